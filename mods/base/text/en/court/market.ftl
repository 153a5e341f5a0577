# The market of tells: Nobody, his stall, and what is sold there.

market-counterfeit = Counterfeit
market-faked-tell = { $tell } · counterfeit
market-title = Nobody’s Stall
market-short = Nobody
market-news = Nobody is waiting by the road. Nobody is buying.
market-favours = { $n ->
    [0] not one favour
    [1] 1 favour
   *[other] { $n } favours
}
market-hello = “I was not there. Do show me what I missed.”
market-nothing = “You have nothing that I have not. Come back less discreet.”
market-known = for sale: { $n } favours
market-sold = sold to { $qui }
market-unknown = not known to you
market-paid = paid
market-warning = A warning
market-warning-price = 1 favour, never refunded
market-lips = Your own lips
market-lips-bought = sold to { $qui }
market-lips-what = “They say yours move before a lie. Sell me that: one more person will believe it.”
market-lips-tonight = “One mouth a night. More than that gets noticed.”
market-deal-sell = Sell
market-deal-trade = Trade
market-deal-lips = Sell
market-deal-warn = Pay
market-risk = The buyer will remember it at every table. One chance in two that word of the sale gets out.
market-offered = “That one I have. I want one of yours for it. Any one: I am not sentimental.”
market-not-offered = “Not tonight. I have better things not to say.”
market-sold-what = “Sold to { $qui }. I did not tell you that. I have told you nothing.”
market-warning-what = “One favour, and I tell you whose tell is forged tonight. If it is nobody’s, it is not mine.”
market-poor = “Not one favour? Ignorance is free. Help yourself.”
market-warned = { $qui }: counterfeit. The gesture is there; the embarrassment is not.
market-warned-nobody = “Tonight? Nobody. And I have an alibi.”
market-sure-sell = “{ $n } favours. Once more and it is sold. I give nothing back, change included.”
market-sure-trade = “For the tell of { $qui }. Once more and you never saw me.”
market-sure-lips = “{ $n } favours for your mouth. Once more, and you can be read like a poster.”
market-done-lips = “{ $qui } will be watching your mouth. Do keep it shut, at times.”
market-sure-warn = “{ $n } favour. Once more and I tell you all that I do not know.”
market-done-sell = “{ $qui } thanks you. Not knowing whom. In principle.”
market-done-trade = “Meet { $qui }. We are not acquainted, I least of all.”
market-done-warn = “Watch for gestures done too well. The true ones are botched.”
market-hearsay = What is being said

## At the table, from act three on

lips-move = Your lips
lips-moved = [moves the lips]

## Rumours and grudges, a line each

rumour-vengeful = { $qui } has not forgotten what you did. There is a list.
rumour-announced = { $qui } announces every blow. People call it honour.
rumour-never-named = { $qui } fears nothing now: there was a promise.
rumour-wounded = { $qui } is said to have a heart. It is being looked into.
rumour-deep-end = { $qui } swallowed some river, and took notes.
rumour-wrong-farthing = { $qui } is counting change. Twice.
rumour-seeks = { $qui } is looking for a name. The rope is ready.

## What they say whose tells were sold, and who have faked them

line-isaure-vendue = My ribbon fetches two favours? The haberdasher wanted threepence.
line-isaure-fausse = I retied my ribbon for nothing tonight. Did you read it all the same?
line-tancrede-vendu = My word has been sold. The one I do not give. My word.
line-tancrede-faux = I gave my word at random tonight. Most restful. My word.
line-evariste-vendu = My slowness has been sold. To a country that exists, I hope.
line-evariste-faux = I counted to three before each lie. Honesty is most tiring.
line-leopoldine-vendue = My pet names have been sold. I shall find you a grand one.
line-leopoldine-fausse = I called the whole table my child. Nobody tidied up.
line-barnabe-vendu = You sold my purse without the purse. Well done. I bill for that.
line-barnabe-faux = I weighed my purse all evening. It was full of pebbles.

## The question, when somebody has faked

question-rehearsed = Somebody got a habit wrong tonight. It was perfect.
question-for-me = (A forgery. So somebody stood before a mirror and thought of me.)
question-read-the-play = Do not tell me who. I would sooner watch you not telling me.
