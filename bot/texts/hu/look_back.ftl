# Elemzés: mit gondol egy gépi játékos egy befejezett partiról.

look-back-game = Ezt a játékot egyik gépi játékos sem ismeri ({ $game }), ezért a partijait nem lehet elemezni.
look-back-points = Ez a parti ({ $game }) nem pontokra ment, az elemzés pedig azokat számolja. Körről körre itt nézheted végig: `/{ $command } replay`.
look-back-own = Még { $most } elemzésen dolgozom neked. Ezt akkor kérd, ha valamelyik elkészült.
look-back-full = Most túl sok elemzés vár a sorára. Kérd újra néhány perc múlva.
look-back-estimate = *Egy gépi játékos becslése, abból, amit az adott pillanatban az egyes játékosok tudhattak. A lépéseknek csak egy részét próbálja végig, így tévedhet. A pontjai azt mutatják, ki hogyan áll néhány körrel később, nem azt, mennyit ér maga a lépés.*
look-back-waiting = ⏳ Ez az elemzés { $before ->
        [one] egy másik
       *[other] { $before } másik
    } után kerül sorra. Ez az üzenet mutatja majd, hol tart; ha negyedóra után sem változik, kérd újra.
look-back-working = ⏳ Készül: { $looked }/{ $planned } kör. Ez az üzenet mutatja majd, hol tart; ha negyedóra után sem változik, kérd újra.
look-back-begins = ⏳ Készül, többnyire egy-két perc alatt. Ez az üzenet magától frissül; ha negyedóra után sem változik, kérd újra.
look-back-failed = Hiba történt az elemzés közben (hiba `{ $fault }`). A gombbal folytathatod.
look-back-player = { $name }: { $turns ->
        [one] egy körből
       *[other] { $turns } körből
    } { $found } alkalommal a legjobb vagy egy nagyjából ugyanolyan jó lépés ({ $share }%).
look-back-player-none = { $name } nem állt választás előtt.
look-back-costliest = Ami a legtöbbe került: { $turns }.
look-back-cost = { $turn }. kör ({ look-back-about }{ $decides ->
        [yes] {" "}és valószínűleg a parti
       *[no] {""}
    })
look-back-about = { $points ->
        [0] egy pontnál kevesebb
        [one] kb. egy pont
       *[other] kb. { $points } pont
    }
look-back-turning = **Fordulópont:** { $turn }. kör. { $name } becsült előnye: { $before } → { $after }.
look-back-best = **A legjobb lépés:** { $turn }. kör, { $name }. Ennyivel jobb minden másnál, amit végigpróbáltam: { look-back-about }.
look-back-long = Ez a parti olyan hosszú volt, hogy { $decided } köréből csak { $planned } kapott értékelést, egyenletesen elosztva.
look-back-chart-turning = fordulópont
look-back-chart-note = becsült állás az egyes körök után
look-back-chart-turns = körök
look-back-chart-title = { $game }, { $match }. parti
look-back-chart-out = kiesett
look-back-chart-place = { $place ->
        [1] 1. hely
        [2] 2. hely
        [3] 3. hely
       *[other] { $place }. hely
    }
look-back-alt = Becsült pontok az egyes körök után. { $players }
look-back-alt-player = { $name }: az elején { $first }, a végén { $last }.
look-back-step-costly = **{ $turn }. kör** ({ $number }/{ $count }): egy másik lépés ennyivel többet hozott volna: { look-back-about }.
look-back-step-decisive = **{ $turn }. kör** ({ $number }/{ $count }): egy másik lépés ennyivel többet hozott volna: { look-back-about }, és valószínűleg a partit is.
look-back-step-best = **{ $turn }. kör** ({ $number }/{ $count }): a parti legjobb lépése. Ennyivel jobb minden másnál, amit végigpróbáltam: { look-back-about }.
look-back-better = **Jobb:**
look-back-hint = { $name } ezt a tippet kapta volna: „{ $reason }”
look-back-picture = *A kép: az asztal a kör előtt, mentazölddel az, amit a jobb lépés odatesz.*
look-back-picture-best = *A kép: az asztal a kör előtt, mentazölddel az, amit ez a lépés odatesz.*
look-back-picture-alt = { $turn }. kör: az asztal előtte, ezzel a lépéssel: { $move }

## Buttons

button-look-back = Elemzés
button-look-back-again = Hol tart?
button-look-back-turns = Ezek a körök
button-look-back-all = Áttekintés
button-look-back-replay = Visszajátszás innen

## Commands

command-lookback = elemzés
    .description = Egy gép véleménye egy befejezett partiról: legdrágább körök, fordulópont, legjobb lépés
