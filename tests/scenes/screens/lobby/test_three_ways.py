"""From the title to a match against a bot with one hand alone: keyboard, mouse or pad, few presses each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from arcade import key

from game.input.devices import KEYS, Family
from game.input.intents import Intent
from scenes.draw.style import Box
from scenes.pads.virtual import VirtualPad
from scenes.screens.lobby.footer import START_BOX
from scenes.screens.lobby.scene import Lobby
from scenes.screens.title.scene import Title

if TYPE_CHECKING:
    from game.app.plan import MatchPlan
    from scenes.pads.contract import Pads
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.lobby.conftest import OpenStage

CURTAIN_SECONDS = 2.0


class Walk:
    """A stranger before the title; whatever is pressed is counted."""

    def __init__(self, driver: Driver, house: GameWindow) -> None:
        self.driver, self.house, self.presses = driver, house, 0
        house.stage.push(Title(house.stage))
        driver.step(2)

    @property
    def here(self) -> Any:
        return self.house.stage.scene

    def key(self, symbol: int) -> None:
        self.presses += 1
        self.driver.key(symbol)

    def click(self, box: Box) -> None:
        self.presses += 1
        self.driver.click(box[0] + box[2] / 2, box[1] + box[3] / 2)

    def tap(self, pad: VirtualPad, intent: Intent) -> None:
        self.presses += 1
        pad.press(intent)
        self.driver.step()
        pad.release(intent)
        self.driver.step()

    def to_the_lobby(self) -> Lobby:
        """Wait for the curtain."""
        self.driver.wait(CURTAIN_SECONDS)
        lobby = self.here
        assert isinstance(lobby, Lobby)
        return lobby


def test_by_keys(driver: Driver, open_stage: OpenStage, begun: list[MatchPlan]) -> None:
    walk = Walk(driver, open_stage())
    walk.key(key.ENTER)
    lobby = walk.to_the_lobby()
    assert lobby.lobby_model.last == KEYS and not lobby.lobby_model.by_mouse
    for symbol in (key.ENTER, key.D, key.M):
        walk.key(symbol)
    assert len(begun) == 1 and walk.presses == 4


def test_by_clicks(driver: Driver, open_stage: OpenStage, begun: list[MatchPlan]) -> None:
    walk = Walk(driver, open_stage())
    play = next(spot for spot in walk.here.title_menu.focus.spots if spot.key == "play")
    walk.click(play.box)
    lobby = walk.to_the_lobby()
    assert lobby.lobby_model.by_mouse, "a mouse is shown places, not keys"
    for seat, offer in ((0, "person"), (1, "bot")):
        walk.click(lobby.seat_cards.each[seat].box)
        walk.click(next(box for box, said in lobby.seat_cards.spots(seat) if said == offer))
    walk.click(START_BOX)
    assert len(begun) == 1 and walk.presses == 6


@pytest.mark.parametrize("family", [Family.XBOX, Family.PLAYSTATION, Family.NINTENDO])
def test_by_a_pad(
    driver: Driver, open_stage: OpenStage, pads: Pads, begun: list[MatchPlan], family: Family
) -> None:
    walk = Walk(driver, open_stage(pads))
    pad = VirtualPad(pads, family, serial="W1")
    pad.plug()
    driver.step(2)
    walk.tap(pad, Intent.ACCEPT)
    lobby = walk.to_the_lobby()
    assert lobby.lobby_model.last.family == family, "the first prompts are the pad's own"
    walk.tap(pad, Intent.ACCEPT)
    taken = lobby.couch.claim_of(lobby.lobby_model.last)
    assert taken == 0 and lobby.lobby_model.last not in lobby.lobby_model.joiners
    for intent in (Intent.DOUBT, Intent.MENU):
        walk.tap(pad, intent)
    assert len(begun) == 1 and walk.presses == 4
