# Amit minden játék egyformán mond.
#
# Szójegyzék: egy dolog egy szó, egy szó egy dolog, minden fájlban.
#
# tile lapka · double dupla · rack tartó · bag zsák · marker jelölő · symbol szimbólum · pyramid piramis
# bonus bónusz · circle (Rota) korong · general supply közös készlet · cell mező · board tábla
# row, line sor (vízszintes vagy függőleges) · column oszlop · lot teli sor · wild card dzsóker · swap kiváltás
# card kártya · pile pakli · hand kéz · landscape táj · goal cél · star csillag · scissors token ollózseton
# skip kihagyás · take elvétel · place, play lerakás · discard eldobás · pass passz · exchange csere
# game játék · match parti · turn kör · round forduló · move lépés · position állás · seat hely · lobby lobbi
# host házigazda · solo szóló · practice gyakorlás · guided match tanulóparti · puzzle feladvány
# leaderboard ranglista · rating értékszám · daily challenge napi kihívás · hint tipp · look back elemzés
# replay visszajátszás · undo visszavonás · vote szavazás · stand-in beugró · computer player gép
# thread szál · direct message közvetlen üzenet · permission jogosultság
#
# Behelyettesített névhez és jelhez nem járul rag, és nem áll előtte névelő: „ide: E5”, „Anna köre”.

## Why an action is not played

game-not-your-turn = Most nem te jössz.
game-left-before = Ez a játékos már kilépett.

## What happened

game-started = A sorsolás szerint { $name } kezd.
game-left = { $name } már nincs a partiban.
game-ended-alone = Már csak egy játékos maradt.
game-ended-left = A játékos kilépett.
game-won = 🏆 { $name } nyert!
game-won-shared = 🏆 Közös győzelem: { $names }!

game-to-move = { $name } következik.
you = Te
