"""Options of a player: every entry passes the law, and nothing legal is missing."""

from game.core.rules import Player
from game.rules.roulette.actions import Accuse, Bet, Pass, Play, Pocket, RouletteAction, TakeAim
from game.rules.roulette.cards.kinds import CardKind, by_moment, open_by_moment
from game.rules.roulette.questions import ACCUSATION, AIM, BET, CARDS, GATHER, POCKET
from game.rules.roulette.round.accusations import suspect_bits
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import RouletteState
from game.rules.roulette.view import RouletteView

Options = tuple[RouletteAction, ...]
"""Legal answers of one player."""
LEGAL = "legal"
"""The hook of scripts that forbid answers, or allow more."""
NO_FACE: tuple[int | None, ...] = (None,)
"""Faces of a card that turns no die."""


class OptionTable:
    """Lists of options of one setting; those that never change are made once."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        seats = range(setting.players)
        self._passes = [Pass(player) for player in seats]
        self._bets = [tuple([Bet(p, face) for face in range(setting.team.highest_bet + 1)]) for p in seats]
        self._aims = [(*[TakeAim(p, other) for other in seats if other != p], TakeAim(p)) for p in seats]
        self._accuse: list[dict[int, Options]] = [{} for _ in seats]
        self._plays: list[dict[tuple[str, Player | None, int | None], Play]] = [{} for _ in seats]
        self._pockets: list[Options] = [(Pocket(p, False), Pocket(p, True), Pocket(p)) for p in seats]
        self._silence = [(one,) for one in self._passes]
        self._cards = (open_by_moment(setting.kinds, CARDS), by_moment(setting.kinds, CARDS))
        self._sorts = {
            POCKET: self.pocket,
            BET: self.bet,
            AIM: self.aim,
            ACCUSATION: self.accuse,
            GATHER: self.accuse,
        }

    def answers(self, state: RouletteState, player: Player) -> Options:
        """Answers of `player` to the question of the moment."""
        pending = state.pending
        assert pending is not None
        kind = pending.kind
        fitting = self._cards[state.in_round[player]].get(kind)
        if fitting is None:
            return self._sorts[kind](state, player)
        if fitting.isdisjoint(state.hands[player]):
            return self._silence[player]
        return self.cards(state, player, fitting)

    def pocket(self, state: RouletteState, player: Player) -> Options:
        """A CLIC, a BALLE, or any card (R-03)."""
        balls, every = state.bullets[player], self._pockets[player]
        return every if balls < self.setting.team.cards else every[1:]

    def bet(self, state: RouletteState, player: Player) -> Options:
        """One bet for each face (R-05)."""
        return self._bets[player]

    def aim(self, state: RouletteState, player: Player) -> Options:
        """An aim at each other player, or at the next one clockwise (R-26)."""
        return self._aims[player]

    def accuse(self, state: RouletteState, player: Player) -> Options:
        """A pass, and each other player in the round whose pocket nobody has seen (R-06)."""
        found = suspect_bits(state) & ~(1 << player)
        ready = self._accuse[player].get(found)
        if ready is None:
            seats = [seat for seat in range(self.setting.players) if found >> seat & 1]
            ready = (self._passes[player], *[Accuse(player, seat) for seat in seats])
            self._accuse[player][found] = ready
        return ready

    def cards(self, state: RouletteState, player: Player, fitting: frozenset[str]) -> Options:
        """A pass, and each card that fits, on each player it may choose (R-21)."""
        plays: list[RouletteAction] = [self._passes[player]]
        for name in dict.fromkeys(state.hands[player]) if len(fitting) > 1 else sorted(fitting):
            if name in fitting:
                kind = self.setting.kinds[name]
                if kind.fits(state, player):
                    plays += self.plays(state, kind, player)
        return tuple(plays)

    def plays(self, state: RouletteState, kind: CardKind, player: Player) -> list[Play]:
        """Plays of one card: on each player it may choose, with every face it may show."""
        made, card = self._plays[player], kind.id
        plays = []
        for target in kind.targets(state, player):
            for face in kind.faces(state, player, target) or NO_FACE:
                key = (card, target, face)
                play = made.get(key)
                if play is None:
                    play = made[key] = Play(player, card, target, face)
                plays.append(play)
        return plays


def only_pass(setting: Setting, view: RouletteView) -> Pass | None:
    """The pass of who is out of the round in a window that is no skull's moment, else None (R-24).

    It hangs on what everybody knows: on the cards of the deck, never on those of a hand. Where scripts of
    mods may allow more, nothing is taken for granted.
    """
    if view.asks not in CARDS or view.me not in view.owing or view.in_round[view.me]:
        return None
    if setting.scripts is not None and setting.scripts.listeners(LEGAL):
        return None
    return None if open_by_moment(setting.kinds, CARDS).get(view.asks) else Pass(view.me)
