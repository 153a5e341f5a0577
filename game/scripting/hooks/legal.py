"""Options that scripts forbid, and closed answers that they allow: asked of what one player may know, granted
without a trace.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from game.scripting.hooks.memory import Memory
from game.scripting.hooks.scripts import Scripts
from game.scripting.hooks.wishes import BadWish, Wish
from game.scripting.limits import Budget
from game.scripting.stops import ScriptStopped

Place: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
CLOSED = "closed"
"""The fact that lists closed answers: gathered only where a handler can read it."""


class _Choice(Wish, frozen=True, kw_only=True):
    """A wish that names places in a list."""

    option: Place | None = None
    options: tuple[Place, ...] = ()

    @property
    def places(self) -> set[int]:
        """The places, from 0."""
        return {place - 1 for place in (*self.options, self.option or 0)}


class Forbid(_Choice, frozen=True, kw_only=True, tag="forbid"):
    """Forbid the option at a place in `options`, counted from 1, or those at several places in one wish.

    The last one that is left stays allowed. Hundreds of wishes cost more work than a call may take.
    """


class Allow(_Choice, frozen=True, kw_only=True, tag="allow"):
    """Allow the answer at a place in `closed`, counted from 1, or those at several places in one wish.

    What one script allows, none forbids.
    """


LegalWish: TypeAlias = Forbid | Allow


class ClosedAnswer(Protocol):
    """An answer that the law closes, and that a script may allow."""

    @property
    def answer(self) -> Any:
        """The answer itself."""
        ...


C = TypeVar("C", bound=ClosedAnswer)


class Ruling(NamedTuple):
    """What scripts leave of the options, and what they allow beside: places, from 0, in order."""

    kept: list[int]
    allowed: list[int]


def reads_closed(scripts: Scripts, hook: str) -> bool:
    """Whether any script that is asked for options can read the closed ones."""
    return any(scripts.can_read(handler, CLOSED) for handler in scripts.listeners(hook))


def ruled_options(
    scripts: Scripts,
    hook: str,
    memory: Memory,
    options: Sequence[Any],
    closed_answers: Callable[[], Sequence[C]],
    facts_of: Callable[[Sequence[C]], Mapping[str, Any]],
) -> Sequence[Any]:
    """The options that no script forbids, then the closed answers that one allows; never none.

    Closed answers are gathered only where a script can read them; `facts_of` tells what scripts are told.
    """
    closed = closed_answers() if reads_closed(scripts, hook) else ()
    if len(options) < 2 and not closed:
        return options
    kept, allowed = rule_on(scripts, hook, memory, facts_of(closed), len(options), len(closed))
    if len(kept) == len(options) and not allowed:
        return options
    return (*[options[place] for place in kept], *[closed[place].answer for place in allowed])


def rule_on(
    scripts: Scripts, hook: str, memory: Memory, facts: Mapping[str, Any], options: int, closed: int
) -> Ruling:
    """What scripts say of a question with so many options and closed answers.

    All options are kept where every one is forbidden and nothing is allowed. The same facts give the same
    ruling, always. A script that fails says nothing, and no strike is counted: whoever asks what may be done
    changes nothing by it.
    """
    forbidden, allowed = set[int](), set[int]()
    budget = Budget()
    for handler in scripts.listeners(hook):
        if memory.is_muted(handler.mod):
            continue
        try:
            told = {**facts, **scripts.own_facts(memory, handler.mod)}
            for wish in scripts.ask(handler, told, 0, budget, LegalWish, private=True):
                match wish:
                    case Forbid():
                        forbidden |= wish.places
                    case Allow():
                        allowed |= wish.places
        except (ScriptStopped, BadWish):
            continue
    opened = [place for place in range(closed) if place in allowed]
    kept = [place for place in range(options) if place not in forbidden]
    return Ruling(kept if kept or opened else list(range(options)), opened)
