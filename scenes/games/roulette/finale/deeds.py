"""What everybody did in a match of Roulette: who cheated, who dared, who accused, who died; pure."""

from collections.abc import Callable, Sequence

import msgspec

from game.rules.roulette.review.record import Deed, RoundTold, SeatTold
from scenes.screens.finale.honours import Honour, award_honours

DARING_RISK_PERCENT = 50
"""The likelihood of death, in a hundred, from which surviving a bet is bravery."""
HABIT_COUNT = 3
"""Rounds, or cards, that make a habit."""


class Deeds(msgspec.Struct):
    """The counted deeds of one player in a match."""

    cheated: int = 0
    """BALLE in the pocket that nobody turned out."""
    risk: int = 0
    """The likeliest death that the player survived, in a hundred."""
    right: int = 0
    wrong: int = 0
    """Accusations."""
    slandered: int = 0
    """Accusations of the player with a CLIC in the pocket."""
    victims: int = 0
    """Characters of others hit by the player's bullets."""
    suicides: int = 0
    clics: int = 0
    """CLIC turned with the gun at the player's own head."""
    honest: int = 0
    """Rounds with a CLIC in the pocket."""
    balls: int = 0
    """Rounds with a BALLE in the pocket."""
    timid: int = 0
    """Bets of no shot at all."""
    cards: int = 0
    """Action cards played."""


def deeds_by_player(rounds: Sequence[RoundTold], players: int) -> list[Deeds]:
    """Return the counted deeds of every player over all rounds."""
    counted = [Deeds() for _ in range(players)]
    for told in rounds:
        for seat in told.seats:
            _count_seat(seat, counted[seat.player], counted=told.counted and _held_still(told, seat))
        for deed in told.deeds:
            if deed.kind in COUNTS:
                COUNTS[deed.kind](deed, counted)
    for seat in rounds[-1].seats if rounds else ():
        if not seat.living:
            counted[seat.player].risk = 0
    return counted


def _held_still(told: RoundTold, seat: SeatTold) -> bool:
    """Say whether a player took every shot of the bet at the own head: a gun turned away dares nothing."""
    own = [deed for deed in told.deeds if deed.kind == "fired" and deed.player == deed.target == seat.player]
    return len(own) >= (seat.bet or 0)


def _count_seat(seat: SeatTold, own: Deeds, *, counted: bool) -> None:
    """Pocket and bet of a round that came, or not, to the count."""
    if seat.pocket is None:
        return
    own.honest += not seat.cheated
    own.balls += seat.cheated
    own.cheated += seat.cheated and not seat.shown
    own.timid += seat.bet == 0
    if counted and seat.survived and seat.bet and len(seat.turned) >= seat.bet:
        risk = round(100 * (1 - seat.survival))
        own.risk = max(own.risk, risk if risk >= DARING_RISK_PERCENT else 0)


def _count_accusation(deed: Deed, counted: list[Deeds]) -> None:
    """Count a right or wrong accusation."""
    assert deed.target is not None
    counted[deed.player].right += deed.bullet is True
    counted[deed.player].wrong += deed.bullet is False
    counted[deed.target].slandered += deed.bullet is False


def _count_shot(deed: Deed, counted: list[Deeds]) -> None:
    """A CLIC at one's own head."""
    counted[deed.player].clics += deed.target == deed.player and not deed.bullet


def _count_death(deed: Deed, counted: list[Deeds]) -> None:
    """Count a death for the victim and for the shooter."""
    if deed.what == "own":
        counted[deed.player].suicides += 1
    elif deed.what == "shot":
        for shooter in deed.by:
            counted[shooter].victims += shooter != deed.player


def _count_card(deed: Deed, counted: list[Deeds]) -> None:
    """Count a played action card."""
    counted[deed.player].cards += 1


COUNTS: dict[str, Callable[[Deed, list[Deeds]], None]] = {
    "accused": _count_accusation,
    "fired": _count_shot,
    "died": _count_death,
    "card": _count_card,
}


def _at_least(least: int, measure: Callable[[Deeds], int]) -> Callable[[Deeds], int]:
    """Return a measure that is 0 below `least`: less is no habit."""
    return lambda deeds: measure(deeds) if measure(deeds) >= least else 0


HONOURS: tuple[tuple[str, Callable[[Deeds], int]], ...] = (
    ("nerves", lambda d: d.risk),
    ("cheat", _at_least(2, lambda d: d.cheated)),
    ("sleuth", lambda d: d.right),
    ("viper", lambda d: d.wrong),
    ("gunner", lambda d: d.victims),
    ("martyr", _at_least(2, lambda d: d.suicides)),
    ("slandered", _at_least(2, lambda d: d.slandered)),
    ("deathless", _at_least(HABIT_COUNT, lambda d: d.clics)),
    ("angel", _at_least(HABIT_COUNT, lambda d: 0 if d.balls else d.honest)),
    ("conjurer", _at_least(HABIT_COUNT, lambda d: d.cards)),
    ("timid", _at_least(2, lambda d: d.timid)),
)
"""Every honour and what it counts, the finest first."""


def match_honours(rounds: Sequence[RoundTold], players: int) -> list[Honour]:
    """The honours of a match of Roulette."""
    return award_honours(deeds_by_player(rounds, players), HONOURS)


def final_ranking(rounds: Sequence[RoundTold], winners: Sequence[int]) -> list[int]:
    """The players: winners first, then by points, then by living characters."""
    last = rounds[-1].seats
    return sorted(range(len(last)), key=lambda p: (p not in winners, -last[p].points, -last[p].living, p))


def character_deaths(rounds: Sequence[RoundTold]) -> int:
    """Return the number of characters that died."""
    return sum(len(told.told("died")) for told in rounds)
