"""What a player may do now, as a list: every entry passes the law, and nothing legal is missing."""

from typing import TYPE_CHECKING

from game.core.rules import Player
from game.rules.cards import all_hold
from game.rules.roulette.accuse import suspects
from game.rules.roulette.actions import Accuse, Bet, Pass, Play, Pocket, RouletteAction, TakeAim
from game.rules.roulette.defs import CardDef
from game.rules.roulette.effects import CONDITIONS
from game.rules.roulette.law import faces, may_play
from game.rules.roulette.state import RouletteState

if TYPE_CHECKING:
    from game.rules.roulette.rules import Roulette

Options = tuple[RouletteAction, ...]


class OptionTable:
    """The lists of one rules object; those that never change are made once."""

    def __init__(self, rules: "Roulette") -> None:
        self.rules = rules
        seats = range(rules.players)
        self._passes = [Pass(player) for player in seats]
        self._bets = [tuple([Bet(p, face) for face in range(rules.team.highest_bet + 1)]) for p in seats]
        self._aims = [(*[TakeAim(p, other) for other in seats if other != p], TakeAim(p)) for p in seats]
        self._accuse = [[Accuse(p, other) for other in seats] for p in seats]
        self._pockets = [(Pocket(p, False), Pocket(p, True), Pocket(p)) for p in seats]
        self._silence = [(one,) for one in self._passes]

    def answers(self, state: RouletteState, player: Player) -> Options:
        """The answers to the question of the moment."""
        assert state.pending is not None
        match state.pending.kind:
            case "pocket":
                return self.pocket(state, player)
            case "bet":
                return self._bets[player]
            case "aim":
                return self._aims[player]
            case "accusation" | "gather":
                return (self._passes[player], *[self._accuse[player][p] for p in suspects(state, player)])
        return self.cards(state, player)

    def pocket(self, state: RouletteState, player: Player) -> Options:
        """A CLIC, a BALLE, or whatever comes (R-03)."""
        balls, every = state.bullets[player], self._pockets[player]
        if 0 < balls < self.rules.team.cards:
            return every
        return every[1:] if balls else (every[0], every[2])

    def cards(self, state: RouletteState, player: Player) -> Options:
        """Nothing, or any card that fits, on anybody it may choose (R-21)."""
        assert state.pending is not None
        moment, kinds = state.pending.kind, self.rules.content.cards
        fitting = [kinds[name] for name in dict.fromkeys(state.hands[player]) if kinds[name].moment == moment]
        plays = [
            one
            for card in fitting
            if may_play(state, card, player) and all_hold(CONDITIONS, card.by, state, player, player)
            for one in self.plays(state, card, player)
        ]
        return (self._passes[player], *plays) if plays else self._silence[player]

    def plays(self, state: RouletteState, card: CardDef, player: Player) -> list[Play]:
        """One card, on everybody it may choose, with every face it may show."""
        targets: list[Player | None] = [None]
        if card.target is not None:
            wanted = card.target
            seats = range(self.rules.players)
            targets = [p for p in seats if all_hold(CONDITIONS, wanted, state, player, p)]
        return [
            Play(player, card.id, target, face)
            for target in targets
            for face in faces(self.rules, state, card, player, target) or (None,)
        ]
