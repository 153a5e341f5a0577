"""What was said so far in a scene and in its chapter, as rows of the journal."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from game.campaign.defs.cast import HERO
from game.campaign.defs.cue import Cue
from scenes.screens.campaign.theatre.speech.utterance import Utterance

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.campaign.defs.scene import LineDef, SceneDef


class Spoken(NamedTuple):
    """Words of a person: said, thought, or chosen."""

    who: str
    key: str
    thought: bool = False


def said_in_chapter(run: Run) -> list[Spoken]:
    """What was said in the scenes of the present chapter that are over, oldest first, choices included."""
    story, script = run.story, run.script
    heard = [(one.hour, id) for id, one in story.heard.items() if one.chapter == story.number]
    found: list[Spoken] = []
    for _, id in sorted(heard):
        if id in script.scenes:
            found += _said_in_scene(run, script.scenes[id])
    return found


def lines_drawn(run: Run, scene: str) -> list[LineDef]:
    """The lines that a scene drew when it was heard last, in order; without those that are no more."""
    own = run.story.heard[scene].drawn or _heard_before(run, scene)
    return [run.script.lines[id] for id in own if id in run.script.lines]


def _heard_before(run: Run, scene: str) -> list[str]:
    """What was heard between a scene and the one before: its lines, where none were written down."""
    heard, scenes = run.story.heard, run.script.scenes
    if not any(cue.draw for cue in _single(scenes[scene].cue)):
        return []
    before = sorted((id for id in heard if heard[id].hour < heard[scene].hour), key=lambda id: heard[id].hour)
    return [*takewhile(lambda id: id not in scenes, reversed(before))][::-1]


def said_now(lines: Sequence[Utterance]) -> list[Spoken]:
    """What was said so far in the scene that is played."""
    return [Spoken(one.who, one.key, one.thought) for one in lines]


def _said_in_scene(run: Run, scene: SceneDef) -> Iterator[Spoken]:
    drawn = deque(lines_drawn(run, scene.id))
    for cue in _single(scene.cue):
        if cue.verb in ("say", "think"):
            yield Spoken(cue.say or cue.think or "", cue.text or "", cue.verb == "think")
        elif cue.verb == "draw" and drawn and drawn[0].who == cue.draw:
            yield Spoken(cue.draw or "", f"line-{drawn.popleft().name}")
    for one in run.story.chosen:
        if one.scene == scene.id and one.chapter == run.story.number:
            yield Spoken(HERO, one.text)


def _single(cues: Sequence[Cue]) -> Iterator[Cue]:
    for cue in cues:
        yield from cue.together or (cue,)
