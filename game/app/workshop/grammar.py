"""The forms of a name that sentences need: « la Duchesse », « de l’Assassin », “the Captain”."""

import unicodedata
from typing import Literal

Gender = Literal["he", "she", "many"]
"""Le, la, les; English asks nobody."""

_BREATHED = ("hache", "hallebard", "harpi", "haut", "heraut", "heros", "hibou", "hussard", "huguenot", "hyen")
"""Beginnings with an h before which nothing melts."""
_SHE_ENDS = ("e", "ion", "te")
_HE_ENDS = ("age", "isme", "iste", "tre", "aire", "cle", "que")
"""Endings of words without accents; most words that end like the latter are masculine all the same."""
_ARTICLES: dict[Gender, str] = {"he": "le", "she": "la", "many": "les"}
_OF: dict[Gender, str] = {"he": "du", "she": "de la", "many": "des"}


def gender_of(title: str, like: str = "") -> Gender:
    """The gender of a French name: by its ending, or by the article of a like one where that tells little."""
    first = _plain(title).split(" ")[0]
    known = next((one for one, article in _ARTICLES.items() if like.lower().startswith(f"{article} ")), None)
    if known and (first.endswith("e") or first in _plain(like).split(" ")):
        return known
    return "she" if first.endswith(_SHE_ENDS) and not first.endswith(_HE_ENDS) else "he"


def name_forms(language: str, title: str, gender: Gender) -> dict[str, str]:
    """The forms of a name by their keys: `the` with its article, `of` as an owner."""
    if language != "fr":
        return {"the": f"the {title}", "of": f"of the {title}"}
    if gender != "many" and _melts(title):
        return {"the": f"l’{title}", "of": f"de l’{title}"}
    return {"the": f"{_ARTICLES[gender]} {title}", "of": f"{_OF[gender]} {title}"}


def _melts(title: str) -> bool:
    """Whether an article before the title loses its vowel."""
    plain = _plain(title)
    return plain[:1] in tuple("aeiouh") and not plain.startswith(_BREATHED)


def _plain(title: str) -> str:
    """A title in small letters without accents."""
    return unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
