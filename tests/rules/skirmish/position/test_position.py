"""Whatever happens in a battle can be written down as a position, and played on from there."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.core.match import Match
from game.core.notation import PositionProblem
from game.core.rng import Rng
from game.rules.skirmish.position import notation
from game.rules.skirmish.position.build import lay_out
from game.rules.skirmish.position.notation import MARKS, parse, position_of, position_text
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.state.unit_flags import CHARGED
from tests.contract.games import tick, wander
from tests.contract.skirmish import raid
from tests.contract.worlds import laid, rules_from
from tests.rules.skirmish.play import a_war, eager, play

OURS = sorted(Path(__file__).parents[4].glob("mods/base/positions/skirmish/*.toml"))


def written(rules: Skirmish, state: SkirmishState) -> str:
    """The position of a state, as text."""
    return position_text(position_of(state, msgspec.to_builtins(rules.setting.flags)))


def again(rules: Skirmish, state: SkirmishState) -> SkirmishState:
    """The same state, written down and laid out."""
    return lay_out(parse(written(rules, state)), rules.setting)


def told(state: SkirmishState) -> SkirmishState:
    """All of a state but what can be taken back: a position tells nothing of that."""
    copy = state.clone()
    copy.orders = None
    return copy


@pytest.mark.statistics
@pytest.mark.parametrize("name", ["raid-2", "raid-3", "melee-3"])
def test_every_state_of_a_raid_is_written_and_read_again(name: str) -> None:
    rules = raid(name)
    for step, state in enumerate(wander(rules, 3)):
        if step % 4 == 0 or state.over:
            assert again(rules, state) == told(state)


@pytest.mark.statistics
@pytest.mark.parametrize(("players", "flags"), [(3, {"scenario": "artefact"}), (2, {"mercenaries": True})])
def test_a_battle_is_written_and_read_again(players: int, flags: dict[str, Any]) -> None:
    dice, seen = Rng(players), set()

    def look(war: Any) -> None:
        kind = war.state.questions[-1].kind
        if kind not in seen or dice.below(20) == 0:
            seen.add(kind)
            assert again(war.rules, war.state) == told(war.state), kind

    war = play(a_war(players, players, **flags), players, eager, look)
    assert again(war.rules, war.state) == told(war.state) and len(seen) > 10


def test_a_battle_goes_on_from_a_position_as_if_nothing_had_happened() -> None:
    rules = raid("melee-3")
    for step, state in enumerate(wander(rules, 5)):
        if step % 9 or state.over:
            continue
        dealt = rules_from("skirmish", written(rules, state)).setup(Rng(1))
        assert told(dealt) == told(state)
        actions = tick(rules, state, Rng(step))
        rules.apply(dealt, actions, Rng(step))
        other = state.clone()
        rules.apply(other, actions, Rng(step))
        assert told(dealt) == told(other)


@pytest.mark.statistics
@pytest.mark.parametrize("path", OURS, ids=lambda path: path.stem)
def test_our_own_positions_are_played_to_the_end(path: Path) -> None:
    rules = rules_from("skirmish", path.read_text("utf-8"))
    match: Match[Any, Any, Any] = Match(rules, 2)
    dice = Rng(2)
    while match.to_act():
        assert match.submit(*tick(rules, match.state, dice)) is None
    assert match.outcome() is not None


def test_the_example_of_the_notation_is_read() -> None:
    assert notation.__doc__
    lines = [line[4:] for line in notation.__doc__.splitlines() if line.startswith("    ")]
    rules = rules_from("skirmish", "\n".join(lines))
    state = rules.setup(Rng(1))
    pikes, marshal, raging = state.units
    assert (pikes.models, pikes.enlisted.models, pikes.files) == (12, 20, 6)
    assert (pikes.x, pikes.y, pikes.heading, pikes.guests) == (24_500, 30_000, 18_000, (1,))
    assert marshal.host == pikes.id and raging.owner == 1
    assert pikes.has(CHARGED) and pikes.standard and state.tokens == [4, 3]
    assert rules.setting.ground.contacts(state) == ((0, 2),)
    assert state.hands[0] == ["base:contre_ordre"] and state.deck[-1] == "base:espion"


def test_the_gaps_of_a_short_position_are_filled() -> None:
    units = "".join(
        f'[[unit]]\nowner = {owner}\nunit = "horde_furieux"\nmodels = 3\nx = {20 + 10 * owner}\ny = 20\n'
        for owner in (0, 1)
    )
    rules = rules_from("skirmish", f"[[seat]]\n[[seat]]\n{units}")
    state = rules.start
    assert (state.round, state.rounds, state.active, state.flips) == (1, 6, 0, [])
    assert (state.tokens, state.generals, state.zones) == ([3, 3], [0, 1], [0, 1])
    assert state.steps[-1].name == "treachery:window" and len(state.deck) == 26
    assert all(
        unit.cause == NONE and unit.at_phase == 3 and unit.at_turn == unit.pose for unit in state.units
    )


def test_every_mark_has_a_name() -> None:
    assert len(set(MARKS.values())) == len(MARKS) > 20


REFUSED = [
    ("turn-2", "active = 0", "active = 7", "active: there is no seat 7"),
    ("turn-2", "round = 4", "round = 9", "round: 9 of 4"),
    ("turn-2", 'hand = ["moral_vacillant"]', 'hand = ["as"]', "no treachery card named 'as'"),
    (
        "turn-2",
        'hand = ["moral_vacillant"]',
        f"hand = {['espion'] * 3}",
        "more base:espion than the deck has",
    ),
    ("turn-2", 'unit = "horde_furieux"', 'unit = "hussards"', "no unit named 'hussards'"),
    ("turn-2", "guests = [1]", "guests = [4]", "guests: 4 is no character in a regiment"),
    ("turn-2", "guests = [1]", "guests = [99]", "99 cannot be its guest"),
    ("turn-2", "models = 12", "models = 25", "25 models of 20"),
    ("turn-2", 'owner = 0\nunit = "ligne_m', 'owner = 1\nunit = "ligne_m', "1 is not with it"),
    ("turn-2", "files = 6", "files = 20", "20 files of 12 models"),
    ("turn-2", "x = 24.0", "x = 1.0", "does not stand wholly on the table"),
    ("turn-2", "y = 23.0", "y = 15.0", "unit 0: it stands in unit 4"),
    ("turn-2", "x = 24.0", "x = nan", "a number without an end"),
    ("turn-2", 'marks = ["fleeing"]', 'marks = ["dancing"]', "'dancing' is none of"),
    ("turn-2", 'options = ["twin_axe"]', 'options = ["wings"]', "'wings' is none of"),
    ("movement-3", 'phase = "movement"', 'phase = "dessert"', "dessert"),
    ("movement-3", 'kind = "not-name"', 'kind = "marry"', "'marry'"),
    ("movement-3", "id = 1", "id = 0", "has a number of its own"),
    ("shooting-3", "named = 0", "named = 2", "named: an opponent with models"),
    ("magic-3", 'what = "strength"', 'what = "beauty"', "'beauty' is nothing that changes"),
    ("magic-3", "unit = 4\nwhat", "unit = 40\nwhat", "there is no unit 40"),
    ("truce-3", "active = 0", "active = 0\nflips = [1, 1]", "everybody has one turn card"),
    ("combat-4", "x = 27.0", "x = -1.0", "artefact: it lies off the table"),
    ("ending-3", "named = 1", "named = 2", "named: an opponent with models"),
    ("ending-3", 'place = "gone"', 'place = "table"', "a unit without models is gone"),
    ("ending-3", "flips = []", "bogus = []", "bogus"),
    ("ending-3", "flips = []", '[moment]\nsteps = [["turns:dance", []]]', "nobody knows 'turns:dance'"),
    (
        "ending-3",
        "flips = []",
        '[moment]\nasked = [{ kind = "treachery:card", players = [1] }]',
        "there is no answer",
    ),
]


@pytest.mark.parametrize(("name", "before", "after", "told"), REFUSED)
def test_a_position_with_one_fault_is_refused_in_a_sentence(
    name: str, before: str, after: str, told: str
) -> None:
    text = laid("skirmish", name)
    assert before in text
    if after.startswith("[moment]"):
        spoilt = text.replace(before, "") + after
    else:
        spoilt = text.replace(before, after, 1)
    with pytest.raises(PositionProblem) as raised:
        rules_from("skirmish", spoilt)
    said = str(raised.value)
    assert said.startswith("position: ") and told in said and said.endswith(".")
