# 日本語：起きたことと見つかったもの

happening =
    { $event ->
        [turn] 新しいターン
        [phase] 新しいフェイズ
        [phase-goes-on] 続くフェイズ
        [activate] 発動
        [activation-negated] 無効になった発動
        [effect-negated] 無効になった効果
        [resolve] 処理の始まり
        [resolved] 処理
        [no-effect] 効果なしの処理
        [chain-end] チェーンの終わり
        [summoning] 召喚しようとする時
        [summoned] 成功した召喚
        [summon-negated] 無効になった召喚
        [summon-void] 行われなかった召喚
        [attack] 攻撃宣言
        [attack-negated] 無効になった攻撃
        [damage-step] ダメージステップの始まり
        [battle] 戦闘
        [damage] ダメージ
        [recover] LPの回復
        [pay-lp] LPの支払い
        [draw] ドロー
        [target] 対象の選択
        [move] 移動
        [missed-timing] 逃したタイミング
        [position] 表示形式の変更
        [set] セット
        [protected] 保護
        [counters-placed] カウンターを置くこと
        [counters-removed] カウンターを取り除くこと
        [declared] 宣言
        [replay] 巻き戻し
        [coin] コイントス
        [dice] サイコロ
       *[win] 勝利
    }
happening-of = { $what }（{ $values }）
value =
    { $word ->
        [card] 「{ $given }」
        [player] プレイヤー{ $given }
        [zone] { $given }
        [link] チェーン{ $given }
        [kind] { $given }
        [target] 対象：「{ $given }」
        [amount] { $given }
        [what] { $given }
        [count] { $given }回
        [phase] { $given }
        [rule] ルール{ $given }
        [by] 「{ $given }」による
        [reason] { $given }
        [from] どこから：{ $given }
       *[to] どこへ：{ $given }
    }
value-none =
    { $word ->
        [target] 対象なし
       *[by] どのカードにもよらない
    }
reason =
    { $reason ->
        [destroy] 破壊
        [tribute] リリース
        [temporary] 一時的に
        [material] 素材として
        [summon] 召喚により
        [battle] 戦闘により
        [effect] 効果により
        [cost] コストとして
        [lost-target] 対象を失った
        [rule] ルールにより
        [spsummon] 特殊召喚により
        [discard] 捨てた
        [return] 戻した
        [replace] 代わりに
       *[redirect] 行き先の変更
    }
summon-kind =
    { $kind ->
        [normal] 通常召喚
        [flip] 反転召喚
       *[special] 特殊召喚
    }
asked-for =
    { $what ->
        [play] 行動
        [chain] チェーンでの対応
        [choose] カードの選択
        [yes-no] はいかいいえ
        [option] 複数の効果のうち1つ
        [number] 数
        [position] 表示形式
        [zone] ゾーン
        [name] カード名
        [type] モンスターの種族
        [attribute] 属性
        [counters] 取り除くカウンター
        [order] 順番
       *[rock-paper-scissors] じゃんけんの手
    }
lies-face-down = 裏側
found-after = { $what }（手順{ $step }の後）
not-any-more = その後にないもの：{ $what }
never-reached = 手順「{ $label }」に達しなかった
never-resolved = チェーン{ $link }は処理されなかった
refused-count = 選ぶのは{ $least }から{ $most }であり、{ $found }ではない
refused-total = 合計が{ $total }にならない
refused-offer = 選べるものの中にない
