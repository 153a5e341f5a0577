# Chapter 1: the Ball of the Forty Nights, under the ancestors.

bal-caption-page = [a paper is unfolded, three times]
bal-caption-chain = [a chain comes down, link by link]
bal-caption-chair = [an armchair is pushed forward]
bal-caption-coats = [coats are handed back, mostly the right ones]
bal-clerk = Master Paraphe, clerk. I have no opinions. I have margins.
bal-law = And mind the law. We do not punish lying. We punish clumsiness.
bal-1 = The Duke is retiring. Forty nights, four tables, five claimants.
bal-2 = He adds a sentence: ‘I also name whoever listened to me.’
bal-3 = Listened? I was applauding. One cannot do everything.
bal-4 = I was behind the door. It is a thick door. My word.
bal-5 = Everybody is looking round. Do try looking down.
bal-6 = (That sentence is in the Thursday play. Word for word.)
bal-7 = Eleven years in that box. Surname, first name, ambition?
bal-mistake = “There has been a mistake.”
bal-turn = “I was waiting for my cue.”
bal-someone = “Somebody had to listen.”
bal-ears = “Five masks and not one ear.”
bal-promoted = A mistake. That is how they made me a captain. My word.
bal-trade = Eleven years of waiting! At last, a professional.
bal-post = That was my post. I held it badly: I answered back.
bal-mason = The hole talks. Send for a mason.

bal-won-1 = We are lowering the chandelier. The court would like a closer look.
bal-won-2 = So that is a voice. I had pictured more dust.
bal-won-3 = I bet against you. Here: it is just like him, light.
bal-won-4 = They can see you now. I am sorry.
bal-prompted = “I only prompted, Madam.”
bal-bet = “I bet against me too.”
bal-keep = “I shall take care of him.”
bal-jaw = “His jaw is crooked.”
bal-draughts = That is what draughts say.
bal-together = Then we have lost together. Marriages have begun on less.
bal-warm = Keep him warm. He caught everything, except thieves.
bal-close = Do not look so closely. That used to be my side of him.

bal-lost-1 = So soon? We had not finished looking at you.
bal-lost-2 = The best chair. It is kept for people we are sorry for.
bal-lost-3 = A hard chair, in full view of everyone. I did a winter in it.
bal-lost-4 = Here, for your trouble. It is just like him: light.
bal-purpose = “I was losing on purpose.”
bal-back = “Take him back. You miss him.”
bal-price = “Is that the price of the chair?”
bal-queue = On purpose? Then join the queue. There are five of us.
bal-missed = I always miss him. Most of all when he is there.
bal-hush = No. That is the price of silence. It has come down a good deal.

bal-doubt-isaure = I was the first to doubt you. Somebody has to sign.
bal-doubt-tancrede = I was the first to doubt you. I hate to be early.
bal-doubt-leopoldine = I doubted you before anyone. The hostess always tastes first.
bal-honest = (Not one lie all evening. Nobody believed a word.)
bal-out-isaure = You put me out. How do you spell your name? It is for later.
bal-spell = { $genre ->
    [f] “Trouvée. As in lost property.”
   *[m] “Trouvé. As in lost property.”
}
bal-misspell = Spell out somebody else’s name.
bal-your-hand = “However you write it.”
bal-yours-first = “You are in no hurry now.”
bal-out-tancrede = You relieved me of my post. Nobody had thought of it. My word.
bal-out-leopoldine = Put out, like the cat! Anselme had better manners. He fell asleep.
