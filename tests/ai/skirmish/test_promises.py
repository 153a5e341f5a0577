"""What the bots of every game promise: legal, repeatable, at any table, and they say why they act."""

import hashlib
import os
import subprocess
import sys

import pytest

import game.ai
from game.ai import STRENGTHS, TEMPERS, make_policy
from game.ai.policy import Thought, thought_text
from game.core.match import Match
from game.core.rng import Rng
from game.mods.texts import LANGUAGES, Texts
from tests.ai.complots.tables import BASE, moments
from tests.ai.players import BOTS, BY_NAME, Bots

pytestmark = pytest.mark.statistics

NAMES = ["Aurèle", "Bérénice", "Cassius", "Delphine", "Égisthe", "Faustine", "Gaspard", "Hortense"]
SHARED = ("weak-whim", "coin-toss")
"""Thoughts of beginners at any game."""

every_game = pytest.mark.parametrize("bots", BOTS, ids=list(BY_NAME))


@every_game
def test_whatever_happens_every_bot_does_what_is_legal_and_says_why(bots: Bots) -> None:
    met: set[str] = set()
    thoughts: dict[str, Thought] = {}
    for number, rules in enumerate(bots.tables()):
        policies = [bots.bot(rules, TEMPERS[number % 4], strength) for strength in (*STRENGTHS, "random")]
        dice = Rng(number)
        match = Match(rules, number)
        for place, seat in enumerate(moments(match, dice)):
            if place > bots.longest and met >= bots.asks:
                break
            options = tuple(seat.options)
            met.add(seat.view.asks)
            for policy in policies if bots.asked(seat, place) else ():
                choice = policy.choose(seat.view, options, seat.story, dice)
                assert choice.action in options or rules.check(match.state, choice.action) is None
                thoughts.setdefault(choice.thought.code, choice.thought)
    assert bots.asks <= met <= bots.asks | bots.rare
    assert thoughts.keys() <= {*bots.codes, *SHARED}
    assert len(thoughts) > bots.varied
    assert [spoken(thought, language) for thought in thoughts.values() for language in LANGUAGES]


def spoken(thought: Thought, language: str) -> str:
    """A thought in words, all of which there are."""
    texts = Texts(language, [BASE])
    said = thought_text(thought, texts, NAMES)
    assert "{" not in said
    assert "thought-" not in said
    assert not texts.faults
    return said


@every_game
def test_the_same_seat_asked_twice_chooses_the_same(bots: Bots) -> None:
    rules = bots.rules()
    for place, seat in enumerate(moments(Match(rules, 5), Rng(5))):
        if place > 160:
            break
        for strength in STRENGTHS if place % bots.every == 0 else ():
            first, again = (
                bots.bot(rules, "bold", strength).choose(
                    seat.view, tuple(seat.options), seat.story, Rng(place)
                )
                for _ in range(2)
            )
            assert first == again


SCRIPT = """
from tests.ai.players import BY_NAME
from tests.ai.skirmish.test_promises import digest
print(digest(BY_NAME["{name}"]))
"""


def digest(bots: Bots) -> str:
    """The fingerprint of a few matches between bots of all strengths."""
    marks = hashlib.sha256()
    for match in bots.matches():
        marks.update(match.digest())
    return marks.hexdigest()


@pytest.mark.processes
@every_game
def test_every_process_plays_the_same_match_whatever_its_hash_seed(bots: Bots) -> None:
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(game.ai.__file__))))
    script, found = SCRIPT.format(name=bots.name), set()
    for hash_seed in ("1", "77"):
        environ = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": root}
        ran = subprocess.run(
            [sys.executable, "-c", script], env=environ, cwd=root, capture_output=True, text=True, check=True
        )
        found.add(ran.stdout.strip())
    assert found == {digest(bots)}


@every_game
def test_the_lobby_is_told_when_no_such_bot_exists(bots: Bots) -> None:
    rules = bots.rules()
    for name, temper, strength in (
        ("triomphe", "bold", "weak"),
        (bots.name, "meek", "weak"),
        (bots.name, "bold", "divine"),
    ):
        with pytest.raises(ValueError, match="no "):
            make_policy(name, rules, temper, strength)
