# 한국어: 파일과 옵션의 오류

file-empty = 비어 있음. 시나리오가 있어야 함
file-not-there = 이 파일은 없음
file-broken-link = 없는 파일에 대한 링크임
file-unreadable = 읽을 수 없음({ $why })
file-too-large = 너무 큽니다: 최대 { $most }바이트의 시나리오가 필요합니다
file-not-utf8 = 텍스트 파일이 아님. 바이트 { $byte }은(는) UTF-8이 아님
file-zero-byte = 텍스트 파일이 아님. 0인 바이트가 있음
file-too-deep = 너무 깊이 중첩됨
file-too-many-parts = 부분이 { $most }개를 넘음
file-too-many-cards = 카드가 { $most }장을 넘음
file-half-character = { $found }이(가) 있는데, 반쪽짜리 문자임
file-no-puzzle = 퍼즐이 아님. Debug.AddCard로 필드를 만들지 않음
folder-not-there = 이 폴더는 없음
folder-without-files =
    { $what ->
        [scenario] 이 폴더에 시나리오가 없음. 이름이 { $endings }(으)로 끝나는 파일이 있어야 함
        [puzzle] 이 폴더에 퍼즐이 없음. 이름이 { $endings }(으)로 끝나는 파일이 있어야 함
        [deck] 이 폴더에 덱이 없음. 이름이 { $endings }(으)로 끝나는 파일이 있어야 함
       *[replay] 이 폴더에 리플레이가 없음. 이름이 { $endings }(으)로 끝나는 파일이 있어야 함
    }
scripts-in-file = 파일임. 카드 스크립트 폴더여야 함
named-path = { $path }: { $problem }
path-near = { $problem }. { $near }을(를) 뜻하셨나요?
not-yaml = YAML이 아님: { $problem }
not-json = JSON이 아님: { $problem }
syntax =
    { $kind ->
        [colon] 이 값 안에 콜론이 있음
        [comma] 쉼표나 닫는 괄호가 없음
        [comma-too-many] 쉼표가 하나 더 있음
        [twice] 이 이름이 두 번 있음
        [alias] * 뒤의 이름을 가진 것이 없음
        [aliases] * 참조가 { $most }개를 넘음
        [merges] 병합된 필드가 { $most }개를 넘음
        [tab] 공백이 있어야 할 곳에 탭이 있음
        [quote] 따옴표가 닫히지 않음
        [escape] 백슬래시 뒤의 이것은 알 수 없음
        [character] 이 문자는 여기에 올 수 없음
        [indent] 이 줄의 들여쓰기가 속한 줄들과 다름
        [no-colon] 이름 뒤에 콜론이 없음
        [more] 끝난 뒤에 무언가가 더 있음
        [end] 너무 일찍 끝남
        [name] 이것은 필드 이름이 될 수 없음
        [quoted-name] 큰따옴표로 묶은 필드 이름이 없음
        [value] 값이 없음
        [tag] 읽을 수 없는 값이 있음
        [date] 그런 날짜는 없음. 글은 따옴표로 묶음
       *[other] 여기서부터 읽을 수 없음
    }

unknown-field = 알 수 없는 필드 '{ $found }'
near-expected = { $problem }. '{ $near }'을(를) 뜻하셨나요? 가능한 것: { $expected }
but-expected = { $problem }. 가능한 것: { $expected }
field-missing = 필드 '{ $found }'이(가) 없음
field-missing-words = 필드 '{ $found }'이(가) 없음. 가능한 것: { $expected }
found-value = { $found }이(가) 있음
value-kind =
    { $kind ->
        [int] 정수
        [str] 텍스트
        [bool] true 또는 false
        [array] 목록
        [null] 없음
       *[object] 필드와 값
    }
at-least = { $kind }, { $bound } 이상
at-most = { $kind }, { $bound } 이하
list-of-two = 정확히 2개의 목록
list-not-empty = 1개 이상의 목록
list-of-size = { $count }개의 목록
empty-object = 필드가 없는 객체
beside-puzzle = '{ $found }'은(는) 'puzzle' 옆에 둘 수 없음. 그것은 'puzzle'이 정함
because-of-legal = 'because'는 플레이가 거부되는 이유임. 옆에 'expect: illegal'이 있어야 함
unknown-rule = ID가 '{ $found }'인 룰은 없음
no-label = '{ $label }' 라벨이 있는 단계가 없음. 이 파일의 라벨: { $known }

place-token = "{ $card }"은(는) 토큰이므로 필드에만 존재할 수 있음
place-belongs-in-extra =
    { $zone ->
        [hand] "{ $card }"은(는) 엑스트라 덱의 카드이므로 패에 있을 수 없음
       *[deck] "{ $card }"은(는) 엑스트라 덱의 카드이므로 메인 덱에 있을 수 없음
    }
place-not-in-extra = "{ $card }"은(는) 엑스트라 덱에 있을 수 없음
place-no-monster = "{ $card }"은(는) 몬스터가 아니므로 몬스터 존에 있을 수 없음
place-no-xyz = "{ $card }"은(는) 엑시즈 몬스터가 아니므로 엑시즈 소재를 가질 수 없음
place-set-not-summoned = "{ $card }"은(는) 세트되어 있으므로 소환된 것이 아님
place-not-summoned-so =
    { $kind ->
        [fusion] "{ $card }"은(는) 융합 소환되었을 수 없음
        [ritual] "{ $card }"은(는) 의식 소환되었을 수 없음
        [synchro] "{ $card }"은(는) 싱크로 소환되었을 수 없음
        [xyz] "{ $card }"은(는) 엑시즈 소환되었을 수 없음
       *[link] "{ $card }"은(는) 링크 소환되었을 수 없음
    }
place-link-position = "{ $card }"은(는) 링크 몬스터이므로 항상 앞면 공격 표시임
place-no-extra-zones = "{ $card }"은(는) 엑스트라 몬스터 존에 있을 수 없음. 이 룰에는 그 존이 없음
place-not-from-extra = "{ $card }"은(는) 엑스트라 덱에서 온 것이 아니므로 엑스트라 몬스터 존에 있을 수 없음
place-no-extra-link = "{ $card }"은(는) 링크 몬스터가 아님. 한 플레이어가 두 엑스트라 몬스터 존을 쓰는 것은 엑스트라 링크뿐임
place-monster-as-spell = "{ $card }"은(는) 몬스터이므로 마법 & 함정 존에는 장착 카드로만 있을 수 있음(equip)
place-field-zone-only = "{ $card }"은(는) 필드 마법이므로 필드 존에만 있을 수 있음(seq 5)
place-not-field-zone = "{ $card }"은(는) 필드 존에 있을 수 없음
place-no-equip-card = "{ $card }"은(는) 장착 카드가 아니므로 몬스터에 장착할 수 없음
place-equip-set = "{ $card }"은(는) 세트되어 있음. 장착 카드는 앞면임(pos: faceup)
place-equip-nobody = "{ $card }"을(를) 장착할 몬스터가 없음. 플레이어 { $player }의 존 { $number }에 앞면 몬스터가 없음
place-no-pendulum = "{ $card }"은(는) 펜듈럼 몬스터가 아니므로 펜듈럼 존에 있을 수 없음
zone-taken = "{ $card }"은(는) 존 { $number }에 있을 수 없음. 그곳에는 이미 "{ $by }"이(가) 있음
no-card-of-scenario = 이 시나리오에 "{ $card }" 카드는 없음. 준비된 카드여야 함
counters-of-which-kind = "{ $card }"에 놓인 카운터의 종류를 적음. 자신의 텍스트로 가능한 것: { $known }
counters-too-many = "{ $card }"에 이 종류의 카운터를 { $count }개 놓을 수 없음: { $kind }
unknown-counters = 알 수 없는 카운터 '{ $found }' (0x1 같은 숫자도 됨)
notation-counters-mixed = 카운터를 여럿 쓸 때는 각각 다른 종류를 써야 합니다

option-wrong = { $option }: '{ $found }'이(가) 있음. 가능한 것: { $expected }
argument-empty = { $number }번째 인수가 비어 있음: 파일, 폴더 또는 값이 필요함
option-number =
    { $what ->
        [turn] { $option }: { $found }이(가) 있음. 1부터 { $last }까지의 턴이어야 함
       *[decision] { $option }: { $found }이(가) 있음. 1부터 { $last }까지의 결정이어야 함
    }
ending-wrong = { $option }: { $found }이(가) 있음. 이름의 끝으로 가능한 것: { $expected }
options-apart = { $first }과(와) { $second }은(는) 함께 쓸 수 없음
option-needs = { $first }은(는) { $second }와(과) 함께만 쓸 수 있음
case-and-output = --case N과 -o FILE은 함께 씀. 결정의 번호와, 거기서 시작하는 시나리오의 파일
case-no-open-phase = --case: 결정 { $number }이(가) 있는 턴 { $turn }에 열린 메인 페이즈나 배틀 페이즈가 없음. 사례는 거기서 시작함
output-for-nothing = -o FILE: --case N이나 --table 없이는 아무것도 쓰지 않음
no-commits = --find-scripts: { $path }: 커밋이 없음
puzzle-not-beside = 퍼즐 { $name }이(가) 리플레이 옆에 없음. --puzzle로 파일을 지정
puzzle-needed-beside = 이 리플레이의 퍼즐 { $name }을(를) 찾을 수 없음. 그 파일을 리플레이 옆에 둘 것
not-installed = { $option }: { $found }이(가) 설치되어 있지 않음: pip install 'solemn[{ $extra }]'
folder-in-file = { $option }: { $path }은(는) 파일임. 폴더가 있어야 함
weight-wrong = { $option }: '{ $found }'이(가) 있음. 가능한 것: { $expected }와(과) 숫자. 예: { $example }
edopro-not-found = --edopro: EDOPro가 보통의 위치 어디에도 없음({ $places })
deck-empty = 메인 덱이 비어 있음. #main 아래에 한 줄에 하나씩 패스코드를 적음
banlist-unknown = --banlist: '{ $found }'(이)라는 목록도 파일도 없음
codes-unknown = 어느 데이터베이스({ $databases })에도 없음: { $codes }
codes-unknown-old = { $problem }. 데이터베이스가 덱보다 오래되었을 수 있음
codes-unknown-bundled = { $problem }. --db와 --edopro로 커뮤니티의 카드를 추가
deck-not-legal = 이 덱은 사용할 수 없음: { $problem }
deck-odd = 룰이 이 덱을 허용하지 않음: { $problem }
deck-without-scripts = 스크립트가 없어 효과도 없는 카드: { $cards }
and-more = { $texts } 외 { $count }
solve-what = 풀 것이 없습니다: 퍼즐, 시나리오, 리플레이 또는 --deck (--hand와 함께)을 지정하십시오
solve-nowhere = 거기서부터는 탐색할 수 없습니다: 듀얼이 { $turn }턴에 끝나거나 그 턴에 자유롭게 행동할 시점이 없습니다
hand-not-in-deck = { $option }: { $card }이(가) 메인 덱에 없거나 그만큼 없습니다
