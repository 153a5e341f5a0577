"""A team in small pictures: the captain first, the fallen lying with their faces down."""

from game.couch.sitter import Sitter
from scenes.draw import style
from scenes.draw.layer import Layer

CAPTAIN, MATE = 66 / 84, 54 / 70
"""Width of a picture for its height."""


def draw_team(
    layer: Layer, sitter: Sitter, living: int, total: int, x: float, middle: float, wide: float, tall: float
) -> None:
    """Draw `total` characters from x on, `living` of them alive; the captain is the last to die (R-01)."""
    tint = style.SEATS[sitter.colour].colour
    step = wide / total
    for place in range(total):
        name, ratio = ("team_captain", CAPTAIN) if place == 0 else ("team_mate", MATE)
        high = min(tall, step * 1.3) * (1.0 if place == 0 else 0.86)
        box = (x + (place + 0.5) * step, middle, high * ratio, high)
        if place < living:
            layer.image(name, *box, anchor=(0.5, 0.5))
            layer.image(f"{name}_acc", *box, anchor=(0.5, 0.5), tint=tint)
        else:
            fallen = "team_captain_fallen" if place == 0 else "team_fallen"
            layer.image(fallen, *box, anchor=(0.5, 0.5))
