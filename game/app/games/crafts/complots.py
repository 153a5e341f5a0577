"""What people make for Complots: actions, characters with the actions that claim them, decks."""

from collections.abc import Mapping, Sequence
from typing import Any

import tomli_w

from game.app.workshop.bench import Bench, Thing
from game.app.workshop.craft import Craft, Phrase, Trial, Words, sentence_of
from game.app.workshop.looks import CARD_LOOKS
from game.app.workshop.telling import effect_facts, in_short, listed
from game.app.workshop.written import TARGET
from game.rules.complots import questions

_PLAYERS = 4
_GAME = "complots"
_FIFTH = "base:fifth_character"
"""The house rule by which one more character joins the deck."""
_RICH = 10
"""Coins from which a player of the house may do nothing but what is forced (C-09)."""


# told


def tell_action(said: Mapping[str, Any], words: Words) -> list[Phrase]:
    """In whose name, at which price, on whom, what happens, who may block."""
    phrases = [*_claim(said, words)]
    cost = said.get("cost") or 0
    if cost:
        phrases.append(
            Phrase(
                "many",
                words("tell-complots-cost", n=cost, to=said.get("pay_to") or "treasury"),
                ("cost",),
                words("tell-complots-coins", n=cost),
            )
        )
    if said.get("target"):
        phrases.append(
            Phrase("whom", words("tell-complots-target"), ("target",), words("tell-complots-somebody"))
        )
    phrases.append(
        Phrase("what", f"{_effect(said, words)}.", ("effect", "kind"), _effect_in_short(said, words))
    )
    return [*phrases, *_block(said, words), *_limits(said, words)]


def _claim(said: Mapping[str, Any], words: Words) -> list[Phrase]:
    """In whose name it is done, or who one says one is not."""
    told = []
    if said.get("factions"):
        told.append(Phrase("when", words("tell-complots-factions"), ("factions",)))
    for key in ("claim", "denies"):
        if said.get(key):
            short = words(f"name-{said[key]}") if key == "claim" else ""
            told.append(
                Phrase("who", words(f"tell-complots-{key}", name=_name(words, said[key])), (key,), short)
            )
    return told


def _effect_in_short(said: Mapping[str, Any], words: Words) -> str:
    effect = said.get("effect") or {}
    return in_short(words, effect.get("kind"), int(effect.get("coins") or effect.get("draw") or 0))


def _effect(said: Mapping[str, Any], words: Words) -> str:
    effect = said.get("effect") or {}
    target = str(bool(said.get("target"))).lower()
    return words(f"tell-complots-effect-{effect.get('kind')}", **effect_facts(effect), target=target)


def _block(said: Mapping[str, Any], words: Words) -> list[Phrase]:
    """Who may block it, as whom."""
    block = said.get("block")
    if not block:
        return []
    names = [_name(words, one) for one in block.get("claiming") or ()]
    if not names:
        return [Phrase("else", words("tell-complots-block-none"), ("block", "claiming"))]
    told = words(
        f"tell-complots-block-{block.get('by')}",
        roles=listed(words, names, "tell-or"),
        doubt=str(bool(block.get("lost_by_doubting"))).lower(),
    )
    short = words(
        "tell-complots-block-short",
        roles=", ".join(words(f"name-{one}") for one in said["block"]["claiming"]),
    )
    return [Phrase("else", told, ("block", "claiming"), short)]


def _limits(said: Mapping[str, Any], words: Words) -> list[Phrase]:
    """Whom it spares, where parties are what it is about, and when nothing else may be done."""
    told = [key for key in ("across_sides", "forced") if said.get(key)]
    return [
        Phrase("else", words(f"tell-complots-{key}"), (key,))
        for key in told
        if said.get("factions") or key == "forced"
    ]


def action_messages(said: Mapping[str, Any], words: Words) -> dict[str, str]:
    """The promise of an action on its button, and what is announced with it."""
    effect = said.get("effect") or {}
    facts = {**effect_facts(effect), "target": str(bool(said.get("target"))).lower(), "who": TARGET}
    return {
        "action.hint": words(f"tell-complots-hint-{effect.get('kind')}", **facts),
        "action.says": words(f"tell-complots-says-{effect.get('kind')}", **facts),
    }


def tell_character(said: Mapping[str, Any], words: Words) -> list[Phrase]:
    """What it does, what it stops, and whether it is dealt."""
    phrases = []
    for one in said["claimed"]:
        told = sentence_of(tell_action({**one, "claim": None, "block": None}, words))
        phrases.append(Phrase("what", told, (), _effect_in_short(one, words)))
    if not said["claimed"]:
        phrases.append(Phrase("what", words("tell-complots-idle")))
    stops = [words(f"action-{one}") for one in said["stops"]]
    phrases.append(
        Phrase("else", words("tell-complots-stops", deeds=listed(words, stops)), (), listed(words, stops))
        if stops
        else Phrase("else", words("tell-complots-stops-nothing"), (), words("field-nothing"))
    )
    if not said["dealt"]:
        phrases.append(Phrase("when", words("tell-complots-not-dealt")))
    return phrases


def tell_deck(said: Mapping[str, Any], words: Words) -> list[Phrase]:
    """Who is in it, how often, and what everybody begins with."""
    always, others = ([words(f"name-{one}") for one in said.get(key) or ()] for key in ("always", "one_of"))
    more = str(bool(others)).lower()
    dealt = ", ".join(always)
    phrases = [Phrase("who", words("tell-complots-deck", roles=dealt, more=more), ("always",), dealt)]
    if others:
        told = words("tell-complots-deck-one", roles=listed(words, others, "tell-or"), n=len(others))
        phrases.append(Phrase("else", told, ("one_of",), listed(words, others, "tell-or")))
    phrases.append(Phrase("many", words("tell-complots-deck-hand", n=said.get("hand") or 0), ("hand",)))
    return phrases


def _name(words: Words, id: str) -> str:
    """A character with its article."""
    return words(f"name-{id}.the")


# what others say


def beside_action(bench: Bench, thing: Thing) -> dict[str, Any]:
    """The deck that is dealt."""
    return {"deck": _deck(bench)}


def beside_character(bench: Bench, thing: Thing) -> dict[str, Any]:
    """The actions that claim it, those it stops, and the deck that is dealt."""
    actions = _actions(bench)
    deck = _deck(bench)
    return {
        "deck": deck,
        "dealt": thing.id in (*deck.get("always", ()), *deck.get("one_of", ())),
        "claimed": [{**said, "id": id} for id, said in actions.items() if said.get("claim") == thing.id],
        "stops": [id for id, said in actions.items() if thing.id in _stopped_by(said)],
        "actions": actions,
    }


def _actions(bench: Bench) -> dict[str, dict[str, Any]]:
    return {one.id: bench.said(one) for one in bench.things(_GAME, "action")}


def _stopped_by(said: Mapping[str, Any]) -> Sequence[str]:
    """The characters with which an action is blocked."""
    return tuple((said.get("block") or {}).get("claiming") or ())


def _deck_of(bench: Bench) -> Thing:
    """The deck that is dealt: the last one."""
    return bench.things(_GAME, "deck")[-1]


def _deck(bench: Bench) -> dict[str, Any]:
    """What the deck says that is dealt, with the characters that a house rule may choose as the fifth."""
    fifth = bench.said(Thing(_GAME, "flag", _FIFTH)).get("choices") or ()
    return {**bench.said(_deck_of(bench)), "fifth": tuple(fifth)}


def kin_of_character(bench: Bench, thing: Thing) -> list[Thing]:
    """The actions that claim it, and the deck that is dealt."""
    claimed = [id for id, said in _actions(bench).items() if said.get("claim") == thing.id]
    return [*(Thing(_GAME, "action", id) for id in claimed), _deck_of(bench)]


# tried


def try_action(id: str, said: Mapping[str, Any]) -> Trial | None:
    """A turn in which the action can be announced, and truly so; None where its claim is not dealt."""
    claim, denied = said.get("claim"), said.get("denies")
    order = _cast(said["deck"], claim or denied)
    if order is None:
        return None
    if denied:
        order = [one for one in order if one != denied] + [denied]
    cost = int(said.get("cost") or 0)
    flags = _flags_for(said, said["deck"], claim or denied)
    if cost >= _RICH and not said.get("forced"):
        flags["forced_at"] = 0
    seats = _seats(said["deck"], order, max(cost, 3))
    return Trial(tomli_w.dumps({"turn": 5, "reserve": 4, "flags": flags, "seat": seats}), _PLAYERS)


def try_character(id: str, said: Mapping[str, Any]) -> Trial | None:
    """A turn with the character in hand; where it only blocks, an action that it may stop is on the table."""
    if said["claimed"] or not said["stops"]:
        first = said["claimed"][0] if said["claimed"] else {"claim": id}
        return try_action(id, {**first, "deck": said["deck"]})
    order = _cast(said["deck"], id)
    if order is None:
        return None
    stopped = said["stops"][0]
    action = said["actions"][stopped]
    declared: dict[str, Any] = {"player": 1, "action": stopped}
    if action.get("target"):
        declared["target"] = 0
    told = {
        "turn": 5, "active": 1, "reserve": 4, "asks": questions.BLOCK,
        "below": ["end-turn", "resolve"], "declared": declared,
        "flags": _flags_for(action, said["deck"], id), "seat": _seats(said["deck"], order, 3),
    }  # fmt: skip
    return Trial(tomli_w.dumps(told), _PLAYERS)


def try_deck(id: str, said: Mapping[str, Any]) -> Trial:
    """A fresh deal."""
    return Trial("", _PLAYERS)


def _cast(deck: Mapping[str, Any], lead: str | None) -> list[str] | None:
    """The characters that are dealt, one of them first; None where it cannot be."""
    always, one_of = list(deck.get("always") or ()), list(deck.get("one_of") or ())
    chosen = lead in one_of and _plain(lead) in deck["fifth"]
    cast = always + ([lead] if chosen and lead else one_of[:1])
    if lead is None:
        return cast
    return [lead, *[one for one in cast if one != lead]] if lead in cast else None


def _plain(id: str | None) -> str:
    """An id without its mod, as house rules name a character."""
    return (id or "").partition(":")[2]


def _flags_for(said: Mapping[str, Any], deck: Mapping[str, Any], lead: str | None) -> dict[str, Any]:
    """The house rules with which an action, or a character, is there."""
    flags: dict[str, Any] = {"factions": True} if said.get("factions") else {}
    chosen = lead in deck.get("one_of", ()) and _plain(lead) in deck["fifth"]
    return {**flags, "fifth_character": _plain(lead)} if chosen else flags


def _seats(deck: Mapping[str, Any], order: Sequence[str], coins: int) -> list[dict[str, Any]]:
    """Four seats: hands in the order of the cast, so that no character is there too often."""
    hand = int(deck.get("hand") or 2)
    cards = [order[place % len(order)] for place in range(hand * _PLAYERS)]
    return [
        {"hand": cards[seat * hand : seat * hand + hand], "coins": coins if seat == 0 else 5}
        for seat in range(_PLAYERS)
    ]


# made


def along_character(bench: Bench, like: Thing, made: Thing, words: Mapping[str, Words]) -> None:
    """Deal it, give it actions like those of the other, and let it stop what the other stops."""
    deck = _deck_of(bench)
    bench.set(deck, ("always",), [*bench.said(deck)["always"], made.id])
    titles = {language: bench.words(made, language, "name") for language in words}
    for id, said in _actions(bench).items():
        action = Thing(_GAME, "action", id)
        if like.id in _stopped_by(said):
            bench.set(action, ("block", "claiming"), [*_stopped_by(said), made.id])
        if said.get("claim") == like.id:
            bench.set(_own_action(bench, action, like, titles, words), ("claim",), made.id)


def _own_action(
    bench: Bench, action: Thing, like: Thing, titles: Mapping[str, str], words: Mapping[str, Words]
) -> Thing:
    """An action like that of another character: called as the new one where that is called as the other."""
    named = {}
    for language, title in titles.items():
        before = words[language](f"action-{action.id}")
        same = before == words[language](f"name-{like.id}")
        named[language] = {"action": title if same else f"{before} ({title})"}
    return bench.make_like(action, next(iter(named.values()))["action"], named)


CRAFTS = (
    Craft(
        _GAME, "action", tell_action, try_action,
        foremost=("effect", "cost", "claim", "block"), beside=beside_action, messages=action_messages,
    ),
    Craft(
        _GAME, "character", tell_character, try_character,
        beside=beside_character, along=along_character, kin=kin_of_character, named=True, looks=CARD_LOOKS,
    ),
    Craft(_GAME, "deck", tell_deck, try_deck, foremost=("always", "one_of", "copies", "hand")),
)  # fmt: skip
"""The kinds of things that people make."""
