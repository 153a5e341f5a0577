"""What can be worked out about hidden objectives, now and in hindsight."""
