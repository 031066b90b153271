# Looking back at a finished match: what computer players think of it.

look-back-game = Ninguna máquina sabe jugar a { $game }, así que sus partidas no se pueden analizar.
look-back-points = En esta partida de { $game } no se jugaba por puntos, que es lo que cuenta un análisis. Su repetición la muestra turno a turno: `/{ $command } replay`.
look-back-own = Todavía estoy preparando { $most } análisis para ti. Pide este cuando haya terminado alguno.
look-back-full = Ahora mismo hay demasiados análisis a la espera. Vuelve a pedirlo en unos minutos.
look-back-estimate = *Es la estimación de una máquina, con lo que cada cual podía saber en ese momento. Prueba solo algunas de las jugadas, así que puede equivocarse. Sus puntos dicen cómo se queda después de los turnos siguientes, no lo que da la jugada por sí sola.*
look-back-waiting = ⏳ Este análisis viene después de { $before ->
        [one] otro
       *[other] otros { $before }
    }. Este mensaje te contará cómo va; si en un cuarto de hora no ha cambiado, vuelve a pedirlo.
look-back-working = ⏳ En marcha: { $looked } de { $planned } turnos. Este mensaje te contará cómo va; si en un cuarto de hora no ha cambiado, vuelve a pedirlo.
look-back-begins = ⏳ En marcha; suele tardar un minuto o dos. Este mensaje cambia solo; si en un cuarto de hora no ha cambiado, vuelve a pedirlo.
look-back-failed = Algo salió mal durante este análisis (error `{ $fault }`). Pulsa el botón para seguir.
look-back-player = { $name } encontró la mejor jugada, o una casi igual de buena, en { $found } de { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } ({ $share } %).
look-back-player-none = { $name } no tuvo nada que elegir.
look-back-costliest = Lo que más costó: { $turns }.
look-back-cost = turno { $turn } ({ look-back-about }{ $decides ->
        [yes] {" "}y probablemente la partida
       *[no] {""}
    })
look-back-about = { $points ->
        [0] menos de un punto
        [one] alrededor de un punto
       *[other] unos { $points } puntos
    }
look-back-turning = **Momento clave:** turno { $turn }. La ventaja estimada de { $name } pasó de { $before } a { $after }.
look-back-best = **Mejor jugada:** turno { $turn }, de { $name }, { look-back-about } mejor que todo lo demás que se probó.
look-back-long = Esta partida fue tan larga que solo se valoraron { $planned } de sus { $decided } turnos, repartidos por toda ella.
look-back-chart-turning = momento clave
look-back-chart-note = situación tras cada turno, estimada
look-back-chart-turns = turnos
look-back-chart-title = { $game }, partida { $match }
look-back-chart-out = fuera
look-back-chart-place = { $place ->
        [1] 1.er puesto
        [2] 2.º puesto
        [3] 3.er puesto
       *[other] { $place }.º puesto
    }
look-back-alt = Puntos estimados después de cada turno. { $players }
look-back-alt-player = { $name }: { $first } al principio, { $last } al final.
look-back-step-costly = **Turno { $turn }** ({ $number } de { $count }): otra jugada habría dado { look-back-about } más.
look-back-step-decisive = **Turno { $turn }** ({ $number } de { $count }): otra jugada habría dado { look-back-about } más y, probablemente, la partida.
look-back-step-best = **Turno { $turn }** ({ $number } de { $count }): la mejor jugada de la partida, { look-back-about } mejor que todo lo demás que se probó.
look-back-better = **Mejor:**
look-back-hint = Una pista para { $name } habría dicho: «{ $reason }»
look-back-picture = *La imagen: la mesa de antes y, en verde menta, lo que pone la jugada mejor.*
look-back-picture-best = *La imagen: la mesa de antes y, en verde menta, lo que pone esta jugada.*
look-back-picture-alt = La mesa antes del turno { $turn }, con esta jugada: { $move }

## Buttons

button-look-back = Analizar
button-look-back-again = ¿Cómo va?
button-look-back-turns = Estos turnos
button-look-back-all = Resumen
button-look-back-replay = En la repetición

## Commands

command-lookback = analizar
    .description = Qué opina una máquina de una partida: lo que más costó, el momento clave, la mejor jugada
