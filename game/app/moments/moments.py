"""Moments that pass under the picture: windows of cards, moments of offers, and what seats did beforehand."""

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.app.hourglass import Clock
from game.app.moments.notes import NotedHands, NotedMarks, NotedOffers, laid_offers
from game.app.moments.pictures import Pictures
from game.app.moments.timing import shown_with, window_length
from game.core.rules import Action, Event, Player, Refusal

if TYPE_CHECKING:
    from game.ai.policy import Choice
    from game.app.games.game import Window
    from game.app.table import Table
    from game.saves.save import SavedMatch

FIRST_SECONDS = 2.0
"""Seconds for which a table that is sat down at shows itself, before anything has happened there."""
MOST_OFFERS = 8
"""Offers that a seat may lay down at once: one to each other seat, and more than that are refused anyway."""
NOTHING_LEFT = Refusal("offer-nothing-left")
"""The refusal of an offer by who is not asked at the moment of offers: no token and no card is left."""


class ToldRefusal(NamedTuple):
    """An offer that was laid beforehand and could not be made when the moment came, and why."""

    offer: Action
    why: Refusal


class Moments:
    """The moments of one table, and what its seats have raised, laid and marked beforehand.

    Hands are public. Offers laid down and marks are their seats' own business: nothing here shows them to
    anybody else, and a window that is held by marks does not say whose they are.
    """

    def __init__(self, pictures: Pictures | None = None) -> None:
        self.pictures = pictures or Pictures()
        self.showing = FIRST_SECONDS
        """Seconds for which the picture of what has happened shows on, at least."""
        self.hands: set[Player] = set()
        """Those who have raised a hand to speak at the next moment of offers, for all to see."""
        self.refused: dict[Player, list[ToldRefusal]] = {}
        """By player, for the eyes of that player alone: offers that could not be made at the last moment."""
        self._offers: dict[Player, tuple[Action, ...]] = {}
        self._marks: dict[Player, frozenset[str]] = {}
        self._silent: dict[Player, Choice] = {}
        """Bots that have nothing to say in the open window: they say so when it closes."""

    # beforehand

    def raise_hand(self, table: "Table", player: Player) -> bool:
        """Raise a hand, at any time; it waits for the next moment of offers. Return whether it is up."""
        if not table.game.offers or player not in range(table.rules.players) or player in table.bots:
            return False
        if player not in self.hands:
            self.hands.add(player)
            self._note_hands(table)
        table.hold(player)
        return True

    def lower_hand(self, table: "Table", player: Player) -> None:
        """Lower a hand; the moment of offers that it held is let go."""
        if player in self.hands:
            self.hands.discard(player)
            table.let_go(player)
            self._note_hands(table)

    def offers_of(self, player: Player) -> tuple[Action, ...]:
        """What a player has laid down for the next moment of offers, for the eyes of that player alone."""
        return self._offers.get(player, ())

    def lay_offers(self, table: "Table", player: Player, offers: Sequence[Action]) -> bool:
        """Lay offers down for the next moment, in place of those that lay there; return whether they lie.

        What the law thinks of them is said when the moment has come.
        """
        own = all(isinstance(one, table.game.offers) and one.player == player for one in offers)
        if not own or len(offers) > MOST_OFFERS or player in table.bots:
            return False
        self._offers[player] = tuple(offers)
        table.note(NotedOffers(table.ticks, player, tuple(offers)))
        return True

    def marks_of(self, player: Player) -> frozenset[str]:
        """The kinds of moments that a player has marked, for the eyes of that player alone."""
        return self._marks.get(player, frozenset())

    def mark(self, table: "Table", player: Player, kinds: Collection[str]) -> None:
        """Mark kinds of moments in secret, in place of those marked before; none unmarks them all.

        Raises:
            ValueError: the game knows no such kind of moment, or nobody sits there.
        """
        if not set(kinds) <= set(table.game.marks) or player not in range(table.rules.players):
            raise ValueError("no such mark")
        self._marks[player] = frozenset(kinds)
        table.note(NotedMarks(player, tuple(sorted(kinds))))

    def restore(self, table: "Table", saved: "SavedMatch") -> None:
        """Take up what was raised, laid and marked when the match was left, as far as it makes sense."""
        players = range(table.rules.players)
        for note in saved.thoughts_as(NotedHands):
            if note.hands_at <= table.ticks and table.game.offers:
                self.hands = set(note.up) & set(players)
        laid = laid_offers(saved.thoughts_as(NotedOffers), table.ticks, table.game.actions)
        for player, offers in laid.items():
            if player in players and all(isinstance(one, table.game.offers) for one in offers):
                self._offers[player] = offers[:MOST_OFFERS]
        for marked in saved.thoughts_as(NotedMarks):
            if marked.marker in players:
                self._marks[marked.marker] = frozenset(marked.marks) & frozenset(table.game.marks)

    # the picture

    def show(self, events: Iterable[Event]) -> None:
        """Add the picture of one tick's events to what is shown."""
        self.showing += self.pictures.shown_for(events)

    def pass_time(self, dt: float) -> None:
        """Let `dt` seconds of the picture pass."""
        self.showing = max(0.0, self.showing - dt)

    # a moment

    def let_run(self, table: "Table", window: "Window", dt: float, *, watching: bool) -> None:
        """Run the clock of a window under the picture; once it is over nobody is waited for (S-18, S-20).

        While the picture is late (`watching`) it does not close. At a table of bots that answer at once, and
        where passes alone close it, there is no clock.
        """
        if not window.seconds or (not table.pace and len(table.bots) == table.rules.players):
            table.clock = None
            return
        if table.clock is None or table.clock.key != window.key:
            self._open(table, window)
        if table.clock is None:
            return
        if window.fleeting:
            self._leave_for_later(table)
        if table.holds.pass_time(dt):
            return
        table.clock.left = max(0.0, table.clock.left - dt)
        if table.clock.left <= 0 and not watching:
            self._close(table, window)

    def _open(self, table: "Table", window: "Window") -> None:
        """Begin a moment: its clock runs, hands that are up hold it, offers that were laid down are made."""
        marked = any(
            (kind, player) in window.marks
            for player, kinds in self._marks.items()
            if player not in table.bots
            for kind in kinds
        )
        self.showing += shown_with(window, self.pictures)
        length = window_length(window, self.pictures, self.showing, marked=marked)
        table.clock = Clock(window.key, length, length)
        self._silent.clear()
        if window.offering:
            for player in sorted(self.hands):
                table.hold(player)
            self._make_offers(table)

    def _make_offers(self, table: "Table") -> None:
        """Make what was laid down beforehand; who laid what cannot be made is told why, and nobody else."""
        self.refused = {}
        for player in sorted(self._offers.keys() - table.bots.keys()):
            offers = self._offers.pop(player)
            if offers:
                table.note(NotedOffers(table.ticks, player, ()))
            asked = player in table.missing
            for offer in offers:
                refusal = table.submit(offer) if asked else NOTHING_LEFT
                if refusal is not None:
                    self.refused.setdefault(player, []).append(ToldRefusal(offer, refusal))
                table.flush()

    def _leave_for_later(self, table: "Table") -> None:
        """Leave the offers that people got unanswered for now: they stand beside the play."""
        for player in table.missing:
            if player not in table.bots:
                table.fall_silent(player)

    def _close(self, table: "Table", window: "Window") -> None:
        """Close a moment, once every bot that is asked has decided: who has said nothing is silent."""
        if any(player in table.bots and player not in self._silent for player in table.missing):
            return
        for player in table.missing:
            choice = self._silent.get(player)
            if choice is None:
                table.fall_silent(player)
            else:
                table.say(player, choice)
        if window.offering and self.hands:
            self.hands.clear()
            self._note_hands(table)

    # bots

    @property
    def silent(self) -> Collection[Player]:
        """Bots that have nothing to say in the open window, and say so when it closes: nobody is hurried."""
        return self._silent.keys()

    def keep_silence(self, table: "Table", player: Player, choice: "Choice") -> bool:
        """Keep what a bot would say, if it is nothing and a clock runs, until the moment is over."""
        window = table.game.window(table.public.view)
        if window is None or not window.beneath or table.clock is None:
            return False
        if choice.action != table.game.silence(table.public.view, player):
            return False
        self._silent[player] = choice
        return True

    def forget(self, *players: Player) -> None:
        """Forget the silence of bots: of `players`, or of all when a window has closed."""
        for player in players or tuple(self._silent):
            self._silent.pop(player, None)

    def _note_hands(self, table: "Table") -> None:
        """Write whose hands are up beside the log."""
        table.note(NotedHands(table.ticks, tuple(sorted(self.hands))))
