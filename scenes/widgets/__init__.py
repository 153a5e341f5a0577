"""The widgets that screens share: buttons, focus, prompts, panels, captions, the curtain."""
