"""Coming back to a match: busts, ticket and sentence stand as they stood, without motion."""

from collections.abc import Sequence

from game.core.rules import Event
from game.rules.complots import ComplotsView, questions
from game.rules.complots.events import (
    Blocked,
    Challenged,
    ClaimProved,
    Declared,
    LieExposed,
    TurnBegan,
)
from scenes.games.complots.table.animator import Animator
from scenes.games.complots.table.clips.sentences import sentence


def recall(show: Animator, view: ComplotsView, story: Sequence[Event]) -> None:
    """Put up what the events of this turn have left on the stage."""
    turn = _this_turn(story)
    _busts_and_ticket(show, view)
    if view.declared is not None and view.asks != questions.TURN:
        _quarrel(show, turn)
    show.turn[:] = turn
    if turn and not isinstance(turn[-1], TurnBegan):
        show.turn[:] = turn[:-1]
        said = sentence(show, turn[-1])
        if said is not None:
            show.beats.strip.say(said.words, said.weight, said.seal)
        show.turn[:] = turn


def _this_turn(story: Sequence[Event]) -> Sequence[Event]:
    starts = [place for place, event in enumerate(story) if isinstance(event, TurnBegan)]
    return story[starts[-1] :] if starts else story


def _busts_and_ticket(show: Animator, view: ComplotsView) -> None:
    declared, block = view.declared, view.block
    if declared is None or view.asks == questions.TURN:
        show.show_speaker(view.active)
    elif block is not None:
        show.show_speaker(declared.player, block.player)
        show.centre.show_ticket(
            show.block_words(block.player, block.character, declared.player, declared.action)
        )
    else:
        show.show_speaker(declared.player, declared.target)
        action = show.actions[declared.action]
        claim = action.claim or action.denies
        said = Declared(declared.player, declared.action, declared.target, claim, action.cost)
        show.centre.show_ticket(show.claim_words(said))


def _quarrel(show: Animator, turn: Sequence[Event]) -> None:
    """Whoever doubted last still stands before whoever was doubted; the ticket of a lie is gone."""
    for event in reversed(turn):
        if isinstance(event, Blocked | Declared):
            return
        if isinstance(event, LieExposed):
            show.centre.show_ticket(None)
        elif isinstance(event, ClaimProved):
            show.centre.gild_ticket()
        elif isinstance(event, Challenged):
            show.confront(event.claimant, event.player)
            return
