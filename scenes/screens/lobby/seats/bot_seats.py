"""Other people's loges: bots that sit down, are tuned and sent away, and seats whose pad is gone."""

from game.core.bots import MIDDLING, STRENGTHS, TEMPERS
from game.couch.sitter import Bot, Sitter
from game.input.intents import MOVES, Intent
from scenes.screens.lobby.hand import ACCEPTED, FOCUS, REFUSED, Hand, Reply
from scenes.screens.lobby.model import LobbyModel
from scenes.screens.lobby.seats import naming

_STEPS = {Intent.LEFT: -1, Intent.RIGHT: 1, Intent.UP: 1, Intent.DOWN: -1}


def add_bot(troupe: LobbyModel, hand: Hand) -> Reply:
    """Let a bot sit down, as one of the last evening if there was one, and go there to tune it."""
    before = troupe.couch.players
    sitting = sum(sitter.is_bot for sitter in troupe.couch.sitters)
    known = [(s.temper, s.strength) for s in troupe.remembered if s.kind == "bot"]
    temper, strength = known[sitting] if sitting < len(known) else ("", "")
    reply = troupe.told(
        troupe.couch.add_bot(
            temper if temper in TEMPERS else TEMPERS[(sitting + 1) % len(TEMPERS)],
            strength if strength in STRENGTHS else MIDDLING,
        ),
        Reply("join"),
    )
    for seat in set(troupe.couch.players) - set(before):
        hand.go_home()
        hand.on = seat
    return reply


def go_on(troupe: LobbyModel, hand: Hand) -> Reply:
    """Take the cursor on: own loge, own name, then every loge that can be looked after, and round again."""
    if troupe.mode(hand) == "own":
        return naming.begin(troupe, hand)
    stops: list[int | None] = [None, *troupe.adjustable_seats]
    following = stops[(stops.index(hand.on) + 1) % len(stops)]
    if following == hand.on:
        return REFUSED
    hand.on = following
    troupe.version += 1
    return FOCUS


def handle_bot_seat_press(troupe: LobbyModel, hand: Hand, intent: Intent) -> Reply | None:
    """What a press does at somebody else's loge; None when it is not about that loge."""
    assert hand.on is not None
    sitter = troupe.couch[hand.on]
    if intent is Intent.BACK:
        hand.go_home()
        return troupe.told(troupe.couch.leave(sitter.seat), Reply("leave"))
    if intent is Intent.ACCEPT:
        return _done(troupe, hand, sitter)
    return _tune(troupe, sitter, intent) if intent in MOVES else None


def _tune(troupe: LobbyModel, sitter: Sitter, intent: Intent) -> Reply:
    """Sideways another temper, upwards a stronger bot."""
    if not isinstance(sitter.hand, Bot):
        return REFUSED
    temper, strength, step = sitter.hand.temper, sitter.hand.strength, _STEPS[intent]
    if intent in (Intent.LEFT, Intent.RIGHT):
        temper = TEMPERS[(TEMPERS.index(temper) + step) % len(TEMPERS)]
    else:
        place = STRENGTHS.index(strength) + step
        if not 0 <= place < len(STRENGTHS):
            return REFUSED
        strength = STRENGTHS[place]
    return troupe.told(troupe.couch.tune_bot(sitter.seat, temper, strength), FOCUS)


def _done(troupe: LobbyModel, hand: Hand, sitter: Sitter) -> Reply:
    """Back home; a device without a loge takes one whose pad is away."""
    hand.go_home()
    troupe.version += 1
    if sitter.waiting and troupe.couch.claim_of(hand.device) is None:
        return troupe.told(troupe.couch.take_over(sitter.seat, hand.device), Reply("join"))
    return ACCEPTED
