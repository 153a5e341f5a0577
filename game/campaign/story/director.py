"""The director: what a story shows next, and what becomes of it by what is answered."""

from collections.abc import Collection, Sequence

import msgspec
from msgspec import UNSET

from game.campaign.content import Script
from game.campaign.defs.chapter import ChapterDef
from game.campaign.defs.scene import Choice, LineDef, SceneDef
from game.campaign.story.absent import drop_gone_pages, part_with_the_gone
from game.campaign.story.asking import Asking
from game.campaign.story.bonds import bind
from game.campaign.story.deed import Deed
from game.campaign.story.effects import follow
from game.campaign.story.events import ChapterBegan, MatchTold, SceneHeard, StoryEnded
from game.campaign.story.intrigue.border import cross_border
from game.campaign.story.intrigue.counterfeits import note_use, sit_down_or_wait
from game.campaign.story.intrigue.hearsay import meet_again
from game.campaign.story.prompting import lines_of, may_prompt, prompt
from game.campaign.story.salience import draw_lines, next_scene
from game.campaign.story.seating import seated, with_heroes
from game.campaign.story.state import Chosen, Gender, Result, Said, Story
from game.campaign.story.troupe.bets import pay_bets
from game.campaign.story.troupe.curtains import call_bows, next_ending
from game.campaign.story.troupe.heroes import (
    betrayals,
    in_turn,
    lines_of_betrayals,
    next_in_turn,
    present,
    speak_to,
    start_of,
    table_of,
)
from game.core.rng import Rng
from game.core.rules import Event
from game.scripting.hooks.chain import Chain
from game.scripting.hooks.scripts import Scripts


class Page(msgspec.Struct, frozen=True):
    """A chapter is announced; `begin` turns the page."""

    chapter: ChapterDef


class Telling(msgspec.Struct, frozen=True):
    """A scene is told, with the lines that it draws; `choose` or, where nothing is to be chosen, `heard`."""

    scene: SceneDef
    lines: tuple[LineDef, ...]
    open: tuple[bool, ...]
    cause: tuple[Deed, ...]


class Play(msgspec.Struct, frozen=True):
    """The match of a chapter is played; `played` says how it ended."""

    chapter: ChapterDef
    tilt: bool


class Over(msgspec.Struct, frozen=True):
    """The story is over; `ending` is the id of the one that was taken, or nothing where there is none."""

    ending: str


Next = Page | Telling | Play | Over
APART = 1
"""Favours that it costs a hero to stand apart from a choice."""
TELLING = ("before", "won", "lost", "ending")
"""The moments of a chapter at which scenes are told."""


def begin(script: Script, seed: int, name: str = "Camille", gender: Gender = "f") -> Story:
    """A new story at the page of its first chapter."""
    campaign = script.campaign
    story = Story(campaign.id, seed, name, gender, campaign.version)
    story.counts |= campaign.counts
    story.words |= campaign.words
    story.relations |= start_of(script)
    story.path.append(campaign.first)
    return story


class Director:
    """One story with its campaign; every answer changes the story, and only answers do.

    Scripts of mods are told what happens, and what they wish follows at once; whoever shows what
    scripts say takes the events.
    """

    def __init__(self, script: Script, story: Story, scripts: Scripts | None = None) -> None:
        self.script, self.story = script, story
        self._scripts = scripts
        self._events: list[Event] = []
        drop_gone_pages(script, story)
        part_with_the_gone(script, story)
        self._go_on_where_there_is_more()

    def take(self) -> list[Event]:
        """What happened, and what scripts said of it, since this was asked last."""
        taken, self._events = self._events, []
        return taken

    def _tell(self, event: Event) -> None:
        """Tell scripts what happened."""
        self._events.append(event)
        if self._scripts is None:
            return
        from game.campaign.scripted.wishes import TABLE

        dice = Rng(f"{self.story.seed} scripts {self.story.hour} {self.story.number}")
        chain = Chain(TABLE, self._scripts, self.script, self.story, dice, self._events)
        chain.begin(event)

    @property
    def chapter(self) -> ChapterDef:
        """The chapter that the story is in, with the rivals who really sit at its table.

        Of a story that was over before its last chapter was gone, the last one that is still there.
        """
        chapters = self.script.chapters
        here = next((one for one in reversed(self.story.path) if one in chapters), self.script.campaign.first)
        chapter = chapters[here]
        return with_heroes(self.story, msgspec.structs.replace(chapter, seats=self._seated(chapter)))

    def _seated(self, chapter: ChapterDef) -> tuple[str, ...]:
        """The rivals of a chapter: of several heroes as they stand with the first, whoever is spoken to."""
        seats: tuple[str, ...] = ()
        for _ in in_turn(self.story, present(self.story)[:1]):
            seats = seated(self.script, self.story, chapter)
        return seats

    @property
    def table(self) -> tuple[str, ...]:
        """Everybody at the table of the chapter, heroes and rivals, by seat."""
        return table_of(self.story, self.chapter)

    def next(self) -> Next:
        """What is shown now; the same until it is answered."""
        story = self.story
        if story.moment == "page":
            return Page(self.chapter)
        if story.moment == "over":
            return Over(story.ending)
        if story.moment == "match":
            return Play(self.chapter, story.losses_in_row >= 2)
        scene = self._open_scene()
        return self.next() if scene is None else self._telling(scene)

    def turn_page(self) -> None:
        """The page of the chapter was read."""
        assert self.story.moment == "page"
        self.story.seated = [*self._seated(self.script.chapters[self.story.chapter])]
        self._choose_duellist()
        sit_down_or_wait(self.story, self.chapter)
        self.story.go_to("before")
        follow(self.story, self.chapter.begun, whose=present(self.story))
        chapter = self.chapter
        self._tell(ChapterBegan(chapter.id, chapter.game, chapter.place, chapter.night))

    def _choose_duellist(self) -> None:
        """Of several heroes the one whom the rival trusts most plays a duel."""
        story, chapter = self.story, self.chapter
        if story.troupe is not UNSET:
            trust = {who: story.relation(chapter.seats[0]).trust for who in in_turn(story, present(story))}
            story.troupe.alone = max(trust, key=lambda who: trust[who]) if chapter.duel else ""

    def choose(self, number: int, apart: Collection[str] = ()) -> Choice:
        """One of the choices of the open scene is made.

        Of several heroes it is made by all who are there, but for those who stand `apart`: it costs them a
        favour, and nobody stands otherwise with them by it.

        Raises:
            ValueError: it is closed, or there is no such choice.
        """
        telling = self.next()
        if not isinstance(telling, Telling) or number not in range(len(telling.scene.choice)):
            raise ValueError("campaign-no-choice")
        if not telling.open[number]:
            raise ValueError("campaign-closed-choice")
        scene, story = telling.scene, self.story
        choice = scene.choice[number]
        story.earn(-choice.cost)
        story.counts[choice.register] = story.counts.get(choice.register, 0) + 1
        story.chosen.append(Chosen(scene.id, number, choice.text, choice.register, story.number))
        for _ in in_turn(story, apart):
            story.earn(-APART)
        whose = [who for who in present(story) if who not in apart]
        follow(story, choice.then, telling.cause, whose=whose)
        self._close(telling, SceneHeard(scene.id, choice.register, number + 1))
        return choice

    def heard(self) -> None:
        """The open scene, in which nothing is to be chosen, was heard."""
        telling = self.next()
        if not isinstance(telling, Telling) or telling.scene.choice:
            raise ValueError("campaign-choose-first")
        self._close(telling, SceneHeard(telling.scene.id))

    def may_prompt(self) -> tuple[Said, ...]:
        """The lines among which the hero may prompt one in the open scene, latest first."""
        return may_prompt(self.story)

    def prompt(self, line: Said) -> None:
        """The hero prompts a line that somebody has said before.

        Raises:
            ValueError: it may not be prompted now.
        """
        prompt(self.script, self.story, line)

    def sit_down(self, match: str) -> None:
        """The match of the chapter begins, for the first time or again; `match` names its file."""
        story = self.story
        assert story.moment == "match"
        story.match, story.tries = match, story.tries + 1

    def played(
        self,
        won: bool,
        deeds: Sequence[Deed] = (),
        seconds: float = 0.0,
        winners: Sequence[str] | None = None,
    ) -> None:
        """The match of the chapter is over; `deeds` are those of its log, in this chapter's number.

        Of several heroes `winners` are those who won; the story goes on as won if anybody has.
        """
        story, chapter, table = self.story, self.chapter, self.table
        assert story.moment == "match"
        done = [msgspec.structs.replace(one, chapter=story.number) for one in deeds]
        done += betrayals(done)
        story.deeds += done
        heroes = [one for one in table if one not in chapter.seats]
        best = heroes[: 1 if won else 0] if winners is None else [one for one in heroes if one in winners]
        meet_again(story, chapter.seats, done)
        for who in in_turn(story, heroes):
            note_use(story, done)
            rivals = [one for one in chapter.seats if one in story.relations]
            bind(story, done, rivals, won=who in best)
        story.ledger += lines_of_betrayals(done)
        pay_bets(story, won=won)
        story.results.append(Result(chapter.id, won, seconds, max(1, story.tries)))
        story.match, story.tries = "", 0
        self._speak_to_one_of(best or heroes)
        follow(story, chapter.won if won else chapter.lost, whose=best or heroes)
        self.story.go_to("won" if won else "lost")
        self._tell(MatchTold(chapter.id, won, story.results[-1].tries))

    def _speak_to_one_of(self, heroes: Sequence[str]) -> None:
        """Speak to the one of some heroes who has waited longest; a match that bots alone won is nobody's."""
        here = [who for who in next_in_turn(self.story) if who in heroes]
        speak_to(self.story, (here or next_in_turn(self.story))[0])

    def _open_scene(self) -> SceneDef | None:
        """The scene that is told now; opens the next one, or goes on to what comes after the last."""
        story = self.story
        while story.moment in TELLING:
            if story.scene:
                return self.script.scenes[story.scene]
            story.scene = next_scene(self.script, story)
            if not story.scene:
                self._go_on()
                continue
            draw_lines(self.script, story, self.script.scenes[story.scene])
        return None

    def _telling(self, scene: SceneDef) -> Telling:
        story, asking = self.story, Asking(self.story)
        open_choices = tuple(one.cost <= story.favours and asking.all_hold(one.when) for one in scene.choice)
        lines = tuple(self.script.lines[id] for id in story.drawn if id in self.script.lines)
        return Telling(scene, lines, open_choices, tuple(asking.causes(scene.when)))

    def _close(self, telling: Telling, heard: SceneHeard) -> None:
        story, scene = self.story, telling.scene
        story.hear(scene.id, story.drawn)
        story.told[scene.kind] = story.told.get(scene.kind, 0) + 1
        story.scene = ""
        story.note_said(lines_of(scene, telling.lines))
        follow(story, scene.then, telling.cause)
        self._tell(heard)

    def _go_on(self) -> None:
        """Nothing is left to tell here: to the match, to the next chapter, or to the end."""
        story = self.story
        if story.moment == "before":
            story.go_to("match")
            return
        if story.moment == "ending":
            self._bow()
            return
        to = self._way_on()
        if to is not None:
            story.path.append(to)
            story.seated, story.faking = [], []
            story.go_to("page")
            story.counts["night"] = self.chapter.night
            cross_border(self.script, story, self.chapter)
            return
        story.go_to("ending")
        call_bows(story)
        story.ending = self._come_to_ending()
        self._tell(StoryEnded(story.ending))

    def _way_on(self) -> str | None:
        """The chapter to which the present one leads the first of the heroes who are there, if any."""
        speak_to(self.story, present(self.story)[0])
        asking = Asking(self.story)
        return next((one.to for one in self.chapter.next if asking.all_hold(one.when)), None)

    def _go_on_where_there_is_more(self) -> None:
        """Go on with a story that came to no ending, where its campaign went no further then and does now."""
        story = self.story
        was_cut = story.moment == "over" and not story.ending and story.chapter in self.script.chapters
        played = bool(story.results) and story.results[-1].chapter == story.chapter
        if was_cut and played and self._way_on() is not None:
            self._go_on()

    def _bow(self) -> None:
        """Another hero comes before a curtain, or the story is over."""
        if self.story.troupe is UNSET or not self._come_to_ending():
            self.story.go_to("over")

    def _come_to_ending(self) -> str:
        """Come to the ending of whoever bows next; returns its id, or nothing where there is none."""
        story = self.story
        ending = next_ending(self.script, story)
        if ending is None:
            return ""
        follow(story, ending.won if story.results and story.results[-1].won else ending.lost)
        story.called.append(ending.scene)
        return ending.id
