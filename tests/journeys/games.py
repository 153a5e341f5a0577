"""The games that are played on these evenings: a new one joins with one entry."""

from tests.journeys.complots import COMPLOTS
from tests.journeys.game import Game
from tests.journeys.hecatombe import HECATOMBE
from tests.journeys.roulette import ROULETTE
from tests.journeys.skirmish import SKIRMISH

GAMES: dict[str, Game] = {game.id: game for game in (COMPLOTS, HECATOMBE, ROULETTE, SKIRMISH)}
