# What whoever runs the bot reads on the command line.

owner-about = Cuida del bot, esté en marcha o no. docs/running.md explica los comandos; sin ninguno, el bot arranca.
owner-help-store = el archivo de datos, o postgresql://…; si falta, el del propio bot, según su configuración
owner-help-check = mira si token, permisos, reloj, datos, disco y copias de seguridad están como deben
owner-help-copy = copia todos los datos a un destino vacío, por ejemplo de un archivo a un servidor PostgreSQL, con el bot parado
owner-help-source = los datos que se copian: su archivo, o postgresql://…
owner-help-target = el destino de la copia: un archivo nuevo o una base de datos vacía
owner-help-backup = copia los datos a un archivo nuevo y comprueba la copia, mientras el bot juega
owner-help-to = el archivo nuevo; si falta, uno con la hora por nombre en la carpeta «backups», junto a los datos
owner-help-restore = pone una copia de seguridad en el lugar de los datos, con el bot parado; los datos anteriores se conservan
owner-help-from = el archivo de la copia de seguridad, que se queda donde está
owner-help-rebuild-boards = rehace todos los ratings y clasificaciones a partir de los resultados
owner-help-void = anula el resultado de una partida terminada: los ratings quedan como si no se hubiera jugado
owner-help-exclude = deja fuera de las clasificaciones mundiales a un servidor o a un jugador, con todos sus resultados
owner-help-include = vuelve a admitir a un servidor o a un jugador
owner-help-excluded = lista quién está fuera de las clasificaciones mundiales
owner-help-odd = lista lo que llama la atención entre los resultados que cuentan
owner-help-days = cuántos días hacia atrás; 30 si falta
owner-help-most = cuántas líneas de cada lista; 20 si falta

owner-check-ok = bien
owner-check-wrong = MAL
owner-check-settings = se pueden leer.
owner-check-no-token = no hay ninguno, así que el bot arranca su modo de prueba sin conexión.
owner-check-token = Discord conoce al bot como { $name }.
owner-check-token-wrong = Discord no lo acepta. Cópialo de nuevo del portal para desarrolladores.
owner-check-unreachable = no se le puede preguntar: { $why }
owner-check-clock = se aparta { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    } del de Discord; hasta un minuto está bien.
owner-check-rights = el bot tiene todo lo que necesita en { $servers ->
        [one] su único servidor
       *[other] sus { $servers } servidores
    }, mientras ningún canal diga otra cosa.
owner-check-rights-missing = falta algo en { $lacking } de { $servers ->
        [one] 1 servidor
       *[other] { $servers } servidores
    }: { $named }
owner-check-store = { $file } está en buen estado ({ $size } MB).
owner-check-store-served = se llega a { $address }, y esta versión conoce su esquema.
owner-check-store-owned = el usuario de la base puede cambiarlo, como hace una actualización.
owner-check-store-not-owned = el usuario de la base no puede cambiarlo, como tiene que hacer una actualización. Hazlo propietario de las tablas.
owner-check-store-clock = se aparta { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    } del de este ordenador; hasta un minuto está bien.
owner-check-processes = { $processes ->
        [0] no hay ninguno en marcha.
        [one] hay uno en marcha, con todos los shards ({ $shards }).
       *[other] hay { $processes } en marcha, con todos los shards ({ $shards }) entre ellos.
    }
owner-check-processes-free = { $processes ->
        [one] hay uno en marcha,
       *[other] hay { $processes } en marcha,
    } pero de { $shards } shards nadie tiene { $free }. Mira otra vez dentro de un minuto.
owner-check-store-new = aún no hay; el primer arranque crea { $file }.
owner-check-disk = hay { $free } GB libres. Debería haber el triple de lo que ocupan los datos, y 0.2 GB como mínimo.
owner-check-backups = { $number ->
        [one] hay una,
       *[other] hay { $number },
    } la más reciente de hace { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    }.
owner-check-backups-none = aún no hay ninguna, aunque AXIO_BACKUPS las pide.
owner-backup-done = La copia de seguridad { $file } está completa.
owner-only-a-file = Los datos están en un servidor PostgreSQL, cuyas copias se hacen con sus propias herramientas: ver docs/running.md.
owner-backup-there = Ya existe un archivo { $file }. No cambió nada; indica otro nombre.
owner-copy-running = Hay un bot en marcha con { $file }. Páralo antes.
owner-copy-done = { $target } contiene todo lo de { $source }: { $rows } filas, comparadas una a una. Pon AXIO_DATABASE para seguir jugando con ello.
owner-restore-unusable = La copia de seguridad { $file } no se puede usar, así que los datos están como antes: { $why }
owner-restore-running = El bot está en marcha con estos datos. Páralo antes.
owner-restore-done = { $file } es ahora lo que contiene { $backup }. Arranca el bot para seguir jugando con ello.
owner-restore-former = Los datos anteriores se conservan como { $file }; bórralos, con los archivos que los acompañan, cuando ya no hagan falta.
owner-rebuild-done = Todas las clasificaciones se rehacen, en segundo plano si el bot está en marcha o, si no, tras su próximo arranque. Hasta entonces avisan de que aún pueden cambiar.
owner-store = Los datos { $file } no se pueden usar: { $why }
owner-no-match = No hay ninguna partida con ese número, o es un intento de un reto diario, que no tiene resultado que anular. `/historial` y `odd` dan los números.
owner-void-done = El resultado de la partida { $match } de { $game } está anulado. El bot lo muestra debajo del tablero en un minuto.
owner-kind =
    { $kind ->
        [player] jugador
       *[server] servidor
    }
owner-exclude-done = Los resultados del { owner-kind } { $id } ya no cuentan para la clasificación mundial. Las clasificaciones se rehacen la próxima vez que alguien mire una.
owner-exclude-already = El { owner-kind } { $id } ya estaba fuera.
owner-exclude-unknown = Hasta ahora no hay ningún resultado guardado de un { owner-kind } con ese id. Si el id está mal, `include` lo deshace.
owner-include-done = Los resultados del { owner-kind } { $id } vuelven a contar para la clasificación mundial. Las clasificaciones se rehacen la próxima vez que alguien mire una.
owner-include-already = El { owner-kind } { $id } no estaba fuera.
owner-excluded-title = Fuera de las clasificaciones mundiales:
owner-none = nada
owner-heading = Lo que llama la atención entre los resultados que cuentan { $days ->
        [one] del último día
       *[other] de los últimos { $days } días
    }. Nada de esto demuestra nada: mira las partidas.
owner-odd-closed = Parejas que juegan casi siempre entre sí:
owner-odd-one-sided = Parejas en las que casi siempre gana la misma persona:
owner-odd-short = Partidas con menos de la mitad de los turnos habituales:
owner-odd-fast = Partidas con pocos segundos por turno:
owner-odd-small = Servidores en cuyas partidas juegan pocas personas diferentes:
owner-odd-voids = Servidores con muchos resultados anulados:

owner-column-kind = tipo
owner-column-id = id
owner-column-since = desde
owner-column-player = jugador
owner-column-name = nombre
owner-column-other = otro jugador
owner-column-other-name = nombre
owner-column-together = juntos
owner-column-ahead = delante
owner-column-behind = detrás
owner-column-of-one = partidas
owner-column-of-other = del otro
owner-column-match = partida
owner-column-game = juego
owner-column-server = servidor
owner-column-turns = turnos
owner-column-usual = habituales
owner-column-pace = segundos por turno
owner-column-matches = partidas
owner-column-people = personas
owner-column-voided = anuladas
