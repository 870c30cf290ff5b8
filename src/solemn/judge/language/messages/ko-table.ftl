# 한국어.

table-link-resolves = 체인 { $number } 처리
table-over = 듀얼이 끝났다.
table-full = 상태는 { $count }개까지만 담을 수 있다. 사례를 가져간 뒤 새로 시작하라.
table-no-node = 상태 { $number }은(는) 없다: 0부터 { $count }까지.
table-script = 카드 스크립트가 실패했다: { $why }
table-script-endless = 이 카드의 스크립트가 끝나지 않는다.
table-no-puzzle = 퍼즐은 그 파일에서만 열 수 있다.
table-unfit = 이 선택은 맞지 않는다. 다시 골라라.
table-no-beginning = 시나리오는 메인 페이즈나 배틀 페이즈에서 시작한다. 이 턴에는 아직 없다.
table-no-card = 이 카드는 더 이상 없다.
table-no-deck = 이 덱에는 카드가 없다.
table-way =
    { $way ->
        [normal-summon] 일반 소환
        [set] 세트
        [special-summon] 특수 소환
        [pendulum-summon] 펜듈럼 소환
        [activate] 발동
        [chain] 체인
        [flip] 반전 소환
        [change-position] 표시 형식 변경
        [attack] 공격
        [choose] 고르기
        [to-battle] 배틀 페이즈
        [to-main2] 메인 페이즈 2
       *[end-turn] 턴 종료
    }
table-summon =
    { $way ->
        [normal] 일반 소환
        [tribute] 어드밴스 소환
        [flip] 반전 소환
        [special] 특수 소환
        [fusion] 융합 소환
        [ritual] 의식 소환
        [synchro] 싱크로 소환
        [xyz] 엑시즈 소환
        [pendulum] 펜듈럼 소환
       *[link] 링크 소환
    }
table-effect = { $way } (효과 { $number })
table-kind =
    { $kind ->
        [normal] 일반
        [effect] 효과
        [ritual] 의식
        [fusion] 융합
        [synchro] 싱크로
        [xyz] 엑시즈
        [pendulum] 펜듈럼
        [link] 링크
        [toon] 툰
        [spirit] 스피릿
        [union] 유니온
        [gemini] 듀얼
        [flip] 리버스
        [tuner] 튜너
        [token] 토큰
       *[other] { $kind }
    }
table-spell =
    { $kind ->
        [ritual] 의식 마법
        [quickplay] 속공 마법
        [continuous] 지속 마법
        [equip] 장착 마법
        [field] 필드 마법
       *[normal] 일반 마법
    }
table-trap =
    { $kind ->
        [continuous] 지속 함정
        [counter] 카운터 함정
       *[normal] 일반 함정
    }
table-attribute =
    { $word ->
        [earth] 땅
        [water] 물
        [fire] 화염
        [wind] 바람
        [light] 빛
        [dark] 어둠
       *[divine] 신
    }
table-type =
    { $word ->
        [warrior] 전사족
        [spellcaster] 마법사족
        [fairy] 천사족
        [fiend] 악마족
        [zombie] 언데드족
        [machine] 기계족
        [aqua] 물족
        [pyro] 화염족
        [rock] 암석족
        [winged-beast] 비행야수족
        [plant] 식물족
        [insect] 곤충족
        [thunder] 번개족
        [dragon] 드래곤족
        [beast] 야수족
        [beast-warrior] 야수전사족
        [dinosaur] 공룡족
        [fish] 어류족
        [sea-serpent] 해룡족
        [reptile] 파충류족
        [psychic] 사이킥족
        [divine-beast] 환신야수족
        [creator-god] 창조신족
        [wyrm] 환룡족
        [cyberse] 사이버스족
        [illusion] 환상마족
       *[other] { $word }
    }
table-ask-main = 플레이어 { $player }: 메인 페이즈의 행동
table-ask-battle = 플레이어 { $player }: 배틀 페이즈의 행동
table-ask-chain = 플레이어 { $player }: 체인할까?
table-ask-pause = 플레이어 { $player }: 체인할 수 있는 것이 없다.
table-ask-trigger = 플레이어 { $player }: "{ $card }"의 효과를 발동할까?
table-ask-cards = 플레이어 { $player }: 카드를 고른다 ({ $min }~{ $max }장)
table-ask-card = 플레이어 { $player }: 카드를 한 장 고른다
table-ask-exactly = 플레이어 { $player }: 카드를 { $count }장 고른다
table-ask-tributes = 플레이어 { $player }: 릴리스할 몬스터를 고른다 ({ $count }장분)
table-ask-sum = 플레이어 { $player }: 합이 { $total }이 되는 카드를 고른다
table-ask-one-by-one = 플레이어 { $player }: 카드를 한 장 고른다 (고른 수: { $count })
table-ask-zones = 플레이어 { $player }: 존을 고른다 ({ $count }곳)
table-ask-position = 플레이어 { $player }: 표시 형식을 고른다
table-ask-yes-no = 플레이어 { $player }: 예 또는 아니요?
table-ask-replay = 플레이어 { $player }: 다시 공격할까?
table-ask-option = 플레이어 { $player }: 하나를 고른다
table-ask-number = 플레이어 { $player }: 숫자를 선언한다
table-ask-attribute = 플레이어 { $player }: 속성을 선언한다 ({ $count }개)
table-ask-type = 플레이어 { $player }: 종족을 선언한다 ({ $count }개)
table-ask-name = 플레이어 { $player }: 카드명을 선언한다
table-ask-counters = 플레이어 { $player }: 카운터를 제거한다 ({ $count }개)
table-ask-order = 플레이어 { $player }: 순서를 정한다
table-ask-hand = 플레이어 { $player }: 가위바위보
table-done = 완료
table-cancel = 취소
table-answer =
    { $answer ->
        [yes] 예
       *[no] 아니요
    }
table-option = 선택지 { $number }
table-sign =
    { $sign ->
        [rock] 바위
        [paper] 보
       *[scissors] 가위
    }
table-value =
    { $value ->
        [atk] 공격력
        [def] 수비력
        [level] 레벨·랭크
        [attribute] 속성
        [race] 종족
       *[name] 카드명
    }
table-change-adds = { $what } { $amount } ("{ $by }")
table-change-becomes = { $what }이(가) { $amount }이(가) 된다 ("{ $by }")
table-state =
    { $state ->
        [negated] 효과가 무효화되어 있다
        [battle] 전투로는 파괴되지 않는다
        [effects] 효과로는 파괴되지 않는다
        [both] 전투·효과로는 파괴되지 않는다
        [once] 정해진 횟수만큼 파괴되지 않는다
        [target] 효과의 대상이 되지 않는다
        [attack] 공격 대상이 되지 않는다
        [unaffected] 일부 효과를 받지 않는다
        [negation] 효과가 무효화되지 않는다
        [cannot-attack] 공격할 수 없다
       *[cannot-turn] 표시 형식을 바꿀 수 없다
    }
board-needs-server = 판에는 웹 서버가 필요하다: { $command }
board-port = --port: { $port } 은(는) 쓸 수 없다 ({ $why })
option-one-file = { $option }: 파일은 하나만
board-serves = 판은 { $address } 에 있다 (Ctrl+C로 종료).
page-written = { $file } 에 썼다.
