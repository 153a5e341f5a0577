"""Salience: which of the scenes and lines that could be told is told next."""

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from game.campaign.content import Script
from game.campaign.defs.condition import Condition
from game.campaign.defs.scene import CLASSES, Class, LineDef, SceneDef
from game.campaign.story.asking import Asking
from game.campaign.story.state import Heard, Story
from game.campaign.story.troupe.heroes import in_turn, next_in_turn, note_turn, speak_to
from game.core.rng import Rng

_NEVER = Heard(0, 0, -1)


def next_scene(script: Script, story: Story) -> str:
    """The id of the scene that is told next at this moment of the chapter; nothing where none is left.

    One to which another went comes first, unless its conditions do not hold: then it is passed over. Of the
    others the most salient is told to the hero who has waited longest for it; that hero is spoken to from
    now on.
    """
    asking, called = Asking(story), story.called
    while called:
        id = called.pop(0)
        if asking.all_hold(script.scenes[id].when):
            return id
    return _salient_scene(script, story)


def _salient_scene(script: Script, story: Story) -> str:
    chapter = script.chapters[story.chapter]
    quota: dict[Class, int] = {"caused": chapter.caused, "evergreen": chapter.evergreen}
    scenes, found = script.scenes_of(story.chapter), list[tuple[int, str, str]]()
    for who in in_turn(story, next_in_turn(story)):
        best = open_scenes(story, scenes, quota)[:1]
        found += [(CLASSES.index(scene.kind), who, scene.id) for scene in best]
    if not found:
        return ""
    _, who, id = min(found, key=lambda one: one[0])
    speak_to(story, who)
    note_turn(story)
    return id


def draw_lines(script: Script, story: Story, scene: SceneDef) -> None:
    """Draw the lines that a scene lets persons say of their own, once for good."""
    story.drawn = []
    for cue in scene.cue:
        for one in cue.together or (cue,):
            if one.draw:
                line = next_line(story, script.lines.values(), one.draw)
                story.drawn.append(line.id if line else "")
                if line:
                    story.hear(line.id)


class _Told(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def kind(self) -> Class: ...
    @property
    def weight(self) -> int: ...
    @property
    def when(self) -> tuple[Condition, ...]: ...


T = TypeVar("T", bound=_Told)


def open_scenes(story: Story, scenes: Iterable[SceneDef], quota: dict[Class, int]) -> list[SceneDef]:
    """The scenes that could be told at this moment of this chapter, the most salient first.

    What is told but once and was heard is not among them, nor is a class of which enough was told here.
    """
    asking = Asking(story)
    here = [
        one
        for one in scenes
        if story.moment in one.moment
        and (not one.chapter or story.chapter in one.chapter)
        and not (one.once and one.id in story.heard)
        and story.told.get(one.kind, 0) < quota.get(one.kind, 99)
        and asking.all_hold(one.when)
    ]
    return _by_salience(story, here)


def next_line(story: Story, lines: Iterable[LineDef], person: str) -> LineDef | None:
    """The next line of a person's own, or None where there is none left to say here.

    A caused line is said once. An evergreen one comes back only when every other that could be said was
    heard as often. No theme comes twice in a chapter while there is another.
    """
    asking = Asking(story)
    fit = [
        one
        for one in lines
        if one.who == person
        and (not one.moment or story.moment in one.moment)
        and not (one.kind != "evergreen" and one.id in story.heard)
        and asking.all_hold(one.when)
    ]
    recent = _themes_here(story, lines, person)
    fresh = [one for one in fit if one.theme not in recent]
    unheard = [one for one in fit if one.id not in story.heard]
    for some in ([one for one in fresh if one in unheard], unheard, fresh, fit):
        if some:
            return _by_salience(story, some)[0]
    return None


def _themes_here(story: Story, lines: Iterable[LineDef], person: str) -> set[str]:
    """The themes of which a person has spoken in this chapter."""
    now = story.number
    return {
        one.theme
        for one in lines
        if one.who == person and one.id in story.heard and story.heard[one.id].chapter == now
    }


def _by_salience(story: Story, found: Sequence[T]) -> list[T]:
    """By class, then weight, then what was heard least often and longest ago; chance is left the rest."""

    def order(one: T) -> tuple[int, int, int, int, float]:
        heard = story.heard.get(one.id, _NEVER)
        lot = Rng(f"{story.seed} {one.id}").random()
        return CLASSES.index(one.kind), -one.weight, heard.times, heard.hour, lot

    return sorted(found, key=order)
