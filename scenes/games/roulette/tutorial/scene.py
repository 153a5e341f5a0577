"""The tutorial of Roulette: one round in the cellar, from the pocket to the count."""

from game.app.hourglass import Clock
from game.app.rehearsal import Moment
from game.input.intents import Intent, Press
from game.rules.roulette import RouletteView
from game.rules.roulette.actions import Play
from game.rules.roulette.questions import BET, SECRET
from scenes.draw.style import GARNET, is_in_box
from scenes.games.roulette.table.controller import STEPS, Controller
from scenes.games.roulette.table.layout import Layout
from scenes.games.roulette.table.scene import RouletteScene
from scenes.games.roulette.table.slots import SECRET_SLOTS, SLOTS
from scenes.games.roulette.tutorial import pointing, steps
from scenes.games.roulette.tutorial.lessons import CELLAR, lesson_moment
from scenes.screens.tutorial.layout import FreePlaces
from scenes.screens.tutorial.lesson import YOU, Lesson
from scenes.screens.tutorial.scene import Tutorial
from scenes.widgets.pointing_hand import Spot

BESIDE = 912.0
"""The width of strip and drawer beside the parchment, in units."""
BUTTONS = (Intent.ACCEPT, Intent.DOUBT, Intent.COUNTER, Intent.BACK, Intent.PREVIOUS, Intent.NEXT)
"""Buttons that mean something in Roulette, whatever is asked."""


class RouletteTutorial(Tutorial, RouletteScene):
    """Two minutes of powder; the parchment stands where a fourth plaque would."""

    game = "roulette"
    words = "tutorial-roulette"
    offers_all = True
    deaf_seconds = 0.0
    acts = (CELLAR,)
    partners = (("tutorial-partner", 6), ("tutorial-roulette-partner-cheat", 2))
    places = FreePlaces(
        sheet=(954, 400, 300, 310),
        words=(974, 494, 260, 156),
        chip=(1104, 658, 40),
        loge=(972, 410, 68, 78),
        way_out=(1246, 30),
        named=False,
        even=True,
    )

    @staticmethod
    def moment(view: RouletteView) -> Moment:
        """Question, shot, cards played, accusations."""
        return lesson_moment(view)

    # picture

    def build(self) -> None:
        """Draw the table of the tutorial; the prompter's name is beside the box."""
        super().build()
        self.header.title.text = self.texts("tutorial-title")
        self.header.right.text = ""
        layer = self.layer()
        name = self.texts("tutorial-prompter")
        size = layer.letters.fit(name, 28, 184, "cinzel800")
        layer.text(name, 1054, 462, size, face="cinzel800", colour=GARNET, within=(1050, 424, 196, 60))
        self.question_anew()

    def layout(self) -> Layout:
        """Plaques as at a table of four, so that one place is free."""
        rules = self.table.rules
        places = Layout(rules.players + 1, rules.setting.team.characters, rules.setting.team.highest_bet)
        places.wide = BESIDE
        return places

    def refresh(self) -> None:
        """Redraw as in any match; the panel tells the rule of the card that is asked, the valance the
        lesson.
        """
        lesson = self.course.now
        does = None if lesson is None else steps.done_by(lesson)
        if isinstance(does, Play) and self.question.pointed is None and does.card in self.hand.view.hand:
            self.question.pointed = self.hand.view.hand.index(does.card)
        super().refresh()
        self.header.left.text = f"{self.texts('tutorial-lesson')} {self.step + 1}/{self.steps}"

    def question_anew(self) -> None:
        """Prompts and panels are drawn again; no buttons while the pupil only listens."""
        lesson = self.course.now
        self.question.pointed = None
        self.question.quiet = lesson is None or not lesson.does
        self.question.forget()

    def clock(self) -> Clock | None:
        """Return None: nobody is hurried."""
        return None

    @property
    def count_waits(self) -> bool:
        """Nobody counts before the prompter has finished either."""
        return super().count_waits or self.course.now is not None or self.course.due

    @property
    def slots(self) -> tuple[Intent, ...]:
        """The buttons of the map that stands, in the order of its answers."""
        return SECRET_SLOTS if self.view.asks in SECRET else SLOTS

    # what is asked

    @property
    def hand(self) -> Controller:
        """Return the pupil's controller."""
        controller: Controller = self.hands.controllers[YOU]
        return controller

    def step_of(self, lesson: Lesson) -> str:
        """Return the step of the lesson; empty when it has a single one."""
        return steps.step_of(self.hand, steps.done_by(lesson), looks=self.hands.peeking == YOU)

    def said(self, lesson: Lesson) -> str:
        """The lesson, or a later step of it."""
        step = self.step_of(lesson)
        return super().said(lesson) if step in steps.FIRST else f"{lesson.key}-{step}"

    def wanted(self, lesson: Lesson) -> Intent:
        """The button of the moment."""
        does = steps.done_by(lesson)
        return lesson.intent if does is None else steps.step_intent(self.hand, does, self.step_of(lesson))

    def verb_of(self, lesson: Lesson) -> str:
        """Return the words of the parchment's button; cards and targets have verbs of their own."""
        step = self.step_of(lesson)
        if step == steps.LOOK:
            return self.texts(f"{self.words}-{'your-secrets' if self.mouse else 'look-for'}")
        if step == steps.TARGET and self.wanted(lesson) in STEPS:
            return self.texts(f"{self.words}-go")
        return super().verb_of(lesson)

    def words_of(self, lesson: Lesson) -> str:
        """The words of a step, or of its reproach."""
        step = self.step_of(lesson)
        if self.scolded and step not in steps.FIRST:
            return self.texts(f"{self.words}-nudge-{step}", **self.names())
        return super().words_of(lesson)

    def strays(self, lesson: Lesson, press: Press, asked: Intent) -> bool:
        """Say whether a press answers with a wrong button; a pupil who knows their card may look or not."""
        return press.down and press.intent in BUTTONS and press.intent not in (asked, self.wanted(lesson))

    def scold(self) -> None:
        """Take back a card that was laid open wrongly, and scold."""
        lesson, hand = self.course.now, self.hand
        does = None if lesson is None else steps.done_by(lesson)
        wrong = not isinstance(does, Play) or hand.card != does.card or hand.target is not None
        if hand.card is not None and wrong:
            hand.put_back()
        super().scold()

    # the mouse

    def looks_at(self, x: float, y: float) -> bool:
        """The drawer of secrets, or the pupil's own plaque."""
        drawer = self.top.private_panel
        return (drawer.open and is_in_box(drawer.box, x, y)) or self.top.player_at(x, y) == YOU

    def click_table(self, x: float, y: float) -> None:
        """The map and the covered panel may be clicked by a pupil who has nobody to fear."""
        place = self.top.buttons.at(x, y)
        if place is not None:
            self.hands.answer(YOU, self.slots[place])
        else:
            super().click_table(x, y)

    def strays_at(self, x: float, y: float) -> bool:
        """Somebody's plaque, while nobody is to be chosen."""
        player = self.top.player_at(x, y)
        if player is None or player == YOU or player >= len(self.sitters):
            return False
        return not (self.hand.targets() or self.hand.accusing)

    def do_wanted(self, lesson: Lesson) -> None:
        """The mouse pressed the parchment's button: it does the whole step."""
        wanted, does = self.wanted(lesson), steps.done_by(lesson)
        if wanted is Intent.PEEK:
            self.hands.peek(YOU, down=True)
        elif isinstance(does, Play) and self.hand.targets():
            self.hands.do(self.hand.take_player(YOU if does.target is None else does.target))
        else:
            self.hands.answer(YOU, wanted)

    # the hand that points

    def aim(self, lesson: Lesson) -> Spot | None:
        """At what is spoken of, or at what is to be chosen."""
        does, step = steps.done_by(lesson), self.step_of(lesson)
        if does is None and lesson.holds and self.hands.peeking == YOU:
            return pointing.spot_in_drawer(self.top, odds=self.view.asks == BET)
        if does is None:
            return pointing.pointing_spot(lesson.at, self.top)
        if isinstance(does, Play):
            return self.aim_card(does, step)
        if step == steps.ACCUSE:
            return pointing.pointing_spot(lesson.at, self.top)
        place = self.slots.index(self.wanted(lesson))
        if place >= len(self.top.buttons.boxes):
            return pointing.pointing_spot(lesson.at, self.top)
        return pointing.spot_below(self.top.buttons.boxes[place])

    def aim_card(self, does: Play, step: str) -> Spot | None:
        """At the card of the open panel, or at the person it is meant for."""
        if step == steps.TARGET:
            return pointing.spot_at_person(self.top, YOU if does.target is None else does.target)
        if step == steps.PICK and self.top.private_panel.boxes:
            return pointing.spot_at_card(self.top.private_panel.boxes[self.hand.view.hand.index(does.card)])
        return pointing.pointing_spot("secrets", self.top) if step == steps.LOOK else None
