"""The registry of screens: one line a screen. Those with tickets stand on the title in this order."""

from game.core.registry import Registry
from scenes.match import screen as match
from scenes.screens.campaign.ending import screen as campaign_end
from scenes.screens.campaign.gallery import screen as campaign_gallery
from scenes.screens.campaign.home import screen as campaign
from scenes.screens.campaign.ledger import screen as campaign_ledger
from scenes.screens.campaign.map import screen as campaign_map
from scenes.screens.campaign.map.market import screen as campaign_market
from scenes.screens.campaign.result import screen as campaign_result
from scenes.screens.campaign.theatre import screen as theatre
from scenes.screens.campaign.troupe import screen as campaign_troupe
from scenes.screens.credits import screen as credits_
from scenes.screens.finale import screen as finale
from scenes.screens.lobby import screen as lobby
from scenes.screens.options import screen as options
from scenes.screens.pause import screen as pause
from scenes.screens.rulebook import screen as rulebook
from scenes.screens.title import screen as title
from scenes.screens.tutorial import screen as tutorial
from scenes.screens.workshop import screen as workshop
from scenes.shell.navigation import ScreenKit

SCREENS: Registry[ScreenKit] = Registry.by_id(
    "screen",
    (
        title.SCREEN,
        title.WHICH_GAME,
        lobby.SCREEN,
        campaign.SCREEN,
        workshop.HOME,
        options.SCREEN,
        rulebook.SCREEN,
        tutorial.SCREEN,
        credits_.SCREEN,
        match.SCREEN,
        pause.SCREEN,
        pause.ABSENT,
        pause.TALE,
        finale.SCREEN,
        campaign.PEGS,
        campaign_map.SCREEN,
        campaign_market.SCREEN,
        campaign_ledger.SCREEN,
        campaign_gallery.SCREEN,
        campaign_result.SCREEN,
        campaign_end.SCREEN,
        theatre.SCREEN,
        campaign_troupe.SCREEN,
        campaign_troupe.WAGER,
        workshop.THING,
        workshop.CHOOSER,
        workshop.LETTERS,
        workshop.LIKE,
        workshop.SHELF,
        workshop.WHY,
        workshop.TABLE,
        workshop.WORDS,
    ),
)
"""Every screen, by the id that scenes ask the stage for."""
