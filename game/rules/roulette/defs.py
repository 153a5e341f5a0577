"""Defs of Roulette: these Structs are the schema of a mod's files, and the vocabulary of its cards."""

from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

from game.mods.defs import Def, Section
from game.mods.flags import FlagDef
from game.rules.cards import DeckCard, Draw, Effect, Few, Points, Rob, TakePoints, Whom

SEATS = range(2, 7)
"""Numbers of players that may play."""

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
"""Conditions on the card's player, on the chosen player, and on those an effect works on."""


BLIND = ("before-pockets", "before-bets")
"""Moments when there are no dice to turn."""


class Look(Effect, frozen=True, kw_only=True, tag_field="kind", tag="look"):
    """Show the first cards of a barrel, or a pocket card, to the card's player alone (R-25)."""

    whom: Whom = "target"
    at: Literal["barrel", "pocket"] = "barrel"
    cards: Few = 3


class Aim(Effect, frozen=True, kw_only=True, tag_field="kind", tag="aim"):
    """Point the next shot at the target, at the sky, or where its shooter secretly chooses (R-23, R-26)."""

    at: Literal["target", "sky", "choice"]
    whom: Whom = "player"


class SetDie(Effect, frozen=True, kw_only=True, tag_field="kind", tag="set-die"):
    """Turn the die to `face`, or to one that the card's player names (Sang-froid)."""

    face: Annotated[int, Meta(ge=0, le=9)] | None = None


class TurnDie(Effect, frozen=True, kw_only=True, tag_field="kind", tag="turn-die"):
    """Turn the die `faces` faces up or down, as the card's player says; at the ends it turns back."""

    whom: Literal["player", "target"] = "target"
    faces: Few = 1


class Force(Effect, frozen=True, kw_only=True, tag_field="kind", tag="force"):
    """Make them shoot in the next shot too; die and points do not change (Encore un !)."""

    whom: Whom = "target"


class Cancel(Effect, frozen=True, kw_only=True, tag_field="kind", tag="cancel"):
    """Keep them from shooting in the next shot, though their bet asks for it."""

    whom: Whom = "target"


class Swap(Effect, frozen=True, kw_only=True, tag_field="kind", tag="swap"):
    """Let the pocket card and the top of the barrel change places, both unseen."""


class Shuffle(Effect, frozen=True, kw_only=True, tag_field="kind", tag="shuffle"):
    """Shuffle the barrel."""


class Load(Effect, frozen=True, kw_only=True, tag_field="kind", tag="load"):
    """Turn `bullets` CLIC into BALLE, openly, until one of their characters dies (R-08, R-17)."""

    whom: Whom = "target"
    bullets: Few = 1


class Unload(Effect, frozen=True, kw_only=True, tag_field="kind", tag="unload"):
    """Turn `bullets` extra BALLE into CLIC again."""

    bullets: Few = 1


class Save(Effect, frozen=True, kw_only=True, tag_field="kind", tag="save"):
    """Let the dying teammate survive; its player stays out of the round (Médecin)."""


class AskScript(Effect, frozen=True, kw_only=True, tag_field="kind", tag="script"):
    """Tell the hook `played` of the mod whose card it is, once all else that the card does is done."""


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
    | AskScript
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
    """Conditions on the card's player."""
    target: tuple[Condition, ...] | None = None
    """Conditions on the chosen player; None chooses nobody, an empty list anybody (R-22)."""
    effects: tuple[Power, ...]

    def __post_init__(self) -> None:
        """Refuse a card that could not be carried out, or that nobody could ever play."""
        for wrong, problem in (
            (not self.effects, "problem-card-empty"),
            (self.target is None and any(map(_chooses, self.effects)), "problem-card-target"),
            ("other" in self.by, "problem-card-by"),
            (not set(_asked_of(self.effects)) <= set(get_args(Condition)), "problem-card-condition"),
            ((self.moment == "dying") != self.does(Save), "problem-card-save"),
            (self.does(SetDie | TurnDie) and self.moment in BLIND, "problem-card-bets"),
            (sum(isinstance(one, SetDie | TurnDie) for one in self.effects) > 1, "problem-card-dice"),
            (self.does(Aim) and self.moment != "before-shot", "problem-card-aim"),
            (self.does(Force | Cancel) and self.moment == "after-count", "problem-card-shot"),
        ):
            if wrong:
                raise ValueError(problem)

    def does(self, effect: type[Effect] | UnionType) -> bool:
        """Whether one of the card's effects is of this kind."""
        return any(isinstance(one, effect) for one in self.effects)


def _chooses(effect: Effect) -> bool:
    """Whether an effect works on the player whom the card chooses."""
    return effect.whom == "target" or (isinstance(effect, Aim) and effect.at == "target")


def _asked_of(effects: tuple[Power, ...]) -> Iterator[str]:
    """Every condition that effects name."""
    for one in effects:
        yield from one.only_if


class TeamDef(Def, frozen=True, kw_only=True):
    """A player's team and gun at the start, and the worth of a bet (R-01, R-05, R-15)."""

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
    """Cards for a right accuser (R-07)."""
    slandered: Annotated[int, Meta(ge=0, le=9)] = 1
    """Cards for a wrongly accused player, for each accuser (R-08)."""

    def __post_init__(self) -> None:
        """Refuse a gun without a chamber for every shot, or without a CLIC."""
        if self.highest_bet > self.cards - 2 or self.bullets >= self.cards:
            raise ValueError("problem-team-gun")


MOST_ROUNDS = 100
"""Rounds after which a match ends, whoever leads, unless a flag says otherwise (R-19)."""

UNLIMITED = 36
"""Spare BALLE from which they do not run out (R-01)."""


class RouletteFlags(msgspec.Struct, frozen=True):
    """The house rules of one match, resolved."""

    points_to_win: int = 15
    action_deck: str = "full"
    spare_bullets: int = UNLIMITED
    accusation_seconds: int = 10
    accusation_gather_seconds: int = 2
    card_seconds: int = 2
    choice_seconds: int = 30
    aim_seconds: int = 10
    most_rounds: int | msgspec.UnsetType = msgspec.UNSET
    """Rounds at most, 0 for no limit; unset is `MOST_ROUNDS`, as in matches older than this rule."""

    @property
    def round_limit(self) -> int:
        """Rounds of a match at most, or 0 for no limit (R-19)."""
        return MOST_ROUNDS if self.most_rounds is msgspec.UNSET else self.most_rounds


SECTIONS = (
    Section("roulette", "team", TeamDef, required=True, running=("survivor", "caught", "slandered")),
    Section(
        "roulette",
        "card",
        CardDef,
        required=True,
        words=("name", "card"),
        running=("moment", "skull", "by", "target", "effects"),
    ),
    Section(
        "roulette",
        "flag",
        FlagDef,
        required=True,
        words=("flag",),
        running=("default",),
        asked=RouletteFlags.__struct_fields__,
        only=(
            "points_to_win",
            "accusation_seconds",
            "accusation_gather_seconds",
            "card_seconds",
            "choice_seconds",
            "aim_seconds",
            "most_rounds",
        ),
    ),
)
"""Sections that Roulette reads in every mod."""
