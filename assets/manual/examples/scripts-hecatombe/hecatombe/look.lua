return {
  on = {
    look = function(facts)
      -- An eye for an eye: whoever was looked at looks back, at what lies in the same place.
      return { { wish = "look", player = facts.owner, target = facts.player, place = facts.place } }
    end,
  },
}
