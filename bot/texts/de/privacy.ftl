# What is kept of a player, the file with it, and its deletion.

former-player = Jemand von früher

command-privacy = datenschutz
    .description = Was ich über dich speichere; lade es herunter oder lösche es

privacy-page =
    ### Was ich über dich speichere
    Ich lese keine Nachrichten und gebe nichts weiter. Andere sehen deinen Namen, deine Partien und Ergebnisse auf den Servern, auf denen du spielst, und deinen Namen und deine Ratings in den Weltranglisten. Gespeichert bleibt es, bis du es löschst.
    { "**" }Daten herunterladen** gibt dir alles davon als Datei. **Daten löschen** fragt erst nach.

    • Deine Discord-ID, deinen Namen auf jedem Server, auf dem du mich benutzt, und deine Sprache: um dir einen Platz zu geben, dich zu rufen und dir zu schreiben.
    • Was du unter `/settings me` gewählt hast.
    • Die Partien, die du spielst und gespielt hast, mit jedem Zug, allen Zeiten und dem Ergebnis: damit eine Partie nach Tagen weitergehen kann, damit man sie ansehen kann und damit sie für Ranglisten und Ratings zählt.
    • Deine Ratings, Tagespartien und Einladungen, wie weit du in der Einführung jedes Spiels bist und welche Direktnachrichten zeigen, was du auf der Hand hast; eine Stunde lang auch, wen du mit einer Einladung oder einem Angebot gerufen hast und wer dich.

privacy-exported = In dieser Datei steht alles, was ich über dich speichere, und nichts über andere. Auch was du gerade auf der Hand hast, steht darin; zeig sie also nicht allen.
privacy-file = Alles, was über dich gespeichert ist, als JSON-Datei
privacy-too-much = Das ist mehr, als Discord als Datei annimmt. Frag die Leute, die diesen Bot betreiben.

privacy-confirm =
    ### Deine Daten löschen?
    Das lässt sich nicht rückgängig machen.
    { $count ->
        [0] Du spielst gerade in keiner Partie mit.
        [one] Du **steigst aus der einen Partie aus**, in der du mitspielst: Die anderen spielen ohne dich weiter oder gewinnen; eine unfertige Tagespartie endet ohne Ergebnis.
       *[other] Du **steigst aus allen { $count } Partien aus**, in denen du mitspielst: Die anderen spielen ohne dich weiter oder gewinnen; eine unfertige Tagespartie endet ohne Ergebnis.
    }
    • **Weg:** dein Name, deine Sprache und Einstellungen, deine Ratings und Serien und die neuesten Direktnachrichten mit deiner Hand, soweit Discord mich sie löschen lässt.
    • **Bleibt, aber ohne deinen Namen:** deine Plätze in Partien, mit Zügen und Ergebnissen, als „{ former-player }“: Es sind auch die Ergebnisse der anderen, und die ändern sich nicht.
    • **Nicht in meiner Hand:** Ältere Nachrichten in Kanälen behalten die Namen, die sie zeigen. Die Moderation kann sie in Discord löschen.
    Spiel wieder mit, wann du magst: Du fängst bei null an.
privacy-deleted = Deine Daten sind gelöscht; was von deinen Partien bleibt, gehört niemandem. Danke fürs Mitspielen!

button-data-export = Daten herunterladen
button-data-ask = Daten löschen
button-data-delete = Ja, Daten löschen
