"""The front of the theatre: all that is read before the figures, and the line of prompts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app.campaign.run import Run
from game.campaign.story.director import Telling
from game.campaign.story.prompting import COST
from game.input.devices import Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.motion.timeline import tween
from scenes.screens.campaign.theatre.cast import seal_of, speaker_of
from scenes.screens.campaign.theatre.offers.choices import ChoiceRows, Offer, darken_wing
from scenes.screens.campaign.theatre.offers.marks import sinking
from scenes.screens.campaign.theatre.offers.signs import place_sign
from scenes.screens.campaign.theatre.prompts import FootLine
from scenes.screens.campaign.theatre.speech.plate import Plate
from scenes.screens.campaign.theatre.speech.ribbon import Ribbon
from scenes.screens.campaign.theatre.speech.utterance import Utterance
from scenes.screens.campaign.theatre.speech.why_box import WhyBox
from scenes.screens.campaign.theatre.ticket import draw_ticket
from scenes.screens.title.prompt_line import Ask
from scenes.shell.scene import Scene
from scenes.widgets.header import Header

_TAB, _WIDEST_TAB, _BESIDE_TITLE, _TITLE = 470.0, 660.0, 92.0, 35.0
"""Width of the tab, at least and at most, what it adds to the chapter's title, and the size of that."""
_SLIDE, _BRING_SECONDS = 60.0, 0.24
"""Units by which the choices slide in, and the seconds that it takes."""
_MORE = (730.0, 620.0, 17.0)
"""Where the arrow stands, and its size."""
_OPENING = 2
"""Letters by which the quotation opens, at most: nobody speaks them."""


class Front:
    """The marks of one picture of the theatre; what they show is told to it."""

    def __init__(self, scene: Scene, run: Run, hand: Device, why: str, *, asked: bool) -> None:
        """Hang everything before the figures of a scene; `why` is what the question why is answered."""
        self._run, self._texts, self.hand = run, scene.texts, hand
        look = scene.stage.look
        self._plain, self._still = look.dyslexia, look.reduced_motion or look.speed <= 0
        self._wing = scene.layer("stage")
        self._ribbon = Ribbon(scene.layer(), scene.layer())
        self._more = place_sign(scene.layer(), sinking, *_MORE, style.GARNET)
        scene.sway(self._more, "y", 2.5, 1.2)
        self._choices, self._note = scene.layer(), scene.layer()
        self.plate = Plate(scene.layer())
        self.why = WhyBox(scene.layer(), self._texts("theatre-why"), why, asked=asked)
        self.why.draw(hand)
        self._head(scene.layer())
        self.foot = FootLine(scene.layer(), hand)
        self.rows: ChoiceRows | None = None
        """The choices, while they are offered."""
        self.made: int | None = None
        """The number of the choice that was made long ago, where a scene is played again."""

    def _head(self, layer: Layer) -> None:
        chapter, say, number = self._run.director.chapter, self._texts, self._run.story.number + 1
        title = self._run.say(f"chapter-{chapter.name}")
        wide = layer.letters.measure(title, _TITLE, "gilt")[0] + _BESIDE_TITLE
        Header(
            layer,
            title,
            say("theatre-act", act=chapter.act, chapter=number),
            say("theatre-night", n=chapter.night),
            size=_TITLE,
            tab_width=min(_WIDEST_TAB, max(_TAB, wide)),
        )

    # words

    def show_line(self, line: Utterance | None) -> None:
        """Write what is said now on the ribbon, or roll it up."""
        if line is None:
            self._ribbon.hide()
            return
        words = line.words if line.thought else self._texts("theatre-said", words=line.words)
        self._ribbon.say(words, speaker_of(self._run, line.who), thought=line.thought, plain=self._plain)
        self.ink(line)

    def ink(self, line: Utterance | None, *, waits: bool = False) -> None:
        """Let the letters be seen that were said so far; all of them where motion is unwelcome.

        Where a line `waits` for the public, a small arrow says so.
        """
        self._more.visible = waits
        if line is not None:
            self._ribbon.ink(line.shown + _OPENING * (not line.thought), line.whole or self._still)

    @property
    def inked(self) -> bool:
        """Whether every word on the ribbon can be read."""
        return self._ribbon.inked

    # answers

    def offer(self, telling: Telling, choose: Callable[[int], object], at: int) -> ChoiceRows:
        """Offer the choices of a scene, the focus on one of them."""
        self.clear_offers()
        darken_wing(self._wing)
        self.rows = ChoiceRows(self._choices, self._offers(telling), self._seal, choose, at, made=self.made)
        self.light_rows()
        return self.rows

    def bring_rows(self, scene: Scene) -> None:
        """Let the choices slide in from the wing."""
        if not self._still:
            layer = self._choices
            layer.dx, layer.alpha = _SLIDE, 0.0
            scene.flourish(tween(layer, _BRING_SECONDS, "out-cubic", dx=0.0, alpha=255.0))

    def clear_offers(self) -> None:
        """Offer nothing."""
        self.rows = None
        self._choices.clear()
        self._choices.dx, self._choices.alpha = 0.0, 255.0
        self._wing.clear()

    def light_rows(self) -> None:
        """Let the row with the focus glow."""
        if self.rows:
            made = self.made is not None
            self.rows.light(None if made else self._choices.glyph(self.hand, Intent.ACCEPT))

    def note(self, lines: Sequence[str]) -> None:
        """Show what the clerk has just written down."""
        self._note.clear()
        if lines:
            self.plate.say("")
            draw_ticket(self._note, self._texts("theatre-clerk"), lines)

    def _offers(self, telling: Telling) -> list[Offer]:
        say, offers = self._run.say, []
        for choice, open_ in zip(telling.scene.choice, telling.open, strict=True):
            closed = say(choice.reason) if choice.reason else self._texts("theatre-too-dear", n=choice.cost)
            cost = self._texts("theatre-cost", n=choice.cost) if choice.cost else ""
            reason = "" if open_ else closed
            offers.append(Offer(say(choice.text), choice.register, choice.marks, reason, cost))
        return offers

    def _seal(self, who: str) -> int:
        return seal_of(self._run, who)

    # prompts

    def heed(self, device: Device) -> None:
        """Show the glyphs of another device."""
        self.hand = device
        self.foot.heed(device)
        self.why.draw(device)
        self.light_rows()

    def prompt(self, *, noted: bool, way_back: str = "") -> None:
        """Say below what the hand may do now; `way_back` is where a scene leads that is played again."""
        say = self._texts
        chooses = self.rows is not None and self.made is None
        asks: list[Ask] = [(Intent.ACCEPT, say("theatre-choose" if chooses else "theatre-on"))]
        if not noted:
            asks += [(Intent.DOUBT, say("theatre-again")), (Intent.PREVIOUS, say("theatre-journal"))]
        if self.rows and self._run.may_prompt():
            asks.append((Intent.NEXT, say("theatre-whisper", n=COST)))
        if way_back:
            asks.append((Intent.BACK, way_back))
        self.foot.say(asks, say("theatre-menu" if self.rows or noted else "theatre-held"))
