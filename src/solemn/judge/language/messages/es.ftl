# Español.

zone =
    { $zone ->
        [deck] Deck
        [hand] mano
        [mzone] Zona de Monstruos
        [szone] Zona de Magia y Trampas
        [grave] Cementerio
        [banished] zona de cartas desterradas
        [extra] Deck Extra
        [overlay] Materiales Xyz
       *[none] ninguna parte
    }
pendulum-zone =
    { $side ->
        [left] Zona de Péndulo izquierda
       *[right] Zona de Péndulo derecha
    }
zone-numbered = { $where } { $number }
zone-word =
    { $zone ->
        [deck] Deck
        [hand] mano
        [mzone] Zona de Monstruos
        [szone] Zona de Magia y Trampas
        [grave] Cementerio
        [banished] zona de cartas desterradas
        [extra] Deck Extra
        [overlay] Materiales Xyz
       *[none] ninguna parte
    }
kind =
    { $kind ->
        [main] Fase Principal
        [battle] Fase de Batalla
        [chain] Cadena
       *[other] { $kind }
    }
place = { $where } del jugador { $player }
nowhere = ninguna parte
phase =
    { $phase ->
        [draw] Fase de Robo
        [standby] Fase de Espera
        [main1] Fase Principal 1
        [battle_start] Fase de Batalla: paso inicial
        [battle_step] paso de batalla
        [damage] Paso de Daño
        [damage_calculation] cálculo de daño
        [battle] Fase de Batalla
        [main2] Fase Principal 2
       *[end] Fase Final
    }
position =
    { $position ->
        [attack] Posición de Ataque boca arriba
        [facedown_attack] Posición de Ataque boca abajo
        [defense] Posición de Defensa boca arriba
        [set] Posición de Defensa boca abajo
       *[none] ninguna parte
    }
list-comma = { $first }, { $rest }
list-and = { $first } y { $rest }
list-or = { $first } o { $rest }
list-semicolon = { $first }; { $rest }

## lo que pasó

turn = Turno del jugador { $player }
activate = Eslabón { $link } de la Cadena: el jugador { $player } activa { $card } ({ $where })
as-card = como activación de la carta
as-effect = como efecto de la carta
cost = coste: { $costs }
targets = objetivos: { $cards }
paid-tribute = Sacrifica { $card }
paid-discard = descarta { $card }
paid-detach = desacopla { $card }
paid-send = manda { $card } al Cementerio
paid-banish = destierra { $card }
paid-banish-face-down = destierra { $card } boca abajo
paid-return = devuelve { $card } a la mano
paid-return-deck = devuelve { $card } al Deck
paid-return-extra = devuelve { $card } al Deck Extra
paid-material = usa { $card } como Material
paid-lp = paga { $amount } LP
paid-counters = retira { $count } { $counters } de { $card }
resolve = Se resuelve el Eslabón { $link } de la Cadena: { $card }
activation-negated = Se niega la activación de { $card } (Eslabón { $link })
effect-negated = Se niega el efecto de { $card } (Eslabón { $link })
summoning =
    { $kind ->
        [normal] El jugador { $player } Invoca de Modo Normal { $card }
        [flip] El jugador { $player } Invoca por Volteo { $card }
       *[special] El jugador { $player } Invoca de Modo Especial { $card }
    }
summon-negated = Se niega la Invocación de { $card }
attack = El jugador { $player } ataca a { $target } con { $card }
attack-directly = El jugador { $player } ataca directamente con { $card }
attack-namesake = El jugador { $player } ataca a { $target } del jugador { $other } con { $card }
attack-negated = Se niega el ataque
damage-step = Empieza el Paso de Daño
phase-goes-on = Hubo respuesta al cambio de fase: esta fase continúa ({ $phase })
new-chain = { $card } no se encadena a nada: comienza una nueva Cadena (turno del jugador { $player }, { $phase })
by-default = porque ningún paso lo dice, jugador { $player }: { $what }
at-step = paso { $step }: { $what }
damage = El jugador { $player } recibe { $amount } de daño
recover = El jugador { $player } gana { $amount } LP
pays = El jugador { $player } paga { $amount } LP
draws = El jugador { $player } roba { $count }
counter-kind =
    { $kind ->
        [spell-counter] { $number ->
                [single] Contador de Magia
               *[several] Contadores de Magia
            }
        [bushido-counter] { $number ->
                [single] Contador de Bushido
               *[several] Contadores de Bushido
            }
        [feather-counter] { $number ->
                [single] Contador de Pluma
               *[several] Contadores de Pluma
            }
        [kaiju-counter] { $number ->
                [single] Contador Kaiju
               *[several] Contadores Kaiju
            }
        [resonance-counter] { $number ->
                [single] Contador de Resonancia
               *[several] Contadores de Resonancia
            }
        [venom-counter] { $number ->
                [single] Contador de Veneno
               *[several] Contadores de Veneno
            }
        [a-counter] { $number ->
                [single] Contador A
               *[several] Contadores A
            }
        [fog-counter] { $number ->
                [single] Contador de Niebla
               *[several] Contadores de Niebla
            }
        [predator-counter] { $number ->
                [single] Contador de Depredador
               *[several] Contadores de Depredador
            }
        [signal-counter] { $number ->
                [single] Contador de Señal
               *[several] Contadores de Señal
            }
       *[other] { $number ->
                [single] contador
               *[several] contadores
            }
    }
counters-placed = { $card } recibe { $count } { $counters }
counters-removed = { $card } pierde { $count } { $counters }
appears = { $card } aparece: { $to }
move = { $card }: { $from } → { $to }
move-why = { move } ({ $why })
why =
    { $reason ->
        [destroy] destruida
        [tribute] Sacrificada
        [material] como Material
        [cost] como coste
        [discard] descartada
        [rule] por las reglas
        [battle] en batalla
        [destroyed-by-battle] destruida en batalla
        [destroyed-by-rule] destruida por las reglas
        [discarded-as-cost] descartada como coste
        [replace] en su lugar
       *[redirect] desviada
    }
face-up = { $card } se pone boca arriba
face-down = { $card } se pone boca abajo
position-changed = { $card }: { $old } → { $new }
sets = El jugador { $player } Coloca una carta: { $card }
declares = El jugador { $player } declara: { $what }
tosses = El jugador { $player } lanza una moneda: { $what }
coin-side =
    { $side ->
        [heads] cara
       *[tails] cruz
    }
rolls = El jugador { $player } lanza un dado: { $what }
attack-again = Repetición: { $card } ataca a { $target }
attack-again-directly = Repetición: { $card } ataca directamente
attack-redirected = { $by } dirige el ataque de { $card } a { $target }
attack-redirected-directly = { $by } hace directo el ataque de { $card }
script-says = Un script dice: { $text }
script-says-of = El script de { $card } dice: { $text }
wins = El jugador { $player } gana
draw-game = El Duelo acaba en empate

## veredictos

link-resolved = Eslabón { $link } de la Cadena, { $card }: resuelto
link-unnegatable = Eslabón { $link } de la Cadena, { $card }: resuelto; no se podía negar
link-destroyed = Eslabón { $link } de la Cadena, { $card }: resuelto, aunque { $card } fue destruida
link-left = Eslabón { $link } de la Cadena, { $card }: resuelto, aunque { $card } ya no estaba
link-no-longer-negated = { $text }; los efectos de { $card } ya no estaban negados
link-activation-negated = Eslabón { $link } de la Cadena, { $card }: activación negada
link-activation-negated-by = Eslabón { $link } de la Cadena, { $card }: activación negada por { $by }
link-effect-negated = Eslabón { $link } de la Cadena, { $card }: efecto negado
link-effect-negated-by = Eslabón { $link } de la Cadena, { $card }: efecto negado por { $by }
link-stays-negated = { $text }, aunque { $card } dejó el Campo
link-not-face-up = Eslabón { $link } de la Cadena, { $card }: resuelto sin efecto porque { $card } ya no está boca arriba en el Campo
link-target-gone = Eslabón { $link } de la Cadena, { $card }: resuelto sin efecto porque su objetivo, { $targets }, ya no está
link-target-gone-many = Eslabón { $link } de la Cadena, { $card }: resuelto sin efecto porque sus objetivos, { $targets }, ya no están
link-target-unfit = Eslabón { $link } de la Cadena, { $card }: resuelto sin efecto porque su objetivo, { $targets }, ya no sirve
link-target-unfit-many = Eslabón { $link } de la Cadena, { $card }: resuelto sin efecto porque sus objetivos, { $targets }, ya no sirven
link-idle = Eslabón { $link } de la Cadena, { $card }: resuelto sin efecto: su efecto no tenía nada que hacer (no fue negado)
summon-of =
    { $kind ->
        [normal] Invocación Normal de { $cards }
        [flip] Invocación por Volteo de { $cards }
        [pendulum] Invocación por Péndulo de { $cards }
       *[special] Invocación Especial de { $cards }
    }
summon-done = { summon-of }: Invocación con éxito
summon-done-by = { summon-of }: Invocación con éxito, por el efecto de { $by }; no se podía negar
summon-done-by-effect = { summon-of }: Invocación con éxito; no se podía negar
summon-stopped = { summon-of }: Invocación negada
summon-stopped-by = { summon-of }: Invocación negada por { $by }
summon-void = { summon-of }: la Invocación no tuvo lugar, y no se negó nada
attack-of = Ataque de { $card } a { $target }
attack-of-directly = Ataque directo de { $card }
attack-stopped = { $attack }: ataque negado
attack-stopped-by = { $attack }: ataque negado por { $by }
attack-went-on = { $attack }: siguió hasta el Paso de Daño
attack-attacker-destroyed = { $attack }: acabó sin Paso de Daño porque { $card } fue destruida
attack-attacker-left = { $attack }: acabó sin Paso de Daño porque { $card } dejó el Campo
attack-attacker-face-down = { $attack }: terminó sin Paso de Daño porque { $card } fue puesto boca abajo
attack-attacker-defense = { $attack }: terminó sin Paso de Daño porque { $card } pasó a Posición de Defensa
attack-ended = { $attack }: acabó sin Paso de Daño
protected-not-negated = { $card } no se puede negar
protected-unaffected = { $card } no es afectada
protected-unaffected-by = { $card } no es afectada por { $source }
protected-not-targeted = { $card } no puede ser seleccionada como objetivo
protected-not-destroyed = { $card } no es destruida
protected-elsewhere = { $card } está aquí: { place }, y no puede ser destruida ahí
protected = { $card } está protegida
because-of = { $text } (a causa de { $by })
effects-negated = Los efectos de { $card } están negados
effects-negated-by = Los efectos de { $card } están negados por { $by }
effects-back = Los efectos de { $card } ya no están negados
protected-negated-already = Los efectos de { $card } ya están negados
effects-negated-many = Los efectos de { $cards } están negados
effects-negated-many-by = Los efectos de { $cards } están negados por { $by }
effects-back-many = Los efectos de { $cards } ya no están negados
link-refused = Eslabón { $link } de la Cadena, { $card }: se resolvió sin efecto porque no podía afectar a { $targets }
link-in-part-gone = Eslabón { $link } de la Cadena, { $card }: se resolvió en parte; { $targets } ya no estaba
link-in-part-gone-many = Eslabón { $link } de la Cadena, { $card }: se resolvió en parte; { $targets } ya no estaban
link-in-part-refused = Eslabón { $link } de la Cadena, { $card }: se resolvió en parte; no podía afectar a { $targets }
attack-changed-sides = { $attack }: terminó sin Paso de Daño porque cambió el control de { $card }
attack-phase-over = { $attack }: terminó sin Paso de Daño porque se acabó la Fase de Batalla
attack-called-off = { $attack }: terminó sin Paso de Daño porque no se eligió objetivo en la repetición
attack-replay = { $attack }: repetición, porque cambiaron los monstruos del adversario
attack-replay-unfit = { $attack }: repetición, porque el ataque ya no es posible tal como se declaró
attack-not-negated = { $text }; el ataque no fue negado
attack-chosen-again = { $text }; se vuelve a elegir el objetivo
timing-missed = { $card }: perdió el momento
timing-missed-by = { $card }: perdió el momento porque el efecto de { $by } vino después de aquello a lo que responde
with-why = { $text }: { $why }
over-left = dejó el Campo
over-face-down = fue puesta boca abajo
over-unaffected = ahora no es afectada, por { $by }
over-protected = ahora sus efectos no pueden ser negados, por { $by }
over-source-left = { $by } dejó el Campo
over-source-face-down = { $by } está boca abajo
over-source-negated = { $by } está negada también
over-time = el efecto de { $by } terminó

## por qué no

about-card = { $card }: { $text }
forbids = El efecto de { $by } no lo permite.
a-card = una carta
the-rules = las reglas
used-up = { $text } Gastado por { $uses }.
use = { $card } (jugador { $player }, turno { $turn })
use-activation-negated = { $card } (jugador { $player }, turno { $turn }, y su activación fue negada)
use-effect-negated = { $card } (jugador { $player }, turno { $turn }, y su efecto fue negado)
use-summon-negated = { $card } (jugador { $player }, turno { $turn }, y esa Invocación fue negada)
refused = { $text } Rechazados: { $candidates }.
refused-by-effect = { $card } ({ $rule }: un efecto de { $by })
refused-by-rule = { $card } ({ $rule }: { $text })
a-direct-attack = un ataque directo
cannot-be-attacked = { $card } no puede ser atacado por el efecto de { $by }; posible: { $cards }.
must-be-set-first = Una Carta de Trampa debe ser Colocada primero.
spell-must-be-set-first = En el turno del adversario, una Carta Mágica de Juego Rápido debe haber sido Colocada antes.
set-this-turn = Fue Colocada en este turno.
no-legal-target = No hay un objetivo legal.
could-do-nothing = Su efecto no podría hacer nada.
responds-to = Su desencadenante no ha ocurrido (responde a: { $event }).
event-attack = una declaración de ataque
event-normal-summon = una Invocación Normal
event-flip-summon = una Invocación por Volteo
event-special-summon = una Invocación Especial
event-activation = la activación de una carta o efecto
event-destroyed = la destrucción de una carta
event-to-grave = una carta mandada al Cementerio
event-to-hand = una carta añadida a la mano
event-banished = una carta desterrada
event-draw = un robo de cartas
event-damage = daño
event-battle = una batalla entre monstruos
event-phase = otra fase del turno
event-leaves = una carta que abandona el Campo
never-properly-summoned = Nunca fue Invocado correctamente, así que no puede ser Invocado de Modo Especial desde allí.
cannot-be-targeted = { $card } no puede ser seleccionado por el efecto de { $by }; posible: { $cards }.
restricted = { $text } Lo que se hizo: { $deeds }.
because-of-effect = { $text } Lo dice un efecto de { $by }.
did-summon = el jugador { $player } Invocó de Modo Normal o Colocó { $cards }
did-normal-summon = el jugador { $player } Invocó de Modo Normal { $cards }
did-special-summon = el jugador { $player } Invocó de Modo Especial { $cards }
did-flip-summon = el jugador { $player } Invocó por Volteo { $cards }
did-activate = el jugador { $player } activó { $cards }
did-attack = el jugador { $player } declaró un ataque
did-battle-phase = el jugador { $player } condujo una Battle Phase
no-such-card = el jugador { $player } no tiene ahí tal carta: { $card }
no-such-card-but = el jugador { $player } no tiene ahí tal carta: { $card } ({ $places })
card-is-in = { $card } está aquí: { place }
not-possible = { $step }: no es posible. { $offers }
not-possible-because = { $step }: no es posible; { $reasons }. { $offers }
may = El jugador { $player } ({ kind }) puede: { $offers }
nothing = nada
answer-refused = esta respuesta se rechaza: { $why }
duel-ended = el Duelo acabó antes de este paso: { $step }
duel-endless = el Duelo sigue y sigue
no-answer = ningún paso responde a esta decisión del jugador { $player }: { $kind }
no-answer-expected = { $problem }; esperado: { $expected }
no-answer-next = { $problem }; el paso siguiente es: { $step }
not-offered = ya no se ofrece: { $cards }
cannot-choose = { $card } no puede elegirse; se ofrece: { $cards }
cannot-choose-because = { $card } no puede elegirse ({ $why }); se ofrece: { $cards }
cannot-declare = { $card } no se puede declarar aquí
declare-count = hay que declarar { $count }, no { $card }
no-effect-of-number = no tiene un efecto { $effect } que se pueda activar; tiene { $count }
no-targets = { $card } no tiene objetivos y no pide tal elección: { $step }
not-asked-for = { $card } no pide tal elección: { $step }
bundled-only = (aquí solo se conocen las cartas incluidas: --edopro o --db, o la variable SOLEMN_DB, traen las de la comunidad)
unknown-passcode = ninguna carta tiene el nombre o el código { $number }
unknown-name-near = ninguna carta se llama «{ $name }»; ¿quería decir { $near }?
unknown-name = ninguna carta se llama «{ $name }»
quote-name = «{ $name }» es una sola carta: un nombre con coma o dos puntos va entre comillas
notation-no-bearer = ningún monstruo en el Campo es { $found }
notation-bearer = varios monstruos se llaman { $found }: diga en qué Zona de Monstruos
notation-position = { $card } no puede estar «{ $found }» ahí
notation-materials = hallado «{ $found }»: los Materiales Xyz se nombran con su monstruo, «with materials …»
notation-number = hallado «{ $found }»: se esperaba un número entero
notation-large-number = el número tiene demasiadas cifras: se esperaban como máximo { $most }
notation-two-places = «{ $name }» y «{ $found }» no van juntos: se espera un solo lugar y una sola posición
notation-twice = «{ $found }» encontrado por segunda vez: se espera una sola vez, como en la línea { $line }
notation-no-cards = encontrado { $count }: se espera al menos una carta
notation-from-one = hallado { $found }: las opciones y los números se cuentan desde 1
notation-braces = hallado { $found }: se esperaban campos con valores, como en un archivo YAML
notation-not-of-player = hallada una carta del otro jugador: se esperaba una de quien podía hacerlo
notation-which-zone = hallado «{ $found }»: se esperaba una Zona de Monstruos o una Zona de Magia y Trampas
notation-no-moment = hallado { $found }: un momento va con LP, cartas y fases, no con este hecho
notation-no-span = hallado «{ $found }»: «{ $since }» y «{ $until }» van con eventos y con lo que un jugador podía hacer o se le preguntó, no con este hecho
notation-because = hallado «{ $found }»: dice por qué se rechaza una jugada, así que hace falta «{ $word }»
notation-equip = hallado «{ $found }»: una carta equipada a un monstruo está en una Zona de Magia y Trampas
notation-unexpected-after-near = { $card } es una carta, y «{ $found }» tras ella no se conoce aquí; ¿quería decir «{ $near }»?
notation-unexpected-after = { $card } es una carta, y «{ $found }» tras ella no se conoce aquí
notation-a-number = un número
notation-a-rule = el ID de una regla
notation-a-word = una palabra
notation-a-value = un valor
notation-a-card = un nombre de carta
notation-the-end = el fin de la línea
notation-own-cards = trae cartas propias, para las que la notación corta no tiene palabras: consérvelo en YAML o JSON
notation-no-place = diga dónde está { $card }: { $expected }
notation-quote = { $problem } (un nombre de carta con coma o dos puntos va entre comillas)
quoted = «{ $text }»
notation-near = { $problem }; ¿quería decir «{ $near }»?
notation-expected = hallado { $found }; esperado { $expected }
unknown-card = { $why }

## pasos

step-by = jugador { $player }: { $step }
step-effect = { $step } (efecto { $effect })
card-in = { $card } ({ $where })
card-of = { $card } (jugador { $player }, { $where })
card-of-player = { $card } (jugador { $player })
the-card = la carta
do-normal-summon = Invocar de Modo Normal { $card }
do-set = Colocar { $card }
do-special-summon = Invocar de Modo Especial { $card }
do-pendulum-summon = Invocar por Péndulo { $card }
do-activate = activar { $card }
do-chain = encadenar { $card }
do-flip = Invocar por Volteo { $card }
do-change-position = cambiar la posición de { $card }
do-attack = atacar con { $card }
do-to-battle = ir a la Fase de Batalla
do-to-main2 = ir a la Fase Principal 2
do-end-turn = terminar el turno
do-pass = pasar
do-choose = elegir { $card }
do-yes = responder sí
do-no = responder no
do-option = elegir una opción
do-number = declarar un número
do-position = elegir una posición
do-zone = elegir una zona
do-name = declarar un nombre de carta { $card }
do-type = declarar un Tipo: { $card }
do-attribute = declarar un Atributo: { $card }
do-counters = retirar contadores: { $card }
do-order = poner en orden: { $card }
do-zones = elegir zonas
do-rock-paper-scissors = jugar a piedra, papel o tijera
move-about = { $move }: { $what }
move-card-at = { $card } ({ $place })
move-hidden = una carta boca abajo
do-finish = terminar la elección
do-cancel = cancelar
do-shuffle = barajar la mano
do-put-back = devolver { $card }
do-keep-order = dejar el orden como está

## lo que se esperaba

check-held = sí  esperado { $check }; hallado { $found }
check-failed = NO  esperado { $check }; hallado { $found }
play-held = sí  paso { $step } ({ $play }): esperado { legality }, hallado { found-legality }
play-failed = NO  paso { $step } ({ $play }): esperado { legality }, hallado { found-legality }
play-other-reason = NO  paso { $step } ({ $play }): rechazado, pero el primer motivo no es el esperado: { $because }
because-rule-card = { $rules }, a causa de { $card }
because-card = a causa de { $card }
play-possible = NO paso { $step } ({ $play }): esperado ilegal, encontrado legal; posible en este momento: { $moment }
moment-link = en respuesta al Eslabón { $link } de la Cadena, { $card }
moment-chain-end = después de la Cadena
moment-attack = después de que { $card } declarara su ataque
moment-attempt = cuando { $card } iba a ser Invocado
moment-summoned = después de la Invocación
legality =
    { $expected ->
        [legal] permitido
       *[illegal] prohibido
    }
found-legality =
    { $found ->
        [legal] permitido
       *[illegal] prohibido
    }
observed = observado { $check }: { $holds ->
        [yes] cierto
       *[no] falso
    }, hallado { $found }
expect-lp = el jugador { $player } tiene { $amount } LP
outcome =
    { $outcome ->
        [resolved] resuelto
        [resolved-in-part] resuelto en parte
        [resolved-without-effect] resuelto sin efecto
        [effect-negated] efecto negado
        [activation-negated] activación negada
        [summon-successful] Invocación con éxito
        [summon-did-not-take-place] Invocación no realizada
        [summon-negated] Invocación negada
        [attack-negated] ataque negado
        [went-on] siguió hasta el Damage Step
        [ended-without-a-damage-step] terminó sin Damage Step
        [replay] repetición
        [missed-the-timing] perdió el momento
        [protected] protegida
        [effects-negated] efectos negados
        [effects-apply-again] ya no negada
        [negated] negado
       *[successful] con éxito
    }
expect-until = { $check }, hasta el paso «{ $label }»
expect-since = { $check }, desde el paso «{ $label }»
expect-after-link = { $check }, tras resolverse el Eslabón { $link } de la Cadena
expect-at = { $check }, antes del paso «{ $label }»
expect-count = { $check } (exactamente { $count })
expect-not = no: { $check }
expect-without = sin { $rules }
expect-verdict = se da este veredicto: { $what }
expect-anything = cualquier cosa
expect-asked = se preguntó al jugador { $player }: { $what }
expect-offered = el jugador { $player } podía: { $what }
expect-then = { $first }, luego { $rest }
expect-not-negated = no negada
expect-equipped = equipada a { $card }
expect-level = Nivel { $number }
expect-controlled = con el jugador { $player }
expect-owned = propiedad del jugador { $player }
expect-there = { $card } está ahí
expect-card = { $card }: { $what }
expect-phase = es la { $phase } del jugador { $player }
none = nada
board-negated = negado
board-counters = { $counters }: { $count }
board-materials = Materiales Xyz: { $count }
board-position =
    { $position ->
        [attack] { $values }
        [facedown_attack] ataque boca abajo { $values }
        [defense] defensa { $values }
        [set] Colocada { $values }
        [faceup] boca arriba
       *[none] { $values }
    }
board-field-zone = Zona de Campo
board-extra-zones = Zonas de Monstruos Extra
board-pile = { $pile } ({ $count })
board-of = jugador { $player }
board-row = { $zone }, jugador { $player }
board-player = Jugador { $player }: { $amount } LP
git-says = git dice: { $said }
git-no-commit = ese commit no existe ({ $name })
first-turn = el Duelo está en su primer turno, que no tiene Battle Phase: escriba «phase: Battle Phase» (en un archivo, bajo setup) para empezar en un turno posterior, o termine antes el turno
set-by-default = { $card } está Colocada, porque no se da su posición; escriba pos: faceup si está boca arriba
warning = aviso: { $problem }
agrees = coincide: como se esperaba
disagrees = no coincide: no como se esperaba
stuck = { $place }: atascado: { $why }
script-error = { $place }: error de script: { $why }
verdict-word =
    { $verdict ->
        [agrees] coincide
        [disagrees] no coincide
        [stuck] atascado
        [script-error] error de script
       *[bad-input] entrada errónea
    }
head-file = archivo
head-verdict = veredicto
head-title = título
judging = Juzgando
summary = { $good } de { $all } como se esperaba

## reglas

rule-N1 = Negar es impedir que una acción se realice con éxito o quitarle el efecto a una carta: se pueden negar activaciones, efectos, Invocaciones y ataques.
rule-N2 = Solo niega un efecto que dice "niega"; destruir, desterrar o devolver una carta no es negar.
rule-N3 = Lo que se pagó como coste por algo que luego es negado no se devuelve.
rule-N4 = Un efecto que niega solo responde a lo que su texto nombra, como la activación de una Carta de Trampa o una Invocación Especial.
rule-A1 = Cuando se niega una activación, su Eslabón se salta y la Cadena sigue con el siguiente Eslabón inferior.
rule-A2 = Una Carta Mágica o de Trampa cuya activación fue negada ya no es una carta en el Campo; va al Cementerio, pero no fue mandada allí desde el Campo.
rule-A3 = Cuando solo se niega la activación de un efecto, la carta a la que pertenece se queda donde está, salvo que el efecto que niega la mueva.
rule-A4 = Un Eslabón cuya activación fue negada no se resuelve; lo último que pasó es, por tanto, lo que hizo el Eslabón de encima.
rule-A5 = Destruir una carta no niega ni su activación ni su efecto: su Eslabón se resuelve igualmente.
rule-A6 = Una carta que permanece en el Campo debe seguir allí boca arriba cuando se resuelve lo que activó en el Campo, o se resuelve sin efecto; nada fue negado.
rule-A7 = El coste de una activación que fue negada queda pagado.
rule-A8 = Un efecto que niega "esa activación" debe encadenarse directamente a ella; no puede alcanzar un Eslabón por debajo del más reciente.
rule-A9 = Un límite a las veces que una carta "puede ser activada" no cuenta una activación negada; cuenta aquella de la que solo se negó el efecto.
rule-A10 = Un límite a las veces que un efecto puede ser "usado" cuenta un uso que fue negado.
rule-A11 = "Una vez por turno" y condiciones parecidas cuentan una activación que fue negada.
rule-A12 = Un límite de Invocaciones no cuenta una Invocación negada desde el 1 de abril de 2020; un límite de cuántos efectos activa un jugador cuenta los negados.
rule-E1 = Un efecto negado no se aplica; su activación permanece, y su Eslabón se resuelve sin hacer nada.
rule-E2 = Mientras los efectos de una carta están negados, no se aplican en el Campo; se aplican de nuevo en cuanto la negación termina.
rule-E3 = Una carta cuyos efectos están negados aún puede activarse, o activarlos: el coste se paga y el Eslabón se resuelve, pero mientras estén negados no pasa nada.
rule-E4 = El coste de un efecto que fue negado queda pagado.
rule-E5 = Un Eslabón cuyo efecto fue negado se resuelve igualmente, así que es lo último que pasó.
rule-S1 = Un monstruo cuya Invocación fue negada no fue Invocado con éxito.
rule-S2 = Un efecto que niega una Invocación se activa cuando se intenta la Invocación, como Eslabón 1 de la Cadena, antes de que el monstruo esté en el Campo.
rule-S3 = Las Invocaciones Normales, por Volteo y por Péndulo, y las Invocaciones Especiales por el procedimiento propio de un monstruo, pueden ser negadas; una Invocación por Fusión con un efecto y una Colocación no.
rule-S4 = Una Invocación por un efecto que se está resolviendo no puede ser negada, porque nada se puede activar mientras un efecto se resuelve.
rule-S5 = Una Invocación inmediatamente después de que un efecto se resuelva puede ser negada si ese efecto era el Eslabón 1 de la Cadena.
rule-S6 = Cuando se intenta una Invocación solo se pueden activar efectos que niegan Invocaciones; lo que les responde sigue las Velocidades de Hechizo ordinarias.
rule-S7 = Un monstruo cuya Invocación fue negada deja el Campo, normalmente destruido por el efecto que niega; si no puede ser, va al Cementerio por las reglas.
rule-S8 = Una Invocación Normal negada gastó la Invocación Normal del turno, y una Invocación por Péndulo negada la Invocación por Péndulo.
rule-S9 = Un monstruo que puede ser Invocado a su manera una vez por turno puede intentarlo otra vez si esa Invocación fue negada, desde el 1 de abril de 2020.
rule-S10 = Lo que se pagó o Sacrificó para una Invocación negada no se devuelve.
rule-S11 = Un monstruo que vino de fuera del Campo y cuya Invocación fue negada nunca estuvo en el Campo, así que no es mandado desde allí.
rule-S12 = Un monstruo que ya estaba en el Campo, como en una Invocación por Volteo, está en el Campo mientras se intenta su Invocación.
rule-S13 = Un monstruo que primero debe ser Invocado correctamente, y cuya Invocación fue negada, no puede ser Invocado de Modo Especial desde un lugar público por otros medios.
rule-S14 = Un monstruo que ya fue Invocado correctamente lo conserva cuando se niega su Invocación por Volteo.
rule-S15 = Según las reglas desde el 1 de abril de 2020, una Invocación Especial negada no lo es para los efectos que prohíben Invocaciones Especiales en ese turno; antes sí lo era.
rule-T1 = Un ataque se niega en el paso de batalla, y no sigue ningún Paso de Daño.
rule-T2 = Un monstruo que declaró un ataque, aunque fuera negado, no puede declarar otro.
rule-T3 = Tras negarse un ataque, el jugador del turno puede atacar con otro monstruo o terminar la Fase de Batalla.
rule-T4 = Quitar al monstruo atacante no niega su ataque: si se va, el ataque acaba sin Paso de Daño; si se queda, el ataque sigue.
rule-T5 = Un efecto que espera a que se niegue un ataque no obtiene nada de un ataque que simplemente acabó.
rule-T6 = Que un efecto que niega un ataque seleccione al atacante, o niegue el ataque al resolverse, depende de su texto.
rule-P1 = "Niega la activación" es un Efecto Rápido que responde a una activación que se puede negar; lo demás que haga depende de si la negó.
rule-P2 = Un efecto que niega y destruye anuncia ambas cosas, la destrucción solo para una carta que puede ser destruida y sigue ahí.
rule-P3 = "Niega ese efecto" deja en paz la activación: el Eslabón existe y se resuelve sin efecto.
rule-P4 = Un efecto que niega una columna mira dónde estaba la Magia o Trampa cuando fue activada.
rule-P5 = Los efectos negados por un tiempo abarcan los Eslabones que ya existen y los efectos desde entonces, hasta que el tiempo acabe; lo que la carta ha activado en el Campo sigue negado aunque la carta lo deje.
rule-P6 = Los efectos que no se pueden negar, que no son afectados o que ya están negados no pueden ser negados por este efecto.
rule-P7 = Una carta que no es afectada por un efecto no está negada: ese efecto simplemente no se le aplica.
rule-P8 = De quién es el efecto, quién controla la carta y a qué carta pertenece son preguntas distintas.
rule-P9 = Una carta que no puede ser objetivo no puede ser seleccionada como tal, pero aún puede ser afectada.
rule-P10 = Una carta que no puede ser destruida por efectos se queda, o pasa otra cosa en lugar de su destrucción.
rule-P11 = Cuando un efecto se resuelve mira otra vez: un objetivo que se fue, o que ya no encaja, no es afectado.
rule-P12a = Un script que niega una activación llama a NegateActivation, no a NegateEffect, y sigue solo si negó.
rule-P12b = Un script que niega efectos por un tiempo registra EFFECT_DISABLE_EFFECT además de EFFECT_DISABLE, con el final correcto.
rule-P12c = Un script que niega los efectos de un monstruo por un tiempo llama primero a NegateRelatedChain, para los Eslabones que ya existen.
rule-P12d = "No puede ser seleccionada como objetivo" y "no afectada" son protecciones distintas, y un script usa la que dice el texto.
rule-P12e = Un script que hace que una carta no sea afectada dice exactamente por los efectos de quién, para no bloquear los propios.
rule-P12f = Un script que niega por un tiempo da a la negación el final que dice el texto.
rule-P13 = El texto decide qué clase de negación o protección es; mover la carta es otra cosa.
rule-P14 = La negación pregunta si un Eslabón o un efecto se aplica; la protección pregunta si un efecto de fuera puede tocar una carta.
rule-L1 = "Negar" se dice negate, annuler, annullieren, annullare, 無効, 무효 y 無效 en otros idiomas.
rule-R-SPEED = Una carta o efecto solo se puede encadenar si su Velocidad de Hechizo es 2 o mayor y no menor que la del Eslabón más reciente.
rule-R-PHASE = Esto no se puede hacer en esta fase o paso.
rule-R-ZONE = No hay una zona libre para ello.
rule-R-COST = Su coste no se puede pagar.
rule-R-TARGET = No hay un objetivo legal.
rule-R-NOTHING-TO-DO = Su efecto no podría hacer nada.
rule-R-CONDITION = Su condición de activación no se cumple.
rule-R-RESTRICTION = El jugador hizo en este turno lo que su texto excluye.
rule-R-SUMMON-CONDITION = No se da lo que pide su propia Invocación Especial.
rule-R-LIMIT = Ya se usó el número máximo de veces.
rule-R-MANDATORY = Su efecto es obligatorio y ya se activó.
rule-R-LOCATION = No está en un lugar desde el que se pueda hacer.
rule-R-FACEDOWN = Está boca abajo.
rule-R-FACEUP = Ya está boca arriba: una Carta Mágica o de Trampa en el Campo se activa al ponerla boca arriba.
rule-R-KIND = Esto no se puede hacer con esta clase de carta o efecto.
rule-R-CONTROLLER = Este jugador no la controla.
rule-R-TURN = No es el turno del jugador adecuado para esto.
rule-R-SET-TURN = Una Carta de Trampa debe ser Colocada primero, y una Carta de Trampa o Mágica de Juego Rápido no puede ser activada en el turno en que fue Colocada.
rule-R-DISABLED = Sus efectos están negados, o aún no se aplican.
rule-R-FORBIDDEN = Un efecto prohibió su nombre.
rule-R-BEING-SUMMONED = Su Invocación aún no ha terminado.
rule-R-BATTLE-DESTROYED = Fue destruido en batalla y solo espera dejar el Campo.
rule-R-OVERLAY = Un Material Xyz no es una carta en el Campo.
rule-R-DECK-SIZE = Hay muy pocas cartas en el Deck.
rule-R-UNNEGATABLE = Por su propio texto no puede ser negado.
rule-R-CHAIN-LIMIT = Un efecto limita lo que se puede activar en respuesta.
rule-R-SUMMON-COUNT = La Invocación Normal o Colocación de este turno ya se gastó.
rule-R-SUMMON-ONCE = Solo puede ser Invocado de Modo Especial una vez por turno.
rule-R-PENDULUM = Una Invocación por Péndulo necesita dos Escalas, una zona libre y un monstruo en la mano o boca arriba en el Deck Extra cuyo Nivel esté entre las Escalas; hay una por turno.
rule-R-TRIBUTE = No hay suficientes monstruos que Sacrificar.
rule-R-POSITION = No está en la posición de batalla necesaria, o no se puede poner en ella.
rule-R-POSITION-ONCE = Fue Invocado o Colocado este turno, atacó o ya cambió su posición, así que esta se queda.
rule-R-EFFECT = Un efecto lo prohíbe.
rule-R-EVENT = Su desencadenante no ha ocurrido.
rule-R-TIMING = Un efecto que dice "cuando... puedes" pierde el momento si aquello a lo que responde no fue lo último que pasó.
rule-R-WINDOW = No es el momento para ello.
rule-R-CHOICE = Solo se puede elegir lo que permiten el texto de la carta, o las reglas de una Invocación o de un ataque.
rule-R-DIRECT = Un ataque directo solo es posible si no hay ningún monstruo al que atacar, o si un efecto lo permite.
rule-R-FIRST-TURN = En el primer turno de un duelo no hay Fase de Batalla.
rule-R-NO-EFFECT = La carta no tiene tal efecto que se pueda activar.
rule-R-RESOLVED = Un Eslabón que no fue negado se resuelve, y su efecto se aplica.
rule-R-NOTHING = Un Eslabón se resuelve también cuando su efecto no puede hacer nada; no fue negado.
rule-R-SUMMONED = La Invocación tuvo éxito.
rule-R-ATTACK = El ataque siguió hasta el Paso de Daño.
rule-R-BATTLE-PROTECTED = Un monstruo que no puede ser destruido en batalla permanece en el Campo; el daño de batalla se inflige igualmente.
rule-R-TURNED = Un ataque termina sin Paso de Daño cuando el monstruo atacante ya no está en Posición de Ataque; no fue negado.
rule-R-REPLAY = Si los monstruos del lado del adversario cambian antes del Paso de Daño, o el ataque ya no es posible tal como se declaró, el jugador que ataca vuelve a elegir un objetivo o renuncia al ataque; no es un ataque nuevo, y ninguno fue negado.
rule-R-BATTLE-PHASE-OVER = Un efecto que acaba la Fase de Batalla acaba también el ataque, sin Paso de Daño; no fue negado.

## solemn duel

turn-score = Turno { $turn }, jugador { $player } (LP { $first } : { $second })
duel-between = Jugador 0: { $first }   Jugador 1: { $second }   semilla { $seed }
duel-dealt = Decks barajados según la semilla. Empieza el jugador { $player }.
duel-in-order = Decks en su propio orden. Empieza el jugador { $player }.
duel-stopped = Parado en el turno { $turn }: nadie ha ganado todavía.
why-over =
    { $how ->
        [lp] El Duelo ha terminado: los LP están a 0
        [deck] El Duelo ha terminado: muy pocas cartas en el Deck para robar
        [named] El Duelo ha terminado: { $words }
       *[effect] El Duelo ha terminado por el efecto de una carta
    }
deck-of-link = Deck de un enlace
