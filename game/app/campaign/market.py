"""The stall of Personne in a run: what may be sold, traded and asked there; each deal is written down."""

from typing import TYPE_CHECKING

from game.campaign.story.intrigue import market
from game.campaign.story.state import Sale

if TYPE_CHECKING:
    from game.app.campaign.run import Run


class Market:
    """The market of one run."""

    def __init__(self, run: "Run") -> None:
        self.run = run

    @property
    def is_open(self) -> bool:
        """Whether Personne can be spoken to now."""
        return market.stands(self.run.script, self.run.story)

    @property
    def for_sale(self) -> tuple[str, ...]:
        """The rivals whose tells the hero may sell or trade."""
        return market.for_sale(self.run.script, self.run.story)

    @property
    def on_offer(self) -> str:
        """The rival whose tell is to be had for another; nobody where the hero knows them all."""
        return market.on_offer(self.run.script, self.run.story)

    @property
    def may_be_warned(self) -> bool:
        """Whether the hero may pay to hear who fakes."""
        return market.may_be_warned(self.run.script, self.run.story)

    @property
    def was_warned(self) -> bool:
        """Whether that was paid for in this chapter."""
        return market.was_warned(self.run.story)

    def sale_of(self, rival: str) -> Sale | None:
        """The sale of a rival's tell; None where it was not sold."""
        return next((one for one in self.run.story.sales if one.of == rival), None)

    def sell(self, rival: str) -> Sale:
        """Sell the tell of a rival for favours.

        Raises:
            ValueError: it cannot be sold.
        """
        sale = market.sell(self.run.story, rival)
        self.run.keep()
        return sale

    def trade(self, rival: str) -> str:
        """Give the tell of a rival for the one on offer; returns whose that is.

        Raises:
            ValueError: it cannot be traded.
        """
        learnt = market.trade(self.run.script, self.run.story, rival)
        self.run.keep()
        return learnt

    @property
    def may_sell_lips(self) -> bool:
        """Whether the hero may sell that his own lips move before a lie."""
        return market.may_sell_lips(self.run.script, self.run.story)

    @property
    def believers(self) -> tuple[str, ...]:
        """The rivals who have bought it."""
        return market.believers(self.run.story)

    def sell_lips(self) -> Sale:
        """Sell it to somebody.

        Raises:
            ValueError: it cannot be sold now.
        """
        sale = market.sell_lips(self.run.script, self.run.story)
        self.run.keep()
        return sale

    def buy_warning(self) -> tuple[str, ...]:
        """Pay to hear who fakes in this chapter; returns them.

        Raises:
            ValueError: no warning can be paid for now.
        """
        fakes = market.buy_warning(self.run.script, self.run.story)
        self.run.keep()
        return fakes
