"""A card on the bench, for pictures."""

from __future__ import annotations

from typing import Any

from game.app.workshop.bench import Thing
from game.app.workshop.handlers import attach_script
from game.app.workshop.workshop import Workshop
from game.input.intents import Intent
from game.rules.roulette.scripted.wishes import Gain
from game.scripting.facts import Fact
from game.scripting.hooks.answers import Answer
from game.scripting.hooks.scripts import Asked, Handler, Script
from scenes.capture.setup import XBOX, Screenshot, press_button
from scenes.screens.workshop.posing import measured, open_deed, posed_page
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


def _to_moment(house: GameWindow) -> None:
    """Choose the row of the moment."""
    page: Any = house.stage.scene
    page.go_to(("moment",))


def _fewer(workshop: Workshop) -> Thing:
    """A card of the house of which there are two now."""
    workshop.bench.set(_AGAIN, ("copies",), 2)
    return _AGAIN


def _dressed(workshop: Workshop) -> Thing:
    """A card with a sign and a paper of its own."""
    card = _card(workshop)
    workshop.bench.dress(card, {"paper": "#7d1f35", "picture": "icon_raven"})
    return card


_HANDLER = """
local function played(facts)
  if facts.card ~= "ID" then return {} end
  return { { wish = "gain", player = facts.player, points = 2 } }
end
return { on = { played = played, plaied = played } }
"""


def _scripted(workshop: Workshop) -> Thing:
    """A card with a script, in which one hook is misspelt; it was asked twice."""
    card = _card(workshop)
    file = attach_script(workshop, card, str, "")
    file.write_text(_HANDLER.replace("ID", card.id), encoding="utf-8")
    script = Script(card.mod, f"roulette/{file.name}", "")
    wish = Gain(player=2, points=2)
    for shot in (1, 2):
        facts: dict[str, Fact] = {"player": 2, "card": card.id, "round": 3, "shot": shot}
        answer = Answer((wish,) if shot == 2 else (), None, 40)
        workshop.asked.append(Asked(Handler(script, "played"), facts, answer, private=False))
    return card


BENCH = (
    Screenshot("workshop-card", posed_page(_card), (measured,)),
    Screenshot("workshop-picture", posed_page(_dressed), (_to_sign, press_button(XBOX, Intent.ACCEPT))),
    Screenshot("workshop-dressed", posed_page(_dressed), (_to_sign,)),
    Screenshot("workshop-script", posed_page(_scripted), (open_deed("more-script"),)),
    Screenshot("workshop-choose", posed_page(_card), (_to_moment, press_button(XBOX, Intent.ACCEPT))),
    Screenshot("workshop-why", posed_page(_fewer), (_to_copies, press_button(XBOX, Intent.PEEK))),
)
