"""What a finished battle was, from its record; nothing here is drawn."""
