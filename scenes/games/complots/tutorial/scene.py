"""The tutorial of Complots: a duel, and everything that makes a liar."""

from game.app.rehearsal import Moment
from game.input.intents import Intent, Press
from game.rules.complots import ComplotsView
from game.rules.complots.actions import Declare, Reveal
from scenes.games.complots.table import layout
from scenes.games.complots.table.scene import ComplotsScene
from scenes.games.complots.tutorial.lessons import DUEL, lesson_moment
from scenes.screens.tutorial.layout import FreePlaces
from scenes.screens.tutorial.lesson import YOU, Lesson
from scenes.screens.tutorial.pointing_hand import DOWN, RIGHT, UP, Spot
from scenes.screens.tutorial.scene import Tutorial


class ComplotsTutorial(Tutorial, ComplotsScene):
    """Two minutes of play: everything that makes a liar."""

    game = "complots"
    words = "tutorial"
    acts = (DUEL,)
    partners = (("tutorial-partner", 6),)
    places = FreePlaces(
        sheet=(436, 522, 408, 190),
        words=(457, 543, 366, 113),
        chip=(640, 662, 40),
        loge=(22, 512, 160, 184.5),
        way_out=(1246, 34),
        count=1172,
    )

    @staticmethod
    def moment(view: ComplotsView) -> Moment:
        """The turn and the question put in it."""
        return lesson_moment(view)

    def build(self) -> None:
        """Draw the table, with the title of the tutorial."""
        super().build()
        self.header.title.text = self.texts("tutorial-title")

    def cast_line(self) -> str:
        """The way out stands in its place."""
        return ""

    def question_anew(self) -> None:
        """The sheet of actions is drawn again."""
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
        """The button of the moment: the right card, once chosen, only wants to be given up."""
        return Intent.ACCEPT if self._has_chosen(lesson) else lesson.intent

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
        """At an action of the sheet, or at a plaque."""
        if not lesson.does and not lesson.holds:
            return None
        declares = _declared(lesson)
        if declares is not None and not self.aiming:
            menu = self.question.menu
            if menu is None:
                return None
            x, y, w, h = menu.boxes[menu.names.index(declares.action)]
            return (x + w - 34, y + h + 10, UP)
        if lesson.holds:
            x, y, w, h = layout.look_chip_box(2, YOU)
            return (x - 26, y + h / 2, RIGHT)
        x, y, w, _ = layout.seat_place_boxes(2)[YOU if declares is None else 1]
        return (x + w - 34, y - 26, DOWN)

    def looks_at(self, x: float, y: float) -> bool:
        """Say whether a point is on the pupil's own plaque."""
        return self.plaque_at(x, y) == YOU


def _declared(lesson: Lesson) -> Declare | None:
    """The action of the sheet that a lesson asks for, if it asks for one."""
    done = lesson.does[0] if lesson.does else None
    return done if isinstance(done, Declare) else None
