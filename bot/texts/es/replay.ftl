# Replays, records, the history of a server, and results that are voided.

replay-gone = No hay ninguna partida terminada con ese número que puedas ver. Elige una de las que ofrece la opción `/axio replay#match`: en un servidor, las suyas; en mensajes directos, las tuyas.
replay-other-game =
    La partida { $match } era de { $game }: usa { $verb ->
        [lookback] `/{ $command } lookback`
        [void] `/{ $command } void`
       *[replay] `/{ $command } replay`
    } con su número.
replay-none-direct = Aún no has terminado ninguna partida de { $game }.
replay-none = Aquí aún no se ha terminado ninguna partida de { $game }. `/{ $command } start` empieza una.
replay-day = En el reto diario todo el mundo juega con las mismas losetas, así que un intento solo se puede ver cuando haya acabado su día (UTC).
replay-share-elsewhere = Una partida con otras personas solo se puede compartir en el servidor donde se jugó.
replay-head = **{ $game }**, partida { $match }, { $date }, { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }
replay-turn = Turno { $turn } de { $turns }
replay-start = Antes del primero de { $turns } turnos
replay-alt = { $game }, el tablero después de cada uno de los { $turns } turnos. { $ranking }
replay-shared-by = { $name } comparte una partida:
replay-file = Esta es la partida entera en un archivo de texto. Con `/{ $command } load` se vuelve a ver.
replay-file-alt = La partida como texto
load-head = **{ $game }**, de un archivo. No se guarda nada.
load-other-game = Es un registro de { $game }: míralo con `/{ $command } load`.
load-gone = El archivo ya no está adjunto a este mensaje. Cárgalo otra vez.
void-confirm = ¿Anular el resultado de la partida { $match } de { $game }? Todas las clasificaciones y los ratings quedarán como si no se hubiera jugado. No se puede deshacer.
void-done = El resultado está anulado: ya no cuenta.
void-not-allowed = Solo quien modera todo el servidor donde se jugó puede anular un resultado: sus roles le dan Gestionar mensajes o Gestionar servidor. No bastan los permisos en un solo canal.
void-own = Jugaste en esta partida, así que no puedes anular su resultado. Puede hacerlo otra persona de la moderación de este servidor, o quien administra este bot.
void-already = Este resultado ya está anulado.
void-unfinished = Esta partida no ha terminado, así que aún no tiene resultado.
note-voided = { $by }, de la moderación, anuló este resultado: no cuenta.
replay-voided = Este resultado se anuló: no cuenta.

history-title = Partidas terminadas de este servidor, página { $page }
history-title-own = Tus partidas terminadas, página { $page }
history-end = No hay más antiguas.
history-none = En este servidor aún no se ha terminado ninguna partida. `/axio start` empieza una.
history-none-own = Aún no has terminado ninguna partida.
history-pick = Volver a ver una de ellas
finished-label = { $match } · { $date } · { $names }
finished-line = `{ $match }` **{ $game }** { $date }: { $names }
finished-place = { $place }. { finished-label-place }
finished-label-place = { $names }{ $scored ->
        [no] {""}
       *[yes] { " " }{ $score }
    }{ $count ->
        [one] {""}
       *[other] { " " }(empate)
    }
finished-voided = *(anulada)*
finished-unranked = *(no cuenta)*

## Buttons

button-replay = Repetición
button-step = Paso a paso
button-file = Archivo de texto
button-step-first = Inicio
button-step-back = Atrás
button-step-next = Siguiente
button-step-last = Final
button-newer = Más nuevas
button-older = Más antiguas
button-void = Anular el resultado

## Commands

command-replay = repetición
    .description = Vuelve a ver una partida terminada, turno a turno
command-load = cargar
    .description = Mira una partida desde el archivo de texto de una repetición
command-void = anular
    .description = Anula el resultado de una partida terminada, para que ya no cuente (moderación)
command-history = historial
    .description = Las partidas terminadas de este servidor o, en mensajes directos, las tuyas
option-finished = partida
    .description = Qué partida terminada; si no, la última. Un nombre o fecha encuentra otras
option-void-match = partida
    .description = Qué partida terminada; un nombre o una fecha encuentra otras más antiguas
option-file = archivo
    .description = Un archivo de texto de una repetición

## Files that are no records

record-large = Este archivo es más grande que cualquier registro: leo { $most } KiB como mucho.
record-binary = Esto no es un archivo de texto. Leo los archivos de texto que da una repetición.
record-long = La línea { $line } tiene más de { $most } caracteres, así que esto no es el registro de una partida.
record-marks = La línea { $line } tiene un carácter que no hay en ningún registro (de control o de dirección).
record-expected = La línea { $line } debería ser: `{ $wanted }`
record-game = La línea { $line } nombra un juego que no conozco. Conozco { $games }.
record-options = La línea { $line } indica opciones que este juego no tiene. Las habituales son `{ $usual }`.
record-seats = La línea { $line } debería indicar un número de plazas de { $least } a { $most }.
record-name = La línea { $line } debería indicar un nombre de 1 a { $most } caracteres.
record-seed = La línea { $line } debería indicar una semilla de 1 a { $most } caracteres.
record-entry = La línea { $line } debería ser una entrada del registro: su número, la plaza y la acción, como `12 1 rb E5 F5`. Después de la última va `end:`.
record-version = La línea { $line } tiene un número fuera de orden: los números suben de entrada en entrada, hasta { $most }.
record-seat = La línea { $line } debería indicar una plaza de 1 a { $most }.
record-start = Línea { $line }: el registro empieza con la entrada `{ $start }`, y la tiene una sola vez.
record-verb = La línea { $line } tiene una entrada que no puede estar ahí.
record-undo = La línea { $line } deshace más de { $most } entradas, que es lo máximo que se puede deshacer de una vez.
record-over = La línea { $line } sigue después de que la partida terminó.
record-unplayable = La línea { $line } no cumple las reglas, así que la partida se detiene ahí: { $why }
record-more = La línea { $line } viene después del final del registro.
record-unfinished = La partida de este registro no ha terminado tras su última entrada; solo se pueden mostrar las terminadas.
record-other-end = Este archivo indica un final diferente de aquel al que llevan sus jugadas. Llevan a los puestos { $places } y a los puntos { $scores }.
