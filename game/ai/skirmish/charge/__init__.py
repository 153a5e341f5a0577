"""How a commander charges and answers charges."""
