# Groups of cards, always in order of card number

Group.CreateGroup(...) -> group
    A new group of these cards, or of those in a table.

Group.FromCards(...) -> group
    A new group of these cards, or of those in a table.

Group.Clone(g: group) -> group
    A new group of the same cards.

Group.DeleteGroup(g: group) -> none
    Does nothing: a group is there as long as somebody needs it.

Group.KeepAlive(g: group) -> group
    The group itself: a group is there as long as somebody needs it.

Group.Clear(g: group) -> group
    Takes all cards out.

Group.AddCard(g: group, cards: card|group) -> group
    Puts a card, or the cards of another group, in.

Group.Merge(g: group, cards: card|group) -> group
    Puts a card, or the cards of another group, in.

Group.RemoveCard(g: group, cards: card|group) -> group
    Takes a card, or the cards of another group, out.

Group.Sub(g: group, cards: card|group) -> group
    Takes a card, or the cards of another group, out.

Group.GetFirst(g: group) -> card?
    The first card; GetNext goes on from there.

Group.GetNext(g: group) -> card?
    The card after the one that GetFirst or GetNext gave last. An error once the group has changed.

Group.TakeatPos(g: group, position: int) -> card?
    The card at a position, counted from 0.

Group.GetCount(g: group) -> int
    How many cards there are.

Group.Filter(g: group, filter: function, exception: card|group?, ...) -> group
    A new group of the cards that the filter takes; further arguments go to the filter.

Group.Match(g: group, filter: function, exception: card|group?, ...) -> group
    Takes out the cards that the filter does not take.

Group.Remove(g: group, filter: function, exception: card|group?, ...) -> group
    Takes out the cards that the filter takes.

Group.Split(g: group, filter: function, exception: card|group?, ...) -> group, group
    Two new groups: the cards that the filter takes, and the others.

Group.FilterCount(g: group, filter: function, exception: card|group?, ...) -> int
    How many cards the filter takes.

Group.IsExists(g: group, filter: function, count: int, exception: card|group?, ...) -> bool
    Are there so many cards that the filter takes?

Group.SearchCard(g: group, filter: function, ...) -> card?
    The first card that the filter takes.

Group.FilterSelect(g: group, player: int, filter: function, min: int, max: int, exception: any, ...) -> group? [asks, acts]
    Lets the player choose cards that the filter takes. If the sixth argument is true or false, it says whether the player may decline (nil).

Group.Select(g: group, player: int, min: int, max: int, exception: any, exception_if_sixth: any = nil) -> group? [asks, acts]
    Lets the player choose cards. If the fifth argument is true or false, it says whether the player may decline (nil).

Group.SelectUnselect(g: group, chosen: group?, player: int, finishable: bool = false, cancelable: bool = false, min: int = 1, max: int = 1) -> card? [asks, acts]
    Lets the player take one more card, or put one of the chosen ones back; nil if the player ends the choice.

Group.RandomSelect(g: group, player: int, count: int) -> group
    A new group of so many cards, chosen at random.

Group.CheckWithSumEqual(g: group, value: function, total: int, min: int, max: int, ...) -> bool, bool
    Do some of the cards, so many of them, make exactly the total by their values; and does it make sense to add cards?

Group.CheckWithSumGreater(g: group, value: function, total: int, ...) -> bool, bool
    Do some of the cards make at least the total by their values, none of them to spare; and does it make sense to add cards?

Group.SelectWithSumEqual(g: group, player: int, value: function, total: int, min: int, max: int, ...) -> group? [asks, acts]
    Lets the player choose cards that make exactly the total by their values.

Group.SelectWithSumGreater(g: group, player: int, value: function, total: int, ...) -> group? [asks, acts]
    Lets the player choose cards that make at least the total by their values.

Group.GetMinGroup(g: group, value: function, ...) -> group?, int*
    The cards with the lowest value, and that value. No result for an empty group.

Group.GetMaxGroup(g: group, value: function, ...) -> group?, int*
    The cards with the highest value, and that value. No result for an empty group.

Group.GetSum(g: group, value: function, ...) -> int
    The sum of the values.

Group.GetBitwiseAnd(g: group, value: function, ...) -> int
    Always 0, as in the reference engine.

Group.GetBitwiseOr(g: group, value: function, ...) -> int
    All bits that one of the values has.

Group.GetBinClassCount(g: group, value: function, ...) -> int
    How many different bits the values have.

Group.GetClass(g: group, value: function, ...) -> table
    A table of the different values, ascending.

Group.GetClassCount(g: group, value: function, ...) -> int
    How many different values there are.

Group.IsContains(g: group, c: card) -> bool
    Is the card in the group?

Group.Includes(g: group, other: group) -> bool
    Are all cards of the other group in this one?

Group.Equal(g: group, other: group) -> bool
    Are the same cards in both groups?

Group.__add(a: card|group, b: card|group) -> group
    A new group of the cards of both; one of the two may be a single card.

Group.__sub(g: group, cards: card|group) -> group
    A new group without these cards.

Group.__band(a: card|group, b: card|group) -> group
    A new group of the cards that are in both; one of the two may be a single card.

Group.__len(g: group) -> int
    How many cards there are.

Group.__eq(g: group, other: group) -> bool
    Have both groups the same number of cards?

Group.__lt(g: group, other: group) -> bool
    Has the group fewer cards?

Group.__le(g: group, other: group) -> bool
    Has the group at most as many cards?

Group.__gc(g: group) -> none
    Does nothing: a group is there as long as somebody needs it.

Group.IsDeleted(o: any) -> bool
    Was the object given up by the engine? Never so for a group.

Group.GetLuaRef(g: group) -> int
    A number that stands for the group in scripts.

Group.FromLuaRef(ref: int) -> group
    The group of such a number.
