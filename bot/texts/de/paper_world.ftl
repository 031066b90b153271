# Paper World.  An emoji always stands with its word: some differ by colour alone.

## Words
paperworld-name-y = :yellow_desert: Gelb
paperworld-name-b = :blue_sea: Blau
paperworld-name-g = :green_forest: Grün
paperworld-name-k = :black_mountain: Schwarz
paperworld-name-1 = 1
paperworld-name-2 = 2
paperworld-name-3 = 3
paperworld-name-4 = 4
paperworld-name-5 = 5

## Refusals
paperworld-unreadable = Das kann ich nicht lesen. Eine Karte ist ein Buchstabe und ein Wert, etwa `y3`: `y`, `b`, `g`, `k` für Gelb, Blau, Grün, Schwarz, mit `s` für eine Schere, `y3s`. Zum Nehmen nenne `blau` oder `3`. Zum Legen: `y3 C2`; `y4 C2 -k2` wirft für einen Sprung eine Karte ab, `y3s C2 token` holt das Scherenplättchen, Kommas trennen mehrere Karten. Zum Abwerfen: `y1 k2`.
paperworld-no-such-name = „{ $text }“ ist weder eine Farbe noch ein Wert. Nimm Gelb, Blau, Grün oder Schwarz oder einen Wert von 1 bis 5.
paperworld-not-a-card = „{ $text }“ ist keine Karte. Eine Karte ist ein Buchstabe (`y`, `b`, `g`, `k` für Gelb, Blau, Grün, Schwarz) und ein Wert von 1 bis 5, etwa `y3`, mit `s` für eine Schere.
paperworld-no-such-card = „{ $text }“ ist weder eine Karte noch ein Feld. Eine Karte ist ein Buchstabe (`y`, `b`, `g`, `k` für Gelb, Blau, Grün, Schwarz) und ein Wert von 1 bis 5, etwa `y3`, mit `s` für eine Schere; ein Feld sieht so aus: `C2`.
paperworld-no-cell = Wohin soll { WORD("paperworld-card", $card) }? Nenne auch das Feld, etwa `{ $card } C2`.
paperworld-no-such-cell = Ein Feld { $cell } gibt es nicht. Landschaften liegen auf den Feldern { $first } bis { $last }: ein Buchstabe für die Spalte, eine Zahl für die Zeile.
paperworld-nothing-to-take = Keine oberste Karte in der Mitte zeigt { WORD("paperworld-name", $what) }. Nenne eine Farbe oder einen Wert, den mindestens eine von ihnen hat.
paperworld-middle-empty = Die Mitte ist leer, also gibt es nichts zu nehmen. Lege eine Karte, oder passe, wenn das nicht geht.
paperworld-take-after-laying = Du hast schon Karten gelegt, und in einem Zug wird entweder genommen oder gelegt. Lege weiter, oder beende den Zug.
paperworld-discard-first = Du hast mehr als 9 Karten auf der Hand. Wirf zuerst { $count } ab.
paperworld-discard-count = Um auf 9 zu kommen, musst du genau { $count } abwerfen, nicht { $given }.
paperworld-no-discard-now = Abgeworfen wird nur, wenn du am Ende deines Zugs mehr als 9 Karten hast, oder um beim Legen einen Sprung zu bezahlen.
paperworld-not-in-hand = Dafür fehlt dir auf der Hand: { WORD("paperworld-card", $card) }. `/paperworld hand` zeigt deine Karten.
paperworld-scissors-differ = { WORD("paperworld-card", $card) } hast du nicht, aber { WORD("paperworld-card", $held) }: Schreib `{ $held }`.
paperworld-discards-not-in-hand = So viele von dieser Karte hast du nicht. Nenne jede Karte, die du abwirfst, nur so oft, wie du sie hast, und die gelegte nicht mit.
paperworld-other-name = In diesem Zug legst du nur { WORD("paperworld-name", $what) }, und { WORD("paperworld-card", $card) } passt nicht dazu. Lege eine andere Karte, oder beende den Zug.
paperworld-neither-name = Alle Karten eines Zugs haben eine Farbe oder einen Wert gemeinsam: { WORD("paperworld-card", $card) } hat weder { WORD("paperworld-name", $colour) } noch { WORD("paperworld-name", $value) }.
paperworld-token-on-pile = Das Scherenplättchen blockiert { $cell }. Dort kannst du nichts legen, bis du es auf eine andere Karte mit Schere versetzt oder jemand anderes es nimmt.
paperworld-too-wide = Mit einem Stapel auf { $cell } wäre deine Landschaft breiter oder höher als 3. Bleib innerhalb von 3 × 3.
paperworld-not-beside = Neben { $cell } liegt kein Stapel. Ein neuer Stapel muss mit einer Seite an einen anderen grenzen.
paperworld-other-colour = Auf { $cell } liegt { WORD("paperworld-card", $top) }, da kann { WORD("paperworld-card", $card) } nicht hin: Ein Stapel behält seine Farbe.
paperworld-pile-complete = { $cell } zeigt eine 5 und ist fertig. Wähle einen anderen Stapel.
paperworld-too-low = { WORD("paperworld-card", $card) } passt auf { $cell } nicht auf { WORD("paperworld-card", $top) }. Als Nächstes kommt dort { WORD("paperworld-card", $following) }.
paperworld-too-high = { WORD("paperworld-card", $card) } überspringt auf { $cell } zu viele Werte: Dort liegt { WORD("paperworld-card", $top) }, als Nächstes kommt { WORD("paperworld-card", $following) }; ein Sprung lässt nur einen Wert aus.
paperworld-too-high-to-begin = Ein neuer Stapel beginnt mit einer 1 oder, mit einem Sprung, mit einer 2; { WORD("paperworld-card", $card) } kann auf { $cell } keinen beginnen.
paperworld-skip-used = Deinen einen Sprung in diesem Zug hast du schon gemacht, und { WORD("paperworld-card", $card) } auf { $cell } bräuchte noch einen.
paperworld-skip-price = { WORD("paperworld-card", $card) } auf { $cell } überspringt mindestens einen Wert. Dafür sind Karten abzuwerfen: { $count }; genannt hast du { $given }. Füge sie so an: `-k2`.
paperworld-skip-too-dear = Um { WORD("paperworld-card", $card) } dort zu legen, müsstest du { $count ->
        [one] 1 andere Karte
       *[other] { $count } andere Karten
    } abwerfen; du hast { $others }.
paperworld-skip-is-free = Dein Scherenplättchen macht diesen Sprung kostenlos: Lege { WORD("paperworld-card", $card) } auf { $cell }, ohne etwas abzuwerfen.
paperworld-nothing-skipped = { WORD("paperworld-card", $card) } auf { $cell } überspringt keinen Wert; also wird dafür nichts abgeworfen.
paperworld-no-scissors = { WORD("paperworld-card", $card) } hat keine Schere. Nur eine Karte mit Schere holt das Scherenplättchen.
paperworld-nothing-laid = Du hast noch nichts gelegt. Lege mindestens eine Karte, bevor du den Zug beendest; oder nimm aus der Mitte, oder passe, wenn gar nichts geht.
paperworld-pass-after-laying = Du hast eine Karte gelegt und kannst nicht mehr passen: Beende den Zug.
paperworld-pass-can-take = Passen kannst du nur, wenn sonst nichts geht. In der Mitte liegen noch Karten: Nimm welche, oder lege.
paperworld-pass-can-lay = Passen kannst du nur, wenn sonst nichts geht, und du kannst noch legen, etwa `{ $lay }`.

## Goals
paperworld-goal-1a = drei Karten einer Farbe im L, beliebig gedreht
paperworld-goal-1b = alle vier Ecken zeigen denselben Wert
paperworld-goal-2a = drei 2er im L, beliebig gedreht
paperworld-goal-2b = ein Quadrat aus 2 × 2 mit vier verschiedenen Farben
paperworld-goal-3a = alle neun Stapel begonnen
paperworld-goal-3b = eine Diagonale in einer Farbe, egal in welcher Richtung
paperworld-goal-4a = drei 3er in einer Zeile (nicht Spalte)
paperworld-goal-4b = mindestens zwei Stapel mit einer 5
paperworld-goal-5a = Stapel mit 1, 2, 3, 4 und 5, egal wo
paperworld-goal-5b = in einer Spalte (nicht Zeile) 2, 5, 2
paperworld-goal-6a = in einer Diagonale 2, 3, 4, von welchem Ende auch immer
paperworld-goal-6b = mindestens drei Stapel mit einer 4
paperworld-goal-7a = mindestens fünf Stapel mit einer 1
paperworld-goal-7b = drei in einer Zeile ergeben zusammen 9
paperworld-goal-8a = drei in einer Spalte ergeben zusammen 12
paperworld-goal-8b = mindestens drei Stapel mit Schere
paperworld-goal-9a = ein Quadrat aus 2 × 2 mit vier 3ern
paperworld-goal-9b = ein Quadrat aus 2 × 2 in einer Farbe
paperworld-goal-10a = ein Plus aus fünf Stapeln mit fünf verschiedenen Werten
paperworld-goal-10b = ein Plus, dessen vier Arme verschiedene Farben haben (die Mitte darf leer sein)

## Cards
paperworld-card-y1 = :yellow_desert: Gelb 1
paperworld-card-y1s = :yellow_desert: Gelb 1 ✂
paperworld-card-y2 = :yellow_desert: Gelb 2
paperworld-card-y2s = :yellow_desert: Gelb 2 ✂
paperworld-card-y3 = :yellow_desert: Gelb 3
paperworld-card-y3s = :yellow_desert: Gelb 3 ✂
paperworld-card-y4 = :yellow_desert: Gelb 4
paperworld-card-y4s = :yellow_desert: Gelb 4 ✂
paperworld-card-y5 = :yellow_desert: Gelb 5
paperworld-card-y5s = :yellow_desert: Gelb 5 ✂
paperworld-card-b1 = :blue_sea: Blau 1
paperworld-card-b1s = :blue_sea: Blau 1 ✂
paperworld-card-b2 = :blue_sea: Blau 2
paperworld-card-b2s = :blue_sea: Blau 2 ✂
paperworld-card-b3 = :blue_sea: Blau 3
paperworld-card-b3s = :blue_sea: Blau 3 ✂
paperworld-card-b4 = :blue_sea: Blau 4
paperworld-card-b4s = :blue_sea: Blau 4 ✂
paperworld-card-b5 = :blue_sea: Blau 5
paperworld-card-b5s = :blue_sea: Blau 5 ✂
paperworld-card-g1 = :green_forest: Grün 1
paperworld-card-g1s = :green_forest: Grün 1 ✂
paperworld-card-g2 = :green_forest: Grün 2
paperworld-card-g2s = :green_forest: Grün 2 ✂
paperworld-card-g3 = :green_forest: Grün 3
paperworld-card-g3s = :green_forest: Grün 3 ✂
paperworld-card-g4 = :green_forest: Grün 4
paperworld-card-g4s = :green_forest: Grün 4 ✂
paperworld-card-g5 = :green_forest: Grün 5
paperworld-card-g5s = :green_forest: Grün 5 ✂
paperworld-card-k1 = :black_mountain: Schwarz 1
paperworld-card-k1s = :black_mountain: Schwarz 1 ✂
paperworld-card-k2 = :black_mountain: Schwarz 2
paperworld-card-k2s = :black_mountain: Schwarz 2 ✂
paperworld-card-k3 = :black_mountain: Schwarz 3
paperworld-card-k3s = :black_mountain: Schwarz 3 ✂
paperworld-card-k4 = :black_mountain: Schwarz 4
paperworld-card-k4s = :black_mountain: Schwarz 4 ✂
paperworld-card-k5 = :black_mountain: Schwarz 5
paperworld-card-k5s = :black_mountain: Schwarz 5 ✂

## What happened

paperworld-started =
    🏅 Ziele: { $goals }.
    { $name } fängt an (ausgelost).
paperworld-took-colour = { $name } nimmt alle Karten in { WORD("paperworld-name", $what) }: { $cards }.
paperworld-took-value = { $name } nimmt alle { WORD("paperworld-name", $what) }er: { $cards }.
paperworld-laid = { $name } legt { $cards }.
paperworld-laid-card = { WORD("paperworld-card", $card) } auf { $cell }
paperworld-laid-free = { WORD("paperworld-card", $card) } auf { $cell } (Sprung, kostenlos)
paperworld-laid-paid =
    { WORD("paperworld-card", $card) } auf { $cell } { $count ->
        [one] (Sprung für 1 Karte)
       *[other] (Sprung für { $count } Karten)
    }
paperworld-token-taken = ✂ { $name } legt das Scherenplättchen auf { $cell }.
paperworld-token-moved = ✂ { $name } versetzt das Scherenplättchen auf { $cell }.
paperworld-token-from = ✂ { $name } nimmt das Scherenplättchen von { $other } und legt es auf { $cell }.
paperworld-discarded =
    { $count ->
        [one] { $name } wirft 1 Karte ab und hat noch 9.
       *[other] { $name } wirft { $count } Karten ab und hat noch 9.
    }
paperworld-passed = { $name } kann nichts tun und passt.
paperworld-won-goal =
    🏅 { $name } erreicht ein Ziel: { WORD("paperworld-goal", $goal) }, dafür { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
paperworld-last-round =
    ⏳ In der Mitte { $piles ->
        [0] liegt kein Stapel mehr
        [one] liegt nur noch 1 Stapel
       *[other] liegen nur noch { $piles } Stapel
    }: Alle haben noch einen Zug, zuletzt { $name }.
paperworld-last-round-left =
    ⏳ In der Mitte { $piles ->
        [0] liegt kein Stapel mehr
        [one] liegt nur noch 1 Stapel
       *[other] liegen nur noch { $piles } Stapel
    }: Alle haben noch einen Zug.
paperworld-ended-piles = Die letzte Runde ist vorbei.

## What is to be decided

paperworld-decide = ▶️ { $name }: Nimm Karten aus der Mitte, oder lege welche.
paperworld-decide-last = ▶️ { $name }: Das ist dein letzter Zug. Nimm oder lege.
paperworld-decide-last-take = ▶️ { $name }: Das ist dein letzter Zug. Du musst aus der Mitte nehmen, denn zum Legen hast du nichts auf der Hand; jede Karte kostet einen Punkt.
paperworld-decide-last-stuck = ▶️ { $name }: Das ist dein letzter Zug. Du musst aus der Mitte nehmen, denn keine deiner Karten lässt sich legen; jede Karte, die du nimmst, kostet einen Punkt.
paperworld-decide-last-empty = ▶️ { $name }: Das ist dein letzter Zug, und die Mitte ist leer. Lege, oder passe, wenn nichts passt.
paperworld-decide-take = ▶️ { $name }: Nimm Karten aus der Mitte; zum Legen hast du keine auf der Hand.
paperworld-decide-stuck = ▶️ { $name }: Nimm Karten aus der Mitte; von deinen lässt sich jetzt keine legen.
paperworld-decide-empty = ▶️ { $name }: Die Mitte ist leer. Lege, oder passe, wenn nichts geht.
paperworld-decide-further-colour = ▶️ { $name }: Lege noch eine Karte in { WORD("paperworld-name", $colour) }, oder beende den Zug.
paperworld-decide-further-value = ▶️ { $name }: Lege noch eine { WORD("paperworld-name", $value) }, oder beende den Zug.
paperworld-decide-further = ▶️ { $name }: Lege noch eine Karte in { WORD("paperworld-name", $colour) } oder eine { WORD("paperworld-name", $value) }, oder beende den Zug.
paperworld-decide-done = ▶️ { $name }: Keine Karten mehr; beende den Zug.
paperworld-decide-discard =
    { $count ->
        [one] ▶️ { $name }: Mehr als 9 Karten auf der Hand. Wirf 1 ab.
       *[other] ▶️ { $name }: Mehr als 9 Karten auf der Hand. Wirf { $count } ab.
    }
paperworld-score = { $name }: { $total } · Sterne { $stars }, Ziele { $goals }, Schere { $token }, Hand { $hand }, Abwurf { $discards }
paperworld-score-left = { $name } (ausgestiegen): { $total } · Sterne { $stars }, Ziele { $goals }, Schere { $token }, Hand { $hand }, Abwurf { $discards }
paperworld-result = { $place }. { $name } – **{ $total }**: Sterne { $stars }, Ziele { $goals }, Schere { $token }, Hand { $hand }, Abwurf { $discards }
paperworld-result-left = { $place }. { $name } (ausgestiegen) – { $total }
paperworld-decided = Die Punkte entscheiden: { $more } zu { $less }.
paperworld-decided-discards = { $other } hat genauso viele Punkte; deshalb entscheidet der kleinere Abwurf: { $fewer } zu { $more }.
paperworld-decided-shared = Punkte und Abwurf sind gleich.

## The table in words

paperworld-text-middle = { "**" }Die Mitte:** { $piles }
paperworld-text-pile =
    { WORD("paperworld-card", $card) } { $height ->
        [one] (die letzte Karte)
       *[other] (Stapel mit { $height })
    }
paperworld-text-no-pile = ein leerer Stapel
paperworld-text-goals = { "**" }Ziele**
paperworld-text-goal = • { WORD("paperworld-goal", $goal) } – { $tokens }
paperworld-text-tokens-none = keine Plättchen mehr
paperworld-text-tokens = Punkte noch zu holen: { $points }
paperworld-text-token-won = { $letter } = { $name }: { $points }
paperworld-text-landscape = { "**" }Die Landschaft von** { $name }: { $piles }
paperworld-text-landscape-none = { $name } hat keine Landschaft mehr.
paperworld-text-top = { $cell } { WORD("paperworld-card", $card) }
paperworld-text-top-token = { $cell } { WORD("paperworld-card", $card) } mit dem Scherenplättchen
paperworld-text-token = Das Scherenplättchen hat niemand.
paperworld-variant-advanced = Regeln für Fortgeschrittene: mehrere Sprünge in einem Zug, auch über mehrere Werte auf einmal.
paperworld-variant-first-game = Mit den Zielen für die erste Partie.

## Hand and panels

hand-of-paperworld = Deine Hand: { $hand }
paperworld-hand-card = `{ $card }` { WORD("paperworld-card", $card) }
paperworld-hand-empty = keine Karten
button-hand-paperworld = Meine Hand
button-paperworld-take = Nehmen
button-paperworld-place = Legen
button-paperworld-further = Noch eine legen
button-paperworld-done = Zug beenden
button-paperworld-pass = Passen
button-paperworld-discard = Abwerfen
button-paperworld-lay = Legen und beenden
button-paperworld-back = Letzte Karte zurück
button-paperworld-token-off = ✂ Mit Plättchen
button-paperworld-token-on = ✂ Ohne Plättchen

paperworld-nothing-fits = Keine deiner Karten lässt sich jetzt legen. Nimm Karten aus der Mitte, oder passe, wenn sie leer ist.
paperworld-take-choose = Wähle eine Farbe oder einen Wert: Du nimmst jede oberste Karte in der Mitte, die dazu passt.
paperworld-take-worth =
    Mit { WORD("paperworld-name", $what) } nimmst du { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }: { $cards }.
paperworld-take-over =
    { $count ->
        [one] Danach wirfst du 1 Karte ab, damit 9 bleiben.
       *[other] Danach wirfst du { $count } Karten ab, damit 9 bleiben.
    }
paperworld-take-offer =
    { WORD("paperworld-name", $what) } – { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }: { $cards }
paperworld-lay-card = Wähle eine Karte zum Legen.
paperworld-lay-another = Wähle noch eine Karte, oder lege und beende den Zug.
paperworld-lay-cell = { WORD("paperworld-card", $card) }: Wähle das Feld.
paperworld-lay-costs =
    { $count ->
        [one] Für den übersprungenen Wert wirfst du 1 Karte ab.
       *[other] Für die übersprungenen Werte wirfst du { $count } Karten ab.
    }
paperworld-lay-pay =
    { WORD("paperworld-card", $card) } auf { $cell } { $count ->
        [one] überspringt einen Wert. Wähle 1 Karte, die du dafür abwirfst.
       *[other] überspringt mehrere Werte. Wähle { $count } Karten, die du dafür abwirfst.
    }
paperworld-lay-none = Von deinen übrigen Karten lässt sich keine legen.
paperworld-lay-worth = Mit { $laid } bekommst du { $worth }.
paperworld-action-lay = { $laid }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
paperworld-action-take = { WORD("paperworld-name", $what) } nehmen: { $cards }
paperworld-action-token = { $laid } mit dem Scherenplättchen
paperworld-action-pays = { $laid }, Abwurf: { $cards }
paperworld-action-discard = Abwerfen: { $cards }
paperworld-lay-pays = Abwurf für den Sprung: { $cards }.
paperworld-lay-goal =
    🏅 Damit wäre ein Ziel erfüllt: { WORD("paperworld-goal", $goal) }, dafür { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, wenn es am Ende des Zugs noch so ist.
paperworld-lay-blocks = Das Scherenplättchen würde { $cell } blockieren, bis es weiterzieht.
paperworld-worth-stars =
    { $stars ->
        [one] 1 Stern mehr
       *[other] { $stars } Sterne mehr
    }
paperworld-worth-cards =
    { $count ->
        [one] 1 Punkt für eine Handkarte weniger
       *[other] { $count } Punkte für { $count } Handkarten weniger
    }
paperworld-worth-token = { $points } Punkte für das Scherenplättchen
paperworld-pay-with = − { WORD("paperworld-card", $card) }
paperworld-pay-menu =
    { $count ->
        [one] 1 Karte abwerfen
       *[other] { $count } Karten abwerfen
    }
paperworld-cell-free = { $cell } · Sprung gratis
paperworld-cell-paid = { $cell } · { $count } abwerfen
paperworld-discard-choose =
    { $count ->
        [one] Mehr als 9 Karten auf der Hand: Wähle 1 zum Abwerfen. Sie kostet 1 Punkt, wie auf der Hand auch.
       *[other] Mehr als 9 Karten auf der Hand: Wähle { $count } zum Abwerfen. Jede kostet 1 Punkt, wie auf der Hand auch.
    }
paperworld-discard-chosen = Du wirfst ab: { $cards }.
paperworld-slot = { $number } · { WORD("paperworld-card", $card) }

## Commands

command-paperworld = paperworld
    .description = Paper World spielen, von Alexandre Aguilar und Benoît Turpin
command-paperworld-take = nehmen
    .description = Jede oberste Karte in der Mitte nehmen, die eine Farbe oder einen Wert hat
command-paperworld-place = legen
    .description = Eine oder mehrere Handkarten legen
command-paperworld-done = fertig
    .description = Deinen Zug beenden: nach dem Legen, oder durch Passen, wenn sonst nichts geht
command-paperworld-discard = abwerfen
    .description = Deine Hand auf 9 Karten verkleinern
option-paperworld-what = was
    .description = Eine Farbe (gelb, blau, grün, schwarz) oder ein Wert von 1 bis 5
option-paperworld-away = abwurf
    .description = Was du abwirfst, wenn du dann mehr als 9 Karten hast, etwa: y1 k2
option-paperworld-lays = karten
    .description = Etwa: y1 C2, k4s B3 -y5 token. Buchstaben y b g k, s Schere, -Karte bezahlt einen Sprung
option-paperworld-end = ende
    .description = Den Zug nach diesen Karten beenden
option-paperworld-discards = karten
    .description = Die Karten zum Abwerfen, etwa: y1 k2
option-paperworld-first-game = erste_partie
    .description = Mit den drei Zielen für den Einstieg spielen
option-paperworld-advanced = fortgeschritten
    .description = Mehrere Sprünge in einem Zug, auch über mehrere Werte auf einmal
paperworld-place-only = Mit `legen` legst du Karten und beendest den Zug, etwa `y1 C2, y2 C2, fertig`. Zum Nehmen und Abwerfen gibt es eigene Befehle.
