"""What changes with every press: the parchment of the question, prompts in each hand's glyphs, lights."""

import math
from collections.abc import Sequence
from typing import Any

from game.app.table import Table
from game.core.rules import Player
from game.couch.couch import Couch
from game.input.devices import MOUSE, Device
from game.input.intents import Intent
from game.rules.skirmish import SkirmishView
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.skirmish.table.answers.choice_sheet import ChoiceFacts
from scenes.games.skirmish.table.answers.choice_ticket import Choices, is_on_table
from scenes.games.skirmish.table.answers.crumbs import TARGET, UNIT
from scenes.games.skirmish.table.answers.families import CARDS, NAMES
from scenes.games.skirmish.table.answers.tool import MarkingTool
from scenes.games.skirmish.table.controller import PICKING, PRIVATE, REPLYING, Controller
from scenes.games.skirmish.table.frame.frame import Frame
from scenes.games.skirmish.table.layout import END_TICKET, PROMPT_LINE, PROMPTS, WINDOW
from scenes.games.skirmish.table.offers.card_tool import CardTool
from scenes.games.skirmish.table.phrases import Phrases
from scenes.match.hands import CLICK, Hands, PromptSpec
from scenes.match.sitter import Sitter
from scenes.widgets.prompt import Prompt

PEEK = PromptSpec(Intent.PEEK, "skirmish-hand-look")
OFFERS = PromptSpec(Intent.DOUBT, "skirmish-hand-offers")
_GAP, _GLYPH, _WORDS = 22.0, 31.0, 22.0
_MIDDLE = PROMPT_LINE - 2
"""Middle of the prompts, so that their letters stay where every screen shows them."""
_BASELINE = _MIDDLE + 7
_BESIDE_CHIP = 96.0
"""Units from a panel to the offers that wait, which leave room for the raised hand beside it."""
_SMALL_GLYPH, _SMALL_WORDS, _SMALL_GAP = 26.0, 22.0, 14.0


class Question:
    """Draws its layer again whenever what it says has changed, and only then."""

    def __init__(
        self,
        strips: Layer,
        layer: Layer,
        choices: Choices,
        frame: Frame,
        phrases: Phrases,
        table: Table,
        couch: Couch,
        hands: Hands,
        sitters: Sequence[Sitter],
    ) -> None:
        self.strips, self.layer = strips, layer
        """What lies under prompts; prompts and words."""
        self.choices, self.frame, self.phrases = choices, frame, phrases
        self.table, self.couch, self.hands, self.sitters = table, couch, hands, sitters
        self.ending: Prompt | None = None
        """The prompt of the long press: its ring fills."""
        self.places: dict[Player, Box] = {}
        """Where the prompts of those stand who have a drawer or a letter of their own open."""
        self.sheet = 0.0
        """Units at the right of the window that sentences keep out of."""
        self._drawn: object = None
        self.quiet = False
        """Whether nothing is offered now: somebody else is speaking."""

    def refresh(self, view: SkirmishView, *, idle: bool) -> bool:
        """Draw again if anything is new; says whether it did."""
        signature = self.signature(view, idle)
        if signature == self._drawn:
            return False
        self._drawn = signature
        self.strips.clear()
        self.layer.clear()
        self.ending = None
        self.hands.spots, self.hands.fans = [], {}
        asked = [] if self.quiet else self.asked(view)
        self.show_sheet(asked if idle else [])
        beneath = bool(asked) and self.table.game.window(view) is not None
        if idle or beneath:
            self.show_prompts(asked)
            self.show_offers(view, asked)
        self.frame.offers.show(len(self.frame.shown.offers), behind=self.ending is not None)
        return True

    def forget(self) -> None:
        """Draw everything again in the next frame."""
        self._drawn = ()

    def signature(self, view: SkirmishView, idle: bool) -> tuple[Any, ...]:
        """Everything that the words depend on."""
        hands = self.hands
        return (
            self.table.ticks,
            view.asks,
            idle,
            hands.peeking,
            hands.refusal,
            hands.whisper,
            tuple(controller.place for controller in hands.controllers),
            tuple(self.table.bots),
            self.couch.waiting,
            len(self.frame.panels),
            tuple(sorted(self.places.items())),
            self.sheet,
        )

    def asked(self, view: SkirmishView) -> list[Controller]:
        """The hands of people who are asked something, look at offers, or use a tool; the owing first."""
        people = [self.hands.controllers[one] for one in view.owing if one not in self.table.bots]
        looking = [self.hands.controllers[one] for one in self.hands.people if one not in view.owing]
        return [*people, *[one for one in looking if one.asks() == REPLYING or one.tool()]]

    def speaker(self, asked: Sequence[Controller]) -> Controller | None:
        """Whose parchment lies open: who looks at secrets, else who is asked anything with rows."""
        rows = [one for one in asked if one.asks() and one.crumbs() and one.family is not NAMES]
        rows = [one for one in rows if one.asks() not in PRIVATE or self.hands.open_to_all(one.me)]
        return next((one for one in rows if one.asks() in PRIVATE), rows[0] if rows else None)

    # the parchment

    def show_sheet(self, asked: Sequence[Controller]) -> None:
        """The steps that may be chosen by whoever's parchment it is."""
        hand = self.speaker(asked)
        if hand is None:
            self.choices.show(None)
            return
        view, crumbs = hand.view, hand.crumbs()
        said = hand.asks() or ""
        kind = said if said != PICKING else (hand.kind or said)
        rows = tuple(self.phrases.step(view, crumb, number) for number, crumb in enumerate(crumbs, 1))
        way = " · ".join(self.phrases.step(view, crumb, 1) for crumb in hand.path)
        cursor = min(hand.cursor, len(rows) - 1)
        secret = said in PRIVATE
        whisper = self.hands.whisper if secret else ""
        facts = ChoiceFacts(self.phrases.question(kind), way, rows, cursor, whisper)
        self.choices.show(facts, on_table=not secret and is_on_table(crumbs))
        self.hands.fans = {hand.me: self.choices.boxes}

    def lit(self, asked: Sequence[Controller]) -> tuple[int, ...]:
        """The units that the table lights: those of the steps so far, and the one under the cursor."""
        hand = self.speaker(asked)
        if hand is None:
            return _marked(asked)
        here = hand.pointed()
        steps = (*hand.path, *((here,) if here else ()))
        return tuple(step.worth[0] for step in steps if step.kind in (UNIT, TARGET, "host", "pursue"))

    # prompts

    def show_prompts(self, asked: Sequence[Controller]) -> None:
        """One who is asked finds the prompts at the foot; several each beside their own panel."""
        refusal = self.hands.refusal
        if refusal:
            self.show_refusal(refusal)
        others = [hand for hand in asked if hand.me not in self.places]
        for hand in asked:
            if hand.me in self.places:
                self.show_within(hand, self.places[hand.me])
        if len(others) == 1:
            self.show_row(others[0])
            return
        for hand in others:
            if self.asks_of(hand):
                self.show_beside(hand)

    def show_refusal(self, words: str) -> None:
        """Say why the last press came to nothing, beside the boxes that prompts stand in."""
        right = WINDOW[0] + WINDOW[2]
        taken = (x + w for x, y, w, h in self.places.values() if y + h > 560 and x + w < right - 300)
        x = max((WINDOW[0], *taken)) + 20
        w = right - 20 - self.sheet - x
        size = self.layer.letters.fit(words, 26, w - 20)
        self.strips.panel("battle_strip", x, 560, w, 44)
        said = self.layer.text(
            words, x + w / 2, 590, size, colour=style.PARCHMENT, align="center", within=WINDOW
        )
        said.squeeze(w - 20)

    def asks_of(self, hand: Controller) -> tuple[PromptSpec, ...]:
        """The presses of a hand; what is secret is answered only while it is looked at."""
        secret = hand.asks() in PRIVATE
        open_ = self.hands.open_to_all(hand.me)
        asks = hand.prompts() if open_ or not secret else ()
        looks = secret or isinstance(hand.tool(), CardTool)
        return (*asks, PEEK) if looks and hand.me != self.hands.alone else asks

    def show_row(self, hand: Controller) -> None:
        """Prompts at the foot, after the seal of whose they are; at the right the end of it all."""
        device = self.hands.device_of(hand.me)
        if device is None or not self.asks_of(hand):
            return
        x = PROMPTS[0]
        seal = f"seal_{self.sitters[hand.me].colour + 1}"
        self.layer.image(seal, x + 17, _MIDDLE, 34, 34, anchor=(0.5, 0.5))
        right = self.show_end(hand, device) if hand.may_end else WINDOW[0] + WINDOW[2]
        left, share = x + 44, 1.0
        for small, last in ((False, False), (True, False), (True, True)):
            row, end = self._lay_row(hand, device, left, share, small=small)
            if end <= right or last:
                break
            letters = math.fsum(drawn.letters for drawn in row)
            share = 1.0 - (end - right) / letters if small else 1.0
            for drawn in row:
                drawn.remove()
                self.hands.spots.pop()

    def _lay_row(
        self, hand: Controller, device: Device, x: float, share: float, *, small: bool
    ) -> tuple[list[Prompt], float]:
        """The prompts of a hand beside each other, from `x` on, and where they end.

        Their letters have but a `share` of their width, where a row would not fit otherwise.
        """
        row, end = [], x
        for ask in self.asks_of(hand):
            row.append(self.prompt(hand.me, device, ask, x, _MIDDLE, share, small=small))
            end = x + row[-1].width
            x = end + (_SMALL_GAP if small else _GAP)
        return row, end

    def show_end(self, hand: Controller, device: Device) -> float:
        """The ticket of the long press, and what would be forgotten; returns where both begin."""
        x = END_TICKET[0]
        self.strips.panel("ticket_lacquer", *END_TICKET)
        left = len(hand.left_units())
        words = self.phrases.texts("skirmish-hand-end")
        instead = CLICK if device == MOUSE else None
        self.ending = Prompt(
            self.layer, device, Intent.COUNTER, words, x + 12, _MIDDLE, 28, text_size=22, instead=instead
        )
        if left:
            said = self.phrases.texts("skirmish-hand-end-left", n=left)
            right = END_TICKET[0] - _SMALL_GAP
            x = right - self.layer.letters.measure(said, _WORDS, "fell")[0]
            self.layer.text(said, right, _BASELINE, _WORDS, colour=style.GOLD_LIGHT, align="right")
        return x - 8

    def show_within(self, hand: Controller, box: Box) -> None:
        """Prompts inside a box, from its foot upwards in as many lines as it takes."""
        device = self.hands.device_of(hand.me)
        if device is None:
            return
        left, y, w, h = box
        middle, x = y + h - 22, left
        for ask in self.asks_of(hand):
            drawn = self.prompt(hand.me, device, ask, x, middle, small=True)
            if x + drawn.width > left + w and x > left:
                drawn.remove()
                self.hands.spots.pop()
                middle, x = middle - 40, left
                drawn = self.prompt(hand.me, device, ask, x, middle, small=True)
            x += drawn.width + _SMALL_GAP if drawn.width else 0.0

    def show_beside(self, hand: Controller) -> None:
        """Prompts of one of several, in the window beside the panel of that seat."""
        device = self.hands.device_of(hand.me)
        if device is None:
            return
        x, y, w, h = self.frame.plan.panels[hand.me]
        left, middle = x + w + 22, y + h / 2
        asks = self.asks_of(hand)
        if hand.view.combat is not None and hand.family is CARDS:
            asks = asks[:1]  # the dice of a combat lie beside; a window passes by itself
        for ask in asks:
            drawn = self.prompt(hand.me, device, ask, left, middle, small=True)
            left += drawn.width + _SMALL_GAP
        self.strips.panel("battle_strip", x + w + 10, middle - 21, left - x - w - 12, 42)

    def show_offers(self, view: SkirmishView, asked: Sequence[Controller]) -> None:
        """Whoever has offers waiting, and is asked nothing, may look at them."""
        busy = {hand.me for hand in asked}
        for player in self.hands.people:
            device = self.hands.device_of(player)
            waits = any(offer.to == player for offer in view.offers)
            if player in busy or device is None or not waits:
                continue
            x, y, w, h = self.frame.plan.panels[player]
            left, middle = x + w + _BESIDE_CHIP, y + h - 20
            self.strips.panel("battle_strip", left, middle - 21, 150, 42)
            self.prompt(player, device, OFFERS, left + 10, middle, small=True)

    def prompt(
        self,
        player: Player,
        device: Device,
        ask: PromptSpec,
        x: float,
        y: float,
        share: float = 1.0,
        *,
        small: bool = False,
    ) -> Prompt:
        """Draw one prompt, which the mouse may press too; its letters as narrow as `share` says."""
        instead = CLICK if device == MOUSE else None
        size, text = (_SMALL_GLYPH, _SMALL_WORDS) if small else (_GLYPH, _WORDS)
        words = self.phrases.texts(ask.key)
        drawn = Prompt(self.layer, device, ask.intent, words, x, y, size, text_size=text, instead=instead)
        drawn.squeeze(drawn.width - (1.0 - share) * drawn.letters)
        self.hands.spots.append(((x, y - size / 2, drawn.width, size), player, ask.intent))
        return drawn


def _marked(asked: Sequence[Controller]) -> tuple[int, ...]:
    """Who shoots or casts, and at whom, where somebody marks it."""
    for hand in asked:
        tool = hand.tool()
        if isinstance(tool, MarkingTool):
            return tool.lit(hand)
    return ()
