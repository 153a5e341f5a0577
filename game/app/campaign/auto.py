"""Stories that are lived without a hand: choices by a style, and matches in which a bot sits for the hero."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from game.app.campaign.market import Market
from game.app.campaign.run import Run
from game.campaign.story.director import Next, Over, Page, Play, Telling
from game.campaign.story.state import Relation
from game.campaign.story.troupe.heroes import is_hero
from game.campaign.styles import Style, chosen
from game.core.rng import Rng
from game.saves.save import SaveProblem

if TYPE_CHECKING:
    from game.app.table import Table

TEMPERS: dict[Style, str] = {"honest": "honest", "liar": "bold", "kind": "suspicious", "cruel": "vengeful"}
"""The leanings of the bot that sits for the hero, by style."""
_MERCHANTS: tuple[Style, ...] = ("liar", "cruel")
"""The styles that sell a tell as soon as they know it."""
MOST_SCENES = 2000
"""Scenes after which a story that does not end is given up."""
_MOST_STEPS = 200_000
"""Looks at a table after which its match is given up."""
_STEP = 0.25
"""Seconds that a table is told to have passed, between two looks."""


class Told(msgspec.Struct, frozen=True):
    """A scene that was told; `choice` is the name of the words that were chosen, and their register."""

    scene: str
    choice: str = ""
    register: str = ""


class Passage(msgspec.Struct):
    """A chapter as it went: what was told, how its match ended, with how many deeds, and why it did not.

    `won` is None where no match was played, and `trouble` says why then.
    """

    chapter: str
    game: str
    told: list[Told] = []
    won: bool | None = None
    deeds: int = 0
    trouble: str = ""


class Walk(msgspec.Struct):
    """A story that was lived to its end: its way, and how everybody stands with the hero then."""

    seed: int
    style: str
    chapters: list[Passage] = []
    ending: str = ""
    relations: dict[str, Relation] = {}
    counts: dict[str, int] = {}
    known: list[str] = []
    ledger: int = 0
    trouble: str = ""

    @property
    def sound(self) -> bool:
        """Whether it came to its end, with every match played."""
        return not self.trouble and not any(one.trouble for one in self.chapters)


def walk(run: Run, style: Style, strength: str, heard: Callable[[Next], object] = lambda shown: None) -> Walk:
    """Live a story to its end, with real matches; `heard` is told of everything that is shown.

    Nothing that goes wrong stops it: the walk tells it as its `trouble`.
    """
    story = run.story
    walk, dice = Walk(story.seed, style), Rng(f"auto {story.seed} {style}")
    for _ in range(MOST_SCENES):
        shown = run.next()
        heard(shown)
        if isinstance(shown, Over):
            break
        _answer(run, shown, walk, style, strength, dice)
    else:
        walk.trouble = "campaign-auto-endless"
    walk.ending, walk.relations = story.ending, dict(story.relations)
    walk.counts, walk.known, walk.ledger = dict(story.counts), list(story.known), len(story.ledger)
    return walk


def _answer(run: Run, shown: Next, walk: Walk, style: Style, strength: str, dice: Rng) -> None:
    """Go on from what is shown."""
    match shown:
        case Page(chapter):
            walk.chapters.append(Passage(chapter.id, chapter.game))
            if style in _MERCHANTS:
                _trade(Market(run))
            run.turn_page()
        case Telling(scene, _, open) if scene.choice:
            number = chosen(scene.choice, open, style, dice)
            made = run.choose(number)
            walk.chapters[-1].told.append(Told(scene.id, made.text, made.register))
        case Telling(scene):
            run.heard()
            walk.chapters[-1].told.append(Told(scene.id))
        case Play():
            _play(run, walk.chapters[-1], TEMPERS[style], strength)


def _trade(market: Market) -> None:
    """Sell whatever can be sold; trade it rather, where something is to be had for it."""
    for rival in market.for_sale:
        if market.on_offer:
            market.trade(rival)
        else:
            market.sell(rival)


def _play(run: Run, passage: Passage, temper: str, strength: str) -> None:
    """Play the match of the chapter; one that cannot be played counts as lost, and says why."""
    before = len(run.story.deeds)
    try:
        table = run.sit_down("bot")
    except (LookupError, ValueError) as error:
        passage.trouble = str(error) or type(error).__name__
        run.director.played(False)
        return
    if isinstance(table, SaveProblem):
        passage.trouble = str(table)
        run.director.played(False)
        return
    _finish(run, table, passage, temper, strength)
    passage.deeds = len(run.story.deeds) - before


def _finish(run: Run, table: "Table", passage: Passage, temper: str, strength: str) -> None:
    run.teller(table)
    for seat, who in enumerate(run.director.table):
        if is_hero(who):
            table.mind(seat, temper, strength)
    for _ in range(_MOST_STEPS):
        if table.outcome is not None:
            break
        table.update(_STEP)
    path = table.path
    if table.outcome is None:
        passage.trouble = "campaign-auto-unfinished"
        run.director.played(False)
        run.leave()
    else:
        passage.won = run.played(table)
    table.close()
    if path is not None:
        path.unlink(missing_ok=True)


def tallied(walks: Sequence[Walk]) -> Mapping[str, int]:
    """How often each ending was come to, the most frequent first; stories without one under no name."""
    found: dict[str, int] = {}
    for one in walks:
        found[one.ending] = found.get(one.ending, 0) + 1
    return dict(sorted(found.items(), key=lambda item: (-item[1], item[0])))
