# The market of tells: Nobody, his stall, and what is sold there.

market-counterfeit = Counterfeit
