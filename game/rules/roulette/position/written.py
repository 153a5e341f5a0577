"""A position as its notation says it, before anything is filled in; `notation` tells what the keys mean."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from game.rules.roulette.questions import POCKET

SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Count = Annotated[int, Meta(ge=0, le=99)]
Gun = Annotated[str, Meta(pattern="^[BC]*$")]
"""Cards of a gun, top first: B is a BALLE, C a CLIC."""


class SeatPosition(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One seat: its team and cards, its gun and die, what it has done this round."""

    team: Count | None = None
    score: Annotated[int, Meta(ge=0, le=999)] = 0
    hand: list[str] = []
    pocket: Annotated[str, Meta(pattern="^[BC]?$")] = ""
    turned: Gun = ""
    barrel: Gun | None = None
    bullets: Count | None = None
    fired: Count | None = None
    """Shots of this round; by default as many as cards are turned."""
    die: Count | None = None
    blind: bool = False
    """Whether the owner does not know the pocket card."""
    shown: bool = False
    """Whether everybody has seen the pocket card."""
    accused: bool = False
    """Whether the accusation of the round is used."""
    aim: SeatNumber | Literal["sky", "choice"] | None = None
    chosen: SeatNumber | Literal["sky"] | None = None
    """The secret aim."""
    forced: bool = False
    cancelled: bool = False
    dying: bool = False
    saved: bool = False
    scored: bool | None = None
    """Whether points were gained in this count; by default whether the player survived it."""


class Position(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A whole position as the notation says it; what is left out is as when a round begins."""

    seat: Annotated[list[SeatPosition], Meta(min_length=2, max_length=6)]
    asks: str | None = POCKET
    round: Annotated[int, Meta(ge=1)] = 1
    shot: Count | None = None
    shooters: list[SeatNumber] | None = None
    owing: list[SeatNumber] | None = None
    accusations: list[tuple[SeatNumber, SeatNumber]] = []
    slanderers: list[SeatNumber] = []
    """Players whose false accusations of the batch that kills somebody now will cost a swap."""
    deck: list[str] = []
    discards: list[str] = []
    flags: dict[str, int | bool | str] = {}
    memory: dict[str, dict[str, Any]] = {}
    """By mod: what its scripts keep."""
    strikes: dict[str, Annotated[int, Meta(ge=0, le=99)]] = {}
    """By mod: how often its scripts were stopped."""
