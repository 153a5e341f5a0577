"""A Target put into words: the sentence that a tooltip or the log shows of it.

`why` is the end of `reason-<why>`, a characteristic, or the full id of the spell or card that changes it.
"""

from typing import TYPE_CHECKING, get_args

from game.rules.skirmish.defs.armies import Stat
from game.rules.skirmish.rolls.attack import IMPOSSIBLE_ROLL, second_roll
from game.rules.skirmish.rolls.target import Facts, Modifier, Target

if TYPE_CHECKING:
    from game.mods.texts import Texts

CHARACTERISTICS = get_args(Stat)
"""Reasons that are a characteristic, named by `stat-<why>`."""
VALUE_REASONS = (*CHARACTERISTICS, "afraid", "fly")
"""Reasons of numbers that no dice have to reach."""
SELF_EVIDENT_REASONS = ("automatic", "no-skill", "no-armour", "no-ward", "quarter-left")
"""Reasons that say everything: their number goes without saying."""
SHOT_REASON, SEVERAL_DICE_REASONS = "ballistic-skill", ("casting-value", "casting-result", "distance")
"""Reason of a roll that takes two dice where it needs more than a 6; reasons of several dice at once."""
HIGHEST_FACE = 6
"""The highest face of one die."""


def target_explanation(target: Target, texts: "Texts") -> str:
    """One line: the number that the dice must show, and why; `4+ : 3 (CT 4) +1 (longue portée)`."""
    if target.why in SELF_EVIDENT_REASONS and not target.modifiers:
        return _reason_words(target.why, target.facts, texts)
    base = texts("reason-sum", number=target.base, why=_base_words(target, texts))
    parts = [base, *(_modifier_words(one, texts) for one in target.modifiers)]
    key, needed = _sentence_key(target), target.needed
    return texts(f"reason-{key}", needed=needed, second=second_roll(needed), sum=" ".join(parts))


def _sentence_key(target: Target) -> str:
    """The sentence that a number asks for: least, most, twice, never, always, or just a value."""
    if target.under:
        return "most"
    if target.why in VALUE_REASONS:
        return "value"
    if target.needed <= 1:
        return "always"
    if target.needed <= HIGHEST_FACE or target.why in SEVERAL_DICE_REASONS:
        return "least"
    return "twice" if target.why == SHOT_REASON and target.needed < IMPOSSIBLE_ROLL else "never"


def _modifier_words(modifier: Modifier, texts: "Texts") -> str:
    """A modifier in words: `+1 (longue portée)`."""
    return texts(
        "reason-sum", number=f"{modifier.amount:+d}", why=_reason_words(modifier.why, modifier.facts, texts)
    )


def _base_words(target: Target, texts: "Texts") -> str:
    """The name of the number before anything changes it."""
    if target.why in CHARACTERISTICS:
        return texts(f"stat-{target.why}")
    return _reason_words(target.why, target.facts, texts)


def _reason_words(why: str, facts: Facts, texts: "Texts") -> str:
    """One reason in words; of a spell's or card's change, its name."""
    return texts.name(why) if ":" in why else texts(f"reason-{why}", **dict(facts))
