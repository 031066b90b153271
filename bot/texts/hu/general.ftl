# Ami egyik játékhoz sem tartozik külön.

## Refusals and faults

fault = Hiba történt nálam; amit korábban elmentettem, az biztonságban van. Ha újra előfordul, szólj a bot üzemeltetőjének, és add meg ezt: hiba { $fault }.
fault-disk = Most semmit sem tudok elmenteni, ezért nem változott semmi; nézelődni továbbra is lehet. A bot üzemeltetőjének lemezterületet kell felszabadítania: hiba { $fault }.
fault-done = Megtörtént, csak a megmutatásakor hiba történt; nem kell újra csinálnod. Ha ez gyakran előfordul, szólj a bot üzemeltetőjének, és add meg ezt: hiba { $fault }.
stopping = Éppen újraindulok, ezért ezt nem végeztem el. Próbáld újra egy perc múlva.
ending = Újraindulok, mielőtt ezt befejezhettem volna. Egy perc múlva nézd meg, megtörtént-e; ha nem, csináld újra.
ending-done = Újraindulok, mielőtt a többit megmutathattam volna; egy perc múlva az is megjön.
match-gone = Ez a parti már nincs meg nekem. A mostani partijaid: `/matches`.
match-none = Ebben a csatornában most nem megy { $game }-parti. Új parti: `/{ $command } start`, gép ellen: `/{ $command } practice`.
match-none-direct = Most nem játszol ilyen partit: { $game }. Gép ellen: `/{ $command } practice`, tanulás: `/{ $command } learn`.
match-none-lesson = A tanulóparti ezen állása véget ért: csak egy kör jár benne. `/{ $command } learn`: hogy sikerült, és hogyan tovább.{ $shown ->
        [0] {""}
       *[other] {" "}Itt is játszol: { $links }
    }
match-none-puzzle = Ez a feladvány véget ért: csak egy kör jár benne. `/{ $command } puzzle`: hogy sikerült, és hogyan tovább.{ $shown ->
        [0] {""}
       *[other] {" "}Itt is játszol: { $links }
    }
match-elsewhere = Ebben a csatornában most nem megy { $game }-parti; te itt játszol: { $links }{ $more ->
        [0] {""}
       *[other] {" "}(és még { $more }: `/matches`)
    }
alone-kind = { $kind ->
    [practice] gyakorlás
   *[solo] szóló
}
which-alone-since = ({ alone-kind }, kezdete: { $since })
match-which = Több partiban is játszol. Melyikre gondolsz?
which-forgotten = Azóta újraindultam, vagy régen volt, ezért már nem tudom, mit írtál be. Írd be újra.
match-over = Ez a parti már véget ért. A `/help` megmutatja, hogyan kezdhetsz másikat.
match-not-begun = Ez a parti még nem kezdődött el: játékosokra vár. A lobbijában nyomd meg: **Csatlakozás**, vagy ha te vagy a házigazda: **Indítás**.
match-not-seated = Ebben a partiban nem játszol, így itt nincs teendőd. Nézni nyugodtan nézheted.
match-not-your-turn = Most nem te jössz, hanem { $name }.
match-turn-over = A köröd véget ért, mielőtt mindezt végig lehetett volna játszani, ezért semmi sem történt meg belőle. Csak azt küldd el, ami ehhez a körhöz tartozik.
match-already-played = Ezt már megjátszottad.
match-taken-back = Ezt már megjátszottad, de azóta visszavontátok.
match-moved-otherwise = Közben mást léptél, ezért az itt megerősített lépés nem történt meg.
match-overtaken = Közben valami más történt ebben a partiban, ezért a választásod nem érvényesült.
match-stale = Ez a gomb egy korábbi álláshoz tartozik, ezért nem csinált semmit.
lobby-seats = { $game }: { $least }–{ $most } játékos.
lobby-already-in = Már benne vagy. A parti akkor kezdődik, ha a házigazda elindítja, vagy minden hely betelik.
lobby-begun = Ez a parti már elkezdődött, a lobbija lezárult. Nyugodtan nézheted; a `/help` megmutatja, hogyan indíthatsz sajátot.
lobby-not-host = A partit csak a házigazda indíthatja el: { $name }. Akkor is elindul, ha minden hely betelik.
lobby-not-host-set = A beállításokat csak a házigazda módosíthatja: { $name }.
lobby-seats-taken = Már { $count } hely foglalt, kevesebb nem lehet. Ha azokkal játszanál, akik itt vannak, nyomd meg az Indítás gombot.
lobby-set-already = Már ez van kiválasztva.
invite-none = Nem vagy meghívva ebbe a partiba, vagy már nemet mondtál. Ha játszanál, nyomd meg: **Csatlakozás**.
lobby-too-few = Legalább { $least } játékos kell. Várj, amíg többen csatlakoznak, vagy adj hozzá egy gépet.
stop-not-host = A partit csak a házigazda ({ $name }) vagy egy moderátor állíthatja le. Ha két hete senki sem játszott, bárki megteheti.
pause-no-clock = Ebben a partiban nincs időkorlát, így nincs mit szüneteltetni.
pause-already = Az óra már áll; a `folytatás` újra elindítja.
resume-runs = Az óra már jár.
offer-not-asked = Ezt nem tőled kérdeztük.
undo-nothing = Nincs mit visszavonnod: még nem léptél, vagy azóta változtak a helyek.
undo-often = Ebben a körben már { $count } alkalommal vontál vissza lépést, többször nem lehet. Az utolsó lépésed marad.
match-long = Ebben a partiban már annyi minden történt, hogy csak tovább lehet játszani, vagy ki lehet lépni belőle. Egy moderátor mindenki számára lezárhatja: `/{ $command } stop`.
undo-drawn = Már láttad a következő lapkát, ezért ezt nem lehet visszavonni.
kick-running = A parti még nem kezdődött el; aki nem akar játszani, egyszerűen kiléphet a lobbiból.
kick-not-seated = Ez a játékos nem játszik ebben a partiban. Olyat válassz, akinek a neve ott van a táblán.
kick-self = A saját helyedet a Kilépés gombbal adhatod fel.
kick-two = Ha csak ketten játszotok, senkit sem lehet kiszavazni, amíg itt van a szerveren. Te kiléphetsz a partiból; a házigazda vagy egy moderátor leállíthatja, és akkor senkinek sem számít; vagy egy olyan moderátor, aki nem játszik benne, eltávolíthatja a játékost.
moderator-played = Játszottál ebben a partiban, ezért moderátorként nem dönthetsz róla. Egy másik játékos vagy egy másik moderátor igen.
replace-seated = Ez a játékos már játszik ebben a partiban, vagy már kilépett belőle. Kínáld fel a helyedet valaki másnak.
replace-not-asked = Ezt a helyet nem neked ajánlották fel.
offer-none = Már nincs miről dönteni: a parti továbbment.
offer-agreed = Te már igent mondtál; a többiekre várunk.
withdrawn-lately = A legutóbbi kérésedet visszavontad, ezért újra ekkor kérhetsz: <t:{ $at }:t> (<t:{ $at }:R>).
called-quietly = Akit az elmúlt órában már hívtál, azt megnevezem, de újabb értesítést nem kap.
offer-already = Már kértél valamit a többiektől, és még nem válaszoltak. A gombjaik a tábla alatt vannak.
offer-vacant = Előbb döntsétek el, játsszon-e tovább gép a kilépett játékos helyett: { $name }. A gombok a tábla alatt vannak.
offer-others = { $name } már kért valamit, és egyszerre csak egy kérés lehet nyitva. A gombjai a tábla alatt vannak.
invite-self = Te úgyis benne vagy; hívj meg valaki mást.
invite-bot = { $name } bot, nem tud játszani. Gépet így adhatsz hozzá: `/axio start#computers`, vagy a lobbiban.
invite-many = { $seats } hely nem elég mindenkinek, akit meghívsz. Válassz több helyet.
start-direct = { $game }: másokkal szervercsatornában lehet játszani. Itt gép ellen gyakorolhatsz: `/{ $command } practice`.
start-direct-solo = { $game }: másokkal szervercsatornában lehet játszani. Itt gép ellen gyakorolhatsz, `/{ $command } practice`, vagy szólózhatsz: `/{ $command } start seats:1`.
start-level-alone = Szintet választottál ({ $level }), de gépet nem. Írd hozzá: `/axio start#computers:1`, vagy hagyd el a szintet.
start-solo-computers = A szólót egyedül játszod. Válassz több helyet, vagy hagyd el a helyeket. Egy gép ellen így játszhatsz: `/{ $command } start computers:1`.
start-many-computers = { $most ->
    [0] { $seats } hely mellett gép már nem fér be. Válassz több helyet, vagy hagyd el a gépeket.
    [one] { $seats } hely mellett egy gép fér be. Válassz több helyet vagy kevesebb gépet.
   *[other] { $seats } hely mellett { $most } gép fér be. Válassz több helyet vagy kevesebb gépet.
}
computers-off = Ezen a szerveren nincsenek gépi játékosok. Egy nekem küldött közvetlen üzenetben gyakorolhatsz gép ellen.
start-lobby-here = Ebben a csatornában már van { $game }-lobbi. Itt csatlakozhatsz: { $link }
start-match-here = Ebben a csatornában már megy egy { $game }-parti: { $link }. Indíts másikat egy másik csatornában, vagy a `/axio start#thread` beállítással saját szálban.
start-abandoned-here = Ebben a csatornában van még egy { $game }-parti, { $link }, de két hete senki sem játszik benne. Bárki lezárhatja: `/{ $command } stop`; utána indítsd a tiédet.
start-no-thread = A partik csak szöveges csatornában kaphatnak saját szálat. Hagyd el ezt a beállítást, és játsszatok itt.
bot-absent = Nem vagyok tagja ennek a szervernek: csak a parancsaimat adták hozzá, ezért itt nem írhatok, és semmi sem indult el. Itt hívhat meg valaki, akinek megvan a Szerver kezelése jogosultsága: { $link }
option-unknown = Nem tudom, mit választottál ott. Olyat válassz, amit ezen a szerveren én is látok.
rights-missing = Ebben a csatornában még nem tudok játszani: { $channel }. { $count ->
        [one] Ez a jogosultság hiányzik
       *[other] Ezek a jogosultságok hiányoznak
    } hozzá: { $rights }.
rights-missing-own = Ebben a csatornában te sem játszhatsz: { $channel }, én pedig csak azt teszem meg érted, amit te is megtehetsz. { $count ->
        [one] Ez a jogosultság hiányzik
       *[other] Ezek a jogosultságok hiányoznak
    } neked: { $rights }. Játssz másik csatornában, vagy kérj meg egy moderátort.
start-crowded-own = { $seen ->
    [0] Már { $count } nyitott lobbid van, ennél több nem lehet. Előbb indítsd el vagy zárd be valamelyiket.
   *[other] Már { $count } nyitott lobbid van, ennél több nem lehet. Előbb indítsd el vagy zárd be valamelyiket:
    { $links }
}
start-crowded-alone = { $seen ->
    [0] Már { $count } ilyen partid van ({ alone-kind }), ennél több nem lehet. Előbb játszd végig vagy add fel valamelyiket (**Egyéb** a táblája alatt).
   *[other] Már { $count } ilyen partid van ({ alone-kind }), ennél több nem lehet. Előbb játszd végig vagy add fel valamelyiket (**Egyéb** a táblája alatt):
    { $links }
}
seats-many = Már { $count } többszemélyes partiban van helyed, ennél több nem lehet. Előbb véget kell érnie az egyiknek; amelyikből kiléptél, az is számít, amíg tart.
crowded-alone = • { $game }, kezdete: { $since } – { $link }
crowded-lobby = • { $game }, nyitása: { $since } – { $link }
start-crowded = { $seen ->
    [0] Ezen a szerveren már { $count } nyitott lobbi van, ennél több nem lehet. Várd meg, amíg egyikük elindul vagy bezárul.
   *[other] Ezen a szerveren már { $count } nyitott lobbi van, ennél több nem lehet. Csatlakozz valamelyikhez:
    { $links }
}
workshop-waiting = { $before ->
    [one] Előtted 1 kérés van
   *[other] Előtted { $before } kérés van
}, körülbelül { $seconds } mp. Az eredmény itt fog megjelenni.
workshop-own = Még készítek neked valamit: egy visszajátszást, egy fájlt vagy az adataidat. Kérd újra, ha az már itt van.
workshop-full = Most túl sokan várnak visszajátszásra vagy fájlra. Kérd újra { $seconds } mp múlva.
admission-much = Még a korábbi kéréseiden dolgozom, ezért ezt nem végeztem el. Kérd újra, ha azokra megjött a válasz.
rematch-elsewhere = A visszavágó ott indul, ahol a partit játszottátok. Ott nyomd meg a gombot, vagy indíts itt egy másik partit: `/{ $command } start`.
rematch-not-seated = Visszavágót csak az kezdhet, aki játszott. Saját lobbi: `/{ $command } start`.
text-too-long = Ez túl hosszú egy lépéshez. Legfeljebb { $count } karaktert olvasok el.
panel-unreadable = Ez a gomb elavult. A legújabb tábla alatti gombokat használd.
move-counts = A lépésed érvényes.
unsent-closed = De nem küldhetek neked közvetlen üzenetet, ezért ott nem tudom megmutatni a táblát.
unsent-forbidden = De abba a csatornába nem írhatok. Egy moderátornak kell megadnia ezeket a jogosultságokat: Csatorna megtekintése, Üzenetek küldése, Fájlok csatolása; { $what ->
        [lobby] a lobbi
       *[board] a tábla
    } utána jelenik meg.
unsent-gone = De az a csatorna már nincs meg, így ott { $what ->
        [lobby] a lobbi
       *[board] a tábla
    } nem jelenhet meg.
absent-now = De már nem vagyok tagja annak a szervernek, így oda nem írhatok. Itt hívhat vissza valaki, akinek megvan a Szerver kezelése jogosultsága: { $link }
unsent-late = { post-comes }
unsent-old = { post-comes }
unsent-archived = De ez a szál le van zárva, így { $what ->
        [lobby] a lobbi
       *[board] a tábla
    } nem jelenhetett meg.
unsent-failed = De a Discord nem fogadta el, amikor { $what ->
        [lobby] a lobbit
       *[board] a táblát
    } elküldtem. Addig próbálom, amíg ott nem lesz.
unsent-disk = De megtelt a lemezem, így { $what ->
        [lobby] a lobbi
       *[board] a tábla
    } csak akkor jelenik meg, ha a bot üzemeltetője helyet szabadít fel.
unsent-busy = { post-comes }
post-comes = { $what ->
        [lobby] A lobbi
       *[board] A tábla
    } mindjárt megjön.
post-late = A Discord várat, mielőtt írhatnék, így { $what ->
        [lobby] a lobbi
       *[board] a tábla
    } mindjárt megjön.
share-direct =
    Itt nincs kivel megosztani. Írd be egy szervercsatornában: { $what ->
        [daily] `/daily`
        [leaderboard] `/leaderboard`
        [puzzle] `/puzzle`
        [replay] `/{ $command } replay`
       *[stats] `/stats`
    }, és ott nyomd meg: **Megosztás itt**.
not-shown = A Discord nem engedte, hogy ezt megmutassam, és nem változott semmi. Próbáld újra egy kicsit később.
not-shown-done = Megtörtént, de a Discord nem engedte, hogy a többit megmutassam; nem kell újra csinálnod.
picture-failed = (A képet nem sikerült megrajzolni: hiba { $fault }. Nélküle is játszhatsz tovább.)

right-view-channel = Csatorna megtekintése
right-send-messages = Üzenetek küldése
right-send-messages-in-threads = Üzenetek küldése szálakban
right-attach-files = Fájlok csatolása
right-create-public-threads = Nyilvános szálak létrehozása

## Computer players

computer-drawn =
    { $number ->
        [1] Gép
       *[other] Gép { $number }
    }
computer-name = { computer-drawn } ({ $level })
lobby-computers = Csak { $seats } hely van, és az egyik a tiéd. Válassz kevesebb gépet vagy több helyet.
lobby-no-computer = Ez a gép már nincs ebben a partiban.
level-easy = könnyű
level-medium = közepes
level-hard = nehéz

## Lobby

lobby-open =
    { "**" }{ $game }** – { $host } játékosokat keres. { $free ->
        [one] { $seats } helyből 1 szabad.
       *[other] { $seats } helyből { $free } szabad.
    }
lobby-in = Játékosok: { $names }
lobby-invited = Meghívottak: { $names }
lobby-changed = { $names }: a parti beállításait módosította { $by }. Ha nem tetszik, nyomd meg a Kilépés gombot.
lobby-declined = { $by } nem fogadta el a meghívást.
lobby-options = { $game }: milyen legyen a partid? A kezdésig bármikor módosíthatod.
computers-choose = { $free ->
    [one] { $game }: milyen jól játsszon a gép, amelyet a partidhoz adsz? Az utolsó szabad helyre ül, úgyhogy utána kezdődik a parti.
   *[other] { $game }: milyen jól játsszon a gép, amelyet a partidhoz adsz? A kezdésig bármikor módosíthatod.
}
computers-set = Kész.
set-computer = { $name } → { $level }
set-computer-away = { $name } nem játszik
lobby-set = Módosítva. Mindenki megtudja, aki már csatlakozott.
invite-declined = Nem fogadtad el. Ha meggondolod magad, még csatlakozhatsz.
set-choose = Választás
set-seats = { $seats } hely
set-pace = Időkorlát: { $pace }
set-pace-none = Nincs időkorlát
set-late = Ha lejár az idő: { $late }
set-switches-none = További beállítások: egy sem
lobby-sign =
    { "**" }{ $game }** – itt játékosokat keresnek: { $place }. { $free ->
        [one] { $seats } helyből 1 szabad.
       *[other] { $seats } helyből { $free } szabad.
    }
lobby-thread = Ha elkezdődik, a parti saját szálba költözik.
lobby-expired = { $name } lobbija bezárult ({ $game }): egy napon belül nem csatlakozott elég játékos. Új lobbi: `/{ $command } start`.
lobby-closed = Ez a lobbi bezárult ({ $game }).
lobby-over = Elkezdődött ez a parti: { $game } · { $link }
lobby-alt = Lobbi { $seats } hellyel. Játékosok: { $names }.
started-lobby = Megnyílt a lobbid ({ $game }). A parti akkor kezdődik, ha minden hely betelik, vagy megnyomod az Indítás gombot.
started-solo = Elkezdődött a szólópartid ({ $game }). Csak a szólóranglistán számít, az értékszámodban nem.
started-practice = Elkezdődött a gyakorlópartid ({ $game }, az ellenfeled { $name }). Nem változtat az értékszámodon, és visszavonhatod a lépéseidet. Nyomj meg egy gombot a tábla alatt: a parti onnan egy privát üzenetben folytatódik.
joined = Benne vagy. A parti akkor kezdődik, ha minden hely betelik, vagy a házigazda megnyomja az Indítás gombot.
joined-begun = Benne vagy, és a parti elkezdődött.
begun = A parti elkezdődött.
left-lobby = Kiléptél a lobbiból.
left-match = Kiléptél a partiból.

## Posts

offer-stop = { $name } leállítaná a partit úgy, hogy senkinek se számítson. { $others }: rendben? Aki továbbjátszik, nemet mond.
offer-undo = { $name } visszavonná az utolsó körét és mindent, ami utána történt. { $others }: rendben? Aki továbbjátszik, nemet mond.
offer-kick = { $name } kiszavazná a partiból ezt a játékost: { $target }. Ez esetben a parti senki értékszámában sem számítana, de tovább lehet játszani. { $others }: rendben? Aki továbbjátszik, nemet mond.
offer-replace = { $name } átadná a helyét. { $others }: ha van kedved, vedd át; megkapod, ami nála van, és a parti megy tovább. Ha már játszottál { $turns } kört, az eredmény a tiéd; addig { $name } eredménye marad.
offer-pause = { $name } szüneteltetné az órát. Ennyi időre: { $days ->
        [one] 1 nap
       *[other] { $days } nap
    }. { $others }: rendben?
offer-resume = { $name } már véget vetne a szünetnek. { $others }: rendben? Ha nem, addig tart, ameddig megegyeztetek.
offer-late = { $name } kifutott az időből. { $others }: maradjon ki ez a köre, menjetek tovább végleg nélküle, vagy várjatok? A felétek elég a döntéshez.
offer-stand-in = { $others }: { $name } helyett beugorhat egy gép{ $persons ->
        [one] .
       *[other] , ha mindannyian akarjátok; az lesz a szintje, amelyik a választottak közül a legkönnyebb.
    } { $playing ->
        [one] Különben, vagy ha nem jön válasz ({ $time }), a parti véget ér, és te nyersz.
       *[other] Különben, vagy ha nem jön válasz ({ $time }), { $name } nélkül megy tovább.
    }
offer-stand-in-last = { $name } mindenképpen az utolsó, és a gép nem számít.
note-standing-in = { $name } beugrott { $by } helyett.
note-without = { $name } már nincs a partiban, és nem ugrik be helyette gép.
note-last-left = { $name } véget vetett a partinak, amelyben már csak gépek játszottak volna tovább.
note-undone = { $name } visszavont egy lépést; az állás olyan, amilyen előtte volt.
note-retracted = { note-undone }
note-replaced = { $name } átvette ezt a helyet: { $by }.
note-paused = Szünetel a parti: { $name } kérte, és mindenki beleegyezett.
note-resumed = Újra jár az óra.
note-resumed-all = Vége a szünetnek: { $name } kérte, mindenki beleegyezett, és újra jár az óra.
note-declined = { $by } nemet mondott, { $name }.
note-played-on = { $by } továbbjátszott ahelyett, hogy válaszolt volna, { $name }; ez nemet jelent.
kept-stop = A parti megy tovább.
kept-undo = A kör marad, ahogy van.
kept-kick = Senkinek sem kell kilépnie.
kept-replace = A hely nálad marad.
kept-pause = Nem lesz szünet.
kept-resume = A szünet folytatódik.
note-skipped = { $name } kifutott az időből, ezért a bot a legkisebb szabályos lépést tette meg.
note-stuck = { $name } nem tudott dönteni, ezért a bot a legkisebb szabályos lépést tette meg.
note-left = { $name } kilépett a partiból.
note-forfeit = { $name } kifutott az időből, és kiesett a partiból.
note-late-out = { $name } kifutott az időből, és szavazás alapján kiesett a partiból. Így döntött: { $names }.
note-voted-out = { $name } szavazás alapján kiesett a partiból. Így döntött: { $names }.
note-removed = { $name } kikerült a partiból. Moderátorként így döntött: { $by }.
note-gone-out = { $name } elhagyta a szervert, ezért kikerült a partiból. Így döntött: { $by }.
note-stopped = { $by } moderátorként leállította a partit.
note-called-off = { $name } leállította a partit.
note-abandoned = { $by } leállította a partit, mert már régóta senki sem játszott.
note-agreed-off = { $name } kérte a parti leállítását, és mindenki beleegyezett.
note-left-alone = Itt két hete senki sem játszott, ezért ennek a partinak vége.
note-struck = A bot üzemeltetője érvénytelenítette az eredményt: nem számít.
note-undecided = { $name } kifutott az időből, és a többiek nem döntöttek.
clock-skip = Időkorlát: { $time } körönként. Ha lejár az időd, a bot a legkisebb szabályos lépést teszi meg helyetted.
clock-forfeit = Időkorlát: { $time } körönként. Ha lejár az időd, kiesel a partiból.
clock-vote = Időkorlát: { $time } körönként. Ha lejár az időd, a többiek döntik el, hogyan tovább.
time-until = -# Lejár az idő: { $time }, { $at }
time-paused = -# Az óra áll eddig: { $at }. Lépni így is lehet.
time-rests = -# Az óra áll, amíg valaki nem lép.
pace-0 = nincs időkorlát
pace-600 = 10 perc
pace-3600 = 1 óra
pace-43200 = 12 óra
pace-86400 = 1 nap
pace-259200 = 3 nap
pace-604800 = 1 hét
late-skip = a bot a legkisebb szabályos lépést teszi meg
late-forfeit = a játékos kiesik
late-vote = a többiek döntenek
reminders-2 = kettő (félidőben és röviddel a lejárat előtt)
reminders-1 = egy (röviddel a lejárat előtt)
reminders-0 = egy sem
reminder-skip = { $name }, te jössz: { $game }. Lejár az idő: { $time }; utána a bot a legkisebb szabályos lépést teszi meg helyetted. { $link }
reminder-forfeit = { $name }, te jössz: { $game }. Lejár az idő: { $time }; utána kiesel. { $link }
reminder-vote = { $name }, te jössz: { $game }. Lejár az idő: { $time }; utána a többiek döntenek. { $link }
post-begins = Elkezdődött a parti.
called-computer = **{ $game }** ▶️ { $name } gondolkodik.
called = **{ $game }** { $decision }
called-vacant = **{ $game }** { $name } következett volna: a parti a döntésetekre vár.
post-stopped = Ez a parti ({ $game }) véget ért, és senkinek sem számít.
shared = Most már mindenki láthatja itt: { $link }
asked = Megkérdeztem őket. Semmi sem változik, amíg mindegyikük igent nem mond; aki továbbjátszik, nemet mond.
paused = Az óra áll.
resumed = Újra jár az óra.
undone = Visszavonva.
kicked = A játékos kikerült a partiból.
seat-taken = A hely a tiéd.
asked-seat = Felajánlottad a helyed. Amíg valaki át nem veszi, a tiéd, és játszol tovább.
answered = Kész. A tábla mutatja, mi lett belőle.
stop-confirm = Leállítod ezt a partit ({ $game })? A leállított parti senkinek sem számít: nincs eredmény, nem változik az értékszám.
stop-asked = Előbb megkérdezem a többieket. A parti megy tovább, amíg mindannyian igent nem mondanak.
stopped = A parti leállt.
kick-confirm-moderator = Végleg eltávolítod ebből a partiból ({ $game }) ezt a játékost: { $name }? A parti így senkinek sem számít majd, és mindenki látja, hogy moderátorként te döntöttél így.
kick-confirm-gone = { $name } elhagyta ezt a szervert. Végleg eltávolítod ebből a partiból ({ $game })? A parti így senkinek sem számít majd, és mindenki látja, hogy te döntöttél így.
kick-confirm-vote = Megkérdezed a többieket, kiszavazzák-e ebből a partiból ({ $game }) ezt a játékost: { $name }? Ha mindannyian igent mondanak, { $name } végleg kiesik, és a parti senkinek sem számít.
vote-confirm-kick = Kiszavazod végleg ebből a partiból ({ $game }) ezt a játékost: { $name }? A parti így senkinek sem számít majd, és mindenki látja, ki szavazott rá.
vote-confirm-late = Végleg { $name } nélkül mentek tovább? Ez úgy számít, mintha { $name } kilépett volna, és mindenki látja, ki szavazott rá.
leave-confirm = Végleg kilépsz ebből a partiból ({ $game })? Azok mögé kerülsz, akik maradnak, akkor is, ha egy gép ugrik be helyetted.
leave-confirm-two = Végleg kilépsz ebből a partiból ({ $game })? { $name } nyer, akkor is, ha utána egy gép ugrik be helyetted.
leave-confirm-last = Végleg kilépsz ebből a partiból ({ $game })? Már csak gépek játszanának tovább, így véget ér, és te vagy az első.
leave-confirm-solo = Feladod ezt a partit ({ $game })? Semmiben sem fog számítani.
more = Amit még tehetsz ebben a partiban ({ $game }):
brought-down = A tábla a csatorna végén van: { $link }
board-link = A tábla: { $link }

## Lists

# Between the parts of a list that have commas of their own.
list-break = { "; " }
# What a sentence names together, such as people or cards: “a, b és c”.
list-more = { $first }, { $last }
list-last = { $first } és { $last }

## Dates

date = { $year }. { WORD("month", $month) } { $day }.

## Settings

settings-kept = Elmentettem a beállításaidat.
settings-mine = **Így érlek el:**
settings-pings-on = Az említésekről értesítést kapsz.
settings-pings-off = Az említések megneveznek, de nem kapsz róluk értesítést.
settings-reminders = Emlékeztetők a köröd alatt: { $count }.
settings-call-on = Minden körödnél új közvetlen üzenet hív, és mutatja, mi van nálad; az emlékeztetők is oda érkeznek.
settings-call-off = Csak a csatornában hívlak; ami nálad van, azt egyetlen, csendben frissített üzenet mutatja.
settings-language = A Discordod nyelvén beszélek, ha tudok azon.
settings-language-chosen = Ezen a nyelven beszélek veled: { $language }.
settings-public-language = A táblák és a többi nyilvános üzenet a szerver nyelvén jelenik meg, ha tudok azon.
settings-public-language-chosen = A táblák és a többi nyilvános üzenet ezen a nyelven jelenik meg: { $language }.
settings-no-language = Ezen a nyelven nem beszélek: „{ $text }”. Amelyeken igen: { $languages }.
language-as-discord = A Discord nyelve
settings-server = **A szerver új partijai így indulnak:**
settings-pace-none = Nincs időkorlát. Ha a házigazda beállít egyet, és lejár az idő: { $late }.
settings-pace = Időkorlát: { $pace }. Ha lejár az idő: { $late }.
settings-thread-on = Minden parti saját szálat kap.
settings-thread-off = A partik ott zajlanak, ahol elindultak.
settings-computers-on = A partikhoz itt gépeket lehet adni, és beugorhatnak olyan helyett is, aki kilép.
settings-computers-off = Itt nincsenek gépi játékosok: amelyik partiban már vannak, az megy tovább.
settings-direct = Ezek a szerver beállításai; a szerveren használd a parancsot.
settings-not-allowed = Ezek módosításához a Szerver kezelése jogosultság kell.

## Private hand

hand-head = **{ $game }** · { $place } · tábla: { $link }
hand-place = { $place } · tábla: { $link }
hand-finished = **{ $game }** · { $place } – ez a parti véget ért. A tábla: { $link }
hand-finished-here = **{ $game }** – ez a parti véget ért. A tábla: { $link }
hand-over-here = **{ $game }** – ez a parti számodra véget ért. A tábla: { $link }
hand-over = **{ $game }** · { $place } – ez a parti számodra véget ért. A tábla: { $link }
hand-wait = Most nem te jössz; szólok, ha igen.
hand-you = Te jössz
hand-closed = **{ $game }** – { $mention }, nem küldhetek neked közvetlen üzenetet. Hogy lásd, mi van nálad, nyomd meg a tábla alatt: **{ $button }**; csak te fogod látni. Ha engedélyezed az üzeneteket, a következő ilyen gombnyomásod vagy lépésed után ott is megkapod.
call-on = Mostantól új közvetlen üzenetet küldök, értesítéssel, valahányszor te jössz.
call-off = Mostantól csak a csatornában hívlak. Ami nálad van, azt egyetlen közvetlen üzenet mutatja, amelyet értesítés nélkül frissítek.

## Buttons

button-join = Csatlakozás
button-leave = Kilépés
button-start = Indítás
button-options = Beállítások
button-computers = Gép hozzáadása
button-computer-add = Hozzáadás: { $level }
button-decline-invite = Nem kérem
button-rules = Szabályok
button-more = Egyéb
button-board = Tábla
button-board-text = Tábla szövegként
button-scores = Pontok
button-goals = Célok szövegként
button-bring-down = Hozd le ide a táblát
button-back = Vissza
button-next = Tovább
button-confirm = Megerősítés
button-rematch = Visszavágó
button-leave-match = Kilépés a partiból
button-stop-match = Parti leállítása
button-agree-stop = Álljon le
button-agree-undo = Visszavonhatja
button-agree-kick = Egyetértek
button-kick = Játékos eltávolítása
button-kick-ask = Szavaztatás
button-agree-pause = Legyen szünet
button-agree-resume = Menjünk tovább
button-late-skip = Maradjon ki a köre
button-late-out = Tovább nélküle
button-late-wait = Várjunk
button-decline = Nem
button-seat = Átveszem a helyet
button-decline-seat = Nem kérem
button-stand-in-easy = Gép (könnyű)
button-stand-in-medium = Gép (közepes)
button-stand-in-hard = Gép (nehéz)
button-without = Tovább gép nélkül
button-win = Parti vége
button-withdraw = Mégsem adom át
button-undo = Visszavonás
button-call-on = Írj, ha én jövök
button-call-off = Ne írj külön
button-which = { $number }. parti
button-share = Megosztás itt
matches-more = … és még { $count }.

## Commands

command-matches = partik
    .description = Minden partid, és hogy melyikben ki jön
command-help = súgó
    .description = Mit tehetsz itt most
command-start = indítás
    .description = Nyiss lobbit ebben a csatornában
command-practice = gyakorlás
    .description = Játssz azonnal, egyedül, egy gép ellen
command-board = tábla
    .description = A tábla, ahogy most áll
command-hand = kéz
    .description = Ami nálad van; más nem látja
command-scores = pontok
    .description = Mindenki pontjai
command-rules = szabályok
    .description = A játék szabályai
command-leave = kilépés
    .description = Kilépés a partiból, végleg
command-stop = leállítás
    .description = A parti vége mindenkinek; így senkinek sem számít
command-undo = visszavonás
    .description = Az utolsó lépésed visszavonása; ha másokat is érint, megkérdezem őket
command-kick = kizárás
    .description = Játékos kiszavazása, vagy olyané eltávolítása, aki elhagyta a szervert
command-replace = átadás
    .description = A helyed átadása valaki másnak
option-kick-player = játékos
    .description = Kinek kellene mennie
option-replace-player = játékos
    .description = Ki veheti át a helyed
option-seats = helyek
    .description = Hányan játszanak, veled és a gépekkel együtt; 1 = szólóparti a szólóranglistára
command-pause = szünet
    .description = Kérd, hogy az óra néhány napig álljon
command-resume = folytatás
    .description = Az óra újraindítása
option-pause-days = napok
    .description = Hány napra; 7, ha üresen hagyod
option-pace = időkorlát
    .description = Mennyi idő jut egy körre a másokkal játszott partikban
option-late = lejáratkor
    .description = Mi történjen, ha lejár az idő
command-hint = tipp
    .description = Legfeljebb három jó lépés a körödre: mennyit ér, és miért
command-settings = beállítások
    .description = Hogyan értesítselek, és hogyan induljanak az új partik
command-settings-me = saját
    .description = A te említéseid, emlékeztetőid és közvetlen üzeneteid
command-settings-server = szerver
    .description = Hogyan induljanak itt a partik; módosítani a Szerver kezelése joggal lehet
option-settings-pings = említések
    .description = Kapj-e értesítést az említésekről
option-settings-reminders = emlékeztetők
    .description = Hány emlékeztetőt kapj a köröd alatt
option-settings-messages = üzenetek
    .description = Új közvetlen üzenet minden körödnél, és az emlékeztetők is oda
option-settings-language = nyelv
    .description = Milyen nyelven beszéljek veled
option-settings-public-language = nyelv
    .description = A táblák és a többi nyilvános üzenet nyelve ezen a szerveren
option-settings-computers = gépek
    .description = Lehet-e itt gépi játékosokat adni a partikhoz
option-computers = gépek
    .description = Hány helyre üljön gép; a parti így nem változtat az értékszámokon
option-level = szint
    .description = Milyen jól játsszanak a gépek; közepes, ha üresen hagyod
option-thread = szál
    .description = A parti saját szálban
option-hints = tippek
    .description = Lehessen tippet kérni; a parti így nem számít a ranglistákon
option-invite = meghívott
    .description = Akit meghívsz
option-invite2 = meghívott2
    .description = Még valaki, akit meghívsz
option-invite3 = meghívott3
    .description = Még valaki, akit meghívsz
option-preview = előnézet
    .description = Előbb a kép és a pontok, aztán erősítsd meg
option-text = szöveg
    .description = A tábla kép helyett szövegként

## Answers of the general commands

matches-title = **A partijaid**
matches-none = Most egy partiban sem játszol. A `/help` megmutatja, hogyan kezdhetsz egyet.
matches-people = { $others ->
        [0] {""}
       *[other] {" · "}{ $names }
    }{ $kind ->
        [table] {""}
       *[other] {" "}{ which-alone-since }
    }
matches-lobby = { $game }{ matches-people } – játékosokra vár: { $link }
matches-yours = { $game }{ matches-people } – **te jössz**: { $link }
matches-theirs = { $game }{ matches-people } – { $name } következik: { $link }
paused-until = (szünet eddig: { $at })
paused-open = (szünet, amíg valaki nem lép)

help-head = ### Amit itt most tehetsz
help-lobby = **{ $game }** – egy lobbi játékosokra vár; ott nyomd meg: **Csatlakozás**. { $link }
help-lobby-in = **{ $game }** – benne vagy; a parti akkor kezdődik, ha minden hely betelik, vagy a házigazda megnyomja: **Indítás** – { $link }
help-turn = ▶️ **{ $game }** – **te jössz**: nyomj meg egy gombot a tábla alatt. { $link }
help-wait = **{ $game }** – { $name } következik: { $link }
help-watch = **{ $game }** – mások játszanak; nyugodtan nézheted: { $link }
help-begin =
    Így kezdhetsz itt: { $practice ->
        [yes] előbb tanulj meg egy játékot, játssz azonnal gép ellen, vagy nyiss lobbit másoknak
       *[no] előbb tanulj meg egy játékot, vagy nyiss lobbit másoknak
    }.
help-begin-direct = Így kezdhetsz: előbb tanulj meg egy játékot, vagy játssz azonnal gép ellen. Másokkal szervercsatornában játszhatsz.
help-game =
    { "**" }{ $game }**: `/{ $command } learn`{ $practice ->
        [yes] { " " }· `/{ $command } practice`
       *[no] { "" }
    }{ $others ->
        [yes] { " " }· `/{ $command } start`
       *[no] { "" }
    }
help-solo = Szóló: { $commands }
help-foot =
    ### Mi van még
    `/daily` · `/puzzle` – minden nap valami új
    `/matches` · `/history` – a partijaid, a befejezett partik
    `/leaderboard` · `/stats` – értékszámok, a saját mérleged
    `/settings me` · `/privacy` – értesítések, az adataid
    `/axio rules` · `/axio replay` · `/axio lookback` – minden játékhoz: a szabályok; egy parti újra, lépésenként; mit gondol róla egy gép
help-invite = -# [Hívj meg egy másik szerverre]({ $link }). Hiányoznak valahol a parancsok? Nyissa meg ugyanezt a linket valaki, akinek megvan a Szerver kezelése jogosultsága.
