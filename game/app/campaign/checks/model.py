"""A model of many stories: outcomes and deeds are drawn, choices too; what is told of it is counted."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from game.app.campaign.checks.facts import AMOUNTS, TOLD_AS, is_made, is_of_deeds, made_in, somebody
from game.app.campaign.notebook import note_tells
from game.app.campaign.tells import Tell
from game.campaign.content import Script
from game.campaign.defs.cast import HERO
from game.campaign.defs.condition import ME, Condition
from game.campaign.defs.facts import ONE_SIDED
from game.campaign.story.asking import Asking
from game.campaign.story.deed import Deed
from game.campaign.story.director import Director, Next, Over, Page, Play, Telling, begin
from game.campaign.story.intrigue.market import for_sale, sell
from game.campaign.story.salience import open_scenes
from game.campaign.story.troupe.heroes import BETRAYALS, heroes_of, join
from game.campaign.styles import Style, chosen
from game.core.rng import Rng

MOST_STEPS = 3000
"""Steps after which a story is given up."""
MOST_SCARS = 3
"""Scars that the worst wounded of the hero's soldiers brings home from a battle, at most."""
TROUPES = 8
"""One story in so many is lived by two heroes, who now and then betray each other."""
_OFTEN = (5, 15, 35, 60)
"""Percent of matches in which something that is asked for is done: one of these in each story."""


class Lived(msgspec.Struct):
    """What many stories came to: how often each chapter, scene, line and ending was told.

    `open` are the scenes that could be told at all, `fit` the lines that could be said where one was wanted,
    `draws` counts by person how often that was, `spoken` the scenes by `chapter moment`. `repeats` are the
    persons who said a line again, with the share of the pool that was heard by then, the least in percent.
    """

    runs: int = 0
    chapters: Counter[str] = msgspec.field(default_factory=Counter)
    won: Counter[str] = msgspec.field(default_factory=Counter)
    lost: Counter[str] = msgspec.field(default_factory=Counter)
    told: Counter[str] = msgspec.field(default_factory=Counter)
    open: Counter[str] = msgspec.field(default_factory=Counter)
    lines: Counter[str] = msgspec.field(default_factory=Counter)
    fit: Counter[str] = msgspec.field(default_factory=Counter)
    draws: Counter[str] = msgspec.field(default_factory=Counter)
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    spoken: Counter[str] = msgspec.field(default_factory=Counter)
    repeats: dict[str, int] = msgspec.field(default_factory=dict)
    endless: int = 0


def lived(script: Script, runs: int, seed: int = 1, style: Style | None = None) -> Lived:
    """Live a campaign so many times, each with other dice; in no `style` choices are drawn by lot, too."""
    found, asked = Lived(), deeds_asked(asked_in(script))
    for number in range(runs):
        _Life(script, asked, seed + number, found, style).live()
    return found


def asked_in(script: Script) -> list[Condition]:
    """Every condition of a campaign, each once."""
    everything: list[Iterable[Condition]] = []
    for scene in script.scenes.values():
        everything += [scene.when, *(one.when for one in scene.choice)]
    everything += [one.when for one in script.lines.values()]
    everything += [way.when for one in script.chapters.values() for way in one.next]
    everything += [one.when for one in script.endings]
    return list(dict.fromkeys(one for some in everything for one in some))


def deeds_asked(asked: Iterable[Condition]) -> list[Condition]:
    """Of the conditions that ask for the same deed, one."""
    alike = {(TOLD_AS.get(one.fact, one.fact), one.by, one.of, one.game, one.value): one for one in asked}
    return list(alike.values())


class _Life:
    """One story of the model."""

    def __init__(
        self, script: Script, asked: list[Condition], seed: int, found: Lived, style: Style | None
    ) -> None:
        self.script, self.asked, self.found, self.style = script, asked, found, style
        self.dice, self.market = Rng(f"model {seed}"), Rng(f"model market {seed}")
        self.story = begin(script, seed, gender="f" if seed % 2 else "m")
        if seed % TROUPES == TROUPES - 1:
            join(script, self.story, "Zoé", "m", "")
        self.director = Director(script, self.story)
        self.often, self.prompts = self.dice.choice(_OFTEN), self.dice.below(3) == 0
        self.pools = Counter(one.who for one in script.lines.values() if one.kind == "evergreen")

    def live(self) -> None:
        """Live it to its end."""
        self.found.runs += 1
        for _ in range(MOST_STEPS):
            shown = self.director.next()
            if isinstance(shown, Over):
                self.found.endings[shown.ending] += 1
                return
            self._look()
            self._answer(shown)
        self.found.endless += 1

    def _answer(self, shown: Next) -> None:
        match shown:
            case Page(chapter):
                self.found.chapters[chapter.id] += 1
                self._trade()
                self.director.turn_page()
                self._look()
            case Telling():
                self._hear(shown)
            case Play():
                self._play()

    def _trade(self) -> None:
        """Now and then sell a tell, where one can be sold."""
        for rival in for_sale(self.script, self.story):
            if self.market.below(4) == 0:
                sell(self.story, rival)

    def _look(self) -> None:
        """Note what could be told now and never could before."""
        story = self.story
        if story.moment in ("before", "won", "lost"):
            here = [one for one in self.script.scenes_of(story.chapter) if not self.found.open[one.id]]
            self.found.open.update(one.id for one in open_scenes(story, here, {}))

    def _hear(self, telling: Telling) -> None:
        scene, found = telling.scene, self.found
        found.told[scene.id] += 1
        found.open[scene.id] += 1
        self._note_lines(telling)
        found.spoken[f"{self.story.chapter} {self.story.moment}"] += 1
        if self.prompts and (quotes := self.director.may_prompt()) and self.dice.below(4) == 0:
            self.director.prompt(self.dice.choice(quotes))
        if scene.choice:
            told = self.director.next()  # a prompt costs a favour, so that a choice may be closed by now
            assert isinstance(told, Telling)
            self.director.choose(self._chosen(told))
        else:
            self.director.heard()

    def _chosen(self, telling: Telling) -> int:
        """The number of an open choice: the one that the style takes, or any."""
        if self.style is not None:
            return chosen(telling.scene.choice, telling.open, self.style, self.dice)
        return self.dice.choice([number for number, is_open in enumerate(telling.open) if is_open])

    def _note_lines(self, telling: Telling) -> None:
        """Count the lines that were drawn, and note who had to repeat himself."""
        heard, asking = self.story.heard, Asking(self.story)
        for who in {line.who for line in telling.lines}:
            self.found.draws[who] += 1
            own = [one for one in self.script.lines.values() if one.who == who and not self.found.fit[one.id]]
            self.found.fit.update(one.id for one in own if asking.all_hold(one.when))
        for line in telling.lines:
            self.found.lines[line.id] += 1
            if line.kind == "evergreen" and heard[line.id].times > 1:
                own = [one for one in self.script.lines.values() if one.who == line.who]
                known = sum(one.kind == "evergreen" and one.id in heard for one in own)
                share = 100 * known // max(1, self.pools[line.who])
                self.found.repeats[line.who] = min(share, self.found.repeats.get(line.who, 100))

    def _play(self) -> None:
        """Draw an outcome and the deeds that anything asks for."""
        chapter, story = self.director.chapter, self.story
        won = self.dice.below(2) == 0
        (self.found.won if won else self.found.lost)[chapter.id] += 1
        self.director.sit_down("")
        deeds = [deed for one in self.asked for deed in self._drawn(one, chapter.seats)]
        deeds.append(Deed("won", HERO if won else self.dice.choice(chapter.seats), "", chapter.game))
        deeds += self._betrayals()
        self.director.played(won, deeds)
        if chapter.soldiers:
            story.counts["scars"] = self.dice.below(MOST_SCARS + 1)
        if "shots-at" in made_in(chapter.game) and story.words.get("liard-holder") == HERO:
            story.counts["liard-dents"] = story.counts.get("liard-dents", 0) + self.dice.below(2)
        rivals = [one for one in chapter.seats if self.script.persons[one].tell]
        tells = [
            Tell(1, rival, "", shown=True, so=self.dice.below(100) < 75, sign="aim")
            for rival in rivals
            for _ in range(self.dice.below(5))
        ]
        note_tells(story, tells, deeds)

    def _betrayals(self) -> list[Deed]:
        """What two heroes do to each other in a match, if anything: each one direction, or both."""
        game = self.director.chapter.game
        heroes = [one.who for one in heroes_of(self.story)] if self.story.troupe else []
        facts = [one for one in BETRAYALS if one in made_in(game)] if len(heroes) > 1 else []
        ways = ((heroes[0], heroes[1]), (heroes[1], heroes[0])) if facts else ()
        return [
            Deed(self.dice.choice(facts), by, of, game, turn=1 + self.dice.below(6))
            for by, of in ways
            if self.dice.below(100) < self.often
        ]

    def _drawn(self, asked: Condition, seats: tuple[str, ...]) -> list[Deed]:
        """The deeds of a match that a condition may have asked for: often none."""
        chapter, dice = self.director.chapter, self.dice
        made = is_of_deeds(asked) and is_made(asked, chapter.game, boss=bool(chapter.boss))
        if not made or dice.below(100) >= self.often:
            return []
        fact = TOLD_AS.get(asked.fact, asked.fact)
        who, whom = (somebody(one, seats, dice) for one in _sides(asked))
        if fact == "boss-used":
            who = chapter.boss
        if not who or not whom or (who == whom and fact not in ONE_SIDED):
            return []
        of = "" if fact in ONE_SIDED or fact in ("claimed", "retreated-first") else whom
        word = (asked.value or "") if asked.fact == fact or fact == "claimed" else ""
        turn, amount = 1 + dice.below(6), dice.choice(AMOUNTS)
        return [Deed(fact, who, of, chapter.game, turn=turn, amount=amount, word=word)]


def _sides(asked: Condition) -> tuple[str, str]:
    """Who did it and who bore it, in the words of a condition."""
    if asked.fact == "favourite-claim":
        return asked.of, ""
    if asked.fact in ("first-doubted-by", "bet-highest", "retreated-first"):
        return asked.value or asked.by, ME if asked.fact == "first-doubted-by" else ""
    return asked.by, asked.of
