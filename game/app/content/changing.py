"""Content that changed while a match is played: the match takes over what it can, and its log tells it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol

from game import VERSION
from game.app.bots.thinker import Thinker
from game.app.content.catalogs import Catalogs
from game.app.content.reading import Content, enabled_mods
from game.app.content.ruling import Era, check_table, eras_of, next_era, rules_of
from game.app.plan import header_of
from game.app.table import Table
from game.mods.carrying.carried import unpack_mods
from game.mods.carrying.takeover import Waiting
from game.saves.save import Header, SavedChange, SavedMatch, SaveProblem
from game.scripting.hooks.memory import Memory
from game.scripting.hooks.scripts import scripts_in


class House(Protocol):
    """What is asked of the app."""

    catalogs: Catalogs
    think: Callable[[str, Any], Thinker]

    def read(self, path: Path) -> SavedMatch | SaveProblem:
        """A saved match, or its problem."""


class Change(NamedTuple):
    """What a running match makes of other content.

    `untouched`: nothing of it is about its game; `taken`: it goes on with what it can take over; `waits`: it
    goes on with the content it has, and the whole change is for the next match.
    """

    kind: Literal["untouched", "taken", "waits"]
    waiting: tuple[Waiting, ...] = ()
    """What is for the next match in any case."""
    forgotten: tuple[str, ...] = ()
    """Keys that scripts are told no more, for want of their new shape; each `mod: key`."""


_WAITS = Change("waits")


def is_between(table: Table) -> bool:
    """Whether the rules of a table may change now: no clock runs, and nobody has answered what is asked."""
    return not (table.outcome or table.clock or table.holds.left or table.drafted)


def change_match(house: House, table: Table, content: Content) -> Change:
    """Let a running match take over what it can of other content, and write that into its log.

    Nothing is taken over where no log is written, where the log cannot carry what its mods said before or say
    now, and where the match could not go on.
    """
    saved = house.read(table.path) if table.path is not None and not table.trouble else None
    if not isinstance(saved, SavedMatch) or saved.header.content is None:
        return _WAITS
    plan, mods = table.plan, enabled_mods(content.loaded)
    header = header_of(plan, VERSION, mods, saved.header.started)
    if header.content == saved.last_header.content:
        return Change("untouched")
    if not _carries(header, saved.last_header) or not _carries(saved.last_header, header):
        return _WAITS
    try:
        before = eras_of(saved.headers, house.catalogs)[-1]
    except LookupError:
        return _WAITS
    era, takeover = next_era(before, table.ticks, content.loaded.catalog)
    waiting = takeover.waiting
    if not takeover.whole or (waiting and not takeover.taken):
        return Change("waits", waiting)
    told = _told_memory(table)
    if not _goes_on(house, table, era, header):
        return Change("waits", waiting)
    return Change("taken", waiting, tuple(sorted(told - _told_memory(table))))


def _told_memory(table: Table) -> set[str]:
    """What the scripts of a match are told now that they keep, each `mod: key`."""
    memory, found = getattr(table.public.view, "memory", None), scripts_in(table.rules)
    if not isinstance(memory, Memory) or not found:
        return set()
    scripts = found[0]
    return {f"{mod}: {key}" for mod in memory.kept for key in scripts.memory_of(memory, mod)}


def _goes_on(house: House, table: Table, era: Era, header: Header) -> bool:
    """Whether the match goes on under the rules of an era; it does from now on, and its log tells it."""
    try:
        check_table(era.catalog, era.plan, [len(era.plan.players)])
        game, rules = rules_of(era.catalog, era.plan)
    except ValueError:
        return False
    change = SavedChange(
        tick=era.since, content=header.content or {}, versions=header.versions, carried=header.carried
    )
    return table.go_on_under(rules, house.think(game.id, rules), change)


def _carries(header: Header, other: Header) -> bool:
    """Whether a first line carries every mod of its own that does not say the same in the other."""
    said, carried = other.content or {}, unpack_mods(header.carried)
    return all(id in carried for id, hash in (header.content or {}).items() if said.get(id) != hash)
