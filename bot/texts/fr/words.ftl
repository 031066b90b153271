# Les mots compris dans ce qu’on tape, en plus des lettres des images : des mots seuls, séparés par des virgules.
# Majuscules et accents ne comptent pas. Les mots anglais sont compris dans toutes les langues.

# Les terminaisons que peut avoir un mot pour une couleur, une forme ou un objet. Une forme plus éloignée figure dans
# la liste elle-même, comme « verte » ; pas de -e ici, qui ferait une « mère » de la « mer ».
words-endings = s

## Axio et Axio Rota

words-symbol-r = rouge, soleil
words-symbol-g = vert, verte, point
words-symbol-b = bleu, bleue, étoile
words-symbol-o = orange, carré, carrée
words-symbol-p = violet, violette, anneau, anneaux
# Le coin d’une tuile d’Axio Rota qui n’a pas de symbole.
words-symbol-empty = vide

## Iota

words-iota-r = rouge
words-iota-g = vert, verte
words-iota-b = bleu, bleue
words-iota-y = jaune
words-iota-c = cercle, rond, ronde
words-iota-s = carré, carrée
words-iota-t = triangle
words-iota-x = croix
words-iota-w = joker
words-iota-and = and

## Paper World

words-paperworld-y = jaune, désert
words-paperworld-b = bleu, bleue, mer
words-paperworld-g = vert, verte, forêt
words-paperworld-k = noir, noire, montagne
words-paperworld-s = ciseaux, ciseau
words-paperworld-token = jeton
# La fin d’un tour.
words-paperworld-done = fin, fini, finis, terminer, terminé
# Entre deux cartes, comme dans « y1 C2 puis y2 C2 », et dans « y1 sur C2 et jeton ».
words-paperworld-then = puis
words-paperworld-on = sur, en, dans, vers
words-paperworld-and = et
