"""Prompts in the words of a device, and for whoever has to look before choosing."""

from collections.abc import Sequence

from msgspec.structs import replace

from game.core.rules import Player
from game.input.devices import MOUSE, Device
from game.input.intents import Intent
from game.rules.complots import ComplotsView, questions
from scenes.games.complots.table.seat_prompt import BROWSE, SeatPrompt

BY_MOUSE = {
    "complots-choose": "complots-click-action",
    "complots-aim": "complots-click-target",
    "complots-look-first": "complots-click-look",
}
"""What a prompt says to the mouse, which presses the thing itself."""
NOT_BY_MOUSE = ("complots-next-target", BROWSE)
"""Prompts that the mouse does not need."""


def look_first(view: ComplotsView, player: Player) -> tuple[SeatPrompt, ...]:
    """Return how a secret choice is made, while its cards are covered: nothing of what is marked."""
    look = SeatPrompt(Intent.PEEK, "complots-look-first")
    if view.asks == questions.PICK:
        return (look, SeatPrompt(Intent.ACCEPT, "complots-then-pick"))
    return (look, SeatPrompt(Intent.ACCEPT, "complots-then-keep", count=view.hidden[player]))


def prompts_for(device: Device, asks: Sequence[SeatPrompt]) -> list[SeatPrompt]:
    """Prompts in the words of a device: the mouse is told which thing to click."""
    if device != MOUSE:
        return list(asks)
    return [replace(ask, key=BY_MOUSE.get(ask.key, ask.key)) for ask in asks if ask.key not in NOT_BY_MOUSE]
