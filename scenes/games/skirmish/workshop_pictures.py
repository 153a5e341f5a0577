"""What marches, on the bench, for pictures."""

from scenes.capture.setup import Screenshot
from scenes.screens.workshop.posing import posed_page, the_thing

BENCH = (Screenshot("workshop-unit", posed_page(the_thing("skirmish", "unit", "base:ligne_piquiers"))),)
