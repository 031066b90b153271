# Was alle Spiele gleich sagen.
#
# Wortschatz, ein Wort für eine Sache in allen Dateien (Axio nach der Regel von Pegasus: Plättchen, Plättchenablage,
# Wertungsstein, Wertungstafel, Symbolnamen; Paper World nach deutschen Besprechungen: Landschaft, Scherenplättchen):
#   game Spiel · match Partie · turn, move Zug · round Runde · seat Platz · lobby Lobby · host Host
#   player: wer mitspielt, alle, die anderen · computer player Computer · stand-in Computer, der weiterspielt
#   board Spielfeld · cell Feld · row Zeile · column Spalte · Iota: line Reihe, lot Vierer, wild card Joker
#   place, play (Karten, Plättchen) legen · take nehmen · discard abwerfen, Abwurf · pass passen · draw ziehen
#   exchange (Axio) austauschen · swap (Iota) tauschen · undo rückgängig machen · leave aussteigen · kick ausschließen
#   tile Plättchen · rack Ablage · hand Hand · bag Beutel · pile, stack Stapel · general supply Vorrat
#   marker Wertungsstein · track Wertungstafel · symbol Symbol · pyramid Pyramide · bonus Bonus · double Doppel
#   landscape Landschaft · goal Ziel · skip Sprung · scissors token Scherenplättchen · stars Sterne
#   solo Solo · practice Übung · daily challenge Tagespartie · try Versuch · guided match Einführung · position Stellung
#   hint Tipp · replay Wiederholung · record Aufzeichnung · look back Rückblick · puzzle Rätsel
#   leaderboard Rangliste · rating Rating · rank Rang · score Punkte · time limit Zeitlimit · void annullieren
# Farben sind Namen („Rot–Blau“, „Gelb 3“): So hängt kein Fall an dem, was eingesetzt wird.

## Why an action is not played

game-not-your-turn = Du bist nicht dran.
game-left-before = Diese Person ist schon ausgestiegen.

## What happened

game-started = { $name } fängt an (ausgelost).
game-left = { $name } ist ausgeschieden.
game-ended-alone = Nur noch eine Person ist übrig.
game-ended-left = Niemand spielt mehr mit.
game-won = 🏆 { $name } gewinnt!
game-won-shared = 🏆 Geteilter Sieg: { $names }!

game-to-move = { $name } ist dran.
you = Du
