# Chinese: choke points.

choke-line = 路线：{ $plays } 手。无干扰时{ $board }。
choke-board = 场上有{ $cards }，手卡 { $hand } 张，攻击力合计 { $attack }，可干扰的有{ $interruptions }，对手 LP { $lp }
choke-nothing = 无
choke-loss = 损失
choke-negator = 干扰卡
choke-answers = 应对
choke-lost = 失去什么
choke-why = 原因
choke-link = 连锁 { $link }，{ $card }
choke-summon = { $card }
choke-open = 空闲时点
choke-hand = 手卡 { $count } 张
choke-attack = 攻击力 { $count }
choke-interruptions = 干扰：{ $cards }
choke-lp = 对手 LP { $count }
choke-cards = { $cards }
choke-skipped = { $count } 手不再可行
choke-useless = 不值得，毫无损失：{ $cards }
choke-unused = 这条路线中从未可用：{ $cards }
choke-blocked = 无法应对：连锁 { $link }，{ $card }；对手能行动之前 { $by } 已上连锁。
choke-none = 尝试过的都不会让这条路线有任何损失。
