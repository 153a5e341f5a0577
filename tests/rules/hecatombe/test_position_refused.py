"""A position that cannot be played on is refused in a sentence that says where and why."""

from collections import Counter

import pytest

from game.core.notation import PositionProblem
from tests.builders import BASE
from tests.rules.hecatombe.positions import ANSWERED, AT_BOB, FREED, OVER, SHORT, TOLD, read


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
        ("father = 0\n" + SHORT, "father: no seat is its own father"),
        ("father = 1\n" + SHORT + "[flags]\nfather_rule_from = 8\n", "father: nobody is barred"),
        (SHORT.replace("air-vie", "air-nuit"), "more air-nuit than the box has"),
        (SHORT.replace("[[seat]]", '[[seat]]\nhand = ["terre-eau"]', 1), "seat 0: 1 tiles in hand, not 0"),
        (SHORT.replace('objectives = ["terre-air"]', ""), "seat 1: 0 objectives, not 1"),
        (SHORT.replace('"air-feu", "vie-nuit"', '"air-feu"'), "seat 0: 1 armies, not 2: it is active"),
        (SHORT.replace('"terre-feu", "terre-vie", "eau-vie"', '"terre-feu", "terre-vie"'), "it is waiting"),
        ("active = 1\n" + SHORT, "seat 0: 2 armies, not 3: it is waiting, with 2 captured tiles"),
        (
            SHORT.replace('"feu-nuit", "air-nuit", "air-vie"]', '"feu-nuit", "air-nuit"]'),
            "3 captured tiles, not 4",
        ),
        (SHORT.replace('armies = ["air-feu"', 'out = true\narmies = ["air-feu"', 1), "it has left the fight"),
        (
            SHORT.replace('"terre-feu", "terre-vie", "eau-vie"', '"terre-feu"').replace(
                '"eau-air", "eau-feu"', '"eau-air", "eau-feu", "terre-vie"', 1
            ),
            "seat 1: with so few armies it has left the fight",
        ),
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
        (SHORT + "[[glimpses]]\nowner = 2\nplace = 1\n", "glimpses: seat 2 has no objective at place 1"),
        ("[[glimpses]]\nowner = 2\nviewer = -2\n" + SHORT[16:], "viewer"),
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
    assert str(problem.value).endswith(".")


def test_a_secret_choice_is_one_of_ones_own_tiles() -> None:
    text = (BASE / "positions" / "hecatombe" / "keepers-4.toml").read_text("utf-8")
    mine = Counter(read(text).armies[0])
    for sealed, told in (('"eau-vie"', "none of its tiles"), ('""', "names a people")):
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
        ("objectives-4", "[[seat]]", "[[seat]]\nout = true", "out: nobody leaves the fight before it begins"),
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
