# The guided first match: prepared positions, each with one turn to play.

lesson-head = **{ $game } · aprender { $step }/{ $steps }: { $topic }**
lesson-play = Juega el turno con los botones o con un comando. Nadie más lo ve, y no cuenta para nada.
lesson-played = **Lo que te dio**
lesson-found = ✅ No encontré nada mejor.
lesson-good = 👍 Buena jugada. **Todavía mejor, pensando en los turnos siguientes** (segunda imagen): { $action }. { $reason }
lesson-better = 💡 **Yo habría jugado** (segunda imagen): { $action }. { $reason }
lesson-better-alt = La mesa antes de tu turno, con lo que yo habría jugado: { $action }
lesson-unjudged = Ahora mismo no sé decirte qué habría sido mejor. En un minuto lo muestra `/{ $command } learn`.
lesson-done = 🎓 Era la última. Ya sabes lo suficiente para una partida: el botón empieza una contra una máquina fácil, en la que puedes deshacer y pedir pistas cuanto quieras. Cómo termina una partida, y lo demás, está en **Reglas**.
lesson-left = Dejaste esta posición. Pulsa Otra vez si al final quieres jugarla.
lesson-old = Esta posición es de una versión anterior de la partida guiada. Déjala y empieza de nuevo.
lesson-fixed = Eso no es posible en una partida guiada: juegas un turno, y nadie más juega en ella.
kind-command-lesson = `/{ $command } learn`
lesson-kept = La posición está lista; la muestra `/{ $command } learn`.
lesson-end-confirm = ¿Dejar esta posición de la partida guiada? Puedes volver a la partida guiada cuando quieras.
lesson-ended = Dejaste esta posición.
matches-lesson = { $game }, la partida guiada — **tu turno**: { $link }
button-lesson-end = Dejar la posición
button-lesson-next = Siguiente posición
button-lesson-again = Otra vez
button-lesson-practice = Jugar una partida
command-learn = aprender
    .description = Aprende a jugar: unas posiciones preparadas, en privado, y lo que da cada jugada

## A newcomer's first turn in a match

newcomer-axio = 🎯 ¿Primera vez con { $game }? Haz avanzar todos tus marcadores: al final solo cuenta el **más bajo**.
newcomer-rota = 🎯 ¿Primera vez con { $game }? Haz avanzar todos tus marcadores: al final solo cuenta el **más bajo**.
newcomer-iota = 🎯 ¿Primera vez con { $game }? Forma líneas en las que cada rasgo (color, forma y número) sea igual en todas las cartas o diferente en todas: sumas los números que muestran.
newcomer-paperworld = 🎯 ¿Primera vez con { $game }? Haz crecer tus pilas y cumple objetivos: cuentan las cartas de arriba, y cada carta que te quede en la mano cuesta un punto.

## Axio

axio-learn-first =
    Debajo del tablero están tus { $symbols } marcadores, un número por símbolo. Haz avanzar todos; al final cuenta el **más bajo**. Cada mitad de tu loseta mira en todas las direcciones menos a través de su otra mitad, y da un punto por cada casilla seguida que muestre allí su símbolo.
    .look = 👀 Tu primera loseta debe tocar una casilla de color: pon una mitad justo al lado de una casilla con su mismo símbolo.
    .title = Tu primera loseta
axio-learn-row =
    Una hilera de un mismo símbolo da tantos puntos como mide a quien la alarga.
    .look = 👀 Busca un sitio donde las **dos** mitades de una de tus losetas se encuentren con su propio símbolo, una de ellas al final de una hilera.
    .title = Una hilera
axio-learn-pyramid =
    Una casilla vacía que queda cerrada por todos los lados, por otras casillas o por el borde, recibe una pirámide: un punto por cada símbolo que tiene al lado, muestre lo que muestre tu loseta.
    .look = 👀 ¿A qué casilla vacía le falta un solo lado? Ciérrala con una loseta que además puntúe.
    .title = Una pirámide
axio-learn-lowest =
    Al final solo cuenta el marcador más bajo. Por eso, la jugada con más puntos no siempre es la mejor.
    .look = 👀 Mira tu fila debajo del tablero: ¿cuál es el marcador más bajo? Encuentra una loseta que lo suba, aunque otra dé más puntos.
    .title = El marcador más bajo

## Axio Rota

rota-learn-circle =
    Debajo de la mesa están tus { $symbols } marcadores, un número por símbolo. Haz avanzar todos; al final cuenta el **más bajo**. Las esquinas que se juntan en un punto forman un círculo: cada esquina de tu loseta da un punto por cada otra esquina de su círculo con el mismo símbolo. Las imágenes de tu loseta muestran todas la misma, girada.
    .look = 👀 ¿Dónde se juntan dos esquinas de otras losetas con el mismo símbolo? Gira tu loseta para que su esquina con ese símbolo se una a ellas.
    .title = Un círculo
rota-learn-empty =
    Tu loseta tiene una esquina vacía. Donde se encuentra con otras esquinas, cuenta como el color que elijas.
    .look = 👀 Pon la esquina vacía donde las demás coincidan, o elige el color que más te haga falta.
    .title = La esquina vacía
rota-learn-lowest =
    Al final solo cuenta el marcador más bajo. Por eso, la jugada con más puntos no siempre es la mejor.
    .look = 👀 Mira tu fila debajo de la mesa: ¿cuál es el marcador más bajo? Súbelo.
    .title = El marcador más bajo

## Iota

iota-learn-line =
    En una línea, cada rasgo (color, forma y número) es igual en todas las cartas o diferente en todas. Sumas los números de todas las cartas de las líneas que formas.
    .look = 👀 Empieza por la carta de la mesa. Con dos cartas de tu mano a su lado puedes formar una línea; mejor todavía si forman dos líneas.
    .title = Una línea
iota-learn-lot =
    Una línea de { $lot } cartas es un **lote**; ninguna puede ser más larga. Duplica todos tus puntos del turno, y { $hand } cartas jugadas de una vez también los duplican.
    .look = 👀 Busca líneas a las que les falten una carta o dos, y cartas tuyas que encajen.
    .title = Un lote
iota-learn-wild =
    Tienes un **comodín**. Vale por una sola carta, cualquiera que haga correctas todas sus líneas, y él mismo no da puntos.
    .look = 👀 ¿Dónde completa un lote, junto con otras cartas tuyas?
    .title = Un comodín

## Paper World

paperworld-learn-take =
    Construyes un paisaje de hasta { $across } × { $across } pilas, de las que solo cuentan las cartas de arriba: las estrellas, los objetivos y la ficha de tijeras dan puntos, y cada carta que quede en tu mano cuesta uno. Para eso te hacen falta cartas. Di un color o un valor y tomas del centro, que es la fila de arriba, todas las cartas de arriba que lo tengan. Tus propias pilas empiezan con una carta baja y crecen de valor en valor.
    .look = 👀 ¿Qué te da varias cartas que encajen unas sobre otras, o sobre tu primera pila?
    .title = Tomar
paperworld-learn-place =
    Ahora coloca cartas: todas las de un turno comparten un color o un valor. Cada una va sobre una pila de su color que muestre el valor anterior, o empieza una pila nueva con el valor más bajo junto a otra. Una vez por turno puedes saltarte un valor si descartas otra carta a cambio.
    .look = 👀 ¿Cuáles de tus cartas van seguidas? Sáltate el valor que falta y renuncia a la carta que menos necesites. Después, termina el turno.
    .title = Colocar, y un salto
paperworld-learn-token =
    Una carta con tijeras ✂ puede llevarse la ficha de tijeras, incluso si la tiene la máquina. Da { $token } puntos al final y, mientras la tengas, un salto no cuesta ninguna carta; pero sobre su pila no puede ir nada.
    .look = 👀 Empieza la pila sobre la que puede ir tu carta con tijeras. Sáltate el valor que falta a cambio de la carta que menos necesites, y toma la ficha con las tijeras. Después, termina el turno.
    .title = La ficha de tijeras
paperworld-learn-goal =
    Arriba a la derecha están los objetivos. Si tu paisaje cumple uno al final de tu turno, te llevas los puntos que tiene; quien lo consigue primero se lleva más. Al final cuentan las estrellas, los objetivos y la ficha, y cada carta en la mano y cada descarte cuestan un punto.
    .look = 👀 El primer objetivo: tres cartas de un color en L, en cualquier posición. ¿Con cuál de tus cartas la formas? Coloca todo lo que pueda acompañarla en este turno y, después, termina el turno.
    .title = Un objetivo
