# The evenings of a server: sign-up, reminder, presence, tables.

rendezvous-title = Game evenings
rendezvous-none = This server has no game evening yet. One invites people to play, every week or once: they sign up by a button, and the tables make themselves.
rendezvous-hint = Sign up on the card, in the channel of the evening. At the hour the tables make themselves, and partners change from one evening to the next.
rendezvous-weekly = every { $weekday }
rendezvous-once = once
rendezvous-card-link = [The card]({ $link })
rendezvous-paused =
    { $why ->
        [channel] Paused: I can no longer post in its channel.
        [empty] Paused: nobody has come for several evenings.
       *[manager] Paused.
    }
rendezvous-no-threads = Without { $permissions } in this channel I cannot open a thread for each table: the first will be in the channel, the others have to be opened elsewhere.
rendezvous-signup =
    { $count ->
        [one] Sign-up from the day before
       *[other] Sign-up { $count } days before
    }
rendezvous-confirm = Delete “{ $title }”, with its sign-ups and what is known of its tables?
rendezvous-others =
    { $count ->
        [one] { $count } other
       *[other] { $count } others
    }

# The window.

rendezvous-window = A game evening
rendezvous-usual-title = Belote evening
rendezvous-field-title = Title
rendezvous-field-day = Day of the week, or date
rendezvous-field-hour = Hour
rendezvous-field-channel = Channel
rendezvous-field-game = Game
rendezvous-example-day = Thursday, or 24/12/2026
rendezvous-example-hour = 21:00
rendezvous-game-usual = The server’s own

# The card.

rendezvous-coming-yes = Coming ({ $count }):
rendezvous-coming-maybe = Maybe ({ $count }):
rendezvous-coming-no = Not this time ({ $count }):
rendezvous-together = Together: { $pairs }.
rendezvous-plan =
    { $full ->
        [one] One table
       *[other] { $full } tables
    }{ $left ->
        [0] .
        [1] , and one person waiting for a seat.
        [2] , and another with two computers.
       *[other] , and another with one computer.
    }
rendezvous-missing =
    { $count ->
        [one] 1 more player makes
       *[other] { $count } more players make
    } { $first ->
        [1] a table.
        [2] a second table.
        [3] a third table.
       *[other] another table.
    }
rendezvous-goes-on = [The evening goes on below]({ $link })
rendezvous-card-over = **{ $title }**: this evening is over.
rendezvous-card-missed = **{ $title }**: this evening did not take place, I was away.
rendezvous-card-postponed = **{ $title }**: this evening is put off.
rendezvous-card-moved = **{ $title }**: this evening has changed.
rendezvous-card-paused = **{ $title }**: paused.
rendezvous-card-deleted = **{ $title }**: deleted.

# With whom.

rendezvous-with-none = With whom do you want to play?
rendezvous-with-one = You want to play with { $user }.
rendezvous-with-hint = You will be partners if you both ask for it. Otherwise partners change from one evening to the next.
rendezvous-with-placeholder = With anybody

# The reminder.

rendezvous-soon = **{ $title }** begins { $when }.
rendezvous-soon-coming = { $people }: see you in a moment!
rendezvous-soon-maybe = Maybe: { $people }.
rendezvous-few =
    { $count ->
        [0] Nobody has signed up yet.
        [one] One person has signed up.
       *[other] { $count } people: computers will make up the number.
    } { $weekly ->
        [yes] Do we play, or put it off until next week?
       *[no] Do we play, or put it off until tomorrow?
    }
rendezvous-few-on =
    { $count ->
        [one] We play all the same, with computers.
       *[other] We play all the same: { $count } people, with computers.
    }
rendezvous-postponed = { $user } has put “{ $title }” off: it will be { $when }.
rendezvous-reminded =
    { $reminded ->
        [yes] You will be mentioned again before the evenings that you come to.
       *[no] You will not be mentioned before an evening any more. You can also change it with { help-command-me }.
    }

# At the hour.

rendezvous-now = { $title }: let’s play!
rendezvous-here =
    { $of ->
        [0] Nobody is here yet.
       *[other] **Here: { $here } of { $of }**
    }
rendezvous-awaited = Waiting for { $people }.
rendezvous-until = The tables are made { $when }, or as soon as all who signed up are here.
rendezvous-tables = { $title }: the tables
rendezvous-table = **Table { $number }**: { $players }
rendezvous-against = { $first } against { $second }
rendezvous-thread = Table { $number } · { $title }
rendezvous-elsewhere = I could not open the tables without a link: open them in another channel with { help-command-start }.
rendezvous-waiting = Waiting for a seat: { $people }.
rendezvous-nobody = Nobody came this time.
rendezvous-alone = You are alone: { help-command-start } opens a table with three computers, until somebody comes.

# Afterwards.

rendezvous-after = { $title }: how it was
rendezvous-game = { $first } **{ $ours }** · { $second } **{ $theirs }**
rendezvous-best =
    { $points ->
        [one] The best deal: { $points } point, in the contract of { $player }.
       *[other] The best deal: { $points } points, in the contract of { $player }.
    }
rendezvous-next = Next evening: { $when }.
rendezvous-missed = Sorry, I was away at the hour of “{ $title }”.
rendezvous-empty = “{ $title }”: nobody for { $count } evenings. It is paused; whoever manages the server can resume it with { help-command-evening }.

# The buttons.

rendezvous-button-yes = I’m coming
rendezvous-button-maybe = Maybe
rendezvous-button-no = Not this time
rendezvous-button-with = With…
rendezvous-button-play = We play
rendezvous-button-postpone = Put it off
rendezvous-button-quiet = Stop reminding me
rendezvous-button-again = Remind me again
rendezvous-button-here = I’m here
rendezvous-button-late = I’m here too
rendezvous-button-mix = Mix the tables
rendezvous-button-new = New evening
rendezvous-button-edit = Change
rendezvous-button-pause = Pause
rendezvous-button-resume = Resume
rendezvous-button-card = Put the card at the bottom
rendezvous-button-delete = Delete
rendezvous-button-back = Back

# The refusals.

rendezvous-refused-gone = This evening no longer exists.
rendezvous-refused-over = This evening is over, put off or paused.
rendezvous-refused-begun = Sign-up is closed: it is time. Press “I’m here” below.
rendezvous-refused-self = Choose somebody other than yourself.
rendezvous-refused-not-coming = Only those who are coming can decide whether it takes place.
rendezvous-refused-seated = You sit at table { $number }: { $channel }
rendezvous-refused-playing = You still play at a table: { $channel }. Finish or leave it, then press again.
rendezvous-refused-not-here = Only those at one of these tables can mix them.
rendezvous-refused-playing-on = One of the tables is still playing: wait for the end of its game.
rendezvous-refused-going-on = An evening is going on: change it once that is over.
rendezvous-refused-many = A server has at most { $count } game evenings: delete one first.
rendezvous-refused-channel = This channel already has a weekly evening: “{ $title }”.
rendezvous-refused-day = I do not understand the day “{ $typed }”. Type a day of the week, such as Thursday, or a date, such as 24/12/2026.
rendezvous-refused-hour = I do not understand the hour “{ $typed }”. Type it like 21:00.
rendezvous-refused-past = That is over already: { $when }. Choose a date to come.
