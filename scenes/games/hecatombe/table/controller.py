"""One chair's hand: intents become legal actions; pure, it sees a Seat and where things lie on the table."""

from collections.abc import Callable

from game.core.rng import Chance
from game.core.rules import Player, Refusal
from game.core.seat import Seat
from game.input.intents import MOVES, Intent
from game.rules.hecatombe import HecatombeView, questions
from game.rules.hecatombe.actions import Attack, Call, Choose, Counter, Keep, LetGo, Liberate, Name, Yield
from game.rules.hecatombe.questions import SECRET
from scenes.games.hecatombe.table.things import Places, TableThing, next_thing, tiles_without
from scenes.match.hands import Answer, PromptSpec
from scenes.match.secret_order import SecretOrder


class Controller:
    """The question to one player, the cursor, and the meaning of the next press.

    A press that would be illegal is still made into its action, so that the rules can say why not.
    """

    def __init__(self, seat: Seat, places: Places, dice: Chance | None = None) -> None:
        self.seat = seat
        self.me: Player = seat.player
        self.places = places
        self.cursor = 0
        """The index among the things that may be pointed at now."""
        self.army: int | None = None
        """The army of mine that attacks and still wants its prey."""
        self.marks: tuple[int, ...] = ()
        """Secret choices: places of the fan, in the order they were marked."""
        self.order = SecretOrder(dice)
        """The order of the fan."""
        self._asked: object = None

    @property
    def view(self) -> HecatombeView:
        """Return the facts that this chair may know."""
        view: HecatombeView = self.seat.view
        return view

    @property
    def place(self) -> tuple[object, ...]:
        """Return the state of this hand: equal states show the same picture."""
        return (self.cursor, self.army, self.marks)

    def asks(self) -> str | None:
        """The question put to this chair now, or None; a new question starts afresh."""
        view = self.view
        asked = view.asks if self.me in view.owing else None
        question = (view.round, view.attacks, len(view.history), asked, view.sealed[self.me])
        if question != self._asked:
            self._asked = question
            self.army, self.marks = None, ()
            self.cursor = self.start(view) if asked else 0
            if asked in SECRET:
                self.look_anew()
        return asked

    def start(self, view: HecatombeView) -> int:
        """Return the first place of the cursor: in a defence, the attacked army."""
        if view.asks == questions.DEFENCE and view.assault is not None:
            return view.armies[self.me].index(view.assault.prey)
        return 0

    def things(self) -> tuple[TableThing, ...]:
        """Return everything that may be pointed at now, in reading order."""
        asked = self.asks()
        return THINGS[asked](self) if asked else ()

    def pointed(self) -> TableThing | None:
        """Return the thing under the cursor; None when there is none."""
        things = self.things()
        return things[min(self.cursor, len(things) - 1)] if things else None

    def fan(self) -> tuple[str, ...]:
        """The tiles this chair chooses among secretly; not those that were sealed for it meanwhile."""
        self.asks()
        return self.order.arrange(self._private_tiles())

    def _private_tiles(self) -> tuple[str, ...]:
        """Return the tiles of the fan, as the rules count them."""
        view = self.view
        match view.asks if self.me in view.owing else None:
            case questions.OBJECTIVES:
                return tiles_without(view.hand, view.chosen)
            case questions.KEEPERS:
                return tiles_without(view.armies[self.me], view.chosen)
            case questions.LIBERATION:
                return view.captured[self.me]
        return ()

    def look_anew(self) -> None:
        """Shuffle the fan of a secret question; marks stay with their tiles, the cursor starts anywhere."""
        if self.asks() in SECRET and self.order.dice is not None:
            count = len(self._private_tiles())
            self.marks = self.order.draw_again(count, self.marks)
            self.cursor = self.order.start(count)

    @property
    def wanted(self) -> int:
        """Return the number of tiles of the fan still to be marked: a liberation may mark one."""
        view = self.view
        return view.needs[self.me] - view.sealed[self.me]

    def prompts(self) -> tuple[PromptSpec, ...]:
        """Return the presses this chair may make now, the likeliest first; they betray no secret choice."""
        asked = self.asks()
        if asked == questions.ATTACK:
            if self.army is None:
                return (PromptSpec(Intent.ACCEPT, "hecatombe-send"),)
            return (PromptSpec(Intent.ACCEPT, "hecatombe-attack"), PromptSpec(Intent.BACK, "hecatombe-back"))
        if any(thing.kind == "people" for thing in self.things()):
            return (PromptSpec(Intent.ACCEPT, "hecatombe-name"),)
        return PROMPTS[asked] if asked else ()

    def feed(self, intent: Intent) -> Answer:
        """Turn a press into an action, or move a cursor and return None."""
        asked = self.asks()
        if asked is None:
            return None
        if intent in MOVES:
            self.move(intent)
            return None
        return FEEDS[asked](self, intent)

    def move(self, intent: Intent) -> None:
        """Point at the next thing in a direction."""
        things = self.things()
        if not things:
            return
        boxes = [self.places.box(thing, self.me) for thing in things]
        found = next_thing(things, boxes, min(self.cursor, len(things) - 1), intent)
        if found is not None:
            self.cursor = found

    def point(self, thing: TableThing) -> bool:
        """The mouse is over something: true when it may be pointed at."""
        things = self.things()
        if thing not in things:
            return False
        self.cursor = things.index(thing)
        return True

    def take(self, thing: TableThing) -> Answer:
        """The mouse was clicked on something; in a defence that offers it, and no more."""
        if self.point(thing):
            return None if self.asks() == questions.DEFENCE else self.feed(Intent.ACCEPT)
        if self.army is None or self.asks() != questions.ATTACK or thing.kind != "army":
            return None
        return self.change_to(thing) if thing.owner == self.me else self.attack(thing)

    # the fight

    def attacks(self) -> list[Attack]:
        """Return every attack this chair may make."""
        return [option for option in self.seat.options if isinstance(option, Attack)]

    def things_attack(self) -> tuple[TableThing, ...]:
        """My armies that can attack; then the armies that the chosen one can attack."""
        view, attacks = self.view, self.attacks()
        own = view.armies[self.me]
        if self.army is None:
            able = {attack.army for attack in attacks}
            return tuple(TableThing("army", self.me, i) for i, people in enumerate(own) if people in able)
        preys = {(attack.target, attack.prey) for attack in attacks if attack.army == own[self.army]}
        return tuple(
            TableThing("army", owner, i)
            for owner in self.others()
            for i, people in enumerate(view.armies[owner])
            if (owner, people) in preys
        )

    def others(self) -> list[Player]:
        """Everybody else, clockwise from my left."""
        players = self.view.players
        return [(self.me + step) % players for step in range(1, players)]

    def feed_attack(self, intent: Intent) -> Answer:
        """Choose an army, then its prey; the shoulders go from rival to rival."""
        thing = self.pointed()
        if intent is Intent.BACK and self.army is not None:
            army, self.army = self.army, None
            self.point(TableThing("army", self.me, army))
        elif intent in SHOULDERS and self.army is not None:
            self.cursor = self.next_rival(SHOULDERS[intent])
        elif intent is Intent.ACCEPT and thing is not None:
            if self.army is not None:
                return self.attack(thing)
            self.army, self.cursor = thing.place, 0
        return None

    def change_to(self, thing: TableThing) -> Answer:
        """Choose another army instead of the one that was chosen."""
        self.army, self.cursor = None, 0
        return self.feed(Intent.ACCEPT) if self.point(thing) else None

    def attack(self, thing: TableThing) -> Attack:
        """Send the chosen army against another; one that may not be attacked is refused by the rules."""
        view = self.view
        assert self.army is not None
        prey = view.armies[thing.owner][thing.place]
        return Attack(self.me, view.armies[self.me][self.army], thing.owner, prey)

    def next_rival(self, step: int) -> int:
        """The first army of the next rival that can be attacked."""
        things = self.things()
        rivals = list(dict.fromkeys(thing.owner for thing in things))
        here = self.pointed()
        if here is None:
            return 0
        owner = rivals[(rivals.index(here.owner) + step) % len(rivals)]
        return next(number for number, thing in enumerate(things) if thing.owner == owner)

    def things_defence(self) -> tuple[TableThing, ...]:
        """My armies: one of them is on offer."""
        return self.armies_of(self.me)

    def armies_of(self, owner: Player) -> tuple[TableThing, ...]:
        """Return every army of a player."""
        return tuple(TableThing("army", owner, place) for place in range(len(self.view.armies[owner])))

    @property
    def offered(self) -> str:
        """The army that a counter-attack would sacrifice."""
        return self.view.armies[self.me][self.cursor]

    def feed_defence(self, intent: Intent) -> Answer:
        """Down lets it go, up counters with the army on offer."""
        if intent is Intent.ACCEPT:
            return LetGo(self.me)
        return Counter(self.me, self.offered) if intent is Intent.COUNTER else None

    # secret choices

    def things_fan(self) -> tuple[TableThing, ...]:
        """Return the private tiles."""
        return tuple(TableThing("fan", self.me, place) for place in range(len(self.fan())))

    def feed_fan(self, intent: Intent) -> Answer:
        """Mark and unmark tiles; the oldest mark gives way to a new one too many; then seal."""
        if intent is Intent.COUNTER:
            return self.seal()
        if intent is Intent.ACCEPT:
            self.mark(self.cursor)
        return None

    def mark(self, place: int) -> None:
        """Mark a tile of the fan, or not any more."""
        if place in self.marks:
            self.marks = tuple(other for other in self.marks if other != place)
        else:
            self.marks = (*self.marks, place)[-self.wanted :]

    @property
    def ready(self) -> bool:
        """Say whether the marks can be sealed: a liberation needs none."""
        return self.asks() == questions.LIBERATION or len(self.marks) == self.wanted

    def seal(self) -> Answer:
        """Hand the marked tiles in, one action each, in the order of the marks; while some miss, say so."""
        if not self.ready:
            return Refusal("seal-more")
        fan, asked = self.fan(), self.asks()
        tiles = [fan[place] for place in self.marks]
        if asked == questions.LIBERATION:
            return Liberate(self.me, tiles[0] if tiles else None)
        verb: type[Choose] | type[Keep] = Choose if asked == questions.OBJECTIVES else Keep
        return [verb(self.me, people) for people in tiles]

    # the reveal

    def things_reveal(self) -> tuple[TableThing, ...]:
        """The hidden objectives I may call, or every people in print when I name one."""
        things = []
        for option in self.seat.options:
            if isinstance(option, Call):
                things.append(TableThing("objective", option.owner, option.place))
            elif isinstance(option, Name):
                things.append(TableThing("people", self.me, self.view.peoples.index(option.people)))
        return tuple(things)

    def feed_reveal(self, intent: Intent) -> Answer:
        """Call what is pointed at."""
        thing = self.pointed()
        if intent is not Intent.ACCEPT or thing is None:
            return None
        if thing.kind == "people":
            return Name(self.me, self.view.peoples[thing.place])
        return Call(self.me, thing.owner, thing.place)

    def things_answer(self) -> tuple[TableThing, ...]:
        """Return this player's own hidden objectives."""
        hidden = [option.place for option in self.seat.options if isinstance(option, Yield)]
        return tuple(TableThing("objective", self.me, place) for place in hidden)

    def feed_answer(self, intent: Intent) -> Answer:
        """Show the one that is pointed at: its place says it, never its face."""
        thing = self.pointed()
        return Yield(self.me, thing.place) if intent is Intent.ACCEPT and thing else None


SHOULDERS = {Intent.PREVIOUS: -1, Intent.NEXT: 1}
SECRETLY = (PromptSpec(Intent.ACCEPT, "hecatombe-mark"), PromptSpec(Intent.COUNTER, "hecatombe-seal"))

PROMPTS: dict[str, tuple[PromptSpec, ...]] = {
    questions.DEFENCE: (
        PromptSpec(Intent.ACCEPT, "hecatombe-let-go"),
        PromptSpec(Intent.COUNTER, "hecatombe-counter"),
    ),
    questions.OBJECTIVES: SECRETLY,
    questions.KEEPERS: SECRETLY,
    questions.LIBERATION: SECRETLY,
    questions.REVEAL: (PromptSpec(Intent.ACCEPT, "hecatombe-call"),),
    questions.ANSWER: (PromptSpec(Intent.ACCEPT, "hecatombe-show"),),
}
THINGS: dict[str, Callable[[Controller], tuple[TableThing, ...]]] = {
    questions.ATTACK: Controller.things_attack,
    questions.DEFENCE: Controller.things_defence,
    questions.OBJECTIVES: Controller.things_fan,
    questions.KEEPERS: Controller.things_fan,
    questions.LIBERATION: Controller.things_fan,
    questions.REVEAL: Controller.things_reveal,
    questions.ANSWER: Controller.things_answer,
}
FEEDS: dict[str, Callable[[Controller, Intent], Answer]] = {
    questions.ATTACK: Controller.feed_attack,
    questions.DEFENCE: Controller.feed_defence,
    questions.OBJECTIVES: Controller.feed_fan,
    questions.KEEPERS: Controller.feed_fan,
    questions.LIBERATION: Controller.feed_fan,
    questions.REVEAL: Controller.feed_reveal,
    questions.ANSWER: Controller.feed_answer,
}
