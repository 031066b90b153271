# Hogyan szerepelt egy játékos.

## Refusals

stats-none = Ezen a szerveren még nincs olyan befejezett partid, amely számít; indíts egyet: `/axio start`. Ami számít: a végigjátszott partik, azok, amelyekből valaki elég későn lépett ki, a szólópartik és a gépekkel játszottak.
stats-none-direct = Még nincs olyan befejezett partid, amely számít; indíts egyet: `/axio start`. Ami számít: a végigjátszott partik, azok, amelyekből valaki elég későn lépett ki, a szólópartik és a gépekkel játszottak.
stats-none-other = { $name } ezen a szerveren még nem fejezett be olyan partit, amely számít.
stats-bot = { $name } bot, és botok itt nem játszanak. Válassz egy embert.
stats-direct-other = Közvetlen üzenetben csak a saját mérlegedet látod. Másét a szerveren, ugyanezzel a paranccsal nézheted meg.
stats-share-other = Csak a saját mérlegedet oszthatod meg. Itt látod: `/stats`.

## The answer

stats-head = { $name } ezen a szerveren, { $date } óta
stats-head-direct = { $name } minden szerveren, { $date } óta
stats-begun = { $name }: még nincs befejezett, beleszámító parti
stats-later = -# Ha befejezel egy partit, itt látod majd a partijaidat és a győzelmeidet is, másokkal játszott partik után pedig játékonként az értékszámod, a helyezésed és az ellenfeleid. Új parti: `/axio start`, gép ellen: `/axio practice`.
stats-puzzles-later = -# Minden feladványnál az első próbálkozásod változtatja ezt az értékszámot: minél nehezebbeket oldasz meg, annál magasabb. Naponta játékonként egy új: `/puzzle`.
stats-total = { $matches ->
        [one] Egy parti másokkal
       *[other] { $matches } parti másokkal
    }, { $won } győzelem ({ $share }%) · győzelmi sorozat: most { $streak }, a leghosszabb { $longest }
stats-daily = 🔥 Napi kihívás: { $count ->
        [one] egy nap
       *[other] { $count } nap
    } egymás után; a rekord { $best }
stats-game = { "**" }{ $game }**: értékszám **{ $rating }**, { $place } · { $matches ->
        [one] egy parti
       *[other] { $matches } parti
    }, { $won } győzelem ({ $share }%), legjobb eredmény { $best }
stats-game-unrated = { "**" }{ $game }**: nincs minden szerverre szóló értékszám · { $matches ->
        [one] egy parti
       *[other] { $matches } parti
    }, { $won } győzelem ({ $share }%), legjobb eredmény { $best }
stats-rank = { $rank }. hely
stats-no-rank = nincs a ranglistán
stats-unlisted = a világranglistán még nem szerepel (eddig { $met } különböző ellenfél, { $needed } kell)
stats-rated = { $matches ->
        [one] egy parti alapján, amely
       *[other] { $matches } parti alapján, amelyek
    } minden szerveren { $matches ->
        [one] számít
       *[other] számítanak
    }
stats-solo = { "**" }{ $game }** szóló: { $matches ->
        [one] egy parti
       *[other] { $matches } parti
    }, legjobb eredmény { $best }
stats-computers = { "**" }{ $game }** gépekkel: { $matches ->
        [one] egy parti
       *[other] { $matches } parti
    }, { $won } győzelem
stats-met = A legtöbb parti velük:
stats-opponent = • { $name }: { $matches } közös parti; előtte { $ahead }, mögötte { $behind } alkalommal
stats-provisional = -# ? { $matches } partinál kevesebb: még ideiglenes

## The picture

stats-figure-matches = { $matches ->
        [one] parti
       *[other] parti
    }
stats-figure-share = { $share }%
stats-figure-won = győzelem
stats-figure-longest = { $longest ->
        [one] győzelem sorban
       *[other] győzelem sorban
    }
stats-untitled = Értékszámok
stats-axis = partik
stats-dotted = pontozott vonal: { $matches } partinál kevesebb
stats-alt = { $name }: { $matches ->
        [one] egy parti
       *[other] { $matches } parti
    } másokkal, { $won } győzelem ({ $share }%), egymás után legfeljebb { $longest }. Így alakultak az értékszámok:
stats-alt-game = { $game }: { $first } → { $rating }, { $matches ->
        [one] egy parti
       *[other] { $matches } parti
    } alatt; a legalacsonyabb { $low }, a legmagasabb { $high }.

## Buttons and commands

command-stats = statisztika
    .description = A te mérleged vagy másé: partik, értékszámok alakulása, sorozatok, ellenfelek
option-stats-player = játékos
    .description = Kinek a mérlege; a sajátod, ha üresen hagyod
