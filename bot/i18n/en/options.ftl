# House rules: the name of each (45 characters at most), its choices and their families.
# A choice that is a number needs no words.

option-category-game = Game
option-category-deal = Deal
option-category-auction = Auction
option-category-play = Play
option-category-announcements = Melds
option-category-scoring = Score

option-target = Points to win
option-deals = Number of deals
option-deals-none = Until the target is reached
option-target-met =
    { $variant ->
        [croatian_bela] How the game ends
       *[other] To reach the target
    }
option-target-met-reached =
    { $variant ->
        [croatian_bela] At the end of a deal: the higher total
       *[other] That many points are enough
    }
option-target-met-exceeded = It takes more than that
option-target-met-prolaz =
    { $variant ->
        [croatian_bela] Prolaz: by a contract of one’s own, made, and ahead
       *[other] By a contract of its own, and ahead (prolaz)
    }
option-target-met-at-once =
    { $variant ->
        [croatian_bela] Dosta: at once, in the middle of a deal
       *[other] At once, in the middle of a deal
    }
option-target-met-without-belote = A { play-belote-word } alone does not do
option-both-reach = When both sides reach the target
option-both-reach-play-on = Higher score wins; if equal, another deal
option-both-reach-last-deal = Higher score wins; if equal, the winner of the last deal
option-both-reach-draw-if-equal = Higher score wins; if equal, a draw
option-both-reach-draw = A draw if both get there in the same deal
option-direction = Direction of play
option-direction-clockwise = Clockwise
option-direction-counter-clockwise = Anticlockwise
option-enforcement = Breaking the rules of play
option-enforcement-engine = Impossible
option-enforcement-claims = Possible; a challenge scores the melds of both sides
option-enforcement-claims-own = Possible; a challenge scores your own melds only

option-packets = Packets dealt
option-packets-3-2-3 = 3-2-3
option-packets-3-3-2 = 3-3-2
option-packets-2-3-3 = 2-3-3
option-packets-4-4 = 4-4
option-packets-6-2 = 6-2
option-packets-3-2 = 3-2
option-packets-2-3 = 2-3
option-packets-alternate = A row face down, a row face up, and so on
option-packets-rows = All face-down cards first, then the face-up ones
option-shuffle = Shuffling
option-shuffle-every-deal = Shuffled and cut before each deal
option-shuffle-gathered = Gather and cut, as at a real table (unrated)
option-dealer-names = When everyone else has passed, the dealer
option-dealer-names-must = Must name trumps
option-dealer-names-may-pass = May pass too
option-all-pass = When everyone passes
option-all-pass-next = The next player deals
option-all-pass-same = The same player deals again

option-no-trumps = No trumps
option-no-trumps-no = Not played
option-no-trumps-yes = Can be bid
option-all-trumps =
    { $variant ->
        [bulgarian_belot] Vsichko koz
       *[other] All trumps
    }
option-all-trumps-no = Not played
option-all-trumps-yes = Can be bid
option-all-trumps-with-belotes = Can be bid, with belotes in every suit
option-ceiling = Highest bid in a suit
option-eighty = Points needed for a bid of 80
option-generale = Générale
option-generale-none = Cannot be bid
option-capot-worth = Value of a bid capot
option-capot-worth-none = Cannot be bid
option-capot-worth-250-flat = 250, nothing else
option-capot-worth-500-flat = 500, nothing else
option-capot-worth-250-tricks = 250, plus 250 for the tricks
option-capot-worth-270-tricks = 270, plus 250 for the tricks
option-capot-worth-250-failed-500 = 250, or 500 if it fails
option-passing = A player who has passed
option-passing-open = May bid again
option-passing-final = Is out
option-final-raise = Declarer’s last raise
option-final-raise-none = None
option-final-raise-same-trump = Once, with the same trumps
option-final-raise-any-trump = Once, with any trumps
option-self-raise = Raising your own bid
option-self-raise-no = No: three passes end the bidding
option-self-raise-other-suit = After three passes, with other trumps
option-contre = Doubling
option-contre-none = Not played
option-contre-x2 = ×2, no { auction-word-redouble }
option-contre-x3 = ×2, then ×3
option-contre-x4 = ×2, then ×4
option-contre-match = ×2, ×4, then match
option-contre-gahwa = ×2, ×3, ×4, then gahwa
option-contre-four = ×2, ×3, ×4, no gahwa
option-contre-sun-double-only = As usual, but a sun stops at ×2
option-contre-sun-double-at-100 = The same, and from 100 points on, not beyond
option-contre-timing = When to double
option-contre-timing-out-of-turn = At any time, even out of turn
option-contre-timing-in-turn = In turn
option-contre-timing-after-auction = After the auction
option-contre-overbid = Bidding over a double
option-contre-overbid-closed = No: it ends the bidding
option-contre-overbid-overbid = Yes: a higher bid cancels it
option-contre-bids = Bids that can be doubled
option-contre-bids-any = All
option-contre-bids-over-80 = All but 80
option-contre-bids-no-capot = All but capot and générale
option-contre-bids-over-80-no-capot = All but 80, capot and générale
option-second-round-suit = Suits in the second round
option-second-round-suit-other = Any but the turned-up one
option-second-round-suit-any = Any
option-trump-named = When trumps are named
option-trump-named-with-bid = With each bid
option-trump-named-after-auction = After the bidding, by its winner
option-ashkal = Who may call ashkal
option-ashkal-last-two = The last two to speak
option-ashkal-last-two-always = The last two to speak, in both rounds
option-ashkal-anyone = Everyone
option-ashkal-none = Nobody
option-sun-overcall = Overcalling a sun
option-sun-overcall-once = Everyone may, once
option-sun-overcall-none = No: the first sun stands
option-kasho = A hand of 7s, 8s and 9s only (kasho)
option-kasho-no = Is played
option-kasho-yes = May be thrown in

option-first-lead = Opening lead
option-first-lead-eldest = The first to speak
option-first-lead-declarer = The declarer
option-first-lead-generale = The first to speak; in a générale, its declarer
option-trump-lead = Going higher when trumps are led
option-trump-lead-overtake = Always, if possible
option-trump-lead-unless-partner = Unless your partner is winning
option-trump-lead-any = Never required
option-plain-lead = Going higher when a plain suit is led
option-plain-lead-overtake = Always, if possible
option-plain-lead-any = Never required
option-partner-exempt = Partner winning: no need to ruff
option-partner-exempt-yes = Yes
option-partner-exempt-no = No: you must always ruff
option-partner-exempt-until-ruffed = Yes, and until an opponent ruffs
option-partner-exempt-never = You never have to ruff
option-undertrump = When an opponent has ruffed
option-undertrump-required = Overruff if possible, else ruff lower
option-undertrump-free = Overruff if possible, else play anything
option-undertrump-plain-card = Overruff if possible, else no trump if you can
option-undertrump-any-trump = Any trump, high or low
option-trump-over-partner = Ruffing over your partner’s ruff
option-trump-over-partner-free = With any trump
option-trump-over-partner-higher = Only higher, if you can
option-trump-over-partner-higher-only-trumps = Higher, if you hold only trumps
option-trump-over-partner-higher-beside-others = Higher, if you hold other cards too
option-all-trumps-lead = Going higher { trump-all-at }
option-all-trumps-lead-as-trump = As when trumps are led
option-all-trumps-lead-follow = No: following suit is enough
option-trump-lock = Closed hokum: no trump leads
option-trump-lock-every-lead = At ×2 and ×4, in every trick
option-trump-lock-first-lead = At ×2 and ×4, in the first trick only
option-trump-lock-at-four = At ×4 only
option-trump-lock-chosen = As whoever doubles says (maftuh, maqful)
option-trump-lock-none = Never

option-declarations = Melds (sequences, fours…)
option-declarations-off = Not played
option-declarations-on = Played
option-declarations-count = Melds count
option-declarations-count-contract = Towards the contract and in the score
option-declarations-count-score = In the score only
option-declarations-count-rounds = Towards the contract, in rounded points
option-announcing = Who declares melds
option-announcing-automatic = The bot, for everyone
option-announcing-manual = Each player; a forgotten one is lost
option-king-first = King before queen ({ play-belote-word })
option-king-first-no = In either order
option-king-first-yes = Yes, or it is lost
option-belote-counts = What { rules-belote-the } counts for
option-belote-counts-both = Towards the contract and in the score
option-belote-counts-contract = Towards the contract, not in the score
option-belote-counts-score = In the score only
option-belote-counts-none = No { play-belote-word }
option-fours-of-eight-and-seven = Fours of 8s and of 7s
option-fours-of-eight-and-seven-no = Worth nothing
option-fours-of-eight-and-seven-yes = Worth 100
option-meld-tie = Equal melds
option-meld-tie-first = Higher, then trumps, then the first to play
option-meld-tie-dealer = Higher, then trumps, then the dealer
option-meld-tie-cancel = Higher, then trumps, else nobody
option-meld-tie-turn = Same points: the first to play
option-meld-overlap = One card in two melds
option-meld-overlap-once = No
option-meld-overlap-shared = Yes, in a four and a sequence
option-long-runs = Sequences of five cards or more
option-long-runs-split = Split into sequences of four and three
option-long-runs-fifty = One fifty
option-long-runs-hundred = One hundred
option-run-order = Three in sequence, four in sequence
option-run-order-longer = Four is better
option-run-order-twenty = Three is better
option-melds-spoken = Melds compared aloud
option-melds-spoken-no = No
option-melds-spoken-yes = Yes: “how high?”
option-melds-shown = Cards of the melds
option-melds-shown-second-trick = Shown in the second trick
option-melds-shown-last-trick = Shown after the last trick
option-melds-shown-never = Never shown
option-melds-shown-at-once = Shown when declared

option-contract-needs = A contract is made by
option-contract-needs-bid = Reaching the bid
option-contract-needs-bid-and-more = Reaching the bid and beating the defence
option-points-counted = Points scored
option-points-counted-both = Points made and the bid
option-points-counted-made = Points made only
option-points-counted-announced = The bid only
option-points-counted-announced-belote = The bid and { play-belote-word }
option-defence-points = { score-made-first }: the defence’s points
option-defence-points-own = It scores its own
option-defence-points-none = It scores nothing
option-defence-points-to-attack = They go to the attack
option-failure = { score-failed-first }: the defence scores
option-failure-160-and-bid = 160 and the bid
option-failure-162-and-bid = 162 and the bid
option-failure-bid = The bid alone
option-multiplied = What a double multiplies
option-multiplied-bid = The bid alone
option-multiplied-whole = Everything the winner scores
option-multiplied-whole-alone = Everything; if made, the defence scores nothing
option-multiplied-forfeit = 160 and the bid, to the winner alone
option-multiplied-forfeit-whole = 160, melds, { play-belote-word } and the bid, to the winner alone
option-multiplied-forfeit-bid = The bid; if made, 160 and no defence points
option-multiplied-pot = Both sides’ points, to the winner
option-multiplied-own = Each side’s own points
option-rounding = Rounding
option-rounding-complement = Defence to tens, the rest to the attack
option-rounding-nearest = To tens: 5 or more rounds up
option-rounding-six-up = To tens: 6 or more rounds up
option-rounding-none = None, to the point
option-rounding-fives-exact = { trump-none-at-first } a 5 counts half a ten
option-rounding-fives-up = { trump-none-at-first } 5 rounds up
option-rounding-fives-down = { trump-none-at-first } 5 rounds down
option-rounding-paired = Both sides’ points always make the same total
option-rounding-lost-unit = A lost ten goes to the larger remainder
option-rounding-cut = A lost ten is lost
option-rounding-six-attack = From 6 up; of two sixes, only the attack’s
option-last-deal = The last deal
option-last-deal-rounded = Rounded like the others
option-last-deal-exact = To the point
option-all-tricks =
    { $variant ->
        [belote] Every trick
        [belote_501] Every trick
        [bidding_belote] Every trick
        [bulgarian_belot] Every trick
        [croatian_bela] Every trick
        [baloot] Every trick
        [tarabish] Every trick
        [clabber] Every trick
       *[other] Every trick, with no capot bid
    }
option-all-tricks-count = The bonus for every trick counts
option-all-tricks-count-contract = Towards the contract and in the score
option-all-tricks-count-score = In the score only
option-all-tricks-88-pointless = 88, even if the others won tricks without points
option-all-tricks-90-either = 90, to the defence too
option-all-tricks-90-always = 90, even on a bid capot
option-all-tricks-90-forfeit-100 = 90; 100 on top of a doubled 160
option-all-tricks-150-in-all = 150 instead of the trick points
option-all-tricks-250-in-all = 250 instead of the trick points
option-all-tricks-44-added = 44 on top of the trick points
option-all-tricks-25-hokum = 25 { trump-suit-at }, 44 { trump-none-at }
option-all-tricks-25-flat = 25 and 44, never multiplied, with all melds
option-reverse-kaboot = Every trick of a sun to the defence
option-reverse-kaboot-alike = Like any kaboot
option-reverse-kaboot-turned-ace = Double if an ace was turned up
option-reverse-kaboot-eldest-ace = Double if the first to speak bought it with an ace
option-reverse-kaboot-none = Nothing: the deal has just failed
option-belote-on-failure = { score-failed-first }: the attack’s { play-belote-word }
option-belote-on-failure-lost = Lost
option-belote-on-failure-to-defence = To the defence
option-belote-on-failure-kept = Kept
option-declarations-on-failure = { score-failed-first }: the attack’s melds
option-declarations-on-failure-lost = Lost
option-declarations-on-failure-to-defence = To the defence
option-declarations-on-failure-kept = Kept
option-declarations-on-capot = Every trick: the other side’s melds
option-declarations-on-capot-own = Stay theirs
option-declarations-on-capot-all = Go to the side with every trick
option-tie = Equal points
option-tie-success = { score-made-first }
option-tie-failure = { score-failed-first }
option-tie-litige = The attack’s points wait for the next deal
option-tie-half = The defence scores its own, the attack nothing
option-tie-hang-85 = 85 points wait for the next deal
option-tie-sun-split = { score-failed-first }; { trump-none-at }, each its own
option-no-trump-factor = { trump-none-at-first }, multiply points by
option-trumpless-points = Total { trump-none-at } and { trump-all-at }
option-trumpless-points-full = 130 and 258
option-trumpless-points-162-from-14 = 162: ace 19; { trump-all-at } 14-9-6-5-3-1
option-trumpless-points-162-down-to-2 = 162: ace 19; { trump-all-at } 13-9-6-5-3-2
option-trumpless-points-162-scaled = 162: ace 19; { trump-all-at } × 162 / 258
option-trumpless-points-152-scaled = 152 by the rule of three, then the last trick
option-hand-score = Scored for a deal
option-hand-score-points = Each side’s own points
option-hand-score-winner = All points to the winner
