"""The shelf: what stands in each slot, gone on with, begun, or put away after a question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.app.campaign.run import Run
from game.app.campaign.slots import Slots, is_bound
from game.campaign import campaigns
from game.campaign.story.troupe.hands import adopt, hero_of
from game.input.intents import Intent
from scenes.draw import style
from scenes.screens.campaign.flow import go_on
from scenes.screens.campaign.home.card import CARD_Y, card_box, draw_card, why_unreadable
from scenes.screens.campaign.page import CampaignPage
from scenes.screens.campaign.troupe.names import hand_id, hands_here
from scenes.widgets.focus import FocusFrame, Spot
from scenes.widgets.header import Header

if TYPE_CHECKING:
    from game.app.campaign.slots import SlotInfo
    from game.input.devices import Device
    from scenes.shell.stage import Stage


class Shelf(CampaignPage):
    """Three stories at most, and one of iron; `slots` are those of the house unless told otherwise."""

    def __init__(self, stage: Stage, device: Device | None = None, slots: Slots | None = None) -> None:
        super().__init__(stage, device)
        self.slots = slots or Slots()
        self.stories: list[SlotInfo | None] = []
        self._at = ""

    def asks(self) -> Sequence[tuple[Intent, str]]:
        """Go on or begin; put away what stands there; back."""
        say, here = self.texts, self.here
        damaged = here is not None and here.story is None
        verb = "campaign-begin" if here is None else "campaign-go-on"
        asks = [] if damaged else [(Intent.ACCEPT, say(verb))]
        if here is not None and not is_bound(here):
            asks.append((Intent.DOUBT, say("campaign-put-away")))
        return [*asks, (Intent.BACK, say("campaign-back"))]

    def answers(self) -> Mapping[Intent, Callable[[], object]]:
        """A story is put away by a button of its own."""
        return {**super().answers(), Intent.DOUBT: self.ask_to_put_away}

    @property
    def number(self) -> int:
        """The slot with the focus, from 0."""
        return int(self.at.partition(":")[2] or 0)

    @property
    def here(self) -> SlotInfo | None:
        """What stands in the slot with the focus."""
        return self.stories[self.number] if self.stories else None

    def build(self) -> None:
        """Read the slots, and draw a bill for each."""
        self.stories = self.slots.shelf()
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        page = self.layer()
        Header(page, self.texts("campaign-shelf"))
        words = self.texts("campaign-shelf-line")
        size = page.letters.fit(words, 27, 1100, "fell-italic")
        page.text(
            words, style.WIDTH / 2, CARD_Y - 18, size, face="fell-italic", colour=style.GOLD_LIGHT,
            align="center", shadow=True,
        )  # fmt: skip
        for slot, info in enumerate(self.stories):
            draw_card(page, self.stage.app, slot, info)
        self.focus.offer(
            Spot(f"slot:{slot}", *card_box(slot), partial(self.open, slot))
            for slot in range(len(self.stories))
        )
        self.frame = FocusFrame(self.layer(), self, self.focus)
        self.show_asks(self.layer())

    def enter(self) -> None:
        """The theme goes on."""
        self.sounds.music("title")

    def update(self, dt: float) -> None:
        """Let the frame follow the focus."""
        self.frame.update()

    def moved(self) -> None:
        """Say what can be done with the slot under the focus."""
        if self.hints:
            self.hints.say(self.asks())

    # ways on

    def open(self, slot: int) -> None:
        """Go on with the story of a slot, or begin one; a damaged one says why not."""
        info = self.stories[slot]
        if info is None:
            self.begin(slot)
        elif info.story is None:
            self._refuse(why_unreadable(self.texts, info))
        else:
            self._go_on_with(info)

    def _go_on_with(self, info: SlotInfo) -> None:
        assert info.story is not None
        try:
            run = Run(self.stage.app, info.story, info.slot, self.slots)
        except LookupError:
            self._refuse(self.texts("campaign-gone"))
            return
        adopt(info.story, hand_id(self.hand), hands_here(self.stage))
        self.sounds.play("accept")
        if info.story.moment == "match":
            self.stage.go("campaign-map", run, self.hand)
        else:
            go_on(self.stage, run, self.hand)
        if not hero_of(info.story, hand_id(self.hand)):
            self.stage.announce(self.texts("troupe-stranger"))

    def _refuse(self, words: str) -> None:
        self.sounds.play("error")
        self.stage.announce(words)

    def begin(self, slot: int) -> None:
        """Begin a story in an empty slot: where the house has several campaigns, it is asked which."""
        found = campaigns(self.stage.app.catalog)
        if not found:
            self._refuse(self.texts("campaign-no-campaign"))
            return
        self.sounds.play("accept")
        if len(found) == 1:
            self._to_pegs(slot, found[0].id)
            return
        from scenes.screens.workshop.chooser.scene import Option

        say = self.texts
        options = [
            Option(one.id, say(f"campaign-{one.name}"), say(f"campaign-{one.name}.what")) for one in found
        ]
        take = partial(self._take, slot)
        self.stage.open("workshop-choose", say("campaign-which"), options, [], take, device=self.hand)

    def _take(self, slot: int, campaign: str) -> Sequence[str]:
        self._to_pegs(slot, campaign)
        return (campaign,)

    def _to_pegs(self, slot: int, campaign: str) -> None:
        self.stage.open("campaign-pegs", slot, campaign, self.hand)

    def ask_to_put_away(self) -> None:
        """Ask whether the story under the focus is to be put away."""
        if self.here is None:
            self.sounds.play("error")
            return
        if is_bound(self.here):
            self._refuse(self.texts("campaign-iron-bound"))
            return
        from scenes.screens.campaign.home.question import Question

        self.sounds.play("page")
        self.stage.push(Question(self.stage, partial(self.put_away, self.number), self.hand))

    def put_away(self, slot: int) -> None:
        """Empty a slot; its file stays aside in the folder of the saves."""
        aside = self.slots.clear(slot)
        words = self.texts("campaign-not-away" if aside is None else "campaign-away")
        self.stage.announce(words)
        self.rebuild()
