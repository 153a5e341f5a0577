"""How a commander fights, challenges and pursues."""
