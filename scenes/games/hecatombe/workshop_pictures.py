"""Symbols and boxes on the bench, for pictures."""

from scenes.capture.setup import Screenshot
from scenes.screens.workshop.posing import made_like, posed_page, the_thing

BENCH = (
    Screenshot(
        "workshop-symbol", posed_page(made_like("hecatombe", "symbol", "base:nuit", "Métal", "Metal"))
    ),
    Screenshot("workshop-box", posed_page(the_thing("hecatombe", "box", "base:standard"))),
)
