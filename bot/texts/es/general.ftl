# What belongs to no single game.

## Refusals and faults

fault = Algo salió mal por mi parte; lo que ya estaba guardado está a salvo. Si vuelve a pasar, avisa a quien administra este bot: error { $fault }.
fault-disk = Ahora mismo no puedo guardar nada, así que no cambió nada; pero puedes seguir mirando. Quien administra este bot tiene que liberar espacio en el disco: error { $fault }.
fault-done = Está hecho, pero algo salió mal al mostrarlo; no hace falta que lo repitas. Si pasa a menudo, avisa a quien administra este bot: error { $fault }.
stopping = Me están reiniciando, así que no lo hice. Prueba otra vez en un minuto.
ending = Me están reiniciando antes de que pudiera terminar. Mira en un minuto si quedó hecho; si no, hazlo otra vez.
ending-done = Me están reiniciando antes de que pudiera mostrar el resto; llegará en un minuto.
match-gone = Ya no tengo esta partida. `/matches` muestra las que juegas.
match-none = Nadie juega a { $game } en este canal. Con `/{ $command } start` empiezas una partida, con `/{ $command } practice` una contra una máquina.
match-none-direct = No estás jugando a { $game }. `/{ $command } practice` empieza una partida contra una máquina, `/{ $command } learn` te enseña el juego.
match-none-lesson = Esa posición de la partida guiada terminó: tiene un solo turno. `/{ $command } learn` muestra cómo fue y lleva a lo que sigue.{ $shown ->
        [0] {""}
       *[other] {" "}También juegas aquí: { $links }
    }
match-none-puzzle = Ese problema terminó: tiene un solo turno. `/{ $command } puzzle` muestra cómo fue y lleva a lo que sigue.{ $shown ->
        [0] {""}
       *[other] {" "}También juegas aquí: { $links }
    }
match-elsewhere = Nadie juega a { $game } en este canal; tus partidas están aquí: { $links }{ $more ->
        [0] {""}
       *[other] {" "}(y { $more } más: `/matches`)
    }
alone-kind = { $kind ->
    [practice] de práctica
   *[solo] en solitario
}
which-alone-since = ({ alone-kind }, empezada { $since })
match-which = Tienes varias partidas. ¿Cuál quieres?
which-forgotten = Me reiniciaron después de que lo escribieras, o hace mucho de eso, y ya no sé qué era. Escríbelo otra vez.
match-over = Esta partida ya terminó. `/help` te dice cómo empezar otra.
match-not-begun = Esta partida aún no ha empezado: faltan jugadores. En su sala, pulsa **Unirme** o, si la abriste tú, **Empezar**.
match-not-seated = No juegas en esta partida, así que aquí no puedes hacer nada. Puedes quedarte a mirar.
match-not-your-turn = No es tu turno: le toca a { $name }.
match-turn-over = Tu turno terminó antes de poder jugar todo eso, así que no se jugó nada. Envía solo lo que corresponde a este turno.
match-already-played = Eso ya se jugó.
match-taken-back = Eso ya se jugó, y después se deshizo.
match-moved-otherwise = Entretanto hiciste otra jugada, así que la que confirmaste aquí no se jugó.
match-overtaken = Antes pasó otra cosa en esta partida, así que lo que elegiste no se jugó.
match-stale = Ese botón es de una posición anterior, así que no hizo nada.
lobby-seats = { $game } es para { $least } a { $most } jugadores.
lobby-already-in = Ya estás dentro. La partida empieza cuando lo decida quien abrió la sala o se ocupen todas las plazas.
lobby-begun = Esta partida ya empezó, así que su sala está cerrada. Puedes mirar; `/help` te dice cómo empezar la tuya.
lobby-not-host = Solo { $name }, que abrió la sala, puede empezar la partida. También empieza en cuanto se ocupan todas las plazas.
lobby-not-host-set = Solo { $name }, que abrió la sala, puede cambiar las opciones.
lobby-seats-taken = Ya hay { $count } plazas ocupadas, así que no pueden ser menos. Para jugar con quienes están, pulsa Empezar.
lobby-set-already = Eso ya está elegido.
invite-none = No tienes invitación a esta partida, o ya la rechazaste. Para jugar, pulsa **Unirme**.
lobby-too-few = Hacen falta al menos { $least } jugadores. Espera a que se una más gente o añade una máquina.
stop-not-host = Solo { $name }, que abrió la partida, o la moderación pueden cancelarla. Si nadie juega durante dos semanas, puede cualquiera.
pause-no-clock = Esta partida no tiene límite de tiempo, así que no hay nada que pausar.
pause-already = El reloj ya está en pausa; con `reanudar` vuelve a correr.
resume-runs = El reloj ya está corriendo.
offer-not-asked = Esta pregunta no es para ti.
undo-nothing = No tienes nada que deshacer: aún no has jugado, o las plazas cambiaron desde entonces.
undo-often = En este turno ya deshiciste { $count } veces, y no se puede más. Tu última jugada queda.
match-long = En esta partida ya pasó tanto que solo se puede seguir jugando o abandonarla. Quien modera puede terminarla para todo el mundo: `/{ $command } stop`.
undo-drawn = Ya viste la siguiente loseta, así que esto no se puede deshacer.
kick-running = La partida aún no ha empezado; quien no quiera jugar puede salir de la sala sin más.
kick-not-seated = Esa persona no juega en esta partida. Elige a alguien cuyo nombre esté en el tablero.
kick-self = Para dejar tu propia plaza, usa Abandonar.
kick-two = Entre dos no se puede expulsar a nadie por votación mientras siga en este servidor. Puedes abandonar la partida; quien la abrió o la moderación pueden cancelarla, y así no cuenta para nadie; o alguien de la moderación que no juegue puede expulsar a esa persona.
moderator-played = Jugaste en esta partida, así que no puedes decidir sobre ella desde la moderación. Puede hacerlo otra persona de la mesa o de la moderación.
replace-seated = Esa persona ya juega en esta partida, o la abandonó. Ofrece tu plaza a otra persona.
replace-not-asked = Esta plaza no se te ofreció a ti.
offer-none = Ya no hay nada que acordar: la partida siguió adelante.
offer-agreed = Ya dijiste que sí; falta el resto.
withdrawn-lately = Retiraste tu última petición, así que puedes volver a preguntar a las <t:{ $at }:t> (<t:{ $at }:R>).
called-quietly = A quien ya avisaste en la última hora se le nombra, pero no se le vuelve a notificar.
offer-already = Ya preguntaste algo a las demás personas, y aún no han contestado. Sus botones están debajo del tablero.
offer-vacant = Primero hay que decidir si una máquina sigue jugando por { $name }; los botones están debajo del tablero.
offer-others = { $name } ya preguntó algo, y solo puede haber una petición a la vez. Los botones están debajo del tablero.
invite-self = Tú ya estás dentro; invita a otra persona.
invite-bot = { $name } es un bot y no puede jugar. Las máquinas se añaden con `/axio start#computers` o en la sala.
invite-many = { $seats } plazas no alcanzan para tanta gente. Elige más plazas.
start-direct = A { $game } con otras personas se juega en un canal de un servidor. Aquí puedes practicar contra una máquina: `/{ $command } practice`.
start-direct-solo = A { $game } con otras personas se juega en un canal de un servidor. Aquí puedes practicar contra una máquina, `/{ $command } practice`, o jugar en solitario: `/{ $command } start seats:1`.
start-level-alone = Elegiste la dificultad { $level }, pero ninguna máquina. Añade `/axio start#computers:1` o deja la dificultad sin elegir.
start-solo-computers = En solitario juegas sin nadie más. Elige más plazas o no elijas ninguna: `/{ $command } start computers:1` es una partida entre tú y una máquina.
start-many-computers = { $most ->
    [0] Con { $seats } plazas no queda sitio para una máquina. Elige más plazas o ninguna máquina.
    [one] Con { $seats } plazas queda sitio para una máquina. Elige más plazas o menos máquinas.
   *[other] Con { $seats } plazas queda sitio para { $most } máquinas. Elige más plazas o menos máquinas.
}
computers-off = En este servidor no se juega con máquinas. En un mensaje directo conmigo puedes practicar contra una.
start-lobby-here = En este canal ya hay una sala de { $game }. Únete aquí: { $link }
start-match-here = En este canal ya hay una partida de { $game }: { $link }. Empieza otra en un canal distinto, o con `/axio start#thread` en su propio hilo.
start-abandoned-here = En este canal hay todavía una partida de { $game }, { $link }, pero hace dos semanas que nadie juega en ella. Cualquiera puede terminarla con `/{ $command } stop`; después, empieza la tuya.
start-no-thread = Las partidas solo pueden tener su propio hilo en un canal de texto. Deja esa opción sin elegir para jugar aquí mismo.
bot-absent = No soy miembro de este servidor: solo se añadieron mis comandos, así que aquí no puedo publicar y no empezó nada. Alguien con el permiso Gestionar servidor puede invitarme: { $link }
option-unknown = No conozco lo que elegiste ahí. Elige algo que yo pueda ver en este servidor.
rights-missing = Todavía no puedo jugar en { $channel }: { $count ->
        [one] me falta allí el permiso
       *[other] me faltan allí los permisos
    } { $rights }.
rights-missing-own = En { $channel } tú no puedes jugar, y yo solo hago por ti lo que tú puedes hacer: { $count ->
        [one] te falta allí el permiso
       *[other] te faltan allí los permisos
    } { $rights }. Juega en otro canal o habla con la moderación.
start-crowded-own = { $seen ->
    [0] Ya tienes { $count } salas abiertas, que es el máximo. Empieza o cierra antes alguna.
   *[other] Ya tienes { $count } salas abiertas, que es el máximo. Empieza o cierra antes alguna:
    { $links }
}
start-crowded-alone = { $seen ->
    [0] Ya tienes { $count } partidas { alone-kind }, que es el máximo. Termina antes alguna o abandónala (**Más**, debajo de su tablero).
   *[other] Ya tienes { $count } partidas { alone-kind }, que es el máximo. Termina antes alguna o abandónala (**Más**, debajo de su tablero):
    { $links }
}
seats-many = Ya tienes una plaza en { $count } partidas con otros, que es el máximo. Antes tiene que terminar alguna; las que abandonaste cuentan hasta que acaben.
crowded-alone = • { $game }, empezada { $since }: { $link }
crowded-lobby = • { $game }, abierta { $since }: { $link }
start-crowded = { $seen ->
    [0] Este servidor ya tiene { $count } salas abiertas, que es el máximo. Espera a que alguna empiece o se cierre.
   *[other] Este servidor ya tiene { $count } salas abiertas, que es el máximo. Únete a alguna:
    { $links }
}
workshop-waiting = { $before ->
    [one] Hay una petición antes que la tuya
   *[other] Hay { $before } peticiones antes que la tuya
}, unos { $seconds } s. El resultado aparecerá aquí.
workshop-own = Todavía te estoy preparando algo: una repetición, un archivo o tus datos. Vuelve a pedirlo cuando haya llegado.
workshop-full = Ahora mismo hay demasiada gente esperando una repetición o un archivo. Vuelve a pedirlo en { $seconds } s.
admission-much = Aún estoy con tus peticiones anteriores, así que esta no la hice. Vuelve a pedirlo cuando hayas recibido respuesta a esas.
rematch-elsewhere = La revancha empieza donde se jugó la partida. Pulsa allí el botón, o empieza aquí otra partida: `/{ $command } start`.
rematch-not-seated = Solo quienes jugaron pueden empezar una revancha. Con `/{ $command } start` abres tu propia sala.
text-too-long = Eso es demasiado largo para una jugada. Leo { $count } caracteres como mucho.
panel-unreadable = Este botón ya no vale. Usa los botones que hay debajo del tablero más reciente.
move-counts = Tu jugada cuenta.
unsent-closed = Pero no puedo escribirte mensajes directos, así que no puedo mostrarte el tablero allí.
unsent-forbidden = Pero no tengo permiso para publicar en ese canal. La moderación tiene que darme los permisos Ver canal, Enviar mensajes y Adjuntar archivos; entonces aparecerá { $what ->
        [lobby] la sala
       *[board] el tablero
    }.
unsent-gone = Pero el canal ya no existe, así que ahí no se puede mostrar { $what ->
        [lobby] la sala
       *[board] el tablero
    }.
absent-now = Pero ya no soy miembro de ese servidor, así que no puedo publicar allí. Alguien con el permiso Gestionar servidor puede invitarme de nuevo: { $link }
unsent-late = { post-comes }
unsent-old = { post-comes }
unsent-archived = Pero este hilo está bloqueado, así que no se pudo mostrar { $what ->
        [lobby] la sala
       *[board] el tablero
    }.
unsent-failed = Pero Discord no aceptó { $what ->
        [lobby] la sala
       *[board] el tablero
    }. Lo sigo intentando hasta que aparezca.
unsent-disk = Pero mi disco está lleno, así que { $what ->
        [lobby] la sala
       *[board] el tablero
    } aparecerá cuando quien administra este bot libere espacio.
unsent-busy = { post-comes }
post-comes = { $what ->
        [lobby] La sala
       *[board] El tablero
    } llega en un momento.
post-late = Discord me hace esperar antes de publicar, así que { $what ->
        [lobby] la sala
       *[board] el tablero
    } llega en un momento.
share-direct =
    Aquí no hay nadie más con quien compartir. Escribe { $what ->
        [daily] `/daily`
        [leaderboard] `/leaderboard`
        [puzzle] `/puzzle`
        [replay] `/{ $command } replay`
       *[stats] `/stats`
    } en un canal de un servidor y pulsa allí **Compartir aquí**.
not-shown = Discord no me dejó mostrar esto, y no cambió nada. Prueba otra vez en un momento.
not-shown-done = Está hecho, pero Discord no me dejó mostrarte el resto; no hace falta que lo repitas.
picture-failed = (No se pudo dibujar la imagen: error { $fault }. Puedes seguir jugando sin ella.)

right-view-channel = Ver canal
right-send-messages = Enviar mensajes
right-send-messages-in-threads = Enviar mensajes en hilos
right-attach-files = Adjuntar archivos
right-create-public-threads = Crear hilos públicos

## Computer players

computer-drawn =
    { $number ->
        [1] Máquina
       *[other] Máquina { $number }
    }
computer-name = { computer-drawn } ({ $level })
lobby-computers = Solo hay { $seats } plazas, y una es la tuya. Elige menos máquinas o más plazas.
lobby-no-computer = Esa máquina ya no está en esta partida.
level-easy = fácil
level-medium = media
level-hard = difícil

## Lobby

lobby-open =
    { "**" }{ $game }** — { $host } busca jugadores. { $free ->
        [one] Queda 1 plaza libre de { $seats }.
       *[other] Quedan { $free } plazas libres de { $seats }.
    }
lobby-in = En la mesa: { $names }
lobby-invited = Invitaciones pendientes: { $names }
lobby-changed = { $names }: { $by } cambió las opciones de esta partida. Si no te convencen, pulsa Salir.
lobby-declined = { $by } rechazó la invitación.
lobby-options = ¿Cómo quieres que sea tu partida de { $game }? Puedes cambiarlo hasta que empiece.
computers-choose = { $free ->
    [one] ¿Qué dificultad tendrá la máquina que añades a tu partida de { $game }? Ocupa la última plaza libre, así que la partida empieza enseguida.
   *[other] ¿Qué dificultad tendrá la máquina que añades a tu partida de { $game }? Puedes cambiarlo hasta que empiece la partida.
}
computers-set = Hecho.
set-computer = { $name } → { $level }
set-computer-away = { $name } no juega
lobby-set = Cambiado. Quienes ya están en la sala reciben un aviso.
invite-declined = Rechazaste la invitación. Si cambias de idea, aún puedes unirte.
set-choose = Elige
set-seats = { $seats } plazas
set-pace = Límite de tiempo: { $pace }
set-pace-none = Sin límite de tiempo
set-late = Si se acaba el tiempo: { $late }
set-switches-none = Más opciones: ninguna
lobby-sign =
    { "**" }{ $game }** en { $place } busca jugadores. { $free ->
        [one] Queda 1 plaza libre de { $seats }.
       *[other] Quedan { $free } plazas libres de { $seats }.
    }
lobby-thread = Al empezar, la partida pasa a su propio hilo.
lobby-expired = La sala de { $name } para { $game } se cerró: en un día no se unió gente suficiente. Con `/{ $command } start` se abre otra.
lobby-closed = Esta sala de { $game } está cerrada.
lobby-over = La partida de { $game } ya empezó: { $link }
lobby-alt = Una sala con { $seats } plazas. En la mesa: { $names }.
started-lobby = Tu sala de { $game } está abierta. La partida empieza cuando se ocupen todas las plazas o pulses Empezar.
started-solo = Tu partida de { $game } en solitario está en marcha. Cuenta solo para la clasificación en solitario, no para los ratings.
started-practice = Tu partida de práctica de { $game } contra { $name } está en marcha. No cambia ningún rating, y puedes deshacer tus jugadas. Pulsa un botón debajo del tablero: la partida sigue entonces en un mensaje privado.
joined = Estás dentro. La partida empieza cuando se ocupen todas las plazas o quien abrió la sala pulse Empezar.
joined-begun = Estás dentro, y la partida está en marcha.
begun = La partida está en marcha.
left-lobby = Saliste de la sala.
left-match = Abandonaste la partida.

## Posts

offer-stop = { $name } propone cancelar esta partida, de modo que no cuente para nadie. { $others }: ¿de acuerdo? Seguir jugando significa que no.
offer-undo = { $name } quiere deshacer su último turno y todo lo que vino después. { $others }: ¿de acuerdo? Seguir jugando significa que no.
offer-kick = { $name } propone expulsar de la partida a { $target }. En ese caso no contaría para el rating de nadie, pero se podría seguir jugando. { $others }: ¿de acuerdo? Seguir jugando significa que no.
offer-replace = { $name } ofrece su plaza. { $others }: quien quiera puede ocuparla; recibe la mano, y la partida sigue. El resultado será suyo a partir de { $turns } turnos; hasta entonces es de { $name }.
offer-pause = { $name } quiere pausar el reloj { $days ->
        [one] 1 día
       *[other] { $days } días
    }. { $others }: ¿de acuerdo?
offer-resume = { $name } quiere terminar la pausa ya. { $others }: ¿de acuerdo? Si no, dura lo acordado.
offer-late = A { $name } se le acabó el tiempo. { $others }: ¿saltar este turno, seguir sin { $name } hasta el final o esperar? Basta con la mitad de los votos.
offer-stand-in = { $others }: una máquina puede seguir jugando por { $name }{ $persons ->
        [one] .
       *[other] {" "}si todo el mundo quiere, con la dificultad más baja de las que se elijan.
    } { $playing ->
        [one] Si no, o sin respuesta { $time }, la partida termina y ganas.
       *[other] Si no, o sin respuesta { $time }, la partida sigue sin { $name }.
    }
offer-stand-in-last = { $name } queda en último puesto en cualquier caso, y la máquina no cuenta.
note-standing-in = { $name } sigue jugando por { $by }.
note-without = { $name } queda fuera de la partida, y ninguna máquina sigue en su lugar.
note-last-left = { $name } terminó la partida, en la que solo seguían máquinas.
note-undone = { $name } deshizo una jugada; la posición vuelve a ser la de antes.
note-retracted = { note-undone }
note-replaced = { $name } ocupa la plaza de { $by }.
note-paused = La partida está en pausa: lo pidió { $name } y hubo acuerdo.
note-resumed = El reloj vuelve a correr.
note-resumed-all = Se acabó la pausa: lo pidió { $name }, hubo acuerdo y el reloj vuelve a correr.
note-declined = { $by } dijo que no, { $name }.
note-played-on = { $by } siguió jugando en vez de contestar a { $name }, y eso es un no.
kept-stop = La partida sigue.
kept-undo = El turno se queda como está.
kept-kick = No se expulsa a nadie.
kept-replace = La plaza sigue siendo tuya.
kept-pause = No hay pausa.
kept-resume = La pausa sigue.
note-skipped = A { $name } se le acabó el tiempo, así que el bot hizo la jugada legal más pequeña.
note-stuck = { $name } no supo decidirse, así que el bot hizo la jugada legal más pequeña.
note-left = { $name } abandonó la partida.
note-forfeit = A { $name } se le acabó el tiempo y queda fuera de la partida.
note-late-out = A { $name } se le acabó el tiempo y queda fuera de la partida, por votación de { $names }.
note-voted-out = { $name } queda fuera de la partida, por votación de { $names }.
note-removed = { $by }, de la moderación, expulsó de la partida a { $name }.
note-gone-out = { $by } sacó de la partida a { $name }, que ya no está en este servidor.
note-stopped = { $by }, de la moderación, canceló la partida.
note-called-off = { $name } canceló la partida.
note-abandoned = { $by } canceló la partida, porque hacía mucho que nadie jugaba.
note-agreed-off = { $name } propuso cancelar la partida, y hubo acuerdo.
note-left-alone = Hace dos semanas que nadie juega aquí, así que esta partida se acabó.
note-struck = Quien administra este bot anuló el resultado: no cuenta.
note-undecided = A { $name } se le acabó el tiempo, y el resto de la mesa no ha decidido nada.
clock-skip = Límite de tiempo: { $time } por turno. Si se acaba, el bot hace por ti la jugada legal más pequeña.
clock-forfeit = Límite de tiempo: { $time } por turno. Si se acaba, quedas fuera de la partida.
clock-vote = Límite de tiempo: { $time } por turno. Si se acaba, el resto de la mesa decide cómo seguir.
time-until = -# El tiempo se acaba { $time }, { $at }
time-paused = -# El reloj está en pausa hasta { $at }. Aun así puedes jugar.
time-rests = -# El reloj está en pausa hasta que alguien juegue.
pace-0 = sin límite de tiempo
pace-600 = 10 minutos
pace-3600 = 1 hora
pace-43200 = 12 horas
pace-86400 = 1 día
pace-259200 = 3 días
pace-604800 = 1 semana
late-skip = el bot hace la jugada legal más pequeña
late-forfeit = se pierde la plaza
late-vote = decide el resto de la mesa
reminders-2 = dos, a la mitad y poco antes de que se acabe el tiempo
reminders-1 = uno, poco antes de que se acabe el tiempo
reminders-0 = ninguno
reminder-skip = { $name }, es tu turno en { $game }. El tiempo se acaba { $time }; entonces el bot hará por ti la jugada legal más pequeña. { $link }
reminder-forfeit = { $name }, es tu turno en { $game }. El tiempo se acaba { $time }; entonces quedarás fuera. { $link }
reminder-vote = { $name }, es tu turno en { $game }. El tiempo se acaba { $time }; entonces decidirá el resto de la mesa. { $link }
post-begins = La partida está en marcha.
called-computer = **{ $game }** ▶️ { $name } está pensando.
called = **{ $game }** { $decision }
called-vacant = **{ $game }** Le tocaba a { $name }: la partida espera una decisión.
post-stopped = Esta partida de { $game } se acabó y no cuenta para nadie.
shared = Ya lo puede ver todo el mundo aquí: { $link }
asked = Ya lo pregunté. Nada cambia hasta que todo el mundo diga que sí; seguir jugando significa que no.
paused = El reloj está en pausa.
resumed = El reloj vuelve a correr.
undone = Deshecho.
kicked = Esa persona queda fuera de la partida.
seat-taken = La plaza es tuya.
asked-seat = Ya ofrecí tu plaza. Sigue siendo tuya, y sigues jugando, hasta que alguien la ocupe.
answered = Hecho. El tablero muestra en qué quedó.
stop-confirm = ¿Cancelar esta partida de { $game }? Una partida cancelada no cuenta para nadie: ni resultado ni rating.
stop-asked = Antes se pregunta al resto de la mesa. La partida sigue hasta que todo el mundo diga que sí.
stopped = La partida está cancelada.
kick-confirm-moderator = ¿Expulsar a { $name } de esta partida de { $game } para siempre? Entonces no contará para nadie, y todo el mundo verá que lo hiciste desde la moderación.
kick-confirm-gone = { $name } ya no está en este servidor. ¿Sacar a esa persona de esta partida de { $game } para siempre? Entonces no contará para nadie, y todo el mundo verá que lo hiciste tú.
kick-confirm-vote = ¿Proponer al resto de la mesa que se expulse a { $name } de esta partida de { $game }? Si todo el mundo está de acuerdo, { $name } queda fuera para siempre y la partida no cuenta para nadie.
vote-confirm-kick = ¿Votar que se expulse a { $name } de esta partida de { $game } para siempre? Entonces no contará para nadie, y todo el mundo verá quién votó a favor.
vote-confirm-late = ¿Seguir sin { $name } hasta el final? Contará como si { $name } hubiera abandonado, y todo el mundo verá quién votó a favor.
leave-confirm = ¿Abandonar esta partida de { $game } para siempre? Quedarás por detrás de quienes siguen, aunque dejen que una máquina juegue por ti.
leave-confirm-two = ¿Abandonar esta partida de { $game } para siempre? Gana { $name }, aunque luego una máquina juegue por ti.
leave-confirm-last = ¿Abandonar esta partida de { $game } para siempre? Solo siguen máquinas, así que la partida termina y quedas en primer puesto.
leave-confirm-solo = ¿Abandonar esta partida de { $game }? No contará para nada.
more = Qué más puedes hacer en esta partida de { $game }:
brought-down = El tablero está al final del canal: { $link }
board-link = El tablero: { $link }

## Lists

# Between the parts of a list that have commas of their own.
list-break = { "; " }
# What a sentence names together, such as people or cards: “a, b y c”.
list-more = { $first }, { $last }
# “Ana y Luis”, pero “Ana e Irene”.
list-last = { $first } { BEGINS($last) ->
        [i] e
       *[other] y
    } { $last }

## Dates

date = { $day } de { WORD("month", $month) } de { $year }

## Settings

settings-kept = Tus ajustes están guardados.
settings-mine = **Cómo te aviso:**
settings-pings-on = Las menciones te notifican.
settings-pings-off = Las menciones te nombran sin notificarte.
settings-reminders = Recordatorios durante tu turno: { $count }.
settings-call-on = En cada turno te avisa un mensaje directo nuevo con tu mano; los recordatorios llegan ahí también.
settings-call-off = Te aviso solo en el canal; tu mano está en un único mensaje directo, que edito sin notificación.
settings-language = Hablo el idioma de tu Discord, si lo sé.
settings-language-chosen = Te hablo en este idioma: { $language }.
settings-public-language = Los tableros y demás mensajes públicos van en el idioma de este servidor, si lo sé.
settings-public-language-chosen = Los tableros y demás mensajes públicos van en este idioma: { $language }.
settings-no-language = No hablo «{ $text }». Hablo: { $languages }.
language-as-discord = El idioma de Discord
settings-server = **Las partidas nuevas de este servidor empiezan así:**
settings-pace-none = Sin límite de tiempo. Si al abrir la sala se pone uno y el tiempo se acaba: { $late }.
settings-pace = Límite de tiempo: { $pace }. Si se acaba: { $late }.
settings-thread-on = Cada partida tiene su propio hilo.
settings-thread-off = Las partidas se juegan donde se empiezan.
settings-computers-on = Se pueden añadir máquinas a las partidas de aquí, y pueden seguir jugando en lugar de quien se va.
settings-computers-off = Aquí no se juega con máquinas: las partidas que ya las tienen siguen.
settings-direct = Estos son ajustes de un servidor; usa el comando en el servidor.
settings-not-allowed = Para cambiarlos necesitas el permiso Gestionar servidor.

## Private hand

hand-head = **{ $game }** · { $place } · tablero: { $link }
hand-place = { $place } · tablero: { $link }
hand-finished = **{ $game }** · { $place } — esta partida terminó. El tablero: { $link }
hand-finished-here = **{ $game }** — esta partida terminó. El tablero: { $link }
hand-over-here = **{ $game }** — esta partida terminó para ti. El tablero: { $link }
hand-over = **{ $game }** · { $place } — esta partida terminó para ti. El tablero: { $link }
hand-wait = No es tu turno; ya te avisaré.
hand-you = Tu turno
hand-closed = **{ $game }** — { $mention }, no puedo escribirte mensajes directos. Pulsa **{ $button }** debajo del tablero para ver lo que tienes; solo lo verás tú. Cuando los abras, te llegará como mensaje la próxima vez que lo pulses o juegues.
call-on = Desde ahora te envío un mensaje directo nuevo, con notificación, cada vez que sea tu turno.
call-off = Desde ahora te aviso solo en el canal. Tu mano sigue en un único mensaje directo, que edito sin notificación.

## Buttons

button-join = Unirme
button-leave = Salir
button-start = Empezar
button-options = Opciones
button-computers = Añadir una máquina
button-computer-add = Añadir: { $level }
button-decline-invite = Rechazar
button-rules = Reglas
button-more = Más
button-board = Tablero
button-board-text = Tablero en palabras
button-scores = Puntos
button-goals = Objetivos en palabras
button-bring-down = Bajar el tablero aquí
button-back = Atrás
button-next = Siguiente
button-confirm = Confirmar
button-rematch = Revancha
button-leave-match = Abandonar la partida
button-stop-match = Cancelar la partida
button-agree-stop = Sí, cancelar
button-agree-undo = Sí, deshacer
button-agree-kick = De acuerdo
button-kick = Expulsar
button-kick-ask = Preguntar a la mesa
button-agree-pause = Sí, pausar
button-agree-resume = Sí, seguir ya
button-late-skip = Saltar el turno
button-late-out = Seguir sin esa persona
button-late-wait = Esperar
button-decline = Rechazar
button-seat = Ocupar la plaza
button-decline-seat = Rechazar
button-stand-in-easy = Máquina fácil
button-stand-in-medium = Máquina media
button-stand-in-hard = Máquina difícil
button-without = Seguir sin máquina
button-win = Terminar la partida
button-withdraw = Retirar la petición
button-undo = Deshacer
button-call-on = Escríbeme en mi turno
button-call-off = No me escribas más
button-which = Partida { $number }
button-share = Compartir aquí
matches-more = … y { $count } más.

## Commands

command-matches = partidas
    .description = Todas tus partidas, y de quién es el turno
command-help = ayuda
    .description = Lo que puedes hacer aquí ahora
command-start = iniciar
    .description = Abre una sala en este canal
command-practice = practicar
    .description = Juega ya mismo contra una máquina
command-board = tablero
    .description = Mira cómo está el tablero
command-hand = mano
    .description = Mira lo que tienes; nadie más lo ve
command-scores = puntos
    .description = Mira los puntos de todo el mundo
command-rules = reglas
    .description = Lee las reglas
command-leave = abandonar
    .description = Abandona la partida para siempre
command-stop = cancelar
    .description = Termina la partida para todo el mundo; así no cuenta para nadie
command-undo = deshacer
    .description = Deshaz tu última jugada; si afecta a otras personas, se les pregunta
command-kick = expulsar
    .description = Propón expulsar a alguien, o saca a quien ya no está en este servidor
command-replace = ceder
    .description = Ofrece tu plaza a otra persona
option-kick-player = persona
    .description = A quién expulsar
option-replace-player = persona
    .description = Quién puede ocupar tu plaza
option-seats = plazas
    .description = Cuántos juegan, contando contigo y con las máquinas; 1 es una partida en solitario
command-pause = pausar
    .description = Propón pausar el reloj unos días
command-resume = reanudar
    .description = Pon el reloj otra vez en marcha
option-pause-days = días
    .description = Cuántos días; 7 si no eliges nada
option-pace = ritmo
    .description = El límite de tiempo por turno, en partidas con otras personas
option-late = retraso
    .description = Qué pasa si se acaba el tiempo
command-hint = pista
    .description = Hasta tres buenas jugadas para tu turno, con lo que da cada una y por qué
command-settings = ajustes
    .description = Cómo te aviso, y cómo empiezan las partidas nuevas
command-settings-me = personales
    .description = Tus menciones, recordatorios y mensajes directos
command-settings-server = servidor
    .description = Cómo empiezan las partidas de este servidor; cambiarlo requiere Gestionar servidor
option-settings-language = idioma
    .description = El idioma en que te hablo
option-settings-public-language = idioma
    .description = El idioma de los tableros y demás mensajes públicos de aquí
option-settings-pings = menciones
    .description = Si las menciones te notifican
option-settings-reminders = recordatorios
    .description = Cuántos recordatorios recibes durante tu turno
option-settings-messages = mensajes
    .description = Recibe un mensaje directo nuevo en cada turno tuyo, y ahí los recordatorios
option-settings-computers = máquinas
    .description = Si se pueden añadir máquinas a las partidas de aquí
option-computers = máquinas
    .description = Cuántas plazas ocupan las máquinas; así la partida no cambia ningún rating
option-level = dificultad
    .description = Qué tal juegan las máquinas; media si no eliges nada
option-thread = hilo
    .description = Juega la partida en su propio hilo
option-hints = pistas
    .description = Se pueden pedir pistas; así la partida no cuenta para las clasificaciones
option-invite = invitar
    .description = A quién invitar
option-invite2 = invitar2
    .description = A quién más invitar
option-invite3 = invitar3
    .description = A quién más invitar
option-preview = previa
    .description = Mira antes la imagen y los puntos, y confirma después
option-text = texto
    .description = El tablero en palabras en vez de una imagen

## Answers of the general commands

matches-title = **Tus partidas**
matches-none = No estás en ninguna partida. `/help` te dice cómo empezar.
matches-people = { $others ->
        [0] {""}
       *[other] {" con "}{ $names }
    }{ $kind ->
        [table] {""}
       *[other] {" "}{ which-alone-since }
    }
matches-lobby = { $game }{ matches-people } — faltan jugadores: { $link }
matches-yours = { $game }{ matches-people } — **tu turno**: { $link }
matches-theirs = { $game }{ matches-people } — turno de { $name }: { $link }
paused-until = (en pausa hasta { $at })
paused-open = (en pausa hasta que alguien juegue)

help-head = ### Lo que puedes hacer aquí ahora
help-lobby = **{ $game }** — una sala espera jugadores: pulsa allí **Unirme**. { $link }
help-lobby-in = **{ $game }** — estás dentro; la partida empieza cuando se ocupen todas las plazas o quien abrió la sala pulse **Empezar**: { $link }
help-turn = ▶️ **{ $game }** — **es tu turno**: pulsa un botón debajo del tablero. { $link }
help-wait = **{ $game }** — es el turno de { $name }: { $link }
help-watch = **{ $game }** — hay una partida en marcha; puedes mirar: { $link }
help-begin =
    Para empezar aquí: { $practice ->
        [yes] aprende primero un juego, juega ya mismo contra una máquina o abre una sala para los demás
       *[no] aprende primero un juego o abre una sala para los demás
    }.
help-begin-direct = Para empezar: aprende primero un juego o juega ya mismo contra una máquina. Con otras personas se juega en un canal de un servidor.
help-game =
    { "**" }{ $game }**: `/{ $command } learn`{ $practice ->
        [yes] { " " }· `/{ $command } practice`
       *[no] { "" }
    }{ $others ->
        [yes] { " " }· `/{ $command } start`
       *[no] { "" }
    }
help-solo = En solitario: { $commands }
help-foot =
    ### Qué más hay
    `/daily` · `/puzzle` — algo nuevo cada día
    `/matches` · `/history` — tus partidas, las terminadas
    `/leaderboard` · `/stats` — los ratings, tus resultados
    `/settings me` · `/privacy` — notificaciones, tus datos
    `/axio rules` · `/axio replay` · `/axio lookback` — de cada juego: las reglas; una partida otra vez, paso a paso; qué opina de ella una máquina
help-invite = -# [Invítame a otro servidor]({ $link }). ¿Faltan comandos en algún sitio? Que alguien con el permiso Gestionar servidor abra el mismo enlace.
