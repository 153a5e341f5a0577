"""One chair's hand in the battle: intents become one action; pure, it sees a Seat and what is held."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.core.pending import NO_UNIT
from game.core.rules import Action, Player, Refusal
from game.core.seat import Seat
from game.input.intents import Intent
from game.rules.skirmish import SkirmishView
from game.rules.skirmish.actions.orders import Move
from game.rules.skirmish.actions.player import Answer as OfferAnswer
from game.rules.skirmish.actions.player import Done, Later, Name, Pass, TakeBack
from game.rules.skirmish.flow import questions
from game.rules.skirmish.flow.questions import QuestionKind
from scenes.games.skirmish.table.answers import hand_prompts as says
from scenes.games.skirmish.table.answers.crumbs import RIVAL, UNIT, Crumb, Path, next_crumbs, option_at
from scenes.games.skirmish.table.answers.driven import driving_prompts
from scenes.games.skirmish.table.answers.families import (
    ANSWERS,
    NAMES,
    OFFERS,
    REPLIES,
    UNITS,
    Family,
)
from scenes.games.skirmish.table.answers.table_hold import TableHold
from scenes.games.skirmish.table.answers.tool import Tool
from scenes.match.hands import Answer, PromptSpec

if TYPE_CHECKING:
    from scenes.games.skirmish.table.driving.driving import Driving
    from scenes.games.skirmish.table.driving.helm import Helm

PICKING = "battle:picking"
"""What is asked of who holds a window: which card. Buttons are secret, a card that is laid open is not."""
BIDDING = "battle:bidding"
"""What is asked of whose drawer of offers is open, in anybody's turn: it is made before everybody's eyes."""
REPLYING = "battle:replying"
"""What is asked of who looks at the offers that lie before them, in anybody's turn."""
STEPS = {Intent.LEFT: -1, Intent.UP: -1, Intent.RIGHT: 1, Intent.DOWN: 1}
_SILENT_STEPS = ("weapon", "point")
"""Kinds of steps that are gone by themselves where there is but one."""


class Controller:
    """The question to one player, the way gone so far, and the meaning of the next press.

    Nothing here asks whether anything is legal: options are taken from the seat, and its check says why not.
    """

    def __init__(
        self, seat: Seat, table: TableHold, helm: Helm | None = None, tools: Sequence[Tool] = ()
    ) -> None:
        """`helm`: drives the ghosts of units; without one, moves are chosen from the list.

        `tools`: other ways to answer than rows, the first that takes a question has it.
        """
        self.seat, self.table, self.helm, self.tools = seat, table, helm, tools
        self.me: Player = seat.player
        self.cursor = 0
        """The index among the steps that may be chosen now."""
        self.path: Path = ()
        """The steps chosen so far."""
        self.replying = False
        """True while this player looks at the offers that lie before them."""
        self.bidding = False
        """True while this player's drawer of offers is open; it waits while anything else is asked."""
        self._listed = NO_UNIT
        """The unit whose orders are read from the list, though its ghost could be driven."""
        self._asked: object = None
        self._view: SkirmishView | None = None
        self._options: tuple[Any, ...] | None = None
        self._tick = -1

    # what is asked

    @property
    def view(self) -> SkirmishView:
        """The facts that this chair may know; looked up once between two ticks."""
        if self._view is None or self._tick != self.table.tick():
            self._view, self._options, self._tick = self.seat.view, None, self.table.tick()
        return self._view

    @property
    def options(self) -> tuple[Any, ...]:
        """What the seat may do, looked up once between two ticks; while replying, yes or no to each offer."""
        view = self.view
        if self.replying:
            mine = [offer.id for offer in view.offers if offer.to == self.me]
            return tuple(OfferAnswer(self.me, offer, yes) for offer in mine for yes in (True, False))
        if self._options is None:
            self._options = tuple(self.seat.options)
        return self._options

    @property
    def place(self) -> tuple[object, ...]:
        """Return the state of this hand: equal states show the same picture."""
        up = self.table.has_raised(self.me)
        ghost = self.ghost()
        driven = self.helm.manner(ghost, self.options) if self.helm is not None and ghost is not None else ()
        tool = self.tool()
        held = (type(tool).__name__, tool.state(self)) if tool is not None else None
        return (self.cursor, self.path, self.replying, self.table.holds(self.me), up, driven, held)

    @property
    def kind(self) -> QuestionKind | None:
        """The question of the rules that this chair owes an answer to, or None."""
        view = self.view
        return QuestionKind(view.questions[-1].kind) if self.me in view.owing else None

    @property
    def family(self) -> Family | None:
        """How the question to this chair is answered; None: nothing is asked."""
        kind = self.kind
        if self.replying:
            return REPLIES
        return ANSWERS[kind] if kind is not None else None

    @property
    def picking(self) -> bool:
        """Whether this player holds the window, and looks for a card or makes an offer."""
        family = self.family
        return bool(family and family.window and self.table.holds(self.me))

    @property
    def may_bid(self) -> bool:
        """Whether nothing is asked that comes before an offer (S-18)."""
        return not self.replying and ANSWERS.get(self.kind or questions.MAKE_OFFERS) is OFFERS

    def asks(self) -> str | None:
        """What is put to this chair now, or None; a new question starts afresh."""
        kind, view = self.kind, self.view
        if self.bidding and self.may_bid:
            return BIDDING
        self.replying = self.replying and any(offer.to == self.me for offer in view.offers)
        question = (kind, *self._moment(view, kind))
        if question != self._asked and not self.replying:
            same_unit = kind is not None and self._same_units(kind)
            self._asked, self._listed = question, NO_UNIT
            self.path, self.cursor = self._kept_path() if same_unit else (), 0
        if self.replying:
            return REPLYING
        return PICKING if self.picking else kind

    def _moment(self, view: SkirmishView, kind: QuestionKind | None) -> tuple[object, ...]:
        """What sets this question apart from the last one; who else has passed a window is no matter."""
        if kind is None:
            return ()
        about = view.questions[-1]
        data = (about.unit, about.target, about.data)
        if ANSWERS[kind].window:
            return (*data, view.round, view.active, view.phase, len(view.discards), len(view.offers))
        return (*data, self._tick)

    def _same_units(self, kind: QuestionKind) -> bool:
        """Whether one goes on with the same kind of orders."""
        return isinstance(self._asked, tuple) and self._asked[0] == kind and ANSWERS[kind] is UNITS

    def _kept_path(self) -> Path:
        """The unit that was ordered last, as long as it may do more."""
        first = self.path[:1]
        return first if first and next_crumbs(self.options, first) else ()

    # what may be chosen

    def tool(self) -> Tool | None:
        """The tool with which this hand answers now; None: it chooses rows, or drives a ghost."""
        return next((tool for tool in self.tools if tool.takes(self)), None)

    def ghost(self) -> Driving | None:
        """The ghost of the unit that is chosen to move; None: nothing is driven now (S-32)."""
        if self.helm is None or len(self.path) != 1 or self.path[0].kind != UNIT:
            return None
        unit = self.path[0].worth[0]
        if self.kind != questions.REMAINING_MOVE or self._listed == unit:
            return None
        if not any(isinstance(one, Move) and one.unit == unit for one in self.options):
            return None
        return self.helm.ghost(self._tick, unit)

    def crumbs(self) -> tuple[Crumb, ...]:
        """The steps that may be chosen now, in the order in which one passes them; none while driving."""
        family = self.family
        if family is None or (family.window and not self.picking) or self.ghost() is not None:
            return ()
        if self.tool() is not None:
            return ()
        if family is NAMES:
            return tuple(Crumb(RIVAL, (one,)) for one in self.names())
        return next_crumbs(self._choices(family), self.path)

    def names(self) -> tuple[Player, ...]:
        """Whose names may come to mind: everybody else with an army, legal or not."""
        view = self.view
        living = {unit.owner for unit in view.units if unit.models > 0}
        return tuple(one for one in range(view.players) if one != self.me and one in living)

    def _choices(self, family: Family) -> Sequence[Any]:
        """The options that are chosen step by step; what a press of its own does is none of them."""
        if not family.ends and not family.window:
            return self.options
        return [option for option in self.options if not isinstance(option, Done | Pass)]

    def pointed(self) -> Crumb | None:
        """The step under the cursor; None: there is none."""
        crumbs = self.crumbs()
        return crumbs[min(self.cursor, len(crumbs) - 1)] if crumbs else None

    def aimed(self) -> Any | None:
        """The whole answer that the step under the cursor would give; None: more must be chosen."""
        crumb, family = self.pointed(), self.family
        if crumb is None or family is None:
            return None
        if family is NAMES:
            return Name(self.me, crumb.worth[0])
        return option_at(self._choices(family), (*self.path, crumb))

    def left_units(self) -> tuple[int, ...]:
        """Own units that still may do something: whoever ends now has forgotten them; none while driving."""
        family = self.family
        if family is None or not family.ends or self.ghost() is not None:
            return ()
        firsts = next_crumbs(self._choices(family), ())
        return tuple(crumb.worth[0] for crumb in firsts if crumb.kind == UNIT)

    @property
    def may_end(self) -> bool:
        """Whether a long press ends what is asked."""
        family = self.family
        return bool(family and family.ends and any(isinstance(one, Done) for one in self.options))

    # prompts

    def prompts(self) -> tuple[PromptSpec, ...]:
        """The presses this chair may make now, the likeliest first; they betray no hand."""
        asked, family, tool = self.asks(), self.family, self.tool()
        if tool is not None:
            return tool.prompts(self)
        if asked is None or family is None:
            return ()
        if family.window and not self.picking:
            return says.WINDOW_PROMPTS[family.name]
        ghost = self.ghost()
        if ghost is not None:
            return driving_prompts(*self.helm.manner(ghost, self.options)) if self.helm is not None else ()
        ways: tuple[PromptSpec, ...] = says.NAMING if family is NAMES else says.ROWS
        if self.path or self.picking or self.replying:
            ways = (*ways, says.BACK)
        if family is REPLIES and not self.replying:
            ways = (*ways, says.LATER)
        if family is UNITS and not self.path:
            ways = (*ways, *says.undo_prompts(self.seat))
        return ways

    # presses

    def feed(self, intent: Intent) -> Answer:
        """Turn a press into an action, or move a cursor and return None."""
        asked, family, tool = self.asks(), self.family, self.tool()
        if tool is not None:
            return tool.feed(self, intent)
        if asked is None or family is None:
            return self._feed_idle(intent)
        if family.window and not self.picking:
            return self._feed_window(family, intent)
        ghost = self.ghost()
        if ghost is not None:
            return self._feed_ghost(ghost, intent)
        return self._feed_rows(family, intent)

    def _feed_rows(self, family: Family, intent: Intent) -> Answer:
        """The cursor goes from row to row; a step is taken, or taken back."""
        if intent in STEPS:
            count = len(self.crumbs())
            self.cursor = (self.cursor + STEPS[intent]) % count if count else 0
        elif intent is Intent.ACCEPT:
            return self.take()
        elif intent is Intent.BACK:
            if family is UNITS and not self.path and not self.replying:
                return TakeBack(self.me, "unit")
            self.step_back()
        elif intent is Intent.COUNTER and family is REPLIES and not self.replying:
            return Later(self.me)
        elif intent is Intent.DOUBT and family in (UNITS, NAMES):
            return TakeBack(self.me)
        return None

    def _feed_ghost(self, ghost: Driving, intent: Intent) -> Answer:
        """The ghost is driven, its legs are laid down and taken back; at home, the unit is left."""
        if self.helm is None:
            return None
        if intent is Intent.DOUBT and self.helm.is_spent(ghost, self.options):
            self._listed, self.cursor = ghost.unit, 0
        elif intent is Intent.BACK:
            if not self.helm.take_back(ghost):
                self.step_back()
        else:
            return self.helm.feed(ghost, intent, self.options)
        return None

    def _feed_idle(self, intent: Intent) -> Answer:
        """Nothing is asked: one may look at offers, or raise a hand for the next moment of offers."""
        if intent is Intent.DOUBT and any(offer.to == self.me for offer in self.view.offers):
            self.replying, self.path, self.cursor = True, (), 0
        elif intent is Intent.COUNTER:
            return self.begin_offer()
        return None

    def _feed_window(self, family: Family, intent: Intent) -> Answer:
        """A window is let pass, or held to look for a card or to make an offer (S-18, S-20)."""
        if intent is Intent.ACCEPT:
            return Done(self.me) if family is OFFERS else Pass(self.me)
        if intent is Intent.COUNTER:
            self.path, self.cursor = (), 0
            if family is OFFERS:
                return self.begin_offer()
            return None if self.table.hold(self.me) else Refusal("held-once")
        return None

    def begin_offer(self) -> Refusal | None:
        """Raise a hand for all to see, and open the drawer."""
        if not self.view.flags.bribes or not self.table.raise_hand(self.me):
            return Refusal("held-once")
        self.bidding = True
        return None

    def shut_offer(self) -> None:
        """Shut the drawer: the draft is kept, the hand comes down."""
        self.bidding = False
        self.table.lower_hand(self.me)

    def take(self) -> Answer:
        """Choose what is pointed at: the answer, if it is whole now, else the next step."""
        crumb = self.pointed()
        if crumb is None:
            return None
        answer: Action | None = self.aimed()
        if answer is not None:
            return answer
        self.path, self.cursor = (*self.path, crumb), 0
        crumbs = self.crumbs()
        rallied = self.kind == questions.RALLY_FORMATION
        if len(crumbs) == 1 and (rallied or crumbs[0].kind in _SILENT_STEPS):
            return self.take()
        return None

    def step_back(self) -> None:
        """Take the last step back; without one, let the window go, or look up from the offers."""
        if len(self.path) == 1 and self._listed != NO_UNIT:
            self._listed = NO_UNIT
            if self.ghost() is not None:
                return
        if self.path:
            last = self.path[-1]
            self.path = self.path[:-1]
            crumbs = self.crumbs()
            self.cursor = crumbs.index(last) if last in crumbs else 0
        elif self.replying:
            self.replying = False
        elif self.picking:
            self.table.lower_hand(self.me)
            self.table.let_go(self.me)

    def end(self) -> Answer:
        """The long press: enough of it."""
        return Done(self.me) if self.may_end else None

    def look_anew(self) -> None:
        """Let the cursor start afresh for a private question."""
        self.cursor = 0

    # the mouse

    def point_at(self, *crumbs: Crumb) -> bool:
        """The mouse is over something that may be any of these steps; says whether it may be chosen."""
        here = self.crumbs()
        found = next((crumb for crumb in crumbs if crumb in here), None)
        if found is not None:
            self.cursor = here.index(found)
        return found is not None

    def take_at(self, *crumbs: Crumb) -> Answer:
        """The mouse was clicked on something: choose it; another own unit instead of the chosen one."""
        self.asks()
        if self.point_at(*crumbs):
            return self.take()
        if self.path and not self.picking and self.path[0].kind == UNIT:
            before, self.path = self.path, ()
            if self.point_at(*[crumb for crumb in crumbs if crumb.kind == UNIT]):
                return self.take()
            self.path = before
        return None


PRIVATE = (questions.DISCARD_CARD,)
"""What is answered among secrets."""
