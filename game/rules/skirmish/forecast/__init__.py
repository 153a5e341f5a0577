"""What a fight or a volley that is not fought yet would bring."""
