# The rules, page by page.  Numbers come from the rules themselves, so no sentence has one of its own.
# What is seen in the picture is told by the game, in the sentences of a match.

rules-head = **{ $game } · { $topic }**
rules-shown = 🔎 **En la imagen**
rules-refused = { $name } intenta lo que muestra la imagen, y no está permitido: «{ $why }»
rules-foot = -# { $page }/{ $pages }
button-learn = Aprender jugando
rules-name-0 = Ana
rules-name-1 = Leo

## Axio

axio-rules-aim =
    Tienes { $symbols } marcadores, uno por símbolo: :red_sun: sol rojo, :green_dot: punto verde, :blue_star: estrella azul, :orange_square: cuadrado naranja, :purple_ring: anillo morado. Empiezan abajo del todo y se detienen en { $top }.
    Al final cuenta tu marcador **más bajo**. Por eso, haz que avancen todos y no solo uno. Si los más bajos empatan, deciden los siguientes, y así sucesivamente.
    .title = De qué se trata
axio-rules-place =
    En tu atril hay { $rack } losetas que nadie más ve. En tu turno colocas una de ellas sobre dos casillas vacías contiguas y después robas otra.
    Tu **primera** loseta debe tocar, por un lado, una de las { $symbols } casillas de color que aún no toque ninguna loseta. Las siguientes pueden ir donde quieras.
    Hay { $tiles } losetas: cada pareja de símbolos diferentes, { $mixed } veces; cada doble, { $double } veces. Quién empieza se decide por sorteo.
    .title = Dónde va una loseta
axio-rules-score =
    Cada mitad de tu loseta puntúa por su cuenta, también las dos mitades de un doble.
    Mira desde esa mitad en todas las direcciones, menos a través de su otra mitad. Cuenta las casillas seguidas que muestran el mismo símbolo, en losetas o en casillas de color. Cada una es un punto para el marcador de ese símbolo. La propia mitad no cuenta.
    .title = Qué puntúa
axio-rules-nothing =
    Una hilera acaba en otro símbolo, en una casilla vacía, en una pirámide y en el borde. Lo que haya más allá no cuenta, y en diagonal no cuenta nada.
    Aquí, el { WORD("symbol-word", $wall_symbol) } ve { $wall }, que muestra otro símbolo, así que { $wall_far }, detrás, no cuenta. Y el { WORD("symbol-word", $gap_symbol) } ve { $gap }, que está vacía, así que { $gap_far } no cuenta.
    Las mitades de un doble nunca se cuentan la una a la otra. Los puntos que pasan de { $top } se pierden.
    .title = Qué no puntúa
axio-rules-pyramid =
    Cuando tu loseta deja encerrada una sola casilla vacía, con una loseta, una casilla de color o el borde a cada lado, ahí va una pirámide. Da un punto por cada símbolo que tiene al lado; el mismo símbolo dos veces da dos.
    Ahí ya no puede ir ninguna loseta. Hay { $pyramids } pirámides. Cuando están todas en uso, se mueve la más antigua, y la casilla que deja queda vacía hasta el final.
    .title = Las pirámides
axio-rules-bonus =
    Por cada marcador que llega a { $top }, colocas y puntúas enseguida una loseta más de tu atril, antes de robar. Una bonificación puede dar otras. Es obligatorio colocarla; si no se puede, se pierde.
    .title = ¡AXIO! La bonificación
axio-rules-exchange =
    Después de tu última colocación, mira tu marcador más bajo. Si ninguna loseta de tu atril muestra su símbolo (o, con varios igual de bajos, el de alguno de ellos), puedes cambiar.
    Todo el mundo ve tu atril entero. Robas { $rack } losetas nuevas, y después las anteriores vuelven a la bolsa. En la bolsa tiene que haber { $rack } losetas.
    .title = Cambiar el atril
axio-rules-end =
    Quien tiene los { $symbols } marcadores en { $top } gana en el acto.
    La partida también termina cuando a quien le toca no puede colocar: no quedan dos casillas vacías contiguas, o el atril está vacío. Entonces gana quien tenga más alto su marcador más bajo. Si todos los marcadores están igualados, la victoria se comparte.
    .title = El final
axio-rules-here =
    Pulsa **Colocar** debajo del tablero y elige tu loseta y sus casillas. O escribe `/axio place`: las letras de la loseta, la casilla de su primera mitad y la casilla contigua, por ejemplo `{ $tile }` `{ $cell }` `{ $to }`.
    Con dos jugadores se usan las { $small } × { $small } casillas del medio; con tres, { $medium } × { $medium }; con cuatro, todas, { $large } × { $large }.
    { "**" }En solitario:** robas una loseta cada vez y la colocas, sin cambio ni bonificación. Un marcador que llega a { $top } vuelve a empezar en un segundo tablero. Todo lo que una loseta da a un símbolo es una sola suma; lo que pase de { $top } en el primer tablero se pierde. Cuando todos los marcadores llegan al final del segundo tablero, la partida termina. Tu resultado es tu marcador más bajo, hasta { $tops }.
    Axio es un juego de Reiner Knizia.
    .title = Jugar aquí, y en solitario

## Axio Rota

rota-rules-aim =
    Tienes { $symbols } marcadores, uno por símbolo: :red_sun: sol rojo, :green_dot: punto verde, :blue_star: estrella azul, :orange_square: cuadrado naranja, :purple_ring: anillo morado. Empiezan abajo del todo y se detienen en { $top }.
    Al final cuenta tu marcador **más bajo**. Por eso, haz que avancen todos y no solo uno. Si los más bajos empatan, deciden los siguientes, y así sucesivamente.
    .title = De qué se trata
rota-rules-place =
    Cada esquina de una loseta es un cuarto de círculo y muestra un símbolo. Tienes una pila de { $own } losetas y en la mano la de arriba, que nadie más ve.
    En tu turno la colocas, con el giro que quieras, en una casilla libre que comparta un lado con una loseta. No basta con tocarse en una esquina. La mesa no tiene borde. Después robas tu siguiente loseta.
    Quién empieza se decide por sorteo. Las losetas que no son de nadie forman la reserva general.
    .title = Dónde va una loseta
rota-rules-score =
    Cada esquina de tu loseta puntúa por su cuenta. Con las esquinas de otras losetas que se juntan con ella en un punto forma un círculo, completo o no. Una loseta que toca el punto solo en diagonal también forma parte de él.
    La esquina da un punto por cada **otra** esquina de su círculo con el mismo símbolo. Los puntos mueven el marcador de ese símbolo.
    .title = Qué puntúa
rota-rules-nothing =
    Una esquina no da nada si ninguna otra de su círculo muestra su símbolo, o si aún no se encuentra con nada. Una esquina de otro círculo no cuenta nunca, ni siquiera en la misma loseta.
    Aquí { $meets ->
        [one] una esquina se encuentra con otras, pero con ninguna de su símbolo
       *[other] { $meets } esquinas se encuentran con otras, pero con ninguna de su símbolo
    }, y { $alone ->
        [one] una aún no se encuentra con nada
       *[other] { $alone } aún no se encuentran con nada
    }.
    Los puntos que pasan de { $top } se pierden.
    .title = Qué no puntúa
rota-rules-empty =
    En { $empties } de las { $tiles } losetas hay una esquina vacía. Cuando colocas una de modo que esa esquina se encuentra con otras, **eliges un color**, y puntúa como si lo mostrara. A partir de ahí no muestra nada. (Un color que no hace falta se acepta y no cambia nada.)
    Aquí la esquina vacía cuenta como { WORD("symbol-word", $named) } y da { $worth }. Como { WORD("symbol-word", $other) } habría dado { $less }.
    .title = La esquina vacía
rota-rules-bonus =
    Por cada marcador que llega a { $top } tienes un turno de bonificación cuando se han puntuado todas las esquinas: robas la loseta de arriba de la reserva general, la miras, la colocas y la puntúas. Una bonificación puede dar otras. Si la reserva general está vacía, las bonificaciones se pierden.
    .title = ¡AXIO! La bonificación
rota-rules-end =
    Quien tiene los { $symbols } marcadores en { $top } gana en el acto, y las bonificaciones pendientes no se juegan.
    Si no, la partida termina cuando todo el mundo ha colocado sus { $own } losetas; las bonificaciones del último turno sí se juegan. Entonces gana quien tenga más alto su marcador más bajo. Si todos los marcadores están igualados, la victoria se comparte.
    { "**" }En solitario:** las mismas reglas; todo el mundo ve la loseta que tienes. Tu resultado es tu marcador más bajo.
    .title = El final, y en solitario
rota-rules-here =
    Pulsa **Colocar** debajo del tablero y elige una casilla y cómo va tu loseta. O escribe `/rota place` con una casilla, por ejemplo `{ $cell }`, y el número que hay debajo de una de las imágenes de tu loseta, o su color de arriba a la izquierda; para una esquina vacía que se encuentra con otras, añade su `/rota place#colour`. Con `/rota hand` ves las imágenes.
    Las letras y el número de una casilla no cambian en toda la partida; la imagen crece con la mesa.
    Axio Rota es un juego de Reiner Knizia.
    .title = Jugar aquí

## Iota

iota-rules-aim =
    Hay { $cards } cartas: cada color con cada forma y cada número del { $least } al { $most }, una vez. Y hay { $wilds } **comodines**.
    Tienes { $hand } cartas que nadie más ve. Una carta empieza en la mesa; el resto es el mazo. Quién empieza se decide por sorteo.
    En tu turno juegas cartas y puntúas las líneas que formas, o pasas. Gana quien suma más puntos.
    .title = De qué se trata
iota-rules-lines =
    Una línea es una fila o columna sin huecos de hasta { $lot } cartas. En cada línea, mira por separado el color, la forma y el número: cada uno es **igual en todas las cartas o diferente en todas**.
    Juegas hasta { $hand } cartas. Al final están todas en **una** línea sin huecos, y al menos una está junto a una carta que ya estaba. Entre las tuyas puede haber cartas de antes. Después robas hasta tener { $hand }.
    .title = Las líneas
iota-rules-broken =
    «Algunas sí y otras no» rompe una línea, sea en el color, en la forma o en el número. Después de tu jugada tienen que ser correctas todas las líneas de la mesa, no solo aquella en la que juegas. Más de { $lot } cartas seguidas no se permiten nunca.
    .title = Qué no es una línea
iota-rules-points =
    Cada línea que formas o alargas da la suma de los números de **todas** sus cartas, también las de antes. Una carta que está en dos de esas líneas cuenta en las dos.
    .title = Los puntos
iota-rules-lot =
    Una línea de { $lot } cartas es un **lote**. Al completar uno se duplican todos tus puntos de este turno; con dos lotes se duplican dos veces.
    .title = Un lote
iota-rules-four =
    Si juegas exactamente { $hand } cartas en un turno, todos tus puntos se duplican también, además de lo que duplique un lote. (Jugar las que quedan en una mano más pequeña no cuenta.)
    .title = Todas tus cartas a la vez
iota-rules-wild =
    Un **comodín** vale por cualquier carta que haga correctas todas sus líneas. No hace falta que digas cuál. En dos líneas vale por la misma carta en ambas. Él mismo no da puntos.
    Puede valer por una carta que ya está en la mesa, incluso en su propia línea. Más adelante se puede leer de otro modo, siempre que todas las líneas sean correctas.
    .title = Los comodines
iota-rules-swap =
    Antes de jugar o pasar puedes llevarte a la mano un comodín de la mesa si pones en su lugar una carta tuya que encaje. Eso no da puntos, y tu turno sigue; el comodín lo puedes jugar en el mismo turno o más adelante.
    En un turno puedes canjear los dos comodines, pero no un comodín por otro.
    .title = Canjear un comodín
iota-rules-end =
    { "**" }Pasar:** pon debajo del mazo las cartas que quieras, la primera que indiques encima, o ninguna, y roba hasta tener { $hand }. Con un mazo corto pueden volverte tus propias cartas. Cuando el mazo está vacío, pasas sin más.
    { "**" }El final:** el mazo está vacío y alguien juega su última carta; los puntos de ese turno se duplican una vez más. O pasa todo el mundo: durante una ronda con el mazo vacío, o si no durante { $rounds } rondas seguidas. En caso de empate a puntos, la victoria se comparte.
    .title = Pasar, y el final
iota-rules-here =
    Pulsa **Jugar cartas** debajo del tablero y elige una carta, su casilla y así hasta acabar; lo que tiene que ser correcto es la jugada entera. O escribe `/iota play` con cartas y casillas, por ejemplo `{ $example }`: una carta es su color (`r` rojo, `g` verde, `b` azul, `y` amarillo), su forma (`c` círculo, `s` cuadrado, `t` triángulo, `x` cruz) y su número; `w` es un comodín. El orden da igual. `/iota pass { $back }` devuelve cartas, `/iota swap` toma un comodín y `/iota hand` muestra tus cartas.
    { "**" }Opciones de** `/iota start`**:** `/iota start#half` es la versión corta, con { $half } de las { $cards } cartas y todos los comodines. `/iota start#kids` es la versión sin puntos: con el mazo vacío, gana quien juegue antes la última carta de su mano; si pasa todo el mundo, la victoria se comparte.
    Iota es un juego de Gene Mackles.
    .title = Jugar aquí

## Paper World

paperworld-rules-aim =
    Construyes un paisaje de hasta { $across } × { $across } pilas: :yellow_desert: desierto amarillo, :blue_sea: mar azul, :green_forest: bosque verde, :black_mountain: montaña negra. De cada pila solo cuenta la **carta de arriba**. Da estrellas según su valor: { $worth }.
    Los objetivos también dan puntos. Cada carta que te queda en la mano y cada carta que descartaste cuesta un punto.
    Empiezas con una pila y sin cartas en la mano. En tu turno haces una de dos cosas: **tomar** o **colocar**.
    .title = De qué se trata
paperworld-rules-take =
    En el centro hay { $piles } pilas; todo el mundo ve su carta de arriba y lo altas que son. Di un color o un valor. Tomas **todas** las cartas de arriba que lo tengan. Las de debajo se quedan.
    Nadie más ve tu mano. Si después tienes más de { $limit } cartas, descartas hasta quedarte con { $limit }.
    .title = Tomar cartas
paperworld-rules-place =
    Coloca una carta o varias. Todas las cartas de un turno comparten un color o un valor. Cada una va
    • sobre una pila del mismo color que muestre justo el valor anterior, o
    • al lado de una pila (compartiendo un lado) como pila nueva. Una pila nueva empieza con un { $first }. El paisaje nunca pasa de { $across } columnas y { $across } filas.
    { "**" }Pasa** solo cuando el centro está vacío y no puedes colocar ninguna de tus cartas. Así que con { $limit } cartas puede que tengas que tomar y descartar.
    .title = Colocar cartas
paperworld-rules-skip =
    Una vez por turno puedes saltarte un valor si descartas otra carta de tu mano a cambio. Así, una pila puede empezar con un { $second }.
    .title = Saltarse un valor
paperworld-rules-token =
    Cuando colocas una carta con tijeras ✂, puedes poner sobre ella la ficha de tijeras, esté donde esté, incluso en el paisaje de otra persona. Al final vale { $token } puntos.
    .title = La ficha de tijeras
paperworld-rules-free =
    Mientras la ficha está en tu paisaje, tu salto es **gratis**: no se descarta nada. Vale ya en el turno en que la tomas, pero no para la carta que la trae, ni después de un salto que pagaste en ese turno.
    .title = La ficha: un salto gratis
paperworld-rules-blocked =
    La ficha bloquea **su pila**: ahí no se puede colocar nada, ni siquiera una carta con tijeras, hasta que te la quite un rival o la muevas a otra carta con tijeras.
    .title = La ficha: una pila bloqueada
paperworld-rules-goals =
    En cada partida hay { $chosen } de { $goals } objetivos. Si tu paisaje cumple uno al final de tu propio turno, tomas la ficha más alta que quede en él: { $many } o, con dos jugadores, { $two }. Cada objetivo te lo llevas una sola vez. Las filas, columnas, diagonales, esquinas y la cruz son las de todo el { $across } × { $across }.
    .title = Objetivos
paperworld-rules-end =
    Cuando un turno termina con { $last } pilas o menos en el centro, todo el mundo tiene un turno más; quien terminó ese turno va al final. En esos turnos también cuentan los objetivos.
    { "**" }Puntos:** estrellas, objetivos, { $token } por la ficha de tijeras, y uno menos por cada carta en la mano y por cada descarte. En caso de empate gana quien menos descartó; si eso también empata, la victoria se comparte.
    En el tablero, estos puntos aparecen en este orden debajo de cada nombre, tal como cuentan ahora, y su suma junto al nombre. Un marco dorado muestra lo nuevo.
    .title = El final
paperworld-rules-here =
    Pulsa **Tomar** o **Colocar** debajo del tablero; con **Colocar** eliges todas las cartas de tu turno, y después las colocas y lo terminas. O escribe: una carta es su color (`y` amarillo, `b` azul, `g` verde, `k` negro) y su valor, con `s` si lleva tijeras. `/paperworld take what:{ $take }` toma. `/paperworld place cards:{ $place }` coloca. `-carta` descarta una por un salto, `ficha` toma la ficha: `{ $dear } ficha`. El turno sigue hasta que lo terminas: `/paperworld place#end:true`, `/paperworld done` o **Terminar el turno**. Lo que escribes de una vez se juega entero o no se juega.
    { "**" }Opciones de** `/paperworld start`**:** `/paperworld start#first_game` pone los objetivos pensados para empezar. Con `/paperworld start#advanced` puedes saltar varias veces por turno y saltarte varios valores de una vez, con un descarte por cada uno; la ficha de tijeras hace gratis un valor, el del primer salto que hagas mientras está en tu paisaje, una vez por turno.
    Paper World es un juego de Alexandre Aguilar y Benoît Turpin.
    .title = Jugar aquí
