# Rank roles: a role of the server for each tier of ratings.

ranks-title = Rank roles
ranks-hint = I give every ranked player the role of their tier, and change it with their rating: after { $least } games, as long as they play at least once every { $days } days. Create the roles in Discord first, then choose them here.
ranks-on = **On** · { $count ->
        [0] nobody has a role yet
        [one] { $count } player has one
       *[other] { $count } players have one
    }
ranks-off = **Off**: I leave everyone’s roles alone.
ranks-tier-master = Master
ranks-tier-ace = Ace
ranks-tier-king = King
ranks-tier-queen = Queen
ranks-tier-jack = Jack
ranks-tier-line = **{ $tier }** ({ $note }): { $role }
ranks-least = rating of { NUMBER($points, useGrouping: 0) } and above
ranks-others = all other ranked players
ranks-none = No role
ranks-button-none = No role for this tier
ranks-button-on = Turn on
ranks-button-off = Turn off and take the roles back
ranks-button-again = Try again
ranks-reason = Rank on the leaderboard
ranks-trouble-no-right = I lack the “Manage Roles” permission: give it to my role (Server Settings, Roles), then come back here.
ranks-trouble-too-high = This role is above mine: drag mine above it (Server Settings, Roles).
ranks-trouble-gone = This role no longer exists: choose another one.
ranks-trouble-managed = This role belongs to an application or to boosts, so nobody can assign it: choose another one.
ranks-trouble-powerful = This role has server permissions, so it cannot be a rank role: choose another one.
ranks-trouble-refused = Discord did not let me assign this role, so I have stopped. Check that it is below mine, then press “Try again”.
