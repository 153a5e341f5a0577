"""What everybody did in a match of Hécatombe: who guessed, who hunted, who was hunted; pure."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from game.rules.hecatombe.review import RoundTold, Verdict
from scenes.screens.finale.honours import Honour, award_honours


class Deeds(msgspec.Struct):
    """The counted deeds of one player in a match."""

    secrets: int = 0
    """Points on objectives that the player had not been told."""
    own: int = 0
    """Points on the player's own objectives."""
    narrow: int = 0
    """Objectives won by a single symbol."""
    captives: int = 0
    suffered: int = 0
    """Attacks against the player."""
    counters: int = 0
    meek: int = 0
    """Attacks that the player let go."""
    freed: int = 0
    rash: int = 0
    """Freed tiles that a later objective would have counted."""
    deserters: int = 0


Shared = Mapping[str, Mapping[str, int]]
"""Symbols in common of an objective with a tile."""


def deeds_by_player(rounds: Sequence[RoundTold], players: int, known: int, shared: Shared) -> list[Deeds]:
    """Return the counted deeds of every player; `known` objectives of the right-hand neighbour are told to
    each (H-05).
    """
    counted = [Deeds() for _ in range(players)]
    for told in rounds:
        for assault in told.assaults:
            hunter, prey = counted[assault.player], counted[assault.target]
            prey.suffered += 1
            hunter.captives += assault.sacrificed is None
            prey.meek += assault.sacrificed is None
            prey.counters += assault.sacrificed is not None
        for kept in told.keepers:
            counted[kept.player].deserters += len(kept.deserted)
        for place, verdict in enumerate(told.verdicts):
            _count_points(verdict, counted, known)
            _count_freed(verdict, told.verdicts[place + 1 :], counted, shared)
    return counted


def _count_points(verdict: Verdict, counted: list[Deeds], known: int) -> None:
    """Count an objective for each winner: their own, one they were not told of, or one won by a single
    symbol.
    """
    ranked = sorted(verdict.totals, reverse=True)
    for player in verdict.winners:
        own = counted[player]
        neighbour = player == (verdict.owner + 1) % len(counted) and verdict.place < known
        own.own += player == verdict.owner
        own.secrets += player != verdict.owner and not neighbour
        own.narrow += len(ranked) > 1 and ranked[0] - ranked[1] == 1


def _count_freed(verdict: Verdict, later: Sequence[Verdict], counted: list[Deeds], shared: Shared) -> None:
    """Count freed tiles for their players, and as rash those that a later objective would have counted."""
    for player, people in verdict.freed:
        counted[player].freed += 1
        counted[player].rash += any(shared[one.people][people] for one in later)


def _several(measure: Callable[[Deeds], int]) -> Callable[[Deeds], int]:
    """Return a measure that ignores a single deed: once is no habit."""
    return lambda deeds: measure(deeds) if measure(deeds) > 1 else 0


HONOURS: tuple[tuple[str, Callable[[Deeds], int]], ...] = (
    ("sleuth", lambda d: d.secrets),
    ("victim", _several(lambda d: d.suffered)),
    ("ogre", _several(lambda d: d.captives)),
    ("rash", lambda d: d.rash),
    ("lucky", lambda d: d.narrow),
    ("hedgehog", _several(lambda d: d.counters)),
    ("lamb", _several(lambda d: d.meek)),
    ("prophet", lambda d: d.own),
    ("generous", lambda d: d.freed),
    ("deserted", _several(lambda d: d.deserters)),
)
"""Every honour and what it counts, the finest first."""


def match_honours(rounds: Sequence[RoundTold], players: int, known: int, shared: Shared) -> list[Honour]:
    """The honours of a match of Hécatombe."""
    return award_honours(deeds_by_player(rounds, players, known, shared), HONOURS)


def tile_losses(rounds: Sequence[RoundTold]) -> int:
    """Return the number of tiles that fell in attacks."""
    return sum(len(told.assaults) for told in rounds)
