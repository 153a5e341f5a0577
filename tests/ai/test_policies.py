"""What every bot promises: legal, repeatable, blind to what its seat does not see."""

import hashlib
import os
import subprocess
import sys
from collections import Counter

import pytest

import game.ai
from game.ai import STRENGTHS, TEMPERS, make_policy
from game.ai.complots import Strong
from game.ai.complots_search import Effort
from game.ai.complots_tempers import TEMPERS as LEANINGS
from game.ai.policy import Policy
from game.core.match import Match
from game.core.rng import Rng
from game.rules.complots.actions import Block, Challenge, Declare, Pass
from game.rules.complots.content import Content, narrow
from game.rules.complots.defs import ActionDef, BlockDef, CharacterDef, ComplotsFlags, DeckDef, Gain
from game.rules.complots.rules import Complots
from tests.ai.tables import FLAGS, catalog, dealt, every_table, moments, play, rules_for

QUICK = Effort(playouts=12, rounds=1)


def bot(rules: Complots, temper: str, strength: str) -> Policy:
    """A bot as the lobby makes it, but a strong one thinks only a little."""
    if strength == "strong":
        return Strong(rules, LEANINGS[temper], QUICK)
    return make_policy("complots", rules, temper, strength)


def test_whatever_happens_every_bot_takes_one_of_its_options() -> None:
    asked: Counter[str] = Counter()
    for number, rules in enumerate(every_table()):
        bots = [bot(rules, TEMPERS[number % 4], strength) for strength in (*STRENGTHS, "random")]
        dice = Rng(number)
        for place, seat in enumerate(moments(Match(rules, number), dice)):
            options = tuple(seat.options)
            asked[seat.view.asks] += 1
            for policy in bots if place % 5 == 0 else bots[:2]:
                assert policy.choose(seat.view, options, seat.story, dice).action in options
    assert sum(asked.values()) > 1000
    assert set(asked) == {"turn", "challenge", "block", "lose", "exchange", "show", "judge", "pick"}


@pytest.mark.parametrize("strength", ["middling", "strong"])
def test_who_has_counted_every_copy_calls_the_lie(strength: str) -> None:
    start = dealt(("co d", "as as", "ca", "am"), "as co co ca ca am am", lost=("", "", "d", "d"))
    rules = rules_for(4, start=start)
    match = Match(rules, 1)
    match.submit(Declare(0, "base:revenu"))
    match.submit(Declare(1, "base:duchesse"))
    seat = match.seat(0)
    for temper in TEMPERS:
        choice = bot(rules, temper, strength).choose(seat.view, tuple(seat.options), seat.story, Rng(1))
        assert choice.action == Challenge(0)
        assert choice.thought.code == "doubt-counted"


def test_the_same_seat_asked_twice_chooses_the_same() -> None:
    rules = rules_for(4)
    for place, seat in enumerate(moments(Match(rules, 5), Rng(5))):
        for strength in STRENGTHS:
            first, again = (
                bot(rules, "bold", strength).choose(seat.view, tuple(seat.options), seat.story, Rng(place))
                for _ in range(2)
            )
            assert first == again


SCRIPT = """
from tests.ai.test_policies import digest
print(digest())
"""


def digest() -> str:
    """The fingerprint of a few matches between bots of all strengths."""
    marks = hashlib.sha256()
    for flags in FLAGS[:2]:
        rules = rules_for(3, flags)
        bots = [bot(rules, TEMPERS[seat], STRENGTHS[seat]) for seat in range(3)]
        for seed in range(2):
            marks.update(play(rules, bots, seed).digest())
    return marks.hexdigest()


def test_every_process_plays_the_same_match_whatever_its_hash_seed() -> None:
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(game.ai.__file__))))
    found = set()
    for hash_seed in ("1", "77"):
        environ = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": root}
        ran = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=environ, cwd=root, capture_output=True, text=True, check=True
        )
        found.add(ran.stdout.strip())
    assert found == {digest()}


@pytest.mark.parametrize("strength", STRENGTHS)
def test_cards_that_a_bot_cannot_see_do_not_change_its_mind(strength: str) -> None:
    one = dealt(("am co", "d as", "ca am", "ca co"), "d d as as co ca am")
    other = dealt(("am co", "ca ca", "d co", "am d"), "as as as d co am ca")
    choices = []
    for start in (one, other):
        rules = rules_for(4, start=start)
        match, said = Match(rules, 1), []
        policy, dice = bot(rules, "suspicious", strength), Rng(9)
        for turn in range(6):
            seat = match.seat(0)
            active = match.state.active
            if active == 0:
                said.append(policy.choose(seat.view, tuple(seat.options), seat.story, dice))
                match.submit(Declare(0, "base:revenu"))
                continue
            match.submit(Declare(active, "base:duchesse" if turn % 2 else "base:aide"))
            while match.state.active == active:
                player = next(iter(match.to_act()))
                if player == 0:
                    said.append(policy.choose(seat.view, tuple(seat.options), seat.story, dice))
                match.submit(Pass(player))
        choices.append(said)
    assert len(choices[0]) > 4
    assert choices[0] == choices[1]


def test_a_match_needs_no_particular_names_only_kinds_of_power() -> None:
    rules = Complots(with_a_banker(), ComplotsFlags(), 4)
    assert "mod:banquier" in rules.content.characters
    declared: Counter[str] = Counter()
    for seed in range(6):
        bots = [bot(rules, TEMPERS[seat], STRENGTHS[1 + seat % 2]) for seat in range(4)]
        match = play(rules, bots, seed)
        declared.update(a.action for tick in match.log for a in tick if isinstance(a, Declare))
    assert declared["mod:prime"] > 3


def with_a_banker() -> Content:
    """The base game and a character of a mod: four coins, and he blocks thefts."""
    actions = [
        a if a.id != "base:capitaine" else replaced(a, "mod:banquier") for a in catalog().all(ActionDef)
    ]
    prime = ActionDef(id="mod:prime", effect=Gain(coins=4), claim="mod:banquier", order=20)
    deck = catalog().all(DeckDef)[-1]
    full = DeckDef(
        id=deck.id,
        always=(*deck.always, "mod:banquier"),
        one_of=deck.one_of,
        copies=deck.copies,
        hand=deck.hand,
    )
    cast = [*catalog().all(CharacterDef), CharacterDef(id="mod:banquier", order=9)]
    return narrow(cast, [*actions, prime], full, ComplotsFlags())


def replaced(action: ActionDef, blocker: str) -> ActionDef:
    """The action, blocked by one more character."""
    assert action.block is not None
    block = BlockDef(by=action.block.by, claiming=(*action.block.claiming, blocker))
    return ActionDef(
        id=action.id, effect=action.effect, claim=action.claim, target=True, block=block, order=action.order
    )


def lies_of(temper: str, strength: str, matches: int) -> tuple[int, int]:
    """How often bots of one temper lied, on their turns and in blocks, and claimed at all."""
    rules, lies, claims = rules_for(4), 0, 0
    bots = [make_policy("complots", rules, temper, strength) for _ in range(4)]
    for seed in range(matches):
        match = Match(rules, seed)
        dice = Rng(seed)
        while match.outcome() is None:
            seat = match.seat(next(iter(match.to_act())))
            action = bots[0].choose(seat.view, tuple(seat.options), seat.story, dice).action
            claim = None
            if isinstance(action, Declare):
                claim = rules.actions[action.action].claim
            elif isinstance(action, Block):
                claim = action.character
            claims += claim is not None
            lies += claim is not None and claim not in match.state.hands[seat.player]
            assert seat.submit(action) is None
    return lies, claims


def test_the_bold_lie_more_than_the_honest() -> None:
    bold, honest = lies_of("bold", "middling", 12), lies_of("honest", "middling", 12)
    assert bold[0] / bold[1] > 1.5 * honest[0] / honest[1]
    assert bold[0] / bold[1] > 0.1


def test_the_lobby_is_told_when_no_such_bot_exists() -> None:
    rules = rules_for(3)
    for game_name, temper, strength in (
        ("triomphe", "bold", "weak"),
        ("complots", "shy", "weak"),
        ("complots", "bold", "godlike"),
    ):
        with pytest.raises(ValueError, match="no "):
            make_policy(game_name, rules, temper, strength)
