"""The green room: four pegs, one a trade; whoever presses a button joins, and all are ready together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec import UNSET

from game.campaign.story.troupe.hands import free_place, hero_of
from game.campaign.story.troupe.heroes import (
    IDS,
    MOST_HEROES,
    dismiss,
    hero_named,
    heroes_of,
    in_turn,
    is_taken,
    join,
    present,
    take,
)
from game.input.devices import KEYS, KEYS2, MOUSE, Device
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.screens.campaign.home.pegs import MOST_LETTERS
from scenes.screens.campaign.troupe.names import hand_id, hands_here
from scenes.screens.campaign.troupe.peg import PEG_Y, draw_empty_peg, draw_peg, peg_box
from scenes.screens.title.prompt_line import Ask, Hints
from scenes.shell.scene import Scene
from scenes.widgets.focus import Focus, Spot
from scenes.widgets.header import Header

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.campaign.story.state import Hero
    from scenes.shell.stage import Stage


class GreenRoom(Scene):
    """Who plays in a story: before its first page anybody may come and go, at a later one only come.

    Nothing is written down here; `done` is called once everybody is ready.
    """

    captions_at = (36.0, 70.0)

    def __init__(
        self, stage: Stage, run: Run, done: Callable[[], object], device: Device | None = None
    ) -> None:
        super().__init__(stage)
        self.run, self.done, self.hand = run, done, device or KEYS
        self.new = not run.story.results and run.story.moment == "page" and not run.slots.look(run.slot)
        """Whether the story is not begun yet."""
        self.fresh: set[str] = set()
        """The heroes who came in during this visit, and may still go as if they had not."""
        heroes = [one.who for one in heroes_of(run.story)]
        self.ready = set() if self.new else {*heroes}
        """The heroes who are ready for the curtain."""
        self.opener = self.hand
        self.focus = Focus()
        if run.story.troupe is not UNSET and not self.who:
            self.join()

    # picture

    def build(self) -> None:
        """Draw the wall with its pegs."""
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        page = self.layer()
        Header(page, self.texts("troupe-room"))
        for words, y in (("troupe-room-line", PEG_Y - 44), ("troupe-room-later", PEG_Y - 16)):
            size = page.letters.fit(self.texts(words), 25, 1180, "fell-italic")
            page.text(
                self.texts(words), style.WIDTH / 2, y, size, face="fell-italic", colour=style.GOLD_LIGHT,
                align="center", shadow=True,
            )  # fmt: skip
        self._pegs = self.layer()
        self.hints = Hints(self.layer(), (), hand=self.hand)
        self._draw()

    def _draw(self) -> None:
        """Draw every peg, and say what the present hand may do."""
        self._pegs.clear()
        heroes = self.heroes
        free = [id for id in IDS if all(id != one.who for one in heroes)]
        for place in range(MOST_HEROES):
            hero = heroes[place] if place < len(heroes) else None
            ready = hero is not None and hero.who in self.ready
            if hero is None:
                draw_empty_peg(self._pegs, self.stage, place, free[place - len(heroes)])
            else:
                draw_peg(self._pegs, self.stage, place, hero, self._device_of(hero), ready=ready)
        self.focus.offer(
            Spot(f"peg:{place}", *peg_box(place), partial(self._click_on, place))
            for place in range(MOST_HEROES)
        )
        self.hints.say(self.asks())

    def _device_of(self, hero: Hero | None) -> Device | None:
        """The device of a hero; of the first one who is alone, that of whoever opened the room."""
        if hero is None:
            return None
        if self.run.story.troupe is UNSET:
            return self.opener
        known = {one.id: one for one in (KEYS, KEYS2, *self.stage.pads.devices())}
        return known.get(hero.device)

    @property
    def heroes(self) -> tuple[Hero, ...]:
        """The heroes of the story, in the order in which they came."""
        return heroes_of(self.run.story)

    @property
    def who(self) -> str:
        """The hero of the hand that was pressed last; nobody's where it plays none yet."""
        if self.run.story.troupe is UNSET:
            return self.heroes[0].who if hand_id(self.hand) == hand_id(self.opener) else ""
        return hero_of(self.run.story, hand_id(self.hand))

    def asks(self) -> Sequence[Ask]:
        """What the present hand may do."""
        say, who = self.texts, self.who
        if not who:
            free = free_place(self.run.story, hands_here(self.stage))
            join: Ask = (Intent.ACCEPT, say("troupe-take" if free else "troupe-join"))
            return [join] if self.fresh else [join, (Intent.BACK, say("campaign-back"))]
        asks: list[Ask] = [
            (Intent.ACCEPT, say("troupe-not-ready-yet" if who in self.ready else "troupe-ready")),
            (Intent.LEFT, ""),
            (Intent.RIGHT, say("troupe-coat")),
            (Intent.COUNTER, say("troupe-name")),
        ]
        back = "troupe-leave" if who in self.fresh else "campaign-back"
        return [*asks, (Intent.BACK, say(back))]

    # hands

    def press(self, press: Press) -> None:
        """Each hand speaks for its own hero; one that has none joins."""
        if not press.down or press.again:
            return
        self.hand = press.device
        self.hints.heed(press.device)
        acts = {
            Intent.ACCEPT: self.accept,
            Intent.LEFT: self.change_coat,
            Intent.RIGHT: self.change_coat,
            Intent.COUNTER: self.write_name,
            Intent.BACK: self.go_back,
            Intent.MENU: self.go_back,
        }
        acts.get(press.intent, lambda: None)()
        self._draw_if_here()

    def click(self, x: float, y: float) -> None:
        """Press a prompt, or a peg: one's own, or an empty one to join."""
        self.hand = MOUSE
        pressed = self.hints.at(x, y)
        if pressed is not None:
            self.press(Press(MOUSE, pressed))
            return
        self.focus.click(x, y)
        self._draw_if_here()

    def device_found(self, device: Device) -> None:
        """Somebody's pad is back: their peg says so at once."""
        self._draw_if_here()

    def device_lost(self, device: Device) -> None:
        """Somebody's pad is gone: their peg says so at once."""
        self._draw_if_here()

    def _draw_if_here(self) -> None:
        if self.stage.scene is self:
            self._draw()

    def _click_on(self, place: int) -> None:
        heroes = self.heroes
        hero = heroes[place] if place < len(heroes) else None
        mine = hero is not None and hero.who == self.who
        if mine or (not self.who and (hero is None or hero.held)):
            self.accept()

    def accept(self) -> None:
        """Join, or be ready; when everybody is, the curtain rises."""
        who = self.who
        if not who:
            self.join()
            return
        self.sounds.play("accept")
        self.ready ^= {who}
        here = present(self.run.story)
        if len(here) > 1 and self.ready >= {*here}:
            self.done()

    def join(self) -> None:
        """Come in: as a hero whose place is free, else as another one."""
        story, device = self.run.story, hand_id(self.hand)
        free = free_place(story, hands_here(self.stage))
        if free:
            take(story, free, device)
            self.ready.discard(free)
            self.sounds.play("join")
            return
        try:
            who = join(
                self.run.script, story, self._free_name(), "m" if len(self.heroes) % 2 else "f", device
            )
        except ValueError as error:
            self.sounds.play("error")
            self.stage.announce(self.texts(str(error)))
            return
        if len(self.heroes) == 2:
            take(story, self.heroes[0].who, hand_id(self.opener))
        self.fresh.add(who)
        self.sounds.play("join")

    def _free_name(self) -> str:
        """A first name that nobody has."""
        names = self.texts("troupe-names").split("|")
        return next(one for one in names if not is_taken(self.run.story, one))

    def change_coat(self) -> None:
        """Put on the other coat."""
        story = self.run.story
        if not self.who:
            return
        self.sounds.play("page")
        for _ in in_turn(story, [self.who]):
            story.change_coat()

    def write_name(self) -> None:
        """Write the own first name, by the wheel or by keys."""
        hero = hero_named(self.run.story, self.who)
        if hero is None:
            return
        self.sounds.play("page")
        say = self.texts
        self.stage.open(
            "workshop-letters", say("campaign-name-title"), hero.name, partial(self.take_name, hero.who),
            say("campaign-names").split("|"), most=MOST_LETTERS, device=self.hand,
        )  # fmt: skip

    def take_name(self, who: str, name: str) -> str | None:
        """Take a name for a hero; an empty one, or somebody else's, is refused with a sentence."""
        name, story = name.strip(), self.run.story
        if not name:
            return self.texts("campaign-no-name")
        if is_taken(story, name, but=who):
            return self.texts("campaign-troupe-name")
        for _ in in_turn(story, [who]):
            story.name = name
        return None

    def enter(self) -> None:
        """Names may have been written meanwhile."""
        self.sounds.music("title")
        self._draw()

    def go_back(self) -> None:
        """Not ready after all, away again, or back to where one came from."""
        who = self.who
        self.sounds.play("back")
        if who in self.fresh:
            if who in self.ready:
                self.ready.discard(who)
                return
            self.fresh.discard(who)
            dismiss(self.run.story, who)
            return
        if who or not self.fresh:
            self._away()

    def _away(self) -> None:
        """Leave the room: nobody who came in during this visit was there."""
        for who in sorted(self.fresh):
            dismiss(self.run.story, who)
        self.stage.pop()
