"""Nothing is lost: matches written down action by action, and the player's settings."""
