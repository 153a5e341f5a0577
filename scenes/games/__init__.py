"""The games on the screen, each registered once by its kit."""
