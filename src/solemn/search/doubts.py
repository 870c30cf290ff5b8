"""Lines that come back to a position that they have been at.

For that line the option is lost: whoever can win from a position can do so without coming back to it. For another line that reaches the
option in another way it need not be. As long as the goal's player alone has chosen, no harm is done by calling it lost for good: what is to
be found beyond the position is found from there, since the way there is theirs. After a choice of the opponent it counts: they may turn
to the one way or to the other, and both must be won. Then what hangs on such an option is in doubt until everything else has been tried.
"""

from solemn.search.nodes import DOUBTFUL, LOST, OPEN, Node, ended


class Doubts:
    """The nodes in doubt and the options that led back, until they are decided together."""

    __slots__ = ("_nodes", "_returns")

    def __init__(self) -> None:
        self._nodes: list[Node] = []
        self._returns: list[tuple[Node, int, Node]] = []  # a node, the option, and where it led back to

    def note(self, node: Node) -> None:
        """Keep a node that was settled as doubtful."""
        self._nodes.append(node)

    def note_return(self, node: Node, i: int, back_to: Node) -> Node:
        """Keep an option that led back; what stands for it until the doubts are decided."""
        self._returns.append((node, i, back_to))
        return ended(DOUBTFUL, None)

    def clear(self) -> None:
        """Forget all of them, with the nodes that they are about."""
        self._nodes, self._returns = [], []

    def decide(self) -> int:
        """Settle what can be settled now, and open the rest again; how many options are given up.

        Lost are the nodes that the goal's player cannot leave: from their own every option leads to such a node or is lost, from the
        opponent's one does.
        """
        for node, i, back_to in self._returns:
            if node.state != LOST:
                node.children[i] = back_to
        nodes = [node for node in self._nodes if node.state == DOUBTFUL]
        self.clear()
        for node in nodes:
            node.state = OPEN
        given_up, before = 0, -1
        while len(nodes) != before:
            before = len(nodes)
            given_up += sum(node.settle() for node in nodes)
            nodes = [node for node in nodes if node.state == OPEN]
        return given_up + sum(node.give_up() for node in _inescapable(nodes))


def _inescapable(nodes: list[Node]) -> list[Node]:
    inside = {id(node): node for node in nodes}
    before = -1
    while len(inside) != before:
        before = len(inside)
        for node in nodes:
            if id(node) in inside and _can_be_left(node, inside):
                del inside[id(node)]
    return list(inside.values())


def _can_be_left(node: Node, inside: dict[int, Node]) -> bool:
    leads_out = (child is None or (child.state != LOST and id(child) not in inside) for child in node.children)
    return any(leads_out) if node.is_own else all(leads_out)
