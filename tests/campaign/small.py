"""A small campaign in which nothing is wrong: one chapter, one rival, one ending; tests break some of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.campaign.content import Script
from game.campaign.defs.cast import PersonDef, PlaceDef, Start
from game.campaign.defs.chapter import CampaignDef, ChapterDef, EndingDef, Way
from game.campaign.defs.cue import Cue
from game.campaign.defs.effect import Effect
from game.campaign.defs.scene import Choice, LineDef, SceneDef

BALL = "base:ball"
ENTER = (Cue(enter="hero", side="left"), Cue(enter="isaure", side="right"))


def scene(name: str, moment: str = "before", **more: Any) -> SceneDef:
    """A scene of the ball in which both come in and Isaure says something."""
    facts: dict[str, Any] = {
        "id": f"base:{name}",
        "kind": "essential",
        "who": ("isaure",),
        "chapter": (BALL,),
        "moment": (moment,),
        "cue": (*ENTER, Cue(say="isaure", text=name)),
    }
    return SceneDef(**facts | more)


def choice(text: str, *then: Effect, **more: Any) -> Choice:
    """Something that may be answered."""
    return Choice(**{"text": text, "register": "vrai", "then": then} | more)


def line(name: str, **more: Any) -> LineDef:
    """A line of Isaure's own."""
    return LineDef(**{"id": f"base:{name}", "who": "isaure", "theme": name} | more)


def chapter(name: str = "ball", **more: Any) -> ChapterDef:
    """A chapter of one game of Complots with Isaure, after which the story ends."""
    facts: dict[str, Any] = {
        "id": f"base:{name}",
        "campaign": "base:court",
        "place": "base:gallery",
        "night": 7,
        "game": "complots",
        "seats": ("isaure",),
        "next": (Way(),),
    }
    return ChapterDef(**facts | more)


def ending(name: str = "end", **more: Any) -> EndingDef:
    """An ending."""
    facts: dict[str, Any] = {"campaign": "base:court", "scene": "base:curtain", "order": 9}
    return EndingDef(id=f"base:{name}", **facts | more)


def small(
    *,
    scenes: Iterable[SceneDef] = (),
    lines: Iterable[LineDef] = (),
    chapters: Iterable[ChapterDef] = (),
    endings: Iterable[EndingDef] = (),
    without: str = "",
) -> Script:
    """The small campaign, with more or other things in it, and without a scene."""
    said = {"base:greeting": scene("greeting", cue=(*ENTER, Cue(draw="isaure")))}
    said |= {one.id: one for one in (scene("victory", "won"), scene("defeat", "lost"))}
    said |= {"base:curtain": scene("curtain", "called", chapter=())}
    said |= {one.id: one for one in scenes}
    said.pop(f"base:{without}", None)
    own = {f"base:l{number}": line(f"l{number}") for number in range(30)} | {one.id: one for one in lines}
    isaure = PersonDef(id="base:isaure", puppet="comtesse", rival=Start(), tell="ruban")
    return Script(
        CampaignDef(id="base:court", first=BALL),
        {one.id: one for one in (chapter(), *chapters)},
        said,
        own,
        tuple(sorted((*endings, ending()), key=lambda one: one.order)),
        {"isaure": isaure},
        {"base:gallery": PlaceDef(id="base:gallery", backdrop="galerie")},
    )
