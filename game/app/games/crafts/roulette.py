"""What people make for Roulette: action cards, told in a sentence, tried in the window they are made for."""

from collections.abc import Mapping, Sequence
from typing import Any

import tomli_w

from game.app.workshop.craft import Craft, Phrase, Trial, Words
from game.app.workshop.looks import CARD_LOOKS
from game.app.workshop.telling import conditions, effect_facts, in_short, listed
from game.rules.roulette import questions

_PLAYERS = 4


def tell_card(said: Mapping[str, Any], words: Words) -> list[Phrase]:
    """When, if what, on whom, what happens, and whether the dead may."""
    moment = said.get("moment")
    short = words(f"choice-{moment}")
    phrases = [Phrase("when", words(f"tell-roulette-when-{moment}"), ("moment",), short)]
    by = said.get("by") or ()
    if by:
        told = conditions(words, "tell-roulette-by", by)
        short = listed(words, [words(f"choice-{one}") for one in by])
        phrases.append(Phrase("who", words("tell-roulette-by", conditions=told), ("by",), short))
    if said.get("target") is not None:
        asked = [one for one in said["target"] if one not in _UNTOLD]
        short = listed(words, [words(f"choice-{one}") for one in asked]) or words("tell-roulette-any")
        phrases.append(Phrase("whom", _somebody(said["target"], words), ("target",), short))
    phrases += _effects(said.get("effects") or (), words)
    if said.get("skull"):
        phrases.append(Phrase("else", words("tell-roulette-skull"), ("skull",), words("field-skull")))
    return phrases


def _somebody(asked: Sequence[str], words: Words) -> str:
    """Who may be chosen; what merely keeps an effect from being wasted is not told."""
    told = [words(f"tell-roulette-whom-{one}") for one in asked if one not in (*_UNTOLD, "other")]
    other = "other" if "other" in asked else "any"
    return words(
        "tell-roulette-whom", other=other, conditions=listed(words, told), any=str(bool(told)).lower()
    )


_UNTOLD = ("not-forced", "loaded")
"""Conditions that only keep an effect from being wasted."""


def _effects(effects: Sequence[Mapping[str, Any]], words: Words) -> list[Phrase]:
    """Each effect as a clause: commas between them, a point behind the last."""
    told: list[Phrase] = []
    for place, one in enumerate(effects):
        clause = words(f"tell-roulette-effect-{one.get('kind')}", **effect_facts(one))
        end = "." if place == len(effects) - 1 else words("tell-then")
        short = in_short(words, one.get("kind"), _count_of(one))
        told.append(Phrase("what", f"{clause}{end}", ("effects", place, "kind"), short))
    return told


def _count_of(effect: Mapping[str, Any]) -> int:
    """The number that an effect says; 0: none."""
    counts = [effect[key] for key in ("cards", "amount", "bullets", "faces") if key in effect]
    return int(counts[0]) if counts else 0


def try_card(id: str, said: Mapping[str, Any]) -> Trial:
    """A round that stands just where the card may be played, with the card in hand."""
    moment = str(said.get("moment"))
    seats = [dict(_SEATS.get(moment, _IN_PLAY)) for _ in range(_PLAYERS)]
    for place, seat in enumerate(seats):
        seat["score"] = 3 + place
    seats[0] |= _OWN.get(moment, {}) | {"hand": [id]}
    seats[1] |= _OTHER.get(moment, {})
    for condition, facts in _TO_MEET.items():
        for seat, key in ((seats[0], "by"), (seats[1], "target")):
            if condition in (said.get(key) or ()):
                seat |= {
                    name: value for name, value in facts.items() if name != "hand" or seat is not seats[0]
                }
    return Trial(tomli_w.dumps({"asks": moment, "round": 2, "seat": seats}), _PLAYERS)


_IN_PLAY: dict[str, Any] = {"pocket": "C", "die": 3, "barrel": "CCCBCC"}
_AFTER_ONE: dict[str, Any] = {"pocket": "C", "die": 3, "turned": "C", "barrel": "CCBCC"}
_SEATS: dict[str, dict[str, Any]] = {
    questions.BEFORE_POCKETS: {},
    questions.BEFORE_BETS: {"pocket": "C", "barrel": "CCCBCC"},
    questions.DYING: _AFTER_ONE,
    questions.AFTER_SHOT: _AFTER_ONE,
    questions.AFTER_COUNT: {"pocket": "C", "die": 3, "turned": "CCC", "barrel": "CBC"},
}
"""How every chair stands at a moment: one that shoots now, and has something to lose."""
_OWN: dict[str, dict[str, Any]] = {
    questions.DYING: {"turned": "B", "barrel": "CCCCC", "dying": True},
}
_OTHER: dict[str, dict[str, Any]] = {questions.AFTER_SHOT: {"die": 1}}
"""What the chair of the card and the next one have beside that."""
_TO_MEET: dict[str, dict[str, Any]] = {
    "out": {"pocket": "", "turned": "", "barrel": "", "die": 0, "team": 0},
    "aiming": {"aim": 2},
    "has-card": {"hand": ["base:cadeau"]},
    "has-balle": {"bullets": 2, "barrel": "CBCBCC"},
}
"""What lets somebody meet a condition."""


CRAFTS = (
    Craft(
        "roulette", "card", tell_card, try_card, "card", ("copies",),
        ("moment", "target", "effects", "copies", "skull", "by"), looks=CARD_LOOKS,
    ),
)  # fmt: skip
"""The kinds of things that people make."""
