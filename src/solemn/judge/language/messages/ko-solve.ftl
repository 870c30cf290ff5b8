# Korean: puzzles solved.

solve-solved = { $file }: { $seconds }초 만에 풀렸습니다 (시도한 수순 { $lines })
solve-time-over = { $file }: { $seconds }초 안에 풀지 못했습니다 (시도한 수순 { $lines })
solve-nearest = 지금까지 가장 좋은 수순: 달성도 { $percent }%
solve-sure = 운에 좌우되지 않습니다. 다른 시드 { $tried }개 중 { $held }개에서도 목표에 도달합니다.
solve-chance = 운에 좌우됩니다. 다른 시드 { $tried }개 중 { $held }개에서 목표에 도달합니다.
solve-reply-holds = 상대의 어떤 대응으로도 막을 수 없습니다 (시도한 대응 { $count }).
solve-reply-fails = 살펴본 바로는 막을 수 있는 대응이 상대에게 있습니다. 이 수순은 상대가 그 대응을 하지 않을 때의 것입니다.
solve-reply-unknown = 모든 대응을 견디는지는 시간 안에 확인하지 못했습니다 (시도한 대응 { $count }).
solve-written = 저장했습니다: { $file }
solve-total = { $count }건 중 { $solved }건을 풀었습니다
solve-reply-none = 상대에게는 대응할 수단이 없습니다.
solve-exhausted = { $file }: { $seconds }초 만에 모두 살펴보았으나 목표에 도달하는 수순이 없습니다 (시도한 수순 { $lines }). 같은 카드, 겉보기가 같은 국면, 어떤 카드도 구별하지 않는 존은 각각 하나의 선택으로 쳤으며, 운은 이 시드대로입니다.
solve-cook = 다른 풀이: { $moves }
solve-cook-none = { $seconds }초 안에 다른 풀이를 찾지 못했습니다.
solve-needless = 다음 중 어느 하나가 없어도 풀립니다: { $cards }
solve-needless-none = 찾아본 바로는 모든 카드가 필요합니다.
solve-needless-unasked = 따로 뺄 수 없습니다: { $cards }
