# Axio Rota.  The symbols and what it shares with other games of five markers are in markers.ftl.
# "_" is the empty corner of a tile.

rota-emoji-r = { symbol-emoji-r }
rota-emoji-g = { symbol-emoji-g }
rota-emoji-b = { symbol-emoji-b }
rota-emoji-o = { symbol-emoji-o }
rota-emoji-p = { symbol-emoji-p }
rota-emoji-_ = :empty_corner:
rota-word-r = { symbol-word-r }
rota-word-g = { symbol-word-g }
rota-word-b = { symbol-word-b }
rota-word-o = { symbol-word-o }
rota-word-p = { symbol-word-p }
rota-word-_ = vacío

## Refusals.  They say what is wrong and what would be right.

rota-square-taken = En { $square } ya hay una loseta. Elige una casilla libre que comparta un lado con una loseta.
rota-not-beside = { $square } no está junto a ninguna loseta. Elige una casilla que comparta un lado con una loseta; no basta con tocarse en una esquina.
rota-name-needed = En { $square }, con el giro de la imagen { $rotation }, tu esquina vacía se encuentra con otras esquinas. Elige también el color por el que cuenta.
rota-unreadable = No entiendo eso. Indica la casilla con sus letras y su número, como `M59`; luego el giro, con el número que hay debajo de su imagen (de 0 a 3) o con el color de arriba a la izquierda; y, para una esquina vacía, el color por el que cuenta, como `azul`.
rota-not-a-cell = «{ $text }» no es una casilla. Una casilla son sus letras y su número, como `M59`.
rota-not-a-rotation = «{ $text }» no es un giro. Indica el número que hay debajo de una imagen de tu loseta, de 0 a 3, o el color de arriba a la izquierda, como `azul`.
rota-not-a-colour = «{ $text }» no es un color. Una esquina vacía cuenta como rojo, verde, azul, naranja o morado.
rota-no-such-square = Ninguna loseta puede llegar a { $square }. Las letras y los números de las casillas están en los bordes de la imagen.
rota-no-such-corner = Tu loseta no tiene { WORD("rota-word", $corner) } en ninguna esquina. Indica un color que tenga, o el número que hay debajo de una de las cuatro imágenes, de 0 a 3. Las ves con `/rota hand`.
rota-no-tile = No tienes ninguna loseta.

## What happened

rota-placed = { $name } coloca { $tile } en { $square }: { $points }.
rota-placed-named = { $name } coloca { $tile } en { $square }, con la esquina vacía como { WORD("symbol", $colour) }: { $points }.
rota-why = • { $corner }: { $squares } = { $points }
rota-corner-0 = Arriba a la izquierda
rota-corner-1 = Arriba a la derecha
rota-corner-2 = Abajo a la derecha
rota-corner-3 = Abajo a la izquierda
rota-bonus-lost =
    { $count ->
        [one] La reserva general está vacía, así que { $name } pierde una bonificación.
       *[other] La reserva general está vacía, así que { $name } pierde { $count } bonificaciones.
    }
rota-ended-complete = ¡Los cinco marcadores llegaron arriba!
rota-ended-placed = Todo el mundo colocó todas sus losetas.

## What is to be decided

rota-decide-place = ▶️ { $name }: coloca tu loseta.
rota-decide-bonus =
    { $owed ->
        [one] ▶️ { $name }: coloca una loseta de bonificación.
       *[other] ▶️ { $name }: coloca la primera de { $owed } losetas de bonificación.
    }
rota-decide-solo = ▶️ Te salió **{ $tile }**. Losetas tuyas por salir: { $own }. Reserva general: { $supply }.
rota-decide-solo-bonus =
    { $owed ->
        [one] ▶️ Loseta de bonificación: **{ $tile }**.
       *[other] ▶️ Loseta de bonificación: **{ $tile }**, la primera de { $owed }.
    }

## The table in words

rota-text-piles = Reserva general: { $supply } losetas. Losetas propias por robar: { $stacks }. Las losetas se leen en sentido horario desde arriba a la izquierda.
rota-text-stack = { $name } { $tiles }
rota-text-row = Fila { $row }: { $tiles }

## Hand and panel

hand-of-rota = Tu loseta: { $hand }
rota-held = { $tile }, en sentido horario desde arriba a la izquierda
rota-held-none = ninguna
button-hand-rota = Mi loseta
button-rota-place = Colocar
rota-panel-listed =
    { $pages ->
        [one] Elige una casilla: las { $count } libres están marcadas.
        [2] Elige una casilla: fila por fila, están marcadas de { $first } a { $last }, de un total de { $count }. El último botón marca las demás.
       *[other] Elige una casilla: fila por fila, están marcadas de { $first } a { $last }, de un total de { $count }. Los últimos botones marcan las demás.
    }
rota-panel-page = Más: { $first } a { $last }
rota-panel-rotation = ¿Cuál de las cuatro imágenes de tu loseta va en { $square }?
rota-panel-corner = { $turns } · { WORD("rota-emoji", $corner) } { WORD("rota-word", $corner) } arriba a la izquierda
rota-panel-colour = ¿Por qué color cuenta la esquina vacía?
rota-action = { $square }, imagen { $turns }: { $points }
rota-action-named = { $square }, imagen { $turns }, con la esquina vacía como { WORD("symbol-word", $colour) }: { $points }
rota-panel-worth = { "**" }{ $turns } · en { $square }** daría { $worth }
rota-panel-worth-named = { "**" }{ $turns } · en { $square }**, con la esquina vacía como { WORD("symbol-word", $colour) }, daría { $worth }
rota-panel-other = Otra casilla

## Commands

command-rota = rota
    .description = Juega a Axio Rota, el juego de losetas de Reiner Knizia
command-rota-place = colocar
    .description = Coloca tu loseta: la casilla, la imagen que muestra cómo va, el color de una esquina vacía
option-rota-cell = casilla
    .description = La casilla con sus letras y su número, como M59
option-rota-rotation = giro
    .description = El número debajo de la imagen de tu loseta, de 0 a 3, o el color de arriba a la izquierda
option-rota-colour = color
    .description = El color por el que cuenta una esquina vacía, si se encuentra con otras esquinas
