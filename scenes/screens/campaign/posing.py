"""Stories posed for pictures: some way through the first act, with deeds, lines and soldiers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING

import msgspec

from game.app.campaign.run import Run
from game.app.campaign.slots import Slots, first_campaign, new_story
from game.campaign.story.deed import Deed
from game.campaign.story.state import Entry, Heard, Relation, Result, Soldier, Story

if TYPE_CHECKING:
    from scenes.shell.stage import Stage

_SEED = 7
_DEEDS = (
    Deed("believed", "isaure", "hero", chapter=0, turn=3),
    Deed("caught-bluff", "hero", "isaure", chapter=0, turn=4),
    Deed("shot-by", "barnabe", "hero", chapter=1, turn=2),
    Deed("promise-kept", "hero", "tancrede", chapter=2, turn=3),
    Deed("named-enemy", "hero", "barnabe", chapter=2, turn=2, amount=2),
    Deed("countered", "hero", "leopoldine", chapter=3, turn=5),
    Deed("caught-bluff", "isaure", "hero", chapter=4, turn=6),
)
_LINES = (
    Entry("gagne", 0),
    Entry("perce", 0, "isaure", (_DEEDS[1],)),
    Entry("perdu", 1),
    Entry("dette", 1, "barnabe"),
    Entry("tenu", 2, "tancrede", (_DEEDS[3],)),
    Entry("nomme", 2, "barnabe", (_DEEDS[4],)),
    Entry("gagne", 2),
    Entry("perdu", 3),
    Entry("serment", 4),
    Entry("pris", 4, "isaure", (_DEEDS[6],)),
    Entry("perdu", 4),
)
_WON = (True, False, True, True, False, False)


def posed_story(run: Run, chapters: int, *, moment: str = "page") -> Story:
    """Let a run's story stand at the page of a chapter (from 1), as if those before it had been played."""
    story, ids = run.story, list(run.script.chapters)
    story.path = ids[:chapters]
    before = len(story.path) - 1
    story.results = [
        Result(id, won, 420.0 + 65 * place, 1 + (place == 3))
        for place, (id, won) in enumerate(zip(ids[:before], cycle(_WON), strict=False))
    ]
    story.deeds = [one for one in _DEEDS if one.chapter < before]
    story.ledger = [one for one in _LINES if one.chapter < before]
    story.counts["night"] = run.script.chapters[ids[before]].night
    story.moment = moment  # type: ignore[assignment]
    _add_people(story, before)
    hour = 0
    for number, chapter in enumerate(ids[:before]):
        scenes = [one for one in run.script.scenes_of(chapter) if chapter in one.chapter]
        for scene in scenes[:3]:
            story.heard[scene.id] = Heard(hour, 1, number)
            hour += 1
    return story


def _add_people(story: Story, before: int) -> None:
    """How everybody stands with the hero, what was seen of them, and the soldiers of the ford."""
    if before < 2:
        return
    story.relations |= {
        "isaure": Relation(1, 2),
        "tancrede": Relation(4, 0, 1),
        "evariste": Relation(-3, 1),
        "leopoldine": Relation(2, 0),
        "barnabe": Relation(-1, 1, -2),
    }
    story.counts |= {"tell-seen.isaure": 7, "tell-proved.isaure": 5, "tell-true.isaure": 4}
    story.counts |= {"tell-seen.barnabe": 3, "tell-proved.barnabe": 1, "tell-true.barnabe": 1}
    story.known = ["isaure"]
    story.words["liard-holder"] = "tancrede"
    story.soldiers = [
        Soldier("Anselin", "ligne", 1),
        Soldier("Brise-Fer", "ligne", 2),
        Soldier("Colombe", "ligne", 0, "gue"),
    ]


def posed_run(stage: Stage, chapters: int, *, moment: str = "page", gender: str = "f") -> Run:
    """A run that is never written down, at a chapter of the first act."""
    app = stage.app
    story = new_story(app.catalog, first_campaign(app.catalog), _SEED, "Camille", gender)  # type: ignore[arg-type]
    run = Run(app, story, 0, Slots(Path(mkdtemp())))
    posed_story(run, chapters, moment=moment)
    return run


def posed_end(stage: Stage, place: int = 0, curtains: int = 5) -> Run:
    """A run that is over behind one of the campaign's endings, among the first of them."""
    run = posed_run(stage, 6, moment="over")
    endings = run.script.endings
    taken = endings[min(place, len(endings) - 1)]
    others = [one for one in endings if one is not taken][: curtains - 1]
    run.script = msgspec.structs.replace(run.script, endings=(taken, *others))
    run.story.ending = taken.id
    run.story.heard["base:exil-evariste"] = Heard(99, 1, 5)
    return run


def posed_shelf(stage: Stage, chapters: Sequence[int]) -> Slots:
    """Slots of their own, with a story at each of some chapters, from the first on."""
    slots = Slots(Path(mkdtemp()))
    for slot, chapter in enumerate(chapters):
        slots.keep(slot, posed_run(stage, chapter, gender="fm"[slot % 2]).story)
    return slots
