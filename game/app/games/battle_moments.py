"""Windows and moments of offers of Triomphe et Trahison, and the marks that hold them (S-18, S-20)."""

from collections.abc import Iterator

from game.app.games.game import HOLD_SECONDS, Mark, Window
from game.core.pending import NO_UNIT, Question
from game.core.rules import Action, Player
from game.rules.skirmish import SkirmishView
from game.rules.skirmish.actions.player import Done, Later, Pass
from game.rules.skirmish.flow.questions import ANSWER_OFFERS, MAKE_OFFERS, PLAY_CARD

ALWAYS, ASKED, NAMED, OWN_TESTS, TESTS = "always", "asked", "named", "own-tests", "tests"
MARKS = (ALWAYS, ASKED, NAMED, OWN_TESTS, TESTS)
"""Kinds of moments that a seat may mark: every one; where it is asked; where it is named; before its own
tests of Leadership; before anybody's."""
NAMING, LEADERSHIP_TEST = "naming", "leadership-test"
"""Windows that some marks tell apart."""
LONGEST_MOMENT = 4.0
"""Seconds after which a moment of offers ends that no raised hand keeps, whatever is shown."""


def open_window(view: SkirmishView) -> Window | None:
    """The window of a treachery card, or a moment of offers: these pass in real time, nothing else does."""
    question = view.questions[-1] if view.questions else None
    if question is None:
        return None
    if question.kind == PLAY_CARD:
        return _card_window(view, question)
    if question.kind not in (MAKE_OFFERS, ANSWER_OFFERS):
        return None
    key = (question.kind, view.round, view.active, view.phase, len(view.flips), view.barred)
    offering = question.kind == MAKE_OFFERS
    return Window(
        key,
        LONGEST_MOMENT,
        HOLD_SECONDS if offering else 0.0,
        beneath=True,
        offering=offering,
        naming=offering and bool(view.phase),
        fleeting=not offering,
    )


def _card_window(view: SkirmishView, question: Question) -> Window:
    """The window of a treachery card (S-20)."""
    about = (question.unit, question.data, view.test, view.roll, view.casting)
    key = (view.round, view.active, view.phase, view.steps, view.units, len(view.discards), about)
    marks = frozenset(_marks_on(view, question))
    return Window(key, float(view.flags.card_seconds), HOLD_SECONDS, beneath=True, marks=marks)


def _marks_on(view: SkirmishView, question: Question) -> Iterator[Mark]:
    """Whose marks of which kind hold this window: by what everybody knows."""
    everybody = range(view.players)
    yield from ((ALWAYS, one) for one in everybody)
    yield from ((ASKED, one) for one in question.players)
    moment = question.data[0]
    if moment == NAMING:
        yield NAMED, view.named
    if moment == LEADERSHIP_TEST:
        yield from ((TESTS, one) for one in everybody)
        if question.unit != NO_UNIT:
            yield OWN_TESTS, view.units[question.unit].owner


def silent_answer(view: SkirmishView, player: Player) -> Action:
    """No card, no offer, or no answer yet."""
    if view.asks == MAKE_OFFERS:
        return Done(player)
    return Later(player) if view.asks == ANSWER_OFFERS else Pass(player)
