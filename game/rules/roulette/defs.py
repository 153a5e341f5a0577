"""What a mod may say about Roulette: these Structs are the schema, and the vocabulary of its cards."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from game.mods.defs import Def, Section
from game.mods.flags import FlagDef
from game.rules.cards import DeckCard, Draw, Effect, Few, Points, Rob, TakePoints

SEATS = range(2, 7)
"""How many may play."""

Moment: TypeAlias = Literal[
    "before-pockets",
    "before-bets",
    "after-bets",
    "before-accusations",
    "before-shot",
    "dying",
    "after-shot",
    "after-count",
]
"""The windows in which cards are played, in the order of a round (R-21, R-27)."""

Condition: TypeAlias = Literal[
    "other",
    "alive",
    "in-round",
    "out",
    "shooter",
    "aiming",
    "fired-bet",
    "not-forced",
    "loaded",
    "has-clic",
    "has-balle",
    "scored",
    "has-point",
    "has-card",
]
"""What may be asked of who plays a card, of whom he chooses, and of those an effect works on."""


class Look(Effect, frozen=True, kw_only=True, tag_field="kind", tag="look"):
    """Who played the card sees the first cards of a barrel, or a pocket card; nobody else does (R-25)."""

    whom: Literal["player", "target", "others", "everybody"] = "target"
    at: Literal["barrel", "pocket"] = "barrel"
    cards: Few = 3


class Aim(Effect, frozen=True, kw_only=True, tag_field="kind", tag="aim"):
    """The next shot goes at the target, at the sky, or where its shooter secretly chooses (R-23, R-26)."""

    at: Literal["target", "sky", "choice"]
    whom: Literal["player", "target", "others", "everybody"] = "player"


class SetDie(Effect, frozen=True, kw_only=True, tag_field="kind", tag="set-die"):
    """Turn the die to `face`, or to one that who plays the card names (Sang-froid)."""

    face: Annotated[int, Meta(ge=0, le=5)] | None = None


class TurnDie(Effect, frozen=True, kw_only=True, tag_field="kind", tag="turn-die"):
    """Turn the die so many faces up or down, as who plays the card says; at the ends it turns back."""

    whom: Literal["player", "target", "others", "everybody"] = "target"
    faces: Few = 1


class Force(Effect, frozen=True, kw_only=True, tag_field="kind", tag="force"):
    """They shoot in the next shot too; die and points do not change (Encore un !)."""

    whom: Literal["player", "target", "others", "everybody"] = "target"


class Cancel(Effect, frozen=True, kw_only=True, tag_field="kind", tag="cancel"):
    """They do not shoot in the next shot, though their bet asks for it."""

    whom: Literal["player", "target", "others", "everybody"] = "target"


class Swap(Effect, frozen=True, kw_only=True, tag_field="kind", tag="swap"):
    """The pocket card and the top of the barrel change places, both unseen."""


class Shuffle(Effect, frozen=True, kw_only=True, tag_field="kind", tag="shuffle"):
    """The barrel is shuffled."""


class Load(Effect, frozen=True, kw_only=True, tag_field="kind", tag="load"):
    """So many CLIC become BALLE, openly, until one of their characters dies (R-08, R-17)."""

    whom: Literal["player", "target", "others", "everybody"] = "target"
    bullets: Few = 1


class Unload(Effect, frozen=True, kw_only=True, tag_field="kind", tag="unload"):
    """So many extra BALLE become CLIC again."""

    bullets: Few = 1


class Save(Effect, frozen=True, kw_only=True, tag_field="kind", tag="save"):
    """The dying teammate survives; its player stays out of the round (Médecin)."""


Power = (
    Look
    | Aim
    | SetDie
    | TurnDie
    | Force
    | Cancel
    | Swap
    | Shuffle
    | Load
    | Unload
    | Save
    | Draw
    | Rob
    | Points
    | TakePoints
)
"""The closed vocabulary of action cards: Roulette's own effects and those of every deck."""


class CardDef(DeckCard, frozen=True, kw_only=True):
    """One kind of action card (R-21 to R-27)."""

    moment: Moment
    skull: bool = False
    """May be played by somebody out of the round or of the game (R-24)."""
    named: bool = False
    """Belongs to the short deck (R-02)."""
    by: tuple[Condition, ...] = ()
    """What who plays it must be."""
    target: tuple[Condition, ...] | None = None
    """What the chosen person must be; None chooses nobody, an empty list anybody (R-22)."""
    effects: tuple[Power, ...]

    def __post_init__(self) -> None:
        """Refuse a card that could not be carried out."""
        aimed = [
            one
            for one in self.effects
            if one.whom == "target" or (isinstance(one, Aim) and one.at == "target")
        ]
        if aimed and self.target is None:
            raise ValueError("problem-card-target")
        if not self.effects:
            raise ValueError("problem-card-empty")
        if (self.moment == "dying") != any(isinstance(one, Save) for one in self.effects):
            raise ValueError("problem-card-save")
        if sum(isinstance(one, SetDie | TurnDie) for one in self.effects) > 1:
            raise ValueError("problem-card-dice")
        if any(isinstance(one, Aim) for one in self.effects) and self.moment != "before-shot":
            raise ValueError("problem-card-aim")


class TeamDef(Def, frozen=True, kw_only=True):
    """What every player starts with, and what a bet is worth (R-01, R-05, R-15)."""

    characters: Annotated[int, Meta(ge=1, le=8)] = 4
    """Teammates and captain."""
    cards: Annotated[int, Meta(ge=3, le=12)] = 7
    """Cards of a gun; one goes into the pocket."""
    bullets: Annotated[int, Meta(ge=1, le=6)] = 1
    hand: Annotated[int, Meta(ge=0, le=5)] = 1
    """Action cards at the start."""
    highest_bet: Annotated[int, Meta(ge=1, le=9)] = 5
    survivor: Annotated[int, Meta(ge=0, le=9)] = 1
    """Points for having survived, beside those of the bet (R-15)."""
    caught: Annotated[int, Meta(ge=0, le=9)] = 3
    """Cards for who rightly accuses (R-07)."""
    slandered: Annotated[int, Meta(ge=0, le=9)] = 1
    """Cards for who was wrongly accused, for each accuser (R-08)."""

    def __post_init__(self) -> None:
        """Refuse a gun without a chamber for every shot, or without a CLIC."""
        if self.highest_bet > self.cards - 2 or self.bullets >= self.cards:
            raise ValueError("problem-team-gun")


class RouletteFlags(msgspec.Struct, frozen=True):
    """The house rules of one match, resolved."""

    points_to_win: int = 15
    action_deck: str = "full"
    spare_bullets: int = 36
    accusation_seconds: int = 10
    accusation_gather_seconds: int = 2
    card_seconds: int = 2
    choice_seconds: int = 30
    aim_seconds: int = 10


SECTIONS = (
    Section("roulette", "team", TeamDef, required=True),
    Section("roulette", "card", CardDef, required=True),
    Section("roulette", "flag", FlagDef, required=True),
)
"""What Roulette reads in every mod."""
