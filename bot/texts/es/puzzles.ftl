# Puzzles: positions in which one move is clearly best.

puzzle-head = **Problema { $number } de { $game } · { $date }**
puzzle-head-practice = **Problema { $number } de { $game } · para practicar**
puzzle-today = **Problemas del { $date }** · nuevos { $time }
    Una posición, una jugada mejor, lo mismo para todo el mundo. Nadie ve tus intentos.
puzzle-today-line = • Problema { $number } de { $game }: { $marks }
puzzle-today-none = • { $game }: aún estoy buscando un problema.
puzzle-untried = aún sin probar
puzzle-ask = 🧩 Es tu turno, y hay una jugada claramente mejor que todas las demás. ¿Cuál? Juégala con los botones o con un comando. Nadie ve tus intentos; el primero cuenta para tu rating de problemas.
puzzle-right = { $tries ->
        [one] ✅ **¡Esa es!** Y al primer intento. { $reason }
       *[other] ✅ **¡Esa es!** Al intento { $tries }. { $reason }
    }
puzzle-right-too = { $tries ->
        [one] ✅ **Es tan buena como la mejor jugada**, y al primer intento. Sobre la mejor: { $reason }
       *[other] ✅ **Es tan buena como la mejor jugada**, al intento { $tries }. Sobre la mejor: { $reason }
    }
puzzle-wrong = { $points ->
        [one] ❌ Hay una jugada mejor. Por lo que veo, vale más o menos 1 punto más.
       *[other] ❌ Hay una jugada mejor. Por lo que veo, vale más o menos { $points } puntos más.
    }
puzzle-shown = 💡 **La mejor jugada** (segunda imagen): { $action }. { $reason }
puzzle-shown-alt = La posición, con la mejor jugada: { $action }
puzzle-position = La posición antes de tu turno:
puzzle-second = La siguiente mejor jugada, contando lo que viene después: { $action }.
puzzle-left = Dejaste esta posición antes de terminar tu turno, así que no cuenta como intento. Pulsa **Otra vez** si al final quieres jugarla.
puzzle-ratings = 🧩 Tu rating de problemas: **{ $own }** · el de este problema: { $puzzle } (cuanto más alto, más difícil)
puzzle-copy = **Compartir aquí** muestra cuántas veces lo intentaste, y nada más. O copia esto:
puzzle-copy-direct = Para enseñar cuántas veces lo intentaste, copia esto, que no revela nada:
puzzle-paste = { $game }, problema { $number } { $marks }
puzzle-shared = 🧩 { $name } · { $line }
    -# La misma posición para todo el mundo.
puzzle-unjudged = Ahora mismo no puedo valorar tu jugada. En un minuto, `/puzzle` mostrará lo que valía.
puzzle-kept = La posición está lista; la muestra `/puzzle`.
puzzle-end-confirm = ¿Dejar esta posición? No cuenta como intento, y puedes volver al problema cuando quieras.
puzzle-ended = Dejaste esta posición.
kind-command-puzzle = `/puzzle`
matches-puzzle = { $game }, un problema — **tu turno**: { $link }
stats-puzzles = 🧩 Problemas resueltos: { $solved } de { $tried } · rating de problemas { $rating }

## Refusals

puzzle-none = Hoy no tengo ningún problema de { $game }. Sigo buscando otros nuevos: vuelve más tarde.
puzzle-fixed = Eso no es posible en un problema: juegas un turno, y nadie más juega en él.
puzzle-last = 🧩 Ya conoces todos los problemas que hay. El próximo llega { $time }.
puzzle-try-first = Juega antes tu turno. Después puedo mostrarte la mejor jugada.
puzzle-nothing-to-share = No hay nada que compartir hasta que encuentres la mejor jugada o te la muestre.

## Buttons and commands

button-puzzle-end = Dejar la posición
button-puzzle-again = Otra vez
button-puzzle-show = Mostrar la mejor jugada
button-puzzle-next = Otro problema
button-puzzle-position = Ver la posición
button-puzzle-look = ¿Cuánto valía?
command-puzzle = problema
    .description = Encuentra la mejor jugada: una posición nueva cada día, la misma para todo el mundo
option-puzzle-game = juego
    .description = De qué juego ver el problema; sin esto, los de todos los juegos
