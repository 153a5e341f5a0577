"""Our own campaign proves what every campaign must prove."""

from __future__ import annotations

import pytest

from game.app.app import App
from game.app.campaign.checks import check_campaign
from game.app.campaign.checks.check import RUNS
from game.cli.campaign_check import what_is_known
from game.mods.problems import Problem
from game.saves.settings import Settings
from tests.campaign.court import BASE, COURT

BY_LOT = {f"campaign-{one}" for one in ("never-open", "never-played", "rare-ending", "never-draws")}
"""What only many stories prove."""


def wrong(runs: int) -> list[Problem]:
    """What is wrong with it, as `perfidie campaign check` finds it."""
    house = App(sorted(path.parent for path in BASE.parent.glob("*/mod.toml")), Settings())
    found = check_campaign(house.catalog, COURT, what_is_known(house), runs)
    return [one for one in found if one.severity == "error"]


@pytest.mark.whole
def test_nothing_is_wrong_with_our_campaign() -> None:
    assert [str(one) for one in wrong(20) if one.code not in BY_LOT] == []


@pytest.mark.slow
def test_nothing_is_wrong_with_it_in_two_thousand_stories() -> None:
    assert [str(one) for one in wrong(RUNS)] == []
