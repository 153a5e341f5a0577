"""Options that scripts forbid: asked of what one player may know, granted without a trace."""

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

import msgspec

from game.scripting.hooks.memory import Memory
from game.scripting.hooks.scripts import Scripts
from game.scripting.hooks.wishes import BadWish, Wish
from game.scripting.limits import Budget
from game.scripting.stops import ScriptStopped

Place: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]


class Forbid(Wish, frozen=True, kw_only=True, tag="forbid"):
    """Forbid the option at a place in `options`, counted from 1, or those at several places in one wish.

    The last one that is left stays allowed. Hundreds of wishes cost more work than a call may take.
    """

    option: Place | None = None
    options: tuple[Place, ...] = ()

    @property
    def places(self) -> set[int]:
        """The places, from 0."""
        return {place - 1 for place in (*self.options, self.option or 0)}


def allowed_places(
    scripts: Scripts, hook: str, memory: Memory, facts: Mapping[str, Any], options: int
) -> list[int]:
    """The places, from 0, of the options that no script forbids; all where every one is forbidden.

    The same facts give the same places, always. A script that fails forbids nothing, and no strike is
    counted: whoever asks what may be done changes nothing by it.
    """
    forbidden: set[int] = set()
    budget = Budget()
    for handler in scripts.listeners(hook):
        if memory.is_muted(handler.mod):
            continue
        try:
            told = {**facts, "memory": memory.of(handler.mod)}
            wishes = scripts.ask(handler, told, 0, budget, Forbid, private=True)
            forbidden |= set[int]().union(*(wish.places for wish in wishes if isinstance(wish, Forbid)))
        except (ScriptStopped, BadWish):
            continue
    return [place for place in range(options) if place not in forbidden] or list(range(options))
