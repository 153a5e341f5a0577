"""The tutorial of Triomphe et Trahison: every lesson is played with the tools of a real battle."""

from collections.abc import Hashable, Sequence

from game.app.rehearsal import Moment
from game.core.rules import Action
from game.input.devices import Device
from game.input.intents import Intent, Press
from game.rules.skirmish import SkirmishView
from game.rules.skirmish.actions.player import Name
from game.rules.skirmish.survey.preview import preview_order
from scenes.draw.style import Box
from scenes.games.skirmish.table.answers.crumbs import crumbs_of
from scenes.games.skirmish.table.charging.charge_tool import ChargeTool
from scenes.games.skirmish.table.controller import Controller
from scenes.games.skirmish.table.layout import LEGEND, WINDOW, tab_boxes
from scenes.games.skirmish.table.offers.bidding import OfferTool
from scenes.games.skirmish.table.offers.card_tool import CardTool
from scenes.games.skirmish.table.scene import SkirmishScene
from scenes.games.skirmish.tutorial.bargaining import next_bid_intent
from scenes.games.skirmish.tutorial.goals import Bargain, Halted, Trick, Wheeled, is_reached
from scenes.games.skirmish.tutorial.lessons import ACTS, lesson_moment
from scenes.screens.tutorial.layout import FreePlaces
from scenes.screens.tutorial.lesson import YOU, Lesson
from scenes.screens.tutorial.scene import Tutorial
from scenes.screens.tutorial.seats import Partner
from scenes.shell.stage import Stage
from scenes.widgets.pointing_hand import DOWN, Spot

_PARTNERS = (("tutorial-partner", 6), ("tutorial-hecatombe-partner-right", 4))
_SHEET = (404.0, 196.0)
"""Width and height of the parchment, in units."""
_SLIP: Box = (224, 662, 816, 42)
"""Among the prompts, of which there are none while the partners play: dice lie where the parchment does."""


def _places(left: float, top: float) -> FreePlaces:
    """The parchment with its left upper corner at a place of the window."""
    w, h = _SHEET
    return FreePlaces(
        sheet=(left, top, w, h),
        words=(left + 102, top + 12, w - 124, 124),
        chip=(left + w / 2, top + h - 48, 38),
        loge=(left + 22, top + 24, 74, 85),
        way_out=(1246, 30),
        named=False,
        slip=_SLIP,
        sizes=(25, 24, 23, 22),
        even=True,
    )


_BESIDE_NAMES = _places(WINDOW[0] + 12, WINDOW[1] + 12)
"""Away from the parchment of names."""
_AT_THE_FOOT = _places(WINDOW[0] + WINDOW[2] - _SHEET[0] - 12, WINDOW[1] + WINDOW[3] - _SHEET[1] - 12)
_OVER_THE_LEGEND = _places(WINDOW[0] + WINDOW[2] - _SHEET[0] - 12, LEGEND[1] - _SHEET[1] - 8)
_NAMED = ("names", "truce")
"""The acts in which names are called."""
_THREE = (*_NAMED, "bribe")
"""The acts with three armies."""
_STEPS = {Intent.PEEK: "look", Intent.ACCEPT: "take"}
"""The steps of what begins with a button of its own: an offer, a card."""


class SkirmishTutorial(Tutorial, SkirmishScene):
    """A few minutes of war; one thing at a time."""

    game = "skirmish"
    words = "tutorial-skirmish"
    acts = ACTS
    offers_all = True
    partners: Sequence[Partner] = _PARTNERS
    places = _AT_THE_FOOT

    def __init__(self, stage: Stage, act: int = 0, device: Device | None = None) -> None:
        position = self.acts[act].position
        self.partners = _PARTNERS if position in _THREE else _PARTNERS[:1]
        self.places = _AT_THE_FOOT
        if position in _THREE:
            self.places = _BESIDE_NAMES if position in _NAMED else _OVER_THE_LEGEND
        super().__init__(stage, act, device)

    @staticmethod
    def moment(view: SkirmishView) -> Moment:
        """What is asked, and when."""
        return lesson_moment(view)

    def reaches(self, goal: Hashable, action: Action) -> bool:
        """Whether an order comes to what the lesson is for; the rules' own preview says so."""
        return is_reached(goal, action, self.board())

    # picture

    def build(self) -> None:
        """The house rehearses."""
        super().build()
        self.frame.header.title.text = self.texts("tutorial-title")
        self.question_anew()

    def question_anew(self) -> None:
        """Rows and prompts are drawn again; none while the pupil only listens."""
        lesson = self.course.now
        if lesson is not None:
            self.animator.fight.end()  # it has been seen; the parchment lies where the dice lay
            self.animator.say("")  # and where the last sentence stands
        self.question.quiet = lesson is None or not lesson.acts
        self.question.forget()

    def refresh(self) -> None:
        """As at any table; the way out stands where the valance says who plays."""
        super().refresh()
        self.frame.header.right.text = ""

    def update(self, dt: float) -> None:
        """The last lesson ends the tutorial, though its battle could go on."""
        super().update(dt)
        if self.course.done and not self.page and self.timeline.idle and not self._over:
            self._over = True
            self.finish()

    # what is asked

    @property
    def hand(self) -> Controller:
        """Return the pupil's controller."""
        controller: Controller = self.hands.controllers[YOU]
        return controller

    def said(self, lesson: Lesson) -> str:
        """The lesson, or a later step of it: how a ghost is driven, an offer filled in, a card turned."""
        if self._drives(lesson):
            return f"{lesson.key}-drive"
        step = ""
        if isinstance(lesson.goal, Bargain) and isinstance(self.hand.tool(), OfferTool):
            step = "-fill"
        elif isinstance(lesson.goal, Trick):
            step = self._card_step(lesson)
        return f"{lesson.key}{step}" if step else super().said(lesson)

    def _card_step(self, lesson: Lesson) -> str:
        """The step of a card that is played: announced, looked at, turned, or put on a unit."""
        if not isinstance(self.hand.tool(), CardTool):
            return "-on" if self.hand.picking else ""
        return "-peek" if self.wanted(lesson) is Intent.PEEK else "-turn"

    def verb_of(self, lesson: Lesson) -> str:
        """The words of the parchment's button: each step of a driven ghost has its own."""
        if not self._drives(lesson):
            step = _STEPS.get(self.wanted(lesson)) if isinstance(lesson.goal, Bargain | Trick) else None
            if isinstance(lesson.goal, Trick) and self.hand.picking and step is None:
                step = "take"
            if isinstance(lesson.goal, Bargain) and isinstance(self.hand.tool(), OfferTool) and step is None:
                return self.texts(f"{self.words}-other")
            if step is not None:
                return self.texts(f"{self.words}-{lesson.key}-{step}")
            other = self.wanted(lesson) in (Intent.RIGHT, Intent.DOWN)
            return self.texts(f"{self.words}-other") if other else super().verb_of(lesson)
        step = {Intent.UP: "forth", Intent.RIGHT: "wheel", Intent.BACK: "unlay"}.get(self.wanted(lesson))
        ghost = self.hand.ghost()
        return self.texts(f"{self.words}-{step or ('lay' if ghost and ghost.loose else 'go')}")

    def wanted(self, lesson: Lesson) -> Intent:
        """The button of the moment."""
        if isinstance(lesson.goal, Bargain):
            drawer = self.hand.tool()
            if not isinstance(drawer, OfferTool):
                return lesson.intent
            return next_bid_intent(drawer.draft, lesson.goal, self.hand.view)
        if isinstance(lesson.goal, Trick):
            cards = self.hand.tool()
            if not isinstance(cards, CardTool):
                return Intent.ACCEPT if self.hand.picking else lesson.intent
            looks = self.hands.peeking == YOU
            return cards.button_of(self.hand, lesson.goal.card) if looks else Intent.PEEK
        ghost = self.hand.ghost() if lesson.goal is not None else None
        if ghost is None:
            return self._way_to(lesson)
        order = ghost.order()
        if order is not None and self.reaches(lesson.goal, order):
            return Intent.ACCEPT
        if isinstance(lesson.goal, Wheeled):
            gone = 0 if order is None else preview_order(self.board(), order).length
            return Intent.UP if gone < lesson.goal.inches * 1000 else Intent.RIGHT
        return Intent.UP

    def _drives(self, lesson: Lesson) -> bool:
        """Whether the ghost of a lesson that is driven is out."""
        return isinstance(lesson.goal, Wheeled | Halted) and self.hand.ghost() is not None

    def _way_to(self, lesson: Lesson) -> Intent:
        """Towards the row, or the name, that the lesson asks for; then what takes it."""
        aims, hand, tool = self._aims(lesson), self.hand, self.hand.tool()
        marked = tool.marked(hand) if isinstance(tool, ChargeTool) else None
        if marked is not None and marked not in lesson.does:
            return Intent.RIGHT
        if not aims or hand.pointed() is None or hand.pointed() in aims:
            return lesson.intent
        return Intent.RIGHT if any(crumb in aims for crumb in hand.crumbs()) else Intent.BACK

    def _aims(self, lesson: Lesson) -> list[object]:
        """The steps of rows that lead to what is asked; none: they do not matter."""
        goal = lesson.goal
        if isinstance(goal, Wheeled | Halted):
            units = [one for one in self.hand.options if getattr(one, "unit", None) == goal.unit]
            return [crumbs_of(one)[0] for one in units[:1]]
        return [crumb for done in lesson.does for crumb in crumbs_of(done)]

    def strays(self, lesson: Lesson, press: Press, asked: Intent) -> bool:
        """Every button has its use at this table; what is refused says why."""
        return False

    def scold(self) -> None:
        """The sentence on the parchment is the whole answer: no strip says it a second time."""
        super().scold()
        self.hands.refusal = ""

    def do_wanted(self, lesson: Lesson) -> None:
        """The mouse pressed the parchment's button; it opens the hand, too."""
        wanted = self.wanted(lesson)
        if wanted is Intent.PEEK:
            self.hands.peek(YOU, down=True)
        else:
            self.hands.answer(YOU, wanted)

    def looks_at(self, x: float, y: float) -> bool:
        """Nothing is looked at by a click here."""
        return False

    # the hand that points

    def aim(self, lesson: Lesson) -> Spot | None:
        """At the unit that is asked for, or at the name."""
        goal = lesson.goal
        unit = goal.unit if isinstance(goal, Wheeled | Halted) else None
        done = lesson.does[0] if lesson.does else None
        if isinstance(done, Name):
            tabs = zip(self.naming.names, tab_boxes(len(self.naming.names)), strict=True)
            return next(((x + w / 2, y, DOWN) for name, (x, y, w, _) in tabs if name == done.enemy), None)
        unit = getattr(done, "target", unit) if done is not None else unit
        if unit is None or self.hand.ghost() is not None:
            return None
        x, y = self.animator.point_of(unit)
        return (x, y - 54, DOWN)
