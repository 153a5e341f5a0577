# Chapter 7b: the Cell, under one moonbeam.

cachot-caption-bolt = [one bolt, two bolts]
cachot-caption-straw = [straw, rustling out of politeness]
cachot-caption-key = [a key turns, with regret]
cachot-caption-bread = [the bread falls, and does not bounce]
cachot-caption-rain = [rain, on the far side of the wall]
cachot-caption-hatch = [a peephole opens, and apologises]
cachot-caption-pacing = [seven steps, about turn, seven steps]
cachot-bolt-1 = Clean straw, yesterday’s bread, a view of the wall. My word.
cachot-bolt-2 = Nobody knows that you are here.
cachot-bolt-3 = The room I guard is quieter.
cachot-bolt-4 = (He guards the Duke’s.)

cachot-1 = The prison bank: twelve coins. Enough to ruin two honest people.
cachot-2 = Playing for the key is forbidden. Here it is. I have not seen it.
cachot-3 = (One moonbeam. He has left it to me.)
cachot-4 = Nothing new outside. Bread is coming down. My word.
cachot-5 = The Duke is well.
cachot-seen = “Have you seen him?”
cachot-news = “What good news.”
cachot-sit = “Do sit down.”
cachot-word = “You did not say: my word.”
cachot-door = I have seen his door. The door is well. My word.
cachot-visit = So they all tell me. And nobody asks to go up.
cachot-bend = For two years. I have forgotten how one bends.
cachot-eat = … Eat your bread.

cachot-bullet = Your bullet is with the clerk. It has been asking after you.
cachot-halves = At the ford you gave my word back in two. Here is the bread, in two.
cachot-one-bolt = At the ford you kept yours. I have shot one bolt out of two.
cachot-oath = Your oath sleeps here too. It takes up less room.
cachot-aim = The warrant does not say that you aimed at me. I like a short warrant.

cachot-won-1 = I have lost. It is clean. The key is yours.
cachot-won-2 = I open because I lost. Do not thank me.
cachot-won-3 = Upstairs there is a door, and no light under it. Everybody walks past.
cachot-won-4 = Knock. I have stopped. My word.
cachot-answers = “Who answers?”
cachot-heard = “I heard nothing.”
cachot-come = “Come with me.”
cachot-purpose = “You lost on purpose.”
cachot-draught = A draught. A well-bred one.
cachot-nor-i = Nor have I. For two years.
cachot-on-duty = I am on guard. The day they relieve me, I shall go up.
cachot-badly = No. On purpose, you would have noticed. I do it so badly.

cachot-lost-1 = I have won. You stay. Those are the rules. Here is the bread.
cachot-lost-2 = Oh no. One does not lock anybody up with that bread. Out.
cachot-lost-3 = I have a dream. I guard a room, and there is nobody in it.
cachot-lost-4 = I guard it all the same. My word.
cachot-dream = “A dream, without your word?”
cachot-same = “I had the same one.”
cachot-together = “We shall guard it together.”
cachot-bread = “I shall finish the bread first.”
cachot-left = … Go out to the left. There are fewer draughts.
cachot-standing = Then you sleep on your feet as well.
cachot-talk = With two of us it would be a conversation. I dare not hope.
cachot-exhibit = No. It is evidence.

cachot-honest = (I told him no lies. By the end he had stopped watching my hands.)
cachot-caught = Caught lying, and by my own prisoner. The wall laughed.
cachot-poor = “You lie very badly.”
cachot-walls = “It will stay within these walls.”
cachot-again = “Say it again, for my ear.”
cachot-praise = It is the first praise I have had this year.
cachot-thick = They are thick. I had them measured, to be sure.
cachot-duke-again = The Duke is well. … You see. One never gets used to it.
cachot-blush = You were caught as well. Do not blush. The moon is doing it.
