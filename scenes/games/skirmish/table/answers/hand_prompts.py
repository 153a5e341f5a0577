"""What a hand may press while it chooses rows, or while a window passes."""

from game.input.intents import Intent
from scenes.games.skirmish.table.answers.families import CARDS, OFFERS
from scenes.match.hands import PromptSpec

MOVE = PromptSpec(Intent.RIGHT, "skirmish-hand-next")
TAKE = PromptSpec(Intent.ACCEPT, "skirmish-hand-take")
BACK = PromptSpec(Intent.BACK, "skirmish-hand-back")
UNDO = PromptSpec(Intent.DOUBT, "skirmish-hand-undo")
LATER = PromptSpec(Intent.COUNTER, "skirmish-hand-later")
WINDOW_PROMPTS: dict[str, tuple[PromptSpec, ...]] = {
    CARDS.name: (
        PromptSpec(Intent.COUNTER, "skirmish-hand-card"),
        PromptSpec(Intent.ACCEPT, "skirmish-hand-pass"),
    ),
    OFFERS.name: (),
}
"""What may be pressed while a window passes: whatever the hand holds, it is the same."""
