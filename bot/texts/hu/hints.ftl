# Tippek: miért jó egy lépés. Minden mondat igaz a játéka szabályai szerint.

hints-on = 💡 Tippekkel (`/{ $command } hint`), ezért nem számít a ranglistákon.
post-hints = -# Ez a parti nem számít a ranglistákon, mert voltak benne tippek.
hint-off = Ebben a partiban nincsenek tippek. A `/{ $command } start#hints` beállítással nyitott partikban vannak, és itt is: `/{ $command } practice`.
hint-waiting = Még dolgozom a tippen, amelyet kértél; mindjárt itt lesz.
hint-line = { "**" }{ $number }** · { $action }. { $reason }
button-hint = 💡 Tipp
button-hint-play = { $number }. lépés
start-solo-hints = A szólóeredményeket összehasonlítjuk egymással, ezért ott nincsenek tippek. Itt vannak: `/{ $command } practice`.

## Reasons

hint-ahead = A következő körökben megtérül: végigpróbáltam őket.

## Games with five markers

hint-markers-complete = Minden jelölődet a csúcsra viszi ({ $top }).
hint-markers-top = AXIO! Felér a csúcsra ({ $top }): { WORD("symbol", $symbol) }.
hint-markers-lowest = Emeli a legalacsonyabb jelölődet: { WORD("symbol", $symbol) }, { $old } → { $new }.
hint-markers-low = Emeli az egyik legalacsonyabb jelölődet: { WORD("symbol", $symbol) }, { $old } → { $new }.
hint-markers-most = Más lerakás nem ér többet.
hint-markers-none = Most egy lerakás sem ér pontot.
hint-markers-several = Egyszerre { $count } jelölődet viszi előre.
hint-markers-one = Előre lép: { WORD("symbol", $symbol) }, { $old } → { $new }.
hint-axio-exchange = Egyik lapkádon sincs rajta a legalacsonyabb: { WORD("symbol", $symbol) }.
hint-axio-pyramid = Bezár egy üres mezőt: a piramis { $points } pontot ér.

## Iota

hint-iota-last = Lerakod az utolsó kártyádat: ezzel vége a partinak, és a pontok duplázódnak.
hint-iota-doublings = A pontjai { $count } alkalommal duplázódnak.
hint-iota-lot = Teli sor lesz belőle, ami duplázza a pontokat.
hint-iota-four = Négy kártyát raksz le egyszerre, ami duplázza a pontokat.
hint-iota-most = Más lerakás nem ér többet.
hint-iota-wild = A dzsókered megmarad későbbre.
hint-iota-lines = Egyszerre { $count } sorban ér pontot.
hint-iota-kids = { $count ->
        [one] Leraksz egy kártyát.
       *[other] Egyszerre { $count } kártyát raksz le.
    }
hint-iota-kids-last = Lerakod az utolsó kártyádat, és nyersz.
hint-iota-swap = Tiéd lesz a dzsóker innen: { $cell }, és folytatod a körödet.
hint-iota-pass = { $count ->
        [0] Most egyik kártyádat sem lehet lerakni.
        [one] Most egyik kártyádat sem lehet lerakni; így egyet kicserélsz.
       *[other] Most egyik kártyádat sem lehet lerakni; így { $count } kártyát kicserélsz.
    }

## Paper World

hint-paperworld-take-fit = { $count ->
        [one] Ez a kártya eldobás nélkül lerakható a tájadra.
       *[other] { $fitting ->
            [one] E { $count } kártyából { $fitting } eldobás nélkül lerakható a tájadra.
           *[other] E { $count } kártyából { $fitting } eldobás nélkül lerakható a tájadra.
        }
    }
hint-paperworld-take-most = Más választással nem vehetsz el több kártyát.
hint-paperworld-goal = { $count ->
        [one] Teljesít egy célt
       *[other] Így { $count } kártyával teljesítesz egy célt
    } ({ $points ->
        [one] 1 pont
       *[other] { $points } pont
    }): { WORD("paperworld-goal", $goal) }.
hint-paperworld-turn = Így { $count } kártyát rakhatsz le egymás után.
hint-paperworld-turn-stars = Így { $count } kártyát rakhatsz le egymás után, és ez { $stars ->
        [one] 1 csillaggal több
       *[other] { $stars } csillaggal több
    }.
hint-paperworld-token = Megszerzi az ollózsetont: { $points } pont.
hint-paperworld-stars = A tájadon { $stars ->
        [one] 1 csillaggal több
       *[other] { $stars } csillaggal több
    } látszik.
hint-paperworld-card = A kezedben maradt kártya a végén egy pontba kerül; ez már nem fog.
hint-paperworld-done = Ebben a körben több kártyát nem rakhatsz le.
hint-paperworld-keep = A többi kártyád megmarad a későbbi körökre.
hint-paperworld-discard = { $count ->
        [one] Eldobás nélkül sehova sem rakható a tájadon.
       *[other] Eldobás nélkül sehova sem rakhatók a tájadon.
    }
hint-paperworld-pass = Mást nem tehetsz.
