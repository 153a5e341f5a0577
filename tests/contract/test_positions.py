"""Whatever is written as a position is played to its end or refused in a sentence, in every game."""

import math
import re
from pathlib import Path
from typing import Any

import pytest

from game.app.games import GAMES
from game.app.simulate import bots_by_seat, play_out
from game.core.match import Match
from game.core.notation import PositionProblem
from game.core.rng import Rng
from tests.builders import BASE, submitted
from tests.contract.games import tick
from tests.contract.worlds import rules_from
from tests.slices import sliced

pytestmark = pytest.mark.statistics

OURS = sorted(path for game in GAMES for path in (BASE / "positions" / game).glob("*.toml"))
SMALL = sliced(OURS, *(n for n, path in enumerate(OURS) if not path.stem.startswith("showcase")))
"""Without the great battles, each of which takes as long as all the others together."""
BLOWS = 60
"""Spoilt copies of each position."""
TICKS = 5000
"""So many ticks the copies of one position are played on, all together; those that come later only begin."""
BEGINNING = 10


def spoilt(text: str, rng: Rng) -> str:
    """The text with a few lines lost, doubled or swapped, and numbers and names exchanged."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    words = re.findall(r'"[A-Za-z_-]*"', text)
    for _ in range(1 + rng.below(3)):
        place = rng.below(len(lines))
        match rng.below(5):
            case 0:
                del lines[place]
            case 1:
                lines.insert(rng.below(len(lines)), lines[place])
            case 2:
                lines[place] = re.sub(r"\d", lambda _: str(rng.below(9)), lines[place])
            case 3:
                lines[place] = re.sub(r'"[A-Za-z_-]*"', lambda _: rng.choice(words), lines[place], count=1)
            case 4:
                lines[place] = re.sub(r'"[A-Za-z_-]*"(, )?', "", lines[place], count=1)
        if not lines:
            break
    return "\n".join(lines)


def played(rules: Any, rng: Rng, most: float = math.inf) -> int:
    """Play a laid-out match at random to its end, or for so many ticks; returns how many."""
    match: Match[Any, Any, Any] = Match(rules, 1)
    ticks = 0
    while match.to_act() and ticks < most:
        submitted(match, *tick(rules, match.state, rng))
        ticks += 1
    assert match.to_act() or match.outcome() is not None
    return ticks


def strike(path: Path, blows: int, ticks: float) -> None:
    """Play a position, and its spoilt copies for so many ticks in all, or hear why they are refused."""
    game, text, rng, refused = path.parent.name, path.read_text("utf-8"), Rng(path.stem), 0
    played(rules_from(game, text), rng)
    for _ in range(blows):
        broken = spoilt(text, rng)
        try:
            rules = rules_from(game, broken)
        except PositionProblem as problem:
            assert str(problem).startswith("position: ")
            refused += 1
        else:
            ticks -= played(rules, rng, max(ticks, BEGINNING))
    assert refused


def test_every_game_comes_with_positions() -> None:
    assert {path.parent.name for path in OURS} == set(GAMES)


@pytest.mark.parametrize("path", SMALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_spoilt_position_is_played_or_refused_in_a_sentence(path: Path) -> None:
    strike(path, BLOWS, TICKS)


@pytest.mark.slow
@pytest.mark.parametrize("path", OURS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_spoilt_position_is_played_to_its_end_or_refused(path: Path) -> None:
    strike(path, 2 * BLOWS, math.inf)


@pytest.mark.parametrize("path", OURS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_bots_who_have_not_heard_the_beginning_play_on(path: Path) -> None:
    rules = rules_from(path.parent.name, path.read_text("utf-8"))
    match: Match[Any, Any, Any] = Match(rules, 2)
    play_out(match, bots_by_seat(path.parent.name, rules, "weak"))
    assert match.outcome() is not None
