"""Names in sight while a source is read: local variables, functions, labels and the gotos that look for them."""

from __future__ import annotations

from solemn.lua.tree import Block, Func, Goto, Label, Var


class ScopeError(Exception):
    """A name is used against the rules; line and what is wrong."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(line, problem)
        self.line = line
        self.problem = problem


class NeedsEnvironment(Exception):
    """The source assigns `_ENV` or gives `_G` a metatable: it has to be read with `_ENV` as a variable of its own."""


class Level:
    """A block being read: how to undo its declarations, its labels, and the gotos still looking for one."""

    __slots__ = ("active", "block", "is_loop", "labels", "pending", "undo")

    def __init__(self, block: Block, active: int, is_loop: bool) -> None:
        self.block = block
        self.active = active
        self.is_loop = is_loop
        self.undo: list[tuple[str, Var | None]] = []
        self.labels: dict[str, Label] = {}
        self.pending: dict[str, list[tuple[Goto, int]]] = {}


class Scopes:
    """Resolves names to variables and gotos to labels, and notes what the emitter must know about each."""

    __slots__ = ("active", "assigned_globals", "functions", "levels", "marks", "names", "serial", "written")

    def __init__(self) -> None:
        self.names: dict[str, Var | None] = {}
        self.functions: list[Func] = []
        self.levels: list[Level] = []
        self.marks: list[int] = []
        self.active: list[Var] = []
        self.serial = 0
        self.assigned_globals: set[str] = set()
        self.written: set[str] = set()

    def open_function(self, line: int) -> Func:
        """From here on a function's own variables."""
        func = Func(self.functions[-1] if self.functions else None, line)
        self.functions.append(func)
        self.marks.append(len(self.levels))
        return func

    def close_function(self) -> None:
        """The function ends: what it captures is known."""
        func = self.functions.pop()
        self.marks.pop()
        parent = func.parent
        if parent is not None:
            parent.globals |= func.globals
            for var in func.free:
                if var.function is not parent:
                    parent.free[var] = None

    def open_block(self, is_loop: bool = False) -> Block:
        """From here on a block's own variables."""
        block = Block([])
        self.levels.append(Level(block, len(self.active), is_loop))
        if is_loop:
            self.functions[-1].loops += 1
        return block

    def close_block(self, end_line: int) -> None:
        """The block ends, and its variables with it."""
        level = self.levels.pop()
        for name, old in reversed(level.undo):
            self.names[name] = old
        del self.active[level.active :]
        func = self.functions[-1]
        func.loops -= level.is_loop + len(level.labels)
        outermost = len(self.levels) == self.marks[-1]
        for name, gotos in level.pending.items():
            if outermost:
                goto = gotos[0][0]
                raise ScopeError(end_line, f"no visible label '{goto.name}' for <goto> at line {goto.pos[0]}")
            self.levels[-1].pending.setdefault(name, []).extend((goto, len(self.active)) for goto, _ in gotos)

    def declare(self, name: str, line: int, attribute: str = "") -> Var:
        """A new local variable, in sight from now on."""
        self.serial += 1
        func = self.functions[-1]
        var = Var(name, func, line, self.serial, attribute)
        func.vars.append(var)
        self.levels[-1].undo.append((name, self.names.get(name)))
        self.names[name] = var
        self.active.append(var)
        return var

    def find(self, name: str) -> Var | None:
        """The variable in sight under `name`, noted as captured where another function declared it."""
        var = self.names.get(name)
        if var is not None and var.function is not self.functions[-1]:
            var.captured = True
            self.functions[-1].free[var] = None
        return var

    def label(self, label: Label, at_end: bool) -> None:
        """Declare a label and give it to the gotos that wait for it."""
        for level in self.levels[self.marks[-1] :]:
            old = level.labels.get(label.name)
            if old is not None:
                raise ScopeError(label.pos[0], f"label '{label.name}' already defined on line {old.pos[0]}")
        level = self.levels[-1]
        level.labels[label.name] = label
        level.block.labels.append(label)
        label.at_end = at_end
        self.functions[-1].loops += 1
        active = level.active if at_end else len(self.active)
        for goto, seen in level.pending.pop(label.name, ()):
            if seen < active:
                hidden = self.active[seen].name
                raise ScopeError(goto.pos[0], f"<goto {goto.name}> at line {goto.pos[0]} jumps into the scope of "
                                              f"local '{hidden}'")
            goto.label = label
            label.used = True

    def goto(self, goto: Goto) -> None:
        """Resolve a goto to a label above it, or let it wait for one below."""
        for level in reversed(self.levels[self.marks[-1] :]):
            label = level.labels.get(goto.name)
            if label is not None:
                goto.label = label
                label.used = label.backward = True
                return
        self.levels[-1].pending.setdefault(goto.name, []).append((goto, len(self.active)))

    def in_loop(self) -> bool:
        """Whether a `break` here has a loop to leave."""
        return any(level.is_loop for level in self.levels[self.marks[-1] :])
