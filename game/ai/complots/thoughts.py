"""Reasons of a bot's choice, one line each for the end review: `thought-<code>` in the texts."""

from collections.abc import Callable
from typing import Any, NamedTuple

from game.ai.complots.one_step_values import OneStepValues
from game.ai.policy import Fact, Thought
from game.core.whole_numbers import nearest_whole
from game.rules.complots.actions import (
    Block,
    Challenge,
    ComplotsAction,
    Declare,
    Judge,
    Keep,
    Pass,
    Pick,
    Reveal,
    Show,
)
from game.rules.complots.defs import ActionDef, Convert, Embezzle, Exchange, Gain, Interrogate, Kill, Steal
from game.rules.complots.questions import CHALLENGE


class ThoughtThresholds(NamedTuple):
    """Where one reason ends and the next begins."""

    sure: float = 0.85
    """Probability from which a claim is taken for true."""
    doubtful: float = 0.5
    """Probability under which a claim is taken for a lie."""
    temper: float = 0.02
    """Fair shares of the win from which a temper's bonus counts as the reason."""


THRESHOLDS = ThoughtThresholds()

KINDS: dict[type, str] = {
    Gain: "gain",
    Kill: "kill",
    Steal: "steal",
    Exchange: "exchange",
    Interrogate: "interrogate",
    Embezzle: "embezzle",
    Convert: "convert",
}
"""One word of thought codes for each kind of power."""

CODES = (
    *("coin-toss", "weak-whim", "weak-plain", "weak-block", "weak-doubt", "weak-pass"),
    *("forced", "coup", "revenge", "income", "aid", "convert"),
    *(f"truth-{kind}" for kind in KINDS.values()),
    *(f"lie-{kind}" for kind in KINDS.values()),
    "lie-again",
    *("believe-sure", "believe", "let-lie", "let-lie-last", "calm", "suffer", "indifferent"),
    *("doubt-counted", "doubt-grudge", "doubt-liar", "doubt-cornered", "doubt-odds"),
    *("block-true", "block-lie", "block-last"),
    *("lose-least", "lose-only", "keep", "show", "judge-swap", "judge-return", "pick"),
)
"""Every thought a bot can have."""


def reason_for_action(prospects: OneStepValues, action: ComplotsAction, lean: float) -> Thought:
    """The thought behind choosing `action`; `lean` is the win chance that temper added to it."""
    return REASONS[type(action)](prospects, action, lean > THRESHOLDS.temper * prospects.share)


def _thought_of(
    code: str, *, player: int | None = None, character: str | None = None, **facts: Fact
) -> Thought:
    """A thought with code `code` and those of the facts that are given."""
    if player is not None:
        facts["player"] = player
    if character is not None:
        facts["character"] = character
    return Thought(code, facts)


def _percent(chance: float) -> int:
    """A probability in whole hundredths, as people say it."""
    return nearest_whole(100 * chance)


def _declare(prospects: OneStepValues, action: Declare, by_temper: bool) -> Thought:
    """Reason of an announcement: forced, revengeful, plain, true or false."""
    setting, chosen = prospects.lore.setting, prospects.lore.setting.actions[action.action]
    if chosen.forced and prospects.view.coins[prospects.me] >= setting.forced_from:
        return _thought_of("forced", player=action.target)
    truthful = prospects.truthful(action)
    if truthful and by_temper and action.target is not None:
        return _thought_of("revenge", player=action.target)
    if not (chosen.claim or chosen.denies):
        return _thought_of(_plain_code(chosen), player=action.target)
    return _true_claim(chosen, action) if truthful else _false_claim(prospects, chosen, action)


def _plain_code(chosen: ActionDef) -> str:
    """Code of the thought behind an action that claims nothing."""
    match chosen.effect:
        case Kill():
            return "coup"
        case Convert():
            return "convert"
        case _:
            return "aid" if chosen.block else "income"


def _true_claim(chosen: ActionDef, action: Declare) -> Thought:
    """Reason of an honest claim."""
    character = chosen.claim or chosen.denies
    return _thought_of(f"truth-{KINDS[type(chosen.effect)]}", player=action.target, character=character)


def _false_claim(prospects: OneStepValues, chosen: ActionDef, action: Declare) -> Thought:
    """Reason of a false claim, with the percentage of belief that it expects."""
    if chosen.claim and prospects.odds.reading.claimed[prospects.me].get(chosen.claim):
        return _thought_of("lie-again", character=chosen.claim)
    believed = _percent(1 - prospects.doubted(prospects.lie_rate(action), action.target)[0])
    character = chosen.claim or chosen.denies
    code = f"lie-{KINDS[type(chosen.effect)]}"
    return _thought_of(code, player=action.target, character=character, percent=believed)


def _let_pass(prospects: OneStepValues, action: Pass, by_temper: bool) -> Thought:
    """Reason of silence: belief, prudence, calm or indifference."""
    view, declared = prospects.view, prospects.view.declared
    aimed = declared is not None and declared.target == prospects.me and view.block is None
    claim = view.claim
    if view.asks != CHALLENGE or claim is None:
        return _thought_of("suffer" if aimed else "indifferent")
    if aimed and (shield := _shield_in_hand(prospects)):
        return _thought_of("calm", character=shield)
    truth = prospects.truth_on_table()
    if truth < THRESHOLDS.doubtful:
        last = view.hidden[prospects.me] == 1
        return _thought_of(
            "let-lie-last" if last else "let-lie", player=claim.player, percent=_percent(1 - truth)
        )
    code = "believe-sure" if truth >= THRESHOLDS.sure else "believe"
    return _thought_of(code, player=claim.player, character=claim.character, percent=_percent(truth))


def _shield_in_hand(prospects: OneStepValues) -> str | None:
    """The card of mine that truthfully blocks the action on the table, or None."""
    declared = prospects.view.declared
    block = prospects.lore.setting.actions[declared.action].block if declared else None
    held = [c for c in block.claiming if c in prospects.view.hand] if block else []
    return held[0] if held else None


def _challenge(prospects: OneStepValues, action: Challenge, by_temper: bool) -> Thought:
    """Reason of a doubt: counted, resented, learnt, desperate or weighed."""
    claim = prospects.view.claim
    assert claim is not None
    truth, reading = prospects.truth_on_table(), prospects.odds.reading
    if truth <= 0.0 and not claim.denial:
        return _thought_of("doubt-counted", player=claim.player, character=claim.character)
    if by_temper and reading.hurt_by.get(prospects.me) == claim.player:
        return _thought_of("doubt-grudge", player=claim.player)
    if reading.lies[claim.player]:
        return _thought_of("doubt-liar", player=claim.player, count=reading.lies[claim.player])
    if _threatens_card(prospects) and prospects.view.hidden[prospects.me] == 1:
        return _thought_of("doubt-cornered", player=claim.player)
    return _thought_of("doubt-odds", player=claim.player, percent=_percent(1 - truth))


def _threatens_card(prospects: OneStepValues) -> bool:
    """Whether the action on the table would cost me a card."""
    declared = prospects.view.declared
    if declared is None or declared.target != prospects.me or prospects.view.block is not None:
        return False
    return isinstance(prospects.lore.setting.actions[declared.action].effect, Kill)


def _block(prospects: OneStepValues, action: Block, by_temper: bool) -> Thought:
    """Reason of a block, with the card or without."""
    if prospects.truthful(action):
        return _thought_of("block-true", character=action.character)
    last = _threatens_card(prospects) and prospects.view.hidden[prospects.me] == 1
    return _thought_of("block-last" if last else "block-lie", character=action.character)


def _reveal(prospects: OneStepValues, action: Reveal, by_temper: bool) -> Thought:
    """Reason of giving up a card."""
    only = len(set(prospects.view.hand)) < 2
    return _thought_of("lose-only" if only else "lose-least", character=action.card)


def _keep(prospects: OneStepValues, action: Keep, by_temper: bool) -> Thought:
    """Reason of what was kept in an exchange, which stays secret."""
    return _thought_of("keep")


def _show(prospects: OneStepValues, action: Show, by_temper: bool) -> Thought:
    """Reason of the card shown to the Inquisiteur."""
    return _thought_of("show", character=action.card)


def _judge(prospects: OneStepValues, action: Judge, by_temper: bool) -> Thought:
    """Reason of taking or leaving the card shown to me."""
    return _thought_of("judge-swap" if action.swap else "judge-return", character=prospects.view.shown)


def _pick(prospects: OneStepValues, action: Pick, by_temper: bool) -> Thought:
    """Reason of the secret choice of two players."""
    return _thought_of("pick", character=action.card)


REASONS: dict[type, Callable[[OneStepValues, Any, bool], Thought]] = {
    Declare: _declare,
    Pass: _let_pass,
    Challenge: _challenge,
    Block: _block,
    Reveal: _reveal,
    Keep: _keep,
    Show: _show,
    Judge: _judge,
    Pick: _pick,
}
"""By action: how its reason is found."""
