"""After a match of Complots: every lie of the evening brought to light."""
