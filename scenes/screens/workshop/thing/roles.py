"""What phrases answer, each with its sign and its ink: on the chip, and under the words of the sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.draw.style import Colour

if TYPE_CHECKING:
    from game.app.workshop.craft import Role
    from scenes.shell.null_sound import Words

SIGNS: dict[Role, str] = {
    "when": "icon_hourglass",
    "who": "icon_crosshair",
    "whom": "icon_pointing",
    "what": "icon_gears",
    "many": "icon_abacus",
    "else": "icon_scroll_unfurled",
}
"""The sign of what a phrase answers."""
INKS: dict[Role, Colour] = {
    "when": Colour("#6f4416", "#4a2800"),
    "who": Colour("#2a5078", "#08305e"),
    "whom": Colour("#5d3273", "#3c0f55"),
    "what": Colour("#8a1c2c", "#5a000c"),
    "many": Colour("#2b6a3c", "#06451a"),
    "else": Colour("#4d3a3c", "#000000"),
}
"""The ink of what a phrase answers: dark enough for words on parchment."""


def role_labels(say: Words, table: str) -> dict[Role, str]:
    """What stands above the words of each chip; some kinds of things have words of their own for it."""
    return {role: say(_label_key(say, role, table)) for role in SIGNS}


def _label_key(say: Words, role: Role, table: str) -> str:
    own = f"workshop-role-{role}-{table}"
    return own if own in say else f"workshop-role-{role}"
