# The playground's page, which stands in for Discord: what Discord itself would say there, and what to try.

page-you = Te vagy
page-language = Ennek a tagnak a Discordja ezen a nyelven van
page-places = Helyek
page-lost = A játszótér nem válaszol. Fut még? Újra próbálom …
page-silent = A játszótér nem válaszol: ez nem jutott el hozzá
page-failed = A játszótér ezt nem tudta megtenni (hiba: { $code }). A naplójában több áll.
page-welcome = Mit írj be
page-hide = Elrejtés
page-step-type = Koppints ezek egyikére, vagy írd be alul, aztán Enter vagy ➤: { $start }.
page-step-join = Válts át fent erre a tagra: { $name }, és nyomd meg ezt: { $join }. Ekkor kezdődik a parti. Vagy játssz egyedül egy gép ellen: { $practice }. Még sosem játszottad? Ez megmutatja: { $learn }.
page-step-turn = A tábla megmondja, ki következik; a fent egy név mellett álló piros szám azt jelenti, hogy a bot szólt annak a tagnak. Válts át rá, és nyomj meg egy kék gombot a tábla alatt. Vagy gépelj: { $slash } felsorolja a parancsokat.
page-offline = Ez egy hálózat nélküli Discord: semmi sem hagyja el ezt a számítógépet.
page-message = Üzenet
page-send = Küldés
page-picture = Kép
page-called = { $count } új, neked szól
page-new = { $count } új
page-box = Üzenet ide: { $place } ({ $name }), vagy /
page-gone = Ez az üzenet már nincs meg
page-nowhere = Ez a Discordra vezet, innen tehát sehová
page-used = { $name } ezt használta: { $command }
page-thinking = { $name } gondolkodik …
page-edited = (szerkesztve)
page-only = Csak te látod ezt
page-dismiss = Elvetés
page-open = Megnyitás teljes méretben
page-select = Válassz
page-choose = Kiválasztás
page-range = { $least }–{ $most }
page-cancel = Mégse
page-submit = Elküldés
page-enter = Enterrel elküldöd a parancsot
page-optional = (elhagyható: { $options })
page-leave = Kilépés
page-yes = Igen
page-no = Nem
page-link = üzenet

## Why a line is not sent

typed-go-on = A /{ $command } így folytatható: { $names }
typed-unknown = Itt nincs ilyen parancs. Ezek vannak: { $names }
typed-options = /{ $command }: ez nem olvasható: „{ $text }”. A beállításokat így írd: /{ $command } { $options }
typed-no-options = /{ $command }: ez nem olvasható: „{ $text }”. A parancsnak nincsenek beállításai.
typed-no-option = /{ $command }: nincs ilyen beállítása: „{ $option }”. Ezek vannak: { $options }
typed-missing = /{ $command }: ez is kell hozzá: { $options }
typed-choice = „{ $text }” nem választható ({ $option }). Választható: { $choices }
typed-unfit =
    „{ $text }” nem jó ide ({ $option }), ez kell: { $kind ->
        [boolean] Igen vagy Nem
        [integer] egész szám
       *[number] szám
    }
typed-range =
    { $option }: { $side ->
        [least] legalább
       *[most] legfeljebb
    } { $limit } lehet
typed-length =
    { $option }: { $side ->
        [least] legalább
       *[most] legfeljebb
    } { $limit } karakter lehet
typed-no-member = „{ $text }” nem tag itt ({ $option })
typed-no-channel = „{ $text }” nem csatorna itt ({ $option })
typed-no-way = A játszótér ezt nem tudja kitölteni: { $option } ({ $kind })
typed-file = Fájlt nem lehet beírni: válaszd ki a parancsot a listából, és ott a fájlt ({ $option })
typed-form = Ez az űrlap egy korábbi futásból való: nyisd meg újra
typed-not-here = Itt nincs ilyen: /{ $command }
typed-failed = A bot hibázott: { $why }. A naplójában több áll.
typed-no-answer = Az alkalmazás nem válaszolt
typed-refused = A Discord ezt visszautasítaná: { $why }
