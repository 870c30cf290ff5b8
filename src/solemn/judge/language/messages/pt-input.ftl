# Português: o que está errado em arquivos e opções.

file-empty = está vazio: esperado um cenário
file-not-there = este arquivo não existe
file-broken-link = é um link para um arquivo que não existe
file-unreadable = não pode ser lido ({ $why })
file-too-large = é grande demais: esperado um cenário de no máximo { $most } bytes
file-not-utf8 = não é um arquivo de texto: o byte { $byte } não é UTF-8
file-zero-byte = não é um arquivo de texto: contém um byte zero
file-too-deep = está aninhado fundo demais
file-too-many-parts = tem mais de { $most } partes
file-too-many-cards = tem mais de { $most } cards
file-half-character = contém { $found }, que é meio caractere
file-no-puzzle = não é um puzzle: não monta o campo com Debug.AddCard
folder-not-there = esta pasta não existe
folder-without-files =
    { $what ->
        [scenario] nenhum cenário nesta pasta: esperados arquivos que terminam em { $endings }
        [puzzle] nenhum puzzle nesta pasta: esperados arquivos que terminam em { $endings }
        [deck] nenhum Deck nesta pasta: esperados arquivos que terminam em { $endings }
       *[replay] nenhum replay nesta pasta: esperados arquivos que terminam em { $endings }
    }
scripts-in-file = é um arquivo: esperada uma pasta com scripts de cards
named-path = { $path }: { $problem }
path-near = { $problem }; você quis dizer { $near }?
not-yaml = não é YAML: { $problem }
not-json = não é JSON: { $problem }
syntax =
    { $kind ->
        [colon] há dois-pontos dentro deste valor
        [comma] falta uma vírgula ou um colchete de fechamento
        [comma-too-many] há uma vírgula a mais
        [twice] este nome está duas vezes
        [alias] nada tem o nome que segue o *
        [aliases] mais de { $most } referências com *
        [merges] mais de { $most } campos mesclados
        [tab] há uma tabulação onde devem estar espaços
        [quote] umas aspas não são fechadas
        [escape] isto não é conhecido depois de uma barra invertida
        [character] este caractere não pode estar aqui
        [indent] esta linha não está recuada como aquelas a que pertence
        [no-colon] faltam dois-pontos depois de um nome
        [more] algo segue depois do fim
        [end] termina cedo demais
        [name] isto não pode ser o nome de um campo
        [quoted-name] falta o nome de um campo entre aspas duplas
        [value] falta um valor
        [tag] há um valor que não pode ser lido
        [date] esta data não existe; um texto fica entre aspas
       *[other] não pode ser lido a partir daqui
    }

unknown-field = campo desconhecido “{ $found }”
near-expected = { $problem }; você quis dizer “{ $near }”? Esperado { $expected }
but-expected = { $problem }; esperado { $expected }
field-missing = falta o campo “{ $found }”
field-missing-words = falta o campo “{ $found }”: esperado com { $expected }
found-value = encontrado { $found }
value-kind =
    { $kind ->
        [int] um número inteiro
        [str] texto
        [bool] true ou false
        [array] uma lista
        [null] nada
       *[object] campos com valores
    }
at-least = { $kind }, no mínimo { $bound }
at-most = { $kind }, no máximo { $bound }
list-of-two = uma lista de exatamente 2 itens
list-not-empty = uma lista de pelo menos 1 item
list-of-size = uma lista de { $count }
empty-object = um objeto sem campos
beside-puzzle = “{ $found }” não pode estar ao lado de “puzzle”, que o decide
because-of-legal = “because” diz por que uma jogada é recusada: esperado “expect: illegal” ao lado
unknown-rule = nenhuma regra tem o ID “{ $found }”
no-label = nenhum passo tem o rótulo “{ $label }”; rótulos deste arquivo: { $known }

place-token = { $card } é uma Ficha: só pode estar no campo
place-belongs-in-extra =
    { $zone ->
        [hand] { $card } pertence ao Deck Adicional: não pode estar na mão
       *[deck] { $card } pertence ao Deck Adicional: não pode estar no Deck Principal
    }
place-not-in-extra = { $card } não pode estar no Deck Adicional
place-no-monster = { $card } não é um monstro: não pode estar numa Zona de Monstros
place-no-xyz = { $card } não é um Monstro Xyz: não pode ter Matérias Xyz
place-set-not-summoned = { $card } está Baixado: não foi Invocado
place-not-summoned-so =
    { $kind ->
        [fusion] { $card } não pode ter sido Invocado por Fusão
        [ritual] { $card } não pode ter sido Invocado por Ritual
        [synchro] { $card } não pode ter sido Invocado por Sincro
        [xyz] { $card } não pode ter sido Invocado por Xyz
       *[link] { $card } não pode ter sido Invocado por Link
    }
place-link-position = { $card } é um Monstro Link: está sempre em Posição de Ataque com a face para cima
place-no-extra-zones = { $card } não pode estar numa Zona de Monstros Extra: com estas regras não há nenhuma
place-not-from-extra = { $card } não vem do Deck Adicional: não pode estar numa Zona de Monstros Extra
place-no-extra-link = { $card } não é um Monstro Link: um jogador só tem monstros nas duas Zonas de Monstros Extra por um Link Extra
place-monster-as-spell = { $card } é um monstro: numa Zona de Magias e Armadilhas só pode estar como Card de Equipamento (equip)
place-field-zone-only = { $card } é uma Magia de Campo: só pode estar na Zona de Campo (seq 5)
place-not-field-zone = { $card } não pode estar na Zona de Campo
place-no-equip-card = { $card } não é um Card de Equipamento: não pode ser equipado a um monstro
place-equip-set = { $card } está Baixado: um Card de Equipamento fica com a face para cima (pos: faceup)
place-equip-nobody = { $card } não está equipado a nada: o jogador { $player } não tem um monstro com a face para cima na zona { $number }
place-no-pendulum = { $card } não é um Monstro Pêndulo: não pode estar numa Zona de Pêndulo
zone-taken = { $card } não pode estar na zona { $number }: { $by } já está lá
no-card-of-scenario = nenhum card deste cenário é { $card }: esperado um dos que estão montados
counters-of-which-kind = diga quais marcadores { $card } tem: pelo próprio texto são possíveis: { $known }
counters-too-many = { $card } não pode ter { $count } marcadores deste tipo: { $kind }
unknown-counters = marcadores desconhecidos “{ $found }” (um número como 0x1 também serve)
notation-counters-mixed = de vários marcadores, cada um precisa do seu próprio tipo

option-wrong = { $option }: encontrado “{ $found }”, esperado { $expected }
argument-empty = o argumento { $number } está vazio: esperado um arquivo, uma pasta ou um valor
option-number =
    { $what ->
        [turn] { $option }: encontrado { $found }, esperado um turno de 1 a { $last }
       *[decision] { $option }: encontrado { $found }, esperada uma decisão de 1 a { $last }
    }
ending-wrong = { $option }: encontrado { $found }, esperado um nome que termina em { $expected }
options-apart = { $first } e { $second } não podem ser usados juntos
option-needs = { $first } só se usa com { $second }
case-and-output = --case N e -o ARQUIVO andam juntos: a decisão, e o arquivo para o cenário que começa com ela
case-no-open-phase = --case: no turno { $turn }, o da decisão { $number }, não há Main Phase nem Battle Phase aberta: um caso começa numa delas
output-for-nothing = -o ARQUIVO: nada é escrito sem --case N ou --table
no-commits = --find-scripts: { $path }: não há commits
puzzle-not-beside = o puzzle { $name } não está ao lado do replay: --puzzle indica o seu arquivo
puzzle-needed-beside = o puzzle { $name }, do qual este é um replay, não foi encontrado: coloque o seu arquivo ao lado do replay
not-installed = { $option }: { $found } não está instalado: pip install 'solemn[{ $extra }]'
folder-in-file = { $option }: { $path } é um arquivo: esperada uma pasta
weight-wrong = { $option }: encontrado “{ $found }”, esperado { $expected } com um número, como { $example }
edopro-not-found = --edopro: o EDOPro não está em nenhum dos lugares habituais ({ $places })
deck-empty = o Deck Principal está vazio: esperados códigos, um por linha, abaixo de #main
banlist-unknown = --banlist: nenhuma lista e nenhum arquivo se chama “{ $found }”
codes-unknown = nenhum banco de dados ({ $databases }) tem { $codes }
codes-unknown-old = { $problem }: o banco de dados pode ser mais antigo que o deck
codes-unknown-bundled = { $problem }: --db e --edopro trazem os cards da comunidade
deck-not-legal = este deck não é permitido: { $problem }
deck-odd = as regras não permitem este deck: { $problem }
deck-without-scripts = sem script e, portanto, sem efeitos: { $cards }
and-more = { $texts } e mais { $count }
solve-what = nada a resolver: esperados puzzles, cenários ou replays, ou então --deck (com --hand)
solve-nowhere = nada a procurar a partir daí: o duelo termina no turno { $turn }, ou ninguém decide numa fase aberta desse turno
hand-not-in-deck = { $option }: { $card } não está no Deck Principal, ou não tantas vezes
