# Português: o que aconteceu e o que foi encontrado.

happening =
    { $event ->
        [turn] novo turno
        [phase] nova fase
        [phase-goes-on] fase que continua
        [activate] ativação
        [activation-negated] ativação negada
        [effect-negated] efeito negado
        [resolve] início de uma resolução
        [resolved] resolução
        [no-effect] resolução sem efeito
        [chain-end] fim de uma Corrente
        [summoning] tentativa de Invocação
        [summoned] Invocação bem-sucedida
        [summon-negated] Invocação negada
        [summon-void] Invocação que não ocorreu
        [attack] declaração de ataque
        [attack-negated] ataque negado
        [damage-step] início de uma Damage Step
        [battle] batalha
        [damage] dano
        [recover] ganho de LP
        [pay-lp] pagamento de LP
        [draw] compra de cards
        [target] escolha de um alvo
        [move] movimento
        [missed-timing] timing perdido
        [position] mudança de posição de batalha
        [set] Baixa de um card
        [protected] proteção
        [counters-placed] marcadores colocados
        [counters-removed] marcadores removidos
        [declared] declaração
        [replay] nova escolha de alvo
        [coin] lançamento de moeda
        [dice] rolagem de dado
       *[win] vitória
    }
happening-of = { $what } ({ $values })
value =
    { $word ->
        [card] { $given }
        [player] jogador { $given }
        [zone] { $given }
        [link] Elo de Corrente { $given }
        [kind] { $given }
        [target] alvo: { $given }
        [amount] { $given }
        [what] { $given }
        [count] { $given } vezes
        [phase] { $given }
        [rule] regra { $given }
        [by] por causa de { $given }
        [reason] { $given }
        [from] de: { $given }
       *[to] para: { $given }
    }
value-none =
    { $word ->
        [target] sem alvo
       *[by] por causa de nenhum card
    }
reason =
    { $reason ->
        [destroy] destruição
        [tribute] Tributo
        [temporary] por um tempo
        [material] como Matéria
        [summon] por uma Invocação
        [battle] em batalha
        [effect] por um efeito
        [cost] como custo
        [lost-target] sem o seu alvo
        [rule] pelas regras
        [spsummon] por uma Invocação Especial
        [discard] descarte
        [return] retorno
        [replace] em seu lugar
       *[redirect] desvio
    }
summon-kind =
    { $kind ->
        [normal] Invocação Normal
        [flip] Invocação por Virar
       *[special] Invocação Especial
    }
asked-for =
    { $what ->
        [play] uma jogada
        [chain] uma resposta na Corrente
        [choose] uma escolha de cards
        [yes-no] sim ou não
        [option] um efeito entre vários
        [number] um número
        [position] uma posição de batalha
        [zone] uma zona
        [name] um nome de card
        [type] um Tipo de monstro
        [attribute] um Atributo
        [counters] marcadores a remover
        [order] uma ordem
       *[rock-paper-scissors] uma mão de pedra, papel e tesoura
    }
lies-face-down = com a face para baixo
found-after = { $what } (depois do passo { $step })
not-any-more = depois falta: { $what }
never-reached = o passo “{ $label }” nunca foi alcançado
never-resolved = o Elo de Corrente { $link } nunca se resolveu
refused-count = é preciso escolher de { $least } a { $most }, não { $found }
refused-total = estes não somam { $total }
refused-offer = não está entre o que é oferecido
