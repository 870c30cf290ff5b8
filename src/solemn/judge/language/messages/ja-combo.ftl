# Japanese: combos.

combo-hand = 手札：{ $cards }
combo-searched = { $seconds }秒で{ $positions }局面、{ $lines }手順を調べました。もっと良い盤面があるかもしれません。
combo-exhausted = { $seconds }秒以内にすべてを調べました：{ $positions }局面、{ $lines }手順。
combo-board = { $number }. { $score }：{ $board }
combo-negator = 妨害カード
combo-answers = 対応先
combo-score = 残り
combo-left = そのときの盤面
combo-never = 使える時がない
combo-hands = 手札の数：{ $count }。目標：{ $goal }。調べた局面：{ $positions }（1回の探索は最大{ $seconds }秒）。
combo-through = 妨害の数
combo-reached = 到達した手札
combo-share = 割合
combo-interval = 95％信頼区間
combo-picture = { $deck }：目標（{ $goal }）に到達した手札（{ $count }中）
