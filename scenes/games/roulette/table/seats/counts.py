"""What a player has on a plaque: the barrel, the pocket under the help tile, extra BALLE, action cards."""

from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.roulette.table.seats.facts import SeatFacts
from scenes.games.roulette.table.seats.plan import CountSpot, SeatPlan

FAINT = 92.0
"""The alpha, 0 to 255, of a sign that stands for nothing."""
_FAN = 3
"""The most backs in the fan of a hand."""


class SeatCounts:
    """Signs and numbers; each is set anew only when it changes."""

    def __init__(self, layer: Layer, plan: SeatPlan) -> None:
        self._plan = plan
        self._pile = layer.image("barrel_pile", *plan.pile.icon)
        x, y, w, h = plan.pile.icon
        self._tomb = layer.image(
            "icon_tombstone", x + w / 2, y + h / 2, w, w, anchor=(0.5, 0.5), tint=style.BLOOD_LIGHT, alpha=150
        )
        self.barrel = self._number(layer, plan.pile, style.PARCHMENT)
        self._pocket = None if plan.pocket is None else layer.image("pocket_card", *plan.pocket)
        self._seen = None if plan.pocket is None else self._shown_pocket(layer, plan.pocket)
        self.tile = None if plan.tile is None else layer.image("help_tile", *plan.tile)
        x, y, w, h = plan.extra.icon
        self._bullets = layer.image("icon_bullets", x, y, w, h, tint=style.BLOOD_LIGHT)
        self.extra = self._number(layer, plan.extra, style.BLOOD_LIGHT)
        self._cards = self._fan(layer, plan) if plan.fan else []
        self._play = layer.image("icon_card_play", *self._sign(1), tint=style.GOLD_LIGHT)
        self.hand = self._number(layer, plan.hand, style.CREAM)

    def _number(self, layer: Layer, tally: CountSpot, colour: style.Colour) -> Label:
        return layer.text("", *tally.number, tally.size, face="cinzel800", colour=colour)

    def _shown_pocket(self, layer: Layer, box: Box) -> Image:
        x, y, w, h = box
        card = layer.image("carte_clic_mini", x + w / 2, y + h / 2, h, w + 2, anchor=(0.5, 0.5))
        card.angle = 90
        return card

    def _fan(self, layer: Layer, plan: SeatPlan) -> list[Image]:
        x, y, w, h = plan.hand.icon
        return [
            layer.image(
                "dos_action_mini",
                x + w / 2,
                y + 1.1 * h,
                0.9 * w,
                0.9 * h,
                anchor=(0.5, 1.1),
                angle=0.0,
            )
            for _ in range(_FAN)
        ]

    def _place(self, cards: int) -> CountSpot:
        return self._plan.hand if cards < 10 else self._plan.crowded

    def _sign(self, cards: int) -> Box:
        """Return the box of the hand's sign; beside a fan it is small, before the number."""
        tally = self._place(cards)
        x, y = tally.number
        return (x - 34, y - 27, 30, 30) if self._plan.fan else tally.icon

    def show(self, facts: SeatFacts) -> None:
        """Show the numbers of `facts`."""
        gone = facts.out and not facts.barrel
        self._tomb.visible = gone
        self._pile.visible = not gone
        self._pile.alpha = 255 if facts.barrel else FAINT
        self.barrel.text = str(facts.barrel) if facts.barrel else ""
        self.barrel.visible = True
        self._show_pocket(facts)
        self._bullets.visible = facts.extra > 0
        self.extra.text = str(facts.extra) if facts.extra else ""
        self._show_hand(facts.hand)

    def _show_pocket(self, facts: SeatFacts) -> None:
        """Show pocket and help tile; a low plaque has none, and its extra BALLE stand before the barrel."""
        if self._pocket is None or self._seen is None or self.tile is None:
            for mark in (self._tomb, self._pile, self.barrel):
                mark.visible = mark.visible and not facts.extra
            return
        self._pocket.visible = facts.pocket == "back"
        self._seen.visible = facts.pocket in ("clic", "balle")
        if self._seen.visible:
            self._seen.name = f"carte_{facts.pocket}_mini"
        self.tile.name = "help_tile_red" if facts.accused else "help_tile"

    def _show_hand(self, cards: int) -> None:
        self.hand.text = str(cards)
        self.hand.move(*self._place(cards).number)
        x, y, w, h = self._sign(cards)
        self._play.w, self._play.h = w, h
        self._play.move(x, y)
        alpha = 255.0 if cards or style.high_contrast() else FAINT
        self.hand.alpha = self._play.alpha = alpha
        shown = max(1, min(_FAN, cards))
        for place, card in enumerate(self._cards):
            card.visible = place < shown
            card.alpha = alpha
            card.angle = 9.0 * (place - (shown - 1) / 2)
