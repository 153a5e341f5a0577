"""Conditions, consequences and marks in one short line, for whoever writes campaigns."""

from collections.abc import Iterable

from game.campaign.defs.condition import Condition
from game.campaign.defs.effect import RELATIONS, Effect, Mark
from game.mods.defs import short_name


def condition_words(asked: Condition) -> str:
    """A condition in one line.

    >>> condition_words(Condition(fact="named-enemy", by="me", of="isaure", at_least=2))
    'named-enemy me→isaure ≥ 2'
    >>> condition_words(Condition(fact="letter", value="read", negated=True))
    'not letter = read'
    """
    sides = f"{asked.by}→{asked.of}" if asked.by and asked.of else asked.by or asked.of
    parts = ["not" * asked.negated, asked.fact, sides]
    parts += [f"= {asked.value}"] if asked.value is not None else []
    parts += [f"≥ {asked.at_least}"] if asked.at_least is not None else []
    parts += [f"≤ {asked.at_most}"] if asked.at_most is not None else []
    parts += [f"({asked.game})"] if asked.game else []
    parts += [f"within {asked.within}"] if asked.within is not None else []
    return " ".join(part for part in parts if part)


def effect_words(effect: Effect) -> str:
    """A consequence in one line.

    >>> effect_words(Effect(trust="isaure", add=-1)), effect_words(Effect(word="letter", value="read"))
    ('trust isaure −1', 'letter = read')
    """
    verb, what = effect.verb, effect.what
    if verb in (*RELATIONS, "count"):
        return f"{verb} {what} {_signed(effect.add)}"
    if verb == "word":
        return f"{what}{f' of {effect.of}' if effect.of else ''} = {effect.value}"
    if verb == "go":
        return f"→ {short_name(what)}"
    if verb == "give":
        return f"{what} → {effect.to}"
    sides = f"{effect.by}→{effect.of}" if effect.by and effect.of else effect.by
    return " ".join(part for part in (verb, what, sides) if part)


def all_words(effects: Iterable[Effect]) -> str:
    """Some consequences in one line."""
    return "; ".join(effect_words(one) for one in effects)


def mark_words(mark: Mark) -> str:
    """A mark in one line.

    >>> mark_words(Mark(kind="trust", of="isaure", way="up"))
    'trust isaure ↑'
    """
    way = {"up": "↑", "down": "↓", "": ""}[mark.way]
    return " ".join(part for part in (mark.kind, mark.of, way) if part)


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"
