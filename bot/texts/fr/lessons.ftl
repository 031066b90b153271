# La première partie guidée : des positions préparées, avec un tour à jouer dans chacune.

lesson-head = **{ $game } · apprendre { $step }/{ $steps } : { $topic }**
lesson-play = Joue ton tour avec les boutons ou par commande. Personne d’autre ne le voit, et rien ne compte.
lesson-played = **Ce que ça a rapporté**
lesson-found = ✅ Je n’ai rien trouvé de mieux.
lesson-good = 👍 Bien joué. **Encore mieux, en pensant aux tours suivants** (deuxième image) : { $action }. { $reason }
lesson-better = 💡 **J’aurais joué** (deuxième image) : { $action }. { $reason }
lesson-better-alt = La table avant ton tour, avec ce que j’aurais joué : { $action }
lesson-unjudged = Je ne sais pas dire pour l’instant ce qui aurait été meilleur. Dans une minute, `/{ $command } learn` le montrera.
lesson-done = 🎓 C’était la dernière. Tu en sais assez pour une partie : le bouton en lance une contre un ordi facile, où tu peux annuler tes coups et demander des conseils à volonté. Tu trouveras sous **Règles** comment une partie se termine, et tout le reste.
lesson-left = Tu as quitté cette position. Appuie sur Rejouer pour la jouer quand même.
lesson-old = Cette position vient d’une version plus ancienne de la partie guidée. Quitte-la, puis recommence.
lesson-fixed = Ce n’est pas possible dans une partie guidée : tu y joues un tour, sans personne d’autre.
kind-command-lesson = `/{ $command } learn`
lesson-kept = La position est prête ; `/{ $command } learn` la montre.
lesson-end-confirm = Quitter cette position de la partie guidée ? Tu peux revenir à la partie guidée quand tu veux.
lesson-ended = Tu as quitté cette position.
matches-lesson = { $game }, la partie guidée — **à toi de jouer** : { $link }
button-lesson-end = Quitter la position
button-lesson-next = Position suivante
button-lesson-again = Rejouer
button-lesson-practice = Jouer une partie
command-learn = apprendre
    .description = Apprendre en jouant : quelques positions préparées, en privé, et ce que vaut chaque coup

## Le premier tour d’une personne qui découvre le jeu

newcomer-axio = 🎯 Tu découvres { $game } ? Fais avancer tous tes marqueurs : à la fin, seul le **plus bas** compte.
newcomer-rota = 🎯 Tu découvres { $game } ? Fais avancer tous tes marqueurs : à la fin, seul le **plus bas** compte.
newcomer-iota = 🎯 Tu découvres { $game } ? Fais des lignes où couleur, forme et chiffre sont chacun pareils sur toutes les cartes ou différents sur toutes : leurs chiffres font tes points.
newcomer-paperworld = 🎯 Tu découvres { $game } ? Monte des piles et remplis des objectifs : les cartes du dessus comptent, et chaque carte restée en main coûte un point.

## Axio

axio-learn-first =
    Sous le plateau se trouvent tes { $symbols } marqueurs, un nombre par symbole. Fais-les tous avancer ; à la fin, c’est le **plus bas** qui compte. Chaque moitié de ta tuile regarde dans toutes les directions sauf à travers son autre moitié, et rapporte un point par case qui s’y aligne avec son symbole.
    .look = 👀 Ta première tuile doit toucher une case colorée : mets une moitié juste à côté d’une case qui porte son symbole.
    .title = Ta première tuile
axio-learn-row =
    Un alignement d’un même symbole rapporte sa longueur à qui l’allonge.
    .look = 👀 Cherche un endroit où les **deux** moitiés d’une de tes tuiles retrouvent leur symbole, l’une d’elles au bout d’un alignement.
    .title = Un alignement
axio-learn-pyramid =
    Une case vide isolée, fermée de tous les côtés par d’autres cases ou par le bord, reçoit une pyramide : un point par symbole qui l’entoure, quoi que montre ta tuile.
    .look = 👀 À quelle case vide ne manque-t-il plus qu’un côté ? Ferme-la avec une tuile qui rapporte aussi.
    .title = Une pyramide
axio-learn-lowest =
    À la fin, seul le marqueur le plus bas compte. Le coup qui rapporte le plus n’est donc pas toujours le meilleur.
    .look = 👀 Regarde tes marqueurs sous le plateau : lequel est le plus bas ? Trouve une tuile qui le fait monter, même si une autre rapporterait plus.
    .title = Le marqueur le plus bas

## Axio Rota

rota-learn-circle =
    Sous la table se trouvent tes { $symbols } marqueurs, un nombre par symbole. Fais-les tous avancer ; à la fin, c’est le **plus bas** qui compte. Les coins qui se rejoignent en un point forment un cercle : chaque coin de ta tuile rapporte un point par autre coin de son cercle qui porte le même symbole. Les images de ta tuile montrent toutes la même, tournée.
    .look = 👀 Où deux coins d’autres tuiles se rejoignent-ils avec le même symbole ? Tourne ta tuile pour que son coin de ce symbole s’y ajoute.
    .title = Un cercle
rota-learn-empty =
    Ta tuile a un coin vide. Là où il en rejoint d’autres, il compte comme la couleur que tu annonces.
    .look = 👀 Mets le coin vide là où les autres se ressemblent, ou annonce la couleur dont tu as le plus besoin.
    .title = Le coin vide
rota-learn-lowest =
    À la fin, seul le marqueur le plus bas compte. Le coup qui rapporte le plus n’est donc pas toujours le meilleur.
    .look = 👀 Regarde tes marqueurs sous la table : lequel est le plus bas ? Fais-le monter.
    .title = Le marqueur le plus bas

## Iota

iota-learn-line =
    Dans une ligne, couleur, forme et chiffre sont chacun pareils sur toutes les cartes ou différents sur toutes. Tu marques les chiffres de toutes les cartes des lignes que tu formes.
    .look = 👀 Pars de la carte de la table. Deux cartes de ta main peuvent former une ligne avec elle ; encore mieux si elles en forment deux.
    .title = Une ligne
iota-learn-lot =
    Une ligne de { $lot } cartes est un **lot** ; aucune ne peut être plus longue. Il double tous tes points du tour, et { $hand } cartes posées d’un coup les doublent aussi.
    .look = 👀 Cherche les lignes auxquelles il manque une carte ou deux, et parmi tes cartes celles qui conviennent.
    .title = Un lot
iota-learn-wild =
    Tu as un **joker**. Il représente une seule carte, n’importe laquelle qui rend toutes ses lignes justes, et ne rapporte rien lui-même.
    .look = 👀 Où complète-t-il un lot, avec d’autres cartes à toi ?
    .title = Un joker

## Paper World

paperworld-learn-take =
    Tu bâtis un paysage de { $across } × { $across } piles au plus, dont seules les cartes du dessus comptent : étoiles, objectifs et jeton Ciseaux rapportent des points, et chaque carte restée en main en coûte un. Pour cela, il te faut des cartes. Annonce une couleur ou une valeur, et prends toutes les cartes du dessus qui l’ont au centre, la rangée tout en haut. Tes propres piles commencent par une petite carte et montent d’une valeur à la fois.
    .look = 👀 Qu’est-ce qui t’apporte plusieurs cartes qui se suivent, ou qui vont sur ta première pile ?
    .title = Prendre
paperworld-learn-place =
    Maintenant, pose des cartes : toutes celles d’un tour ont une couleur ou une valeur en commun. Chacune va sur une pile de sa couleur qui montre la valeur juste avant, ou commence une nouvelle pile avec la plus petite valeur, à côté d’une autre. Une fois par tour, tu peux sauter une valeur en défaussant une autre carte.
    .look = 👀 Lesquelles de tes cartes se suivent ? Saute la valeur qui manque en sacrifiant la carte dont tu as le moins besoin. Puis termine ton tour.
    .title = Poser, et un saut
paperworld-learn-token =
    Une carte avec des ciseaux ✂ peut prendre le jeton Ciseaux, même à l’ordi. Il vaut { $token } points à la fin et, tant que tu l’as, un saut ne coûte aucune carte ; mais rien ne peut aller sur sa pile.
    .look = 👀 Commence la pile où peut aller ta carte avec des ciseaux. Saute la valeur qui manque avec la carte dont tu as le moins besoin, et prends le jeton grâce aux ciseaux. Puis termine ton tour.
    .title = Le jeton Ciseaux
paperworld-learn-goal =
    En haut à droite, il y a des objectifs. Si ton paysage en remplit un à la fin de ton tour, tu gagnes les points qui y sont ; la première personne en gagne plus. À la fin, étoiles, objectifs et jeton comptent, et chaque carte en main ou défaussée coûte un point.
    .look = 👀 Le premier objectif : trois cartes d’une même couleur en L, dans n’importe quel sens. Laquelle de tes cartes en forme un ? Pose tout ce qui peut l’accompagner ce tour-ci, puis termine ton tour.
    .title = Un objectif
