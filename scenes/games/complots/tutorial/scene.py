"""The tutorial of Complots: a duel, and everything that makes a liar."""

from collections.abc import Sequence

from game.app.rehearsal import Moment
from game.input.intents import Intent, Press
from game.rules.complots import ComplotsView
from game.rules.complots.actions import Declare, Reveal
from scenes.draw.style import Box
from scenes.games.complots.table import layout
from scenes.games.complots.table.controller import Controller
from scenes.games.complots.table.scene import ComplotsScene
from scenes.games.complots.tutorial.lessons import DUEL, lesson_moment
from scenes.screens.tutorial.layout import FreePlaces
from scenes.screens.tutorial.lesson import YOU, Lesson
from scenes.screens.tutorial.scene import Tutorial
from scenes.widgets.pointing_hand import DOWN, RIGHT, UP, Spot


class ComplotsTutorial(Tutorial, ComplotsScene):
    """Two minutes of play: everything that makes a liar."""

    game = "complots"
    words = "tutorial"
    acts = (DUEL,)
    prompted = True
    partners = (("tutorial-partner", 6),)
    places = FreePlaces(
        sheet=(414, 522, 408, 190),
        words=(442, 538, 352, 114),
        chip=(618, 662, 40),
        loge=(324, 568, 84, 97),
        way_out=(1246, 34),
        named=False,
        count=892,
        sizes=(26, 25, 24, 23, 22),
        even=True,
    )

    @staticmethod
    def moment(view: ComplotsView) -> Moment:
        """The turn and the question put in it."""
        return lesson_moment(view)

    def controllers(self) -> Sequence[Controller]:
        """Aiming is learnt in a duel, too."""
        made = super().controllers()
        for controller in made:
            controller.aims_at_one = True
        return made

    def build(self) -> None:
        """Draw the table, with the title of the tutorial."""
        super().build()
        self.header.title.text = self.texts("tutorial-title")
        self.question_anew()

    def cast_line(self) -> str:
        """The way out stands in its place."""
        return ""

    def question_anew(self) -> None:
        """The fan of actions is drawn again; there is none, and no prompt, while the pupil only listens."""
        lesson = self.course.now
        self.question.quiet = lesson is None or not lesson.does
        self.question.forget()

    @property
    def aiming(self) -> bool:
        """Say whether an action has been chosen and still wants its target."""
        lesson = self.course.now
        chooses = lesson is not None and _declared(lesson) is not None
        return chooses and self.hands.controllers[YOU].aiming is not None

    def said(self, lesson: Lesson) -> str:
        """The lesson, or its second step: the target, or the card that only wants to be given up."""
        if self.aiming:
            return "aim"
        return f"{lesson.key}-chosen" if self._has_chosen(lesson) else super().said(lesson)

    def wanted(self, lesson: Lesson) -> Intent:
        """The button of the moment: towards the right action; the right card, once chosen, is given up."""
        off = self._off(lesson)
        if off:
            return Intent.RIGHT if off > 0 else Intent.LEFT
        return Intent.ACCEPT if self._has_chosen(lesson) else lesson.intent

    def verb_of(self, lesson: Lesson) -> str:
        """The words of the parchment's button: on the way to the right action, that there is a way."""
        return self.texts("tutorial-go") if self._off(lesson) else super().verb_of(lesson)

    def _off(self, lesson: Lesson) -> int:
        """How many cards of the fan lie between the cursor and the action that is asked, to the right."""
        declares = _declared(lesson)
        controller = self.hands.controllers[YOU]
        if declares is None or self.aiming or declares.action not in controller.menu:
            return 0
        return int(controller.menu.index(declares.action)) - int(controller.cursor)

    def _has_chosen(self, lesson: Lesson) -> bool:
        """Whether the card that a lesson asks for has been chosen, and not given up yet."""
        controller = self.hands.controllers[YOU]
        done = lesson.does[0] if lesson.does else None
        if not isinstance(done, Reveal) or controller.chosen is None:
            return False
        return bool(controller.view.hand[controller.chosen] == done.card)

    def strays(self, lesson: Lesson, press: Press, asked: Intent) -> bool:
        """On the sheet of actions nothing is wrong before it is chosen."""
        return _declared(lesson) is None and super().strays(lesson, press, asked)

    def point_out(self, lesson: Lesson | None) -> None:
        """The cursor stands on the action that is asked."""
        super().point_out(lesson)
        declares = None if lesson is None else _declared(lesson)
        if declares is not None:
            controller = self.hands.controllers[YOU]
            controller.cursor = controller.menu.index(declares.action)

    def aim(self, lesson: Lesson) -> Spot | None:
        """At a card of the fan, at a plaque, at a card in it, or at the prompt of the asked answer."""
        if _declared(lesson) is not None:
            return _over(layout.seat_place_boxes(2)[1]) if self.aiming else self._at_action(lesson)
        if lesson.holds:
            return None if self.hands.peeking == YOU else _under(layout.look_chip_box(2, YOU))
        if not lesson.does:
            return None
        if isinstance(lesson.does[0], Reveal) and not self._has_chosen(lesson):
            return _left_of(layout.card_spots(2, YOU, 2)[0])
        asked = (YOU, self.wanted(lesson))
        box = next((box for box, *whose in self.hands.spots if tuple(whose) == asked), None)
        return _over(layout.seat_place_boxes(2)[YOU]) if box is None else _left_of(box)

    def _at_action(self, lesson: Lesson) -> Spot | None:
        """From below, at the left foot of a card of the fan: who may block it stands at the middle."""
        menu, declares = self.question.menu, _declared(lesson)
        if menu is None or declares is None:
            return None
        x, y, _, h = menu.boxes[menu.names.index(declares.action)]
        return (x + 4, y + h + 20, UP)

    def looks_at(self, x: float, y: float) -> bool:
        """Say whether a point is on the pupil's own plaque."""
        return self.plaque_at(x, y) == YOU


def _over(box: Box) -> Spot:
    """From above, near the right end of a plaque, where it hides no name."""
    x, y, w, _ = box
    return (x + w - 34, y - 26, DOWN)


def _under(box: Box) -> Spot:
    """From below, the finger at the middle of a box."""
    x, y, w, h = box
    return (x + w / 2, y + h + 22, UP)


def _left_of(box: Box) -> Spot:
    """From the left, the finger at the middle of a box."""
    x, y, _, h = box
    return (x - 26, y + h / 2, RIGHT)


def _declared(lesson: Lesson) -> Declare | None:
    """The action of the sheet that a lesson asks for, if it asks for one."""
    done = lesson.does[0] if lesson.does else None
    return done if isinstance(done, Declare) else None
