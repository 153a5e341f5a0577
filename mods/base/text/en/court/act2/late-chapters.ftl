# The chapters of act two, second half.

chapter-jeudi = The Duchess’s Thursday
    .bent = Nobody withdraws
    .bent-what = One fights to the end: no army may be withdrawn.
    .won = she hands you the scissors.
    .lost = she calls you Anselme.
    .boss = The Face
    .boss-what = She looks at one of your objectives. When she begins, you look at one of hers.
chapter-voix = The Voice
    .bent = Bullets are counted
    .bent-what = No bullets to spare: a false accusation costs nothing.
    .won = he gives you back the book.
    .lost = he reads it to you.
    .boss = The Voice
    .boss-what = If his bet matches another’s, his die turns by one face.
chapter-ordres = The Battle of Orders
    .bent = The farthing lies in the middle
    .bent-what = The artefact lies in the middle: whoever holds it scores. One turn less.
    .won = the order is yours.
    .lost = it is read aloud.
    .boss = The Door
    .boss-what = Once he is named, his largest unit turns stubborn.
