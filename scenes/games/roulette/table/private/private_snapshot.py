"""What each person's private panel says: the truth at rest, and while the picture moves what it has shown."""

from collections import Counter
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from game.app.table import Table
from game.core.rules import Event, Player
from game.input.intents import Intent
from game.rules.roulette import RouletteView
from game.rules.roulette.events import ChoiceSealed, RoundBegan
from game.rules.roulette.questions import CARDS, POCKET
from scenes.games.roulette.table.controller import Controller
from scenes.games.roulette.table.private.private_panel import PrivateFacts
from scenes.games.roulette.table.private.secrets import PrivateReader
from scenes.games.roulette.table.shown import Shown
from scenes.games.roulette.table.slots import CARD_SLOTS
from scenes.match.hands import Hands


class PrivateSnapshot:
    """Tells nobody of a shot before it is seen: the facts are ahead of the picture, sometimes by a round."""

    def __init__(
        self,
        table: Table,
        hands: Hands,
        secrets: PrivateReader,
        shown: Shown,
        rests: Callable[[Player], bool | None],
    ) -> None:
        """`rests` says who passes until the next shot, or where nobody can; each player's own panel tells
        that player alone.
        """
        self._rests = rests
        self._table, self._hands, self._secrets, self._shown = table, hands, secrets, shown
        self._then: dict[Player, tuple[RouletteView, tuple[Event, ...]]] = {}
        """The view and the story of each person when the picture was last at rest."""

    def remember(self) -> None:
        """The picture is at rest."""
        seen_from = self._hands.seen_from
        readers = {*self._hands.people, *([] if seen_from is None else [seen_from])}
        self._then = {player: self._knowledge(player) for player in readers}

    def shown(self, player: Player | None) -> tuple[object, ...]:
        """Return the public state of a player's gun and hand; their panel changes with it."""
        if player is None:
            return ()
        shown = self._shown
        return (shown.barrels[player], shown.hands[player], len(shown.turned[player]), shown.in_round[player])

    def of(self, player: Player, pointed: int | None, *, idle: bool) -> PrivateFacts | None:
        """Return the facts of a player's panel now; None for a player without one."""
        if player not in self._then:
            return None
        then, story = self._then[player]
        device = self._hands.device_of(player)
        if not idle:
            seat = self._table.seat(player)
            late = _as_shown(then, seat.view, self._shown, seat.story)
            return self._secrets.of(late, story, {}, device, picking=False, pointed=None)
        controller: Controller = self._hands.controllers[player]
        asked = controller.asks()
        buttons: dict[str, Intent | None] = dict.fromkeys(controller.fitting())
        buttons.update(zip(controller.on_page(), CARD_SLOTS, strict=False))
        picking = asked in CARDS
        facts = self._secrets.of(then, story, buttons, device, picking=picking, pointed=pointed)
        rest = self._rests(player) if picking else None
        facts = replace(facts, page=controller.page, rest=rest, dead=not then.teams[player])
        return self._secrets.with_draft(
            facts, then, self._table.draft_of(player), by_fate=player in self._table.fated
        )

    def _knowledge(self, player: Player) -> tuple[RouletteView, tuple[Event, ...]]:
        seat = self._table.seat(player)
        return seat.view, tuple(seat.story)


def _as_shown(then: RouletteView, now: RouletteView, shown: Shown, story: Sequence[Event]) -> RouletteView:
    """Return the player's view when the picture was last at rest, with the shots and cards shown since."""
    hand = then.hand
    if shown.hands[then.me] < len(hand):
        left = Counter(now.hand) & Counter(hand)
        hand = tuple(left.elements())
    return replace(
        then,
        hand=hand,
        pocket=_own_pocket(then, shown, story),
        phase=shown.phase,
        in_round=tuple(shown.in_round),
        barrels=tuple(shown.barrels),
        turned=shown.turned_cards,
        fired=tuple(len(marks) for marks in shown.turned),
        dice=tuple(shown.dice),
    )


def _own_pocket(then: RouletteView, shown: Shown, story: Sequence[Event]) -> bool | None:
    """What the player knew of the own pocket last: as at rest, or as it was filled since; no swap before its
    time.
    """
    if then.round == shown.round and (then.pocket is not None or then.barrels[then.me]):
        return then.pocket
    pocket = None
    for event in story:
        if isinstance(event, RoundBegan):
            if event.round > shown.round:
                break
            pocket = None
        elif isinstance(event, ChoiceSealed) and (event.player, event.asks) == (then.me, POCKET):
            pocket = event.choice == "balle"
    return pocket if shown.pocketed[then.me] else None
