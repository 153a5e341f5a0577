"""The tutorial of Hécatombe: an oath, the last assaults of a round, and what the objectives were worth."""

from game.app.rehearsal import Moment
from game.input.intents import MOVES, Intent, Press
from game.rules.hecatombe import HecatombeView
from game.rules.hecatombe.actions import Attack, Call, Counter
from game.rules.hecatombe.questions import SECRET
from scenes.draw.style import Box, is_in_box
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.controller import Controller
from scenes.games.hecatombe.table.scene import HecatombeScene
from scenes.games.hecatombe.tutorial import pointing
from scenes.games.hecatombe.tutorial.fan import (
    SECRETLY,
    cursor_direction,
    next_fan_intent,
    next_unmarked_place,
)
from scenes.games.hecatombe.tutorial.lessons import ASSAULTS, OATH, lesson_moment
from scenes.screens.tutorial.layout import FreePlaces
from scenes.screens.tutorial.lesson import YOU, Lesson
from scenes.screens.tutorial.scene import ANSWERS, Tutorial
from scenes.widgets.pointing_hand import Spot

STEPS = {
    Intent.PEEK: "look",
    Intent.ACCEPT: "mark",
    Intent.COUNTER: "seal",
    **dict.fromkeys(MOVES, "go"),
}
"""The Fluent endings of a button's words in a secret choice."""


class HecatombeTutorial(Tutorial, HecatombeScene):
    """Two minutes of war; the parchment lies where the ledger of the dead is."""

    game = "hecatombe"
    words = "tutorial-hecatombe"
    acts = (OATH, ASSAULTS)
    partners = (
        ("tutorial-partner", 6),
        ("tutorial-hecatombe-partner-facing", 2),
        ("tutorial-hecatombe-partner-right", 4),
    )
    places = FreePlaces(
        sheet=(860, 264, 400, 194),
        words=(962, 276, 276, 124),
        chip=(1060, 411, 38),
        loge=(882, 288, 74, 85),
        way_out=(1246, 30),
        named=False,
        sizes=(25, 24, 23, 22),
        even=True,
    )

    @staticmethod
    def moment(view: HecatombeView) -> Moment:
        """Return the number of assaults, the question, and the number of scored objectives."""
        return lesson_moment(view)

    # picture

    def build(self) -> None:
        """The house rehearses; the parchment covers the ledger."""
        super().build()
        self.header.title.text = self.texts("tutorial-title")
        self.top.corner.spare.visible = False
        self.question_anew()

    def aim_line(self) -> str:
        """The way out stands in its place."""
        return ""

    def round_line(self) -> str:
        """Return the number of the lesson and of all lessons, in words."""
        return f"{self.texts('tutorial-lesson')} {self.step + 1}/{self.steps}"

    def question_anew(self) -> None:
        """Marks, fan and buttons are drawn again; no buttons while the pupil only listens."""
        lesson = self.course.now
        self.question.quiet = lesson is None or not lesson.does
        self.question.forget()

    # what is asked

    @property
    def hand(self) -> Controller:
        """Return the pupil's controller."""
        controller: Controller = self.hands.controllers[YOU]
        return controller

    def said(self, lesson: Lesson) -> str:
        """The lesson, or a later step of it."""
        if _sends(lesson) and self.hand.army is not None:
            return f"{lesson.key}-prey"
        if self.wanted(lesson) is Intent.COUNTER and _offers(lesson):
            return f"{lesson.key}-strike"
        if chooses_private_tile(lesson) and self.hands.peeking == YOU:
            return f"{lesson.key}-{STEPS[self.wanted(lesson)]}"
        return super().said(lesson)

    def verb_of(self, lesson: Lesson) -> str:
        """Return the words of the parchment's button; a secret choice has its own steps."""
        if chooses_private_tile(lesson):
            return self.texts(f"{self.words}-{STEPS[self.wanted(lesson)]}")
        return super().verb_of(lesson)

    def wanted(self, lesson: Lesson) -> Intent:
        """The button of the moment."""
        if chooses_private_tile(lesson):
            looks = self.hands.peeking == YOU
            return next_fan_intent(self.hand, lesson.does, self.fan_boxes(), looks=looks)
        place = self.offer(lesson)
        if place is not None and self.hand.cursor != place:
            boxes = self.army_boxes()
            return cursor_direction(boxes[self.hand.cursor], boxes[place])
        return lesson.intent

    def strays(self, lesson: Lesson, press: Press, asked: Intent) -> bool:
        """Say whether a press answers with another button than the step's own."""
        return press.down and press.intent in ANSWERS and press.intent not in (asked, self.wanted(lesson))

    def offer(self, lesson: Lesson) -> int | None:
        """The place of the army that a lesson sacrifices."""
        done = lesson.does[0] if lesson.does else None
        armies = self.hand.view.armies[YOU]
        return armies.index(done.army) if isinstance(done, Counter) and done.army in armies else None

    def army_boxes(self) -> tuple[Box, ...]:
        """Return the boxes of the pupil's armies."""
        return self.top.places.tiles(YOU, len(self.hand.view.armies[YOU]))

    def fan_boxes(self) -> tuple[Box, ...]:
        """Return the boxes of the pupil's private tiles."""
        return layout.choice_fan_boxes(len(self.hand.fan()))

    def point_out(self, lesson: Lesson | None) -> None:
        """The cursor stands on the first tile that is asked; what to offer is the pupil's to find."""
        super().point_out(lesson)
        if lesson is not None and chooses_private_tile(lesson):
            self.hand.cursor = next_unmarked_place(self.hand, lesson.does) or 0

    # the mouse

    def looks_at(self, x: float, y: float) -> bool:
        """Say whether a point is on the pupil's panel of secrets or fan."""
        return any(is_in_box(box, x, y) for box in self.secret_boxes())

    def secret_boxes(self) -> tuple[Box, ...]:
        """Return where the pupil's secrets lie: oaths, or the tiles to choose among."""
        if self.view.asks in SECRET:
            return (layout.BAND,)
        places = self.top.places
        return (layout.OATH, *(places.objective(YOU, place) for place in range(places.objectives)))

    def strays_at(self, x: float, y: float) -> bool:
        """Say whether the mouse is on an army that may not be chosen; in a defence any may be offered."""
        thing = self.thing_at(x, y)
        lesson = self.course.now
        if lesson is None or thing is None or chooses_private_tile(lesson):
            return False
        return thing not in self.hand.things()

    def do_wanted(self, lesson: Lesson) -> None:
        """The mouse pressed the parchment's button: it does the whole step."""
        wanted = self.wanted(lesson)
        if wanted is Intent.PEEK:
            self.hands.peek(YOU, down=True)
        elif wanted in MOVES:
            place = (
                next_unmarked_place(self.hand, lesson.does)
                if chooses_private_tile(lesson)
                else self.offer(lesson)
            )
            self.hand.cursor = place or 0
        else:
            self.hands.answer(YOU, wanted)

    # the hand that points

    def aim(self, lesson: Lesson) -> Spot | None:
        """At what is spoken of, or at what is to be chosen."""
        done = lesson.does[0] if lesson.does else None
        if isinstance(done, Call):
            return pointing.spot_below(self.top.places.objective(done.owner, done.place))
        if isinstance(done, Counter):
            return self.aim_defence(lesson)
        if isinstance(done, Attack):
            thing = self.hand.pointed()
            return None if thing is None else pointing.spot_below(self.box(thing, YOU), thing.owner)
        if chooses_private_tile(lesson) and self.hands.peeking == YOU:
            place = next_unmarked_place(self.hand, lesson.does)
            return None if place is None else pointing.spot_in_fan(self.fan_boxes(), place)
        return pointing.pointing_spot(lesson.at, self.top)

    def aim_defence(self, lesson: Lesson) -> Spot | None:
        """First at the army to be offered, then at the answer."""
        place = self.offer(lesson)
        if place is None or self.hand.cursor == place:
            return pointing.spot_above(self.top.places.answers[1], share=0.2)
        return pointing.spot_below(self.army_boxes()[place], YOU)


def _sends(lesson: Lesson) -> bool:
    """Say whether an army is to be sent."""
    return bool(lesson.does) and isinstance(lesson.does[0], Attack)


def _offers(lesson: Lesson) -> bool:
    """Say whether an army is to be sacrificed."""
    return bool(lesson.does) and isinstance(lesson.does[0], Counter)


def chooses_private_tile(lesson: Lesson) -> bool:
    """Say whether the pupil is to choose among private tiles."""
    return bool(lesson.does) and isinstance(lesson.does[0], SECRETLY)
