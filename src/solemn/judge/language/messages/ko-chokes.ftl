# Korean: choke points.

choke-line = 수순: { $plays }수. 방해가 없을 때: { $board }.
choke-board = 필드에 { $cards }, 패 { $hand }장, 공격력 합계 { $attack }, 방해 수단 { $interruptions }, 상대 LP { $lp }
choke-loss = 손실
choke-negator = 방해 카드
choke-answers = 대응 대상
choke-lost = 잃는 것
choke-why = 이유
choke-link = 체인 { $link }, { $card }
choke-summon = { $card }
choke-open = 아무것도 없는 시점
choke-hand = 패 { $count }장
choke-attack = 공격력 { $count }
choke-interruptions = 방해 수단: { $cards }
choke-lp = 상대 LP { $count }
choke-cards = { $cards }
choke-skipped = { $count }수가 불가능해짐
choke-useless = 쓸 가치 없음(잃는 것이 없음): { $cards }
choke-unused = 이 수순에서는 한 번도 쓸 수 없음: { $cards }
choke-blocked = 대응할 수 없음: 체인 { $link }, { $card }; 상대가 움직이기 전에 { $by }이(가) 체인에 올라간다.
choke-none = 시도한 것 중 이 수순에 손실을 주는 것은 없다.
choke-replanned = 다른 수순 발견
choke-title = 급소: { $case }
choke-searched = 다른 수순을 찾아 살펴본 국면: { $positions }
choke-no-line = { $file }: 이 사례에서 턴 플레이어가 아무것도 하지 않으므로 방해할 수순이 없습니다.
choke-with-unknown = { $option }: { $why }; “any activation”과 “any effect”는 이상적인 방해 카드입니다
