"""Glyphs: pictures of the button or key that one device offers for an intent."""

from typing import Literal

import msgspec

from game.input.devices import FACE, Button, Family

Shape = Literal["button", "pill", "menu", "key", "move", "none"]
"""A face button · a shoulder or trigger pill · three bars · a key cap · a pad's direction · nothing."""


class Glyph(msgspec.Struct, frozen=True):
    """A picture: `image` (an asset's name), or `text` on a cap or pill; `angle` turns it clockwise."""

    shape: Shape
    image: str = ""
    text: str = ""
    angle: int = 0

    @property
    def label(self) -> str:
        """The image's name for a face button, else the words."""
        return self.image if self.shape == "button" else self.text


NO_GLYPH = Glyph("none")
"""Stands for an intent that the device cannot express: no prompt is shown."""

_SETS = {Family.XBOX: "xbox", Family.PLAYSTATION: "ps", Family.NINTENDO: "nin"}
_PILLS: dict[Button, tuple[str, str, str]] = {
    Button.LEFT_SHOULDER: ("LB", "L1", "L"),
    Button.RIGHT_SHOULDER: ("RB", "R1", "R"),
    Button.LEFT_TRIGGER: ("LT", "L2", "ZL"),
    Button.RIGHT_TRIGGER: ("RT", "R2", "ZR"),
    Button.SELECT: ("View", "Share", "–"),
    Button.LEFT_STICK: ("LS", "L3", "LS"),
    Button.RIGHT_STICK: ("RS", "R3", "RS"),
}


def button_glyph(family: Family, button: Button) -> Glyph:
    """The glyph of one button as this family of pads paints it."""
    if button in FACE:
        return Glyph("button", image=f"btn_{_SETS[family]}_{button.value}", text=button.value)
    if button is Button.START:
        return Glyph("menu", image="menu_bars", text="menu")
    return Glyph("pill", text=_PILLS[button][tuple(_SETS).index(family)])
