"""The face of a captain: the head of its seat's bust, on warm paper in a gilt frame."""

from typing import Any

from PIL import Image as Pillow
from PIL import ImageDraw

from scenes.draw import style
from scenes.draw.art import Art
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer

CARD = (66.0, 84.0)
"""Width and height of a captain's card, in units, as its frame is painted."""
_SHARP = 3
"""Pixels of the picture for each unit of the card."""
_HEAD = (0.19, 0.015, 0.88, 0.72)
"""The part of a portrait that is its head, in shares of its width and height."""
_RIM = 3.0
"""The width of the frame, in units."""
_EDGE_DARK = (120, 66, 40)
_WARM, _GLOW = (196, 128, 78), (246, 218, 164)


def captain_card(
    layer: Layer, persona: int, colour: int, x: float, y: float, w: float, h: float, **how: Any
) -> Image:
    """Lay the card of a captain whose seat wears this mask and this colour."""
    tint = style.SEATS[colour].colour.rgb
    size = (max(1, round(w * layer.letters.scale)), max(1, round(h * layer.letters.scale)))
    key = f"roulette:captain:{persona}:{tint}:{size}"
    return layer.picture(key, lambda: _drawn(layer.art, persona, tint, size), x, y, w, h, **how)


def _drawn(art: Art, persona: int, tint: style.Rgb, size: tuple[int, int]) -> Pillow.Image:
    """The card as a picture of so many pixels."""
    wide, high = (round(edge * _SHARP) for edge in CARD)
    card = _paper(wide, high)
    head = _head(art, persona, tint)
    inner = (wide, round(wide * head.height / head.width))
    head = head.resize(inner, Pillow.Resampling.LANCZOS)
    card.paste(head, (0, max(0, high - inner[1])), head)
    return _framed(card).resize(size, Pillow.Resampling.LANCZOS)


def _paper(wide: int, high: int) -> Pillow.Image:
    """Warm paper, lighter where the face is."""
    shade = Pillow.radial_gradient("L").resize((round(wide * 1.5), round(high * 1.3)))
    left = round(wide * 0.2)
    shade = shade.crop((left, 0, left + wide, high))
    return Pillow.composite(
        Pillow.new("RGBA", (wide, high), (*_WARM, 255)),
        Pillow.new("RGBA", (wide, high), (*_GLOW, 255)),
        shade,
    )


def _head(art: Art, persona: int, tint: style.Rgb) -> Pillow.Image:
    """The head of the portrait, its accents in the colour of the seat."""
    name = f"portrait_persona_{persona + 1}"
    bust, accent = art.original(name).convert("RGBA"), art.original(f"{name}_acc").convert("RGBA")
    red, green, blue, alpha = accent.split()
    tinted = [
        band.point([value * part // 255 for value in range(256)])
        for band, part in zip((red, green, blue), tint, strict=True)
    ]
    bust.alpha_composite(Pillow.merge("RGBA", (*tinted, alpha)))
    left, top, right, foot = _HEAD
    return bust.crop(
        (
            round(bust.width * left),
            round(bust.height * top),
            round(bust.width * right),
            round(bust.height * foot),
        )
    )


def _framed(card: Pillow.Image) -> Pillow.Image:
    """The same with round corners and a gilt rim."""
    wide, high = card.size
    rim, round_ = round(_RIM * _SHARP), round(6 * _SHARP)
    mask = Pillow.new("L", card.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, wide - 1, high - 1), round_, fill=255)
    pen = ImageDraw.Draw(card)
    box = (0, 0, wide - 1, high - 1)
    pen.rounded_rectangle(box, round_, outline=style.GOLD.rgb, width=rim)
    pen.rounded_rectangle(box, round_, outline=style.GOLD_LIGHT.rgb, width=max(1, rim // 3))
    inner = (rim, rim, wide - 1 - rim, high - 1 - rim)
    pen.rounded_rectangle(inner, max(1, round_ - rim), outline=_EDGE_DARK, width=2)
    card.putalpha(mask)
    return card
