# The evenings of a server: sign-up, reminder, presence, tables.

evening-title = Game evenings
evening-none = This server has no game evening yet. An evening invites people, weekly or once: they sign up with a button and the bot makes the tables.
evening-hint = Sign up on the card, in the channel of the evening. At start time the bot makes the tables; partners change every evening.
evening-weekly = every { $weekday }
evening-once = once
evening-card-link = [The card]({ $link })
evening-paused =
    { $why ->
        [channel] Paused: I can no longer post in its channel.
        [empty] Paused: nobody has come for several evenings.
       *[manager] Paused.
    }
evening-no-threads =
    { $same ->
        [yes] Without { $permissions } in this channel I cannot open a thread for each table: one table plays at a time, in the channel; in the next round, those who have played least.
       *[no] Without { $permissions } in this channel I cannot open a thread for each table: the first will be in the channel, the others have to be opened elsewhere.
    }
evening-signup =
    { $count ->
        [one] Sign-up from the day before
       *[other] Sign-up { $count } days before
    }
evening-confirm = Delete “{ $title }”, with its sign-ups and past tables?
evening-others =
    { $count ->
        [one] { $count } other
       *[other] { $count } others
    }

# The window.

evening-window = A game evening
evening-usual-title = Belote evening
evening-field-title = Title
evening-field-day = Day of the week, or date
evening-field-hour = Hour
evening-field-channel = Channel
evening-field-game = Game
evening-example-day = Thursday, or 24/12/2026
evening-example-hour = 21:00
evening-game-usual = The server’s own
evening-game-same = The same deals at every table

# The card.

evening-coming-yes = Coming ({ $count }):
evening-coming-maybe = Maybe ({ $count }):
evening-coming-no = Not this time ({ $count }):
evening-same = the same deals at every table: { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }, about an hour
evening-together = Together: { $pairs }.
evening-plan =
    { $full ->
        [one] One table
       *[other] { $full } tables
    }{ $left ->
        [0] .
        [1] , and one person waiting for a seat.
        [2] , and another with two computers.
       *[other] , and another with one computer.
    }
evening-missing =
    { $count ->
        [one] 1 more player makes
       *[other] { $count } more players make
    } { $first ->
        [1] a table.
        [2] a second table.
        [3] a third table.
       *[other] another table.
    }
evening-goes-on = [The evening goes on below]({ $link })
evening-card-over = **{ $title }**: this evening is over.
evening-card-missed = **{ $title }**: this evening did not take place, I was away.
evening-card-postponed = **{ $title }**: this evening is put off.
evening-card-moved = **{ $title }**: this evening has changed.
evening-card-paused = **{ $title }**: paused.
evening-card-deleted = **{ $title }**: deleted.

# With whom.

evening-with-none = With whom do you want to play?
evening-with-one = You want to play with { $user }.
evening-with-hint = You will be partners if you both ask for it. Otherwise partners change from one { $same ->
        [yes] round
       *[no] evening
    } to the next.
evening-with-placeholder = With anybody

# The reminder.

evening-soon = **{ $title }** begins { $when }.
evening-soon-coming = { $people }: see you in a moment!
evening-soon-maybe = Maybe: { $people }.
evening-few =
    { $count ->
        [0] Nobody has signed up yet.
        [one] One person has signed up.
       *[other] { $count } people: computers will fill the seats.
    } { $weekly ->
        [yes] Do we play, or put it off until next week?
       *[no] Do we play, or put it off until tomorrow?
    }
evening-few-on =
    { $count ->
        [one] We play all the same, with computers.
       *[other] We play all the same: { $count } people, with computers.
    }
evening-postponed = { $user } has put “{ $title }” off: it will be { $when }.
evening-reminded =
    { $reminded ->
        [yes] You will be mentioned again before the evenings that you come to.
       *[no] You will not be mentioned before an evening any more. You can also change it with { help-command-me }.
    }

# At the hour.

evening-now = { $title }: let’s play!
evening-here =
    { $of ->
        [0] Nobody is here yet.
       *[other] **Here: { $here } of { $of }**
    }
evening-awaited = Waiting for { $people }.
evening-until = The tables are made { $when }, or as soon as all who signed up are here.
evening-tables = { $title }: the tables
evening-round = { $title }: round { $number } of { $count }
evening-table = **Table { $number }**: { $players }
evening-against = { $first } against { $second }
evening-thread = Table { $number } · { $title }
evening-elsewhere = Tables without a link could not be opened: start them in another channel with { help-command-start }.
evening-waiting = Waiting for a seat: { $people }.
evening-in-turn = Without threads in this channel one table plays at a time; in the next round, those who have played least.
evening-nobody = Nobody came this time.
evening-alone = You are alone: { help-command-start } opens a table with three computers, until someone comes.

# Afterwards.

evening-after = { $title }: results
evening-game = { $first } **{ $ours }** · { $second } **{ $theirs }**
evening-best =
    { $points ->
        [one] The best deal: { $points } point, in the contract of { $player }.
       *[other] The best deal: { $points } points, in the contract of { $player }.
    }
evening-next = Next evening: { $when }.
evening-missed = Sorry, I was away at the hour of “{ $title }”.
evening-empty = “{ $title }”: nobody came to the last { $count } evenings. It is paused; whoever manages the server can resume it with { help-command-evening }.

# The buttons.

evening-button-yes = I’m coming
evening-button-maybe = Maybe
evening-button-no = Not this time
evening-button-with = With…
evening-button-play = We play
evening-button-postpone = Put it off
evening-button-quiet = Stop reminding me
evening-button-again = Remind me again
evening-button-here = I’m here
evening-button-late = I’m here too
evening-button-mix = Mix the tables
evening-button-compare = And elsewhere?
evening-button-season = Season
evening-button-new = New evening
evening-button-edit = Change
evening-button-pause = Pause
evening-button-resume = Resume
evening-button-card = Put the card at the bottom
evening-button-delete = Delete
evening-button-back = Back

# The refusals.

evening-refused-gone = This evening no longer exists.
evening-refused-over = This evening is over, put off or paused.
evening-refused-begun = Sign-up is closed: it is time. Press “I’m here” below.
evening-refused-self = Choose someone other than yourself.
evening-refused-not-coming = Only those who are coming can decide whether it takes place.
evening-refused-host = Only the host or a manager of the server can put an evening off.
evening-refused-enough = { $count } of you are coming by now: the evening takes place.
evening-refused-seated = You sit at table { $number }: { $channel }
evening-playing-elsewhere = You still play at a table: { $channel }.
evening-button-leave = Leave it and come
evening-came = Noted: you are here.
evening-refused-not-here = Only those at one of these tables can mix them.
evening-refused-playing-on = One of the tables is still playing: wait for the end of its game.
evening-refused-going-on = An evening is going on: change it once that is over.
evening-refused-many = A server has at most { $count } game evenings: delete one first.
evening-refused-channel = This channel already has a weekly evening: “{ $title }”.
evening-refused-day = I do not understand the day “{ $typed }”. Type a day of the week, such as Thursday, or a date, such as 24/12/2026.
evening-refused-hour = I do not understand the hour “{ $typed }”. Type it like 21:00.
evening-refused-past = That is over already: { $when }. Choose a date to come.
evening-refused-far = “{ $typed }” is too far away: an evening can be planned for up to a year ahead.
evening-refused-games = Choose one game; the same deals can be chosen beside it.
evening-refused-same = The same deals are played by four, with a partner: choose such a game.
evening-refused-round =
    { $waits ->
        [yes] The round is over: { $tables }.
       *[no] The round is over.
    }
evening-plays-on = table { $table } is playing deal { $number }
evening-season-title =
    { $title }: { $season ->
        [1] winter season
        [2] spring season
        [3] summer season
       *[4] autumn season
    } { $year }
evening-season-line = **{ $rank }** · { $player } · { $mark } · { $came } of { $count } evenings
evening-season-few = { $player } · { $mark } · { $came } of { $count } evenings, not ranked
evening-season-soon = This season is ranked once there were enough evenings with the same deals: { $count } of { $least } so far.
evening-season-how = The mean of a person’s evenings with the same deals; if they came to fewer than half, they are listed without a rank. No rating is changed by it.
