# Words that are read in what people type, beside the letters on the pictures: single words, separated by commas,
# with whatever forms people would type. Capitals and accents make no difference. English words are read in every
# language.

# The endings that a word for a colour, a shape or a thing may have as well. A form that is more than such an ending
# stands in the list itself. Every ending is one of every word, so one that makes another word is left out.
words-endings = e, en, em, er, es, n, s

## Axio and Axio Rota

words-symbol-r = rot, sonne
words-symbol-g = grün, gruen, punkt
words-symbol-b = blau, stern
words-symbol-o = orange, quadrat
words-symbol-p = lila, violett, purpur, ring, kreis
# The corner of a tile of Axio Rota that has no symbol.
words-symbol-empty = leer

## Iota

words-iota-r = rot
words-iota-g = grün, gruen
words-iota-b = blau
words-iota-y = gelb
words-iota-c = kreis
words-iota-s = quadrat
words-iota-t = dreieck
words-iota-x = kreuz
words-iota-w = joker
words-iota-and = and

## Paper World

words-paperworld-y = gelb, wüste, wueste
words-paperworld-b = blau, meer
words-paperworld-g = grün, gruen, wald
words-paperworld-k = schwarz, berg
words-paperworld-s = schere
words-paperworld-token = scherenplättchen, scherenplaettchen, plättchen, plaettchen
# The end of a turn.
words-paperworld-done = fertig, ende, beenden, beendet, schluss
# Between two cards, as in “y1 C2 dann y2 C2”, and in “y1 auf C2 und Plättchen”.
words-paperworld-then = dann, danach
words-paperworld-on = auf, nach, zu
words-paperworld-and = und, mit
