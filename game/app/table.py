"""Tables: a match being played, with its seats, bots, the clock of the open window, and its journal."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from game.ai.policy import Choice
from game.app.bots.minds import BotPlaying, Minds
from game.app.bots.thinker import Answer, Thinker
from game.app.drafts import Drafts, NotedDraft, noted_answers
from game.app.games.game import Game
from game.app.hourglass import Clock, NotedSand
from game.app.moments.holds import Holds
from game.app.moments.lips import Lips, NotedLips
from game.app.moments.moments import Moments
from game.app.moments.notes import (
    NotedHands,
    NotedMarks,
    NotedOffers,
    NotedStop,
    NotedTell,
    NotedThought,
)
from game.app.moments.stops import note_stops
from game.app.plan import MatchPlan
from game.app.self_answers import SelfAnswer, SelfAnswers, silent_answer
from game.core.match import Match
from game.core.rules import Action, Event, Outcome, Player, Refusal
from game.core.seat import Seat
from game.saves.journal import Journal, Trouble
from game.saves.save import SavedChange

Noted = (
    NotedThought
    | NotedDraft
    | NotedSand
    | SelfAnswer
    | NotedHands
    | NotedOffers
    | NotedMarks
    | NotedStop
    | NotedLips
    | NotedTell
)
"""What is written beside the log."""


class Table:
    """A running match as screens hold it: seats, a clock, bots that answer in their own time.

    `pace` scales the seconds that bots wait before they answer: 0 answers at once.
    """

    def __init__(
        self, game: Game, plan: MatchPlan, match: Match[Any, Any, Any], thinker: Thinker, pace: float = 1.0
    ) -> None:
        self.game = game
        self.plan = plan
        self.rules: Any = match.rules
        self.first_rules: Any = match.first_rules
        self.pace = pace
        self.paused, self.extra_seconds = False, 0
        self.clock: Clock | None = None
        self.holds = Holds()
        self.thoughts: list[NotedThought] = []
        self.tells: list[NotedTell] = []
        """Occasions of tells, of which none is at most tables."""
        self.unwritten: Trouble = ""
        """Why nothing at all is written of a match that should be."""
        self.fated: set[Player] = set()
        """Those for whom silence chose in the last sealed question."""
        self.self_answers = SelfAnswers()
        """Answers that need no hand, and the clocks of the house rules."""
        self.lips = Lips(plan.lips)
        self.moments = Moments()
        """Windows and offers that pass under the picture, and what seats raise, lay and mark beforehand."""
        self.decided: Callable[[Player, Choice], object] | None = None
        """Told of every bot's decision before it is played; it changes none."""
        self._match = match
        self._book = match.journal if isinstance(match.journal, Journal) else None
        self._drafts = Drafts()
        self._tray: dict[Player, list[Action]] = {}
        self.bots: dict[Player, BotPlaying] = {
            player: BotPlaying(chair.temper, chair.strength)
            for player, chair in enumerate(plan.players)
            if chair.kind == "bot"
        }
        self.public = match.spectator()
        self.seats = tuple(match.seat(player) for player in range(match.rules.players))
        self.minds = Minds(self, thinker, [match.seat(player) for player in range(match.rules.players)])
        """What the bots are asked, and when they speak."""

    @property
    def outcome(self) -> Outcome | None:
        """The winners, or None while the match runs."""
        return self._match.outcome()

    @property
    def trouble(self) -> Trouble:
        """Why the match is not all on the disk; nothing when it is, or when nobody wants it there."""
        return self._book.trouble if self._book else self.unwritten

    @property
    def path(self) -> Path | None:
        """The file of the match; None where nothing is written."""
        return self._book.path if self._book else None

    def go_on_under(self, rules: Any, thinker: Thinker, change: SavedChange) -> bool:
        """Go on under other rules, which is written down; False, and nothing changes, where nobody can."""
        if not self._match.go_on_under(rules):
            return False
        if self._book:
            self._book.change(change)
        self.minds.change_thinker(thinker)
        self.rules, self.first_rules = rules, self._match.first_rules
        return True

    @property
    def ticks(self) -> int:
        """Number of ticks that have been played."""
        return len(self._match.log)

    @property
    def log(self) -> tuple[tuple[Action, ...], ...]:
        """Every tick so far, once the match is over; before, nobody may read it.

        Raises:
            RuntimeError: the match still runs.
        """
        if self.outcome is None:
            raise RuntimeError("the log is secret until the curtain falls")
        return tuple(self._match.log)

    def review(self) -> list[Any]:
        """The match told with the truth of it, once it is over: its claims, or its rounds."""
        return list(self.game.review(self.first_rules, self.plan.seed, self.log))

    def truth(self) -> list[Event]:
        """Every event, unveiled, once the match is over."""
        return list(self._match.events) if self.log else []

    def seat(self, player: Player) -> Seat:
        """The seat of `player`."""
        return self.seats[player]

    @property
    def drafted(self) -> frozenset[Player]:
        """Those who have answered the sealed question, and may still change their answer."""
        return self._drafts.players

    @property
    def missing(self) -> list[Player]:
        """Those who owe an answer and have not even drafted one."""
        return [player for player in self._match.to_act() if player not in self._drafts.players]

    def draft_of(self, player: Player) -> Action | None:
        """The draft of a player, for the eyes of that player alone; None without one."""
        return self._drafts.of(player)

    def redraft(self, noted: Iterable[NotedDraft]) -> None:
        """Lay the drafts down again that lay here when the match was left."""
        for answer in noted_answers(noted, self.ticks, self.game.actions):
            if self.is_sealed and self.rules.check(self._match.state, answer) is None:
                self._drafts.put(answer)

    @property
    def is_sealed(self) -> bool:
        """Whether answers stay drafts now until the last one is in."""
        return self.public.view.asks in self.game.sealed

    def _draft(self, answer: Action) -> None:
        """Lay an answer to a sealed question down, and write it beside the log."""
        if self._drafts.put(answer):
            self.note(NotedDraft(self.ticks, answer))

    def submit(self, *actions: Action) -> Refusal | None:
        """Put answers of one player on the tray of this frame, in order, or return the refusal of the first.

        Several answers are one choice of several parts: each is played in a tick of its own. From a player
        with answers on the tray already nothing more is taken. The answer to a sealed question is a draft.
        """
        refusal: Refusal | None = self.rules.check(self._match.state, actions[0])
        if refusal is None and self.is_sealed:
            self._draft(actions[0])
        elif refusal is None:
            self._tray.setdefault(actions[0].player, list(actions))
        return refusal

    def hold(self, player: Player) -> bool:
        """Hold the open window for a player who owes an answer; return whether it is held (R-21).

        A window can be held once by each seat, for as long as the game allows.
        """
        window = self.game.window(self.public.view)
        if window is None or not window.hold or player not in self._match.to_act():
            return False
        return self.holds.take(window.key, player, window.hold + self.extra_seconds)

    def let_go(self, player: Player) -> None:
        """End `player`'s hold on the window."""
        self.holds.let_go(player)

    def raise_hand(self, player: Player) -> bool:
        """Raise a hand, for all to see, to speak at the next moment of offers; return whether it is up."""
        return self.moments.raise_hand(self, player)

    def lower_hand(self, player: Player) -> None:
        """Lower the hand of `player`, who has nothing more to say."""
        self.moments.lower_hand(self, player)

    def mind(self, player: Player, temper: str, strength: str) -> None:
        """Let a bot play the seat of `player`; the window that the person held is let go."""
        self.bots[player] = BotPlaying(temper, strength)
        self.moments.lower_hand(self, player)
        self.let_go(player)

    def unmind(self, player: Player) -> None:
        """Give the seat of `player` back to a person."""
        self.bots.pop(player, None)
        self.moments.forget(player)
        self.minds.forget([player])

    def update(self, dt: float, *, watching: bool = False) -> None:
        """Let `dt` seconds pass; while the picture is late (`watching`) no time runs but that under it."""
        if self._book:
            self._book.ask_disk(dt)
        if self.paused:
            return
        self.flush()
        window = self.game.window(self.public.view)
        if not watching or (window is not None and window.beneath):
            self.let_time_run(dt, watching=watching)
            if not watching:
                self.self_answers.update(self, dt)
            self.let_bots_speak(dt)
        self.moments.pass_time(dt)
        self.flush()

    def flush(self) -> None:
        """Play the tray, one answer of each player a tick; answers that became illegal are dropped (C-23).

        Drafts are sealed together, in the order of the seats, once nobody's is missing (R-20).
        """
        self._play(self._drafts.take_all(self._match.to_act()))
        while self._tray:
            tick = [answers.pop(0) for answers in self._tray.values()]
            self._tray = {player: answers for player, answers in self._tray.items() if answers}
            self._play([action for action in tick if self.rules.check(self._match.state, action) is None])

    def _play(self, legal: Sequence[Action]) -> None:
        """Play one tick, if there is anything in it."""
        if legal:
            heard = len(self._match.events)
            self._match.submit(*legal)
            note_stops(self.rules, self.note)
            self.moments.show(self._match.events[heard:])
            self.stop_clock()
            self.release(*(action.player for action in legal))
            self.finish()

    def stop_clock(self) -> None:
        """Put the clock away when its window has closed."""
        window = self.game.window(self.public.view)
        if self.clock is not None and (window is None or window.key != self.clock.key):
            self.clock = None
            self.moments.forget()

    def release(self, *spoken: Player) -> None:
        """End the holds of players who have answered, unless a hand is up, or are not asked any more."""
        gone = set(spoken) - self.moments.hands
        self.holds.keep_only([player for player in self._match.to_act() if player not in gone])

    def let_time_run(self, dt: float, *, watching: bool = False) -> None:
        """Run the clock of the window that people still owe an answer; at its end, silence answers for them.

        A window that is held waits; players who need more time get it there, not in the window itself.
        """
        window = self.game.window(self.public.view)
        if window is not None and window.beneath:
            self.moments.let_run(self, window, dt, watching=watching)
            return
        people = [player for player in self.missing if player not in self.bots]
        if window is None or not people or not window.seconds:
            self.clock = None
            return
        seconds = window.seconds + (0 if window.hold else self.extra_seconds)
        if self.clock is None or self.clock.key != window.key:
            self.clock = Clock(window.key, seconds, seconds)
            if self.is_sealed:
                self.fated.clear()
        if self.holds.pass_time(dt):
            return
        self.clock.left = max(0.0, self.clock.left - dt)
        if self.clock.left <= 0:
            for player in people:
                self.fall_silent(player)

    def fall_silent(self, player: Player) -> None:
        """Answer for a player whose time is over."""
        answer = silent_answer(self, player)
        if self.is_sealed:
            self.fated.add(player)
            self._draft(answer)
        else:
            self._tray.setdefault(player, [answer])

    def let_bots_speak(self, dt: float) -> None:
        """Let `dt` seconds pass for the bots: those whose time has come speak."""
        self.minds.pass_time(dt)

    def advise(self, player: Player) -> Answer:
        """What the game's adviser would answer in the place of a player, in the making."""
        return self.minds.advise(player)

    def say(self, player: Player, choice: Choice) -> bool:
        """Put what the bot decided on the tray, and note why; returns whether the law lets it."""
        if self.submit(choice.action) is not None:
            return False
        if self.decided is not None:
            self.decided(player, choice)
        self.thoughts.append(NotedThought(self.ticks, player, choice.thought))
        self.note(self.thoughts[-1])
        return True

    def finish(self) -> None:
        """Write the end of the match down, once."""
        if self._book and self.outcome is not None:
            self._book.finish(self.outcome, self._match.checksum())

    def note(self, noted: Noted) -> None:
        """Write what is no part of the match beside the log, where there is a journal."""
        if self._book:
            self._book.thought(noted)

    def close(self) -> None:
        """Leave the table; the journal is as complete as the disk allows, now or at any moment."""
        self.minds.close()
        self.self_answers.note_sand(self, now=True)
        if self._book:
            self._book.close()
