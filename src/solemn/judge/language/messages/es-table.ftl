# Español.

table-link-resolves = El Eslabón { $number } de la Cadena se resuelve
table-over = El duelo ha terminado.
table-full = Hay sitio para { $count } posiciones; llévate el caso y empieza otro.
table-no-node = No hay posición { $number }: se espera de 0 a { $count }.
table-script = El script de una carta ha fallado: { $why }
table-script-endless = El script de esta carta no termina.
table-no-puzzle = Un acertijo solo se abre desde su archivo.
table-unfit = Esta elección no vale. Elige otra vez.
table-no-beginning = Un escenario empieza en una Fase Principal o de Batalla abierta; en este turno aún no hay.
table-no-card = Esta carta ya no está.
table-no-deck = No hay cartas en este Deck.
table-way =
    { $way ->
        [normal-summon] Invocación Normal
        [set] Colocar
        [special-summon] Invocación Especial
        [pendulum-summon] Invocación por Péndulo
        [activate] Activar
        [chain] Responder
        [flip] Invocación por Volteo
        [change-position] Cambiar de posición
        [attack] Atacar
        [choose] Elegir
        [to-battle] Fase de Batalla
        [to-main2] Fase Principal 2
       *[end-turn] Terminar el turno
    }
table-summon =
    { $way ->
        [normal] Invocación Normal
        [tribute] Invocación por Sacrificio
        [flip] Invocación por Volteo
        [special] Invocación Especial
        [fusion] Invocación por Fusión
        [ritual] Invocación por Ritual
        [synchro] Invocación por Sincronía
        [xyz] Invocación Xyz
        [pendulum] Invocación por Péndulo
       *[link] Invocación por Enlace
    }
table-effect = { $way } (efecto { $number })
table-kind =
    { $kind ->
        [normal] Normal
        [effect] Efecto
        [ritual] Ritual
        [fusion] Fusión
        [synchro] Sincronía
        [xyz] Xyz
        [pendulum] Péndulo
        [link] Enlace
        [toon] Toon
        [spirit] Spirit
        [union] Unión
        [gemini] Géminis
        [flip] Volteo
        [tuner] Cantante
        [token] Ficha
       *[other] { $kind }
    }
table-spell =
    { $kind ->
        [ritual] Mágica de Ritual
        [quickplay] Mágica de Juego Rápido
        [continuous] Mágica Continua
        [equip] Mágica de Equipo
        [field] Mágica de Campo
       *[normal] Mágica Normal
    }
table-trap =
    { $kind ->
        [continuous] Trampa Continua
        [counter] Contratrampa
       *[normal] Trampa Normal
    }
table-attribute =
    { $word ->
        [earth] TIERRA
        [water] AGUA
        [fire] FUEGO
        [wind] VIENTO
        [light] LUZ
        [dark] OSCURIDAD
       *[divine] DIVINIDAD
    }
table-type =
    { $word ->
        [warrior] Guerrero
        [spellcaster] Lanzador de Conjuros
        [fairy] Hada
        [fiend] Demonio
        [zombie] Zombi
        [machine] Máquina
        [aqua] Aqua
        [pyro] Piro
        [rock] Roca
        [winged-beast] Bestia Alada
        [plant] Planta
        [insect] Insecto
        [thunder] Trueno
        [dragon] Dragón
        [beast] Bestia
        [beast-warrior] Guerrero-Bestia
        [dinosaur] Dinosaurio
        [fish] Pez
        [sea-serpent] Serpiente Marina
        [reptile] Reptil
        [psychic] Psíquico
        [divine-beast] Bestia Divina
        [creator-god] Dios Creador
        [wyrm] Wyrm
        [cyberse] Ciberso
        [illusion] Ilusión
       *[other] { $word }
    }
table-ask-main = Jugador { $player }: tu turno en la Fase Principal
table-ask-battle = Jugador { $player }: tu turno en la Fase de Batalla
table-ask-chain = Jugador { $player }: ¿responder?
table-ask-pause = El jugador { $player } no tiene con qué responder.
table-ask-trigger = Jugador { $player }: ¿activar el efecto de { $card }?
table-ask-cards = Jugador { $player }: elige cartas, de { $min } a { $max }
table-ask-card = Jugador { $player }: elige una carta
table-ask-exactly = Jugador { $player }: elige { $count } cartas
table-ask-tributes = Jugador { $player }: elige monstruos para Sacrificar; se necesitan { $count }
table-ask-sum = Jugador { $player }: elige cartas que sumen { $total }
table-ask-one-by-one = Jugador { $player }: elige una carta; elegidas: { $count }
table-ask-zones = Jugador { $player }: elige zonas; se necesitan { $count }
table-ask-position = Jugador { $player }: elige una posición de batalla
table-ask-yes-no = Jugador { $player }: ¿sí o no?
table-ask-replay = Jugador { $player }: ¿atacar de nuevo?
table-ask-option = Jugador { $player }: elige uno
table-ask-number = Jugador { $player }: declara un número
table-ask-attribute = Jugador { $player }: declara Atributos; se necesitan { $count }
table-ask-type = Jugador { $player }: declara Tipos; se necesitan { $count }
table-ask-name = Jugador { $player }: declara un nombre de carta
table-ask-counters = Jugador { $player }: retira contadores; se necesitan { $count }
table-ask-order = Jugador { $player }: ponlas en orden
table-ask-hand = Jugador { $player }: ¿piedra, papel o tijera?
table-done = Listo
table-cancel = Cancelar
table-answer =
    { $answer ->
        [yes] Sí
       *[no] No
    }
table-option = Opción { $number }
table-sign =
    { $sign ->
        [rock] Piedra
        [paper] Papel
       *[scissors] Tijera
    }
table-value =
    { $value ->
        [atk] ATK
        [def] DEF
        [level] Nivel o Rango
        [attribute] Atributo
        [race] Tipo
       *[name] nombre
    }
table-change-adds = { $what } { $amount }, por { $by }
table-change-becomes = { $what } pasa a ser { $amount }, por { $by }
table-state =
    { $state ->
        [negated] sus efectos están negados
        [battle] no es destruida en batalla
        [effects] no es destruida por efectos de cartas
        [both] no es destruida en batalla ni por efectos de cartas
        [once] no es destruida cierto número de veces
        [target] no puede ser objetivo de efectos de cartas
        [attack] no puede ser atacada
        [unaffected] no es afectada por algunos efectos
        [negation] sus efectos no pueden ser negados
        [cannot-attack] no puede atacar
       *[cannot-turn] su posición no puede cambiarse
    }
board-needs-server = El tablero necesita un servidor web: { $command }
board-port = --port: { $port } no se puede usar ({ $why })
option-one-file = { $option }: se espera un solo archivo
board-serves = El tablero está en { $address } (Ctrl+C lo termina).
page-written = Escrito en { $file }.
