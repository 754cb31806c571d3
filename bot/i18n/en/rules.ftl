# The rules of a table, made from its parameters: a sentence a rule.

rules-title = Rules · { $game }

rules-line-cards = { $count } cards;
rules-line-points =
    bids from { $opening } to { $ceiling } or capot{ $trumps ->
        [all] , no trumps and all trumps included
       *[suits] { "" }
    }; { $timing ->
        [any_opponent_until_next_bid] contre even out of turn.
        [in_turn] contre in turn.
        [after_auction] contre after the auction.
       *[none] no contre.
    }

rules-aim-title = ### The aim
rules-aim =
    { $players ->
        [2] Two players, each for himself.
       *[other] Four players, two teams: your partner sits opposite you.
    } The first side to reach { $target } points wins. If both get there in the same deal, the higher total wins; if the totals are equal, { $equal ->
        [last_deal_winner] the winner of the last deal does.
       *[play_on] another deal is played.
    }

rules-cards-title = ### The cards
rules-cards = { $count } cards, { $hand } each. From strong to weak, with their points:
rules-cards-trump = - in trumps: { $ranks };
rules-cards-plain = - in the other suits: { $ranks }.
rules-cards-no-trumps = At no trumps all suits count as “other suits”.
rules-cards-all-trumps = At all trumps all suits count as trumps, but none of them ruffs.
rules-cards-last-trick = The last trick brings { $points } points more: with a trump suit, a deal is worth { $total } in all.
rules-ranks = { $ranks } ({ $points })

rules-deal-title = ### The deal
rules-deal =
    { $packets } cards are dealt at a time, from the dealer’s { $direction ->
        [left] left
       *[right] right
    }. { $shuffle ->
        [first_hand_only] The pack is shuffled before the first deal only; afterwards the tricks are gathered and cut.
       *[every_hand] The pack is shuffled and cut before each deal.
    }

rules-auction-title = ### The auction
rules-auction-first =
    The player at the dealer’s { $direction ->
        [left] left
       *[right] right
    } speaks first. If everyone passes, the next player deals.
rules-points-bids = Pass, or bid points with a trump suit: from { $opening } to { $ceiling } in steps of { $step }. Each bid must be higher than the last.
rules-points-mode =
    You may also bid { $trump ->
        [none] no trumps
       *[all] all trumps
    }, up to { $ceiling }.
rules-points-capot = A capot, every trick, is worth { $points } and outbids all numbers.
rules-points-generale = A générale, every trick won by the declarer alone, is worth { $points } and outbids a capot.
rules-points-end =
    { $final ->
        [yes] Whoever passes is out; the last one left has the contract.
       *[no] Whoever passed may speak again; three passes in a row after a bid fix the contract.
    }
rules-points-raise = The declarer may then raise his own bid once, with the same trumps.
rules-double-any-opponent-until-next-bid =
    Until a higher bid is made, the opponents may contre (×{ $once }), even out of turn. { $closes ->
        [yes] That ends the bidding; the doubled side may still surcontre (×{ $twice }).
       *[no] A higher bid wipes it out; the doubled side may surcontre (×{ $twice }).
    }
rules-double-in-turn =
    In turn, the opponents may contre (×{ $once }). { $closes ->
        [yes] That ends the bidding; the doubled side may still surcontre (×{ $twice }), which ends the auction.
       *[no] A higher bid wipes it out; the doubled side may surcontre (×{ $twice }), which ends the auction.
    }
rules-double-after-auction = Once the contract is fixed, the defence may contre (×{ $once }), and then the attack surcontre (×{ $twice }).

rules-play-title = ### The play
rules-play-lead =
    The player at the dealer’s { $direction ->
        [left] left
       *[right] right
    } makes the opening lead; the winner of a trick leads to the next.
rules-play-winner = The highest trump wins the trick; without one, the highest card of the suit led.
rules-duty-follow = Follow suit.
rules-duty-overtake =
    When trumps are led, play a higher trump if you can{ $exempt ->
        [yes] , unless your partner is winning.
       *[no] , even over your partner.
    }
rules-duty-ruff-to-win = If you cannot follow and an opponent is winning, ruff, and overruff if he has ruffed. If your partner is winning, or you cannot overruff, play what you like.
rules-duty-ruff =
    If you cannot follow, ruff{ $exempt ->
        [yes] , unless your partner is winning: then play what you like.
       *[no] , even if your partner is winning.
    }
rules-duty-overruff =
    If you must ruff a trick that was ruffed, overruff if you can{ $exempt ->
        [yes] { "" }, else ruff lower.
       *[no] , even your partner; else ruff lower.
    }
rules-duty-no-low-ruff = If you choose to ruff over your partner’s ruff, go higher if you can.

rules-belote-title = ### Belote and rebelote
rules-belote =
    King and queen of trumps in one hand are announced as they are played. { $margin ->
        [yes] They are not written down: they give the attack { $points } points of margin toward its contract, but not toward a capot.
       *[no] They are worth { $points } points, which count toward the contract.
    }

rules-score-title = ### The score
rules-score-complement =
    - Contract made: the defence writes down its points, rounded to the nearest ten (5 goes up); the attack the rest of { $whole }, plus its bid.
    - Contract failed: the attack writes down nothing, the defence { $whole } plus the bid.
    - Contre and surcontre multiply the bid alone.
rules-score-made =
    - Contract made: the attack writes down its points and its bid, the defence its points{ $rounded ->
        [yes] , rounded to the nearest ten.
       *[no] .
    } { $whole ->
        [yes] Contre and surcontre multiply all that the winner writes down.
       *[no] Contre and surcontre multiply the bid alone.
    }
rules-score-failed =
    - Contract failed: the defence writes down { $pot } plus the bid{ $belote ->
        [to_defence] , and the belotes of both sides.
        [kept] ; each side keeps its belote.
       *[forfeited] ; a belote brings nothing.
    }
rules-score-needed = - A bid of { $bid } needs { $points } points.
rules-score-unbid-capot = - Every trick without having bid capot: { $points } points more.
rules-score-unbid-tricks = - Every trick without having bid capot: the tricks count { $points } points.
rules-score-capot = - A capot that was bid brings { $made } if made, and { $failed } to the defence if it fails.

help-title = Playing Contrée
help-start = Open a table with { help-command-start } and choose your seat. “{ lobby-button-fill }” gives the free seats to computer players: you play at once, without waiting for anybody.
help-hand = “{ table-button-hand }” shows your cards, which nobody else sees. Press a card to play it. A greyed card cannot be played, and the reason is written.
help-double = A button to double is on the table as soon as you may use it, even out of turn.
help-leave = Have to go? { help-command-leave }: a computer keeps your seat until you come back.
help-commands = ### Commands
help-command = `{ $command }`: { $description }
help-command-start = `/{ command-contree-name } { command-start-name }`
help-command-table = `/{ command-contree-name } { command-table-name }`
help-command-leave = `/{ command-contree-name } { command-leave-name }`
