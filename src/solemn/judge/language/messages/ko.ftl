# 한국어

zone =
    { $zone ->
        [deck] 덱
        [hand] 패
        [mzone] 몬스터 존
        [szone] 마법 & 함정 존
        [grave] 묘지
        [banished] 제외
        [extra] 엑스트라 덱
        [overlay] 엑시즈 소재
       *[none] 없는 곳
    }
pendulum-zone =
    { $side ->
        [left] 왼쪽 펜듈럼 존
       *[right] 오른쪽 펜듈럼 존
    }
zone-numbered = { $where } { $number }
zone-word =
    { $zone ->
        [deck] 덱
        [hand] 패
        [mzone] 몬스터 존
        [szone] 마법 & 함정 존
        [grave] 묘지
        [banished] 제외
        [extra] 엑스트라 덱
        [overlay] 엑시즈 소재
       *[none] 없는 곳
    }
kind =
    { $kind ->
        [main] 메인 페이즈
        [battle] 배틀 페이즈
        [chain] 체인
       *[other] { $kind }
    }
place = 플레이어 { $player }의 { $where }
nowhere = 없는 곳
phase =
    { $phase ->
        [draw] 드로우 페이즈
        [standby] 스탠바이 페이즈
        [main1] 메인 페이즈 1
        [battle_start] 배틀 페이즈: 스타트 스텝
        [battle_step] 배틀 스텝
        [damage] 데미지 스텝
        [damage_calculation] 데미지 계산
        [battle] 배틀 페이즈
        [main2] 메인 페이즈 2
       *[end] 엔드 페이즈
    }
position =
    { $position ->
        [attack] 앞면 공격 표시
        [facedown_attack] 뒷면 공격 표시
        [defense] 앞면 수비 표시
        [set] 뒷면 수비 표시
       *[none] 없음
    }
list-comma = { $first }, { $rest }
list-and = { $first } 및 { $rest }
list-or = { $first } 또는 { $rest }
list-semicolon = { $first }; { $rest }

## 일어난 일

turn = 플레이어 { $player }의 턴
activate = 체인 { $link }: 플레이어 { $player }, "{ $card }" 발동 ({ $where })
as-card = 카드의 발동으로
as-effect = 카드의 효과 발동으로
cost = 코스트: { $costs }
targets = 대상: { $cards }
paid-tribute = "{ $card }" 릴리스
paid-discard = "{ $card }" 버림
paid-detach = "{ $card }" 제거
paid-send = "{ $card }"을(를) 묘지로 보냄
paid-banish = "{ $card }"을(를) 제외
paid-banish-face-down = "{ $card }"을(를) 뒷면으로 제외
paid-return = "{ $card }"을(를) 패로 되돌림
paid-return-deck = "{ $card }"을(를) 덱으로 되돌림
paid-return-extra = "{ $card }"을(를) 엑스트라 덱으로 되돌림
paid-material = "{ $card }" 소재로 사용
paid-lp = { $amount } LP 지불
paid-counters = "{ $card }"에서 { $counters }를 { $count }개 제거
resolve = 체인 { $link } 처리: "{ $card }"
activation-negated = "{ $card }"의 발동(체인 { $link })은 무효가 된다
effect-negated = "{ $card }"의 효과(체인 { $link })는 무효가 된다
summoning =
    { $kind ->
        [normal] 플레이어 { $player }, "{ $card }" 일반 소환
        [flip] 플레이어 { $player }, "{ $card }" 반전 소환
       *[special] 플레이어 { $player }, "{ $card }" 특수 소환
    }
summon-negated = "{ $card }"의 소환은 무효가 된다
attack = 플레이어 { $player }, "{ $card }"의 "{ $target }" 공격
attack-directly = 플레이어 { $player }, "{ $card }"의 직접 공격
attack-namesake = 플레이어 { $player }, "{ $card }"(으)로 플레이어 { $other }의 "{ $target }" 공격
attack-negated = 공격은 무효가 된다
damage-step = 데미지 스텝 시작
phase-goes-on = 페이즈 이행에 대한 응답이 있었으므로 이 페이즈는 계속됨 ({ $phase })
new-chain = { $card }은(는) 아무것에도 체인되지 않았다: 새 체인이 시작된다 (플레이어 { $player }의 턴, { $phase })
by-default = 지정한 단계가 없으므로, 플레이어 { $player }: { $what }
at-step = 단계 { $step }: { $what }
damage = 플레이어 { $player }, { $amount } 데미지를 받음
recover = 플레이어 { $player }, { $amount } LP 회복
pays = 플레이어 { $player }, { $amount } LP 지불
draws = 플레이어 { $player }, { $count }장 드로우
counter-kind =
    { $kind ->
        [spell-counter] { $number ->
                [single] 마력 카운터
               *[several] 마력 카운터
            }
        [bushido-counter] { $number ->
                [single] 무사도 카운터
               *[several] 무사도 카운터
            }
        [feather-counter] { $number ->
                [single] 검은 깃털 카운터
               *[several] 검은 깃털 카운터
            }
        [kaiju-counter] { $number ->
                [single] 괴수 카운터
               *[several] 괴수 카운터
            }
        [resonance-counter] { $number ->
                [single] 공명 카운터
               *[several] 공명 카운터
            }
        [venom-counter] { $number ->
                [single] 베놈 카운터
               *[several] 베놈 카운터
            }
        [a-counter] { $number ->
                [single] A 카운터
               *[several] A 카운터
            }
        [fog-counter] { $number ->
                [single] 안개 카운터
               *[several] 안개 카운터
            }
        [predator-counter] { $number ->
                [single] 포식 카운터
               *[several] 포식 카운터
            }
        [signal-counter] { $number ->
                [single] 시그널 카운터
               *[several] 시그널 카운터
            }
       *[other] { $number ->
                [single] 카운터
               *[several] 카운터
            }
    }
counters-placed = "{ $card }"에 { $counters }를 { $count }개 놓는다
counters-removed = "{ $card }"에서 { $counters }를 { $count }개 제거한다
appears = "{ $card }" 나타남: { $to }
move = "{ $card }": { $from } → { $to }
move-why = { move } ({ $why })
why =
    { $reason ->
        [destroy] 파괴
        [tribute] 릴리스
        [material] 소재로
        [cost] 코스트로
        [discard] 버림
        [rule] 룰에 의해
        [battle] 전투로
        [destroyed-by-battle] 전투로 파괴
        [destroyed-by-rule] 룰에 의해 파괴
        [discarded-as-cost] 코스트로 버림
        [replace] 대신
       *[redirect] 행선지 변경
    }
face-up = "{ $card }": 앞면이 된다
face-down = "{ $card }": 뒷면이 된다
position-changed = "{ $card }": { $old } → { $new }
sets = 플레이어 { $player }, 카드 세트: "{ $card }"
declares = 플레이어 { $player }의 선언: { $what }
tosses = 플레이어 { $player }이(가) 코인 토스: { $what }
coin-side =
    { $side ->
        [heads] 앞면
       *[tails] 뒷면
    }
rolls = 플레이어 { $player }이(가) 주사위를 굴림: { $what }
attack-again = 되감기: "{ $card }"(이)가 "{ $target }"을(를) 공격
attack-again-directly = 되감기: "{ $card }"(이)가 직접 공격
attack-redirected = "{ $by }"에 의해 "{ $card }"의 공격 대상이 "{ $target }"(으)로 바뀐다
attack-redirected-directly = "{ $by }"에 의해 "{ $card }"의 공격이 직접 공격이 된다
script-says = 스크립트의 출력: { $text }
script-says-of = "{ $card }" 스크립트의 출력: { $text }
wins = 플레이어 { $player } 승리
draw-game = 듀얼은 무승부

## 판정

link-resolved = 체인 { $link }, "{ $card }": 처리됨
link-unnegatable = 체인 { $link }, "{ $card }": 처리됨; 무효로 할 수 없었다
link-destroyed = 체인 { $link }, "{ $card }": 처리됨 ("{ $card }" 자체는 파괴되었지만)
link-left = 체인 { $link }, "{ $card }": 처리됨 ("{ $card }" 자체는 이미 없었지만)
link-no-longer-negated = { $text } ("{ $card }"의 효과는 더 이상 무효가 아니었다)
link-activation-negated = 체인 { $link }, "{ $card }": 발동 무효
link-activation-negated-by = 체인 { $link }, "{ $card }": "{ $by }"에 의해 발동 무효
link-effect-negated = 체인 { $link }, "{ $card }": 효과 무효
link-effect-negated-by = 체인 { $link }, "{ $card }": "{ $by }"에 의해 효과 무효
link-stays-negated = { $text } ("{ $card }"이(가) 필드를 벗어났어도 무효인 채)
link-not-face-up = 체인 { $link }, "{ $card }": "{ $card }" 자체가 필드에 앞면으로 존재하지 않으므로 효과 없이 처리됨
link-target-gone = 체인 { $link }, "{ $card }": 대상({ $targets })이 없으므로 효과 없이 처리됨
link-target-gone-many = 체인 { $link }, "{ $card }": 대상({ $targets })이 없으므로 효과 없이 처리됨
link-target-unfit = 체인 { $link }, { $card }: 대상인 { $targets }이(가) 더 이상 맞지 않아 효과 없이 처리되었다
link-target-unfit-many = 체인 { $link }, { $card }: 대상인 { $targets }이(가) 더 이상 맞지 않아 효과 없이 처리되었다
link-idle = 체인 { $link }, "{ $card }": 효과 없이 처리되었다. 효과가 할 일이 없었기 때문이며, 무효가 된 것은 아니다
summon-of =
    { $kind ->
        [normal] { $cards }의 일반 소환
        [flip] { $cards }의 반전 소환
        [pendulum] { $cards }의 펜듈럼 소환
       *[special] { $cards }의 특수 소환
    }
summon-done = { summon-of }: 소환 성공
summon-done-by = { summon-of }: "{ $by }"의 효과로 소환 성공; 무효로 할 수 없었다
summon-done-by-effect = { summon-of }: 소환 성공; 무효로 할 수 없었다
summon-stopped = { summon-of }: 소환 무효
summon-stopped-by = { summon-of }: "{ $by }"에 의해 소환 무효
summon-void = { summon-of }: 소환은 이루어지지 않았고, 무효가 된 것은 없다
attack-of = "{ $card }"의 "{ $target }"에 대한 공격
attack-of-directly = "{ $card }"의 플레이어에 대한 직접 공격
attack-stopped = { $attack }: 공격 무효
attack-stopped-by = { $attack }: "{ $by }"에 의해 공격 무효
attack-went-on = { $attack }: 데미지 스텝으로 진행
attack-attacker-destroyed = { $attack }: "{ $card }"의 파괴로 데미지 스텝 없이 종료
attack-attacker-left = { $attack }: "{ $card }" 자체가 필드를 벗어나 데미지 스텝 없이 종료
attack-attacker-face-down = { $attack }: { $card }이(가) 뒷면 표시가 되어 데미지 스텝 없이 끝났다
attack-attacker-defense = { $attack }: { $card }이(가) 수비 표시가 되어 데미지 스텝 없이 끝났다
attack-ended = { $attack }: 데미지 스텝 없이 종료
protected-not-negated = "{ $card }": 무효로 할 수 없다
protected-unaffected = "{ $card }": 효과를 받지 않는다
protected-unaffected-by = "{ $card }": "{ $source }"의 효과를 받지 않는다
protected-not-targeted = "{ $card }": 대상으로 할 수 없다
protected-not-destroyed = "{ $card }": 파괴되지 않는다
protected-elsewhere = "{ $card }"의 위치: { place }. 그곳에서는 파괴되지 않는다
protected = "{ $card }": 보호받고 있다
because-of = { $text } ("{ $by }"에 의해)
effects-negated = "{ $card }"의 효과는 무효이다
effects-negated-by = "{ $card }"의 효과는 "{ $by }"에 의해 무효이다
effects-back = "{ $card }"의 효과는 더 이상 무효가 아니다
protected-negated-already = "{ $card }"의 효과는 이미 무효이다
effects-negated-many = { $cards }의 효과는 무효이다
effects-negated-many-by = { $cards }의 효과는 "{ $by }"에 의해 무효이다
effects-back-many = { $cards }의 효과는 더 이상 무효가 아니다
link-refused = 체인 { $link } "{ $card }": { $targets }에 효과가 미치지 않아 효과 없이 처리되었다
link-in-part-gone = 체인 { $link } "{ $card }": 일부만 처리되었다 ({ $targets }: 더 이상 존재하지 않았다)
link-in-part-gone-many = 체인 { $link } "{ $card }": 일부만 처리되었다 ({ $targets }: 더 이상 존재하지 않았다)
link-in-part-refused = 체인 { $link } "{ $card }": 일부만 처리되었다 ({ $targets }: 효과가 미치지 않았다)
attack-changed-sides = { $attack }: "{ $card }"의 컨트롤이 바뀌어 데미지 스텝 없이 끝났다
attack-phase-over = { $attack }: 배틀 페이즈가 종료되어 데미지 스텝 없이 끝났다
attack-called-off = { $attack }: 되감기에서 대상을 고르지 않아 데미지 스텝 없이 끝났다
attack-replay = { $attack }: 상대의 몬스터가 바뀌어 되감기가 발생했다
attack-replay-unfit = { $attack }: 선언한 대로 공격할 수 없게 되어 되감기가 발생했다
attack-not-negated = { $text }. 공격은 무효가 되지 않았다
attack-chosen-again = { $text }. 공격 대상을 다시 고른다
timing-missed = "{ $card }": 타이밍을 놓쳤다
timing-missed-by = "{ $card }": 응답할 일 뒤에 "{ $by }"의 효과가 처리되어 타이밍을 놓쳤다
with-why = { $text } ({ $why })
over-left = 필드를 벗어났다
over-face-down = 뒷면 표시가 되었다
over-unaffected = "{ $by }"에 의해 효과를 받지 않게 되었다
over-protected = "{ $by }"에 의해 효과가 무효화되지 않게 되었다
over-source-left = "{ $by }"(이)가 필드를 벗어났다
over-source-face-down = "{ $by }"(이)가 뒷면 표시이다
over-source-negated = "{ $by }" 자신의 효과가 무효가 되었다
over-time = "{ $by }"의 효과가 끝났다

## 할 수 없는 이유

about-card = "{ $card }": { $text }
forbids = { $by }의 효과가 이것을 허용하지 않는다.
a-card = 카드
the-rules = 룰
used-up = { $text } 사용한 것: { $uses }.
use = "{ $card }" (플레이어 { $player }, 턴 { $turn })
use-activation-negated = "{ $card }" (플레이어 { $player }, 턴 { $turn }, 그 발동은 무효가 되었다)
use-effect-negated = "{ $card }" (플레이어 { $player }, 턴 { $turn }, 그 효과는 무효가 되었다)
use-summon-negated = "{ $card }" (플레이어 { $player }, 턴 { $turn }, 그 소환은 무효가 되었다)
refused = { $text } 고를 수 없는 것: { $candidates }.
refused-by-effect = "{ $card }" ({ $rule }: "{ $by }"의 효과)
refused-by-rule = "{ $card }" ({ $rule }: { $text })
a-direct-attack = 직접 공격
cannot-be-attacked = { $by }의 효과로 { $card }은(는) 공격 대상이 될 수 없다. 가능: { $cards }.
must-be-set-first = 함정 카드는 먼저 세트해야 한다.
spell-must-be-set-first = 상대 턴에는 속공 마법 카드를 먼저 세트해 두어야 한다.
set-this-turn = 이 턴에 세트된 카드이다.
no-legal-target = 올바른 대상이 없다.
could-do-nothing = 그 효과로 할 수 있는 것이 없다.
responds-to = 유발 조건이 일어나지 않았다(대응하는 것: { $event }).
event-attack = 공격 선언
event-normal-summon = 일반 소환
event-flip-summon = 반전 소환
event-special-summon = 특수 소환
event-activation = 카드 또는 효과의 발동
event-destroyed = 카드의 파괴
event-to-grave = 카드가 묘지로 보내지는 것
event-to-hand = 카드가 패에 넣어지는 것
event-banished = 카드가 제외되는 것
event-draw = 드로우
event-damage = 데미지
event-battle = 몬스터의 전투
event-phase = 턴의 다른 페이즈
event-leaves = 카드가 필드를 벗어나는 것
never-properly-summoned = 정규 방법으로 소환된 적이 없으므로 거기에서 특수 소환할 수 없다.
cannot-be-targeted = { $by }의 효과로 { $card }은(는) 대상이 될 수 없다. 가능: { $cards }.
restricted = { $text } 한 일: { $deeds }.
because-of-effect = { $text } { $by }의 효과에 의한 것이다.
did-summon = 플레이어 { $player }가 { $cards }을(를) 일반 소환 또는 세트했다
did-normal-summon = 플레이어 { $player }가 { $cards }을(를) 일반 소환했다
did-special-summon = 플레이어 { $player }가 { $cards }을(를) 특수 소환했다
did-flip-summon = 플레이어 { $player }가 { $cards }을(를) 반전 소환했다
did-activate = 플레이어 { $player }가 { $cards }을(를) 발동했다
did-attack = 플레이어 { $player }가 공격을 선언했다
did-battle-phase = 플레이어 { $player }가 배틀 페이즈를 실행했다
no-such-card = 플레이어 { $player }에게는 그곳에 그런 카드가 없다: { $card }
no-such-card-but = 플레이어 { $player }에게는 그곳에 그런 카드가 없다: { $card } ({ $places })
card-is-in = "{ $card }"의 위치: { place }
not-possible = { $step }: 할 수 없다. { $offers }
not-possible-because = { $step }: 할 수 없다; { $reasons }. { $offers }
may = 플레이어 { $player } ({ kind }): 가능한 것은 { $offers }
nothing = 없음
answer-refused = 이 대답은 받아들여지지 않는다: { $why }
duel-ended = 이 단계 전에 듀얼이 끝났다: { $step }
duel-endless = 듀얼이 끝나지 않는다
no-answer = 플레이어 { $player }의 이 결정에 대답하는 단계가 없다: { $kind }
no-answer-expected = { $problem }; 예상: { $expected }
no-answer-next = { $problem }; 다음 단계: { $step }
not-offered = 더 이상 고를 수 없다: { $cards }
cannot-choose = { $card }: 고를 수 없다. 고를 수 있는 것: { $cards }
cannot-choose-because = { $card }: 고를 수 없다({ $why }). 고를 수 있는 것: { $cards }
cannot-declare = { $card }: 여기서는 선언할 수 없다
declare-count = { $count }개를 선언해야 하며, { $card }는 안 된다
no-effect-of-number = 발동할 수 있는 효과는 { $count }개이며, { $effect }번째 효과는 없다
no-targets = { $card }: 대상을 지정하지 않으며, 그런 선택은 없다: { $step }
not-asked-for = { $card }: 그런 선택은 없다: { $step }
bundled-only = (여기서는 포함된 카드만 알 수 있음. --edopro나 --db, 또는 환경 변수 SOLEMN_DB로 커뮤니티의 카드를 추가)
unknown-passcode = 이름이나 패스코드가 { $number }인 카드는 없음
unknown-name-near = '{ $name }'(이)라는 카드는 없음. { $near }을(를) 뜻하셨나요?
unknown-name = '{ $name }'(이)라는 카드는 없음
quote-name = '{ $name }'은(는) 카드 한 장. 쉼표나 콜론이 있는 이름은 따옴표로 묶음
notation-no-bearer = 필드에 { $found } 몬스터가 없음
notation-bearer = { $found }(이)라는 몬스터가 여럿 있음. 어느 몬스터 존인지 적음
notation-position = { $card }은(는) 그곳에 '{ $found }' 상태로 둘 수 없음
notation-materials = '{ $found }'이(가) 있음. 엑시즈 소재는 몬스터에 'with materials …'로 적음
notation-number = '{ $found }'이(가) 있음. 정수여야 함
notation-large-number = 숫자의 자릿수가 너무 많음. { $most }자리까지여야 함
notation-two-places = '{ $name }'와(과) '{ $found }'은(는) 함께 쓸 수 없습니다: 장소와 표시 형식은 하나씩만 써야 합니다
notation-twice = '{ $found }'이(가) 두 번 나왔습니다: { $line }번째 줄처럼 한 번만 써야 합니다
notation-no-cards = { $count }을(를) 찾음: 카드는 1장 이상이어야 합니다
notation-from-one = { $found }이(가) 있음. 선택지와 숫자는 1부터 셈
notation-braces = { $found }이(가) 있음. YAML 파일처럼 필드와 값이어야 함
notation-not-of-player = 상대 쪽 카드가 있음. 그것을 할 수 있었던 플레이어의 카드여야 함
notation-which-zone = '{ $found }'이(가) 있음. 몬스터 존이나 마법 & 함정 존이어야 함
notation-no-moment = { $found }이(가) 있음. 시점은 LP, 카드, 페이즈에 쓰며 이 사실에는 쓸 수 없음
notation-no-span = '{ $found }'이(가) 있음. '{ $since }'와(과) '{ $until }'은(는) 사건과, 플레이어가 할 수 있었거나 질문받은 것에 쓰며 이 사실에는 쓸 수 없음
notation-because = '{ $found }'이(가) 있음. 플레이가 거부되는 이유이므로 '{ $word }'이(가) 필요함
notation-equip = '{ $found }'이(가) 있음. 몬스터에 장착된 카드는 마법 & 함정 존에 있음
notation-unexpected-after-near = { $card }은(는) 카드이지만 그 뒤의 '{ $found }'은(는) 여기서 알 수 없음. '{ $near }'을(를) 뜻하셨나요?
notation-unexpected-after = { $card }은(는) 카드이지만 그 뒤의 '{ $found }'은(는) 여기서 알 수 없음
notation-a-number = 숫자
notation-a-rule = 규칙의 ID
notation-a-word = 단어
notation-a-value = 값
notation-a-card = 카드 이름
notation-the-end = 줄의 끝
notation-own-cards = 자체 카드를 포함하지만 짧은 표기법에는 이를 위한 말이 없음. YAML이나 JSON으로 두어야 함
notation-no-place = "{ $card }"의 위치를 적음: { $expected }
notation-quote = { $problem } (쉼표나 콜론이 있는 카드 이름은 따옴표로 묶음)
quoted = '{ $text }'
notation-near = { $problem }. '{ $near }'을(를) 뜻하셨나요?
notation-expected = { $found }이(가) 있음. 여기에는 { $expected }이(가) 와야 함
unknown-card = { $why }

## 단계

step-by = 플레이어 { $player }: { $step }
step-effect = { $step } (효과 { $effect })
card-in = { $card } ({ $where })
card-of = { $card } (플레이어 { $player }, { $where })
card-of-player = { $card } (플레이어 { $player })
the-card = 그 카드
do-normal-summon = 일반 소환: { $card }
do-set = 세트: { $card }
do-special-summon = 특수 소환: { $card }
do-pendulum-summon = 펜듈럼 소환 { $card }
do-activate = 발동: { $card }
do-chain = 체인 발동: { $card }
do-flip = 반전 소환: { $card }
do-change-position = 표시 형식 변경: { $card }
do-attack = 공격: { $card }
do-to-battle = 배틀 페이즈로
do-to-main2 = 메인 페이즈 2로
do-end-turn = 턴 종료
do-pass = 패스
do-choose = 선택: { $card }
do-yes = "예"라고 대답
do-no = "아니오"라고 대답
do-option = 선택지 선택
do-number = 숫자 선언
do-position = 표시 형식 선택
do-zone = 존 선택
do-name = 카드명 선언 { $card }
do-type = 종족을 선언한다: { $card }
do-attribute = 속성을 선언한다: { $card }
do-counters = 카운터를 제거한다: { $card }
do-order = 순서를 정한다: { $card }
do-zones = 여러 존을 고른다
do-rock-paper-scissors = 가위바위보를 한다
move-about = { $move }: { $what }
move-card-at = { $card } ({ $place })
move-hidden = 뒷면 카드
do-finish = 선택을 끝낸다
do-cancel = 취소한다
do-shuffle = 패를 섞는다
do-put-back = { $card }의 선택을 취소한다
do-keep-order = 순서를 그대로 둔다

## 예상과 결과

check-held = 일치   예상 { $check }; 결과 { $found }
check-failed = 불일치 예상 { $check }; 결과 { $found }
play-held = 일치   단계 { $step } ({ $play }): 예상 { legality }, 결과 { found-legality }
play-failed = 불일치 단계 { $step } ({ $play }): 예상 { legality }, 결과 { found-legality }
play-other-reason = 불일치 단계 { $step } ({ $play }): 불가이지만 첫 번째 이유가 예상과 다름. 예상: { $because }
because-rule-card = { $rules }, { $card }에 의해
because-card = { $card }에 의해
play-possible = 불일치 단계 { $step } ({ $play }): 예상은 불가, 결과는 가능. 가능했던 때: { $moment }
moment-link = 체인 { $link }의 { $card }에 대해
moment-chain-end = 체인 후
moment-attack = { $card }의 공격 선언 후
moment-attempt = { $card }이(가) 소환될 때
moment-summoned = 소환 후
legality =
    { $expected ->
        [legal] 가능
       *[illegal] 불가능
    }
found-legality =
    { $found ->
        [legal] 가능
       *[illegal] 불가능
    }
observed = 관찰 { $check }: { $holds ->
        [yes] 참
       *[no] 거짓
    }, 결과 { $found }
expect-lp = 플레이어 { $player }의 LP는 { $amount }
outcome =
    { $outcome ->
        [resolved] 처리됨
        [resolved-in-part] 일부 처리됨
        [resolved-without-effect] 효과 없이 처리됨
        [effect-negated] 효과 무효
        [activation-negated] 발동 무효
        [summon-successful] 소환 성공
        [summon-did-not-take-place] 소환이 이루어지지 않음
        [summon-negated] 소환 무효
        [attack-negated] 공격 무효
        [went-on] 데미지 스텝으로 진행
        [ended-without-a-damage-step] 데미지 스텝 없이 종료
        [replay] 되감기
        [missed-the-timing] 타이밍을 놓침
        [protected] 보호됨
        [effects-negated] 효과가 무효 상태
        [effects-apply-again] 더는 무효가 아님
        [negated] 무효
       *[successful] 성공
    }
expect-until = { $check }, 단계 '{ $label }'까지
expect-since = { $check }, 단계 '{ $label }'부터
expect-after-link = { $check }, 체인 { $link } 처리 후
expect-at = { $check }, 단계 '{ $label }' 전
expect-count = { $check } (정확히 { $count })
expect-not = 아님: { $check }
expect-without = { $rules } 없이
expect-verdict = 판정이 있음: { $what }
expect-anything = 무언가
expect-asked = 플레이어 { $player }에게 물어봄: { $what }
expect-offered = 플레이어 { $player }이(가) 할 수 있었던 것: { $what }
expect-then = { $first }, 그다음 { $rest }
expect-not-negated = 무효가 아님
expect-equipped = "{ $card }"에 장착
expect-level = 레벨 { $number }
expect-controlled = 플레이어 { $player } 쪽
expect-owned = 주인은 플레이어 { $player }
expect-there = "{ $card }"이(가) 있음
expect-card = "{ $card }": { $what }
expect-phase = 플레이어 { $player }의 { $phase }임
none = 없음
board-negated = 무효
board-counters = { $counters }: { $count }
board-materials = 엑시즈 소재: { $count }
board-position =
    { $position ->
        [attack] { $values }
        [facedown_attack] 뒷면 공격 { $values }
        [defense] 수비 { $values }
        [set] 세트 { $values }
        [faceup] 앞면
       *[none] { $values }
    }
board-field-zone = 필드 존
board-extra-zones = 엑스트라 몬스터 존
board-pile = { $pile } ({ $count })
board-of = 플레이어 { $player }
board-row = { $zone }, 플레이어 { $player }
board-player = 플레이어 { $player }: { $amount } LP
git-says = git의 메시지: { $said }
git-no-commit = 그런 커밋이 없음 ({ $name })
first-turn = 듀얼의 첫 턴에는 배틀 페이즈가 없음. 이후의 턴에서 시작하려면 'phase: Battle Phase'라고 적거나(파일에서는 setup 아래), 먼저 턴을 종료함
set-by-default = { $card }은(는) 위치가 지정되지 않아 세트되어 있음. 앞면이라면 pos: faceup 이라고 적음
warning = 경고: { $problem }
agrees = 일치: 예상대로
disagrees = 불일치: 예상과 다름
stuck = { $place }: 진행 불가: { $why }
script-error = { $place }: 스크립트 오류: { $why }
verdict-word =
    { $verdict ->
        [agrees] 일치
        [disagrees] 불일치
        [stuck] 진행 불가
        [script-error] 스크립트 오류
       *[bad-input] 잘못된 입력
    }
head-file = 파일
head-verdict = 판정
head-title = 제목
judging = 판정 중
summary = { $all }개 중 { $good }개가 예상대로

## 룰

rule-N1 = 무효로 한다는 것은 행위를 성공하지 못하게 하거나 카드에서 효과를 빼앗는 것이다. 발동, 효과, 소환, 공격을 무효로 할 수 있다.
rule-N2 = "무효"라고 적힌 효과만이 무효로 한다. 카드를 파괴하거나 제외하거나 되돌리는 것은 무효가 아니다.
rule-N3 = 나중에 무효가 된 것을 위해 코스트로 지불한 것은 돌아오지 않는다.
rule-N4 = 무효로 하는 효과는 함정 카드의 발동이나 특수 소환 등 텍스트에 적힌 것에만 대응한다.
rule-A1 = 발동이 무효가 되면 그 체인 블록은 건너뛰고, 체인은 다음으로 낮은 블록으로 이어진다.
rule-A2 = 발동이 무효가 된 마법 / 함정 카드는 더 이상 필드의 카드가 아니다. 묘지로 가지만, 필드에서 묘지로 보내진 것은 아니다.
rule-A3 = 효과의 발동만이 무효가 되었을 때, 그 효과를 가진 카드는 무효로 한 효과가 옮기지 않는 한 그 자리에 남는다.
rule-A4 = 발동이 무효가 된 블록은 처리되지 않으므로, 마지막에 일어난 일은 그 위의 블록이 한 일이다.
rule-A5 = 카드를 파괴해도 그 발동도 효과도 무효가 되지 않는다. 그 블록은 그대로 처리된다.
rule-A6 = 필드에 남는 카드는 필드에서 발동한 것이 처리될 때에도 그곳에 앞면으로 있어야 하며, 아니면 효과 없이 처리된다. 아무것도 무효가 된 것은 아니다.
rule-A7 = 무효가 된 발동의 코스트는 지불된 채로 남는다.
rule-A8 = "그 발동"을 무효로 하는 효과는 그것에 직접 체인해야 한다. 가장 새로운 블록 아래의 블록에는 닿지 않는다.
rule-A9 = 카드를 "발동"할 수 있는 횟수의 제한은 무효가 된 발동을 세지 않는다. 효과만 무효가 된 발동은 센다.
rule-A10 = 효과를 "사용"할 수 있는 횟수의 제한은 무효가 된 사용도 센다.
rule-A11 = "1턴에 1번"과 같은 조건은 무효가 된 발동도 센다.
rule-A12 = 소환 횟수의 제한은 2020년 4월 1일부터 무효가 된 소환을 세지 않는다. 발동하는 효과 수의 제한은 무효가 된 것도 센다.
rule-E1 = 무효가 된 효과는 적용되지 않는다. 발동은 유효하며, 그 블록은 아무것도 하지 않고 처리된다.
rule-E2 = 카드의 효과가 무효인 동안 그 효과는 필드에서 적용되지 않으며, 무효가 끝나면 바로 다시 적용된다.
rule-E3 = 효과가 무효인 카드도 발동할 수 있고, 그 효과도 발동할 수 있다. 코스트는 지불되고 블록은 처리되지만, 무효인 동안에는 아무 일도 일어나지 않는다.
rule-E4 = 무효가 된 효과의 코스트는 지불된 채로 남는다.
rule-E5 = 효과가 무효가 된 블록도 처리되므로, 그것이 마지막에 일어난 일이다.
rule-S1 = 소환이 무효가 된 몬스터는 소환에 성공하지 않은 것이다.
rule-S2 = 소환을 무효로 하는 효과는 소환을 실행할 때, 몬스터가 필드에 나오기 전에, 체인 1로 발동한다.
rule-S3 = 일반 소환, 반전 소환, 펜듈럼 소환과 몬스터 자신의 절차에 의한 특수 소환은 무효로 할 수 있다. 효과에 의한 융합 소환과 세트는 할 수 없다.
rule-S4 = 처리 중인 효과에 의한 소환은 무효로 할 수 없다. 효과 처리 중에는 아무것도 발동할 수 없기 때문이다.
rule-S5 = 효과 처리 직후의 소환은 그 효과가 체인 1이었다면 무효로 할 수 있다.
rule-S6 = 소환을 실행할 때 발동할 수 있는 것은 소환을 무효로 하는 효과뿐이다. 그에 대한 대응은 보통의 스펠 스피드를 따른다.
rule-S7 = 소환이 무효가 된 몬스터는 필드를 벗어난다. 보통 무효로 한 효과로 파괴되며, 그럴 수 없으면 룰에 의해 묘지로 간다.
rule-S8 = 무효가 된 일반 소환은 그 턴의 일반 소환을 사용한 것이고, 무효가 된 펜듈럼 소환은 펜듈럼 소환을 사용한 것이다.
rule-S9 = 1턴에 1번 자신의 방법으로 소환할 수 있는 몬스터는 2020년 4월 1일부터 그 소환이 무효가 되었다면 다시 시도할 수 있다.
rule-S10 = 무효가 된 소환을 위해 지불하거나 릴리스한 것은 돌아오지 않는다.
rule-S11 = 필드 밖에서 와서 소환이 무효가 된 몬스터는 필드에 있었던 적이 없으므로, 필드에서 보내진 것이 아니다.
rule-S12 = 반전 소환처럼 이미 필드에 있던 몬스터는 소환을 실행하는 동안 필드에 있다.
rule-S13 = 먼저 정규 소환해야 하는 몬스터의 소환이 무효가 되면, 공개된 장소에서 다른 방법으로 특수 소환할 수 없다.
rule-S14 = 전에 정규 소환된 몬스터는 반전 소환이 무효가 되어도 그것을 잃지 않는다.
rule-S15 = 2020년 4월 1일부터의 룰에서 무효가 된 특수 소환은 그 턴의 특수 소환을 금지하는 효과에 대해 특수 소환이 아니다. 그 전에는 특수 소환이었다.
rule-T1 = 공격은 배틀 스텝에서 무효가 되고, 데미지 스텝은 이어지지 않는다.
rule-T2 = 공격을 선언한 몬스터는 그 공격이 무효가 되었더라도 다시 공격을 선언할 수 없다.
rule-T3 = 공격이 무효가 된 후 턴 플레이어는 다른 몬스터로 공격하거나 배틀 페이즈를 끝낼 수 있다.
rule-T4 = 공격 몬스터를 치워도 공격은 무효가 되지 않는다. 벗어나면 공격은 데미지 스텝 없이 끝나고, 남으면 공격은 계속된다.
rule-T5 = 공격이 무효가 되기를 기다리는 효과는 그저 끝난 공격으로는 아무것도 얻지 못한다.
rule-T6 = 공격을 무효로 하는 효과가 공격 몬스터를 대상으로 하는지, 처리할 때 공격을 무효로 하는지는 텍스트에 달려 있다.
rule-P1 = "발동을 무효로 한다"는 무효로 할 수 있는 발동에 대응하는 유발 즉시 효과이다. 그 밖의 처리는 실제로 무효로 했는지에 달려 있다.
rule-P2 = 무효로 하고 파괴하는 효과는 둘 다 알린다. 파괴는 파괴할 수 있고 아직 그곳에 있는 카드에 대해서만 알린다.
rule-P3 = "그 효과를 무효로 한다"는 발동을 건드리지 않는다. 블록은 존재하며 효과 없이 처리된다.
rule-P4 = 세로열을 무효로 하는 효과는 마법 / 함정 카드가 발동했을 때의 위치를 본다.
rule-P5 = 일정 기간 효과를 무효로 하는 것은 그 기간이 끝날 때까지 이미 있는 블록과 그 이후의 효과를 모두 포함한다. 그 카드가 필드에서 발동한 효과는 카드가 필드를 벗어나도 무효인 채이다.
rule-P6 = 무효로 할 수 없는 효과, 효과를 받지 않는 것, 이미 무효인 효과는 이 효과로 무효로 할 수 없다.
rule-P7 = 효과를 받지 않는 카드는 무효가 된 것이 아니다. 그 효과가 그 카드에 적용되지 않을 뿐이다.
rule-P8 = 누구의 효과인지, 누가 카드를 컨트롤하는지, 어느 카드의 효과인지는 서로 다른 문제이다.
rule-P9 = 대상으로 할 수 없는 카드는 대상으로 고를 수 없지만, 효과를 받을 수는 있다.
rule-P10 = 효과로 파괴되지 않는 카드는 남거나, 파괴 대신 다른 일이 일어난다.
rule-P11 = 효과는 처리할 때 다시 확인한다. 벗어났거나 더 이상 맞지 않는 대상은 효과를 받지 않는다.
rule-P12a = 발동을 무효로 하는 스크립트는 NegateEffect가 아니라 NegateActivation을 부르고, 무효로 했을 때만 계속한다.
rule-P12b = 일정 기간 효과를 무효로 하는 스크립트는 EFFECT_DISABLE과 함께 EFFECT_DISABLE_EFFECT도 올바른 리셋으로 등록한다.
rule-P12c = 몬스터의 효과를 일정 기간 무효로 하는 스크립트는 이미 있는 블록을 위해 먼저 NegateRelatedChain을 부른다.
rule-P12d = "대상으로 할 수 없다"와 "효과를 받지 않는다"는 다른 내성이며, 스크립트는 텍스트가 말하는 것을 쓴다.
rule-P12e = 카드가 효과를 받지 않게 하는 스크립트는 누구의 효과인지 정확히 적어 자신의 효과를 막지 않게 한다.
rule-P12f = 일정 기간 무효로 하는 스크립트는 텍스트가 말하는 끝을 무효에 준다.
rule-P13 = 어떤 종류의 무효나 내성인지는 텍스트가 정한다. 카드를 옮기는 것은 다른 문제이다.
rule-P14 = 무효는 블록이나 효과가 적용되는지를 묻고, 내성은 밖의 효과가 카드에 미칠 수 있는지를 묻는다.
rule-L1 = "무효"는 다른 언어로 negate, annuler, annullieren, annullare, negar, 無効, 無效이다.
rule-R-SPEED = 카드나 효과는 스펠 스피드가 2 이상이고 가장 새로운 블록보다 낮지 않을 때만 체인할 수 있다.
rule-R-PHASE = 이 페이즈나 스텝에는 할 수 없다.
rule-R-ZONE = 그것을 위한 빈 존이 없다.
rule-R-COST = 코스트를 지불할 수 없다.
rule-R-TARGET = 올바른 대상이 없다.
rule-R-NOTHING-TO-DO = 그 효과로 할 수 있는 것이 없다.
rule-R-CONDITION = 발동 조건이 채워지지 않았다.
rule-R-RESTRICTION = 이 턴에 플레이어가 텍스트에서 금지하는 것을 했다.
rule-R-SUMMON-CONDITION = 그 몬스터 자신의 특수 소환에 필요한 조건이 갖추어지지 않았다.
rule-R-LIMIT = 이미 사용할 수 있는 횟수를 다 썼다.
rule-R-MANDATORY = 그 효과는 강제이며, 이미 발동했다.
rule-R-LOCATION = 그것을 할 수 있는 장소에 있지 않다.
rule-R-FACEDOWN = 뒷면 표시이다.
rule-R-FACEUP = 이미 앞면 표시이다. 필드의 마법 / 함정 카드는 앞면 표시로 하여 발동한다.
rule-R-KIND = 이 종류의 카드나 효과로는 할 수 없다.
rule-R-CONTROLLER = 이 플레이어는 그것을 컨트롤하지 않는다.
rule-R-TURN = 이것을 할 수 있는 플레이어의 턴이 아니다.
rule-R-SET-TURN = 함정 카드는 먼저 세트해야 하며, 함정 카드와 속공 마법 카드는 세트한 턴에는 발동할 수 없다.
rule-R-DISABLED = 효과가 무효이거나 아직 적용되지 않는다.
rule-R-FORBIDDEN = 그 이름은 효과로 금지되었다.
rule-R-BEING-SUMMONED = 그 소환은 아직 끝나지 않았다.
rule-R-BATTLE-DESTROYED = 전투로 파괴되어 필드를 벗어나기를 기다릴 뿐이다.
rule-R-OVERLAY = 엑시즈 소재는 필드의 카드가 아니다.
rule-R-DECK-SIZE = 덱의 카드가 부족하다.
rule-R-UNNEGATABLE = 자신의 텍스트에 의해 무효로 할 수 없다.
rule-R-CHAIN-LIMIT = 효과가 응답으로 발동할 수 있는 것을 제한한다.
rule-R-SUMMON-COUNT = 이 턴의 일반 소환 또는 세트를 이미 사용했다.
rule-R-SUMMON-ONCE = 1턴에 1번만 특수 소환할 수 있다.
rule-R-PENDULUM = 펜듈럼 소환에는 2개의 스케일, 비어 있는 존, 패나 엑스트라 덱의 앞면 표시 몬스터로 레벨이 스케일 사이인 것이 필요하며, 1턴에 1번만 할 수 있다.
rule-R-TRIBUTE = 릴리스할 몬스터가 부족하다.
rule-R-POSITION = 그것을 위한 표시 형식이 아니거나, 그 표시 형식으로 할 수 없다.
rule-R-POSITION-ONCE = 이 턴에 소환 또는 세트되었거나 공격했거나 이미 표시 형식을 바꾸었으므로 바꿀 수 없다.
rule-R-EFFECT = 효과가 그것을 금지한다.
rule-R-EVENT = 유발 조건이 일어나지 않았다.
rule-R-TIMING = "~했을 때 ~할 수 있다"라는 효과는 대응할 일이 마지막에 일어난 일이 아니면 타이밍을 놓친다.
rule-R-WINDOW = 지금은 그때가 아니다.
rule-R-CHOICE = 고를 수 있는 것은 카드의 텍스트, 또는 소환이나 공격의 룰이 허용하는 것뿐이다.
rule-R-DIRECT = 직접 공격은 공격할 수 있는 몬스터가 없거나, 효과가 허용할 때만 할 수 있다.
rule-R-FIRST-TURN = 듀얼의 첫 번째 턴에는 배틀 페이즈가 없다.
rule-R-NO-EFFECT = 이 카드에는 발동할 수 있는 그런 효과가 없다.
rule-R-RESOLVED = 무효가 되지 않은 블록은 처리되고, 그 효과가 적용된다.
rule-R-NOTHING = 효과로 할 수 있는 것이 없어도 블록은 처리된다. 무효가 된 것은 아니다.
rule-R-SUMMONED = 소환에 성공했다.
rule-R-ATTACK = 공격은 데미지 스텝으로 진행했다.
rule-R-BATTLE-PROTECTED = 전투로는 파괴되지 않는 몬스터는 필드에 남는다. 전투 데미지는 그대로 준다.
rule-R-TURNED = 공격 몬스터가 더 이상 공격 표시가 아니면 공격은 데미지 스텝 없이 끝난다. 무효가 된 것은 아니다.
rule-R-REPLAY = 데미지 스텝 전에 상대의 몬스터가 바뀌거나 선언한 대로 공격할 수 없게 되면 공격하는 플레이어는 대상을 다시 고르거나 공격을 그만둔다. 새로운 공격이 아니며, 무효가 된 것도 아니다.
rule-R-BATTLE-PHASE-OVER = 배틀 페이즈를 종료시키는 효과는 공격도 데미지 스텝 없이 끝낸다. 무효가 된 것은 아니다.

## solemn duel

turn-score = 턴 { $turn }, 플레이어 { $player } (LP { $first } : { $second })
duel-between = 플레이어 0: { $first }   플레이어 1: { $second }   시드 { $seed }
duel-dealt = 덱은 시드에 따라 셔플되었다. 선공은 플레이어 { $player }.
duel-in-order = 덱은 원래 순서 그대로다. 선공은 플레이어 { $player }.
duel-stopped = 턴 { $turn }에서 멈춤: 아직 승자가 없다.
why-over =
    { $how ->
        [lp] 듀얼 종료: LP가 0이 됨
        [deck] 듀얼 종료: 덱에 드로우할 카드가 부족함
        [named] 듀얼 종료: { $words }
       *[effect] 카드의 효과로 듀얼 종료
    }
deck-of-link = 링크의 덱
