"""What a campaign must prove: its ways, stages, words, witnesses, readers, and that all of it is told."""

from game.app.campaign.checks.check import check_campaign
from game.app.campaign.checks.model import lived
from game.app.campaign.checks.stage import Known

__all__ = ["Known", "check_campaign", "lived"]
