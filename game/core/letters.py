"""Letters as they are shown: nothing that somebody named moves a cursor, a colour or the words around it."""

_KEPT = "\n\u00a0\u202f"
"""Letters that are shown though no printer calls them printable."""


def visible(said: str) -> str:
    """What is said, with a question mark for every control, mark of direction and letter of no width.

    >>> visible("b\x1b[2J\u202e")
    'b?[2J?'
    """
    if said.isprintable():
        return said
    return "".join(letter if letter.isprintable() or letter in _KEPT else "?" for letter in said)


def with_capital(words: str) -> str:
    """The words, their first letter a capital.

    >>> with_capital("la Duchesse")
    'La Duchesse'
    """
    return words[:1].upper() + words[1:]
