# Paper World.  Az emoji mindig a szavával együtt áll: némelyik csak a színében más.

## Words
paperworld-name-y = :yellow_desert: sárga
paperworld-name-b = :blue_sea: kék
paperworld-name-g = :green_forest: zöld
paperworld-name-k = :black_mountain: fekete
paperworld-name-1 = 1-es
paperworld-name-2 = 2-es
paperworld-name-3 = 3-as
paperworld-name-4 = 4-es
paperworld-name-5 = 5-ös

## Refusals
paperworld-unreadable = Ezt nem értem. Egy kártya egy betű és egy érték, például `y3`: `y`, `b`, `g`, `k` a sárga, kék, zöld, fekete, az olló `s`, például `y3s`. Elvételhez írd: `kék` vagy `3`. Lerakáshoz: `y3 C2`; `y4 C2 -k2` eldob egy kártyát a kihagyásért, `y3s C2 token` elviszi a zsetont, több kártyát vessző választ el. Eldobáshoz: `y1 k2`.
paperworld-no-such-name = Ez se nem szín, se nem érték: „{ $text }”. Színek: sárga, kék, zöld, fekete; értékek: 1-től 5-ig.
paperworld-not-a-card = Ez nem kártya: „{ $text }”. Egy kártya egy betű (`y`, `b`, `g`, `k` a sárga, kék, zöld, fekete) és egy érték 1-től 5-ig, például `y3`; az olló `s`.
paperworld-no-such-card = Ez se nem kártya, se nem mező: „{ $text }”. Egy kártya egy betű (`y`, `b`, `g`, `k` a sárga, kék, zöld, fekete) és egy érték 1-től 5-ig, például `y3`; az olló `s`; egy mező például `C2`.
paperworld-no-cell = Hova kerüljön: { WORD("paperworld-card", $card) }? Írd mellé a mezőt, például `{ $card } C2`.
paperworld-no-such-cell = Ilyen mező nincs: { $cell }. A tájak mezői: { $first }–{ $last }; betű az oszlop, szám a sor.
paperworld-nothing-to-take = Középen egyik felső kártya sem ilyen: { WORD("paperworld-name", $what) }. Olyan színt vagy értéket mondj, amely legalább egyiken rajta van.
paperworld-middle-empty = Középen már nincs kártya, így nincs mit elvenni. Rakj le egy kártyát, vagy passzolj, ha nem tudsz.
paperworld-take-after-laying = Már elkezdtél kártyákat lerakni, és egy kör vagy elvétel, vagy lerakás. Rakj le többet, vagy fejezd be a kört.
paperworld-discard-first = Több mint 9 kártya van a kezedben. Előbb dobj el ennyit: { $count }.
paperworld-discard-count = Pontosan { $count } kártyát kell eldobnod, hogy 9 maradjon; te ennyit adtál meg: { $given }.
paperworld-no-discard-now = Csak akkor dobsz el kártyát, ha a köröd végén több mint 9 van a kezedben, vagy ha lerakáskor egy kihagyásért fizetsz.
paperworld-not-in-hand = Erre nincs a kezedben ilyen kártya: { WORD("paperworld-card", $card) }. A kártyáid: `/paperworld hand`.
paperworld-scissors-differ = Ilyen kártyád nincs: { WORD("paperworld-card", $card) }. Ilyen viszont van: { WORD("paperworld-card", $held) }; írd így: `{ $held }`.
paperworld-discards-not-in-hand = Nincs ennyi ilyen kártyád. Mindegyik eldobott kártyát csak annyiszor add meg, ahányszor a lerakotton kívül a kezedben van.
paperworld-other-name = Ebben a körben csak ilyet rakhatsz le: { WORD("paperworld-name", $what) }. Ez nem olyan: { WORD("paperworld-card", $card) }. Rakj le mást, vagy fejezd be a kört.
paperworld-neither-name = Egy kör kártyáinak közös a színük vagy az értékük. Ez a kártya se nem { WORD("paperworld-name", $colour) }, se nem { WORD("paperworld-name", $value) }: { WORD("paperworld-card", $card) }.
paperworld-token-on-pile = Az ollózseton lezárja ezt a paklit: { $cell }. Addig semmit sem rakhatsz rá, amíg át nem teszed a zsetont egy másik ollós kártyára, vagy egy ellenfél el nem viszi.
paperworld-too-wide = Ezzel a paklival a tájad szélesebb vagy magasabb lenne 3-nál: { $cell }. Maradj 3 × 3-on belül.
paperworld-not-beside = Emellett a mező mellett nincs pakli: { $cell }. Egy új paklinak az oldalával egy másikhoz kell csatlakoznia.
paperworld-other-colour = Itt ez van felül: { $cell } – { WORD("paperworld-card", $top) }. Ezért ide nem kerülhet: { WORD("paperworld-card", $card) }. Egy pakli megtartja a színét.
paperworld-pile-complete = Itt már 5-ös van felül, ez a pakli kész: { $cell }. Válassz másik paklit.
paperworld-too-low = Ide nem kerülhet: { WORD("paperworld-card", $card) }. Itt ez van felül: { $cell } – { WORD("paperworld-card", $top) }. A következő kártya itt: { WORD("paperworld-card", $following) }.
paperworld-too-high = Ez túl sok értéket hagyna ki: { WORD("paperworld-card", $card) }. Itt ez van felül: { $cell } – { WORD("paperworld-card", $top) }. A következő kártya itt: { WORD("paperworld-card", $following) }; egy kihagyás csak egy értéket ugrik át.
paperworld-too-high-to-begin = Egy új pakli 1-essel kezdődik, kihagyással 2-essel; itt nem kezdhet: { WORD("paperworld-card", $card) } → { $cell }.
paperworld-skip-used = Ebben a körben már elhasználtad az egyetlen kihagyásodat, és ehhez még egy kellene: { WORD("paperworld-card", $card) } → { $cell }.
paperworld-skip-price = { WORD("paperworld-card", $card) } → { $cell }: ez kihagy legalább egy értéket. Ennyi kártyát kell eldobni érte: { $count }; te ennyit adtál meg: { $given }. Így írd hozzá: `-k2`.
paperworld-skip-too-dear = Ha ezt ide rakod ({ WORD("paperworld-card", $card) }), { $count } másik kártyát kell eldobnod, és neked ennyi van: { $others }.
paperworld-skip-is-free = Az ollózsetonoddal ez a kihagyás ingyenes: eldobás nélkül rakd le: { WORD("paperworld-card", $card) } → { $cell }.
paperworld-nothing-skipped = { WORD("paperworld-card", $card) } → { $cell }: ez nem hagy ki értéket, ezért semmit sem kell eldobni érte.
paperworld-no-scissors = Ezen a kártyán nincs olló: { WORD("paperworld-card", $card) }. A zsetont csak ollós kártya viheti el.
paperworld-nothing-laid = Még nem raktál le semmit. Rakj le legalább egy kártyát, mielőtt befejezed a kört; vagy vegyél el középről, vagy passzolj, ha semmit sem tehetsz.
paperworld-pass-after-laying = Már raktál le kártyát, ezért nem passzolhatsz: fejezd be a kört.
paperworld-pass-can-take = Csak akkor passzolhatsz, ha semmit sem tehetsz. Középen még vannak kártyák: vegyél el, vagy rakj le.
paperworld-pass-can-lay = Csak akkor passzolhatsz, ha semmit sem tehetsz, és te még tudsz lerakni: például `{ $lay }`.

## Goals
paperworld-goal-1a = három egyszínű kártya L alakban, bármerre fordítva
paperworld-goal-1b = mind a négy sarkon ugyanaz az érték
paperworld-goal-2a = három 2-es L alakban, bármerre fordítva
paperworld-goal-2b = 2 × 2-es négyzet négy különböző színből
paperworld-goal-3a = mind a kilenc pakli elkezdve
paperworld-goal-3b = egyszínű átló, bármelyik irányban
paperworld-goal-4a = egy sor (nem oszlop) három 3-asból
paperworld-goal-4b = legalább két paklin 5-ös
paperworld-goal-5a = 1-es, 2-es, 3-as, 4-es és 5-ös pakli, bárhol
paperworld-goal-5b = 2-5-2 oszlop (nem sor)
paperworld-goal-6a = 2-3-4 átló, bármelyik végéről
paperworld-goal-6b = legalább három paklin 4-es
paperworld-goal-7a = legalább öt paklin 1-es
paperworld-goal-7b = egy hármas sor, amelynek összege 9
paperworld-goal-8a = egy hármas oszlop, amelynek összege 12
paperworld-goal-8b = legalább három paklin olló
paperworld-goal-9a = 2 × 2-es négyzet négy 3-asból
paperworld-goal-9b = egyszínű 2 × 2-es négyzet
paperworld-goal-10a = plusz alakban öt pakli, öt különböző értékkel
paperworld-goal-10b = plusz alak, amelynek négy karja négy különböző színű (a közepe lehet üres)

## Cards
paperworld-card-y1 = :yellow_desert: sárga 1
paperworld-card-y1s = :yellow_desert: sárga 1 ✂
paperworld-card-y2 = :yellow_desert: sárga 2
paperworld-card-y2s = :yellow_desert: sárga 2 ✂
paperworld-card-y3 = :yellow_desert: sárga 3
paperworld-card-y3s = :yellow_desert: sárga 3 ✂
paperworld-card-y4 = :yellow_desert: sárga 4
paperworld-card-y4s = :yellow_desert: sárga 4 ✂
paperworld-card-y5 = :yellow_desert: sárga 5
paperworld-card-y5s = :yellow_desert: sárga 5 ✂
paperworld-card-b1 = :blue_sea: kék 1
paperworld-card-b1s = :blue_sea: kék 1 ✂
paperworld-card-b2 = :blue_sea: kék 2
paperworld-card-b2s = :blue_sea: kék 2 ✂
paperworld-card-b3 = :blue_sea: kék 3
paperworld-card-b3s = :blue_sea: kék 3 ✂
paperworld-card-b4 = :blue_sea: kék 4
paperworld-card-b4s = :blue_sea: kék 4 ✂
paperworld-card-b5 = :blue_sea: kék 5
paperworld-card-b5s = :blue_sea: kék 5 ✂
paperworld-card-g1 = :green_forest: zöld 1
paperworld-card-g1s = :green_forest: zöld 1 ✂
paperworld-card-g2 = :green_forest: zöld 2
paperworld-card-g2s = :green_forest: zöld 2 ✂
paperworld-card-g3 = :green_forest: zöld 3
paperworld-card-g3s = :green_forest: zöld 3 ✂
paperworld-card-g4 = :green_forest: zöld 4
paperworld-card-g4s = :green_forest: zöld 4 ✂
paperworld-card-g5 = :green_forest: zöld 5
paperworld-card-g5s = :green_forest: zöld 5 ✂
paperworld-card-k1 = :black_mountain: fekete 1
paperworld-card-k1s = :black_mountain: fekete 1 ✂
paperworld-card-k2 = :black_mountain: fekete 2
paperworld-card-k2s = :black_mountain: fekete 2 ✂
paperworld-card-k3 = :black_mountain: fekete 3
paperworld-card-k3s = :black_mountain: fekete 3 ✂
paperworld-card-k4 = :black_mountain: fekete 4
paperworld-card-k4s = :black_mountain: fekete 4 ✂
paperworld-card-k5 = :black_mountain: fekete 5
paperworld-card-k5s = :black_mountain: fekete 5 ✂

## What happened

paperworld-started =
    🏅 Célok: { $goals }.
    A sorsolás szerint { $name } kezd.
paperworld-took-colour = { $name } elvette az összes { WORD("paperworld-name", $what) } kártyát: { $cards }.
paperworld-took-value = { $name } elvette az összes { WORD("paperworld-name", $what) } kártyát: { $cards }.
paperworld-laid = { $name } lerakta: { $cards }.
paperworld-laid-card = { WORD("paperworld-card", $card) } → { $cell }
paperworld-laid-free = { WORD("paperworld-card", $card) } → { $cell } (ingyenes kihagyás)
paperworld-laid-paid =
    { WORD("paperworld-card", $card) } → { $cell } { $count ->
        [one] (kihagyás 1 kártyáért)
       *[other] (kihagyás { $count } kártyáért)
    }
paperworld-token-taken = ✂ { $name } ide tette az ollózsetont: { $cell }.
paperworld-token-moved = ✂ { $name } áttette az ollózsetont ide: { $cell }.
paperworld-token-from = ✂ { $name } elvitte az ollózsetont, és ide tette: { $cell }. Eddig itt volt: { $other }.
paperworld-discarded =
    { $count ->
        [one] { $name } eldobott 1 kártyát, hogy 9 maradjon.
       *[other] { $name } eldobott { $count } kártyát, hogy 9 maradjon.
    }
paperworld-passed = { $name } semmit sem tehet, és passzolt.
paperworld-won-goal =
    🏅 { $name } teljesített egy célt: { WORD("paperworld-goal", $goal) }, ez { $points ->
        [one] 1 pont.
       *[other] { $points } pont.
    }
paperworld-last-round =
    ⏳ Középen { $piles ->
        [0] már nincs pakli:
        [one] már csak 1 pakli van:
       *[other] már csak { $piles } pakli van:
    } mindenki még egyszer következik, utoljára { $name }.
paperworld-last-round-left =
    ⏳ Középen { $piles ->
        [0] már nincs pakli:
        [one] már csak 1 pakli van:
       *[other] már csak { $piles } pakli van:
    } mindenki még egyszer következik.
paperworld-ended-piles = Véget ért az utolsó forduló.

## What is to be decided

paperworld-decide = ▶️ { $name }: vegyél el kártyákat középről, vagy rakj le néhányat.
paperworld-decide-last = ▶️ { $name }: az utolsó köröd. Vegyél el, vagy rakj le.
paperworld-decide-last-take = ▶️ { $name }: az utolsó köröd. Középről kell elvenned, mert nincs a kezedben, amit lerakhatnál; minden kártya egy pontba kerül.
paperworld-decide-last-stuck = ▶️ { $name }: az utolsó köröd. Középről kell elvenned, mert egyik kártyádat sem tudod lerakni; minden elvett kártya egy pontba kerül.
paperworld-decide-last-empty = ▶️ { $name }: az utolsó köröd, és középen már nincs kártya. Rakj le, vagy passzolj, ha semmit sem tudsz lerakni.
paperworld-decide-take = ▶️ { $name }: vegyél el kártyákat középről; nincs a kezedben, amit lerakhatnál.
paperworld-decide-stuck = ▶️ { $name }: vegyél el kártyákat középről; a tieidből most egyiket sem tudod lerakni.
paperworld-decide-empty = ▶️ { $name }: középen már nincs kártya. Rakj le, vagy passzolj, ha semmit sem tudsz lerakni.
paperworld-decide-further-colour = ▶️ { $name }: rakj le még egy { WORD("paperworld-name", $colour) } kártyát, vagy fejezd be a kört.
paperworld-decide-further-value = ▶️ { $name }: rakj le még egy { WORD("paperworld-name", $value) } kártyát, vagy fejezd be a kört.
paperworld-decide-further = ▶️ { $name }: rakj le még egy kártyát, amely { WORD("paperworld-name", $colour) } vagy { WORD("paperworld-name", $value) }, vagy fejezd be a kört.
paperworld-decide-done = ▶️ { $name }: nincs több kártyád; fejezd be a kört.
paperworld-decide-discard =
    { $count ->
        [one] ▶️ { $name }: több mint 9 kártya van a kezedben. Dobj el 1 kártyát.
       *[other] ▶️ { $name }: több mint 9 kártya van a kezedben. Dobj el { $count } kártyát.
    }
paperworld-score = { $name }: { $total } · csillagok { $stars }, célok { $goals }, zseton { $token }, kéz { $hand }, eldobott { $discards }
paperworld-score-left = { $name } (kilépett): { $total } · csillagok { $stars }, célok { $goals }, zseton { $token }, kéz { $hand }, eldobott { $discards }
paperworld-result = { $place }. { $name } – **{ $total }**: csillagok { $stars }, célok { $goals }, zseton { $token }, kéz { $hand }, eldobott { $discards }
paperworld-result-left = { $place }. { $name } (kilépett) – { $total }
paperworld-decided = A pontok döntöttek: { $more } – { $less }.
paperworld-decided-discards = Pontban egyenlő: { $other }. Ezért az döntött, ki dobott el kevesebbet: { $fewer } – { $more }.
paperworld-decided-shared = A pontok és az eldobott kártyák száma is egyenlő.

## The table in words

paperworld-text-middle = { "**" }Középen:** { $piles }
paperworld-text-pile =
    { WORD("paperworld-card", $card) } { $height ->
        [one] (az utolsó kártya)
       *[other] (pakli, { $height } kártya)
    }
paperworld-text-no-pile = üres pakli
paperworld-text-goals = { "**" }Célok**
paperworld-text-goal = • { WORD("paperworld-goal", $goal) } – { $tokens }
paperworld-text-tokens-none = nincs több zseton
paperworld-text-tokens = még szerezhető pontok: { $points }
paperworld-text-token-won = { $letter } = { $name }: { $points }
paperworld-text-landscape = { "**" }Táj:** { $name } – { $piles }
paperworld-text-landscape-none = { $name } már nem épít tájat.
paperworld-text-top = { $cell } { WORD("paperworld-card", $card) }
paperworld-text-top-token = { $cell } { WORD("paperworld-card", $card) }, rajta az ollózseton
paperworld-text-token = Az ollózseton senkinél sincs.
paperworld-variant-advanced = Haladó szabályok: egy körben több kihagyás, és egyszerre több érték is kihagyható.
paperworld-variant-first-game = Az első partihoz való célokkal.

## Hand and panels

hand-of-paperworld = A kezedben: { $hand }
paperworld-hand-card = `{ $card }` { WORD("paperworld-card", $card) }
paperworld-hand-empty = nincs kártya
button-hand-paperworld = A kártyáim
button-paperworld-take = Elvétel
button-paperworld-place = Lerakás
button-paperworld-further = Még egy lerakás
button-paperworld-done = Kör vége
button-paperworld-pass = Passz
button-paperworld-discard = Eldobás
button-paperworld-lay = Lerakás és kör vége
button-paperworld-back = Utolsó kártya vissza
button-paperworld-token-off = ✂ Zseton rá
button-paperworld-token-on = ✂ Zseton nélkül

paperworld-nothing-fits = Most egyik kártyádat sem tudod lerakni. Vegyél el kártyákat középről, vagy passzolj, ha ott már nincs.
paperworld-take-choose = Válassz egy színt vagy egy értéket: középről minden olyan felső kártyát elveszel.
paperworld-take-worth =
    { WORD("paperworld-name", $what) }: ezzel elvennél { $count ->
        [one] 1 kártyát
       *[other] { $count } kártyát
    }: { $cards }.
paperworld-take-over =
    { $count ->
        [one] Utána eldobsz 1 kártyát, hogy 9 maradjon.
       *[other] Utána eldobsz { $count } kártyát, hogy 9 maradjon.
    }
paperworld-take-offer =
    { WORD("paperworld-name", $what) } – { $count ->
        [one] 1 kártya
       *[other] { $count } kártya
    }: { $cards }
paperworld-lay-card = Válassz egy kártyát, amelyet leraksz.
paperworld-lay-another = Válassz még egy kártyát, vagy rakd le őket, és fejezd be a kört.
paperworld-lay-cell = { WORD("paperworld-card", $card) }: válaszd ki a mezőt.
paperworld-lay-costs =
    { $count ->
        [one] A kihagyott értékért 1 kártyát fogsz eldobni.
       *[other] A kihagyott értékekért { $count } kártyát fogsz eldobni.
    }
paperworld-lay-pay =
    { WORD("paperworld-card", $card) } → { $cell }: { $count ->
        [one] ez kihagy egy értéket. Válassz 1 kártyát, amelyet eldobsz érte.
       *[other] ez több értéket hagy ki. Válassz { $count } kártyát, amelyeket eldobsz értük.
    }
paperworld-lay-none = A kezedből több kártyát nem lehet lerakni.
paperworld-lay-worth = { $laid } – ennyit érne: { $worth }.
paperworld-action-lay = { $laid } – { $points ->
        [one] 1 pont
       *[other] { $points } pont
    }
paperworld-action-take = Elvétel – { WORD("paperworld-name", $what) }: { $cards }
paperworld-action-token = { $laid } a zsetonnal
paperworld-action-pays = { $laid }, eldobva: { $cards }
paperworld-action-discard = Eldobás: { $cards }
paperworld-lay-pays = A kihagyásért eldobva: { $cards }.
paperworld-lay-goal =
    🏅 Egy célt is teljesítene: { WORD("paperworld-goal", $goal) }, ez { $points ->
        [one] 1 pont
       *[other] { $points } pont
    }, ha a kör végén is így marad.
paperworld-lay-blocks = A zseton lezárná ezt a paklit, amíg el nem kerül onnan: { $cell }.
paperworld-worth-stars =
    { $stars ->
        [one] 1 további csillag
       *[other] { $stars } további csillag
    }
paperworld-worth-cards =
    { $count ->
        [one] 1 pont a kezedből kikerülő kártyáért
       *[other] { $count } pont a kezedből kikerülő { $count } kártyáért
    }
paperworld-worth-token = { $points } pont az ollózsetonért
paperworld-pay-with = − { WORD("paperworld-card", $card) }
paperworld-pay-menu =
    { $count ->
        [one] Dobj el 1 kártyát
       *[other] Dobj el { $count } kártyát
    }
paperworld-cell-free = { $cell } · ingyenes kihagyás
paperworld-cell-paid = { $cell } · eldobás: { $count }
paperworld-discard-choose =
    { $count ->
        [one] Több mint 9 kártya van a kezedben: válassz 1 kártyát, amelyet eldobsz. 1 pontba kerül, akárcsak a kezedben.
       *[other] Több mint 9 kártya van a kezedben: válassz { $count } kártyát, amelyeket eldobsz. Mindegyik 1 pontba kerül, akárcsak a kezedben.
    }
paperworld-discard-chosen = Ezt dobnád el: { $cards }.
paperworld-slot = { $number } · { WORD("paperworld-card", $card) }

## Commands

command-paperworld = paperworld
    .description = Paper World – Alexandre Aguilar és Benoît Turpin játéka
command-paperworld-take = elvétel
    .description = Elveszel középről minden felső kártyát, amelyik adott színű vagy értékű
command-paperworld-place = lerakás
    .description = Lerakás: egy vagy több kártya a kezedből
command-paperworld-done = kész
    .description = Befejezed a körödet: lerakás után, vagy passzolva, ha semmit sem tehetsz
command-paperworld-discard = eldobás
    .description = Eldobás, hogy 9 kártya maradjon a kezedben
option-paperworld-what = mit
    .description = Egy szín (sárga, kék, zöld, fekete) vagy egy érték 1-től 5-ig
option-paperworld-away = eldobás
    .description = Mit dobsz el, ha ezután több mint 9 kártyád lesz, pl. y1 k2
option-paperworld-lays = kártyák
    .description = Pl. y1 C2, y2 C2, k4s B3 -y5 token. Betűk: y b g k, olló s, -kártya: kihagyás ára
option-paperworld-end = vége
    .description = E kártyák után vége a körödnek
option-paperworld-discards = kártyák
    .description = Az eldobott kártyák, pl. y1 k2
option-paperworld-first-game = első_parti
    .description = A három kezdőknek való céllal
option-paperworld-advanced = haladó
    .description = Egy körben több kihagyás, és egyszerre több érték is kihagyható
paperworld-place-only = A `lerakás` paranccsal kártyákat raksz le, és befejezed a kört, például `y1 C2, y2 C2, kész`. Az elvételnek és az eldobásnak saját parancsa van.
