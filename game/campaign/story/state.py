"""The state of a story: all that a save holds, and nothing that the files of the campaign say."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from game.campaign.defs.cast import HERO
from game.campaign.defs.effect import RELATIONS
from game.campaign.story.deed import Deed
from game.scripting.hooks.memory import EMPTY, Memory

Gender: TypeAlias = Literal["f", "m"]
Trade: TypeAlias = Literal["prompter", "dresser", "flyman", "lamplighter"]
Moment: TypeAlias = Literal["page", "before", "match", "won", "lost", "ending", "over"]
STATE_VERSION = 2
"""The newest way of saving a story that this program reads."""
ALONE_VERSION = 1
"""The way in which the story of one hero is saved: as before there were troupes."""
FAVOURS = "favours"
"""The count of what a hero may ask for."""
MOST_SAID = 60
"""Lines that are remembered word for word."""
_LIMITS = {"trust": (-10, 10), "fear": (0, 10), "debt": (-3, 3)}


class Relation(msgspec.Struct, frozen=True):
    """How a person stands with the hero."""

    trust: int = 0
    fear: int = 0
    debt: int = 0

    def changed(self, kind: str, add: int) -> "Relation":
        """The same with one of its numbers changed, inside its limits."""
        least, most = _LIMITS[kind]
        return msgspec.structs.replace(self, **{kind: min(most, max(least, getattr(self, kind) + add))})


class Entry(msgspec.Struct, frozen=True):
    """A line of the ledger: which, in which chapter, about whom, and why it was written.

    `hero` is whose deeds it tells, where there are several heroes.
    """

    line: str
    chapter: int
    of: str = ""
    cause: tuple[Deed, ...] = ()
    hero: str | UnsetType = UNSET


class Chosen(msgspec.Struct, frozen=True):
    """A choice that was made: the scene, its place in the scene, its words and register."""

    scene: str
    choice: int
    text: str
    register: str
    chapter: int


class Said(msgspec.Struct, frozen=True):
    """A line that somebody said: its words, who said it, in which chapter."""

    text: str
    who: str
    chapter: int


class Result(msgspec.Struct, frozen=True):
    """How a chapter's match ended, what it took, and how often it was tried."""

    chapter: str
    won: bool
    seconds: float = 0.0
    tries: int = 1


class Soldier(msgspec.Struct, frozen=True):
    """A soldier of the hero's: the name, the unit, the wounds survived, the chapter of death if any."""

    name: str
    unit: str
    scars: int = 0
    died: str = ""

    @property
    def alive(self) -> bool:
        """Whether the soldier may still be named among the living."""
        return not self.died


class Hero(msgspec.Struct):
    """One of several heroes: who it is in deeds, and what is this hero's alone.

    `device` is what plays the hero; `held` that a bot has the place until somebody takes it again.
    `purse` are the favours in it.
    """

    who: str
    trade: Trade
    name: str
    gender: Gender
    device: str = ""
    held: bool = False
    relations: dict[str, Relation] = {}
    known: list[str] = []
    purse: int = 0


class Troupe(msgspec.Struct):
    """Two to four heroes of one story, in the order in which they came.

    `spoken` is the place of the one who is spoken to: what is that hero's alone stands in the story itself,
    and here when the next one is. `turn` is the place of whoever a scene was told to last, -1 of nobody.
    `alone` is who plays the chapter's match where it is a duel, `bets` how the others think that it ends,
    `bows` who has not come to an ending of the own yet, `endings` those that some have come to.
    """

    heroes: list[Hero]
    spoken: int = 0
    turn: int = -1
    alone: str = ""
    bets: dict[str, Literal["won", "lost", ""]] = {}
    bows: list[str] = []
    endings: dict[str, str] = {}


class Sale(msgspec.Struct, frozen=True):
    """The tell of a rival that the hero has sold: who has it now, and whether it can come out no more."""

    of: str
    to: str
    past: bool = False


class Rumour(msgspec.Struct, frozen=True):
    """Something that is said of a rival."""

    of: str
    what: str


class Heard(msgspec.Struct, frozen=True, omit_defaults=True):
    """When a scene or line was heard: the hour of the story at last, how often, in which chapter at last.

    `drawn` are the lines that a scene drew then.
    """

    hour: int
    times: int
    chapter: int
    drawn: tuple[str, ...] = ()


class Story(msgspec.Struct):
    """One story as it stands.

    `path` are the chapters begun, in order; `moment` is where in the last one it is. `scene` is the storylet
    that is open, `called` those that are still to be told, `hour` counts what was heard. `told` counts the
    scenes of each class at this moment of this chapter. `name`, `gender`, `relations` (by person), `known`
    and the favours among the `counts` are those of the one hero, of a troupe those of whoever is spoken to.
    """

    campaign: str
    seed: int
    name: str = "Camille"
    gender: Gender = "f"
    version: int = 1
    state_version: int = ALONE_VERSION
    mods: dict[str, str] = {}
    path: list[str] = []
    moment: Moment = "page"
    scene: str = ""
    called: list[str] = []
    told: dict[str, int] = {}
    hour: int = 0
    relations: dict[str, Relation] = {}
    counts: dict[str, int] = {}
    words: dict[str, str] = {}
    known: list[str] = []
    deeds: list[Deed] = []
    heard: dict[str, Heard] = {}
    chosen: list[Chosen] = []
    said: list[Said] = []
    """What was said to the hero, latest last; what may be prompted is chosen among it."""
    prompted: int = -1
    """The number of the chapter in which the hero prompted a line last."""
    ledger: list[Entry] = []
    results: list[Result] = []
    soldiers: list[Soldier] = []
    ending: str = ""
    away: dict[str, dict[str, Relation]] = {}
    """By hero, how persons stand who are not in the campaign any more; they may come back with their mod."""
    seated: list[str] = []
    """Who sits at the table of this chapter, where its file left that to relations."""
    faking: list[str] = []
    """Rivals who fake their tells in this chapter."""
    sales: list[Sale] = []
    """The tells that the hero has sold."""
    rumours: list[Rumour] = []
    """What is said of rivals who have not played since, latest last."""
    grudges: dict[str, str] = {}
    """By rival, the hero whom he has something against, until they have met again."""
    match: str = ""
    """The name of the file of the match that is played now, while it is played."""
    tries: int = 0
    """How often the match of this chapter was begun."""
    iron: bool = False
    """Whether nothing is taken back in it: no lost match is played again, and it stays until it has ended."""
    drawn: list[str] = []
    """The lines that the open scene has drawn, in the order of its cues, so that they are the same again."""
    memory: Memory = EMPTY
    """What scripts of mods keep, and how often they were stopped."""
    dropped: list[str] = []
    """Scenes and chapters that this story wanted and that its campaign has no more."""
    troupe: Troupe | UnsetType = UNSET
    """The heroes, where there are several; nothing is written of it in the story of one."""

    @property
    def me(self) -> str:
        """How deeds call the hero who is spoken to."""
        return HERO if self.troupe is UNSET else self.troupe.heroes[self.troupe.spoken].who

    def change_coat(self) -> None:
        """The hero who is spoken to puts on the other coat: everybody follows."""
        self.gender = "m" if self.gender == "f" else "f"

    @property
    def favours(self) -> int:
        """What the hero who is spoken to may ask for."""
        return self.counts.get(FAVOURS, 0)

    def earn(self, favours: int) -> None:
        """The hero who is spoken to gets favours, or pays them, of which there are never fewer than none."""
        self.counts[FAVOURS] = max(0, self.favours + favours)

    @property
    def chapter(self) -> str:
        """The chapter that it is in, or nothing before the first."""
        return self.path[-1] if self.path else ""

    @property
    def number(self) -> int:
        """The number of its chapter, from 0."""
        return max(0, len(self.path) - 1)

    @property
    def losses_in_row(self) -> int:
        """How many chapters were lost since the last one that was won."""
        lost = 0
        for one in reversed(self.results):
            if one.won:
                break
            lost += 1
        return lost

    def go_to(self, moment: Moment) -> None:
        """Come to a moment of the chapter, where nothing has been told yet."""
        self.moment, self.told = moment, {}

    def relation(self, person: str) -> Relation:
        """How somebody stands with the hero."""
        return self.relations.get(person, Relation())

    def note_said(self, lines: Iterable[tuple[str, str]]) -> None:
        """Note lines, each with who said it; of many the latest are kept."""
        self.said += [Said(text, who, self.number) for who, text in lines]
        del self.said[:-MOST_SAID]

    def hear(self, id: str, drawn: Iterable[str] = ()) -> None:
        """Note that a scene, with the lines that it drew, or a line was heard now."""
        self.hour += 1
        times = self.heard[id].times if id in self.heard else 0
        self.heard[id] = Heard(self.hour, times + 1, self.number, tuple(one for one in drawn if one))


assert {*_LIMITS} == {*RELATIONS}


def keep_face(story: Story) -> None:
    """Let the troupe know of its hero who is spoken to what the story knows."""
    if story.troupe is not UNSET:
        hero = story.troupe.heroes[story.troupe.spoken]
        hero.name, hero.gender = story.name, story.gender
        hero.relations, hero.known = story.relations, story.known
        hero.purse = story.favours


class _Head(msgspec.Struct):
    """What is read of a file before the rest, which only as new a program may know."""

    state_version: int = STATE_VERSION


def as_saved(story: Story) -> bytes:
    """A story as the text of a file."""
    keep_face(story)
    return msgspec.json.encode(story)


def from_saved(text: bytes) -> Story:
    """The story that a file holds.

    Raises:
        ValueError: it is none, or a newer program wrote it.
    """
    try:
        if msgspec.json.decode(text, type=_Head).state_version > STATE_VERSION:
            raise ValueError("problem-campaign-newer")
        return msgspec.json.decode(text, type=Story)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ValueError("problem-campaign-save") from error
