# What a bot thinks: one line for each decision, for the review of the match.

thought-coin-toss = I tossed a coin.
thought-weak-whim = I had no idea, so I had this one.
thought-weak-plain = My cards said so; I obeyed.
thought-weak-block = I have { $the }, and remembered it in time.
thought-weak-doubt = I thought I saw an eyebrow move.
thought-weak-pass = I saw nothing, as usual.
thought-forced = Too rich to choose: { $player } pays for everybody.
thought-coup = No mask holds against money. Farewell, { $player }.
thought-revenge = { $player } wronged me. I forget nothing.
thought-income = Nobody doubts an honest coin.
thought-aid = Two coins, unless somebody plays the virtuous.
thought-convert = Convictions are worn like gloves.
thought-truth-gain = I have { $the }: truth pays.
thought-truth-kill = I have { $the }, and { $player } is in my way.
thought-truth-steal = I have { $the }, { $player } has a purse: do the sum.
thought-truth-exchange = I really have { $the }: time for another face.
thought-truth-interrogate = I have { $the }: let us see what { $player } hides.
thought-truth-embezzle = No { $character } in hand: the purse is mine.
thought-truth-convert = I have { $the }: follow me, who loves me.
thought-lie-gain = I do not have { $the }, but who will look? { $percent }% to be believed.
thought-lie-kill = A blade with no { $character } to hold it: { $player } will tremble all the same ({ $percent }%).
thought-lie-steal = I rob { $player } with no { $character }: { $percent }% to get through.
thought-lie-exchange = I do not have { $the }; precisely, I am looking for better ({ $percent }%).
thought-lie-interrogate = I question { $player }: that way nobody questions me ({ $percent }%).
thought-lie-embezzle = I have { $the } and empty the purse: { $percent }% of cheek will do.
thought-lie-convert = I preach with no { $character }: { $percent }% will follow.
thought-lie-again = I swore before that I have { $the }: a good lie bears repeating.
thought-believe-sure = { $player } surely has { $the }: { $percent }% certain.
thought-believe = { $percent }% true: I let { $player } pass.
thought-let-lie = { $player } is probably lying ({ $percent }%), but it is not my trial.
thought-let-lie-last = { $player } is probably lying ({ $percent }%), but my last card is worth more than the truth.
thought-calm = Let them strike: I have { $the }.
thought-suffer = Bend today, so as not to break.
thought-indifferent = None of my business.
thought-doubt-counted = { $character }? Every copy is accounted for: { $player } lies.
thought-doubt-grudge = From { $player } I believe nothing any more.
thought-doubt-liar = { $count ->
        [one] { $player } was caught lying once: once a liar…
       *[other] { $count } lies caught already: { $player } is stubborn.
    }
thought-doubt-cornered = Doomed anyway: I may as well call { $player } a liar.
thought-doubt-odds = { $percent }% that { $player } lies: I will take it.
thought-block-true = I have { $the }: no passage.
thought-block-lie = { $character }? Let us say so.
thought-block-last = My last card is not { $the }, but it can swear to be.
thought-lose-least = Of the two, I will miss { $the } least.
thought-lose-only = Farewell, { $character }. I had no choice.
thought-keep = I kept what lies least, or best.
thought-show = Look at { $the } all you like: nothing to see.
thought-judge-swap = { $character }? Too good to leave over there.
thought-judge-return = { $character }: keep it, I shall remember.
thought-pick = With { $the }, the evening starts well.
