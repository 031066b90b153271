# Axio Rota.  The symbols and what it shares with other games of five markers are in markers.ftl.
# "_" is the empty corner of a tile.

rota-emoji-r = { symbol-emoji-r }
rota-emoji-g = { symbol-emoji-g }
rota-emoji-b = { symbol-emoji-b }
rota-emoji-o = { symbol-emoji-o }
rota-emoji-p = { symbol-emoji-p }
rota-emoji-_ = :empty_corner:
rota-word-r = { symbol-word-r }
rota-word-g = { symbol-word-g }
rota-word-b = { symbol-word-b }
rota-word-o = { symbol-word-o }
rota-word-p = { symbol-word-p }
rota-word-_ = Leer

## Refusals.  They say what is wrong and what would be right.

rota-square-taken = Auf { $square } liegt schon ein Plättchen. Wähle ein freies Feld, das mit einer Seite an ein Plättchen grenzt.
rota-not-beside = { $square } liegt neben keinem Plättchen. Wähle ein Feld, das mit einer Seite an eins grenzt; eine Ecke genügt nicht.
rota-name-needed = Auf { $square }, gedreht wie in Bild { $rotation }, trifft deine leere Ecke auf andere Ecken. Wähle auch die Farbe, als die sie zählt.
rota-unreadable = Das kann ich nicht lesen. Nenne das Feld mit Buchstaben und Zahl, etwa `M59`, dann die Drehung: die Nummer unter dem Bild (0 bis 3) oder die Farbe oben links; bei einer leeren Ecke auch die Farbe, als die sie zählt, etwa `blau`.
rota-not-a-cell = „{ $text }“ ist kein Feld. Ein Feld besteht aus Buchstaben und Zahl, etwa `M59`.
rota-not-a-rotation = „{ $text }“ ist keine Drehung. Nenne die Nummer unter einem Bild deines Plättchens, 0 bis 3, oder die Farbe oben links, etwa `blau`.
rota-not-a-colour = „{ $text }“ ist keine Farbe. Eine leere Ecke zählt als Rot, Grün, Blau, Orange oder Lila.
rota-no-such-square = An { $square } kommt kein Plättchen heran. Die Buchstaben und Zahlen der Felder stehen am Rand des Bildes.
rota-no-such-corner = Diese Ecke hat dein Plättchen nicht: { WORD("rota-word", $corner) }. Nenne eine, die es hat, oder die Nummer unter einem der vier Bilder, 0 bis 3. `/rota hand` zeigt sie.
rota-no-tile = Du hast kein Plättchen auf der Hand.

## What happened

rota-placed = { $name } legt { $tile } auf { $square }: { $points }.
rota-placed-named = { $name } legt { $tile } auf { $square }, und die leere Ecke zählt als { WORD("symbol", $colour) }: { $points }.
rota-why = • { $corner }: { $squares } = { $points }
rota-corner-0 = Oben links
rota-corner-1 = Oben rechts
rota-corner-2 = Unten rechts
rota-corner-3 = Unten links
rota-bonus-lost =
    { $count ->
        [one] Der Vorrat ist leer; ein Bonus von { $name } verfällt.
       *[other] Der Vorrat ist leer; { $count } Boni von { $name } verfallen.
    }
rota-ended-complete = Alle fünf Wertungssteine sind am Ziel!
rota-ended-placed = Alle eigenen Plättchen sind gelegt.

## What is to be decided

rota-decide-place = ▶️ { $name }: Lege dein Plättchen.
rota-decide-bonus =
    { $owed ->
        [one] ▶️ { $name }: Lege ein Bonusplättchen.
       *[other] ▶️ { $name }: Lege das erste von { $owed } Bonusplättchen.
    }
rota-decide-solo = ▶️ Gezogen: **{ $tile }**. Danach noch eigene Plättchen: { $own }. Im Vorrat: { $supply }.
rota-decide-solo-bonus =
    { $owed ->
        [one] ▶️ Bonusplättchen: **{ $tile }**.
       *[other] ▶️ Bonusplättchen: **{ $tile }**, das erste von { $owed }.
    }

## The table in words

rota-text-piles = Plättchen im Vorrat: { $supply }. Eigene, die noch zu ziehen sind: { $stacks }. Die Ecken sind im Uhrzeigersinn genannt, ab oben links.
rota-text-stack = { $name } { $tiles }
rota-text-row = Zeile { $row }: { $tiles }

## Hand and panel

hand-of-rota = Dein Plättchen: { $hand }
rota-held = { $tile }, im Uhrzeigersinn ab oben links
rota-held-none = keins
button-hand-rota = Mein Plättchen
button-rota-place = Legen
rota-panel-listed =
    { $pages ->
        [one] Wähle ein Feld: Alle { $count } freien sind markiert.
        [2] Wähle ein Feld: Markiert sind, Zeile für Zeile, { $first } bis { $last } von { $count }. Der letzte Knopf markiert die anderen.
       *[other] Wähle ein Feld: Markiert sind, Zeile für Zeile, { $first } bis { $last } von { $count }. Die letzten Knöpfe markieren die anderen.
    }
rota-panel-page = Weitere: { $first } bis { $last }
rota-panel-rotation = Welches der vier Bilder deines Plättchens kommt auf { $square }?
rota-panel-corner = { $turns } · { WORD("rota-emoji", $corner) } { WORD("rota-word", $corner) } oben links
rota-panel-colour = Als welche Farbe zählt die leere Ecke?
rota-action = { $square }, Bild { $turns }: { $points }
rota-action-named = { $square }, Bild { $turns }, die leere Ecke als { WORD("symbol-word", $colour) }: { $points }
rota-panel-worth = { "**" }{ $turns } · auf { $square }** brächte { $worth }
rota-panel-worth-named = { "**" }{ $turns } · auf { $square }**, die leere Ecke als { WORD("symbol-word", $colour) }, brächte { $worth }
rota-panel-other = Anderes Feld

## Commands

command-rota = rota
    .description = Axio Rota spielen, das Legespiel von Reiner Knizia
command-rota-place = legen
    .description = Dein Plättchen legen: das Feld, das Bild, das zeigt, wie es liegt, die Farbe einer leeren Ecke
option-rota-cell = feld
    .description = Das Feld mit Buchstaben und Zahl, etwa M59
option-rota-rotation = drehung
    .description = Die Nummer unter dem Bild deines Plättchens, 0 bis 3, oder die Farbe oben links
option-rota-colour = farbe
    .description = Die Farbe, als die eine leere Ecke zählt, wenn sie auf andere Ecken trifft
