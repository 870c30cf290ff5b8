# 繁體中文：解開的殘局

solve-solved = { $file }：{ $seconds } 秒內解出（嘗試了 { $lines } 條路線）
solve-time-over = { $file }：{ $seconds } 秒內未解出（嘗試了 { $lines } 條路線）
solve-nearest = 目前最好的路線：完成度 { $percent } %
solve-sure = 不依賴運氣：另外 { $tried } 個種子中有 { $held } 個也能達成目標。
solve-chance = 依賴運氣：另外 { $tried } 個種子中有 { $held } 個能達成目標。
solve-reply-holds = 對手的任何應對都無法阻止（嘗試了 { $count } 種）。
solve-reply-fails = 就目前所知，對手有一種應對能夠阻止；這條路線適用於不這樣應對的對手。
solve-reply-unknown = 是否能抵擋所有應對未能在時間內確定（嘗試了 { $count } 種）。
solve-written = 已寫入：{ $file }
solve-total = { $count } 個中解出 { $solved } 個
solve-reply-none = 對手沒有可以應對的手段。
solve-exhausted = { $file }：{ $seconds } 秒內已走遍所有路線，沒有一條能達成目標（嘗試了 { $lines } 條路線）。相同的卡、看起來相同的局面、沒有卡片會區分的區域各算作一種選擇；運氣依此種子而定。
solve-cook = 另一種解法：{ $moves }
solve-cook-none = { $seconds } 秒內未找到其他解法。
solve-needless = 少了其中任何一張也能解出：{ $cards }
solve-needless-none = 就目前所知，每張卡都是必要的。
solve-needless-unasked = 無法單獨拿掉：{ $cards }
