"""A position that cannot be played on is refused in a sentence that says where and why."""

import pytest

from game.core.notation import PositionProblem
from tests.rules.roulette.test_position import SHORT, laid, read


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "seat"),
        ("[[seat]]\n", "length >= 2"),
        ("[[seat]]\n" * 7, "length <= 6"),
        ("deck = [", "Invalid value"),
        ("rond = 3\n" + SHORT, "rond"),
        ("round = 0\n" + SHORT, "round"),
        (SHORT.replace("die", "dye", 1), "dye"),
        (SHORT.replace('"C"', '"X"'), "pocket"),
        (SHORT.replace('"C"', '"CC"'), "pocket"),
        (SHORT.replace("die = 2", 'die = 2\nbarrel = "CCXC"'), "barrel"),
        (SHORT.replace("die = 2", 'die = 2\naim = "moon"'), "aim"),
        (SHORT.replace("abattre", "abatre"), "no card named 'abatre'"),
        ('deck = [""]\n' + SHORT, "no card named ''"),
        (SHORT + '[flags]\naction_deck = "none"\n', "no card named 'abattre'"),
        (SHORT.replace("before-shot", "shot"), "asks: 'shot' is none of pocket, bet"),
        (SHORT.replace("die = 2", "die = 2\naim = 3"), "aim: there is no seat 3; this position has 3"),
        ("owing = [4]\n" + SHORT, "owing: there is no seat 4"),
        ("shooters = [5]\n" + SHORT, "shooters: there is no seat 5"),
        ("accusations = [[0, 4]]\n" + SHORT, "accusations: there is no seat 4"),
        ('discards = ["medecin", "medecin"]\n' + SHORT, "1 more base:medecin than the deck has"),
        (SHORT.replace("team = 3", "team = 5"), "seat 2: 5 characters, and a team has 4"),
        (
            SHORT.replace('pocket = "B"', 'team = 0\npocket = "B"'),
            "seat 1: its captain is dead, so it has no gun",
        ),
        (SHORT.replace("before-shot", ""), "asks: nobody has won yet"),
        (
            SHORT.replace("team = 3", "team = 0").replace('pocket = "B"\ndie = 0', "team = 0"),
            "two captains at least, not 1",
        ),
        (SHORT.replace("die = 2", "die = 2\nbullets = 0"), "seat 0: a gun has 1 to 7 BALLE, not 0"),
        (SHORT.replace("die = 2", "die = 2\nbullets = 8"), "seat 0: a gun has 1 to 7 BALLE, not 8"),
        (SHORT.replace("team = 3", 'turned = "C"'), "seat 2: it has no barrel, for it is out of the round"),
        (SHORT.replace("die = 2", 'die = 2\nbarrel = "CCBC"'), "seat 0: 5 cards in its gun, not 7"),
        (
            SHORT.replace("die = 2", 'die = 2\nbullets = 2\nbarrel = "CCCCCB"'),
            "seat 0: 1 BALLE in its gun, not 2",
        ),
        (SHORT + "bullets = 3\n[flags]\nspare_bullets = 1\n", "bullets: 2 extra BALLE, and there are 1"),
        (SHORT.replace("team = 3", "blind = true"), "seat 2: blind, without having changed"),
        (SHORT.replace("die = 2\n", ""), "seat 0: it is in the round and has no die"),
        (SHORT.replace("die = 2", "die = 6"), "seat 0: a die shows 0 to 5, not 6"),
        ("shot = 0\n" + SHORT, "shot: the first shot is number 1"),
        (SHORT.replace("die = 2", "die = 2\nfired = 1"), "seat 0: it has fired 1 shots and turned 0 cards"),
        ("shot = 1\n" + SHORT + "fired = 2\n", "seat 2: 2 shots fired, and this is shot 1"),
        ("shot = 3\n" + SHORT, "asks: nobody shoots in shot 3"),
        ("shooters = [2]\n" + SHORT, "shooters: seat 2 has no card to turn"),
        (SHORT.replace("before-shot", "after-shot"), "shot: the first shot is number 1"),
        ("shot = 1\n" + SHORT.replace("before-shot", "after-shot"), "asks: nobody shoots in shot 1"),
        (
            "shooters = [0]\nshot = 1\n" + SHORT.replace("before-shot", "after-shot"),
            "shooters: seat 0 has fired no shot",
        ),
        ("shooters = [0]\n" + SHORT.replace("before-shot", "after-count"), "shooters: nobody shoots now"),
        ("shot = 1\n" + SHORT.replace("before-shot", "accusation"), "shot: nobody shoots before all"),
        (
            SHORT.replace("before-shot", "after-count").replace("die = 2", "die = 2\naim = 1"),
            "seat 0: guns are aimed when a shot is called",
        ),
        (SHORT.replace("die = 2", "die = 2\nchosen = 1"), "seat 0: it has no aim to choose"),
        (SHORT.replace("before-shot", "dying"), "dying: somebody dies when 'dying' is asked"),
        (SHORT.replace("die = 2", "die = 2\ndying = true"), "dying: somebody dies when 'dying' is asked"),
        (
            SHORT.replace("before-shot", "dying") + "dying = true\n",
            "seat 2: it is out of the round and cannot",
        ),
        (
            SHORT.replace("before-shot", "dying").replace("die = 0", "die = 0\ndying = true"),
            "seat 1: the judge kills those who have shown a BALLE",
        ),
        (SHORT + "saved = true\n", "seat 2: it loses no teammate who could be saved"),
        (SHORT.replace("before-shot", "after-bets") + "accused = true\n", "seat 2: nobody is accused yet"),
        (SHORT.replace("before-shot", "after-bets") + "shown = true\n", "seat 2: nobody is accused yet"),
        (SHORT.replace("before-shot", "gather"), "accusations: a batch runs when 'gather' is asked"),
        ("accusations = [[2, 0]]\n" + SHORT, "accusations: a batch runs when 'gather' is asked"),
        (
            "accusations = [[2, 0], [2, 1]]\n" + SHORT.replace("before-shot", "gather"),
            "accusations: seat 2 accuses once",
        ),
        ("accusations = [[2, 2]]\n" + SHORT.replace("before-shot", "gather"), "seat 2 may not accuse seat 2"),
        ("accusations = [[0, 2]]\n" + SHORT.replace("before-shot", "gather"), "seat 0 may not accuse seat 2"),
        ("slanderers = [0]\n" + SHORT, "slanderers: each swaps once, when somebody dies by the judge"),
        (SHORT + "scored = true\n", "scored: nobody gains points before the count"),
        ("owing = [0]\n" + SHORT, "owing: seat 0 is not asked"),
        ("owing = []\n" + SHORT, "asks: nobody owes an answer to 'before-shot'"),
        (SHORT.replace('hand = ["abattre"]', ""), "asks: nobody owes an answer to 'before-shot'"),
        (SHORT.replace("before-shot", "bet"), "asks: nobody owes an answer to 'bet'"),
        (SHORT.replace("before-shot", "before-bets"), "seat 0: nobody bets yet"),
        (SHORT.replace("before-shot", "bet") + "die = 1\n", "seat 2: it is out of the round and has no die"),
        (
            'asks = "before-pockets"\n[[seat]]\npocket = "C"\n[[seat]]\n',
            "seat 0: no pocket card is chosen yet",
        ),
        ('[[seat]]\nbarrel = "CCCCCB"\n[[seat]]\n', "seat 0: it has no barrel, for nothing is spun yet"),
        ('[[seat]]\nbullets = 7\npocket = "C"\n[[seat]]\n', "seat 0: all its cards are BALLE"),
        ("owing = [0]\n[[seat]]\n[[seat]]\n", "owing: seat 1 has not answered 'pocket'"),
    ],
)
def test_a_position_that_cannot_be_played_says_why(text: str, told: str) -> None:
    with pytest.raises(PositionProblem, match="position: ") as problem:
        read(text)
    assert told in str(problem.value)
    assert str(problem.value).endswith(".")


@pytest.mark.parametrize(
    ("name", "before", "after", "told"),
    [
        ("aim-4", "chosen = 3", "chosen = 1", "seat 1: it can only choose to aim at another seat"),
        ("aim-4", "chosen = 3", 'chosen = "sky"', "seat 1: it can only choose to aim at another seat"),
        ("aim-4", "die = 1", "die = 1\nchosen = 0", "seat 3: it has no aim to choose"),
        ("dying-4", "team = 2", "team = 1\nsaved = true", "seat 3: it loses no teammate who could be saved"),
        ("gather-4", "[[3, 2], [1, 2]]", "[[3, 2], [1, 1]]", "seat 1 may not accuse seat 1"),
        ("gather-4", "team = 2", "shown = true\nteam = 2", "seat 3 may not accuse seat 2"),
        ("shot-4", "round = 3", "round = 3\nshot = 2", "seat 0: 2 shots fired, and this is shot 2"),
    ],
)
def test_our_positions_with_one_fault_are_refused(name: str, before: str, after: str, told: str) -> None:
    text = laid(name)
    assert before in text
    with pytest.raises(PositionProblem) as problem:
        read(text.replace(before, after, 1))
    assert told in str(problem.value)


def test_problems_end_with_a_full_stop() -> None:
    for text in (
        "owing = [0]\n" + SHORT,
        SHORT.replace("abattre", "roi"),
        SHORT.replace("before-shot", "dance"),
    ):
        with pytest.raises(PositionProblem, match=r"\.$"):
            read(text)
