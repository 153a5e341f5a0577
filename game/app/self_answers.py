"""Answers that the table gives for people: the only one, or the adviser's when their time is over."""

from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from game.app.games.game import NO_CLOCK, HouseClock, Proposal
from game.app.hourglass import Clock, Hourglass, NotedSand
from game.core.rules import Action, Player

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from game.app.bots.thinker import Answer
    from game.app.games.game import Game
    from game.core.rules import Outcome, Refusal
    from game.core.seat import Seat
    from game.mods.texts import Texts
    from game.saves.save import SavedMatch

ONLY, TIME, SAND = "only", "time", "sand"
"""Why the table answered: there was but one answer, the answer's time was over, the turn's sand was."""
ADVISER_SECONDS = 1.0
"""Seconds that an adviser waits at least, at pace 1: how long it thinks tells nobody what a hand holds."""


class Answered(Protocol):
    """What is asked of a table that gives answers for people."""

    game: "Game"
    rules: Any
    public: "Seat"
    pace: float
    extra_seconds: int

    @property
    def ticks(self) -> int:
        """The decisions so far."""
        ...

    @property
    def missing(self) -> list[Player]:
        """Who owes an answer."""
        ...

    @property
    def bots(self) -> "Collection[Player]":
        """Whom bots play."""
        ...

    @property
    def is_sealed(self) -> bool:
        """Whether answers of several are kept until all are in."""
        ...

    @property
    def outcome(self) -> "Outcome | None":
        """Who has won, once it is over."""
        ...

    def seat(self, player: Player) -> "Seat":
        """What a player may know and do."""
        ...

    def advise(self, player: Player) -> "Answer":
        """What the adviser would answer in the place of a player, in the making."""
        ...

    def submit(self, *actions: Action) -> "Refusal | None":
        """Play answers, or say why not."""
        ...

    def note(self, noted: "SelfAnswer | NotedSand") -> None:
        """Write something beside the log."""
        ...


class SelfAnswer(msgspec.Struct, frozen=True):
    """An answer that the table gave for a player, as it is told to all and noted beside the log."""

    answered_at: int
    """The number of ticks before it."""
    by: Player
    why: str


class _Advice(msgspec.Struct):
    """The adviser's answer in the making, to a question of one tick."""

    ticks: int
    answer: "Answer"
    waited: float = 0.0


class SelfAnswers:
    """The answers of one table that need no hand; everybody sees them, and the clocks they hang on."""

    def __init__(self, clock: HouseClock = NO_CLOCK) -> None:
        self.told: list[SelfAnswer] = []
        """Every such answer so far, the latest last."""
        self.clock: Clock | None = None
        """The clock of the answer that is owed, where the house rules hurry it."""
        self.glass = Hourglass(clock.turn_seconds) if clock.turn_seconds else None
        self._seconds = clock.answer_seconds
        self._looked = -1
        self._noted_sand = -1
        self._advice: dict[Player, _Advice] = {}

    def update(self, table: Answered, dt: float) -> None:
        """Let `dt` seconds pass, and answer for people who need not, or may no longer, do so themselves."""
        people = [player for player in table.missing if player not in table.bots]
        self._advice = {
            player: one
            for player, one in self._advice.items()
            if one.ticks == table.ticks and player in people
        }
        self._give_only_answers(table, people)
        self._run_sand(table, people, dt)
        self._run_clock(table, people, dt)

    def restore(self, saved: "SavedMatch", ticks: int) -> None:
        """Take up what was told, and the sand, from the notes of a match left after so many ticks."""
        self.told = [one for one in saved.thoughts_as(SelfAnswer) if one.answered_at < ticks]
        if self.glass is not None:
            self.glass.restore(saved.thoughts_as(NotedSand), ticks)

    def proposal(self, table: Answered, player: Player) -> Proposal | None:
        """The answer that a player may take with one press now, for no other can matter more; else None."""
        return table.game.proposed_answer(table.rules, table.seat(player).view)

    # the only answer

    def _give_only_answers(self, table: Answered, people: list[Player]) -> None:
        """Give the answers to questions that have but one by law, looked for once a tick."""
        if self._looked == table.ticks or table.is_sealed:
            return
        self._looked = table.ticks
        for player in people:
            answer = table.game.only_answer(table.rules, table.seat(player).view)
            if answer is not None:
                self._give(table, answer, ONLY)

    def _give(self, table: Answered, answer: Action, why: str) -> None:
        """Submit an answer, and tell it, unless the law refuses it."""
        told = SelfAnswer(table.ticks, answer.player, why)
        if table.submit(answer) is None:
            self.told.append(told)
            table.note(told)

    # the sand of a turn

    def _run_sand(self, table: Answered, people: list[Player], dt: float) -> None:
        """Let the sand of the turn run while its player alone is waited for; once it is out, advise."""
        if self.glass is None:
            return
        view = table.public.view
        turn = table.game.turn(view)
        if turn is None:
            return
        self.glass.begin_turn(turn)
        if turn.player not in people:
            return
        if not self.glass.is_empty(turn.player):
            if people == [turn.player] and view.asks not in table.game.unhurried:
                self.glass.let_run(dt)
                self.note_sand(table)
        else:
            self._answer_for(table, turn.player, SAND, dt)

    def note_sand(self, table: Answered, *, now: bool = False) -> None:
        """Write the sand beside the log: at most once a tick, unless the table is left `now`."""
        if self.glass is not None and table.outcome is None and (now or self._noted_sand != table.ticks):
            self._noted_sand = table.ticks
            noted = self.glass.noted(table.ticks)
            if noted is not None:
                table.note(noted)

    # the clock of an answer

    def _run_clock(self, table: Answered, people: list[Player], dt: float) -> None:
        """Run the clock of an answer that is owed; at its end the adviser gives it."""
        if not self._seconds or not people or table.public.view.asks not in table.game.quick:
            self.clock = None
            return
        if self.clock is None or self.clock.key != table.ticks:
            seconds = self._seconds + table.extra_seconds
            self.clock = Clock(table.ticks, seconds, seconds)
        self.clock.left = max(0.0, self.clock.left - dt)
        for player in people if self.clock.left <= 0 else ():
            self._answer_for(table, player, TIME, dt)

    # the adviser

    def _answer_for(self, table: Answered, player: Player, why: str, dt: float) -> None:
        """Give what the adviser says, once it has said it; a window that has a clock ends with that."""
        window = table.game.window(table.public.view)
        if window is not None:
            if not window.seconds:
                self._give(table, silent_answer(table, player), why)
            return
        advice = self._advice.get(player)
        if advice is None:
            advice = self._advice[player] = _Advice(table.ticks, table.advise(player))
        advice.waited += dt
        if advice.waited >= ADVISER_SECONDS * table.pace and advice.answer.done():
            del self._advice[player]
            self._give(table, advice.answer.result().action, why)


def silent_answer(table: Answered, player: Player) -> Action:
    """The answer of a player who says nothing: silence, or where a script forbids that, the first option."""
    answer = table.game.silence(table.public.view, player)
    refusal = table.seat(player).refusal(answer)
    forbidden = refusal is not None and refusal.code == "forbidden-by-mod"
    return next(iter(table.seat(player).options), answer) if forbidden else answer


def told_line(answer: SelfAnswer, texts: "Texts", names: "Sequence[str]") -> str:
    """The sentence by which everybody hears of an answer that the table gave; `names` are those by seat."""
    return texts(f"self-answer-{answer.why}", player=names[answer.by])
