# Hints: why an action is good. Each sentence is true by the rules of its game.

hints-on = 💡 Con pistas (`/{ $command } hint`), así que no cuenta para las clasificaciones.
post-hints = -# Esta partida no cuenta para las clasificaciones, porque tenía pistas.
hint-off = En esta partida no hay pistas. Las hay en las que se abren con la opción `/{ $command } start#hints` y en `/{ $command } practice`.
hint-waiting = Sigo pensando en la pista que pediste; llega en un momento.
hint-line = { "**" }{ $number }** · { $action }. { $reason }
button-hint = 💡 Pista
button-hint-play = Jugar { $number }
start-solo-hints = Los resultados en solitario se comparan entre sí, así que no hay pistas. En `/{ $command } practice` sí las hay.

## Reasons

hint-ahead = Compensa en los turnos siguientes: los he probado.

## Games with five markers

hint-markers-complete = Lleva todos tus marcadores a { $top }.
hint-markers-top = ¡AXIO! Lleva un marcador a { $top }: { WORD("symbol", $symbol) }.
hint-markers-lowest = Sube tu marcador más bajo ({ WORD("symbol", $symbol) }) de { $old } a { $new }.
hint-markers-low = Sube uno de tus marcadores más bajos ({ WORD("symbol", $symbol) }) de { $old } a { $new }.
hint-markers-most = Ninguna otra colocación da más puntos.
hint-markers-none = Ahora mismo ninguna colocación da puntos.
hint-markers-several = Mueve { $count } de tus marcadores.
hint-markers-one = Mueve un marcador ({ WORD("symbol", $symbol) }) de { $old } a { $new }.
hint-axio-exchange = Ninguna de tus losetas muestra tu símbolo más bajo: { WORD("symbol", $symbol) }.
hint-axio-pyramid = Cierra una casilla vacía: la pirámide da { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.

## Iota

hint-iota-last = Juega tu última carta, lo que termina la partida y duplica los puntos.
hint-iota-doublings = Duplica sus puntos { $count } veces.
hint-iota-lot = Completa un lote, que duplica los puntos.
hint-iota-four = Juega cuatro cartas a la vez, lo que duplica los puntos.
hint-iota-most = Ninguna otra jugada da más puntos.
hint-iota-wild = Guarda tu comodín para más adelante.
hint-iota-lines = Puntúa en { $count } líneas.
hint-iota-kids = { $count ->
        [one] Juega una carta.
       *[other] Juega { $count } cartas a la vez.
    }
hint-iota-kids-last = Juega tu última carta, y con eso ganas.
hint-iota-swap = Te da el comodín de { $cell }, y tu turno sigue.
hint-iota-pass = { $count ->
        [0] Ahora no puedes jugar ninguna de tus cartas.
        [one] Ahora no puedes jugar ninguna de tus cartas, y así cambias una.
       *[other] Ahora no puedes jugar ninguna de tus cartas, y así cambias { $count }.
    }

## Paper World

hint-paperworld-take-fit = { $count ->
        [one] Esta carta encaja en tu paisaje sin descartar nada.
       *[other] { $fitting ->
            [one] De estas { $count } cartas, { $fitting } encaja en tu paisaje sin descartar nada.
           *[other] De estas { $count } cartas, { $fitting } encajan en tu paisaje sin descartar nada.
        }
    }
hint-paperworld-take-most = Ninguna otra opción te da más cartas.
hint-paperworld-goal = { $count ->
        [one] Cumple un objetivo
       *[other] Permite cumplir un objetivo con { $count } cartas
    } ({ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }): { WORD("paperworld-goal", $goal) }.
hint-paperworld-turn = Permite colocar { $count } cartas seguidas.
hint-paperworld-turn-stars = Permite colocar { $count } cartas seguidas, para sumar { $stars ->
        [one] 1 estrella más
       *[other] { $stars } estrellas más
    }.
hint-paperworld-token = Toma la ficha de tijeras: { $points } puntos.
hint-paperworld-stars = Suma { $stars ->
        [one] 1 estrella más
       *[other] { $stars } estrellas más
    }.
hint-paperworld-card = Cada carta que te queda en la mano cuesta un punto al final; esta ya no.
hint-paperworld-done = En este turno no se puede colocar ninguna carta más.
hint-paperworld-keep = Guarda tus otras cartas para turnos posteriores.
hint-paperworld-discard = { $count ->
        [one] No encaja en ningún sitio de tu paisaje sin descartar otra.
       *[other] No encajan en ningún sitio de tu paisaje sin descartar otra.
    }
hint-paperworld-pass = No se puede hacer nada más.
