"""A player's view: all but others' hands, the deck, and the order of turn cards face down (S-02, S-19)."""

from typing import Any

import msgspec

from game.core.pending import Question
from game.core.rules import UNKNOWN, Player
from game.rules.skirmish.defs.armies import SkirmishFlags
from game.rules.skirmish.flow.written import written_step
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import (
    Artefact,
    Casting,
    Charge,
    Combat,
    Enlisted,
    Lasting,
    LeadershipTest,
    Offer,
    Play,
    Promise,
    Pursuit,
    Roll,
    Terrain,
    Winds,
    WrittenStep,
)
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.scripting.hooks.memory import EMPTY, Memory


class UnitView(msgspec.Struct, frozen=True):
    """A unit as everybody sees it: the fields of `state.Unit`."""

    id: int
    owner: Player
    enlisted: Enlisted
    models: int
    hurt: int
    x: int
    y: int
    heading: int
    files: int
    place: str
    host: int
    guests: tuple[int, ...]
    champion: bool
    standard: bool
    musician: bool
    level: int
    marks: int
    at_phase: int
    at_turn: tuple[int, int, int]
    blame: Player
    cause: int
    silent: int
    weapon: str
    champion_hurt: int
    ends: int

    @property
    def fleeing(self) -> bool:
        """Whether the unit flees."""
        return self.marks & unit_flags.FLEEING != 0


class SkirmishView(msgspec.Struct, frozen=True):
    """The battle from one chair: `hand` holds the viewer's cards, `hands` the sizes of all hands."""

    me: Player
    flags: SkirmishFlags
    players: int
    width: int
    depth: int
    units: tuple[UnitView, ...]
    terrain: tuple[Terrain, ...]
    zones: tuple[int, ...]
    order: tuple[Player, ...]
    opener: Player
    generals: tuple[int, ...]
    artefact: Artefact | None
    round: int
    rounds: int
    flips: tuple[Player, ...]
    """Players whose turn cards lie face down, in seat order: nobody knows the cards' order."""
    active: Player
    phase: str
    named: Player
    barred: tuple[Player, ...]
    pacts: tuple[tuple[Player, Player], ...]
    steps: tuple[WrittenStep, ...]
    """Steps that follow by themselves, the next one last: no secret is ever in them."""
    questions: tuple[Question, ...] = msgspec.field(name="asked")
    """Open questions, the question of the moment last; written as `asked`."""
    tokens: tuple[int, ...]
    victory: tuple[int, ...]
    earned: tuple[int, ...]
    hand: tuple[str, ...]
    hands: tuple[int, ...]
    deck: int
    discards: tuple[str, ...]
    plays: tuple[Play, ...]
    played: tuple[str, ...]
    promises: tuple[Promise, ...]
    offers: tuple[Offer, ...]
    dismissals: tuple[tuple[Player, Player], ...]
    given: int
    charges: tuple[Charge, ...]
    test: LeadershipTest | None
    roll: Roll | None
    winds: Winds
    casting: Casting | None
    lasting: tuple[Lasting, ...]
    combat: Combat | None
    pursuits: tuple[Pursuit, ...]
    winner: Player
    over: bool
    memory: Memory | msgspec.UnsetType = msgspec.UNSET
    """What scripts keep; unset, as in matches without scripts, where they keep nothing."""

    @property
    def asks(self) -> str | None:
        """The question of the moment, `chapter:question`; None: the battle is over."""
        return self.questions[-1].kind if self.questions else None

    @property
    def owing(self) -> tuple[Player, ...]:
        """The players who still owe an answer to the question of the moment, nearest first."""
        return self.questions[-1].players if self.questions else ()


OPEN_FIELDS = tuple(
    name
    for name in SkirmishView.__struct_fields__
    if name in SkirmishState.__struct_fields__
    and name not in ("units", "steps", "hands", "deck", "flips", "offers", "memory")
)
"""Fields that state and view have alike: everybody may know them as they are."""


def _unit_view(unit: Unit) -> UnitView:
    """The view of a unit: everybody sees all of it."""
    return UnitView(*[getattr(unit, name) for name in UnitView.__struct_fields__])


def _offer_seen(offer: Offer, viewer: Player) -> Offer:
    """An offer as `viewer` sees it: its card is for the two parties only (S-18)."""
    hidden = offer.card and viewer not in (offer.by, offer.to)
    return msgspec.structs.replace(offer, card=UNKNOWN) if hidden else offer


def observe(setting: Setting, state: SkirmishState, viewer: Player) -> SkirmishView:
    """The view of `viewer` on the battle as it is now."""
    plain: dict[str, Any] = {name: _frozen(getattr(state, name)) for name in OPEN_FIELDS}
    return SkirmishView(
        me=viewer,
        flags=setting.flags,
        units=tuple([_unit_view(unit) for unit in state.units]),
        steps=tuple([written_step(step) for step in state.steps]),
        flips=tuple(sorted(state.flips)),
        hand=tuple(state.hands[viewer]) if viewer >= 0 else (),
        hands=tuple([len(hand) for hand in state.hands]),
        deck=len(state.deck),
        offers=tuple([_offer_seen(offer, viewer) for offer in state.offers]),
        memory=msgspec.UNSET if state.memory is EMPTY else state.memory,
        **plain,
    )


def _frozen(value: object) -> object:
    """A list as a tuple; any other value is frozen already."""
    return tuple(value) if isinstance(value, list) else value
