# Español: lo que está mal en archivos y opciones.

file-empty = está vacío: se esperaba un escenario
file-not-there = este archivo no existe
file-broken-link = es un enlace a un archivo que no existe
file-unreadable = no se puede leer ({ $why })
file-too-large = es demasiado grande: se esperaba un escenario de como máximo { $most } bytes
file-not-utf8 = no es un archivo de texto: el byte { $byte } no es UTF-8
file-zero-byte = no es un archivo de texto: contiene un byte cero
file-too-deep = está anidado demasiado hondo
file-too-many-parts = tiene más de { $most } partes
file-too-many-cards = tiene más de { $most } cartas
file-half-character = contiene { $found }, que es medio carácter
file-no-puzzle = no es un puzle: no prepara el Campo con Debug.AddCard
folder-not-there = esta carpeta no existe
folder-without-files =
    { $what ->
        [scenario] no hay ningún escenario en esta carpeta: se esperaban archivos que acaben en { $endings }
        [puzzle] no hay ningún puzle en esta carpeta: se esperaban archivos que acaben en { $endings }
        [deck] no hay ningún Deck en esta carpeta: se esperaban archivos que acaben en { $endings }
       *[replay] no hay ninguna repetición en esta carpeta: se esperaban archivos que acaben en { $endings }
    }
scripts-in-file = es un archivo: se esperaba una carpeta con scripts de cartas
named-path = { $path }: { $problem }
path-near = { $problem }; ¿quería decir { $near }?
not-yaml = no es YAML: { $problem }
not-json = no es JSON: { $problem }
syntax =
    { $kind ->
        [colon] hay dos puntos dentro de este valor
        [comma] falta una coma o un corchete de cierre
        [comma-too-many] sobra una coma
        [twice] este nombre está dos veces
        [alias] nada tiene el nombre que sigue al *
        [aliases] más de { $most } referencias con *
        [merges] más de { $most } campos fusionados
        [tab] hay un tabulador donde debe haber espacios
        [quote] unas comillas no se cierran
        [escape] esto no se conoce tras una barra invertida
        [character] este carácter no puede estar aquí
        [indent] esta línea no tiene la sangría de aquellas a las que pertenece
        [no-colon] faltan dos puntos tras un nombre
        [more] sigue algo después del final
        [end] acaba demasiado pronto
        [name] esto no puede ser el nombre de un campo
        [quoted-name] falta el nombre de un campo entre comillas dobles
        [value] falta un valor
        [tag] hay un valor que no se puede leer
        [date] esta fecha no existe; un texto va entre comillas
       *[other] no se puede leer a partir de aquí
    }

unknown-field = campo desconocido «{ $found }»
near-expected = { $problem }; ¿quería decir «{ $near }»? Se esperaba { $expected }
but-expected = { $problem }; se esperaba { $expected }
field-missing = falta el campo «{ $found }»
field-missing-words = falta el campo «{ $found }»: se esperaba con { $expected }
found-value = hallado { $found }
value-kind =
    { $kind ->
        [int] un número entero
        [str] texto
        [bool] true o false
        [array] una lista
        [null] nada
       *[object] campos con valores
    }
at-least = { $kind }, { $bound } como mínimo
at-most = { $kind }, { $bound } como máximo
list-of-two = una lista de exactamente 2 entradas
list-not-empty = una lista de al menos 1 entrada
list-of-size = una lista de { $count }
empty-object = un objeto sin campos
beside-puzzle = «{ $found }» no puede estar junto a «puzzle», que lo decide
because-of-legal = «because» dice por qué se rechaza una jugada: se esperaba «expect: illegal» a su lado
unknown-rule = ninguna regla tiene el ID «{ $found }»
no-label = ningún paso tiene la etiqueta «{ $label }»; etiquetas de este archivo: { $known }

place-token = { $card } es una Ficha: solo puede estar en el Campo
place-belongs-in-extra =
    { $zone ->
        [hand] { $card } pertenece al Deck Extra: no puede estar en la mano
       *[deck] { $card } pertenece al Deck Extra: no puede estar en el Deck Principal
    }
place-not-in-extra = { $card } no puede estar en el Deck Extra
place-no-monster = { $card } no es un monstruo: no puede estar en una Zona de Monstruos
place-no-xyz = { $card } no es un Monstruo Xyz: no puede tener Materiales Xyz
place-set-not-summoned = { $card } está Colocado: no fue Invocado
place-not-summoned-so =
    { $kind ->
        [fusion] { $card } no puede haber sido Invocado por Fusión
        [ritual] { $card } no puede haber sido Invocado por Ritual
        [synchro] { $card } no puede haber sido Invocado por Sincronía
        [xyz] { $card } no puede haber sido Invocado por Xyz
       *[link] { $card } no puede haber sido Invocado por Enlace
    }
place-link-position = { $card } es un Monstruo de Enlace: siempre está en Posición de Ataque boca arriba
place-no-extra-zones = { $card } no puede estar en una Zona de Monstruos Extra: con estas reglas no las hay
place-not-from-extra = { $card } no viene del Deck Extra: no puede estar en una Zona de Monstruos Extra
place-no-extra-link = { $card } no es un Monstruo de Enlace: un jugador solo tiene monstruos en ambas Zonas de Monstruos Extra por un Enlace Extra
place-monster-as-spell = { $card } es un monstruo: en una Zona de Magia y Trampas solo puede estar como Carta de Equipo (equip)
place-field-zone-only = { $card } es una Magia de Campo: solo puede estar en la Zona de Campo (seq 5)
place-not-field-zone = { $card } no puede estar en la Zona de Campo
place-no-equip-card = { $card } no es una Carta de Equipo: no se puede equipar a un monstruo
place-equip-set = { $card } está Colocada: una Carta de Equipo está boca arriba (pos: faceup)
place-equip-nobody = { $card } no está equipada a nada: el jugador { $player } no tiene un monstruo boca arriba en la zona { $number }
place-no-pendulum = { $card } no es un Monstruo Péndulo: no puede estar en una Zona de Péndulo
zone-taken = { $card } no puede estar en la zona { $number }: { $by } ya está ahí
no-card-of-scenario = ninguna carta de este escenario es { $card }: se esperaba una de las preparadas
counters-of-which-kind = diga qué contadores tiene { $card }: por su propio texto son posibles: { $known }
counters-too-many = { $card } no puede tener { $count } contadores de esta clase: { $kind }
unknown-counters = contadores desconocidos «{ $found }» (también vale un número como 0x1)
notation-counters-mixed = de varios contadores, cada uno necesita su propio tipo

option-wrong = { $option }: hallado «{ $found }», se esperaba { $expected }
argument-empty = el argumento { $number } está vacío: se esperaba un archivo, una carpeta o un valor
option-number =
    { $what ->
        [turn] { $option }: hallado { $found }, se esperaba un turno de 1 a { $last }
       *[decision] { $option }: hallado { $found }, se esperaba una decisión de 1 a { $last }
    }
ending-wrong = { $option }: hallado { $found }, se esperaba un nombre que acabe en { $expected }
options-apart = { $first } y { $second } no se pueden usar juntos
option-needs = { $first } solo se usa junto con { $second }
case-and-output = --case N y -o ARCHIVO van juntos: la decisión, y el archivo para el escenario que empieza con ella
case-no-open-phase = --case: en el turno { $turn }, el de la decisión { $number }, no hay una Main Phase o Battle Phase abierta: un caso empieza en una
output-for-nothing = -o ARCHIVO: no se escribe nada sin --case N o --table
no-commits = --find-scripts: { $path }: no hay commits
puzzle-not-beside = el puzle { $name } no está junto a la repetición: --puzzle indica su archivo
puzzle-needed-beside = falta el puzle { $name }, del que esta es una repetición: ponga su archivo junto a la repetición
not-installed = { $option }: { $found } no está instalado: pip install 'solemn[{ $extra }]'
folder-in-file = { $option }: { $path } es un archivo: se esperaba una carpeta
weight-wrong = { $option }: hallado «{ $found }», se esperaba { $expected } con un número, como { $example }
edopro-not-found = --edopro: EDOPro no está en ninguno de los lugares habituales ({ $places })
deck-empty = el Deck Principal está vacío: se esperaban códigos, uno por línea, bajo #main
banlist-unknown = --banlist: ninguna lista ni archivo se llama «{ $found }»
codes-unknown = ninguna base de datos ({ $databases }) tiene { $codes }
codes-unknown-old = { $problem }: la base de datos puede ser más antigua que el deck
codes-unknown-bundled = { $problem }: --db y --edopro traen las cartas de la comunidad
deck-not-legal = este deck no está permitido: { $problem }
deck-odd = las reglas no permiten este deck: { $problem }
deck-without-scripts = sin script, y por tanto sin efectos: { $cards }
and-more = { $texts } y { $count } más
solve-what = nada que resolver: se esperan puzles, escenarios o repeticiones, o bien --deck (con --hand)
solve-nowhere = no hay nada que buscar desde ahí: el duelo termina en el turno { $turn }, o nadie decide en una fase abierta de ese turno
hand-not-in-deck = { $option }: { $card } no está en el Main Deck, o no tantas veces
