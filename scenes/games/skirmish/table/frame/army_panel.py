"""The panel of one army: seal, name, relation in words, tokens, points, laurels, a raised hand."""

from typing import NamedTuple

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Colour, Point
from scenes.games.skirmish.table.frame.dashes import dashed_rim
from scenes.games.skirmish.table.frame.facts import LOST, MAYBE, ArmyFacts
from scenes.games.skirmish.table.frame.name_plate import write_name
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.games.skirmish.table.relation import Relation
from scenes.match.sitter import Sitter
from scenes.shell.null_sound import Words

TALL = 80.0
"""Panels from this height on have three lines."""
ASIDE_ALPHA = 158.0
"""How bright a panel is, of 255, whose army looks on."""
_RELATION_SIZE = 23.0
_LAURELS = 2.9
"""Width of the laurels round a coin, as a factor of its radius."""
_PANELS = {
    Relation.FRIEND: "battle_army_active",
    Relation.ENEMY: "battle_army_enemy",
    MAYBE: "battle_army_enemy",
}
_INKS: dict[str, Colour] = {
    Relation.FRIEND: style.GOLD_LIGHT,
    Relation.ENEMY: style.BLOOD_LIGHT,
    MAYBE: style.BLOOD_LIGHT,
}


class PanelPlan(NamedTuple):
    """The places inside a panel: middles of pictures, baselines of words."""

    seal: Point
    radius: float
    name: Point
    name_width: float
    relation: Point
    align: str
    coin: Point
    coin_radius: float
    tokens: Point
    points: Point | None
    """The baseline of the victory points; None: there is no room for them."""


def panel_plan(box: Box) -> PanelPlan:
    """The places in a panel: three lines in a tall one, two in a compact one.

    >>> panel_plan((20, 222, 186, 62)).points is None
    True
    """
    x, y, w, h = box
    if h >= TALL:
        return PanelPlan(
            (x + 29, y + 31), 24, (x + 59, y + 31), w - 67, (x + 59, y + 57), "left",
            (x + 29, y + 79), 13, (x + 59, y + 88), (x + w - 12, y + 88),
        )  # fmt: skip
    radius = min(21.0, h / 2 - 6)
    left = x + 2 * radius + 11
    first, second = y + 0.47 * h, y + 0.87 * h
    return PanelPlan(
        (x + radius + 5, y + h / 2), radius, (left, first), x + w - 8 - left, (x + w - 9, second), "right",
        (left + 10, second - 8), 10, (left + 23, second), None,
    )  # fmt: skip


class ArmyPanel:
    """One army in the left column."""

    def __init__(self, layer: Layer, box: Box, sitter: Sitter, texts: Words) -> None:
        self.box, self.plan = box, panel_plan(box)
        self._texts, self._letters = texts, layer.letters
        self._facts: ArmyFacts | None = None
        x, y, w, h = box
        plan = self.plan
        self._body = layer.panel("battle_army", x, y, w, h)
        self._dashes = dashed_rim(layer, box, style.NEUTRAL)
        self.seal = seal_image(layer, sitter, *plan.seal, plan.radius)
        self._name = write_name(layer, sitter.name, *plan.name, 24, plan.name_width, "cinzel800", within=box)
        self._relation = layer.text(
            " ", *plan.relation, _RELATION_SIZE, face="sc", align=plan.align, within=box
        )
        self._laurels = layer.image("icon_laurels", *plan.coin, 44, 44, anchor=(0.5, 0.5))
        self._laurels.tint = style.GOLD_LIGHT
        edge = 2 * plan.coin_radius
        self.coin = layer.image("piece_or_petite", *plan.coin, edge, edge, anchor=(0.5, 0.5))
        self.tokens = layer.text(" ", *plan.tokens, 25, face="cinzel800", colour=style.GOLD_LIGHT, within=box)
        self._points = self._points_of(layer)
        self._hand = layer.image("icon_hand", x + w + 3, y + 0.46 * h, 30, 30, anchor=(0.5, 0.5))
        self._hand.tint = style.GOLD_LIGHT

    def _points_of(self, layer: Layer) -> Label | None:
        """The words of the victory points, where there is room for them."""
        if self.plan.points is None:
            return None
        return layer.text(
            " ", *self.plan.points, 22, face="sc", colour=style.NEUTRAL, align="right", within=self.box
        )

    def show(self, facts: ArmyFacts) -> None:
        """Show `facts` at once; nothing happens when they are the same as before."""
        if facts == self._facts:
            return
        self._facts = facts
        lit = facts.relation in _PANELS
        self._body.name = _PANELS.get(facts.relation, "battle_army")
        self._dashes.visible = facts.relation == Relation.NEUTRAL
        self._name.colour = style.PARCHMENT if lit or not facts.relation else style.PARCHMENT_WORN
        self._relation.text = self._texts(f"skirmish-relation-{facts.relation}") if facts.relation else " "
        self._relation.colour = _INKS.get(facts.relation, style.NEUTRAL)
        self.tokens.text = str(facts.tokens)
        if self._points:
            self._points.text = self._texts("skirmish-frame-points", n=facts.points) if facts.points else " "
        self._crown(leads=facts.leads)
        self._make_room()
        self._hand.visible = facts.raised
        self._dim(faint=facts.aside or facts.relation == LOST)

    def _crown(self, *, leads: bool) -> None:
        """Laurels round the coin, which is smaller then, for who has the most."""
        self._laurels.visible = leads
        size = self.plan.coin_radius * (0.75 if leads else 1.0)
        self.coin.w = self.coin.h = 2 * size
        self._laurels.w = self._laurels.h = _LAURELS * self.plan.coin_radius

    def _make_room(self) -> None:
        """Where a large number and a long relation meet, the words shrink and the coin gives way."""
        (x, _, w, _), (at, _) = self.box, self.plan.relation
        compact, tokens = self.plan.align == "right", self.plan.tokens[0]
        near = self.plan.coin[0] - self.plan.coin_radius
        room = at - (near + self.tokens.width + 6) if compact else x + w - 8 - at
        self._relation.size = self._letters.fit(self._relation.text, _RELATION_SIZE, room, "sc")
        tight = compact and tokens + self.tokens.width + 4 > self._relation.box[0]
        self.coin.visible = not tight
        self._laurels.visible = self._laurels.visible and not tight
        self.tokens.x = near if tight else tokens

    def _dim(self, *, faint: bool) -> None:
        """Let the panel step back."""
        alpha = ASIDE_ALPHA if faint else 255.0
        for mark in self._marks():
            mark.alpha = alpha

    def remove(self) -> None:
        """Take the panel off its layer."""
        for mark in self._marks():
            mark.remove()

    def _marks(self) -> list[Drawable]:
        """Everything the panel is drawn with."""
        marks: list[Drawable] = [self._body, self._dashes, self.seal, self._name, self._relation]
        marks += [self._laurels, self.coin, self.tokens, self._hand]
        return [*marks, self._points] if self._points else marks
