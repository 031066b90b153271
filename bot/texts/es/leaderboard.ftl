# Leaderboards: ratings, on a server and in the world.

## A page

standing-all = Todos los juegos
standing-solo = { $game } · en solitario
standing-here = Este servidor
standing-world = El mundo
standing-ever = desde siempre
standing-month = { WORD("month", $month) } de { $year }
standing-column-rating = rating
standing-column-matches = partidas
standing-column-won = ganadas
standing-column-best = mejor
standing-note-provisional = ? menos de { $matches } partidas: aún provisional
standing-note-left = Tachado: ya no está en el servidor
standing-nameless = sin nombre
standing-unnamed = ver arriba: { $number }
standing-alt = Clasificación: { $title }, { $subtitle }. { $lines }.
standing-alt-line = { $rank } { $name } { $rating }
standing-line =
    { "**" }{ $rank }.** { $name } — { "**" }{ $rating }** · { $won ->
        [one] { $won } partida ganada
       *[other] { $won } partidas ganadas
    } de { $matches }
standing-line-solo =
    { "**" }{ $rank }.** { $name } — { "**" }{ $best }** · { $matches ->
        [one] en una partida
       *[other] la mejor de { $matches } partidas
    }
standing-left = *(se fue)*

month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre

## Answers

leaderboard-head = { "**" }{ $title }** · { $where } · { $when } · página { $page } de { $pages }
leaderboard-own = Tu puesto: **{ $rank }** de { $count }, con un rating de { $rating }.
leaderboard-own-provisional =
    Tu puesto: **{ $rank }** de { $count }, con un rating de { $rating }, provisional durante { $missing ->
        [one] una partida más
       *[other] { $missing } partidas más
    }.
leaderboard-own-solo = Tu puesto: **{ $rank }** de { $count }. Tu mejor resultado: { $best }.
leaderboard-empty = No hay nadie en esta clasificación.
leaderboard-barred = No estás en esta clasificación, y lo que juegas ahora no cuenta para la mundial: o borraste tus datos en los últimos treinta días, o quien administra este bot te excluye. En las clasificaciones de los servidores sí cuenta.
leaderboard-none = Aún no estás en esta clasificación. Para entrar, termina una partida de { $game } con otras personas: `/{ $command } start`.
leaderboard-none-all = Aún no estás en esta clasificación. Para entrar, termina una partida de cualquier juego con otras personas.
leaderboard-unlisted = Aún no apareces en la clasificación mundial: te has enfrentado a { $met } de { $needed } rivales diferentes en partidas que cuentan aquí. Tu rating hasta ahora: { $rating }.
leaderboard-none-solo = Aún no estás en esta clasificación. Para entrar, termina una partida de { $game } en solitario: `/{ $command } start seats:1`.
leaderboard-none-past = No estás en esta clasificación, y su mes ya pasó.
leaderboard-rule = -# Qué cuenta: las partidas con otras personas que se terminaron, o que alguien abandonó tras una cuarta parte de los turnos habituales. Un rating con menos de { $matches } partidas es provisional: **?**
leaderboard-rule-world = -# Para la clasificación mundial, las partidas con la misma gente en 30 días cuentan cada vez menos, y apareces tras enfrentarte a { $needed } rivales diferentes.
leaderboard-rule-solo = -# La mejor partida en solitario de cada persona; si el resultado es igual, va delante quien tiene más alto el siguiente marcador más bajo. Las partidas en solitario no cambian ningún rating.
leaderboard-unnamed = -# Nombres que la imagen no puede mostrar: { $names }
leaderboard-unnamed-one = { $number } { $name }
leaderboard-world-off = -# Las partidas de este servidor no cuentan para la clasificación mundial.
leaderboard-counting = -# Aún se están contando muchos resultados nuevos, así que esta clasificación puede cambiar en unos minutos.
leaderboard-shared-by = { $name } comparte una clasificación:
leaderboard-direct = Esto no es un servidor, así que aquí está la clasificación mundial. Usa el comando en un servidor para ver la suya.
leaderboard-no-solo = A { $game } no se juega en solitario, así que no tiene clasificación en solitario.

## Components

button-board-before = Anterior
button-board-after = Siguiente
button-board-mine = Mi puesto
button-board-words = Como texto
button-board-picture = Como imagen
button-board-server = Este servidor
button-board-world = El mundo
button-board-month = Este mes
button-board-ever = Desde siempre
button-board-solo = En solitario
button-board-others = Con otras personas
leaderboard-pick = Otro juego

## Commands

command-leaderboard = clasificación
    .description = Los ratings de este servidor o de todo el mundo, y tu puesto
option-board-game = juego
    .description = Solo un juego; si no eliges nada, todos
option-board-where = lugar
    .description = La clasificación de este servidor o la mundial
option-board-when = periodo
    .description = Solo este mes, o desde siempre
option-board-solo = solitario
    .description = Las mejores partidas en solitario
option-board-text = texto
    .description = La clasificación en palabras en vez de una imagen
when-month = este mes
when-ever = desde siempre

## Elsewhere

lobby-ranked = -# La partida cuenta para las clasificaciones si se termina, o si alguien la abandona tras al menos { $turns } turnos por persona (con { $seats } jugadores). Si se cancela, o si se expulsa a alguien, no cuenta para nadie.
post-computer = -# Esta partida no cuenta para las clasificaciones, porque juega una máquina.
post-unranked = -# Esta partida no cuenta para las clasificaciones: terminó antes de { $turns } turnos por persona.
post-removed = -# Esta partida no cuenta para las clasificaciones, porque se expulsó a alguien.
post-given = -# El resultado de la plaza de { $name } cuenta para { $giver }, que la cedió y jugó más turnos en ella.
post-ratings = Ratings: { $ratings }.
post-rating = { $name } { $rating } ({ $change })
post-stood-in = -# { $names } { $count ->
        [one] se fue antes del final y queda
       *[other] se fueron antes del final y quedan
    } en último puesto; una máquina que siguió jugando no cuenta. El resultado: { $result }.
post-place = { $place }. { $name }
leave-unranked = La partida no contará para las clasificaciones, porque aún no hubo { $turns } turnos por persona.
settings-boards = **Clasificaciones:**
settings-world-on = Las partidas de este servidor cuentan también para la clasificación mundial.
settings-world-off = Lo que se abra aquí desde ahora no cuenta para la clasificación mundial; lo anterior sigue contando.
settings-leavers-dim = Quienes ya no están en este servidor salen con el nombre tachado en sus clasificaciones.
settings-leavers-hide = Quienes ya no están en este servidor no salen en sus clasificaciones.
option-settings-leavers = ausentes
    .description = Cómo salen en las clasificaciones de este servidor quienes ya no están en él
option-settings-world = mundo
    .description = Si las partidas que se abran aquí desde ahora cuentan para la clasificación mundial
leavers-dim = con el nombre tachado
leavers-hide = no salen
