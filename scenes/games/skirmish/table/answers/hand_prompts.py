"""What a hand may press while it chooses rows, or while a window passes."""

from game.core.seat import Seat
from game.input.intents import Intent
from game.rules.skirmish.actions.player import TakeBack
from game.rules.skirmish.turn.take_back import FIRM
from scenes.games.skirmish.table.answers.families import CARDS, OFFERS
from scenes.match.hands import PromptSpec

ROWS = (PromptSpec(Intent.RIGHT, "skirmish-hand-next"), PromptSpec(Intent.ACCEPT, "skirmish-hand-take"))
"""One of a few rows."""
NAMING = (
    PromptSpec(Intent.ACCEPT, "skirmish-hand-name"),
    PromptSpec(Intent.RIGHT, "skirmish-hand-other-name"),
)
"""A name, or another."""
BACK = PromptSpec(Intent.BACK, "skirmish-hand-back")
UNDO = PromptSpec(Intent.DOUBT, "skirmish-hand-undo")
UNDO_UNIT = PromptSpec(Intent.BACK, "skirmish-hand-undo-unit")
LATER = PromptSpec(Intent.COUNTER, "skirmish-hand-later")
WINDOW_PROMPTS: dict[str, tuple[PromptSpec, ...]] = {
    CARDS.name: (
        PromptSpec(Intent.COUNTER, "skirmish-hand-card"),
        PromptSpec(Intent.ACCEPT, "skirmish-hand-pass"),
    ),
    OFFERS.name: (),
}
"""What may be pressed while a window passes: whatever the hand holds, it is the same."""


def undo_prompts(seat: Seat) -> tuple[PromptSpec, ...]:
    """The presses that take back the last order, or all of the last unit (S-31); none at a firm table."""
    order = seat.refusal(TakeBack(seat.player))
    if order is not None and order.code == FIRM:
        return ()
    whole = seat.refusal(TakeBack(seat.player, "unit")) is None
    return (UNDO, UNDO_UNIT) if whole else (UNDO,)
