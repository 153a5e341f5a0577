"""Screenshots and videos, drawn without a window."""
