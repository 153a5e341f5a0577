"""Options of a player: every entry passes the law, and nothing legal is missing."""

from itertools import combinations

from game.core.rules import Player
from game.rules.complots.actions import (
    Block,
    Challenge,
    ComplotsAction,
    Declare,
    Judge,
    Keep,
    Pass,
    Pick,
    Reveal,
    Show,
)
from game.rules.complots.law import blocking_characters, check_declare, may_block
from game.rules.complots.questions import BLOCK, CHALLENGE, EXCHANGE, JUDGE, LOSE, PICK, SHOW, TURN
from game.rules.complots.setting import Setting
from game.rules.complots.state import ComplotsState

Options = tuple[ComplotsAction, ...]
"""Legal answers of one player."""


class OptionTable:
    """Lists of options of one setting; those that come back often are made once."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self._turns: dict[object, Options] = {}
        self._answers: dict[object, Options] = {}
        self._tables = {
            TURN: self.turn,
            CHALLENGE: self.challenge,
            BLOCK: self.block,
            LOSE: self.lose,
            EXCHANGE: self.exchange,
            SHOW: self.show,
            JUDGE: self.judge,
            PICK: self.pick,
        }

    def answers(self, state: ComplotsState, player: Player) -> Options:
        """Answers of `player` to the question on top of the stack."""
        return self._tables[state.stack[-1].kind](state, player)

    def turn(self, state: ComplotsState, player: Player) -> Options:
        """Every affordable action, on every target that is open to it."""
        key = (player, state.coins[player], state.alive, state.sides, state.reserve > 0)
        options = self._turns.get(key)
        if options is None:
            every = self.declarations(player)
            legal = [action for action in every if check_declare(self.setting, state, action) is None]
            options = self._turns[key] = tuple(legal)
        return options

    def declarations(self, player: Player) -> list[Declare]:
        """All that `player` could ever announce, legal or not."""
        seats = range(self.setting.players)
        return [
            Declare(player, name, target)
            for name, action in self.setting.actions.items()
            for target in (seats if action.target else (None,))
        ]

    def challenge(self, state: ComplotsState, player: Player) -> Options:
        """A pass, a doubt, and the blocks that may be announced beforehand (C-37)."""
        signal = state.block is None and state.signal is None and may_block(self.setting, state, player)
        declared = state.declared
        key = (player, declared.action if signal and declared else None)
        options = self._answers.get(key)
        if options is None:
            blocks = self.blocks(state, player) if signal else ()
            options = self._answers[key] = (Pass(player), Challenge(player), *blocks)
        return options

    def block(self, state: ComplotsState, player: Player) -> Options:
        """A pass, and one block for each character that can block."""
        declared = state.declared
        assert declared is not None
        key = (player, declared.action, "block")
        options = self._answers.get(key)
        if options is None:
            options = self._answers[key] = (Pass(player), *self.blocks(state, player))
        return options

    def blocks(self, state: ComplotsState, player: Player) -> tuple[Block, ...]:
        """One block for each character that blocks the action on the table."""
        return tuple(Block(player, character) for character in blocking_characters(self.setting, state))

    def lose(self, state: ComplotsState, player: Player) -> Options:
        """One loss for each hidden card, twins once."""
        return tuple([Reveal(player, card) for card in dict.fromkeys(state.hands[player])])

    def show(self, state: ComplotsState, player: Player) -> Options:
        """One card to show for each hidden card, twins once."""
        return tuple([Show(player, card) for card in dict.fromkeys(state.hands[player])])

    def exchange(self, state: ComplotsState, player: Player) -> Options:
        """One choice for each different hand that can be kept."""
        hand = state.hands[player]
        kept = combinations(sorted(hand + state.drawn), len(hand))
        return tuple([Keep(player, cards) for cards in dict.fromkeys(kept)])

    def judge(self, state: ComplotsState, player: Player) -> Options:
        """The two judgements: give the card back, or have it replaced."""
        return (Judge(player, False), Judge(player, True))

    def pick(self, state: ComplotsState, player: Player) -> Options:
        """One pick for each card of the player's own pack."""
        return tuple(Pick(player, card) for card in dict.fromkeys(state.packs[player]))
