"""All parts of the battle's stage, from the lowest layer to the highest, and all tools of its hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.seat import Seat
from scenes.games.skirmish.table.answers.tool import Tool
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.waiting.guesses import Guesses
from scenes.games.skirmish.table.waiting.pace import PaceChip
from scenes.games.skirmish.table.waiting.recap import Recap
from scenes.games.skirmish.table.waiting.reel import Reel

if TYPE_CHECKING:
    from scenes.games.skirmish.table.scene import SkirmishScene

PARTS: tuple[Callable[[SkirmishScene], Part], ...] = (
    PaceChip,
    Guesses,
    Recap,
    Reel,
)
"""How each part is made, once table, frame and ghosts stand and before prompts are written over them."""
TOOLS: tuple[Callable[[SkirmishScene, Seat], Tool], ...] = ()
"""How each tool is made for a chair, before anything is drawn; the first that takes a question has it."""
