"""What is drawn over the table while something happens: marks in the air, dice, sums, a line at its foot."""
