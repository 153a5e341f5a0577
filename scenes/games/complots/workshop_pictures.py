"""Actions, characters and the Court on the bench, for pictures."""

from scenes.capture.setup import Screenshot
from scenes.screens.workshop.posing import made_like, posed_page, the_thing

BENCH = (
    Screenshot("workshop-action", posed_page(the_thing("complots", "action", "base:assassin"))),
    Screenshot(
        "workshop-character",
        posed_page(made_like("complots", "character", "base:capitaine", "Usurière", "Usurer")),
    ),
    Screenshot("workshop-deck", posed_page(the_thing("complots", "deck", "base:cour"))),
)
