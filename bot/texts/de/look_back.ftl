# Looking back at a finished match: what computer players think of it.

look-back-game = Kein Computer kann { $game } spielen; deshalb gibt es dazu keinen Rückblick.
look-back-points = In dieser Partie { $game } ging es nicht um Punkte, und nach denen urteilt ein Rückblick. Zug für Zug zeigt sie die Wiederholung: `/{ $command } replay`.
look-back-own = Ich arbeite für dich schon an { $most } Rückblicken. Frag nach diesem, wenn einer davon fertig ist.
look-back-full = Gerade warten zu viele Rückblicke. Frag in ein paar Minuten noch einmal.
look-back-estimate = *Eine Schätzung des Computers, nach dem, was alle jeweils wissen konnten. Er probiert nur einen Teil der Züge aus und kann sich irren. Seine Punkte sagen, wie jemand nach den nächsten Zügen steht, nicht, was der Zug allein bringt.*
look-back-waiting = ⏳ Vor diesem Rückblick { $before ->
        [one] kommt noch ein anderer
       *[other] kommen noch { $before } andere
    } dran. Hier steht dann, wie es weitergeht; hat sich nach einer Viertelstunde nichts getan, frag noch einmal.
look-back-working = ⏳ In Arbeit: { $looked } von { $planned } Zügen. Hier steht dann, wie es weitergeht; hat sich nach einer Viertelstunde nichts getan, frag noch einmal.
look-back-begins = ⏳ In Arbeit, meist ein, zwei Minuten lang. Diese Nachricht ändert sich von selbst; hat sich nach einer Viertelstunde nichts getan, frag noch einmal.
look-back-failed = Bei diesem Rückblick ist etwas schiefgegangen (Fehler `{ $fault }`). Drück auf den Knopf, dann geht es weiter.
look-back-player = { $name } fand den besten Zug, oder einen etwa gleich guten, in { $found } von { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    } ({ $share } %).
look-back-player-none = { $name } hatte keine Wahl.
look-back-costliest = Am teuersten: { $turns }.
look-back-cost = Zug { $turn } ({ look-back-about }{ $decides ->
        [yes] {" "}und wohl die Partie
       *[no] {""}
    })
look-back-about = { $points ->
        [0] weniger als 1 Punkt
        [one] etwa 1 Punkt
       *[other] etwa { $points } Punkte
    }
look-back-turning = **Wendepunkt:** Zug { $turn }. Der geschätzte Vorsprung von { $name } ging von { $before } auf { $after }.
look-back-best = **Bester Zug:** Zug { $turn } von { $name }, { look-back-about } besser als alles, was sonst probiert wurde.
look-back-long = Diese Partie war so lang, dass nur { $planned } ihrer { $decided } Züge beurteilt wurden, verteilt über die ganze Partie.
look-back-chart-turning = Wendepunkt
look-back-chart-note = Stand nach jedem Zug, geschätzt
look-back-chart-turns = Züge
look-back-chart-title = { $game }, Partie { $match }
look-back-chart-out = raus
look-back-chart-place = { $place ->
        [1] 1. Platz
        [2] 2. Platz
        [3] 3. Platz
       *[other] { $place }. Platz
    }
look-back-alt = Geschätzte Punkte nach jedem Zug. { $players }
look-back-alt-player = { $name }: { $first } am Anfang, { $last } am Ende.
look-back-step-costly = **Zug { $turn }** ({ $number } von { $count }): Ein anderer Zug hätte { look-back-about } mehr gebracht.
look-back-step-decisive = **Zug { $turn }** ({ $number } von { $count }): Ein anderer Zug hätte { look-back-about } mehr gebracht, und wohl die Partie.
look-back-step-best = **Zug { $turn }** ({ $number } von { $count }): der beste Zug der Partie, { look-back-about } besser als alles, was sonst probiert wurde.
look-back-better = **Besser:**
look-back-hint = Ein Tipp an { $name } hätte gelautet: „{ $reason }“
look-back-picture = *Im Bild: der Tisch vor dem Zug; mintgrün ist, was der bessere Zug dort hinlegt.*
look-back-picture-best = *Im Bild: der Tisch vor dem Zug; mintgrün ist, was dieser Zug dort hinlegt.*
look-back-picture-alt = Der Tisch vor Zug { $turn }, mit diesem Zug: { $move }

## Buttons

button-look-back = Rückblick
button-look-back-again = Wie weit ist es?
button-look-back-turns = Diese Züge
button-look-back-all = Überblick
button-look-back-replay = In der Wiederholung

## Commands

command-lookback = rückblick
    .description = Was der Computer von einer Partie hält: teuerste Züge, Wendepunkt, bester Zug
