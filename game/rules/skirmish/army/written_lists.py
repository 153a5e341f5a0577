"""An own list as one word: it stands in the plan of a battle, so that a saved battle needs nothing else."""

import base64
import binascii

import msgspec

from game.rules.skirmish.defs.armies import Entry, ListDef

OWN = "own"
"""The mod that own lists seem to come from: none can be called so."""
_SIGN = "list."


class _Written(msgspec.Struct, array_like=True, frozen=True):
    """What a word says."""

    name: str
    faction: str
    points: int
    entries: tuple[Entry, ...]


def own_list(number: int, like: ListDef) -> ListDef:
    """An own list of this number, with the entries of another."""
    return msgspec.structs.replace(like, id=f"{OWN}:{number}")


def is_own_list(army: ListDef) -> bool:
    """Whether a list is a player's own, and no mod's."""
    return army.mod == OWN


def written_word(army: ListDef) -> str:
    """A list as one word of letters, digits, dots, dashes and underlines."""
    said = msgspec.json.encode(_Written(army.name, army.faction, army.points, army.entries))
    return _SIGN + base64.urlsafe_b64encode(said).decode().rstrip("=")


def list_of_word(word: str) -> ListDef | None:
    """The list that a word says; None: it is no list, or not a sound one. It may be unfit to fight."""
    if not word.startswith(_SIGN):
        return None
    body = word.removeprefix(_SIGN)
    try:
        said = msgspec.json.decode(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)), type=_Written)
        army = ListDef(
            id=f"{OWN}:{said.name}", faction=said.faction, points=said.points, entries=said.entries
        )
        checked: ListDef = msgspec.convert(msgspec.to_builtins(army), ListDef)
    except (binascii.Error, ValueError):
        return None
    return checked
