# Amit egy játékosról tárolunk, az ezt tartalmazó fájl, és a törlése.

former-player = Egykori játékos

command-privacy = adataim
    .description = Amit rólad tárolok; töltsd le, vagy töröld

privacy-page =
    ### Amit rólad tárolok
    Üzeneteket nem olvasok, és semmit sem adok tovább. Mások a nevedet, a partijaidat és az eredményeidet azokon a szervereken látják, ahol játszol, a nevedet és az értékszámaidat a világranglistákon is. Addig tárolom, amíg nem törlöd.
    { "**" }Adataim letöltése:** az egészet megkapod fájlban. **Adataim törlése:** előbb rákérdezek.

    • A Discord-azonosítódat, a nevedet minden szerveren, ahol használsz, és a nyelvedet: hogy leültethesselek, hívhassalak, és írhassak neked.
    • Amit itt választottál: `/settings me`.
    • A partikat, amelyeket játszol és játszottál, minden lépéssel, időponttal és eredménnyel: hogy egy parti napok múlva is folytatódhasson, újra meg lehessen nézni, és számítson a ranglistákon és az értékszámokban.
    • Az értékszámaidat, a napi kihívásaidat, a meghívásaidat, hogy meddig jutottál az egyes játékok tanulópartijában, és hogy mely közvetlen üzenetek mutatják, mi van a kezedben; egy óráig azt is, kiket hívtál meghívással vagy ajánlattal, és kik hívtak téged.

privacy-exported = Ebben a fájlban minden benne van, amit rólad tárolok, másokról pedig semmi. Az is benne van, ami most a kezedben van, ezért vigyázz, kinek mutatod meg.
privacy-file = Minden, amit rólad tárolok, JSON-fájlként
privacy-too-much = Ez több, mint amennyit a Discord fájlként elfogad. Kérd a bot üzemeltetőjétől.

privacy-confirm =
    ### Törlöd az adataidat?
    Ezt nem lehet visszavonni.
    { $count ->
        [0] Most egy partiban sem játszol.
        [one] **Kilépsz abból az egy partiból**, amelyben játszol: a többiek nélküled játszanak tovább, vagy nyernek; a befejezetlen napi kihívás eredmény nélkül ér véget.
       *[other] **Kilépsz minden partidból** ({ $count }): a többiek nélküled játszanak tovább, vagy nyernek; a befejezetlen napi kihívás eredmény nélkül ér véget.
    }
    • **Eltűnik:** a neved, a nyelved és a beállításaid, az értékszámaid és a sorozataid, meg azok a legújabb közvetlen üzenetek, amelyek a kezed tartalmát mutatják, amennyire a Discord engedi a törlésüket.
    • **Megmarad, de a neved nélkül:** a helyed a partikban, a lépésekkel és az eredményekkel, így: „{ former-player }”. Ezek a többiek eredményei is, és nem változnak.
    • **Nem rajtam múlik:** a csatornák régebbi üzeneteiben megmaradnak a nevek. A Discordban egy moderátor törölheti őket.
    Játssz újra, amikor csak kedved van: tiszta lappal indulsz.
privacy-deleted = Az adataid törlődtek; ami a partijaidból megmarad, az már senkié. Köszönöm, hogy játszottál.

button-data-export = Adataim letöltése
button-data-ask = Adataim törlése
button-data-delete = Igen, törlés
