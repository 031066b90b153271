# Words that are read in what people type, beside the letters on the pictures: single words, separated by commas,
# with whatever forms people would type. Capitals and accents make no difference. English words are read in every
# language.

# The endings that a word for a colour, a shape or a thing may have as well. A form that is more than such an ending
# stands in the list itself. Every ending is one of every word, so one that makes another word is left out.
words-endings = s

## Axio and Axio Rota

words-symbol-r = red, sun
words-symbol-g = green, dot
words-symbol-b = blue, star
words-symbol-o = orange, square
words-symbol-p = purple, ring
# The corner of a tile of Axio Rota that has no symbol.
words-symbol-empty = empty

## Iota

words-iota-r = red
words-iota-g = green
words-iota-b = blue
words-iota-y = yellow
words-iota-c = circle
words-iota-s = square
words-iota-t = triangle
words-iota-x = cross, crosses
words-iota-w = wild
# Between two cards. It is not read, so that what somebody means by it is never taken for a letter.
words-iota-and = and

## Paper World

words-paperworld-y = yellow, desert
words-paperworld-b = blue, sea
words-paperworld-g = green, forest
words-paperworld-k = black, mountain
words-paperworld-s = scissors
words-paperworld-token = token
# The end of a turn.
words-paperworld-done = done, end, finish, finished
# Between two cards, as in “y1 C2 then y2 C2”, and in “y1 on C2 and token”.
words-paperworld-then = then
words-paperworld-on = on, to, at, in
words-paperworld-and = and
