"""A card on the bench, for pictures."""

from __future__ import annotations

from typing import Any

from game.app.workshop.bench import Thing
from game.app.workshop.workshop import Workshop
from game.input.intents import Intent
from scenes.capture.setup import XBOX, Screenshot, press_button
from scenes.screens.workshop.posing import measured, posed_page
from scenes.shell.window import GameWindow

_AGAIN = Thing("roulette", "card", "base:encore_un")
_NAMES = {"fr": {"name": "Encore deux !"}, "en": {"name": "Two more!"}}


def _card(workshop: Workshop) -> Thing:
    """A card that lets somebody shoot once more, for a price."""
    bench = workshop.bench
    card = bench.make_like(_AGAIN, "Encore deux", _NAMES)
    bench.set(card, ("copies",), 2)
    bench.add_part(card, ("effects",), "points")
    bench.set(card, ("effects", 1, "amount"), 3)
    return card


def _to_copies(house: GameWindow) -> None:
    """Choose the field that was changed."""
    page: Any = house.stage.scene
    page.go_to(("copies",))


def _to_sign(house: GameWindow) -> None:
    """Choose the row of the sign."""
    page: Any = house.stage.scene
    page.go_to(("@look", "picture"))


def _dressed(workshop: Workshop) -> Thing:
    """A card with a sign and a paper of its own."""
    card = _card(workshop)
    workshop.bench.dress(card, {"paper": "#7d1f35", "picture": "icon_raven"})
    return card


BENCH = (
    Screenshot("workshop-card", posed_page(_card), (measured,)),
    Screenshot("workshop-picture", posed_page(_dressed), (_to_sign, press_button(XBOX, Intent.ACCEPT))),
    Screenshot("workshop-dressed", posed_page(_dressed), (_to_sign,)),
    Screenshot("workshop-choose", posed_page(_card), (press_button(XBOX, Intent.ACCEPT),)),
    Screenshot("workshop-why", posed_page(lambda _: _AGAIN), (_to_copies, press_button(XBOX, Intent.PEEK))),
)
