"""Things that cross the stage of Complots: coins, cards that are turned up, the veil over a lost one."""

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.complots.table.layout import Point
from scenes.motion.flying_things import Act, fly_picture
from scenes.motion.timeline import Clip, callback_clip, pause_for, sequence, slide_value, stagger


def toss_coins(layer: Layer, start: Point, end: Point, amount: int, leave: Act, land: Act) -> Clip:
    """Toss so many coins from purse to purse, one after the other."""
    tossed = [
        fly_picture(
            layer,
            "piece_argent",
            start,
            end,
            (38, 38),
            0.42,
            lift=90,
            easing="linear",
            leave=leave,
            land=land,
        )
        for _ in range(amount)
    ]
    return stagger(0.08, *tossed)


class RevealedCard:
    """A card that comes to the middle of the stage, turns its face up, waits, and leaves."""

    SIZE = (98.0, 150.6)
    MIDDLE: Point = (640, 338)

    def __init__(self, layer: Layer, back: str, face: str, home: Box, shift: float = 0.0) -> None:
        self.home = (home[0] + home[2] / 2, home[1] + home[3] / 2)
        self.small = home[2] / self.SIZE[0]
        self.middle = (self.MIDDLE[0] + shift, self.MIDDLE[1])
        self.face = face
        self.image = layer.image(back, *self.home, *self.SIZE, anchor=(0.5, 0.5))
        self.image.visible = False
        self._back = back

    def come(self) -> Clip:
        """From the plaque to the middle, growing."""
        return sequence(callback_clip(self._show), slide_value(self._travel, 0, 1, 0.26, "out-cubic"))

    def turn(self) -> Clip:
        """Return the clip that turns the card face up."""
        narrow = slide_value(self._widen, 1, 0, 0.12, "in-out-sine")
        return sequence(
            narrow, callback_clip(self._flip), slide_value(self._widen, 0, 1, 0.12, "in-out-sine")
        )

    def go(self, land: Act, to: Point | None = None) -> Clip:
        """Back to the plaque, or to another place, shrinking; then it is gone."""
        target = to or self.home

        def travel(share: float) -> None:
            x = self.middle[0] + (target[0] - self.middle[0]) * share
            y = self.middle[1] + (target[1] - self.middle[1]) * share
            self.image.move(x, y)
            self.image.scale = 1 + (self.small - 1) * share

        def arrive() -> None:
            self.image.remove()
            land()

        return sequence(slide_value(travel, 0, 1, 0.24, "in-cubic"), callback_clip(arrive))

    def _show(self) -> None:
        self.image.visible = True

    def _travel(self, share: float) -> None:
        x = self.home[0] + (self.middle[0] - self.home[0]) * share
        y = self.home[1] + (self.middle[1] - self.home[1]) * share
        self.image.move(x, y)
        self.image.scale = self.small + (1 - self.small) * share

    def _widen(self, share: float) -> None:
        self.image.scale_x = share

    def _flip(self) -> None:
        self.image.name = self.face


def strike_out_card(layer: Layer) -> Clip:
    """The veil falls over the card in the middle, and the slash is drawn."""
    x, y = RevealedCard.MIDDLE
    veil = layer.image("carte_blank", x, y, *RevealedCard.SIZE, anchor=(0.5, 0.5), tint=style.INK, alpha=0)
    slash = layer.image("slash", x, y, *RevealedCard.SIZE, anchor=(0.5, 0.5), alpha=0)

    def fall(share: float) -> None:
        veil.alpha = 107 * share
        slash.alpha = 255 * min(1.0, share * 2)
        slash.scale = 1.3 - 0.3 * share

    def sweep() -> None:
        veil.remove()
        slash.remove()

    return sequence(slide_value(fall, 0, 1, 0.32, "out-cubic"), pause_for(0.3), callback_clip(sweep))
