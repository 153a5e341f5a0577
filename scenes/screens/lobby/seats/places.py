"""Where the cards of the eight seats lie, in design units."""

W, H = 196, 226
"""Width and height of a card."""


def seat_card_corner(seat: int) -> tuple[float, float]:
    """The top left corner of a seat's card."""
    return 56 + 210 * (seat % 4), 100 + 242 * (seat // 4)
