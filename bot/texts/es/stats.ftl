# How a player has done.

## Refusals

stats-none = En este servidor aún no tienes partidas terminadas que cuenten; `/axio start` empieza una. Qué cuenta: las partidas que se terminaron o que alguien abandonó lo bastante tarde, las partidas en solitario y las partidas con máquinas.
stats-none-direct = Aún no tienes partidas terminadas que cuenten; `/axio start` empieza una. Qué cuenta: las partidas que se terminaron o que alguien abandonó lo bastante tarde, las partidas en solitario y las partidas con máquinas.
stats-none-other = En este servidor, { $name } aún no tiene partidas terminadas que cuenten.
stats-bot = { $name } es un bot, y los bots no juegan aquí. Elige a una persona.
stats-direct-other = En mensajes directos solo ves tus propias estadísticas. Usa el comando en un servidor para ver las de otra persona.
stats-share-other = Solo puedes compartir tus propias estadísticas. Las muestra `/stats`.

## The answer

stats-head = { $name } en este servidor, desde el { $date }
stats-head-direct = { $name } en todos los servidores, desde el { $date }
stats-begun = { $name }: todavía ninguna partida terminada que cuente
stats-later = -# Cuando termines una partida, aquí verás también tus partidas y victorias y, tras jugar con otros, un rating en cada juego, tu puesto y tus rivales. `/axio start` empieza una, `/axio practice` una contra una máquina.
stats-puzzles-later = -# Tu primer intento en cada problema cambia ese rating: cuanto más difíciles los que resuelves, más sube. `/puzzle` tiene uno nuevo de cada juego cada día.
stats-total = { $matches ->
        [one] Una partida con otras personas
       *[other] { $matches } partidas con otras personas
    }, { $won } { $won ->
        [one] ganada
       *[other] ganadas
    } ({ $share } %) · victorias seguidas: { $streak } ahora, { $longest } como máximo
stats-daily = 🔥 Reto diario: { $count ->
        [one] un día seguido
       *[other] { $count } días seguidos
    }; la mejor racha es de { $best }
stats-game = { "**" }{ $game }**: rating **{ $rating }**, { $place } · { $matches ->
        [one] una partida
       *[other] { $matches } partidas
    }, { $won } { $won ->
        [one] ganada
       *[other] ganadas
    } ({ $share } %), mejor resultado { $best }
stats-game-unrated = { "**" }{ $game }**: sin rating para todos los servidores · { $matches ->
        [one] una partida
       *[other] { $matches } partidas
    }, { $won } { $won ->
        [one] ganada
       *[other] ganadas
    } ({ $share } %), mejor resultado { $best }
stats-rank = puesto { $rank }
stats-no-rank = fuera de la clasificación
stats-unlisted = aún fuera de la clasificación mundial (se ha enfrentado a { $met } de { $needed } rivales diferentes)
stats-rated = de { $matches ->
        [one] una partida
       *[other] { $matches } partidas
    } que { $matches ->
        [one] cuenta
       *[other] cuentan
    } para todos los servidores
stats-solo = { "**" }{ $game }** en solitario: { $matches ->
        [one] una partida
       *[other] { $matches } partidas
    }, mejor resultado { $best }
stats-computers = { "**" }{ $game }** con máquinas: { $matches ->
        [one] una partida
       *[other] { $matches } partidas
    }, { $won } { $won ->
        [one] ganada
       *[other] ganadas
    }
stats-met = Más partidas con:
stats-opponent = • { $name }: { $matches } en común, { $ahead } por delante, { $behind } por detrás
stats-provisional = -# ? menos de { $matches } partidas: aún provisional

## The picture

stats-figure-matches = { $matches ->
        [one] partida
       *[other] partidas
    }
stats-figure-share = { $share } %
stats-figure-won = ganadas
stats-figure-longest = { $longest ->
        [one] victoria seguida
       *[other] victorias seguidas
    }
stats-untitled = Ratings
stats-axis = partidas
stats-dotted = línea de puntos: menos de { $matches } partidas
stats-alt = { $name }: { $matches ->
        [one] una partida
       *[other] { $matches } partidas
    } con otras personas, { $won } { $won ->
        [one] ganada
       *[other] ganadas
    } ({ $share } %), victorias seguidas como máximo: { $longest }. Cómo fueron los ratings:
stats-alt-game = { $game }: de { $first } a { $rating } en { $matches ->
        [one] una partida
       *[other] { $matches } partidas
    }, el más bajo { $low }, el más alto { $high }.

## Buttons and commands

command-stats = estadísticas
    .description = Tus resultados o los de otra persona: partidas, ratings, rachas, rivales
option-stats-player = persona
    .description = De quién; si no eliges a nadie, las tuyas
