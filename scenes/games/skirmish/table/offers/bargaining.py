"""Bargains on the stage: drawers, letters, the board of promises, raised hands, broken words (S-18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.core.rules import Event, Player
from game.input.devices import MOUSE
from game.input.intents import Intent
from game.rules.skirmish import SkirmishView
from game.rules.skirmish.events.player import OfferAnswered, PromiseEnded
from game.rules.skirmish.flow.questions import NAME_ENEMY
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, is_in_box
from scenes.games.skirmish.table.layout import DRAWER_WIDTH, PROMISES, WINDOW
from scenes.games.skirmish.table.offers.bargain_stage import BargainStage
from scenes.games.skirmish.table.offers.bidding import LetterTool, OfferTool
from scenes.games.skirmish.table.offers.draft import may_offer
from scenes.games.skirmish.table.offers.drawer import OfferDrawer, row_at
from scenes.games.skirmish.table.offers.letter import LetterFacts, OfferLetter
from scenes.games.skirmish.table.offers.phrases import Bargain, board_rows, given_record, offered_rows
from scenes.games.skirmish.table.offers.promise_board import PromiseBoard
from scenes.games.skirmish.table.offers.treachery_hand import FACE_SIZE, draw_face
from scenes.games.skirmish.table.parts import Part
from scenes.widgets.prompt import GlyphMark

if TYPE_CHECKING:
    from scenes.games.skirmish.table.controller import Controller
    from scenes.match.hands import Hands

_LANES = (214.0, 846.0, 530.0)
"""The left edges of what lies open at once, in the order in which it was opened."""
_TOP, _HIGH = 128.0, 520.0
_LETTER: tuple[float, float, float] = (124.0, 414.0, 340.0)
_BOARD_SECONDS = 4.0
"""How long the board of promises stays after a promise was given or has ended."""
_CHIP = 24.0


class _Lane(NamedTuple):
    """What may lie open at one place."""

    drawer: OfferDrawer
    letter: OfferLetter
    faces: Layer
    x: float


def bargaining_boxes(hands: Hands) -> list[Box]:
    """What the drawers and letters cover that lie open now."""
    tools = [hands.controllers[player].tool() for player in hands.people]
    busy = sum(isinstance(tool, OfferTool | LetterTool) for tool in tools)
    return [(x, _TOP, DRAWER_WIDTH, _HIGH) for x in _LANES[:busy]]


class Bargaining(Part):
    """Everything that the table shows of offers and promises; it follows the hands and the public view."""

    def __init__(self, scene: BargainStage) -> None:
        self._scene = scene
        texts, sitters = scene.texts, scene.sitters
        self._signs = scene.layer()
        self._board = PromiseBoard(scene.layer(), texts, sitters)
        self._lanes = [
            _Lane(
                OfferDrawer(scene.layer(), texts, sitters, (x, _TOP, DRAWER_WIDTH, _HIGH)),
                OfferLetter(scene.layer(), texts, sitters, (x, *_LETTER)),
                scene.layer(),
                x,
            )
            for x in _LANES
        ]
        self._open: list[Player] = []
        """Whose drawer or letter lies open, in the order of opening."""
        self._board_left = 0.0
        self._drawn: object = None
        self._chips: list[tuple[Box, Player, Intent]] = []
        """Where the mouse raises a hand."""
        self._faced: dict[float, object] = {}
        """Which face lies beside which place."""

    # time

    def update(self, dt: float) -> None:
        """The board goes away after a while; while a combat lies on the table it waits."""
        if not self._scene.animator.fight.lies:
            self._board_left = max(0.0, self._board_left - dt)

    def event(self, event: Event) -> None:
        """A word that was given, kept or broken brings the board back."""
        if isinstance(event, PromiseEnded) or (isinstance(event, OfferAnswered) and event.accepted):
            self._board_left = _BOARD_SECONDS

    def refresh(self, *, idle: bool) -> None:
        """Drawers and letters of the hands that bargain; the board beside them; hands that may be raised."""
        hands = [self._hand(player) for player in self._scene.hands.people]
        busy = [hand.me for hand in hands if isinstance(hand.tool(), OfferTool | LetterTool)]
        self._open = [one for one in self._open if one in busy]
        self._open += [one for one in busy if one not in self._open]
        for place, lane in enumerate(self._lanes):
            self._show_lane(lane, self._open[place] if place < len(self._open) else None)
        self._scene.question.places |= {
            player: self._prompt_box(lane, player)
            for player, lane in zip(self._open, self._lanes, strict=False)
        }
        view = self._scene.view
        free = view.asks != NAME_ENEMY and not self._scene.question.choices.boxes
        free = free and not self._scene.animator.fight.lies
        playing = any(hand.asks() and hand.me not in self._open for hand in hands)
        seen = free and (self._board_left > 0 or (0 < len(self._open) < 2 and not playing))
        texts, sitters = self._scene.texts, self._scene.sitters
        said = (*offered_rows(view.offers, texts, sitters), *board_rows(view.promises, texts, sitters))
        rows = said if seen else None
        lies = bool(rows) or (seen and bool(self._open))
        self._board.show(rows if lies else None)
        self.sheet = WINDOW[0] + WINDOW[2] - PROMISES[0] if lies else 0.0
        self._show_signs(view, hands)

    def _hand(self, player: Player) -> Controller:
        hand: Controller = self._scene.hands.controllers[player]
        return hand

    # drawers and letters

    def _prompt_box(self, lane: _Lane, player: Player) -> Box:
        """Where the prompts of an open drawer, or of an open letter, stand."""
        reads = isinstance(self._hand(player).tool(), LetterTool)
        return lane.letter.prompt_box if reads else lane.drawer.prompt_box

    def _show_lane(self, lane: _Lane, player: Player | None) -> None:
        """What lies open at one place: the drawer or the letter of a player, or nothing."""
        hand = self._hand(player) if player is not None else None
        tool = hand.tool() if hand is not None else None
        if hand is not None and isinstance(tool, OfferTool):
            lane.letter.show(None)
            lane.drawer.show(tool.draft.facts(self._scene.view))
            self._show_face(lane, hand, self._own_card(tool, hand))
        elif hand is not None and isinstance(tool, LetterTool):
            lane.drawer.show(None)
            letter = tool.letter(hand)
            assert letter is not None
            bargain = Bargain(letter.by, letter.to, letter.kind, letter.enemy, letter.phase)
            record = given_record(self._scene.view.promises, letter.by)
            lane.letter.show(LetterFacts(bargain, letter.tokens, bool(letter.card), record))
            self._show_face(lane, hand, letter.card)
        else:
            lane.drawer.show(None)
            lane.letter.show(None)
            self._show_face(lane, None, "")

    def _own_card(self, tool: OfferTool, hand: Controller) -> str:
        """The id of the card that is offered, by the view of its own chair."""
        cards = hand.view.hand
        return cards[tool.draft.card] if 0 <= tool.draft.card < len(cards) else ""

    def _show_face(self, lane: _Lane, hand: Controller | None, card: str) -> None:
        """The face of the card in question, beside the drawer, while its owner looks at it."""
        seen = hand is not None and bool(card) and self._scene.hands.open_to_all(hand.me)
        key = (lane.x, hand.me, card) if hand is not None and seen else (lane.x,)
        if self._faced.get(lane.x) == key:
            return
        self._faced[lane.x] = key
        lane.faces.clear()
        if hand is not None and seen:
            left = lane.x - FACE_SIZE[0] - 12 if lane.x > 640 else lane.x + DRAWER_WIDTH + 18
            draw_face(lane.faces, self._scene.texts, card, left, 150.0)

    # signs beside the panels

    def _show_signs(self, view: SkirmishView, hands: list[Controller]) -> None:
        """A raised hand to press beside each panel whose person may offer; a bell with the broken words."""
        panels = self._scene.frame.plan.panels
        may = tuple(
            hand.me
            for hand in hands
            if not hand.bidding and not hand.replying and hand.may_bid and may_offer(view, hand.me)
        )
        broken = tuple(given_record(view.promises, player)[0] for player in range(view.players))
        devices = tuple(self._scene.hands.device_of(player) for player in may)
        key = (may, broken, devices, len(panels))
        if key != self._drawn:
            self._drawn = key
            self._draw_signs(may, broken)
        spots = self._scene.hands.spots
        spots += [chip for chip in self._chips if chip not in spots]

    def _draw_signs(self, may: Sequence[Player], broken: Sequence[int]) -> None:
        """Draw the bells, and the chips of those who may offer."""
        panels = self._scene.frame.plan.panels
        self._signs.clear()
        self._chips = []
        for player, count in enumerate(broken):
            if count and player < len(panels):
                self._draw_bell(panels[player], count)
        for player in may:
            self._draw_chip(panels[player], player)

    def _draw_bell(self, panel: Box, count: int) -> None:
        """How many words this army has broken."""
        x, y, w, _ = panel
        self._signs.disc(x + w - 2, y + 6, 15, style.ERROR)
        self._signs.image("icon_ringing_bell", x + w - 2, y + 6, 20, anchor=(0.5, 0.5), tint=style.PARCHMENT)
        if count > 1:
            label = self._signs.text(
                str(count), x + w + 7, y + 26, 22, face="cinzel800", colour=style.PARCHMENT, shadow=True
            )
            label.exempt = True

    def _draw_chip(self, panel: Box, player: Player) -> None:
        """The button that raises this person's hand, beside the panel."""
        device = self._scene.hands.device_of(player)
        if device is None:
            return
        x, y, w, h = panel
        middle = y + h - 20
        mouse = device == MOUSE
        probe = GlyphMark(self._signs, self._signs.glyph(device, Intent.COUNTER), 0, -99, _CHIP)
        wide = (0.0 if mouse else probe.width) + 44
        for mark in probe.marks:
            mark.remove()
        left = x + w + 6
        self._signs.panel("battle_strip", left, middle - 18, wide, 36)
        if not mouse:
            GlyphMark(self._signs, self._signs.glyph(device, Intent.COUNTER), left + 8, middle, _CHIP)
        self._signs.image("icon_hand", left + wide - 20, middle, 24, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)
        self._chips.append(((left, middle - 18, wide, 36), player, Intent.COUNTER))

    # the mouse

    def click(self, x: float, y: float) -> bool:
        """A row of one's own drawer is chosen, and steps on; at its left half it steps back."""
        player = self._scene.hands.player_of(MOUSE)
        if player is None or player not in self._open:
            return False
        lane = self._lanes[self._open.index(player)]
        hand = self._hand(player)
        tool = hand.tool()
        box = (lane.x, _TOP, DRAWER_WIDTH, _HIGH)
        if not isinstance(tool, OfferTool) or not is_in_box(box, x, y):
            return False
        row = row_at(box, y)
        if row is not None:
            tool.draft.row = row
            forward = x > lane.x + DRAWER_WIDTH * 0.45
            tool.draft.move(hand.view, Intent.RIGHT if forward else Intent.LEFT)
            self._scene.sounds.play("focus")
        return row is not None
