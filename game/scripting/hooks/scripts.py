"""The scripts of a match: who listens to which hook, in which order, and what they answer."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from game.scripting.facts import Fact
from game.scripting.hooks.answers import Answer, Answers, facts_of, is_lasting, key_of
from game.scripting.hooks.memory import Memory
from game.scripting.hooks.reads import Path, reads_of, values_at
from game.scripting.hooks.shapes import Shape, fitting, has_shape, joined_shape
from game.scripting.hooks.uncounted import ROOMY, Uncounted, place_of
from game.scripting.hooks.wishes import BadWish, Wish, read_wishes
from game.scripting.limits import Budget
from game.scripting.stops import MEMORY, ScriptStopped

if TYPE_CHECKING:
    from game.scripting.box import Box

REMEMBERS = "remembers"
"""The key under which a script declares what it remembers; it is looked for only where the word stands."""

_NO_FLAGS: Mapping[str, Mapping[str, Fact]] = {}


class Script(msgspec.Struct, frozen=True):
    """A file of a mod: its text, and its place in the mod."""

    mod: str
    path: str
    source: str


class Handler(NamedTuple):
    """What a script does at a hook."""

    script: Script
    hook: str

    @property
    def mod(self) -> str:
        """The id of its mod."""
        return self.script.mod


class Asked(NamedTuple):
    """One asking: who was told what, and what came of it."""

    handler: Handler
    facts: dict[str, Fact]
    answer: Answer
    private: bool
    """Whether its facts are one player's."""


class Scripts:
    """The scripts of a match in the order in which they are asked; the same in every process.

    It can be pickled: the boxes are made where scripts are asked first.
    """

    def __init__(
        self,
        scripts: Sequence[Script],
        stopped: Iterable[str] = (),
        flags: Mapping[str, Mapping[str, Fact]] = _NO_FLAGS,
    ) -> None:
        self.scripts = tuple(scripts)
        self.flags = flags
        """By mod: the house rules that it brought itself, as they are in this match."""
        self._boxes: dict[str, Box] = {}
        self._answers: dict[Handler, Answers] = {}
        self._fitted: dict[str, tuple[Any, Mapping[str, Any]]] = {}
        self._known_reads: dict[Script, Mapping[str, tuple[Path, ...]]] = {}
        self.uncounted = Uncounted(stopped)
        self.listen: Callable[[Asked], object] | None = None
        """Who is told of every asking: a modder who looks for a mistake."""

    def __reduce__(self) -> tuple[type["Scripts"], tuple[Any, ...]]:
        return Scripts, (self.scripts, tuple(sorted(self.uncounted.known)), self.flags)

    def listeners(self, hook: str) -> Sequence[Handler]:
        """Those who listen to a hook, in the order in which they are asked."""
        return self._by_hook.get(hook, ())

    def ask(
        self,
        handler: Handler,
        facts: Mapping[str, Fact],
        seed: int,
        budget: Budget,
        wishes: Any,
        *,
        private: bool = False,
    ) -> tuple[Wish, ...]:
        """What a handler wishes, each one of the types in the union `wishes`; the budget pays.

        `private` are facts that one player alone may know.

        Raises:
            ScriptStopped: it was stopped.
            BadWish: one of its wishes is none of these.
        """
        answers = self._answers.setdefault(handler, Answers())
        paths = self._reads(handler.script).get(handler.hook)
        key = key_of(facts if paths is None else values_at(facts, paths))
        known = answers.find(key, budget)
        if known is None:
            before = budget.left
            known, lasts = self._answer(handler, facts_of(key_of(facts)), seed, budget, wishes)
            if lasts:
                answers.keep(key, known._replace(work=before - budget.left))
        if self.listen is not None:
            self.listen(Asked(handler, dict(facts), known, private))
        return known.given()

    def can_read(self, handler: Handler, fact: str) -> bool:
        """Whether a handler can read a fact: true where that is not known."""
        paths = self._reads(handler.script).get(handler.hook)
        return paths is None or any(path[0] == fact for path in paths)

    def _reads(self, script: Script) -> Mapping[str, tuple[Path, ...]]:
        """The facts that the handlers of a script can read, where that is known."""
        if script not in self._known_reads:
            self._known_reads[script] = reads_of(script.source)
        return self._known_reads[script]

    def _answer(
        self, handler: Handler, facts: Mapping[str, Fact], seed: int, budget: Budget, wishes: Any
    ) -> tuple[Answer, bool]:
        """The answer of a handler that is really asked, and whether it would always be the same."""
        found, stop = tuple[Wish, ...](), None
        try:
            found = tuple(read_wishes(self._said(handler, facts, seed, budget), wishes))
        except (ScriptStopped, BadWish) as error:
            stop = error.with_traceback(None)
        return Answer(found, stop, 0), is_lasting(stop, drawn=self._box(handler.script).drawn)

    def _said(self, handler: Handler, facts: Mapping[str, Fact], seed: int, budget: Budget) -> list[Any]:
        """What the box of a handler says, as plain data; stops that no count foretells are as they were.

        Raises:
            ScriptStopped: it was stopped, now or when the match was played first.
        """
        script, stops = handler.script, self.uncounted
        place = _place(handler, facts, seed) if stops.known else ""
        if place in stops.known:
            raise ScriptStopped(MEMORY, script.path)
        left = budget.left
        try:
            return self._box(script).call(script.path, handler.hook, facts, seed, budget, trusted=True)
        except ScriptStopped as stop:
            if stop.is_counted or not stops.replays:
                stops.note(stop, place or _place(handler, facts, seed))
                raise
        budget.left = left
        return self._roomy(script).call(script.path, handler.hook, facts, seed, budget, trusted=True)

    def _roomy(self, script: Script) -> "Box":
        """A box with more memory, for a script that was not stopped when the match was played first."""
        from game.scripting.box import Box

        box = Box(script.mod, ROOMY)
        box.load(script.source, script.path)
        return box

    def own_facts(self, memory: Memory, mod: str) -> dict[str, Any]:
        """What the scripts of a mod alone are told: what it keeps, and its own house rules if it has some."""
        told: dict[str, Any] = {"memory": self.memory_of(memory, mod)}
        if mod in self.flags:
            told["flags"] = self.flags[mod]
        return told

    def memory_of(self, memory: Memory, mod: str) -> Mapping[str, Any]:
        """What the scripts of a mod are told that it keeps: all that has their shape."""
        kept = memory.of(mod)
        shape = self.shapes.get(mod)
        if shape is None:
            return kept
        if self._fitted.get(mod, (None, None))[0] is not kept:
            self._fitted[mod] = (kept, fitting(shape, kept))
        return self._fitted[mod][1]

    def may_keep(self, mod: str, key: str, value: Any) -> bool:
        """Whether a value has the shape of what a mod keeps under a key."""
        return value is None or has_shape(self.shapes.get(mod), key, value)

    @cached_property
    def shapes(self) -> Mapping[str, Shape | None]:
        """By mod: the shape of what it keeps; None: anything."""
        found: dict[str, list[Shape | None]] = {}
        for script in self.scripts:
            found.setdefault(script.mod, []).append(self._shape(script))
        return {mod: joined_shape(shapes) for mod, shapes in found.items()}

    def _shape(self, script: Script) -> Shape | None:
        """What a script says that it remembers; a file that cannot be read says nothing."""
        if REMEMBERS not in script.source:
            return None
        try:
            box = self._box(script)
            box.load(script.source, script.path)
            return box.shape(script.path)
        except ScriptStopped:
            return None

    @cached_property
    def _by_hook(self) -> dict[str, list[Handler]]:
        """Listeners by hook; a file that cannot be read listens to nothing: it was told when it was found."""
        found: dict[str, list[Handler]] = {}
        for script in self.scripts:
            try:
                names = self._box(script).load(script.source, script.path)
            except ScriptStopped:
                continue
            for name in names:
                found.setdefault(name, []).append(Handler(script, name))
        return found

    def _box(self, script: Script) -> "Box":
        """The box of the mod that a script is of."""
        if script.mod not in self._boxes:
            from game.scripting.box import Box

            self._boxes[script.mod] = Box(script.mod)
        return self._boxes[script.mod]


def _place(handler: Handler, facts: Mapping[str, Fact], seed: int) -> str:
    """The place of an asking in its match."""
    script = handler.script
    return place_of(script.mod, script.path, handler.hook, key_of(facts), seed)


def scripts_in(rules: Any) -> list[Scripts]:
    """The scripts of the rules of a match, and of those that take over from them."""
    later = [one for _, one in getattr(rules, "successors", ())]
    found = [getattr(getattr(one, "setting", None), "scripts", None) for one in (rules, *later)]
    return [one for one in found if one is not None]
