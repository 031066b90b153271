# What belongs to no single game.

## Refusals and faults

fault = Bei mir ist etwas schiefgegangen; alles, was vorher gespeichert war, ist sicher. Passiert es wieder, dann melde es den Leuten, die diesen Bot betreiben: Fehler { $fault }.
fault-disk = Ich kann gerade nichts speichern, deshalb hat sich nichts geändert; ansehen kannst du weiterhin alles. Wer diesen Bot betreibt, muss Speicherplatz schaffen: Fehler { $fault }.
fault-done = Es ist erledigt, aber beim Anzeigen ist etwas schiefgegangen; du musst es nicht noch einmal tun. Passiert das öfter, dann melde es den Leuten, die diesen Bot betreiben: Fehler { $fault }.
stopping = Ich werde gerade neu gestartet und habe das nicht getan. Versuch es in einer Minute noch einmal.
ending = Ich werde gerade neu gestartet und bin damit nicht fertig geworden. Sieh in einer Minute nach, ob es geklappt hat; wenn nicht, mach es noch einmal.
ending-done = Ich werde gerade neu gestartet und konnte den Rest nicht mehr zeigen; er folgt in einer Minute.
match-gone = Diese Partie gibt es bei mir nicht mehr. `/matches` zeigt, was du spielst.
match-none = In diesem Kanal spielt niemand { $game }. `/{ $command } start` eröffnet eine Partie, `/{ $command } practice` eine gegen einen Computer.
match-none-direct = Du spielst gerade kein { $game }. `/{ $command } practice` beginnt eine Partie gegen einen Computer, `/{ $command } learn` zeigt dir das Spiel.
match-none-lesson = Diese Stellung der Einführung ist vorbei: Sie hat nur einen Zug. `/{ $command } learn` zeigt, wie er war, und führt weiter.{ $shown ->
        [0] {""}
       *[other] {" "}Du spielst außerdem hier: { $links }
    }
match-none-puzzle = Dieses Rätsel ist vorbei: Es hat nur einen Zug. `/{ $command } puzzle` zeigt, wie er war, und führt weiter.{ $shown ->
        [0] {""}
       *[other] {" "}Du spielst außerdem hier: { $links }
    }
match-elsewhere = In diesem Kanal spielt niemand { $game }; du spielst hier: { $links }{ $more ->
        [0] {""}
       *[other] {" "}(und { $more } weitere: `/matches`)
    }
alone-kind = { $kind ->
    [practice] Übung
   *[solo] Solo
}
which-alone-since = ({ alone-kind }, begonnen { $since })
match-which = Du spielst mehrere Partien. Welche meinst du?
which-forgotten = Seit du das getippt hast, wurde ich neu gestartet, oder es ist lange her; ich weiß nicht mehr, was es war. Tippe es noch einmal.
match-over = Diese Partie ist vorbei. `/help` sagt dir, wie du eine neue beginnst.
match-not-begun = Diese Partie hat noch nicht angefangen: In der Lobby sind noch Plätze frei. Drück dort auf **Mitspielen** oder, als Host, auf **Start**.
match-not-seated = Du spielst in dieser Partie nicht mit und hast hier nichts zu tun. Zuschauen darfst du gern.
match-not-your-turn = Du bist nicht dran: Am Zug ist { $name }.
match-turn-over = Dein Zug war zu Ende, bevor das alles gespielt war; deshalb gilt nichts davon. Schick nur, was zu diesem Zug gehört.
match-already-played = Das ist schon gespielt.
match-taken-back = Das war schon gespielt und wurde inzwischen rückgängig gemacht.
match-moved-otherwise = Du hast inzwischen anders gezogen; deshalb gilt nicht, was du hier bestätigt hast.
match-overtaken = In dieser Partie ist dir etwas zuvorgekommen; deshalb gilt deine Wahl nicht.
match-stale = Dieser Knopf gehört zu einer älteren Stellung und hat nichts bewirkt.
lobby-seats = { $game } ist für { $least } bis { $most } Personen.
lobby-already-in = Du bist schon dabei. Es geht los, sobald der Host startet oder alle Plätze besetzt sind.
lobby-begun = Diese Partie läuft schon; die Lobby ist geschlossen. Schau gern zu; `/help` sagt dir, wie du eine eigene eröffnest.
lobby-not-host = Starten kann die Partie nur { $name } als Host. Sie beginnt auch, sobald alle Plätze besetzt sind.
lobby-not-host-set = Die Optionen ändern kann nur { $name } als Host.
lobby-seats-taken = { $count } Plätze sind schon besetzt, weniger können es nicht werden. Wollt ihr zu so vielen spielen, wie ihr seid, dann drück auf Start.
lobby-set-already = Das ist schon so eingestellt.
invite-none = Du bist zu dieser Partie nicht eingeladen oder hast schon abgelehnt. Zum Mitspielen drück auf **Mitspielen**.
lobby-too-few = Ihr müsst mindestens { $least } sein. Warte, bis mehr dabei sind, oder nimm einen Computer dazu.
stop-not-host = Abbrechen kann eine Partie nur { $name } als Host oder die Moderation. Hat zwei Wochen lang niemand gezogen, dann dürfen es alle.
pause-no-clock = Diese Partie hat kein Zeitlimit, also gibt es nichts anzuhalten.
pause-already = Die Uhr ist schon angehalten; mit `weiter` läuft sie wieder.
resume-runs = Die Uhr läuft schon.
offer-not-asked = Diese Frage geht nicht an dich.
undo-nothing = Du kannst nichts rückgängig machen: Du hast noch nicht gezogen, oder die Plätze haben seitdem gewechselt.
undo-often = Du hast in diesem Zug schon { $count }-mal etwas rückgängig gemacht; öfter geht es nicht. Was du zuletzt getan hast, gilt.
match-long = In dieser Partie ist schon so viel geschehen, dass ihr nur noch weiterspielen oder aussteigen könnt. Jemand mit Moderationsrechten kann sie für alle beenden: `/{ $command } stop`.
undo-drawn = Du hast schon das nächste Plättchen gesehen; das lässt sich nicht mehr rückgängig machen.
kick-running = Die Partie hat noch nicht angefangen; wer nicht mitspielen will, kann die Lobby einfach verlassen.
kick-not-seated = Diese Person spielt hier nicht mit. Wähle jemanden, dessen Name auf dem Spielfeld steht.
kick-self = Deinen eigenen Platz gibst du mit „Aussteigen“ auf.
kick-two = Zu zweit kann niemand ausgeschlossen werden, der noch auf diesem Server ist. Du kannst aussteigen; der Host oder die Moderation kann die Partie abbrechen, dann zählt sie für niemanden; oder jemand aus der Moderation, der nicht mitspielt, schließt die Person aus.
moderator-played = Du hast in dieser Partie mitgespielt und kannst als Moderation nicht über sie entscheiden. Das kann jemand anderes, der mitspielt oder zur Moderation gehört.
replace-seated = Diese Person spielt schon mit oder ist aus dieser Partie ausgestiegen. Biete deinen Platz jemand anderem an.
replace-not-asked = Dieser Platz wurde nicht dir angeboten.
offer-none = Hier gibt es nichts mehr zu entscheiden: Die Partie ist weitergegangen.
offer-agreed = Du hast schon zugestimmt; die anderen noch nicht.
withdrawn-lately = Du hast deine letzte Anfrage zurückgezogen; wieder fragen kannst du um <t:{ $at }:t> (<t:{ $at }:R>).
called-quietly = Alle, die du in der letzten Stunde schon gerufen hast, nenne ich nur und benachrichtige sie nicht noch einmal.
offer-already = Du hast die anderen schon etwas gefragt, und sie haben noch nicht geantwortet. Ihre Knöpfe sind unter dem Spielfeld.
offer-vacant = Entscheidet zuerst, ob ein Computer für { $name } weiterspielt; die Knöpfe sind unter dem Spielfeld.
offer-others = { $name } hat schon etwas gefragt, und es geht nur eine Anfrage auf einmal. Die Knöpfe dazu sind unter dem Spielfeld.
invite-self = Du bist sowieso dabei; lade jemand anderen ein.
invite-bot = { $name } ist ein Bot und kann nicht mitspielen. Computer kommen mit `/axio start#computers` dazu oder in der Lobby.
invite-many = { $seats } Plätze reichen nicht für alle, die du einlädst. Nimm mehr Plätze.
start-direct = { $game } mit anderen spielst du in einem Serverkanal. Hier kannst du gegen einen Computer üben: `/{ $command } practice`.
start-direct-solo = { $game } mit anderen spielst du in einem Serverkanal. Hier kannst du gegen einen Computer üben, `/{ $command } practice`, oder solo spielen: `/{ $command } start seats:1`.
start-level-alone = Du hast eine Stufe gewählt ({ $level }), aber keine Computer. Nimm `/axio start#computers:1` dazu oder lass die Stufe weg.
start-solo-computers = Solo spielst du ganz allein. Nimm mehr Plätze oder lass die Zahl weg: `/{ $command } start computers:1` ist eine Partie zwischen dir und einem Computer.
start-many-computers = { $most ->
    [0] Bei { $seats } Plätzen ist für Computer kein Platz. Nimm mehr Plätze oder keine Computer.
    [one] Bei { $seats } Plätzen ist nur für einen Computer Platz. Nimm mehr Plätze oder weniger Computer.
   *[other] Bei { $seats } Plätzen ist nur für { $most } Computer Platz. Nimm mehr Plätze oder weniger Computer.
}
computers-off = Auf diesem Server gibt es keine Computer zum Mitspielen. Gegen einen üben kannst du in einer Direktnachricht mit mir.
start-lobby-here = In diesem Kanal gibt es schon eine Lobby für { $game }. Hier kannst du mitspielen: { $link }
start-match-here = In diesem Kanal läuft schon eine Partie { $game }: { $link }. Eröffne deine in einem anderen Kanal oder mit `/axio start#thread` in einem eigenen Thread.
start-abandoned-here = In diesem Kanal gibt es noch eine Partie { $game }, { $link }, in der seit zwei Wochen niemand gezogen hat. Alle dürfen sie mit `/{ $command } stop` beenden; danach eröffne deine.
start-no-thread = Einen eigenen Thread kann eine Partie nur in einem Textkanal bekommen. Lass die Option weg, um gleich hier zu spielen.
bot-absent = Ich bin kein Mitglied dieses Servers: Nur meine Befehle wurden hinzugefügt. Deshalb kann ich hier nichts posten, und nichts wurde eröffnet. Wer die Berechtigung „Server verwalten“ hat, kann mich hier einladen: { $link }
option-unknown = Was du da gewählt hast, kenne ich nicht. Wähle etwas, das ich auf diesem Server sehen kann.
rights-missing = In { $channel } kann ich noch nicht spielen. { $count ->
        [one] Mir fehlt dort die Berechtigung
       *[other] Mir fehlen dort die Berechtigungen
    } { $rights }.
rights-missing-own = In { $channel } kannst du selbst nicht spielen, und ich tue für dich nur, was du selbst darfst. { $count ->
        [one] Dir fehlt dort die Berechtigung
       *[other] Dir fehlen dort die Berechtigungen
    } { $rights }. Spiel in einem anderen Kanal oder frag die Moderation.
start-crowded-own = { $seen ->
    [0] Du hast schon { $count } offene Lobbys, mehr gehen nicht. Starte oder schließe zuerst eine davon.
   *[other] Du hast schon { $count } offene Lobbys, mehr gehen nicht. Starte oder schließe zuerst eine davon:
    { $links }
}
start-crowded-alone = { $seen ->
    [0] Du hast schon { $count } Partien dieser Art ({ alone-kind }), mehr gehen nicht. Spiel zuerst eine zu Ende oder gib sie auf (**Mehr** unter ihrem Spielfeld).
   *[other] Du hast schon { $count } Partien dieser Art ({ alone-kind }), mehr gehen nicht. Spiel zuerst eine zu Ende oder gib sie auf (**Mehr** unter ihrem Spielfeld):
    { $links }
}
seats-many = Du hast schon in { $count } Partien mit anderen einen Platz, mehr gehen nicht. Erst muss eine davon zu Ende sein; auch die, aus denen du ausgestiegen bist, zählen bis zu ihrem Ende.
crowded-alone = • { $game }, begonnen { $since }: { $link }
crowded-lobby = • { $game }, eröffnet { $since }: { $link }
start-crowded = { $seen ->
    [0] Auf diesem Server gibt es schon { $count } offene Lobbys, mehr gehen nicht. Warte, bis eine davon startet oder schließt.
   *[other] Auf diesem Server gibt es schon { $count } offene Lobbys, mehr gehen nicht. Spiel doch in einer mit:
    { $links }
}
workshop-waiting = { $before ->
    [one] Vor dir ist noch eine Anfrage
   *[other] Vor dir sind noch { $before } Anfragen
}, das dauert etwa { $seconds } s. Das Ergebnis erscheint hier.
workshop-own = Ich bereite dir noch etwas vor: eine Wiederholung, eine Datei oder deine Daten. Frag wieder, wenn es da ist.
workshop-full = Gerade warten zu viele auf eine Wiederholung oder eine Datei. Frag in { $seconds } s noch einmal.
admission-much = Ich bin noch mit deinen vorigen Anfragen beschäftigt und habe diese nicht ausgeführt. Frag noch einmal, wenn sie beantwortet sind.
rematch-elsewhere = Eine Revanche beginnt dort, wo die Partie gespielt wurde. Drück dort auf den Knopf, oder eröffne hier eine neue Partie: `/{ $command } start`.
rematch-not-seated = Eine Revanche starten können nur die, die mitgespielt haben. `/{ $command } start` eröffnet eine eigene Lobby.
text-too-long = Das ist zu lang für einen Zug. Ich lese höchstens { $count } Zeichen.
panel-unreadable = Dieser Knopf ist veraltet. Nimm die Knöpfe unter dem neuesten Spielfeld.
move-counts = Dein Zug gilt.
unsent-closed = Aber ich darf dir keine Direktnachrichten schicken; deshalb kann ich dir das Spielfeld dort nicht zeigen.
unsent-forbidden = Aber ich darf in diesem Kanal nichts posten. Die Moderation muss mir die Berechtigungen „Kanal ansehen“, „Nachrichten senden“ und „Dateien anhängen“ geben; dann erscheint { $what ->
        [lobby] die Lobby
       *[board] das Spielfeld
    }.
unsent-gone = Aber den Kanal gibt es nicht mehr; deshalb kann ich { $what ->
        [lobby] die Lobby
       *[board] das Spielfeld
    } dort nicht zeigen.
absent-now = Aber ich bin nicht mehr Mitglied dieses Servers und kann dort nichts posten. Wer die Berechtigung „Server verwalten“ hat, kann mich wieder einladen: { $link }
unsent-late = { post-comes }
unsent-old = { post-comes }
unsent-archived = Aber dieser Thread ist gesperrt; deshalb konnte ich { $what ->
        [lobby] die Lobby
       *[board] das Spielfeld
    } nicht zeigen.
unsent-failed = Aber Discord hat { $what ->
        [lobby] die Lobby
       *[board] das Spielfeld
    } nicht angenommen. Ich versuche es weiter, bis es klappt.
unsent-disk = Aber mein Speicher ist voll; { $what ->
        [lobby] die Lobby
       *[board] das Spielfeld
    } erscheint erst, wenn die Leute, die diesen Bot betreiben, Platz geschaffen haben.
unsent-busy = { post-comes }
post-comes = { $what ->
        [lobby] Die Lobby
       *[board] Das Spielfeld
    } folgt gleich.
post-late = Discord lässt mich mit dem Posten noch warten; { $what ->
        [lobby] die Lobby
       *[board] das Spielfeld
    } folgt gleich.
share-direct =
    Hier ist sonst niemand, mit dem du es teilen könntest. Tippe { $what ->
        [daily] `/daily`
        [leaderboard] `/leaderboard`
        [puzzle] `/puzzle`
        [replay] `/{ $command } replay`
       *[stats] `/stats`
    } in einem Serverkanal und drück dort auf **Hier teilen**.
not-shown = Discord hat mich das nicht zeigen lassen, und nichts hat sich geändert. Versuch es gleich noch einmal.
not-shown-done = Es ist erledigt, aber Discord hat mich den Rest nicht zeigen lassen; du musst es nicht noch einmal tun.
picture-failed = (Das Bild ließ sich nicht zeichnen: Fehler { $fault }. Du kannst auch ohne weiterspielen.)

right-view-channel = „Kanal ansehen“
right-send-messages = „Nachrichten senden“
right-send-messages-in-threads = „Nachrichten in Threads senden“
right-attach-files = „Dateien anhängen“
right-create-public-threads = „Öffentliche Threads erstellen“

## Computer players

computer-drawn =
    { $number ->
        [1] Computer
       *[other] Computer { $number }
    }
computer-name = { computer-drawn } ({ $level })
lobby-computers = Es gibt nur { $seats } Plätze, und einer davon ist deiner. Nimm weniger Computer oder mehr Plätze.
lobby-no-computer = Dieser Computer spielt nicht mehr mit.
level-easy = leicht
level-medium = mittel
level-hard = schwer

## Lobby

lobby-open =
    { "**" }{ $game }** – { $host } sucht Leute zum Mitspielen. { $free ->
        [one] 1 von { $seats } Plätzen ist frei.
       *[other] { $free } von { $seats } Plätzen sind frei.
    }
lobby-in = Dabei: { $names }
lobby-invited = Eingeladen: { $names }
lobby-changed = { $names }: { $by } hat die Optionen dieser Partie geändert. Gefällt dir das nicht, dann drück auf „Aussteigen“.
lobby-declined = { $by } hat die Einladung abgelehnt.
lobby-options = Wie soll eure Partie { $game } gespielt werden? Bis zum Start kannst du das noch ändern.
computers-choose = { $free ->
    [one] Wie gut soll der Computer spielen, der in eurer Partie { $game } mitspielt? Er nimmt den letzten freien Platz, dann geht es los.
   *[other] Wie gut soll der Computer spielen, der in eurer Partie { $game } mitspielt? Bis zum Start kannst du das noch ändern.
}
computers-set = Erledigt.
set-computer = { $name } → { $level }
set-computer-away = { $name } spielt nicht mit
lobby-set = Geändert. Alle, die dabei sind, erfahren es.
invite-declined = Du hast abgelehnt. Überlegst du es dir anders, kannst du trotzdem noch mitspielen.
set-choose = Auswählen
set-seats = { $seats } Plätze
set-pace = Zeitlimit: { $pace }
set-pace-none = Kein Zeitlimit
set-late = Wenn die Zeit um ist: { $late }
set-switches-none = Weitere Optionen: keine gewählt
lobby-sign =
    { "**" }{ $game }** in { $place }: Leute zum Mitspielen gesucht. { $free ->
        [one] 1 von { $seats } Plätzen ist frei.
       *[other] { $free } von { $seats } Plätzen sind frei.
    }
lobby-thread = Beim Start zieht die Partie in einen eigenen Thread um.
lobby-expired = Die Lobby von { $name } für { $game } ist geschlossen: Innerhalb eines Tages wollten nicht genug mitspielen. `/{ $command } start` eröffnet eine neue.
lobby-closed = Diese Lobby für { $game } ist geschlossen.
lobby-over = Die Partie { $game } läuft: { $link }
lobby-alt = Eine Lobby mit { $seats } Plätzen. Dabei: { $names }.
started-lobby = Deine Lobby für { $game } ist offen. Es geht los, sobald alle Plätze besetzt sind oder du auf „Start“ drückst.
started-solo = Deine Solopartie { $game } läuft. Sie zählt nur für die Solo-Rangliste, nicht für Ratings.
started-practice = Deine Übungspartie { $game } gegen { $name } läuft. Sie ändert kein Rating, und du kannst deine Züge rückgängig machen. Drück auf einen Knopf unter dem Spielfeld: Dann geht die Partie in einer privaten Nachricht weiter.
joined = Du bist dabei. Es geht los, sobald alle Plätze besetzt sind oder der Host auf „Start“ drückt.
joined-begun = Du bist dabei, und die Partie läuft.
begun = Die Partie läuft.
left-lobby = Du hast die Lobby verlassen.
left-match = Du bist aus der Partie ausgestiegen.

## Posts

offer-stop = { $name } möchte diese Partie abbrechen; sie zählt dann für niemanden. { $others }: Einverstanden? Weiterspielen heißt Nein.
offer-undo = { $name } möchte den eigenen letzten Zug und alles danach rückgängig machen. { $others }: Einverstanden? Weiterspielen heißt Nein.
offer-kick = { $name } möchte { $target } aus der Partie ausschließen. Die Partie zählt dann für kein Rating, aber ihr könnt weiterspielen. { $others }: Einverstanden? Weiterspielen heißt Nein.
offer-replace = { $name } gibt den eigenen Platz ab. { $others }: Wer mag, übernimmt ihn samt Hand, und die Partie geht weiter. Wer ihn { $turns } Züge lang hatte, bekommt auch das Ergebnis; bis dahin bleibt es bei { $name }.
offer-pause = { $name } möchte die Uhr für { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    } anhalten. { $others }: Einverstanden?
offer-resume = { $name } möchte die Pause jetzt beenden. { $others }: Einverstanden? Sonst dauert sie so lange wie vereinbart.
offer-late = Die Zeit von { $name } ist um. { $others }: diesen Zug auslassen, ganz ohne { $name } weiterspielen oder warten? Es gilt, was die Hälfte von euch wählt.
offer-stand-in = { $others }: Für { $name } kann ein Computer weiterspielen{ $persons ->
        [one] .
       *[other] {", "}wenn ihr das alle wollt, und zwar auf der leichtesten Stufe, die jemand wählt.
    } { $playing ->
        [one] Sonst, oder ohne Antwort { $time }, endet die Partie, und du gewinnst.
       *[other] Sonst, oder ohne Antwort { $time }, geht sie ohne { $name } weiter.
    }
offer-stand-in-last = { $name } landet in jedem Fall ganz hinten, und der Computer zählt nicht.
note-standing-in = { $name } spielt für { $by } weiter.
note-without = { $name } ist ausgeschieden, und kein Computer spielt weiter.
note-last-left = { $name } hat die Partie beendet, in der nur noch Computer mitspielten.
note-undone = { $name } hat etwas rückgängig gemacht; die Stellung ist wieder wie zuvor.
note-retracted = { note-undone }
note-replaced = { $name } übernimmt den Platz von { $by }.
note-paused = Die Partie pausiert: { $name } hat gefragt, und alle waren einverstanden.
note-resumed = Die Uhr läuft wieder.
note-resumed-all = Die Pause ist vorbei: { $name } hat gefragt, alle waren einverstanden, und die Uhr läuft wieder.
note-declined = { $by } hat Nein gesagt, { $name }.
note-played-on = { $by } hat { $name } nicht geantwortet, sondern weitergespielt; das heißt Nein.
kept-stop = Die Partie geht weiter.
kept-undo = Der Zug bleibt.
kept-kick = Niemand muss gehen.
kept-replace = Der Platz bleibt deiner.
kept-pause = Es gibt keine Pause.
kept-resume = Die Pause geht weiter.
note-skipped = { $name } hatte keine Zeit mehr; der Bot hat den kleinsten erlaubten Zug gemacht.
note-stuck = { $name } konnte sich nicht entscheiden; der Bot hat den kleinsten erlaubten Zug gemacht.
note-left = { $name } ist ausgestiegen.
note-forfeit = { $name } hatte keine Zeit mehr und ist ausgeschieden.
note-late-out = { $name } hatte keine Zeit mehr und ist ausgeschieden, mit den Stimmen von { $names }.
note-voted-out = { $name } wurde ausgeschlossen, mit den Stimmen von { $names }.
note-removed = { $name } wurde von der Moderation ({ $by }) ausgeschlossen.
note-gone-out = { $name } hat diesen Server verlassen und wurde von { $by } ausgeschlossen.
note-stopped = { $by } (Moderation) hat die Partie abgebrochen.
note-called-off = { $name } hat die Partie abgebrochen.
note-abandoned = { $by } hat die Partie abgebrochen, denn lange hatte niemand gezogen.
note-agreed-off = { $name } wollte die Partie abbrechen, und alle waren einverstanden.
note-left-alone = Zwei Wochen lang hat hier niemand gezogen; deshalb ist diese Partie vorbei.
note-struck = Wer diesen Bot betreibt, hat das Ergebnis annulliert: Es zählt nicht.
note-undecided = Die Zeit von { $name } ist um, und die anderen haben sich nicht entschieden.
clock-skip = Zeitlimit: { $time } pro Zug. Ist die Zeit um, macht der Bot für dich den kleinsten erlaubten Zug.
clock-forfeit = Zeitlimit: { $time } pro Zug. Ist die Zeit um, scheidest du aus.
clock-vote = Zeitlimit: { $time } pro Zug. Ist die Zeit um, entscheiden die anderen, wie es weitergeht.
time-until = -# Die Zeit ist { $time } um, { $at }
time-paused = -# Die Uhr ist bis { $at } angehalten. Ziehen kannst du trotzdem.
time-rests = -# Die Uhr ist angehalten, bis jemand zieht.
pace-0 = kein Zeitlimit
pace-600 = 10 Minuten
pace-3600 = 1 Stunde
pace-43200 = 12 Stunden
pace-86400 = 1 Tag
pace-259200 = 3 Tage
pace-604800 = 1 Woche
late-skip = der Bot macht den kleinsten erlaubten Zug
late-forfeit = wer dran war, scheidet aus
late-vote = die anderen entscheiden
reminders-2 = zwei, zur Halbzeit und kurz vor Schluss
reminders-1 = eine, kurz vor Schluss
reminders-0 = keine
reminder-skip = { $name }, du bist dran bei { $game }. Die Zeit ist { $time } um; dann macht der Bot für dich den kleinsten erlaubten Zug. { $link }
reminder-forfeit = { $name }, du bist dran bei { $game }. Die Zeit ist { $time } um; dann scheidest du aus. { $link }
reminder-vote = { $name }, du bist dran bei { $game }. Die Zeit ist { $time } um; dann entscheiden die anderen. { $link }
post-begins = Die Partie hat begonnen.
called-computer = **{ $game }** ▶️ { $name } überlegt.
called = **{ $game }** { $decision }
called-vacant = **{ $game }** { $name } war dran: Die Partie wartet auf eure Entscheidung.
post-stopped = Diese Partie { $game } ist vorbei und zählt für niemanden.
shared = Alle hier können es jetzt sehen: { $link }
asked = Ich habe gefragt. Es ändert sich nur etwas, wenn alle zustimmen, die ich gefragt habe; Weiterspielen heißt Nein.
paused = Die Uhr ist angehalten.
resumed = Die Uhr läuft wieder.
undone = Rückgängig gemacht.
kicked = Die Person ist ausgeschlossen.
seat-taken = Der Platz gehört dir.
asked-seat = Dein Platz ist angeboten. Bis ihn jemand übernimmt, bleibt er deiner, und du spielst weiter.
answered = Erledigt. Das Spielfeld zeigt, was daraus geworden ist.
stop-confirm = Diese Partie { $game } abbrechen? Eine abgebrochene Partie zählt für niemanden: kein Ergebnis, kein Rating.
stop-asked = Zuerst werden die anderen gefragt. Die Partie geht weiter, bis alle zugestimmt haben.
stopped = Die Partie ist abgebrochen.
kick-confirm-moderator = { $name } endgültig aus dieser Partie { $game } ausschließen? Sie zählt dann für niemanden, und alle sehen, dass du das als Moderation getan hast.
kick-confirm-gone = { $name } hat diesen Server verlassen. Endgültig aus dieser Partie { $game } ausschließen? Sie zählt dann für niemanden, und alle sehen, dass du das warst.
kick-confirm-vote = Die anderen fragen, ob { $name } aus dieser Partie { $game } ausgeschlossen werden soll? Sind alle einverstanden, ist { $name } endgültig raus, und die Partie zählt für niemanden.
vote-confirm-kick = { $name } endgültig aus dieser Partie { $game } ausschließen? Sie zählt dann für niemanden, und alle sehen, wer dafür gestimmt hat.
vote-confirm-late = Endgültig ohne { $name } weiterspielen? Das zählt so, als wäre { $name } ausgestiegen, und alle sehen, wer dafür gestimmt hat.
leave-confirm = Endgültig aus dieser Partie { $game } aussteigen? Du landest dann hinter allen, die bleiben, auch wenn sie für dich einen Computer weiterspielen lassen.
leave-confirm-two = Endgültig aus dieser Partie { $game } aussteigen? { $name } gewinnt dann, auch wenn für dich ein Computer weiterspielt.
leave-confirm-last = Endgültig aus dieser Partie { $game } aussteigen? Es spielen nur noch Computer weiter; deshalb endet sie, und du landest ganz vorn.
leave-confirm-solo = Diese Partie { $game } aufgeben? Sie zählt dann für nichts.
more = Was du in dieser Partie { $game } noch tun kannst:
brought-down = Das Spielfeld steht jetzt ganz unten im Kanal: { $link }
board-link = Das Spielfeld: { $link }

## Lists

# Between the parts of a list that have commas of their own.
list-break = { "; " }
# What a sentence names together, such as people or cards: “a, b und c”.
list-more = { $first }, { $last }
list-last = { $first } und { $last }

## Dates

date = { $day }. { WORD("month", $month) } { $year }

## Settings

settings-kept = Deine Einstellungen sind gespeichert.
settings-mine = **So erreiche ich dich:**
settings-pings-on = Erwähnungen benachrichtigen dich.
settings-pings-off = Erwähnungen nennen dich, ohne dich zu benachrichtigen.
settings-reminders = Erinnerungen während deines Zugs: { $count }.
settings-call-on = Bist du dran, ruft dich eine neue Direktnachricht mit deiner Hand; auch Erinnerungen kommen dort an.
settings-call-off = Gerufen wirst du nur im Kanal; deine Hand steht in einer Direktnachricht, die ich still ändere.
settings-language = Ich spreche die Sprache, die du in Discord eingestellt hast, wenn ich sie kann.
settings-language-chosen = Mit dir spreche ich diese Sprache: { $language }.
settings-public-language = Öffentliche Nachrichten wie das Spielfeld sind in der Sprache dieses Servers, wenn ich sie kann.
settings-public-language-chosen = Öffentliche Nachrichten wie das Spielfeld sind in dieser Sprache: { $language }.
settings-no-language = „{ $text }“ kann ich nicht. Ich spreche: { $languages }.
language-as-discord = Sprache von Discord
settings-server = **Neue Partien auf diesem Server beginnen so:**
settings-pace-none = Kein Zeitlimit. Setzt der Host eins, gilt am Ende der Zeit: { $late }.
settings-pace = Zeitlimit: { $pace }. Wenn die Zeit um ist: { $late }.
settings-thread-on = Jede Partie bekommt einen eigenen Thread.
settings-thread-off = Partien werden dort gespielt, wo sie eröffnet werden.
settings-computers-on = Computer können hier mitspielen, auch anstelle von jemandem, der aussteigt.
settings-computers-off = Hier spielen keine Computer mit; Partien, die welche haben, gehen weiter.
settings-direct = Das sind Einstellungen des Servers; gib den Befehl auf dem Server ein.
settings-not-allowed = Um das zu ändern, brauchst du die Berechtigung „Server verwalten“.

## Private hand

hand-head = **{ $game }** · { $place } · Spielfeld: { $link }
hand-place = { $place } · Spielfeld: { $link }
hand-finished = **{ $game }** · { $place } – diese Partie ist vorbei. Das Spielfeld: { $link }
hand-finished-here = **{ $game }** – diese Partie ist vorbei. Das Spielfeld: { $link }
hand-over-here = **{ $game }** – für dich ist diese Partie vorbei. Das Spielfeld: { $link }
hand-over = **{ $game }** · { $place } – für dich ist diese Partie vorbei. Das Spielfeld: { $link }
hand-wait = Du bist nicht dran; ich sage dir Bescheid.
hand-you = Du bist dran
hand-closed = **{ $game }** – { $mention }, ich darf dir keine Direktnachrichten schicken. Drück unter dem Spielfeld auf **{ $button }**, um zu sehen, was du hast; das siehst nur du. Lässt du Direktnachrichten zu, dann kommt es beim nächsten Druck auf den Knopf oder nach deinem nächsten Zug als Nachricht.
call-on = Ab jetzt schicke ich dir immer, wenn du dran bist, eine neue Direktnachricht mit Benachrichtigung.
call-off = Ab jetzt rufe ich dich nur noch im Kanal. Deine Hand bleibt in einer Direktnachricht, die ich ohne Benachrichtigung ändere.

## Buttons

button-join = Mitspielen
button-leave = Aussteigen
button-start = Start
button-options = Optionen
button-computers = Computer dazu
button-computer-add = Dazu: { $level }
button-decline-invite = Ablehnen
button-rules = Regeln
button-more = Mehr
button-board = Spielfeld
button-board-text = Spielfeld als Text
button-scores = Punkte
button-goals = Ziele als Text
button-bring-down = Spielfeld nach unten
button-back = Zurück
button-next = Weiter
button-confirm = Bestätigen
button-rematch = Revanche
button-leave-match = Aussteigen
button-stop-match = Partie abbrechen
button-agree-stop = Dem Abbruch zustimmen
button-agree-undo = Rückgängig erlauben
button-agree-kick = Zustimmen
button-kick = Ausschließen
button-kick-ask = Die anderen fragen
button-agree-pause = Der Pause zustimmen
button-agree-resume = Zustimmen
button-late-skip = Zug auslassen
button-late-out = Ausscheiden lassen
button-late-wait = Warten
button-decline = Ablehnen
button-seat = Platz übernehmen
button-decline-seat = Ablehnen
button-stand-in-easy = Computer (leicht)
button-stand-in-medium = Computer (mittel)
button-stand-in-hard = Computer (schwer)
button-without = Ohne Computer weiter
button-win = Partie beenden
button-withdraw = Zurückziehen
button-undo = Rückgängig
button-call-on = Schreib mir direkt
button-call-off = Nicht mehr schreiben
button-which = Partie { $number }
button-share = Hier teilen
matches-more = … und { $count } weitere.

## Commands

command-matches = partien
    .description = Alle deine Partien, und wer dran ist
command-help = hilfe
    .description = Was du hier gerade tun kannst
command-start = start
    .description = Eine Lobby in diesem Kanal eröffnen
command-practice = üben
    .description = Sofort allein gegen einen Computer spielen
command-board = spielfeld
    .description = Das Spielfeld ansehen, wie es gerade ist
command-hand = hand
    .description = Ansehen, was du auf der Hand hast; außer dir sieht es niemand
command-scores = punkte
    .description = Die Punkte von allen ansehen
command-rules = regeln
    .description = Die Regeln lesen
command-leave = aussteigen
    .description = Endgültig aus der Partie aussteigen
command-stop = abbrechen
    .description = Die Partie für alle beenden; sie zählt dann für niemanden
command-undo = rückgängig
    .description = Deinen letzten Zug rückgängig machen; betrifft es andere, werden sie gefragt
command-kick = ausschließen
    .description = Über einen Ausschluss abstimmen, oder ausschließen, wer nicht mehr auf dem Server ist
command-replace = abgeben
    .description = Deinen Platz jemand anderem anbieten
option-kick-player = person
    .description = Wer gehen soll
option-replace-player = person
    .description = Wer deinen Platz übernehmen kann
option-seats = plätze
    .description = Wie viele mitspielen, du und Computer eingerechnet; 1 ist eine Partie für die Solo-Rangliste
command-pause = pause
    .description = Vorschlagen, die Uhr für einige Tage anzuhalten
command-resume = weiter
    .description = Die Uhr wieder laufen lassen
option-pause-days = tage
    .description = Für wie viele Tage; 7, wenn du es weglässt
option-pace = zeitlimit
    .description = Das Zeitlimit für einen Zug, in Partien mit anderen
option-late = zeitablauf
    .description = Was geschieht, wenn die Zeit um ist
command-hint = tipp
    .description = Bis zu drei gute Züge für dich, mit Punkten und Begründung
command-settings = einstellungen
    .description = Wie ich dich benachrichtige, und wie neue Partien beginnen
command-settings-me = ich
    .description = Deine Erwähnungen, Erinnerungen und Direktnachrichten
command-settings-server = server
    .description = Wie Partien auf diesem Server beginnen; ändern darf, wer den Server verwaltet
option-settings-pings = erwähnungen
    .description = Ob Erwähnungen dich benachrichtigen
option-settings-reminders = erinnerungen
    .description = Wie viele Erinnerungen du während deines Zugs bekommst
option-settings-messages = nachrichten
    .description = Bei jedem deiner Züge eine neue Direktnachricht, und auch die Erinnerungen dort
option-settings-language = sprache
    .description = In welcher Sprache ich mit dir spreche
option-settings-public-language = sprache
    .description = Die Sprache von Spielfeldern und anderen öffentlichen Nachrichten hier
option-settings-computers = computer
    .description = Ob in Partien hier Computer mitspielen können
option-computers = computer
    .description = Wie viele der Plätze Computer nehmen; die Partie ändert dann kein Rating
option-level = stufe
    .description = Wie gut die Computer spielen; mittel, wenn du es weglässt
option-thread = thread
    .description = Die Partie in einem eigenen Thread spielen
option-hints = tipps
    .description = Tipps sind erlaubt; die Partie zählt dann nicht für die Ranglisten
option-invite = einladen
    .description = Wen du einlädst
option-invite2 = einladen2
    .description = Wen du noch einlädst
option-invite3 = einladen3
    .description = Wen du noch einlädst
option-preview = vorschau
    .description = Erst Bild und Punkte ansehen, dann bestätigen
option-text = text
    .description = Das Spielfeld als Text statt als Bild

## Answers of the general commands

matches-title = **Deine Partien**
matches-none = Du spielst gerade keine Partie. `/help` sagt dir, wie du anfängst.
matches-people = { $others ->
        [0] {""}
       *[other] {" mit "}{ $names }
    }{ $kind ->
        [table] {""}
       *[other] {" "}{ which-alone-since }
    }
matches-lobby = { $game }{ matches-people } – wartet auf Leute: { $link }
matches-yours = { $game }{ matches-people } – **du bist dran**: { $link }
matches-theirs = { $game }{ matches-people } – { $name } ist dran: { $link }
paused-until = (Pause bis { $at })
paused-open = (Pause, bis jemand zieht)

help-head = ### Was du hier gerade tun kannst
help-lobby = **{ $game }** – eine Lobby wartet auf Leute: Drück dort auf **Mitspielen**. { $link }
help-lobby-in = **{ $game }** – du bist dabei; es geht los, sobald alle Plätze besetzt sind oder der Host auf **Start** drückt: { $link }
help-turn = ▶️ **{ $game }** – **du bist dran**: Drück auf einen Knopf unter dem Spielfeld. { $link }
help-wait = **{ $game }** – { $name } ist dran: { $link }
help-watch = **{ $game }** – hier spielen andere; schau gern zu: { $link }
help-begin =
    So fängst du hier an: { $practice ->
        [yes] erst ein Spiel lernen, gleich gegen einen Computer spielen oder eine Lobby für andere eröffnen
       *[no] erst ein Spiel lernen oder eine Lobby für andere eröffnen
    }.
help-begin-direct = So fängst du an: erst ein Spiel lernen oder gleich gegen einen Computer spielen. Mit anderen spielst du in einem Serverkanal.
help-game =
    { "**" }{ $game }**: `/{ $command } learn`{ $practice ->
        [yes] { " " }· `/{ $command } practice`
       *[no] { "" }
    }{ $others ->
        [yes] { " " }· `/{ $command } start`
       *[no] { "" }
    }
help-solo = Solo: { $commands }
help-foot =
    ### Was es noch gibt
    `/daily` · `/puzzle` – jeden Tag etwas Neues
    `/matches` · `/history` – deine Partien, beendete Partien
    `/leaderboard` · `/stats` – Ratings, deine eigene Bilanz
    `/settings me` · `/privacy` – Benachrichtigungen, deine Daten
    `/axio rules` · `/axio replay` · `/axio lookback` – zu jedem Spiel: die Regeln; eine Partie noch einmal, Zug um Zug; was ein Computer von ihr hält
help-invite = -# [Lade mich auf einen anderen Server ein]({ $link }). Fehlen irgendwo Befehle? Dann öffnet jemand mit der Berechtigung „Server verwalten“ denselben Link.
