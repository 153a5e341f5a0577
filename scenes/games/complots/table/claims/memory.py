"""What each player has claimed so far, from what everybody saw: public events and nothing else (C-39)."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from game.core.rules import Event, Player
from game.rules.complots import ComplotsView, questions
from game.rules.complots.defs import ActionDef
from game.rules.complots.events import Blocked, ClaimProved, Declared, LieExposed

STOOD, PROVED, LIE = "", "proved", "lie"
"""What came of a claim: nobody doubted it, it was shown, or it was torn."""

REMEMBERED = (Declared, Blocked, ClaimProved, LieExposed)
"""The events that change what is remembered."""


class Told(msgspec.Struct):
    """One claim of a player, and what has come of it."""

    character: str
    denial: bool = False
    fate: str = STOOD


class ClaimMemory:
    """The claims of every player, oldest first."""

    def __init__(
        self, view: ComplotsView, actions: Mapping[str, ActionDef], story: Sequence[Event] = ()
    ) -> None:
        """Remember what has happened so far, and in a laid-out position at least what is on the table."""
        self._denials = {name for name, action in actions.items() if action.denies is not None}
        self._told: list[list[Told]] = [[] for _ in range(view.players)]
        for event in story if any(type(one) in REMEMBERED for one in story) else _on_the_table(view, actions):
            self.hear(event)

    def of(self, player: Player) -> Sequence[Told]:
        """The claims of one player, oldest first."""
        return self._told[player]

    @property
    def signature(self) -> tuple[tuple[str, ...], ...]:
        """All of it, to be compared: equal signatures show the same medallions."""
        return tuple([tuple([f"{one.character} {one.fate}" for one in told]) for told in self._told])

    def hear(self, event: Event) -> Player | None:
        """Take note of an event; returns the player whose claims it changes, if it changes any."""
        match event:
            case Declared(player=player, action=action, claim=str(character)):
                self._told[player].append(Told(character, action in self._denials))
            case Blocked(player=player, character=character):
                self._told[player].append(Told(character))
            case ClaimProved(player=player):
                self._judge(player, PROVED)
            case LieExposed(player=player):
                self._judge(player, LIE)
            case _:
                return None
        return player

    def _judge(self, player: Player, fate: str) -> None:
        """The newest claim of a player has been judged; one of before a laid-out position is not known."""
        if self._told[player]:
            self._told[player][-1].fate = fate


def _on_the_table(view: ComplotsView, actions: Mapping[str, ActionDef]) -> Iterator[Event]:
    """What has been claimed of the action on the table, as if one had heard it."""
    declared, block = view.declared, view.block
    if declared is None or view.asks == questions.TURN:
        return
    action = actions[declared.action]
    claim = action.claim or action.denies
    yield Declared(declared.player, declared.action, declared.target, claim, action.cost)
    if block is not None:
        yield Blocked(block.player, block.character, declared.player, declared.action)
