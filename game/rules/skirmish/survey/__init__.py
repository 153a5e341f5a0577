"""What a picture asks of a view: exact answers about what everybody sees, none about what is hidden."""
