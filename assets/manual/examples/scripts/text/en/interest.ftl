said-interest = Seat { $seat } pays a coin for being rich.
