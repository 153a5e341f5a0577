"""Defs that no rule asks for: a house rule of a new name changes nothing, however well it is written."""

from collections.abc import Collection, Iterator

import msgspec

from game.mods.compile import Fault
from game.mods.defs import Section
from game.mods.layers import Drafts
from game.mods.problems import Facts, Problem, closest_word
from game.mods.scripts.files import TABLE


def unasked_defs(drafts: Drafts) -> Iterator[tuple[str, Problem]]:
    """A warning for each def of a section that names what is asked, where it is none of these; with its mod.

    Of two defs with one short name the first is asked for; what a script of the same mod names, it reads.
    """
    for key, section in drafts.sections.items():
        read = _read_by_scripts(drafts, section.game) if section.asked else {}
        first: dict[str, str] = {}
        for id, draft in drafts.by_section[key].items() if section.asked else ():
            name = id.partition(":")[2]
            if name in read.get(id.partition(":")[0], ""):
                continue
            if name not in section.asked or name in first:
                origin = draft.layers[0]
                told = origin.problem(_unasked(id, section, first.values()))
                yield origin.mod, msgspec.structs.replace(told, severity="warning")
            first.setdefault(name, id)


def _read_by_scripts(drafts: Drafts, game: str) -> dict[str, str]:
    """By mod: the text of all its scripts for a game."""
    texts: dict[str, str] = {}
    for draft in drafts.by_section.get((game, TABLE), {}).values():
        for layer in draft.layers:
            texts[layer.mod] = f"{texts.get(layer.mod, '')}\n{layer.body.get('source', '')}"
    return texts


def _unasked(id: str, section: Section, earlier: Collection[str]) -> Fault:
    """The fault of a def that nobody asks for, with the one that was probably meant."""
    near = closest_word(id.partition(":")[2], section.asked)
    meant = next((one for one in earlier if near and one.partition(":")[2] == near), "")
    if meant:
        return Fault((), "unasked-def", {"key": id, "id": meant, "table": section.table}, "quote-id", True)
    facts: Facts = {"key": id, "known": ", ".join(section.asked)}
    return Fault((), "unasked-def", facts, "known", True)
