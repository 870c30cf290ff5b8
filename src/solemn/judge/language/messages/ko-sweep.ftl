# 한국어: 여러 듀얼.

sweep-duels = 듀얼
sweep-head-deck = 덱
sweep-head-player = 플레이어
sweep-head-opponent = 상대
sweep-head-games = 듀얼 수
sweep-head-rate = 승률
sweep-head-interval = 95% 구간
sweep-head-first = 선공
sweep-head-second = 후공
sweep-going-first = 선공의 승률: { $rate } ({ $low } – { $high })
sweep-turns = 턴 수: 평균 { $mean }, 최대 { $most }
sweep-endings = 무승부: { $drawn }, 미완료: { $unfinished }, 실패: { $failed }
sweep-failed = 실패한 듀얼: { $count } ({ $error })
sweep-script-error = 이 스크립트 오류가 난 듀얼: { $count } ({ $error })
sweep-no-replay = 리플레이가 없는 듀얼: { $count } ({ $error })
sweep-broken-off = { $count }듀얼 중 { $done }듀얼에서 중단됨: 같은 명령으로 거기서부터 계속한다.
sweep-lost-all = { $count }듀얼 중 { $done }듀얼에서 중단됨. -o 파일을 주면 결과가 남는다.
sweep-title = 승률 ({ $count }듀얼)
sweep-picture = 각 행은 참가자이고, 각 칸은 열의 참가자를 상대로 한 승률과 95% 구간이다. 가장 좋은 참가자는 { $best }, { $rate }.
sweep-against = 대
sweep-games-odd = --games: { $found } 발견, 2 이상의 짝수 필요: 각 시드는 자리를 바꾸어 두 번 치른다
sweep-no-game = --only: '{ $found }'라는 듀얼이 없다: { $first }부터 { $last }까지의 이름 필요
sweep-other = 이 파일에는 다른 대전이 들어 있다: { $field } 값이 그곳은 { $found }, 여기는 { $expected }
sweep-no-results = 이것은 대전 결과 파일이 아니다: { $why }
sweep-in-use = 지금 다른 프로그램이 이 파일을 쓰고 있다. 결과는 그대로 있다
sweep-workers-lost = 다음 듀얼 중 어느 것도 끝까지 치르지 못한 채 프로세스가 세 번 종료되었다: { $games }
