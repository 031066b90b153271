# What is kept of a player, the file with it, and its deletion.

former-player = Perfil borrado

command-privacy = privacidad
    .description = Lo que guardo sobre ti; descárgalo o bórralo

privacy-page =
    ### Lo que guardo sobre ti
    No leo mensajes ni entrego nada a nadie. Las demás personas ven tu nombre, tus partidas y tus resultados en los servidores donde juegas, y tu nombre y tus ratings en las clasificaciones mundiales. Lo guardo hasta que lo borres.
    { "**" }Exportar mis datos** te lo da todo en un archivo. **Borrar mis datos** pregunta antes.

    • Tu id de Discord, tu nombre en cada servidor donde me usas y tu idioma: para darte una plaza, avisarte y escribirte.
    • Lo que elegiste en `/settings me`.
    • Las partidas que juegas y has jugado, con cada jugada, hora y resultado: para que una partida siga al cabo de unos días, se pueda volver a ver y cuente para clasificaciones y ratings.
    • Tus ratings, retos diarios e invitaciones, hasta dónde llegaste en la partida guiada de cada juego y qué mensajes directos muestran tus manos; durante una hora, también a quién avisaste con una invitación o una oferta y quién te avisó a ti.

privacy-exported = En este archivo está todo lo que guardo sobre ti, y nada sobre otras personas. También están tus manos actuales: fíjate a quién se lo enseñas.
privacy-file = Todo lo que hay guardado sobre ti, en un archivo JSON
privacy-too-much = Es más de lo que Discord acepta en un archivo. Pídeselo a quien administra este bot.

privacy-confirm =
    ### ¿Borrar tus datos?
    No se puede deshacer.
    { $count ->
        [0] Ahora mismo no estás en ninguna partida.
        [one] **Abandonas la partida** en la que estás: las demás personas siguen sin ti, o ganan; un reto diario sin terminar se queda sin resultado.
       *[other] **Abandonas las { $count } partidas** en las que estás: las demás personas siguen sin ti, o ganan; un reto diario sin terminar se queda sin resultado.
    }
    • **Desaparece:** tu nombre, tu idioma y tus ajustes, tus ratings y rachas, y los últimos mensajes directos con tus manos, hasta donde Discord me deja borrarlos.
    • **Se queda, pero sin tu nombre:** tus plazas en las partidas, con jugadas y resultados, como «{ former-player }»: también son resultados de otras personas, y no cambian.
    • **No depende de mí:** los mensajes más antiguos de los canales conservan los nombres que muestran. La moderación puede borrarlos en Discord.
    Vuelve a jugar cuando quieras: empiezas de cero.
privacy-deleted = Tus datos están borrados; lo que queda de tus partidas ya no es de nadie. Gracias por jugar.

button-data-export = Exportar mis datos
button-data-ask = Borrar mis datos
button-data-delete = Sí, borrar mis datos
