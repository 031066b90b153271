# Axio.  The symbols and what it shares with other games of five markers are in markers.ftl.

axio-tile-rr = :red_sun::red_sun: rojo–rojo
axio-tile-rg = :red_sun::green_dot: rojo–verde
axio-tile-rb = :red_sun::blue_star: rojo–azul
axio-tile-ro = :red_sun::orange_square: rojo–naranja
axio-tile-rp = :red_sun::purple_ring: rojo–morado
axio-tile-gr = :green_dot::red_sun: verde–rojo
axio-tile-gg = :green_dot::green_dot: verde–verde
axio-tile-gb = :green_dot::blue_star: verde–azul
axio-tile-go = :green_dot::orange_square: verde–naranja
axio-tile-gp = :green_dot::purple_ring: verde–morado
axio-tile-br = :blue_star::red_sun: azul–rojo
axio-tile-bg = :blue_star::green_dot: azul–verde
axio-tile-bb = :blue_star::blue_star: azul–azul
axio-tile-bo = :blue_star::orange_square: azul–naranja
axio-tile-bp = :blue_star::purple_ring: azul–morado
axio-tile-or = :orange_square::red_sun: naranja–rojo
axio-tile-og = :orange_square::green_dot: naranja–verde
axio-tile-ob = :orange_square::blue_star: naranja–azul
axio-tile-oo = :orange_square::orange_square: naranja–naranja
axio-tile-op = :orange_square::purple_ring: naranja–morado
axio-tile-pr = :purple_ring::red_sun: morado–rojo
axio-tile-pg = :purple_ring::green_dot: morado–verde
axio-tile-pb = :purple_ring::blue_star: morado–azul
axio-tile-po = :purple_ring::orange_square: morado–naranja
axio-tile-pp = :purple_ring::purple_ring: morado–morado

## Refusals.  They say what is wrong and what would be right.

axio-unreadable = No entiendo eso. Indica la loseta con dos de las letras R, G, B, O, P, la casilla de su primera mitad y la casilla contigua para la segunda, como `rb`, `E5`, `F5`.
axio-no-such-tile = «{ $text }» no es una loseta. Una loseta son dos de las letras R, G, B, O, P, como `rb`.
axio-no-such-cell = No existe la casilla { $cell }. Las casillas van de { $first } a { $last }: una letra para la columna y un número para la fila.
axio-outside = { $cell } queda fuera de la zona en uso del tablero, de { $first } a { $last }.
axio-not-neighbours =
    { $cell } { BEGINS($to) ->
        [i] e
       *[other] y
    } { $to } no están juntas. Una loseta cubre dos casillas que comparten un lado.
axio-cell-taken = La casilla { $cell } está ocupada: { WORD("symbol", $symbol) }. Una loseta necesita dos casillas vacías.
axio-coloured-cell = { $cell } es una casilla de color impresa: { WORD("symbol", $symbol) }. Ahí no se puede colocar una loseta.
axio-closed-cell = En { $cell } hay una pirámide; ahí ya no cabe ninguna loseta.
axio-vacated-cell = Una pirámide se fue de { $cell }; esa casilla queda vacía hasta el final de la partida.
axio-first-tile = Tu primera loseta debe tocar, por un lado, una casilla de color que aún no toque ninguna loseta. Quedan libres: { $free }.
axio-not-in-rack = No tienes en tu atril la loseta { WORD("axio-tile", $tile) }. Con `/axio rack` ves tus losetas.
axio-not-the-tile = Te salió la loseta { WORD("axio-tile", $drawn) }, no { WORD("axio-tile", $tile) }. Coloca la que te salió.
axio-not-placing = Ya colocaste tu loseta. Ahora decide si cambias el atril o lo conservas.
axio-bonus-first = Antes tienes que colocar una loseta de bonificación.
axio-no-exchange-now = Solo puedes cambiar después de colocar tu loseta, y solo si en la bolsa hay cinco losetas y ninguna de tu atril muestra el símbolo de tu marcador más bajo (o el de alguno de ellos, si hay varios igual de bajos).
axio-exchange-solo = En solitario no hay cambio: solo tienes la loseta que te salió.

## What happened

axio-placed = { $name } coloca { WORD("axio-tile", $tile) } en { $first }–{ $second }: { $points }.
axio-why = • { $cell }: { $rows } = { $points }
axio-counted-n = { $count } arriba
axio-counted-w = { $count } a la izquierda
axio-counted-e = { $count } a la derecha
axio-counted-s = { $count } abajo
axio-pyramid = • △ Pirámide en { $cell }, por lo que tiene al lado: { $points }
axio-pyramid-moved = • △ La pirámide de { $origin } pasa a { $cell }, por lo que tiene al lado: { $points }. { $origin } queda vacía.
axio-second-board = Vuelve a empezar en 0, en el segundo tablero: { WORD("symbol", $symbol) }.
axio-bonus-lost =
    { $count ->
        [one] { $name } pierde una bonificación, porque no se puede colocar.
       *[other] { $name } pierde { $count } bonificaciones, porque no se pueden colocar.
    }
axio-exchanged = { $name } cambia todo el atril, que mostraba: { $tiles }.
axio-kept = { $name } conserva su atril.
axio-ended-complete = ¡Los cinco marcadores llegaron arriba!
axio-ended-full = Ya no cabe ninguna loseta en el tablero.
axio-ended-rack = A quien le toca no le quedan losetas.

## What is to be decided

axio-decide-place = ▶️ { $name }: coloca una loseta.
axio-decide-first = ▶️ { $name }: coloca tu primera loseta junto a una casilla de color que aún no toque ninguna loseta.
axio-decide-bonus =
    { $owed ->
        [one] ▶️ { $name }: coloca una loseta de bonificación.
       *[other] ▶️ { $name }: coloca la primera de { $owed } losetas de bonificación.
    }
axio-decide-exchange = ▶️ { $name }: ¿cambias todo el atril o lo conservas?
axio-why-exchange = Puedes hacerlo porque ninguna de tus losetas muestra lo que tienes más bajo: { $symbols }.
axio-decide-solo-first = ▶️ Te salió **{ WORD("axio-tile", $tile) }**. Tu primera loseta debe tocar una casilla de color. Losetas en la bolsa: { $bag }.
axio-decide-solo = ▶️ Te salió **{ WORD("axio-tile", $tile) }**. Losetas en la bolsa: { $bag }.

## The board in words

axio-text-area = Casillas en uso: de { $first } a { $last }. Las que no se nombran están vacías.
axio-text-row = Fila { $row }: { $cells }
axio-cell-printed = { WORD("symbol-word", $symbol) } (impreso)
axio-cell-pyramid = pirámide
axio-cell-vacated = bloqueada

## Rack and panel

hand-of-axio = Tu atril: { $hand }
axio-rack-empty = sin losetas
button-hand-axio = Mi atril
button-axio-place = Colocar
button-axio-exchange = Cambiar el atril
button-axio-keep = Conservarlo
axio-panel-tile = Elige una loseta por su número.
axio-panel-column = ¿En qué columna va { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) }? Con ↻ giras la loseta.
axio-panel-column-double = ¿En qué columna va { WORD("axio-tile", $tile) }?
axio-panel-cell = ¿En qué casilla de la columna { $column } va { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) }?
axio-panel-cell-double = ¿En qué casilla de la columna { $column } va su primera mitad?
axio-panel-direction = ¿Hacia qué lado va { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) }?
axio-panel-direction-double = ¿Hacia qué lado va su segunda mitad?
axio-action = { WORD("axio-tile", $tile) } en { $first }–{ $second }: { $points }
axio-panel-worth = { WORD("axio-tile", $tile) } en { $first }–{ $second } daría { $worth }
axio-panel-other-cell = Otra casilla
axio-panel-other-column = Otra columna
axio-way-n = Arriba
axio-way-w = Izquierda
axio-way-e = Derecha
axio-way-s = Abajo

## Commands

command-axio = axio
    .description = Juega a Axio, el juego de losetas de Reiner Knizia
command-place = colocar
    .description = Coloca una loseta: la loseta, la casilla de su primera mitad y la casilla contigua
command-exchange = cambiar
    .description = Después de colocar: cambia todo tu atril, si puedes, o consérvalo
command-rack = atril
    .description = Mira tus losetas; nadie más las ve
option-tile = loseta
    .description = Dos de las letras R G B O P, como rb: la primera mitad va en la primera casilla
option-cell = casilla
    .description = Dónde va la primera mitad, como E5
option-to = hasta
    .description = La casilla contigua, donde va la segunda mitad, como F5
option-keep = conservar
    .description = Conserva tu atril en vez de cambiarlo
