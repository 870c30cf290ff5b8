# Português.

table-link-resolves = O Elo { $number } da Corrente resolve
table-over = O duelo acabou.
table-full = Há lugar para { $count } posições; leve o caso e comece outro.
table-no-node = Não há posição { $number }: esperada de 0 a { $count }.
table-script = O script de um card falhou: { $why }
table-script-endless = O script deste card não termina.
table-no-puzzle = Um puzzle só se abre do seu arquivo.
table-unfit = Esta escolha não serve. Escolha de novo.
table-no-beginning = Um cenário começa numa Fase Principal ou de Batalha aberta; ainda não há neste turno.
table-no-card = Este card não está mais aí.
table-no-deck = Não há cards neste Deck.
table-way =
    { $way ->
        [normal-summon] Invocação-Normal
        [set] Baixar
        [special-summon] Invocação-Especial
        [pendulum-summon] Invocação-Pêndulo
        [activate] Ativar
        [chain] Responder
        [flip] Invocação-Virar
        [change-position] Mudar de posição
        [attack] Atacar
        [choose] Escolher
        [to-battle] Fase de Batalha
        [to-main2] Fase Principal 2
       *[end-turn] Encerrar o turno
    }
table-summon =
    { $way ->
        [normal] Invocação-Normal
        [tribute] Invocação-Tributo
        [flip] Invocação-Virar
        [special] Invocação-Especial
        [fusion] Invocação-Fusão
        [ritual] Invocação-Ritual
        [synchro] Invocação-Sincro
        [xyz] Invocação-Xyz
        [pendulum] Invocação-Pêndulo
       *[link] Invocação-Link
    }
table-effect = { $way } (efeito { $number })
table-kind =
    { $kind ->
        [normal] Normal
        [effect] Efeito
        [ritual] Ritual
        [fusion] Fusão
        [synchro] Sincro
        [xyz] Xyz
        [pendulum] Pêndulo
        [link] Link
        [toon] Toon
        [spirit] Espírito
        [union] União
        [gemini] Gêmeos
        [flip] Virar
        [tuner] Regulador
        [token] Ficha
       *[other] { $kind }
    }
table-spell =
    { $kind ->
        [ritual] Magia de Ritual
        [quickplay] Magia Rápida
        [continuous] Magia Contínua
        [equip] Magia de Equipamento
        [field] Magia de Campo
       *[normal] Magia Normal
    }
table-trap =
    { $kind ->
        [continuous] Armadilha Contínua
        [counter] Armadilha de Resposta
       *[normal] Armadilha Normal
    }
table-attribute =
    { $word ->
        [earth] TERRA
        [water] ÁGUA
        [fire] FOGO
        [wind] VENTO
        [light] LUZ
        [dark] TREVAS
       *[divine] DIVINO
    }
table-type =
    { $word ->
        [warrior] Guerreiro
        [spellcaster] Mago
        [fairy] Fada
        [fiend] Demônio
        [zombie] Zumbi
        [machine] Máquina
        [aqua] Aqua
        [pyro] Piro
        [rock] Rocha
        [winged-beast] Besta Alada
        [plant] Planta
        [insect] Inseto
        [thunder] Trovão
        [dragon] Dragão
        [beast] Besta
        [beast-warrior] Besta-Guerreira
        [dinosaur] Dinossauro
        [fish] Peixe
        [sea-serpent] Serpente Marinha
        [reptile] Réptil
        [psychic] Psíquico
        [divine-beast] Besta Divina
        [creator-god] Deus Criador
        [wyrm] Wyrm
        [cyberse] Ciberso
        [illusion] Ilusão
       *[other] { $word }
    }
table-ask-main = Jogador { $player }: sua vez na Fase Principal
table-ask-battle = Jogador { $player }: sua vez na Fase de Batalha
table-ask-chain = Jogador { $player }: responder?
table-ask-pause = O jogador { $player } não tem com que responder.
table-ask-trigger = Jogador { $player }: ativar o efeito de { $card }?
table-ask-cards = Jogador { $player }: escolha cards, { $min } a { $max }
table-ask-card = Jogador { $player }: escolha um card
table-ask-exactly = Jogador { $player }: escolha { $count } cards
table-ask-tributes = Jogador { $player }: escolha monstros para oferecer como Tributo; são precisos { $count }
table-ask-sum = Jogador { $player }: escolha cards que somem { $total }
table-ask-one-by-one = Jogador { $player }: escolha um card; escolhidos: { $count }
table-ask-zones = Jogador { $player }: escolha zonas; são precisas { $count }
table-ask-position = Jogador { $player }: escolha uma posição de batalha
table-ask-yes-no = Jogador { $player }: sim ou não?
table-ask-replay = Jogador { $player }: atacar de novo?
table-ask-option = Jogador { $player }: escolha um
table-ask-number = Jogador { $player }: declare um número
table-ask-attribute = Jogador { $player }: declare Atributos; são precisos { $count }
table-ask-type = Jogador { $player }: declare Tipos; são precisos { $count }
table-ask-name = Jogador { $player }: declare um nome de card
table-ask-counters = Jogador { $player }: remova marcadores; são precisos { $count }
table-ask-order = Jogador { $player }: ponha em ordem
table-ask-hand = Jogador { $player }: pedra, papel ou tesoura?
table-done = Pronto
table-cancel = Cancelar
table-answer =
    { $answer ->
        [yes] Sim
       *[no] Não
    }
table-option = Opção { $number }
table-sign =
    { $sign ->
        [rock] Pedra
        [paper] Papel
       *[scissors] Tesoura
    }
table-value =
    { $value ->
        [atk] ATK
        [def] DEF
        [level] Nível ou Classe
        [attribute] Atributo
        [race] Tipo
       *[name] nome
    }
table-change-adds = { $what } { $amount }, por { $by }
table-change-becomes = { $what } torna-se { $amount }, por { $by }
table-state =
    { $state ->
        [negated] seus efeitos estão negados
        [battle] não é destruído em batalha
        [effects] não é destruído por efeitos de card
        [both] não é destruído em batalha nem por efeitos de card
        [once] não é destruído um certo número de vezes
        [target] não pode ser alvo de efeitos de card
        [attack] não pode ser atacado
        [unaffected] não é afetado por alguns efeitos
        [negation] seus efeitos não podem ser negados
        [cannot-attack] não pode atacar
       *[cannot-turn] sua posição não pode ser mudada
    }
board-needs-server = O campo precisa de um servidor web: { $command }
board-port = --port: { $port } não pode ser usada ({ $why })
option-one-file = { $option }: esperado um só arquivo
board-serves = O campo está em { $address } (Ctrl+C encerra).
page-written = Escrito em { $file }.
