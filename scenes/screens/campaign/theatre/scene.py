"""The theatre of a campaign: a scene is played by its cues, and answered by a choice or by applause."""

from __future__ import annotations

import math


from game.app.campaign.run import Run
from game.campaign.story.director import Telling
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent, Press
from scenes.draw.layer import Layer
from scenes.screens.campaign.flow import go_on
from scenes.screens.campaign.theatre.bare_stage import BareStage
from scenes.screens.campaign.theatre.cast import seal_of, speaker_of
from scenes.screens.campaign.theatre.choices import ChoiceRows, Offer
from scenes.screens.campaign.theatre.interlude import Interlude, Way
from scenes.screens.campaign.theatre.journal import Journal
from scenes.screens.campaign.theatre.plate import Plate
from scenes.screens.campaign.theatre.player import CuePlayer
from scenes.screens.campaign.theatre.prompter import HousePrompter
from scenes.screens.campaign.theatre.prompts import FootLine
from scenes.screens.campaign.theatre.puppets import Puppets
from scenes.screens.campaign.theatre.record import said_in_chapter, said_now
from scenes.screens.campaign.theatre.ribbon import Ribbon
from scenes.screens.campaign.theatre.ticket import draw_ticket, entry_words
from scenes.screens.campaign.theatre.why_box import WhyBox
from scenes.screens.title.prompt_line import Ask
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.header import Header

HOLD_TO_SKIP = 0.9
"""Seconds for which the menu's button is held to pass over the rest of a scene."""
_GUARD = 0.25
"""Seconds for which choices are shown before one may be taken: who still hurries would choose unread."""
_TAB = 470.0
_DIGITS = "1234&é\"'"
"""Characters of the keys that take a choice at once: with and without the shift of our layouts."""


class Theatre(Scene):
    """One scene of a story, from its first cue to what is answered."""

    skips = False
    in_match = True
    shortcuts = _DIGITS

    def __init__(self, stage: Stage, run: Run, device: Device | None = None) -> None:
        """Play the scene that a run tells now."""
        super().__init__(stage)
        self.run, self.hand = run, device or KEYS
        self.player: CuePlayer | None = None
        """What plays the cues, once the picture is made."""
        self.rows: ChoiceRows | None = None
        """The choices, while they are offered."""
        self.noted: list[str] = []
        """What the clerk has just written down, until it was read."""
        self._at, self._offered, self._held = 0, 0.0, -1.0
        self._gone = False
        self.telling = self._told()

    def _told(self) -> Telling | None:
        """The scene that is told now; None where the story has gone on elsewhere."""
        told = self.run.next()
        return told if isinstance(told, Telling) else None

    # picture

    def build(self) -> None:
        """Set the stage, hang the header, and let the figures stand where they would stand now."""
        back, ribbon, words = self.layer("stage"), self.layer(), self.layer()
        self._puppets: Puppets = BareStage(back)
        self._choices, self._note = self.layer(), self.layer()
        self._plate = Plate(self.layer())
        self._ribbon = Ribbon(ribbon, words)
        why = self.run.why(self.telling.cause) if self.telling else ""
        asked = self.why.asked if hasattr(self, "why") else False
        self.why = WhyBox(self.layer(), self.texts("theatre-why"), why)
        self.why.asked = asked
        self.why.draw(self.hand)
        self._head(self.layer())
        self._foot = FootLine(self.layer(), self.hand, self._asks(), self._held_words())
        self.prompter = HousePrompter(self.run, self.sounds, self._plate, self._puppets)
        self._play()
        self._show_line()
        if self.rows:
            self._offer()
        self._write_note()

    def _head(self, layer: Layer) -> None:
        chapter, say = self.run.director.chapter, self.texts
        number = self.run.story.number + 1
        Header(
            layer,
            self.run.say(f"chapter-{chapter.name}"),
            say("theatre-act", act=chapter.act, chapter=number),
            say("theatre-night", n=chapter.night),
            tab_width=_TAB,
        )

    def _play(self) -> None:
        """Begin the cues, or go on with them on the new stage."""
        if self.telling is None:
            return
        if self.player is None:
            scene = self.telling.scene
            self.player = CuePlayer(scene.cue, self.telling.lines, self._puppets, self.prompter)
            self._light_place()
        else:
            self._light_place()
            self.player.heard_by(self.prompter)
            self.player.play_again_on(self._puppets)
        self.player.on_line = self._show_line

    def _light_place(self) -> None:
        """The light that the place has by itself."""
        assert self.telling is not None
        place = self.run.script.places[self.telling.scene.place or self.run.director.chapter.place]
        if place.light:
            self._puppets.light(place.light, seconds=0.0)
            self._puppets.settle()

    def _show_line(self) -> None:
        """Write what is said now on the ribbon, or roll it up."""
        line = self.player.line if self.player else None
        if line is None:
            self._ribbon.hide()
            return
        words = line.words if line.thought else self.texts("theatre-said", words=line.words)
        plain = self.stage.look.dyslexia
        self._ribbon.say(words, speaker_of(self.run, line.who), thought=line.thought, plain=plain)
        self._ink()

    def _ink(self) -> None:
        line = self.player.line if self.player else None
        if line is not None:
            still = self.stage.look.reduced_motion or self.stage.look.speed <= 0
            self._ribbon.ink(line.shown + (0 if line.thought else 2), line.whole or still)

    # time

    def enter(self) -> None:
        """Let the tune of the chapter's game be heard."""
        self._held = -1.0
        self.sounds.music(self.run.director.chapter.game)

    def update(self, dt: float) -> None:
        """Play on: cues, letters, the plate, the button that is held."""
        if self.telling is None or self.player is None:
            self._go()
            return
        speed = self.stage.look.speed
        self.prompter.silent = speed <= 0
        self.player.update(dt * speed if speed > 0 else math.inf, hurried=self.timeline.hurried)
        self._puppets.update(dt)
        self._plate.update(dt)
        self._ink()
        self._hold(dt)
        if self.rows:
            self._offered += dt
        elif self.player.done and self.telling.scene.choice and not self.noted:
            self._offer()

    def _hold(self, dt: float) -> None:
        """Let the ring fill while the menu's button is held, and pass over the rest when it is full."""
        if self._held < 0:
            return
        self._held += dt
        self._foot.fill(min(1.0, self._held / HOLD_TO_SKIP) if self._skippable else 0.0)
        if self._held >= HOLD_TO_SKIP and self._skippable:
            self._held = -1.0
            self._foot.fill(0.0)
            self.skip()

    @property
    def _skippable(self) -> bool:
        return self.rows is None and not self.noted

    # hands

    def press(self, press: Press) -> None:
        """Answer a press: go on, choose, say again, ask why, read the journal, open the interval."""
        if press.intent is Intent.MENU:
            self._press_menu(press)
        if not press.down or self._gone:
            return
        self._heed(press.device)
        if self.rows and press.intent in (Intent.UP, Intent.DOWN):
            self._move(press)
        elif not press.again:
            self._do(press.intent)

    def _do(self, intent: Intent) -> None:
        acts = {
            Intent.ACCEPT: self.accept,
            Intent.BACK: self.pause,
            Intent.DOUBT: self.say_again,
            Intent.PREVIOUS: self.read_journal,
            Intent.COUNTER: self.ask_why,
        }
        if intent in acts:
            acts[intent]()

    def _press_menu(self, press: Press) -> None:
        """The button goes down and is counted; let go early it opens the interval."""
        if press.down:
            self._held = 0.0
            return
        held, self._held = self._held, -1.0
        self._foot.fill(0.0)
        if held >= 0 and not self._gone:
            self.pause()

    def _heed(self, device: Device) -> None:
        if device != self.hand:
            self.hand = device
            self._foot.heed(device)
            self.why.draw(device)
            self._light_rows()

    def point(self, x: float, y: float) -> None:
        """The mouse stands on a row."""
        if self.rows:
            before = self.rows.at
            self.rows.focus.point(x, y)
            self._moved(before)

    def click(self, x: float, y: float) -> None:
        """A click takes a row, asks why, presses a prompt, or goes on."""
        if self._gone:
            return
        intent = self._foot.at(x, y)
        if intent is not None:
            self.pause() if intent is Intent.MENU else self._do(intent)
        elif self.why.holds(x, y):
            self.ask_why()
        elif self.rows:
            self.rows.focus.click(x, y)
        else:
            self.accept()

    def text(self, typed: str) -> None:
        """A digit takes its choice."""
        place = _DIGITS.find(typed)
        if self.rows and place >= 0:
            self.choose(place % 4)

    # acts

    def accept(self) -> None:
        """Hear a line to its end, the next one, take a choice, or let the scene be over."""
        assert self.player is not None and self.telling is not None
        if self.noted:
            self._go()
        elif self.rows:
            self.choose(self.rows.at)
        elif not self.player.accept() and not self.telling.scene.choice:
            self._end()

    def skip(self) -> None:
        """Pass over the rest of the scene: to its choices, or to what comes after it."""
        assert self.player is not None and self.telling is not None
        self.sounds.play("page")
        self.player.skip()
        self._ink()
        if not self.telling.scene.choice:
            self._end()

    def choose(self, number: int) -> None:
        """Take a choice; a closed one is refused."""
        assert self.telling is not None
        choices = self.telling.scene.choice
        if self._offered < _GUARD or number >= len(choices) or self._gone or self.noted:
            return
        if not self.telling.open[number]:
            self.sounds.play("error")
            return
        self.sounds.play("accept")
        written = len(self.run.story.ledger)
        self.run.choose(number)
        self._after(written)

    def say_again(self) -> None:
        """Whoever spoke last says it again."""
        if self.player and not self.noted:
            self.player.say_again()
            self._ink()

    def ask_why(self) -> None:
        """Ask by which deeds the scene is told, or ask no more."""
        if self.why.toggle(self.hand):
            self.sounds.play("page")

    def read_journal(self) -> None:
        """Read what was said so far."""
        if self.player:
            self.sounds.play("page")
            now = said_now(self.player.spoken)
            self.stage.push(Journal(self.stage, self.run, said_in_chapter(self.run), now, self.hand))

    def pause(self) -> None:
        """Open the interval."""
        ways = [Way("resume", lambda: self.sounds.play("back"))]
        if self._skippable:
            ways.append(Way("skip", self.skip))
        ways += [Way("journal", self.read_journal), Way("leave", self.leave_story)]
        self.sounds.play("pause")
        self.stage.push(Interlude(self.stage, ways, self.hand))

    def leave_story(self) -> None:
        """Back to the map; the story is written down after every answer."""
        self._gone = True
        self.sounds.play("saved")
        self.run.leave()
        self.stage.go("campaign-map", self.run, self.hand)

    def reread(self) -> None:
        """Begin the scene again, as the files of the campaign say it now."""
        try:
            self.run.read_again()
            self.telling = self._told()
        except LookupError:
            self.telling = None
        self.player, self.rows, self.noted = None, None, []
        self._at, self._offered = 0, 0.0

    # answers

    def _end(self) -> None:
        written = len(self.run.story.ledger)
        self.run.heard()
        self._after(written)

    def _after(self, written: int) -> None:
        """Show what the clerk has written since, or go on."""
        if self.run.unwritten:
            self.stage.announce(self.texts("theatre-unwritten"))
        self.noted = [entry_words(self.run, one) for one in self.run.story.ledger[written:]]
        self.rows = None
        self._choices.clear()
        if self.noted:
            self.sounds.play("seal")
            self._write_note()
            self._foot.say(self._asks(), self._held_words())
        else:
            self._go()

    def _go(self) -> None:
        """Whatever the story shows next."""
        if not self._gone:
            self._gone = True
            go_on(self.stage, self.run, KEYS if self.hand == MOUSE else self.hand)

    # parts of the picture

    def _offer(self) -> None:
        """Show the choices."""
        assert self.telling is not None
        self._choices.clear()
        self.rows = ChoiceRows(self._choices, self._offers(self.telling), self._seal, self.choose, self._at)
        self._light_rows()
        self._foot.say(self._asks(), self._held_words())

    def _offers(self, telling: Telling) -> list[Offer]:
        say = self.run.say
        offers = []
        for choice, open_ in zip(telling.scene.choice, telling.open, strict=True):
            closed = say(choice.reason) if choice.reason else self.texts("theatre-too-dear", n=choice.cost)
            cost = self.texts("theatre-cost", n=choice.cost) if choice.cost else ""
            offers.append(
                Offer(say(choice.text), choice.register, choice.marks, "" if open_ else closed, cost)
            )
        return offers

    def _seal(self, who: str) -> int:
        return seal_of(self.run, who)

    def _move(self, press: Press) -> None:
        assert self.rows is not None
        before = self.rows.at
        self.rows.focus.press(press)
        self._moved(before)

    def _moved(self, before: int) -> None:
        assert self.rows is not None
        if self.rows.at != before:
            self._at = self.rows.at
            self.sounds.play("focus")
            self._light_rows()

    def _light_rows(self) -> None:
        if self.rows:
            self.rows.light(self._choices.glyph(self.hand, Intent.ACCEPT))

    def _write_note(self) -> None:
        self._note.clear()
        if self.noted:
            draw_ticket(self._note, self.texts("theatre-clerk"), self.noted)

    def _asks(self) -> list[Ask]:
        say = self.texts
        first = "theatre-choose" if self.rows else "theatre-on"
        if self.noted:
            return [(Intent.ACCEPT, say("theatre-on"))]
        return [
            (Intent.ACCEPT, say(first)),
            (Intent.DOUBT, say("theatre-again")),
            (Intent.PREVIOUS, say("theatre-journal")),
        ]

    def _held_words(self) -> str:
        return self.texts("theatre-held" if self._skippable else "theatre-menu")


