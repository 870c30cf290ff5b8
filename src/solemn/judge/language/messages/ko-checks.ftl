# 한국어: 일어난 일과 확인된 것

happening =
    { $event ->
        [turn] 새 턴
        [phase] 새 페이즈
        [phase-goes-on] 계속되는 페이즈
        [activate] 발동
        [activation-negated] 무효가 된 발동
        [effect-negated] 무효가 된 효과
        [resolve] 처리의 시작
        [resolved] 처리
        [no-effect] 효과 없는 처리
        [chain-end] 체인의 끝
        [summoning] 소환 시도
        [summoned] 성공한 소환
        [summon-negated] 무효가 된 소환
        [summon-void] 이루어지지 않은 소환
        [attack] 공격 선언
        [attack-negated] 무효가 된 공격
        [damage-step] 데미지 스텝의 시작
        [battle] 전투
        [damage] 데미지
        [recover] LP 회복
        [pay-lp] LP 지불
        [draw] 드로우
        [target] 대상 선택
        [move] 이동
        [missed-timing] 놓친 타이밍
        [position] 표시 형식 변경
        [set] 세트
        [protected] 보호
        [counters-placed] 카운터를 놓음
        [counters-removed] 카운터를 제거함
        [declared] 선언
        [replay] 되감기
        [coin] 코인 토스
        [dice] 주사위
       *[win] 승리
    }
happening-of = { $what } ({ $values })
value =
    { $word ->
        [card] "{ $given }"
        [player] 플레이어 { $given }
        [zone] { $given }
        [link] 체인 { $given }
        [kind] { $given }
        [target] 대상: "{ $given }"
        [amount] { $given }
        [what] { $given }
        [count] { $given }번
        [phase] { $given }
        [rule] 룰 { $given }
        [by] "{ $given }"에 의해
        [reason] { $given }
        [from] 출발: { $given }
       *[to] 도착: { $given }
    }
value-none =
    { $word ->
        [target] 대상 없이
       *[by] 어느 카드에도 의하지 않음
    }
reason =
    { $reason ->
        [destroy] 파괴
        [tribute] 릴리스
        [temporary] 일시적으로
        [material] 소재로
        [summon] 소환으로
        [battle] 전투로
        [effect] 효과로
        [cost] 코스트로
        [lost-target] 대상을 잃음
        [rule] 룰에 의해
        [spsummon] 특수 소환으로
        [discard] 버림
        [return] 되돌림
        [replace] 대신
       *[redirect] 행선지 변경
    }
summon-kind =
    { $kind ->
        [normal] 일반 소환
        [flip] 반전 소환
       *[special] 특수 소환
    }
asked-for =
    { $what ->
        [play] 플레이
        [chain] 체인 대응
        [choose] 카드 선택
        [yes-no] 예 또는 아니요
        [option] 여러 효과 중 하나
        [number] 숫자
        [position] 표시 형식
        [zone] 존
        [name] 카드명
        [type] 몬스터의 종족
        [attribute] 속성
        [counters] 제거할 카운터
        [order] 순서
       *[rock-paper-scissors] 가위바위보의 손
    }
lies-face-down = 뒷면
found-after = { $what } (단계 { $step } 후)
not-any-more = 그 뒤에 없는 것: { $what }
never-reached = 단계 '{ $label }'에 이르지 못함
never-resolved = 체인 { $link }은(는) 처리되지 않음
refused-count = { $least }부터 { $most }까지 골라야 하며, { $found }은(는) 안 됨
refused-total = 합계가 { $total }이(가) 되지 않음
refused-offer = 고를 수 있는 것에 없음
