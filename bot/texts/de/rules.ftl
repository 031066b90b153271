# The rules, page by page.  Numbers come from the rules themselves, so no sentence has one of its own.
# What is seen in the picture is told by the game, in the sentences of a match.

rules-head = **{ $game } · { $topic }**
rules-shown = 🔎 **Im Bild**
rules-refused = { $name } versucht, was das Bild zeigt, und das ist nicht erlaubt: „{ $why }“
rules-foot = -# { $page }/{ $pages }
button-learn = Spielend lernen
rules-name-0 = Anna
rules-name-1 = Ben

## Axio

axio-rules-aim =
    Du hast { $symbols } Wertungssteine, einen für jedes Symbol: :red_sun: rote Sonne, :green_dot: grüner Punkt, :blue_star: blauer Stern, :orange_square: oranges Quadrat, :purple_ring: lila Ring. Sie beginnen ganz unten und bleiben bei { $top } stehen.
    Am Ende zählt dein **niedrigster** Wertungsstein. Bring also alle voran, nicht nur einen. Stehen die niedrigsten gleich, entscheiden die nächsten, und so weiter.
    .title = Worum es geht
axio-rules-place =
    Auf deiner Ablage liegen { $rack } Plättchen, die außer dir niemand sieht. In deinem Zug legst du eins davon auf zwei leere Felder nebeneinander; danach ziehst du ein neues.
    Dein **erstes** Plättchen muss mit einer Seite an eins der { $symbols } farbigen Felder grenzen, an dem noch kein Plättchen liegt. Alle weiteren dürfen überallhin.
    Es gibt { $tiles } Plättchen: jedes Paar verschiedener Symbole { $mixed }-mal, jedes Doppel { $double }-mal. Wer anfängt, wird ausgelost.
    .title = Wohin ein Plättchen kommt
axio-rules-score =
    Jede Hälfte deines Plättchens wird für sich gewertet, auch die beiden Hälften eines Doppels.
    Schau von der Hälfte aus in alle Richtungen, außer durch ihre andere Hälfte. Zähl die Felder, die dort ohne Lücke dasselbe Symbol zeigen, auf Plättchen oder farbigen Feldern. Jedes ist ein Punkt für den Wertungsstein dieses Symbols. Die Hälfte selbst zählt nicht mit.
    .title = Was Punkte bringt
axio-rules-nothing =
    Eine Reihe endet an einem anderen Symbol, an einem leeren Feld, an einer Pyramide und am Rand. Was dahinter liegt, zählt nicht, und schräg zählt gar nichts.
    Hier trifft { WORD("symbol-word", $wall_symbol) } auf { $wall }: ein anderes Symbol, also zählt { $wall_far } dahinter nicht. Und { WORD("symbol-word", $gap_symbol) } trifft auf { $gap }: leer, also zählt { $gap_far } nicht.
    Die beiden Hälften eines Doppels zählen einander nie. Punkte über { $top } hinaus verfallen.
    .title = Was nichts bringt
axio-rules-pyramid =
    Schließt dein Plättchen ein einzelnes leeres Feld ein, sodass an jeder Seite ein Plättchen, ein farbiges Feld oder der Rand liegt, kommt dort eine Pyramide hin. Sie bringt einen Punkt für jedes Symbol daneben; liegt dasselbe zweimal daneben, zählt es zweimal.
    Auf dieses Feld kommt kein Plättchen mehr. Es gibt { $pyramids } Pyramiden. Sind alle im Spiel, zieht die älteste um, und ihr altes Feld bleibt bis zum Ende leer.
    .title = Pyramiden
axio-rules-bonus =
    Für jeden Wertungsstein, der { $top } erreicht, legst du sofort noch ein Plättchen von deiner Ablage und wertest es, bevor du nachziehst. Ein Bonus kann weitere bringen. Du musst ihn legen; geht das nicht, verfällt er.
    .title = AXIO! Der Bonus
axio-rules-exchange =
    Sieh nach deinem letzten Plättchen auf deinen niedrigsten Wertungsstein. Zeigt kein Plättchen auf deiner Ablage sein Symbol (oder eins davon, wenn mehrere am niedrigsten stehen), darfst du austauschen.
    Alle sehen deine ganze Ablage. Du ziehst { $rack } neue Plättchen, dann kommen die alten zurück in den Beutel. Im Beutel müssen noch { $rack } Plättchen sein.
    .title = Die Ablage austauschen
axio-rules-end =
    Wer alle { $symbols } Wertungssteine auf { $top } hat, gewinnt sofort.
    Die Partie endet auch, wenn die nächste Person nicht legen kann: Nirgends sind zwei leere Felder nebeneinander, oder ihre Ablage ist leer. Dann gewinnt, wessen niedrigster Wertungsstein am höchsten steht. Stehen alle gleich, ist der Sieg geteilt.
    .title = Das Ende
axio-rules-here =
    Drück unter dem Spielfeld auf **Legen** und wähle dein Plättchen und seine Felder. Oder tippe `/axio place`: die Buchstaben des Plättchens, das Feld für die erste Hälfte, das Feld daneben, etwa `{ $tile }` `{ $cell }` `{ $to }`.
    Zu zweit spielt ihr auf den { $small } × { $small } Feldern in der Mitte, zu dritt auf { $medium } × { $medium }, zu viert auf allen { $large } × { $large }.
    { "**" }Solo:** Du ziehst immer nur ein Plättchen und legst es, ohne Austausch und ohne Bonus. Ein Wertungsstein, der { $top } erreicht, beginnt auf einer zweiten Wertungstafel von vorn. Was ein Plättchen für ein Symbol bringt, ist eine einzige Summe; was auf der ersten Wertungstafel über { $top } hinausgeht, verfällt. Sind alle am Ende der zweiten, ist die Partie vorbei. Dein Ergebnis ist dein niedrigster Wertungsstein, höchstens { $tops }.
    Axio ist ein Spiel von Reiner Knizia.
    .title = Hier spielen, und solo

## Axio Rota

rota-rules-aim =
    Du hast { $symbols } Wertungssteine, einen für jedes Symbol: :red_sun: rote Sonne, :green_dot: grüner Punkt, :blue_star: blauer Stern, :orange_square: oranges Quadrat, :purple_ring: lila Ring. Sie beginnen ganz unten und bleiben bei { $top } stehen.
    Am Ende zählt dein **niedrigster** Wertungsstein. Bring also alle voran, nicht nur einen. Stehen die niedrigsten gleich, entscheiden die nächsten, und so weiter.
    .title = Worum es geht
rota-rules-place =
    Jede Ecke eines Plättchens ist ein Viertelkreis und zeigt ein Symbol. Du hast einen Stapel mit { $own } Plättchen und das oberste auf der Hand; das sieht außer dir niemand.
    In deinem Zug legst du es, beliebig gedreht, auf ein freies Feld, das mit einer Seite an ein Plättchen grenzt. Eine Ecke genügt nicht. Der Tisch hat keinen Rand. Danach ziehst du dein nächstes Plättchen.
    Wer anfängt, wird ausgelost. Die Plättchen, die niemandem gehören, sind der Vorrat.
    .title = Wohin ein Plättchen kommt
rota-rules-score =
    Jede Ecke deines Plättchens wird für sich gewertet. Mit den Ecken anderer Plättchen, die am selben Punkt zusammenkommen, bildet sie einen Kreis, ob vollständig oder nicht. Auch ein Plättchen, das den Punkt nur schräg berührt, gehört dazu.
    Die Ecke bringt einen Punkt für jede **andere** Ecke ihres Kreises mit demselben Symbol. Die Punkte bringen den Wertungsstein dieses Symbols voran.
    .title = Was Punkte bringt
rota-rules-nothing =
    Eine Ecke bringt nichts, wenn keine andere Ecke ihres Kreises ihr Symbol zeigt oder wenn noch gar nichts an sie stößt. Eine Ecke aus einem anderen Kreis zählt nie, auch nicht auf demselben Plättchen.
    Hier { $meets ->
        [one] trifft eine Ecke
       *[other] treffen { $meets } Ecken
    } auf andere, aber auf keine mit demselben Symbol; an { $alone ->
        [one] eine Ecke
       *[other] { $alone } Ecken
    } stößt noch gar nichts.
    Punkte über { $top } hinaus verfallen.
    .title = Was nichts bringt
rota-rules-empty =
    Auf { $empties } der { $tiles } Plättchen ist eine Ecke leer. Legst du eins davon so, dass sie auf andere Ecken trifft, dann **nennst du eine Farbe**, und die Ecke wird gewertet, als zeigte sie diese Farbe. Danach zeigt sie nichts mehr. (Eine Farbe, die nicht nötig ist, wird angenommen und ändert nichts.)
    Hier zählt die leere Ecke als { WORD("symbol-word", $named) } und bringt { $worth }; als { WORD("symbol-word", $other) } hätte sie { $less } gebracht.
    .title = Die leere Ecke
rota-rules-bonus =
    Für jeden Wertungsstein, der { $top } erreicht, bekommst du einen Bonuszug, sobald alle Ecken gewertet sind: Du ziehst das oberste Plättchen vom Vorrat, siehst es dir an, legst es und wertest es. Ein Bonus kann weitere bringen. Ist der Vorrat leer, verfallen Boni.
    .title = AXIO! Der Bonus
rota-rules-end =
    Wer alle { $symbols } Wertungssteine auf { $top } hat, gewinnt sofort, und übrige Boni werden nicht mehr gespielt.
    Sonst endet die Partie, wenn alle ihre { $own } eigenen Plättchen gelegt haben; Boni des letzten Zugs werden noch gespielt. Dann gewinnt, wessen niedrigster Wertungsstein am höchsten steht. Stehen alle gleich, ist der Sieg geteilt.
    { "**" }Solo:** dieselben Regeln; dein Plättchen auf der Hand sehen alle. Dein Ergebnis ist dein niedrigster Wertungsstein.
    .title = Das Ende, und solo
rota-rules-here =
    Drück unter dem Spielfeld auf **Legen** und wähle ein Feld und wie dein Plättchen liegt. Oder tippe `/rota place` mit einem Feld wie `{ $cell }` und der Nummer unter einem der Bilder deines Plättchens oder der Farbe oben links; bei einer leeren Ecke, die auf andere trifft, kommt noch ihre `/rota place#colour` dazu. `/rota hand` zeigt die Bilder.
    Buchstaben und Zahl eines Feldes bleiben die ganze Partie gleich; das Bild wächst mit dem Tisch.
    Axio Rota ist ein Spiel von Reiner Knizia.
    .title = Hier spielen

## Iota

iota-rules-aim =
    Es gibt { $cards } Karten: jede Farbe mit jeder Form und jeder Zahl von { $least } bis { $most }, genau einmal. Und es gibt { $wilds } **Joker**.
    Du hast { $hand } Karten auf der Hand, die außer dir niemand sieht. Eine Karte liegt zu Beginn auf dem Tisch; der Rest ist der Stapel. Wer anfängt, wird ausgelost.
    In deinem Zug legst du Karten und bekommst Punkte für die Reihen, die du bildest, oder du passt. Die meisten Punkte gewinnen.
    .title = Worum es geht
iota-rules-lines =
    Eine Reihe ist eine Zeile oder Spalte ohne Lücke, aus höchstens { $lot } Karten. Sieh dir in jeder Reihe Farbe, Form und Zahl einzeln an: Jede ist **auf allen Karten gleich oder auf allen verschieden**.
    Du legst bis zu { $hand } Karten. Am Ende liegen sie alle in **einer** Reihe ohne Lücken, und mindestens eine liegt neben einer Karte, die schon da war. Zwischen deinen dürfen alte Karten liegen. Danach ziehst du auf { $hand } nach.
    .title = Reihen
iota-rules-broken =
    „Auf einigen, aber nicht auf allen gleich“ macht eine Reihe falsch, bei der Farbe, bei der Form oder bei der Zahl. Nach deinem Zug muss jede Reihe auf dem Tisch stimmen, nicht nur die, in der du legst. Mehr als { $lot } Karten in einer Reihe sind nie erlaubt.
    .title = Was keine Reihe ist
iota-rules-points =
    Jede Reihe, die du gebildet oder verlängert hast, bringt die Summe der Zahlen auf **allen** ihren Karten, auch den alten. Eine Karte in zwei solchen Reihen zählt in beiden.
    .title = Punkte
iota-rules-lot =
    Eine Reihe aus { $lot } Karten ist ein **Vierer**. Machst du einen voll, verdoppeln sich alle deine Punkte in diesem Zug; zwei Vierer verdoppeln sie zweimal.
    .title = Ein Vierer
iota-rules-four =
    Legst du in einem Zug genau { $hand } Karten, verdoppeln sich ebenfalls alle deine Punkte, zusätzlich zu dem, was ein Vierer verdoppelt. (Den Rest einer kleineren Hand zu legen zählt nicht.)
    .title = Alle Karten auf einmal
iota-rules-wild =
    Ein **Joker** steht für jede Karte, mit der alle seine Reihen stimmen. Welche das ist, musst du nicht sagen. In zwei Reihen steht er beide Male für dieselbe Karte. Selbst bringt er keine Punkte.
    Er darf für eine Karte stehen, die schon auf dem Tisch liegt, sogar in seiner eigenen Reihe. Später darf er für eine andere stehen, solange alle Reihen stimmen.
    .title = Joker
iota-rules-swap =
    Bevor du legst oder passt, darfst du einen Joker vom Tisch auf die Hand nehmen, wenn du an seine Stelle eine Karte von dir legst, die dort passt. Das bringt keine Punkte, und dein Zug geht weiter; den Joker darfst du im selben Zug oder später legen.
    Du darfst in einem Zug beide Joker eintauschen, aber nicht einen Joker gegen einen Joker.
    .title = Einen Joker tauschen
iota-rules-end =
    { "**" }Passen:** Schieb beliebig viele deiner Karten unter den Stapel, die zuerst genannte zuoberst, oder keine, und zieh auf { $hand } nach. Ist der Stapel klein, können deine eigenen Karten zurückkommen. Ist er leer, passt du einfach.
    { "**" }Das Ende:** Der Stapel ist leer, und jemand legt die letzte Handkarte; die Punkte dieses Zugs werden noch einmal verdoppelt. Oder alle passen: bei leerem Stapel eine Runde lang, sonst { $rounds } Runden hintereinander. Bei gleich vielen Punkten ist der Sieg geteilt.
    .title = Passen, und das Ende
iota-rules-here =
    Drück unter dem Spielfeld auf **Karten legen**, dann wähle eine Karte, ihr Feld und so weiter; nur am Ende muss alles stimmen. Oder tippe `/iota play` mit Karten und Feldern, etwa `{ $example }`: Eine Karte ist ihre Farbe (`r` `g` `b` `y`), ihre Form (`c` Kreis, `s` Quadrat, `t` Dreieck, `x` Kreuz) und ihre Zahl; `w` ist ein Joker. Die Reihenfolge ist egal. `/iota pass { $back }` legt Karten zurück, `/iota swap` holt einen Joker, `/iota hand` zeigt deine Karten.
    { "**" }Optionen von** `/iota start`**:** `/iota start#half` ist die kurze Partie mit { $half } der { $cards } Karten und allen Jokern. `/iota start#kids` ist die Partie ohne Punkte: Ist der Stapel leer, gewinnt, wer als Erstes die letzte Handkarte legt; passen alle, ist der Sieg geteilt.
    Iota ist ein Spiel von Gene Mackles.
    .title = Hier spielen

## Paper World

paperworld-rules-aim =
    Du baust eine Landschaft aus bis zu { $across } × { $across } Stapeln: :yellow_desert: gelbe Wüste, :blue_sea: blaues Meer, :green_forest: grüner Wald, :black_mountain: schwarzer Berg. Von einem Stapel zählt nur die **oberste Karte**. Je nach Wert bringt sie Sterne: { $worth }.
    Auch Ziele bringen Punkte. Jede Karte, die auf deiner Hand bleibt, und jede, die du abgeworfen hast, kostet einen Punkt.
    Du beginnst mit einem Stapel und ohne Handkarten. In einem Zug tust du eins von beidem: **nehmen** oder **legen**.
    .title = Worum es geht
paperworld-rules-take =
    In der Mitte liegen { $piles } Stapel; alle sehen ihre obersten Karten und wie hoch sie sind. Nenne eine Farbe oder einen Wert. Du nimmst **jede** oberste Karte, die dazu passt. Die Karten darunter bleiben liegen.
    Deine Hand sieht außer dir niemand. Hast du danach mehr als { $limit } Karten, wirfst du ab, bis { $limit } bleiben.
    .title = Karten nehmen
paperworld-rules-place =
    Lege eine Karte oder mehrere. Alle Karten eines Zugs haben eine Farbe oder einen Wert gemeinsam. Jede kommt
    • auf einen Stapel derselben Farbe, der genau den Wert davor zeigt, oder
    • direkt neben einen Stapel (mit einer gemeinsamen Seite) als neuer Stapel. Ein neuer Stapel beginnt mit einer { $first }. Die Landschaft wird nie größer als { $across } Spalten und { $across } Zeilen.
    { "**" }Passen** darfst du nur, wenn die Mitte leer ist und sich keine deiner Karten legen lässt. Mit { $limit } Karten musst du also manchmal nehmen und abwerfen.
    .title = Karten legen
paperworld-rules-skip =
    Einmal pro Zug darfst du einen Wert überspringen, wenn du dafür eine andere Handkarte abwirfst. So darf ein Stapel auch mit einer { $second } beginnen.
    .title = Der Sprung
paperworld-rules-token =
    Legst du eine Karte mit Schere ✂, darfst du das Scherenplättchen darauflegen, wo immer es gerade ist, auch in einer fremden Landschaft. Am Ende ist es { $token } Punkte wert.
    .title = Das Scherenplättchen
paperworld-rules-free =
    Solange das Scherenplättchen in deiner Landschaft liegt, ist dein Sprung **kostenlos**: Du wirfst dafür nichts ab. Das gilt schon in dem Zug, in dem du es holst, aber nicht für die Karte, mit der du es holst, und nicht, wenn du in diesem Zug schon einen Sprung bezahlt hast.
    .title = Die Schere: Sprung gratis
paperworld-rules-blocked =
    Das Scherenplättchen blockiert **seinen Stapel**: Darauf kommt nichts mehr, auch keine Karte mit Schere, bis jemand anderes es nimmt oder du es auf eine andere Karte mit Schere versetzt.
    .title = Die Schere: Stapel blockiert
paperworld-rules-goals =
    In jeder Partie gibt es { $chosen } von { $goals } Zielen. Erfüllt deine Landschaft am Ende deines eigenen Zugs eins davon, nimmst du das höchste Plättchen, das dort noch liegt: { $many }, zu zweit { $two }. Jedes Ziel bekommst du einmal. Zeilen, Spalten, Diagonalen, Ecken und das Plus beziehen sich auf die ganzen { $across } × { $across } Felder.
    .title = Ziele
paperworld-rules-end =
    Liegen am Ende eines Zugs höchstens { $last } Stapel in der Mitte, haben alle noch einen Zug; wer diesen Zug gemacht hat, kommt zuletzt. Ziele zählen auch dann noch.
    { "**" }Punkte:** Sterne, Ziele, { $token } für das Scherenplättchen, minus eins für jede Handkarte und jede abgeworfene Karte. Bei Gleichstand gewinnt, wer weniger abgeworfen hat; ist auch das gleich, ist der Sieg geteilt.
    Auf dem Spielfeld stehen diese Punkte in dieser Reihenfolge unter jedem Namen, so wie sie jetzt zählen, und neben dem Namen ihre Summe. Ein goldener Rahmen zeigt, was neu ist.
    .title = Das Ende
paperworld-rules-here =
    Drück unter dem Spielfeld auf **Nehmen** oder **Legen**; bei **Legen** wählst du erst alle Karten deines Zugs, dann legst du sie und beendest ihn. Oder tippe: Eine Karte ist ihre Farbe (`y` `b` `g` `k`) und ihr Wert, mit `s` für eine Schere. `/paperworld take what:{ $take }` nimmt. `/paperworld place cards:{ $place }` legt. `-Karte` wirft eine für einen Sprung ab, `token` holt das Scherenplättchen: `{ $dear } token`. Der Zug geht weiter, bis du ihn beendest: `/paperworld place#end:true`, `/paperworld done` oder **Zug beenden**. Was du auf einmal tippst, gilt ganz oder gar nicht.
    { "**" }Optionen von** `/paperworld start`**:** `/paperworld start#first_game` nimmt die Ziele, die für eine erste Partie gedacht sind. Mit `/paperworld start#advanced` darfst du mehrmals in einem Zug springen und mehrere Werte auf einmal überspringen, für je eine abgeworfene Karte; das Scherenplättchen macht dann einen Wert kostenlos, und zwar beim ersten Sprung, während es in deiner Landschaft liegt, einmal pro Zug.
    Paper World ist ein Spiel von Alexandre Aguilar und Benoît Turpin.
    .title = Hier spielen
