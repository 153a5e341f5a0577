"""Faces of cards: action cards of any mod, and the two cards a gun is loaded with."""

from collections.abc import Sequence
from functools import partial

import msgspec

from game.rules.roulette import questions
from scenes.draw import style
from scenes.draw.art import Art
from scenes.draw.drawable import Drawable
from scenes.draw.dress import Dress, mounted_dress
from scenes.draw.layer import Layer
from scenes.draw.text import Typesetter
from scenes.draw.unpainted import DEEDS, paper_of, sign_of
from scenes.shell.null_sound import Words

TALL, WIDE = 332.0, 216.0
"""A card as it is painted."""
_LIKE, WINDOW, _MINI_SHARE = "carte_action_cadeau", (14.0, 14.0, 202.0, 230.0), 0.25
"""A painted card whose frame others have; its window in units (left, top, right, bottom); the small one."""
MINI = 120.0
"""Below that height the small picture is shown."""
BADGES = 100.0
"""Units of height from which a card bears its badges."""
ACTION_BACK, GUN_BACK = "dos_action", "dos_barillet"
GUN = {True: "carte_balle", False: "carte_clic", None: GUN_BACK}
"""The picture of a gun card: a BALLE, a CLIC, or one that nobody sees."""
MOMENT_ICONS: dict[str, str] = {
    questions.BEFORE_POCKETS: "icon_card_pick",
    questions.BEFORE_BETS: "icon_cycle",
    questions.AFTER_BETS: "icon_dice_six_faces_four",
    questions.BEFORE_ACCUSATIONS: "icon_pointing",
    questions.BEFORE_SHOT: "icon_gunshot",
    questions.DYING: "icon_broken_heart",
    questions.AFTER_SHOT: "icon_revolver",
    questions.AFTER_COUNT: "icon_abacus",
}
"""The signs for the moment when a card may be played."""

_NAME = (270.0, 66.0)
"""The middle of the name, and how high it may be."""
_NAMED_AT, _LEADING = 29.0, 1.04
_LEAST_BADGE = 24.0


class Card(msgspec.Struct, frozen=True):
    """An action card, and what its badges say."""

    id: str
    moment: str = ""
    """When it may be played: a key of `MOMENT_ICONS`; no badge otherwise."""
    skull: bool = False
    """True if the dead may play the card."""


def card_width(h: float) -> float:
    """How wide a card of that height is.

    >>> card_width(332)
    216.0
    """
    return h * WIDE / TALL


def card_picture(art: Art, card: str, h: float) -> str:
    """The image of an action card at some height; one that nobody painted has a sign chosen by its name."""
    mod, _, name = card.rpartition(":")
    wanted = [f"carte_action_{card}", *([f"carte_action_{name}"] if mod in ("", "base") else [])]
    painted = next((image for image in wanted if art.has(image)), "")
    if not painted and mod:
        hang_face(art, card, Dress(paper_of(card), sign_of(card, DEEDS)))
        painted = wanted[0]
    return _sized(art, painted or "carte_action", h)


def hang_face(art: Art, card: str, dress: Dress) -> None:
    """Let an action card look so from now on, large and small."""
    for end, share in (("", 1.0), ("_mini", _MINI_SHARE)):
        left, top, right, bottom = (share * edge for edge in WINDOW)
        like, window = f"{_LIKE}{end}", (left, top, right, bottom)
        art.adopt(
            f"carte_action_{card}{end}", like, partial(mounted_dress, art, like, window, dress), dress.seal
        )


def undress(art: Art, card: str) -> None:
    """Let an action card look as if nobody had dressed it."""
    for end in ("", "_mini"):
        art.dismiss(f"carte_action_{card}{end}")


def draw_face(
    layer: Layer,
    card: Card | str,
    x: float,
    y: float,
    h: float,
    texts: Words | None,
    art: Art,
    *,
    back: bool = False,
    alpha: float = 255,
) -> list[Drawable]:
    """Lay an action card, its left top at x, y; a large one bears its name and badges. Everything drawn.

    Without `texts` no name is written on it.
    """
    if isinstance(card, str):
        card = Card(card)
    if back:
        return _lay(layer, _sized(art, ACTION_BACK, h), x, y, h, alpha)
    marks = _lay(layer, card_picture(art, card.id, h), x, y, h, alpha)
    if h >= BADGES:
        marks += draw_badges(layer, card, x, y, card_width(h), h, alpha)
    if texts is not None and h >= MINI:
        marks += _name(layer, texts(name_key(card.id)), x, y, h, alpha)
    return marks


def draw_gun(
    layer: Layer, balle: bool | None, x: float, y: float, h: float, words: str = "", *, alpha: float = 255
) -> list[Drawable]:
    """Lay a gun card, its left top at x, y: a BALLE, a CLIC or, for None, its back. Everything drawn."""
    marks = _lay(layer, _sized(layer.art, GUN[balle], h), x, y, h, alpha)
    return marks + (_name(layer, words, x, y, h, alpha) if words else [])


def name_key(card: str) -> str:
    """The Fluent key of a card's name.

    >>> name_key("base:cadeau"), name_key("cadeau")
    ('name-base:cadeau', 'name-cadeau')
    """
    return f"name-{card}"


def rule_key(card: str) -> str:
    """The Fluent key of what a card does, in one sentence."""
    return f"card-{card}"


def rule_of(texts: Words, card: str) -> str:
    """Return a card's effect in one sentence; empty when its mod has no words for it."""
    return texts(rule_key(card)) if rule_key(card) in texts else ""


def preload_cards(art: Art) -> None:
    """Open every small card ahead: a player who peeks must not wait, whichever cards they hold."""
    small = [name for name in art.names() if name.startswith("carte_action") and name.endswith("_mini")]
    art.preload(*small, *(_sized(art, name, 0) for name in (ACTION_BACK, *GUN.values())))


def _sized(art: Art, image: str, h: float) -> str:
    mini = f"{image}_mini"
    return mini if h < MINI and art.has(mini) else image


def _lay(layer: Layer, image: str, x: float, y: float, h: float, alpha: float) -> list[Drawable]:
    return [layer.image(image, x, y, card_width(h), h, alpha=alpha)]


def draw_badges(
    layer: Layer, card: Card, x: float, y: float, w: float, h: float, alpha: float = 255
) -> list[Drawable]:
    """Lay the signs of when it may be played, and whether the dead may, in the upper corners of a card."""
    scale = h / TALL
    edge = max(_LEAST_BADGE, 38 * scale)
    inset = 15 * scale + edge / 2
    marks: list[Drawable] = []
    icon = MOMENT_ICONS.get(card.moment)
    if icon is not None:
        left = x + inset
        marks.append(_centred(layer, "badge_moment", left, y + inset, edge, alpha))
        marks.append(
            _centred(layer, icon, left, y + inset, edge * 22 / 38, alpha, style.GOLD_LIGHT),
        )
    if card.skull:
        marks.append(_centred(layer, "badge_skull", x + w - inset, y + inset, edge, alpha))
    return marks


def _centred(
    layer: Layer, image: str, x: float, y: float, edge: float, alpha: float, tint: style.Colour | None = None
) -> Drawable:
    return layer.image(image, x, y, edge, edge, anchor=(0.5, 0.5), alpha=alpha, tint=tint)


def _name(layer: Layer, words: str, x: float, y: float, h: float, alpha: float) -> list[Drawable]:
    scale, letters = h / TALL, layer.letters
    room = (WIDE - 14) * scale
    size, lines = _set(letters, words, _NAMED_AT * scale, room, _NAME[1] * scale)
    step = size * _LEADING
    first = y + _NAME[0] * scale + size * 0.35 - step * (len(lines) - 1) / 2
    return [
        layer.text(
            line,
            x + card_width(h) / 2,
            first + step * place,
            size,
            face="cinzel800",
            colour=style.INK,
            align="center",
            alpha=alpha,
            within=(x, y, card_width(h), h),
        )
        for place, line in enumerate(lines)
    ]


def _set(
    letters: Typesetter, words: str, largest: float, room: float, high: float
) -> tuple[float, Sequence[str]]:
    """Return the size and the lines in which a name fits on its card; no lines when it does not."""
    size = max(style.FLOOR, largest)
    while size >= style.FLOOR:
        for lines in _breaks(letters, words):
            widest = max(letters.measure(line, size, "cinzel800")[0] for line in lines)
            if widest <= room and len(lines) * size * _LEADING <= high:
                return size, lines
        size -= 1.0
    return size, ()


def _breaks(letters: Typesetter, words: str) -> list[Sequence[str]]:
    """The name in one line, and in the two lines that are most alike."""
    parts = words.split(" ")
    halves = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    even = sorted(halves, key=lambda two: max(letters.measure(one, 24, "cinzel800")[0] for one in two))
    return [(words,), *even[:1]]
