"""Steps that follow by themselves and questions that somebody owes."""
