# Español: lo que ocurrió y lo que se halló.

happening =
    { $event ->
        [turn] turno nuevo
        [phase] fase nueva
        [phase-goes-on] fase que continúa
        [activate] activación
        [activation-negated] activación negada
        [effect-negated] efecto negado
        [resolve] comienzo de una resolución
        [resolved] resolución
        [no-effect] resolución sin efecto
        [chain-end] fin de una Cadena
        [summoning] intento de Invocación
        [summoned] Invocación con éxito
        [summon-negated] Invocación negada
        [summon-void] Invocación que no tuvo lugar
        [attack] declaración de ataque
        [attack-negated] ataque negado
        [damage-step] comienzo de un Damage Step
        [battle] batalla
        [damage] daño
        [recover] ganancia de LP
        [pay-lp] pago de LP
        [draw] robo de cartas
        [target] elección de un objetivo
        [move] movimiento
        [missed-timing] momento perdido
        [position] cambio de posición de batalla
        [set] Colocación
        [protected] protección
        [counters-placed] contadores puestos
        [counters-removed] contadores retirados
        [declared] declaración
        [replay] nueva elección de objetivo
        [coin] lanzamiento de moneda
        [dice] tirada de dado
       *[win] victoria
    }
happening-of = { $what } ({ $values })
value =
    { $word ->
        [card] { $given }
        [player] jugador { $given }
        [zone] { $given }
        [link] Eslabón de Cadena { $given }
        [kind] { $given }
        [target] objetivo: { $given }
        [amount] { $given }
        [what] { $given }
        [count] { $given } veces
        [phase] { $given }
        [rule] regla { $given }
        [by] a causa de { $given }
        [reason] { $given }
        [from] desde: { $given }
       *[to] hacia: { $given }
    }
value-none =
    { $word ->
        [target] sin objetivo
       *[by] a causa de ninguna carta
    }
reason =
    { $reason ->
        [destroy] destrucción
        [tribute] Sacrificio
        [temporary] por un tiempo
        [material] como Material
        [summon] por una Invocación
        [battle] en batalla
        [effect] por un efecto
        [cost] como coste
        [lost-target] sin su objetivo
        [rule] por las reglas
        [spsummon] por una Invocación Especial
        [discard] descarte
        [return] devolución
        [replace] en su lugar
       *[redirect] desvío
    }
summon-kind =
    { $kind ->
        [normal] Invocación Normal
        [flip] Invocación por Volteo
       *[special] Invocación Especial
    }
asked-for =
    { $what ->
        [play] una jugada
        [chain] una respuesta en la Cadena
        [choose] una elección de cartas
        [yes-no] sí o no
        [option] un efecto entre varios
        [number] un número
        [position] una posición de batalla
        [zone] una zona
        [name] un nombre de carta
        [type] un Tipo de monstruo
        [attribute] un Atributo
        [counters] contadores que retirar
        [order] un orden
       *[rock-paper-scissors] una mano de piedra, papel o tijera
    }
lies-face-down = boca abajo
found-after = { $what } (tras el paso { $step })
not-any-more = después falta: { $what }
never-reached = nunca se llegó al paso «{ $label }»
never-resolved = el Eslabón de Cadena { $link } nunca se resolvió
refused-count = hay que elegir de { $least } a { $most }, no { $found }
refused-total = estas no suman { $total }
refused-offer = no está entre lo que se ofrece
