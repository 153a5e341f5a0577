"""The notation of a position: what is written is read again, and what cannot be played is told."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from game.core.match import Match
from game.core.notation import PositionProblem
from game.core.rng import Rng
from game.rules.hecatombe.actions import Attack, Call, Liberate, Name
from game.rules.hecatombe.actions import Counter as CounterAttack
from game.rules.hecatombe.position import lay_out, parse, position_of, write
from game.rules.hecatombe.rules import Hecatombe
from game.rules.hecatombe.soundness import box_of, fault, placed
from game.rules.hecatombe.state import HecatombeState
from tests.builders import BASE, rules_of
from tests.contract.games import wander

OURS = sorted((BASE / "positions" / "hecatombe").glob("*.toml"))
HOUSES: dict[str, dict[str, Any]] = {
    "default": {},
    "no-retreat": {"no_retreat": True, "father_rule_from": 3},
    "short": {"rounds_to_win": 1, "father_rule_from": 8},
}


def rules_for(text: str) -> Hecatombe:
    """The rules that a position is for."""
    position = parse(text)
    made: Hecatombe = rules_of("hecatombe", len(position.seat), **position.flags)
    return made


def read(text: str) -> HecatombeState:
    """The state that a text describes."""
    return lay_out(parse(text), rules_for(text))


def match_of(text: str) -> Match[Any, Any, Any]:
    """A match that goes on from a text."""
    rules = rules_for(text)
    return Match(Hecatombe(rules.content, rules.flags, rules.players, start=read(text)), 3)


def some_states(rules: Hecatombe, seed: int, step: int = 1) -> Iterator[HecatombeState]:
    """Every `step`th state of a random match, and its end."""
    for number, state in enumerate(wander(rules, seed)):
        if number % step == 0 or not rules.to_act(state):
            yield state


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("house", HOUSES)
def test_every_state_of_a_match_is_written_and_read_again(house: str, players: int) -> None:
    rules: Hecatombe = rules_of("hecatombe", players, **HOUSES[house])
    flags = msgspec.to_builtins(rules.flags)
    for state in some_states(rules, players):
        text = write(position_of(state, flags))
        position = parse(text)
        again = lay_out(position, rules)
        assert again == state
        assert position.flags == flags
        assert write(position_of(again, flags)) == text


@pytest.mark.parametrize("players", range(2, 8))
def test_no_state_of_a_match_is_called_unsound(players: int) -> None:
    rules: Hecatombe = rules_of("hecatombe", players)
    for seed in range(8):
        for state in some_states(rules, seed, 3):
            assert fault(state, rules) is None


@pytest.mark.parametrize("players", range(2, 8))
def test_a_match_goes_on_from_any_position_as_if_nothing_had_happened(players: int) -> None:
    rules: Hecatombe = rules_of("hecatombe", players)
    for state in some_states(rules, 1, 2):
        again = lay_out(parse(write(position_of(state, {}))), rules)
        for me in range(players):
            assert rules.observe(again, me) == rules.observe(state, me)
        for player in rules.to_act(state):
            assert list(rules.legal_actions(again, player)) == list(rules.legal_actions(state, player))


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.stem)
def test_our_own_positions_can_be_played_to_the_end(path: Any) -> None:
    match = match_of(path.read_text("utf-8"))
    assert match.state.pending.kind == path.stem.split("-")[0]
    assert match.rules.players == int(path.stem.split("-")[1])
    assert placed(match.state) == box_of(match.rules)
    rng = Rng(5)
    while owing := match.to_act():
        assert match.submit(rng.choice(match.options(rng.choice(sorted(owing))))) is None
    assert match.outcome() is not None


SHORT = """
asks = "attack"
[[seat]]
objectives = ["terre-eau"]
armies = ["air-feu", "vie-nuit"]
captured = ["eau-nuit", "eau-nuit"]
[[seat]]
objectives = ["terre-air"]
armies = ["terre-feu", "terre-vie", "eau-vie"]
captured = ["eau-air", "eau-feu"]
[[seat]]
objectives = ["terre-nuit"]
captured = ["feu-vie", "feu-nuit", "air-nuit", "air-vie"]
[[seat]]
objectives = ["eau-vie"]
armies = ["feu-nuit", "terre-feu", "feu-vie", "vie-nuit", "eau-air"]
captured = ["terre-vie"]
[[seat]]
objectives = ["eau-air"]
armies = ["terre-air", "terre-eau", "air-nuit"]
captured = ["air-vie", "air-vie"]
[[seat]]
objectives = ["feu-nuit"]
armies = ["air-feu", "air-nuit", "air-vie"]
captured = ["terre-eau", "terre-nuit"]
[[seat]]
objectives = ["terre-feu"]
armies = ["eau-feu", "eau-vie", "vie-nuit", "terre-air", "terre-vie"]
captured = ["feu-vie"]
"""
"""Seven players, some way into a round; Clo has retreated."""
ANSWERED = SHORT.replace('asks = "attack"', 'asks = "{}"')
TOLD = 'asks = "defence"\nassault = {{ army = "{}", target = {}, prey = "{}" }}\n'
AT_BOB = TOLD.format("air-feu", 1, "terre-vie") + SHORT.replace('asks = "attack"\n', "")


def test_the_gaps_of_a_short_position_are_filled() -> None:
    state = read(SHORT)
    assert (state.first, state.active, state.round, state.father) == (0, 0, 1, None)
    assert state.pending is not None and state.pending.players == (0,)
    assert state.out == [False, False, True, False, False, False, False]
    assert state.attacks == len(state.dead) == 13
    assert len(state.middle) == 60 - 7 * 8 + 1
    assert placed(state) == box_of(rules_for(SHORT))
    assert state.points == state.rounds == [0] * 7


def test_the_attack_of_a_position_is_answered() -> None:
    match = match_of(AT_BOB)
    assert match.state.attacks == 14
    assert match.submit(CounterAttack(1, "eau-vie")) is None
    assert match.state.captured[0] == ["eau-nuit", "eau-nuit", "air-feu", "vie-nuit"]
    assert match.state.out[0] and match.state.active == 1 and match.state.father == 0


def test_the_dead_that_are_named_died_last() -> None:
    state = read('dead = ["air-nuit", "terre-nuit"]\n' + SHORT)
    assert state.dead[-2:] == ["air-nuit", "terre-nuit"] and len(state.dead) == 13


OVER = """
asks = "{}"
active = 2
[[seat]]
objectives = ["terre-eau", "terre-air"]
captured = ["terre-eau", "terre-eau", "air-feu", "air-feu", "air-feu", "vie-nuit", "vie-nuit"]
[[seat]]
objectives = ["feu-vie", "feu-nuit"]
captured = ["air-vie", "air-vie", "air-vie", "air-vie", "eau-vie", "eau-vie", "eau-vie"]
[[seat]]
objectives = ["vie-nuit", "eau-nuit"]
captured = ["eau-air", "eau-air", "eau-air", "terre-feu", "terre-feu", "feu-nuit", "feu-nuit", "terre-feu"]
"""
FREED = OVER.replace('"vie-nuit"]\n[[', '"vie-nuit", "eau-feu"]\n[[').replace(
    '"eau-vie"]\n', '"eau-vie", "eau-feu"]\n'
)


def test_points_totals_and_who_calls_follow_from_what_was_scored() -> None:
    text = FREED.format("liberation") + "[[scored]]\nowner = 1\nplace = 1\n"
    state = read(text)
    (scored,) = state.history
    assert (scored.totals, scored.winners, scored.freers) == ((6, 1, 7), (2,), (0, 2))
    assert state.points == [0, 0, 1] and state.chooser == 1
    assert state.shown == [[False, False], [False, True], [False, False]]
    assert state.pending is not None and state.pending.players == (0, 2)
    match = match_of(text)
    assert match.submit(Liberate(0, "eau-feu"), Liberate(2)) is None
    assert match.state.points == [1, 0, 1]
    assert list(match.to_act()) == [1] and match.submit(Call(1, 0, 0)) is None


def test_freed_tiles_counted_when_they_were_freed() -> None:
    freed = OVER.replace('"eau-vie"]\n', '"eau-vie", "eau-feu"]\n')
    text = freed.format("reveal") + (
        '[[scored]]\nowner = 1\nplace = 1\nfreed = [{ player = 0, people = "eau-feu" }]\n'
    )
    state = read(text)
    assert state.history[0].totals == (6, 1, 7)
    assert state.points == [1, 0, 1] and state.dead[-1] == "eau-feu"
    assert state.pending is not None and state.pending.players == (1,)


@pytest.mark.rule("H-19")
def test_a_people_named_in_vain_is_a_position() -> None:
    text = (BASE / "positions" / "hecatombe" / "reveal-2.toml").read_text("utf-8")
    match = match_of(text)
    wrong = next(p for p in match.rules.content.peoples if p not in match.state.objectives[1])
    assert match.submit(Name(0, wrong)) is None
    again = read(write(position_of(match.state, {})))
    assert again == match.state and again.named == wrong
    right = next(p for p, up in zip(again.objectives[1], again.shown[1], strict=True) if not up)
    with pytest.raises(PositionProblem, match="the guess was right"):
        read(write(msgspec.structs.replace(position_of(match.state, {}), named=right)))


def test_secret_choices_are_a_position() -> None:
    text = (BASE / "positions" / "hecatombe" / "objectives-4.toml").read_text("utf-8")
    state = read(text)
    assert state.sealed[2] and state.pending is not None and state.pending.players == (1, 3, 0)


def test_a_finished_match_is_a_position_too() -> None:
    rules: Hecatombe = rules_of("hecatombe", 2)
    *_, last = wander(rules, 4)
    text = write(position_of(last, {}))
    assert 'asks = ""' in text
    match = match_of(text)
    assert match.to_act() == () and match.outcome() == rules.outcome(last)


def test_the_example_of_the_notation_is_read_as_far_as_it_goes() -> None:
    from game.rules.hecatombe import position

    example = "\n".join(line[4:] for line in (position.__doc__ or "").splitlines() if line.startswith("    "))
    example = "\n".join(line for line in example.splitlines() if not line.startswith("must be"))
    assert parse(example + "\n[[seat]]\n").assault is not None


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "seat"),
        ("[[seat]]\n", "length >= 2"),
        ("[[seat]]\n" * 8, "length <= 7"),
        ("dead = [", "Invalid value"),
        ("[[seat]\n", "position: "),
        ("rond = 3\n" + SHORT, "rond"),
        ('active = "ann"\n' + SHORT, "active"),
        ("active = 7\n" + SHORT, "active"),
        ("round = 0\n" + SHORT, "round"),
        (SHORT.replace("captured", "taken", 1), "taken"),
        (SHORT.replace("vie-nuit", "vie-nuits", 1), "no people named 'vie-nuits'"),
        (SHORT.replace("vie-nuit", "", 1), "no people named ''"),
        ('dead = ["nuit-vie"]\n' + SHORT, "no people named 'nuit-vie'"),
        (ANSWERED.format("dance"), "asks: 'dance' is none of objectives, attack"),
        ("father = 0\n" + SHORT, "father: nobody is his own"),
        ("father = 1\n" + SHORT + "[flags]\nfather_rule_from = 8\n", "father: nobody is barred"),
        (SHORT.replace("air-vie", "air-nuit"), "more air-nuit than the box has"),
        (SHORT.replace("[[seat]]", '[[seat]]\nhand = ["terre-eau"]', 1), "seat 0: 1 tiles in hand, not 0"),
        (SHORT.replace('objectives = ["terre-air"]', ""), "seat 1: 0 objectives, not 1"),
        (SHORT.replace('"air-feu", "vie-nuit"', '"air-feu"'), "seat 0: 1 armies, not 2: he is active"),
        (SHORT.replace('"terre-feu", "terre-vie", "eau-vie"', '"terre-feu", "terre-vie"'), "he is waiting"),
        ("active = 1\n" + SHORT, "seat 0: 2 armies, not 3: he is waiting, with 2 captured tiles"),
        (
            SHORT.replace('"feu-nuit", "air-nuit", "air-vie"]', '"feu-nuit", "air-nuit"]'),
            "3 captured tiles, not 4",
        ),
        (SHORT.replace('armies = ["air-feu"', 'out = true\narmies = ["air-feu"', 1), "he has left the fight"),
        ("attacks = 9\n" + SHORT, "attacks: 9 are over, and 13 tiles have died"),
        (
            "middle = " + str(["terre-nuit", "eau-nuit", "eau-feu"] * 2) + "\n" + SHORT,
            "middle: 6 tiles, not 5",
        ),
        (SHORT + "[[scored]]\nowner = 0\n", "scored: no objective is shown before"),
        (SHORT + "[[scored]]\nowner = 0\nplace = 1\n", "scored: seat 0 has no objective at place 1"),
        (SHORT + "[[scored]]\nowner = 0\n[[scored]]\nowner = 0\n", "is there twice"),
        (
            TOLD.format("air-feu", 1, "terre-vie").replace("defence", "attack") + SHORT[16:],
            "assault: an attack waits",
        ),
        ('named = "eau-vie"\n' + SHORT, "named: a people named in vain"),
        (SHORT.replace("[[seat]]", "[[seat]]\nwon = 2", 1), "won: a match is over"),
        (ANSWERED.format("keepers"), "somebody to attack: the fighting goes on"),
        (ANSWERED.format("defence"), "assault: a defence needs one"),
        (AT_BOB.replace("target = 1", "target = 0"), "assault: it is against no opponent"),
        (AT_BOB.replace("target = 1", "target = 2"), "assault: its target has left the fight"),
        ("father = 1\n" + AT_BOB, "assault: its target is the attacker's father"),
        (AT_BOB.replace('prey = "terre-vie"', 'prey = "vie-nuit"'), "assault: its target has no such army"),
        (AT_BOB.replace('army = "air-feu"', 'army = "eau-feu"'), "assault: the attacker has no such army"),
        (
            TOLD.format("vie-nuit", 3, "vie-nuit") + SHORT[16:],
            "assault: a people does not fight itself",
        ),
        (SHORT.replace("[[seat]]", '[[seat]]\nsealed = ["air-feu"]', 1), "owes no such secret choice"),
        (ANSWERED.format("objectives"), "seat 0: 0 tiles in hand, not 7"),
        (OVER.format("reveal"), "seat 0: 7 captured tiles, not 8"),
        (FREED.format("liberation"), "asks: nobody was alone on top"),
        (FREED.format("answer"), "asks: 'answer' is for two players"),
        (
            FREED.format("reveal") + '[[scored]]\nowner = 1\nfreed = [{ player = 5, people = "eau-feu" }]\n',
            "no seat 5",
        ),
        (
            OVER.replace('"eau-vie"]\n', '"eau-vie", "eau-feu"]\n')
            .format("reveal")
            .replace("active = 2", 'active = 2\ndead = []\nmiddle = ["eau-feu", "eau-feu", "eau-feu"]')
            + '[[scored]]\nowner = 1\nplace = 1\nfreed = [{ player = 0, people = "eau-feu" }]\n',
            "dead: eau-feu was freed",
        ),
        (
            OVER.replace('"vie-nuit"]\n[[', '"vie-nuit", "eau-feu"]\n[[').format("reveal")
            + '[[scored]]\nowner = 1\nplace = 1\nfreed = [{ player = 1, people = "eau-feu" }]\n',
            "scored.freed: seat 1 may not free that",
        ),
        (FREED.format(""), "won: a match is over"),
        (
            FREED.format("").replace("[[seat]]", "[[seat]]\nwon = 2", 1),
            "a match ends when all objectives are shown",
        ),
    ],
)
def test_a_position_that_cannot_be_played_says_why(text: str, told: str) -> None:
    with pytest.raises(PositionProblem, match="position: ") as problem:
        read(text)
    assert told in str(problem.value)


def test_a_secret_choice_is_one_of_ones_own_tiles() -> None:
    text = (BASE / "positions" / "hecatombe" / "keepers-4.toml").read_text("utf-8")
    mine = Counter(read(text).armies[0])
    for sealed, told in (('"eau-vie"', "none of his tiles"), ('""', "names a people")):
        with pytest.raises(PositionProblem, match=told):
            read(text.replace("[[seat]]", f"[[seat]]\nsealed = [{sealed}]", 1))
    own = next(iter(mine))
    assert read(text.replace("[[seat]]", f'[[seat]]\nsealed = ["{own}"]', 1)).sealed[0] == [own]


ASKS = 'asks = "{}"'


@pytest.mark.parametrize(
    ("name", "before", "after", "told"),
    [
        ("attack-2", "round = 1", "round = 1\nfather = 5", "father: there is no seat 5; this position has 2"),
        ("reveal-2", "active = 0", "active = 6", "active: there is no seat 6"),
        ("keepers-4", ASKS.format("keepers"), ASKS.format("attack"), "active player has nobody to attack"),
        ("reveal-2", ASKS.format("reveal"), ASKS.format("answer"), "named: an answer needs a people"),
        ("objectives-4", "hand =", 'captured = ["terre-feu"]\nhand =', "before anybody has armies"),
    ],
)
def test_our_positions_with_one_fault_are_refused(name: str, before: str, after: str, told: str) -> None:
    text = (BASE / "positions" / "hecatombe" / f"{name}.toml").read_text("utf-8")
    assert before in text
    with pytest.raises(PositionProblem) as problem:
        read(text.replace(before, after, 1))
    assert told in str(problem.value)


def test_all_is_shown_and_something_is_asked() -> None:
    shown = "".join(f"[[scored]]\nowner = {n}\nplace = {m}\n" for n in range(3) for m in range(2))
    with pytest.raises(PositionProblem, match="asks: every objective is shown"):
        read(FREED.format("reveal") + shown)


def test_a_liberation_under_way_has_freed_nothing() -> None:
    freed = OVER.replace('"eau-vie"]\n', '"eau-vie", "eau-feu"]\n').format("liberation")
    scored = '[[scored]]\nowner = 1\nplace = 1\nfreed = [{ player = 0, people = "eau-feu" }]\n'
    with pytest.raises(PositionProblem, match="tiles are still to be freed"):
        read(freed + scored)


def test_an_answer_needs_something_hidden() -> None:
    text = (BASE / "positions" / "hecatombe" / "reveal-2.toml").read_text("utf-8")
    state = read(text)
    rest = [place for place, up in enumerate(state.shown[1]) if not up]
    shown = "".join(f"[[scored]]\nowner = 1\nplace = {place}\n" for place in rest)
    last = f"[[scored]]\nowner = 0\nplace = {state.shown[0].index(False)}\n"
    text = text.replace('asks = "reveal"', 'asks = "answer"\nnamed = "terre-eau"')
    with pytest.raises(PositionProblem, match="asks: nothing is hidden"):
        read(text + shown + last)


def test_a_question_that_nobody_owes_is_refused() -> None:
    text = FREED.format("liberation") + "[[scored]]\nowner = 1\nplace = 1\n"
    for seat in ("terre-eau", "vie-nuit"):
        text = text.replace(
            f'[[seat]]\nobjectives = ["{seat}"', f'[[seat]]\nsealed = [""]\nobjectives = ["{seat}"'
        )
    with pytest.raises(PositionProblem, match="asks: nobody owes an answer to 'liberation'"):
        read(text)


def test_problems_end_with_a_full_stop() -> None:
    for text in ("father = 0\n" + SHORT, 'dead = ["roi"]\n' + SHORT, ANSWERED.format("dance")):
        with pytest.raises(PositionProblem, match=r"\.$"):
            read(text)


def test_an_attack_from_a_position_is_like_any_other() -> None:
    match = match_of(SHORT)
    assert match.submit(Attack(0, "air-feu", 4, "terre-air")) is None
    assert list(match.to_act()) == [4]
