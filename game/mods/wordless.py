"""Things without words: what a mod brings and does not say in both languages is told, and played."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from game.mods.catalog import Catalog
from game.mods.defs import Def, Section
from game.mods.problems import Problem
from game.mods.provenance import Provenance
from game.mods.strays.words import stray_messages
from game.mods.texts import LANGUAGES, Texts


def wordless_problems(
    catalog: Catalog, sections: Sequence[Section], texts: Texts, trusted: Collection[str] = ()
) -> list[Problem]:
    """A warning, with its place, for every key that no mod says in a language, and for messages misnamed.

    What the mods with the ids `trusted` bring is not looked at: reading all of ours takes a second.
    """
    spoken = {language: Texts(language, texts.folders, texts.homes) for language in LANGUAGES}
    found = list(_lost_words(catalog, sections, spoken, trusted))
    ours = [mod.folder for mod in catalog.mods if mod.id in trusted]
    strays = stray_messages(texts.homes, ours, catalog, sections)
    if not found:
        return strays
    authors = Provenance(catalog.mods, sections)
    placed = [
        authors.problem(section.game, section.table, one.id, (), wrong) for section, one, wrong in found
    ]
    return placed + strays


def _lost_words(
    catalog: Catalog, sections: Sequence[Section], spoken: Mapping[str, Texts], trusted: Collection[str]
) -> Iterator[tuple[Section, Def, Problem]]:
    """Every def that wants words, with each of those that a language lacks."""
    for section in (section for section in sections if section.words):
        for one in catalog.all(section.type, game=section.game):
            if one.mod in trusted:
                continue
            for prefix in section.words:
                lost = [name for name, texts in spoken.items() if not _says(texts, section, prefix, one)]
                key = f"{prefix}-{one.name}"
                facts: dict[str, str | int] = {"key": key, "languages": ", ".join(lost)}
                if lost:
                    yield section, one, Problem(code="no-words", facts=facts, severity="warning")


def _says(texts: Texts, section: Section, prefix: str, one: Def) -> bool:
    """Whether a language says a def, by its id or, a house rule, by its game."""
    asked = (f"{prefix}-{one.id}", f"{prefix}-{section.game}-{one.name}")
    return any(key in texts or f"{key}.on" in texts for key in asked)
