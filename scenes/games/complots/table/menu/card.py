"""One card of the fan: portrait or sign, name, price, who may parry, and what only its player may see."""

from collections.abc import Sequence

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.unpainted import FIGURES, paper_of, sign_of
from scenes.games.complots.table.menu.faces import HELD, ActionFace
from scenes.games.complots.table.menu.places import CARD
from scenes.games.complots.table.pose import Pose
from scenes.games.complots.table.roles import draw_shield
from scenes.games.complots.table.seat_place import character_picture
from scenes.shell.null_sound import Words

WIDE, HIGH = CARD
_NAME, _FOOT, _TALL_FOOT = 25.0, 38.0, 58.0
_VEIL = 132.0
"""How dark a card lies that cannot be chosen, 0 to 255."""
_MARGIN = 34.0
"""Units of a card's width that its words leave free: the frame, and a little air."""
_SHIELD, _SHIELD_STEP = 36.0, 36.0


class MenuCard:
    """Draws one card of the fan."""

    def __init__(self, layer: Layer, texts: Words, face: ActionFace, pose: Pose, *, chosen: bool) -> None:
        self.layer, self.texts, self.face, self.pose = layer, texts, face, pose
        self._edge(chosen=chosen)
        self._picture()
        top = self._foot()
        self._badges()
        if not face.open_to:
            self._image("carte_blank", 0, 0, WIDE, HIGH, tint=style.INK, alpha=_VEIL)
        self._parries()
        if face.missing:
            self._missing(top)

    def _image(
        self,
        name: str,
        dx: float,
        dy: float,
        w: float,
        h: float,
        *,
        tint: style.Colour | None = None,
        alpha: float = 255,
    ) -> None:
        x, y = self.pose.at(dx, dy)
        k = self.pose.scale
        self.layer.image(
            name, x, y, w * k, h * k, anchor=(0.5, 0.5), tint=tint, alpha=alpha, angle=self.pose.turn
        )

    def _edge(self, *, chosen: bool) -> None:
        """A glow round the chosen card; gilt round one that is held."""
        if chosen:
            self._image("menu_glow", 0, 0, WIDE + 8, HIGH + 8)
        if self.face.mark == HELD:
            self._image("menu_gilt", 0, 0, WIDE + 10, HIGH + 10)

    def _picture(self) -> None:
        face = self.face
        if face.character is not None:
            picture = character_picture(self.layer.art, face.character, "portrait")
            self._image(picture, 0, 0, WIDE, HIGH)
            if picture != "carte_frame":
                return
            sign, paper = sign_of(face.character, FIGURES), paper_of(face.character)
        else:
            self._image("carte_frame", 0, 0, WIDE, HIGH)
            sign, paper = face.sign, face.paper
        self._image("menu_ground", 0, 0, WIDE - 14, HIGH - 14, tint=paper)
        self._image("menu_window", 0, 0, WIDE - 14, HIGH - 14)
        self._image(sign, 0, -26, 82, 82, tint=style.INK)

    def _foot(self) -> float:
        """The name on the foot of the card; returns where the foot begins."""
        letters, room, name = self.layer.letters, WIDE - _MARGIN, self._size(_NAME)
        size = letters.fit(self.face.title, name, room, floor=self._size(style.FLOOR))
        lines: Sequence[str] = (self.face.title,)
        if letters.measure(self.face.title, size)[0] > room or size < name:
            lines = letters.wrapped(self.face.title, name, wrap=room)
        if len(lines) > 1:
            size = min(letters.fit(line, name, room, floor=self._size(style.FLOOR)) for line in lines)
        high = _TALL_FOOT if len(lines) > 1 else _FOOT
        top = HIGH / 2 - high
        picture = "menu_foot_tall" if len(lines) > 1 else "menu_foot"
        self._image(picture, 0, top + high / 2 - 1, WIDE - 2, high)
        low = 14 if len(lines) > 1 and self.face.parries else 11  # shields lie on the lower edge
        for number, line in enumerate(lines[:2]):
            self._word(line, 0, HIGH / 2 - low - 23 * (min(len(lines), 2) - 1 - number), size, style.INK)
        return top

    def _size(self, size: float) -> float:
        """A type size on the card that is not below the floor, however small the card is."""
        return max(size, style.FLOOR / self.pose.scale)

    def _word(
        self, words: str, dx: float, dy: float, size: float, colour: style.Colour, face: str = "fell"
    ) -> None:
        """Write words on the card, no wider than it."""
        x, y = self.pose.at(dx, dy)
        k, turn = self.pose.scale, self.pose.turn
        label = self.layer.text(words, x, y, size * k, face=face, colour=colour, align="center", angle=turn)
        label.squeeze((WIDE - _MARGIN) * k)

    def _badges(self) -> None:
        """Left: what it costs, or brings in. Right, for who may see the hand: the eye, or the mask."""
        face, left, top = self.face, -WIDE / 2, -HIGH / 2
        if face.cost:
            self._image("piece_argent", left + 24, top + 15, 44, 44)
            x, y = self.pose.at(left + 24, top + 15)
            self.layer.disc(x, y, 15.5 * self.pose.scale, style.CREAM, alpha=235)
            self._word(str(face.cost), left + 24, top + 23.5, self._size(24), style.INK, "cinzel900")
        elif face.gain:
            self._pill(left + 32, top + 15, self.texts("complots-menu-gain", n=face.gain))
        if face.mark:
            self._image("badge_held" if face.mark == HELD else "badge_bluff", -left - 20, top + 16, 38, 38)

    def _pill(self, dx: float, dy: float, words: str) -> None:
        x, y = self.pose.at(dx, dy)
        k = self.pose.scale
        size = self._size(24)
        wide = max(46.0, self.layer.letters.measure(words, size, "cinzel800")[0] + 18) * k
        self.layer.panel("score_pill", x - wide / 2, y - 17 * k, wide, 34 * k)
        self._word(words, dx, dy + 8.5, size, style.GOLD_LIGHT, "cinzel800")

    def _parries(self) -> None:
        """A shield for each character that may parry, on the lower edge."""
        shields = self.face.parries
        for number, character in enumerate(shields):
            x, y = self.pose.at((number - (len(shields) - 1) / 2) * _SHIELD_STEP, HIGH / 2 + 13)
            draw_shield(self.layer, self.texts, character, x, y, _SHIELD * self.pose.scale)

    def _missing(self, top: float) -> None:
        """How many coins are lacking, over the name: under the card lie shields, and Court and Treasury."""
        words = self.texts("complots-menu-missing", n=self.face.missing)
        k, dy = self.pose.scale, top - 20
        x, y = self.pose.at(0, dy)
        size = self._size(23)
        wide = (self.layer.letters.measure(words, size)[0] + 26) * k
        self.layer.panel("score_pill", x - wide / 2, y - 17 * k, wide, 34 * k)
        self._word(words, 0, dy + 7.5, size, style.PARCHMENT_SHADE)
