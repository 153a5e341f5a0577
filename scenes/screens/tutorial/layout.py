"""Places on a table for the parchment, the prompter's box and the count of lessons."""

import msgspec

from scenes.draw.style import Box


class FreePlaces(msgspec.Struct, frozen=True):
    """The places that one table leaves free, in design units."""

    sheet: Box
    """The parchment."""
    words: Box
    """The box in which the words of the parchment are centred."""
    chip: tuple[float, float, float]
    """Middle, top and height of the parchment's button."""
    loge: Box
    """The prompter's box."""
    way_out: tuple[float, float]
    """Right end and middle of the prompt that leads out."""
    named: bool = True
    """Whether the prompter's box bears a name."""
    count: float | None = None
    """The middle of the count of lessons at the foot; None: the table shows none."""
    sizes: tuple[int, ...] = (27, 26, 25, 24, 23, 22)
    """Type sizes of the words, largest first; the first that fits is taken."""
    slip: Box | None = None
    """Where a slip of one line lies while the partners play, on tables without room for a parchment then."""
    even: bool = False
    """Whether lines are made about equally long, so that no word stands alone on the last."""
