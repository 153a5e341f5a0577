"""Bindings: the intent of each key and button, read from a TOML file, and the glyph a prompt shows for it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.input.devices import KEYS, KEYS2, Button, Device, Family
from game.input.glyphs import NO_GLYPH, Glyph, button_glyph
from game.input.intents import MOVES, Intent
from game.input.keys import SYMBOLS, arrow_angle, key_label

if TYPE_CHECKING:
    from game.mods.texts import Texts

Keys = Mapping[Intent, tuple[str, ...]]
"""Key names by intent, the one to show first."""

LIFELINE: Keys = {
    Intent.UP: ("UP",),
    Intent.DOWN: ("DOWN",),
    Intent.LEFT: ("LEFT",),
    Intent.RIGHT: ("RIGHT",),
    Intent.ACCEPT: ("ENTER",),
    Intent.BACK: ("ESCAPE",),
}
"""Keys that work when a bindings file forgets them, so that nobody is locked in."""

PAD_LIFELINE: Mapping[Intent, tuple[Button, ...]] = {
    Intent.ACCEPT: (Button.BAS,),
    Intent.BACK: (Button.DROITE,),
    Intent.MENU: (Button.START,),
}
"""Buttons that work when a bindings file forgets them."""

_SWAPPED = {Button.BAS: Button.DROITE, Button.DROITE: Button.BAS}
_ANGLES = {Intent.RIGHT: 0, Intent.DOWN: 90, Intent.LEFT: 180, Intent.UP: 270}
_CLICKS = {Intent.ACCEPT: "input-mouse-left", Intent.BACK: "input-mouse-right"}


class Bindings:
    """The intent of every key and button.

    `swap_confirm`: pads of the Nintendo family confirm with the right button and cancel with the lower one,
    as their owners are used to; doubt and counter stay where they are.
    """

    def __init__(
        self,
        keys: Keys,
        keys2: Keys | None = None,
        pad: Mapping[Intent, tuple[Button, ...]] | None = None,
        *,
        in_match: Mapping[Device, Keys] | None = None,
        swap_confirm: bool = True,
    ) -> None:
        self.swap_confirm = swap_confirm
        used = {name for table in (keys, keys2 or {}) for names in table.values() for name in names}
        lifelines = {i: k for i, k in LIFELINE.items() if not keys.get(i) and not used & set(k)}
        self._keys: dict[Device, Keys] = {KEYS: {**keys, **lifelines}, KEYS2: dict(keys2 or {})}
        self._match = {
            device: {**own, **(in_match or {}).get(device, {})} for device, own in self._keys.items()
        }
        self._pad = {**PAD_LIFELINE, **(pad or {})}

    def keys(self, device: Device, intent: Intent, *, in_match: bool = False) -> tuple[str, ...]:
        """Names of the keys of one keyboard half that mean `intent`, the one to show first."""
        return (self._match if in_match else self._keys).get(device, {}).get(intent, ())

    def layout(self, *, in_match: bool = False) -> dict[int, tuple[Device, Intent]]:
        """The device and intent of each key symbol, in menus or during a match."""
        return {
            SYMBOLS[name]: (device, intent)
            for device, own in (self._match if in_match else self._keys).items()
            for intent, names in own.items()
            for name in names
        }

    def buttons(self, family: Family, intent: Intent) -> tuple[Button, ...]:
        """Buttons that mean `intent` on pads of one family, the one to show first."""
        swaps = family is Family.NINTENDO and self.swap_confirm
        return tuple(_SWAPPED.get(b, b) if swaps else b for b in self._pad.get(intent, ()))

    def meaning(self, family: Family, button: Button) -> Intent | None:
        """The intent of a button on pads of one family, or None."""
        swaps = family is Family.NINTENDO and self.swap_confirm
        place = _SWAPPED.get(button, button) if swaps else button
        return next((intent for intent, buttons in self._pad.items() if place in buttons), None)

    def glyph(
        self, holder: Device | Family, intent: Intent, texts: "Texts", *, in_match: bool = False
    ) -> Glyph:
        """The glyph that a prompt shows for `intent` on this device (a family is its first device)."""
        family = holder if isinstance(holder, Family) else holder.family
        if family.is_pad:
            return self._pad_glyph(family, intent)
        if family is Family.MOUSE:
            return Glyph("key", text=texts(_CLICKS[intent])) if intent in _CLICKS else NO_GLYPH
        device = KEYS if isinstance(holder, Family) else holder
        names = self.keys(device, intent, in_match=in_match)
        return _key_glyph(names[0], texts) if names else NO_GLYPH

    def label(
        self, holder: Device | Family, intent: Intent, texts: "Texts", *, in_match: bool = False
    ) -> str:
        """A glyph in one word: « Espace », « LT », or the image's name of a face button."""
        return self.glyph(holder, intent, texts, in_match=in_match).label

    def _pad_glyph(self, family: Family, intent: Intent) -> Glyph:
        """The glyph of `intent` on pads of one family."""
        if intent in MOVES:
            return Glyph("move", image="key_arrow", text=intent.value, angle=_ANGLES[intent])
        buttons = self.buttons(family, intent)
        return button_glyph(family, buttons[0]) if buttons else NO_GLYPH


def _key_glyph(name: str, texts: "Texts") -> Glyph:
    """The cap of one key: drawn for arrows and Enter, written for all others."""
    words = key_label(name, texts)
    angle = arrow_angle(name)
    if angle is not None:
        return Glyph("key", image="key_arrow", text=words, angle=angle)
    return Glyph("key", image="key_enter" if name == "ENTER" else "", text=words)
