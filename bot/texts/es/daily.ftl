# The daily challenge.

## Refusals

# What brings the board back of a match that is shown in private answers only.
kind-command-daily = `/daily`

daily-undo = En el reto diario no se deshace nada: cada persona tiene un solo intento con las mismas losetas.
daily-fixed = Eso no es posible en el reto diario: se juega a solas, una vez, hasta que acaba el día. Sigue con `/daily`.
daily-finished = Ya terminaste este intento; `/daily` muestra tu resultado.
daily-over = Este intento ya pasó: acabó su día o lo terminaste tú. `/daily` empieza el de hoy, si aún no lo has jugado.
daily-tried = Empezaste el reto de hoy antes de borrar tus datos, y cada persona tiene un intento al día. El próximo reto empieza a medianoche (UTC).
daily-nothing-to-share = No hay nada que compartir hasta que termines. Sigue tu intento con `/daily`.
daily-no-date = Escribe la fecha como año, mes y día: `2026-11-28`.
daily-no-day = Hay un reto para cada día desde 2020 hasta hoy. Los días empiezan y acaban a medianoche (UTC).

## A try

daily-begins = { "**" }Reto diario del { $date }: { $game }**
    En todo el mundo se juega a solas, con las mismas losetas y un solo intento. Nadie ve el tuyo. El día acaba { $time }; un intento sin terminar se queda sin resultado. Con `/daily` vuelves a él cuando quieras.
daily-head = { "**" }Reto diario del { $date }: { $game }** · acaba { $time }
daily-done = { "**" }Reto diario del { $date }: { $game }** · terminado
daily-without = { "**" }Reto diario del { $date }: { $game }** · este intento acabó sin resultado. Cada día hay un reto nuevo.
daily-place = { $count ->
        [one] De momento, nadie más en este servidor ha terminado.
       *[other] En este servidor, de momento: puesto { $place } de { $count }.
    }
daily-place-world = { $count ->
        [one] De momento, nadie más en el mundo ha terminado.
       *[other] En el mundo, de momento: puesto { $place } de { $count }.
    }
daily-streak =
    { $count ->
        [one] 🔥 1 día seguido; tu mejor racha es de { $best }.
       *[other] 🔥 { $count } días seguidos; tu mejor racha es de { $best }.
    }
daily-copy = **Compartir aquí** pone tu resultado en la tabla del día de este servidor. O copia esto, que no revela nada:
daily-copy-direct = En un canal de un servidor, `/daily` tiene un botón que muestra allí tu resultado. O copia esto, que no revela nada:
daily-paste-head = { $game } { $date }
daily-paste-foot = ★ { $score } 🔥 { $streak }
daily-end-confirm = ¿Terminar el intento de hoy? Solo hay uno al día: quedará sin resultado y cortará tu racha.
daily-ended = Terminaste tu intento.
daily-kept = El intento de hoy está guardado; lo ves con `/daily`.
daily-counts = Tu resultado cuenta en la tabla del día de este servidor.
daily-shared = Tu resultado está en la tabla del día de este servidor: { $link }

## Boards

daily-board-head = { "**" }Reto diario del { $date }: { $game }** · este servidor
daily-board-head-world = { "**" }Reto diario del { $date }: { $game }** · el mundo
daily-post-head = { "**" }Reto diario del { $date }: { $game }**
daily-post-foot = -# Las mismas losetas para todo el mundo y un intento al día. Las barras son los puntos de cada colocación, en orden; si son muchas, cada barra es la media de unas cuantas.
daily-board-line = { "**" }{ $place }.** { $name } — **{ $score }** { $bars }
daily-board-more = … y { $count } más
daily-board-empty = Aquí nadie lo ha terminado.

## Buttons

button-daily-board = Tabla del día
button-daily-end = Terminar el intento
button-daily-play = Jugar el reto de hoy
button-daily-before = Día anterior
button-daily-after = Día siguiente
button-daily-s = Este servidor
button-daily-w = El mundo

## Commands

command-daily = diario
    .description = El reto del día: lo mismo para todo el mundo, a solas y con un solo intento
option-daily-board = tabla
    .description = Mira los resultados del día en vez de jugar
option-daily-date = fecha
    .description = Los resultados de un día anterior, como 2026-11-28
where-server = este servidor
where-world = el mundo

## Elsewhere

matches-daily = { $game }, el reto diario — **tu turno**: `/daily`
settings-daily-on = La tabla del reto diario se publica en { $channel } cuando termina la primera persona del servidor.
settings-daily-off = La tabla del reto diario se publica solo donde alguien comparte un resultado.
settings-daily-here = La tabla del reto diario se publica en este canal.
settings-daily-now = La tabla del reto diario se queda en su canal.
option-settings-daily = diario
    .description = El canal para la tabla del reto diario; elige otra vez el mismo canal para quitarla
