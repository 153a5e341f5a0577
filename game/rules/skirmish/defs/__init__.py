"""What a mod may say about armies, battles and cards: these Structs are the schema."""
