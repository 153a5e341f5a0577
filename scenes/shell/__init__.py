"""The window, the stage with its stack of scenes, and the ways between screens."""
