"""The last picture of an ending: who stood there when its curtain fell, and in which light."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from game.app.campaign.door import HERO_COLOUR
from scenes.draw.style import SEATS, WIDTH, Box, Colour
from scenes.screens.campaign.paper.facts import Standing
from scenes.screens.campaign.paper.lights import FULL, light_of
from scenes.screens.campaign.paper.players import Players
from scenes.screens.campaign.paper.puppets.casting import cast_part, prop_named
from scenes.screens.campaign.paper.puppets.company import Company
from scenes.screens.campaign.paper.puppets.figure import GROUND

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.campaign.defs.chapter import EndingDef
    from game.campaign.defs.cue import Cue
    from game.campaign.defs.scene import SceneDef
    from scenes.draw.layer import Layer

_SMALL, _FEET = 0.36, 22.0
"""Size of the stage's figures in the picture, and units from their feet to its lower edge."""
_INNERMOST = (0.145, 0.86)
"""Shares of the stage's width between which everybody stands."""


class Closing(NamedTuple):
    """A last picture: everybody's standing by name, and the light."""

    standings: dict[str, Standing]
    light: str


def closing_of(run: Run, ending: EndingDef) -> Closing:
    """The last picture of an ending as a story has lived it."""
    standings: dict[str, Standing] = {}
    light = FULL
    for scene in _scenes_of(run, ending):
        for cue in scene.cues:
            _stand(standings, cue, lambda who: cast_part(who, run.script.persons, "").prop)
            light = cue.light or light
    return Closing(standings, light)


def draw_figures(like: Layer, run: Run, closing: Closing, box: Box) -> Company:
    """The figures of a last picture as a layer, small, with their feet in a box."""
    company = Company(like)
    company.zoom, company.zoom_at = _SMALL, (WIDTH / 2, GROUND)
    company.dx = box[0] + box[2] / 2 - WIDTH / 2
    company.dy = box[1] + box[3] - _FEET - GROUND
    tint = SEATS[HERO_COLOUR].key
    players = Players(
        company, lambda who: cast_part(who, run.script.persons, tint), closing.standings, still=True
    )
    for figure in players.everybody():
        figure.shine(Colour(light_of(closing.light).figure).rgb)
        figure.settle()
    return company


def _scenes_of(run: Run, ending: EndingDef) -> Iterator[SceneDef]:
    """The scene of an ending, and those of its variants, at the same place, that were told."""
    scenes = run.script.scenes
    own = scenes.get(ending.scene)
    if own is None:
        return
    yield own
    for id in own.calls:
        called = scenes.get(id)
        if called and called.when and called.place == own.place and id in run.story.heard:
            yield called


def _stand(standings: dict[str, Standing], cue: Cue, prop: Callable[[str], str]) -> None:
    """Let a cue change who stands where; whoever stands already keeps the place."""
    if cue.enter:
        share = min(_INNERMOST[1], max(_INNERMOST[0], 0.5 if cue.at is None else cue.at))
        facing = 1.0 if cue.side == "left" else -1.0
        here = Standing(WIDTH * share, facing, held=prop(cue.enter), side=cue.side or "left", rod=cue.rod)
        standings.setdefault(cue.enter, here)
    elif cue.leave:
        standings.pop(cue.leave, None)
    elif cue.prop and cue.to in standings:
        standings[cue.to].held = prop_named(cue.text or "")
