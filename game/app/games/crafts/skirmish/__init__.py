"""What people make for Triomphe et Trahison: treachery cards, units, armies."""

from game.app.games.crafts.skirmish.kinds import CRAFTS as CRAFTS
