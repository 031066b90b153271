# What games with five markers have in common.
# Symbols: red sun, green dot, blue star, orange square, purple ring.
# An emoji always stands with its word: some differ by colour alone.

symbol-word-r = rojo
symbol-r = :red_sun: sol rojo
symbol-word-g = verde
symbol-g = :green_dot: punto verde
symbol-word-b = azul
symbol-b = :blue_star: estrella azul
symbol-word-o = naranja
symbol-o = :orange_square: cuadrado naranja
symbol-word-p = morado
symbol-p = :purple_ring: anillo morado

symbol-emoji-r = :red_sun:
symbol-emoji-g = :green_dot:
symbol-emoji-b = :blue_star:
symbol-emoji-o = :orange_square:
symbol-emoji-p = :purple_ring:

## What happened

markers-points = { $points } { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) }
markers-no-points = 0 puntos
markers-lost =
    { $lost ->
        [one] Se pierde 1 punto por pasar del tope.
       *[other] Se pierden { $lost } puntos por pasar del tope.
    }
markers-arrived = { "**" }¡AXIO!** Ya en { $top }: { $symbols }.
markers-bonus = { "**" }¡AXIO!** Ya en { $top }: { $symbols }. { $count ->
        [one] Eso da una loseta de bonificación.
       *[other] Eso da { $count } losetas de bonificación.
    }

## Scores

markers-score = { $name }: más bajo { $lowest } · rojo { $r }, verde { $g }, azul { $b }, naranja { $o }, morado { $p }
markers-score-left = { $name } (se fue): más bajo { $lowest } · rojo { $r }, verde { $g }, azul { $b }, naranja { $o }, morado { $p }
markers-result = { $place }. { $name } — { $markers }
markers-result-left = { $place }. { $name } (se fue) — { $markers }
markers-result-solo = Resultado: **{ $score }**, tu marcador más bajo. Desde el más bajo: { $markers }.
markers-decided =
    { $level ->
        [1] Decide el marcador más bajo: { $more } gana a { $less }.
        [2] { $other } tiene el mismo marcador más bajo, así que decide el segundo: { $more } gana a { $less }.
        [3] { $other } tiene iguales los dos marcadores más bajos, así que decide el tercero: { $more } gana a { $less }.
        [4] { $other } tiene iguales los tres marcadores más bajos, así que decide el cuarto: { $more } gana a { $less }.
       *[other] { $other } tiene iguales los cuatro marcadores más bajos, así que decide el más alto: { $more } gana a { $less }.
    }
markers-decided-shared = Los cinco marcadores están igualados.
