"""Persons and places of campaigns."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from game.mods.defs import Def, Part

Name: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]*$", max_length=60)]
PersonName: TypeAlias = Name
"""A person by the name of its table: the same in every mod, so that a mod can write for another's persons."""
PlaceRef: TypeAlias = Annotated[str, msgspec.Meta(extra={"ref": "place"})]
Trust: TypeAlias = Annotated[int, msgspec.Meta(ge=-10, le=10)]
Fear: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10)]
Debt: TypeAlias = Annotated[int, msgspec.Meta(ge=-3, le=3)]
HERO = "hero"
"""How files call the person who is played."""
Temper: TypeAlias = Literal["honest", "bold", "suspicious", "vengeful"]
Tell: TypeAlias = Literal["ruban", "parole", "promptitude", "enfant", "bourse"]


class Start(Part, frozen=True, kw_only=True):
    """How a rival stands with the hero when the story begins: trust, fear, favours owed to the hero."""

    trust: Trust = 0
    fear: Fear = 0
    debt: Debt = 0


class PersonDef(Def, frozen=True, kw_only=True):
    """A person: the puppet on the stage, its prop and tint, the voice, and how a rival stands and plays.

    `seat` is the bust at a table; `tempers` are the leanings of its bot by game.
    """

    puppet: Name
    prop: Name = ""
    tint: Name = ""
    voice: Name = ""
    female: bool = False
    seat: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0
    rival: Start | None = None
    tempers: dict[str, str] = msgspec.field(default_factory=dict)
    tell: Tell | None = None


class PlaceDef(Def, frozen=True, kw_only=True):
    """A place on the stage and on the map: its backdrop, and the light that it has by itself.

    `x` and `y` are design units of the map, from its upper left corner.
    """

    backdrop: Name
    light: Name = ""
    x: Annotated[int, msgspec.Meta(ge=0, le=1280)] = 0
    y: Annotated[int, msgspec.Meta(ge=0, le=720)] = 0
