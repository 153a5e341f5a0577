"""Second thoughts: orders are taken back byte for byte, until dice, cards or secrets seal them (S-31)."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from game.core.match import Match, replay_log
from game.core.rng import Rng, dice_fingerprint
from game.rules.skirmish.actions.orders import Move
from game.rules.skirmish.actions.player import Done, Name, Pass, PlayCard, TakeBack
from game.rules.skirmish.determinize import open_state
from game.rules.skirmish.events.player import OrdersTakenBack, WindowOpened
from game.rules.skirmish.flow.questions import NAME_ENEMY, PLAY_CARD, REMAINING_MOVE
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.turn import take_back
from game.rules.skirmish.turn.naming import Phase
from game.rules.skirmish.turn.take_back import EXTENTS
from tests.rules.skirmish.play import a_crowd, a_war, eager

pytestmark = pytest.mark.statistics

War = Match[Any, Any, Any]


def truth(war: War) -> tuple[bytes, int]:
    """The whole state, without what it remembers of orders, and where the dice stand."""
    state = war.state.clone()
    state.orders = None
    return msgspec.msgpack.encode(state), dice_fingerprint(war.rng)


def may(war: War, what: str = "order") -> bool:
    return war.rules.check(war.state, TakeBack(war.state.active, what)) is None


def is_order(state: SkirmishState) -> bool:
    question = state.questions[-1]
    return question.players == (state.active,) and question.kind not in (*take_back.SHARED, NAME_ENEMY)


def orders_so_far(state: SkirmishState) -> int:
    kept = state.orders
    assert kept is not None
    return len(kept.checkpoints) if kept.when == (state.round, state.active, state.phase) else 0


def walked(seed: int, what: str, ticks: int = 900, *, bribes: bool = True) -> tuple[War, Counter[str]]:
    """A battle in which every third chance to take something back is taken, and compared with what was."""
    war, dice, seen = a_war(3, seed, "short", bribes=bribes), Rng(seed), Counter[str]()
    was: dict[int, tuple[bytes, int]] = {}
    while war.outcome() is None and len(war.log) < ticks:
        state = war.state
        if may(war, what) and not dice.below(3):
            assert war.submit(TakeBack(state.active, what)) is None
            assert truth(war) == was[orders_so_far(state)]
            told = war.events[-1]
            assert isinstance(told, OrdersTakenBack) and told.what == what
            seen[f"{what}s" if told.orders > 1 else what] += 1
            seen[state.phase] += 1
            seen["elsewhere"] += len(told.stands)
        player = dice.choice(list(war.to_act()))
        if is_order(state):
            was[orders_so_far(state)] = truth(war)
        assert war.submit(eager(dice, war.options(player))) is None
    return war, seen


@pytest.mark.rule("S-31")
@pytest.mark.parametrize("what", take_back.EXTENTS)
def test_the_battle_is_byte_for_byte_what_it_was_and_the_dice_lie_where_they_lay(what: str) -> None:
    _, seen = walked(3, what)
    assert seen[what] + seen[f"{what}s"] > 10 and seen["elsewhere"] > 3
    assert what != "order" or len([phase for phase in Phase if seen[phase]]) > 1


@pytest.mark.rule("S-31")
def test_a_log_with_second_thoughts_is_replayed() -> None:
    war, seen = walked(7, "order", 400)
    assert seen["order"]
    assert replay_log(war.rules, war.seed, war.log).checksum() == war.checksum()


@pytest.mark.rule("S-20", "S-31")
def test_the_same_orders_again_come_to_the_same_end_without_asking_anybody_twice() -> None:
    """Every third order is taken back and given again; windows that had passed are not asked for again."""
    first, _ = walked(9, "nothing", 700, bribes=False)
    again, dice = a_war(3, 9, "short", bribes=False), Rng(1)
    taken, order = 0, None
    for (action,) in first.log:
        if is_order(again.state):
            order = action
        assert again.submit(action) is None
        if may(again) and not dice.below(3):
            assert again.submit(TakeBack(again.state.active)) is None
            assert again.submit(order) is None
            taken += 1
    assert taken > 10
    assert truth(again) == truth(first)
    assert windows(again) == windows(first)


def windows(war: War) -> list[WindowOpened]:
    return [event for event in war.events if isinstance(event, WindowOpened)]


def at_a_move_that_was_asked_about(seed: int = 3) -> tuple[War, Move]:
    """Somebody has moved a unit, and the window of cards before that move has passed."""
    war, dice = a_war(3, seed, "short", bribes=False), Rng(seed)
    while True:
        question = war.state.questions[-1]
        moves = [one for one in war.options(question.players[0]) if isinstance(one, Move)]
        if question.kind == REMAINING_MOVE and moves:
            for move in moves:
                trial = replay_log(war.rules, war.seed, war.log)
                trial.submit(move)
                asked = trial.state.questions[-1].kind == PLAY_CARD
                while trial.state.questions[-1].kind == PLAY_CARD:
                    trial.submit(Pass(trial.state.questions[-1].players[0]))
                if asked and may(trial):
                    return trial, move
        war.submit(eager(dice, war.options(next(iter(war.to_act())))))


@pytest.mark.rule("S-20", "S-31")
def test_a_window_that_passed_for_the_order_is_not_opened_again() -> None:
    war, move = at_a_move_that_was_asked_about()
    opened = windows(war)
    assert opened[-1] == WindowOpened("before-move", move.unit)
    assert war.submit(TakeBack(move.player, "unit")) is None
    assert war.submit(move) is None
    assert windows(war) == opened and war.state.questions[-1].kind == REMAINING_MOVE
    assert war.submit(TakeBack(move.player)) is None
    assert war.submit(move) is None
    assert windows(war) == opened, "taken back twice, still asked once"


@pytest.mark.rule("S-20", "S-31")
def test_a_card_that_was_played_seals_the_order() -> None:
    """Guide véreux is played in the window before the move: what was ordered stays ordered."""
    war, move = at_a_move_that_was_asked_about()
    assert war.submit(TakeBack(move.player)) is None
    kept = war.state.orders
    kept.waived.clear()
    assert war.submit(move) is None
    other = next(player for player in war.state.questions[-1].players if player != move.player)
    war.state.hands[other], war.state.tokens[other] = ["base:guide_vereux"], 9
    card = next(option for option in war.options(other) if isinstance(option, PlayCard))
    assert war.submit(card) is None
    while war.state.questions[-1].kind == PLAY_CARD:
        assert war.submit(Pass(war.state.questions[-1].players[0])) is None
    refused = war.rules.check(war.state, TakeBack(move.player))
    assert refused is not None and refused.code == "take-back-seen"


@pytest.mark.rule("S-31")
def test_what_may_not_be_taken_back_says_why() -> None:
    war, move = at_a_move_that_was_asked_about()
    rules, state = war.rules, war.state

    def why(action: TakeBack) -> str | None:
        refusal = rules.check(state, action)
        return refusal.code if refusal else None

    assert why(TakeBack(move.player, "everything")) == "take-back-what"
    assert why(TakeBack((move.player + 1) % 3)) == "not-your-turn"
    assert war.submit(TakeBack(move.player, "phase")) is None
    assert why(TakeBack(move.player)) == "take-back-nothing"
    assert war.submit(Done(move.player)) is None
    while war.state.questions[-1].kind == PLAY_CARD:
        war.submit(Pass(war.state.questions[-1].players[0]))
    assert state.questions[-1].kind == NAME_ENEMY
    assert why(TakeBack(move.player, "unit")) == "take-back-no-unit"
    assert why(TakeBack(move.player)) is None, "the end of a phase can be taken back, too"
    assert war.submit(Name(move.player, rules.legal_actions(state, move.player)[0].enemy)) is None
    assert why(TakeBack(state.questions[-1].players[0])) != "take-back-dice"


@pytest.mark.rule("S-31")
def test_dice_seal_the_orders_before_them() -> None:
    war, dice = a_crowd(3, 4), Rng(4)
    sealed = Counter[str]()
    while war.outcome() is None and len(war.log) < 1500:
        player = dice.choice(list(war.to_act()))
        rolls = dice_fingerprint(war.rng)
        assert war.submit(eager(dice, war.options(player))) is None
        if dice_fingerprint(war.rng) != rolls and war.state.questions:
            refusal = war.rules.check(war.state, TakeBack(war.state.questions[-1].players[0]))
            assert refusal is not None
            sealed[refusal.code] += 1
    assert sealed["take-back-dice"] > 5


@pytest.mark.rule("S-31")
def test_imagined_battles_remember_nothing() -> None:
    war, move = at_a_move_that_was_asked_about()
    imagined = open_state(war.seat(move.player).view)
    imagined.hands = [[] for _ in imagined.tokens]
    assert war.submit(TakeBack(move.player)) is None
    war.rules.apply(imagined, [move], Rng(1))
    assert imagined.orders is None
    assert war.seat(move.player).refusal(TakeBack(move.player)) is not None


@pytest.mark.rule("S-31")
def test_a_seat_is_told_what_it_may_take_back_before_it_does() -> None:
    war, move = at_a_move_that_was_asked_about()
    mine, other = war.seat(move.player), war.seat((move.player + 1) % 3)
    assert mine.refusal(TakeBack(move.player)) is None
    refusal = other.refusal(TakeBack(move.player))
    assert refusal is not None and refusal.code == "not-your-seat"
    before = war.checksum()
    assert mine.refusal(TakeBack(move.player)) is None and war.checksum() == before, "asking does nothing"


@pytest.mark.rule("S-31")
def test_at_a_firm_table_nothing_is_taken_back_and_all_else_is_the_same() -> None:
    """The same orders come to the same battle, so a log is read alike under either rule."""
    loose, _ = walked(9, "nothing", 300, bribes=False)
    firm = a_war(3, 9, "short", bribes=False, firm=True)
    could = 0
    for (action,) in loose.log:
        asked = firm.state.questions[-1].players
        for one in (TakeBack(player, what) for player in asked for what in EXTENTS):
            refusal = firm.rules.check(firm.state, one)
            assert refusal is not None and refusal.code == "take-back-firm"
        assert firm.submit(action) is None
        could += bool(firm.state.questions) and is_order(firm.state)
    assert could > 10 and firm.state.orders is None and truth(firm) == truth(loose)
