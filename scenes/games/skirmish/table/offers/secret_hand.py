"""One's own treachery cards while one looks at them, and the tag: when one wants to be asked (S-20)."""

from __future__ import annotations

from game.app.games.battle_moments import ALWAYS, ASKED, NAMED, OWN_TESTS, TESTS
from game.core.rules import Player
from game.input.devices import MOUSE
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.style import Box, is_in_box
from scenes.games.skirmish.table.controller import PRIVATE, Controller
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.offers.bidding import LetterTool, OfferTool
from scenes.games.skirmish.table.offers.card_tool import CardTool
from scenes.games.skirmish.table.offers.treachery_hand import HandFacts, TreacheryHand
from scenes.games.skirmish.table.part_stage import PartStage
from scenes.games.skirmish.table.parts import Part
from scenes.widgets.prompt import GlyphMark

TAGS: tuple[frozenset[str], ...] = (
    frozenset(),
    frozenset({ASKED}),
    frozenset({NAMED}),
    frozenset({OWN_TESTS}),
    frozenset({TESTS}),
    frozenset({ALWAYS}),
)
"""What the tag may say, in the order in which it is turned: never, when a card can be played, when one is
named, before one's own tests, before anybody's, always."""
_WORDS = ("never", "asked", "named", "own-tests", "tests", "always")
_CARDS = {Intent.LEFT: -1, Intent.RIGHT: 1}
_TURNS = {Intent.UP: -1, Intent.DOWN: 1}
TAG: Box = (WINDOW[0] + 384, WINDOW[1] + 322, 272, 62)
"""Where the tag hangs: beside the card that is held up, under what it does."""


class SecretHand(Part):
    """There only while its owner looks; any press of another covers it, as all secrets."""

    def __init__(self, scene: PartStage) -> None:
        self._scene = scene
        self._layer = scene.layer()
        self.hand = TreacheryHand(self._layer, scene.texts)
        self._marks: list[Drawable] = []
        self._chosen: dict[Player, int] = {}
        self._said: object = None

    # what is shown

    def refresh(self, *, idle: bool) -> None:
        """Show the hand of whoever looks."""
        owner = self._owner()
        if owner is None:
            self.hand.show(None)
            self._tell(None)
            return
        cards = self._controller(owner).view.hand
        chosen = min(self._chosen.get(owner, 0), max(0, len(cards) - 1))
        self.hand.show(HandFacts(len(cards), chosen, cards[chosen] if cards else ""))
        self._tell(owner)

    def _owner(self) -> Player | None:
        """Who looks at his hand, and not at what a question of his shows him."""
        player = self._scene.hands.peeking
        if player is None or player not in self._scene.hands.people:
            return None
        hand = self._controller(player)
        asked = isinstance(hand.tool(), OfferTool | LetterTool | CardTool)
        return None if hand.asks() in PRIVATE or asked else player

    def _controller(self, player: Player) -> Controller:
        hand: Controller = self._scene.hands.controllers[player]
        return hand

    def tag_of(self, player: Player) -> int:
        """The place of a player's tag among `TAGS`; what a file says otherwise counts as always."""
        marks = self._scene.table.moments.marks_of(player)
        return TAGS.index(marks) if marks in TAGS else len(TAGS) - 1

    def _tell(self, player: Player | None) -> None:
        """Hang the tag, in the glyphs of its owner."""
        device = self._scene.hands.device_of(player) if player is not None else None
        said = None if player is None or device is None else (player, self.tag_of(player), device)
        if said == self._said:
            return
        self._said = said
        for mark in self._marks:
            mark.remove()
        self._marks = []
        if said is None or device is None:
            return
        layer, (x, y, w, h) = self._layer, TAG
        self._marks.append(layer.panel("battle_strip", *TAG))
        at = x + 14.0
        for intent in _TURNS:
            glyph = GlyphMark(layer, layer.glyph(device, intent), at, y + h / 2, 24)
            self._marks += glyph.marks
            at += glyph.width + 5
        kind = f"skirmish-tag-{_WORDS[said[1]]}"
        for key, base, ink in (("skirmish-tag", 26, style.PARCHMENT), (kind, 51, style.GOLD_LIGHT)):
            words = self._scene.texts(key)
            size = layer.letters.fit(words, 24, x + w - at - 20, "fell-italic")
            label = layer.text(words, at + 6, y + base, size, face="fell-italic", colour=ink, within=TAG)
            self._marks.append(label)

    # hands

    def press(self, player: Player, press: Press) -> bool:
        """Left and right lift another card, up and down turn the tag; each sounds like any other."""
        if player != self._owner() or press.intent not in (*_CARDS, *_TURNS):
            return False
        if press.down:
            self._turn(player, _CARDS.get(press.intent, 0), _TURNS.get(press.intent, 0))
        return True

    def click(self, x: float, y: float) -> bool:
        """The mouse lifts a card, or turns the tag, of whoever holds it and looks."""
        owner = self._owner()
        if owner is None or owner != self._scene.hands.player_of(MOUSE):
            return False
        place = self.hand.card_at(x, y)
        if place is not None:
            self._chosen[owner] = place
            self._turn(owner, 0, 0)
        elif is_in_box(TAG, x, y):
            self._turn(owner, 0, 1)
        else:
            return False
        return True

    def _turn(self, player: Player, cards: int, tag: int) -> None:
        count = len(self._controller(player).view.hand)
        if cards and count:
            self._chosen[player] = (self._chosen.get(player, 0) + cards) % count
        if tag:
            table = self._scene.table
            table.moments.mark(table, player, TAGS[(self.tag_of(player) + tag) % len(TAGS)])
        self._scene.sounds.play("focus")
