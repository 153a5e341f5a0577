"""Tells: what rivals show of their decisions at the tables of a campaign, and nowhere else."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.ai.tells import Decided, Signs, signs_of
from game.app.moments.lips import turn_of
from game.app.moments.notes import NotedTell
from game.campaign.defs.cast import PersonDef
from game.campaign.defs.chapter import ChapterDef
from game.campaign.defs.tells import SPOKEN, TELLS, Rate, counterfeit
from game.core.rng import Rng
from game.core.rules import Player

if TYPE_CHECKING:
    from game.ai.policy import Choice
    from game.app.table import Table

HERO_SEAT: Player = 0


class Tell(NamedTuple):
    """An occasion of a tell: who decided, which tell and sign, whether it was shown, whether it was so, and
    in which turn or round of the match."""

    player: Player
    person: str
    tell: str
    shown: bool
    so: bool
    sign: str = ""
    turn: int = 0

    @property
    def caption(self) -> str:
        """The end of the key of its words, `tell-…`; empty where nothing is seen or heard."""
        if self.tell not in SPOKEN:
            return self.tell if self.shown else ""
        if SPOKEN[self.tell] is False:
            return "" if self.shown else self.tell
        return f"{self.tell}-{'shown' if self.shown else 'hidden'}"


class Teller:
    """Draws the tells of a table's rivals from dice of its own; decisions never hear of it."""

    def __init__(
        self,
        table: "Table",
        seed: int,
        chapter: ChapterDef,
        persons: Mapping[str, PersonDef],
        faking: Collection[str] = (),
        heroes: Sequence[Player] = (HERO_SEAT,),
    ) -> None:
        """Sit down at a table; those who are `faking` show a tell as often whether it is so or not.

        `heroes` are the seats of those who are played: what is meant for any of them is meant for the hero.
        """
        self._table, self._heroes = table, heroes
        self._dice = Rng(f"tells {seed} {chapter.id} {table.plan.seed}")
        self._rivals: dict[Player, tuple[PersonDef, Rate]] = {}
        for seat, name in enumerate(chapter.seats, start=1):
            person = persons[name]
            rate = TELLS.get(person.tell or "", {}).get(chapter.game)
            if person.tell and rate:
                self._rivals[seat] = (person, counterfeit(rate) if name in faking else rate)
        self._read: Signs | None = signs_of(chapter.game) if self._rivals else None
        self.told: list[Tell] = [*self._told_before()]
        """Every occasion so far, in order; also those of before the match was left."""
        self.heard: Callable[[Tell], object] = lambda tell: None
        """Called with each occasion, before its decision is played."""
        table.decided = self.decide

    def _told_before(self) -> Iterator[Tell]:
        """The occasions of before the match was left; the dice were rolled for them."""
        for one in self._table.tells:
            self._dice.below(100)
            if one.teller in self._rivals:
                yield self._tell(one)

    def _tell(self, noted: NotedTell) -> Tell:
        person, rate = self._rivals[noted.teller]
        told = (noted.shown, noted.so, rate.sign, noted.turn)
        return Tell(noted.teller, person.name, person.tell or "", *told)

    def decide(self, player: Player, choice: "Choice") -> None:
        """A bot of the table has decided; its tell is drawn, whatever is shown of it."""
        found = self._rivals.get(player)
        if found is None or self._read is None:
            return
        table, rate = self._table, found[1]
        view = table.seats[player].view
        decided = Decided(table.rules, view, choice.action, choice.thought)
        signs = [self._read(rate.sign, decided, seat) for seat in self._heroes]  # type: ignore[arg-type]
        told = [one for one in signs if one is not None]
        if not told:
            return
        so = any(told)
        shown = self._dice.below(100) < (rate.so if so else rate.not_so)
        noted = NotedTell(table.ticks, player, shown, so, turn_of(view))
        table.tells.append(noted)
        table.note(noted)
        tell = self._tell(noted)
        self.told.append(tell)
        self.heard(tell)
