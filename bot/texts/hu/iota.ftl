# Iota.  Egy kártya színe, formája és száma: „rc2” a piros kör 2, „w” egy dzsóker.
# A színes négyzet mindig a szavával együtt áll.

iota-face-rc1 = :red_card: piros kör 1
iota-face-rc2 = :red_card: piros kör 2
iota-face-rc3 = :red_card: piros kör 3
iota-face-rc4 = :red_card: piros kör 4
iota-face-rs1 = :red_card: piros négyzet 1
iota-face-rs2 = :red_card: piros négyzet 2
iota-face-rs3 = :red_card: piros négyzet 3
iota-face-rs4 = :red_card: piros négyzet 4
iota-face-rt1 = :red_card: piros háromszög 1
iota-face-rt2 = :red_card: piros háromszög 2
iota-face-rt3 = :red_card: piros háromszög 3
iota-face-rt4 = :red_card: piros háromszög 4
iota-face-rx1 = :red_card: piros kereszt 1
iota-face-rx2 = :red_card: piros kereszt 2
iota-face-rx3 = :red_card: piros kereszt 3
iota-face-rx4 = :red_card: piros kereszt 4
iota-face-gc1 = :green_card: zöld kör 1
iota-face-gc2 = :green_card: zöld kör 2
iota-face-gc3 = :green_card: zöld kör 3
iota-face-gc4 = :green_card: zöld kör 4
iota-face-gs1 = :green_card: zöld négyzet 1
iota-face-gs2 = :green_card: zöld négyzet 2
iota-face-gs3 = :green_card: zöld négyzet 3
iota-face-gs4 = :green_card: zöld négyzet 4
iota-face-gt1 = :green_card: zöld háromszög 1
iota-face-gt2 = :green_card: zöld háromszög 2
iota-face-gt3 = :green_card: zöld háromszög 3
iota-face-gt4 = :green_card: zöld háromszög 4
iota-face-gx1 = :green_card: zöld kereszt 1
iota-face-gx2 = :green_card: zöld kereszt 2
iota-face-gx3 = :green_card: zöld kereszt 3
iota-face-gx4 = :green_card: zöld kereszt 4
iota-face-bc1 = :blue_card: kék kör 1
iota-face-bc2 = :blue_card: kék kör 2
iota-face-bc3 = :blue_card: kék kör 3
iota-face-bc4 = :blue_card: kék kör 4
iota-face-bs1 = :blue_card: kék négyzet 1
iota-face-bs2 = :blue_card: kék négyzet 2
iota-face-bs3 = :blue_card: kék négyzet 3
iota-face-bs4 = :blue_card: kék négyzet 4
iota-face-bt1 = :blue_card: kék háromszög 1
iota-face-bt2 = :blue_card: kék háromszög 2
iota-face-bt3 = :blue_card: kék háromszög 3
iota-face-bt4 = :blue_card: kék háromszög 4
iota-face-bx1 = :blue_card: kék kereszt 1
iota-face-bx2 = :blue_card: kék kereszt 2
iota-face-bx3 = :blue_card: kék kereszt 3
iota-face-bx4 = :blue_card: kék kereszt 4
iota-face-yc1 = :yellow_card: sárga kör 1
iota-face-yc2 = :yellow_card: sárga kör 2
iota-face-yc3 = :yellow_card: sárga kör 3
iota-face-yc4 = :yellow_card: sárga kör 4
iota-face-ys1 = :yellow_card: sárga négyzet 1
iota-face-ys2 = :yellow_card: sárga négyzet 2
iota-face-ys3 = :yellow_card: sárga négyzet 3
iota-face-ys4 = :yellow_card: sárga négyzet 4
iota-face-yt1 = :yellow_card: sárga háromszög 1
iota-face-yt2 = :yellow_card: sárga háromszög 2
iota-face-yt3 = :yellow_card: sárga háromszög 3
iota-face-yt4 = :yellow_card: sárga háromszög 4
iota-face-yx1 = :yellow_card: sárga kereszt 1
iota-face-yx2 = :yellow_card: sárga kereszt 2
iota-face-yx3 = :yellow_card: sárga kereszt 3
iota-face-yx4 = :yellow_card: sárga kereszt 4
iota-face-w = :wild_card: dzsóker

iota-value-r = piros
iota-value-g = zöld
iota-value-b = kék
iota-value-y = sárga
iota-value-c = kör
iota-value-s = négyzet
iota-value-t = háromszög
iota-value-x = kereszt
iota-value-1 = 1-es szám
iota-value-2 = 2-es szám
iota-value-3 = 3-as szám
iota-value-4 = 4-es szám
iota-trait-colour = szín
iota-trait-shape = forma
iota-trait-number = szám

## Refusals.  They say what is wrong and what would be right.

iota-unreadable = Ezt nem értem. Minden kártyához írd mellé a mezőjét, például `rc2 N20 gs4 O20`: egy szín (`r`, `g`, `b`, `y`), egy forma (`c` kör, `s` négyzet, `t` háromszög, `x` kereszt) és egy szám 1 és 4 között; `w` a dzsóker. Az `/iota pass` parancsnál csak a visszatett kártyákat add meg, például `rc2 w`.
iota-no-such-card = Ez se nem kártya, se nem mező: „{ $text }”. Egy kártya egy szín (`r`, `g`, `b`, `y`), egy forma (`c`, `s`, `t`, `x`) és egy szám 1 és 4 között, például `rc2`; a dzsóker `w`; egy mező például `N20`.
iota-no-such-cell = Ilyen mező nincs: { $cell }. A mezők betűit és számait a kép szélén látod.
iota-one-swap = Egyszerre egy kártyával válthatsz ki dzsókert. Adj meg egy kártyát és a dzsóker mezőjét, például `rc2 N20`.
iota-not-in-hand = Nincs a kezedben ilyen kártya: { WORD("iota-face", $card) }. A kártyáidat itt látod: `/iota hand`.
iota-card-twice = Többször adtad meg ezt a kártyát, mint ahány nálad van ({ $held }): { WORD("iota-face", $card) }.
iota-cell-taken = Ez a mező már foglalt: { $cell } ({ WORD("iota-face", $card) }). Kártya csak üres mezőre kerülhet.
iota-cell-twice = Kétszer adtad meg ezt a mezőt: { $cell }. Minden kártyának saját mező kell.
iota-not-one-line = { $first } és { $other } nincs egy sorban, se vízszintesen, se függőlegesen. Egy körben minden kártya ugyanabba a sorba kerül.
iota-gap = { $first } és { $last } között üres maradna ez a mező: { $cell }. Egy kör kártyáinak hézag nélküli sort kell alkotniuk.
iota-not-touching =
    { $count ->
        [one] { $first } mellett nincs kártya. Rakd a kártyádat egy asztalon lévő mellé.
       *[other] Egyik kártyád sem kerül asztalon lévő kártya mellé. Legalább egynek mellé kell kerülnie.
    }
iota-too-long = { $first }–{ $last }: ez { $count } kártyás sor lenne. Egy sorban legfeljebb négy kártya lehet.
iota-line-broken = { $first }–{ $last }: ez lenne a sor: `{ $cards }`. Egy sorban a { WORD("iota-trait", $trait) } vagy mindegyik kártyán azonos, vagy mindegyiken más; itt csak némelyiken van ez: { WORD("iota-value", $value) }.
iota-wild-torn = Ennek a dzsókernek egyszerre két kártyát kellene helyettesítenie: { $cell }. Nincs olyan { WORD("iota-trait", $trait) }, amely a vízszintes sorába (`{ $row }`) és a függőleges sorába (`{ $column }`) is illik.
iota-wilds-torn = Erre a két dzsókerre nincs két megfelelő kártya: { $cell } és { $other }. A soraik ellentmondanak egymásnak ebben: { WORD("iota-trait", $trait) }.
iota-swap-wild = Dzsókert nem válthatsz ki dzsókerrel. Adj meg egy kártyát színnel, formával és számmal.
iota-swap-empty = Ezen a mezőn nincs kártya: { $cell }. Egy dzsóker mezőjét add meg.
iota-swap-no-wild = Ezen a mezőn nem dzsóker van: { $cell } ({ WORD("iota-face", $card) }). Csak dzsókert válthatsz ki.
iota-swap-none = Egyik kártyád sem illik az asztalon lévő dzsókerek helyére.
iota-pass-no-pile = A pakli üres, ezért nem tehetsz alá kártyát. Passzolj kártya nélkül.

## What happened

iota-laid = { $card } → { $cell }
iota-played = { $name } lerakta: { $cards }.
iota-line = • { $first }–{ $last }: { $sum } = { $points }
iota-line-lot = • { $first }–{ $last }: { $sum } = { $points }, teli sor
iota-total =
    { $total ->
        [one] Összesen **1 pont**.
       *[other] Összesen **{ $total } pont**.
    }
iota-total-doubled = Összesen { $points }{ $doubled }: **{ $total } pont**.
iota-doubled-lot = { "" }, duplázva a teli sorért
iota-doubled-four = { "" }, duplázva az egyszerre lerakott négy kártyáért
iota-doubled-last = { "" }, duplázva az utolsó kártyáért
iota-passed =
    { $count ->
        [0] { $name } passzolt.
        [one] { $name } passzolt, és 1 kártyát a pakli alá tett.
       *[other] { $name } passzolt, és { $count } kártyát a pakli alá tett.
    }
iota-swapped = { $name } kiváltotta a dzsókert itt: { $cell }. A helyére került: { $card }.
iota-left = { $name } már nincs a partiban; a kártyái a pakli alá kerültek.
iota-ended-last-card = Üres a pakli, és az egyik játékos kezéből elfogytak a kártyák: vége a partinak.
iota-ended-passes = Mindenki passzolt: vége a partinak.

## What is to be decided

iota-decide = ▶️ { $name }: rakj le legfeljebb négy kártyát egy sorba, vagy passzolj. Kártyák a pakliban: { $pile }.
iota-decide-swapped = ▶️ { $name }, a kiváltás után: rakj le legfeljebb négy kártyát egy sorba, vagy passzolj. Kártyák a pakliban: { $pile }.
iota-stuck = Most egyik kártyád sem fér sehova, ezért passzolnod kell.

iota-variant-half = Rövid változat: a kártyák fele.
iota-variant-kids = Gyerekváltozat: nincsenek pontok; ha üres a pakli, az nyer, aki először rakja le az utolsó kártyáját.

## The board in words

iota-text-pile = Kártyák a pakliban: { $pile }.
iota-text-row = { $row }. sor: { $cells }

## Hand and panels

hand-of-iota = A kártyáid: { $hand }
iota-hand-card = { $card } ({ $code })
iota-hand-empty = nincs kártya
button-hand-iota = A kártyáim
button-iota-lay = Lerakás
button-iota-pass = Passz
button-iota-swap = Dzsóker kiváltása
button-iota-other = Másik kártya
button-iota-back = Utolsó kártya vissza
iota-panel-card = Válassz egy kártyát.
iota-panel-only-swap = Így, ahogy az asztal áll, egyik kártyádat sem lehet lerakni. Kiválthatsz egy dzsókert, vagy passzolhatsz.
iota-panel-cell = { WORD("iota-face", $card) }: válaszd ki a mezőjét.
iota-panel-cell-some = { WORD("iota-face", $card) }: válaszd ki a mezőjét. A kék gombok már most jók; a szürkékhez (a képen +) még egy kártya is kell.
iota-panel-cell-rest = { WORD("iota-face", $card) }: válaszd ki a mezőjét. A kék gombok már most jók; a menü mezőihez még egy kártya is kell.
iota-panel-cell-more = { WORD("iota-face", $card) }: válaszd ki a mezőjét. A kék gombok már most jók; a menüben van még több mező.
iota-panel-laid = Kiválasztva: { $cards }.
iota-panel-not-yet = Ez így még nem szabályos. { $why }
iota-panel-between = Ez így még nem szabályos: közéjük kell még egy kártya, hogy elérj az asztalon lévőkig.
iota-panel-worth = Ennyit érne:
iota-panel-kids = Ez így szabályos.
iota-panel-next = Válassz még egy kártyát.
iota-panel-another = Válassz még egy kártyát, vagy nyomd meg: Megerősítés.
iota-panel-only-cell = { WORD("iota-face", $card) } ide kerül: { $cell }; ez az egyetlen mezője.
iota-panel-no-other = A többi kártyád közül egy sem illik már hozzá.
iota-panel-cells = Többi mező
iota-panel-cells-needing = Mezők, amelyekhez kell még egy kártya
iota-panel-more = További mezők …
iota-panel-now = már most lerakható
iota-panel-needs = kell még egy kártya
iota-panel-pass = Válaszd ki, mely kártyák kerüljenek a pakli alá (lehet egy sem), aztán erősítsd meg. Utána négyig húzol.
iota-panel-pass-only = A pakli üres, ezért egyszerűen passzolsz. Megerősíted?
iota-panel-returned = Passzolsz, és ezt a pakli alá teszed: { $cards }. Utána négyig húzol.
iota-panel-return = Kártyák a pakli alá (lehet egy sem)
iota-panel-swap = Válassz egy kártyát, amellyel kiváltasz egy dzsókert az asztalról. A dzsóker a kezedbe kerül, és folytatod a körödet.
iota-panel-swap-one = { $card } → dzsóker itt: { $cell }
iota-action-swap = Dzsóker kiváltása: { $cards }
iota-action-pass = { $count ->
        [0] Passz
       *[other] Passz, a pakli alá: { $cards }
    }
iota-panel-swapped = Kiváltod a dzsókert innen: { $cell }. A helyére kerül: { WORD("iota-face", $card) }. A köröd folytatódik.

## Commands

command-iota = iota
    .description = Iota – Gene Mackles kártyajátéka
command-iota-play = lerakás
    .description = Rakj le 1–4 kártyát egy sorba, vízszintesen vagy függőlegesen
command-iota-pass = passz
    .description = Ne rakj le semmit; tegyél tetszőleges kártyákat a pakli alá, és húzz négyig
command-iota-swap = kiváltás
    .description = Vegyél el egy dzsókert az asztalról, és tegyél a helyére egy odaillő kártyát
option-iota-cards = kártyák
    .description = Kártya és mező, pl. rc2 N20 gs4 O20. Szín r g b y, forma c s t x, szám 1–4; w = dzsóker
option-iota-back = kártyák
    .description = Kártyák a pakli alá, pl. rc2 w; ha üres, megkérdezem
option-iota-card = kártya
    .description = Az odaillő kártyád, pl. rc2
option-iota-cell = mező
    .description = A dzsóker mezője, pl. N20
option-iota-half = rövid
    .description = Rövid változat, a kártyák felével
option-iota-kids = gyerek
    .description = Nincsenek pontok: ha üres a pakli, az nyer, aki először rakja le az utolsó kártyáját
iota-choice = { $cards } · { $points ->
        [one] 1 pont
       *[other] { $points } pont
    }
