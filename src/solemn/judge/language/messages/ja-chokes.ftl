# Japanese: choke points.

choke-line = 手順：{ $plays }手。妨害なし：{ $board }。
choke-board = フィールドに{ $cards }、手札{ $hand }枚、攻撃力合計{ $attack }、妨害は{ $interruptions }、相手のLP{ $lp }
choke-loss = 損失
choke-negator = 妨害カード
choke-answers = 対応先
choke-lost = 失うもの
choke-why = 理由
choke-link = チェーン{ $link }、{ $card }
choke-summon = { $card }
choke-open = 何もない時点
choke-hand = 手札{ $count }枚
choke-attack = 攻撃力{ $count }
choke-interruptions = 妨害：{ $cards }
choke-lp = 相手のLP{ $count }
choke-cards = { $cards }
choke-skipped = { $count }手が不可能に
choke-useless = 使う価値なし（失うものがない）：{ $cards }
choke-unused = この手順では一度も使えない：{ $cards }
choke-blocked = 対応できない：チェーン{ $link }、{ $card }。相手が動く前に{ $by }がチェーンに乗る。
choke-none = 試したものはどれもこの手順に何の損失も与えない。
choke-replanned = 別の手順あり
choke-title = 急所：{ $case }
choke-searched = 別の手順を探して調べた局面：{ $positions }
choke-no-line = { $file }：この事例ではターンプレイヤーが何も行っていないため、妨害する手順がありません。
choke-with-unknown = { $option }：{ $why }。「any activation」と「any effect」は理想の妨害カードです
