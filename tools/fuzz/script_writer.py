"""Writes programs for a box by chance: the whole library, loops, metatables, accidents in between."""

import random
import re

LIBRARY = {
    "string": "len sub upper lower rep byte char find split format",
    "table": "insert remove concat unpack sort keys",
    "math": "abs ceil floor fmod max min random sqrt tointeger type ult",
    "": "assert ipairs rawequal rawlen type pairs error pcall tostring tonumber setmetatable getmetatable",
}
"""Every function that a script sees, by its library."""
FUNCTIONS = tuple(
    f"{library}.{name}".strip(".") for library, names in LIBRARY.items() for name in names.split()
)
NUMBERS = (
    *(
        "0",
        "1",
        "2",
        "3",
        "-1",
        "7",
        "64",
        "200",
        "4096",
        "1e9",
        "0.5",
        "-0.0",
        "1e308",
        "0/0",
        "1/0",
        "-1/0",
    ),
    *("math.maxinteger", "math.mininteger", "math.huge", "math.pi", "0x7fffffff", "facts.n", "#t", "#s", "n"),
)
TEXTS = (
    *(
        '""',
        '"a"',
        '"x,y,z"',
        '"%d"',
        '"%s%5.2f%%"',
        '"%p"',
        '"0x1f"',
        '" 12 "',
        '"1e5"',
        '"é"',
        '"\\xff"',
        '"\\0"',
    ),
    *('(" "):rep(900)', '("a"):rep(4096)', '("a"):rep(30)', "s", "facts.name", "tostring(t)", "tostring(f)"),
    *('"^.-.-.-.-b$"', '".*.*.*.*b"', '"__gc"', '"__index"', '"not enough memory"', '"call-budget"'),
)
TABLES = (
    "{}",
    "t",
    "{ 3, 1, 2 }",
    "{ a = 1, b = { 2 } }",
    "facts",
    "facts.cards",
    "string",
    "math",
    "{ t, t }",
    "w",
)
THINGS = (
    "nil",
    "true",
    "false",
    "f",
    "print",
    "io",
    "os",
    "debug",
    "load",
    "coroutine",
    "python",
    "_G",
    *FUNCTIONS,
)
METHODS = (
    *(
        "__index",
        "__newindex",
        "__call",
        "__eq",
        "__lt",
        "__le",
        "__add",
        "__unm",
        "__len",
        "__concat",
        "__tostring",
    ),
    *("__gc", "__mode", "__close", "__metatable", "__name", "__pairs", "__bor"),
)
STATEMENTS = (
    *("n = E", "s = S", "t = T", "f = F", "t[E] = E", "t.k = E", "w[#w + 1] = E", "w[#w + 1] = E", "w.k = E"),
    *("for i = N, N do B end", "for i = 1, 30 do B end", "for k, v in pairs(T) do B end", "while E do B end"),
    *("for i, v in ipairs(T) do B end", "repeat B until E", "if E then B else B end", "pcall(F)", "f(E, E)"),
    *(
        "local ok, e = pcall(F) w[#w + 1] = tostring(e)",
        "setmetatable(t, { M = F })",
        "setmetatable(t, { M = T })",
    ),
    *(
        "local mt = {} setmetatable(t, mt) mt.M = F",
        "T.x = E",
        "T.insert = F",
        "string.upper = F",
        "math.random = F",
    ),
    *(
        "getmetatable(E).M = F",
        "getmetatable(S).__index = F",
        "while true do B end",
        "s = s .. S",
        "s = S .. N .. s",
    ),
    *(
        "local function r(x) return 1 + r(x) end n = r(E)",
        "local function r() B pcall(r) end r()",
        "x = (x or 0) + 1",
    ),
    *(
        "table.sort(T, function(a, b) return E end)",
        "w[#w + 1] = math.random(6)",
        "tostring = F",
        "type = nil",
    ),
    *(
        "do local c = {} for i = 1, 99 do c[i] = { N } end end",
        "for k in pairs(facts.map) do w[#w + 1] = k end",
    ),
    *(
        "w[#w + 1] = x",
        "string.marked = (string.marked or 0) + 1 w[#w + 1] = string.marked",
        "do goto over ::over:: end",
    ),
    *(
        "while true do pcall(function() while true do end end) end",
        "while true do t = { t, BIG } end",
        "pcall(function() while true do t = { t, BIG } end end)",
    ),
)
EXPRESSIONS = (
    *(
        "N",
        "S",
        "T",
        "X",
        "C",
        "C",
        "C",
        "E .. E",
        "N + N",
        "E == E",
        "N < N",
        "S < S",
        "#T",
        "not E",
        "E and E",
        "E or E",
    ),
    *("N // N", "N % N", "S | N", "N << N", "-N", "t.k", "t[E]", "F", "setmetatable({}, { M = F })"),
    *("tostring(E)", "tonumber(S)", "type(E)", "{ E, E }", "{ k = E, [E] = E }", "f(E)"),
)
BODIES = (
    "return E",
    "B",
    "B return E",
    "while true do end",
    "return a, b",
    "error(E)",
    "return a < b",
    "t = { t }",
)
_HOLE = re.compile(r"\b(?:BIG|[NSTEXCFBM])\b")
_WORD = re.compile(r"\s+|[\w.]+|\"[^\"]*\"|.")
BIG = "nil, " * 40
FIRST = "pcall(function() w[#w + 1] = C end)"
DEEPEST = 4


class Writer:
    """Programs of one seed: the same numbers in, the same programs out."""

    def __init__(self, seed: int | str) -> None:
        self._chance = random.Random(seed)

    def program(self) -> str:
        """The next program: three in ten had an accident."""
        body = self._filled(f"{FIRST} {FIRST} B B B", 0)
        if self._chance.random() < 0.3:
            body = self._after_accidents(body)
        return (
            'local w, n, s, t, f, x2 = {}, 1, "abc", { 1, 2 }, function(a, b) return a end, 0\n'
            f"return {{ on = {{ h = function(facts)\n{body}\nreturn w end }} }}"
        )

    def _filled(self, pattern: str, depth: int) -> str:
        """A pattern with its holes filled."""
        return _HOLE.sub(lambda hole: self._piece(hole[0], depth + 1), pattern)

    def _piece(self, hole: str, depth: int) -> str:
        """Something that fits into a hole."""
        choose = self._chance.choice
        if hole in _PLAIN:
            return choose(_PLAIN[hole])
        if hole == "C":
            return self._call(depth)
        if depth > DEEPEST:
            return {"E": choose(NUMBERS), "F": "f", "B": "n = 1"}[hole]
        if hole == "F":
            return f"function(a, b) {self._filled(choose(BODIES), depth)} end"
        return self._filled(choose(STATEMENTS if hole == "B" else EXPRESSIONS), depth)

    def _call(self, depth: int) -> str:
        """A call of the library with what may or may not suit it."""
        name, choose = self._chance.choice(FUNCTIONS), self._chance.choice
        given = [
            self._filled(choose(("N", "S", "T", "E", "F")), depth) for _ in range(choose((0, 1, 1, 2, 2, 3)))
        ]
        suited = {"string": "S", "table": "T", "math": "N"}.get(name.partition(".")[0])
        if suited and self._chance.random() < 0.6:
            given.insert(0, self._filled(suited, depth))
        return f"{name}({', '.join(given)})"

    def _after_accidents(self, body: str) -> str:
        """A body some of whose words were lost, doubled, or put elsewhere."""
        words, chance = _WORD.findall(body), self._chance
        for _ in range(chance.randrange(1, 4)):
            at, other = chance.randrange(len(words)), chance.randrange(len(words))
            words[at : at + chance.randrange(3)] = words[other : other + chance.randrange(3)]
            words = words or ["x"]
        return "".join(words)


_PLAIN = {"N": NUMBERS, "S": TEXTS, "T": TABLES, "X": THINGS, "M": METHODS, "BIG": (BIG,)}
"""Holes that are filled with one of some words."""
