"""Small French words before what a message is given: « de » and « Aurèle » make « d’Aurèle ».

The text layer marks where each thing that a message quotes begins; there, and nowhere else, a small word
is shortened before a vowel or a mute h, and melts with an article. What a message writes out is left alone,
and so is a small word with a no-break space behind it.
"""

import re
from unicodedata import normalize

from game.core.letters import with_capital

SEAM = "\u2068"
"""Stands before everything that a message quotes; Fluent writes the same mark."""
END = "\u2069"
"""Stands behind it."""

_SHORTENED = re.compile(
    rf"\b(de|que|jusque|lorsque|puisque|le|la|du|au){END}* {SEAM}+(?=[^\W\d_])", re.IGNORECASE
)
_MELTED = re.compile(rf"\b(de|à){END}* {SEAM}+(les?) ", re.IGNORECASE)
_MARKS = str.maketrans("", "", SEAM + END)

_VOWELS = "aeiouœæ"
_SPOKEN_APART = re.compile(r"onz|oui\b|ouistiti|uhlan|y[aeiou]")
"""Beginnings with a vowel before which nothing is shortened."""
_BREATHED = re.compile(
    r"hach|haie|haillon|hain|hallebard|halt|hameau|hamster|hanche|hand|hangar|hanneton|harangu|haras|harcel|"
    r"hard|harem|hareng|hargn|haricot|harnais|harnach|harpe|harpie|harpon|hasard|hate|hauban|haubert|haut|"
    r"havre|heaume|heraut|heriss|hernie|heron|heros\b|herse|hetre|heurt|hibou|hideu|hierarch|hobbit|hobereau|"
    r"hochet|hockey|holland|homard|hong|hont|hoquet|horde|hors|hotte|houblon|houill|houle|houpp|hourra|"
    r"housse|houx|hublot|huche|huguenot|huit|hulotte|huns?\b|huppe|hurl|huron|hussard|hutte|"
    r"haddock|hakim|hamid|hamza|hans\b|harold|harry|hassan|haydn|hegel|heidi|heinz|helmut|henry|hobbes|"
    r"holmes|howard|hulk"
)
"""Beginnings of nouns and names with an h that is heard (« h aspiré »), without accents."""


def shortens(word: str) -> bool:
    """Whether « de » becomes « d’ » before a word.

    >>> [shortens(word) for word in ("Égisthe", "Hélène", "Yves", "Zoé", "héros", "onze", "Yann")]
    [True, True, True, False, False, False, False]
    """
    bare = "".join(
        letter for letter in normalize("NFD", word.lower()) if letter.isalpha() or letter in " -’'"
    )
    if _SPOKEN_APART.match(bare) or _BREATHED.match(bare):
        return False
    return bare[:1] in (*_VOWELS, "h", "y")


def contracted(said: str) -> str:
    """A message whose quotes are marked, as a French speaker says it, without the marks.

    >>> contracted(f"doute de {SEAM}Aurèle{END}"), contracted(f"à {SEAM}le Capitaine{END}")
    ('doute d’Aurèle', 'au Capitaine')
    """
    if SEAM not in said:
        return said
    return _SHORTENED.sub(_short, _MELTED.sub(_melt, said)).translate(_MARKS)


def _short(found: re.Match[str]) -> str:
    """The small word before what begins at the end of the match, shortened where one does so."""
    small, rest = found[1], found.string[found.end() : found.end() + 24]
    if not shortens(rest):
        return found[0]
    apart = {"du": "de l’", "au": "à l’"}.get(small.lower())
    return _cased(apart or f"{small[:-1]}’", small)


def _melt(found: re.Match[str]) -> str:
    """« de le » as « du », « à les » as « aux »; an article that begins a name is left alone."""
    small, article = found[1], found[2]
    if not article.islower():
        return found[0]
    melted = {"dele": "du ", "deles": "des ", "àle": "au ", "àles": "aux "}[small.lower() + article]
    return _cased(melted, small)


def _cased(said: str, small: str) -> str:
    """What is said, with a capital where the small word had one."""
    return with_capital(said) if small[0].isupper() else said
