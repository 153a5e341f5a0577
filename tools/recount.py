"""The means of written battles, counted a second time, by other ways than `simulate` counts them.

`perfidie simulate skirmish --json --save FOLDER` writes battles and prints their means; this reads the files,
plays them again and prints the means that it finds: `python tools/recount.py FOLDER`. With `--against FILE`
(the object that was printed) it names every figure that differs, and ends with status 1 if any does.

Where `simulate` counts events, this counts actions of the log, deeds of the review and the last state.
"""

import argparse
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game import paths  # noqa: E402
from game.app.app import App  # noqa: E402
from game.app.plan import plan_from  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.rules.skirmish.review.review import review  # noqa: E402
from game.saves.save import SavedMatch  # noqa: E402
from game.saves.settings import Settings  # noqa: E402

ORDERS = [
    "Move",
    "Reform",
    "Join",
    "Leave",
    "Arrive",
    "DeclareCharge",
    "Cast",
    "Shoot",
    "Aim",
    "SetOrder",
    "TakeZone",
    "Deploy",
    "DeployForMe",
    "KeepBack",
    "Name",
    "MakeOffer",
]
"""Actions for which people take eight seconds; three for any other."""
SAMPLED = [
    "deployment:order",
    "deployment:zone",
    "deployment:place",
    "deployment:scout",
    "deployment:vanguard",
    "bribes:offer",
    "bribes:answer",
    "charge:declare",
    "rally:form",
    "manoeuvres:move",
    "magic:cast",
    "magic:unravel",
    "shooting:orders",
    "reforms:reform",
]
"""Questions of which the options are a sample: one option is no proof that there is but one answer."""
Figures = dict[str, Any]


def recounted(folder: Path) -> Figures:
    """The means of every battle written in a folder, and how each faction fared."""
    app = App([paths.bundled_mods_folder() / "base"], Settings()).inline()
    factions: dict[str, dict[str, float]] = {}
    battles = [battle_figures(app, path, factions) for path in sorted(folder.glob("*.match"))]
    means = {name: mean([one[name] for one in battles]) for name in battles[0]}
    for one in factions.values():
        one["share"] = round(one["wins"] / one["battles"], 4)
    return {"means": means, "factions": factions}


def mean(figures: list[float | None]) -> float | None:
    """The mean of those that are there."""
    there = [one for one in figures if one is not None]
    return round(sum(there) / len(there), 4) if there else None


def battle_figures(app: App, path: Path, factions: dict[str, dict[str, float]]) -> Figures:
    """The figures of one written battle; its armies are added to those of their factions."""
    saved = app.read(path)
    assert isinstance(saved, SavedMatch) and saved.finished, saved
    _, rules = app.rules(plan_from(saved.header))
    match: Match[Any, Any, Any] = Match(rules, saved.header.seed)
    course = Course(rules)
    asked = [answer for tick in saved.ticks for answer in answers(match, tick, course)]
    note_factions(rules, match.state.winner, factions)
    turns = review(rules, saved.header.seed, saved.ticks)
    return {
        **of_course(match, turns),
        **of_field(match.state),
        **of_tokens(turns),
        **of_bargains(match, asked),
        **of_cards(match, asked, course),
        **of_answers(asked, course),
    }


Asked = tuple[str, int, Any, bool]
"""A question's kind, how many answers were offered, the answer, and whether the name cannot have mattered."""


class Course:
    """Seconds of pictures, and of waiting beyond them, as the battle goes on."""

    def __init__(self, rules: Any) -> None:
        with (ROOT / "mods/base/look/battle.toml").open("rb") as file:
            table = tomllib.load(file)
        self.window: dict[str, float] = table["window"]
        self.seconds: dict[str, float] = table["picture"]
        self.longest = {"treachery:card": float(rules.setting.flags.card_seconds), "bribes:offer": 4.0}
        self.pictures = self.waiting = self.showing = 0.0
        self.moment: Any = None

    def go_on(self, events: list[Any], state: Any) -> None:
        """One tick: its longest picture is shown whole, after those still shown; then the next question."""
        names = [type(event).__name__ for event in events]
        self.show(max([self.seconds.get(name, 0.0) for name in names], default=0.0))
        kind = str(state.questions[-1].kind) if state.questions else ""
        if kind not in ("treachery:card", "bribes:offer", "bribes:answer"):
            self.showing, self.moment = 0.0, None
            return
        moment = (kind, state.round, state.active, state.phase, len(state.flips), state.barred)
        goes_on = moment == self.moment and not (kind == "treachery:card" and {*names} & OPENING)
        self.moment = moment
        if kind in self.longest and not goes_on:
            self.wait(kind, naming=kind == "bribes:offer" and bool(state.phase))

    def show(self, seconds: float) -> None:
        """Show one more picture."""
        self.pictures += seconds
        self.showing += seconds

    def wait(self, kind: str, *, naming: bool) -> None:
        """A window opens: it closes with the pictures, after its least time, and after its longest."""
        self.show(self.window["naming"] if naming else 0.0)
        length = min(self.longest[kind], max(self.window["least"], self.showing))
        self.waiting += max(0.0, length - self.showing)
        self.showing = max(0.0, self.showing - length)


OPENING = {"WindowOpened", "CardPlayed", "CardResolved"}
"""Events after which a window of cards is another one."""


def answers(match: Match[Any, Any, Any], tick: Any, course: Course) -> Iterator[Asked]:
    """The answers of one tick, each with what was asked; then the tick is played."""
    before = [
        (str(match.state.questions[-1].kind), len(match.options(one.player)), one, is_idle(match))
        for one in tick
    ]
    heard = len(match.events)
    assert match.submit(*tick) is None
    course.go_on(match.events[heard:], match.state)
    yield from before


def is_idle(match: Match[Any, Any, Any]) -> bool:
    """Whether nothing can come of the phase for which a name is asked, by options alone."""
    state, rules = match.state, match.rules
    if state.questions[-1].kind != "turns:name":
        return False
    standing = [unit for unit in state.units if unit.place == "table"]
    if state.phase == "magic":
        lasting = any(one.until == "remains" for one in state.lasting)
        return not lasting and not any(is_casting(state, unit) for unit in standing)
    if state.phase == "shooting":
        return not any(can_shoot(rules, state, unit) for unit in standing if unit.owner == state.active)
    touching = {
        state.units[one].owner
        for pair in rules.setting.ground.contacts(state)
        for one in pair
        if state.active in (state.units[pair[0]].owner, state.units[pair[1]].owner)
    }
    return state.phase == "combat" and not touching - {state.active}


def is_casting(state: Any, unit: Any) -> bool:
    """Whether a unit is a wizard who works magic: levels left, in no flight."""
    home = unit if unit.host < 0 else state.units[unit.host]
    return unit.level > 0 and not home.fleeing


def can_shoot(rules: Any, state: Any, unit: Any) -> bool:
    """Whether the rules let a unit shoot at anybody at all."""
    from game.rules.skirmish.shooting.law import may_shoot

    return unit.host < 0 and may_shoot(rules.setting, state, unit) is None


def note_factions(rules: Any, winner: int, factions: dict[str, dict[str, float]]) -> None:
    """Add one battle to the faction of each seat, and a win to the winner's."""
    for seat, army in enumerate(rules.setting.armies):
        (name,) = [
            id
            for id, faction in rules.setting.content.factions.items()
            if any(unit.unit in faction.units for unit in army if unit.general)
        ]
        one = factions.setdefault(name, {"battles": 0, "wins": 0})
        one["battles"] += 1
        one["wins"] += seat == winner


def of_course(match: Match[Any, Any, Any], turns: Any) -> Figures:
    """Turns, combats and truces."""
    fought = [
        turn.round for turn in turns for phase in turn.phases for deed in phase.deeds if deed.kind == "fought"
    ]
    moment, truces = 0, set()
    for event in match.events:
        name = type(event).__name__
        moment += name == "PhaseEnded"
        if name == "TruceKept":
            truces.add(moment)
    return {
        "game_turns": match.state.round,
        "first_combat_turn": min(fought, default=None),
        "combats": len(fought),
        "truces": len(truces),
    }


def of_field(state: Any) -> Figures:
    """Losses, armies without a point, and how the battle ended, from the last state."""
    living = {unit.owner for unit in state.units if unit.place != "gone"}
    at_the_end = state.round == state.rounds and state.phase == "combat" and not state.flips
    return {
        "units_lost": sum(unit.place == "gone" for unit in state.units),
        "armies_without_points": sum(points == 0 for points in state.victory) / state.players,
        "winner_without_points": float(state.victory[state.winner] == 0),
        "ended_early": float(len(living) < 2 and not at_the_end),
    }


def of_tokens(turns: Any) -> Figures:
    """Tokens got for points, as bribes and by cards, from the deeds."""
    got = [
        (deed.how, deed.number)
        for turn in turns
        for phase in turn.phases
        for deed in phase.deeds
        if deed.kind == "tokens" and deed.number > 0
    ]
    return {
        f"tokens_{name}": sum(number for how, number in got if how == why)
        for name, why in (("points", "points"), ("bribes", "bribe"), ("cards", "card"))
    }


def of_bargains(match: Match[Any, Any, Any], asked: list[Asked]) -> Figures:
    """Offers from the actions, promises from the last state."""
    made = sum(type(one).__name__ == "MakeOffer" for _, _, one, _ in asked)
    answered = [one for _, _, one, _ in asked if type(one).__name__ == "Answer"]
    status = [one.status for one in match.state.promises]
    return {
        "offers_made": made,
        "offers_taken": sum(one.accept for one in answered),
        "offer_prompts": made + len(answered),
        "promises_kept": status.count("kept"),
        "promises_broken": status.count("broken"),
    }


def of_cards(match: Match[Any, Any, Any], asked: list[Asked], course: Course) -> Figures:
    """Cards from the actions, windows from what was told."""
    windows = [event for event in match.events if type(event).__name__ == "WindowOpened"]
    return {
        "cards_played": sum(type(one).__name__ == "PlayCard" for _, _, one, _ in asked),
        "windows": len(windows),
        "window_seconds": course.waiting,
    }


def of_answers(asked: list[Asked], course: Course) -> Figures:
    """Questions, those with a choice, those that need no press, and the minutes of people."""
    alone = [many == 1 and kind not in SAMPLED for kind, many, _, _ in asked]
    no_hand = [kind == "bribes:offer" and type(one).__name__ == "Done" for kind, _, one, _ in asked]
    seconds = course.pictures + course.waiting
    for one, single, silent in zip(asked, alone, no_hand, strict=True):
        verb = type(one[2]).__name__
        if not single and not silent and verb != "Pass":
            seconds += 8 if verb in ORDERS and not one[3] else 3
    return {
        "questions": len(asked),
        "questions_with_choice": alone.count(False),
        "questions_self_answered": alone.count(True) + no_hand.count(True),
        "minutes": seconds / 60,
    }


def differences(ours: Figures, printed: Figures) -> list[str]:
    """Every figure that differs, in words."""
    found = []
    for name in {**printed["means"], **ours["means"]}:
        here, there = ours["means"].get(name), printed["means"].get(name)
        same = here == there or (None not in (here, there) and abs(here - there) < 0.001)
        found += [] if same else [f"{name}: {there} printed, {here} found"]
    return found + ([] if ours["factions"] == printed["factions"] else ["factions"])


def main(words: list[str] | None = None) -> None:
    """Read the command line, recount, and print or compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="where `simulate --save` wrote the battles")
    parser.add_argument("--against", type=Path, help="the object that `simulate --json` printed")
    said = parser.parse_args(words)
    ours = recounted(said.folder)
    if said.against is None:
        print(json.dumps(ours))
        return
    found = differences(ours, json.loads(said.against.read_text(encoding="utf-8")))
    for line in found:
        print(line)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
