"""One line lays a fight of Hécatombe out by hand, one line plays it.

Peoples are short in tests, two capitals in any order: TE is `terre-eau`, FA is `air-feu`.
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from hypothesis import strategies as st

from game.core.match import Match
from game.core.pending import Question
from game.core.rules import Action, Event, Player
from game.rules.hecatombe.actions import (
    HecatombeAction,
    LetGo,
    Liberate,
)
from game.rules.hecatombe.questions import ATTACK, KEEPERS, LIBERATION, OBJECTIVES, REVEAL
from game.rules.hecatombe.rules import Hecatombe
from game.rules.hecatombe.state import HecatombeState
from game.rules.hecatombe.view import HecatombeView
from tests.builders import rules_of

E = TypeVar("E", bound=Event)
SEATS = range(2, 8)
SYMBOLS = {name[0].upper(): name for name in ("terre", "eau", "air", "feu", "vie", "nuit")}
LEVEL = "AF"
"""With a tile of this people each, everybody is level on every objective `TE`: nobody frees."""


def some_rules(players: int = 4, first: Player | None = None, **changes: Any) -> Hecatombe:
    """Hécatombe for so many players under the given flags, which must be such as the lobby allows."""
    rules = rules_of("hecatombe", players, first, **changes)
    assert isinstance(rules, Hecatombe)
    return rules


def tile(short: str) -> str:
    """The people of two capitals; any other word stays as it is.

    >>> tile("ET"), tile("VN"), tile("?")
    ('terre-eau', 'vie-nuit', '?')
    """
    if len(short) != 2 or not set(short) <= set(SYMBOLS):
        return short
    return "-".join(name for letter, name in SYMBOLS.items() if letter in short)


def tiles(words: str) -> list[str]:
    """`tiles("TE AF")`: a list of peoples."""
    return [tile(word) for word in words.split()]


class Field(Match[HecatombeState, HecatombeAction, HecatombeView]):
    """A match laid out by hand; what tests ask about has a short name."""

    @property
    def asks(self) -> str | None:
        """The question on the table."""
        return self.state.pending.kind if self.state.pending else None

    @property
    def owing(self) -> tuple[Player, ...]:
        """Who owes an answer to it."""
        return tuple(self.to_act())

    @property
    def armies(self) -> list[list[str]]:
        """The armies in play."""
        return self.state.armies

    @property
    def captured(self) -> list[list[str]]:
        """The captured tiles."""
        return self.state.captured

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def a_field(
    armies: Mapping[Player, str],
    *,
    players: int = 4,
    active: Player = 0,
    father: Player | None = None,
    captured: Mapping[Player, str] | None = None,
    objectives: Mapping[Player, str] | None = None,
    rules: Hecatombe | None = None,
    **flags: Any,
) -> Field:
    """Lay out the moment of an attack; who has no armies has retreated. Objectives not named are `TE`."""
    under = rules or some_rules(players, **flags)
    state = HecatombeState(under.players)
    state.round, state.active, state.first, state.father = 1, active, active, father
    for player in range(under.players):
        hidden = tiles((objectives or {}).get(player, " ".join(["TE"] * under.setting.table.objectives)))
        state.objectives[player] = hidden
        state.shown[player] = [False] * len(hidden)
        state.captured[player] = tiles((captured or {}).get(player, ""))
        state.armies[player] = own = tiles(armies.get(player, ""))
        own.sort(key=under.setting.order.__getitem__)
        state.kinds[player] = sum(under.setting.content.bits[people] for people in set(own))
        state.out[player] = not own
    state.pending = Question(ATTACK, (active,))
    return Field(Hecatombe(under.setting.content, under.setting.flags, under.players, start=state), seed=0)


def a_verdict(
    objectives: Mapping[Player, str],
    captured: Mapping[Player, str] | None = None,
    *,
    players: int = 4,
    chooser: Player = 0,
    shown: Iterable[tuple[Player, int]] = (),
    rules: Hecatombe | None = None,
    **flags: Any,
) -> Field:
    """Lay out the moment when `chooser` calls an objective; those not named are `TE`."""
    field = a_field({}, players=players, objectives=objectives, captured=captured, rules=rules, **flags)
    field.state.active = field.state.chooser = chooser
    field.state.pending = Question(REVEAL, (chooser,))
    for owner, place in shown:
        field.state.shown[owner][place] = True
    return field


def level(players: int, chooser: int = 0, **more: object) -> Field:
    """Everybody has the same tile: each objective is a tie."""
    return a_verdict({}, dict.fromkeys(range(players), LEVEL), players=players, chooser=chooser, **more)  # type: ignore[arg-type]


def written(action: Any) -> Any:
    """The same action with full names."""
    names = {
        name: tile(getattr(action, name))
        for name in action.__struct_fields__
        if isinstance(getattr(action, name), str)
    }
    return type(action)(**{name: getattr(action, name) for name in action.__struct_fields__} | names)


def play(field: Field, *ticks: Action | tuple[Action, ...]) -> Field:
    """Submit one action after the other (a tuple: in the same tick); none may be refused."""
    for tick in ticks:
        actions = [written(action) for action in (tick if isinstance(tick, tuple) else (tick,))]
        refusal = field.submit(*actions)
        assert refusal is None, f"{actions}: {refusal}"
    return field


def refused(field: Field, action: Action) -> str | None:
    """The code of the refusal, or None when the action is legal; nothing is played."""
    refusal = field.rules.check(field.state, written(action))
    return None if refusal is None else refusal.code


def choose_all(field: Field) -> Field:
    """Everybody hides the first tiles of his hand."""
    while field.asks == OBJECTIVES:
        player = field.owing[0]
        play(field, field.options(player)[0])
    return field


def keep_all(field: Field) -> Field:
    """Everybody keeps the first armies he may."""
    while field.asks == KEEPERS:
        player = field.owing[0]
        play(field, field.options(player)[0])
    return field


def free_none(field: Field) -> Field:
    """Whoever may free a tile frees none."""
    while field.asks == LIBERATION:
        play(field, Liberate(field.owing[0]))
    return field


def started(players: int, seed: int = 1, **flags: Any) -> Field:
    """A dealt match, everybody's objectives chosen: the first attack is due."""
    return choose_all(Field(some_rules(players, **flags), seed))


def asks(state: HecatombeState) -> str | None:
    """The open question."""
    return state.pending.kind if state.pending else None


def let_go(field: Field) -> Field:
    """Whoever is attacked lets it go."""
    return play(field, LetGo(field.owing[0]))


tables = st.builds(
    lambda players, no_retreat, least, need: some_rules(
        players, no_retreat=no_retreat, father_rule_from=least, rounds_to_win=need
    ),
    st.sampled_from(SEATS),
    st.booleans(),
    st.integers(3, 8),
    st.integers(1, 3),
)
seeds = st.integers(0, 1_000_000)
