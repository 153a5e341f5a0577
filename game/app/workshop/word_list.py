"""The words of tables: 256 in each language, so that a byte is a word that one can say over a telephone."""

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from game import paths
from game.mods.problems import closest_word
from game.mods.texts import LANGUAGES

WORDS = 256
"""Words of each language."""
ENOUGH = 4
"""Letters by which each word of a list is told from all others, without accents."""

_LETTERS = re.compile(r"[^\W\d_]+")


class Unknown(NamedTuple):
    """A word that is in no list: where it stands, from 1, and the one it is most like, or nothing."""

    place: int
    word: str
    near: str


@cache
def list_of(language: str) -> tuple[str, ...]:
    """The words of a language, in the order of the bytes that they stand for."""
    path = paths.bundled_mods_folder() / "base" / "tables" / "words" / f"{language}.txt"
    return tuple(path.read_text("utf-8").split())


def spoken(numbers: bytes, language: str) -> tuple[str, ...]:
    """The words of some bytes."""
    words = list_of(language)
    return tuple(words[number] for number in numbers)


def next_words(words: list[str], begun: str, language: str) -> list[str]:
    """The words that may come after some, and begin so: of the language that has all of those, ours first.

    >>> next_words(["masque"], "ve", "fr")
    ['velours', 'verrou', 'vertige']
    """
    order = [language, *(other for other in LANGUAGES if other != language)]
    fitting = next((one for one in order if len(_heard_in(words, one)) == len(words)), language)
    plain = folded(begun)
    return [word for word in list_of(fitting) if folded(word).startswith(plain)]


def typed_words(text: str) -> list[str]:
    """The words of a text as somebody typed them, whatever numbers and stops stand between them."""
    return _LETTERS.findall(unicodedata.normalize("NFC", text))


def readings(words: list[str]) -> list[bytes] | Unknown:
    """The bytes of typed words in each language that has them all.

    Where none has: the first word that the likeliest language does not have.
    """
    heard = {language: _heard_in(words, language) for language in LANGUAGES}
    whole = [numbers for numbers in heard.values() if len(numbers) == len(words)]
    if whole:
        return whole
    language = max(heard, key=lambda one: len(heard[one]))
    place = len(heard[language])
    return Unknown(place + 1, words[place], _near(folded(words[place]), language))


def _heard_in(words: list[str], language: str) -> bytes:
    """The bytes of words of one language, up to the first that it does not have."""
    known = _beginnings(language)
    found = bytearray()
    for word in words:
        plain = folded(word)
        number = known.get(plain[:ENOUGH])
        if number is None or not folded(list_of(language)[number]).startswith(plain):
            break
        found.append(number)
    return bytes(found)


def _near(plain: str, language: str) -> str:
    """The word of a language that is most like what was typed; nothing where none is."""
    whole = {folded(word): word for word in list_of(language)}
    return whole.get(closest_word(plain, whole), "")


@cache
def _beginnings(language: str) -> dict[str, int]:
    """The number of each word by its first letters."""
    return {folded(word)[:ENOUGH]: number for number, word in enumerate(list_of(language))}


def folded(word: str) -> str:
    """A word in small letters without accents.

    >>> folded("Épée"), folded("cœur")
    ('epee', 'coeur')
    """
    apart = unicodedata.normalize("NFD", word.lower().replace("œ", "oe"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
