"""What was said so far in a scene and in its chapter, as rows of the journal."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.campaign.defs.cast import HERO
from game.campaign.defs.cue import Cue
from scenes.screens.campaign.theatre.speech.utterance import Utterance

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.campaign.defs.scene import SceneDef


class Spoken(NamedTuple):
    """Words of a person: said, thought, or chosen."""

    who: str
    key: str
    thought: bool = False


def said_in_chapter(run: Run) -> list[Spoken]:
    """What was said in the scenes of the present chapter that are over, oldest first, choices included."""
    story, script = run.story, run.script
    heard = [(one.hour, id) for id, one in story.heard.items() if one.chapter == story.number]
    drawn: deque[str] = deque()
    found: list[Spoken] = []
    for _, id in sorted(heard):
        if id in script.lines:
            drawn.append(id)
        elif id in script.scenes:
            found += _said_in_scene(run, script.scenes[id], drawn)
            drawn.clear()
    return found


def said_now(lines: Sequence[Utterance]) -> list[Spoken]:
    """What was said so far in the scene that is played."""
    return [Spoken(one.who, one.key, one.thought) for one in lines]


def _said_in_scene(run: Run, scene: SceneDef, drawn: deque[str]) -> Iterator[Spoken]:
    for cue in _single(scene.cue):
        if cue.verb in ("say", "think"):
            yield Spoken(cue.say or cue.think or "", cue.text or "", cue.verb == "think")
        elif cue.verb == "draw" and drawn and run.script.lines[drawn[0]].who == cue.draw:
            yield Spoken(cue.draw or "", f"line-{run.script.lines[drawn.popleft()].name}")
    for one in run.story.chosen:
        if one.scene == scene.id and one.chapter == run.story.number:
            yield Spoken(HERO, one.text)


def _single(cues: Sequence[Cue]) -> Iterator[Cue]:
    for cue in cues:
        yield from cue.together or (cue,)
