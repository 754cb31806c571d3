## A single deal: look at it, share it, play it again

shared-deal-title = Deal { $code }
shared-deal-played =
    { $count ->
        [0] Not played again yet.
        [one] Played again at { $count } table.
       *[other] Played again at { $count } tables.
    }
shared-deal-seen =
    { $seen ->
        [yes] You already know its cards.
       *[no] You don’t know its cards. If you want to play it, don’t look at them first.
    }
shared-deal-results =
    { $count ->
        [one] { $count } table: { $best } for North-South
       *[other] { $count } tables: { $best } to { $worst } for North-South
    }
shared-deal-result =
    { BY($contract) }, { $result ->
        [made] made
        [failed] failed
        [tie] tied
        [penalty] challenged
       *[void] void
    }: { $scores }
shared-deal-result-passed = Everyone passed: { $scores }
shared-deal-busy = A table is open in this channel. Closing it costs nobody anything: close it, and play deal { $code } here?
shared-deal-button-close = Close it and play this deal
shared-deal-button-look = See the cards
shared-deal-button-play = Play this deal
shared-deal-button-share = Post in this channel
shared-deal-button-export = Export the cards
shared-deal-button-back = Back to the deal
shared-deal-button-id = Share or replay
shared-deal-export = This text holds all the cards of the deal, so you know them from now on; it holds no names. To open it again, paste it after /belote deal.
shared-deal-import-title = Open a deal
shared-deal-import-label = Its number (D-7K3Q2M) or its text
shared-deal-unknown = No deal has the number { $code }, or it is no longer kept: deals that nobody opens for a long time are forgotten.
shared-deal-unreadable =
    I can’t read this deal. { $part ->
        [head] At the start, word { $place }
        [hands] In the hands, no. { $place }
        [calls] In the calls, no. { $place }
       *[cards] In the cards played, no. { $place }
    }: `{ $found }`. { $why }
shared-deal-other-rules = I can’t read this deal. { $why }
shared-deal-not-yours = Only those who played this deal can share it.
deal-fault-too-many-parts = A deal has four parts at most, with bars between them.
deal-fault-not-a-head = The game comes first, then the dealer: contree N.
deal-fault-unknown-rules = I don’t know this game.
deal-fault-not-a-seat = A player is written N, E, S or W.
deal-fault-wrong-hands = Wrong number of hands for this game.
deal-fault-wrong-size = Wrong number of cards for this game.
deal-fault-not-a-card = A card is written as its rank and its suit: JS is the jack of spades.
deal-fault-card-twice = This card appears twice.
deal-fault-not-a-call = This is not a call.
deal-fault-illegal = The rules don’t allow it at this point.
clip-button = As a clip
clip-spoiler = The clip shows every card as it was played: unveil it once you have played the deal, or if you never will.
clip-no-cards = Everyone passed: there are no cards to show.
clip-busy = Too much is going on right now to draw a clip. Please try again in a minute.
clip-no-files = I may not attach files in this channel: an admin can give me the permission “Attach Files”.
