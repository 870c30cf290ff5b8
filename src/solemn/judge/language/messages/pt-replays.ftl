# Português: replays.

summon-used-up = a Invocação-Normal deste turno está usada

replay-between = { $first } contra { $second }
replay-recorded = Gravado em { $date } (UTC) com { $program }
replay-program = Gravado com { $program }
replay-deck = Deck de { $player }: { $cards }
replay-at = Antes da decisão { $number }, no turno { $turn }
replay-asked =
    { $kind ->
        [cards] O jogador { $player } escolhe cards
        [sum] O jogador { $player } escolhe cards que somem um total
        [tribute] O jogador { $player } escolhe Tributos
        [select_unselect] O jogador { $player } escolhe cards um a um
        [place] O jogador { $player } escolhe uma zona
        [disable_zones] O jogador { $player } escolhe zonas
        [position] O jogador { $player } escolhe uma posição de batalha
        [yes_no] O jogador { $player } responde sim ou não
        [option] O jogador { $player } escolhe um de vários efeitos
        [counters] O jogador { $player } remove marcadores
        [sort_cards] O jogador { $player } ordena cards
        [sort_chain] O jogador { $player } ordena efeitos
        [announce_card] O jogador { $player } declara o nome de um card
        [announce_race] O jogador { $player } declara um Tipo de monstro
        [announce_attribute] O jogador { $player } declara um Atributo
        [announce_number] O jogador { $player } declara um número
       *[rock_paper_scissors] O jogador { $player } mostra uma mão
    }
replay-answered = O que o jogador fez: { $answer }
replay-ends = A gravação termina aqui, no turno { $turn }: ninguém venceu ainda.
replay-cut-off = Falta o fim do arquivo.
replay-no-negations = Nada foi negado.
replay-whose = { $cards } ({ $player })
replay-how =
    { $how ->
        [activation] ativação
        [effect] efeito
        [effects] efeitos no campo
        [summon] Invocação
       *[attack] ataque
    }
replay-obstacle =
    { $why ->
        [old-generator] Este replay não pode ser jogado: o acaso veio do gerador do YGOPro, que o solemn não tem.
        [tag-duel] Este replay não pode ser jogado: é um duelo em dupla (Tag).
        [extra-rules] Este replay não pode ser jogado: cards mudam as regras do duelo.
       *[not-inside] Este replay não pode ser jogado: o arquivo contém o que o cliente mostrou, mas não as respostas dos jogadores.
    }
replay-misfit =
    { $kind ->
        [unfit] O replay se afasta do duelo na decisão { $decision } (resposta { $response }): { $reason }
        [not-asked] O replay se afasta do duelo antes da decisão { $decision } (resposta { $response }): foi respondido { $given } onde ninguém tem nada para ativar
        [left-over] O duelo acabou, mas o replay continua: a resposta { $response } é { $given }
       *[stuck] O duelo não pode continuar depois da decisão { $decision }: { $reason }
    }
replay-suspects = Gravado com outros scripts ou outros cards? A causa provável é o script de { $cards }.
head-turn = turno
head-negated = negado
head-how = o quê
head-by = por
head-cost = ao custo de
head-anyway = fica mesmo assim
replay-case-title = { $first } contra { $second }, turno { $turn }, a partir da decisão { $number }
replay-case-missing =
    { $what ->
        [pasts] Fora da montagem: os marcadores e como os monstros foram Invocados
        [owners] Fora da montagem: de quem são os cards que o outro jogador controla
        [elsewhere] Fora da montagem: cards em zonas onde só um efeito pode colocá-los
       *[face-down] Os cards banidos estão todos com a face para cima
    }
replay-case-left-out = Passos omitidos no fim: { $count }
replay-case-written = { $file } começa na decisão { $number }, no turno { $turn }
replay-differs = A partir da decisão { $decision }, o que acontece não é o que o cliente mostrou: lá { $recorded }, aqui { $ours }
replay-given-up = O jogador { $player } vence: o oponente desistiu ou saiu.
replay-scripts-found = O replay roda inteiro com os scripts de { $date } (commit { $commit }); versões tentadas: { $tried }
replay-scripts-not-found = O replay não roda inteiro com nenhuma das versões tentadas ({ $tried }); mais longe, { $decisions } decisões, com os scripts de { $date } (commit { $commit })
head-number = n.º
head-date = data
head-first-deck = primeiro Deck
head-second-deck = segundo Deck
head-turns = turnos
head-winner = vencedor
head-ending = fim
head-negations = negações
replay-no-archetype = misto
replay-winner =
    { $winner ->
        [first] primeiro
        [second] segundo
        [draw] empate
       *[nobody] ninguém
    }
replay-ending =
    { $ending ->
        [lp] LP em 0
        [deck] nenhum card para comprar
        [effect] por um efeito
        [given-up] desistência
        [unfinished] inacabado
        [parted] se afasta
       *[not-played] não jogado
    }
replay-most-activated = Ativados com mais frequência
replay-most-negated = Negados com mais frequência
replay-written =
    { $how ->
        [puzzle] { $file } foi escrito, com o seu puzzle ao lado: vão nas pastas “replay” e “puzzles” do EDOPro
       *[alone] { $file } foi escrito: vai na pasta “replay” do EDOPro, e o puzzle em “puzzles”
    }
replay-cannot-hold =
    { $what ->
        [turn] nenhum replay pode conter isto: tem de começar com a Draw Phase do jogador 0
        [chance] nenhum replay pode conter isto: a montagem fixa moedas e dados
        [materials] nenhum replay pode conter isto: a montagem diz com que um monstro foi Invocado
       *[set-ups] nenhum replay pode conter isto: um arquivo Lua montou o campo
    }
