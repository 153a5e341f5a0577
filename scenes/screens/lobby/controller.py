"""The controller of the lobby: the meaning of a press depends on who pressed and on where that hand is."""

from game.input.devices import MOUSE, Device
from game.input.intents import MOVES, Intent, Press
from scenes.screens.lobby.hand import FOCUS, NOTHING, WENT_BACK, Hand, Mode, Reply
from scenes.screens.lobby.house_rules import editing
from scenes.screens.lobby.model import LobbyModel, has_letter_keys
from scenes.screens.lobby.seats import bot_seats, free_chairs, naming

_TYPIST_INTENTS = frozenset({Intent.ACCEPT, Intent.BACK, Intent.UP, Intent.DOWN, Intent.PEEK, Intent.MENU})
"""Intents of keyboard and mouse that go to the hand which writes a name with letter keys."""


class Controller:
    """Feeds presses and clicks to the lobby's model; each reply is a sound, a sentence, or a way on."""

    def __init__(self, model: LobbyModel) -> None:
        self.lobby_model = model

    def press(self, press: Press) -> Reply:
        """Answer a press of a device."""
        if not press.down or (press.again and press.intent not in MOVES):
            return NOTHING
        model = self.lobby_model
        if model.by_mouse != (press.device == MOUSE):
            model.by_mouse = press.device == MOUSE
            model.version += 1
        hand = model.hand(model.speaker(press.device))
        typist = model.typist
        if typist and has_letter_keys(hand.device) and press.intent in _TYPIST_INTENTS:
            hand = typist
        return self.feed(hand, press.intent)

    def feed(self, hand: Hand, intent: Intent) -> Reply:
        """Let a hand do something where it is."""
        model = self.lobby_model
        if hand.device != model.last:
            model.last = hand.device
            model.version += 1
        reply = self._where_it_is(hand, intent)
        model.tidy()
        return self._anywhere(hand, intent) if reply is None else reply

    def _where_it_is(self, hand: Hand, intent: Intent) -> Reply | None:
        match self.lobby_model.mode(hand):
            case "rules":
                return editing.handle_rules_press(self.lobby_model, hand, intent)
            case "chair":
                return free_chairs.handle_chair_press(self.lobby_model, hand, intent)
            case "bot":
                return bot_seats.handle_bot_seat_press(self.lobby_model, hand, intent)
            case "name":
                return naming.handle_naming_press(self.lobby_model, hand, intent)
            case "stranger":
                return self._stranger(hand, intent)
            case "ready":
                return self._ready(hand, intent)
        return self._own(hand, intent)

    def _stranger(self, hand: Hand, intent: Intent) -> Reply | None:
        if intent is Intent.ACCEPT:
            return self.lobby_model.join(hand.device)
        return Reply("back", leads="title") if intent is Intent.BACK else None

    def _own(self, hand: Hand, intent: Intent) -> Reply | None:
        model, own = self.lobby_model, self.lobby_model.sitter_of(hand)
        assert own is not None
        if intent in (Intent.LEFT, Intent.RIGHT):
            hand.doing = "colour"
            step = 1 if intent is Intent.RIGHT else -1
            return model.told(model.couch.turn_colour(own.seat, step), FOCUS)
        if intent in (Intent.UP, Intent.DOWN):
            hand.doing = "mask"
            step = 1 if intent is Intent.DOWN else -1
            return model.told(model.couch.turn_persona(own.seat, step), FOCUS)
        if intent is Intent.ACCEPT:
            return model.told(model.couch.ready(own.seat, True), Reply("ready"))
        if intent is Intent.BACK:
            return model.told(model.couch.leave(own.seat), Reply("leave"))
        return None

    def _ready(self, hand: Hand, intent: Intent) -> Reply | None:
        own = self.lobby_model.sitter_of(hand)
        assert own is not None
        if intent is Intent.BACK:
            return self.lobby_model.told(self.lobby_model.couch.ready(own.seat, False), WENT_BACK)
        if intent is Intent.ACCEPT:
            why = self.lobby_model.why_not()
            return Reply("focus", why.says, why.facts) if why else Reply("focus", "lobby-all-ready")
        return None

    def _anywhere(self, hand: Hand, intent: Intent) -> Reply:
        model = self.lobby_model
        match intent:
            case Intent.MENU:
                return self.start(hand)
            case Intent.PREVIOUS:
                return model.go_to_act(model.act_at - 1)
            case Intent.NEXT:
                return model.go_to_act(model.act_at + 1)
            case Intent.COUNTER:
                return editing.open_rules(model, hand)
            case Intent.DOUBT:
                return bot_seats.add_bot(model, hand)
            case Intent.PEEK:
                return bot_seats.go_on(model, hand)
        return NOTHING

    def start(self, hand: Hand | None = None) -> Reply:
        """Begin the match, or say why it cannot begin; whoever starts it is ready."""
        model = self.lobby_model
        why, own = model.why_not(hand), model.sitter_of(hand) if hand else None
        if own and not own.ready and (why is None or why.says == "lobby-why-ready"):
            model.told(model.couch.ready(own.seat, True), NOTHING)
        return why or Reply("accept", leads="start")

    # the mouse: it does what a hand of the keyboard, or its own, could do

    def mouse(self) -> Hand:
        """The hand that the mouse points for: the keyboard's, or its own."""
        self.lobby_model.by_mouse = True
        hand = self.lobby_model.hand(self.lobby_model.speaker(MOUSE))
        self.lobby_model.last = hand.device
        self.lobby_model.version += 1
        return hand

    def click_loge(self, seat: int) -> Reply:
        """Answer a click on a seat: let it offer what it may, be ready, or look after it if one can."""
        model, hand = self.lobby_model, self.mouse()
        if model.couch.seats[seat] is None:
            return free_chairs.open_chair(model, hand, seat)
        own = model.sitter_of(hand)
        if own and own.seat == seat:
            hand.go_home()
            return self.feed(hand, Intent.BACK if own.ready else Intent.ACCEPT)
        if seat not in model.adjustable_seats:
            return Reply("error", "lobby-not-yours")
        visited = hand.on == seat
        hand.go_home()
        hand.on = None if visited else seat
        return WENT_BACK if visited else FOCUS

    def click_person(self, seat: int) -> Reply:
        """Answer a click on « a person » of a free chair."""
        return free_chairs.choose_person(self.lobby_model, self.mouse(), seat)

    def click_bot(self, seat: int) -> Reply:
        """Answer a click on « a bot » of a free chair."""
        return bot_seats.add_bot(self.lobby_model, self.mouse(), seat)

    def click_mouse(self, seat: int) -> Reply:
        """Answer a click on the mouse at the chair of whoever joins next: it sits down for itself."""
        reply = self.lobby_model.join(MOUSE, seat)
        self.mouse()
        return reply

    def click_prompt(self, device: Device, mode: Mode, intent: Intent) -> Reply:
        """Answer a click on a prompt that was written for a hand in this mode, and for no other."""
        model = self.lobby_model
        hand = model.hand(device)
        model.by_mouse = True
        model.version += 1
        if model.mode(hand) != mode:
            hand.go_home()
        return self.feed(hand, intent) if model.mode(hand) == mode else NOTHING

    def click_arrow(self, seat: int, intent: Intent) -> Reply:
        """Answer a click on one of the four arrows of a seat."""
        hand = self.mouse()
        own = self.lobby_model.sitter_of(hand)
        hand.go_home()
        hand.on = None if own and own.seat == seat else seat
        return self.feed(hand, intent)

    def click_plate(self, seat: int) -> Reply:
        """Answer a click on a nameplate: write on one's own; any other stands for its seat."""
        hand = self.mouse()
        own = self.lobby_model.sitter_of(hand)
        if own and own.seat == seat and not own.ready:
            return (
                naming.confirm_name(self.lobby_model, hand)
                if hand.pen
                else naming.begin(self.lobby_model, hand)
            )
        return self.click_loge(seat)

    def click_rule(self, row: int, by: int) -> Reply:
        """Answer a click on a row of the house rules: change the rule by `by` steps."""
        self.mouse()
        return editing.change_rule(self.lobby_model, row, by)

    def click_chip(self, name: str) -> Reply:
        """Answer a click on the game card: open the house rules, at the rule `name` if it has one."""
        return editing.open_rules(self.lobby_model, self.mouse(), name)
