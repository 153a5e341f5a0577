"""A seat's private cards on the stage: those it looks at, and those it chooses among."""

from collections.abc import Sequence

from game.core.rules import Player
from game.rules.complots import ComplotsView, questions
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.complots.table import layout
from scenes.games.complots.table.controller import Controller
from scenes.games.complots.table.hand.held import draw_held, held_boxes
from scenes.games.complots.table.hand.private_fan import draw_fan
from scenes.games.complots.table.pose import Pose
from scenes.match.hands import Hands
from scenes.shell.null_sound import Words

CHOOSE = (questions.EXCHANGE, questions.PICK)
"""Questions answered with a cursor among private cards."""
LOOK = (questions.LOSE, questions.SHOW)
"""Questions answered by the place of a card; the cards only help a player who peeks."""

_SEAL = 46.0
"""The size of the seal on cards that are held up, in units."""
_CHIP_ROOM = 392.0
"""Units between the ticket and the edge of the stage."""


class PrivateCards:
    """Draws private cards: `held` lies behind the plaques, `cards` above everything."""

    def __init__(
        self, held: Layer, cards: Layer, texts: Words, hands: Hands, colours: Sequence[int] = ()
    ) -> None:
        """`colours`: of each seat, for the seal on its cards that are held up."""
        self.colours = colours
        self.held, self.cards, self.texts, self.hands = held, cards, texts, hands
        self.covers_line = False
        """Whether cards stand in the place of the sentence under the ring."""
        self.large = False
        """Whether cards stand in the place of the ticket."""
        self.up: set[Player] = set()
        """Whose own cards are held up: they are not on the plaque at the same time."""

    def clear(self) -> None:
        """Take all cards away."""
        self.held.clear()
        self.cards.clear()
        self.hands.fans = {}
        self.covers_line = self.large = False
        self.up.clear()

    def show_choice(self, player: Player, view: ComplotsView) -> None:
        """The cards that a question is about, for the seat it is put to."""
        open_ = self.hands.open_to_all(player)
        controller: Controller = self.hands.controllers[player]
        if view.asks in CHOOSE:
            self._fan(player, controller, view, open_=open_)
        elif view.asks == questions.JUDGE and open_:
            self.hold_up(player, controller.fan(), view)
        elif view.asks in LOOK:
            self._one_of(player, controller, open_=open_)

    def _one_of(self, player: Player, controller: Controller, *, open_: bool) -> None:
        """The cards of which one must go, large in the middle: backs, and faces for whoever looks."""
        cards = controller.fan()
        boxes = layout.choice_boxes(len(cards))
        self.large = True
        if open_:
            self.up.add(player)
            self.hands.fans[player] = boxes
        draw_held(self.cards, self.texts, boxes, cards if open_ else (), controller.chosen)

    def hold_up(
        self,
        player: Player,
        cards: Sequence[str],
        view: ComplotsView,
        *,
        aside: bool = False,
    ) -> None:
        """Hold cards up behind the plaque of a seat, or beside its bust."""
        if not cards:
            return
        if view.asks != questions.JUDGE or player not in view.owing:
            self.up.add(player)
        ring = view.asks in (questions.CHALLENGE, questions.BLOCK)
        boxes = held_boxes(view.players, player, len(cards), aside=aside, ring=ring)
        self.covers_line |= _stand_before_line(boxes)
        draw_held(self.held, self.texts, boxes, cards)
        if self.colours:
            self._seal(boxes[0], self.colours[player])

    def _seal(self, card: Box, colour: int) -> None:
        """Set the seal of a seat on the upper corner of its first card: the cards may stand over another."""
        x, y, _, _ = card
        self.held.image(f"seal_{colour + 1}", x + 6, y + 6, _SEAL, _SEAL, anchor=(0.5, 0.5))

    def _fan(self, player: Player, controller: Controller, view: ComplotsView, *, open_: bool) -> None:
        """Cards among which one chooses with a cursor; closed, they show nothing."""
        cards = controller.fan()
        alone, count = view.asks == questions.EXCHANGE, len(cards)
        if alone:
            boxes = layout.exchange_boxes(view.players, count)
            poses = [Pose(x + w / 2, y + h / 2) for x, y, w, h in boxes]
        else:
            boxes = layout.pick_boxes(player, count)
            poses = layout.pick_poses(player, count, controller.cursor if open_ else None)
        if open_ and alone:
            self.up.add(player)
        self.covers_line |= bool(boxes) and _stand_before_line(boxes)
        draw_fan(
            self.cards, self.texts, poses, cards, open_=open_, cursor=controller.cursor, kept=controller.kept
        )
        if open_:
            self.hands.fans[player] = boxes
        refused = self.hands.refusal if self.hands.refused == player else ""
        words = (self.hands.whisper or self._marked(controller, view)) if open_ else refused
        if words:
            self._chip(words, boxes)

    def _marked(self, controller: Controller, view: ComplotsView) -> str:
        """How many cards are marked, of how many that are kept: for whoever looks at them."""
        if view.asks != questions.EXCHANGE:
            return ""
        return self.texts("complots-marked", marked=len(controller.kept), count=len(controller.view.hand))

    def _chip(self, words: str, boxes: Sequence[Box]) -> None:
        """Over the cards, beside the ticket: how far the choice is, or why it is not made yet."""
        letters, ticket = self.cards.letters, layout.TICKET
        size = letters.fit(words, 24, _CHIP_ROOM - 24)
        wide = letters.measure(words, size)[0] + 24
        right = boxes[0][0] + boxes[-1][0] + boxes[-1][2] > ticket[0] * 2 + ticket[2]
        middle = (boxes[0][0] + boxes[-1][0] + boxes[-1][2]) / 2
        x = middle - wide / 2
        x = max(x, ticket[0] + ticket[2] + 10) if right else min(x, ticket[0] - 10 - wide)
        chip = (min(max(x, 24), 1256 - wide), boxes[0][1] - 58, wide, 40)
        self.cards.panel("chip_lacquer", *chip)
        self.cards.text(words, chip[0] + wide / 2, chip[1] + 28, size, align="center", within=chip).squeeze(
            wide - 12
        )


def _stand_before_line(boxes: Sequence[Box]) -> bool:
    """Whether cards meet the sentence under the ring."""
    return boxes[0][0] < 840 and boxes[-1][0] + boxes[-1][2] > 440
