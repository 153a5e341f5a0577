"""The stall of Personne, off the road on the map: tells are sold, traded and warned of."""
