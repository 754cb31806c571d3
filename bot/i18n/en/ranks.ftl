# Rank roles: a role of the server for each tier of ratings.

ranks-title = Rank roles
ranks-hint = I give every ranked player the role of their tier, by their rating, and exchange it when that changes: after { $least } games, and as long as they play at least once in { $days } days. Create the roles in Discord first, then choose them here.
ranks-on = **On** · { $count ->
        [0] nobody has a role yet
        [one] { $count } player has one
       *[other] { $count } players have one
    }
ranks-off = **Off**: I leave everybody’s roles alone.
ranks-ladder = Ladder they follow
ranks-tier-master = Master
ranks-tier-ace = Ace
ranks-tier-king = King
ranks-tier-queen = Queen
ranks-tier-jack = Jack
ranks-least = rating of { NUMBER($points, useGrouping: 0) } and above
ranks-others = all other ranked players
ranks-none = No role
ranks-button-on = Turn on
ranks-button-off = Turn off and take the roles back
ranks-button-again = Try again
ranks-reason = Rank on the leaderboard
ranks-trouble-no-right = I lack the permission “Manage Roles”: give it to my role (Server Settings, Roles), then come back here.
ranks-trouble-too-high = This role is above mine: drag my role higher than it (Server Settings, Roles).
ranks-trouble-gone = This role is gone: choose another one.
ranks-trouble-managed = This role belongs to an application or to boosts, and nobody can give it: choose another one.
ranks-trouble-powerful = This role gives powers over the server, and is not won at cards: choose another one.
ranks-trouble-refused = Discord has refused me this role, and I give it no more. Check that it is below mine, then press “Try again”.
