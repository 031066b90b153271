# Ami az ötjelölős játékokban közös.
# Szimbólumok: piros nap, zöld pötty, kék csillag, narancs négyzet, lila gyűrű.
# Az emoji mindig a szavával együtt áll: némelyik csak a színében más.

symbol-word-r = piros
symbol-r = :red_sun: piros nap
symbol-word-g = zöld
symbol-g = :green_dot: zöld pötty
symbol-word-b = kék
symbol-b = :blue_star: kék csillag
symbol-word-o = narancs
symbol-o = :orange_square: narancs négyzet
symbol-word-p = lila
symbol-p = :purple_ring: lila gyűrű

symbol-emoji-r = :red_sun:
symbol-emoji-g = :green_dot:
symbol-emoji-b = :blue_star:
symbol-emoji-o = :orange_square:
symbol-emoji-p = :purple_ring:

## What happened

markers-points = { $points } { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) }
markers-no-points = 0 pont
markers-lost =
    { $lost ->
        [one] 1 pont túlment a pálya végén, és elveszett.
       *[other] { $lost } pont túlment a pálya végén, és elveszett.
    }
markers-arrived = { "**" }AXIO!** Felért a csúcsra ({ $top }): { $symbols }.
markers-bonus = { "**" }AXIO!** Felért a csúcsra ({ $top }): { $symbols }. { $count ->
        [one] Ezért egy bónuszlapka jár.
       *[other] Ezért { $count } bónuszlapka jár.
    }

## Scores

markers-score = { $name }: legalacsonyabb { $lowest } · piros { $r }, zöld { $g }, kék { $b }, narancs { $o }, lila { $p }
markers-score-left = { $name } (kilépett): legalacsonyabb { $lowest } · piros { $r }, zöld { $g }, kék { $b }, narancs { $o }, lila { $p }
markers-result = { $place }. { $name } – { $markers }
markers-result-left = { $place }. { $name } (kilépett) – { $markers }
markers-result-solo = Eredmény: **{ $score }**, a legalacsonyabb jelölőd. Alulról fölfelé: { $markers }.
markers-decided =
    { $level ->
        [1] A legalacsonyabb jelölő döntött: { $more } jobb, mint { $less }.
        [2] { $other } legalacsonyabb jelölője ugyanott áll, ezért a második legalacsonyabb döntött: { $more } jobb, mint { $less }.
        [3] { $other } két legalacsonyabb jelölője ugyanott áll, ezért a harmadik legalacsonyabb döntött: { $more } jobb, mint { $less }.
        [4] { $other } három legalacsonyabb jelölője ugyanott áll, ezért a negyedik legalacsonyabb döntött: { $more } jobb, mint { $less }.
       *[other] { $other } négy legalacsonyabb jelölője ugyanott áll, ezért a legmagasabb döntött: { $more } jobb, mint { $less }.
    }
markers-decided-shared = Mind az öt jelölő egyforma.
