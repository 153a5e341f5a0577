"""The pegs: two coats, one of which is put on, and a name for whoever wears it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.app.campaign.run import Run
from game.app.campaign.slots import IRON, new_story
from game.campaign.story.state import Gender
from game.core.letters import visible
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.style import Box
from scenes.screens.campaign.flow import go_on
from scenes.screens.campaign.ink import MIDDLE, Type, draw_face, lay_words
from scenes.screens.campaign.page import CampaignPage
from scenes.widgets.focus import FocusFrame, Spot
from scenes.widgets.header import Header

if TYPE_CHECKING:
    from game.input.devices import Device
    from scenes.draw.layer import Layer
    from scenes.shell.stage import Stage

FIRST_NAME = "Camille"
MOST_LETTERS = 14
_LENDER = "barnabe"
"""Who lends the coat, and says so."""
_COATS: tuple[tuple[Gender, style.Colour], ...] = (("f", style.GARNET), ("m", style.VERDIGRIS_DARK))
_W, _H, _TOP = 380.0, 336.0, 106.0
_LEFTS = (240.0, 660.0)
_NAME: Box = (240, 460, 800, 58)
_SAID: Box = (240, 536, 800, 116)


class Pegs(CampaignPage):
    """Where a new story begins: a coat, then a name, then the curtain."""

    captions_at = (36.0, 70.0)

    def __init__(
        self,
        stage: Stage,
        slot: int,
        campaign: str,
        device: Device | None = None,
    ) -> None:
        super().__init__(stage, device)
        self.slot, self.campaign = slot, campaign
        self.name = FIRST_NAME
        self.gender: Gender = "f"

    def asks(self) -> Sequence[tuple[Intent, str]]:
        """Put on, write the name, back."""
        say = self.texts
        verb = "campaign-write" if self.at == "name" else "campaign-put-on"
        return [
            (Intent.ACCEPT, say(verb)),
            (Intent.COUNTER, say("campaign-name")),
            (Intent.NEXT, say("troupe-several")),
            (Intent.BACK, say("campaign-back")),
        ]

    def answers(self) -> Mapping[Intent, Callable[[], object]]:
        """The name by a button of its own."""
        return {**super().answers(), Intent.COUNTER: self.write_name, Intent.NEXT: self.call_others}

    def build(self) -> None:
        """Draw the wall with its pegs, the coats, the name, and whoever lends them."""
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        page = self.layer()
        Header(page, self.texts("campaign-pegs"))
        spots = []
        for (gender, tint), left in zip(_COATS, _LEFTS, strict=True):
            box = (left, _TOP, _W, _H)
            self._draw_coat(page, gender, tint, box)
            spots.append(Spot(gender, *box, partial(self.begin, gender)))
        page.panel("ticket_lacquer", *_NAME)
        self.focus.offer([*spots, Spot("name", *_NAME, self.write_name)])
        self.frame = FocusFrame(self.layer(), self, self.focus)
        self._words = self.layer()
        self._tell()
        self.show_asks(self.layer())

    def _draw_coat(self, layer: Layer, gender: Gender, tint: style.Colour, box: Box) -> None:
        x, y, w, h = box
        layer.panel("panel_lacquer", *box)
        middle = x + w / 2
        layer.image("glow_soft", middle, y + 150, 400, 330, anchor=MIDDLE, tint=style.GLOW, alpha=120)
        layer.image("map_peg", middle, y + 34, 84, anchor=MIDDLE)
        for name, colour in (("puppet_heros_cape", None), ("puppet_heros_cape_acc", tint)):
            layer.image(name, middle, y + 160, 130, anchor=MIDDLE, tint=colour)
        words = self.texts("campaign-coat", genre=gender)
        type = Type(29, "cinzel800", style.GOLD_LIGHT, "center")
        lay_words(layer, words, (x + 16, y + h - 50, w - 32, 40), type, middle=True)

    def _tell(self) -> None:
        """The name, and what whoever lends the coat says of the one under the focus."""
        layer, say = self._words, self.texts
        layer.clear()
        x, y, w, h = _NAME
        words = say("campaign-named", name=visible(self.name))
        type = Type(30, "cinzel800", style.GOLD_LIGHT, "center")
        lay_words(layer, words, (x + 20, y + 4, w - 40, h - 8), type, middle=True)
        x, y, w, h = _SAID
        layer.panel("ticket_parchment_flat", *_SAID)
        run = self._posed()
        left = x + 20.0
        if _LENDER in run.script.persons:
            draw_face(layer, run, _LENDER, (x + 16, y + 14, 96, h - 28), seal=32)
            left = x + 136
        line = say("campaign-coat-iron" if self.slot == IRON else "campaign-coat-line", genre=self.gender)
        said = Type(30, "fell-italic", style.INK)
        lay_words(layer, line, (left, y + 12, x + w - 20 - left, h - 24), said, middle=True)

    def _posed(self) -> Run:
        """The story as it would begin, for the pictures of its persons."""
        app = self.stage.app
        return Run(app, new_story(app.catalog, self.campaign, 0, self.name, self.gender), self.slot)

    def moved(self) -> None:
        """Let the lender speak of the coat under the focus."""
        if self.at in ("f", "m"):
            self.gender = self.at  # type: ignore[assignment]
        self._tell()
        if self.hints:
            self.hints.say(self.asks())

    def update(self, dt: float) -> None:
        """Let the frame follow the focus."""
        self.frame.update()

    def go(self, intent: Intent) -> None:
        """From coat to coat, down to the name, and back up to the coat that was looked at."""
        if intent in (Intent.LEFT, Intent.RIGHT) and self.at != "name":
            self.focus.to("m" if self.at == "f" else "f")
        elif intent is Intent.DOWN:
            self.focus.to("name")
        elif intent is Intent.UP:
            self.focus.to(self.gender)

    def write_name(self) -> None:
        """Write the first name, by the wheel or by keys."""
        self.sounds.play("page")
        say = self.texts
        self.stage.open(
            "workshop-letters", say("campaign-name-title"), self.name, self.take_name,
            say("campaign-names").split("|"), most=MOST_LETTERS, device=self.hand,
        )  # fmt: skip

    def take_name(self, name: str) -> str | None:
        """Take a name; an empty one is refused with a sentence."""
        if not name.strip():
            return self.texts("campaign-no-name")
        self.name = name.strip()
        self._tell()
        return None

    def call_others(self) -> None:
        """To the green room, where others join before the story begins; it is written down when it does."""
        self.sounds.play("page")
        seed = self.stage.dice.below(2**31)
        story = new_story(self.stage.app.catalog, self.campaign, seed, self.name, self.gender)
        story.iron = self.slot == IRON
        run = Run(self.stage.app, story, self.slot)
        self.stage.open("campaign-troupe", run, partial(self._begin_together, run), self.hand)

    def _begin_together(self, run: Run) -> None:
        run.keep()
        self.stage.pop()
        self.stage.pop()
        go_on(self.stage, run, self.hand)

    def begin(self, gender: Gender) -> None:
        """Put on a coat: the story begins, and is written down."""
        self.sounds.play("accept")
        self.gender = gender
        seed = self.stage.dice.below(2**31)
        run = Run.begun(self.stage.app, self.campaign, self.slot, self.name, gender, seed)
        self.stage.pop()
        go_on(self.stage, run, self.hand)
