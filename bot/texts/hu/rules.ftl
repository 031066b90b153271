# A szabályok, oldalanként.  A számok magukból a szabályokból jönnek, ezért egyik mondatnak sincs sajátja.
# Amit a képen látni, azt a játék mondja el, a partik mondataival.

rules-head = **{ $game } · { $topic }**
rules-shown = 🔎 **A képen**
rules-refused = { $name } azt próbálja, amit a kép mutat, de nem szabad: „{ $why }”
rules-foot = -# { $page }/{ $pages }
button-learn = Tanulj játék közben
rules-name-0 = Anna
rules-name-1 = Bence

## Axio

axio-rules-aim =
    { $symbols } jelölőd van, minden szimbólumhoz egy: :red_sun: piros nap, :green_dot: zöld pötty, :blue_star: kék csillag, :orange_square: narancs négyzet, :purple_ring: lila gyűrű. Legalulról indulnak; a csúcs { $top }.
    A végén a **legalacsonyabb** jelölőd számít. Ezért mindet vidd előre, ne csak egyet. Ha a legalacsonyabbak egyformák, a rákövetkező dönt, és így tovább.
    .title = A cél
axio-rules-place =
    A tartódon { $rack } lapka van, amelyeket más nem lát. A körödben lerakod az egyiket két egymás melletti üres mezőre, aztán húzol egy újat.
    Az **első** lapkádnak az oldalával hozzá kell érnie egy olyan színes mezőhöz, amely mellett még nincs lapka ({ $symbols } színes mező van). A későbbiek bárhova kerülhetnek.
    { $tiles } lapka van: két különböző szimbólum minden párjából { $mixed }, minden duplából { $double }. A kezdőt sorsolás dönti el.
    .title = Hova kerülhet egy lapka
axio-rules-score =
    A lapkád két fele külön-külön ér pontot, a dupla két fele is.
    Nézz el egy félről minden irányba, kivéve a másik fele felé. Számold meg, egymás után hány mező mutatja ugyanazt a szimbólumot, lapkán vagy színes mezőn. Mindegyik egy pont a szimbólum jelölőjének. Maga a fél nem számít.
    .title = Ami pontot ér
axio-rules-nothing =
    Egy sornak vége van egy másik szimbólumnál, egy üres mezőnél, egy piramisnál és a szélen. Ami azon túl van, nem számít, és átlósan semmi sem számít.
    A képen a { WORD("symbol-word", $wall_symbol) } fél ezt látja: { $wall }. Azon más szimbólum van, így mögötte { $wall_far } nem számít. A { WORD("symbol-word", $gap_symbol) } fél pedig ezt: { $gap }. Az üres, így { $gap_far } nem számít.
    Egy dupla két fele sosem számít egymásnak. A csúcson ({ $top }) túli pontok elvesznek.
    .title = Ami nem ér pontot
axio-rules-pyramid =
    Ha a lapkád egyetlen üres mezőt zár be úgy, hogy annak minden oldalán lapka, színes mező vagy a szél van, piramis kerül oda. Egy pontot ér minden mellette lévő szimbólumért; ugyanaz a szimbólum kétszer, két pontot.
    Oda már nem kerülhet lapka. { $pyramids } piramis van. Ha mind a táblán áll, a legrégebbi költözik, és ahonnan elmegy, az a mező a végéig üres marad.
    .title = Piramisok
axio-rules-bonus =
    Minden jelölőért, amely felér a csúcsra ({ $top }), azonnal, még a húzás előtt leraksz a tartódról egy további lapkát, és az is pontot ér. Egy bónusz újabbakat hozhat. A lerakás kötelező; ha nem lehetséges, a bónusz elvész.
    .title = AXIO! A bónusz
axio-rules-exchange =
    Az utolsó lerakásod után nézd meg a legalacsonyabb jelölődet. Ha a tartódon egy lapkán sincs rajta a szimbóluma (ha több a legalacsonyabb, bármelyiküké), cserélhetsz.
    Mindenki látja a teljes tartódat. Húzol { $rack } új lapkát, aztán a régiek visszakerülnek a zsákba. Ehhez a zsákban legalább { $rack } lapkának kell lennie.
    .title = A tartó cseréje
axio-rules-end =
    Akinek mind az { $symbols } jelölője a csúcson áll ({ $top }), azonnal nyer.
    Akkor is vége a partinak, ha a következő játékos nem tud lerakni: nincs két egymás melletti üres mező, vagy üres a tartója. Ekkor az nyer, akinek a legalacsonyabb jelölője a legmagasabban áll. Ha minden jelölő egyforma, közös a győzelem.
    .title = A vége
axio-rules-here =
    Nyomd meg a tábla alatt: **Lerakás**, és válaszd ki a lapkádat és a mezőit. Vagy írd be: `/axio place`, a lapka betűi, az első felének mezője és mellette a másodiké, például `{ $tile }` `{ $cell }` `{ $to }`.
    Ketten a középső { $small } × { $small } mezőn játszotok, hárman { $medium } × { $medium } mezőn, négyen mind a { $large } × { $large } mezőn.
    { "**" }Szóló:** mindig egy lapkát húzol, és lerakod; nincs csere, és nincs bónusz. Amelyik jelölő felér a csúcsra ({ $top }), egy második táblán újra elindul. Amit egy lapka egy szimbólumra hoz, az egy összeg; ami belőle az első tábla csúcsán ({ $top }) túlmegy, elvész. Ha minden jelölő a második tábla végén áll, vége a partinak. Az eredményed a legalacsonyabb jelölőd, legfeljebb { $tops }.
    Az Axio Reiner Knizia játéka.
    .title = Így játssz itt, és szólóban

## Axio Rota

rota-rules-aim =
    { $symbols } jelölőd van, minden szimbólumhoz egy: :red_sun: piros nap, :green_dot: zöld pötty, :blue_star: kék csillag, :orange_square: narancs négyzet, :purple_ring: lila gyűrű. Legalulról indulnak; a csúcs { $top }.
    A végén a **legalacsonyabb** jelölőd számít. Ezért mindet vidd előre, ne csak egyet. Ha a legalacsonyabbak egyformák, a rákövetkező dönt, és így tovább.
    .title = A cél
rota-rules-place =
    Egy lapka minden sarka egy negyedkorong, rajta egy szimbólummal. A saját készleted { $own } lapka; a legfelső nálad van, és más nem látja.
    A körödben lerakod, tetszés szerint forgatva, egy olyan szabad mezőre, amelynek közös oldala van egy lapkával. A sarkával érintkezni nem elég. Az asztalnak nincs széle. Aztán húzod a következő lapkádat.
    A kezdőt sorsolás dönti el. Azok a lapkák, amelyek senkié, a közös készletben vannak.
    .title = Hova kerülhet egy lapka
rota-rules-score =
    A lapkád minden sarka külön ér pontot. Más lapkák sarkaival, amelyekkel egy pontban találkozik, korongot alkot, akár teljes, akár nem. Az a lapka is hozzátartozik, amelyik csak átlósan ér ehhez a ponthoz.
    A sarok egy-egy pontot ér a korongja minden **más** sarkáért, amelyen ugyanaz a szimbólum van. A pontok ennek a szimbólumnak a jelölőjét viszik előre.
    .title = Ami pontot ér
rota-rules-nothing =
    Egy sarok nem ér semmit, ha a korongján más sarok nem mutatja a szimbólumát, vagy ha még semmivel sem találkozik. Másik korong sarka sosem számít, ugyanazon a lapkán sem.
    A képen { $meets } sarok találkozik mással, de egyforma szimbólummal egy sem, és { $alone } még semmivel sem találkozik.
    A csúcson ({ $top }) túli pontok elvesznek.
    .title = Ami nem ér pontot
rota-rules-empty =
    { $tiles } lapkából { $empties } darabnak üres az egyik sarka. Ha egy ilyet úgy raksz le, hogy az üres sarok más sarkokkal találkozik, **mondasz egy színt**, és a sarok úgy ér pontot, mintha olyan volna. Attól kezdve nem mutat semmit. (A fölöslegesen megadott szín elfogadott, és nem változtat semmin.)
    A képen az üres sarok { WORD("symbol-word", $named) } színűnek számít, és ennyi pontot ér: { $worth }. Ha { WORD("symbol-word", $other) } volna, ennyit érne: { $less }.
    .title = Az üres sarok
rota-rules-bonus =
    Minden jelölőért, amely felér a csúcsra ({ $top }), bónuszkör jár, ha már minden sarok pontja megvan: felhúzod a közös készlet legfelső lapkáját, megnézed, lerakod, és az is pontot ér. Egy bónusz újabbakat hozhat. Ha üres a közös készlet, a bónuszok elvesznek.
    .title = AXIO! A bónusz
rota-rules-end =
    Akinek mind az { $symbols } jelölője a csúcson áll ({ $top }), azonnal nyer, és a hátralévő bónuszokat nem játssza le.
    Különben akkor van vége, ha mindenki lerakta a saját { $own } lapkáját; az utolsó kör bónuszait még lejátsszátok. Ekkor az nyer, akinek a legalacsonyabb jelölője a legmagasabban áll. Ha minden jelölő egyforma, közös a győzelem.
    { "**" }Szóló:** a szabályok ugyanazok; a nálad lévő lapkát mindenki látja. Az eredményed a legalacsonyabb jelölőd.
    .title = A vége, és a szóló
rota-rules-here =
    Nyomd meg a tábla alatt: **Lerakás**, aztán válassz mezőt, és hogy hogyan feküdjön a lapkád. Vagy írd be: `/rota place`, egy mezővel, például `{ $cell }`, és a lapkád egyik képe alatti számmal vagy a bal felső sarok színével; ha az üres sarok mással találkozik, tedd hozzá a színét: `/rota place#colour`. A képek itt vannak: `/rota hand`.
    Egy mező betűi és száma a parti alatt sosem változnak; a kép az asztallal együtt nő.
    Az Axio Rota Reiner Knizia játéka.
    .title = Így játssz itt

## Iota

iota-rules-aim =
    { $cards } kártya van: minden szín minden formával és minden számmal { $least } és { $most } között, egyszer. Rajtuk kívül { $wilds } **dzsóker**.
    { $hand } kártya van a kezedben, amelyeket más nem lát. Egy kártya már az elején az asztalon fekszik; a többi a pakli. A kezdőt sorsolás dönti el.
    A körödben kártyákat raksz le, és pontot kapsz a kirakott sorokért, vagy passzolsz. Az nyer, akinek a legtöbb pontja van.
    .title = A cél
iota-rules-lines =
    Egy sor vízszintesen vagy függőlegesen egymás mellett fekvő kártyákból áll, hézag nélkül, legfeljebb { $lot } kártyából. Minden sorban nézd meg külön a színt, a formát és a számot: mindegyik **vagy minden kártyán azonos, vagy minden kártyán más**.
    Legfeljebb { $hand } kártyát raksz le. A végén mind **egy** sorban fekszik, hézag nélkül, és legalább egy olyan mellett, amely már ott volt. Köztük lehetnek régi kártyák. Aztán húzol, hogy újra { $hand } legyen.
    .title = Sorok
iota-rules-broken =
    A „némelyik igen, némelyik nem” elrontja a sort, akár színben, akár formában, akár számban. A lerakásod után az asztalon minden sornak jónak kell lennie, nemcsak annak, amelyikbe raktál. { $lot } kártyánál több sosem lehet egy sorban.
    .title = Ami nem sor
iota-rules-points =
    Minden sor, amelyet kiraktál vagy meghosszabbítottál, a **rajta lévő összes** kártya számának összegét éri, a régiekét is. Ha egy kártya két ilyen sorban van, mindkettőben számít.
    .title = Pontok
iota-rules-lot =
    A { $lot } kártyából álló sor a **teli sor**. Ha egyet befejezel, a kör minden pontja duplázódik; két teli sor kétszer duplázza.
    .title = Teli sor
iota-rules-four =
    Ha egy körben pontosan { $hand } kártyát raksz le, az is duplázza a pontjaidat, a teli sorok duplázásán felül. (Egy kisebb kéz maradékát lerakni nem számít.)
    .title = Minden kártyád egyszerre
iota-rules-wild =
    A **dzsóker** bármelyik kártyát helyettesíti, amellyel minden sora jó. Nem kell megmondanod, melyiket. Két sorban mindkettőben ugyanazt helyettesíti. Ő maga nem ér pontot.
    Olyan kártyát is helyettesíthet, amely már az asztalon van, akár a saját sorában. Később másnak is számíthat, amíg minden sor jó.
    .title = Dzsókerek
iota-rules-swap =
    Lerakás vagy passz előtt a kezedbe vehetsz egy dzsókert az asztalról, ha a helyére odaillő kártyát teszel. Ez nem ér pontot, és a köröd folytatódik; a dzsókert ugyanabban a körben vagy később is lerakhatod.
    Egy körben mindkét dzsókert kiválthatod, de dzsókerrel dzsókert nem.
    .title = Dzsóker kiváltása
iota-rules-end =
    { "**" }Passz:** akárhány kártyádat a pakli alá teszed (az elsőként megadott kerül legfelülre), vagy egyet sem, aztán húzol, hogy újra { $hand } legyen. Ha már kicsi a pakli, a saját kártyáid is visszajöhetnek. Ha üres a pakli, egyszerűen passzolsz.
    { "**" }A vége:** üres a pakli, és valaki lerakja az utolsó kártyáját; annak a körnek a pontjai még egyszer duplázódnak. Vagy mindenki passzol: üres paklinál egy fordulón át, egyébként { $rounds } fordulón át egyfolytában. Ha egyenlők a pontok, közös a győzelem.
    .title = A passz és a vége
iota-rules-here =
    Nyomd meg a tábla alatt: **Lerakás**, aztán válassz egy kártyát, a mezőjét, és így tovább; csak az egésznek kell jónak lennie. Vagy írd be: `/iota play`, kártyákkal és mezőkkel, például `{ $example }`: egy kártya a színe (`r` piros, `g` zöld, `b` kék, `y` sárga), a formája (`c` kör, `s` négyzet, `t` háromszög, `x` kereszt) és a száma; `w` a dzsóker. A sorrend mindegy. `/iota pass { $back }` kártyákat tesz vissza, `/iota swap` dzsókert vesz el, `/iota hand` megmutatja a kártyáidat.
    { "**" }Beállítások –** `/iota start`**:** a `/iota start#half` a rövid változat, { $cards } kártyából { $half } és minden dzsóker. A `/iota start#kids` a pontok nélküli változat: ha üres a pakli, az nyer, aki először rakja le a kezéből az utolsó kártyát; ha mindenki passzol, közös a győzelem.
    Az Iota Gene Mackles játéka.
    .title = Így játssz itt

## Paper World

paperworld-rules-aim =
    Tájat építesz, legfeljebb { $across } × { $across } pakliból: :yellow_desert: sárga sivatag, :blue_sea: kék tenger, :green_forest: zöld erdő, :black_mountain: fekete hegy. Egy pakliból csak a **felső kártya** számít. Az értéke szerint ér csillagot: { $worth }.
    A célok is pontot érnek. Minden kártya, amely a kezedben marad, és minden eldobott kártyád egy pontodba kerül.
    Egy paklival és üres kézzel kezdesz. Egy kör kétféle lehet: **elvétel** vagy **lerakás**.
    .title = A cél
paperworld-rules-take =
    Középen { $piles } pakli van; mindenki látja a felső kártyáikat, és hogy milyen magasak. Mondj egy színt vagy egy értéket. **Minden** felső kártyát elveszel, amelyiknek az a színe vagy az értéke. Az alattuk lévők maradnak.
    A kezedben lévő kártyákat más nem látja. Ha ezután több mint { $limit } kártyád van, annyit dobsz el, hogy { $limit } maradjon.
    .title = Kártyák elvétele
paperworld-rules-place =
    Rakj le egy vagy több kártyát. Egy kör minden kártyájának közös a színe vagy az értéke. Mindegyik
    • egy azonos színű pakli tetejére kerül, amely pontosan az előtte lévő értéket mutatja, vagy
    • közvetlenül egy pakli mellé (közös oldallal), új pakliként. Egy új pakli ezzel kezdődik: { $first }. A táj sosem nő túl { $across } oszlopon és { $across } soron.
    { "**" }Passzolni** csak akkor lehet, ha középen nincs kártya, és egyik kártyádat sem tudod lerakni. Így { $limit } kártyával előfordulhat, hogy el kell venned és el kell dobnod.
    .title = Kártyák lerakása
paperworld-rules-skip =
    Körönként egyszer kihagyhatsz egy értéket, ha a kezedből eldobsz érte egy másik kártyát. Egy pakli így ezzel is kezdődhet: { $second }.
    .title = Egy érték kihagyása
paperworld-rules-token =
    Ha olyan kártyát raksz le, amelyen olló ✂ van, ráteheted az ollózsetont, bárhol van is, akár valaki más táján. A végén { $token } pontot ér.
    .title = Az ollózseton
paperworld-rules-free =
    Amíg a zseton a te tájadon van, a kihagyásod **ingyenes**: semmit sem kell eldobni érte. Már abban a körben is, amelyben megszerzed, de annál a kártyánál nem, amely hozza, és az abban a körben már kifizetett kihagyás után sem.
    .title = A zseton: ingyenes kihagyás
paperworld-rules-blocked =
    A zseton lezárja **a paklit, amelyen van**: oda semmi sem kerülhet, ollós kártya sem, amíg egy ellenfél el nem viszi, vagy te át nem teszed egy másik ollós kártyára.
    .title = A zseton: lezárt pakli
paperworld-rules-goals =
    Egy partiban { $goals } célból { $chosen } van játékban. Ha a saját köröd végén a tájad teljesít egyet, elveszed a rajta maradt legnagyobb zsetont: { $many }, két játékosnál { $two }. Minden célt egyszer kapsz meg. Sor, oszlop, átló, sarok és plusz: mindig a teljes tájon ({ $across } × { $across }) értendő.
    .title = Célok
paperworld-rules-end =
    Ha egy kör végén középen legfeljebb { $last } pakli marad, mindenki még egyszer következik; utoljára az, akinek ez a köre volt. A célok ezekben a körökben is számítanak.
    { "**" }Pontok:** a csillagok, a célok, { $token } az ollózsetonért, mínusz egy minden kézben maradt és minden eldobott kártyáért. Egyenlőségnél a kevesebb eldobott kártya nyer; ha az is egyenlő, közös a győzelem.
    A táblán ezek a pontok állnak ebben a sorrendben minden név alatt, ahogy most számítanak, a név mellett pedig az összegük. Az arany keret azt mutatja, ami új.
    .title = A vége
paperworld-rules-here =
    Nyomd meg a tábla alatt: **Elvétel** vagy **Lerakás**; a **Lerakás** gombbal kiválasztod a köröd minden kártyáját, aztán lerakod őket, és befejezed a kört. Vagy írd be: egy kártya a színe (`y` sárga, `b` kék, `g` zöld, `k` fekete) és az értéke, ollóval `s`. `/paperworld take what:{ $take }` elvesz. `/paperworld place cards:{ $place }` lerak. `-kártya` eldob egyet egy kihagyásért, `token` elviszi a zsetont: `{ $dear } token`. A kör addig tart, amíg be nem fejezed: `/paperworld place#end:true`, `/paperworld done` vagy **Kör vége**. Amit egyszerre írsz be, az vagy egészében megtörténik, vagy egyáltalán nem.
    { "**" }Beállítások –** `/paperworld start`**:** az `/paperworld start#first_game` az első partihoz való célokat hozza. A `/paperworld start#advanced` beállítással egy körben többször is kihagyhatsz, és egyszerre több értéket is, mindegyikért egy eldobott kártyával; az ollózseton ekkor körönként egyszer egy értéket tesz ingyenessé: az első olyan kihagyásodból, amelynél a tájadon van.
    A Paper World Alexandre Aguilar és Benoît Turpin játéka.
    .title = Így játssz itt
