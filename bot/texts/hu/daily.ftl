# A napi kihívás.

## Refusals

# Ami visszahozza egy csak privát válaszokban látható parti tábláját.
kind-command-daily = `/daily`

daily-undo = A napi kihívásban nincs visszavonás: mindenkinek egy próbálkozása van, ugyanazokkal a lapkákkal.
daily-fixed = Ez a napi kihívásban nem lehetséges: egyedül játszod, egyszer, a nap végéig. Így folytathatod: `/daily`.
daily-finished = Ezt a próbálkozást már befejezted; az eredményed itt látod: `/daily`.
daily-over = Ez a próbálkozás már véget ért: lejárt a napja, vagy te fejezted be. A mait így kezdheted el, ha még nem játszottad: `/daily`.
daily-tried = A mai kihívást még azelőtt elkezdted, hogy törölted az adataidat, és naponta mindenkinek egy próbálkozása van. Az új kihívás UTC szerint éjfélkor indul.
daily-nothing-to-share = Amíg be nem fejezted, nincs mit megosztani. Így folytathatod: `/daily`.
daily-no-date = A dátumot év, hónap, nap sorrendben írd, például `2026-11-28`.
daily-no-day = 2020 óta minden napra van kihívás, a mai napig. Egy nap UTC szerint éjféltől éjfélig tart.

## A try

daily-begins = { "**" }Napi kihívás, { $date } – { $game }**
    A világon mindenki egyedül játssza, ugyanazokkal a lapkákkal, és egyszer próbálhatja meg. A tiédet senki sem látja. A nap vége: { $time }; ami addig nincs kész, annak nincs eredménye. Bármikor visszatérhetsz hozzá: `/daily`.
daily-head = { "**" }Napi kihívás, { $date } – { $game }** · a vége: { $time }
daily-done = { "**" }Napi kihívás, { $date } – { $game }** · kész
daily-without = { "**" }Napi kihívás, { $date } – { $game }** · ez a próbálkozás eredmény nélkül ért véget. Mindennap új kihívás vár.
daily-place = { $count ->
        [one] Ezen a szerveren eddig csak te fejezted be.
       *[other] Ezen a szerveren eddig { $place }. helyen állsz { $count } játékos közül.
    }
daily-place-world = { $count ->
        [one] A világon eddig csak te fejezted be.
       *[other] A világon eddig { $place }. helyen állsz { $count } játékos közül.
    }
daily-streak =
    { $count ->
        [one] 🔥 1 nap egymás után; a rekordod: { $best }.
       *[other] 🔥 { $count } nap egymás után; a rekordod: { $best }.
    }
daily-copy = A **Megosztás itt** gomb fölteszi az eredményed a szerver napi ranglistájára. Vagy másold ki ezt; nem árul el semmit:
daily-copy-direct = Szervercsatornában a `/daily` gombja ott is megmutatja az eredményed. Vagy másold ki ezt; nem árul el semmit:
daily-paste-head = { $game } { $date }
daily-paste-foot = ★ { $score } 🔥 { $streak }
daily-end-confirm = Befejezed a mai próbálkozást? Naponta csak egy van: ennek nem lesz eredménye, és a sorozatod megszakad.
daily-ended = Befejezted a próbálkozást.
daily-kept = A mai próbálkozásodat elmentettem; itt látod: `/daily`.
daily-counts = Az eredményed fölkerült a szerver napi ranglistájára.
daily-shared = Az eredményed fölkerült a szerver napi ranglistájára: { $link }

## Boards

daily-board-head = { "**" }Napi kihívás, { $date } – { $game }** · ez a szerver
daily-board-head-world = { "**" }Napi kihívás, { $date } – { $game }** · a világ
daily-post-head = { "**" }Napi kihívás, { $date } – { $game }**
daily-post-foot = -# Ugyanazok a lapkák mindenkinek a világon, napi egy próbálkozás. Az oszlopok a lerakások pontjai, sorban; ha sok van, egy oszlop több lerakás átlaga.
daily-board-line = { "**" }{ $place }.** { $name } – **{ $score }** { $bars }
daily-board-more = … és még { $count }
daily-board-empty = Itt még senki sem fejezte be.

## Buttons

button-daily-board = Napi ranglista
button-daily-end = Próbálkozás vége
button-daily-play = Mai kihívás
button-daily-before = Előző nap
button-daily-after = Következő nap
button-daily-s = Ez a szerver
button-daily-w = A világ

## Commands

command-daily = napi
    .description = A nap kihívása: mindenkinek ugyanazok a lapkák, egyedül, egy próbálkozással
option-daily-board = ranglista
    .description = Játék helyett a nap eredményei
option-daily-date = dátum
    .description = Egy korábbi nap eredményei, pl. 2026-11-28
where-server = ez a szerver
where-world = a világ

## Elsewhere

matches-daily = { $game }, a napi kihívás – **te jössz**: `/daily`
settings-daily-on = A napi kihívás ranglistája itt jelenik meg, amint közületek az első végzett: { $channel }.
settings-daily-off = A napi kihívás ranglistája csak ott jelenik meg, ahol valaki megosztja az eredményét.
settings-daily-here = A napi kihívás ranglistája ebben a csatornában jelenik meg.
settings-daily-now = A napi kihívás ranglistája a csatornájában marad.
option-settings-daily = napi
    .description = A napi kihívás ranglistájának csatornája; ha újra ugyanazt választod, kikapcsol
