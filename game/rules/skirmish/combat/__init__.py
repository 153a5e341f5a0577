"""The Combat phase: contacts, blows, challenges, results, pursuit, truces."""
