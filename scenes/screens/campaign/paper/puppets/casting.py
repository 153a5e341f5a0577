"""Who plays whom: the puppet, the colour of its cloth and the thing in its fist, for a campaign's persons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.campaign.defs.cast import HERO, PersonDef
from scenes.draw.style import NEUTRAL, SEATS, Colour, Rgb
from scenes.screens.campaign.paper.puppets.troupe import Puppet, read_troupe

_HERO_PUPPET = "heros"
_GREY = "gris"
_ALIKE = {
    "letter": "lettre",
    "mask": "loup",
    "purse": "bourse",
    "dagger": "poignard",
    "fan": "eventail",
    "lantern": "lanterne",
    "scroll": "rouleau",
    "gun": "pistolet",
    "sword": "sabre",
    "coin": "liard",
    "farthing": "liard",
    "button": "bouton",
    "key": "clef",
    "glove": "gant",
    "ledger": "registre",
    "bread": "pain",
    "thread": "fil",
    "crown": "couronne",
    "vial": "fiole",
}
"""Other words for things that there are."""
_STANDBY_PROP = "lettre"


class Part(NamedTuple):
    """A part in the play: its puppet, the colour of its cloth, what it comes on with."""

    puppet: Puppet
    tint: Rgb
    prop: str


def cast_part(
    who: str, persons: Mapping[str, PersonDef], hero_tint: str, hero_prop: str = "lanterne"
) -> Part:
    """The part of a person; strangers are played by the hero's puppet in grey."""
    puppets = read_troupe().puppets
    person = persons.get(who)
    if person is None:
        tint = _tint(hero_tint) if who == HERO else NEUTRAL.rgb
        return Part(puppets[_HERO_PUPPET], tint or NEUTRAL.rgb, hero_prop if who == HERO else "")
    puppet = puppets.get(person.puppet) or puppets[_HERO_PUPPET]
    prop = person.prop if person.prop in read_troupe().props else ""
    return Part(puppet, _tint(person.tint) or Colour(puppet.accent).rgb, prop)


def prop_named(word: str) -> str:
    """The thing that a word means: a prop by its name, alone or within a longer one; else a letter."""
    known = read_troupe().props
    parts = word.split("-")
    return next((name for part in parts if (name := _ALIKE.get(part, part)) in known), _STANDBY_PROP)


def _tint(word: str) -> Rgb | None:
    """The colour of a seat by its word, grey, or nothing."""
    if word == _GREY:
        return NEUTRAL.rgb
    return next((seat.colour.rgb for seat in SEATS if seat.key == word), None)
