# Axio Rota.  A szimbólumok, és ami más jelölős játékkal közös, a markers.ftl fájlban van.
# "_" egy lapka üres sarka.

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
rota-word-_ = üres

## Refusals.  They say what is wrong and what would be right.

rota-square-taken = Itt már van lapka: { $square }. Válassz olyan szabad mezőt, amelynek közös oldala van egy lapkával.
rota-not-beside = Ez a mező nincs lapka mellett: { $square }. Válassz olyat, amelynek közös oldala van egy lapkával; a sarkával érintkezni nem elég.
rota-name-needed = Itt: { $square }, így fordítva: { $rotation }, az üres sarkod más sarkokkal találkozik. Válaszd ki azt is, milyen színűnek számítson.
rota-unreadable = Ezt nem értem. Add meg a mezőt a betűivel és a számával, például `M59`, aztán a forgatást a képe alatti számmal (0–3) vagy a bal felső sarok színével, üres saroknál pedig azt is, milyen színűnek számítson, például `kék`.
rota-not-a-cell = Ez nem mező: „{ $text }”. Egy mező betűkből és egy számból áll, például `M59`.
rota-not-a-rotation = Ez nem forgatás: „{ $text }”. Add meg a lapkád egyik képe alatti számot (0–3) vagy a bal felső sarok színét, például `kék`.
rota-not-a-colour = Ez nem szín: „{ $text }”. Egy üres sarok lehet piros, zöld, kék, narancs vagy lila.
rota-no-such-square = Ide egy lapka sem érhet el: { $square }. A mezők betűit és számait a kép szélén látod.
rota-no-such-corner = A lapkádnak nincs ilyen sarka: { WORD("rota-word", $corner) }. Olyat mondj, amilyen van rajta, vagy a négy kép egyike alatti számot (0–3). Itt látod őket: `/rota hand`.
rota-no-tile = Nincs nálad lapka.

## What happened

rota-placed = { $name } lerakott egy lapkát: { $tile } → { $square } ({ $points }).
rota-placed-named = { $name } lerakott egy lapkát: { $tile } → { $square }, az üres sarok: { WORD("symbol", $colour) } ({ $points }).
rota-why = • { $corner }: { $squares } = { $points }
rota-corner-0 = Bal felső
rota-corner-1 = Jobb felső
rota-corner-2 = Jobb alsó
rota-corner-3 = Bal alsó
rota-bonus-lost =
    { $count ->
        [one] Üres a közös készlet, ezért { $name } elveszít egy bónuszt.
       *[other] Üres a közös készlet, ezért { $name } elveszít { $count } bónuszt.
    }
rota-ended-complete = Mind az öt jelölő felért a csúcsra!
rota-ended-placed = Mindenki lerakta az összes lapkáját.

## What is to be decided

rota-decide-place = ▶️ { $name }: rakd le a lapkádat.
rota-decide-bonus =
    { $owed ->
        [one] ▶️ { $name }: rakj le egy bónuszlapkát.
       *[other] ▶️ { $name }: rakd le az elsőt { $owed } bónuszlapka közül.
    }
rota-decide-solo = ▶️ Ezt húztad: **{ $tile }**. Utána ennyi saját lapkád marad: { $own }. Közös készlet: { $supply }.
rota-decide-solo-bonus =
    { $owed ->
        [one] ▶️ Bónuszlapka: **{ $tile }**.
       *[other] ▶️ Bónuszlapka: **{ $tile }**, az első { $owed } közül.
    }

## The table in words

rota-text-piles = Közös készlet: { $supply } lapka. Saját lapkák, még húzásra: { $stacks }. A lapkákat a bal felső saroktól az óramutató járása szerint olvasd.
rota-text-stack = { $name } { $tiles }
rota-text-row = { $row }. sor: { $tiles }

## Hand and panel

hand-of-rota = A lapkád: { $hand }
rota-held = { $tile }, a bal felső saroktól az óramutató járása szerint
rota-held-none = nincs
button-hand-rota = A lapkám
button-rota-place = Lerakás
rota-panel-listed =
    { $pages ->
        [one] Válassz mezőt: minden szabad mező meg van jelölve ({ $count }).
        [2] Válassz mezőt: soronként haladva { $count } közül ezek vannak megjelölve: { $first }–{ $last }. Az utolsó gomb a többit jelöli meg.
       *[other] Válassz mezőt: soronként haladva { $count } közül ezek vannak megjelölve: { $first }–{ $last }. Az utolsó gombok a többit jelölik meg.
    }
rota-panel-page = Többi: { $first } – { $last }
rota-panel-rotation = A lapkád négy képe közül melyik kerüljön ide: { $square }?
rota-panel-corner = { $turns } · bal felül { WORD("rota-emoji", $corner) } { WORD("rota-word", $corner) }
rota-panel-colour = Milyen színűnek számítson az üres sarok?
rota-action = { $square }, kép: { $turns } – { $points }
rota-action-named = { $square }, kép: { $turns }, az üres sarok { WORD("symbol-word", $colour) } – { $points }
rota-panel-worth = { "**" }{ $turns } · ide: { $square }** – ennyit érne: { $worth }
rota-panel-worth-named = { "**" }{ $turns } · ide: { $square }**, az üres sarok { WORD("symbol-word", $colour) } – ennyit érne: { $worth }
rota-panel-other = Másik mező

## Commands

command-rota = rota
    .description = Axio Rota – Reiner Knizia lapkás játéka
command-rota-place = lerakás
    .description = A lapkád lerakása: a mező, a kép, amely szerint fekszik, és az üres sarok színe
option-rota-cell = mező
    .description = A mező a betűivel és a számával, pl. M59
option-rota-rotation = forgatás
    .description = A lapkád képe alatti szám, 0–3, vagy a bal felső sarok színe
option-rota-colour = szín
    .description = Milyen színűnek számítson az üres sarok, ha más sarkokkal találkozik
