"""Booklets made ready while a screen idles, so that the first one opens as fast as the second."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence

from scenes.draw.layer import Layer
from scenes.games import KITS
from scenes.shell.stage import Stage

log = logging.getLogger(__name__)


def booklets_ahead(stage: Stage, games: Sequence[str]) -> Iterator[None]:
    """Prepare the first spread of booklets in this order, a small step each time that somebody asks.

    Nothing is shown: modules are imported, pages worded, their type set on an unseen layer and remembered. It
    is no work for a thread, for the graphics calls of every frame would wait for it. A booklet that cannot be
    made is left alone; whoever opens it will hear why.
    """
    yield from _bare_book(stage)
    for game in games:
        try:
            yield from _first_spread(stage, game)
        except Exception:  # whatever the content of a mod makes of a page
            log.debug("The booklet of %s could not be prepared.", game, exc_info=True)


def _bare_book(stage: Stage) -> Iterator[None]:
    """Prepare what every booklet is printed on."""
    from scenes.screens.rulebook.scene import GROUND, draw_sheets

    yield
    scratch = Layer(stage.art, stage.letters)
    scratch.image(GROUND, 0, 0)
    yield
    draw_sheets(scratch)
    yield
    scratch.clear()


def _first_spread(stage: Stage, game: str) -> Iterator[None]:
    """Prepare the two pages at which a booklet opens."""
    from scenes.screens.rulebook.scene import write_page

    yield
    booklet = KITS[game].booklet
    if booklet is None:
        return
    leaves = booklet(stage.app.catalog, stage.texts, None).leaves()
    yield
    for number, leaf in enumerate(leaves[:2]):
        page = leaf()
        yield
        scratch = Layer(stage.art, stage.letters)
        yield from write_page(scratch, page, number)
        scratch.clear()
