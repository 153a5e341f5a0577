"""What changes with every press: states, prompts, the menu, the fans, the sentence under the ring."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from game.app.table import Table
from game.core.rules import Player
from game.couch.couch import Couch
from game.input.intents import Intent
from game.rules.complots import ComplotsView, questions
from scenes.draw.layer import Layer
from scenes.games.complots.table import layout
from scenes.games.complots.table.animator import Animator
from scenes.games.complots.table.centre.ticket import TicketText
from scenes.games.complots.table.claims.medals import draw_medals
from scenes.games.complots.table.claims.memory import ClaimMemory
from scenes.games.complots.table.controller import Controller
from scenes.games.complots.table.device_prompts import look_first, prompts_for
from scenes.games.complots.table.hand.look_chip import draw_look_chip
from scenes.games.complots.table.hand.private_cards import CHOOSE, PrivateCards
from scenes.games.complots.table.menu.action_menu import ActionMenu
from scenes.games.complots.table.menu.offer import read_offer
from scenes.games.complots.table.seat_place import SeatPlace
from scenes.games.complots.table.seat_prompt import SeatPrompt
from scenes.games.complots.table.seat_state import SeatStatus, current_claim
from scenes.games.complots.table.shown import Shown
from scenes.match.awaited import awaited_words
from scenes.match.hands import Hands
from scenes.motion.timeline import Clip, Timeline, callback_clip, reducible_clip, tween
from scenes.shell.null_sound import Words
from scenes.widgets.group import Group

PASSED = ("complots-passed", "complots-passed-short")
UNDOUBTED = ("complots-undoubted", "complots-undoubted-short")
"""What is said of whoever has let a window pass: who may still block has only not doubted."""

_THINKERS = 2
"""Bots that are said to think; where more do, one line names whom all wait for."""

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
        fan: Layer,
        choice: Layer,
        private: PrivateCards,
        gestures: Timeline,
        texts: Words,
        table: Table,
        couch: Couch,
        hands: Hands,
        animator: Animator,
        plaques: Sequence[SeatPlace],
        shown: Shown,
        claims: ClaimMemory,
    ) -> None:
        """`fan` and `choice` are the layers of the menu: all its cards, and the chosen one."""
        self.layer, self.fan, self.choice, self.gestures = layer, fan, choice, gestures
        self.private, self.claims = private, claims
        self.texts, self.table, self.couch = texts, table, couch
        self.hands, self.animator, self.plaques, self.shown = hands, animator, plaques, shown
        self.sitters = animator.sitters
        self.menu: ActionMenu | None = None
        self.quiet = False
        """Whether nobody is asked yet, for somebody else speaks: no fan, no prompts. See `forget`."""
        self._drawn: object = None
        self._focused: int | None = None
        self._peeked: Player | None = None
        self._claimed: dict[Player, tuple[str, ...]] = {}
        """The claims of each player that were drawn last."""

    def refresh(self, view: ComplotsView, *, idle: bool) -> bool:
        """Draw again if anything is new; says whether it did."""
        signature = self.signature(view, idle)
        if signature == self._drawn:
            return False
        self._drawn = signature
        for layer in (self.layer, self.fan, self.choice):
            layer.clear()
        self.private.clear()
        before = self._focused if self.menu else None
        self.menu = None
        self.hands.spots = []
        for player in range(view.players):
            self.show_state(player, view, idle=idle)
        if idle and view.winner is None:
            self.show_question(view)
        else:
            self.animator.centre.say("")
        self.gesture(before)
        return True

    def gesture(self, before: int | None) -> None:
        """The chosen card stands up, and cards that are peeked at rise; the facts do not wait for either."""
        if self.menu is not None:
            if before is None:
                self._rise(self.fan, 40.0, 0.18)
                self._rise(self.choice, 40.0, 0.18)
            elif before != self._focused:
                self._rise(self.choice, 14.0, 0.14, seen=True)
        peeking = self.hands.peeking
        if peeking is not None and peeking != self._peeked:
            self._rise(self.private.held, 90.0, 0.18)
            self._rise(self.private.cards, 26.0, 0.16)
        self._peeked = peeking

    def _rise(self, layer: Layer, height: float, seconds: float, *, seen: bool = False) -> None:
        """A layer comes up from below, and into sight; at once for whoever wants less motion."""
        layer.dy, layer.alpha = height, 255.0 if seen else 0.0

        def up() -> None:
            layer.dy, layer.alpha = 0.0, 255.0

        full = tween(layer, seconds, "out-back(1.2)", dy=0.0, alpha=255.0)
        self.gestures.add(reducible_clip(full, callback_clip(up)), at="with")

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
            hands.pointing,
            hands.whisper,
            self.table.clock is None,
            bots,
            waiting,
            cursors,
            tuple(self.shown.hidden),
            tuple([plaque.folded for plaque in self.plaques]),
            self.shown.active,
            self.claims.signature,
        )

    # states

    def show_state(self, player: Player, view: ComplotsView, *, idle: bool) -> None:
        """Show the state of one plaque: its light and its lower half."""
        out = not self.shown.hidden[player] and bool(self.shown.lost[player])
        looks_on = idle and self.looks_on(player, view)
        passed = idle and player in view.passed
        speaking = view.claim.player if view.claim and idle else self.shown.active
        aimed = idle and player in self.aimed_at(view) and not out
        self.plaques[player].light(
            view, active=player == speaking and not out, aimed=aimed, dark=passed or out, out=out
        )
        zone = SeatStatus(self.layer, self.texts, view.players, player)
        if out:
            if self.plaques[player].folded:
                zone.leaves(self.texts("complots-out"))
        elif looks_on:
            zone.holds([self.role(card) for card in self.table.seat(player).view.hand])
        elif passed:
            self.show_passed(zone, view)
        elif idle and player in view.owing and not (self.quiet and player not in self.table.bots):
            self.show_owing(zone, player, view)
        else:
            self.show_claim(zone, player, view)
        self.hands.spots += zone.spots
        crowded = idle and player in view.owing and self.hands.controllers[player].countering
        if not crowded and not self.plaques[player].folded:
            self.show_claims(player, view)  # three prompts, or the fold, take their place
        self.show_look(player, view, idle=idle)

    def show_claims(self, player: Player, view: ComplotsView) -> None:
        """The medallions of what this player has claimed; one that is new, or judged, jumps into its row."""
        newest = draw_medals(self.layer, self.texts, view.players, player, self.claims.of(player))
        now = self.claims.signature[player]
        if newest is not None and self._claimed.get(player, now) != now:
            newest.scale = 1.7
            self.gestures.add(
                reducible_clip(tween(newest, 0.26, "out-back(1.2)", scale=1.0), self._settled(newest)),
                at="with",
            )
        self._claimed[player] = now

    @staticmethod
    def _settled(medal: Group) -> Clip:
        """A medallion lies in its row at once."""

        def settle() -> None:
            medal.scale = 1.0

        return callback_clip(settle)

    def show_look(self, player: Player, view: ComplotsView, *, idle: bool) -> None:
        """A person who may look, and does not, is told by which button; always at the same place.

        While cards are chosen in secret, the prompts say it.
        """
        device = self.hands.shown_device(player)
        secrets = self.shown.hidden[player] or player in view.owing
        told = idle and player in view.owing and view.asks in CHOOSE
        if device is not None and self.hands.peeking == player:
            draw_look_chip(self.layer, self.texts, device, view.players, player, held=True)
            return
        if device is None or not secrets or told or self.hands.open_to_all(player):
            return
        box = draw_look_chip(self.layer, self.texts, device, view.players, player)
        self.hands.spots.append((box, player, Intent.PEEK))

    def looks_on(self, player: Player, view: ComplotsView) -> bool:
        """Say whether this player looks at cards while another one chooses from the fan.

        The names stand on the plaque then: held-up cards would lie on the choice of the other.
        """
        person = view.active not in self.table.bots and self.hands.controllers[view.active].aiming is None
        return view.asks == questions.TURN and person and player == self.hands.peeking != view.active

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
            keys = UNDOUBTED if self.may_still_block(zone.player, view) else PASSED
            zone.passed(*(self.texts(key) for key in keys))

    def may_still_block(self, player: Player, view: ComplotsView) -> bool:
        """Say whether whoever has not doubted may be asked about a block next; by public facts."""
        declared = view.declared
        if view.asks != questions.CHALLENGE or view.block is not None or declared is None:
            return False
        block = self.table.rules.setting.actions[declared.action].block
        return block is not None and (block.by == "anyone" or player == declared.target)

    def show_owing(self, zone: SeatStatus, player: Player, view: ComplotsView) -> None:
        """Prompts for a hand, three dots for a bot, a word for a pad that is away."""
        if player in self.table.bots:
            several = len(self.table.bots.keys() & set(view.owing)) > _THINKERS
            zone.thinks("" if several else self.texts("complots-thinks"))
            return
        sitter = self.couch[self.couch.players[player]]
        if sitter.device is None or sitter.waiting:
            zone.says(self.texts("complots-absent"), sad=True)
            return
        controller = self.hands.controllers[player]
        closed = view.asks in CHOOSE and not self.hands.open_to_all(player)
        asks = look_first(view, player) if closed else controller.prompts()
        device = self.hands.shown_device(player) or sitter.device
        zone.prompts(device, prompts_for(device, asks), self.verb)
        if controller.chosen is not None:
            spot = layout.card_spots(view.players, player, 2)[controller.chosen]
            self.layer.panel("frame_focus", spot[0] - 2, spot[1] - 2, spot[2] + 4, spot[3] + 4)

    def verb(self, key: str, ask: SeatPrompt) -> str:
        """The words of a prompt, by its own key or by that of its short form."""
        if ask.role:
            return self.texts(key, role=self.role(ask.role))
        return self.texts(key, count=ask.count)

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
        """Ticket, menu, private cards, and the sentence under the ring."""
        if view.asks == questions.TURN:
            self.show_turn(view)
        elif view.asks == questions.PICK and self.animator.centre.ticket is None:
            lead, title = self.texts("complots-lead-start"), self.texts("complots-pick-title")
            self.animator.centre.show_ticket(TicketText(lead, title))
        for player in view.owing:
            if player not in self.table.bots:
                self.private.show_choice(player, view)
        self.show_peek(view)
        line = self.line(view)
        if line:
            self.animator.hush()
        self.animator.centre.say(line, seen=not self.private.covers_line)
        self.animator.centre.veil_ticket(veiled=self.private.large)

    def show_peek(self, view: ComplotsView) -> None:
        """The own cards of whoever looks at them; in an open hand, beside the fan too."""
        peeking = self.hands.peeking
        if self.menu is not None and self.hands.open_to_all(view.active):
            hand = self.table.seat(view.active).view.hand
            self.private.hold_up(view.active, hand, view, aside=True)
        elif peeking is not None and not self.looks_on(peeking, view):
            asked = view.asks in (questions.TURN, questions.CHALLENGE, questions.BLOCK)
            if asked or peeking not in view.owing:
                self.private.hold_up(peeking, self.hands.controllers[peeking].fan(), view)

    def show_turn(self, view: ComplotsView) -> None:
        """The menu for a hand, or whose turn it is."""
        player, tableau = view.active, self.animator.centre
        if self.quiet or player in self.table.bots:
            if tableau.ticket is None:
                lead, line = self.texts("complots-lead-turn"), self.texts("complots-line-turn")
                tableau.show_ticket(TicketText(lead, self.sitters[player].name, line))
            return
        tableau.show_ticket(None)
        controller = self.hands.controllers[player]
        controller.asks()
        if controller.aiming is None:
            self.show_menu(player, controller, view)
            return
        assert controller.target is not None
        self.animator.show_speaker(player, controller.target)
        action = self.texts(f"action-{controller.aiming}")
        target = self.sitters[controller.target].name
        tableau.show_ticket(
            TicketText(self.texts("complots-choose-target", action=action), target, speaker=0)
        )

    def show_menu(self, player: Player, controller: Controller, view: ComplotsView) -> None:
        """The fan of actions; seats of the right half have it at their left, and their bust at the right."""
        open_ = self.hands.open_to_all(player)
        actions = self.table.rules.setting.actions
        faces = read_offer(self.texts, controller, self.table.seat(player), actions, faces_up=open_)
        if self.hands.refusal:  # said where its player looks now
            faces[controller.cursor] = replace(faces[controller.cursor], why_not=self.hands.refusal)
        mirrored = layout.on_the_right(view.players, player)
        self.menu = ActionMenu(self.fan, self.choice, self.texts, faces, controller.cursor, mirrored=mirrored)
        self._focused = controller.cursor
        self.animator.stand_alone(player, right=mirrored)
        self.animator.centre.candles.show(int(mirrored), 0, 0)  # the fan stands before them

    def line(self, view: ComplotsView) -> str:
        """The sentence under the ring: a refusal, or what the moment asks."""
        if self.hands.refusal:
            return "" if self.menu is not None else self.hands.refusal
        if view.asks not in LINES:
            return ""
        if len(view.owing) > 1 and all(player in self.table.bots for player in view.owing):
            return awaited_words(self.texts, [self.sitters[player].name for player in view.owing])
        name = self.sitters[view.owing[0]].name if view.owing else ""
        return self.texts(LINES[view.asks], name=name)
