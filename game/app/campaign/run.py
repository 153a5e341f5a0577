"""A run: one story as it is played in this house, saved after every answer."""

from collections.abc import Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game import paths
from game.app.campaign.carry import take_home, without_fates
from game.app.campaign.door import deeds_of_match, in_present_hands, open_door, plan_of_chapter
from game.app.campaign.notebook import note_tells
from game.app.campaign.sentences import cause_words, name_of
from game.app.campaign.slots import IRON, Slots, is_bound, new_story
from game.app.campaign.tallies import numbers_of
from game.app.campaign.tells import Teller
from game.app.content.exact import own_mods
from game.campaign import GAME, script_of
from game.campaign.defs.scene import Choice
from game.campaign.story.deed import Deed
from game.campaign.story.director import Director, Next, Over, Play
from game.campaign.story.state import Entry, Gender, Said, Story
from game.campaign.story.troupe.heroes import is_hero, join, leave, share_known, take, trade_of
from game.core.rules import Event
from game.mods.scripts.script_def import scripts_of
from game.saves.lock import PLAYING
from game.saves.save import SaveProblem

if TYPE_CHECKING:
    from game.app.app import App
    from game.app.table import Table

COUGHED = "tousse"
"""The line that the clerk writes of whoever watched a duel, and coughed."""
_PASSING = (PLAYING, "missing-mods", "unreadable")
"""Problems of the file of a match that the house can mend: it is waited for."""


class Run:
    """A story with its campaign, its slot and the house: what screens hold of it.

    `unwritten` tells that the disk refused the last answer.
    """

    def __init__(self, app: "App", story: Story, slot: int, slots: Slots | None = None) -> None:
        """Go on with a story.

        Raises:
            LookupError: its campaign is not here.
        """
        self.app, self.story, self.slot = app, story, slot
        self.slots = slots or Slots()
        self.unwritten = False
        self.script = script_of(app.catalog, story.campaign)
        self.director = self._directed()
        self._teller: Teller | None = None

    @classmethod
    def begun(cls, app: "App", campaign: str, slot: int, name: str, gender: Gender, seed: int) -> "Run":
        """A new story in a slot, written down at once; in the slot of iron it is one of iron.

        Raises:
            LookupError: there is no such campaign.
            ValueError: a story of iron stands there that has not ended.
        """
        story, slots = new_story(app.catalog, campaign, seed, name, gender), Slots()
        if is_bound(slots.look(slot)):
            raise ValueError("campaign-iron-bound")
        story.iron = slot == IRON
        run = cls(app, story, slot, slots)
        run.keep()
        return run

    def _directed(self) -> Director:
        return Director(self.script, self.story, scripts_of(self.app.catalog, GAME))

    def read_again(self) -> None:
        """Go by the campaign as its files say it now: what a scene says may have been changed."""
        self.script = script_of(self.app.catalog, self.story.campaign)
        self.director = self._directed()

    def next(self) -> Next:
        """What is shown now; the same until it is answered. That a story is over is written down at once."""
        was_over = self.story.moment == "over"
        shown = self.director.next()
        if isinstance(shown, Over) and not was_over:
            self.keep()
        return shown

    def turn_page(self) -> None:
        """The page of the chapter was read."""
        self.director.turn_page()
        self.keep()

    def choose(self, number: int, apart: Collection[str] = ()) -> Choice:
        """One of the choices of the open scene is made; heroes who stand `apart` pay a favour for that.

        Raises:
            ValueError: it is closed, or there is no such choice.
        """
        choice = self.director.choose(number, apart)
        self.keep()
        return choice

    def may_prompt(self) -> tuple[Said, ...]:
        """The lines among which the hero may prompt one now, latest first; none where it may not be done."""
        return self.director.may_prompt()

    def prompt(self, line: Said) -> None:
        """The hero prompts a line that somebody has said before.

        Raises:
            ValueError: it may not be prompted now.
        """
        self.director.prompt(line)
        self.keep()

    def heard(self) -> None:
        """The open scene, in which nothing is to be chosen, was heard.

        Raises:
            ValueError: something is to be chosen.
        """
        self.director.heard()
        self.keep()

    def sit_down(self, device: str) -> "Table | SaveProblem":
        """The table of the chapter's match: the one that was left, or a new one.

        A match that can never be gone on with is forgotten, so that it is dealt the next time. In a story of
        iron a match whose file is gone, or useless, is dealt again as it was dealt before.

        Raises:
            LookupError: a mod of the chapter is not here.
            ValueError: it cannot be played.
        """
        path = paths.saves_folder() / self.story.match
        if self.story.match and path.is_file():
            left = self.director.next()
            tilt = isinstance(left, Play) and left.tilt
            open_door(self.app, self.story, self.director.chapter, tilt=tilt)
            table = self.app.resume(path)
            if not isinstance(table, SaveProblem):
                table.plan = in_present_hands(self.story, self.director.table, table.plan, device)
            elif table.code not in _PASSING:
                self.story.match = ""
                self.keep()
            return table
        if self.story.iron:
            self.story.tries = 0
        return self._dealt(device)

    @property
    def may_play_again(self) -> bool:
        """Whether a match that was lost may be played once more."""
        return not self.story.iron

    def sit_down_again(self, device: str) -> "Table | SaveProblem":
        """The match of the chapter, dealt anew: the story forgets how the last one ended.

        Raises:
            LookupError: a mod of the chapter is not here.
            ValueError: it cannot be played, or not again.
        """
        if not self.may_play_again:
            raise ValueError(self.app.texts("campaign-iron-again"))
        return self._dealt(device)

    def _dealt(self, device: str) -> "Table":
        asked = self.director.next()
        assert isinstance(asked, Play)
        open_door(self.app, self.story, asked.chapter, tilt=asked.tilt)
        mods = self.app.loaded.mods
        chapter, tilt = asked.chapter, asked.tilt
        called = partial(name_of, self)
        plan = plan_of_chapter(mods, self.script, self.story, chapter, device, tilt=tilt, called=called)
        table = self.app.begin(plan)
        self.director.sit_down(table.path.name if table.path else "")
        self.keep()
        return table

    def teller(self, table: "Table") -> Teller:
        """What draws the tells of the rivals at the table of the chapter."""
        story, chapter = self.story, self.director.chapter
        heroes = [seat for seat, who in enumerate(self.director.table) if is_hero(who)]
        self._teller = Teller(table, story.seed, chapter, self.script.persons, story.faking, heroes)
        return self._teller

    def played(self, table: "Table", seconds: float = 0.0) -> bool:
        """The match of the chapter is over; returns whether the hero, or any of several, won it."""
        chapter, persons, winners = self.director.chapter, self.director.table, self.winners(table)
        won = bool(winners)
        deeds, fates = without_fates(deeds_of_match(table, chapter, persons))
        coughs = [Entry(COUGHED, self.story.number, who) for who in table.lips.coughers]
        self.director.played(won, deeds, seconds, winners)
        self.story.ledger += coughs
        if self._teller is not None:
            known = [*self.story.known]
            note_tells(self.story, self._teller.told, deeds)
            share_known(self.story, known)
            self._teller = None
        take_home(self.app.loaded.mods, self.script, self.story, chapter, fates, won=won)
        own_mods(self.app)
        self.keep()
        return won

    def winners(self, table: "Table") -> tuple[str, ...]:
        """The heroes who won the match of the chapter, which is over."""
        assert table.outcome is not None
        persons = self.director.table
        return tuple(persons[seat] for seat in sorted(table.outcome.winners) if is_hero(persons[seat]))

    def join(self, name: str, gender: Gender, device: str) -> str:
        """Another hero comes in at a chapter's page; returns how deeds call them.

        Raises:
            ValueError: four are enough, or somebody has that name or that device.
        """
        who = join(self.script, self.story, name, gender, device)
        self.keep()
        return who

    def part(self, who: str) -> None:
        """A hero goes at a chapter's page, and a bot holds the place.

        Raises:
            ValueError: nobody else would be there.
        """
        leave(self.story, who)
        self.keep()

    def take_place(self, who: str, device: str) -> None:
        """Somebody plays a hero with a device."""
        take(self.story, who, device)
        self.keep()

    def keep(self) -> None:
        """Write the story down as it stands."""
        self.unwritten = not self.slots.keep(self.slot, self.story)

    def leave(self) -> None:
        """The evening ends here: the house goes by its own mods again."""
        own_mods(self.app)

    def take(self) -> list[Event]:
        """What happened, and what scripts of mods said of it, since this was asked last."""
        return self.director.take()

    def say(self, key: str, **facts: object) -> str:
        """Words of the campaign, spoken to this hero: `$name`, `$genre` (f, m) and `$metier` are filled in.

        At the end of the story, and once it is over, its numbers are, too.
        """
        story = self.story
        numbers = numbers_of(story) if story.moment in ("ending", "over") else {}
        told = {"name": story.name, "genre": story.gender, "metier": trade_of(story), **numbers}
        return self.app.texts(key, **{**told, **facts})

    def why(self, cause: Sequence[Deed]) -> str:
        """The sentence that tells by which deeds something is said; nothing where there are none."""
        return cause_words(self, cause)
