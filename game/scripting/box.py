"""One box a mod: its files are read once and run anew for every call, so that nothing stays behind."""

import re
from collections.abc import Mapping
from typing import Any

from game.scripting.facts import Fact, NotPlain, plain_facts, plain_wishes
from game.scripting.limits import STEP, Budget, Limits
from game.scripting.source import prepared_source
from game.scripting.stops import CALL_BUDGET, DECISION_BUDGET, ERROR, MEMORY, RESULT, SOURCE, ScriptStopped
from game.scripting.vm import LuaError, boot_texts, fresh_runtime, keep_byte_order

_NO_LIMIT = 0
_SHAPE = " remembers"
"""What is asked for in the place of a handler, where the shape of a mod's memory is."""
_TIDY = 1 << 20
"""Bytes of rubbish after which a call is followed by a collection; none happens inside a call."""
_SYNTAX = re.compile(r"^script:(\d+): (.*)$", re.DOTALL)


class Box:
    """The scripts of one mod in a state of Lua of their own. `used` is the counted work of the last call."""

    def __init__(
        self, mod_id: str, limits: Limits | None = None, parts: Mapping[str, str] | None = None
    ) -> None:
        """`parts` builds the inside, where it is not the files of `lua/`: tests plant holes so."""
        self.mod_id, self.limits, self.used = mod_id, limits or Limits(), 0
        self.drawn = False
        """Whether the last call rolled a die."""
        self._chunks: dict[str, Any] = {}
        keep_byte_order()
        self._lua = fresh_runtime()
        sizes = self._lua.table_from(
            {
                "step": STEP,
                "text": self.limits.text,
                "depth": self.limits.depth,
                "items": self.limits.items,
                "shape": _SHAPE,
            }
        )
        texts = self._lua.table_from(dict(parts or boot_texts()))
        boot = self._lua.execute(texts["boot"], self._lua.globals(), texts, sizes, name="=boot")
        self._read, self._arm, self._run, self._outcome = (
            boot[name] for name in ("read", "arm", "run", "outcome")
        )
        self.library = frozenset(boot["names"].values())
        """What a script finds there: `ipairs`, `string`, `string.upper` and so on."""
        self._set_hook, self._hook = boot["set_hook"], boot["hook"]
        self._lua.gccollect()
        self._rest = self._lua.get_memory_used(total=True)

    def load(self, source: str | bytes, path: str) -> tuple[str, ...]:
        """Read a file and keep it under its path; returns the names of its handlers, sorted.

        Raises `ScriptStopped` when it cannot be read, or when it does not return `{ on = { name = f } }`.
        """
        chunk, words = self._read(prepared_source(source, path, self.limits)).values()
        if words:
            found = _SYNTAX.match(words)
            raise ScriptStopped(SOURCE, path, int(found[1]) if found else 0, found[2] if found else words)
        names = self._ran(chunk, path, "", {}, 0, self.limits.work)
        self._chunks[path] = chunk
        return tuple(sorted(names))

    def shape(self, path: str) -> Mapping[str, Any] | None:
        """What a loaded file says that it remembers, a value for each key; None: it says nothing.

        Raises `ScriptStopped` when that is no table of plain data by names.
        """
        said = self._ran(self._chunks[path], path, _SHAPE, {}, 0, self.limits.work)
        if not said:
            return None
        if said[0] != [] and not isinstance(said[0], dict):
            raise ScriptStopped(RESULT, path, 0, "'remembers' has names for keys")
        return said[0] or {}

    def call(
        self,
        path: str,
        handler: str,
        facts: Mapping[str, Fact],
        seed: int,
        budget: Budget,
        *,
        trusted: bool = False,
    ) -> list[Any]:
        """Run a file anew and ask one of its handlers; returns its wishes as plain data.

        Facts that the house itself made of its own types may be `trusted` to be plain. The budget pays for
        what the call cost, stopped or not. Raises `ScriptStopped`, `KeyError` for a path that was not
        loaded, and `NotPlain` for facts that may not cross the border.
        """
        self.used, limit = 0, min(self.limits.work, budget.left)
        if limit <= 0:
            raise ScriptStopped(DECISION_BUDGET, path)
        try:
            told = facts if trusted else self._checked(facts)
            return list(self._ran(self._chunks[path], path, handler, told, seed, limit))
        except ScriptStopped as stop:
            if stop.code == CALL_BUDGET and limit < self.limits.work:
                raise ScriptStopped(DECISION_BUDGET, path, stop.line, stop.words, stop.stack) from None
            raise
        finally:
            budget.spend(self.used)

    def _checked(self, facts: Mapping[str, Fact]) -> Mapping[str, Fact]:
        """A copy of facts that is plain; raises `NotPlain`."""
        copy: Mapping[str, Fact] = plain_facts(facts, self.limits.text, self.limits.items)
        return copy

    def _ran(
        self, chunk: Any, path: str, handler: str, facts: Mapping[str, Fact], seed: int, limit: int
    ) -> list[Any]:
        """What a chunk answers under a limit of work; its handlers' names when none is asked."""
        self.used = 0
        keep_byte_order()
        told = self._lua.table_from(facts, recursive=True)
        self._arm(limit, _signed(seed), handler)
        self._under_limits(chunk, told)
        return self._answer(path)

    def _under_limits(self, chunk: Any, told: Any) -> None:
        """Run a chunk with its meter on and its memory bounded.

        The order is a defence: Lua aborts the whole process where memory runs out outside its own protection,
        so the limit stands only while nothing is converted or made by Python. The meter is set and taken by
        the C function itself: a function of Lua would be stopped by the meter that it takes away.
        """
        ceiling = self._lua.get_memory_used(total=True) + self.limits.memory
        self._set_hook(self._hook, "", STEP)
        self._lua.set_max_memory(ceiling, total=True)
        try:
            self._run(chunk, told)
        except LuaError:
            pass  # raised by the meter between the script and us: the outcome knows
        finally:
            self._lua.set_max_memory(_NO_LIMIT)
            self._set_hook()

    def _answer(self, path: str) -> list[Any]:
        """The outcome of the last run as plain data; raises `ScriptStopped`."""
        outcome = self._outcome()
        self.used, self.drawn = outcome["used"], outcome["drawn"]
        try:
            code, result = outcome["code"], outcome["result"]
            if code is None:
                return self._listed(plain_wishes(result))
            words, stack = str(outcome["words"] or ""), tuple(outcome["stack"].values())
            raise ScriptStopped(code, path, stack[0] if stack else 0, words, stack)
        except (NotPlain, UnicodeDecodeError) as error:
            code = RESULT if code is None else ERROR
            raise ScriptStopped(
                code, path, 0, str(error) if code == RESULT else "words that are not UTF-8"
            ) from None
        finally:
            self._tidy(outcome["code"] == MEMORY)

    @staticmethod
    def _listed(wishes: Any) -> list[Any]:
        """Wishes as they are, when they are a list; raises `NotPlain`."""
        if isinstance(wishes, list):
            return wishes
        raise NotPlain("wishes are a list")

    def _tidy(self, at_once: bool) -> None:
        """Collect what calls left behind, now and then."""
        if at_once or self._lua.get_memory_used(total=True) > self._rest + _TIDY:
            self._lua.gccollect()


def _signed(seed: int) -> int:
    """A whole number of any size as Lua's 64 bits."""
    low = seed & ((1 << 64) - 1)
    return low - (1 << 64) if low >> 63 else low
