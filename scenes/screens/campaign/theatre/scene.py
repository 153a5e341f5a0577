"""The theatre of a campaign: a scene is played by its cues, and answered by a choice or by applause."""

from __future__ import annotations

import math

from game.app.campaign.door import HERO_COLOUR
from game.app.campaign.run import Run
from game.campaign.defs.cast import HERO
from game.campaign.story.director import Telling
from game.campaign.story.state import Said
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent, Press
from scenes.draw.style import SEATS
from scenes.screens.campaign.flow import go_on
from scenes.screens.campaign.ledger.clerk import line_of
from scenes.screens.campaign.paper.facts import StageFacts
from scenes.screens.campaign.paper.lights import FULL
from scenes.screens.campaign.paper.stage import PaperStage
from scenes.screens.campaign.theatre.cues.player import CuePlayer
from scenes.screens.campaign.theatre.cues.prompter import HousePrompter
from scenes.screens.campaign.theatre.front import Front
from scenes.screens.campaign.theatre.interlude import Interlude, Way
from scenes.screens.campaign.theatre.journal import Journal
from scenes.screens.campaign.theatre.record import said_in_chapter, said_now
from scenes.screens.campaign.theatre.speech.utterance import Utterance
from scenes.screens.campaign.theatre.whisper import Whisper
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage

HOLD_TO_SKIP = 0.9
"""Seconds for which the menu's button is held to pass over the rest of a scene."""
_GUARD = 0.25
"""Seconds for which choices are shown before one may be taken: who still hurries would choose unread."""
_FIGURES_END, _MOST_CAMERA = 660.0, 120.0
"""Where the middle of a figure still stands left of the rows, and units of the camera's longest way."""
_DIGITS = "1234&é\"'"
"""Characters of the keys that take a choice at once: with and without the shift of our layouts."""


class Theatre(Scene):
    """One scene of a story, from its first cue to what is answered."""

    skips = False
    in_match = True
    shortcuts = _DIGITS
    captions_at = (132.0, 112.0)
    way_out = "leave"
    """The key of the interval's last way, out of the scene."""

    def __init__(self, stage: Stage, run: Run, device: Device | None = None) -> None:
        """Play the scene that a run tells now."""
        super().__init__(stage)
        self.run, self.hand = run, device or KEYS
        self.player: CuePlayer | None = None
        """What plays the cues, once the picture is made."""
        self.noted: list[str] = []
        """What the clerk has just written down, until it was read."""
        self._at, self._offered, self._held = 0, 0.0, -1.0
        self._gone = self._asked = self._offering = self._whispered = False
        self._entered = False
        self._facts: StageFacts | None = None
        self.telling = self._told()

    def _told(self) -> Telling | None:
        """The scene that is told now; None where the story has gone on elsewhere."""
        told = self.run.next()
        return told if isinstance(told, Telling) else None

    # picture

    def build(self) -> None:
        """Set the stage, and let the figures stand where they would stand now."""
        self._puppets = self._raised()
        why = self.run.why(self.telling.cause) if self.telling else ""
        self.front = Front(self, self.run, self.hand, why, asked=self._asked)
        self._prompter = HousePrompter(self.run, self.sounds, self.front.plate, self._puppets)
        self._play()
        self._show_line()
        if self._offering:
            self._offer()
        self.front.note(self.noted)
        self._prompt()

    def _play(self) -> None:
        """Begin the cues, or go on with them on the new stage."""
        if self.telling is None:
            return
        if self.player is None:
            scene = self.telling.scene
            self.player = CuePlayer(scene.cue, self.telling.lines, self._puppets, self._prompter)
        else:
            self.player.go_on_with(self._puppets, self._prompter)
        self.player.on_line = self._show_line

    def _raised(self) -> PaperStage:
        """The stage of paper with the scenery of the place, and everybody who stood on the last one."""
        chapter, script = self.run.director.chapter, self.run.script
        place = script.places[(self.telling.scene.place if self.telling else None) or chapter.place]
        (tint, prop), facts = self.hero_part(), self._facts
        stage = PaperStage(
            self, place.backdrop, script.persons, light=place.light or FULL, hero_tint=tint, hero_prop=prop,
            facts=facts,
        )  # fmt: skip
        self._facts = stage.facts
        return stage

    def hero_part(self) -> tuple[str, str]:
        """The colour of the hero's cloth by its word, and what the hero comes on with."""
        return SEATS[HERO_COLOUR].key, "lanterne"

    def _show_line(self) -> None:
        self.front.show_line(self.player.line if self.player else None)

    def _prompt(self) -> None:
        self.front.prompt(noted=bool(self.noted))

    # time

    def enter(self) -> None:
        """Let the tune of the chapter's game be heard, until a cue asks for another."""
        self._held = -1.0
        if not self._entered:
            self.sounds.music(self.run.director.chapter.game)
        self._entered = True

    def leave(self) -> None:
        """The band plays as loud as ever."""
        self.sounds.duck(False)

    def update(self, dt: float) -> None:
        """Play on: cues, letters, the plate, the button that is held; nothing more once it is answered."""
        if self.telling is None or self.player is None:
            self._go()
            return
        speed = self.stage.look.speed
        self._prompter.silent, self._prompter.hurried = speed <= 0, self.timeline.hurried
        self.player.update(dt * speed if speed > 0 else math.inf, hurried=self.timeline.hurried)
        self._puppets.update(dt)
        self.front.plate.update(dt)
        waits = self.player.waiting and not self._offering and not self.noted
        self.front.ink(self.player.line, waits=waits)
        if not self._gone:
            self._turn_to_public(dt)

    def _turn_to_public(self, dt: float) -> None:
        """Count the button that is held, and offer the choices, or end, once everything was played."""
        assert self.player is not None and self.telling is not None
        self._hold(dt)
        if self._offering:
            self._offered += dt
        elif self.player.closed and not self.telling.scene.choice:
            self._end()
        elif self.player.done and self.telling.scene.choice and not self.noted:
            self._puppets.make_room(_FIGURES_END, _MOST_CAMERA)
            self._offer()
            self.front.bring_rows(self)

    def _hold(self, dt: float) -> None:
        """Let the ring fill while the menu's button is held, and pass over the rest when it is full."""
        if self._held < 0:
            return
        self._held += dt
        self.front.foot.fill(min(1.0, self._held / HOLD_TO_SKIP) if self._skippable else 0.0)
        if self._held >= HOLD_TO_SKIP and self._skippable:
            self._held = -1.0
            self.front.foot.fill(0.0)
            self.skip()

    @property
    def _skippable(self) -> bool:
        return not self._offering and not self.noted and not self._gone

    # hands

    def press(self, press: Press) -> None:
        """Answer a press: go on, choose, say again, ask why, read the journal, open the interval."""
        if press.intent is Intent.MENU:
            self._press_menu(press)
        if not press.down or self._gone:
            return
        self._heed(press.device)
        rows = self.front.rows
        if rows and press.intent in (Intent.UP, Intent.DOWN):
            before = rows.at
            rows.focus.press(press)
            self._moved(before)
        elif not press.again:
            self._do(press.intent)

    def _do(self, intent: Intent) -> None:
        acts = {
            Intent.ACCEPT: self.accept,
            Intent.BACK: self.pause,
            Intent.DOUBT: self.say_again,
            Intent.PREVIOUS: self.read_journal,
            Intent.COUNTER: self.ask_why,
            Intent.NEXT: self.prompt,
        }
        if intent in acts:
            acts[intent]()

    def _press_menu(self, press: Press) -> None:
        """The button goes down and is counted; let go early it opens the interval."""
        if press.down:
            self._held = 0.0
            return
        held, self._held = self._held, -1.0
        self.front.foot.fill(0.0)
        if held >= 0 and not self._gone:
            self.pause()

    def _heed(self, device: Device) -> None:
        if device != self.hand:
            self.hand = device
            self.front.heed(device)

    def point(self, x: float, y: float) -> None:
        """The mouse stands on a row."""
        if self.front.rows:
            before = self.front.rows.at
            self.front.rows.focus.point(x, y)
            self._moved(before)

    def click(self, x: float, y: float) -> None:
        """A click takes a row, asks why, presses a prompt, or goes on."""
        if self._gone:
            return
        self._heed(MOUSE)
        intent = self.front.foot.at(x, y)
        if intent is not None:
            self.pause() if intent is Intent.MENU else self._do(intent)
        elif self.front.why.holds(x, y):
            self.ask_why()
        elif self.front.rows:
            self.front.rows.focus.click(x, y)
        else:
            self.accept()

    def text(self, typed: str) -> None:
        """A digit takes its choice."""
        place = _DIGITS.find(typed)
        if self._offering and place >= 0:
            self.choose(place % 4)

    # acts

    def accept(self) -> None:
        """Hear a line to its end, the next one, take a choice, or let the scene be over."""
        assert self.player is not None and self.telling is not None
        if self.noted:
            self._heard_note()
        elif self.front.rows:
            self.choose(self.front.rows.at)
        elif not self.player.accept() and not self.telling.scene.choice:
            self._end()

    def skip(self) -> None:
        """Pass over the rest of the scene: to its choices, or to what comes after it."""
        assert self.player is not None and self.telling is not None
        self.sounds.play("page")
        self.player.skip()
        if not self.telling.scene.choice:
            self._end()

    def choose(self, number: int) -> None:
        """Take a choice; a closed one is refused."""
        if not self._may_choose(number) or self.telling is None:
            return
        if not self.telling.open[number]:
            self.sounds.play("error")
            return
        self.sounds.play("accept")
        written = len(self.run.story.ledger)
        self.run.choose(number)
        self._after(written)

    def _may_choose(self, number: int) -> bool:
        """Whether there is such a choice, and hands had the time to see it."""
        choices = self.telling.scene.choice if self.telling else ()
        return self._offered >= _GUARD and number < len(choices) and not self._gone and not self.noted

    def say_again(self) -> None:
        """Whoever spoke last says it again."""
        if self.player and not self.noted:
            self.player.say_again()

    def ask_why(self) -> None:
        """Ask by which deeds the scene is told, or ask no more."""
        if self.front.why.toggle(self.hand):
            self._asked = self.front.why.asked
            self.sounds.play("page")

    def read_journal(self) -> None:
        """Read what was said so far."""
        if self.player:
            self.sounds.play("page")
            now = said_now(self.player.spoken)
            self.stage.push(Journal(self.stage, self.run, said_in_chapter(self.run), now, self.hand))

    def prompt(self) -> None:
        """Look for a line to whisper, where one may be whispered."""
        lines = self.run.may_prompt() if self._offering else ()
        if lines:
            self.sounds.play("page")
            self.stage.push(Whisper(self.stage, self.run, lines, self.whisper, self.hand))

    def whisper(self, line: Said) -> None:
        """Whisper a line of somebody's: it is heard, noted, and the choices are offered again."""
        assert self.player is not None
        written = len(self.run.story.ledger)
        self.run.prompt(line)
        self.telling = self._told()
        self.player.interject(Utterance(HERO, line.text, self.run.say(line.text)))
        self._note(written)
        self._whispered = bool(self.noted)

    def pause(self) -> None:
        """Open the interval."""
        ways = [Way("resume", lambda: self.sounds.play("back"))]
        if self._skippable:
            ways.append(Way("skip", self.skip))
        ways += [Way("journal", self.read_journal), Way(self.way_out, self.leave_story)]
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
        self.player, self.noted, self._facts = None, [], None
        self._at, self._offered = 0, 0.0
        self._asked = self._offering = self._whispered = False

    # answers

    def _end(self) -> None:
        """The scene was heard, once for good."""
        if self._gone or self.noted:
            return
        written = len(self.run.story.ledger)
        self.run.heard()
        self._after(written)

    def _after(self, written: int) -> None:
        """Show what the clerk has written since, and go on."""
        self._note(written)
        if not self.noted:
            self._go()

    def _note(self, written: int) -> None:
        """Show what the clerk has written since, with no choices beside it."""
        if self.run.unwritten:
            self.stage.announce(self.texts("theatre-unwritten"))
        self.noted = [line_of(self.run, one) for one in self.run.story.ledger[written:]]
        self._offering = False
        self.front.clear_offers()
        self.front.note(self.noted)
        if self.noted:
            self.sounds.play("seal")
        self._prompt()

    def _heard_note(self) -> None:
        """The ticket was read: on to what comes, or back to the choices of the same scene."""
        self.noted = []
        self.front.note(())
        if not self._whispered:
            self._go()
        self._whispered = False

    def _go(self) -> None:
        """Whatever the story shows next."""
        if not self._gone:
            self._gone = True
            go_on(self.stage, self.run, self.hand)

    def _offer(self) -> None:
        """Show the choices."""
        assert self.telling is not None
        self._offering, self._offered = True, 0.0
        self.front.offer(self.telling, self.choose, self._at)
        self._prompt()

    def _moved(self, before: int) -> None:
        """The focus may stand on another row than before."""
        rows = self.front.rows
        if rows and rows.at != before:
            self._at = rows.at
            self.sounds.play("focus")
            self.front.light_rows()
