"""Random Lua programs that always end and whose results do not depend on addresses or the order of `pairs`."""

from __future__ import annotations

from random import Random

NUMBERS = [
    "0",
    "1",
    "2",
    "3",
    "-1",
    "7",
    "10",
    "0.5",
    "2.0",
    "-3.25",
    "1e3",
    "0x10",
    "255",
    "1 << 31",
    "2^31",
    "1e15",
    "math.maxinteger",
    "math.mininteger",
    "9007199254740993",
    "-0.0",
    "1/0",
    "3 // 2",
]
STRINGS = ['"a"', '"10"', '"0x1F"', '""', '"b c"', '"1e2"', "'Lua'", '"\\65\\n"', "[[x]]", '"3.0"', '"é"']
OTHERS = ["nil", "true", "false", "{}", "{1, 2, 3}", "{x = 1}"]
BINARY = ["+", "-", "*", "/", "//", "%", "^", "&", "|", "~", "<<", ">>", "..", "==", "~=", "<", "<=", ">", ">=", "and", "or"]
UNARY = ["-", "not ", "~", "#"]
CALLS = [
    "tostring({})",
    "type({})",
    "math.type({})",
    "tonumber({})",
    "select('#', {})",
    "math.floor({})",
    "string.rep({}, 2)",
    "string.len({})",
    "#tostring({})",
    "math.max({}, 1)",
    "string.format('%s', tostring({}))",
    "rawequal({}, 1)",
    "math.tointeger({})",
    "string.upper({})",
    "string.sub({}, 2, -1)",
]


class Program:
    """Writes one program."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.names = ["a", "b", "c", "t"]
        self.functions = ["f"]
        self.depth = 0
        self.labels = 0

    def pick(self, options: list[str]) -> str:
        return self.random.choice(options)

    def expression(self, depth: int = 0) -> str:
        kind = self.random.random()
        if depth > 3 or kind < 0.3:
            return self.atom()
        if kind < 0.62:
            return f"({self.expression(depth + 1)} {self.pick(BINARY)} {self.expression(depth + 1)})"
        if kind < 0.7:
            return f"({self.pick(UNARY)}{self.expression(depth + 1)})"
        if kind < 0.8:
            return self.pick(CALLS).replace("{}", self.expression(depth + 1))
        if kind < 0.86:
            return f"t[{self.expression(depth + 1)}]"
        if kind < 0.9:
            return f"t.{self.pick(['x', 'y', 'n'])}"
        if kind < 0.95:
            return f"{self.pick(self.functions)}({self.expression(depth + 1)}, {self.expression(depth + 1)})"
        return f"(function(...) local p, q = ... return {self.expression(depth + 1)}, q end)({self.atom()})"

    def atom(self) -> str:
        kind = self.random.random()
        if kind < 0.4:
            return self.pick(self.names)
        if kind < 0.7:
            return self.pick(NUMBERS)
        return self.pick(STRINGS) if kind < 0.88 else self.pick(OTHERS)

    def block(self, count: int) -> str:
        self.depth += 1
        names, functions = self.names[:], self.functions[:]
        body = " ".join(self.statement() for _ in range(self.random.randint(1, count)))
        self.names, self.functions = names, functions
        self.depth -= 1
        return body

    def statement(self) -> str:
        kind = self.random.random()
        if self.depth > 3 or kind < 0.35:
            return self.assignment()
        if kind < 0.5:
            return f"if {self.expression()} then {self.block(2)} else {self.block(2)} end"
        if kind < 0.6:
            return self.numeric_for()
        if kind < 0.66:
            return f"for i, v in ipairs({{{self.expression()}, {self.expression()}}}) do out(i, v) {self.block(2)} end"
        if kind < 0.72:
            return f"do local n = 0 while n < 3 do n = n + 1 {self.block(2)} if {self.expression()} then break end end end"
        if kind < 0.78:
            return f"do local n = 0 repeat n = n + 1 local s = {self.expression()} {self.block(1)} until n > 2 or s end"
        if kind < 0.86:
            return self.function()
        if kind < 0.93:
            return f"out(pcall(function() {self.block(2)} return {self.expression()} end))"
        return self.goto()

    def assignment(self) -> str:
        kind = self.random.random()
        if kind < 0.3:
            name = self.pick(["d", "e", "a", "b"])
            text = f"local {name} = {self.expression()}"
            self.names.append(name)
            return text
        if kind < 0.6:
            return f"{self.pick(self.names[:3])} = {self.expression()}"
        if kind < 0.75:
            return f"a, b = {self.expression()}, {self.expression()}"
        if kind < 0.9:
            return f"t[{self.atom()}] = {self.expression()}"
        return f"out({self.expression()}, {self.expression()})"

    def numeric_for(self) -> str:
        bounds = self.pick(["1, 3", "3, 1, -1", "1, 2, 0.5", "1.0, 2", "5, 1", "a, 3", "0, b"])
        return f"for i = {bounds} do out(i) k = k + 1 if k > 50 then break end {self.block(2)} end"

    def function(self) -> str:
        name = self.pick(["g", "h"])
        text = (
            f"local function {name}(a, b) depth = depth + 1 if depth > 20 then return a end {self.block(2)} "
            f"return {self.expression()}, {self.atom()} end out({name}({self.atom()}))"
        )
        self.functions.append(name)
        return text

    def goto(self) -> str:
        self.labels += 1
        label = f"l{self.labels}"
        if self.random.random() < 0.5:
            return f"for i = 1, 3 do if {self.expression()} then goto {label} end {self.block(1)} out(i) ::{label}:: end"
        return f"do local n = 0 ::{label}:: n = n + 1 {self.block(1)} if n < 3 then goto {label} end end"

    def text(self) -> str:
        body = " ".join(self.statement() for _ in range(self.random.randint(2, 6)))
        return PROLOGUE + body + EPILOGUE


PROLOGUE = """
local whole = tostring
local function tostring(v)
  if type(v) == "table" or type(v) == "function" then return type(v) end
  return whole(v)
end
local lines, k, depth = {}, 0, 0
local function out(...)
  if #lines > 60 then return end
  local parts = {}
  for i = 1, select("#", ...) do
    local v = select(i, ...)
    if type(v) == "table" or type(v) == "function" then v = type(v) end
    parts[i] = math.type(v) == "float" and string.format("%.10g", v) or tostring(v)
  end
  lines[#lines + 1] = table.concat(parts, " ")
end
local function f(x, y) if x then return x, y end return y end
local a, b, c, t = 1, "2", nil, {x = 1, y = "z", 10, 20, 30}
local ok, problem = pcall(function()
"""
EPILOGUE = """
end)
lines[#lines + 1] = tostring(problem)
return table.concat(lines, "\\n")
"""


def program(random: Random) -> str:
    """One program as text."""
    return Program(random).text()


def damaged(random: Random) -> str:
    """A program with a token taken out, doubled or exchanged: most are not Lua any more."""
    tokens = Program(random).text().replace("(", " ( ").replace(")", " ) ").split(" ")
    for _ in range(random.randint(1, 2)):
        at = random.randrange(len(tokens))
        choice = random.random()
        if choice < 0.4:
            del tokens[at]
        elif choice < 0.6:
            tokens.insert(at, tokens[random.randrange(len(tokens))])
        else:
            tokens[at] = random.choice(
                [
                    "end",
                    "do",
                    "then",
                    "local",
                    "=",
                    ")",
                    "(",
                    "x",
                    "1",
                    "..",
                    "return",
                    "if",
                    ",",
                    "goto",
                    "::",
                    "and",
                    "'",
                    "}",
                    "{",
                    "nil",
                    "function",
                    "until",
                    "@",
                    "for",
                ]
            )
    return " ".join(tokens)
