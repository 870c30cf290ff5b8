# Korean: the table in the terminal.

terminal-done = 완료
terminal-pass = 패스
terminal-undo = 되돌리기
terminal-redo = 다시 하기
terminal-why = 안 되는 이유
terminal-save = 저장
terminal-quit = 종료
terminal-name = 카드 이름을 입력하고 Enter
terminal-over = 듀얼이 끝났습니다.
terminal-won = 플레이어 { $player }의 승리입니다.
terminal-nothing-refused = 떠올릴 수 있는 것은 모두 할 수 있습니다.
terminal-saved = 저장했습니다: { $file }
