# 한국어: 리플레이.

summon-used-up = 이 턴의 일반 소환은 이미 사용되었다

replay-between = { $first } 대 { $second }
replay-recorded = { $date }(UTC)에 { $program }(으)로 기록
replay-program = { $program }(으)로 기록
replay-deck = { $player }의 덱: { $cards }
replay-at = { $turn }번째 턴, 결정 { $number } 직전
replay-asked =
    { $kind ->
        [cards] 플레이어 { $player }가 카드를 고른다
        [sum] 플레이어 { $player }가 합계가 맞는 카드를 고른다
        [tribute] 플레이어 { $player }가 릴리스할 몬스터를 고른다
        [select_unselect] 플레이어 { $player }가 카드를 하나씩 고른다
        [place] 플레이어 { $player }가 존을 하나 고른다
        [disable_zones] 플레이어 { $player }가 여러 존을 고른다
        [position] 플레이어 { $player }가 표시 형식을 고른다
        [yes_no] 플레이어 { $player }가 예 또는 아니요로 답한다
        [option] 플레이어 { $player }가 여러 효과 중 하나를 고른다
        [counters] 플레이어 { $player }가 카운터를 제거한다
        [sort_cards] 플레이어 { $player }가 카드의 순서를 정한다
        [sort_chain] 플레이어 { $player }가 효과의 순서를 정한다
        [announce_card] 플레이어 { $player }가 카드명을 선언한다
        [announce_race] 플레이어 { $player }가 종족을 선언한다
        [announce_attribute] 플레이어 { $player }가 속성을 선언한다
        [announce_number] 플레이어 { $player }가 숫자를 선언한다
       *[rock_paper_scissors] 플레이어 { $player }가 가위바위보를 낸다
    }
replay-answered = 실제로 한 일: { $answer }
replay-ends = 기록은 여기, { $turn }번째 턴에서 끝난다. 아직 아무도 이기지 않았다.
replay-cut-off = 파일의 끝이 빠져 있다.
replay-no-negations = 무효가 된 것이 없다.
replay-whose = { $cards } ({ $player })
replay-how =
    { $how ->
        [activation] 발동
        [effect] 효과
        [effects] 필드의 효과
        [summon] 소환
       *[attack] 공격
    }
replay-obstacle =
    { $why ->
        [old-generator] 이 리플레이는 재생할 수 없다: 난수가 solemn에 없는 YGOPro의 생성기에서 나왔다.
        [tag-duel] 이 리플레이는 재생할 수 없다: 태그 듀얼이다.
        [extra-rules] 이 리플레이는 재생할 수 없다: 카드가 듀얼의 룰을 바꾼다.
       *[not-inside] 이 리플레이는 재생할 수 없다: 파일에는 클라이언트가 보여 준 것만 있고 플레이어의 응답이 없다.
    }
replay-misfit =
    { $kind ->
        [unfit] 리플레이는 결정 { $decision }(응답 { $response })에서 듀얼과 어긋난다: { $reason }
        [not-asked] 리플레이는 결정 { $decision } 전(응답 { $response })에 듀얼과 어긋난다: 아무도 발동할 것이 없는데 { $given }(으)로 응답했다
        [left-over] 듀얼은 끝났지만 리플레이가 이어진다: 응답 { $response }은(는) { $given }
       *[stuck] 결정 { $decision } 이후 듀얼을 계속할 수 없다: { $reason }
    }
replay-suspects = 다른 스크립트나 다른 카드로 기록되었는가? 가능성이 높은 원인은 { $cards }의 스크립트이다.
head-turn = 턴
head-negated = 무효가 된 것
head-how = 종류
head-by = 무효로 한 것
head-cost = 코스트
head-anyway = 그래도 남는 것
replay-case-title = { $first } 대 { $second }, { $turn }번째 턴, 결정 { $number }부터
replay-case-missing =
    { $what ->
        [pasts] 배치에 없는 것: 카운터, 몬스터의 소환 방법
        [owners] 배치에 없는 것: 상대가 컨트롤하는 카드의 주인
        [elsewhere] 배치에 없는 것: 효과로만 놓을 수 있는 존의 카드
       *[face-down] 제외된 카드는 모두 앞면
    }
replay-case-left-out = 끝에서 생략한 단계: { $count }
replay-case-written = { $file }은(는) { $turn }번째 턴의 결정 { $number }에서 시작한다
replay-differs = 결정 { $decision }부터 일어나는 일이 클라이언트가 보여 준 것과 다르다: 거기서는 { $recorded }, 여기서는 { $ours }
replay-given-up = 플레이어 { $player }의 승리: 상대가 항복했거나 나갔다.
replay-scripts-found = 리플레이는 { $date }의 스크립트(커밋 { $commit })로 끝까지 재생된다. 시도한 버전: { $tried }
replay-scripts-not-found = 시도한 버전({ $tried }) 중 어느 것으로도 리플레이가 끝까지 재생되지 않는다. 가장 멀리 간 것은 { $date }의 스크립트(커밋 { $commit })로, 결정 { $decisions }까지
head-number = 번호
head-date = 날짜
head-first-deck = 선공 덱
head-second-deck = 후공 덱
head-turns = 턴 수
head-winner = 승자
head-ending = 끝
head-negations = 무효 횟수
replay-no-archetype = 혼합
replay-winner =
    { $winner ->
        [first] 선공
        [second] 후공
        [draw] 무승부
       *[nobody] 없음
    }
replay-ending =
    { $ending ->
        [lp] LP 0
        [deck] 드로우할 카드 없음
        [effect] 효과로
        [given-up] 항복
        [unfinished] 미완
        [parted] 어긋남
       *[not-played] 재생 불가
    }
replay-most-activated = 가장 많이 발동된 카드
replay-most-negated = 가장 많이 무효가 된 카드
replay-written =
    { $how ->
        [puzzle] { $file }을(를) 썼음. 퍼즐은 그 옆에 있음. EDOPro의 폴더 'replay'와 'puzzles'에 둠
       *[alone] { $file }을(를) 썼음. EDOPro의 폴더 'replay'에, 퍼즐은 'puzzles'에 둠
    }
replay-cannot-hold =
    { $what ->
        [turn] 리플레이로 만들 수 없음: 플레이어 0의 드로우 페이즈로 시작해야 함
        [chance] 리플레이로 만들 수 없음: 코인과 주사위의 결과가 정해져 있음
        [materials] 리플레이로 만들 수 없음: 몬스터를 무엇으로 소환했는지 정해져 있음
       *[set-ups] 리플레이로 만들 수 없음: Lua 파일이 필드를 만들었음
    }
