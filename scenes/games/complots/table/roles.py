"""The small sign of a character: its emblem on its paper; a mod's newcomer has its initial."""

from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.unpainted import paper_of
from scenes.shell.null_sound import Words

EMBLEMS = {
    "duchesse": "icon_jewel_crown",
    "assassin": "icon_plain_dagger",
    "comtesse": "icon_domino_mask",
    "capitaine": "icon_captain_hat_profile",
    "ambassadeur": "icon_wax_seal",
    "inquisiteur": "icon_magnifying_glass",
}
"""The emblem of each of our characters, by short name."""
_OURS = "base"


def short_name(character: str) -> str:
    """The name of one of our characters without its mod; of a mod's own, nothing."""
    mod, _, name = character.rpartition(":")
    return name if mod in ("", _OURS) and name in EMBLEMS else ""


def role_paper(character: str) -> style.Colour:
    """The colour of the paper behind a character."""
    return style.COURT.get(short_name(character)) or paper_of(character)


def draw_emblem(layer: Layer, texts: Words, character: str, x: float, y: float, size: float) -> Image | Label:
    """Draw the emblem of a character, `size` units wide, its middle at x, y."""
    name = short_name(character)
    if name:
        picture = EMBLEMS[name] if size > 24 else f"{EMBLEMS[name]}_petit"
        return layer.image(picture, x, y, size, size, anchor=(0.5, 0.5), tint=style.CREAM)
    letter = texts(f"name-{character}")[:1]
    label = layer.text(letter, x, y + size * 0.36, size, face="cinzel800", colour=style.CREAM, align="center")
    label.exempt = True
    return label


def draw_shield(layer: Layer, texts: Words, character: str, x: float, y: float, size: float) -> None:
    """Draw the shield of a character that may parry, `size` units wide, its middle at x, y."""
    for picture, tint in (("shield_claim", None), ("shield_claim_field", role_paper(character))):
        layer.image(picture, x, y, size, anchor=(0.5, 0.5), tint=tint)
    draw_emblem(layer, texts, character, x, y - size * 0.05, size * 0.56)
