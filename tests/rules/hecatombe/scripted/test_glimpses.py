"""Objectives that a script lets be seen: by one player alone, or by all; nobody else learns anything."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.ai.hecatombe.knowledge import TableKnowledge
from game.ai.hecatombe.round_forecast import RoundForecast
from game.app.app import App
from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import SPECTATOR, UNKNOWN
from game.rules.hecatombe.actions import Attack, Name
from game.rules.hecatombe.chronicle import war_lines
from game.rules.hecatombe.deduction.evidence import Evidence
from game.rules.hecatombe.deduction.hindsight import Hindsight
from game.rules.hecatombe.deduction.posterior import objective_beliefs
from game.rules.hecatombe.deeds import deeds
from game.rules.hecatombe.events import ObjectiveOpened, ObjectiveRevealed, ObjectiveScored, ObjectiveSeen
from game.rules.hecatombe.glimpses import Glimpse
from game.rules.hecatombe.position.notation import lay_out, parse, position_of, position_text
from game.rules.hecatombe.review import Replay
from game.rules.hecatombe.rules import Hecatombe
from game.scripting.hooks.events import ScriptFailed
from tests.contract.hecatombe import imagine
from tests.rules.hecatombe.builders import a_field, tile
from tests.scripting.hooks.hecatombe import EVERYBODY, at_random, handlers, match, of

ANN, BOB, CLO = EVERYBODY
LOOK = "{ wish = 'look', player = 1, target = 2, place = 1 }"
SHOW = "{ wish = 'show', player = 2, place = 1 }"
OTHER = SHOW.replace("place = 1", "place = 2")


def begun(*wishes: str, **more: Any) -> Match[Any, Any, Any]:
    """A match in which these wishes come before the first attack of every round."""
    body = f"if facts.attacks == 0 then return {{ {', '.join(wishes)} }} end"
    found = match(handlers(turn_start=body), **more)
    at_random(found, 1, until="attack")
    assert not of(ScriptFailed, found.events)
    return found


def law(found: Match[Any, Any, Any]) -> Hecatombe:
    """The rules of a match."""
    assert isinstance(found.rules, Hecatombe)
    return found.rules


def objective(found: Match[Any, Any, Any], viewer: int, owner: int = BOB, place: int = 0) -> str:
    """An objective as a viewer sees it."""
    face: str = found.rules.observe(found.state, viewer).objectives[owner][place]
    return face


def test_who_looks_sees_it_and_nobody_else() -> None:
    found = begun(LOOK)
    truth = found.state.objectives[BOB][0]
    assert [objective(found, viewer) for viewer in (ANN, BOB)] == [truth, truth]
    assert objective(found, SPECTATOR) == UNKNOWN
    assert objective(found, ANN, place=1) == UNKNOWN, "only that one was looked at"
    without = begun()
    assert [objective(found, CLO, BOB, place) for place in (0, 1)] == [
        objective(without, CLO, BOB, place) for place in (0, 1)
    ]


def test_everybody_knows_who_looked_at_which() -> None:
    found = begun(LOOK)
    (seen,) = of(ObjectiveSeen, found.events)
    truth = found.state.objectives[BOB][0]
    assert seen == ObjectiveSeen(ANN, BOB, 0, truth)
    assert {viewer: seen.seen_by(viewer).people for viewer in (SPECTATOR, *EVERYBODY)} == {
        SPECTATOR: UNKNOWN,
        ANN: truth,
        BOB: truth,
        CLO: UNKNOWN,
    }
    for viewer in (SPECTATOR, *EVERYBODY):
        assert found.rules.observe(found.state, viewer).glimpses == (Glimpse(ANN, BOB, 0),)


@pytest.mark.parametrize(
    "known",
    [
        f"{LOOK}, {LOOK}",
        f"{SHOW}, {LOOK}",
        f"{SHOW}, {SHOW}",
        "{ wish = 'look', player = 1, target = 3, place = 1 }",  # the right-hand neighbour's first one
    ],
)
def test_nothing_comes_of_what_is_known(known: str) -> None:
    found = begun(known)
    glimpses = [one for one in found.events if isinstance(one, ObjectiveSeen | ObjectiveOpened)]
    assert len(glimpses) == len(found.state.glimpses) == ("target = 3" not in known)


def test_before_objectives_are_laid_there_is_nothing_to_see() -> None:
    found = match(handlers(round_start=f"return {{ {LOOK}, {SHOW} }}"))
    at_random(found, 1, until="attack")
    assert found.state.glimpses == () and not of(ScriptFailed, found.events)
    assert b"glimpses" not in msgspec.json.encode(found.rules.observe(found.state, ANN))


def test_what_lies_open_everybody_sees_and_it_still_waits_to_be_called() -> None:
    found = begun(SHOW)
    truth = found.state.objectives[BOB][0]
    assert [objective(found, viewer) for viewer in (SPECTATOR, *EVERYBODY)] == [truth] * 4
    assert found.state.shown[BOB] == [False, False] and not of(ObjectiveScored, found.events)
    at_random(found, 4)
    shown = [(one.owner, one.place) for one in of(ObjectiveRevealed, found.events)]
    assert sorted(shown) == [(owner, place) for owner in EVERYBODY for place in (0, 1)]
    assert len(of(ObjectiveScored, found.events)) == 6


def test_a_new_round_forgets_what_was_seen() -> None:
    found = begun(LOOK, rounds_to_win=3)
    at_random(found, 4, until="reveal")
    assert len(found.state.glimpses) == 1
    while found.state.round < 2:
        player = found.to_act()[0]  # type: ignore[index]
        assert found.submit(found.options(player)[0]) is None
    assert found.state.glimpses == ()


def test_scripts_are_told_which_and_never_what() -> None:
    keep = "return { { wish = 'remember', key = 'told', value = facts } }"
    source = handlers(
        turn_start=f"if facts.attacks == 0 then return {{ {LOOK}, {OTHER} }} end",
        look=keep.replace("facts", "{ facts.player, facts.owner, facts.place, facts.people or 'nothing' }"),
        show=keep.replace("told", "shown").replace("facts", "facts.seats[2]"),
    )
    found = match(source)
    at_random(found, 1, until="attack")
    kept = found.state.memory.of("mod0")
    assert kept["told"] == [1, 2, 1, "nothing"]
    assert kept["shown"]["faces"] == ["?", found.state.objectives[BOB][1]]
    assert (kept["shown"]["hidden"], kept["shown"].get("shown") or []) == (1, [])


# two worlds that differ in what was not seen are one world


CURIOUS = handlers(
    turn_start="local n = #facts.seats local a, b = math.random(n), math.random(n) "
    "local place = math.random(#facts.seats[b].faces) "
    "if math.random(4) == 1 then return { { wish = 'show', player = b, place = place } } end "
    "if a ~= b then return { { wish = 'look', player = a, target = b, place = place } } end"
)
"""Somebody looks at something before every attack."""


def told(found: Match[Any, Any, Any], state: Any, viewer: int) -> bytes:
    """All that the rules say to a viewer."""
    rules = found.rules
    options = list(rules.legal_actions(state, viewer)) if viewer in rules.to_act(state) else []
    return msgspec.json.encode([rules.observe(state, viewer), options])


@pytest.mark.statistics
@pytest.mark.parametrize("players", [2, 3, 5])
def test_two_worlds_that_differ_in_an_objective_not_seen_are_told_alike(players: int) -> None:
    different = looked = 0
    for seed in range(4):
        found, rng = match(CURIOUS, seed=seed, players=players), Rng(seed)
        at_random(found, seed, until="attack")
        while found.state.pending.kind in ("attack", "defence"):
            looked += len(found.state.glimpses)
            (asked,) = found.to_act()
            answer, dice = rng.choice(found.options(asked)), rng.below(1 << 30)
            for viewer in (SPECTATOR, *range(players)):
                world = imagine(found.rules, found.rules.observe(found.state, viewer), rng)
                truth = found.state.clone()
                different += world.objectives != truth.objectives
                assert told(found, truth, viewer) == told(found, world, viewer)
                if world.objectives[asked] == truth.objectives[asked]:
                    assert found.rules.check(world, answer) is None
                heard = [found.rules.apply(state, [answer], Rng(dice)) for state in (truth, world)]
                kept = [[one for one in events if not _teaches(one, viewer)] for events in heard]
                said = [msgspec.json.encode([one.seen_by(viewer) for one in events]) for events in kept]
                assert said[0] == said[1]
            assert found.submit(answer) is None
    assert different > 50 and looked > 50


def _teaches(event: Any, viewer: int) -> bool:
    """Whether a viewer is shown by an event what worlds differ in."""
    return isinstance(event, ObjectiveOpened) or (isinstance(event, ObjectiveSeen) and event.player == viewer)


def test_worlds_that_differ_in_what_was_seen_are_not_alike_to_who_saw_it() -> None:
    """The control of the test above: it would see a leak."""
    found = begun(LOOK)
    other = found.state.clone()
    other.objectives[BOB][0], other.middle[0] = other.middle[0], other.objectives[BOB][0]
    assert other.objectives != found.state.objectives
    alike = {
        viewer: told(found, found.state, viewer) == told(found, other, viewer) for viewer in (-1, *EVERYBODY)
    }
    assert alike[ANN] is False and alike[BOB] is False and alike[SPECTATOR] is True


# bots and assistants


def test_what_one_has_seen_is_certain_and_to_others_it_is_not() -> None:
    found = begun(LOOK)
    truth = found.state.objectives[BOB][0]
    beliefs = {}
    for viewer in (SPECTATOR, ANN):
        seat = found.spectator() if viewer < 0 else found.seat(viewer)
        beliefs[viewer] = objective_beliefs(law(found).setting, seat.view, seat.story).of(BOB, 0)
    assert beliefs[ANN] == {truth: 1.0} and 0 < beliefs[SPECTATOR][truth] < 1
    opened = begun(SHOW)
    seat = opened.spectator()
    assert objective_beliefs(law(opened).setting, seat.view, seat.story).of(BOB, 0) == {truth: 1.0}


def test_bots_reckon_with_what_others_have_seen() -> None:
    for wishes, knows in (((), False), ((LOOK,), True), ((SHOW,), True)):
        found = begun(*wishes)
        seat = found.seat(BOB)
        setting = law(found).setting
        outlook = RoundForecast(
            TableKnowledge(setting), seat.view, objective_beliefs(setting, seat.view, [], None)
        )
        assert outlook.known_to(ANN, (BOB, 0)) is knows
        assert not outlook.known_to(ANN, (BOB, 1))


def test_what_a_player_does_after_a_look_speaks_of_what_was_seen() -> None:
    """Ann hunts Fire; only if she has seen it does that speak of what Bob has sworn."""
    field = a_field({0: "TA TV TA", 1: "FV TA TV", 2: "TA TV TA", 3: "TA TV TA"})
    setting = field.rules.setting  # type: ignore[attr-defined]
    look, hunt = ObjectiveSeen(0, 1, 0, UNKNOWN), Attack(0, tile("TA"), 1, tile("FV"))
    field.submit(hunt)
    view, after = field.rules.observe(field.state, 2), [one.seen_by(2) for one in field.events]
    seen = msgspec.structs.replace(view, glimpses=(Glimpse(0, 1, 0),))

    def lean(view: Any, story: list[Any]) -> float:
        logs = Evidence(setting, view, story, [(1, 0)]).logs[1, 0]
        found: float = logs[setting.order[tile("FV")]] - logs[setting.order[tile("EN")]]
        return found

    blind = lean(view, after)
    assert lean(seen, [look, *after]) > blind
    assert lean(seen, [*after, look]) == pytest.approx(blind), "a look speaks of nothing done before it"
    assert lean(seen, after) > blind, "a position laid out by hand tells no look"


def test_hindsight_grants_what_was_seen_before_the_first_attack() -> None:
    found = begun(LOOK)
    at_random(found, 4)
    hindsight = Hindsight(Replay(law(found), 3, found.log))
    assert hindsight.granted(0, ANN, (BOB, 0)) and not hindsight.granted(0, ANN, (BOB, 1))
    for moment in hindsight.missing(0, ANN):
        hindsight.odds(0, ANN, moment)
    insight = hindsight.insight(0, ANN, (BOB, 0))
    assert insight is not None and insight.granted


# what is written down


def test_a_position_says_who_has_seen_what() -> None:
    found = begun(LOOK, OTHER)
    text = position_text(position_of(found.state, {"rounds_to_win": 1}))
    assert "glimpses" in text
    assert lay_out(parse(text), law(found).setting) == found.state
    assert "glimpses" not in position_text(position_of(begun().state, {"rounds_to_win": 1}))
    assert found.state.clone() == found.state


def test_who_names_what_was_seen_has_guessed_nothing() -> None:
    look = "{ wish = 'look', player = 1, target = 2, place = 1 }"
    guesses = {}
    for name, wishes in (("blind", ()), ("looked", (look,)), ("open", (SHOW,))):
        found = begun(*wishes, players=2)
        at_random(found, 4, until="reveal")
        while found.state.chooser != ANN or found.state.pending.kind != "reveal":
            at_random(found, 4, until="none", ticks=len(found.log) + 1)
        truth = found.state.objectives[BOB][0]
        assert found.submit(Name(ANN, truth)) is None
        told = deeds(law(found), 3, found.log)
        guesses[name] = [one for one in told if one.fact == "objective-guessed" and one.word == truth]
    assert [len(one) for one in guesses.values()] == [1, 0, 0]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_story_says_what_to_whom_may_know_it(language: Any) -> None:
    from game.saves.settings import Settings

    found = begun(LOOK, OTHER)
    codes = {}
    for viewer in (SPECTATOR, ANN):
        view = found.rules.observe(found.state, viewer)
        lines = war_lines(view, [one.seen_by(viewer) for one in found.events])
        codes[viewer] = [
            line.code for line in lines if line.code.startswith(("hecatombe-seen", "hecatombe-open"))
        ]
    assert codes == {
        SPECTATOR: ["hecatombe-seen", "hecatombe-opened"],
        ANN: ["hecatombe-seen-face", "hecatombe-opened"],
    }
    say = App(settings=Settings(language=language)).inline().texts
    for code in (*codes[SPECTATOR], *codes[ANN]):
        words = say(f"told-{code}", name="Ann", other="Bob", people="Eau-Feu")
        assert "Ann" in words and ("Eau-Feu" in words) == (code != "hecatombe-seen")
