"""The tutorial: a real duel of Complots that waits for the player, and the prompter who leads through it."""

from game.app.plan import plan_of
from game.app.rehearsal import Rehearsal, rehearse
from game.input.devices import KEYS, MOUSE, Device, Family
from game.input.intents import Intent, Press
from game.rules.complots.actions import Declare
from scenes.complots import layout
from scenes.complots.scene import ComplotsScene
from scenes.stage import Stage
from scenes.style import Box
from scenes.tutorial.beckon import DOWN, UP, Beckon, Spot
from scenes.tutorial.board import Board
from scenes.tutorial.company import company
from scenes.tutorial.course import Course
from scenes.tutorial.lessons import LESSONS, LINES, YOU, Lesson, position
from scenes.tutorial.prompter import Prompter, shown_device
from scenes.widgets.prompt import Prompt

SEED = 1
SWIFT = 0.5
"""The partner of a rehearsal takes half the time of a bot."""

ANSWERS = (Intent.ACCEPT, Intent.DOUBT, Intent.COUNTER, Intent.BACK)
CORNER = 1246.0
"""The right end of the way out."""


class Tutorial(ComplotsScene):
    """Two minutes of play: everything that makes a liar."""

    def __init__(self, stage: Stage) -> None:
        couch = company(stage, KEYS)
        plan = plan_of(couch, "complots", {}, SEED, position=position().read_text(encoding="utf-8"))
        rehearsal = rehearse(stage.app.catalog, plan, LINES)
        rehearsal.pace = SWIFT * stage.app.pace
        super().__init__(stage, rehearsal, couch)
        self.rehearsal: Rehearsal = rehearsal
        self.hands.solo = False
        self.course = Course(rehearsal, LESSONS)
        self.device: Device | None = None
        """Whoever pressed last; nobody yet."""
        self.mouse = False
        self.scolded = False
        self._aimed = False
        self._leave: Box = (0, 0, 0, 0)

    # picture

    def build(self) -> None:
        """The match as it is, the parchment, the way out."""
        super().build()
        paper, words = self.layer(), self.layer()
        self.prompter = Prompter(self, paper, words, len(LESSONS))
        self.beckon = Beckon(self.layer())
        self.header.title.text = self.texts("tutorial-title")
        self._way_out()
        self.tell()

    def cast_line(self) -> str:
        """The way out stands in its place."""
        return ""

    def _way_out(self) -> None:
        layer = self.layer()
        device = self.device or KEYS
        out = Prompt(layer, device, Intent.MENU, self.texts("tutorial-pause-title"), 0, 34, 32, text_size=25)
        out.move(CORNER - out.width, 34)
        self._leave = (CORNER - out.width - 8, 12, out.width + 16, 44)

    def tell(self) -> None:
        """Say what is to be said now."""
        lesson = self.course.now
        step = min(self.course.place, len(LESSONS) - 1)
        if lesson is None:
            self.prompter.say(self.texts("tutorial-over" if self.course.done else "tutorial-meanwhile"), step)
            return
        self.prompter.say(self.words_of(lesson), step, scolding=self.scolded)
        verb = self.verb_of(lesson)
        whose = None if self.device is None else shown_device(self.device, mouse=self.mouse)
        intent = Intent.ACCEPT if self.mouse else self.wanted(lesson)
        self.prompter.ask(whose, intent, verb)

    @property
    def aiming(self) -> bool:
        """Whether an action has been chosen and still wants its target."""
        lesson = self.course.now
        chooses = lesson is not None and isinstance(lesson.does, Declare)
        return chooses and self.hands.controllers[YOU].aiming is not None

    def verb_of(self, lesson: Lesson) -> str:
        """What the button on the parchment does."""
        if self.mouse and lesson.holds:
            return self.texts("tutorial-your-plaque")
        if self.aiming:
            return self.texts("tutorial-aim.verb", other=self.sitters[1].name)
        return self.texts(f"tutorial-{lesson.key}.verb")

    def words_of(self, lesson: Lesson) -> str:
        """The words of a lesson, or of its reproach."""
        names = {"name": self.sitters[0].name, "other": self.sitters[1].name}
        if lesson.holds and self.hands.peeking == YOU:
            return self.texts("tutorial-peeking", **names)
        if self.aiming and not self.scolded:
            return self.texts("tutorial-aim", **names)
        if self.scolded:
            return self.texts(f"tutorial-{lesson.key}.nudge", **names)
        return self.texts(f"tutorial-{lesson.key}", **names)

    # time

    def enter(self) -> None:
        """The curtain is up, or the board has gone; after the last word the music keeps silent."""
        if not self._over:
            super().enter()

    def update(self, dt: float) -> None:
        """The match goes on as far as the lesson lets it."""
        super().update(dt)
        if self.course.follow(idle=self.timeline.idle):
            self.changed()
        elif self.aiming != self._aimed:
            self.tell()
        self._aimed = self.aiming
        self.beckon.update(dt, self.aim())

    def changed(self) -> None:
        """Another lesson, or none: what the chair may do has changed too."""
        self.scolded = False
        self._point_out(self.course.now)
        self.question.forget()
        self.tell()
        if self.course.now is not None:
            self.sounds.play("page")

    def _point_out(self, lesson: Lesson | None) -> None:
        """The cursor stands on what is asked, so that the parchment's button does what it says."""
        controller = self.hands.controllers[YOU]
        controller.asks()
        if lesson is not None and isinstance(lesson.does, Declare):
            controller.cursor = controller.menu.index(lesson.does.action)

    def aim(self) -> Spot | None:
        """Where the hand points from, and which way: at an action of the sheet, or at a plaque."""
        lesson = self.course.now
        if lesson is None or not self.timeline.idle or (lesson.does is None and not lesson.holds):
            return None
        chooses = isinstance(lesson.does, Declare)
        if chooses and not self.aiming:
            menu = self.question.menu
            if menu is None or not isinstance(lesson.does, Declare):
                return None
            x, y, w, h = menu.boxes[menu.names.index(lesson.does.action)]
            return (x + w - 34, y + h + 10, UP)
        x, y, w, _ = layout.plaques(2)[1 if chooses else YOU]
        return (x + w - 34, y - 26, DOWN)

    def finish(self) -> None:
        """The lesson is learnt: ways on."""
        change = getattr(self.stage.app, "change", None)
        if change is not None:
            change(tutorial_seen=True)
        self.tell()
        items = (
            ("lobby", "tutorial-to-lobby", self.go_lobby),
            ("again", "tutorial-again-menu", self.go_again),
            ("title", "tutorial-to-title", self.go_title),
        )
        self.sounds.music(None, 0.8)
        self.stage.push(Board(self.stage, "tutorial-end", items))

    # hands

    def press(self, press: Press) -> None:
        """The way out, the parchment, or a hand of the table; any device may take the pupil's chair."""
        if press.down:
            self.meet(press.device)
        if press.intent is Intent.MENU:
            if press.down:
                self.pause()
            return
        lesson = self.course.now
        if lesson is not None and lesson.does is None and press.intent is not Intent.PEEK:
            self._listen(lesson, press)
            return
        if self._rests(press):
            return
        super().press(press)
        self._after(press)

    def _rests(self, press: Press) -> bool:
        """Nobody is asked anything while the partner plays, but the picture may be hurried on."""
        if self.course.now is not None or press.intent is Intent.PEEK:
            return False
        if press.down:
            self.timeline.skip()
        return True

    def _listen(self, lesson: Lesson, press: Press) -> None:
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

    def _after(self, press: Press) -> None:
        """Peeking ends its lesson when the cards are covered again; a wrong answer is put right."""
        lesson = self.course.now
        if lesson is None:
            return
        if lesson.holds and press.intent is Intent.PEEK:
            if not press.down and self.hands.peeking is None:
                self.course.go_on()
                self.changed()
            else:
                self.tell()
        elif self.hands.refusal or self._astray(lesson, press):
            self.scold()
        elif self.scolded and press.down:
            self.scolded = False
            self.tell()

    def _astray(self, lesson: Lesson, press: Press) -> bool:
        """Whether this was a button that means something, but not what is asked."""
        chooses = isinstance(lesson.does, Declare)
        wanted = (lesson.intent, self.wanted(lesson))
        return press.down and not chooses and press.intent in ANSWERS and press.intent not in wanted

    def wanted(self, lesson: Lesson) -> Intent:
        """The button of the moment: a card that has been chosen only wants to be given up."""
        chosen = self.hands.controllers[YOU].chosen is not None
        return Intent.ACCEPT if chosen else lesson.intent

    def scold(self) -> None:
        """Say it again, more clearly, and kindly."""
        self.scolded = True
        self.sounds.play("error")
        self.tell()
        self.flourish(self.prompter.shake())

    def meet(self, device: Device) -> None:
        """Whoever presses sits in the pupil's chair; the mouse lends its hand to the keyboard."""
        mouse = device.family is Family.MOUSE
        sits = KEYS if mouse else device
        if (self.device, self.mouse) == (sits, mouse):
            return
        self.device, self.mouse = sits, mouse
        if self.couch[0].device != sits:
            self.hands.cover()
            self.couch = self.hands.couch = company(self.stage, sits)
            self.sitters = [self.couch[seat] for seat in self.couch.players]
        self.rebuild()

    def device_found(self, device: Device) -> None:
        """Nobody is missed here."""

    def device_lost(self, device: Device) -> None:
        """The pupil's pad went away: the keyboard does."""
        if self.device == device:
            self.meet(KEYS)

    def point(self, x: float, y: float) -> None:
        """The mouse moves over the sheet of actions."""
        if self.course.now is not None and self.course.now.does is not None:
            super().point(x, y)

    def click(self, x: float, y: float) -> None:
        """The mouse takes the way out, the parchment's button, or what a match offers."""
        self.meet(MOUSE)
        left, top, w, h = self._leave
        if left <= x < left + w and top <= y < top + h:
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
        elif lesson.does is None:
            self._listen(lesson, Press(MOUSE, Intent.ACCEPT))
        elif self.prompter.on_chip(x, y):
            wanted = self.wanted(lesson)
            self.hands.answer(YOU, wanted)
            self._after(Press(MOUSE, wanted))
        else:
            super().click(x, y)
            self._after(Press(MOUSE, lesson.intent))

    def _peek_by_mouse(self, lesson: Lesson, x: float, y: float) -> None:
        """A click opens the cards, another one covers them."""
        own = self.plaque_at(x, y) == YOU or self.prompter.on_chip(x, y)
        if self.hands.peeking == YOU:
            self.hands.cover()
            self._after(Press(self.device or KEYS, Intent.PEEK, down=False))
        elif own:
            self.hands.peek(YOU, down=True)
            self.tell()
        else:
            self.scold()

    # ways on

    def pause(self) -> None:
        """Go on, begin again, skip the lesson, or leave."""
        items = (
            ("on", "tutorial-go-on", self.stage.pop),
            ("again", "tutorial-again-menu", self.go_again),
            ("skip", "tutorial-skip", self.go_lobby),
            ("title", "tutorial-to-title", self.go_title),
        )
        self.stage.push(Board(self.stage, "tutorial-pause", items, escape="on"))

    def go_again(self) -> None:
        """From the first word."""
        self.stage.pop()
        self.stage.replace(Tutorial(self.stage))

    def go_lobby(self) -> None:
        """To the dressing rooms, with a liar's diploma."""
        from scenes.lobby.scene import Lobby

        self.stage.pop()
        self.stage.replace(Lobby(self.stage))

    def go_title(self) -> None:
        """Back to the first screen."""
        from scenes.title.scene import Title

        self.stage.pop()
        self.stage.replace(Title(self.stage))
