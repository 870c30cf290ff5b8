# Korean: combos.

combo-hand = 패: { $cards }
combo-searched = { $seconds }초 동안 국면 { $positions }개, 수순 { $lines }개를 살펴보았습니다. 더 나은 필드가 있을 수 있습니다.
combo-exhausted = { $seconds }초 안에 모두 살펴보았습니다: 국면 { $positions }개, 수순 { $lines }개.
combo-board = { $number }. { $score }: { $board }
combo-negator = 방해 카드
combo-answers = 대응 대상
combo-score = 남는 값
combo-left = 그때의 필드
combo-never = 쓸 수 있는 때 없음
combo-hands = 패의 수: { $count }. 목표: { $goal }. 살펴본 국면: { $positions } (탐색마다 최대 { $seconds }초).
combo-through = 방해의 수
combo-reached = 도달한 패
combo-share = 비율
combo-interval = 95% 신뢰 구간
combo-picture = { $deck }: 목표({ $goal })에 도달한 패 (전체 { $count })
