"""Treachery cards: their moments, their players, and the vocabulary of their effects (S-20, S-21)."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from game.mods.defs import Part
from game.rules.cards import DeckCard, Effect, Points, Rob, TakePoints, Whom
from game.rules.skirmish.defs.armies import Amount, SpecialRule, Stat, Ten
from game.rules.skirmish.defs.battle import Until

Moment: TypeAlias = Literal[
    "turn-flipped",
    "before-own-naming",
    "naming",
    "movement-named",
    "before-move",
    "charge-rolled",
    "rallied",
    "channelled",
    "enemy-dispelled",
    "shooting-begins",
    "shooting-ends",
    "combat-chosen",
    "result-known",
    "leadership-test",
    "character-dead",
    "tokens-given",
    "card-played",
]
"""The windows in which cards are played (S-21)."""

Who: TypeAlias = Literal[
    "active", "named", "neutral", "non-active", "anyone", "credited", "not-owner", "not-leading"
]
"""The player who may play a card in its window; `not-owner`: not the owner of the window's unit."""

Choice: TypeAlias = Literal["nothing", "unit", "player", "leader", "dice"]
"""The choice made with a card: `unit` where the window names none."""

UnitWish: TypeAlias = Literal[
    "active", "own", "any", "free", "standing", "machine", "regiment", "in-combat", "may-shoot"
]
"""Conditions on a chosen unit; `free`: unengaged; `standing`: not fleeing; `regiment`: no machine."""


class Forbid(Effect, frozen=True, kw_only=True, tag_field="kind", tag="forbid"):
    """The unit may not do this until the phase ends (Ordres falsifiés, Poudre mouillée)."""

    what: Literal["charge", "shoot"]


class OtherName(Effect, frozen=True, kw_only=True, tag_field="kind", tag="other-name"):
    """The active player must name another, if a legal name is left (Bourse bien garnie, S-09)."""


class NotMe(Effect, frozen=True, kw_only=True, tag_field="kind", tag="not-me"):
    """The target may not name the card's player, at the target's next naming (Pacte secret)."""

    whom: Whom = "target"


class Weaken(Effect, frozen=True, kw_only=True, tag_field="kind", tag="change"):
    """A characteristic of the unit of the window changes (Guide véreux)."""

    stat: Stat
    amount: Annotated[int, Meta(ge=-10, le=10)]
    least: Ten = 0
    until: Until = "phase"


class Bless(Effect, frozen=True, kw_only=True, tag_field="kind", tag="grant"):
    """The unit gains a special rule (Fiole de poison)."""

    rule: SpecialRule
    number: Amount = 1
    until: Until = "round"


class TestBonus(Effect, frozen=True, kw_only=True, tag_field="kind", tag="test-bonus"):
    """The Leadership test of the window is easier, or below zero harder."""

    __test__ = False
    amount: Annotated[int, Meta(ge=-3, le=3)]


class Again(Effect, frozen=True, kw_only=True, tag_field="kind", tag="again"):
    """All dice of the window's roll are rolled again (Éclaireurs loyaux)."""


class ShootNow(Effect, frozen=True, kw_only=True, tag_field="kind", tag="shoot-now"):
    """The unit shoots, as not moved, at the named enemy (Tir embusqué)."""


class NotSteadfast(Effect, frozen=True, kw_only=True, tag_field="kind", tag="not-steadfast"):
    """Enemy losers of the combat of the window are not steadfast (Coup dans le dos)."""


class Drain(Effect, frozen=True, kw_only=True, tag_field="kind", tag="drain"):
    """Power dice are lost (Interférence occulte)."""

    dice: Amount


class Dispelling(Effect, frozen=True, kw_only=True, tag_field="kind", tag="dispel"):
    """A dispel with `dice` dice, no level, not against irresistible force (Parchemin vendu)."""

    dice: Annotated[int, Meta(ge=1, le=6)]


class SeeHand(Effect, frozen=True, kw_only=True, tag_field="kind", tag="see-hand"):
    """The card's player sees the target's hand (Espion)."""

    whom: Whom = "target"


class Counter(Effect, frozen=True, kw_only=True, tag_field="kind", tag="counter"):
    """The card of the window is cancelled, its cost lost (Contre-ordre)."""


class Waver(Effect, frozen=True, kw_only=True, tag_field="kind", tag="waver"):
    """The unit that rallied wavers (Renégats, S-22)."""


class Script(Effect, frozen=True, kw_only=True, tag_field="kind", tag="script"):
    """The scripts of the card's mod say what it does: they are told `played`."""

    worth: Annotated[float, Meta(ge=-10, le=20)] = 0.5
    """Tokens by which the card is better than its cost, as measured; bots play it by that."""


Power = (
    Forbid
    | OtherName
    | NotMe
    | Weaken
    | Bless
    | TestBonus
    | Again
    | ShootNow
    | NotSteadfast
    | Drain
    | Dispelling
    | SeeHand
    | Counter
    | Waver
    | Rob
    | Points
    | TakePoints
    | Script
)
"""The closed vocabulary of treachery cards: points are tokens."""


class Chosen(Part, frozen=True):
    """The choice that goes with a card, and the conditions on a chosen unit."""

    what: Choice = "nothing"
    unit: tuple[UnitWish, ...] = ()


class CardDef(DeckCard, frozen=True, kw_only=True):
    """One kind of treachery card (S-20): when, by whom, its cost in tokens, its effects."""

    moment: Moment
    by: Who
    cost: Annotated[int, Meta(ge=0, le=9)] = 0
    choose: Chosen = Chosen()
    three: bool = False
    """Left out with 2 armies: the card needs a neutral or a second name."""
    effects: Annotated[tuple[Power, ...], Meta(min_length=1)]

    def __post_init__(self) -> None:
        """Refuse an effect without a target, a condition beside moment and wishes, a counter out of place."""
        if any(one.whom == "target" for one in self.effects) and self.choose.what not in (
            "player",
            "leader",
        ):
            raise ValueError("problem-card-choose")
        if any(one.only_if for one in self.effects):
            raise ValueError("problem-card-only-if")
        if (self.moment == "card-played") != any(isinstance(one, Counter) for one in self.effects):
            raise ValueError("problem-card-counter")
