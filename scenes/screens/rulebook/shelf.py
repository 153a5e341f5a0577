"""The shelf of booklets: one for every game that has a stage, in the order of the acts."""

from typing import Any

from game.app.games import STAGED
from scenes.games.complots.booklet.book import ComplotsBook
from scenes.games.hecatombe.booklet.book import HecatombeBook
from scenes.games.roulette.booklet.book import RouletteBook
from scenes.screens.rulebook.book import Book

_BOOKS: tuple[type[Book[Any]], ...] = (ComplotsBook, HecatombeBook, RouletteBook)
BOOKS: dict[str, type[Book[Any]]] = {book.game: book for book in _BOOKS}
"""The booklet of each game, by its id."""

assert list(BOOKS) == list(STAGED)
"""No game has a stage without its rules being written down."""


def book_of(game: str) -> str:
    """The game whose booklet is opened when somebody wants that of `game`: the first when it has none.

    >>> book_of("hecatombe"), book_of("bridge")
    ('hecatombe', 'complots')
    """
    return game if game in BOOKS else next(iter(BOOKS))
