"""The odds of a pair in one line, and the reasons for them, line by line. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.skirmish.rolls.explain import target_explanation
from scenes.games.skirmish.table.naming.odds_bar import whole_percents

if TYPE_CHECKING:
    from game.mods.texts import Texts
    from game.rules.skirmish.survey.pair_odds import PairOdds

CHARGE, FIGHT, SHOOT, SPELL = "charge", "fight", "shoot", "spell"
"""Manners of one unit against another, as the survey has them."""
_MOST_STRIKES = 2
_LAST_FACE = 6
_ONLY_LATER = "wrong-moment"
"""Why it is refused while something else is asked: odds are looked at nevertheless."""


def odds_line(odds: PairOdds, texts: Texts) -> str:
    """`charge 72 % · 58/10/32`: the chance that it comes to it, then to win, draw and lose the round."""
    parts = []
    if odds.manner == CHARGE:
        parts.append(texts("skirmish-seeing-charge", n=round(100 * odds.chance)))
    elif odds.manner == SPELL:
        parts.append(texts("skirmish-seeing-spell", n=round(100 * odds.chance)))
    if odds.combat is not None:
        shares = whole_percents((odds.combat.wins, odds.combat.ties, odds.combat.loses))
        parts.append("/".join(map(str, shares)))
    elif odds.manner not in (CHARGE, FIGHT):
        parts.append(texts("skirmish-seeing-lost", n=round(odds.lost.mean, 1)))
    return " · ".join(parts)


def odds_reasons(odds: PairOdds, texts: Texts) -> tuple[str, ...]:
    """Why: what forbids it, what the dice must reach, what the margin is made of, and the tests to come."""
    lines = []
    if odds.refusal is not None and odds.refusal.code != _ONLY_LATER:
        lines.append(texts(f"refusal-{odds.refusal.code}", **odds.refusal.facts))
    if odds.needed is not None:
        lines.append(target_explanation(odds.needed, texts))
    for one in odds.strikes[:_MOST_STRIKES]:
        saved = (one.strike.armour,) if one.strike.armour.needed <= _LAST_FACE else ()
        steps = (one.strike.hit, one.strike.wound, *saved)
        lines.append(
            texts(
                "skirmish-seeing-blows",
                n=round(one.blows.mean, 1),
                why=" ; ".join(target_explanation(step, texts) for step in steps),
            )
        )
    if odds.points:
        shares = [
            texts("reason-sum", number=_signed(share.amount, texts), why=_why(share.why, texts))
            for share in sorted(odds.points, key=lambda share: -abs(share.amount))
            if abs(share.amount) >= 0.05
        ]
        lines.append(texts("skirmish-seeing-margin", sum=" ".join(shares)))
    for key, tests in zip(("mine", "theirs"), odds.tests, strict=True):
        if tests:
            worst = max(tests, key=lambda test: test.breaks)
            words = target_explanation(worst.test, texts)
            chance = round(100 * sum(test.breaks for test in tests))
            if chance:
                lines.append(texts(f"skirmish-seeing-breaks-{key}", n=chance, why=words))
    return tuple(lines)


def _why(why: str, texts: Texts) -> str:
    """A reason in words; of a spell or a card, its name."""
    return texts.name(why) if ":" in why else texts(f"reason-{why}")


def _signed(amount: float, texts: Texts) -> str:
    """A number with its sign, to a tenth, as the language writes it."""
    return ("+" if amount > 0 else "−") + texts("skirmish-seeing-tenths", n=abs(round(amount, 1)))
