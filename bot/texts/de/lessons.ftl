# The guided first match: prepared positions, each with one turn to play.

lesson-head = **{ $game } · lernen { $step }/{ $steps }: { $topic }**
lesson-play = Spiel diesen Zug, mit den Knöpfen oder als Befehl. Außer dir sieht das niemand, und nichts davon zählt.
lesson-played = **Das hat es gebracht**
lesson-found = ✅ Etwas Besseres habe ich nicht gefunden.
lesson-good = 👍 Gut gespielt. **Noch besser mit Blick auf die nächsten Züge** (zweites Bild): { $action }. { $reason }
lesson-better = 💡 **Ich hätte so gespielt** (zweites Bild): { $action }. { $reason }
lesson-better-alt = Der Tisch vor deinem Zug, mit dem, was ich gespielt hätte: { $action }
lesson-unjudged = Ich kann gerade nicht sagen, was besser gewesen wäre. In einer Minute zeigt es dir `/{ $command } learn`.
lesson-done = 🎓 Das war die letzte Stellung. Für eine Partie weißt du jetzt genug: Der Knopf startet eine gegen einen leichten Computer. Darin kannst du nach Belieben rückgängig machen und um Tipps bitten. Wie eine Partie endet und was es sonst noch gibt, steht unter **Regeln**.
lesson-left = Du hast diese Stellung verlassen. Drück auf „Noch einmal“, wenn du sie doch spielen willst.
lesson-old = Diese Stellung stammt aus einer früheren Fassung der Einführung. Verlass sie und fang neu an.
lesson-fixed = Das geht in der Einführung nicht: Du spielst einen Zug, und außer dir spielt niemand mit.
kind-command-lesson = `/{ $command } learn`
lesson-kept = Die Stellung ist vorbereitet; `/{ $command } learn` zeigt sie.
lesson-end-confirm = Diese Stellung verlassen? In die Einführung kannst du jederzeit zurück.
lesson-ended = Du hast diese Stellung verlassen.
matches-lesson = { $game }, die Einführung – **du bist dran**: { $link }
button-lesson-end = Stellung verlassen
button-lesson-next = Nächste Stellung
button-lesson-again = Noch einmal
button-lesson-practice = Eine Partie spielen
command-learn = lernen
    .description = Spielen lernen: ein paar vorbereitete Stellungen, nur für dich, und was jeder Zug bringt

## A newcomer's first turn in a match

newcomer-axio = 🎯 Neu bei { $game }? Bring alle deine Wertungssteine voran: Am Ende zählt nur dein **niedrigster**.
newcomer-rota = 🎯 Neu bei { $game }? Bring alle deine Wertungssteine voran: Am Ende zählt nur dein **niedrigster**.
newcomer-iota = 🎯 Neu bei { $game }? Bilde Reihen, in denen Farbe, Form und Zahl jeweils auf allen Karten gleich oder auf allen verschieden sind: Die Zahlen darauf sind deine Punkte.
newcomer-paperworld = 🎯 Neu bei { $game }? Bau deine Stapel in die Höhe und erfülle Ziele: Die obersten Karten zählen, und jede Karte, die auf deiner Hand bleibt, kostet einen Punkt.

## Axio

axio-learn-first =
    Unter dem Spielfeld stehen deine { $symbols } Wertungssteine, für jedes Symbol eine Zahl. Bring alle voran; am Ende zählt der **niedrigste**. Jede Hälfte deines Plättchens sieht in alle Richtungen außer durch die andere Hälfte und bringt einen Punkt für jedes Feld, das dort ohne Lücke ihr Symbol zeigt.
    .look = 👀 Dein erstes Plättchen muss an ein farbiges Feld grenzen: Leg eine Hälfte direkt neben ein Feld mit ihrem eigenen Symbol.
    .title = Dein erstes Plättchen
axio-learn-row =
    Eine Reihe mit einem Symbol bringt so viele Punkte, wie sie lang ist, und zwar allen, die sie verlängern.
    .look = 👀 Such eine Stelle, an der **beide** Hälften eines deiner Plättchen auf ihr eigenes Symbol treffen, eine davon am Ende einer Reihe.
    .title = Eine Reihe
axio-learn-pyramid =
    Auf ein einzelnes leeres Feld, das rundum von anderen Feldern oder vom Rand eingeschlossen ist, kommt eine Pyramide: ein Punkt für jedes Symbol daneben, egal, was dein Plättchen zeigt.
    .look = 👀 Welchem leeren Feld fehlt nur noch eine Seite? Schließ es mit einem Plättchen, das auch selbst Punkte bringt.
    .title = Eine Pyramide
axio-learn-lowest =
    Am Ende zählt nur der niedrigste Wertungsstein. Die meisten Punkte sind also nicht immer der beste Zug.
    .look = 👀 Sieh dir deine Zeile unter dem Spielfeld an: Welcher Wertungsstein ist der niedrigste? Such ein Plättchen, das ihn voranbringt, auch wenn ein anderes mehr Punkte brächte.
    .title = Der niedrigste

## Axio Rota

rota-learn-circle =
    Unter dem Tisch stehen deine { $symbols } Wertungssteine, für jedes Symbol eine Zahl. Bring alle voran; am Ende zählt der **niedrigste**. Ecken, die sich in einem Punkt treffen, bilden einen Kreis: Jede Ecke deines Plättchens bringt einen Punkt für jede andere Ecke in ihrem Kreis, die dasselbe Symbol zeigt. Die Bilder deines Plättchens zeigen alle dasselbe, nur gedreht.
    .look = 👀 Wo treffen sich zwei Ecken anderer Plättchen mit demselben Symbol? Dreh dein Plättchen so, dass seine Ecke mit diesem Symbol dazukommt.
    .title = Ein Kreis
rota-learn-empty =
    Dein Plättchen hat eine leere Ecke. Wo sie auf andere Ecken trifft, zählt sie als die Farbe, die du nennst.
    .look = 👀 Leg die leere Ecke dorthin, wo die anderen sich einig sind, oder nenne die Farbe, die du am nötigsten brauchst.
    .title = Die leere Ecke
rota-learn-lowest =
    Am Ende zählt nur der niedrigste Wertungsstein. Die meisten Punkte sind also nicht immer der beste Zug.
    .look = 👀 Sieh dir deine Zeile unter dem Tisch an: Welcher Wertungsstein ist der niedrigste? Bring ihn voran.
    .title = Der niedrigste

## Iota

iota-learn-line =
    In einer Reihe sind Farbe, Form und Zahl jeweils auf allen Karten gleich oder auf allen verschieden. Deine Punkte sind die Zahlen auf allen Karten der Reihen, die du bildest.
    .look = 👀 Fang bei der Karte auf dem Tisch an. Zwei deiner Handkarten daneben können eine Reihe bilden; noch besser, wenn es gleich zwei Reihen werden.
    .title = Eine Reihe
iota-learn-lot =
    Eine Reihe aus { $lot } Karten ist ein **Vierer**; länger kann keine werden. Er verdoppelt alle deine Punkte in diesem Zug, und { $hand } Karten auf einmal verdoppeln sie ebenso.
    .look = 👀 Such Reihen, denen noch eine oder zwei Karten fehlen, und Karten von dir, die passen.
    .title = Ein Vierer
iota-learn-wild =
    Du hast einen **Joker** auf der Hand. Er steht für eine einzige Karte, egal welche, mit der alle seine Reihen stimmen, und bringt selbst keine Punkte.
    .look = 👀 Wo macht er zusammen mit anderen Karten von dir einen Vierer voll?
    .title = Ein Joker

## Paper World

paperworld-learn-take =
    Du baust eine Landschaft aus bis zu { $across } × { $across } Stapeln, von denen nur die obersten Karten zählen: Sterne, Ziele und das Scherenplättchen bringen Punkte, und jede Karte, die auf deiner Hand bleibt, kostet einen. Dafür brauchst du Karten. Nenne eine Farbe oder einen Wert, und du nimmst aus der Mitte, der Reihe ganz oben, jede oberste Karte, die dazu passt. Deine eigenen Stapel beginnen mit einer niedrigen Karte und wachsen Wert für Wert.
    .look = 👀 Was bringt dir gleich mehrere Karten, die aufeinander oder auf deinen ersten Stapel passen?
    .title = Nehmen
paperworld-learn-place =
    Jetzt legst du Karten: Alle Karten eines Zugs haben eine Farbe oder einen Wert gemeinsam. Jede kommt auf einen Stapel ihrer Farbe, der den Wert davor zeigt, oder beginnt mit dem niedrigsten Wert einen neuen Stapel neben einem anderen. Einmal pro Zug darfst du einen Wert überspringen, wenn du dafür eine andere Karte abwirfst.
    .look = 👀 Welche deiner Karten folgen aufeinander? Überspring den Wert, der fehlt, und gib die Karte her, die du am wenigsten brauchst. Dann beende den Zug.
    .title = Legen, mit einem Sprung
paperworld-learn-token =
    Eine Karte mit Schere ✂ kann das Scherenplättchen holen, sogar vom Computer. Am Ende bringt es { $token } Punkte, und solange du es hast, kostet ein Sprung keine Karte; aber auf seinen Stapel kann nichts mehr gelegt werden.
    .look = 👀 Beginne den Stapel, auf den deine Karte mit Schere passt. Überspring den Wert, der fehlt, für die Karte, die du am wenigsten brauchst, und hol das Scherenplättchen mit der Schere. Dann beende den Zug.
    .title = Das Scherenplättchen
paperworld-learn-goal =
    Oben rechts liegen Ziele. Erfüllt deine Landschaft am Ende deines Zugs eins davon, bekommst du die Punkte darauf; wer es zuerst schafft, bekommt mehr. Am Ende zählen Sterne, Ziele und das Scherenplättchen, und jede Karte auf der Hand und jede abgeworfene kostet einen Punkt.
    .look = 👀 Das erste Ziel: drei Karten einer Farbe im L, beliebig gedreht. Mit welcher deiner Karten gelingt das? Lege alles, was in diesem Zug dazu passt, und beende dann den Zug.
    .title = Ein Ziel
