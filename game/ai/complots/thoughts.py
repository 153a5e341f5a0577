"""Why a bot did what it did, in one line for the end review: `thought-<code>` in the texts."""

from collections.abc import Callable
from typing import Any

from game.ai.complots.one_step_values import OneStepValues
from game.ai.policy import Fact, Thought
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
from game.rules.complots.law import CHALLENGE

SURE, HARDLY = 0.85, 0.5
"""From so much belief on a claim is taken for true; under so much it is taken for a lie."""
CHEERS = 0.02
"""A leaning that counts, in fair shares of the win."""

KINDS: dict[type, str] = {
    Gain: "gain",
    Kill: "kill",
    Steal: "steal",
    Exchange: "exchange",
    Interrogate: "interrogate",
    Embezzle: "embezzle",
    Convert: "convert",
}
"""One word for each kind of power."""

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
    """Put into a thought why `action` was chosen; `lean` is what temper added to it."""
    return REASONS[type(action)](prospects, action, lean > CHEERS * prospects.share)


def _about(code: str, *, player: int | None = None, character: str | None = None, **facts: Fact) -> Thought:
    """A thought with those facts that there are."""
    if player is not None:
        facts["player"] = player
    if character is not None:
        facts["character"] = character
    return Thought(code, facts)


def _percent(chance: float) -> int:
    """A probability in whole hundredths, as people say it."""
    return round(100 * chance)


def _declare(prospects: OneStepValues, action: Declare, cheered: bool) -> Thought:
    """An announcement: forced, plain, true or false."""
    rules, chosen = prospects.lore.rules, prospects.lore.rules.actions[action.action]
    if chosen.forced and prospects.view.coins[prospects.me] >= rules.forced_from:
        return _about("forced", player=action.target)
    truthful = prospects.truthful(action)
    if truthful and cheered and action.target is not None:
        return _about("revenge", player=action.target)
    if not (chosen.claim or chosen.denies):
        return _about(_plain(chosen), player=action.target)
    return _truth(chosen, action) if truthful else _lie(prospects, chosen, action)


def _plain(chosen: ActionDef) -> str:
    """The thought of an action that claims nothing."""
    match chosen.effect:
        case Kill():
            return "coup"
        case Convert():
            return "convert"
        case _:
            return "aid" if chosen.block else "income"


def _truth(chosen: ActionDef, action: Declare) -> Thought:
    """The thought of an honest claim."""
    character = chosen.claim or chosen.denies
    return _about(f"truth-{KINDS[type(chosen.effect)]}", player=action.target, character=character)


def _lie(prospects: OneStepValues, chosen: ActionDef, action: Declare) -> Thought:
    """The thought of a false claim."""
    if chosen.claim and prospects.odds.reading.claimed[prospects.me].get(chosen.claim):
        return _about("lie-again", character=chosen.claim)
    believed = _percent(1 - prospects.doubted(prospects.lie_rate(action), action.target)[0])
    character = chosen.claim or chosen.denies
    code = f"lie-{KINDS[type(chosen.effect)]}"
    return _about(code, player=action.target, character=character, percent=believed)


def _let_pass(prospects: OneStepValues, action: Pass, cheered: bool) -> Thought:
    """Silence: belief, prudence, calm or indifference."""
    view, declared = prospects.view, prospects.view.declared
    aimed = declared is not None and declared.target == prospects.me and view.block is None
    claim = view.claim
    if view.asks != CHALLENGE or claim is None:
        return _about("suffer" if aimed else "indifferent")
    if aimed and (shield := _shield_in_hand(prospects)):
        return _about("calm", character=shield)
    truth = prospects.truth_on_table()
    if truth < HARDLY:
        last = view.hidden[prospects.me] == 1
        return _about("let-lie-last" if last else "let-lie", player=claim.player, percent=_percent(1 - truth))
    code = "believe-sure" if truth >= SURE else "believe"
    return _about(code, player=claim.player, character=claim.character, percent=_percent(truth))


def _shield_in_hand(prospects: OneStepValues) -> str | None:
    """The card of mine that truly blocks the action on the table."""
    declared = prospects.view.declared
    block = prospects.lore.rules.actions[declared.action].block if declared else None
    held = [c for c in block.claiming if c in prospects.view.hand] if block else []
    return held[0] if held else None


def _challenge(prospects: OneStepValues, action: Challenge, cheered: bool) -> Thought:
    """Doubt: counted, resented, learnt, desperate or weighed."""
    claim = prospects.view.claim
    assert claim is not None
    truth, reading = prospects.truth_on_table(), prospects.odds.reading
    if truth <= 0.0 and not claim.denial:
        return _about("doubt-counted", player=claim.player, character=claim.character)
    if cheered and reading.hurt_by.get(prospects.me) == claim.player:
        return _about("doubt-grudge", player=claim.player)
    if reading.lies[claim.player]:
        return _about("doubt-liar", player=claim.player, count=reading.lies[claim.player])
    if _deadly(prospects) and prospects.view.hidden[prospects.me] == 1:
        return _about("doubt-cornered", player=claim.player)
    return _about("doubt-odds", player=claim.player, percent=_percent(1 - truth))


def _deadly(prospects: OneStepValues) -> bool:
    """Whether the action on the table would cost me a card."""
    declared = prospects.view.declared
    if declared is None or declared.target != prospects.me or prospects.view.block is not None:
        return False
    return isinstance(prospects.lore.rules.actions[declared.action].effect, Kill)


def _block(prospects: OneStepValues, action: Block, cheered: bool) -> Thought:
    """A block, with the card or without."""
    if prospects.truthful(action):
        return _about("block-true", character=action.character)
    last = _deadly(prospects) and prospects.view.hidden[prospects.me] == 1
    return _about("block-last" if last else "block-lie", character=action.character)


def _reveal(prospects: OneStepValues, action: Reveal, cheered: bool) -> Thought:
    """The card that is given up."""
    only = len(set(prospects.view.hand)) < 2
    return _about("lose-only" if only else "lose-least", character=action.card)


def _keep(prospects: OneStepValues, action: Keep, cheered: bool) -> Thought:
    """What comes of an exchange is nobody's business."""
    return _about("keep")


def _show(prospects: OneStepValues, action: Show, cheered: bool) -> Thought:
    """What the Inquisiteur may see."""
    return _about("show", character=action.card)


def _judge(prospects: OneStepValues, action: Judge, cheered: bool) -> Thought:
    """The card under my eye."""
    return _about("judge-swap" if action.swap else "judge-return", character=prospects.view.shown)


def _pick(prospects: OneStepValues, action: Pick, cheered: bool) -> Thought:
    """The secret choice of two players."""
    return _about("pick", character=action.card)


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
"""How each verb explains itself."""
