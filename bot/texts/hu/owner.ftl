# Amit a bot üzemeltetője a parancssorban olvas.

owner-about = A bot gondozása, akár fut, akár nem. A parancsokat a docs/running.md magyarázza el; parancs nélkül a bot elindul.
owner-help-store = a tároló fájlja vagy postgresql://…; nélküle a bot sajátja, a beállításai szerint
owner-help-check = annak ellenőrzése, rendben van-e a token, a jogosultságok, az óra, a tároló, a lemez és a mentések
owner-help-copy = egy teljes tároló átmásolása egy üresbe, például fájlból PostgreSQL-szerverre, miközben nem fut bot
owner-help-source = a másolandó tároló: a fájlja vagy postgresql://…
owner-help-target = a tároló, amelybe a másolat kerül: egy új fájl vagy egy üres adatbázis
owner-help-backup = a tároló mentése új fájlba és a mentés ellenőrzése, miközben a bot játszik
owner-help-to = az új fájl; nélküle az időpontról elnevezett fájl a tároló melletti „backups” mappában
owner-help-restore = a tároló lecserélése egy mentésre, miután a bot leállt; a korábbi tároló megmarad
owner-help-from = a mentés fájlja, amely megmarad
owner-help-rebuild-boards = minden értékszám és ranglista újraszámolása az eredményekből
owner-help-void = egy befejezett parti eredményének érvénytelenítése: az értékszámok olyanok lesznek, mintha le sem játszották volna
owner-help-exclude = egy szerver vagy játékos kizárása a világranglistákról, minden múltbeli és jövőbeli eredményével
owner-help-include = egy szerver vagy játékos visszaengedése
owner-help-excluded = a világranglistákról kizártak felsorolása
owner-help-odd = a számító eredmények közül a furcsák felsorolása
owner-help-days = hány napra visszamenőleg; 30, ha elhagyod
owner-help-most = hány sor legyen egy-egy listában; 20, ha elhagyod

owner-check-ok = rendben
owner-check-wrong = HIBÁS
owner-check-settings = olvashatók.
owner-check-no-token = nincs, ezért a bot az offline játszóteret indítja.
owner-check-token = a Discord így ismeri a botot: { $name }.
owner-check-token-wrong = a Discord nem fogadja el. Másold ki újra a fejlesztői portálról.
owner-check-unreachable = nem lehet megkérdezni: { $why }
owner-check-clock = ennyivel tér el a Discordétól: { $seconds ->
        [one] 1 másodperc
       *[other] { $seconds } másodperc
    }; egy percig nem baj.
owner-check-rights = a botnak megvan, ami kell: { $servers ->
        [one] az egyetlen szerverén
       *[other] minden szerverén ({ $servers })
    }, hacsak egy csatorna mást nem mond.
owner-check-rights-missing = { $servers ->
        [one] 1 szerverből
       *[other] { $servers } szerverből
    } ennyin hiányzik valami: { $lacking }. { $named }
owner-check-store = { $file } ép ({ $size } MB).
owner-check-store-served = { $address } elérhető, és ez a verzió ismeri a sémáját.
owner-check-store-owned = az adatbázis felhasználója módosíthatja, ahogy egy frissítés teszi.
owner-check-store-not-owned = az adatbázis felhasználója nem módosíthatja, pedig egy frissítésnek kell. Tedd a táblák tulajdonosává.
owner-check-store-clock = ennyivel tér el ennek a gépnek az órájától: { $seconds ->
        [one] 1 másodperc
       *[other] { $seconds } másodperc
    }; egy percig nem baj.
owner-check-processes = { $processes ->
        [0] egy sem fut.
        [one] egy fut, az összes sharddal ({ $shards }).
       *[other] { $processes } fut, együtt az összes sharddal ({ $shards }).
    }
owner-check-processes-free = { $processes ->
        [one] egy fut,
       *[other] { $processes } fut,
    } de a { $shards } shard közül senkié: { $free }. Nézd meg újra egy perc múlva.
owner-check-store-new = még nincs; az első indítás létrehozza: { $file }.
owner-check-disk = { $free } GB szabad. A tároló méretének háromszorosa kell, de legalább 0,2 GB.
owner-check-backups = { $number ->
        [one] egy van,
       *[other] { $number } van,
    } a legújabb kora: { $hours ->
        [one] 1 óra
       *[other] { $hours } óra
    }.
owner-check-backups-none = még nincs egy sem, pedig az AXIO_BACKUPS kér mentéseket.
owner-backup-done = A mentés ép: { $file }.
owner-only-a-file = A tároló PostgreSQL-szerveren van, azt a saját eszközeivel kell menteni: lásd docs/running.md.
owner-backup-there = Ilyen fájl már van: { $file }. Nem változott semmi; adj meg másik nevet.
owner-copy-running = Egy bot használja ezt: { $file }. Előbb állítsd le.
owner-copy-done = { $target } most mindent tartalmaz, ami itt van: { $source }. { $rows } sor, mindegyik összehasonlítva. Ha ezen játszanál tovább, állítsd be az AXIO_DATABASE értékét.
owner-restore-unusable = Ez a mentés nem használható: { $file }. A tároló olyan, amilyen volt: { $why }
owner-restore-running = A bot éppen ezt a tárolót használja. Előbb állítsd le.
owner-restore-done = { $file } most azt tartalmazza, amit ez a mentés: { $backup }. Indítsd el a botot, hogy ezen játsszatok tovább.
owner-restore-former = A korábbi tároló itt maradt: { $file }; ha már nem kell, töröld a kísérőfájljaival együtt.
owner-rebuild-done = Minden ranglista újraszámolódik: a háttérben, ha a bot fut, különben a következő indítása után. Addig jelzik, hogy még változhatnak.
owner-store = Ez a tároló nem használható: { $file } – { $why }
owner-no-match = Nincs ilyen számú parti, vagy egy napi kihívás próbálkozása, amelynek nincs érvényteleníthető eredménye. A számokat a `/előzmények` és az `odd` adja meg.
owner-void-done = Érvénytelen lett ennek a partinak az eredménye: { $match } ({ $game }). A bot egy percen belül a tábla alatt is jelzi.
owner-kind =
    { $kind ->
        [player] játékos
       *[server] szerver
    }
owner-exclude-done = Ennek az eredményei már nem számítanak a világranglistákon: { owner-kind } { $id }. A ranglisták akkor épülnek újra, amikor valaki legközelebb megnézi őket.
owner-exclude-already = Már ki van zárva: { owner-kind } { $id }.
owner-exclude-unknown = Ilyen azonosítóval eddig nincs tárolt eredmény ({ owner-kind }). Ha az azonosító hibás, az `include` visszavonja ezt.
owner-include-done = Ennek az eredményei újra számítanak a világranglistákon: { owner-kind } { $id }. A ranglisták akkor épülnek újra, amikor valaki legközelebb megnézi őket.
owner-include-already = Nem volt kizárva: { owner-kind } { $id }.
owner-excluded-title = A világranglistákról kizárva:
owner-none = senki
owner-heading = Ami furcsa azok között az eredmények között, amelyek az utolsó { $days ->
        [one] napból
       *[other] { $days } napból
    } számítanak. Egyik sem bizonyít semmit: nézd meg a partikat.
owner-odd-closed = Párok, akik többnyire egymással játszanak:
owner-odd-one-sided = Párok, akik közül szinte mindig az egyik nyer:
owner-odd-short = Partik a szokásos körök felénél kevesebbel:
owner-odd-fast = Partik, amelyekben egy körre csak néhány másodperc jut:
owner-odd-small = Szerverek, amelyek partijaiban kevés különböző játékos van:
owner-odd-voids = Szerverek, amelyeken sok eredményt érvénytelenítettek:

owner-column-kind = fajta
owner-column-id = azonosító
owner-column-since = mióta
owner-column-player = játékos
owner-column-name = név
owner-column-other = másik játékos
owner-column-other-name = név
owner-column-together = együtt
owner-column-ahead = előtte
owner-column-behind = mögötte
owner-column-of-one = parti
owner-column-of-other = a másiké
owner-column-match = parti
owner-column-game = játék
owner-column-server = szerver
owner-column-turns = kör
owner-column-usual = szokásos
owner-column-pace = mp/kör
owner-column-matches = parti
owner-column-people = játékos
owner-column-voided = érvénytelen
