# A tanulóparti: előkészített állások, mindegyikben egy körrel.

lesson-head = **{ $game } · tanulás { $step }/{ $steps }: { $topic }**
lesson-play = Játszd le a kört a gombokkal vagy paranccsal. Más nem látja, és semmi sem számít.
lesson-played = **Amit ez hozott**
lesson-found = ✅ Jobbat én sem találtam.
lesson-good = 👍 Jó lépés. **A következő körökre nézve még jobb** (második kép): { $action }. { $reason }
lesson-better = 💡 **Én ezt léptem volna** (második kép): { $action }. { $reason }
lesson-better-alt = Az asztal a köröd előtt, azzal, amit én léptem volna: { $action }
lesson-unjudged = Most nem tudom megmondani, mi lett volna jobb. Egy perc múlva itt látod: `/{ $command } learn`.
lesson-done = 🎓 Ez volt az utolsó. Most már eleget tudsz egy partihoz: a gombbal könnyű szintű gép ellen kezdesz egyet, bármikor visszavonhatsz, és tippet is kérhetsz. Azt, hogy hogyan ér véget egy parti, és a többit a **Szabályok** gomb mutatja.
lesson-left = Ezt az állást otthagytad. Ha mégis lejátszanád, nyomd meg az Újra gombot.
lesson-old = Ez az állás a tanulóparti egy korábbi változatából való. Hagyd ott, és kezdd elölről.
lesson-fixed = Ez a tanulópartiban nem lehetséges: egy kört játszol, és rajtad kívül senki sem játszik.
kind-command-lesson = `/{ $command } learn`
lesson-kept = Az állás készen áll; itt látod: `/{ $command } learn`.
lesson-end-confirm = Otthagyod a tanulóparti mostani állását? A tanulópartihoz bármikor visszatérhetsz.
lesson-ended = Otthagytad ezt az állást.
matches-lesson = { $game }, a tanulóparti – **te jössz**: { $link }
button-lesson-end = Otthagyom az állást
button-lesson-next = Következő állás
button-lesson-again = Újra
button-lesson-practice = Játsszunk egy partit
command-learn = tanulás
    .description = Tanulj meg játszani: néhány előkészített állás, négyszemközt, és hogy mit hoz egy lépés

## A newcomer's first turn in a match

newcomer-axio = 🎯 Először játszod? { $game }: vidd előre minden jelölődet, mert a végén csak a **legalacsonyabb** számít.
newcomer-rota = 🎯 Először játszod? { $game }: vidd előre minden jelölődet, mert a végén csak a **legalacsonyabb** számít.
newcomer-iota = 🎯 Először játszod? { $game }: rakj ki sorokat, amelyekben a szín, a forma és a szám külön-külön mindenhol azonos vagy mindenhol más; a rajtuk lévő számok a pontjaid.
newcomer-paperworld = 🎯 Először játszod? { $game }: építs paklikat felfelé, és teljesíts célokat; a felső kártyák számítanak, és minden kézben maradt kártya egy pontodba kerül.

## Axio

axio-learn-first =
    A tábla alatt állnak a jelölőid: { $symbols } szám, minden szimbólumhoz egy. Vidd előre mindet; a végén a **legalacsonyabb** számít. A lapkád mindkét fele minden irányba néz, csak a másik felén át nem, és ahány mező ott egyfolytában az ő szimbólumát mutatja, annyi pontot kapsz.
    .look = 👀 Az első lapkádnak színes mezőhöz kell érnie: rakd az egyik felét közvetlenül olyan mező mellé, amelyen az ő szimbóluma van.
    .title = Az első lapkád
axio-learn-row =
    Az egyforma szimbólumok sora annyi pontot ér, amilyen hosszú – annak, aki meghosszabbítja.
    .look = 👀 Keress olyan helyet, ahol az egyik lapkád **mindkét** fele a saját szimbólumával találkozik, az egyik egy sor végén.
    .title = Egy sor
axio-learn-pyramid =
    Ha egyetlen üres mezőt minden oldalról más mezők vagy a tábla széle zárnak be, piramis kerül rá: egy pont minden mellette lévő szimbólumért, bármi van is a lapkádon.
    .look = 👀 Melyik üres mezőnek hiányzik már csak egy oldala? Zárd be egy olyan lapkával, amely maga is pontot ér.
    .title = Egy piramis
axio-learn-lowest =
    A végén csak a legalacsonyabb jelölő számít. Ezért nem mindig az a legjobb lépés, amelyik a legtöbb pontot éri.
    .look = 👀 Nézd meg a sorodat a tábla alatt: melyik jelölő a legalacsonyabb? Keress olyan lapkát, amely ezt emeli, akkor is, ha egy másik többet érne.
    .title = A legalacsonyabb jelölő

## Axio Rota

rota-learn-circle =
    Az asztal alatt állnak a jelölőid: { $symbols } szám, minden szimbólumhoz egy. Vidd előre mindet; a végén a **legalacsonyabb** számít. Az egy pontban találkozó sarkok egy korongot alkotnak: a lapkád minden sarka egy-egy pontot ér a korongja minden más sarkáért, amelyen ugyanaz a szimbólum van. A lapkád képei mind ugyanazt a lapkát mutatják, elforgatva.
    .look = 👀 Hol találkozik más lapkák két sarka ugyanazzal a szimbólummal? Fordítsd úgy a lapkádat, hogy az ezzel egyező sarka csatlakozzon hozzájuk.
    .title = Egy korong
rota-learn-empty =
    A lapkádnak van egy üres sarka. Ahol más sarkokkal találkozik, olyan színűnek számít, amilyet te mondasz.
    .look = 👀 Tedd az üres sarkot oda, ahol a többi egyforma, vagy mondd azt a színt, amelyikre a legnagyobb szükséged van.
    .title = Az üres sarok
rota-learn-lowest =
    A végén csak a legalacsonyabb jelölő számít. Ezért nem mindig az a legjobb lépés, amelyik a legtöbb pontot éri.
    .look = 👀 Nézd meg a sorodat az asztal alatt: melyik jelölő a legalacsonyabb? Emeld azt.
    .title = A legalacsonyabb jelölő

## Iota

iota-learn-line =
    Egy sorban a szín, a forma és a szám külön-külön minden kártyán azonos, vagy mindegyiken más. A kirakott sorok minden kártyájának számát megkapod pontként.
    .look = 👀 Indulj ki az asztalon lévő kártyából: két kártyád sort alkothat vele, vagy ami még jobb, két sort.
    .title = Egy sor
iota-learn-lot =
    Ha egy sorban { $lot } kártya van, az **teli sor**; ennél hosszabb nem lehet. Duplázza a kör minden pontját, és ha egyszerre { $hand } kártyát raksz le, az is duplázza.
    .look = 👀 Keress olyan sorokat, amelyekből egy vagy két kártya hiányzik, és hozzájuk illő kártyáidat.
    .title = Teli sor
iota-learn-wild =
    Van nálad egy **dzsóker**. Egyetlen kártyát helyettesít, bármelyiket, amellyel minden sora szabályos; ő maga nem ér pontot.
    .look = 👀 Hol lesz vele teli sor, más kártyáiddal együtt?
    .title = Egy dzsóker

## Paper World

paperworld-learn-take =
    Legfeljebb { $across } × { $across } pakliból álló tájat építesz, amelyből csak a felső kártyák számítanak: a csillagok, a célok és az ollózseton pontot érnek, és minden kézben maradt kártya egy pontodba kerül. Ehhez kártyák kellenek. Mondj egy színt vagy egy értéket, és középről, a legfelső sorból minden olyan felső kártyát elveszel. A saját paklijaid alacsony kártyával kezdődnek, és értékenként nőnek.
    .look = 👀 Mivel kapsz több olyan kártyát, amelyek egymásra vagy az első paklidra illenek?
    .title = Elvétel
paperworld-learn-place =
    Most rakj le kártyákat: egy kör minden kártyájának közös a színe vagy az értéke. Mindegyik olyan pakli tetejére kerül, amely egyszínű vele, és az eggyel kisebb értéket mutatja, vagy új paklit kezd a legkisebb értékkel egy másik mellett. Körönként egyszer kihagyhatsz egy értéket, ha eldobsz érte egy másik kártyát.
    .look = 👀 Melyik kártyáid követik egymást? Hagyd ki a hiányzó értéket, és válj meg a legkevésbé szükséges kártyádtól. Aztán fejezd be a kört.
    .title = Lerakás és kihagyás
paperworld-learn-token =
    Egy ollós ✂ kártya elviheti az ollózsetont, akár a géptől is. A végén { $token } pontot ér, és amíg nálad van, a kihagyásért nem kell kártyát eldobnod; de a paklijára semmi sem kerülhet.
    .look = 👀 Kezdd el azt a paklit, amelyre az ollós kártyád illik. Hagyd ki a hiányzó értéket a legkevésbé szükséges kártyádért, és vidd el az ollóval a zsetont. Aztán fejezd be a kört.
    .title = Az ollózseton
paperworld-learn-goal =
    Jobbra fent vannak a célok. Ha a köröd végén a tájad teljesít egyet, megkapod a rajta lévő pontokat; aki elsőként éri el, többet kap. A végén a csillagok, a célok és az ollózseton számítanak, és minden kézben maradt és minden eldobott kártya egy pontba kerül.
    .look = 👀 Az első cél: három egyszínű kártya L alakban, bármerre fordítva. Melyik kártyáddal jön össze? Rakj le mindent, ami ebben a körben mellé fér, aztán fejezd be a kört.
    .title = Egy cél
