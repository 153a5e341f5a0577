"""A paper stage on the test window: the cast of a story in two lines each, and every look."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from game.campaign.defs.cast import PersonDef

if TYPE_CHECKING:
    from scenes.screens.campaign.paper import PaperStage
    from tests.scenes.conftest import Raise

CAST = {
    "isaure": PersonDef(puppet="comtesse", prop="loup", tint="vermillon"),
    "tancrede": PersonDef(puppet="capitaine", prop="sabre", tint="azur"),
    "aubin": PersonDef(puppet="heros", tint="gris"),
}
RaisePaper = Callable[..., "PaperStage"]


@pytest.fixture
def raise_paper(raise_stage: Raise) -> RaisePaper:
    """Call it with a backdrop and fields of the look to get a paper stage that is seen on the window."""
    from scenes.screens.campaign.paper import PaperStage
    from scenes.shell.scene import Scene

    def paper(backdrop: str = "port", light: str = "moon", **look: object) -> PaperStage:
        class Theatre(Scene):
            skips = False
            paper: PaperStage | None = None

            def build(self) -> None:
                facts = self.paper.facts if self.paper else None
                self.paper = PaperStage(self, backdrop, CAST, light=light, facts=facts)

            def update(self, dt: float) -> None:
                assert self.paper
                self.paper.update(dt)

        window = raise_stage(**look)
        scene = Theatre(window.stage)
        window.stage.replace(scene, curtain=False)
        assert scene.paper
        return scene.paper

    return paper


@pytest.fixture
def paper(raise_paper: RaisePaper) -> PaperStage:
    """Perjurers' Quay by moonlight, as most players see it."""
    return raise_paper()
