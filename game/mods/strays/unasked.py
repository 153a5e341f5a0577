"""Defs that no rule asks for: a house rule of a new name changes nothing, however well it is written."""

from collections.abc import Collection, Iterator

import msgspec

from game.mods.compile import Fault
from game.mods.defs import Section
from game.mods.layers import Drafts
from game.mods.problems import Facts, Problem, closest_word


def unasked_defs(drafts: Drafts) -> Iterator[tuple[str, Problem]]:
    """A warning for each def of a section that names what is asked, where it is none of these; with its mod.

    Of two defs with one short name the first is asked for.
    """
    for key, section in drafts.sections.items():
        first: dict[str, str] = {}
        for id, draft in drafts.by_section[key].items() if section.asked else ():
            name = id.partition(":")[2]
            if name not in section.asked or name in first:
                origin = draft.layers[0]
                told = origin.problem(_unasked(id, section, first.values()))
                yield origin.mod, msgspec.structs.replace(told, severity="warning")
            first.setdefault(name, id)


def _unasked(id: str, section: Section, earlier: Collection[str]) -> Fault:
    """The fault of a def that nobody asks for, with the one that was probably meant."""
    near = closest_word(id.partition(":")[2], section.asked)
    meant = next((one for one in earlier if near and one.partition(":")[2] == near), "")
    if meant:
        return Fault((), "unasked-def", {"key": id, "id": meant, "table": section.table}, "quote-id", True)
    facts: Facts = {"key": id, "known": ", ".join(section.asked)}
    return Fault((), "unasked-def", facts, "known", True)
