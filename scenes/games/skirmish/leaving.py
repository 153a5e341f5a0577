"""Somebody left and a bot commands his army: whoever stays may agree that it goes (S-76)."""

from game.app.table import Table
from game.core.rules import Action, Player
from game.rules.skirmish.actions.player import Dismiss


def open_consent(table: Table, player: Player) -> tuple[Player, Action] | None:
    """Whose army may go with the consent of a player, and that consent; None: nobody has left."""
    for leaver, chair in enumerate(table.plan.players):
        if chair.kind != "human" or leaver not in table.bots or leaver == player:
            continue
        consent = Dismiss(player, leaver)
        if table.seats[player].refusal(consent) is None:
            return leaver, consent
    return None
