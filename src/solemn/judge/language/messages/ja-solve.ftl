# Japanese: puzzles solved.

solve-solved = { $file }：{ $seconds }秒で解けました（試した手順：{ $lines }）
solve-time-over = { $file }：{ $seconds }秒では解けませんでした（試した手順：{ $lines }）
solve-nearest = これまでで最も良い手順：達成度{ $percent }％
solve-sure = 運に左右されません。他のシード{ $tried }個のうち{ $held }個でも目標に届きます。
solve-chance = 運に左右されます。他のシード{ $tried }個のうち{ $held }個で目標に届きます。
solve-reply-holds = 相手のどの対応でも止められません（試した対応：{ $count }）。
solve-reply-fails = 調べた限り、止められる対応が相手にあります。この手順は、相手がその対応をしない場合のものです。
solve-reply-unknown = すべての対応に耐えるかどうかは時間内に確かめられませんでした（試した対応：{ $count }）。
solve-written = 書き出しました：{ $file }
solve-total = { $count }件中{ $solved }件が解けました
solve-reply-none = 相手には対応できるものがありません。
solve-exhausted = { $file }：{ $seconds }秒ですべてを調べましたが、目標に届く手順はありません（試した手順：{ $lines }）。同じカード、見かけが同じ局面、どのカードも区別しないゾーンは、それぞれ1つの選択として扱いました。運はこのシードのとおりです。
solve-cook = 別の解：{ $moves }
solve-cook-none = { $seconds }秒では別の解は見つかりませんでした。
solve-needless = 次のどれか1枚がなくても解けます：{ $cards }
solve-needless-none = 調べた限り、どのカードも必要です。
solve-needless-unasked = 単独では取り除けません：{ $cards }
