"""A match's story in the player's language: every line, or the picked ones, as text."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from game.core.chronicle import Fact, Line, Named, Person, Phrase, Troop
from game.core.letters import with_capital
from game.mods.texts import Texts

STORY_LINES = 150
"""Lines that a whole match may take as a story."""
LINE_HEADS = ("    ", "== ", "-- ", "  > ")
"""What stands before a sentence, and before heads of the first three levels."""
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
"""Numbers of units of one name; more than ten are told in figures."""


def story_names(names: Sequence[str], texts: Texts) -> list[str]:
    """The players' names as a story tells them: a bare number becomes a player with that number."""
    return [texts("told-player", n=name) if name.isdigit() else name for name in names]


def story_text(lines: Iterable[Line], texts: Texts, names: Sequence[str]) -> list[str]:
    """Lines as sentences, one after the other: no joke is told twice."""
    return [LINE_HEADS[line.level] + said for line, said in sentences(lines, texts, names)]


def line_text(line: Line, texts: Texts, names: Sequence[str], again: int = 0) -> str:
    """A line as a sentence, its first letter a capital; `names` are the players by seat.

    `again`: how often such a sentence was told before.
    """
    return LINE_HEADS[line.level] + sentence_of(line, texts, names, again)


def sentence_of(line: Line, texts: Texts, names: Sequence[str], again: int = 0) -> str:
    """A line as a sentence with nothing before it; otherwise as `line_text`."""
    return with_capital(texts(f"told-{line.code}", **_words_of(line.facts, texts, names), again=again))


def sentences(lines: Iterable[Line], texts: Texts, names: Sequence[str]) -> list[tuple[Line, str]]:
    """Lines, each with its sentence: no joke is told twice."""
    told: Counter[str] = Counter()
    said = []
    for line in lines:
        kind = f"{line.code} {line.facts.get('how', '')}"
        said.append((line, sentence_of(line, texts, names, told[kind])))
        told[kind] += 1
    return said


def _words_of(facts: Mapping[str, Fact], texts: Texts, names: Sequence[str]) -> dict[str, object]:
    """Facts as words; beside a unit also 1 or 2, for the verb to agree with."""
    words: dict[str, object] = {}
    for name, fact in facts.items():
        words[name] = _said(fact, texts, names)
        if isinstance(fact, Troop):
            words[f"{name}_n"] = 1 + fact.many
    return words


def _said(fact: Fact, texts: Texts, names: Sequence[str]) -> str | int:
    """A fact in words; a number remains one."""
    match fact:
        case Person(player=player):
            return names[player]
        case Named(id=id):
            return texts.name(id)
        case Phrase(key=key, facts=facts):
            return texts(key, **_words_of(facts, texts, names))
        case Troop():
            return _troop_name(fact, texts, names)
        case tuple():
            return _listed([str(_said(one, texts, names)) for one in fact], texts)
    return fact


def _troop_name(troop: Troop, texts: Texts, names: Sequence[str]) -> str:
    """A unit's name with its article, its number among its likes, and its owner."""
    said = texts.name(troop.id, "the")
    if troop.nth:
        said = f"{said} {ROMAN[troop.nth] if troop.nth < len(ROMAN) else troop.nth}"
    return said if troop.owner < 0 else texts("told-owned", unit=said, owner=names[troop.owner])


def _listed(words: Sequence[str], texts: Texts) -> str:
    """Several words as one: commas, and an *and* before the last."""
    if len(words) < 2:
        return "".join(words)
    return texts("told-and", first=", ".join(words[:-1]), last=words[-1])
