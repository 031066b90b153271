# Puzzles: positions in which one move is clearly best.

puzzle-head = **{ $game }, { $number }. feladvány · { $date }**
puzzle-head-practice = **{ $game }, { $number }. feladvány · gyakorlásra**
puzzle-today = **A mai feladványok ({ $date })** · újak { $time }
    Egy állás, egy legjobb lépés, mindenkinek ugyanaz. A próbálkozásaidat senki sem látja.
puzzle-today-line = • { $game }, { $number }. feladvány: { $marks }
puzzle-today-none = • { $game }: még keresek egy feladványt.
puzzle-untried = még nem próbáltad
puzzle-ask = 🧩 Te jössz, és egy lépés egyértelműen jobb minden másnál. Melyik az? Lépd meg a gombokkal vagy paranccsal. A próbálkozásaidat senki sem látja; az első számít a feladvány-értékszámodba.
puzzle-right = { $tries ->
        [1] ✅ **Ez az**, ráadásul elsőre! { $reason }
       *[other] ✅ **Ez az**, { $tries }. próbálkozásra. { $reason }
    }
puzzle-right-too = { $tries ->
        [1] ✅ **Ez ugyanolyan jó, mint a legjobb lépés**, ráadásul elsőre! A legjobbról: { $reason }
       *[other] ✅ **Ez ugyanolyan jó, mint a legjobb lépés**, { $tries }. próbálkozásra. A legjobbról: { $reason }
    }
puzzle-wrong = ❌ Van jobb lépés. Amennyire látom, nagyjából { $points } ponttal ér többet.
puzzle-shown = 💡 **A legjobb lépés** (második kép): { $action }. { $reason }
puzzle-shown-alt = Az állás a legjobb lépéssel: { $action }
puzzle-position = Az állás a lépésed előtt:
puzzle-second = A második legjobb lépés, a folytatást is számítva: { $action }.
puzzle-left = Azelőtt hagytad ott ezt az állást, hogy a köröd véget ért volna, ezért nem számít próbálkozásnak. Ha mégis lejátszanád, nyomd meg az **Újra** gombot.
puzzle-ratings = 🧩 A feladvány-értékszámod: **{ $own }** · ezé a feladványé: { $puzzle } (minél magasabb, annál nehezebb)
puzzle-copy = A **Megosztás itt** azt mutatja meg, hányszor próbáltad, és semmi mást. Vagy másold ki ezt:
puzzle-copy-direct = Ha megmutatnád, hányszor próbáltad, másold ki ezt; semmit sem árul el:
puzzle-paste = { $game }, { $number }. feladvány { $marks }
puzzle-shared = 🧩 { $name } · { $line }
    -# Mindenkinek ugyanaz az állás.
puzzle-unjudged = Most nem tudom megítélni a lépésedet. Egy perc múlva itt látod, mit ért: `/puzzle`.
puzzle-kept = Az állás készen áll; itt látod: `/puzzle`.
puzzle-end-confirm = Otthagyod ezt az állást? Nem számít próbálkozásnak, és a feladványhoz bármikor visszatérhetsz.
puzzle-ended = Otthagytad ezt az állást.
kind-command-puzzle = `/puzzle`
matches-puzzle = { $game }, feladvány – **te jössz**: { $link }
stats-puzzles = 🧩 Megoldott feladványok: { $solved } / { $tried } · feladvány-értékszám { $rating }

## Refusals

puzzle-none = { $game }: ma nincs feladványom. Folyton keresek újakat; nézz vissza később.
puzzle-fixed = Ez egy feladványban nem lehetséges: egy kört játszol, és rajtad kívül senki sem játszik.
puzzle-last = 🧩 Minden feladványt ismersz, ami most van. A következő { $time } jön.
puzzle-try-first = Előbb játszd le a körödet. Utána megmutathatom a legjobb lépést.
puzzle-nothing-to-share = Nincs mit megosztani, amíg meg nem találtad a legjobb lépést, vagy meg nem mutattam.

## Buttons and commands

button-puzzle-end = Otthagyom az állást
button-puzzle-again = Újra
button-puzzle-show = Mutasd a legjobb lépést
button-puzzle-next = Másik feladvány
button-puzzle-position = Az állás megnézése
button-puzzle-look = Mit ért?
command-puzzle = feladvány
    .description = Találd meg a legjobb lépést: minden nap új állás, mindenkinek ugyanaz
option-puzzle-game = játék
    .description = Melyik játéké; nélküle az összes játéké
