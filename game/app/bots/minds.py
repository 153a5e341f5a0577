"""The minds of the bots at a table: what each is asked, what is in the making, when it speaks."""

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from game.ai.regard import NEUTRAL
from game.app.bots.patience import Patience, Wait, drawn_wait
from game.app.bots.thinker import Answer, BotQuestion, Thinker
from game.core.bots import TEMPERS
from game.core.rng import Rng
from game.core.rules import Action, Event, Player
from game.core.seat import Seat

if TYPE_CHECKING:
    from game.ai.policy import Choice
    from game.app.games.game import Window
    from game.app.table import Table


WARY = "suspicious"
"""The temper with which a bot plays a turn in which somebody coughed for another player."""


class BotPlaying(msgspec.Struct, frozen=True):
    """The temper and strength with which a bot plays a seat."""

    temper: str
    strength: str


class PendingDecision(msgspec.Struct):
    """A bot's decision in the making; the bot will answer when its wait is over, whatever it decides."""

    key: Hashable
    ticks: int
    """The tick at which the bot's question was last seen to stand."""
    answer: Answer
    wait: Wait


class Minds:
    """The minds of the bots at one table; each of the `listeners`, by player, hears for one what happens."""

    def __init__(self, table: "Table", thinker: Thinker, listeners: Sequence[Seat]) -> None:
        self._table = table
        self._thinker = thinker
        self._patience = Patience(self._cost)
        self._pondering: dict[Player, PendingDecision] = {}
        self._spoken: dict[Player, Action] = {}
        """The last answer of each bot to a question that it still owes, where nobody is hurried."""
        self._listeners = tuple(listeners)
        self._stories: tuple[list[Event], ...] = tuple([] for _ in self._listeners)
        """Events that each seat has heard so far, kept so that no bot is told everything anew."""

    def _cost(self, strength: str, kind: str) -> float | None:
        return self._thinker.cost(strength, kind) if self._table.pace else 0.0

    def change_thinker(self, thinker: Thinker) -> None:
        """Think elsewhere from now on; what was in the making is dropped."""
        self.forget(tuple(self._pondering))
        self._thinker.close()
        self._thinker = thinker

    def close(self) -> None:
        """End the thinker."""
        self._thinker.close()

    def forget(self, players: Iterable[Player]) -> None:
        """Drop the questions of bots that owe no answer any more."""
        for player in players:
            gone = self._pondering.pop(player, None)
            if gone is not None:
                self._patience.drop(gone.wait, gone.answer)

    def pass_time(self, dt: float) -> None:
        """Let `dt` seconds pass: bots that owe an answer are asked, those whose time has come speak."""
        table = self._table
        silent = table.moments.silent
        owing = [player for player in table.missing if player in table.bots and player not in silent]
        self.forget([player for player in self._pondering if player not in owing])
        self._patience.pass_time(dt)
        self._spoken = {player: action for player, action in self._spoken.items() if player in owing}
        for player in owing:
            if player not in table.missing:
                continue
            pondering = self._ponder(player)
            if self._patience.is_over(pondering.wait, pondering.answer):
                self._speak(player, pondering.answer.result())

    def _ponder(self, player: Player) -> PendingDecision:
        """The decision of `player`'s bot, begun when its question is new."""
        table = self._table
        pondering = self._pondering.get(player)
        if pondering is not None and pondering.ticks == table.ticks:
            return pondering
        window = table.game.window(table.public.view)
        key = window.key if window else tuple(table.seats[player].options)
        if pondering is None or pondering.key != key:
            self.forget([player])
            pondering = self._pondering[player] = self._put_question(player, key, window)
        pondering.ticks = table.ticks
        return pondering

    def _put_question(self, player: Player, key: Hashable, window: "Window | None") -> PendingDecision:
        """The decision of `player`'s bot, begun now; its wait is drawn before it thinks."""
        table = self._table
        asks = table.public.view.asks
        kind = asks if asks in table.game.secret else None
        drawn = 0.0 if self._goes_on(player) else self.least_wait(player, window)
        asked = self._thinker.ask(self.question(player))
        wait = self._patience.begin(table.bots[player].strength, kind, drawn)
        return PendingDecision(key, table.ticks, asked, wait)

    def _goes_on(self, player: Player) -> bool:
        """Whether a bot that has just answered owes the next part of the same choice."""
        options, spoken = self._table.seats[player].options, self._spoken.get(player)
        return bool(options) and type(options[0]) is type(spoken)

    def least_wait(self, player: Player, window: "Window | None") -> float:
        """Seconds that a bot waits at least before it answers; in a window, as long as that leaves."""
        table = self._table
        seconds = (window.seconds or None) if window else None
        if window is not None and window.beneath and table.clock is not None:
            seconds = table.clock.left
        dice = Rng(f"patience:{table.plan.seed}:{player}:{table.ticks}")
        people = not table.bots.keys() >= {*table.missing}
        return drawn_wait(dice, seconds, window, people=people) * table.pace

    def advise(self, player: Player) -> Answer:
        """What the game's adviser would answer in the place of `player`, in the making."""
        return self._thinker.ask(self.question(player, BotPlaying(TEMPERS[0], self._table.game.adviser)))

    def question(self, player: Player, how: BotPlaying | None = None) -> BotQuestion:
        """The question for `player`'s bot, or one that plays so: all that the seat knows and may do."""
        table = self._table
        regard = NEUTRAL if how else table.plan.regards.get(player, NEUTRAL)
        seat = table.seats[player]
        how = how or self._playing(player, seat)
        regard = table.lips.seen_by(player, regard, seat.view)
        seed, story = f"{table.plan.seed}:{player}:{table.ticks}", self._stories[player]
        story += self._listeners[player].take()
        return BotQuestion(
            how.temper, how.strength, seat.view, tuple(seat.options), tuple(story), seed, regard
        )

    def _playing(self, player: Player, seat: Seat) -> BotPlaying:
        """How a bot plays now: as ever, or warily."""
        how = self._table.bots[player]
        return BotPlaying(WARY, how.strength) if self._table.lips.is_startled(player, seat.view) else how

    def _speak(self, player: Player, choice: "Choice") -> None:
        """Do what the bot decided; nothing is said when the window closes that runs under the picture."""
        table = self._table
        self._patience.end(self._pondering.pop(player).wait)
        self._spoken.pop(player, None)
        if table.moments.keep_silence(table, player, choice):
            return
        if table.say(player, choice) and not table.game.window(table.public.view):
            self._spoken[player] = choice.action
        table.flush()
