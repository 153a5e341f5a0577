"""Somebody left: those who stay agree in the interval that his army goes; the battle ends as it should."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game import paths
from game.app.plan import MatchPlan
from game.input.devices import KEYS, KEYS2
from game.rules.skirmish.events.player import ArmyDismissed
from game.saves.folder import list_saved_matches
from game.saves.save import SavedMatch
from tests.app.conftest import chairs
from tests.contract.worlds import laid
from tests.scenes.screens.title.house import faults, raise_house

if TYPE_CHECKING:
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]


@pytest.mark.rule("S-76")
def test_a_battle_of_two_ends_with_the_consent_of_who_stays_and_is_kept_as_ended(raise_house: Raise) -> None:
    from game.couch.couch import Couch
    from game.couch.names import default_names
    from scenes.games.skirmish.table.scene import SkirmishScene
    from scenes.screens.pause import seat_changes
    from scenes.screens.pause.scene import Pause

    house = raise_house(reduced_motion=True, animation_speed=0)
    app = house.stage.app
    couch = Couch(default_names(app.texts))
    couch.join(KEYS)
    couch.join(KEYS2)
    plan = MatchPlan(
        "skirmish", chairs("hh"), 4, position=laid("skirmish", "turn-2").replace("round = 4", "round = 2", 1)
    )
    table = app.begin(plan)
    scene = SkirmishScene(house.stage, table, couch)
    house.stage.push(scene)
    house.step(0.1)

    def interval() -> Pause:
        pause = Pause(house.stage, table, couch, KEYS)
        house.stage.push(pause)
        house.step(0.1)
        return pause

    pause = interval()
    assert pause.menu is not None and "dismiss" not in {one.key for one in pause.menu.focus.spots}
    assert seat_changes.lend_seat_to_bot(couch, table, couch.players[1])
    pause.rebuild()
    spots = {one.key for one in pause.menu.focus.spots}
    assert "dismiss" in spots and not faults(pause)
    assert any("Bérénice" in label.text for label in pause.labels())
    pause.dismiss()
    assert table.public.view.dismissals == ((0, 1),)
    assert pause.leaver() is None, "once is enough"
    assert "dismiss" not in {one.key for one in pause.menu.focus.spots}
    assert table.outcome is None, "the phase is played to its end"
    pause.resume()
    table.paused = False
    table.mind(0, "bold", "weak")
    for _ in range(600):
        table.update(0.5)
        if table.outcome is not None:
            break
    view = table.public.view
    assert view.over and view.round == 2, "nobody plays on against an empty field"
    assert ArmyDismissed(1) in table.public.story
    assert view.winner == 0 and not [one for one in view.units if one.owner == 1 and one.models]
    table.close()
    (saved,) = list_saved_matches(paths.saves_folder())
    assert isinstance(saved, SavedMatch) and saved.finished
