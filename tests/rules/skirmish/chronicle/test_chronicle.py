"""A battle in sentences: every event has its own in both languages, and a whole battle is a short story."""

import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from game.app.chronicle import STORY_LINES, line_text, story_text
from game.core.chronicle import Line, Named, Phrase, story_lines
from game.core.rules import UNKNOWN, Event
from game.mods.texts import LANGUAGES, Texts
from game.rules.skirmish.chronicle.chronicle import TELLINGS, army_lines, battle_lines
from game.rules.skirmish.chronicle.teller import Telling
from game.rules.skirmish.events import combat, player, unit
from game.rules.skirmish.events.combat import CombatChosen, CombatCounted
from game.rules.skirmish.events.player import (
    CardsDrawn,
    OfferAnswered,
    OfferMade,
    PromiseEnded,
    TurnFlipped,
    UnitChangedSides,
)
from game.rules.skirmish.events.unit import ChargeDeclared, ChargeEnded, ChargeRolled
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from tests.builders import BASE
from tests.rules.skirmish.builders import ANN, BOB
from tests.rules.skirmish.play import War, a_crowd, eager, play

NAMES = ["Zoé", "Bob", "Clotilde", "Dan", "Ève", "Félix", "Gus", "Hanna"]
ENGLISH = re.compile(
    r"\b(the|and|of|to|from|their|plays|names|wins|charge[ds]|against|points? go)\b", re.IGNORECASE
)
"""Words that no French sentence has."""
RAW = re.compile(r"told-|moment-|reason-|name-|base:|[a-z]=|\$|\d{4}")
"""Keys, ids, fields, thousandths of inches."""


@cache
def words(language: str) -> Texts:
    return Texts(language, [BASE / "base"] if (BASE / "base").is_dir() else [BASE])


@cache
def battle(players: int, seed: int = 3) -> War:
    """A whole battle, played at random."""
    war = a_crowd(players, seed)
    return play(war, seed, eager)


def event_types() -> set[type[Event]]:
    """Every type of event that a battle can have."""
    modules = (player, unit, combat)
    return {
        one
        for module in modules
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, Event) and one.__module__ == module.__name__
    }


def untold(tellings: Mapping[type[Event], Telling]) -> set[type[Event]]:
    """Types of events that nobody tells."""
    return event_types() - tellings.keys()


# what scripts say


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", ["Minuit !", "Treve : un faux pas (un vœu pour un siège vide)."]),
        ("en", ["Midnight!", "Treve: a slip (a wish for an empty seat)."]),
    ],
)
def test_what_scripts_say_and_their_slips_are_told(tmp_path: Path, language: str, told: list[str]) -> None:
    text = tmp_path / "treve" / "text" / language
    text.mkdir(parents=True)
    midnight = "Minuit !" if language == "fr" else "Midnight!"
    (text / "treve.ftl").write_text(f"said-midnight = {midnight}\n", encoding="utf-8")
    war = battle(2)
    view = war.rules.observe(war.state, 0)
    events = [
        ScriptSaid("treve", "midnight", {"seat": 1}),
        ScriptFailed("treve", "skirmish/it.lua", 3, "wish-nobody", "", False, "name"),
    ]
    texts = Texts(language, [BASE, tmp_path / "treve"])
    lines = [line_text(line, texts, NAMES) for line in battle_lines(view, events)]
    said = [line.strip().replace("\u00a0", " ") for line in lines]
    assert said == told


# every event


def test_every_event_of_a_battle_is_told_and_nothing_else() -> None:
    assert untold(TELLINGS) == set()
    assert set(TELLINGS) == event_types() | {ScriptSaid, ScriptFailed}
    assert len(event_types()) > 60
    stripped = {one: tell for one, tell in TELLINGS.items() if one is not TurnFlipped}
    assert untold(stripped) == {TurnFlipped}, "the check sees a type without a sentence"


VALUES: dict[str, Collection[Any]] = {
    "card": ["base:espion"],
    "cards": [("base:espion", UNKNOWN), ("base:espion", "base:renegats"), ()],
    "spell": ["base:rappel"],
    "source": ["base:rappel"],
    "weapon": ["base:arc"],
    "moment": ["naming"],
    "phase": ["movement", "combat"],
    "manner": ["march", "other"],
    "how": ["cast", "failed", "kept", "broken", "contact", "caught", "done", "cancelled", "void"],
    "why": ["panic", "combat", "shooting", "forest", "destroyed", "other"],
    "friends": [(0,), (("wounds", 2), ("charge", 1)), ()],
    "enemies": [(2,), (("ranks", 2),)],
    "tokens": [(3, 1), 2],
    "points": [(3, 1), 1, 25],
    "order": [(0, 1)],
    "rolls": [((1, 4), (3, 3))],
    "dice": [(4, 2)],
    "what": ["move"],
    "promise": ["not-name", "not-charge", "name"],
    "winner": [-1, 0],
    "struck": [(), (0, 2)],
}
"""Values to try for fields of these names; others by their type."""
REFERENCES = ("target", "stopped_by", "accepted_by", "shamed", "bearer", "unit", "credit", "enemy", "host")


def values_of(kind: type[Event], name: str, hint: Any) -> Collection[Any]:
    """Values to try for one field."""
    if name in ("friends", "enemies") and kind in (CombatChosen, CombatCounted):
        return [one for one in VALUES[name] if one == () or isinstance(one[0], int) == (kind is CombatChosen)]
    if name in ("points", "tokens", "promise", "dice"):
        plain = [one for one in VALUES[name] if isinstance(one, tuple) == ("tuple" in str(hint))]
        return [one for one in plain if isinstance(one, str) == (hint is str)] or [0]
    if name in VALUES and hint is not int:
        return VALUES[name]
    if name in REFERENCES:
        return [0, -1] if name in ("unit", "target") and kind in NOBODY_TOO else [0]
    return [False, True] if hint is bool else [1] if hint is int else [""] if hint is str else [()]


NOBODY_TOO = (player.DiceRolled, player.CardPlayed, unit.SpellCast, combat.PursuitRolled)
"""Types of events in which a unit, or a target, may be nobody."""


def samples(kind: type[Event]) -> Iterator[Event]:
    """Events of one type, with every value to try."""
    hints = get_type_hints(kind)
    names = [name for name in kind.__struct_fields__ if name not in OPTIONAL]
    for values in product(*(list(values_of(kind, name, hints[name])) for name in names)):
        yield kind(**dict(zip(names, values, strict=True)))
    for name, value in ODD.get(kind, ()):
        given = {one: next(iter(values_of(kind, one, hints[one]))) for one in names}
        yield kind(**{**given, name: value})


OPTIONAL = ("faces", "models_hit")
ODD: dict[type[Event], tuple[tuple[str, Any], ...]] = {
    combat.CombatCounted: (("winner", -1), ("friends", ())),
    combat.ChallengeIssued: (("accepted_by", -1), ("shamed", 0)),
    unit.UnitMoved: (("stopped_by", -1), ("stopped_by", 0)),
    unit.UnitDestroyed: (("credit", -1),),
    player.ArtefactMoved: (("bearer", -1),),
    player.OrdersTakenBack: (("what", "phase"), ("what", "order")),
    player.UnitPlaced: (("host", -1), ("host", 2)),
    player.CardTaken: (("card", UNKNOWN),),
    player.OfferMade: (("enemy", -1), ("card", ""), ("card", UNKNOWN)),
}


@pytest.mark.parametrize(
    "kind", sorted(event_types(), key=lambda one: one.__name__), ids=lambda one: one.__name__
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence_in_both_languages(kind: type[Event], language: str) -> None:
    texts, view = words(language), battle(2).seat(ANN).view
    texts.missing.clear()
    texts.faults.clear()
    told = [
        line_text(battle_lines(view, [event])[0], texts, NAMES, again)
        for event in samples(kind)
        for again in range(3)
    ]
    assert told
    assert (texts.missing, texts.faults) == (set(), set())
    assert [one for one in told if RAW.search(one) or "{" in one] == []
    if language == "fr":
        assert [one for one in told if ENGLISH.search(one)] == []


def test_an_event_of_another_game_is_not_told() -> None:
    class Strange(Event, frozen=True, tag=True):
        """Nothing of a battle's."""

    with pytest.raises(KeyError):
        battle_lines(battle(2).spectator().view, [Strange()])


# whole battles


@pytest.mark.parametrize(
    "players",
    [2, pytest.param(4, marks=pytest.mark.statistics), pytest.param(8, marks=pytest.mark.statistics)],
)
def test_a_whole_battle_is_a_story_of_at_most_150_lines(players: int) -> None:
    stalls = battle(players).spectator()
    lines = [*army_lines(stalls.view), *battle_lines(stalls.view, stalls.story)]
    assert len(lines) == players + len(stalls.story) > STORY_LINES
    picked = story_lines(lines, STORY_LINES)
    told = {language: story_text(picked, words(language), NAMES) for language in LANGUAGES}
    for language, story in told.items():
        assert 25 < len(story) <= STORY_LINES, language
        assert [one for one in story if RAW.search(one)] == []
        assert story[0] == {"fr": f"    {NAMES[0]}", "en": f"    {NAMES[0]}"}[language] + story[0][7:]
    assert [one for one in told["fr"] if ENGLISH.search(one)] == []
    assert [one for one in told["en"] if ENGLISH.search(one)], "the check knows English when it sees it"
    assert any(name in told["fr"][-1] for name in NAMES) and "l’emporte" in told["fr"][-1]


def test_the_same_joke_is_not_told_twice() -> None:
    view = battle(2).spectator().view
    lines = battle_lines(view, [PromiseEnded(n, ANN, BOB, "not-name", "broken") for n in range(3)])
    assert len(set(story_text(lines, words("fr"), NAMES))) == 3


# who, what, why, numbers


def said(*events: Event, language: str = "en") -> list[str]:
    """What is told of these events."""
    view = battle(2).spectator().view
    return [one.strip() for one in story_text(battle_lines(view, events), words(language), NAMES)]


def foe() -> int:
    """The first unit of Bob's."""
    return next(one.id for one in battle(2).spectator().view.units if one.owner == BOB)


def test_a_charge_tells_from_where_and_only_others_are_told_with_their_owner() -> None:
    told = said(
        TurnFlipped(ANN, 1),
        ChargeDeclared(1, foe(), "left"),
        ChargeRolled(1, foe(), (5, 3), 12_400),
        ChargeEnded(1, foe(), "contact"),
    )
    assert "12 inches" in told[2] and "5, 3" in told[2]
    assert "from the left" in told[3]
    assert told[3].count("(Bob)") == 1 and "(Zoé)" not in told[3]


def test_a_combat_tells_the_reasons_of_who_won() -> None:
    friends, enemies = (("wounds", 1),), (("wounds", 4), ("ranks", 2))
    lines = said(TurnFlipped(ANN, 1), CombatCounted(friends, enemies, BOB, 5), language="fr")
    assert lines[1] == "Bob gagne ce combat, de 5 (blessures infligées 4 et rangs 2)."


def test_a_bargain_is_told_with_what_it_costs_and_what_it_buys() -> None:
    offer = OfferMade(7, ANN, BOB, 2, "", "not-charge", -1, "")
    assert said(offer, OfferAnswered(7, ANN, BOB, True))[1] == (
        "Done: Bob pockets 2 tokens and promises Zoé a turn without a charge."
    )


def test_turncoats_belong_to_their_first_owner_until_they_leave() -> None:
    view = battle(2).spectator().view
    events = [
        ChargeDeclared(0, foe(), "front"),
        UnitChangedSides(0, BOB, ANN),
        ChargeDeclared(0, foe(), "front"),
    ]
    owners = [line.facts["unit"].owner for line in battle_lines(view, events)]  # type: ignore[union-attr]
    assert owners == [BOB, ANN, ANN]


def named_cards(lines: list[Line]) -> set[str]:
    """Treachery cards that these lines name."""
    cards = [line.facts.get("cards", ()) for line in lines]
    return {one.id for some in cards if isinstance(some, tuple) for one in some if isinstance(one, Named)}


def test_a_viewer_reads_only_cards_that_it_may_know() -> None:
    event = CardsDrawn(ANN, ("base:espion", "base:renegats"))
    view = battle(2).spectator().view
    told = [battle_lines(view, [event.seen_by(viewer)]) for viewer in (ANN, BOB, -1)]
    assert [len(named_cards(lines)) for lines in told] == [2, 0, 0]
    assert told[1] == told[2]
    assert Phrase("told-some-card") not in told[0][0].facts.values()


@pytest.mark.statistics
def test_a_story_from_a_seat_names_no_card_that_the_seat_never_saw() -> None:
    war = battle(4)
    for viewer in (ANN, BOB):
        seat = war.seat(viewer)
        drawn = [event for event in seat.story if isinstance(event, CardsDrawn)]
        lines = battle_lines(seat.view, drawn)
        mine = {card for event in drawn if event.player == viewer for card in event.cards}
        assert named_cards(lines) == mine
