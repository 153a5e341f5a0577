"""Where the parchment, the prompter's box and the count of lessons stand on a table."""

import msgspec

from scenes.draw.style import Box


class FreePlaces(msgspec.Struct, frozen=True):
    """One table's free places, in design units."""

    sheet: Box
    """The parchment."""
    words: Box
    """Where its words stand; they are centred in it."""
    chip: tuple[float, float, float]
    """Middle, top and height of its button."""
    loge: Box
    """The prompter's box."""
    way_out: tuple[float, float]
    """Right end and middle of the way out."""
    named: bool = True
    """Whether the prompter's box bears his name."""
    count: float | None = None
    """The middle of the count of lessons at the foot; None: it is told elsewhere."""
    sizes: tuple[int, ...] = (27, 26, 25, 24, 23, 22)
    """Sizes of the words, the first that fits is taken."""
    even: bool = False
    """Whether lines are made about equally long, so that no word stands alone on the last."""
