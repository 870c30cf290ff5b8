# Español: replays.

summon-used-up = la Invocación Normal de este turno está usada

replay-between = { $first } contra { $second }
replay-recorded = Grabado el { $date } (UTC) con { $program }
replay-program = Grabado con { $program }
replay-deck = Deck de { $player }: { $cards }
replay-at = Antes de la decisión { $number }, en el turno { $turn }
replay-asked =
    { $kind ->
        [cards] El jugador { $player } elige cartas
        [sum] El jugador { $player } elige cartas que den una suma
        [tribute] El jugador { $player } elige Sacrificios
        [select_unselect] El jugador { $player } elige cartas una por una
        [place] El jugador { $player } elige una zona
        [disable_zones] El jugador { $player } elige zonas
        [position] El jugador { $player } elige una posición de batalla
        [yes_no] El jugador { $player } responde sí o no
        [option] El jugador { $player } elige uno de varios efectos
        [counters] El jugador { $player } retira contadores
        [sort_cards] El jugador { $player } ordena cartas
        [sort_chain] El jugador { $player } ordena efectos
        [announce_card] El jugador { $player } declara el nombre de una carta
        [announce_race] El jugador { $player } declara un Tipo de monstruo
        [announce_attribute] El jugador { $player } declara un Atributo
        [announce_number] El jugador { $player } declara un número
       *[rock_paper_scissors] El jugador { $player } muestra una mano
    }
replay-answered = Lo que hizo el jugador: { $answer }
replay-ends = La grabación termina aquí, en el turno { $turn }: nadie ha ganado todavía.
replay-cut-off = Falta el final del archivo.
replay-no-negations = No se negó nada.
replay-whose = { $cards } ({ $player })
replay-how =
    { $how ->
        [activation] activación
        [effect] efecto
        [effects] efectos en el Campo
        [summon] Invocación
       *[attack] ataque
    }
replay-obstacle =
    { $why ->
        [old-generator] Este replay no se puede jugar: el azar venía del generador de YGOPro, que solemn no tiene.
        [tag-duel] Este replay no se puede jugar: es un duelo por equipos (Tag).
        [extra-rules] Este replay no se puede jugar: hay cartas que cambian las reglas del duelo.
       *[not-inside] Este replay no se puede jugar: el archivo contiene lo que mostró el cliente, pero no las respuestas de los jugadores.
    }
replay-misfit =
    { $kind ->
        [unfit] El replay se aparta del duelo en la decisión { $decision } (respuesta { $response }): { $reason }
        [not-asked] El replay se aparta del duelo antes de la decisión { $decision } (respuesta { $response }): se respondió { $given } donde nadie tiene nada que activar
        [left-over] El duelo ha terminado, pero el replay sigue: la respuesta { $response } es { $given }
       *[stuck] El duelo no puede seguir después de la decisión { $decision }: { $reason }
    }
replay-suspects = ¿Grabado con otros scripts u otras cartas? La causa probable es el script de { $cards }.
head-turn = turno
head-negated = negado
head-how = qué
head-by = por
head-cost = al coste de
head-anyway = queda igualmente
replay-case-title = { $first } contra { $second }, turno { $turn }, desde la decisión { $number }
replay-case-missing =
    { $what ->
        [pasts] Fuera de la preparación: los contadores y cómo se Invocó a los monstruos
        [owners] Fuera de la preparación: de quién son las cartas que controla el otro jugador
        [elsewhere] Fuera de la preparación: cartas en zonas donde solo un efecto puede ponerlas
       *[face-down] Las cartas desterradas están todas boca arriba
    }
replay-case-left-out = Pasos omitidos al final: { $count }
replay-case-written = { $file } empieza en la decisión { $number }, en el turno { $turn }
replay-differs = Desde la decisión { $decision } lo que ocurre no es lo que mostró el cliente: allí { $recorded }, aquí { $ours }
replay-given-up = El jugador { $player } gana: el oponente se rindió o se fue.
replay-scripts-found = El replay se juega entero con los scripts del { $date } (commit { $commit }); versiones probadas: { $tried }
replay-scripts-not-found = El replay no se juega entero con ninguna de las versiones probadas ({ $tried }); lo más lejos, { $decisions } decisiones, con los scripts del { $date } (commit { $commit })
head-number = n.º
head-date = fecha
head-first-deck = primer Deck
head-second-deck = segundo Deck
head-turns = turnos
head-winner = ganador
head-ending = final
head-negations = negaciones
replay-no-archetype = mixto
replay-winner =
    { $winner ->
        [first] primero
        [second] segundo
        [draw] empate
       *[nobody] nadie
    }
replay-ending =
    { $ending ->
        [lp] LP a 0
        [deck] sin carta que robar
        [effect] por un efecto
        [given-up] rendición
        [unfinished] inacabado
        [parted] se aparta
       *[not-played] no jugado
    }
replay-most-activated = Activadas más a menudo
replay-most-negated = Negadas más a menudo
replay-written =
    { $how ->
        [puzzle] { $file } está escrito, con su puzle al lado: van en las carpetas «replay» y «puzzles» de EDOPro
       *[alone] { $file } está escrito: va en la carpeta «replay» de EDOPro, y el puzle en «puzzles»
    }
replay-cannot-hold =
    { $what ->
        [turn] ninguna repetición puede contener esto: tiene que empezar con la Draw Phase del jugador 0
        [chance] ninguna repetición puede contener esto: la preparación fija las monedas y los dados
        [materials] ninguna repetición puede contener esto: la preparación dice con qué se Invocó un monstruo
       *[set-ups] ninguna repetición puede contener esto: un archivo Lua preparó el Campo
    }
