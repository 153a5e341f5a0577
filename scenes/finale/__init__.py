"""After the match: the winner on stage, and every lie of the evening brought to light."""
