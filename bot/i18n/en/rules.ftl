# The rules of a table, made from its parameters: a sentence a rule, and a short one.

rules-title = Rules · { $game }
rules-button-deal = Cards and deal
rules-button-auction = Auction
rules-button-computers = { promise-button }
rules-button-play = Play and melds
rules-button-score = Score
rules-button-worked = Worked deals

# A line for the lobby.

rules-line-cards =
    { $players ->
        [2] Two players · { $count } cards
       *[other] { $count } cards
    }
rules-line-points =
    bids from { $opening } to { $ceiling }{ $capot ->
        [yes] { " " }or capot
       *[no] { "" }
    }{ $trumps ->
        [all] , no trumps and all trumps included
        [none] , no trumps included
       *[suits] { "" }
    }
rules-line-ladder = contracts from { $lowest } to { $highest }
rules-line-turned = trumps from a turned-up card, then by choice
rules-line-named = trumps by choice
rules-line-sun = hokum or sun
rules-line-double =
    { $timing ->
        [any_opponent_until_next_bid] doubling allowed out of turn
        [in_turn] double in turn
       *[after_auction] double after the auction
    }
rules-line-melds = with melds
rules-line-by-hand = you declare them yourself
rules-line-belote = belote counts towards the contract only
rules-line-claims = reneges can be challenged
rules-line-direction =
    { $direction ->
        [clockwise] clockwise
       *[counter-clockwise] anticlockwise
    }

rules-aim-title = ### The aim
rules-aim-players =
    { $players ->
        [2] Two players, each playing alone.
       *[other] Four players, two sides: your partner sits opposite you. Play goes { $direction ->
            [clockwise] clockwise.
           *[counter-clockwise] anticlockwise.
        }
    }
rules-aim-target =
    The first side to { $target } points wins the game. If both get there in the same deal, { $both ->
        [draw] the game is a draw, whatever the totals.
       *[higher] the higher total wins; if they are equal, { $equal ->
            [last_deal_winner] the winner of the last deal wins.
            [tie] the game is a draw.
           *[play_on] another deal is played.
        }
    }
rules-aim-prolaz = A side wins the game once it has { $target } points, and more than the others, after a contract of its own that it made.
rules-aim-met =
    { $met ->
        [at-once] The points of a running deal count as they are won: as soon as a side gets there, the deal and the game are over.
        [exceeded] The target must be exceeded: with exactly that many points the game goes on.
       *[without-belote] A side does not get there by a { play-belote-word } alone: the deal must bring it something else.
    }
rules-aim-sweep = A deal won with every trick never ends the game: one more is played.
rules-aim-deals =
    { $deals ->
        [one] The game lasts one deal.
       *[other] The game lasts { $deals } deals.
    } A deal in which everyone passes does not count. The higher total wins; if they are equal, { $equal ->
        [last_deal_winner] the winner of the last deal wins.
        [tie] the game is a draw.
       *[play_on] another deal is played.
    }
rules-aim-decisive =
    { $double ->
        [gahwa] A deal played at gahwa decides everything: the side that wins it wins the game.
       *[match] A deal played at match decides everything: the side that wins it wins the game.
    }
rules-words-bulgarian_belot = Words of the table: “kontra” doubles and “rekontra” redoubles; a “tertsa”, a “kvarta” and a “kvinta” are sequences of 3, 4 and 5, a “kare” is four cards of one rank; “kapo” is every trick; a contract that fails is “vkarana” (in), one that ends level is “visi” (hanging).
rules-words-croatian_bela = Words of the table: “zovem” (I call) names trumps and “dalje” (on) passes; the dealer who must call is “na musu”. Melds are “zvanja”: a “terca”, a “kvarta” and a “kvinta” are sequences of 3, 4 and 5. A contract that is made is “prolaz”, one that fails “pad”; every trick is “štiglja”, a whole suit in one hand “belot”, and “dosta” (enough) stops at the target.

rules-cards-title = ### The cards
rules-cards = { $count } cards, { $lowest } to ace; { $hand } each. From high to low, with their points:
rules-cards-trump = in trumps: { $ranks };
rules-cards-plain = in the other suits: { $ranks }.
rules-cards-no-trumps-ranks = { trump-none-at }: { $ranks }.
rules-cards-all-trumps-ranks = { trump-all-at }: { $ranks }.
rules-cards-no-trumps = { trump-none-at-first }, all suits count as “other suits”.
rules-cards-all-trumps = { trump-all-at-first }, all suits count as trumps.
rules-cards-no-ruffs = { trump-all-at-first }, no suit ruffs another.
rules-cards-last-trick =
    { $points ->
        [0] The last trick is worth nothing extra.
        [10] The last trick is worth 10 points more{ rules-last-trick-called }.
       *[other] The last trick is worth { $points } points more.
    } A deal is worth { $totals }.
rules-last-trick-called =
    { $variant ->
        [bulgarian_belot] , the “last ten”
        [croatian_bela] , the “zadnji štih”
        [baloot] , the “ground” (al-ard)
        [pilotta] , the “piso”
        [tarabish] { "" }
        [clabber] { "" }
       *[other] , the “dix de der”
    }
rules-cards-total =
    { $trump ->
        [none] { $total } { trump-none-at }
        [all] { $total } { trump-all-at }
       *[other] { $total } points
    }
rules-ranks = { $ranks } ({ $points })

rules-deal-title = ### The deal
rules-deal-first =
    { $found ->
        [lowest_draw] To begin, everyone draws a card, and the lowest deals. If two are lowest, all draw again.
        [suit_cut] To begin, a player cuts and shows a card. Its suit picks the dealer: { $first }, that player; { $then }, the next ones in order of play.
        [first_jack] To begin, cards are dealt face up, one by one: the first jack makes the dealer.
       *[random] The first dealer is chosen at random.
    } After that, the deal passes in turn.
rules-deal-partners =
    { $found ->
        [first_jack] The host may have partners drawn before the game: the first jack keeps its seat and deals, and the second jack, another player’s, comes opposite.
        [lowest_draw] The host may have partners drawn before the game: the two highest cards play against the two lowest, and the lowest deals; equal ones are drawn again.
       *[other] The host may have partners drawn before the game: the two highest cards play against the two lowest, and equal ones are drawn again.
    }
rules-deal-thrown-in =
    If everyone passes, { $again ->
        [yes] the same player deals again.
       *[no] the next player deals.
    }
rules-deal-shuffle =
    { $shuffle ->
        [gathered_and_cut] The pack is shuffled before the first deal only. After that the tricks are gathered as at a real table: chance decides the order of the tricks, of the cards in each and of the two piles. Anyone who noted the tricks would know the next hands, so these games are unrated.
       *[every_hand] The pack is shuffled before each deal: otherwise anyone who noted the tricks would know the next hands.
    }
rules-deal-cut =
    { $cutter ->
        [left] The player on the dealer’s left cuts
        [right] The player on the dealer’s right cuts
        [opponent] The dealer’s opponent cuts
       *[dealer] The dealer cuts
    }, leaving at least { $shortest } cards on each side.
rules-deal-packets =
    { $packets ->
        [one-by-one] { $cards } cards are dealt, one by one
       *[other] Cards are dealt { $packets }
    }, starting { rules-deal-from }.
rules-deal-from =
    { $eldest ->
        [left] on the dealer’s left
        [right] on the dealer’s right
       *[opponent] with the dealer’s opponent
    }
rules-deal-tableau =
    Nobody picks up cards. They are dealt in rows of { $row }, { $covered ->
        [yes] all face-down ones first
       *[no] face down and face up in turn
    }, starting { rules-deal-from }. Each player has { $piles } piles in front of them, each a face-up card on a face-down one.
rules-deal-turned = The next card is turned up: it proposes trumps.
rules-deal-dealer-last =
    The dealer’s last card is turned up: it proposes trumps and { $tableau ->
        [yes] stays where it is.
       *[no] belongs to the dealer.
    }
rules-deal-after =
    Once trumps are chosen, each player is dealt { $packets } more cards{ $turned ->
        [yes] . { $variant ->
            [baloot] The buyer
           *[other] The declarer
        } gets one fewer and keeps the turned-up card, whatever is trumps.
       *[no] .
    }
rules-deal-kitty =
    { $variant ->
        [croatian_bela] The talon
       *[other] The kitty
    }: { $count ->
        [one] the last card of each hand stays hidden until trumps are chosen, even from its owner.
       *[other] the last { $count } cards of each hand stay hidden until trumps are chosen, even from their owner.
    }

rules-auction-title = ### The auction
rules-auction-first =
    { $eldest ->
        [left] The player on the dealer’s left speaks first.
        [right] The player on the dealer’s right speaks first.
       *[opponent] The dealer’s opponent speaks first.
    }
rules-points-bids =
    Pass, or bid a number of points{ $named ->
        [after] { "" }
       *[with] { " " }and a trump
    }: from { $opening } in steps of { $step }, each bid higher than the last.
rules-points-named = Trumps are named at the end: the highest bidder chooses one of the four suits and cannot pass.
rules-points-ceilings = The highest bid is { $ceilings }.
rules-points-ceiling-suits =
    { $only ->
        [yes] { $ceiling }
       *[no] { $ceiling } in a suit
    }
rules-points-ceiling =
    { $ceiling } { $trump ->
        [none] at no trumps
        [all] at all trumps
       *[other] in { $trump }
    }
rules-points-capot = A capot (every trick) is worth { $points } and beats any number.
rules-points-generale =
    A générale (every trick won by the declarer alone) is worth { $points } and beats { $capot ->
        [yes] a capot.
       *[no] any number.
    }
rules-ladder-bids = Pass, or name a contract higher than the last. From low to high: { $ladder }.
rules-rising-end =
    { $final ->
        [yes] A player who passes is out. The auction ends when only one player is left.
        [asked] You may bid again after passing. After three passes in a row the bidder is asked once more, and may go higher with other trumps; a fourth pass ends the auction.
       *[no] You may bid again after passing. Three passes in a row after a bid end the auction.
    }
rules-rising-raise =
    { $trump ->
        [same] The declarer may then go higher once, with the same trumps.
       *[any] The declarer may then go higher once, even with other trumps.
    }

rules-suits-turned =
    { $variant ->
        [clabber] First round: play it, in the suit of the turned-up card, or pass.
       *[other] First round: take the suit of the turned-up card, or pass.
    }
rules-suits-second =
    Second round, { $variant ->
        [clabber] if nobody has played it
       *[other] if nobody has taken
    }: name { $again ->
        [yes] any suit
       *[no] another suit
    }, or pass.
rules-suits-named =
    { $variant ->
        [croatian_bela] Each player speaks once: calls trumps (“zovem”) or says “dalje”.
        [tarabish] Each player has one say: go (name trumps) or pass.
       *[other] Each player speaks once: name trumps or pass.
    }
rules-suits-taker =
    { $variant ->
        [croatian_bela] The first to call
        [tarabish] The first to go
        [clabber] The first to play it, or to name a suit,
       *[other] The first to take
    } has the contract, and the auction ends.
rules-suits-dealer =
    { $variant ->
        [croatian_bela] If everyone else says “dalje”, the dealer is “na musu”: they must call.
        [tarabish] If everyone else passes, the dealer is forced: they must name trumps.
       *[other] If everyone else passes, the dealer must name trumps.
    }
rules-suits-held = You may only name a suit you hold.
rules-suits-trumpless =
    Instead of a suit you may { $second ->
        [yes] then name
       *[no] also name
    } { $trumps }.

rules-sun-contracts = There are two contracts: hokum, with a trump suit, and sun, without trumps.
rules-sun-first = First round: pass, call hokum in the suit of the turned-up card, or call sun.
rules-sun-ashkal =
    Ashkal is a sun in which the turned-up card goes to the partner. { $again ->
        [yes] In both rounds
       *[no] Only in the first round
    }, it is open to { $speakers }{ $ace ->
        [yes] .
       *[no] ; never when an ace is turned up.
    }
rules-sun-speaker =
    { $place ->
        [0] the first to speak
        [1] the second
        [2] the third
       *[3] the fourth
    }
rules-sun-over =
    After a hokum, each of the others may call sun, even after passing{ $raised ->
        [yes] . If nobody does, the buyer keeps the hokum or raises it to sun.
       *[no] .
    }
rules-sun-overcall =
    { $overcall ->
        [yes] After a sun in the first round, players who have bid nothing may call sun in turn: the first to do so has the contract.
       *[no] The first sun ends the auction.
    }
rules-sun-second =
    Second round, if all have passed: pass, call sun (which ends it), or call hokum { $again ->
        [yes] in any suit
       *[no] in another suit
    }. After that hokum, only players who have not yet spoken in this round may call sun{ $raised ->
        [yes] , and the buyer may raise to it last.
       *[no] .
    }
rules-sun-kasho = Kasho: while trumps are being chosen, a player with nothing but 7s, 8s and 9s may throw the deal in on their turn. If nobody had bid, the same player deals again; otherwise the deal passes on.
rules-sun-never-doubled = A sun cannot be doubled.
rules-sun-doubled-up-to =
    { $double ->
        [double] A sun may be doubled, but goes no higher.
        [redouble] A sun goes no higher than a redouble.
        [triple] A sun goes no higher than a triple.
       *[four] A sun goes no higher than a quadruple.
    }
rules-sun-doubled-from =
    A sun can only be doubled if the attack has { $at ->
        [yes] at least
       *[no] more than
    } { $points } points on the score sheet and the defence fewer than { $points }.

rules-double-none = There is no doubling.
rules-double-levels = To raise the stakes: { $levels }.
rules-double-level =
    { $side ->
        [attack] the attack
       *[defence] the defence
    } { $double ->
        [double] { auction-double } (×{ $multiplier })
        [redouble] { auction-double } (×{ $multiplier })
        [triple] { auction-double } (×{ $multiplier })
        [four] { auction-double } (×{ $multiplier })
        [match] { auction-double }, which decides the game
       *[gahwa] { auction-double }, which decides the game
    }
rules-double-when =
    { $timing ->
        [any_opponent_until_next_bid] A bid may be doubled at once, even out of turn, until the next bid.
        [in_turn] You double on your turn.
       *[after_auction] You double once trumps are chosen and all cards are dealt, before the opening lead.
    }
rules-double-over =
    { $over ->
        [closed] A double ends the bidding: it can only be answered.
        [until-last] A higher bid cancels a double, except the { $double ->
            [redouble] redouble
            [triple] triple
            [four] quadruple
            [match] match
           *[gahwa] gahwa
        }, which ends the auction.
       *[always] A higher bid is always possible and cancels the double.
    }
rules-double-spared =
    { $what ->
        [number] A bid of { $points } cannot be doubled.
       *[every-trick] A capot or a générale cannot be doubled.
    }

rules-play-title = ### The play
rules-play-lead =
    { $leader ->
        [declarer] { $variant ->
            [baloot] The buyer
           *[other] The declarer
        } makes the opening lead
        [left] The player on the dealer’s left makes the opening lead
        [right] The player on the dealer’s right makes the opening lead
       *[opponent] The dealer’s opponent makes the opening lead
    }; after that, the winner of each trick leads to the next.
rules-play-lead-generale = In a générale its declarer makes the opening lead.
rules-play-open = Only face-up cards are played, and only they bind you. After the trick, the cards it uncovered are turned up.
rules-play-winner = The highest trump wins the trick; without one, the highest card of the suit led.
rules-play-claim = Whoever is sure of every trick left may say “{ claim-button }”. The bot grants it if no card that the others may hold could win one of them; otherwise play goes on, with nothing shown and nothing lost.
rules-play-no-trumps = { trump-none-at-first }, you only have to follow suit.
rules-play-all-trumps =
    { trump-all-at-first }, you follow suit{ $overtake ->
        [always] , and go higher in the suit led if you can
        [unless-partner] , and go higher in the suit led if you can, unless your partner is winning
       *[never] { "" }
    }. If you cannot follow, play anything.
rules-duty-follow = Follow the suit led.
rules-duty-overtake =
    { $overtake ->
        [always] When trumps are led, play a higher trump if you can, even over your partner.
        [unless-partner] When trumps are led, play a higher trump if you can, unless your partner is winning.
        [alone] When trumps are led, play a higher trump if you can.
       *[never] When trumps are led, you need not go higher.
    }
rules-duty-overtake-every =
    { $overtake ->
        [unless-partner] Go higher in the suit led if you can, in every suit, unless your partner is winning; once the trick is ruffed, following is enough.
        [alone] Go higher in the suit led if you can, in every suit; once the trick is ruffed, following is enough.
       *[always] Go higher in the suit led if you can, in every suit, even over your partner; once the trick is ruffed, following is enough.
    }
rules-duty-ruff-to-win =
    { $ruff ->
        [once-ruffed] If you cannot follow and an opponent is winning with a ruff, overruff. Until then, or if your partner is winning or you cannot overruff, play anything.
        [alone] If you cannot follow, ruff; overruff a trick that was ruffed. If you cannot overruff, play anything.
        [always] If you cannot follow, ruff to win the trick, even over your partner, and overruff if need be. If you cannot, play anything.
       *[unless-partner] If you cannot follow and an opponent is winning, ruff, and overruff if they have ruffed. If your partner is winning, or you cannot overruff, play anything.
    }
rules-duty-ruff =
    { $ruff ->
        [always] If you cannot follow, ruff, even if your partner is winning.
        [unless-partner] If you cannot follow, ruff, unless your partner is winning: then play anything.
        [alone] If you cannot follow, ruff.
        [once-ruffed] If you cannot follow and an opponent is winning with a ruff, ruff too. Until then, or if your partner is winning, play anything.
       *[never] If you cannot follow, play anything.
    }
rules-duty-overruff =
    { $overruff ->
        [always] If the trick was ruffed, even by your partner, overruff if you can; otherwise ruff lower.
        [unless-partner] If an opponent is winning with a ruff, overruff if you can; otherwise ruff lower.
       *[never] If the trick was ruffed, ruff higher or lower as you like.
    }
rules-duty-no-low-ruff =
    { $hands ->
        [only-trumps] If your partner is winning with a ruff and you hold only trumps, go higher if you can.
        [beside-others] If your partner is winning with a ruff and you ruff though you hold other cards, go higher if you can.
       *[any-hand] If your partner is winning with a ruff and you ruff anyway, go higher if you can.
    }
rules-duty-no-underruff = If you cannot overruff, discard: ruff lower only from a hand of trumps.
rules-duty-no-trump-lead =
    { $opening ->
        [yes] Contract { $levels }: you may not open with a trump unless you hold nothing else; later you may lead one.
       *[no] Contract { $levels }: you may not lead a trump unless you hold nothing else.
    }
rules-duty-chosen-lock = Whoever makes a hokum { $levels } says whether it is open (“maftuh”) or closed (“maqful”). Closed, nobody leads a trump unless they hold nothing else.
rules-lock-level =
    { $double ->
        [none] not doubled
        [double] doubled (×{ $multiplier })
        [redouble] redoubled (×{ $multiplier })
        [triple] tripled (×{ $multiplier })
        [four] quadrupled (×{ $multiplier })
        [match] played at match
       *[gahwa] played at gahwa
    }

rules-melds-title = ### The melds
rules-melds-when =
    { $hand ->
        [yes] Declare with the first card you play; a forgotten meld is lost.
       *[no] Melds are declared for you, with each player’s first card.
    } { $shown ->
        [at-once] They are shown at once.
        [second-trick] Only their kind is named. Those that count are shown in the second trick.
        [last-trick] Only their kind is named. Those that count are shown after the last trick.
       *[never] Only their kind is named. The cards are not shown.
    }
rules-melds-values =
    { $trump ->
        [suit] { trump-suit-at-first }, from high to low, with their points:
        [none] { trump-none-at-first }:
       *[any] From high to low, with their points:
    }
rules-melds-no-trumps = { trump-none-at-first } there are no melds.
rules-melds-run =
    { $name }, { $kind ->
        [three] 3 cards in sequence
        [four-in-sequence] 4 cards in sequence
        [four-or-more] 4 or more cards in sequence
       *[five] 5 or more cards in sequence
    }: { $points }
rules-melds-four = { $name }, four cards of one rank: { $ranks }
rules-melds-order =
    Sequences run { $ranks }. { $shared ->
        [yes] A card may count in both a four and a sequence.
       *[no] A card counts in one meld only.
    }
rules-melds-most =
    { $count ->
        [one] At most one meld per player, the best.
       *[other] At most { $count } melds per player, the best.
    }
rules-melds-longest = A sequence of more than { $longest } cards is split, from the top down, into sequences of { $longest }; what is left counts if it still makes a meld.
rules-melds-shorter-first = Three cards in sequence beat four.
rules-melds-spoken = The melds are compared aloud, as each is declared: “How high?” – “Queen.” – “Good.” Only what is asked is told.
rules-melds-winning-run =
    { $count ->
        [one] A sequence of { $count } card wins
       *[other] A sequence of { $count } cards wins
    } the game as soon as it is declared.
rules-melds-scope =
    { $scope ->
        [best_player_scores_own] Only the player with the best meld scores, all of their own. Their partner’s do not count.
        [each_team_scores_all] Each side scores all its melds: they are not compared.
       *[best_team_scores_all] Only the side with the best meld scores, and scores all of its melds.
    }
rules-melds-apart = Sequences are compared with sequences, fours with fours: each side may score one of the two.
rules-melds-compare-points = Of two melds of one kind, the one worth more wins; if equal, the first to play wins.
rules-melds-compare =
    Of two sequences of one kind, { $length ->
        [yes] the longer wins, then the higher{ $trump ->
            [yes] , then the one in trumps.
           *[no] .
        }
       *[no] the higher wins{ $trump ->
            [yes] , then the one in trumps.
           *[no] .
        }
    } { $tie ->
        [eldest] If they are equal, the first to play wins.
        [dealer_first] If they are equal, the dealer wins, then the others in order of play.
       *[cancel] { $scope ->
            [best_player_scores_own] If two players, even partners, share the best meld, nobody scores.
           *[best_team_scores_all] If the best melds of the two sides are equal, nobody scores; equal melds of partners do not cancel out.
        }
    }

rules-belote-title = ### King and queen of trumps
rules-belote =
    Held in one hand, they are “{ play-belote-word }”. { $margin ->
        [yes] It is not scored, but gives the attack { $points } points towards its contract (not towards a capot).
        [help] It is not scored, but gives the attack { $points } points towards its contract.
        [unwritten] It is worth nothing.
       *[no] It is worth { $points } points, to attack and defence alike.
    }
rules-belote-when =
    { $timing ->
        [first_and_second] Say “{ play-belote-word }” as you play the first of the two cards, “{ play-rebelote-word }” as you play the second.
        [first] Say it as you play the first of the two cards.
        [shown] Say it and show both as you play the first of the two cards.
       *[second] Say it as you play the second of the two cards{ $run ->
            [yes] , or as you show a sequence with both.
           *[no] .
        }
    }
rules-belote-said =
    { $hand ->
        [yes] If you forget to say it, you get nothing.
       *[no] It is said for you: you cannot forget it.
    }
rules-belote-king-first = The king must be played before the queen, or it counts for nothing.
rules-belote-discard = It cannot be said with a card thrown on another suit: it is then lost.
rules-belote-barred = Nothing for a player who scored { play-meld-five } with both cards, or any meld with only one of them.
rules-belote-suits-only = It exists only { trump-suit-at }.
rules-belote-all-trumps = { trump-all-at-first } it counts in every suit, and can be held several times in a deal.
rules-belote-no-trumps = It does not exist { trump-none-at }.
rules-belote-the = the { play-belote-word }
rules-belote-its = its { play-belote-word }

# The score. The attack is the declarer’s side, the defence the other.

rules-score-title = ### The score
rules-score-sides =
    { $variant ->
        [baloot] The attack is the buyers, the defence the others.
        [tarabish] The attack is the trump makers, the defence the others.
        [clabber] The attack is the trump makers, the defence the others.
       *[other] The attack is the declarer’s side, the defence the other.
    }
rules-score-bid =
    To make its contract, the attack needs at least as many points as it bid, { rules-score-counted }.
rules-score-more =
    To make its contract, the attack needs more points than the defence, { rules-score-counted }.
rules-score-rounds-compared = What is compared are the points that are written, already divided by ten; if they are equal, the points of the cards decide.
rules-score-level-sun = { trump-none-at-first }, however, each side then scores its own.
rules-score-level-doubled = If the contract was doubled, the side that doubled last loses a tie.
rules-score-counted =
    { $melds ->
        [yes] { $belote ->
            [yes] counting its melds and { rules-belote-its }
           *[no] counting its melds
        }
       *[no] { $belote ->
            [yes] counting { rules-belote-its }
           *[no] by its tricks alone
        }
    }
rules-score-needed = A contract of { $bid } needs { $points } points.
rules-score-and-more =
    The attack must have more points than the defence as well. { $level ->
        [hangs] If it has as many, the defence scores its points and the attack nothing; those of the attack are carried over: the winner of a later deal gets them.
        [fails-belote] If it has as many, the contract fails. The defence counts { rules-belote-its } too.
       *[fails] If it has as many, the contract fails.
    }
rules-score-brought =
    { $trump ->
        [none] { trump-none-at-first }
       *[all] { trump-all-at-first }
    } card points are multiplied by { $total } and divided by { $of }, to the nearest point{ $last ->
        [in] .
       *[after] , before the last trick is added.
    }
rules-score-capot-needs = A capot needs every trick.
rules-score-generale-needs = A générale needs every trick won by the declarer alone.
rules-score-level =
    { rules-score-if-level }, { $tie ->
        [success] the contract is made.
        [failure] the contract fails.
       *[other] the defence scores its points, the attack nothing.
    }
rules-score-if-level =
    { $variant ->
        [bulgarian_belot] If both sides are equal (“visi”)
        [belote_501] If both sides are equal (a “litige”)
        [bidding_belote] If both sides are equal (a “litige”)
        [tarabish] If both sides are equal (a “half-bait”)
       *[other] If both sides are equal
    }
rules-score-hanging =
    { $points ->
        [own] The attack’s points are then carried over
       *[other] { $points } points are then carried over
    }: the winner of a later deal gets them.
rules-score-level-decisive = If the deal decides the game, the attack loses a tie.

rules-score-made =
    { score-made-first }: { $defence ->
        [nothing] the defence scores nothing
       *[other] the defence scores { $defence }
    }; the attack scores { $attack }.
rules-score-made-own = { score-made-first }: each side scores { $own }.
rules-score-failed = { rules-score-if-failed }: { $defence ->
        [nothing] the defence scores nothing
       *[other] the defence scores { $defence }
    }; the attack scores { $attack ->
        [nothing] nothing.
       *[other] only { $attack }.
    }
rules-score-if-failed =
    { score-failed-first }{ $variant ->
        [bulgarian_belot] { " " }(the contract fails)
        [croatian_bela] { " " }(the contract fails)
        [tarabish] { " " }(the contract fails)
        [clabber] { " " }(XX on the sheet, “turkey tracks”)
        [belote] { " " }(the contract fails)
        [belote_501] { " " }(the contract fails)
        [bidding_belote] { " " }(the contract fails)
       *[other] { "" }
    }
rules-score-failed-belote = { score-failed-first }: { rules-belote-the } scores nothing, for either side.
rules-score-part =
    { $part ->
        [points] its points
        [others] those of the other side
        [attack] those of the attack
        [melds] its melds
        [melds-of-both] the melds of both sides
        [belote] { rules-belote-its }
        [belote-of-both] { rules-belote-the } of either side
       *[bid] the contract
    }
rules-score-rest = the rest of { $total }
rules-score-pot = { $points }
rules-score-total =
    { $trump ->
        [none] { $total } ({ trump-none-at })
        [all] { $total } ({ trump-all-at })
       *[other] { $total }
    }
rules-score-rounding =
    { $rounding ->
        [nearest] Points are rounded to the nearest ten: 5 or more rounds up.
        [six-up] Points are rounded to the nearest ten: 6 or more rounds up.
       *[complement] The points of the defence are rounded to the nearest ten: 5 or more rounds up.
    }
rules-score-last-exact = The last deal of the game is written to the point, and so is one that rounding alone would make the last.
rules-score-multiplied =
    { $what ->
        [whole] A double multiplies everything the winner scores.
        [whole-alone] A double multiplies everything the winner scores; if the contract is made, the defence then scores nothing.
        [bid] A double multiplies the contract alone.
       *[nothing] A double multiplies nothing: contracts are not scored.
    }
rules-score-forfeit =
    If the contract is doubled, the winner alone scores: { $pot }{ $bid ->
        [yes] { " " }and the contract, multiplied
       *[no] { " " }multiplied
    }{ $extra ->
        [yes] , then all melds and belotes.
        [own] , then all melds and { rules-belote-its }.
       *[no] .
    }
rules-score-forfeit-whole = If the contract is doubled, the winner alone scores, all multiplied: { $parts }.
rules-score-forfeit-kept = The side that loses a doubled deal keeps { rules-belote-its }.
rules-score-forfeit-bid = If a doubled contract is made, { $pot } stand for the attack’s points, and the defence scores nothing.
rules-score-unbid-capot =
    Every trick to the attack{ $always ->
        [yes] , capot bid or not
       *[no] { " " }without having bid capot
    }: { $points } points more.
rules-score-either = Every trick to the defence, when the contract fails: { $points } points more.
rules-score-forfeit-sweep = Every trick to a doubled attack that had not bid capot: { $points } points more, not multiplied.
rules-score-every-trick-bid = Every trick to the attack without having bid capot: { $points } points more, towards the bid alone.
rules-score-pointless =
    A side without card points counts as one without a trick{ $capot ->
        [yes] : a capot is made against it
       *[no] { "" }
    }.
rules-score-every-trick-helps = What every trick brings counts towards the bid.
rules-score-swept-melds = A side with every trick has the melds of both sides.
rules-score-unbid-tricks = Every trick to the attack without having bid capot: they count { $points } points.
rules-score-swallowed = Every trick to the attack: the defence does not even score { rules-belote-its }.
rules-score-capot-made =
    Capot bid and made: { $points ->
        [0] the tricks do not count.
       *[other] the tricks count { $points } points.
    }
rules-score-capot-doubled =
    Capot bid and doubled: { $points ->
        [0] the contract without the { $pot }
       *[other] { $points } instead of { $pot }
    }{ $who ->
        [winner] , for the winner.
        [attack] , for an attack that makes it.
       *[defence] , for the defence if it fails.
    }
rules-score-capot-failed =
    Capot bid and failed: { $points ->
        [0] the defence scores the contract without the { $pot }.
       *[other] the defence scores { $points } instead of { $pot }.
    }
rules-score-capot-failed-bid = Capot bid and failed: the defence scores the contract as well.
rules-score-capot-made-bid = Capot bid and made: the attack scores the contract as well.

rules-score-all-tricks =
    { $variant ->
        [bulgarian_belot] Kapo (every trick)
        [croatian_bela] Štiglja (every trick)
       *[other] Capot (every trick)
    }: { $points } points more for the side that wins them, { $totals } in all.{ $lost ->
        [yes] { " " }If the contract fails, the attack loses them, and nobody scores them.
        [after] { " " }They do not help to make the contract: they are added afterwards, if the side with every trick has won the deal.
       *[no] { "" }
    }
rules-score-counted-times = { trump-none-at-first } each point counts { $factor ->
        [2] double
       *[other] { $factor } times
    }.
rules-score-tens =
    One point is scored for each ten. { $goes ->
        [lost] The rest is lost.
       *[up] The rest counts as a ten from { $rests }.
    }
rules-score-rest-from =
    { $trump ->
        [none] { $rest } { trump-none-at }
        [all] { $rest } { trump-all-at }
       *[other] { $rest } { trump-suit-at }
    }
rules-score-paired =
    No ten is lost between the two sides: where both would round it away, it goes to the side with fewer points, or, if they are level, { $tie ->
        [hangs] to what hangs.
       *[other] to the attack.
    }
rules-score-paired-doubled =
    If the contract is doubled, the winner of the deal scores everything, multiplied{ $tie ->
        [hangs] ; if both sides are level, everything hangs, multiplied.
        [half] ; if both sides are level, nobody scores anything.
       *[other] .
    }
rules-score-tricks-doubled =
    If the contract is doubled, the tricks that its winner scores count as often, but not melds or { rules-belote-the }{ $pot ->
        [yes] ; an attack that makes its contract takes the defence’s points as well.
       *[no] .
    }
rules-score-tens-doubled =
    If the contract is doubled, all points are multiplied{ $pot ->
        [yes] , and an attack that succeeds takes the defence’s as well.
       *[no] .
    }
rules-score-every-trick = Every trick to the winner of the deal: { $points } points more, never multiplied.
rules-score-cut = Each side scores its tens: the last digit is dropped.
rules-score-lost-unit = If a ten is lost between the two sides this way, it goes to the larger last digit, then to the larger total.
rules-score-tens-bid =
    { $failed ->
        [yes] The bid is added to what the winner of the deal scores.
       *[no] An attack that makes its contract adds its bid to its points.
    }
rules-score-tens-pot =
    If the contract is doubled, the winner alone scores: the points of both sides{ $bid ->
        [yes] { " " }plus the multiplied bid.
       *[no] , multiplied.
    }
rules-score-tens-six = Each side scores its tens: a last digit of 6 or more rounds up, and if both have a 6, only the attack’s does.

rules-score-rate =
    { $trump ->
        [none] { trump-none-at-first }
       *[suit] { trump-suit-at-first }
    }, tricks are worth { $ten ->
        [one] { $ten } point
       *[other] { $ten } points
    } for each ten; the rest counts as a ten from { $rest }{ $fives ->
        [yes] , and exactly 5 as half a ten.
       *[no] .
    }
rules-score-rate-all-tricks =
    { $trump ->
        [none] { trump-none-at-first }
       *[suit] { trump-suit-at-first }
    }, { score-capot } (every trick) is worth { $points } points{ $ace ->
        [none] { "" }
       *[other] { " " }({ $ace } if an ace was turned up)
    }, { $added ->
        [yes] on top of the cards.
       *[no] instead of the cards.
    }
rules-score-rate-multiplied = A double multiplies everything except { rules-belote-the }.
rules-score-rate-taken = Whoever wins a doubled deal scores the points of both sides.
rules-score-rate-paired = Together both sides always have the points of the whole deal: if rounding gives one too many, the side with the larger last digit, then with the larger total, loses it.
rules-score-rate-flat = Every trick is never multiplied, and brings the melds of both sides.
rules-score-reverse-kaboot =
    { $way ->
        [turned-ace] A defence that wins every trick { trump-none-at } scores { $points } for them if an ace was turned up.
        [eldest-ace] A defence that wins every trick { trump-none-at } scores { $points } for them if whoever spoke first in the deal bought it and held an ace (a reverse kaboot).
       *[none] A defence that wins every trick { trump-none-at } has nothing more for it: the contract has just failed.
    }

rules-worked-title = ### Three worked deals
rules-worked-deal = **{ $bid }, { $result ->
        [made] { $tricks ->
            [all] every trick
           *[some] { score-made }
        }
       *[failed] { score-failed }
    }**
rules-worked-doubled =
    Contract { rules-lock-level }: { $variant ->
        [baloot] { $attack } for the buyers, { $defence } for the others.
       *[other] { $attack } for the attack, { $defence } for the defence.
    }

rules-claims-title = ### Reneges{ $variant ->
        [tarabish] { " " }(“misplay”)
        [baloot] { " " }(“qayd”)
       *[other] { "" }
    }
rules-claims = Nothing stops you from playing a card against the rules. Until the deal ends, the other side may challenge it; the deal then stops at once.
rules-claims-right =
    Right challenge: the side that challenged scores every point of the deal, { $totals }, plus { $own ->
        [yes] its melds and { rules-belote-its }.
       *[no] the melds of both sides and { rules-belote-the }.
    }
rules-claims-wrong =
    { $void ->
        [yes] Wrong challenge: the other side scores all that. If nobody is at fault, the deal is void and the same player deals again.
       *[no] Wrong challenge: the other side scores all that.
    }
rules-claims-both =
    { $void ->
        [yes] If both sides are at fault, nobody scores and the same player deals again.
       *[no] If both sides are at fault, the first to challenge is right.
    }

rules-computers-title = ### What the computers’ bids promise
rules-computers-count =
    Count your hand for a trump suit: three trumps with the jack are 80; each further trump, the 9, a side ace, a void +10{ $belote ->
        [0] { "" }
       *[other] , { rules-belote-the } +{ $belote }
    }; without the jack −20.
rules-computers-open = Nobody bids more than that count, and it takes three trumps with the jack or the 9, else five. For example:
rules-computers-row = { $bid }: { $hands }
rules-computers-hand =
    { $length ->
        [3] three trumps
        [4] four trumps
        [5] five trumps
       *[other] six trumps
    } with the { $ranks }{ $aces ->
        [0] { "" }
        [1] { " " }plus a side ace
        [2] { " " }plus two side aces
       *[other] { " " }plus three side aces
    }
rules-computers-either = { $first }, or { $second }
rules-computers-both = { $best } and { $second }
rules-computers-hidden = They open from { $opens }, with at most { $hidden } in reserve.
rules-computers-without-suit =
    { $trump ->
        [none] **{ trump-none-at-first }**{ rules-computers-out-of }: { $base }, +{ $best } an ace, +{ $second } a guarded ten, +{ $lead } with the lead; at least two aces.
       *[all] **{ trump-all-at-first }**{ rules-computers-out-of }: { $base }, +{ $best } a jack, +{ $second } a guarded 9, +{ $lead } with the lead; at least two jacks.
    }
rules-computers-out-of =
    { $whole ->
        [0] { "" }
       *[other] , out of { $whole } points
    }
rules-computers-support-without =
    { $trump ->
        [none] **To support no trumps**: { $best } an ace, { $second } a guarded ten, less { $less }. Partner raises by as much.
       *[all] **To support all trumps**: { $best } a jack, { $second } a guarded 9, less { $less }. Partner raises by as much.
    }
rules-computers-double-without = **To double** no trumps or all trumps says that the contract will fail, with the cards that stop it: aces at no trumps, jacks at all trumps.
rules-computers-raise =
    Support for partner’s trump: the jack +20, the 9, a third trump, a side ace and a void +10{ $belote ->
        [0] { "" }
       *[other] , { rules-belote-the } +{ $belote }
    }; one trump −10, none −20. Partner raises by as much; with more than { $kept } they never pass a bid of up to { $highest }.
rules-computers-change = A suit other than partner’s: the number, as if alone. Own suit again: the number, less partner’s support.
rules-computers-contest = Over an opponent they need { $less } less, with three trumps, or two with the jack.
rules-computers-capot = A capot: { $least } between partners, or every trick in hand.
rules-computers-double =
    { $variant ->
        [coinche] A coinche
       *[other] A double
    }: { $tricks } tricks up to { $first }, one less up to { $second }, two less up to { $third }, none beyond; one less if partner has bid. { rules-computers-against }
rules-computers-double-name =
    { $variant ->
        [bulgarian_belot] Kontra
       *[other] A double
    }: { $tricks } tricks, one less if partner has bid. { rules-computers-against }
rules-computers-against =
    The jack, a guarded 9, an ace and each trump after the second count{ $trumps ->
        [all] ; { trump-none-at } an ace counts two, { trump-all-at } a jack.
        [none] ; { trump-none-at } an ace counts two.
       *[suits] .
    }
rules-computers-redouble =
    { $variant ->
        [coinche] A surcoinche
        [bulgarian_belot] Rekontra
       *[other] A redouble
    }: the contract between partners.
rules-computers-name =
    Naming trumps promises { $least }{ $turned ->
        [yes] , counting the turned-up card,
       *[no] { "" }
    } and two trumps.
rules-computers-take-without =
    { $trump ->
        [none] { trump-none-at-first } from { $least } on.
       *[all] { trump-all-at-first } from { $least } on.
    }
rules-computers-expert = Experts choose among these bids by what they bring.

promise-own = { $counts }, for example { $hands }
promise-least = a hand of { $least } or more by itself
promise-turned = { $least } or more, counting the turned-up card
promise-between = a hand of { $least } to { $most } by itself
promise-with = a hand of { $least } or more, on top of partner’s { $told }
promise-own-hand = your hand counts { $count }; the others read: { $told }
promise-support =
    { $least ->
        [0] plain support (two trumps, or one and an ace)
        [10] support of 10: an ace, a void, the 9 or three trumps
        [20] support of 20: the jack, or two aces
        [30] support of 30: the jack and an ace
       *[other] support of { $least }: the jack and two aces or more
    }
promise-masters =
    { $least } or more{ $support ->
        [yes] { " " }of support
       *[no] { "" }
    }: { $trump ->
        [none] { $masters ->
            [0] some cards
            [1] an ace
            [2] two aces
            [3] three aces
           *[other] four aces
        }
       *[all] { $masters ->
            [0] some cards
            [1] a jack
            [2] two jacks
            [3] three jacks
           *[other] four jacks
        }
    } or so
promise-number = { $least } or more in the best trump
promise-every-trick =
    { $least } or more{ $support ->
        [yes] { " " }of support
       *[no] { "" }
    }, or every trick
promise-alone = every trick alone
promise-contre =
    { $tricks ->
        [0] nothing beyond what the bids said
        [1] one trick against this trump
        [2] two tricks against this trump
        [3] three tricks against this trump
       *[other] four tricks against this trump
    }
promise-contre-without =
    the contract will fail: { $trump ->
        [none] { $masters ->
            [0] by what the bids said
            [1] an ace or as much
            [2] two aces or as much
            [3] three aces or as much
           *[other] four aces or as much
        }
       *[all] { $masters ->
            [0] by what the bids said
            [1] a jack or as much
            [2] two jacks or as much
            [3] three jacks or as much
           *[other] four jacks or as much
        }
    }
promise-surcontre-without = the contract will be made, with what partner has said
promise-pass = not enough to open ({ $most } at most)
promise-leave = no more than { $most } of support
dialogue-opens =
    { $number ->
        [80] a piece third, or else a long suit and an ace
        [90] jack and 9 third
        [100] jack and 9 and one more ace or trump, or else a good long suit and an ace
       *[other] { rules-dialogue-opens }
    }
rules-dialogue-opens =
    { $number ->
        [80] jack third, 9 fourth, 9 third and an ace; or a side ace, and five trumps or ace-ten fourth
        [90] jack and 9 third
        [100] jack and 9, one more ace or trump; or an ace, with a piece fourth (ace, ten) or five trumps (piece, belote)
        [110] jack and 9, two more aces or trumps
        [120] jack and 9, three more aces or trumps
       *[other] jack and 9, { $extras } more aces or trumps
    }
dialogue-opens-last =
    { $number ->
        [80] a piece second and a side ace are enough
       *[other] { dialogue-opens }
    }
rules-dialogue-opens-aces =
    { $number ->
        [80] two aces and three trumps
        [90] a piece fourth or jack and 9 third, with a side ace
        [100] jack, 9 and ace of trumps
        [110] jack, 9 and ace of trumps with one more ace or trump
        [120] jack, 9 and ace of trumps with two more aces or trumps
       *[other] jack, 9 and ace of trumps with { $extras } more aces or trumps
    }
dialogue-help =
    { $least ->
        [10] a guarded 9, an ace or four trumps; or two aces without a trump
        [20] the jack, the belote or two small helps (guarded 9, ace, four trumps)
        [30] the jack or the belote with a small help, or three small helps
       *[other] { $least } of help: jack or belote 20; guarded 9, ace, four trumps 10
    }
dialogue-help-more = { $help } or more
dialogue-help-either = { $less }; or { $more }
dialogue-kept-back =
    { $least ->
        [10] at least an ace or trump more, not shown yet
        [20] at least two aces or trumps more, or the belote, not shown yet
       *[other] { $least } not shown yet: aces and trumps more 10, belote 20
    }
dialogue-strength =
    { $more ->
        [yes] a hand of { $least } or more by itself
       *[no] a piece third or five trumps
    }
dialogue-jump = a hand of { $least } or more by itself ({ $both } with jack and 9)
dialogue-change = { $own }; at most an ace for partner, or void in their suit
dialogue-change-over = { $own }; too little for partner’s suit to bid it, or void in it
dialogue-tricks =
    { $aces ->
        [yes] a trump trick, or three side aces
       *[no] a trump trick: the jack, a guarded 9, the ace third or four trumps
    }
dialogue-sure =
    { $alone ->
        [yes] jack and 9 fourth with two side aces
       *[no] jack and 9 fourth with two side aces, or more than the contract between partners
    }
dialogue-untold = no jack, no guarded 9, no belote, no two aces
dialogue-untold-over = no jack, no guarded 9, no belote, no two aces; or all help together under { $lacking }
dialogue-stops = goes no further; aces or trumps may be left untold
dialogue-too-high = too high to tell more; help may be left untold
dialogue-theirs = nothing agreed: it is the opponents’ suit
dialogue-every-trick = jack, 9 and ace fourth, with no loser { $aces ->
        [0] beside
        [one] but for an ace of partner’s
       *[other] but for { $aces } aces of partner’s
    }, or with a suit of four from the ace
rules-dialogue-pieces = Pieces come first (the jack and the 9 of trumps), then partner adds what they have; each card is counted once.
rules-dialogue-aces = Aces come first (“petit jeu”), then partner adds what they have; each card is counted once.
rules-dialogue-opening = **To open** (keeping back { $hidden } at most):
rules-dialogue-pass = **A first pass** says nothing: nobody has to open.
rules-dialogue-answer = **To answer**: jack, belote +20; guarded 9, side ace, four trumps +10; no trump card −10. Say all of it (over an opponent you may say { $forced } more, once). Up to { $highest }, do not pass with a piece, the belote or two aces.
rules-dialogue-again = **To bid again**: the opener adds what is not told yet. A suit other than partner’s, with a piece third, says that you have nothing for theirs but perhaps an ace, or that you are void in it.
rules-dialogue-over = **Over an opponent**: a piece third or five trumps. Jack 80, 9 70, else 60; further piece, ace, trump +10; belote +20. At the lowest level you may bid { $room } above your count ({ $forced } once partner has passed), never in their suit.
rules-dialogue-contre = **To double**: jack, guarded 9, ace third, four trumps; from { $number }, three aces.
rules-dialogue-capot = **Capot**: jack, 9 and ace fourth, with no loser that partner has not covered by an ace; or with a side suit of four from the ace.
promise-page-title = What the bids say
promise-button-convention = Convention
promise-convention = **{ promise-button-convention }**: { $name }
promise-call = { $call }: { $told }
promise-habit = **For you alone**: { $fitted } of the { $count } suits and doubles of yours that the hands of this game have shown fitted; the computers { $relied ->
        [yes] rely on them
       *[no] rely on them less
    }.
promise-habit-number = **For you alone**: your numbers are usually { $by } { $higher ->
        [yes] higher
       *[no] lower
    } than the table’s; the computers reckon with that.
promise-button = What the bids say

help-title = Playing { $game }
help-course = The course of La Contrée: eight lessons of five minutes, which only you see.
help-finished = Lessons finished: { $done } of { $total }.
help-button-lesson = Lesson { $number }
help-choose = { $number }. { $name }
help-choose-done = Finished
help-choose-placeholder = Choose a lesson
help-evening = ### Your first game
help-start = { help-command-start } opens a table. “{ lobby-button-fill }” gives the free seats to computers.
help-hand = “{ table-button-hand }” shows your cards to you alone. A greyed card cannot be played; the reason is given.
help-bid =
    { $numbers ->
        [yes] On your turn to bid: a number of points, then a trump suit; or pass.
       *[no] On your turn to bid: one of the contracts that are offered, or pass.
    }
help-leave = Need to go? { help-command-leave }: a computer keeps your seat.
help-button-start = First steps
help-button-words = Words of the game
help-button-table = Table
help-button-alone = Alone
help-button-yours = You
help-commands-table = ### Commands at the table
help-commands-alone = ### Commands to play and train alone
help-commands-yours = ### Commands about yourself
help-managers = For those who manage the server:
help-command = { $command } · { $description }
help-command-start = `/{ command-contree-name } { command-start-name }`
help-command-help = `/{ command-contree-name } { command-help-name }`
help-command-hand = `/{ command-contree-name } { command-hand-name }`
help-command-table = `/{ command-contree-name } { command-table-name }`
help-command-stop = `/{ command-contree-name } { command-stop-name }`
help-command-privacy = `/{ command-belote-name } { command-privacy-name }`
help-command-leave = `/{ command-contree-name } { command-leave-name }`
help-command-me = `/{ command-contree-name } { command-me-name }`
help-command-history = `/{ command-contree-name } { command-history-name }`
help-command-stats = `/{ command-contree-name } { command-stats-name }`
help-command-evening = `/{ command-contree-name } { command-evening-name }`
help-command-setup = `/{ command-contree-admin-name } { command-setup-name }`
help-command-restore = `/{ command-contree-admin-name } { command-restore-name }`
help-command-void = `/{ command-contree-admin-name } { command-void-name }`
