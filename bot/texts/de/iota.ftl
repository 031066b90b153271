# Iota.  Cards are written by colour, shape and number: "rc2" is the red circle 2, "w" a wild card.
# Die Namen der Karten stehen immer im Nominativ.  The coloured square always stands with its word.

iota-face-rc1 = :red_card: roter Kreis 1
iota-face-rc2 = :red_card: roter Kreis 2
iota-face-rc3 = :red_card: roter Kreis 3
iota-face-rc4 = :red_card: roter Kreis 4
iota-face-rs1 = :red_card: rotes Quadrat 1
iota-face-rs2 = :red_card: rotes Quadrat 2
iota-face-rs3 = :red_card: rotes Quadrat 3
iota-face-rs4 = :red_card: rotes Quadrat 4
iota-face-rt1 = :red_card: rotes Dreieck 1
iota-face-rt2 = :red_card: rotes Dreieck 2
iota-face-rt3 = :red_card: rotes Dreieck 3
iota-face-rt4 = :red_card: rotes Dreieck 4
iota-face-rx1 = :red_card: rotes Kreuz 1
iota-face-rx2 = :red_card: rotes Kreuz 2
iota-face-rx3 = :red_card: rotes Kreuz 3
iota-face-rx4 = :red_card: rotes Kreuz 4
iota-face-gc1 = :green_card: grüner Kreis 1
iota-face-gc2 = :green_card: grüner Kreis 2
iota-face-gc3 = :green_card: grüner Kreis 3
iota-face-gc4 = :green_card: grüner Kreis 4
iota-face-gs1 = :green_card: grünes Quadrat 1
iota-face-gs2 = :green_card: grünes Quadrat 2
iota-face-gs3 = :green_card: grünes Quadrat 3
iota-face-gs4 = :green_card: grünes Quadrat 4
iota-face-gt1 = :green_card: grünes Dreieck 1
iota-face-gt2 = :green_card: grünes Dreieck 2
iota-face-gt3 = :green_card: grünes Dreieck 3
iota-face-gt4 = :green_card: grünes Dreieck 4
iota-face-gx1 = :green_card: grünes Kreuz 1
iota-face-gx2 = :green_card: grünes Kreuz 2
iota-face-gx3 = :green_card: grünes Kreuz 3
iota-face-gx4 = :green_card: grünes Kreuz 4
iota-face-bc1 = :blue_card: blauer Kreis 1
iota-face-bc2 = :blue_card: blauer Kreis 2
iota-face-bc3 = :blue_card: blauer Kreis 3
iota-face-bc4 = :blue_card: blauer Kreis 4
iota-face-bs1 = :blue_card: blaues Quadrat 1
iota-face-bs2 = :blue_card: blaues Quadrat 2
iota-face-bs3 = :blue_card: blaues Quadrat 3
iota-face-bs4 = :blue_card: blaues Quadrat 4
iota-face-bt1 = :blue_card: blaues Dreieck 1
iota-face-bt2 = :blue_card: blaues Dreieck 2
iota-face-bt3 = :blue_card: blaues Dreieck 3
iota-face-bt4 = :blue_card: blaues Dreieck 4
iota-face-bx1 = :blue_card: blaues Kreuz 1
iota-face-bx2 = :blue_card: blaues Kreuz 2
iota-face-bx3 = :blue_card: blaues Kreuz 3
iota-face-bx4 = :blue_card: blaues Kreuz 4
iota-face-yc1 = :yellow_card: gelber Kreis 1
iota-face-yc2 = :yellow_card: gelber Kreis 2
iota-face-yc3 = :yellow_card: gelber Kreis 3
iota-face-yc4 = :yellow_card: gelber Kreis 4
iota-face-ys1 = :yellow_card: gelbes Quadrat 1
iota-face-ys2 = :yellow_card: gelbes Quadrat 2
iota-face-ys3 = :yellow_card: gelbes Quadrat 3
iota-face-ys4 = :yellow_card: gelbes Quadrat 4
iota-face-yt1 = :yellow_card: gelbes Dreieck 1
iota-face-yt2 = :yellow_card: gelbes Dreieck 2
iota-face-yt3 = :yellow_card: gelbes Dreieck 3
iota-face-yt4 = :yellow_card: gelbes Dreieck 4
iota-face-yx1 = :yellow_card: gelbes Kreuz 1
iota-face-yx2 = :yellow_card: gelbes Kreuz 2
iota-face-yx3 = :yellow_card: gelbes Kreuz 3
iota-face-yx4 = :yellow_card: gelbes Kreuz 4
iota-face-w = :wild_card: Joker

iota-value-r = Rot
iota-value-g = Grün
iota-value-b = Blau
iota-value-y = Gelb
iota-value-c = Kreis
iota-value-s = Quadrat
iota-value-t = Dreieck
iota-value-x = Kreuz
iota-value-1 = die Zahl 1
iota-value-2 = die Zahl 2
iota-value-3 = die Zahl 3
iota-value-4 = die Zahl 4
iota-trait-colour = Farbe
iota-trait-shape = Form
iota-trait-number = Zahl

## Refusals.  They say what is wrong and what would be right.

iota-unreadable = Das kann ich nicht lesen. Schreib jede Karte mit ihrem Feld, etwa `rc2 N20 gs4 O20`: eine Farbe (`r` Rot, `g` Grün, `b` Blau, `y` Gelb), eine Form (`c` Kreis, `s` Quadrat, `t` Dreieck, `x` Kreuz) und eine Zahl von 1 bis 4; `w` ist ein Joker. Bei `/iota pass` nennst du nur die Karten, die zurückgehen, etwa `rc2 w`.
iota-no-such-card = „{ $text }“ ist weder eine Karte noch ein Feld. Eine Karte ist eine Farbe (`r`, `g`, `b`, `y`), eine Form (`c`, `s`, `t`, `x`) und eine Zahl von 1 bis 4, etwa `rc2`, oder `w` für einen Joker; ein Feld sieht so aus: `N20`.
iota-no-such-cell = Ein Feld { $cell } gibt es nicht. Die Buchstaben und Zahlen der Felder stehen am Rand des Bildes.
iota-one-swap = Tausche eine Karte nach der anderen. Nenne eine Karte und das Feld des Jokers, etwa `rc2 N20`.
iota-not-in-hand = Diese Karte hast du nicht auf der Hand: { WORD("iota-face", $card) }. `/iota hand` zeigt dir deine Karten.
iota-card-twice = Diese Karte hast du öfter genannt, als du sie hast ({ $held }): { WORD("iota-face", $card) }.
iota-cell-taken = Auf { $cell } liegt schon eine Karte: { WORD("iota-face", $card) }. Karten kommen auf leere Felder.
iota-cell-twice = Du hast { $cell } zweimal genannt. Jede Karte braucht ein eigenes Feld.
iota-not-one-line = { $first } und { $other } liegen nicht in einer Zeile oder Spalte. Alle Karten eines Zugs kommen in dieselbe Reihe.
iota-gap = { $cell } zwischen { $first } und { $last } bliebe leer. Die Karten eines Zugs müssen eine Reihe ohne Lücken ergeben.
iota-not-touching =
    { $count ->
        [one] { $first } liegt neben keiner Karte. Leg sie neben eine Karte auf dem Tisch.
       *[other] Keine dieser Karten liegt neben einer Karte auf dem Tisch. Mindestens eine muss das.
    }
iota-too-long = { $first }–{ $last } wäre eine Reihe aus { $count } Karten. Mehr als vier dürfen es nicht sein.
iota-line-broken = { $first }–{ $last } wäre `{ $cards }`. In einer Reihe muss die { WORD("iota-trait", $trait) } auf allen Karten gleich oder auf allen verschieden sein; hier zeigen das nur einige: { WORD("iota-value", $value) }.
iota-wild-torn = Der Joker auf { $cell } müsste für zwei Karten zugleich stehen: Keine { WORD("iota-trait", $trait) } passt sowohl in seine Zeile (`{ $row }`) als auch in seine Spalte (`{ $column }`).
iota-wilds-torn = Für die Joker auf { $cell } und { $other } gibt es keine zwei Karten: In der { WORD("iota-trait", $trait) } widersprechen sich ihre Reihen.
iota-swap-wild = Einen Joker kannst du nicht gegen einen Joker tauschen. Nenne eine Karte mit Farbe, Form und Zahl.
iota-swap-empty = Auf { $cell } liegt keine Karte. Nenne das Feld eines Jokers.
iota-swap-no-wild = Die Karte auf { $cell } ist kein Joker: { WORD("iota-face", $card) }. Tauschen kannst du nur gegen einen Joker.
iota-swap-none = Keine deiner Karten passt an die Stelle eines Jokers auf dem Tisch.
iota-pass-no-pile = Der Stapel ist leer, also kannst du keine Karten darunterschieben. Passe ohne Karten.

## What happened

iota-laid = { $card } auf { $cell }
iota-played = { $name } legt: { $cards }.
iota-line = • { $first }–{ $last }: { $sum } = { $points }
iota-line-lot = • { $first }–{ $last }: { $sum } = { $points }, ein Vierer
iota-total =
    { $total ->
        [one] Zusammen **1 Punkt**.
       *[other] Zusammen **{ $total } Punkte**.
    }
iota-total-doubled = Zusammen { $points }{ $doubled }: **{ $total } Punkte**.
iota-doubled-lot = { "" }, verdoppelt für einen Vierer
iota-doubled-four = { "" }, verdoppelt für vier Karten auf einmal
iota-doubled-last = { "" }, verdoppelt für die letzte Karte
iota-passed =
    { $count ->
        [0] { $name } passt.
        [one] { $name } passt und schiebt 1 Karte unter den Stapel.
       *[other] { $name } passt und schiebt { $count } Karten unter den Stapel.
    }
iota-swapped = { $name } nimmt den Joker von { $cell }; dort liegt jetzt: { $card }.
iota-left = { $name } ist ausgeschieden; die Karten kamen unter den Stapel.
iota-ended-last-card = Der Stapel ist leer, und jemand hat keine Karten mehr; damit endet die Partie.
iota-ended-passes = Alle haben gepasst; damit endet die Partie.

## What is to be decided

iota-decide = ▶️ { $name }: Lege bis zu vier Karten in eine Reihe, oder passe. Karten im Stapel: { $pile }.
iota-decide-swapped = ▶️ { $name }, nach dem Tausch: Lege bis zu vier Karten in eine Reihe, oder passe. Karten im Stapel: { $pile }.
iota-stuck = Keine deiner Karten passt jetzt irgendwohin; du musst passen.

iota-variant-half = Kurze Partie: nur die Hälfte der Karten.
iota-variant-kids = Kinderpartie: keine Punkte; ist der Stapel leer, gewinnt, wer als Erstes die letzte Handkarte legt.

## The board in words

iota-text-pile = Karten im Stapel: { $pile }.
iota-text-row = Zeile { $row }: { $cells }

## Hand and panels

hand-of-iota = Deine Karten: { $hand }
iota-hand-card = { $card } ({ $code })
iota-hand-empty = keine Karten
button-hand-iota = Meine Karten
button-iota-lay = Karten legen
button-iota-pass = Passen
button-iota-swap = Joker tauschen
button-iota-other = Andere Karte
button-iota-back = Letzte Karte zurück
iota-panel-card = Wähle eine Karte.
iota-panel-only-swap = So wie der Tisch liegt, passt keine deiner Karten. Du kannst einen Joker tauschen oder passen.
iota-panel-cell = { WORD("iota-face", $card) }: Wähle das Feld.
iota-panel-cell-some = { WORD("iota-face", $card) }: Wähle das Feld. Die blauen Knöpfe gehen sofort; die grauen (im Bild +) brauchen noch eine weitere Karte.
iota-panel-cell-rest = { WORD("iota-face", $card) }: Wähle das Feld. Die blauen Knöpfe gehen sofort; die Felder im Menü brauchen noch eine weitere Karte.
iota-panel-cell-more = { WORD("iota-face", $card) }: Wähle das Feld. Die blauen Knöpfe gehen sofort; weitere Felder stehen im Menü.
iota-panel-laid = Gewählt: { $cards }.
iota-panel-not-yet = So ist es noch nicht erlaubt. { $why }
iota-panel-between = So ist es noch nicht erlaubt: Dazwischen fehlt noch eine Karte, die bis zu denen auf dem Tisch reicht.
iota-panel-worth = Das brächte:
iota-panel-kids = So ist es erlaubt.
iota-panel-next = Wähle noch eine Karte.
iota-panel-another = Wähle noch eine Karte, oder bestätige.
iota-panel-only-cell = { WORD("iota-face", $card) } kommt auf { $cell }: ein anderes Feld gibt es nicht.
iota-panel-no-other = Keine weitere deiner Karten passt noch dazu.
iota-panel-cells = Andere Felder
iota-panel-cells-needing = Felder, die noch eine Karte brauchen
iota-panel-more = Weitere Felder …
iota-panel-now = geht sofort
iota-panel-needs = braucht noch eine Karte
iota-panel-pass = Wähle, welche Karten unter den Stapel kommen, oder keine, und bestätige. Danach ziehst du auf vier nach.
iota-panel-pass-only = Der Stapel ist leer, also passt du einfach. Bestätigen?
iota-panel-returned = Du passt, und unter den Stapel kommen: { $cards }. Danach ziehst du auf vier nach.
iota-panel-return = Karten unter den Stapel (auch keine)
iota-panel-swap = Wähle eine Karte, die du gegen einen Joker auf dem Tisch tauschst. Der Joker kommt auf deine Hand, und dein Zug geht weiter.
iota-panel-swap-one = { $card } gegen den Joker auf { $cell }
iota-action-swap = Gegen den Joker dort tauschen: { $cards }
iota-action-pass = { $count ->
        [0] Passen
       *[other] Passen, und unter den Stapel: { $cards }
    }
iota-panel-swapped = Du nimmst den Joker von { $cell }; dort liegt dann: { WORD("iota-face", $card) }. Dein Zug geht weiter.

## Commands

command-iota = iota
    .description = Iota spielen, das Kartenspiel von Gene Mackles
command-iota-play = legen
    .description = 1 bis 4 Karten in eine Zeile oder Spalte legen
command-iota-pass = passen
    .description = Nichts legen; beliebige Handkarten unter den Stapel schieben und auf vier nachziehen
command-iota-swap = tauschen
    .description = Einen Joker vom Tisch nehmen, gegen eine Karte von dir, die dort passt
option-iota-cards = karten
    .description = Karte und Feld: rc2 N20 gs4 O20. Farbe r g b y, Form c s t x, Zahl 1-4; w = Joker
option-iota-back = karten
    .description = Karten, die unter den Stapel kommen, etwa rc2 w; ohne sie frage ich
option-iota-card = karte
    .description = Deine Karte, die dort passt, etwa rc2
option-iota-cell = feld
    .description = Das Feld des Jokers, etwa N20
option-iota-half = kurz
    .description = Die kurze Partie mit der Hälfte der Karten
option-iota-kids = kinder
    .description = Ohne Punkte: Ist der Stapel leer, gewinnt, wer als Erstes die letzte Handkarte legt
iota-choice = { $cards } · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
