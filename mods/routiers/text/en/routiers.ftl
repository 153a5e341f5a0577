mod-title = The Free Riders
    .hint = A seventh army: veterans of five lost wars, and not one regret.
name-routiers = The Free Riders
name-routiers_300 = The Fork
name-routiers_500 = The High Road
name-routiers_1000 = Every Road
