"""Tables on which commanders deal with each other, and what they think of it."""

from typing import Any

from game.ai.skirmish.advisors import rate_options
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.tempers import TEMPERS
from game.core.pending import Question
from game.core.rng import Rng
from game.core.rules import Event
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.chapters import CHAPTERS
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state.state import SkirmishState
from tests.rules.skirmish.battles.dealt import real_cards
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, a_field, a_unit, mini

FAR = (DAN, "archers", 10, 4.0, 44.0)
"""Somebody out of everybody's reach."""


def rules_for(state: SkirmishState) -> Skirmish:
    """The small mod's soldiers on the real table, the game's own cards."""
    return real_cards(state.players, ground=Field(mini().bases))


def asked(state: SkirmishState, kind: str, player: int = ANN, unit: int = -1, *data: int | str) -> None:
    """Put a question to somebody."""
    state.questions = [Question(kind, (player,), unit, -1, data)]


def mind_of(state: SkirmishState, temper: str = "honest", story: tuple[Event, ...] = ()) -> Decision:
    """Who is asked now."""
    return Decision(
        rules_for(state).setting, state, state.questions[-1].players[0], TEMPERS[temper], Rng(1), story
    )


def ratings(state: SkirmishState, temper: str = "honest", story: tuple[Event, ...] = ()) -> dict[Any, float]:
    """What he thinks of each of his options."""
    decision = mind_of(state, temper, story)
    asked = decision.question
    options = tuple(CHAPTERS[asked.chapter].options(decision.setting, state, asked, decision.me))
    return dict(zip(options, rate_options(decision, options), strict=True))


def favourite(state: SkirmishState, temper: str = "honest", story: tuple[Event, ...] = ()) -> Any:
    """The option that he rates best."""
    rated = ratings(state, temper, story)
    return max(rated, key=lambda option: rated[option])


# laid out


def ann_names(*victims: tuple[int, str, int, float, float], phase: str = "movement") -> SkirmishState:
    """Ann's riders look up from the middle; (owner, kind, models, x, y) of others, who look down."""
    state = a_field(4)
    a_unit(state, ANN, "riders", (36, 20), models=10)
    for owner, kind, models, x, y in victims:
        a_unit(state, owner, kind, (x, y), heading=180, models=models)
    state.active, state.phase = ANN, phase
    asked(state, "turns:name")
    return state


def bob_threatens(prey: int = CLO) -> SkirmishState:
    """Bob's turn begins: his riders may charge Ann's bowmen, or, as well, those of `prey`."""
    state = a_field(4)
    a_unit(state, ANN, "archers", (31, 28), heading=180, models=15)
    a_unit(state, BOB, "riders", (36, 20), models=10)
    a_unit(state, prey, "archers", (41, 28), heading=180, models=15)
    a_unit(state, CLO, "archers", (4, 4), models=5)
    a_unit(state, DAN, "archers", (68, 4), models=5)
    state.active, state.flips, state.tokens = BOB, [CLO, DAN], [8, 3, 3, 3]
    asked(state, "bribes:offer")
    return state
