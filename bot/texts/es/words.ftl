# Words that are read in what people type, beside the letters on the pictures: single words, separated by commas,
# with whatever forms people would type. Capitals and accents make no difference. English words are read in every
# language.

# The endings that a word for a colour, a shape or a thing may have as well. A form that is more than such an ending
# stands in the list itself. Every ending is one of every word, so one that makes another word is left out.
words-endings = s, es

## Axio and Axio Rota

words-symbol-r = rojo, roja, sol
words-symbol-g = verde, punto
words-symbol-b = azul, estrella
words-symbol-o = naranja, anaranjado, anaranjada, cuadrado
words-symbol-p = morado, morada, violeta, púrpura, lila, anillo, aro
# The corner of a tile of Axio Rota that has no symbol.
words-symbol-empty = vacío, vacía

## Iota

words-iota-r = rojo, roja
words-iota-g = verde
words-iota-b = azul
words-iota-y = amarillo, amarilla
words-iota-c = círculo
words-iota-s = cuadrado
words-iota-t = triángulo
words-iota-x = cruz, cruces
words-iota-w = comodín, comodines
words-iota-and = y

## Paper World

words-paperworld-y = amarillo, amarilla, desierto
words-paperworld-b = azul, mar
words-paperworld-g = verde, bosque
words-paperworld-k = negro, negra, montaña
words-paperworld-s = tijera
words-paperworld-token = ficha
# The end of a turn.
words-paperworld-done = fin, final, termina, terminar, terminado, listo
# Between two cards, as in “y1 C2 then y2 C2”, and in “y1 on C2 and token”; “y” alone is yellow,
# but a word where it stands between others, as in “azul 1 y 2”.
words-paperworld-then = luego, después, entonces
words-paperworld-on = en, sobre
words-paperworld-and = con, más, y
