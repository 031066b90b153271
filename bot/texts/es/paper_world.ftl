# Paper World.  An emoji always stands with its word: some differ by colour alone.
# Colores y cartas son sustantivos masculinos: «todo el azul», «ningún 3», «el 3 azul».

## Words
paperworld-name-y = :yellow_desert: amarillo
paperworld-name-b = :blue_sea: azul
paperworld-name-g = :green_forest: verde
paperworld-name-k = :black_mountain: negro
paperworld-name-1 = 1
paperworld-name-2 = 2
paperworld-name-3 = 3
paperworld-name-4 = 4
paperworld-name-5 = 5

## Refusals
paperworld-unreadable = No entiendo eso. Una carta es una letra y un valor, como `y3`: `y`, `b`, `g`, `k` para amarillo, azul, verde y negro, con `s` si lleva tijeras, `y3s`. Para tomar, di `azul` o `3`. Para colocar: `y3 C2`; `y4 C2 -k2` descarta una carta por un salto, `y3s C2 ficha` toma la ficha, y las comas separan varias cartas. Para descartar: `y1 k2`.
paperworld-no-such-name = «{ $text }» no es un color ni un valor. Toma amarillo, azul, verde o negro, o un valor del 1 al 5.
paperworld-not-a-card = «{ $text }» no es una carta. Una carta es una letra (`y`, `b`, `g`, `k` para amarillo, azul, verde y negro) y un valor del 1 al 5, como `y3`, con `s` si lleva tijeras.
paperworld-no-such-card = «{ $text }» no es una carta ni una casilla. Una carta es una letra (`y`, `b`, `g`, `k` para amarillo, azul, verde y negro) y un valor del 1 al 5, como `y3`, con `s` si lleva tijeras; una casilla es como `C2`.
paperworld-no-cell = ¿Dónde va el { WORD("paperworld-card", $card) }? Añade la casilla, como `{ $card } C2`.
paperworld-no-such-cell = No existe la casilla { $cell }. Los paisajes usan las casillas de { $first } a { $last }: una letra para la columna y un número para la fila.
paperworld-nothing-to-take = En el centro no se ve ningún { WORD("paperworld-name", $what) }. Di un color o un valor que tenga al menos una de las cartas de arriba.
paperworld-middle-empty = El centro está vacío, así que no hay nada que tomar. Coloca una carta, o pasa si no puedes.
paperworld-take-after-laying = Ya empezaste a colocar, y en un turno se toma o se coloca. Coloca más cartas o termina el turno.
paperworld-discard-first = Tienes más de 9 cartas en la mano. Antes tienes que descartar { $count }.
paperworld-discard-count = Para quedarte con 9 tienes que descartar exactamente { $count }, no { $given }.
paperworld-no-discard-now = Solo se descarta con más de 9 cartas en la mano al final del turno, o para pagar un salto al colocar.
paperworld-not-in-hand = Para eso te falta en la mano el { WORD("paperworld-card", $card) }. `/paperworld hand` muestra tus cartas.
paperworld-scissors-differ = No tienes el { WORD("paperworld-card", $card) }, pero sí el { WORD("paperworld-card", $held) }: escribe `{ $held }`.
paperworld-discards-not-in-hand = No tienes esa carta tantas veces. Indica cada carta que descartas solo las veces que la tengas, sin contar la que colocas.
paperworld-other-name = En este turno solo vale el { WORD("paperworld-name", $what) }: el { WORD("paperworld-card", $card) } no sirve. Coloca otra carta o termina el turno.
paperworld-neither-name = Todas las cartas de un turno comparten un color o un valor: el { WORD("paperworld-card", $card) } no es { WORD("paperworld-name", $colour) } ni es un { WORD("paperworld-name", $value) }.
paperworld-token-on-pile = La ficha de tijeras bloquea { $cell }. Ahí no puedes colocar nada hasta que muevas la ficha a otra carta con tijeras o te la quite un rival.
paperworld-too-wide = Con una pila en { $cell }, tu paisaje pasaría de 3 de ancho o de alto. Quédate dentro de 3 × 3.
paperworld-not-beside = Junto a { $cell } no hay ninguna pila. Una pila nueva debe compartir un lado con otra.
paperworld-other-colour = En { $cell } está el { WORD("paperworld-card", $top) }, así que ahí no puede ir el { WORD("paperworld-card", $card) }: una pila conserva su color.
paperworld-pile-complete = { $cell } muestra un 5 y está completa. Elige otra pila.
paperworld-too-low = El { WORD("paperworld-card", $card) } no puede ir sobre el { WORD("paperworld-card", $top) } de { $cell }. Ahí la siguiente carta es el { WORD("paperworld-card", $following) }.
paperworld-too-high = El { WORD("paperworld-card", $card) } se salta demasiados valores sobre el { WORD("paperworld-card", $top) } de { $cell }. Ahí la siguiente carta es el { WORD("paperworld-card", $following) }; un salto se salta un solo valor.
paperworld-too-high-to-begin = Una pila nueva empieza con un 1, o con un 2 si haces un salto; el { WORD("paperworld-card", $card) } no puede empezar { $cell }.
paperworld-skip-used = Ya usaste el único salto de este turno, y el { WORD("paperworld-card", $card) } en { $cell } necesitaría otro.
paperworld-skip-price = El { WORD("paperworld-card", $card) } en { $cell } se salta algún valor. Cartas que hay que descartar por eso: { $count }; indicaste { $given }. Añádelas así: `-k2`.
paperworld-skip-too-dear = Colocar ahí el { WORD("paperworld-card", $card) } cuesta descartar otras { $count } cartas, y tienes { $others }.
paperworld-skip-is-free = Con tu ficha de tijeras este salto es gratis: coloca el { WORD("paperworld-card", $card) } en { $cell } sin descartar nada.
paperworld-nothing-skipped = El { WORD("paperworld-card", $card) } en { $cell } no se salta ningún valor, así que no se descarta nada.
paperworld-no-scissors = El { WORD("paperworld-card", $card) } no tiene tijeras. Solo una carta con tijeras toma la ficha.
paperworld-nothing-laid = Aún no has colocado nada. Coloca al menos una carta antes de terminar el turno, o toma del centro, o pasa si no se puede hacer nada.
paperworld-pass-after-laying = Ya colocaste una carta, así que no puedes pasar: termina el turno.
paperworld-pass-can-take = Solo se pasa cuando no se puede hacer nada. En el centro quedan cartas: toma alguna, o coloca.
paperworld-pass-can-lay = Solo se pasa cuando no se puede hacer nada, y aún puedes colocar: por ejemplo, `{ $lay }`.

## Goals
paperworld-goal-1a = tres cartas de un color en L, en cualquier posición
paperworld-goal-1b = las cuatro esquinas muestran el mismo valor
paperworld-goal-2a = tres 2 en L, en cualquier posición
paperworld-goal-2b = un cuadrado de 2 × 2 con cuatro colores diferentes
paperworld-goal-3a = las nueve pilas empezadas
paperworld-goal-3b = una diagonal de un color, en cualquier sentido
paperworld-goal-4a = una fila (no una columna) de tres 3
paperworld-goal-4b = al menos dos pilas que muestran un 5
paperworld-goal-5a = pilas que muestran 1, 2, 3, 4 y 5, donde sea
paperworld-goal-5b = una columna (no una fila) con 2, 5, 2
paperworld-goal-6a = una diagonal con 2, 3, 4 desde cualquier extremo
paperworld-goal-6b = al menos tres pilas que muestran un 4
paperworld-goal-7a = al menos cinco pilas que muestran un 1
paperworld-goal-7b = una fila de tres que suma 9
paperworld-goal-8a = una columna de tres que suma 12
paperworld-goal-8b = al menos tres pilas que muestran tijeras
paperworld-goal-9a = un cuadrado de 2 × 2 con cuatro 3
paperworld-goal-9b = un cuadrado de 2 × 2 de un color
paperworld-goal-10a = una cruz de cinco pilas con cinco valores diferentes
paperworld-goal-10b = una cruz con los cuatro brazos de colores diferentes (el centro puede estar vacío)

## Cards
paperworld-card-y1 = :yellow_desert: 1 amarillo
paperworld-card-y1s = :yellow_desert: 1 amarillo ✂
paperworld-card-y2 = :yellow_desert: 2 amarillo
paperworld-card-y2s = :yellow_desert: 2 amarillo ✂
paperworld-card-y3 = :yellow_desert: 3 amarillo
paperworld-card-y3s = :yellow_desert: 3 amarillo ✂
paperworld-card-y4 = :yellow_desert: 4 amarillo
paperworld-card-y4s = :yellow_desert: 4 amarillo ✂
paperworld-card-y5 = :yellow_desert: 5 amarillo
paperworld-card-y5s = :yellow_desert: 5 amarillo ✂
paperworld-card-b1 = :blue_sea: 1 azul
paperworld-card-b1s = :blue_sea: 1 azul ✂
paperworld-card-b2 = :blue_sea: 2 azul
paperworld-card-b2s = :blue_sea: 2 azul ✂
paperworld-card-b3 = :blue_sea: 3 azul
paperworld-card-b3s = :blue_sea: 3 azul ✂
paperworld-card-b4 = :blue_sea: 4 azul
paperworld-card-b4s = :blue_sea: 4 azul ✂
paperworld-card-b5 = :blue_sea: 5 azul
paperworld-card-b5s = :blue_sea: 5 azul ✂
paperworld-card-g1 = :green_forest: 1 verde
paperworld-card-g1s = :green_forest: 1 verde ✂
paperworld-card-g2 = :green_forest: 2 verde
paperworld-card-g2s = :green_forest: 2 verde ✂
paperworld-card-g3 = :green_forest: 3 verde
paperworld-card-g3s = :green_forest: 3 verde ✂
paperworld-card-g4 = :green_forest: 4 verde
paperworld-card-g4s = :green_forest: 4 verde ✂
paperworld-card-g5 = :green_forest: 5 verde
paperworld-card-g5s = :green_forest: 5 verde ✂
paperworld-card-k1 = :black_mountain: 1 negro
paperworld-card-k1s = :black_mountain: 1 negro ✂
paperworld-card-k2 = :black_mountain: 2 negro
paperworld-card-k2s = :black_mountain: 2 negro ✂
paperworld-card-k3 = :black_mountain: 3 negro
paperworld-card-k3s = :black_mountain: 3 negro ✂
paperworld-card-k4 = :black_mountain: 4 negro
paperworld-card-k4s = :black_mountain: 4 negro ✂
paperworld-card-k5 = :black_mountain: 5 negro
paperworld-card-k5s = :black_mountain: 5 negro ✂

## What happened

paperworld-started =
    🏅 Objetivos: { $goals }.
    Por sorteo, empieza { $name }.
paperworld-took-colour = { $name } toma todo el { WORD("paperworld-name", $what) }: { $cards }.
paperworld-took-value = { $name } toma todos los { WORD("paperworld-name", $what) }: { $cards }.
paperworld-laid = { $name } coloca { $cards }.
paperworld-laid-card = { WORD("paperworld-card", $card) } en { $cell }
paperworld-laid-free = { WORD("paperworld-card", $card) } en { $cell } (salto gratis)
paperworld-laid-paid =
    { WORD("paperworld-card", $card) } en { $cell } { $count ->
        [one] (salto por 1 carta)
       *[other] (salto por { $count } cartas)
    }
paperworld-token-taken = ✂ { $name } pone la ficha de tijeras en { $cell }.
paperworld-token-moved = ✂ { $name } mueve la ficha de tijeras a { $cell }.
paperworld-token-from = ✂ { $name } le quita la ficha de tijeras a { $other } y la pone en { $cell }.
paperworld-discarded =
    { $count ->
        [one] { $name } descarta 1 carta y se queda con 9.
       *[other] { $name } descarta { $count } cartas y se queda con 9.
    }
paperworld-passed = { $name } no puede hacer nada y pasa.
paperworld-won-goal =
    🏅 { $name } cumple un objetivo: { WORD("paperworld-goal", $goal) } — { $points ->
        [one] 1 punto.
       *[other] { $points } puntos.
    }
paperworld-last-round =
    ⏳ { $piles ->
        [0] En el centro no queda ninguna pila
        [one] En el centro solo queda 1 pila
       *[other] En el centro solo quedan { $piles } pilas
    }: un turno más por persona, { BEGINS($name) ->
        [i] e
       *[other] y
    } { $name } al final.
paperworld-last-round-left =
    ⏳ { $piles ->
        [0] En el centro no queda ninguna pila
        [one] En el centro solo queda 1 pila
       *[other] En el centro solo quedan { $piles } pilas
    }: un turno más por persona.
paperworld-ended-piles = La última ronda terminó.

## What is to be decided

paperworld-decide = ▶️ { $name }: toma cartas del centro o coloca las tuyas.
paperworld-decide-last = ▶️ { $name }: tu último turno. Toma o coloca.
paperworld-decide-last-take = ▶️ { $name }: tu último turno. Tienes que tomar del centro, porque en tu mano no hay ninguna carta; cada una cuesta un punto.
paperworld-decide-last-stuck = ▶️ { $name }: tu último turno. Tienes que tomar del centro, porque no puedes colocar ninguna de tus cartas; cada una que tomes cuesta un punto.
paperworld-decide-last-empty = ▶️ { $name }: tu último turno, y el centro está vacío. Coloca, o pasa si nada encaja.
paperworld-decide-take = ▶️ { $name }: toma cartas del centro; en tu mano no hay ninguna.
paperworld-decide-stuck = ▶️ { $name }: toma cartas del centro; ahora no puedes colocar ninguna de las tuyas.
paperworld-decide-empty = ▶️ { $name }: el centro está vacío. Coloca, o pasa si nada encaja.
paperworld-decide-further-colour = ▶️ { $name }: coloca otra carta de color { WORD("paperworld-name", $colour) }, o termina el turno.
paperworld-decide-further-value = ▶️ { $name }: coloca otro { WORD("paperworld-name", $value) }, o termina el turno.
paperworld-decide-further = ▶️ { $name }: coloca otra carta de color { WORD("paperworld-name", $colour) } o de valor { WORD("paperworld-name", $value) }, o termina el turno.
paperworld-decide-done = ▶️ { $name }: no te quedan cartas; termina el turno.
paperworld-decide-discard =
    { $count ->
        [one] ▶️ { $name }: más de 9 cartas en la mano. Descarta 1.
       *[other] ▶️ { $name }: más de 9 cartas en la mano. Descarta { $count }.
    }
paperworld-score = { $name }: { $total } · estrellas { $stars }, objetivos { $goals }, ficha { $token }, mano { $hand }, descartes { $discards }
paperworld-score-left = { $name } (se fue): { $total } · estrellas { $stars }, objetivos { $goals }, ficha { $token }, mano { $hand }, descartes { $discards }
paperworld-result = { $place }. { $name } — **{ $total }**: estrellas { $stars }, objetivos { $goals }, ficha { $token }, mano { $hand }, descartes { $discards }
paperworld-result-left = { $place }. { $name } (se fue) — { $total }
paperworld-decided = Deciden los puntos: { $more } a { $less }.
paperworld-decided-discards = { $other } tiene los mismos puntos, así que decide quien menos descartó: { $fewer } frente a { $more }.
paperworld-decided-shared = Empate a puntos y a descartes.

## The table in words

paperworld-text-middle = { "**" }El centro:** { $piles }
paperworld-text-pile =
    { WORD("paperworld-card", $card) } { $height ->
        [one] (la última carta)
       *[other] (pila de { $height })
    }
paperworld-text-no-pile = una pila vacía
paperworld-text-goals = { "**" }Objetivos**
paperworld-text-goal = • { WORD("paperworld-goal", $goal) } — { $tokens }
paperworld-text-tokens-none = no quedan fichas
paperworld-text-tokens = puntos que aún se pueden conseguir: { $points }
paperworld-text-token-won = { $letter } = { $name }: { $points }
paperworld-text-landscape = { "**" }El paisaje de** { $name }: { $piles }
paperworld-text-landscape-none = { $name } ya no tiene paisaje.
paperworld-text-top = { $cell } { WORD("paperworld-card", $card) }
paperworld-text-top-token = { $cell } { WORD("paperworld-card", $card) } con la ficha de tijeras
paperworld-text-token = Nadie tiene la ficha de tijeras.
paperworld-variant-advanced = Reglas avanzadas: varios saltos por turno, y varios valores saltados de una vez.
paperworld-variant-first-game = Con los objetivos para una primera partida.

## Hand and panels

hand-of-paperworld = Tu mano: { $hand }
paperworld-hand-card = `{ $card }` { WORD("paperworld-card", $card) }
paperworld-hand-empty = sin cartas
button-hand-paperworld = Mi mano
button-paperworld-take = Tomar
button-paperworld-place = Colocar
button-paperworld-further = Colocar otra
button-paperworld-done = Terminar el turno
button-paperworld-pass = Pasar
button-paperworld-discard = Descartar
button-paperworld-lay = Colocar y terminar
button-paperworld-back = Quitar la última carta
button-paperworld-token-off = ✂ Ponerle la ficha
button-paperworld-token-on = ✂ Dejarla sin ficha

paperworld-nothing-fits = Ahora no puedes colocar ninguna de tus cartas. Toma cartas del centro, o pasa si está vacío.
paperworld-take-choose = Elige un color o un valor: tomas todas las cartas de arriba del centro que lo tengan.
paperworld-take-worth =
    Con el { WORD("paperworld-name", $what) } tomarías { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }: { $cards }.
paperworld-take-over =
    { $count ->
        [one] Después descartas 1 carta, para quedarte con 9.
       *[other] Después descartas { $count } cartas, para quedarte con 9.
    }
paperworld-take-offer =
    { WORD("paperworld-name", $what) } — { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }: { $cards }
paperworld-lay-card = Elige una carta para colocarla.
paperworld-lay-another = Elige otra carta, o coloca y termina el turno.
paperworld-lay-cell = { WORD("paperworld-card", $card) }: elige la casilla.
paperworld-lay-costs =
    { $count ->
        [one] Descartarás 1 carta por el valor que te saltas.
       *[other] Descartarás { $count } cartas por los valores que te saltas.
    }
paperworld-lay-pay =
    El { WORD("paperworld-card", $card) } en { $cell } { $count ->
        [one] se salta un valor. Elige 1 carta que descartar por eso.
       *[other] se salta varios valores. Elige { $count } cartas que descartar por eso.
    }
paperworld-lay-none = No puedes colocar ninguna otra carta de tu mano.
paperworld-lay-worth = Con { $laid } sumarías { $worth }.
paperworld-action-lay = { $laid }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
paperworld-action-take = Tomar el { WORD("paperworld-name", $what) }: { $cards }
paperworld-action-token = { $laid } con la ficha
paperworld-action-pays = { $laid }, descartando { $cards }
paperworld-action-discard = Descartar { $cards }
paperworld-lay-pays = Descartes por saltar: { $cards }.
paperworld-lay-goal =
    🏅 Cumpliría un objetivo: { WORD("paperworld-goal", $goal) } — { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, si sigue así al final del turno.
paperworld-lay-blocks = La ficha bloquearía { $cell } hasta que se vaya de ahí.
paperworld-worth-stars =
    { $stars ->
        [one] 1 estrella más
       *[other] { $stars } estrellas más
    }
paperworld-worth-cards =
    { $count ->
        [one] 1 punto por una carta menos en la mano
       *[other] { $count } puntos por { $count } cartas menos en la mano
    }
paperworld-worth-token = { $points } puntos por la ficha de tijeras
paperworld-pay-with = − { WORD("paperworld-card", $card) }
paperworld-pay-menu =
    { $count ->
        [one] Descartar 1 carta
       *[other] Descartar { $count } cartas
    }
paperworld-cell-free = { $cell } · salto gratis
paperworld-cell-paid = { $cell } · descartar { $count }
paperworld-discard-choose =
    { $count ->
        [one] Más de 9 cartas en la mano: elige 1 que descartar. Te costará 1 punto, lo mismo que en la mano.
       *[other] Más de 9 cartas en la mano: elige { $count } que descartar. Cada una te costará 1 punto, lo mismo que en la mano.
    }
paperworld-discard-chosen = Descartarías { $cards }.
paperworld-slot = { $number } · { WORD("paperworld-card", $card) }

## Commands

command-paperworld = paperworld
    .description = Juega a Paper World, de Alexandre Aguilar y Benoît Turpin
command-paperworld-take = tomar
    .description = Toma todas las cartas de arriba del centro que tengan un color o un valor
command-paperworld-place = colocar
    .description = Coloca una o varias cartas de tu mano
command-paperworld-done = terminar
    .description = Termina tu turno: después de colocar, o pasando cuando no se puede hacer nada
command-paperworld-discard = descartar
    .description = Deja tu mano en 9 cartas
option-paperworld-what = qué
    .description = Un color (amarillo, azul, verde, negro) o un valor del 1 al 5
option-paperworld-away = descartar
    .description = Qué descartas si después tienes más de 9 cartas, como: y1 k2
option-paperworld-lays = cartas
    .description = Como: y1 C2, y2 C2, k4s B3 -y5 ficha. Letras y b g k, s tijeras; -carta paga un salto
option-paperworld-end = terminar
    .description = Termina el turno después de estas cartas
option-paperworld-discards = cartas
    .description = Las cartas que descartas, como: y1 k2
option-paperworld-first-game = primera_partida
    .description = Juega con los tres objetivos para empezar
option-paperworld-advanced = avanzada
    .description = Varios saltos por turno, y varios valores saltados de una vez
paperworld-place-only = Con `colocar` colocas cartas y terminas el turno, como `y1 C2, y2 C2, fin`. Para tomar y descartar hay comandos propios.
