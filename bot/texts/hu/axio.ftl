# Axio.  A szimbólumok, és ami más jelölős játékkal közös, a markers.ftl fájlban van.

axio-tile-rr = :red_sun::red_sun: piros–piros
axio-tile-rg = :red_sun::green_dot: piros–zöld
axio-tile-rb = :red_sun::blue_star: piros–kék
axio-tile-ro = :red_sun::orange_square: piros–narancs
axio-tile-rp = :red_sun::purple_ring: piros–lila
axio-tile-gr = :green_dot::red_sun: zöld–piros
axio-tile-gg = :green_dot::green_dot: zöld–zöld
axio-tile-gb = :green_dot::blue_star: zöld–kék
axio-tile-go = :green_dot::orange_square: zöld–narancs
axio-tile-gp = :green_dot::purple_ring: zöld–lila
axio-tile-br = :blue_star::red_sun: kék–piros
axio-tile-bg = :blue_star::green_dot: kék–zöld
axio-tile-bb = :blue_star::blue_star: kék–kék
axio-tile-bo = :blue_star::orange_square: kék–narancs
axio-tile-bp = :blue_star::purple_ring: kék–lila
axio-tile-or = :orange_square::red_sun: narancs–piros
axio-tile-og = :orange_square::green_dot: narancs–zöld
axio-tile-ob = :orange_square::blue_star: narancs–kék
axio-tile-oo = :orange_square::orange_square: narancs–narancs
axio-tile-op = :orange_square::purple_ring: narancs–lila
axio-tile-pr = :purple_ring::red_sun: lila–piros
axio-tile-pg = :purple_ring::green_dot: lila–zöld
axio-tile-pb = :purple_ring::blue_star: lila–kék
axio-tile-po = :purple_ring::orange_square: lila–narancs
axio-tile-pp = :purple_ring::purple_ring: lila–lila

## Refusals.  They say what is wrong and what would be right.

axio-unreadable = Ezt nem értem. Add meg a lapkát az R, G, B, O, P közül két betűvel, aztán az első felének a mezőjét, végül mellette a második feléét. Például: `rb`, `E5`, `F5`.
axio-no-such-tile = Ilyen lapka nincs: „{ $text }”. Egy lapka két betű az R, G, B, O, P közül, például `rb`.
axio-no-such-cell = Ilyen mező nincs: { $cell }. Az első mező { $first }, az utolsó { $last }: betű az oszlop, szám a sor.
axio-outside = Ez a mező kívül esik a tábla használt részén: { $cell }. A használt rész: { $first }–{ $last }.
axio-not-neighbours = { $cell } és { $to } nem szomszédos. Egy lapka két olyan mezőre kerül, amelyeknek közös az oldala.
axio-cell-taken = Ez a mező már foglalt: { $cell } ({ WORD("symbol", $symbol) }). A lapkához két üres mező kell.
axio-coloured-cell = { $cell } a táblára nyomtatott színes mező ({ WORD("symbol", $symbol) }); erre nem rakhatsz lapkát.
axio-closed-cell = Itt piramis áll: { $cell }. Ide már nem kerülhet lapka.
axio-vacated-cell = Innen elköltözött egy piramis: { $cell }. Ez a mező a parti végéig üres marad.
axio-first-tile = Az első lapkádnak az oldalával olyan színes mezőhöz kell érnie, amely mellett még nincs lapka. Szabad még: { $free }.
axio-not-in-rack = Ilyen lapka nincs a tartódon: { WORD("axio-tile", $tile) }. A lapkáidat itt látod: `/axio rack`.
axio-not-the-tile = Nem ezt húztad: { WORD("axio-tile", $tile) }. A te lapkád: { WORD("axio-tile", $drawn) }. Ezt tedd le.
axio-not-placing = Már raktál. Most arról dönts: lecseréled a tartódat, vagy megtartod?
axio-bonus-first = Előbb rakd le a bónuszlapkádat.
axio-no-exchange-now = Cserélni csak a lerakás után lehet, akkor, ha van még öt lapka a zsákban, és a tartódon egy lapkán sincs rajta a legalacsonyabb jelölőd szimbóluma (ha több is a legalacsonyabb, akkor közülük valamelyiké).
axio-exchange-solo = Szólóban nincs csere: mindig csak egy lapkád van, amelyiket húztad.

## What happened

axio-placed = { $name } lerakott egy lapkát: { WORD("axio-tile", $tile) } → { $first }–{ $second } ({ $points }).
axio-why = • { $cell }: { $rows } = { $points }
axio-counted-n = { $count } fölfelé
axio-counted-w = { $count } balra
axio-counted-e = { $count } jobbra
axio-counted-s = { $count } lefelé
axio-pyramid = • △ Piramis itt: { $cell }. A szomszédaiért jár: { $points }
axio-pyramid-moved = • △ Egy piramis átköltözik: { $origin } → { $cell }. A szomszédaiért jár: { $points }. Üres marad: { $origin }.
axio-second-board = Újra 0-ról indul, a második táblán: { WORD("symbol", $symbol) }.
axio-bonus-lost =
    { $count ->
        [one] { $name } nem tudja lerakni a bónuszlapkáját, ezért az elvész.
       *[other] { $name } nem tud lerakni { $count } bónuszlapkát, ezért azok elvesznek.
    }
axio-exchanged = { $name } lecserélte a teljes tartóját, amelyen ez volt: { $tiles }.
axio-kept = { $name } megtartotta a tartóját.
axio-ended-complete = Mind az öt jelölő felért a csúcsra!
axio-ended-full = Több lapka már nem fér a táblára.
axio-ended-rack = A következő játékosnak nincs mit leraknia.

## What is to be decided

axio-decide-place = ▶️ { $name }: rakj le egy lapkát.
axio-decide-first = ▶️ { $name }: rakd le az első lapkádat egy olyan színes mező mellé, amelyhez még nem ér lapka.
axio-decide-bonus =
    { $owed ->
        [one] ▶️ { $name }: rakj le egy bónuszlapkát.
       *[other] ▶️ { $name }: rakd le az elsőt { $owed } bónuszlapka közül.
    }
axio-decide-exchange = ▶️ { $name }: lecseréled a teljes tartódat, vagy megtartod?
axio-why-exchange = Megteheted, mert egyik lapkádon sincs rajta, ami nálad a legalacsonyabb: { $symbols }.
axio-decide-solo-first = ▶️ Ezt húztad: **{ WORD("axio-tile", $tile) }**. Az első lapkádnak színes mezőhöz kell érnie. Lapkák a zsákban: { $bag }.
axio-decide-solo = ▶️ Ezt húztad: **{ WORD("axio-tile", $tile) }**. Lapkák a zsákban: { $bag }.

## The board in words

axio-text-area = A használt mezők: { $first }–{ $last }. Amelyik mező nincs felsorolva, az üres.
axio-text-row = { $row }. sor: { $cells }
axio-cell-printed = { WORD("symbol-word", $symbol) } (nyomtatott)
axio-cell-pyramid = piramis
axio-cell-vacated = lezárva

## Rack and panel

hand-of-axio = A tartód: { $hand }
axio-rack-empty = nincs lapka
button-hand-axio = A tartóm
button-axio-place = Lerakás
button-axio-exchange = Tartó cseréje
button-axio-keep = Megtartom
axio-panel-tile = Válassz lapkát a száma szerint.
axio-panel-column = Melyik oszlopba kerül: { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) }? ↻ megfordítja a lapkát.
axio-panel-column-double = Melyik oszlopba kerül: { WORD("axio-tile", $tile) }?
axio-panel-cell = { $column } oszlop – melyik mezőre kerül: { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) }?
axio-panel-cell-double = { $column } oszlop – melyik mezőre kerül az első fele?
axio-panel-direction = Merre álljon: { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) }?
axio-panel-direction-double = Merre álljon a második fele?
axio-action = { WORD("axio-tile", $tile) } → { $first }–{ $second }: { $points }
axio-panel-worth = { WORD("axio-tile", $tile) } → { $first }–{ $second }: ennyit érne: { $worth }
axio-panel-other-cell = Másik mező
axio-panel-other-column = Másik oszlop
axio-way-n = Fel
axio-way-w = Balra
axio-way-e = Jobbra
axio-way-s = Le

## Commands

command-axio = axio
    .description = Axio – Reiner Knizia lapkás játéka
command-place = lerakás
    .description = Lapka lerakása: a lapka, az első felének mezője és mellette a másodiké
command-exchange = csere
    .description = Lerakás után: cseréld le a teljes tartódat, ha lehet, vagy tartsd meg
command-rack = tartó
    .description = A lapkáid; más nem látja őket
option-tile = lapka
    .description = Két betű: R G B O P, pl. rb: az első fele kerül az első mezőre
option-cell = mező
    .description = Ide kerül az első fele, pl. E5
option-to = másik_mező
    .description = Ide, mellé kerül a második fele, pl. F5
option-keep = megtartás
    .description = Csere helyett tartsd meg a tartódat
