"""Roulette, the seven verbs. Chapters: the rooms `round` and `cards`; law, options, view."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from game.core.law import check_answer, typed_laws
from game.core.rng import Chance
from game.core.rules import Event, Outcome, Player, Refusal
from game.rules.roulette.actions import Accuse, Bet, Pass, Play, Pocket, RouletteAction, TakeAim
from game.rules.roulette.cards.kinds import card_kinds
from game.rules.roulette.content import Content
from game.rules.roulette.defs import SEATS, UNLIMITED, RouletteFlags
from game.rules.roulette.law import LAW
from game.rules.roulette.options import OptionTable
from game.rules.roulette.round import accusations, course, shots, windows
from game.rules.roulette.state import RouletteState
from game.rules.roulette.view import RouletteView, observe

Carry = Callable[["Roulette", RouletteState, Any, Chance, list[Event]], None]

VERBS: dict[type, Carry] = {
    Pocket: course.seal_pocket,
    Bet: course.seal_bet,
    Accuse: accusations.accuse_player,
    Play: windows.play_card,
    Pass: windows.let_pass,
    TakeAim: shots.take_aim,
}
"""How each action is carried out."""

STEPS: dict[str, course.Step] = {
    **course.STEPS,
    **accusations.STEPS,
    **shots.STEPS,
    "window:after-shot": windows.after_shot,
}
"""What happens by itself, by name."""

READY = {
    name: (STEPS.get(name) or STEPS[name.partition(":")[0]], name.partition(":")[2])
    for name in (*STEPS, *course.ROUND, *shots.SHOT)
}
"""Every step: what is done, and what it is about."""

LAWS = typed_laws(LAW)


class Roulette:
    """Pockets, bets, accusations and shots, all at the same time, for 2 to 6 players; no memory of any match.

    `first` is not used: nobody is first. `start` replaces the deal by a prepared state.
    """

    def __init__(
        self,
        content: Content,
        flags: RouletteFlags,
        players: int,
        first: Player | None = None,
        start: RouletteState | None = None,
    ) -> None:
        if players not in SEATS:
            raise ValueError("Roulette is for 2 to 6 players.")
        self.content = content
        self.flags = flags
        self.players = players
        self.start = start
        self.team = content.team
        self.kinds = card_kinds(content, players)
        """The cards in play, made ready."""
        most = players * (self.team.cards - self.team.bullets)
        self.spare = most if flags.spare_bullets >= UNLIMITED else flags.spare_bullets
        """Extra BALLE that can be loaded: enough for everybody, unless a flag says how many (R-01)."""
        self.steps = READY
        self._options = OptionTable(self)

    def setup(self, rng: Chance) -> RouletteState:
        """Deal a new match, or take the prepared state, up to the first question."""
        state = course.deal(self, rng) if self.start is None else self.start.clone()
        course.advance_until_asked(self, state, rng, [])
        return state

    def to_act(self, state: RouletteState) -> Collection[Player]:
        """Those who owe an answer to the question of the moment."""
        return state.pending.players if state.pending else ()

    def legal_actions(self, state: RouletteState, player: Player) -> Sequence[RouletteAction]:
        """All that `player`, who owes an answer, may do now."""
        return self._options.answers(state, player)

    def check(self, state: RouletteState, action: Any) -> Refusal | None:
        """Say why `action` is illegal now, or None."""
        return check_answer(LAWS, self, state, state.pending, action)

    def apply(
        self, state: RouletteState, actions: Sequence[Any], rng: Chance, *, events: bool = True
    ) -> list[Event]:
        """Carry out checked actions in the order of their coming; what became impossible is dropped."""
        out: list[Event] = []
        for place, action in enumerate(actions):
            if place == 0 or self.check(state, action) is None:
                VERBS[type(action)](self, state, action, rng, out)
                if state.pending is None or not state.pending.players:
                    course.advance_until_asked(self, state, rng, out)
        return out if events else []

    def observe(self, state: RouletteState, viewer: Player) -> RouletteView:
        """All that `viewer` may know now."""
        return observe(self, state, viewer)

    def outcome(self, state: RouletteState) -> Outcome | None:
        """One winner, or nobody when the last captains died together (R-19)."""
        return Outcome(state.winners) if state.over else None
