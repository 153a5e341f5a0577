"""The big moments of all games, by the names that `look/beats.toml` gives them."""

from tests.scenes.games.complots import beats as complots
from tests.scenes.games.hecatombe import beats as hecatombe
from tests.scenes.games.roulette import beats as roulette
from tests.scenes.match.beat_cases import BeatCase

BEATS: dict[str, BeatCase] = {**complots.BEATS, **hecatombe.BEATS, **roulette.BEATS}
"""Every beat that can be played alone."""
