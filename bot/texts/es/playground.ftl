# The playground's page, which stands in for Discord: what Discord itself would say there, and what to try.

page-you = Eres
page-language = El idioma del Discord de este miembro
page-places = Lugares
page-lost = El patio de pruebas no responde. ¿Sigue en marcha? Probando otra vez …
page-silent = El patio de pruebas no responde: no se envió
page-failed = El patio de pruebas no pudo hacerlo (error { $code }). Su registro dice más.
page-welcome = Qué escribir
page-hide = Ocultar
page-step-type = Toca uno de estos comandos o escríbelo abajo, y pulsa Intro o ➤: { $start }.
page-step-join = Cambia a { $name } (arriba) y pulsa { $join }: la partida empieza. O juega contra una máquina: { $practice }. ¿Nunca has jugado? { $learn } te enseña.
page-step-turn = El tablero dice a quién le toca; un número rojo junto a un nombre, arriba, indica que el bot llamó a ese miembro. Cambia a él y pulsa un botón azul bajo el tablero. O escribe: { $slash } muestra los comandos.
page-offline = Este Discord funciona sin conexión: nada sale de este ordenador.
page-message = Mensaje
page-send = Enviar
page-picture = Imagen
page-called = { $count } para ti
page-new = Nuevos: { $count }
page-box = Mensaje a { $place } ({ $name }), o /
page-gone = Ese mensaje ya no está
page-nowhere = Esto lleva a Discord, así que aquí no lleva a ninguna parte
page-used = { $name } usó { $command }
page-thinking = { $name } está pensando …
page-edited = (editado)
page-only = Solo tú puedes ver esto
page-dismiss = Descartar
page-open = Abrir a tamaño completo
page-select = Elige una opción
page-choose = Elegir
page-range = { $least } a { $most }
page-cancel = Cancelar
page-submit = Enviar
page-enter = Pulsa Intro para enviar el comando
page-optional = (opcional: { $options })
page-leave = Salir
page-yes = Sí
page-no = No
page-link = mensaje

## Why a line is not sent

typed-go-on = Sigue después de /{ $command } con uno de estos: { $names }
typed-unknown = Ese comando no existe aquí. Hay: { $names }
typed-options = /{ $command } no puede leer «{ $text }». Escribe sus opciones así: /{ $command } { $options }
typed-no-options = /{ $command } no puede leer «{ $text }»: no tiene opciones.
typed-no-option = /{ $command } no tiene la opción «{ $option }». Hay: { $options }
typed-missing = /{ $command } también necesita: { $options }
typed-choice = «{ $text }» no es una opción de { $option }. Opciones: { $choices }
typed-unfit =
    «{ $text }» no vale para { $option }: hace falta { $kind ->
        [boolean] Sí o No
        [integer] un número entero
       *[number] un número
    }
typed-range =
    { $option } debe ser { $side ->
        [least] al menos
       *[most] como máximo
    } { $limit }
typed-length =
    { $option } debe tener { $side ->
        [least] al menos
       *[most] como máximo
    } { $limit } caracteres
typed-no-member = «{ $text }» no es un miembro de aquí ({ $option })
typed-no-channel = «{ $text }» no es un canal de aquí ({ $option })
typed-no-way = El patio de pruebas no puede rellenar { $option } ({ $kind })
typed-file = Un archivo no se puede escribir: elige el comando de la lista y un archivo en { $option }
typed-form = Este formulario es de una ejecución anterior: ábrelo otra vez
typed-not-here = /{ $command } no existe aquí
typed-failed = El bot falló: { $why }. Su registro dice más.
typed-no-answer = La aplicación no respondió
typed-refused = Discord lo rechazaría: { $why }
