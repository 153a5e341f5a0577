"""Windows: claims, doubts and blocks, who may object to what, in which order (C-10, C-23 to C-37)."""

from msgspec.structs import replace

from game.core.pending import Question
from game.core.rng import Chance
from game.core.rules import Event, Player
from game.rules.complots.actions import Block, Challenge, Declare, Pass, Reveal
from game.rules.complots.deal import begin_turn
from game.rules.complots.events import (
    RESERVE,
    TREASURY,
    ActionFailed,
    Blocked,
    BlockSignalled,
    CardsReplaced,
    Challenged,
    CharacterLost,
    ClaimProved,
    CoinsMoved,
    Declared,
    LieExposed,
    MatchWon,
    Passed,
    PlayerEliminated,
    TurnBegan,
)
from game.rules.complots.law import claimed_character, may_block, possible_blockers
from game.rules.complots.questions import (
    BLOCK,
    BLOCK_STANDS,
    CHALLENGE,
    END_TURN,
    LOSE,
    OPEN_BLOCK,
    PUNISH,
    RESOLVE,
)
from game.rules.complots.setting import Setting
from game.rules.complots.state import ComplotsState

LIE = "lie"
"""The hook whose scripts hear of a lie before it is punished."""


def declare_action(
    setting: Setting, state: ComplotsState, action: Declare, rng: Chance, out: list[Event]
) -> None:
    """Pay for an action and lay the questions of the turn on the stack, the first one on top (C-10, C-22)."""
    chosen = setting.actions[action.action]
    claim = chosen.claim or chosen.denies
    state.declared = action
    out.append(Declared(action.player, action.action, action.target, claim, chosen.cost))
    if chosen.cost:
        pay_coins(state, action.player, RESERVE if chosen.pay_to == "reserve" else TREASURY, chosen.cost, out)
    stack = [END_TURN, RESOLVE]
    if chosen.block is not None:
        stack.append(OPEN_BLOCK)
    if claim is not None:
        state.claim = action
        stack.append(Question(CHALLENGE, state.clockwise(action.player)))
    state.stack = stack


def let_pass(setting: Setting, state: ComplotsState, action: Pass, rng: Chance, out: list[Event]) -> None:
    """Strike one player off those who owe an answer."""
    state.stack[-1] = state.stack[-1].without(action.player)
    out.append(Passed(action.player))


def challenge_claim(
    setting: Setting, state: ComplotsState, action: Challenge, rng: Chance, out: list[Event]
) -> None:
    """Settle a doubt: the claimant shows the character, or is caught without it (C-24, C-25)."""
    state.stack.pop()
    claim = state.claim
    assert claim is not None
    character, denial = claimed_character(setting, claim)
    out.append(Challenged(action.player, claim.player, character, denial))
    if (character in state.hands[claim.player]) is not denial:
        _prove_claim(state, claim.player, action.player, character, denial, rng, out)
        if isinstance(claim, Declare):
            state.doubter = action.player
        lose_card(state, action.player, out)
    else:
        out.append(LieExposed(claim.player, action.player, character, denial))
        _undo_lie(setting, state, claim, out)
        if setting.scripts is not None and setting.scripts.listeners(LIE):
            state.stack.append(PUNISH)
        else:
            punish_liar(setting, state, rng, out)


def punish_liar(setting: Setting, state: ComplotsState, rng: Chance, out: list[Event]) -> None:
    """Let whoever made the claim on the table, a lie, lose a character (C-24)."""
    assert state.claim is not None
    lose_card(state, state.claim.player, out)


def _prove_claim(
    state: ComplotsState,
    player: Player,
    challenger: Player,
    character: str,
    denial: bool,
    rng: Chance,
    out: list[Event],
) -> None:
    """Show the card (every card, when the claim was a denial) and draw anew (C-25, C-41)."""
    hand = state.hands[player]
    shown = tuple(hand) if denial else (character,)
    out.append(ClaimProved(player, challenger, character, shown, denial))
    replace_cards(state, player, shown, rng, out, public=True)


def replace_cards(
    state: ComplotsState,
    player: Player,
    cards: tuple[str, ...],
    rng: Chance,
    out: list[Event],
    *,
    public: bool,
    witness: Player | None = None,
) -> None:
    """Shuffle `cards` of `player` into the Court and draw as many, into the same places of the hand."""
    hand, court = state.hands[player], state.court
    places = []
    for card in cards:
        place = hand.index(card)
        places.append(place)
        court.append(card)
        hand[place] = ""
    rng.shuffle(court)
    for place in places:
        hand[place] = court.pop()
    drawn = tuple([hand[place] for place in places])
    out.append(CardsReplaced(player, cards, drawn, public, witness))


def _undo_lie(setting: Setting, state: ComplotsState, claim: Block | Declare, out: list[Event]) -> None:
    """Undo a lie: the block falls, or the action falls and its cost comes back (C-24, C-31)."""
    if isinstance(claim, Block):
        state.stack.remove(BLOCK_STANDS)
        return
    chosen = setting.actions[claim.action]
    if chosen.cost:
        purse = RESERVE if chosen.pay_to == "reserve" else TREASURY
        receive_coins(state, claim.player, purse, chosen.cost, out)
    out.append(ActionFailed(claim.player, claim.action, "lie"))
    state.stack = [END_TURN]


def open_block(setting: Setting, state: ComplotsState, rng: Chance, out: list[Event]) -> None:
    """Ask those who may block; a signalled block speaks first (C-30, C-37)."""
    state.claim = None
    signal = state.signal
    if signal is not None and may_block(setting, state, signal.player):
        _place_block(state, signal, out)
        return
    players = possible_blockers(setting, state)
    if players:
        state.stack.append(Question(BLOCK, players))


def block_action(
    setting: Setting, state: ComplotsState, action: Block, rng: Chance, out: list[Event]
) -> None:
    """Block the action; in the challenge window the first block is remembered (C-31, C-37)."""
    if state.stack[-1].kind == CHALLENGE:
        if state.signal is not None:
            return
        state.signal = action
        state.stack[-1] = state.stack[-1].without(action.player)
        out.append(BlockSignalled(action.player, action.character))
        return
    state.stack.pop()
    _place_block(state, action, out)


def _place_block(state: ComplotsState, action: Block, out: list[Event]) -> None:
    """Put a block on the table: it is a claim like another, which anyone else may doubt (C-29)."""
    assert state.declared is not None
    state.block = state.claim = action
    declared = state.declared
    out.append(Blocked(action.player, action.character, declared.player, declared.action))
    state.stack += [BLOCK_STANDS, Question(CHALLENGE, state.clockwise(action.player))]


def block_stands(setting: Setting, state: ComplotsState, rng: Chance, out: list[Event]) -> None:
    """Let the action fail; its cost is gone (C-32)."""
    declared = state.declared
    assert declared is not None
    out.append(ActionFailed(declared.player, declared.action, "blocked"))
    state.stack = [END_TURN]


def lose_card(state: ComplotsState, player: Player, out: list[Event]) -> None:
    """Make `player` turn a card over; with one left there is no choice (C-26)."""
    hand = state.hands[player]
    if len(hand) > 1:
        state.stack.append(Question(LOSE, (player,)))
    elif hand:
        _turn_over(state, player, hand[0], out)


def reveal_card(
    setting: Setting, state: ComplotsState, action: Reveal, rng: Chance, out: list[Event]
) -> None:
    """Turn the chosen card over."""
    state.stack.pop()
    _turn_over(state, action.player, action.card, out)


def _turn_over(state: ComplotsState, player: Player, card: str, out: list[Event]) -> None:
    """Turn `card` face up; the last one takes its owner out of the game (C-26, C-27, C-38)."""
    hand = state.hands[player]
    hand.remove(card)
    state.lost[player].append(card)
    out.append(CharacterLost(player, card, len(hand)))
    if hand:
        return
    state.alive &= ~(1 << player)
    out.append(PlayerEliminated(player))
    if state.coins[player]:
        pay_coins(state, player, TREASURY, state.coins[player], out)
    if state.alive & (state.alive - 1) == 0:
        state.winner = state.alive.bit_length() - 1
        state.stack = []
        out.append(MatchWon(state.winner))


def end_turn(setting: Setting, state: ComplotsState, rng: Chance, out: list[Event]) -> None:
    """Begin the turn of the next living player clockwise, once nobody owes scripts a character (C-08)."""
    if state.memory.due:
        player, *later = state.memory.due
        state.memory = replace(state.memory, due=tuple(later))
        state.stack.append(END_TURN)
        lose_card(state, player, out)
        return
    begin_turn(state, state.clockwise(state.active)[0])
    out.append(TurnBegan(state.active, state.turn))


def pay_coins(state: ComplotsState, player: Player, purse: Player, amount: int, out: list[Event]) -> None:
    """Move coins from a player to the Treasury or the reserve."""
    state.coins[player] -= amount
    if purse == RESERVE:
        state.reserve += amount
    else:
        state.treasury += amount
    out.append(CoinsMoved(player, purse, amount))


def receive_coins(state: ComplotsState, player: Player, purse: Player, amount: int, out: list[Event]) -> None:
    """Move coins from the Treasury or the reserve to a player."""
    state.coins[player] += amount
    if purse == RESERVE:
        state.reserve -= amount
    else:
        state.treasury -= amount
    out.append(CoinsMoved(purse, player, amount))
