"""As whom one counters: two characters at a time, however many a mod allows."""

from collections.abc import Sequence

from game.input.intents import Intent
from game.rules.complots.actions import Block
from scenes.games.complots.table.seat_prompt import SeatPrompt

AS_WHOM = (Intent.DOUBT, Intent.COUNTER)
"""The presses for the characters of a page, in the order of the rules."""


def pages_of(blocks: Sequence[Block]) -> int:
    """Return how many pages these blocks take."""
    return max(1, -(-len(blocks) // len(AS_WHOM)))


def _page(blocks: Sequence[Block], page: int) -> Sequence[Block]:
    start = page * len(AS_WHOM)
    return blocks[start : start + len(AS_WHOM)]


def prompts_as_whom(blocks: Sequence[Block], page: int) -> tuple[SeatPrompt, ...]:
    """Return the characters of a page, and how to go on: to the next page, or where there is one, back."""
    asks = [
        SeatPrompt(intent, "complots-as", block.character)
        for intent, block in zip(AS_WHOM, _page(blocks, page), strict=False)
    ]
    more = SeatPrompt(Intent.ACCEPT, "complots-more-roles")
    return (*asks, more if pages_of(blocks) > 1 else SeatPrompt(Intent.BACK, "complots-back"))


def prompt_block(blocks: Sequence[Block]) -> SeatPrompt:
    """Return the press for a block: as the only character that may, or as one that is yet to be chosen."""
    if len(blocks) == 1:
        return SeatPrompt(Intent.COUNTER, "complots-counter-as", blocks[0].character)
    return SeatPrompt(Intent.COUNTER, "complots-counter")


def block_pressed(intent: Intent, blocks: Sequence[Block], page: int) -> Block | None:
    """Return the block that a press means on this page, or None."""
    offered = _page(blocks, page)
    place = AS_WHOM.index(intent) if intent in AS_WHOM else len(offered)
    return offered[place] if place < len(offered) else None
