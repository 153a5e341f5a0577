"""A story that is being lived: what is remembered, what holds, what is told next, and what follows."""
