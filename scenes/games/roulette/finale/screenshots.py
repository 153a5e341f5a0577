"""The finale of Roulette sits for its pictures."""

from scenes.capture.setup import Screenshot
from scenes.screens.finale.screenshots import (
    BACKSTAGE,
    DOWN,
    LEFT,
    MINDS,
    NEXT,
    PREVIOUS,
    TRIUMPH,
    finished_match,
)

_GAME = "roulette"
_LONG = finished_match(_GAME, 4, points_to_win=50)

FINALE = (
    Screenshot("finale-roulette-2", finished_match(_GAME, 2, 5), TRIUMPH),
    Screenshot("finale-roulette-4", finished_match(_GAME, 4), TRIUMPH),
    *(
        Screenshot(f"finale-roulette-nobody-{players}", finished_match(_GAME, players, shared_by=0), TRIUMPH)
        for players in (2, 3, 4, 5, 6)
    ),
    *(
        Screenshot(
            f"finale-roulette-{players}-pockets", finished_match(_GAME, players, seed), (*BACKSTAGE, *acts)
        )
        for players, seed, acts in (
            (2, 3, ()),
            (3, 1, ()),
            (4, 5, (PREVIOUS,)),
            (5, 5, (PREVIOUS,) * 4),
            (6, 4, (PREVIOUS,)),
        )
    ),
    Screenshot(
        "finale-roulette-6-scrolled", finished_match(_GAME, 6, 5), (*BACKSTAGE, PREVIOUS, *[DOWN] * 9)
    ),
    Screenshot("finale-roulette-5-player", finished_match(_GAME, 5), (*BACKSTAGE, LEFT, NEXT, DOWN)),
    *(
        Screenshot(f"finale-roulette-{players}-standing", finished_match(_GAME, players), MINDS)
        for players in (2, 3, 4, 6)
    ),
    Screenshot("finale-roulette-4-long", _LONG, (*BACKSTAGE, PREVIOUS)),
    Screenshot("finale-roulette-4-longest", _LONG, (*MINDS, PREVIOUS)),
)
"""After the match: triumphs, pockets turned out, and how the company stood."""
