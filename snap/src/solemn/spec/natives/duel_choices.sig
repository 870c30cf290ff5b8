# Duel: questions to players and hints for them

Duel.Hint(type: int, player: int, value: int) -> none
    Gives a client something to show (HINT_); no rule hears of it.

Duel.HintSelection(cards: card|group, selected: bool = true) -> none
    Points cards out to both players: as chosen, or with false as targeted.

Duel.SelectEffectYesNo(player: int, c: card, description: int = 95) -> bool? [asks, acts]
    Asks the player whether to use an effect of the card.

Duel.SelectYesNo(player: int, description: int) -> bool? [asks, acts]
    Asks the player a question.

Duel.SelectOption(player: int, ...) -> int? [asks, acts]
    Lets the player choose one of several texts, as arguments or in one table; returns its place, counted from 0.
    A boolean before them says whether the opponent is told.

Duel.SelectPosition(player: int, c: card, positions: int) -> int [asks, acts]
    Lets the player choose one of the positions for the card.

Duel.SelectCardsFromCodes(player: int, min: int, max: int, cancelable: bool, with_places: bool, ...) -> any* [asks, acts]
    Lets the player choose among passcodes; returns them, with `with_places` as pairs {passcode, place}. Nil if the player cancels.

Duel.AnnounceRace(player: int, count: int, available: int) -> int [asks, acts]
    Lets the player declare Monster Types; returns their mask.

Duel.AnnounceAttribute(player: int, count: int, available: int) -> int [asks, acts]
    Lets the player declare Attributes; returns their mask.

Duel.AnnounceNumberRange(player: int, low: int = 1, high: int = 12, ...) -> int?, int* [asks, acts]
    Lets the player declare a number of the range, without those that follow; returns it and its place among them.

Duel.AnnounceLevel(player: int, low: int = 1, high: int = 12, ...) -> int?, int* [asks, acts]
    Lets the player declare a Level; as Duel.AnnounceNumberRange.

Duel.AnnounceNumber(player: int, ...) -> int?, int* [asks, acts]
    Lets the player declare one of the numbers, as arguments or in one table; returns it and its place, counted from 0.

Duel.AnnounceCard(player: int, ...) -> int [asks, acts]
    Lets the player declare a card name: of a card type, or one for which a program of OPCODE_ values yields true. Returns its passcode.

Duel.AnnounceType(player: int) -> int [asks, acts]
    Lets the player declare monster (0), Spell (1) or Trap (2).

Duel.AnnounceCoin(player: int, description: int = 552) -> int [asks, acts]
    Lets the player call a coin toss: COIN_HEADS or COIN_TAILS.
