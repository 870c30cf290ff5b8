# 日本語：多数のデュエル。

sweep-duels = デュエル
sweep-head-deck = デッキ
sweep-head-player = プレイヤー
sweep-head-opponent = 相手
sweep-head-games = デュエル数
sweep-head-rate = 勝率
sweep-head-interval = 95％信頼区間
sweep-head-first = 先攻
sweep-head-second = 後攻
sweep-going-first = 先攻の勝率：{ $rate }（{ $low } – { $high }）
sweep-turns = ターン数：平均{ $mean }、最大{ $most }
sweep-endings = 引き分け：{ $drawn }、未決着：{ $unfinished }、失敗：{ $failed }
sweep-failed = 失敗したデュエル：{ $count }（{ $error }）
sweep-script-error = このスクリプトエラーが出たデュエル：{ $count }（{ $error }）
sweep-no-replay = リプレイのないデュエル：{ $count }（{ $error }）
sweep-broken-off = { $count }デュエル中{ $done }で中断。同じコマンドでそこから続けられる。
sweep-lost-all = { $count }デュエル中{ $done }で中断。-o ファイルを付ければ結果が残る。
sweep-title = 勝率（{ $count }デュエル）
sweep-picture = 各行は参加者。各マスは、列の参加者に対する勝率と95％信頼区間。最も良いのは{ $best }で{ $rate }。
sweep-against = 対
sweep-games-odd = --games：{ $found }が指定されたが、2以上の偶数が必要。各シードは立場を入れ替えて2回行われる
sweep-no-game = --only：「{ $found }」というデュエルはない。{ $first }から{ $last }までの名前が必要
sweep-other = このファイルには別の対戦が入っている。{ $field }がそこでは{ $found }、ここでは{ $expected }
sweep-no-results = これは対戦結果のファイルではない：{ $why }
sweep-in-use = このファイルは今ほかのプログラムが使っている。結果は失われていない
sweep-workers-lost = 次のどのデュエルも終わらないうちに、プロセスが3回終了した：{ $games }
