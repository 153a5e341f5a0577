"""How every question of the battle is answered: families of questions, and answers taken apart into steps."""
