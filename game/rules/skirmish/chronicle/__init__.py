"""A battle told in sentences: for each event who, what, why and the numbers."""
