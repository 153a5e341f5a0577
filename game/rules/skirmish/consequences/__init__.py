"""What any chapter may cause: casualties, panic, flight, victory points."""
