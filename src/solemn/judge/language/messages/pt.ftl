# Português.

zone =
    { $zone ->
        [deck] Deck
        [hand] mão
        [mzone] Zona de Monstros
        [szone] Zona de Magias e Armadilhas
        [grave] Cemitério
        [banished] zona de cards banidos
        [extra] Deck Adicional
        [overlay] Matérias Xyz
       *[none] lugar nenhum
    }
pendulum-zone =
    { $side ->
        [left] Zona de Pêndulo esquerda
       *[right] Zona de Pêndulo direita
    }
zone-numbered = { $where } { $number }
zone-word =
    { $zone ->
        [deck] Deck
        [hand] mão
        [mzone] Zona de Monstros
        [szone] Zona de Magias e Armadilhas
        [grave] Cemitério
        [banished] zona de cards banidos
        [extra] Deck Adicional
        [overlay] Matérias Xyz
       *[none] lugar nenhum
    }
kind =
    { $kind ->
        [main] Fase Principal
        [battle] Fase de Batalha
        [chain] Corrente
       *[other] { $kind }
    }
place = { $where } do jogador { $player }
nowhere = lugar nenhum
phase =
    { $phase ->
        [draw] Fase de Compra
        [standby] Fase de Apoio
        [main1] Fase Principal 1
        [battle_start] Fase de Batalha: etapa inicial
        [battle_step] Etapa de Batalha
        [damage] Etapa de Dano
        [damage_calculation] cálculo de dano
        [battle] Fase de Batalha
        [main2] Fase Principal 2
       *[end] Fase Final
    }
position =
    { $position ->
        [attack] Posição de Ataque com a face para cima
        [facedown_attack] Posição de Ataque com a face para baixo
        [defense] Posição de Defesa com a face para cima
        [set] Posição de Defesa com a face para baixo
       *[none] lugar nenhum
    }
list-comma = { $first }, { $rest }
list-and = { $first } e { $rest }
list-or = { $first } ou { $rest }
list-semicolon = { $first }; { $rest }

## o que aconteceu

turn = Turno do jogador { $player }
activate = Elo { $link } da Corrente: o jogador { $player } ativa { $card } ({ $where })
as-card = como ativação do card
as-effect = como efeito do card
cost = custo: { $costs }
targets = alvos: { $cards }
paid-tribute = oferece { $card } como Tributo
paid-discard = descarta { $card }
paid-detach = desassocia { $card }
paid-send = envia { $card } ao Cemitério
paid-banish = bane { $card }
paid-banish-face-down = bane { $card } com a face para baixo
paid-return = devolve { $card } à mão
paid-return-deck = devolve { $card } ao Deck
paid-return-extra = devolve { $card } ao Deck Adicional
paid-material = usa { $card } como Matéria
paid-lp = paga { $amount } PV
paid-counters = remove { $count } { $counters } de { $card }
resolve = O Elo { $link } da Corrente resolve: { $card }
activation-negated = A ativação de { $card } (Elo { $link }) é negada
effect-negated = O efeito de { $card } (Elo { $link }) é negado
summoning =
    { $kind ->
        [normal] O jogador { $player } Invoca { $card } por Invocação-Normal
        [flip] O jogador { $player } Invoca { $card } por Invocação-Virar
       *[special] O jogador { $player } Invoca { $card } por Invocação-Especial
    }
summon-negated = A Invocação de { $card } é negada
attack = O jogador { $player } ataca { $target } com { $card }
attack-directly = O jogador { $player } ataca diretamente com { $card }
attack-namesake = O jogador { $player } ataca { $target } do jogador { $other } com { $card }
attack-negated = O ataque é negado
damage-step = A Etapa de Dano começa
phase-goes-on = Houve resposta à mudança de fase: esta fase continua ({ $phase })
new-chain = { $card } não é encadeado a nada: começa uma nova Corrente (turno do jogador { $player }, { $phase })
by-default = pois nenhum passo o diz, jogador { $player }: { $what }
at-step = passo { $step }: { $what }
damage = O jogador { $player } sofre { $amount } de dano
recover = O jogador { $player } ganha { $amount } PV
pays = O jogador { $player } paga { $amount } PV
draws = O jogador { $player } compra { $count }
counter-kind =
    { $kind ->
        [spell-counter] { $number ->
                [single] Marcador de Magia
               *[several] Marcadores de Magia
            }
        [bushido-counter] { $number ->
                [single] Marcador de Bushido
               *[several] Marcadores de Bushido
            }
        [feather-counter] { $number ->
                [single] Marcador de Pena
               *[several] Marcadores de Pena
            }
        [kaiju-counter] { $number ->
                [single] Marcador Kaiju
               *[several] Marcadores Kaiju
            }
        [resonance-counter] { $number ->
                [single] Marcador de Ressonância
               *[several] Marcadores de Ressonância
            }
        [venom-counter] { $number ->
                [single] Marcador de Veneno
               *[several] Marcadores de Veneno
            }
        [a-counter] { $number ->
                [single] Marcador A
               *[several] Marcadores A
            }
        [fog-counter] { $number ->
                [single] Marcador de Névoa
               *[several] Marcadores de Névoa
            }
        [predator-counter] { $number ->
                [single] Marcador de Predador
               *[several] Marcadores de Predador
            }
        [signal-counter] { $number ->
                [single] Marcador de Sinal
               *[several] Marcadores de Sinal
            }
       *[other] { $number ->
                [single] marcador
               *[several] marcadores
            }
    }
counters-placed = { $card } recebe { $count } { $counters }
counters-removed = { $card } perde { $count } { $counters }
appears = { $card } aparece: { $to }
move = { $card }: { $from } → { $to }
move-why = { move } ({ $why })
why =
    { $reason ->
        [destroy] destruído
        [tribute] oferecido como Tributo
        [material] como Matéria
        [cost] como custo
        [discard] descartado
        [rule] pelas regras
        [battle] em batalha
        [destroyed-by-battle] destruído em batalha
        [destroyed-by-rule] destruído pelas regras
        [discarded-as-cost] descartado como custo
        [replace] em seu lugar
       *[redirect] desviado
    }
face-up = { $card } é virado com a face para cima
face-down = { $card } é virado com a face para baixo
position-changed = { $card }: { $old } → { $new }
sets = O jogador { $player } Baixa um card: { $card }
declares = O jogador { $player } declara: { $what }
tosses = O jogador { $player } lança uma moeda: { $what }
coin-side =
    { $side ->
        [heads] cara
       *[tails] coroa
    }
rolls = O jogador { $player } lança um dado: { $what }
attack-again = Replay: { $card } ataca { $target }
attack-again-directly = Replay: { $card } ataca diretamente
attack-redirected = { $by } dirige o ataque de { $card } a { $target }
attack-redirected-directly = { $by } torna direto o ataque de { $card }
script-says = Um script diz: { $text }
script-says-of = O script de { $card } diz: { $text }
wins = O jogador { $player } vence
draw-game = O Duelo termina empatado

## vereditos

link-resolved = Elo { $link } da Corrente, { $card }: resolvido
link-unnegatable = Elo { $link } da Corrente, { $card }: resolvido; não podia ser negado
link-destroyed = Elo { $link } da Corrente, { $card }: resolvido, embora { $card } tenha sido destruído
link-left = Elo { $link } da Corrente, { $card }: resolvido, embora { $card } não estivesse mais lá
link-no-longer-negated = { $text }; os efeitos de { $card } não estavam mais negados
link-activation-negated = Elo { $link } da Corrente, { $card }: ativação negada
link-activation-negated-by = Elo { $link } da Corrente, { $card }: ativação negada por { $by }
link-effect-negated = Elo { $link } da Corrente, { $card }: efeito negado
link-effect-negated-by = Elo { $link } da Corrente, { $card }: efeito negado por { $by }
link-stays-negated = { $text }, embora { $card } tenha deixado o campo
link-not-face-up = Elo { $link } da Corrente, { $card }: resolvido sem efeito porque { $card } não está mais com a face para cima no campo
link-target-gone = Elo { $link } da Corrente, { $card }: resolvido sem efeito porque o alvo, { $targets }, não está mais lá
link-target-gone-many = Elo { $link } da Corrente, { $card }: resolvido sem efeito porque os alvos, { $targets }, não estão mais lá
link-target-unfit = Elo { $link } da Corrente, { $card }: resolvido sem efeito porque o alvo, { $targets }, não serve mais
link-target-unfit-many = Elo { $link } da Corrente, { $card }: resolvido sem efeito porque os alvos, { $targets }, não servem mais
link-idle = Elo { $link } da Corrente, { $card }: resolvido sem efeito: não havia nada para o seu efeito fazer (não foi negado)
summon-of =
    { $kind ->
        [normal] Invocação-Normal de { $cards }
        [flip] Invocação-Virar de { $cards }
        [pendulum] Invocação-Pêndulo de { $cards }
       *[special] Invocação-Especial de { $cards }
    }
summon-done = { summon-of }: Invocação com sucesso
summon-done-by = { summon-of }: Invocação com sucesso, pelo efeito de { $by }; não podia ser negada
summon-done-by-effect = { summon-of }: Invocação com sucesso; não podia ser negada
summon-stopped = { summon-of }: Invocação negada
summon-stopped-by = { summon-of }: Invocação negada por { $by }
summon-void = { summon-of }: a Invocação não aconteceu, e nada foi negado
attack-of = Ataque de { $card } a { $target }
attack-of-directly = Ataque direto de { $card }
attack-stopped = { $attack }: ataque negado
attack-stopped-by = { $attack }: ataque negado por { $by }
attack-went-on = { $attack }: continuou até a Etapa de Dano
attack-attacker-destroyed = { $attack }: terminou sem Etapa de Dano porque { $card } foi destruído
attack-attacker-left = { $attack }: terminou sem Etapa de Dano porque { $card } deixou o campo
attack-attacker-face-down = { $attack }: terminou sem Etapa de Dano porque { $card } foi virado para baixo
attack-attacker-defense = { $attack }: terminou sem Etapa de Dano porque { $card } foi colocado em Posição de Defesa
attack-ended = { $attack }: terminou sem Etapa de Dano
protected-not-negated = { $card } não pode ser negado
protected-unaffected = { $card } não é afetado
protected-unaffected-by = { $card } não é afetado por { $source }
protected-not-targeted = { $card } não pode ser escolhido como alvo
protected-not-destroyed = { $card } não é destruído
protected-elsewhere = { $card } está aqui: { place }, e não pode ser destruído ali
protected = { $card } está protegido
because-of = { $text } (por causa de { $by })
effects-negated = Os efeitos de { $card } estão negados
effects-negated-by = Os efeitos de { $card } estão negados por { $by }
effects-back = Os efeitos de { $card } não estão mais negados
protected-negated-already = Os efeitos de { $card } já estão negados
effects-negated-many = Os efeitos de { $cards } estão negados
effects-negated-many-by = Os efeitos de { $cards } estão negados por { $by }
effects-back-many = Os efeitos de { $cards } não estão mais negados
link-refused = Elo { $link } da Corrente, { $card }: resolvido sem efeito porque não podia afetar { $targets }
link-in-part-gone = Elo { $link } da Corrente, { $card }: resolvido em parte; { $targets } já não estava lá
link-in-part-gone-many = Elo { $link } da Corrente, { $card }: resolvido em parte; { $targets } já não estavam lá
link-in-part-refused = Elo { $link } da Corrente, { $card }: resolvido em parte; não podia afetar { $targets }
attack-changed-sides = { $attack }: terminou sem Etapa de Dano porque o controle de { $card } mudou
attack-phase-over = { $attack }: terminou sem Etapa de Dano porque a Fase de Batalha foi encerrada
attack-called-off = { $attack }: terminou sem Etapa de Dano porque nenhum alvo foi escolhido no replay
attack-replay = { $attack }: replay, porque os monstros do oponente mudaram
attack-replay-unfit = { $attack }: replay, porque o ataque não é mais possível como foi declarado
attack-not-negated = { $text }; o ataque não foi negado
attack-chosen-again = { $text }; o alvo é escolhido de novo
timing-missed = { $card }: perdeu o timing
timing-missed-by = { $card }: perdeu o timing porque o efeito de { $by } veio depois daquilo a que responde
with-why = { $text }: { $why }
over-left = deixou o campo
over-face-down = foi virada com a face para baixo
over-unaffected = agora não é afetada, por causa de { $by }
over-protected = agora os seus efeitos não podem ser negados, por causa de { $by }
over-source-left = { $by } deixou o campo
over-source-face-down = { $by } está com a face para baixo
over-source-negated = { $by } está também negada
over-time = o efeito de { $by } terminou

## por que não

about-card = { $card }: { $text }
forbids = O efeito de { $by } não permite isso.
a-card = um card
the-rules = regras
used-up = { $text } Gasto por { $uses }.
use = { $card } (jogador { $player }, turno { $turn })
use-activation-negated = { $card } (jogador { $player }, turno { $turn }, e sua ativação foi negada)
use-effect-negated = { $card } (jogador { $player }, turno { $turn }, e seu efeito foi negado)
use-summon-negated = { $card } (jogador { $player }, turno { $turn }, e essa Invocação foi negada)
refused = { $text } Recusados: { $candidates }.
refused-by-effect = { $card } ({ $rule }: um efeito de { $by })
refused-by-rule = { $card } ({ $rule }: { $text })
a-direct-attack = um ataque direto
cannot-be-attacked = { $card } não pode ser atacado por causa do efeito de { $by }; possível: { $cards }.
must-be-set-first = Um Card de Armadilha precisa primeiro ser Baixado.
spell-must-be-set-first = No turno do oponente, um Card de Magia Rápida precisa antes ter sido Baixado.
set-this-turn = Foi Baixado neste turno.
no-legal-target = Não há um alvo válido.
could-do-nothing = O efeito dele não poderia fazer nada.
responds-to = O gatilho dele não ocorreu (responde a: { $event }).
event-attack = uma declaração de ataque
event-normal-summon = uma Invocação-Normal
event-flip-summon = uma Invocação-Virar
event-special-summon = uma Invocação-Especial
event-activation = a ativação de um card ou efeito
event-destroyed = a destruição de um card
event-to-grave = um card enviado para o Cemitério
event-to-hand = um card adicionado à mão
event-banished = um card banido
event-draw = uma compra de cards
event-damage = dano
event-battle = uma batalha entre monstros
event-phase = outra fase do turno
event-leaves = um card que deixa o campo
never-properly-summoned = Nunca foi Invocado corretamente, então não pode ser Invocado por Invocação-Especial dali.
cannot-be-targeted = { $card } não pode ser escolhido como alvo por causa do efeito de { $by }; possível: { $cards }.
restricted = { $text } O que foi feito: { $deeds }.
because-of-effect = { $text } É um efeito de { $by } que o determina.
did-summon = o jogador { $player } Invocou por Invocação-Normal ou Baixou { $cards }
did-normal-summon = o jogador { $player } Invocou por Invocação-Normal { $cards }
did-special-summon = o jogador { $player } Invocou por Invocação-Especial { $cards }
did-flip-summon = o jogador { $player } Invocou por Invocação-Virar { $cards }
did-activate = o jogador { $player } ativou { $cards }
did-attack = o jogador { $player } declarou um ataque
did-battle-phase = o jogador { $player } conduziu uma Fase de Batalha
no-such-card = o jogador { $player } não tem tal card ali: { $card }
no-such-card-but = o jogador { $player } não tem tal card ali: { $card } ({ $places })
card-is-in = { $card } está aqui: { place }
not-possible = { $step }: isso não é possível. { $offers }
not-possible-because = { $step }: isso não é possível; { $reasons }. { $offers }
may = O jogador { $player } ({ kind }) pode: { $offers }
nothing = nada
answer-refused = esta resposta é recusada: { $why }
duel-ended = o Duelo terminou antes deste passo: { $step }
duel-endless = o Duelo continua sem fim
no-answer = nenhum passo responde a esta decisão do jogador { $player }: { $kind }
no-answer-expected = { $problem }; esperado: { $expected }
no-answer-next = { $problem }; o passo seguinte é: { $step }
not-offered = não é mais oferecido: { $cards }
cannot-choose = { $card } não pode ser escolhido; oferecido: { $cards }
cannot-choose-because = { $card } não pode ser escolhido ({ $why }); oferecido: { $cards }
cannot-declare = { $card } não pode ser declarado aqui
declare-count = devem ser declarados { $count }, não { $card }
no-effect-of-number = não tem um efeito { $effect } que possa ser ativado; tem { $count }
no-targets = { $card } não tem alvos e não pede tal escolha: { $step }
not-asked-for = { $card } não pede tal escolha: { $step }
bundled-only = (aqui só se conhecem os cards incluídos: --edopro ou --db, ou a variável SOLEMN_DB, trazem os da comunidade)
unknown-passcode = nenhum card tem o nome ou o código { $number }
unknown-name-near = nenhum card se chama “{ $name }”; você quis dizer { $near }?
unknown-name = nenhum card se chama “{ $name }”
quote-name = “{ $name }” é um só card: um nome com vírgula ou dois-pontos vai entre aspas
notation-no-bearer = nenhum monstro no campo é { $found }
notation-bearer = vários monstros se chamam { $found }: diga em qual Zona de Monstros
notation-position = { $card } não pode ficar “{ $found }” ali
notation-materials = encontrado “{ $found }”: as Matérias Xyz são indicadas no seu monstro, “with materials …”
notation-number = encontrado “{ $found }”: esperado um número inteiro
notation-large-number = o número tem algarismos demais: esperados no máximo { $most }
notation-two-places = “{ $name }” e “{ $found }” não combinam: espera-se um só lugar e uma só posição
notation-twice = “{ $found }” encontrado pela segunda vez: espera-se uma só vez, como na linha { $line }
notation-no-cards = encontrado { $count }: espera-se pelo menos uma carta
notation-from-one = encontrado { $found }: opções e números contam a partir de 1
notation-braces = encontrado { $found }: esperados campos com valores, como num arquivo YAML
notation-not-of-player = encontrado um card do outro jogador: esperado um de quem podia fazê-lo
notation-which-zone = encontrado “{ $found }”: esperada uma Zona de Monstros ou uma Zona de Magias e Armadilhas
notation-no-moment = encontrado { $found }: um momento acompanha LP, cards e fases, não este fato
notation-no-span = encontrado “{ $found }”: “{ $since }” e “{ $until }” acompanham eventos e o que um jogador podia fazer ou lhe foi perguntado, não este fato
notation-because = encontrado “{ $found }”: diz por que uma jogada é recusada, então é preciso “{ $word }”
notation-equip = encontrado “{ $found }”: um card equipado a um monstro fica numa Zona de Magias e Armadilhas
notation-unexpected-after-near = { $card } é um card, e “{ $found }” depois dele não é conhecido aqui; você quis dizer “{ $near }”?
notation-unexpected-after = { $card } é um card, e “{ $found }” depois dele não é conhecido aqui
notation-a-number = um número
notation-a-rule = o ID de uma regra
notation-a-word = uma palavra
notation-a-value = um valor
notation-a-card = um nome de card
notation-the-end = o fim da linha
notation-own-cards = traz cartas próprias, para as quais a notação curta não tem palavras: mantenha-o em YAML ou JSON
notation-no-place = diga onde { $card } está: { $expected }
notation-quote = { $problem } (um nome de card com vírgula ou dois-pontos vai entre aspas)
quoted = “{ $text }”
notation-near = { $problem }; você quis dizer “{ $near }”?
notation-expected = encontrado { $found }; esperado { $expected }
unknown-card = { $why }

## passos

step-by = jogador { $player }: { $step }
step-effect = { $step } (efeito { $effect })
card-in = { $card } ({ $where })
card-of = { $card } (jogador { $player }, { $where })
card-of-player = { $card } (jogador { $player })
the-card = o card
do-normal-summon = Invocação-Normal: { $card }
do-set = Baixar { $card }
do-special-summon = Invocação-Especial: { $card }
do-pendulum-summon = Invocação-Pêndulo { $card }
do-activate = ativar { $card }
do-chain = encadear { $card }
do-flip = Invocação-Virar: { $card }
do-change-position = mudar a posição de { $card }
do-attack = atacar com { $card }
do-to-battle = ir para a Fase de Batalha
do-to-main2 = ir para a Fase Principal 2
do-end-turn = encerrar o turno
do-pass = passar
do-choose = escolher { $card }
do-yes = responder sim
do-no = responder não
do-option = escolher uma opção
do-number = declarar um número
do-position = escolher uma posição
do-zone = escolher uma zona
do-name = declarar um nome de card { $card }
do-type = declarar um Tipo: { $card }
do-attribute = declarar um Atributo: { $card }
do-counters = remover marcadores: { $card }
do-order = pôr em ordem: { $card }
do-zones = escolher zonas
do-rock-paper-scissors = jogar pedra, papel e tesoura
move-about = { $move }: { $what }
move-card-at = { $card } ({ $place })
move-hidden = um card com a face para baixo
do-finish = terminar a escolha
do-cancel = cancelar
do-shuffle = embaralhar a mão
do-put-back = devolver { $card }
do-keep-order = manter a ordem

## o que se esperava

check-held = sim  esperado { $check }; encontrado { $found }
check-failed = NÃO  esperado { $check }; encontrado { $found }
play-held = sim  passo { $step } ({ $play }): esperado { legality }, encontrado { found-legality }
play-failed = NÃO  passo { $step } ({ $play }): esperado { legality }, encontrado { found-legality }
play-other-reason = NÃO  passo { $step } ({ $play }): recusado, mas o primeiro motivo não é o esperado: { $because }
because-rule-card = { $rules }, por causa de { $card }
because-card = por causa de { $card }
play-possible = NÃO passo { $step } ({ $play }): esperado ilegal, encontrado legal; possível neste momento: { $moment }
moment-link = em resposta ao Elo { $link } da Corrente, { $card }
moment-chain-end = depois da Corrente
moment-attack = depois que { $card } declarou o ataque
moment-attempt = quando { $card } seria Invocado
moment-summoned = depois da Invocação
legality =
    { $expected ->
        [legal] permitido
       *[illegal] proibido
    }
found-legality =
    { $found ->
        [legal] permitido
       *[illegal] proibido
    }
observed = observado { $check }: { $holds ->
        [yes] verdadeiro
       *[no] falso
    }, encontrado { $found }
expect-lp = o jogador { $player } tem { $amount } LP
outcome =
    { $outcome ->
        [resolved] resolvido
        [resolved-in-part] resolvido em parte
        [resolved-without-effect] resolvido sem efeito
        [effect-negated] efeito negado
        [activation-negated] ativação negada
        [summon-successful] Invocação bem-sucedida
        [summon-did-not-take-place] Invocação não ocorrida
        [summon-negated] Invocação negada
        [attack-negated] ataque negado
        [went-on] prosseguiu até a Damage Step
        [ended-without-a-damage-step] terminou sem Damage Step
        [replay] repetição
        [missed-the-timing] perdeu o timing
        [protected] protegido
        [effects-negated] efeitos negados
        [effects-apply-again] não mais negado
        [negated] negado
       *[successful] bem-sucedida
    }
expect-until = { $check }, até o passo “{ $label }”
expect-since = { $check }, desde o passo “{ $label }”
expect-after-link = { $check }, depois da resolução do Elo { $link } da Corrente
expect-at = { $check }, antes do passo “{ $label }”
expect-count = { $check } (exatamente { $count })
expect-not = não: { $check }
expect-without = sem { $rules }
expect-verdict = este veredito é dado: { $what }
expect-anything = qualquer coisa
expect-asked = foi perguntado ao jogador { $player }: { $what }
expect-offered = o jogador { $player } podia: { $what }
expect-then = { $first }, depois { $rest }
expect-not-negated = não negada
expect-equipped = equipada a { $card }
expect-level = Nível { $number }
expect-controlled = com o jogador { $player }
expect-owned = de propriedade do jogador { $player }
expect-there = { $card } está lá
expect-card = { $card }: { $what }
expect-phase = é a { $phase } do jogador { $player }
none = nada
board-negated = negado
board-counters = { $counters }: { $count }
board-materials = Matérias Xyz: { $count }
board-position =
    { $position ->
        [attack] { $values }
        [facedown_attack] ataque com a face para baixo { $values }
        [defense] defesa { $values }
        [set] Baixada { $values }
        [faceup] face para cima
       *[none] { $values }
    }
board-field-zone = Zona de Campo
board-extra-zones = Zonas de Monstros Extra
board-pile = { $pile } ({ $count })
board-of = jogador { $player }
board-row = { $zone }, jogador { $player }
board-player = Jogador { $player }: { $amount } LP
git-says = o git diz: { $said }
git-no-commit = este commit não existe ({ $name })
first-turn = o Duelo está no primeiro turno, que não tem Fase de Batalha: escreva “phase: Battle Phase” (num arquivo, em setup) para começar num turno posterior, ou termine o turno antes
set-by-default = { $card } está Baixada, pois sua posição não foi dada; escreva pos: faceup se estiver com a face para cima
warning = aviso: { $problem }
agrees = confere: como esperado
disagrees = não confere: não como esperado
stuck = { $place }: parado: { $why }
script-error = { $place }: erro de script: { $why }
verdict-word =
    { $verdict ->
        [agrees] confere
        [disagrees] não confere
        [stuck] parado
        [script-error] erro de script
       *[bad-input] entrada incorreta
    }
head-file = arquivo
head-verdict = veredito
head-title = título
judging = Julgando
summary = { $good } de { $all } como esperado

## regras

rule-N1 = Negar é impedir que uma ação seja realizada com sucesso ou tirar o efeito de um card: ativações, efeitos, Invocações e ataques podem ser negados.
rule-N2 = Só um efeito que diz "negue" nega; destruir, banir ou devolver um card não é negar.
rule-N3 = O que foi pago como custo por algo que depois é negado não é devolvido.
rule-N4 = Um efeito que nega responde só ao que seu texto nomeia, como a ativação de um Card de Armadilha ou uma Invocação-Especial.
rule-A1 = Quando uma ativação é negada, seu Elo é pulado e a Corrente continua com o próximo Elo abaixo.
rule-A2 = Um Card de Magia ou Armadilha cuja ativação foi negada não é mais um card no campo; ele vai para o Cemitério, mas não foi enviado para lá do campo.
rule-A3 = Quando só a ativação de um efeito é negada, o card a que ele pertence fica onde está, a menos que o efeito que nega o mova.
rule-A4 = Um Elo cuja ativação foi negada não resolve; a última coisa a acontecer é, portanto, o que fez o Elo acima.
rule-A5 = Destruir um card não nega nem sua ativação nem seu efeito: seu Elo resolve mesmo assim.
rule-A6 = Um card que permanece no campo ainda deve estar lá com a face para cima quando resolve o que ele ativou no campo, ou isso resolve sem efeito; nada foi negado.
rule-A7 = O custo de uma ativação que foi negada continua pago.
rule-A8 = Um efeito que nega "essa ativação" deve ser encadeado diretamente a ela; ele não alcança um Elo abaixo do mais recente.
rule-A9 = Um limite de quantas vezes um card "pode ser ativado" não conta uma ativação negada; conta aquela de que só o efeito foi negado.
rule-A10 = Um limite de quantas vezes um efeito pode ser "usado" conta um uso que foi negado.
rule-A11 = "Uma vez por turno" e condições parecidas contam uma ativação que foi negada.
rule-A12 = Um limite de Invocações não conta uma Invocação negada desde 1º de abril de 2020; um limite de quantos efeitos um jogador ativa conta os negados.
rule-E1 = Um efeito negado não é aplicado; sua ativação permanece, e seu Elo resolve sem fazer nada.
rule-E2 = Enquanto os efeitos de um card estão negados, eles não se aplicam no campo; aplicam-se de novo assim que a negação termina.
rule-E3 = Um card cujos efeitos estão negados ainda pode ser ativado, ou ativá-los: o custo é pago e o Elo resolve, mas enquanto estiverem negados nada acontece.
rule-E4 = O custo de um efeito que foi negado continua pago.
rule-E5 = Um Elo cujo efeito foi negado resolve mesmo assim, e por isso é a última coisa a acontecer.
rule-S1 = Um monstro cuja Invocação foi negada não foi Invocado com sucesso.
rule-S2 = Um efeito que nega uma Invocação é ativado quando se tenta a Invocação, como Elo 1 da Corrente, antes de o monstro estar no campo.
rule-S3 = Invocações-Normais, Virar e Pêndulo, e Invocações-Especiais pelo procedimento do próprio monstro, podem ser negadas; uma Invocação-Fusão por um efeito e um card Baixado não.
rule-S4 = Uma Invocação por um efeito que está resolvendo não pode ser negada, porque nada pode ser ativado enquanto um efeito resolve.
rule-S5 = Uma Invocação imediatamente depois que um efeito resolve pode ser negada se esse efeito era o Elo 1 da Corrente.
rule-S6 = Quando se tenta uma Invocação só podem ser ativados efeitos que negam Invocações; o que responde a eles segue as Velocidades de Magia comuns.
rule-S7 = Um monstro cuja Invocação foi negada deixa o campo, em geral destruído pelo efeito que nega; se não for possível, vai para o Cemitério pelas regras.
rule-S8 = Uma Invocação-Normal negada gastou a Invocação-Normal do turno, e uma Invocação-Pêndulo negada a Invocação-Pêndulo.
rule-S9 = Um monstro que pode ser Invocado a seu modo uma vez por turno pode tentar de novo se essa Invocação foi negada, desde 1º de abril de 2020.
rule-S10 = O que foi pago ou oferecido como Tributo por uma Invocação negada não é devolvido.
rule-S11 = Um monstro que veio de fora do campo e cuja Invocação foi negada nunca esteve no campo, portanto não é enviado de lá.
rule-S12 = Um monstro que já estava no campo, como numa Invocação-Virar, está no campo enquanto sua Invocação é tentada.
rule-S13 = Um monstro que primeiro deve ser Invocado corretamente, e cuja Invocação foi negada, não pode ser Invocado por Invocação-Especial de um lugar público por outros meios.
rule-S14 = Um monstro que já foi Invocado corretamente continua assim quando sua Invocação-Virar é negada.
rule-S15 = Pelas regras desde 1º de abril de 2020, uma Invocação-Especial negada não conta para efeitos que proíbem Invocações-Especiais naquele turno; antes, contava.
rule-T1 = Um ataque é negado na Etapa de Batalha, e nenhuma Etapa de Dano se segue.
rule-T2 = Um monstro que declarou um ataque, mesmo que negado, não pode declarar outro.
rule-T3 = Depois que um ataque foi negado, o jogador do turno pode atacar com outro monstro ou encerrar a Fase de Batalha.
rule-T4 = Remover o monstro atacante não nega seu ataque: se ele sai, o ataque termina sem Etapa de Dano; se fica, o ataque continua.
rule-T5 = Um efeito que espera que um ataque seja negado não ganha nada com um ataque que apenas terminou.
rule-T6 = Se um efeito que nega um ataque escolhe o atacante como alvo, ou nega o ataque ao resolver, depende do seu texto.
rule-P1 = "Negue a ativação" é um Efeito Rápido que responde a uma ativação que pode ser negada; o que mais ele faz depende de tê-la negado.
rule-P2 = Um efeito que nega e destrói anuncia ambos, a destruição só para um card que pode ser destruído e ainda está lá.
rule-P3 = "Negue esse efeito" deixa a ativação em paz: o Elo existe e resolve sem efeito.
rule-P4 = Um efeito que nega uma coluna olha onde estava a Magia ou Armadilha quando foi ativada.
rule-P5 = Efeitos negados por um tempo abrangem os Elos que já existem e os efeitos dali em diante, até o tempo acabar; o que o card ativou no campo continua negado mesmo que o card deixe o campo.
rule-P6 = Efeitos que não podem ser negados, que não são afetados ou que já estão negados não podem ser negados por este efeito.
rule-P7 = Um card que não é afetado por um efeito não está negado: esse efeito apenas não se aplica a ele.
rule-P8 = De quem é o efeito, quem controla o card e a qual card ele pertence são perguntas diferentes.
rule-P9 = Um card que não pode ser alvo não pode ser escolhido como tal, mas ainda pode ser afetado.
rule-P10 = Um card que não pode ser destruído por efeitos fica, ou outra coisa acontece em vez de sua destruição.
rule-P11 = Quando um efeito resolve ele olha de novo: um alvo que saiu, ou que não serve mais, não é afetado.
rule-P12a = Um script que nega uma ativação chama NegateActivation, não NegateEffect, e continua só se negou.
rule-P12b = Um script que nega efeitos por um tempo registra EFFECT_DISABLE_EFFECT além de EFFECT_DISABLE, com o fim correto.
rule-P12c = Um script que nega os efeitos de um monstro por um tempo chama primeiro NegateRelatedChain, para os Elos que já existem.
rule-P12d = "Não pode ser escolhido como alvo" e "não afetado" são proteções diferentes, e um script usa a que o texto diz.
rule-P12e = Um script que torna um card não afetado diz exatamente pelos efeitos de quem, para não bloquear os seus.
rule-P12f = Um script que nega por um tempo dá à negação o fim que o texto diz.
rule-P13 = O texto decide que tipo de negação ou proteção é; mover o card é outra questão.
rule-P14 = A negação pergunta se um Elo ou um efeito se aplica; a proteção pergunta se um efeito de fora pode tocar um card.
rule-L1 = "Negar" é negate, annuler, annullieren, annullare, 無効, 무효 e 無效 em outras línguas.
rule-R-SPEED = Um card ou efeito só pode ser encadeado se sua Velocidade de Magia for 2 ou maior e não menor que a do Elo mais recente.
rule-R-PHASE = Isso não pode ser feito nesta fase ou etapa.
rule-R-ZONE = Não há zona livre para isso.
rule-R-COST = Seu custo não pode ser pago.
rule-R-TARGET = Não há um alvo válido.
rule-R-NOTHING-TO-DO = O efeito dele não poderia fazer nada.
rule-R-CONDITION = Sua condição de ativação não está cumprida.
rule-R-RESTRICTION = O jogador fez neste turno o que o texto dela exclui.
rule-R-SUMMON-CONDITION = O que a sua própria Invocação-Especial exige não está presente.
rule-R-LIMIT = Já foi usado o número máximo de vezes.
rule-R-MANDATORY = O efeito dele é obrigatório e já foi ativado.
rule-R-LOCATION = Não está num lugar de onde isso possa ser feito.
rule-R-FACEDOWN = Está com a face para baixo.
rule-R-FACEUP = Já está com a face para cima: um Card de Magia ou Armadilha no campo é ativado ao ser virado com a face para cima.
rule-R-KIND = Isso não pode ser feito com este tipo de card ou efeito.
rule-R-CONTROLLER = Este jogador não o controla.
rule-R-TURN = Não é o turno do jogador certo para isso.
rule-R-SET-TURN = Um Card de Armadilha precisa primeiro ser Baixado, e um Card de Armadilha ou de Magia Rápida não pode ser ativado no turno em que foi Baixado.
rule-R-DISABLED = Seus efeitos estão negados, ou ainda não se aplicam.
rule-R-FORBIDDEN = Um efeito proibiu seu nome.
rule-R-BEING-SUMMONED = Sua Invocação ainda não terminou.
rule-R-BATTLE-DESTROYED = Foi destruído em batalha e só espera deixar o campo.
rule-R-OVERLAY = Uma Matéria Xyz não é um card no campo.
rule-R-DECK-SIZE = Há cards de menos no Deck.
rule-R-UNNEGATABLE = Pelo próprio texto não pode ser negado.
rule-R-CHAIN-LIMIT = Um efeito limita o que pode ser ativado em resposta.
rule-R-SUMMON-COUNT = A Invocação-Normal ou o Baixar deste turno já foi gasto.
rule-R-SUMMON-ONCE = Só pode ser Invocado por Invocação-Especial uma vez por turno.
rule-R-PENDULUM = Uma Invocação-Pêndulo exige duas Escalas, uma zona livre e um monstro na mão ou com a face para cima no Deck Adicional cujo Nível esteja entre as Escalas; há uma por turno.
rule-R-TRIBUTE = Não há monstros suficientes para o Tributo.
rule-R-POSITION = Não está na posição de batalha necessária, ou não pode ser posto nela.
rule-R-POSITION-ONCE = Foi Invocado ou Baixado neste turno, atacou ou já mudou de posição, então ela fica.
rule-R-EFFECT = Um efeito proíbe isso.
rule-R-EVENT = O gatilho dele não ocorreu.
rule-R-TIMING = Um efeito que diz "quando... você pode" perde o momento se aquilo a que responde não foi a última coisa a acontecer.
rule-R-WINDOW = Não é o momento para isso.
rule-R-CHOICE = Só pode ser escolhido o que o texto do card, ou as regras de uma Invocação ou de um ataque, permitem.
rule-R-DIRECT = Um ataque direto só é possível se não houver monstro para atacar, ou se um efeito o permitir.
rule-R-FIRST-TURN = No primeiro turno de um duelo não há Fase de Batalha.
rule-R-NO-EFFECT = O card não tem tal efeito que possa ser ativado.
rule-R-RESOLVED = Um Elo que não foi negado resolve, e seu efeito é aplicado.
rule-R-NOTHING = Um Elo resolve também quando seu efeito não pode fazer nada; ele não foi negado.
rule-R-SUMMONED = A Invocação teve sucesso.
rule-R-ATTACK = O ataque continuou até a Etapa de Dano.
rule-R-BATTLE-PROTECTED = Um monstro que não pode ser destruído em batalha permanece no campo; o dano de batalha é causado mesmo assim.
rule-R-TURNED = Um ataque termina sem Etapa de Dano quando o monstro atacante não está mais em Posição de Ataque; ele não foi negado.
rule-R-REPLAY = Se os monstros do lado do oponente mudarem antes da Etapa de Dano, ou o ataque não for mais possível como foi declarado, o jogador que ataca escolhe de novo um alvo ou desiste do ataque; não é um novo ataque, e nenhum foi negado.
rule-R-BATTLE-PHASE-OVER = Um efeito que encerra a Fase de Batalha encerra também o ataque, sem Etapa de Dano; ele não foi negado.

## solemn duel

turn-score = Turno { $turn }, jogador { $player } (PV { $first } : { $second })
duel-between = Jogador 0: { $first }   Jogador 1: { $second }   semente { $seed }
duel-dealt = Decks embaralhados pela semente. O jogador { $player } começa.
duel-in-order = Decks na ordem original. O jogador { $player } começa.
duel-stopped = Parado no turno { $turn }: ninguém venceu ainda.
why-over =
    { $how ->
        [lp] O Duelo acabou: os PV estão em 0
        [deck] O Duelo acabou: há poucos cards no Deck para comprar
        [named] O Duelo acabou: { $words }
       *[effect] O Duelo acabou pelo efeito de um card
    }
deck-of-link = Deck de um link
