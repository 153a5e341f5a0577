"""A number with its reasons, put into words: what a tooltip or the log shows of a Target.

`why` is the end of `reason-<why>`, a characteristic, or the full id of the spell or card that changes it.
"""

from typing import TYPE_CHECKING, get_args

from game.rules.skirmish.defs.armies import Stat
from game.rules.skirmish.rolls.attack import IMPOSSIBLE, second_roll
from game.rules.skirmish.rolls.target import Facts, Modifier, Target

if TYPE_CHECKING:
    from game.mods.texts import Texts

STATS = get_args(Stat)
VALUES = (*STATS, "afraid", "fly")
"""Numbers that are what they are: no dice have to reach them."""
ALONE = ("automatic", "no-skill", "no-armour", "no-ward", "quarter-left")
"""Reasons that say everything: their number goes without saying."""
SHOT, CASTINGS = "ballistic-skill", ("casting-value", "casting-result")
"""What is rolled in two goes when it needs more than a 6; what is rolled with several dice."""
FACE = 6
"""The most that one die shows."""


def target_explanation(target: Target, texts: "Texts") -> str:
    """One line: what the dice must show, and why; `4+ : 3 (CT 4) +1 (longue portée)`."""
    if target.why in ALONE and not target.modifiers:
        return _worded(target.why, target.facts, texts)
    base = texts("reason-sum", number=target.base, why=_named(target, texts))
    parts = [base, *(_said(one, texts) for one in target.modifiers)]
    key, needed = _line(target), target.needed
    return texts(f"reason-{key}", needed=needed, second=second_roll(needed), sum=" ".join(parts))


def _line(target: Target) -> str:
    """Which words a number asks for: at least, at most, in two goes, never, always, or just a value."""
    if target.under:
        return "most"
    if target.why in VALUES:
        return "value"
    if target.needed <= 1:
        return "always"
    if target.needed <= FACE or target.why in CASTINGS:
        return "least"
    return "twice" if target.why == SHOT and target.needed < IMPOSSIBLE else "never"


def _said(modifier: Modifier, texts: "Texts") -> str:
    """`+1 (longue portée)`."""
    return texts(
        "reason-sum", number=f"{modifier.amount:+d}", why=_worded(modifier.why, modifier.facts, texts)
    )


def _named(target: Target, texts: "Texts") -> str:
    """What the number is before anything changes it."""
    if target.why in STATS:
        return texts(f"stat-{target.why}")
    return _worded(target.why, target.facts, texts)


def _worded(why: str, facts: Facts, texts: "Texts") -> str:
    """One reason; of what a spell or card does, its name."""
    return texts.name(why) if ":" in why else texts(f"reason-{why}", **dict(facts))
