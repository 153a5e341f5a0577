"""A table of made-up devices for tests that need no window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.couch.couch import Couch
from game.input.devices import Device, Family
from game.input.intents import Intent, Press
from game.saves.save import SavedSeat
from scenes.screens.lobby.controller import Controller
from scenes.screens.lobby.hand import Reply
from scenes.screens.lobby.house_rules.values import HouseRules
from scenes.screens.lobby.model import LobbyModel
from tests.builders import base_catalog

NAMES = ("Aurèle", "Bérénice", "Cassius", "Delphine", "Égisthe", "Flavie", "Gaspard", "Hélène")
XBOX = Device("pad:x", Family.XBOX, "Xbox pad", 1)
DUAL = Device("pad:p", Family.PLAYSTATION, "DualSense", 2)
SWITCH = Device("pad:n", Family.NINTENDO, "Pro Controller", 3)


def a_troupe(*, remembered: Sequence[SavedSeat] = (), flags: dict[str, Any] | None = None) -> Controller:
    """An empty house, with what the settings remember."""
    catalog = base_catalog()
    troupe = LobbyModel(
        Couch(NAMES),
        lambda game: HouseRules(catalog, game, flags),
        remembered=remembered,
        names=(*NAMES, "Basile", "Zéphyrine"),
    )
    return Controller(troupe)


def press(controller: Controller, device: Device, *intents: Intent) -> Reply:
    """Press one thing after the other; the answer to the last."""
    reply = Reply()
    for intent in intents:
        reply = controller.press(Press(device, intent))
        controller.press(Press(device, intent, down=False))
    return reply
