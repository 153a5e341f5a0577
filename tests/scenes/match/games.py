"""The games whose hands are tried out: a new one joins with one entry."""

from tests.scenes.match.complots import COMPLOTS
from tests.scenes.match.game import Game
from tests.scenes.match.hecatombe import HECATOMBE
from tests.scenes.match.roulette import ROULETTE

GAMES: dict[str, Game] = {game.id: game for game in (COMPLOTS, HECATOMBE, ROULETTE)}
HOUSES = [(game.id, players, flags) for game in GAMES.values() for players, flags in game.houses]
