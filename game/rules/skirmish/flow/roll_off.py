"""Rolling off between players (S-02)."""

from game.core.rules import Player
from game.rules.skirmish.events.player import RolledOff
from game.rules.skirmish.flow.battle import Battle


def roll_off(battle: Battle, players: list[Player], why: str) -> Player:
    """The player who rolls highest; those tied on top roll again until one is left (S-12)."""
    seats, rolls = battle.state.players, []
    left = players
    while len(left) > 1:
        dice = [0] * seats
        for player in left:
            dice[player] = battle.d6()
        rolls.append(tuple(dice))
        left = [player for player in left if dice[player] == max(dice)]
    if rolls:
        battle.tell(RolledOff(why, tuple(rolls), left[0]))
    return left[0]
