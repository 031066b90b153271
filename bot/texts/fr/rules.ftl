# Les règles, page par page. Les nombres viennent des règles elles-mêmes : aucune phrase n’en a à elle.
# Ce que montre l’image est dit par le jeu, avec les phrases d’une partie.

rules-head = **{ $game } · { $topic }**
rules-shown = 🔎 **Sur l’image**
rules-refused = { $name } tente ce que montre l’image, ce qui n’est pas permis : « { $why } »
rules-foot = -# { $page }/{ $pages }
button-learn = Apprendre en jouant
rules-name-0 = Anna
rules-name-1 = Ben

## Axio

axio-rules-aim =
    Tu as { $symbols } marqueurs, un par symbole : :red_sun: soleil rouge, :green_dot: point vert, :blue_star: étoile bleue, :orange_square: carré orange, :purple_ring: anneau violet. Ils partent d’en bas et s’arrêtent à { $top }.
    À la fin, c’est ton marqueur **le plus bas** qui compte. Fais-les donc tous avancer, pas seulement un. À égalité, le suivant départage, et ainsi de suite.
    .title = Le but
axio-rules-place =
    Sur ton chevalet, tu as { $rack } tuiles que personne d’autre ne voit. À ton tour, tu en poses une sur deux cases vides voisines, puis tu en pioches une nouvelle.
    Ta **première** tuile doit toucher, par un côté, l’une des { $symbols } cases colorées, et aucune autre tuile ne doit encore la toucher. Les suivantes vont où tu veux.
    Il y a { $tiles } tuiles : chaque paire de symboles différents { $mixed } fois, chaque double { $double } fois. On tire au sort qui commence.
    .title = Où poser une tuile
axio-rules-score =
    Chaque moitié de ta tuile compte séparément, même sur un double.
    Depuis la moitié, regarde dans toutes les directions sauf à travers l’autre moitié. Compte les cases alignées qui montrent le même symbole, sur des tuiles ou des cases colorées. Chacune vaut un point pour le marqueur de ce symbole. La moitié elle-même ne compte pas.
    .title = Ce qui rapporte
axio-rules-nothing =
    Un alignement s’arrête à un autre symbole, à une case vide, à une pyramide et au bord. Ce qui est au-delà ne compte pas, et rien ne compte en diagonale.
    Ici, { WORD("symbol-word", $wall_symbol) } voit { $wall }, qui montre un autre symbole : { $wall_far }, derrière, ne compte pas. Et { WORD("symbol-word", $gap_symbol) } voit { $gap }, qui est vide : { $gap_far } ne compte pas.
    Les moitiés d’un double ne se comptent jamais l’une l’autre. Les points au-delà de { $top } sont perdus.
    .title = Ce qui ne rapporte rien
axio-rules-pyramid =
    Quand ta tuile enferme une case vide isolée, bordée de chaque côté par une tuile, une case colorée ou le bord, une pyramide s’y dresse. Elle rapporte un point par symbole qui la touche ; deux fois le même rapporte deux fois.
    Plus aucune tuile ne peut y aller. Il y a { $pyramids } pyramides. Quand toutes sont sur le plateau, la plus ancienne se déplace, et la case qu’elle quitte reste vide jusqu’à la fin.
    .title = Les pyramides
axio-rules-bonus =
    Pour chaque marqueur qui arrive à { $top }, tu poses aussitôt une tuile de plus de ton chevalet et tu marques ses points, avant de piocher. Un bonus peut en apporter d’autres. Il est obligatoire ; s’il ne peut pas être posé, il est perdu.
    .title = AXIO ! Le bonus
axio-rules-exchange =
    Après ta dernière pose, regarde ton marqueur le plus bas. Si aucune tuile de ton chevalet ne porte son symbole (ou celui de l’un d’eux, s’ils sont plusieurs à égalité), tu peux échanger.
    Tout le monde voit ton chevalet entier. Tu pioches { $rack } nouvelles tuiles, puis les anciennes retournent dans le sac. Il faut { $rack } tuiles dans le sac.
    .title = Échanger son chevalet
axio-rules-end =
    Dès que tes { $symbols } marqueurs sont à { $top }, tu gagnes.
    La partie finit aussi quand la personne dont c’est le tour ne peut plus poser : il ne reste pas deux cases vides voisines, ou son chevalet est vide. On compare alors le marqueur le plus bas de chaque personne : le plus haut gagne. Si tous les marqueurs sont à égalité, la victoire est partagée.
    .title = La fin
axio-rules-here =
    Appuie sur **Poser** sous le plateau et choisis ta tuile et ses cases. Ou tape `/axio place` : les lettres de la tuile, la case de sa première moitié, la case voisine, par exemple `{ $tile }` `{ $cell }` `{ $to }`.
    À deux, on joue sur les { $small } × { $small } cases du milieu, à trois sur { $medium } × { $medium }, à quatre sur toutes, { $large } × { $large }.
    { "**" }Solo :** tu pioches une tuile à la fois et la poses, sans échange ni bonus. Un marqueur qui arrive à { $top } repart sur un second tableau. Tout ce qu’une tuile rapporte pour un symbole forme une seule somme ; ce qui dépasse { $top } sur le premier tableau est perdu. Quand tous les marqueurs sont au bout du second tableau, la partie est finie. Ton résultat est ton marqueur le plus bas, jusqu’à { $tops }.
    Axio est un jeu de Reiner Knizia.
    .title = Jouer ici, et en solo

## Axio Rota

rota-rules-aim =
    Tu as { $symbols } marqueurs, un par symbole : :red_sun: soleil rouge, :green_dot: point vert, :blue_star: étoile bleue, :orange_square: carré orange, :purple_ring: anneau violet. Ils partent d’en bas et s’arrêtent à { $top }.
    À la fin, c’est ton marqueur **le plus bas** qui compte. Fais-les donc tous avancer, pas seulement un. À égalité, le suivant départage, et ainsi de suite.
    .title = Le but
rota-rules-place =
    Chaque coin d’une tuile est un quart de cercle et montre un symbole. Tu as une pile de { $own } tuiles et en main celle du dessus, que personne d’autre ne voit.
    À ton tour, tu la poses, tournée comme tu veux, sur une case libre qui touche une tuile par un côté. Par un coin, ça ne suffit pas. La table n’a pas de bord. Puis tu pioches ta tuile suivante.
    On tire au sort qui commence. Les tuiles qui ne sont à personne forment la réserve.
    .title = Où poser une tuile
rota-rules-score =
    Chaque coin de ta tuile compte séparément. Avec les coins d’autres tuiles qu’il rejoint en un point, il forme un cercle, complet ou non. Une tuile qui ne touche ce point qu’en diagonale en fait partie aussi.
    Le coin rapporte un point par **autre** coin de son cercle qui porte le même symbole. Les points font avancer le marqueur de ce symbole.
    .title = Ce qui rapporte
rota-rules-nothing =
    Un coin ne rapporte rien si aucun autre coin de son cercle ne porte son symbole, ou s’il n’en rejoint encore aucun. Un coin d’un autre cercle ne compte jamais, même sur la même tuile.
    Ici, coins qui en rejoignent d’autres, mais aucun du même symbole : { $meets } ; coins qui n’en rejoignent encore aucun : { $alone }.
    Les points au-delà de { $top } sont perdus.
    .title = Ce qui ne rapporte rien
rota-rules-empty =
    Sur { $empties } des { $tiles } tuiles, un coin est vide. Quand tu en poses une et que ce coin en rejoint d’autres, tu **annonces une couleur**, et il rapporte comme s’il la montrait. Ensuite, il ne montre plus rien. (Une couleur inutile est acceptée et ne change rien.)
    Ici, le coin vide compte comme { WORD("symbol-word", $named) } et rapporte { $worth }. Comme { WORD("symbol-word", $other) }, il aurait rapporté { $less }.
    .title = Le coin vide
rota-rules-bonus =
    Pour chaque marqueur qui arrive à { $top }, tu as un tour bonus, une fois tous les coins comptés : tu pioches la tuile du dessus de la réserve, tu la regardes, tu la poses et tu marques ses points. Un bonus peut en apporter d’autres. Quand la réserve est vide, les bonus sont perdus.
    .title = AXIO ! Le bonus
rota-rules-end =
    Dès que tes { $symbols } marqueurs sont à { $top }, tu gagnes, et les bonus restants ne sont pas joués.
    Sinon, la partie finit quand tout le monde a posé ses { $own } tuiles ; les bonus du dernier tour sont encore joués. On compare alors le marqueur le plus bas de chaque personne : le plus haut gagne. Si tous les marqueurs sont à égalité, la victoire est partagée.
    { "**" }Solo :** les mêmes règles ; tout le monde voit la tuile que tu as en main. Ton résultat est ton marqueur le plus bas.
    .title = La fin, et le solo
rota-rules-here =
    Appuie sur **Poser** sous le plateau, puis choisis une case et le sens de ta tuile. Ou tape `/rota place` avec une case, par exemple `{ $cell }`, et le numéro sous l’une des images de ta tuile, ou la couleur de son coin en haut à gauche ; pour un coin vide qui en rejoint d’autres, ajoute sa `/rota place#colour`. `/rota hand` montre les images.
    Les lettres et le numéro d’une case ne changent jamais pendant une partie ; l’image grandit avec la table.
    Axio Rota est un jeu de Reiner Knizia.
    .title = Jouer ici

## Iota

iota-rules-aim =
    Il y a { $cards } cartes : chaque couleur avec chaque forme et chaque chiffre de { $least } à { $most }, une fois. Plus { $wilds } **jokers**.
    Tu as en main { $hand } cartes que personne d’autre ne voit. Une carte est déjà sur la table ; le reste est la pioche. On tire au sort qui commence.
    À ton tour, tu poses des cartes et marques les lignes que tu formes, ou tu passes. Qui a le plus de points gagne.
    .title = Le but
iota-rules-lines =
    Une ligne est une rangée ou une colonne sans trou de { $lot } cartes au plus. Dans chaque ligne, regarde couleur, forme et chiffre un par un : chacun est **pareil sur toutes les cartes, ou différent sur toutes**.
    Tu poses jusqu’à { $hand } cartes. À la fin, elles sont toutes dans **une** même ligne sans trou, et au moins une est à côté d’une carte déjà là. Des cartes déjà là peuvent se trouver entre les tiennes. Puis tu repioches jusqu’à { $hand }.
    .title = Les lignes
iota-rules-broken =
    « Plusieurs, mais pas toutes » casse une ligne, que ce soit en couleur, en forme ou en chiffre. Après ton coup, toutes les lignes de la table doivent être justes, pas seulement celle où tu poses. Plus de { $lot } cartes à la suite, c’est toujours interdit.
    .title = Ce qui n’est pas une ligne
iota-rules-points =
    Chaque ligne que tu as formée ou allongée rapporte la somme des chiffres de **toutes** ses cartes, anciennes comprises. Une carte qui est dans deux de ces lignes compte dans les deux.
    .title = Les points
iota-rules-lot =
    Une ligne de { $lot } cartes est un **lot**. Quand tu en complètes un, tous tes points de ce tour sont doublés ; deux lots les doublent deux fois.
    .title = Un lot
iota-rules-four =
    Si tu poses exactement { $hand } cartes en un tour, tous tes points sont doublés aussi, en plus de ce que double un lot. (Poser tout le reste d’une main plus petite ne compte pas.)
    .title = Toutes tes cartes à la fois
iota-rules-wild =
    Un **joker** représente n’importe quelle carte qui rend justes toutes ses lignes. Tu n’as pas besoin de dire laquelle. Dans deux lignes, il représente la même carte. Lui-même ne rapporte rien.
    Il peut représenter une carte qui est déjà sur la table, même dans sa propre ligne. Plus tard, on peut le lire autrement, tant que toutes les lignes sont justes.
    .title = Les jokers
iota-rules-swap =
    Avant de poser ou de passer, tu peux prendre en main un joker de la table si tu mets à sa place une carte à toi qui convient. Ça ne rapporte rien, et ton tour continue ; tu peux poser le joker dans le même tour ou plus tard.
    Tu peux remplacer les deux jokers dans le même tour, mais pas un joker par un joker.
    .title = Remplacer un joker
iota-rules-end =
    { "**" }Passer :** remets sous la pioche autant de cartes que tu veux, la première nommée au-dessus, ou aucune, et repioche jusqu’à { $hand }. Quand la pioche est courte, tes propres cartes peuvent revenir. Quand elle est vide, tu passes, c’est tout.
    { "**" }La fin :** la pioche est vide et quelqu’un pose sa dernière carte ; les points de ce tour sont doublés encore une fois. Ou bien tout le monde passe : pendant un tour de table si la pioche est vide, sinon pendant { $rounds } tours de table d’affilée. À égalité, la victoire est partagée.
    .title = Passer, et la fin
iota-rules-here =
    Appuie sur **Poser des cartes** sous le plateau, puis choisis une carte, sa case, et ainsi de suite ; seul le coup entier doit être juste. Ou tape `/iota play` avec cartes et cases, par exemple `{ $example }` : une carte, c’est sa couleur (`r` `g` `b` `y`), sa forme (`c` cercle, `s` carré, `t` triangle, `x` croix) et son chiffre ; `w` est un joker. L’ordre n’a pas d’importance. `/iota pass { $back }` rend des cartes, `/iota swap` prend un joker, `/iota hand` montre tes cartes.
    { "**" }Options de** `/iota start` **:** `/iota start#half` est la version courte, avec { $half } des { $cards } cartes et tous les jokers. `/iota start#kids` est la version sans points : une fois la pioche vide, la première personne à poser la dernière carte de sa main gagne ; si tout le monde passe, la victoire est partagée.
    Iota est un jeu de Gene Mackles.
    .title = Jouer ici

## Paper World

paperworld-rules-aim =
    Tu construis un paysage de { $across } × { $across } piles au plus : :yellow_desert: désert jaune, :blue_sea: mer bleue, :green_forest: forêt verte, :black_mountain: montagne noire. Seule la **carte du dessus** d’une pile compte. Elle rapporte des étoiles selon sa valeur : { $worth }.
    Les objectifs rapportent aussi des points. Chaque carte restée en main et chaque carte défaussée coûte un point.
    Tu commences avec une pile et aucune carte en main. Un tour, c’est l’un ou l’autre : **prendre** ou **poser**.
    .title = Le but
paperworld-rules-take =
    Au centre, il y a { $piles } piles ; tout le monde voit leur carte du dessus et leur hauteur. Annonce une couleur ou une valeur. Tu prends **toutes** les cartes du dessus qui l’ont. Celles d’en dessous restent.
    Personne d’autre ne voit ta main. Si tu as ensuite plus de { $limit } cartes, tu défausses pour redescendre à { $limit }.
    .title = Prendre des cartes
paperworld-rules-place =
    Pose une ou plusieurs cartes. Toutes celles d’un tour ont une couleur ou une valeur en commun. Chacune va
    • sur une pile de la même couleur qui montre exactement la valeur d’avant, ou
    • juste à côté d’une pile (par un côté), pour en commencer une nouvelle. Une nouvelle pile commence par un { $first }. Le paysage ne dépasse jamais { $across } colonnes et { $across } rangées.
    Tu ne **passes** que si le centre est vide et qu’aucune carte de ta main ne peut être posée. Avec { $limit } cartes, il faut donc parfois prendre et défausser.
    .title = Poser des cartes
paperworld-rules-skip =
    Une fois par tour, tu peux sauter une valeur en défaussant une autre carte de ta main. Une pile peut ainsi commencer par un { $second }.
    .title = Sauter une valeur
paperworld-rules-token =
    Quand tu poses une carte avec des ciseaux ✂, tu peux mettre le jeton Ciseaux dessus, où qu’il soit, même dans le paysage de quelqu’un d’autre. À la fin, il vaut { $token } points.
    .title = Le jeton Ciseaux
paperworld-rules-free =
    Tant que le jeton est dans ton paysage, ton saut est **gratuit** : tu ne défausses rien. C’est vrai dès le tour où tu le prends, mais pas pour la carte qui l’apporte, ni après un saut déjà payé dans ce tour.
    .title = Le jeton : un saut gratuit
paperworld-rules-blocked =
    Le jeton bloque **sa pile** : rien ne peut y aller, pas même une carte avec des ciseaux, jusqu’à ce que quelqu’un te le prenne ou que tu le déplaces sur une autre carte avec des ciseaux.
    .title = Le jeton : une pile bloquée
paperworld-rules-goals =
    Chaque partie a { $chosen } des { $goals } objectifs. Si ton paysage en remplit un à la fin de ton propre tour, tu prends le plus gros jeton qui y reste : { $many }, ou à deux { $two }. Chaque objectif ne se gagne qu’une fois par personne. Rangées, colonnes, diagonales, coins et croix sont ceux du carré entier de { $across } × { $across }.
    .title = Les objectifs
paperworld-rules-end =
    Quand un tour s’achève avec { $last } piles ou moins au centre, tout le monde joue encore un tour ; la personne dont c’était le tour joue en dernier. Les objectifs comptent aussi pendant ces tours.
    { "**" }Le score :** étoiles, objectifs, { $token } pour le jeton Ciseaux, moins un par carte en main et par carte défaussée. À égalité, la plus petite défausse gagne ; si elle est égale aussi, la victoire est partagée.
    Sur le plateau, ces points figurent dans cet ordre sous chaque nom, tels qu’ils comptent à présent, et leur somme à côté du nom. Un cadre doré montre ce qui est nouveau.
    .title = La fin
paperworld-rules-here =
    Appuie sur **Prendre** ou **Poser** sous le plateau ; avec **Poser**, tu choisis toutes les cartes de ton tour, puis tu les poses et le termines. Ou tape : une carte, c’est sa couleur (`y` `b` `g` `k`) et sa valeur, avec `s` pour les ciseaux. `/paperworld take what:{ $take }` prend. `/paperworld place cards:{ $place }` pose. `-carte` en défausse une pour un saut, `jeton` prend le jeton : `{ $dear } jeton`. Le tour continue jusqu’à ce que tu le termines : `/paperworld place#end:true`, `/paperworld done` ou **Terminer le tour**. Ce que tu tapes en une fois est joué en entier ou pas du tout.
    { "**" }Options de** `/paperworld start` **:** `/paperworld start#first_game` donne les objectifs prévus pour une première partie. Avec `/paperworld start#advanced`, tu peux sauter plusieurs fois par tour et plusieurs valeurs à la fois, une carte défaussée pour chacune ; le jeton Ciseaux rend alors une valeur gratuite, au premier saut fait pendant qu’il est dans ton paysage, une fois par tour.
    Paper World est un jeu d’Alexandre Aguilar et Benoît Turpin.
    .title = Jouer ici
