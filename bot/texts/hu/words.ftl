# Szavak, amelyeket a beírt szövegben a képek betűi mellett elolvasunk: egy-egy szó, vesszővel elválasztva, abban az
# alakban, ahogy beírnák. Kis- és nagybetű és ékezet nem számít. Az első szót mutatják a szövegek példaként. Az angol
# szavakat minden nyelven elolvassuk.

# A ragok, amelyeket szín, alakzat vagy tárgy neve kaphat, és amelyeket szám vagy mező mellé kötőjellel írnak.
words-endings = t, at, et, ot, k, ak, ek, ok, kat, ket, akat, eket, okat, oket, as, es, os, ra, re, ba, be, ban, ben, bol, rol, tol, hoz, hez, nak, nek, nal, nel, n, on, en, val, vel, sal, sel, kal, kel, el, del, tal, tel, ral, rel, gal, gel, ig, ert, kent

## Axio and Axio Rota

words-symbol-r = piros, vörös, nap
words-symbol-g = zöld, pötty
words-symbol-b = kék, csillag
words-symbol-o = narancs, narancssárga, négyzet
words-symbol-p = lila, gyűrű
# The corner of a tile of Axio Rota that has no symbol.
words-symbol-empty = üres

## Iota

words-iota-r = piros, vörös
words-iota-g = zöld
words-iota-b = kék
words-iota-y = sárga
words-iota-c = kör
words-iota-s = négyzet
words-iota-t = háromszög
words-iota-x = kereszt
words-iota-w = dzsóker, joker
words-iota-and = and

## Paper World

words-paperworld-y = sárga, sivatag
words-paperworld-b = kék, tenger
words-paperworld-g = zöld, erdő
words-paperworld-k = fekete, hegy
words-paperworld-s = olló
words-paperworld-token = zseton, ollózseton
# The end of a turn.
words-paperworld-done = kész, készen, vége, végén
# Between two cards, as in “y1 C2 then y2 C2”, and in “y1 on C2 and token”.
words-paperworld-then = aztán, majd, utána
words-paperworld-on = ide, mezőre
words-paperworld-and = és, meg
