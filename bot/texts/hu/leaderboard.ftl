# Ranglisták: értékszámok egy szerveren és a világon.

## A page

standing-all = Minden játék
standing-solo = { $game } · szóló
standing-here = Ez a szerver
standing-world = A világ
standing-ever = a kezdetektől
standing-month = { $year }. { WORD("month", $month) }
standing-column-rating = értékszám
standing-column-matches = parti
standing-column-won = nyert
standing-column-best = legjobb
standing-note-provisional = ? { $matches } partinál kevesebb: még ideiglenes
standing-note-left = Áthúzva: elhagyta a szervert
standing-nameless = ismeretlen név
standing-unnamed = fenti név: { $number }
standing-alt = Ranglista: { $title }, { $subtitle }. { $lines }.
standing-alt-line = { $rank } { $name } { $rating }
standing-line =
    { "**" }{ $rank }.** { $name } – { "**" }{ $rating }** · { $matches } partiból { $won ->
        [one] { $won } győzelem
       *[other] { $won } győzelem
    }
standing-line-solo =
    { "**" }{ $rank }.** { $name } – { "**" }{ $best }** · { $matches ->
        [one] egy partiban
       *[other] { $matches } partiból a legjobb
    }
standing-left = *(elhagyta a szervert)*

month-1 = január
month-2 = február
month-3 = március
month-4 = április
month-5 = május
month-6 = június
month-7 = július
month-8 = augusztus
month-9 = szeptember
month-10 = október
month-11 = november
month-12 = december

## Answers

leaderboard-head = { "**" }{ $title }** · { $where } · { $when } · oldal: { $page }/{ $pages }
leaderboard-own = Helyezésed { $count } játékos közül: **{ $rank }.** · értékszámod: { $rating }
leaderboard-own-provisional =
    Helyezésed { $count } játékos közül: **{ $rank }.** · értékszámod: { $rating }; ideiglenes még { $missing ->
        [one] egy partiig
       *[other] { $missing } partiig
    }.
leaderboard-own-solo = Helyezésed { $count } játékos közül: **{ $rank }.** · a legjobbad: { $best }
leaderboard-empty = Ezen a ranglistán senki sincs.
leaderboard-barred = Nem vagy rajta ezen a ranglistán, és amit most játszol, az a világranglistán nem számít: vagy az elmúlt harminc napban törölted az adataidat, vagy a bot üzemeltetője kizárt onnan. A szerverek ranglistáin továbbra is számít.
leaderboard-none = Még nem vagy rajta ezen a ranglistán. Felkerülsz rá, ha másokkal végigjátszol egy { $game }-partit: `/{ $command } start`.
leaderboard-none-all = Még nem vagy rajta ezen a ranglistán. Felkerülsz rá, ha másokkal végigjátszol egy partit, bármelyik játékban.
leaderboard-unlisted = A világranglistán még nem szerepelsz: az itt számító partikban { $needed } különböző ellenfél kell, és neked eddig { $met } volt. Az értékszámod eddig: { $rating }.
leaderboard-none-solo = Még nem vagy rajta ezen a ranglistán. Felkerülsz rá, ha végigjátszol egy szólópartit ({ $game }): `/{ $command } start seats:1`.
leaderboard-none-past = Nem vagy rajta ezen a ranglistán, és a hónapja már véget ért.
leaderboard-rule = -# Ami számít: a másokkal végigjátszott partik, és azok, amelyekből valaki a szokásos körök negyede után lépett ki. { $matches } partinál kevesebből az értékszám ideiglenes: **?**
leaderboard-rule-world = -# A világranglistán az ugyanazokkal 30 napon belül játszott partik egyre kevesebbet érnek, és ennyi különböző ellenfél után kerülsz fel: { $needed }.
leaderboard-rule-solo = -# Mindenkinek a legjobb szólópartija; egyenlő eredménynél a következő legalacsonyabb jelölő dönt. A szólópartik nem változtatnak az értékszámokon.
leaderboard-unnamed = -# Nevek, amelyeket a kép nem tud megmutatni: { $names }
leaderboard-unnamed-one = { $number } { $name }
leaderboard-world-off = -# A szerver partijai nem számítanak a világranglistán.
leaderboard-counting = -# Sok új eredmény számolása még folyamatban van, így ez a ranglista perceken belül változhat.
leaderboard-shared-by = { $name } megosztott egy ranglistát:
leaderboard-direct = Ez nem szerver, ezért itt a világranglista. A szerverét a szerveren, ugyanezzel a paranccsal látod.
leaderboard-no-solo = { $game }: ezt nem lehet szólóban játszani, ezért nincs szólóranglistája.

## Components

button-board-before = Előző
button-board-after = Következő
button-board-mine = Az én helyem
button-board-words = Szövegként
button-board-picture = Képként
button-board-server = Ez a szerver
button-board-world = A világ
button-board-month = Ez a hónap
button-board-ever = A kezdetektől
button-board-solo = Szóló
button-board-others = Másokkal
leaderboard-pick = Másik játék

## Commands

command-leaderboard = ranglista
    .description = Értékszámok ezen a szerveren vagy a világon, és a te helyezésed
option-board-game = játék
    .description = Csak egy játék; hagyd üresen, ha mind érdekel
option-board-where = hol
    .description = Ennek a szervernek a ranglistája vagy a világranglista
option-board-when = mikor
    .description = Csak ez a hónap, vagy a kezdetektől fogva
option-board-solo = szóló
    .description = A legjobb szólópartik
option-board-text = szöveg
    .description = A ranglista kép helyett szövegként
when-month = ez a hónap
when-ever = a kezdetektől

## Elsewhere

lobby-ranked = -# A parti számít a ranglistákon, ha végigjátsszátok, vagy ha valaki fejenként legalább { $turns } kör után lép ki ({ $seats } játékosnál). Ha leállítjátok, vagy valakit eltávolítotok, senkinek sem számít.
post-computer = -# Ez a parti nem számít a ranglistákon, mert gép is játszik benne.
post-unranked = -# Ez a parti nem számít a ranglistákon: véget ért, mielőtt mindenkire jutott volna { $turns } kör.
post-removed = -# Ez a parti nem számít a ranglistákon, mert valakit eltávolítottak belőle.
post-given = -# { $name } helyének eredménye annak számít, aki átadta, és többet játszott rajta: { $giver }.
post-ratings = Értékszámok: { $ratings }.
post-rating = { $name } { $rating } ({ $change })
post-stood-in = -# { $names } a vége előtt kilépett, ezért { $count ->
        [one] utolsó
       *[other] utolsók
    }; a beugró gép nem számít. Az eredmény: { $result }.
post-place = { $place }. { $name }
leave-unranked = A parti nem fog számítani a ranglistákon, mert még nem jutott mindenkire { $turns } kör.
settings-boards = **Ranglisták:**
settings-world-on = A szerver partijai a világranglistán is számítanak.
settings-world-off = Az ezután itt nyitott partik nem számítanak a világranglistán; a korábban nyitottak igen.
settings-leavers-dim = Aki elhagyta a szervert, az a szerver ranglistáin áthúzva szerepel.
settings-leavers-hide = Aki elhagyta a szervert, az a szerver ranglistáin nem szerepel.
option-settings-leavers = távozók
    .description = Hogyan szerepeljenek a szerver ranglistáin, akik elhagyták a szervert
option-settings-world = világ
    .description = Számítsanak-e az ezután itt nyitott partik a világranglistán is
leavers-dim = áthúzva
leavers-hide = kihagyva
