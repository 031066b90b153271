# Visszajátszások, feljegyzések, egy szerver előzményei és az érvénytelenített eredmények.

replay-gone = Nincs ilyen számú befejezett parti, amelyet megnézhetsz. A `/axio replay#match` listájából válassz: szerveren a szerver partijai vannak benne, közvetlen üzenetben a tiéid.
replay-other-game =
    Ez a parti másik játékból való: { $match } ({ $game }). A számát itt add meg: { $verb ->
        [lookback] `/{ $command } lookback`
        [void] `/{ $command } void`
       *[replay] `/{ $command } replay`
    }.
replay-none-direct = Még egy { $game }-partit sem fejeztél be.
replay-none = Itt még egy { $game }-partit sem fejeztek be. Új parti: `/{ $command } start`.
replay-day = A napi kihívásban mindenki ugyanazokkal a lapkákkal játszik, ezért egy próbálkozást csak a napja után (UTC) lehet megnézni.
replay-share-elsewhere = A másokkal játszott partit csak azon a szerveren lehet megosztani, ahol játszottátok.
replay-head = **{ $game }**, { $match }. parti · { $date } · { $turns ->
        [one] egy kör
       *[other] { $turns } kör
    }
replay-turn = Kör: { $turn }/{ $turns }
replay-start = Az első kör előtt (összesen { $turns } kör)
replay-alt = { $game }: a tábla az egyes körök után, összesen { $turns } kör. { $ranking }
replay-shared-by = { $name } megosztott egy partit:
replay-file = Ez az egész parti szövegfájlként. Így nézheted meg újra: `/{ $command } load`.
replay-file-alt = A parti szövegként
load-head = **{ $game }**, fájlból. Semmit sem tárolok belőle.
load-other-game = Ez másik játék feljegyzése ({ $game }): így nézheted meg: `/{ $command } load`.
load-gone = A fájl már nincs ennél az üzenetnél. Töltsd be újra.
void-confirm = Érvényteleníted ennek a partinak az eredményét: { $match } ({ $game })? Minden ranglista és értékszám olyan lesz, mintha le sem játszották volna. Ezt nem lehet visszavonni.
void-done = Az eredmény érvénytelen: már nem számít.
void-not-allowed = Eredményt csak annak az egész szervernek a moderátorai érvényteleníthetnek, ahol a partit játszották: akiknek a rangja megadja az Üzenetek kezelése vagy a Szerver kezelése jogosultságot. Egyetlen csatornára szóló jogosultság nem elég.
void-own = Játszottál ebben a partiban, ezért nem érvénytelenítheted az eredményét. A szerver egy másik moderátora vagy a bot üzemeltetője igen.
void-already = Ez az eredmény már érvénytelen.
void-unfinished = Ez a parti még nem ért véget, így nincs eredménye.
note-voided = { $by } moderátorként érvénytelenítette ezt az eredményt: nem számít.
replay-voided = Ezt az eredményt érvénytelenítették: nem számít.

history-title = A szerver befejezett partijai, { $page }. oldal
history-title-own = A befejezett partijaid, { $page }. oldal
history-end = Régebbiek nincsenek.
history-none = Ezen a szerveren még egy partit sem fejeztek be. Új parti: `/axio start`.
history-none-own = Még egy partit sem fejeztél be.
history-pick = Nézd meg valamelyiket újra
finished-label = { $match } · { $date } · { $names }
finished-line = `{ $match }` **{ $game }** · { $date } · { $names }
finished-place = { $place }. { finished-label-place }
finished-label-place = { $names }{ $scored ->
        [no] {""}
       *[yes] { " " }{ $score }
    }{ $count ->
        [one] {""}
       *[other] { " " }(holtverseny)
    }
finished-voided = *(érvénytelen)*
finished-unranked = *(nem számít)*

## Buttons

button-replay = Visszajátszás
button-step = Lépésről lépésre
button-file = Szövegfájl
button-step-first = Első
button-step-back = Vissza
button-step-next = Tovább
button-step-last = Utolsó
button-newer = Újabbak
button-older = Régebbiek
button-void = Érvénytelenítés

## Commands

command-replay = visszajátszás
    .description = Egy befejezett parti újra, körről körre
command-load = betöltés
    .description = Egy parti megnézése egy visszajátszás szövegfájljából
command-void = érvénytelenítés
    .description = Egy befejezett parti eredményének érvénytelenítése; utána nem számít (moderátoroknak)
command-history = előzmények
    .description = A szerver befejezett partijai, közvetlen üzenetben a tiéid
option-finished = parti
    .description = Melyik befejezett parti, különben a legújabb; név vagy dátum is keres
option-void-match = parti
    .description = Melyik befejezett parti; név vagy dátum régebbieket is megtalál
option-file = fájl
    .description = Egy visszajátszás szövegfájlja

## Files that are no records

record-large = Ez a fájl nagyobb minden feljegyzésnél: legfeljebb { $most } KiB-ot olvasok be.
record-binary = Ez nem szövegfájl. Azokat a szövegfájlokat olvasom, amelyeket egy visszajátszás ad.
record-long = { $line }. sor: hosszabb, mint { $most } karakter, ezért ez nem egy parti feljegyzése.
record-marks = { $line }. sor: olyan karakter van benne, amely feljegyzésben nem fordul elő (vezérlő- vagy irányjel).
record-expected = { $line }. sor: ennek kellene lennie: `{ $wanted }`
record-game = { $line }. sor: olyan játékot nevez meg, amelyet nem ismerek. Ezeket ismerem: { $games }.
record-options = { $line }. sor: olyan beállítások vannak benne, amelyek ebben a játékban nincsenek. A szokásosak: `{ $usual }`.
record-seats = { $line }. sor: a helyek számának kellene lennie: { $least }–{ $most }.
record-name = { $line }. sor: egy névnek kellene lennie: 1–{ $most } karakter.
record-seed = { $line }. sor: egy kezdőértéknek kellene lennie: 1–{ $most } karakter.
record-entry = { $line }. sor: egy naplóbejegyzésnek kellene lennie: a száma, a hely és a lépés, például `12 1 rb E5 F5`. Az utolsó után ez jön: `end:`.
record-version = { $line }. sor: rossz sorrendben van a száma: a számok bejegyzésről bejegyzésre nőnek, legfeljebb eddig: { $most }.
record-seat = { $line }. sor: egy helyet kellene megneveznie: 1–{ $most }.
record-start = { $line }. sor: a napló ezzel a bejegyzéssel kezdődik: `{ $start }`, és csak egyszer szerepel benne.
record-verb = { $line }. sor: olyan bejegyzés, amely itt nem lehet.
record-undo = { $line }. sor: több bejegyzést von vissza, mint amennyit egyszerre lehet ({ $most }).
record-over = { $line }. sor: a parti vége után is folytatódik.
record-unplayable = { $line }. sor: szabálytalan, ezért a parti itt megáll: { $why }
record-more = { $line }. sor: a feljegyzés vége után jön.
record-unfinished = E feljegyzés partija az utolsó bejegyzés után még nem ér véget; csak befejezett partikat tudok megmutatni.
record-other-end = Ez a fájl más véget ír, mint amire a lépései vezetnek. A lépések szerint a helyezések: { $places }, a pontok: { $scores }.
