"""Odds of guns: what nobody can know of a shuffled barrel, everybody can count (R-04, R-34).

Everywhere `bullets` of `cards` cards are BALLE and every order is as likely; probabilities lie in 0..1.
"""

from collections.abc import Sequence
from math import comb

BARREL = 6
"""Cards of a barrel at the start of the shots."""


def survival_odds(bet: int, bullets: int, cards: int = BARREL) -> float:
    """Probability that the first `bet` cards are all CLIC: C(cards - bullets, bet) / C(cards, bet).

    A bet beyond the barrel is a barrel emptied: survived only without any BALLE.

    >>> survival_odds(3, 1), survival_odds(0, 6), survival_odds(4, 3)
    (0.5, 1.0, 0.0)
    """
    shots = min(bet, cards)
    return comb(max(0, cards - bullets), shots) / comb(cards, shots)


def death_at(shot: int, bullets: int, cards: int = BARREL) -> float:
    """Probability that the first BALLE is the card of this shot, counted from 1.

    >>> round(death_at(1, 1), 4), round(death_at(6, 1), 4), death_at(6, 2)
    (0.1667, 0.1667, 0.0)
    """
    if not 0 < shot <= cards:
        return 0.0
    return survival_odds(shot - 1, bullets, cards) - survival_odds(shot, bullets, cards)


def survival_knowing(bet: int, bullets: int, top: Sequence[bool], cards: int = BARREL) -> float:
    """Probability to survive a bet when the first cards have been seen, top first: True is a BALLE (R-25).

    >>> survival_knowing(3, 1, [False, False, False]), survival_knowing(3, 1, [False, True])
    (1.0, 0.0)
    """
    seen = top[:bet]
    if any(seen):
        return 0.0
    return (
        survival_odds(bet - len(seen), bullets - sum(top), cards - len(top)) if len(seen) == len(top) else 1.0
    )


def expected_points(bet: int, bullets: int, cards: int = BARREL, survivor: int = 1) -> float:
    """Points that a bet gains on average: bet + `survivor` if one survives it, else nothing (R-15).

    >>> expected_points(0, 1), expected_points(3, 1), round(expected_points(5, 1), 4)
    (1.0, 2.0, 1.0)
    """
    return (bet + survivor) * survival_odds(bet, bullets, cards)


def expected_points_by_bet(
    most: int, bullets: int, cards: int = BARREL, survivor: int = 1
) -> tuple[float, ...]:
    """Points that each bet from 0 to `most` gains on average."""
    return tuple([expected_points(bet, bullets, cards, survivor) for bet in range(most + 1)])


def best_bet(most: int, bullets: int, cards: int = BARREL, survivor: int = 1, life: float = 0.0) -> int:
    """The bet worth most points, when a character is worth `life` points; the lowest of equals.

    >>> best_bet(5, 0), best_bet(5, 1), best_bet(5, 3), best_bet(5, 1, life=20)
    (5, 2, 0, 0)
    """
    values = [
        expected_points(bet, bullets, cards, survivor) + life * survival_odds(bet, bullets, cards)
        for bet in range(most + 1)
    ]
    return max(range(most + 1), key=lambda bet: (round(values[bet], 12), -bet))


def survival_if(
    bet: int, total: int, cheats: float, cards: int = BARREL, known: Sequence[bool] = ()
) -> float:
    """Probability to survive a bet with `total` BALLE, one of them hidden with probability `cheats` (R-03).

    >>> survival_if(5, 1, 1.0), survival_if(3, 1, 0.0), survival_if(3, 1, 0.5)
    (1.0, 0.5, 0.75)
    """
    honest = survival_knowing(bet, total, known, cards) if cheats < 1 else 0.0
    cheating = survival_knowing(bet, total - 1, known, cards) if cheats > 0 else 0.0
    return cheats * cheating + (1 - cheats) * honest


def cheating_having_survived(
    clics: int, total: int, cheats: float, cards: int = BARREL, bullets: int = 0
) -> float:
    """Probability of a BALLE in a pocket once `clics` CLIC (and `bullets` BALLE) have been turned.

    >>> cheating_having_survived(0, 1, 0.5), round(cheating_having_survived(3, 1, 0.5), 4)
    (0.5, 0.6667)
    """
    turned = clics + bullets
    hidden = cheats * bullet_count_odds(bullets, turned, total - 1, cards) if cheats > 0 else 0.0
    open_ = (1 - cheats) * bullet_count_odds(bullets, turned, total, cards) if cheats < 1 else 0.0
    return hidden / (hidden + open_) if hidden + open_ else cheats


def bullet_count_odds(bullets: int, turned: int, total: int, cards: int = BARREL) -> float:
    """Probability of `bullets` BALLE in the first `turned` cards, of `total` in `cards`: hypergeometric.

    >>> bullet_count_odds(0, 3, 1), bullet_count_odds(1, 6, 1), bullet_count_odds(2, 1, 1)
    (0.5, 1.0, 0.0)
    """
    if bullets > turned or bullets > total or turned - bullets > cards - total:
        return 0.0
    return comb(total, bullets) * comb(cards - total, turned - bullets) / comb(cards, turned)
