"""What one chair alone may read, and what everybody sees in its place."""
