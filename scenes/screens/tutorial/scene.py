"""A tutorial: a real match that waits for the player, and the prompter who leads through it."""

from collections.abc import Hashable, Sequence
from typing import Any, ClassVar, Self

from game.app.plan import plan_of
from game.app.rehearsal import LessonTable, Moment, start_rehearsal
from game.core.rules import Action
from game.input.devices import KEYS, MOUSE, Device, Family
from game.input.intents import Intent, Press
from scenes.draw.style import Box, is_in_box
from scenes.match.scene import MENU
from scenes.screens.tutorial.exits import TutorialExits
from scenes.screens.tutorial.layout import FreePlaces
from scenes.screens.tutorial.lesson import YOU, Lesson, position_of
from scenes.screens.tutorial.progress import LessonCourse
from scenes.screens.tutorial.prompter import LessonPanel, shown_device
from scenes.screens.tutorial.seats import Partner, tutorial_couch
from scenes.shell.stage import Stage
from scenes.widgets.pointing_hand import PointingHand, Spot
from scenes.widgets.prompt import Prompt

PARTNER_PACE = 0.5
"""Share of a bot's time that a partner of a rehearsal takes."""

THEN_SECONDS = 5.0
"""Seconds after which a second thing to watch is told, where the partners play as long as that."""

ANSWERS = (Intent.ACCEPT, Intent.DOUBT, Intent.COUNTER, Intent.BACK)
"""Intents that answer a lesson, rightly or wrongly."""


class Tutorial(TutorialExits):
    """A few minutes of play with a prompter; stands before the match scene among a tutorial's bases."""

    offers_all: ClassVar[bool] = False
    """Whether the screen offers all actions that the rules allow; else only those of the lesson."""
    partners: Sequence[Partner]
    places: FreePlaces

    def __init__(self, stage: Stage, act: int = 0, device: Device | None = None) -> None:
        couch = tutorial_couch(stage, device or KEYS, self.partners)
        self.act = act
        played = self.acts[act]
        text = position_of(played).read_text(encoding="utf-8")
        plan = plan_of(couch, self.game, {}, played.seed, position=text)
        rehearsal = start_rehearsal(
            stage.app.catalog, plan, played.lines, self.moment, offers_all=self.offers_all
        )
        rehearsal.recited = played.recited
        rehearsal.judge = self._judge
        rehearsal.pace = PARTNER_PACE * stage.app.pace
        super().__init__(stage, rehearsal, couch)
        self.lesson_table: LessonTable = rehearsal
        self.hands.solo = False
        self.course = LessonCourse(rehearsal, played.lessons)
        self.device = device
        """The device that pressed last; None before the first press."""
        self.mouse = False
        self.scolded = False
        self._told: object = None
        self._waited = 0.0
        """Seconds since the pupil was last asked for something."""
        self._leave: Box = (0, 0, 0, 0)

    # what a game brings

    @staticmethod
    def moment(view: Any) -> Moment:
        """The moment of the match that a view shows."""
        raise NotImplementedError

    def reaches(self, goal: Hashable, action: Action) -> bool:
        """Whether an action of the pupil's comes to what a lesson is for."""
        return False

    def _judge(self, action: Action) -> bool:
        """Whether the lesson that is on is learnt by this action."""
        lesson = self.course.now
        return lesson is not None and lesson.goal is not None and self.reaches(lesson.goal, action)

    def said(self, lesson: Lesson) -> str:
        """The key of the message to be shown now: that of the lesson, or of a step of it."""
        if lesson.holds and self.hands.peeking == YOU:
            return f"{lesson.key}-open"
        return lesson.key

    def wanted(self, lesson: Lesson) -> Intent:
        """The intent that the lesson asks for now."""
        return lesson.intent

    def point_out(self, lesson: Lesson | None) -> None:
        """Put the cursor on the asked thing, so that the parchment's button does as it says."""
        self.hands.controllers[YOU].asks()

    def aim(self, lesson: Lesson) -> Spot | None:
        """Where the hand stands, and which way it points."""
        raise NotImplementedError

    def strays(self, lesson: Lesson, press: Press, asked: Intent) -> bool:
        """Whether a press was an answer, but neither the one that was `asked` nor the one asked now."""
        right = (lesson.intent, asked, self.wanted(lesson))
        return press.down and press.intent in ANSWERS and press.intent not in right

    def strays_at(self, x: float, y: float) -> bool:
        """Whether a click at x, y means something on this table that the lesson does not ask for."""
        return False

    def looks_at(self, x: float, y: float) -> bool:
        """Whether a click at x, y turns the pupil's secrets up."""
        raise NotImplementedError

    def do_wanted(self, lesson: Lesson) -> None:
        """Do what the parchment's button says, for the mouse that pressed it."""
        self.hands.answer(YOU, self.wanted(lesson))

    # picture

    def build(self) -> None:
        """Draw the match as it is, the parchment, the way out."""
        super().build()
        paper, words = self.layer(), self.layer()
        self.lesson_panel = LessonPanel(self, paper, words, self.steps, self.places)
        self.pointing_hand = PointingHand(self.layer())
        self._way_out()
        self.tell()

    @property
    def steps(self) -> int:
        """The number of lessons in all acts."""
        return sum(len(act.lessons) for act in self.acts)

    @property
    def step(self) -> int:
        """The number, from 0, of the lesson that is on or comes next, counted over all acts."""
        before = sum(len(act.lessons) for act in self.acts[: self.act])
        return before + min(self.course.place, len(self.course.lessons) - 1)

    def _way_out(self) -> None:
        layer = self.layer()
        right, y = self.places.way_out
        words = self.texts("tutorial-pause-title")
        out = Prompt(layer, self.device or KEYS, Intent.MENU, words, 0, y, 32, text_size=25)
        out.move(right - out.width, y)
        self._leave = (right - out.width - 8, y - 22, out.width + 16, 44)

    def tell(self) -> None:
        """Write the words of the present lesson, and the button that answers it."""
        lesson = self.course.now
        if lesson is None:
            self.lesson_panel.watch(self.words_between() or self.lesson_panel.said, self.step)
            return
        self.lesson_panel.say(self.words_of(lesson), self.step, scolding=self.scolded)
        verb = self.verb_of(lesson)
        whose = None if self.device is None else shown_device(self.device, mouse=self.mouse)
        self.lesson_panel.ask(whose, Intent.ACCEPT if self.mouse else self.wanted(lesson), verb)

    def names(self) -> dict[str, str]:
        """The names in messages: `name` is the pupil, `other` the first partner, then other2 and so on."""
        partners = [sitter.name for sitter in self.sitters[1:]]
        others = {f"other{place if place > 1 else ''}": name for place, name in enumerate(partners, 1)}
        return {"name": self.sitters[YOU].name, **others}

    def verb_of(self, lesson: Lesson) -> str:
        """The words beside the button on the parchment."""
        if self.mouse and lesson.holds and self.hands.peeking != YOU:
            return self.texts(f"{self.words}-your-secrets")
        return self.texts(f"{self.words}-{self.said(lesson)}.verb", **self.names())

    def words_of(self, lesson: Lesson) -> str:
        """The words of a lesson, or of its reproach."""
        said = self.said(lesson)
        if self.scolded and said != f"{lesson.key}-open":
            said = f"{lesson.key}.nudge"
        return self.texts(f"{self.words}-{said}", **self.names())

    def words_between(self) -> str:
        """What to watch while nobody asks the pupil; empty where the last words may stay a moment."""
        if self.course.done and (self.page or self._over):
            return self.texts("tutorial-over")
        if not self.course.place:
            return self.texts("tutorial-begins")
        key = f"{self.words}-{self.course.lessons[self.course.place - 1].key}"
        told = [f"{key}.then"] if self._waited >= THEN_SECONDS else []
        found = [one for one in (*told, f"{key}.watch") if one in self.texts]
        return self.texts(found[0], **self.names()) if found else ""

    # time

    def enter(self) -> None:
        """Begin the match's music, except after the last lesson."""
        if not self._over:
            super().enter()

    def update(self, dt: float) -> None:
        """Let the match go on as far as the lesson lets it."""
        super().update(dt)
        lesson = self.course.now
        self._wait(dt)
        if self.course.follow(idle=self.timeline.idle):
            self.changed()
        elif lesson is not None and self._told != (told := (self.said(lesson), self.wanted(lesson))):
            self._told = told
            self.tell()
        lesson = self.course.now
        points = lesson is not None and self.timeline.idle
        self.pointing_hand.update(dt, self.aim(lesson) if lesson is not None and points else None)
        if self.course.done and self.page and self.timeline.idle and not self._over:
            self._over = True
            self.turn_page()

    def _wait(self, dt: float) -> None:
        """Count how long the partners play; in a long while there is a second thing to watch."""
        before = self._waited
        self._waited = self._waited + dt if self.course.now is None else 0.0
        if before < THEN_SECONDS <= self._waited:
            self.tell()

    def changed(self) -> None:
        """Show another lesson, or none; the actions offered to the pupil have changed too.

        A pupil who is to look looks anew: a button still held from before would end the lesson unread.
        """
        self.scolded = False
        lesson = self.course.now
        if self.hands.peeking == YOU and (self.mouse or (lesson is not None and lesson.holds)):
            self.hands.cover()
        self.point_out(lesson)
        self.question_anew()
        self.tell()
        if self.course.now is not None:
            self.sounds.play("page")

    def question_anew(self) -> None:
        """Draw the choices of the pupil again."""
        raise NotImplementedError

    def follow_on(self, act: int) -> Self:
        """Another act, for the same hand."""
        following = type(self)(self.stage, act, self.device)
        following.mouse = self.mouse
        return following

    # hands

    def press(self, press: Press) -> None:
        """Pause, answer the parchment, or play; any device may take the pupil's seat."""
        if press.down:
            self.meet(press.device)
        if press.intent is Intent.MENU:
            if press.down:
                self.pause()
            return
        lesson = self.course.now
        if lesson is not None and not lesson.acts and press.intent is not Intent.PEEK:
            self._listen(lesson, press)
            return
        if self._rests(press):
            return
        asked = press.intent if lesson is None else self.wanted(lesson)
        looking = self.hands.peeking == YOU
        super().press(press)
        if press.intent is not Intent.PEEK:
            self._after(press, asked)
        elif lesson is not None:
            self._looked(lesson, covered=looking and self.hands.peeking is None)

    def _rests(self, press: Press) -> bool:
        """Whether the partners play, and nobody is asked: then a press hurries the picture on."""
        if self.course.now is not None or press.intent is Intent.PEEK:
            return False
        if press.down:
            self.timeline.skip()
        return True

    def _listen(self, lesson: Lesson, press: Press) -> None:
        """Go on from a lesson that only speaks."""
        if not press.down or press.again:
            return
        if not self.timeline.idle:
            self.timeline.skip()
        elif press.intent is Intent.ACCEPT and not lesson.holds:
            self.sounds.play("accept")
            self.course.go_on()
            self.changed()
        elif press.intent in ANSWERS:
            self.scold()

    def _after(self, press: Press, asked: Intent) -> None:
        """Reproach a wrong answer, or take the reproach back."""
        lesson = self.course.now
        if lesson is None or not press.down:
            return
        if self.hands.refusal or self.strays(lesson, press, asked):
            self.scold()
        elif self.scolded:
            self.scolded = False
            self.tell()

    def _looked(self, lesson: Lesson, *, covered: bool) -> None:
        """End a lesson of peeking once the cards are covered again; peeking is never wrong."""
        self.hands.refusal = ""
        self.scolded = False
        if lesson.holds and covered:
            self.course.go_on()
            self.changed()
        else:
            self.tell()

    def scold(self) -> None:
        """Say the lesson again, more clearly, and kindly."""
        self.scolded = True
        self.sounds.play("error")
        self.tell()
        self.flourish(self.lesson_panel.shake())

    def meet(self, device: Device) -> None:
        """Seat the device that pressed in the pupil's place; the mouse plays as the keyboard."""
        mouse = device.family is Family.MOUSE
        sits = KEYS if mouse else device
        if (self.device, self.mouse) == (sits, mouse):
            return
        self.device, self.mouse = sits, mouse
        if self.couch[YOU].device != sits:
            self.hands.cover()
            self.couch = self.hands.couch = tutorial_couch(self.stage, sits, self.partners)
            self.sitters = [self.couch[seat] for seat in self.couch.players]
        self.rebuild()

    def device_found(self, device: Device) -> None:
        """Do nothing: no seat waits for a pad here."""

    def device_lost(self, device: Device) -> None:
        """Let the keyboard play for a pupil whose pad went away."""
        if self.device == device:
            self.meet(KEYS)

    def point(self, x: float, y: float) -> None:
        """Show the choice under the mouse, when the lesson asks for one."""
        if self.course.now is not None and self.course.now.acts:
            super().point(x, y)

    def click(self, x: float, y: float) -> None:
        """Take the way out, the parchment's button, or a choice of the match."""
        self.meet(MOUSE)
        if is_in_box(self._leave, x, y) or is_in_box(MENU, x, y):
            self.pause()
            return
        if not self.timeline.idle:
            self.timeline.skip()
            return
        lesson = self.course.now
        if lesson is None:
            return
        if lesson.holds:
            self._peek_by_mouse(lesson, x, y)
        elif not lesson.acts:
            self._listen(lesson, Press(MOUSE, Intent.ACCEPT))
        else:
            self._choose_by_mouse(lesson, x, y)

    def _choose_by_mouse(self, lesson: Lesson, x: float, y: float) -> None:
        asked = self.wanted(lesson)
        astray = self.strays_at(x, y)
        looking = self.hands.peeking
        if self.lesson_panel.on_chip(x, y):
            self.do_wanted(lesson)
            astray = False
        else:
            super().click(x, y)
        if astray:
            self.scold()
        elif self.hands.peeking != looking:
            self._looked(lesson, covered=False)
        else:
            self._after(Press(MOUSE, asked), asked)

    def _peek_by_mouse(self, lesson: Lesson, x: float, y: float) -> None:
        """Turn the cards up with a click, and cover them with another."""
        if self.hands.peeking == YOU:
            self.hands.cover()
            self._looked(lesson, covered=True)
        elif self.looks_at(x, y) or self.lesson_panel.on_chip(x, y):
            self.hands.peek(YOU, down=True)
            self.tell()
        else:
            self.scold()
