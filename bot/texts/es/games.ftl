# Lo que todos los juegos dicen igual.
#
# Glosario: una palabra para cada cosa, en todos los archivos.
#   axis, row of symbols   hilera (en Axio); fila y columna son las del tablero; en Iota, línea
#   bag                    bolsa                     bonus             bonificación
#   board                  tablero                   leaderboard       clasificación
#   board of the day       tabla del día             card              carta
#   cell                   casilla                   computer player   máquina
#   daily challenge        reto diario               discard           descartar, descarte
#   draw                   robar                     drawn by lot      por sorteo
#   exchange (Axio)        cambiar                   goal              objetivo
#   hand                   mano                      hint              pista
#   host                   quien abrió la sala       kick              expulsar
#   landscape              paisaje                   leave             abandonar (la sala: salir)
#   level                  dificultad                lobby             sala
#   look back              análisis, analizar        lot (Iota)        lote
#   marker                 marcador                  match             partida
#   middle                 centro                    move              jugada
#   pass                   pasar                     pile              pila (en Iota, de robo: mazo)
#   place                  colocar (Iota: jugar)     place (rank)      puesto
#   practice               práctica                  puzzle            problema
#   pyramid                pirámide                  rack              atril
#   rating                 rating                    record (file)     registro
#   rematch                revancha                  replay            repetición
#   seat                   plaza                     skip (a value)    salto, saltar
#   solo                   en solitario              stack             pila
#   stand-in               máquina que sigue por alguien               stop (a match)   cancelar
#   supply                 reserva general           swap (Iota)       canjear
#   symbol                 símbolo                   table             mesa
#   take                   tomar                     tile              loseta
#   token                  ficha                     turn              turno
#   undo                   deshacer                  void              anular
#   vote                   votar                     wild card         comodín
# Los jugadores se tutean, sin vosotros ni ustedes: el español es el de todas partes.

## Why an action is not played

game-not-your-turn = No es tu turno.
game-left-before = Esa persona ya había abandonado la partida.

## What happened

game-started = Por sorteo, empieza { $name }.
game-left = { $name } queda fuera de la partida.
game-ended-alone = Solo queda una persona en la mesa.
game-ended-left = Nadie queda en la mesa.
game-won = 🏆 ¡Gana { $name }!
game-won-shared = 🏆 Victoria compartida: { $names }

game-to-move = Turno de { $name }.
you = Tú
