"""What a table has seen of the running round, so that a picture that is made anew says it too."""

from collections.abc import Sequence

from game.core.rules import Event
from game.rules.roulette.events import (
    SKY,
    CharacterSaved,
    Fired,
    LeftRound,
    PocketShown,
    RoundBegan,
    ShotCalled,
)
from scenes.games.roulette.table.seats.facts import FELL, JUDGED, SAVED
from scenes.games.roulette.table.shown import AWAY, BALLE, CLIC, Shown
from scenes.games.roulette.table.shown import SKY as AT_SKY


def remember_shots(shown: Shown, story: Sequence[Event]) -> None:
    """Note in `shown` this round's shots and the cause of each fall: facts do not tell them."""
    starts = [place for place, event in enumerate(story) if isinstance(event, RoundBegan)]
    shot, why = 0, dict.fromkeys(range(len(shown.teams)), FELL)
    marks: list[list[str]] = [[] for _ in shown.teams]
    for event in story[starts[-1] if starts else 0 :]:
        match event:
            case ShotCalled():
                shot = event.number
            case Fired():
                marks[event.player].append(mark_of(event))
            case PocketShown() if event.bullet:
                why[event.player] = JUDGED
            case CharacterSaved():
                why[event.player] = SAVED
            case LeftRound() if shot or why[event.player] != FELL:
                shown.blame(event.player, why[event.player], shot)
    for turned, seen in zip(shown.turned, marks, strict=True):
        turned[len(turned) - len(seen) :] = seen


def mark_of(event: Fired) -> str:
    """Return the mark that a shot leaves on the track of its shooter."""
    if not event.bullet:
        return CLIC
    if event.target == event.player:
        return BALLE
    return AT_SKY if event.target == SKY else AWAY
