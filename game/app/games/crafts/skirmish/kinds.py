"""The kinds of things that people make for the battle, one Craft each."""

from game.app.games.crafts.skirmish.armies import tell_list, tell_unit, try_list, try_unit
from game.app.games.crafts.skirmish.cards import tell_card
from game.app.games.crafts.skirmish.enlisting import along_unit, propose_points
from game.app.games.crafts.skirmish.moments import try_card
from game.app.workshop.craft import Craft
from game.app.workshop.looks import CARD_LOOKS

CRAFTS = (
    Craft(
        "skirmish", "card", tell_card, try_card, "card", ("copies",),
        ("moment", "by", "choose", "cost", "effects", "copies", "three"), looks=CARD_LOOKS,
    ),
    Craft(
        "skirmish", "unit", tell_unit, try_unit, along=along_unit, propose=propose_points,
        foremost=(
            "points", "troop", "least", "most", "armour", "shield", "weapons", "rules", "profile",
            "character", "command", "champion", "options", "mount",
            "mount_rules", "barding", "level", "lores", "machine", "crew", "allowed", "base",
        ),
    ),
    Craft("skirmish", "list", tell_list, try_list, foremost=("faction", "points", "entries")),
)  # fmt: skip
"""The kinds of things that people make."""
