"""One line lays a battle out by hand, one line plays it. Inches in tests are `inch(4.5)`.

Content is the small mod beside this file, so that rule tests do not depend on points and factions.
"""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from game.core.match import Match
from game.core.rng import Chance, Rigged, Rng
from game.core.rules import Event, Player, Refusal
from game.mods.catalog import Catalog
from game.mods.load import load_mods
from game.rules.skirmish.army.army import enlisted_unit
from game.rules.skirmish.chapters import CHAPTERS, STEPS
from game.rules.skirmish.content import SECTIONS, Content, content
from game.rules.skirmish.deal import deal
from game.rules.skirmish.defs.armies import Entry, SkirmishFlags
from game.rules.skirmish.flow.battle import Battle, do_nothing
from game.rules.skirmish.geometry.queries import NoGround
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state.formation import half_up
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.view import SkirmishView

MINI = Path(__file__).parent / "mini"
ANN, BOB, CLO, DAN = range(4)


def inch(length: float) -> int:
    """Inches as the state holds them."""
    return half_up(length * 1000)


@cache
def mini_catalog() -> Catalog:
    """The small mod; a problem in it fails the test."""
    loaded = load_mods([MINI], SECTIONS)
    assert not loaded.problems, "\n".join(map(str, loaded.problems))
    return loaded.catalog


@cache
def mini() -> Content:
    """Its content."""
    return content(mini_catalog())


class Touching(NoGround):
    """A table on which the pairs that a test names touch."""

    def __init__(self, *pairs: tuple[int, int]) -> None:
        self.pairs = tuple(sorted((min(pair), max(pair)) for pair in pairs))

    def contacts(self, state: SkirmishState) -> tuple[tuple[int, int], ...]:
        """Those of the test."""
        return self.pairs


def some_rules(players: int = 4, ground: Any = None, **flags: Any) -> Skirmish:
    """A skirmish of the small mod; cards and bribes only where a test asks for them."""
    quiet = {"treachery": False, "bribes": False}
    return Skirmish(mini(), SkirmishFlags(**(quiet | flags)), players, ground=ground)


def a_unit(
    state: SkirmishState,
    owner: Player,
    unit: str = "pikes",
    at: tuple[float, float] = (0, 0),
    *,
    heading: int = 0,
    models: int = 1,
    files: int = 5,
    **more: Any,
) -> Unit:
    """One more unit on the table; inches, whole degrees; `more` are fields of `Entry`."""
    bought = enlisted_unit(
        mini(), Entry(unit=f"mini:{unit}", models=models, files=min(files, models), **more)
    )
    new = Unit(
        id=len(state.units),
        owner=owner,
        enlisted=bought,
        models=models,
        x=inch(at[0]),
        y=inch(at[1]),
        heading=heading * 100,
        files=min(files, models),
        place=TABLE,
        champion=bought.champion,
        standard=bought.standard,
        musician=bought.musician,
        level=bought.level,
        at_phase=models,
    )
    state.units.append(new)
    return new


def a_field(players: int = 4) -> SkirmishState:
    """An empty table in round 1, nobody's turn: add units, then play."""
    none = [0] * players
    return SkirmishState(
        players=players,
        width=inch(72),
        depth=inch(48),
        units=[],
        generals=[-1] * players,
        round=1,
        tokens=[3] * players,
        victory=none[:],
        earned=none[:],
        hands=[[] for _ in range(players)],
    )


class LaidBattle(Battle):
    """A battle as steps meet it, with the rules that can be asked about it."""

    __slots__ = ("rules",)

    def __init__(self, rules: Skirmish, state: SkirmishState, rng: Chance) -> None:
        super().__init__(rules.setting, state, rng, [])
        self.rules = rules


def a_battle(
    state: SkirmishState, draws: tuple[int, ...] = (), ground: Any = None, **flags: Any
) -> LaidBattle:
    """The battle as steps meet it; dice are told one less than they show."""
    return LaidBattle(some_rules(state.players, ground, **flags), state, Rigged(draws))


def run(battle: Battle) -> Battle:
    """Let steps follow until somebody is asked or nothing is left."""
    while battle.state.steps and not battle.state.questions and not battle.state.over:
        step = battle.state.steps.pop()
        STEPS.get(step.name, do_nothing)(battle, *step.about)
    return battle


def act(battle: Battle, *actions: Any) -> list[Event]:
    """Play actions one after the other, each legal; return what happened."""
    for action in actions:
        refusal = battle.rules.check(battle.state, action)
        assert refusal is None, (action, refusal)
        question = battle.state.questions[-1]
        CHAPTERS[question.chapter].apply(battle, question, action)
        run(battle)
    return battle.out


def refused(battle: Battle, action: Any) -> str | None:
    """The code of the refusal; the state is unchanged by asking."""
    before = battle.state.clone()
    refusal: Refusal | None = battle.rules.check(battle.state, action)
    assert battle.state == before
    return refusal.code if refusal else None


def a_match(players: int = 4, seed: int = 1, **flags: Any) -> Match[SkirmishState, Any, SkirmishView]:
    """A whole match of ready lists whose units all stay in reserve: nothing but the course of turns."""
    rules = some_rules(players, **flags)
    rules.start = deal(rules.setting, Rng(seed))
    rules.start.steps = [step for step in rules.start.steps if step.name != "deployment:begin"]
    return Match(rules, seed)


def play_out(
    match: Match[SkirmishState, Any, SkirmishView],
    choose: Callable[[Any], Any] = lambda options: options[0],
    most: int = 5000,
) -> None:
    """Everybody takes an option until the match is over."""
    for _ in range(most):
        if match.outcome() is not None:
            return
        player = next(iter(match.to_act()))
        assert match.submit(choose(match.options(player))) is None
    raise AssertionError("the match does not end")


def tally(events: list[Event]) -> Mapping[str, int]:
    """How many events of each kind."""
    out: dict[str, int] = {}
    for event in events:
        out[type(event).__name__] = out.get(type(event).__name__, 0) + 1
    return out
