"""The contract of a game with the house, beside its seven verbs."""

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from game.app.hourglass import Turn
from game.core.chronicle import Line
from game.core.deeds import SeatDeed
from game.core.notation import PositionProblem
from game.core.rules import Action, Event, Player, Rules
from game.mods.catalog import Catalog
from game.mods.defs import Section
from game.mods.flags import FlagDef, Value, resolve_flags
from game.mods.problems import Problem

if TYPE_CHECKING:
    from game.app.games.armies import Armies
    from game.app.workshop.craft import Craft

HOLD_SECONDS = 10.0
"""Seconds that one press of the card button holds a window open, at most (R-21, S-20)."""


Mark = tuple[str, Player]
"""A kind of moment, and the seat that may have marked it."""


class Window(NamedTuple):
    """A question that is answered in real time."""

    key: Hashable
    """The identity of the window: a new one has a clock of its own."""
    seconds: float
    """Seconds that it stays open; 0 is no limit."""
    hold: float = 0.0
    """Seconds that one seat may hold it open to think; 0 allows none."""
    beneath: bool = False
    """Whether it runs under the picture and closes with it, after `seconds` at most, whatever hands hold."""
    marks: frozenset[Mark] = frozenset()
    """Whose marks of which kind hold it; never who has made one."""
    offering: bool = False
    """Whether it waits for raised hands, and for nobody else."""
    naming: bool = False
    """Whether it opens a naming, which has a picture of its own."""
    fleeting: bool = False
    """Whether people are silent at once: what they are asked may be answered later."""
    head_start: float = 0.0
    """Seconds that bots leave to people who are asked, too, where the quickest answer counts (C-23, R-06)."""


class HouseClock(NamedTuple):
    """The clocks that the house rules of a table set beside those of windows; 0 is none."""

    turn_seconds: float = 0.0
    """Seconds of sand that each player has for a turn."""
    answer_seconds: float = 0.0
    """Seconds for an answer that others wait for."""


NO_CLOCK = HouseClock()


class Proposal(NamedTuple):
    """An answer that can be taken with one press, and the code of the reason why it need not be weighed.

    The words of the reason are `proposal-<why>`.
    """

    action: Action
    why: str


class Setup(NamedTuple):
    """Parts, beside the house rules, that the rules of a match are built with."""

    first: Player | None = None
    """The player who starts, or None for lots."""
    position: str = ""
    """A prepared position in the game's notation, or nothing."""
    armies: tuple[str, ...] = ()
    """The list of each seat's army, by id; nothing: as they are dealt."""
    former: bool = False
    """Whether the match was begun by a program whose files do not tell the content by game."""
    firm: bool = False
    """Whether orders stand as they are given, where a game lets them be taken back."""


class Play(NamedTuple):
    """Something of the content that a player brought into a match: a claim, a card, an army."""

    player: Player
    kind: str
    """What it is, as `balance-kind-<kind>` calls it."""
    id: str
    """The full id of the thing, or those of the two that it is made of, with a plus between them."""


class UnfitTable(ValueError):
    """A table that cannot be played; `problems` lists all that forbids it, each with its key."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = tuple(problems)


PLAIN = Setup()
"""Setup with lots, a fresh deal and armies in turn."""


class MatchCounter(Protocol):
    """What counts the figures of simulated matches of one game."""

    def count_answer(self, view: Any, options: Sequence[Any], action: Any) -> None:
        """Count one answer of a player, who saw `view` and was offered `options`."""
        ...

    def count_events(self, events: Sequence[Any]) -> None:
        """Count what happened in the tick of the last answer."""
        ...

    def count_end(self, match: Any) -> None:
        """Count a match that is over."""
        ...

    def means(self) -> Any:
        """The mean of each figure over the matches, as an object."""
        ...

    def results(self) -> Any:
        """How each faction fared: its battles, wins and share."""
        ...


class Unhurried:
    """A game in which people answer every question themselves, in their own time."""

    quick: Collection[str] = ()
    unhurried: Collection[str] = ()
    adviser = ""
    marks: Collection[str] = ()
    offers: tuple[type, ...] = ()
    doubts = False
    look = ""
    events: Collection[str] = ()
    samples = 2000

    @property
    def crafts(self) -> "Sequence[Craft]":
        """None: nothing of it is made in the workshop."""
        return ()

    @property
    def hooks(self) -> Collection[str]:
        """None: the game asks no scripts."""
        return ()

    def only_answer(self, rules: Any, view: Any) -> Action | None:
        """None: nothing is answered for anybody."""
        return None

    def proposed_answer(self, rules: Any, view: Any) -> Proposal | None:
        """None: nothing is proposed."""
        return None

    def house_clock(self, flags: Mapping[str, Value]) -> HouseClock:
        """No clock."""
        return NO_CLOCK

    def turn(self, view: Any) -> Turn | None:
        """None: turns have no sand."""
        return None

    def counter(self, rules: Any, catalog: Catalog) -> MatchCounter | None:
        """None: simulations count wins and moves only."""
        return None

    def estimated_minutes(self, catalog: Catalog, flags: Mapping[str, Value], seats: int) -> float | None:
        """None: nobody has measured how long it lasts."""
        return None

    def look_problems(self, catalog: Catalog) -> list[Problem]:
        """None: the house reads no looks of the game's."""
        return []

    def chronicle(self, view: Any, events: Sequence[Event]) -> list[Line] | None:
        """None: nobody tells the game in sentences yet."""
        return None

    def tale(self, view: Any, events: Sequence[Event]) -> list[Line] | None:
        """The chronicle, where the game has one."""
        return self.chronicle(view, events)

    @property
    def facts(self) -> Collection[str]:
        """None: its matches prove nothing."""
        return ()

    def deeds(self, rules: Any, seed: int, log: Iterable[Sequence[Any]]) -> Sequence[SeatDeed]:
        """Nothing: no campaign remembers anything of the game."""
        return ()

    def plays(self, rules: Any, events: Sequence[Event]) -> Iterable[Play]:
        """Nothing: nobody counts what of the content is played."""
        return ()

    def fielded(self, rules: Any) -> Iterable[Play]:
        """Nothing: nobody comes with anything of the content."""
        return ()


class Game(Protocol):
    """A game as the house sees it, beside its seven verbs."""

    id: str
    seats: range
    sections: tuple[Section, ...]
    actions: Any
    """The union of the game's actions, for the saves."""
    tryouts: int
    """Matches of lots that are played at a table before people sit down at it."""

    samples: int
    """Matches that bots play with a mod, and as many without it, where nobody says how many."""

    secret: Collection[str]
    """Kinds of questions whose answer hangs on secrets: there no bot shows how long it thinks."""

    sealed: Collection[str]
    """Kinds of questions whose answers lie face down, and may be changed, until the last one is in."""

    quick: Collection[str]
    """Kinds of questions that the house rules may hurry: others wait for the answer."""

    unhurried: Collection[str]
    """Kinds of questions during which no sand of a turn runs."""

    adviser: str
    """The strength of the bot that answers for people whose time is over; empty where nobody's is."""

    marks: Collection[str]
    """Kinds of moments that a seat may mark beforehand, in secret."""

    offers: tuple[type, ...]
    """Actions that a seat may lay down beforehand, to be done at the next moment of offers."""

    doubts: bool
    """Whether players may doubt what another claims: a lip that moves is then believed or not."""

    look: str
    """The file in the `look/` of mods that says how long each event is shown; empty: nothing hangs on it."""

    @property
    def events(self) -> Collection[str]:
        """The names of the events that such a file may name."""
        ...

    @property
    def hooks(self) -> Collection[str]:
        """The names of the hooks to which scripts of mods may listen; empty: the game asks none."""
        ...

    @property
    def crafts(self) -> "Sequence[Craft]":
        """The kinds of things that people make for it in the workshop."""
        ...

    @property
    def armies(self) -> "Armies | None":
        """The armies that can be chosen, or None where there are none."""
        ...

    def rules(
        self, catalog: Catalog, players: int, flags: Mapping[str, Value], setup: Setup = PLAIN
    ) -> Rules[Any, Any, Any]:
        """The rules of one match.

        Raises:
            ValueError: the number of players, the prepared position or the armies do not fit.
        """
        ...

    def playable(self, catalog: Catalog, flags: Mapping[str, Value], seats: Iterable[int]) -> list[Problem]:
        """What forbids tables of these numbers of players under these house rules, each with its place."""
        ...

    def window(self, view: Any) -> Window | None:
        """The open real-time window of a view, or None."""
        ...

    def silence(self, view: Any, player: Player) -> Action:
        """The action that counts for a player who says nothing in a window."""
        ...

    def only_answer(self, rules: Any, view: Any) -> Action | None:
        """The answer of `view.me` to an open question, if the law knows no other; else None.

        Never where it is a secret that there is but one.
        """
        ...

    def proposed_answer(self, rules: Any, view: Any) -> Proposal | None:
        """An answer of `view.me` to a question whose answer cannot matter now, or None."""
        ...

    def house_clock(self, flags: Mapping[str, Value]) -> HouseClock:
        """The clocks that these house rules set, every one of them resolved."""
        ...

    def turn(self, view: Any) -> Turn | None:
        """Whose turn it is, and in which round, where turns may have sand; else None."""
        ...

    def estimated_minutes(self, catalog: Catalog, flags: Mapping[str, Value], seats: int) -> float | None:
        """Minutes that people take for a match of so many seats under these house rules; None: unknown."""
        ...

    def look_problems(self, catalog: Catalog) -> list[Problem]:
        """Problems of what the house reads in the `look/` of mods for this game, each with its place."""
        ...

    def counter(self, rules: Any, catalog: Catalog) -> MatchCounter | None:
        """What counts the figures of simulated matches, beyond wins and moves; None: nothing does."""
        ...

    def chronicle(self, view: Any, events: Sequence[Event]) -> list[Line] | None:
        """Every event that a viewer saw as a line of the story, and a head before it; None: nobody tells it.

        `view` is any view of that viewer's.
        """
        ...

    def tale(self, view: Any, events: Sequence[Event]) -> list[Line] | None:
        """What people at the table are told of what a viewer saw, under heads; None: nobody tells the game.

        Whatever nobody would ask for is left out. `view` is any view of that viewer's.
        """
        ...

    def plays(self, rules: Any, events: Sequence[Event]) -> Iterable[Play]:
        """What of the content was played in a match, each time that it was, with all that happened there."""
        ...

    def fielded(self, rules: Any) -> Iterable[Play]:
        """What of the content each player has from the start on, before anything is played: units."""
        ...

    @property
    def facts(self) -> Collection[str]:
        """The facts of campaigns of which its deeds may be."""
        ...

    def deeds(self, rules: Any, seed: int, log: Iterable[Sequence[Any]]) -> Sequence[SeatDeed]:
        """What everybody did in a finished match, in order, by the names of the facts of campaigns."""
        ...

    def review(self, rules: Any, seed: int, log: Iterable[Sequence[Any]]) -> Sequence[Any]:
        """A finished match told with the truth of it: its claims, its rounds, or its turns."""
        ...


def flag_values(
    catalog: Catalog, game: str, overrides: Mapping[str, Value]
) -> tuple[dict[str, Value], tuple[Problem, ...]]:
    """Every house rule of a game, resolved, and the problems of the overrides."""
    return resolve_flags(catalog.all(FlagDef, game=game), overrides)


def checked_flags(catalog: Catalog, game: str, overrides: Mapping[str, Value]) -> dict[str, Value]:
    """Every house rule of a game, resolved, as a position has it.

    Raises:
        PositionProblem: an override is wrong.
    """
    values, problems = flag_values(catalog, game, overrides)
    if problems:
        raise PositionProblem("; ".join(str(problem) for problem in problems))
    return values
