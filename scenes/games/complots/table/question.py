"""What changes with every press: states, prompts, the menu, the fans, the sentence under the ring."""

from collections.abc import Sequence
from typing import Any

from game.app.table import Table
from game.core.rules import Player
from game.couch.couch import Couch
from game.input.intents import Intent
from game.rules.complots import ComplotsView, questions
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.complots.table import layout
from scenes.games.complots.table.action_menu import ActionMenu
from scenes.games.complots.table.animator import Animator
from scenes.games.complots.table.centre.ticket import TicketText
from scenes.games.complots.table.look_chip import draw_look_chip
from scenes.games.complots.table.private_fan import draw_fan
from scenes.games.complots.table.seat_place import SeatPlace
from scenes.games.complots.table.seat_state import SeatStatus, current_claim
from scenes.games.complots.table.shown import Shown
from scenes.match.hands import Hands
from scenes.motion.timeline import Clip, Timeline, callback_clip, reducible_clip, tween
from scenes.shell.null_sound import Words

CHOOSE = (questions.EXCHANGE, questions.PICK)
"""Questions answered with a cursor among private cards."""
LOOK = (questions.LOSE, questions.SHOW, questions.JUDGE)
"""Questions answered by the place of a card; the fan only helps a player who peeks."""

LINES = {
    questions.CHALLENGE: "complots-true-or-bluff",
    questions.BLOCK: "complots-who-blocks",
    questions.LOSE: "complots-choose-loss",
    questions.EXCHANGE: "complots-choose-exchange",
    questions.SHOW: "complots-choose-show",
    questions.JUDGE: "complots-choose-judge",
    questions.PICK: "complots-choose-pick",
}


class Question:
    """Draws the layer of words again whenever what it says has changed, and only then."""

    def __init__(
        self,
        layer: Layer,
        cards: Layer,
        gestures: Timeline,
        texts: Words,
        table: Table,
        couch: Couch,
        hands: Hands,
        animator: Animator,
        plaques: Sequence[SeatPlace],
        shown: Shown,
    ) -> None:
        self.layer, self.cards, self.gestures = layer, cards, gestures
        self.texts, self.table, self.couch = texts, table, couch
        self.hands, self.animator, self.plaques, self.shown = hands, animator, plaques, shown
        self.sitters = animator.sitters
        self.menu: ActionMenu | None = None
        self._drawn: object = None
        self._focused: int | None = None
        self._peeked: Player | None = None
        self._covered = False
        """True when a fan stands in the place of the sentence."""

    def refresh(self, view: ComplotsView, *, idle: bool) -> bool:
        """Draw again if anything is new; says whether it did."""
        signature = self.signature(view, idle)
        if signature == self._drawn:
            return False
        self._drawn = signature
        self.layer.clear()
        self.cards.clear()
        before = self._focused if self.menu else None
        self.menu = None
        self.hands.spots = []
        self.hands.fans = {}
        for player in range(view.players):
            self.show_state(player, view, idle=idle)
        if idle and view.winner is None:
            self.show_question(view)
        else:
            self.animator.centre.line.text = ""
        self.gesture(before)
        return True

    def gesture(self, before: int | None) -> None:
        """The focus slides, and cards that are peeked at rise; the facts do not wait for either."""
        if self.menu is not None and self._focused is not None:
            slide = self.menu.focus(self._focused, before)
            if slide is not None:
                self.gestures.add(slide, at="with")
        peeking = self.hands.peeking
        if peeking is not None and peeking != self._peeked:
            self.cards.dy, self.cards.alpha = 26.0, 0.0
            self.gestures.add(
                reducible_clip(tween(self.cards, 0.16, dy=0.0, alpha=255.0), self.raised()), at="with"
            )
        self._peeked = peeking

    def raised(self) -> Clip:
        """The cards are up at once."""

        def up() -> None:
            self.cards.dy, self.cards.alpha = 0.0, 255.0

        return callback_clip(up)

    def forget(self) -> None:
        """Draw again next time, whatever was drawn: what a chair may do has changed, and not its view."""
        self._drawn = None

    def signature(self, view: ComplotsView, idle: bool) -> tuple[Any, ...]:
        """Return everything that the words depend on."""
        hands = self.hands
        cursors = tuple(controller.place for controller in hands.controllers)
        bots, waiting = tuple(self.table.bots), self.couch.waiting
        return (
            view,
            idle,
            hands.peeking,
            hands.refusal,
            hands.whisper,
            self.table.clock is None,
            bots,
            waiting,
            cursors,
            tuple(self.shown.hidden),
            self.shown.active,
        )

    # states

    def show_state(self, player: Player, view: ComplotsView, *, idle: bool) -> None:
        """Show the state of one plaque: its light and its lower half."""
        out = not self.shown.hidden[player] and bool(self.shown.lost[player])
        passed = idle and player in view.passed
        speaking = view.claim.player if view.claim and idle else self.shown.active
        aimed = idle and player in self.aimed_at(view) and not out
        self.plaques[player].light(
            view, active=player == speaking and not out, aimed=aimed, dark=passed or out, out=out
        )
        zone = SeatStatus(self.layer, self.texts, view.players, player)
        if out:
            zone.says(self.texts("complots-out"), sad=True)
        elif passed:
            self.show_passed(zone, view)
        elif idle and player in view.owing:
            self.show_owing(zone, player, view)
        else:
            self.show_claim(zone, player, view)
        self.hands.spots += zone.spots
        self.show_look(player, view)

    def show_look(self, player: Player, view: ComplotsView) -> None:
        """A person who may look, and does not, is told by which button; always at the same place."""
        device = self.hands.device_of(player)
        secrets = self.shown.hidden[player] or player in view.owing
        if device is None or not secrets or self.hands.open_to_all(player):
            return
        box = draw_look_chip(self.layer, self.texts, device, view.players, player)
        self.hands.spots.append((box, player, Intent.PEEK))

    def aimed_at(self, view: ComplotsView) -> set[Player | None]:
        """Return the targets of the action on the table and of the cursors."""
        targets = {c.target for c in self.hands.controllers if c.asks() == questions.TURN and c.aiming}
        if view.declared is not None and view.asks != questions.TURN:
            targets.add(view.declared.target)
        return targets

    def show_passed(self, zone: SeatStatus, view: ComplotsView) -> None:
        """Show that this player has answered; a signalled block has a word of its own."""
        if view.asks == questions.PICK:
            words = self.texts("complots-chosen")
            zone.passed(words, words)
        elif view.signal is not None and view.signal.player == zone.player:
            words = self.texts("complots-will-counter")
            zone.passed(words, words)
        else:
            zone.passed(self.texts("complots-passed"), self.texts("complots-passed-short"))

    def show_owing(self, zone: SeatStatus, player: Player, view: ComplotsView) -> None:
        """Prompts for a hand, three dots for a bot, a word for a pad that is away."""
        if player in self.table.bots:
            zone.thinks(self.texts("complots-thinks"))
            return
        sitter = self.couch[self.couch.players[player]]
        if sitter.device is None or sitter.waiting:
            zone.says(self.texts("complots-absent"), sad=True)
            return
        controller = self.hands.controllers[player]
        zone.prompts(sitter.device, controller.prompts(), self.verb)
        if controller.chosen is not None:
            spot = layout.card_spots(view.players, player, 2)[controller.chosen]
            self.layer.panel("frame_focus", spot[0] - 2, spot[1] - 2, spot[2] + 4, spot[3] + 4)

    def verb(self, key: str, role: str) -> str:
        """The words of a prompt."""
        return self.texts(key, role=self.role(role)) if role else self.texts(key)

    def role(self, character: str) -> str:
        """The bare name of a character."""
        return self.texts(f"name-{character}")

    def show_claim(self, zone: SeatStatus, player: Player, view: ComplotsView) -> None:
        """Show the claim that this player maintains, if any."""
        claimed = current_claim(view, player)
        if claimed is not None:
            verb, character = claimed
            zone.speaks(self.texts(verb), self.animator.role(character))

    # the question

    def show_question(self, view: ComplotsView) -> None:
        """Ticket, menu, fans, and the sentence under the ring."""
        self._covered = False
        if view.asks == questions.TURN:
            self.show_turn(view)
        elif view.asks == questions.PICK and self.animator.centre.ticket is None:
            lead, title = self.texts("complots-lead-start"), self.texts("complots-pick-title")
            self.animator.centre.show_ticket(TicketText(lead, title))
        for player in view.owing:
            self.show_fan(player, view)
        peeking = self.hands.peeking
        if peeking is not None and (
            peeking not in view.owing or view.asks in (questions.TURN, questions.CHALLENGE, questions.BLOCK)
        ):
            hand = self.table.seat(peeking).view.hand
            self.draw_fan(peeking, hand, view)
        line = self.line(view)
        if line:
            self.animator.hush()
        self.animator.centre.line.text = line
        self.animator.centre.line.visible = not self._covered

    def show_turn(self, view: ComplotsView) -> None:
        """The menu for a hand, or whose turn it is."""
        player, tableau = view.active, self.animator.centre
        if player in self.table.bots:
            if tableau.ticket is None:
                lead, line = self.texts("complots-lead-turn"), self.texts("complots-line-turn")
                tableau.show_ticket(TicketText(lead, self.sitters[player].name, line))
            return
        tableau.show_ticket(None)
        controller = self.hands.controllers[player]
        controller.asks()
        if controller.aiming is None:
            open_to = tuple({option.action for option in self.table.seat(player).options})
            self.menu = ActionMenu(self.layer, self.texts, self.table.rules.setting.actions, open_to)
            self._focused = controller.cursor
            self.animator.show_speaker(player)
            return
        assert controller.target is not None
        self.animator.show_speaker(player, controller.target)
        action = self.texts(f"action-{controller.aiming}")
        target = self.sitters[controller.target].name
        tableau.show_ticket(TicketText(action, target, self.texts("complots-choose-target"), speaker=0))

    def show_fan(self, player: Player, view: ComplotsView) -> None:
        """The private cards of a seat that must choose among them."""
        open_ = self.hands.open_to_all(player)
        if player in self.table.bots or not (view.asks in CHOOSE or (view.asks in LOOK and open_)):
            return
        controller = self.hands.controllers[player]
        cursor = controller.cursor if view.asks in CHOOSE else None
        cards, kept = controller.fan(), controller.kept
        if open_ and view.asks in CHOOSE:
            self.hands.fans[player] = layout.private_card_boxes(view.players, player, len(cards))
        self.draw_fan(player, cards, view, open_=open_, cursor=cursor, kept=kept)
        if open_ and self.hands.whisper:
            self.whisper(layout.private_card_boxes(view.players, player, len(cards)))

    def whisper(self, boxes: Sequence[Box]) -> None:
        """Over the open cards: why they are not chosen yet."""
        words, letters = self.hands.whisper, self.cards.letters
        middle = (boxes[0][0] + boxes[-1][0] + boxes[-1][2]) / 2
        wide = letters.measure(words, 24)[0] + 48
        x = min(max(middle - wide / 2, 30), 1250 - wide)
        chip = (x, boxes[0][1] - 68, wide, 40)
        self.cards.panel("chip_lacquer", *chip)
        self.cards.text(words, x + wide / 2, chip[1] + 28, 24, align="center", within=chip)

    def draw_fan(
        self,
        player: Player,
        cards: Sequence[str],
        view: ComplotsView,
        *,
        open_: bool = True,
        cursor: int | None = None,
        kept: Sequence[int] = (),
    ) -> None:
        """Hold cards up over a plaque; the sentence gives way where they meet."""
        if not cards:
            return
        boxes = layout.private_card_boxes(view.players, player, len(cards))
        self._covered |= boxes[0][0] < 840 and boxes[-1][0] + boxes[-1][2] > 440
        draw_fan(self.cards, self.texts, boxes, cards, open_=open_, cursor=cursor, kept=kept)

    def line(self, view: ComplotsView) -> str:
        """The sentence under the ring: a refusal, or what the moment asks."""
        if self.hands.refusal:
            return self.hands.refusal
        if view.asks not in LINES or (layout.has_narrow_seats(view.players) and self.table.clock is not None):
            return ""
        name = self.sitters[view.owing[0]].name if view.owing else ""
        return self.texts(LINES[view.asks], name=name)
