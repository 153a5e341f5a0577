"""Chains: what happens is told to scripts, what they wish happens, and that is told in turn."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from game.core.rng import Chance
from game.core.rules import Event
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from game.scripting.hooks.memory import Memory
from game.scripting.hooks.scripts import Handler, Scripts
from game.scripting.hooks.wishes import BadWish, Remember, Say, Wish
from game.scripting.limits import Budget
from game.scripting.stops import ScriptStopped

DEEPEST = 4
"""Consequences of consequences that are told to scripts, counted from an event that no script wished."""
_SEEDS = 1 << 30


class Hook(NamedTuple):
    """Something of which scripts are told."""

    name: str
    facts: type[msgspec.Struct]
    """What it tells beside what every hook of the game tells."""
    tell: Callable[[Any], msgspec.Struct | None]
    """The facts of an event; None: of this one scripts are not told."""
    whose: Callable[[Any], str] | None = None
    """The mod whose scripts alone are told of an event, that of a card being played, say; None: all are."""
    secrets: Callable[[Any, Any, Any], Mapping[str, Any]] | None = None
    """Given setting, state and event: what only the player may know whose card it is; needs `whose`."""


class Granting(NamedTuple):
    """How a game grants one kind of wish."""

    check: Callable[[Any, Any, Any], str]
    """The code of the refusal of a wish, given setting and state; empty: it is granted."""
    carry_out: Callable[..., None]
    """Carries a wish out, given setting, state, wish, dice and the events so far."""
    named: bool = False
    """Whether `carry_out` is given the id of the mod, too, last."""


class HookTable(NamedTuple):
    """What a game tells scripts, and what it grants them."""

    hooks: Mapping[type[Event], Hook]
    """By the event of which it tells."""
    common: Callable[[Any, Any], Mapping[str, Any]]
    """What every hook tells, given setting and state: what everybody may know."""
    wishes: Any
    """The union of all wishes, those of every game included."""
    grants: Mapping[type[Wish], Granting]


class Remembering(Protocol):
    """A state that holds what scripts keep."""

    memory: Memory


class Chain:
    """The scripts of a match while the actions of one tick are carried out; they share one budget.

    Of the consequences of one event each handler is told once, and of none that is deeper than `DEEPEST`.
    """

    def __init__(
        self,
        table: HookTable,
        scripts: Scripts,
        setting: Any,
        state: Remembering,
        rng: Chance,
        out: list[Event],
    ) -> None:
        self._table, self._scripts = table, scripts
        self._setting, self._state, self._rng, self._out = setting, state, rng, out
        self._budget = Budget()
        self._heard = len(out)

    def hear(self) -> None:
        """Tell scripts of every event that is new, and carry out what they wish."""
        for event in self._out[self._heard :]:
            self._follow(event)
        self._heard = len(self._out)

    def begin(self, event: Event) -> None:
        """Tell scripts of something that is no news to players."""
        self._follow(event)
        self._heard = len(self._out)

    def _follow(self, root: Event) -> None:
        """Tell scripts of one event, then of what came of it, the nearest first."""
        asked: set[Handler] = set()
        level = [root]
        for _ in range(DEEPEST + 1):
            begun = len(self._out)
            for event in level:
                self._tell(event, asked)
            level = self._out[begun:]

    def _tell(self, event: Event, asked: set[Handler]) -> None:
        """Tell every listener of an event that has not been asked yet."""
        hook = self._table.hooks.get(type(event))
        if hook is None or not self._scripts.listeners(hook.name):
            return
        told = hook.tell(event)
        if told is None:
            return
        whose = hook.whose(event) if hook.whose else ""
        for handler in self._scripts.listeners(hook.name):
            if handler in asked or self._state.memory.is_muted(handler.mod) or whose not in ("", handler.mod):
                continue
            asked.add(handler)
            known = self._facts(hook, event, told, handler.mod)
            self._ask(handler, known, private=hook.secrets is not None)

    def _facts(self, hook: Hook, event: Event, told: msgspec.Struct, mod: str) -> dict[str, Any]:
        """What a script of a mod is told of an event."""
        setting, state = self._setting, self._state
        return {
            **self._table.common(setting, state),
            **msgspec.to_builtins(told),
            **(hook.secrets(setting, state, event) if hook.secrets else {}),
            **self._scripts.own_facts(state.memory, mod),
        }

    def _ask(self, handler: Handler, facts: Mapping[str, Any], *, private: bool) -> None:
        """Ask a handler, and grant all it wishes, or nothing."""
        try:
            seed, kinds = self._rng.below(_SEEDS), self._table.wishes
            wishes = self._scripts.ask(handler, facts, seed, self._budget, kinds, private=private)
        except ScriptStopped as stop:
            self._fail(handler, stop.code, stop.line, stop.words)
        except BadWish as bad:
            self._fail(handler, "bad-wish", 0, str(bad))
        else:
            self._grant(handler, wishes)

    def _grant(self, handler: Handler, wishes: Sequence[Wish]) -> None:
        """Carry wishes out where all of them can be."""
        for wish in wishes:
            granting = self._table.grants.get(type(wish))
            code = granting.check(self._setting, self._state, wish) if granting else ""
            if code:
                self._fail(handler, code, 0, "")
                return
        for wish in wishes:
            self._carry_out(handler, wish)

    def _carry_out(self, handler: Handler, wish: Wish) -> None:
        """Carry one wish out."""
        match wish:
            case Remember(key=key, value=value):
                memory = self._state.memory.with_kept(handler.mod, key, value)
                if not self._scripts.may_keep(handler.mod, key, value):
                    self._fail(handler, "memory-shape", 0, key)
                elif memory is None:
                    self._fail(handler, "memory-full", 0, key)
                else:
                    self._state.memory = memory
            case Say(key=key, facts=facts):
                self._out.append(ScriptSaid(handler.mod, key, dict(facts)))
            case _:
                granting = self._table.grants[type(wish)]
                mod = (handler.mod,) if granting.named else ()
                granting.carry_out(self._setting, self._state, wish, self._rng, self._out, *mod)

    def _fail(self, handler: Handler, code: str, line: int, words: str) -> None:
        """Note that a script failed, and tell it; too often, and its mod is not asked any more."""
        self._state.memory = self._state.memory.with_strike(handler.mod)
        muted = self._state.memory.is_muted(handler.mod)
        path = handler.script.path
        self._out.append(ScriptFailed(handler.mod, path, line, code, words, muted, handler.hook))
