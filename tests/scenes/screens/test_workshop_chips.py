"""The chip of the chosen field in the sentence of a thing."""

from game.app.workshop.craft import Phrase
from scenes.draw.style import Box
from scenes.screens.workshop.thing.sentence import chip_of

_LEFT: Box = (0, 0, 10, 10)
_RIGHT: Box = (20, 0, 10, 10)
_INNER: Box = (40, 0, 10, 10)
_PLACED = [
    (Phrase("when", "a", ("window",)), _LEFT),
    (Phrase("what", "b", ("effects", 0)), _RIGHT),
    (Phrase("many", "c", ("effects", 0, "amount")), _INNER),
    (Phrase("else", "d"), (60, 0, 10, 10)),
]


def test_a_field_rings_the_chip_that_it_feeds() -> None:
    assert chip_of(_PLACED, ("window",)) == 0
    assert chip_of(_PLACED, ("effects", 0, "whom")) == 1


def test_the_closest_phrase_counts() -> None:
    assert chip_of(_PLACED, ("effects", 0, "amount")) == 2


def test_a_field_that_feeds_no_phrase_rings_none() -> None:
    assert chip_of(_PLACED, ("copies",)) is None
    assert chip_of(_PLACED, ("effects", 1)) is None
