"""What rivals plot between two chapters: tells that are sold, learnt of and faked, rumours and grudges."""
