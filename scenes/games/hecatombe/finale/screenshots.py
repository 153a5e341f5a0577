"""The finale of Hécatombe sits for its pictures."""

from scenes.capture.setup import Screenshot
from scenes.screens.finale.screenshots import BACKSTAGE, LEFT, MINDS, TRIUMPH, finished_match

_GAME = "hecatombe"

FINALE = (
    Screenshot("finale-hecatombe-5", finished_match(_GAME, 5), TRIUMPH),
    *(
        Screenshot(f"finale-hecatombe-shared-{winners}", finished_match(_GAME, 7, shared_by=winners), TRIUMPH)
        for winners in (2, 3, 4, 7)
    ),
    *(
        Screenshot(f"finale-hecatombe-{players}-ledger", finished_match(_GAME, players), BACKSTAGE)
        for players in (2, 3, 5, 7)
    ),
    *(
        Screenshot(f"finale-hecatombe-{players}-minds", finished_match(_GAME, players), (*MINDS, LEFT, LEFT))
        for players in (2, 3, 5, 7)
    ),
    Screenshot("finale-hecatombe-4-long", finished_match(_GAME, 4, rounds_to_win=5), (*BACKSTAGE, LEFT)),
)
"""After the match: triumphs, the reckoning, and what everybody could have known."""
