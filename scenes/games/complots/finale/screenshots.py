"""The finale of Complots sits for its pictures."""

from scenes.capture.setup import Screenshot
from scenes.screens.finale.screenshots import BACKSTAGE, TRIUMPH, finished_match

_GAME = "complots"

FINALE = (
    *(Screenshot(f"finale-{players}", finished_match(_GAME, players), TRIUMPH) for players in (2, 5, 8)),
    Screenshot("finale-5-backstage", finished_match(_GAME, 5), BACKSTAGE),
)
"""After the match: triumphs, and the lies behind the scenes."""
