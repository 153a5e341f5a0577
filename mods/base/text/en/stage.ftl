# The stage itself: what is read everywhere.

stage-mishap-title = A piece of scenery fell down
stage-mishap = An error interrupted the scene. The match is saved up to its last action; the details are in the log.
stage-mishap-go-on = Confirm to return to the first curtain
