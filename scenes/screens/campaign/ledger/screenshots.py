"""Pictures of the ledger."""

from __future__ import annotations

from collections.abc import Callable

from scenes.capture.setup import PLAYSTATION, Screenshot
from scenes.screens.campaign.ledger.pages import TABS
from scenes.screens.campaign.posing import posed_run
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage


def _open_at(tab: str, chapters: int) -> Callable[[Stage], Scene]:
    return lambda stage: stage.make("campaign-ledger", posed_run(stage, chapters), PLAYSTATION, tab)


PICTURES = (
    *(Screenshot(f"campaign-ledger-{tab}", _open_at(tab, 6)) for tab in TABS),
    Screenshot("campaign-ledger-new", _open_at("rivals", 1)),
)
