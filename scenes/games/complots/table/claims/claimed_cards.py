"""The claimed character beside its claimant while the claim stands: of the catalogue, never of the hand."""

from scenes.draw import style
from scenes.draw.drawable import Drawable, Image
from scenes.draw.layer import Layer
from scenes.games.complots.table.claims.memory import LIE, PROVED, Told
from scenes.games.complots.table.layout import CLAIM_CARD, CLAIM_POSES
from scenes.games.complots.table.pose import Pose
from scenes.games.complots.table.seat_place import character_picture
from scenes.motion.timeline import Clip, callback_clip, reducible_clip, sequence, slide_value
from scenes.shell.null_sound import Words
from scenes.widgets.group import Group

_SECONDS, _FROM_BELOW = 0.22, 46.0


class ClaimedCards:
    """One card beside each bust, or none."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self.layer, self.texts = layer, texts
        self._cards: list[Group | None] = [None, None]

    def clear(self, *sides: int) -> None:
        """Take the card of one side away, or of both."""
        for side in sides or (0, 1):
            card = self._cards[side]
            if card is not None:
                card.remove()
                self._cards[side] = None

    def put(self, side: int, told: Told) -> None:
        """Lay a claim beside the left bust (0) or the right one (1): nothing of one that was a lie."""
        self.clear(side)
        if told.fate == LIE:
            return
        pose = CLAIM_POSES[side]
        marks = [*self._card(told, pose), *self._badge(told, pose, 1 if side == 0 else -1)]
        self._cards[side] = Group(pose.x, pose.y, marks)

    def _card(self, told: Told, pose: Pose) -> list[Drawable]:
        """The card of the character: gilt once it is proved, barred where it is denied."""
        w, h = CLAIM_CARD
        marks: list[Drawable] = []
        if told.fate == PROVED:
            marks.append(self._picture("menu_gilt", pose, w + 8, h + 8))
        marks.append(self._picture(character_picture(self.layer.art, told.character, "portrait"), pose, w, h))
        if told.denial:
            marks.append(self._picture("icon_interdiction", pose, 92, 92, style.BLOOD_LIGHT))
        return marks

    def _badge(self, told: Told, pose: Pose, inner: int) -> list[Drawable]:
        """On the corner towards the middle: only said so far, or proved."""
        layer, proved = self.layer, told.fate == PROVED
        corner = pose.at(inner * (CLAIM_CARD[0] / 2 - 8), 8 - CLAIM_CARD[1] / 2)
        sign = "icon_check_mark_petit" if proved else "icon_megaphone_petit"
        tint = style.VERDIGRIS_LIGHT if proved else style.GOLD_LIGHT
        return [
            layer.disc(*corner, 20, style.GOLD_DARK),
            layer.disc(*corner, 18.4, style.NIGHT),
            layer.image(sign, *corner, 24, 24, anchor=(0.5, 0.5), tint=tint),
        ]

    def _picture(self, name: str, pose: Pose, w: float, h: float, tint: style.Colour | None = None) -> Image:
        return self.layer.image(name, pose.x, pose.y, w, h, anchor=(0.5, 0.5), tint=tint, angle=pose.turn)

    def appear(self, side: int, told: Told) -> Clip:
        """Return the clip of a card that rises beside its claimant."""

        def rise(share: float) -> None:
            card = self._cards[side]
            if card is not None:
                card.y = CLAIM_POSES[side].y + _FROM_BELOW * (1 - share)
                card.alpha = 255 * min(1.0, share * 1.6)

        slide = slide_value(rise, 0, 1, _SECONDS, "out-back(1.2)")
        return sequence(callback_clip(lambda: self.put(side, told)), reducible_clip(slide))
