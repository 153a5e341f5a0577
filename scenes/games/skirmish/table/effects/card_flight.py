"""Treachery cards on the table: they fly out of a hand, turn over, and lie there to be read (S-20)."""

from collections.abc import Sequence
from functools import partial

from scenes.draw import style
from scenes.draw.art import Art
from scenes.draw.drawable import Drawable
from scenes.draw.dress import Dress, mounted_dress
from scenes.draw.layer import Layer
from scenes.draw.style import Point
from scenes.draw.unpainted import DEEDS, paper_of, sign_of
from scenes.games.skirmish.table.effects.air import Marks, passing_marks
from scenes.motion.timeline import Clip, reducible_clip

FACES = {
    "ordres_falsifies": "ordres",
    "bourse_garnie": "bourse",
    "guide_vereux": "guide",
    "eclaireurs_loyaux": "eclaireurs",
    "poudre_mouillee": "poudre",
    "tir_embusque": "embuscade",
    "fiole_de_poison": "fiole",
    "coup_dans_le_dos": "dos",
    "moral_vacillant": "moral",
    "main_secourable": "secours",
    "interference_occulte": "interference",
    "parchemin_vendu": "parchemin",
    "pacte_secret": "pacte",
    "chasseur_de_primes": "primes",
    "vol_de_paie": "paie",
    "espion": "espion",
    "contre_ordre": "contre",
    "renegats": "renegats",
}
"""The last word of each card's picture, by the last part of its id."""
BACK, LIKE = "dos_traitrise", "carte_traitrise_guide"
"""The back of all cards; the painted face whose frame a card has that nobody has painted."""
WINDOW = (18, 18, 202, 231)
"""Where the picture lies on a face, in units: left, top, right, bottom."""
SIZE = (160.0, 244.0)
"""Width and height of a card that lies on the table to be read, in units."""
_FLIGHT_SECONDS, _TURN_SECONDS = 0.34, 0.26
_EFFECT_WIDE, _EFFECT_SIZE = 560.0, 24.0
"""Of the strip that says what a card does, in units."""
_NAME_UP = 0.19
"""How far above its foot a card's name stands, as a share of its height."""


def card_face(layer: Layer, card: str) -> str:
    """The picture of a card's face, by its id."""
    short = card.partition(":")[2]
    name = f"carte_traitrise_{FACES.get(short, '')}"
    if layer.art.has(name) and not layer.art.has(made_name(card)):
        return name
    if not layer.art.has(made_name(card)):
        hang_face(layer.art, card, Dress(paper_of(card), sign_of(card, DEEDS)))
    return made_name(card)


def made_name(card: str) -> str:
    """What the picture of a card is called that is not one of ours."""
    return f"carte_traitrise_{card}"


def undress(art: Art, card: str) -> None:
    """Let a card look as if nobody had dressed it."""
    art.dismiss(made_name(card))


def hang_face(art: Art, card: str, dress: Dress) -> None:
    """Let a card look so from now on."""
    art.adopt(made_name(card), LIKE, partial(mounted_dress, art, LIKE, WINDOW, dress), dress.seal)


def draw_card_face(layer: Layer, card: str, left: float, top: float, w: float, h: float) -> list[Drawable]:
    """Draw the face of a card."""
    return [layer.image(card_face(layer, card), left, top, w, h)]


def shown_card(
    layer: Layer, card: str, words: str, effect: str, start: Point, at: Point, hold: float
) -> Clip:
    """A card that flies from a hand to `at`, turns over there and is read for `hold` seconds.

    Beneath it stands what it does, in words; "" leaves that out.
    """
    long = _FLIGHT_SECONDS + _TURN_SECONDS
    wide, high = SIZE

    def make() -> Sequence[Drawable]:
        back = layer.image(BACK, *start, wide, high, anchor=(0.5, 0.5))
        face = layer.image(card_face(layer, card), *at, wide, high, anchor=(0.5, 0.5), alpha=0)
        return [back, face, _name_on(layer, words, at), *_effect_under(layer, effect, at)]

    def move(marks: Marks, share: float) -> None:
        back, face, *said = marks
        far = min(1.0, share * long / _FLIGHT_SECONDS)
        turned = max(0.0, share * long - _FLIGHT_SECONDS) / _TURN_SECONDS
        back.move(start[0] + (at[0] - start[0]) * far, start[1] + (at[1] - start[1]) * far)
        back.scale = 0.25 + 0.75 * far
        back.scale_x = back.scale_y * max(0.0, 1 - 2 * turned)
        face.scale_x = max(0.0, min(1.0, 2 * turned - 1))
        back.alpha, face.alpha = (255, 0) if turned < 0.5 else (0, 255)
        for mark in said:
            mark.alpha = 255 if share >= 1 else 0

    full = passing_marks(make, move, long, "out-quad", hold)
    return reducible_clip(full, passing_marks(make, move, 0.0, hold=hold))


def lying_card(layer: Layer, card: str, words: str, at: Point, sign: str, hold: float) -> Clip:
    """A card that lies there, with a sign stamped upon it for what became of it."""
    wide, high = SIZE

    def make() -> Sequence[Drawable]:
        face = layer.image(card_face(layer, card), *at, wide, high, anchor=(0.5, 0.5))
        disc = layer.disc(*at, 40, style.INK, alpha=0)
        mark = layer.image(sign, *at, 52, 52, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT, alpha=0)
        return [face, _name_on(layer, words, at), disc, mark]

    def move(marks: Marks, share: float) -> None:
        marks[1].alpha = 255
        for mark in marks[2:]:
            mark.alpha = 255 * min(1.0, 2 * share)
            mark.scale = 2.4 - 1.4 * share

    full = passing_marks(make, move, 0.24, "out-back", hold)
    return reducible_clip(full, passing_marks(make, move, 0.0, hold=hold))


def _effect_under(layer: Layer, effect: str, at: Point) -> Sequence[Drawable]:
    """What a card does, on a dark strip under it, in two lines at most."""
    lines = layer.letters.wrapped(effect, _EFFECT_SIZE, "fell-italic", wrap=_EFFECT_WIDE - 36)[:2]
    if not effect:
        return ()
    top, high = at[1] + SIZE[1] / 2 + 10, 22.0 + 30 * len(lines)
    strip = layer.box(at[0] - _EFFECT_WIDE / 2, top, _EFFECT_WIDE, high, style.INK, alpha=0)
    return [strip] + [
        layer.text(
            line, at[0], top + 34 + 30 * place, _EFFECT_SIZE,
            face="fell-italic", colour=style.PARCHMENT, align="center", alpha=0,
        )
        for place, line in enumerate(lines)
    ]  # fmt: skip


def _name_on(layer: Layer, words: str, at: Point) -> Drawable:
    """The name of a card on its foot, in two lines if need be."""
    ink, room, letters = style.INK, SIZE[0] - 24, layer.letters
    longest = max(letters.measure(word, 22, "cinzel800")[0] for word in words.split() or [words])
    face = "cinzel800" if longest <= room else "sc"
    size = 22.0 if letters.measure(words, 22, face)[0] > room else 24.0
    y = at[1] + SIZE[1] / 2 - SIZE[1] * _NAME_UP
    return layer.text(
        words, at[0], y, size, face=face, colour=ink, align="center", wrap=room, leading=1.0, alpha=0
    )
