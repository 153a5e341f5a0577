"""Campaigns, their chapters and their endings."""

import math
from typing import Annotated, TypeAlias

import msgspec

from game.campaign.defs.cast import Name, PersonName, PlaceRef, Temper
from game.campaign.defs.condition import Condition
from game.campaign.defs.effect import Effect, Mark, calls_of
from game.campaign.defs.scene import ChapterRef
from game.mods.defs import Def, Part
from game.mods.flags import Value

CampaignRef: TypeAlias = Annotated[str, msgspec.Meta(extra={"ref": "campaign"})]


class CampaignDef(Def, frozen=True, kw_only=True):
    """A campaign: where it begins, what is so at the beginning, and the version that its saves name.

    `counts` and `words` are facts by name, `hero` is the puppet of who is played, `soldiers` are the names
    that soldiers get, in this order. `rumours` are the tempers that a rival's bot has for one
    chapter when that is said of him.
    """

    version: Annotated[int, msgspec.Meta(ge=1)] = 1
    first: ChapterRef
    hero: Name = "heros"
    soldiers: tuple[Annotated[str, msgspec.Meta(max_length=30)], ...] = ()
    counts: dict[str, int] = msgspec.field(default_factory=dict)
    words: dict[str, str] = msgspec.field(default_factory=dict)
    rumours: dict[str, Temper] = msgspec.field(default_factory=dict)


class Way(Part, frozen=True, kw_only=True):
    """Where the story goes after a chapter: the first way that holds; its end where there is no `to`."""

    to: ChapterRef | None = None
    when: tuple[Condition, ...] = ()


class Measured(Part, frozen=True, kw_only=True):
    """What a bent rule was found to do, in matches of bots with it and without: `wins` of the hero's seat in
    percent of matches, `minutes` of people, and how many matches were played.
    """

    wins: Annotated[float, msgspec.Meta(ge=-100, le=100)] = 0.0
    minutes: Annotated[float, msgspec.Meta(ge=-60, le=60)] = 0.0
    matches: Annotated[int, msgspec.Meta(ge=1)] = 1

    @property
    def margin(self) -> float:
        """Percent of wins by which two such samples differ, 19 times of 20, where nothing differs."""
        return 196 * math.sqrt(0.5 / self.matches)


class ChapterDef(Def, frozen=True, kw_only=True):
    """A chapter: a match of one game among some persons, under a bent house rule, perhaps with a boss.

    `seats` sit down after the hero, in this order: persons, or words for rivals by how they stand with the
    hero (`least-trusting`, `most-trusting`, `most-fearing`, `all-but-least-trusting`, `foes`). `flags` are
    the house rules of the match, of which `bent` is the one that is told; `measured` is what it was found to
    do. `mods` are switched on for the match alone: the script of the `boss`, a rival, is in one. `minutes`
    is what it takes, `night` the nights that are left. `stakes` are shown before; `begun` follows when its
    page is turned, `won` and `lost` when its match is over. `caused` and `evergreen` are how many scenes of
    these classes are told before the match and after it. `soldiers` of the hero's regiments have names that
    the story keeps. Of several heroes one alone plays a `duel`, whom the rival trusts most. Whoever sits
    after the last of the `armies` leads that of another chapter.
    """

    campaign: CampaignRef
    act: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    place: PlaceRef
    night: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    game: Name
    seats: Annotated[tuple[PersonName, ...], msgspec.Meta(min_length=1, max_length=7)]
    strength: Name = "middling"
    duel: bool = False
    flags: dict[str, Value] = msgspec.field(default_factory=dict)
    bent: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]*$", max_length=60)] = ""
    measured: Measured | None = None
    boss: Name = ""
    mods: tuple[Name, ...] = ()
    armies: tuple[Annotated[str, msgspec.Meta(max_length=80)], ...] = ()
    position: Annotated[str, msgspec.Meta(max_length=80)] = ""
    soldiers: Annotated[int, msgspec.Meta(ge=0, le=16)] = 0
    minutes: Annotated[int, msgspec.Meta(ge=1, le=60)] = 10
    stakes: tuple[Mark, ...] = ()
    begun: tuple[Effect, ...] = ()
    won: tuple[Effect, ...] = ()
    lost: tuple[Effect, ...] = ()
    caused: Annotated[int, msgspec.Meta(ge=0, le=5)] = 2
    evergreen: Annotated[int, msgspec.Meta(ge=0, le=3)] = 1
    next: tuple[Way, ...] = ()

    def __post_init__(self) -> None:
        if self.bent and self.bent not in self.flags:
            raise ValueError("problem-campaign-bent")
        if self.next and self.next[-1].when:
            raise ValueError("problem-campaign-last-way")

    @property
    def effects(self) -> tuple[Effect, ...]:
        """Everything that may follow of it by itself."""
        return (*self.begun, *self.won, *self.lost)

    @property
    def calls(self) -> tuple[str, ...]:
        """The scenes to which it goes."""
        return calls_of(self.effects)


class EndingDef(Def, frozen=True, kw_only=True):
    """An ending: the first whose conditions hold is taken; the last has none.

    `won` or `lost` follow as the last match was, and then `scene` is told. `emblem` is the icon of its
    curtain while that is closed.
    """

    campaign: CampaignRef
    order: int = 0
    when: tuple[Condition, ...] = ()
    won: tuple[Effect, ...] = ()
    lost: tuple[Effect, ...] = ()
    scene: Annotated[str, msgspec.Meta(extra={"ref": "scene"})]
    emblem: Name = ""

    @property
    def calls(self) -> tuple[str, ...]:
        """The scenes to which it goes: its openings, then its own."""
        return (*calls_of((*self.won, *self.lost)), self.scene)
