"""Content of a match: the catalog's characters and actions, narrowed by the house rules."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from game.mods.catalog import Catalog
from game.rules.complots.defs import ActionDef, CharacterDef, ComplotsFlags, DeckDef


class Content(msgspec.Struct, frozen=True):
    """The characters in play, in printed order, and the actions that players may announce."""

    characters: tuple[str, ...]
    actions: Mapping[str, ActionDef]
    deck: DeckDef


def content(catalog: Catalog, flags: ComplotsFlags) -> Content:
    """The content of one match, narrowed from the catalog (C-01, C-21, C-41)."""
    deck = catalog.all(DeckDef)[-1]
    return content_in_play(catalog.all(CharacterDef), catalog.all(ActionDef), deck, flags)


def content_in_play(
    characters: Sequence[CharacterDef], actions: Sequence[ActionDef], deck: DeckDef, flags: ComplotsFlags
) -> Content:
    """The deck's characters, one fifth character, and the actions that claim only those."""
    fifth = [ref for ref in deck.one_of if _named(ref, flags.fifth_character)] or list(deck.one_of[:1])
    names = {*deck.always, *fifth}
    cast = sorted((c for c in characters if c.id in names), key=lambda c: (c.order, c.id))
    played = [a for a in actions if _in_play(a, names, flags)]
    return Content(
        characters=tuple(c.id for c in cast),
        actions={
            a.id: with_blockers_in_play(a, names) for a in sorted(played, key=lambda a: (a.order, a.id))
        },
        deck=deck,
    )


def _named(ref: str, name: str) -> bool:
    """Whether `name`, with or without its mod, means the character `ref`."""
    return ref == name or ref.partition(":")[2] == name


def _in_play(action: ActionDef, names: set[str], flags: ComplotsFlags) -> bool:
    """Whether a match with these characters and flags knows the action (C-21)."""
    claimed = {ref for ref in (action.claim, action.denies) if ref}
    return claimed <= names and (flags.factions or not action.factions)


def with_blockers_in_play(action: ActionDef, names: set[str]) -> ActionDef:
    """`action`, blocked only by characters in play (C-17)."""
    if action.block is None:
        return action
    claiming = tuple(ref for ref in action.block.claiming if ref in names)
    block = msgspec.structs.replace(action.block, claiming=claiming) if claiming else None
    return msgspec.structs.replace(action, block=block)


def flags_from(values: Mapping[str, Any]) -> ComplotsFlags:
    """The resolved flags of a match as one typed value."""
    return msgspec.convert(dict(values), ComplotsFlags)
