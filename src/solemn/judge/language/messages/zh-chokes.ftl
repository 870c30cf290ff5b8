# 繁體中文：關鍵點

choke-line = 路線：{ $plays }手。無干擾時：{ $board }。
choke-board = 場上有{ $cards }，手牌{ $hand }張，攻擊力合計{ $attack }，可干擾的有{ $interruptions }，對手LP{ $lp }
choke-loss = 損失
choke-negator = 干擾卡
choke-answers = 應對
choke-lost = 失去什麼
choke-why = 原因
choke-link = 連鎖{ $link }「{ $card }」
choke-summon = 「{ $card }」
choke-open = 空閒的時點
choke-hand = 手牌{ $count }張
choke-attack = 攻擊力{ $count }
choke-interruptions = 干擾：{ $cards }
choke-lp = 對手LP{ $count }
choke-cards = { $cards }
choke-skipped = { $count }手不再可行
choke-useless = 不值得，毫無損失：{ $cards }
choke-unused = 這條路線中從未可用：{ $cards }
choke-blocked = 無法應對：連鎖{ $link }「{ $card }」；對手能行動之前，「{ $by }」已加入連鎖。
choke-none = 嘗試過的都不會讓這條路線有任何損失。
choke-replanned = 找到另一條路線
choke-title = 要害：{ $case }
choke-searched = 為尋找其他路線而搜尋的局面：{ $positions }
choke-no-line = { $file }：此案例中回合玩家沒有任何行動，因此沒有可以干擾的路線。
choke-with-unknown = { $option }：{ $why }；「any activation」和「any effect」是理想的干擾卡
