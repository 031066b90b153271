# Iota.  Cards are written by colour, shape and number: "rc2" is the red circle 2, "w" a wild card.
# The coloured square always stands with its word.

iota-face-rc1 = :red_card: círculo rojo 1
iota-face-rc2 = :red_card: círculo rojo 2
iota-face-rc3 = :red_card: círculo rojo 3
iota-face-rc4 = :red_card: círculo rojo 4
iota-face-rs1 = :red_card: cuadrado rojo 1
iota-face-rs2 = :red_card: cuadrado rojo 2
iota-face-rs3 = :red_card: cuadrado rojo 3
iota-face-rs4 = :red_card: cuadrado rojo 4
iota-face-rt1 = :red_card: triángulo rojo 1
iota-face-rt2 = :red_card: triángulo rojo 2
iota-face-rt3 = :red_card: triángulo rojo 3
iota-face-rt4 = :red_card: triángulo rojo 4
iota-face-rx1 = :red_card: cruz roja 1
iota-face-rx2 = :red_card: cruz roja 2
iota-face-rx3 = :red_card: cruz roja 3
iota-face-rx4 = :red_card: cruz roja 4
iota-face-gc1 = :green_card: círculo verde 1
iota-face-gc2 = :green_card: círculo verde 2
iota-face-gc3 = :green_card: círculo verde 3
iota-face-gc4 = :green_card: círculo verde 4
iota-face-gs1 = :green_card: cuadrado verde 1
iota-face-gs2 = :green_card: cuadrado verde 2
iota-face-gs3 = :green_card: cuadrado verde 3
iota-face-gs4 = :green_card: cuadrado verde 4
iota-face-gt1 = :green_card: triángulo verde 1
iota-face-gt2 = :green_card: triángulo verde 2
iota-face-gt3 = :green_card: triángulo verde 3
iota-face-gt4 = :green_card: triángulo verde 4
iota-face-gx1 = :green_card: cruz verde 1
iota-face-gx2 = :green_card: cruz verde 2
iota-face-gx3 = :green_card: cruz verde 3
iota-face-gx4 = :green_card: cruz verde 4
iota-face-bc1 = :blue_card: círculo azul 1
iota-face-bc2 = :blue_card: círculo azul 2
iota-face-bc3 = :blue_card: círculo azul 3
iota-face-bc4 = :blue_card: círculo azul 4
iota-face-bs1 = :blue_card: cuadrado azul 1
iota-face-bs2 = :blue_card: cuadrado azul 2
iota-face-bs3 = :blue_card: cuadrado azul 3
iota-face-bs4 = :blue_card: cuadrado azul 4
iota-face-bt1 = :blue_card: triángulo azul 1
iota-face-bt2 = :blue_card: triángulo azul 2
iota-face-bt3 = :blue_card: triángulo azul 3
iota-face-bt4 = :blue_card: triángulo azul 4
iota-face-bx1 = :blue_card: cruz azul 1
iota-face-bx2 = :blue_card: cruz azul 2
iota-face-bx3 = :blue_card: cruz azul 3
iota-face-bx4 = :blue_card: cruz azul 4
iota-face-yc1 = :yellow_card: círculo amarillo 1
iota-face-yc2 = :yellow_card: círculo amarillo 2
iota-face-yc3 = :yellow_card: círculo amarillo 3
iota-face-yc4 = :yellow_card: círculo amarillo 4
iota-face-ys1 = :yellow_card: cuadrado amarillo 1
iota-face-ys2 = :yellow_card: cuadrado amarillo 2
iota-face-ys3 = :yellow_card: cuadrado amarillo 3
iota-face-ys4 = :yellow_card: cuadrado amarillo 4
iota-face-yt1 = :yellow_card: triángulo amarillo 1
iota-face-yt2 = :yellow_card: triángulo amarillo 2
iota-face-yt3 = :yellow_card: triángulo amarillo 3
iota-face-yt4 = :yellow_card: triángulo amarillo 4
iota-face-yx1 = :yellow_card: cruz amarilla 1
iota-face-yx2 = :yellow_card: cruz amarilla 2
iota-face-yx3 = :yellow_card: cruz amarilla 3
iota-face-yx4 = :yellow_card: cruz amarilla 4
iota-face-w = :wild_card: comodín

# Con su artículo, como los rasgos.
iota-value-r = el rojo
iota-value-g = el verde
iota-value-b = el azul
iota-value-y = el amarillo
iota-value-c = el círculo
iota-value-s = el cuadrado
iota-value-t = el triángulo
iota-value-x = la cruz
iota-value-1 = el número 1
iota-value-2 = el número 2
iota-value-3 = el número 3
iota-value-4 = el número 4
# Con su artículo; «igual» y «diferente» valen para todos.
iota-trait-colour = el color
iota-trait-shape = la forma
iota-trait-number = el número

## Refusals.  They say what is wrong and what would be right.

iota-unreadable = No entiendo eso. Escribe cada carta y su casilla, como `rc2 N20 gs4 O20`: un color (`r` rojo, `g` verde, `b` azul, `y` amarillo), una forma (`c` círculo, `s` cuadrado, `t` triángulo, `x` cruz) y un número del 1 al 4; `w` es un comodín. Para `/iota pass` indica solo las cartas que devuelves, como `rc2 w`.
iota-no-such-card = «{ $text }» no es una carta ni una casilla. Una carta es un color (`r`, `g`, `b`, `y`), una forma (`c`, `s`, `t`, `x`) y un número del 1 al 4, como `rc2`, o `w` para un comodín; una casilla es como `N20`.
iota-no-such-cell = No existe la casilla { $cell }. Las letras y los números de las casillas están en los bordes de la imagen.
iota-one-swap = Las cartas se canjean de una en una. Indica una carta y la casilla del comodín, como `rc2 N20`.
iota-not-in-hand = No tienes en la mano esta carta: { WORD("iota-face", $card) }. Con `/iota hand` ves tus cartas.
iota-card-twice = Esta carta la indicaste más veces de las que la tienes ({ $held }): { WORD("iota-face", $card) }.
iota-cell-taken = La casilla { $cell } está ocupada: { WORD("iota-face", $card) }. Las cartas van en casillas vacías.
iota-cell-twice = Indicaste { $cell } dos veces. Cada carta necesita su propia casilla.
iota-not-one-line =
    { $first } { BEGINS($other) ->
        [i] e
       *[other] y
    } { $other } no están en la misma fila ni en la misma columna. Todas las cartas de un turno van en una sola línea.
iota-gap = { $cell }, entre { $first } y { $last }, quedaría vacía. Las cartas de un turno deben formar una línea sin huecos.
iota-not-touching =
    { $count ->
        [one] { $first } no está junto a ninguna carta. Juega junto a una carta de la mesa.
       *[other] Ninguna de estas cartas está junto a una carta de la mesa. Al menos una debe estarlo.
    }
iota-too-long = { $first }–{ $last } sería una línea de { $count } cartas. Una línea tiene cuatro como mucho.
iota-line-broken = { $first }–{ $last } sería `{ $cards }`. En una línea, { WORD("iota-trait", $trait) } debe ser igual en todas las cartas o diferente en todas; aquí { WORD("iota-value", $value) } está en algunas, pero no en todas.
iota-wild-torn = El comodín de { $cell } tendría que ser dos cartas a la vez: { WORD("iota-trait", $trait) } no puede encajar en su fila (`{ $row }`) y también en su columna (`{ $column }`).
iota-wilds-torn =
    No hay dos cartas que encajen en los comodines de { $cell } { BEGINS($other) ->
        [i] e
       *[other] y
    } { $other }: sus líneas se contradicen en { WORD("iota-trait", $trait) }.
iota-swap-wild = No puedes canjear un comodín por otro. Indica una carta con color, forma y número.
iota-swap-empty = En { $cell } no hay ninguna carta. Indica la casilla de un comodín.
iota-swap-no-wild = La carta de { $cell } es { WORD("iota-face", $card) }. Solo puedes canjear un comodín.
iota-swap-none = Ninguna de tus cartas encaja en el lugar de un comodín de la mesa.
iota-pass-no-pile = El mazo está vacío, así que no puedes poner cartas debajo. Pasa sin cartas.

## What happened

iota-laid = { $card } en { $cell }
iota-played = { $name } juega { $cards }.
iota-line = • { $first }–{ $last }: { $sum } = { $points }
iota-line-lot = • { $first }–{ $last }: { $sum } = { $points }, un lote
iota-total =
    { $total ->
        [one] En total, **1 punto**.
       *[other] En total, **{ $total } puntos**.
    }
iota-total-doubled = En total, { $points }{ $doubled }: **{ $total } puntos**.
iota-doubled-lot = { "" }, el doble por un lote
iota-doubled-four = { "" }, el doble por cuatro cartas a la vez
iota-doubled-last = { "" }, el doble por la última carta
iota-passed =
    { $count ->
        [0] { $name } pasa.
        [one] { $name } pasa y pone 1 carta debajo del mazo.
       *[other] { $name } pasa y pone { $count } cartas debajo del mazo.
    }
iota-swapped = { $name } toma el comodín de { $cell } y pone allí { $card }.
iota-left = { $name } queda fuera de la partida; sus cartas pasan debajo del mazo.
iota-ended-last-card = El mazo está vacío y alguien se quedó sin cartas, así que la partida termina.
iota-ended-passes = Todo el mundo pasó, así que la partida termina.

## What is to be decided

iota-decide = ▶️ { $name }: juega hasta cuatro cartas en una línea, o pasa. Cartas en el mazo: { $pile }.
iota-decide-swapped = ▶️ { $name }, después del canje: juega hasta cuatro cartas en una línea, o pasa. Cartas en el mazo: { $pile }.
iota-stuck = Ahora ninguna de tus cartas encaja en ningún sitio, así que tienes que pasar.

iota-variant-half = Versión corta: la mitad de las cartas.
iota-variant-kids = Versión infantil: sin puntos; con el mazo vacío, gana quien juegue antes su última carta.

## The board in words

iota-text-pile = Cartas en el mazo: { $pile }.
iota-text-row = Fila { $row }: { $cells }

## Hand and panels

hand-of-iota = Tus cartas: { $hand }
iota-hand-card = { $card } ({ $code })
iota-hand-empty = sin cartas
button-hand-iota = Mis cartas
button-iota-lay = Jugar cartas
button-iota-pass = Pasar
button-iota-swap = Canjear un comodín
button-iota-other = Elegir otra carta
button-iota-back = Quitar la última carta
iota-panel-card = Elige una carta.
iota-panel-only-swap = Tal como está la mesa, no puedes jugar ninguna de tus cartas. Puedes canjear un comodín o pasar.
iota-panel-cell = { WORD("iota-face", $card) }: elige su casilla.
iota-panel-cell-some = { WORD("iota-face", $card) }: elige su casilla. Los botones azules valen ya; los grises (+ en la imagen) necesitan otra carta más.
iota-panel-cell-rest = { WORD("iota-face", $card) }: elige su casilla. Los botones azules valen ya; las casillas del menú necesitan otra carta más.
iota-panel-cell-more = { WORD("iota-face", $card) }: elige su casilla. Los botones azules valen ya; en el menú hay más casillas.
iota-panel-laid = Elegidas: { $cards }.
iota-panel-not-yet = Aún no es una jugada legal. { $why }
iota-panel-between = Aún no es una jugada legal: falta otra carta en medio para llegar a las cartas de la mesa.
iota-panel-worth = Eso daría:
iota-panel-kids = Es una jugada legal.
iota-panel-next = Elige otra carta.
iota-panel-another = Elige otra carta o pulsa Confirmar.
iota-panel-only-cell = { WORD("iota-face", $card) } va en { $cell }: es su única casilla.
iota-panel-no-other = Ninguna otra de tus cartas encaja ya.
iota-panel-cells = Otras casillas
iota-panel-cells-needing = Casillas que necesitan otra carta
iota-panel-more = Más casillas…
iota-panel-now = vale ya
iota-panel-needs = necesita otra carta
iota-panel-pass = Elige las cartas que pones debajo del mazo, o ninguna, y pulsa Confirmar. Después robas hasta tener cuatro.
iota-panel-pass-only = El mazo está vacío, así que pasas sin más. ¿Confirmar?
iota-panel-returned = Pasas y pones debajo del mazo: { $cards }. Después robas hasta tener cuatro.
iota-panel-return = Cartas para debajo del mazo (o ninguna)
iota-panel-swap = Elige una carta para canjearla por un comodín de la mesa. El comodín va a tu mano y tu turno sigue.
iota-panel-swap-one = { $card } por el comodín de { $cell }
iota-action-swap = Canjear { $cards }, por el comodín que hay allí
iota-action-pass = { $count ->
        [0] Pasar
       *[other] Pasar, con { $cards } debajo del mazo
    }
iota-panel-swapped = Tomas el comodín de { $cell }, pones allí { WORD("iota-face", $card) } y tu turno sigue.

## Commands

command-iota = iota
    .description = Juega a Iota, el juego de cartas de Gene Mackles
command-iota-play = jugar
    .description = Juega de 1 a 4 cartas en una fila o columna
command-iota-pass = pasar
    .description = No juegues nada: pon las cartas que quieras debajo del mazo y roba hasta tener cuatro
command-iota-swap = canjear
    .description = Toma un comodín de la mesa a cambio de una carta tuya que encaje allí
option-iota-cards = cartas
    .description = Carta y casilla: rc2 N20 gs4 O20. Color r g b y, forma c s t x, número 1-4; w = comodín
option-iota-back = cartas
    .description = Cartas para debajo del mazo, como rc2 w; sin ellas, pregunto
option-iota-card = carta
    .description = Tu carta que encaja allí, como rc2
option-iota-cell = casilla
    .description = La casilla del comodín, como N20
option-iota-half = corta
    .description = La versión corta, con la mitad de las cartas
option-iota-kids = infantil
    .description = Sin puntos: con el mazo vacío, gana quien juegue antes su última carta
iota-choice = { $cards } · { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
