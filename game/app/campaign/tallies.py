"""What a story has been, in numbers: by chapter, and as a whole."""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from game.campaign.defs.scene import REGISTERS
from game.campaign.story.deed import Deed, counted
from game.campaign.story.state import Story
from game.campaign.story.troupe.heroes import is_hero


class Tally(NamedTuple):
    """A chapter, or several: matches won and lost, minutes, tries, bluffs made and caught, promises."""

    won: int
    lost: int
    minutes: int
    tries: int
    bluffs: int
    caught: int
    kept: int
    broken: int


def tally_of(story: Story, number: int) -> Tally:
    """The tally of the chapter `number`, from 0, that was played."""
    one = story.results[number]
    deeds = [deed for deed in story.deeds if deed.chapter == number]
    return Tally(int(one.won), int(not one.won), round(one.seconds / 60), one.tries, *_counts(deeds))


def whole_tally(story: Story) -> Tally:
    """The tally of the whole story so far."""
    won = len([one for one in story.results if one.won])
    minutes = round(math.fsum(one.seconds for one in story.results) / 60)
    tries = whole_number(one.tries for one in story.results)
    return Tally(won, len(story.results) - won, minutes, tries, *_counts(story.deeds))


def whole_number(values: Iterable[int]) -> int:
    """The sum of whole numbers."""
    return round(math.fsum(values))


def _counts(deeds: Sequence[Deed]) -> tuple[int, int, int, int]:
    """Bluffs of the hero, those that were caught, promises of the hero that were kept and broken.

    No fewer bluffs than were caught: at the revolver only those are deeds.
    """
    caught = counted(one for one in deeds if one.fact == "caught-bluff" and is_hero(one.of))
    told = counted(one for one in deeds if one.fact == "lies-told" and (is_hero(one.by) or not one.by))
    return (
        max(told, caught),
        caught,
        counted(one for one in deeds if one.fact == "promise-kept" and is_hero(one.by)),
        counted(one for one in deeds if one.fact == "promise-broken" and is_hero(one.by)),
    )


COLUMNS = ("chapter", *Tally._fields)
"""The columns of a story's numbers."""


def csv_of(story: Story) -> str:
    """The numbers of a story with commas between, a line a chapter that was played: for other programs."""
    rows = [(one.chapter, *tally_of(story, number)) for number, one in enumerate(story.results)]
    return "".join(",".join(str(cell) for cell in row) + "\n" for row in (COLUMNS, *rows))


TOLD = ("tables", "won", "lost", "bluffs", "caught", "kept", "broken", "fallen", "bread", "tries", *REGISTERS)
"""The numbers of a story that the words of its end may tell, by the names of their variables."""


def numbers_of(story: Story) -> Mapping[str, int]:
    """The numbers that the words of a story's end may tell: each of `TOLD`."""
    tally = whole_tally(story)
    counts = {name: story.counts.get(name, 0) for name in ("bread", *REGISTERS)}
    fallen = len([one for one in story.soldiers if not one.alive])
    return {**tally._asdict(), **counts, "tables": tally.won + tally.lost, "fallen": fallen}
