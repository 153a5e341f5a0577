letters-write = Write
letters-erase = Take back
letters-propose = Take the first name
letters-other = A proposed name
letters-done = Done
workshop-name-title = What is it called?
