# Axio.  The symbols and what it shares with other games of five markers are in markers.ftl.

axio-tile-rr = :red_sun::red_sun: Rot–Rot
axio-tile-rg = :red_sun::green_dot: Rot–Grün
axio-tile-rb = :red_sun::blue_star: Rot–Blau
axio-tile-ro = :red_sun::orange_square: Rot–Orange
axio-tile-rp = :red_sun::purple_ring: Rot–Lila
axio-tile-gr = :green_dot::red_sun: Grün–Rot
axio-tile-gg = :green_dot::green_dot: Grün–Grün
axio-tile-gb = :green_dot::blue_star: Grün–Blau
axio-tile-go = :green_dot::orange_square: Grün–Orange
axio-tile-gp = :green_dot::purple_ring: Grün–Lila
axio-tile-br = :blue_star::red_sun: Blau–Rot
axio-tile-bg = :blue_star::green_dot: Blau–Grün
axio-tile-bb = :blue_star::blue_star: Blau–Blau
axio-tile-bo = :blue_star::orange_square: Blau–Orange
axio-tile-bp = :blue_star::purple_ring: Blau–Lila
axio-tile-or = :orange_square::red_sun: Orange–Rot
axio-tile-og = :orange_square::green_dot: Orange–Grün
axio-tile-ob = :orange_square::blue_star: Orange–Blau
axio-tile-oo = :orange_square::orange_square: Orange–Orange
axio-tile-op = :orange_square::purple_ring: Orange–Lila
axio-tile-pr = :purple_ring::red_sun: Lila–Rot
axio-tile-pg = :purple_ring::green_dot: Lila–Grün
axio-tile-pb = :purple_ring::blue_star: Lila–Blau
axio-tile-po = :purple_ring::orange_square: Lila–Orange
axio-tile-pp = :purple_ring::purple_ring: Lila–Lila

## Refusals.  They say what is wrong and what would be right.

axio-unreadable = Das kann ich nicht lesen. Nenne das Plättchen mit zwei der Buchstaben R, G, B, O, P, dann das Feld für seine erste Hälfte und das Feld daneben für die zweite, etwa `rb`, `E5`, `F5`.
axio-no-such-tile = „{ $text }“ ist kein Plättchen. Ein Plättchen besteht aus zwei der Buchstaben R, G, B, O, P, etwa `rb`.
axio-no-such-cell = Ein Feld { $cell } gibt es nicht. Die Felder gehen von { $first } bis { $last }: ein Buchstabe für die Spalte, eine Zahl für die Zeile.
axio-outside = { $cell } liegt außerhalb des Bereichs, in dem ihr spielt: { $first } bis { $last }.
axio-not-neighbours = { $cell } und { $to } liegen nicht nebeneinander. Ein Plättchen bedeckt zwei Felder mit einer gemeinsamen Seite.
axio-cell-taken = { $cell } ist schon belegt: { WORD("symbol", $symbol) }. Ein Plättchen braucht zwei leere Felder.
axio-coloured-cell = { $cell } ist ein farbiges Feld ({ WORD("symbol", $symbol) }); darauf darf kein Plättchen liegen.
axio-closed-cell = Auf { $cell } steht eine Pyramide; dort darf kein Plättchen mehr hin.
axio-vacated-cell = Von { $cell } ist eine Pyramide weggezogen; das Feld bleibt bis zum Ende der Partie leer.
axio-first-tile = Dein erstes Plättchen muss mit einer Seite an ein farbiges Feld grenzen, an dem noch kein Plättchen liegt. Noch frei: { $free }.
axio-not-in-rack = Dieses Plättchen liegt nicht auf deiner Ablage: { WORD("axio-tile", $tile) }. `/axio rack` zeigt dir deine Plättchen.
axio-not-the-tile = Gezogen hast du { WORD("axio-tile", $drawn) }, nicht { WORD("axio-tile", $tile) }: Leg das gezogene Plättchen.
axio-not-placing = Du hast schon gelegt. Entscheide jetzt: Tauschst du deine Ablage aus, oder behältst du sie?
axio-bonus-first = Lege zuerst dein Bonusplättchen.
axio-no-exchange-now = Austauschen kannst du nur, nachdem du gelegt hast, und nur, wenn im Beutel noch fünf Plättchen sind und kein Plättchen auf deiner Ablage das Symbol deines niedrigsten Wertungssteins zeigt (oder eines davon, wenn mehrere am niedrigsten stehen).
axio-exchange-solo = Im Solo gibt es keinen Austausch: Du hast nur das Plättchen, das du gezogen hast.

## What happened

axio-placed = { $name } legt { WORD("axio-tile", $tile) } auf { $first }–{ $second }: { $points }.
axio-why = • { $cell }: { $rows } = { $points }
axio-counted-n = { $count } oben
axio-counted-w = { $count } links
axio-counted-e = { $count } rechts
axio-counted-s = { $count } unten
axio-pyramid = • △ Pyramide auf { $cell }, für alles, was daran grenzt: { $points }
axio-pyramid-moved = • △ Die Pyramide zieht von { $origin } nach { $cell }, für alles, was daran grenzt: { $points }. { $origin } bleibt leer.
axio-second-board = { WORD("symbol", $symbol) }: weiter bei 0 auf der zweiten Wertungstafel.
axio-bonus-lost =
    { $count ->
        [one] { $name } kann einen Bonus nicht legen; er verfällt.
       *[other] { $name } kann { $count } Boni nicht legen; sie verfallen.
    }
axio-exchanged = { $name } tauscht die ganze Ablage aus. Darauf lagen: { $tiles }.
axio-kept = { $name } behält die Ablage.
axio-ended-complete = Alle fünf Wertungssteine sind am Ziel!
axio-ended-full = Auf das Spielfeld passt kein Plättchen mehr.
axio-ended-rack = Wer jetzt dran wäre, hat kein Plättchen mehr.

## What is to be decided

axio-decide-place = ▶️ { $name }: Lege ein Plättchen.
axio-decide-first = ▶️ { $name }: Lege dein erstes Plättchen, und zwar neben ein farbiges Feld, an dem noch keins liegt.
axio-decide-bonus =
    { $owed ->
        [one] ▶️ { $name }: Lege ein Bonusplättchen.
       *[other] ▶️ { $name }: Lege das erste von { $owed } Bonusplättchen.
    }
axio-decide-exchange = ▶️ { $name }: Die ganze Ablage austauschen oder behalten?
axio-why-exchange = Das darfst du, weil kein Plättchen auf deiner Ablage zeigt, was bei dir am niedrigsten steht: { $symbols }.
axio-decide-solo-first = ▶️ Gezogen: **{ WORD("axio-tile", $tile) }**. Dein erstes Plättchen muss an ein farbiges Feld grenzen. Noch im Beutel: { $bag }.
axio-decide-solo = ▶️ Gezogen: **{ WORD("axio-tile", $tile) }**. Noch im Beutel: { $bag }.

## The board in words

axio-text-area = Gespielt wird auf { $first } bis { $last }. Felder, die nicht genannt sind, sind leer.
axio-text-row = Zeile { $row }: { $cells }
axio-cell-printed = { WORD("symbol-word", $symbol) } (aufgedruckt)
axio-cell-pyramid = Pyramide
axio-cell-vacated = gesperrt

## Rack and panel

hand-of-axio = Deine Ablage: { $hand }
axio-rack-empty = keine Plättchen
button-hand-axio = Meine Ablage
button-axio-place = Legen
button-axio-exchange = Ablage austauschen
button-axio-keep = Behalten
axio-panel-tile = Wähle ein Plättchen nach seiner Nummer.
axio-panel-column = In welche Spalte kommt { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) }? ↻ dreht das Plättchen um.
axio-panel-column-double = In welche Spalte kommt { WORD("axio-tile", $tile) }?
axio-panel-cell = Auf welches Feld der Spalte { $column } kommt { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) }?
axio-panel-cell-double = Auf welches Feld der Spalte { $column } kommt die erste Hälfte?
axio-panel-direction = In welche Richtung liegt { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) }?
axio-panel-direction-double = In welche Richtung liegt die zweite Hälfte?
axio-action = { WORD("axio-tile", $tile) } auf { $first }–{ $second }: { $points }
axio-panel-worth = { WORD("axio-tile", $tile) } auf { $first }–{ $second } brächte { $worth }
axio-panel-other-cell = Anderes Feld
axio-panel-other-column = Andere Spalte
axio-way-n = Oben
axio-way-w = Links
axio-way-e = Rechts
axio-way-s = Unten

## Commands

command-axio = axio
    .description = Axio spielen, das Legespiel von Reiner Knizia
command-place = legen
    .description = Ein Plättchen legen: das Plättchen, das Feld für die erste Hälfte, das Feld daneben
command-exchange = austauschen
    .description = Nach dem Legen: die ganze Ablage austauschen, wenn das geht, oder behalten
command-rack = ablage
    .description = Deine Plättchen ansehen; außer dir sieht sie niemand
option-tile = plättchen
    .description = Zwei der Buchstaben R G B O P, etwa rb: Die erste Hälfte kommt auf das erste Feld
option-cell = feld
    .description = Wohin die erste Hälfte kommt, etwa E5
option-to = feld2
    .description = Das Feld daneben, auf das die zweite Hälfte kommt, etwa F5
option-keep = behalten
    .description = Die Ablage behalten statt austauschen
