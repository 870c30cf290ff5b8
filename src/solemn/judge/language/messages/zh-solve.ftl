# Chinese: puzzles solved.

solve-solved = { $file }：{ $seconds } 秒内解出（尝试了 { $lines ->
        [one] { $lines }
       *[other] { $lines }
    } 条路线）
solve-time-over = { $file }：{ $seconds } 秒内未解出（尝试了 { $lines ->
        [one] { $lines }
       *[other] { $lines }
    } 条路线）
solve-nearest = 目前最好的路线：完成度 { $percent } %
solve-sure = 不依赖运气：另外 { $tried } 个种子中有 { $held } 个也能获胜。
solve-chance = 依赖运气：另外 { $tried } 个种子中有 { $held } 个能获胜。
solve-reply-holds = 对手的任何应对都无法阻止（尝试了 { $count } 种）。
solve-reply-fails = 对手有一种应对能够阻止；这里的对手不会这样做。
solve-reply-unknown = 是否能抵挡所有应对未能在时间内确定（尝试了 { $count } 种）。
solve-written = 已写入：{ $file }
solve-total = { $count } 道谜题中解出 { $solved } 道
solve-reply-none = 对手没有可以应对的手段。
