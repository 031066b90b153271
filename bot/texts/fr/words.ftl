# Les mots compris dans ce qu’on tape, en plus des lettres des images : des mots seuls, séparés par des virgules.
# Majuscules et accents ne comptent pas, et une terminaison de quatre lettres au plus est comprise aussi.

## Axio et Axio Rota

words-symbol-r = rouge, soleil
words-symbol-g = vert, point
words-symbol-b = bleu, étoile
words-symbol-o = orange, carré
words-symbol-p = violet, anneau
# Le coin d’une tuile d’Axio Rota qui n’a pas de symbole.
words-symbol-empty = vide

## Iota

words-iota-r = rouge
words-iota-g = vert
words-iota-b = bleu
words-iota-y = jaune
words-iota-c = cercle, rond
words-iota-s = carré
words-iota-t = triangle
words-iota-x = croix
words-iota-w = joker
words-iota-and = and

## Paper World

words-paperworld-y = jaune, désert
words-paperworld-b = bleu, mer
words-paperworld-g = vert, forêt
words-paperworld-k = noir, montagne
words-paperworld-s = ciseaux, ciseau
words-paperworld-token = jeton
# La fin d’un tour.
words-paperworld-done = fin, fini, terminer, terminé
# Entre deux cartes, comme dans « y1 C2 puis y2 C2 », et dans « y1 sur C2 et jeton ».
words-paperworld-then = puis
words-paperworld-on = sur, en, dans, vers
words-paperworld-and = et
