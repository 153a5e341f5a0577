"""Whatever is handed to a game as an action holds exactly what its verb declares, or is refused."""

from collections.abc import Iterator
from decimal import Decimal
from enum import IntEnum
from fractions import Fraction
from importlib import import_module
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from game.app.games import GAMES as HOUSE
from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Action, Player, Refusal
from tests.builders import submitted
from tests.contract.game import Game
from tests.contract.games import EVERY, GAMES, NAMES, tick, wander

every_game = pytest.mark.parametrize(("game", "variant"), EVERY, ids=NAMES)
one_of_each = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
LOOKS = 12
"""At how many states of a playthrough everything is tried."""


class Seat(IntEnum):
    """Numbers that have names are no numbers."""

    FIRST = 0
    SECOND = 1


class Word(str):
    """A word that is more than a word."""


class Hedgehog:
    """Nothing can be asked of it."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("do not touch")

    def __bool__(self) -> bool:
        raise RuntimeError("do not touch")


class Stranger(Action, frozen=True, tag=True):
    """An action of no game."""

    card: str = "base:duchesse"


NUMBERS = (0, 1, -1, 7, 10**9, 2**63, -(2**63) - 1, 10**400)
HALVES = (0.0, 1.0, 0.5, float("nan"), float("inf"), -float("inf"), 1e400, 1j, Fraction(1), Decimal("1"))
WORDS = ("", "1", "base:duchesse", "terre-eau", "x" * 10_000, "\ud800", "\0", Word("base:duchesse"), b"base")
LISTS: tuple[Any, ...] = (
    (),
    (1,),
    ("base:duchesse",),
    (None,),
    ((0, "rank", 1),),
    ((0, "rank"),),
    ((0, "rank", True),),
    [],
    [1],
    ["base:duchesse"],
    ("base:duchesse", ["base:duchesse"]),
    {},
    {1: 2},
    {"base:duchesse"},
    range(3),
)
OTHERS = (None, True, False, Seat.FIRST, Seat.SECOND, object(), int, Refusal("x"), Stranger(0), Hedgehog())
STRANGE: tuple[Any, ...] = (*NUMBERS, *HALVES, *WORDS, *LISTS, *OTHERS)
"""What is put into every field."""


def belongs(value: Any, hint: Any) -> bool:
    """Whether a value is exactly of a declared type, said in another way than the rules say it."""
    if get_origin(hint) in (Union, UnionType):
        return any(belongs(value, one) for one in get_args(hint))
    if get_origin(hint) is tuple:
        kinds = get_args(hint)
        if type(value) is not tuple:
            return False
        if kinds[1:] == (Ellipsis,):
            return all(belongs(one, kinds[0]) for one in value)
        return len(value) == len(kinds) and all(map(belongs, value, kinds))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        hints = get_type_hints(hint)
        return type(value) is hint and all(belongs(getattr(value, name), hints[name]) for name in hints)
    assert hint in (int, str, bool, NoneType), hint
    return type(value) is hint


def samples(game: Game, rules: Any, state: Any, player: Player) -> list[Action]:
    """An action of each verb that anybody could try: a legal one where there is one."""
    every = [*rules.legal_actions(state, player), *game.conceivable(rules, player)]
    return list({type(one): one for one in reversed(every)}.values())


def spoilt(action: Action) -> Iterator[tuple[Action, bool]]:
    """An action with one field after the other made something else, and whether its type is still right."""
    hints = get_type_hints(type(action))
    for name in action.__struct_fields__:
        for strange in STRANGE:
            fields = {one: getattr(action, one) for one in action.__struct_fields__} | {name: strange}
            yield type(action)(**fields), belongs(strange, hints[name])


def faults(game: Game, variant: str, seed: int = 31) -> list[str]:
    """Every action that a game accepts although a field is of a wrong type, or at which it stumbles."""
    rules, out = game.variants[variant](), []
    for step, state in enumerate(wander(rules, seed)):
        if step % 5 or step >= 5 * LOOKS:
            continue
        for player in tuple(rules.to_act(state))[:2]:
            for action in samples(game, rules, state, player):
                out += [
                    fault for one, right in spoilt(action) if (fault := fault_of(rules, state, one, right))
                ]
    return out


def fault_of(rules: Any, state: Any, action: Action, right: bool) -> str:
    """What is wrong with how a game takes an action, or nothing."""
    try:
        refusal = rules.check(state, action)
        if refusal is None and right:
            msgspec.json.encode(action)
    except Exception as error:
        return f"{type(action).__name__} raised {error!r}"
    if not isinstance(refusal, Refusal | None):
        return f"{type(action).__name__} was answered with {refusal!r}"
    return "" if refusal or right else f"{action} was accepted"


@pytest.mark.statistics
@every_game
def test_a_field_of_a_wrong_type_is_refused_and_nothing_raises(game: Game, variant: str) -> None:
    assert faults(game, variant) == []


def lax(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Let a game forget to look at types."""
    if game == "skirmish":
        law = import_module("game.rules.skirmish.law")
        monkeypatch.setattr(law, "ORDERS", dict.fromkeys(law.ORDERS, lambda action: True))
        return
    rules = import_module(f"game.rules.{game}.rules")
    blind = {key: (law, lambda action: True) for key, (law, _) in rules.LAWS.items()}
    monkeypatch.setattr(rules, "LAWS", blind)


@one_of_each
def test_a_law_that_forgets_the_types_would_be_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    lax(monkeypatch, game.name)
    found = faults(game, next(iter(game.variants)))
    assert any("was accepted" in one for one in found)
    assert game.name == "skirmish" or any("raised" in one for one in found)


@one_of_each
def test_every_type_that_is_declared_is_put_to_the_test(game: Game) -> None:
    """In every field something stands that belongs there, and something that nearly does."""
    for verb in get_args(HOUSE[game.name].actions):
        for name, hint in get_type_hints(verb).items():
            told = [belongs(one, hint) for one in STRANGE]
            struct = "Placement" in str(hint) or "Leg" in str(hint)
            assert (any(told) or struct) and not all(told), (verb, name)


def foreigners(game: Game) -> list[Any]:
    """What is no action of the game: those of the others, and things that are no actions at all."""
    others = [other for other in GAMES if other is not game]
    out: list[Any] = [
        Stranger(0),
        Stranger(1),
        None,
        "Pass",
        3,
        [],
        {},
        object(),
        Action,
        Action(0),
        Hedgehog(),
    ]
    for other in others:
        rules = next(iter(other.variants.values()))()
        out += samples(other, rules, rules.setup(Rng(1)), next(iter(rules.to_act(rules.setup(Rng(1))))))
    return out


@every_game
def test_what_is_no_action_of_the_game_is_refused(game: Game, variant: str) -> None:
    rules, strange = game.variants[variant](), foreigners(game)
    for step, state in enumerate(wander(rules, seed=32)):
        if step % 9 == 0 or not rules.to_act(state):
            assert all(isinstance(rules.check(state, one), Refusal) for one in strange)


@one_of_each
def test_a_match_refuses_them_too_and_nothing_is_left_of_them(game: Game) -> None:
    rules = next(iter(game.variants.values()))()
    match: Match[Any, Any, Any] = Match(rules, 33)
    rng, strange = Rng(33), foreigners(game)
    for _ in range(6):
        player = next(iter(match.to_act()))
        good = match.options(player)[0]
        bad = [one for one, right in spoilt(good) if not right]
        before = (match.state.clone(), len(match.events), list(match.log), match.checksum())
        for one in (*strange, *bad):
            assert isinstance(match.submit(one), Refusal), one
            assert isinstance(match.submit(good, one), Refusal), one
            assert isinstance(match.submit(one, one), Refusal), one
            assert isinstance(match.seat(player).submit(one), Refusal), one
        assert (match.state, len(match.events), match.log, match.checksum()) == before
        submitted(match, *tick(rules, match.state, rng))
