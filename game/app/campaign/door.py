"""The door between a campaign and the games: a chapter goes in, an outcome and deeds come out."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.campaign.carry import brought
from game.app.content.exact import drop_exact
from game.app.plan import MatchPlan
from game.campaign import Script
from game.campaign.defs.cast import HERO
from game.campaign.defs.chapter import ChapterDef
from game.campaign.story.deed import Deed
from game.campaign.story.state import Story
from game.core.bots import MIDDLING, STRENGTHS
from game.core.deeds import NOBODY, SeatDeed
from game.core.rng import Rng
from game.mods.manifest import Mod
from game.saves.save import SavedSeat

if TYPE_CHECKING:
    from game.app.app import App
    from game.app.table import Table

HERO_COLOUR = 1
"""The colour and bust of whoever is played; no rival sits in it."""


class MoreMods:
    """The folders of the mods that are on, with some more that a chapter wants for its match alone."""

    def __init__(self, mods: Sequence[Mod], more: Sequence[str]) -> None:
        """Find them.

        Raises:
            LookupError: one of the mods is not here.
        """
        here = {mod.id: mod for mod in mods}
        self.carried: list[str] = []
        self.folders: list[Path] = [mod.folder for mod in mods if mod.enabled or mod.id in more]
        for id in more:
            if id not in here:
                raise LookupError(id)

    def close(self) -> None:
        """Nothing was written aside."""


def open_door(app: "App", story: Story, chapter: ChapterDef, *, tilt: bool = False) -> None:
    """Let the house go by the mods that a chapter wants, and by those of what is brought, until `own_mods`.

    Raises:
        LookupError: one of them is not here.
        NoGame: nothing can be played with them.
    """
    wanted = brought(app.loaded.mods, story, chapter, tilt=tilt).mods
    more = [id for id in wanted if not any(mod.id == id and mod.enabled for mod in app.loaded.mods)]
    if more:
        drop_exact(app)
        app.exact = MoreMods(app.loaded.mods, more)
        app.read_content_again()


def plan_of_chapter(
    mods: Sequence[Mod],
    script: Script,
    story: Story,
    chapter: ChapterDef,
    device: str,
    *,
    tilt: bool,
    called: Callable[[str], str] = str,
) -> MatchPlan:
    """The match of a chapter: the hero on the first seat, then whoever the chapter seats.

    `mods` are those of the house, `called` is how a person is called at the table. With `tilt` everybody
    plays a level lower, and the hero is helped a little. The same try is dealt the same cards. Of the armies
    as many are taken as sit down.
    """
    names = [script.persons[one] for one in chapter.seats]
    strength = chapter.strength if chapter.strength in STRENGTHS else MIDDLING
    if tilt:
        strength = STRENGTHS[max(0, STRENGTHS.index(strength) - 1)]
    chairs = [SavedSeat(name=story.name, colour=HERO_COLOUR, persona=HERO_COLOUR, device=device)]
    for place, one in enumerate(names):
        colour = one.seat - 1 if one.seat else _free_colour(place)
        temper = one.tempers.get(chapter.game, "honest")
        chairs.append(
            SavedSeat(
                name=called(one.name),
                kind="bot",
                temper=temper,
                strength=strength,
                colour=colour,
                persona=colour,
            )
        )
    seed = Rng(f"{story.seed} {chapter.id} {story.tries}").below(2**31)
    return MatchPlan(
        chapter.game,
        tuple(chairs),
        seed,
        dict(brought(mods, story, chapter, tilt=tilt).flags),
        position=chapter.position,
        armies=chapter.armies[: len(chairs)],
    )


def _free_colour(place: int) -> int:
    """A colour for somebody who has none: those that no rival wears, in order."""
    return (3, 4)[place % 2]


def deeds_of_match(table: "Table", chapter: ChapterDef) -> list[Deed]:
    """What was done in a finished match, by persons."""
    persons = (HERO, *chapter.seats)
    told: Sequence[SeatDeed] = table.game.deeds(table.first_rules, table.plan.seed, table.log)
    return [
        Deed(
            one.fact,
            persons[one.by] if one.by != NOBODY else "",
            persons[one.of] if one.of != NOBODY else "",
            chapter.game,
            turn=one.turn,
            amount=one.amount,
            word=one.word,
        )
        for one in told
    ]
