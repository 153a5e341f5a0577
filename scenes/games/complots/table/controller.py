"""One chair's hand: intents become one legal action; pure, it sees a Seat and nothing else."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.rng import Chance
from game.core.rules import Action, Player, Refusal
from game.core.seat import Seat
from game.input.intents import Intent
from game.rules.complots import ComplotsView, questions
from game.rules.complots.actions import Block, Challenge, Declare, Judge, Keep, Pass, Pick, Reveal, Show
from game.rules.complots.defs import ActionDef
from scenes.games.complots.table.as_whom import block_pressed, pages_of, prompt_block, prompts_as_whom
from scenes.games.complots.table.menu.places import moved_place
from scenes.games.complots.table.seat_prompt import BROWSE, SeatPrompt
from scenes.match.secret_order import SecretOrder


class Controller:
    """The question to one player, the cursor, and the meaning of the next press.

    A press that would be illegal is still made into its action, so that the rules can say why not.
    """

    def __init__(self, seat: Seat, actions: Mapping[str, ActionDef], dice: Chance | None = None) -> None:
        self.seat = seat
        self.me: Player = seat.player
        self.actions = actions
        self.menu: tuple[str, ...] = tuple(actions)
        self.cursor = 0
        """The index of an action in the menu, or of a card in the fan."""
        self.aiming: str | None = None
        """The action that still wants a target."""
        self.target: Player | None = None
        """The player aimed at; None without any."""
        self.countering = False
        """True while the character of a block is being chosen."""
        self.page = 0
        """Which characters of a block are offered, of more than two."""
        self.chosen: int | None = None
        """The card about to be given up or shown, counted from the left; None before one is chosen."""
        self.kept: tuple[int, ...] = ()
        """Exchange: places of the fan that are kept, in the order they were chosen."""
        self.order = SecretOrder(dice)
        """The order of a fan to choose from."""
        self.aims_at_one = False
        """Whether a target is asked for where only one is possible: in a lesson."""
        self._asked: object = None
        self._waived: object = None
        """The action whose block this hand has let go before it was asked."""

    @property
    def view(self) -> ComplotsView:
        """Return the facts that this chair may know."""
        view: ComplotsView = self.seat.view
        return view

    @property
    def place(self) -> tuple[object, ...]:
        """Return the state of this hand (cursor, target, marks): equal states show the same picture."""
        return (self.cursor, self.aiming, self.target, self.countering, self.page, self.kept, self.chosen)

    def asks(self) -> str | None:
        """The question put to this chair now, or None; a new question starts afresh."""
        view = self.view
        asked = view.asks if self.me in view.owing else None
        question = (view.turn, asked, view.claim)
        if question != self._asked:
            self._asked = question
            self.cursor, self.kept = NOWHERE if asked in PLACES else 0, ()
            self.aiming = self.target = None
            self.countering = False
            self.chosen = None
            self.look_anew()
        return asked

    def fan(self) -> tuple[str, ...]:
        """The cards this chair chooses among now: its own, the drawn ones, its pack, or the one shown.

        Beside its own lies what it has picked, while the other still chooses.
        """
        asked, view = self.asks(), self.view
        if asked in CHOICES:
            return self.order.arrange(CHOICES[asked](view))
        if asked == questions.JUDGE:
            return (view.shown or "",)
        picked = view.picked if view.asks == questions.PICK else None
        return view.hand if picked is None else (*view.hand, picked)

    def look_anew(self) -> None:
        """Shuffle the cards of a secret choice; marks stay with their cards, the cursor starts anywhere."""
        asked = self.asks()
        if asked in CHOICES and self.order.dice is not None:
            count = len(CHOICES[asked](self.view))
            self.kept = self.order.draw_again(count, self.kept)
            self.cursor = self.order.start(count)

    def prompts(self) -> tuple[SeatPrompt, ...]:
        """Return the presses this chair may make now, the likeliest first."""
        asked = self.asks()
        return PROMPTS[asked](self) if asked else ()

    def feed(self, intent: Intent) -> Action | Refusal | None:
        """Turn a press into an action, or move a cursor and return None; a Refusal says why not even that."""
        asked = self.asks()
        return FEEDS[asked](self, intent) if asked else None

    # the turn

    def prompts_turn(self) -> tuple[SeatPrompt, ...]:
        """Choose an action, then a target."""
        if self.aiming is None:
            return (
                SeatPrompt(Intent.ACCEPT, "complots-choose"),
                SeatPrompt(Intent.LEFT, BROWSE),
                SeatPrompt(Intent.RIGHT, BROWSE),
            )
        aim, back = SeatPrompt(Intent.ACCEPT, "complots-aim"), SeatPrompt(Intent.BACK, "complots-back")
        if self.aiming and len(self.targets(self.aiming)) > 1:
            return (aim, back, SeatPrompt(Intent.RIGHT, "complots-next-target"))
        return (aim, back)

    def feed_turn(self, intent: Intent) -> Action | None:
        """Move in the menu, or among the targets."""
        return self.feed_target(intent) if self.aiming else self.feed_menu(intent)

    def feed_menu(self, intent: Intent) -> Action | None:
        """Move over the actions; accept one."""
        if intent is Intent.ACCEPT:
            return self.choose(self.menu[self.cursor])
        self.cursor = moved_cursor(self.cursor, intent, len(self.menu))
        return None

    def choose(self, name: str) -> Action | None:
        """Take an action of the menu; one with a target asks for it first."""
        self.cursor = self.menu.index(name)
        targets = self.targets(name)
        if self.actions[name].target and len(targets) == 1 and not self.aims_at_one:
            return Declare(self.me, name, targets[0])
        if self.actions[name].target and targets:
            self.aiming, self.target = name, self.first_target(targets)
            return None
        return self.declared(name)

    def declared(self, name: str) -> Declare:
        """An action as it would be declared, at anybody if it wants a target."""
        anyone = next(iter(self.others()), None) if self.actions[name].target else None
        return Declare(self.me, name, anyone)

    def targets(self, name: str) -> tuple[Player, ...]:
        """Whom the rules let me aim at with this action."""
        options: Sequence[Any] = self.seat.options
        aimed = {o.target for o in options if isinstance(o, Declare) and o.action == name}
        return tuple(sorted(t for t in aimed if t is not None))

    def others(self) -> list[Player]:
        """Everybody else who still plays."""
        return [p for p, hidden in enumerate(self.view.hidden) if hidden and p != self.me]

    def first_target(self, targets: Sequence[Player]) -> Player:
        """The neighbour on the left hand, or the next one that may be aimed at."""
        return min(targets, key=lambda player: (player - self.me) % self.view.players)

    def feed_target(self, intent: Intent) -> Action | None:
        """Move over the players; accept one, or go back to the menu."""
        assert self.aiming is not None and self.target is not None
        if intent is Intent.ACCEPT:
            return Declare(self.me, self.aiming, self.target)
        if intent is Intent.BACK:
            self.aiming = self.target = None
            return None
        targets = self.targets(self.aiming)
        step = STEPS.get(intent, 0)
        if step and targets:
            self.target = targets[(targets.index(self.target) + step) % len(targets)]
        return None

    def aim(self, player: Player) -> Action | None:
        """Click a player: that is the whole answer, if this one may be aimed at."""
        if self.aiming is None or player not in self.targets(self.aiming):
            return None
        return Declare(self.me, self.aiming, player)

    def point_at(self, player: Player) -> None:
        """Let the mark of the aim go to a player, if this one may be aimed at."""
        if self.aiming is not None and player in self.targets(self.aiming):
            self.target = player

    # windows

    def blocks(self) -> list[Block]:
        """The blocks that are open to this chair."""
        return [option for option in self.seat.options if isinstance(option, Block)]

    def prompts_window(self) -> tuple[SeatPrompt, ...]:
        """Doubt, counter, let it go; countering may ask as whom."""
        blocks = self.blocks()
        if self.countering:
            return prompts_as_whom(blocks, self.page)
        asks = [SeatPrompt(Intent.DOUBT, "complots-doubt")] if self.view.asks == questions.CHALLENGE else []
        if blocks:
            asks.append(prompt_block(blocks))
        return (*asks, SeatPrompt(Intent.ACCEPT, "complots-pass"))

    def feed_window(self, intent: Intent) -> Action | None:
        """Return the answer to a claim; whoever lets pass what could be countered is not asked again."""
        answer = self.answer_window(intent)
        if answer is not None:
            self._waived = self._window if isinstance(answer, Pass) and self.blocks() else None
        return answer

    @property
    def _window(self) -> object:
        """The action that may be doubted, and then be countered."""
        return (self.view.turn, self.view.declared)

    def waived(self) -> Action | None:
        """Return the pass of a block that was let go by hand already, while nobody had doubted; else None."""
        once, view = self._waived, self.view
        if view.asks != questions.BLOCK or self.me not in view.owing or once != self._window:
            return None
        self._waived = None
        return Pass(self.me) if view.doubter is None else None

    def answer_window(self, intent: Intent) -> Action | None:
        """Left doubts, up counters, down lets it go."""
        blocks = self.blocks()
        if self.countering:
            return self.feed_countering(intent, blocks)
        if intent is Intent.COUNTER and len(blocks) > 1:
            self.countering, self.page = True, 0
            return None
        if intent is Intent.COUNTER and blocks:
            return blocks[0]
        if intent is Intent.DOUBT and self.view.asks == questions.CHALLENGE:
            return Challenge(self.me)
        return Pass(self.me) if intent is Intent.ACCEPT else None

    def feed_countering(self, intent: Intent, blocks: Sequence[Block]) -> Action | None:
        """Return the block as the character that was pressed; back leaves the choice, accept turns a page."""
        if intent is Intent.BACK:
            self.countering = False
        elif intent is Intent.ACCEPT:
            self.page = (self.page + 1) % pages_of(blocks)
        return block_pressed(intent, blocks, self.page)

    # cards

    def prompts_two(self) -> tuple[SeatPrompt, ...]:
        """Which card, by its place; then, and not before, it may be given up."""
        left, right = (
            SeatPrompt(Intent.LEFT, "complots-left-card"),
            SeatPrompt(Intent.RIGHT, "complots-right-card"),
        )
        if self.chosen is None:
            return (left, right)
        last = len(self.view.hand) - 1
        other = [ask for ask, end in ((left, 0), (right, last)) if self.chosen != end]
        verb = "complots-give-up" if self.view.asks == questions.LOSE else "complots-show"
        return (SeatPrompt(Intent.ACCEPT, verb), *other)

    def feed_two(self, intent: Intent) -> Action | None:
        """Left and right choose, accept confirms: the places of the cards say it, never their faces.

        The mouse puts the cursor on a card that is face up, and accepts: the first time that chooses it.
        """
        if intent in SIDES:
            self.choose_card(SIDES[intent])
            return None
        if intent is not Intent.ACCEPT or self.cursor == NOWHERE:
            return None
        if self.chosen != self.cursor:
            self.chosen = self.cursor
            return None
        card = self.view.hand[self.chosen]
        return Reveal(self.me, card) if self.view.asks == questions.LOSE else Show(self.me, card)

    def choose_card(self, step: int) -> None:
        """Choose the outermost card on one side; then, of three, the next one on that side."""
        last = len(self.view.hand) - 1
        place = (0 if step < 0 else last) if self.chosen is None else self.chosen + step
        self.chosen = self.cursor = min(max(place, 0), last)

    def prompts_judge(self) -> tuple[SeatPrompt, ...]:
        """Give it back, or have it replaced."""
        return (SeatPrompt(Intent.ACCEPT, "complots-give-back"), SeatPrompt(Intent.COUNTER, "complots-swap"))

    def feed_judge(self, intent: Intent) -> Action | None:
        """Down gives it back, up replaces it."""
        if intent is Intent.ACCEPT:
            return Judge(self.me, False)
        return Judge(self.me, True) if intent is Intent.COUNTER else None

    def prompts_exchange(self) -> tuple[SeatPrompt, ...]:
        """Mark what to keep, then confirm: always both, for nobody may read off them what is marked."""
        return (
            SeatPrompt(Intent.ACCEPT, "complots-mark"),
            SeatPrompt(Intent.COUNTER, "complots-confirm"),
            SeatPrompt(Intent.LEFT, BROWSE),
            SeatPrompt(Intent.RIGHT, BROWSE),
        )

    def is_complete(self, intent: Intent) -> bool:
        """Say whether a press confirms an exchange of which every card to keep is marked."""
        marked = self.asks() == questions.EXCHANGE and len(self.kept) == len(self.view.hand)
        return marked and intent is Intent.COUNTER

    def feed_exchange(self, intent: Intent) -> Action | Refusal | None:
        """Mark and unmark cards; one too many is refused, and no mark is lost."""
        fan, count = self.fan(), len(self.view.hand)
        if intent is Intent.COUNTER:
            return Keep(self.me, tuple(fan[place] for place in self.kept))
        if intent is Intent.ACCEPT:
            return self.mark(self.cursor, count)
        self.cursor = (self.cursor + STEPS.get(intent, 0)) % len(fan)
        return None

    def mark(self, place: int, count: int) -> Refusal | None:
        """Keep this card of the fan, or not any more; where only one is kept, its mark goes to this one."""
        if place in self.kept:
            self.kept = tuple(other for other in self.kept if other != place)
        elif len(self.kept) < count or count == 1:
            self.kept = (*self.kept, place)[-count:]
        else:
            return Refusal("keep-count", {"count": count})
        return None

    def prompts_pick(self) -> tuple[SeatPrompt, ...]:
        """Choose a card of the pack; the fan is only seen while one peeks."""
        return (SeatPrompt(Intent.ACCEPT, "complots-pick"),)

    def feed_pick(self, intent: Intent) -> Action | None:
        """Move over the pack, and take a card."""
        fan = self.fan()
        if intent is Intent.ACCEPT:
            return Pick(self.me, fan[self.cursor])
        self.cursor = (self.cursor + STEPS.get(intent, 0)) % len(fan)
        return None


CHOICES: dict[str, Callable[[ComplotsView], tuple[str, ...]]] = {
    questions.EXCHANGE: lambda view: view.hand + view.drawn,
    questions.PICK: lambda view: view.pack,
}
"""The cards of each question that is answered with a cursor among private ones."""
STEPS = {Intent.LEFT: -1, Intent.RIGHT: 1, Intent.UP: -1, Intent.DOWN: 1}
SIDES = {Intent.LEFT: -1, Intent.RIGHT: 1}
"""The side meant by a press among cards that lie in a row."""
PLACES = (questions.LOSE, questions.SHOW)
"""Questions that are answered with the place of a card."""
NOWHERE = -1
"""The cursor before any card is chosen."""
PROMPTS: dict[str, Callable[[Controller], tuple[SeatPrompt, ...]]] = {
    questions.TURN: Controller.prompts_turn,
    questions.CHALLENGE: Controller.prompts_window,
    questions.BLOCK: Controller.prompts_window,
    questions.LOSE: Controller.prompts_two,
    questions.SHOW: Controller.prompts_two,
    questions.JUDGE: Controller.prompts_judge,
    questions.EXCHANGE: Controller.prompts_exchange,
    questions.PICK: Controller.prompts_pick,
}
FEEDS: dict[str, Callable[[Controller, Intent], Action | Refusal | None]] = {
    questions.TURN: Controller.feed_turn,
    questions.CHALLENGE: Controller.feed_window,
    questions.BLOCK: Controller.feed_window,
    questions.LOSE: Controller.feed_two,
    questions.SHOW: Controller.feed_two,
    questions.JUDGE: Controller.feed_judge,
    questions.EXCHANGE: Controller.feed_exchange,
    questions.PICK: Controller.feed_pick,
}


def moved_cursor(cursor: int, intent: Intent, count: int) -> int:
    """Return the place a press leads to in the menu of actions; it stays inside."""
    match intent:
        case Intent.LEFT | Intent.RIGHT:
            return moved_place(cursor, SIDES[intent], 0, count)
        case Intent.UP | Intent.DOWN:
            return moved_place(cursor, 0, STEPS[intent], count)
    return cursor
