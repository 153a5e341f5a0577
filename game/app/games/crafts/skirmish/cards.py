"""Treachery cards in a sentence: when, by whom, on what, what happens."""

from collections.abc import Mapping
from typing import Any

from game.app.workshop.craft import Phrase, Words
from game.app.workshop.telling import effect_facts, in_short


def tell_card(said: Mapping[str, Any], words: Words) -> list[Phrase]:
    """When, who, for how many tokens, on what, and what happens."""
    phrases = [
        Phrase(
            "when",
            words(f"tell-skirmish-when-{said.get('moment')}"),
            ("moment",),
            in_short(words, said.get("moment")),
        ),
        Phrase("who", words(f"tell-skirmish-by-{said.get('by')}"), ("by",), in_short(words, said.get("by"))),
    ]
    chosen = said.get("choose") or {}
    phrases += _chosen(chosen, words)
    effects = said.get("effects") or ()
    for place, one in enumerate(effects):
        clause = words(f"tell-skirmish-effect-{one.get('kind')}", **_facts(one, chosen, words))
        end = "." if place == len(effects) - 1 else words("tell-then")
        short = in_short(words, one.get("kind"))
        phrases.append(Phrase("what", f"{clause}{end}", ("effects", place, "kind"), short))
    return phrases


def _chosen(chosen: Mapping[str, Any], words: Words) -> list[Phrase]:
    """What is chosen with the card; nothing where the moment says it all."""
    what = chosen.get("what", "nothing")
    if what == "nothing":
        return []
    asked = (chosen.get("unit") or ()) if what == "unit" else ()
    told = [words(f"tell-skirmish-wish-{one}") for one in _WISHES if one in asked]
    kind = "machine" if "machine" in asked else "other"
    line = words(
        f"tell-skirmish-choose-{what}", kind=kind, wishes=", ".join(told), any=str(bool(told)).lower()
    )
    path = ("choose", "unit") if asked else ("choose", "what")
    return [Phrase("whom", line, path, in_short(words, "machine" if kind == "machine" else what))]


_WISHES = ("own", "active", "in-combat", "free", "standing", "may-shoot")
"""Wishes in the order in which a sentence says them; that it may be anybody's, or no machine, goes unsaid."""


def _facts(effect: Mapping[str, Any], chosen: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """The facts of an effect, names of characteristics and rules said in words."""
    facts = effect_facts(effect)
    if "stat" in effect:
        facts["stat"] = words(f"stat-{effect['stat']}")
    if "rule" in effect:
        facts["rule"] = words(f"rule-{effect['rule']}")
    if effect.get("kind") == "drain":
        facts["dice"] = _dice(effect.get("dice"), words)
    return facts | {"until": words(f"tell-skirmish-until-{effect.get('until', 'phase')}")}


def _dice(amount: object, words: Words) -> str:
    """A number of dice, or the dice that give it."""
    if amount == "artillery":
        return words("choice-artillery")
    return str(amount)
