"""What bots of Complots promise beside what all do: blind to what their seat does not see; tempers show."""

from collections import Counter

import pytest

from game.ai import STRENGTHS, TEMPERS, make_policy
from game.core.match import Match
from game.core.rng import Rng
from game.rules.complots.actions import Block, Challenge, Declare, Pass
from game.rules.complots.content import Content, content_in_play
from game.rules.complots.defs import ActionDef, BlockDef, CharacterDef, ComplotsFlags, DeckDef, Gain
from game.rules.complots.rules import Complots
from tests.ai.complots.tables import catalog, dealt, play, rules_for
from tests.ai.players import complots_bot as bot


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


@pytest.mark.statistics
def test_a_match_needs_no_particular_names_only_kinds_of_power() -> None:
    rules = Complots(with_a_banker(), ComplotsFlags(), 4)
    assert "mod:banquier" in rules.setting.content.characters
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
    return content_in_play(cast, [*actions, prime], full, ComplotsFlags())


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
                claim = rules.setting.actions[action.action].claim
            elif isinstance(action, Block):
                claim = action.character
            claims += claim is not None
            lies += claim is not None and claim not in match.state.hands[seat.player]
            assert seat.submit(action) is None
    return lies, claims


@pytest.mark.statistics
def test_the_bold_lie_more_than_the_honest() -> None:
    bold, honest = lies_of("bold", "middling", 12), lies_of("honest", "middling", 12)
    assert bold[0] / bold[1] > 1.5 * honest[0] / honest[1]
    assert bold[0] / bold[1] > 0.1


def early_words(hand: str, temper: str, strength: str = "middling") -> list[bool]:
    """Whether a bot that is aimed at says at once that it will block, by seed; all else is let pass."""
    start = dealt(("as ca", hand, "am am", "ca am"), "d d as as co co ca", coins=(3, 2, 2, 2))
    rules = rules_for(4, start=start)
    match = Match(rules, 1)
    assert match.submit(Declare(0, "base:assassin", 1)) is None
    seat = match.seat(1)
    policy = bot(rules, temper, strength)
    said = [
        policy.choose(seat.view, tuple(seat.options), seat.story, Rng(seed)).action for seed in range(100)
    ]
    assert {type(action) for action in said} <= {Block, Pass}
    return [isinstance(action, Block) for action in said]


@pytest.mark.rule("C-37")
@pytest.mark.parametrize("temper", TEMPERS)
def test_an_early_word_tells_nothing_of_the_card(temper: str) -> None:
    true, bluffed = early_words("co d", temper), early_words("d d", temper)
    assert true == bluffed
    assert 5 < sum(true) < 75


@pytest.mark.rule("C-37")
def test_the_bold_give_their_word_earlier_than_the_suspicious() -> None:
    assert sum(early_words("co d", "bold")) > 2 * sum(early_words("co d", "suspicious"))


@pytest.mark.rule("C-37")
def test_who_is_not_set_on_a_block_announces_none() -> None:
    start = dealt(("as ca", "am", "co d", "ca am"), "d d as as co co ca", coins=(3, 2, 2, 2))
    rules = rules_for(4, start=start)
    match = Match(rules, 1)
    assert match.submit(Declare(0, "base:duchesse")) is None
    seat = match.seat(2)
    for seed in range(30):
        choice = bot(rules, "bold", "middling").choose(seat.view, tuple(seat.options), seat.story, Rng(seed))
        assert not isinstance(choice.action, Block)
