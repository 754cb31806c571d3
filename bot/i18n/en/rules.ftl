# The rules of Contrée and the help.

rules-title = Rules · { $game }
rules-line-contree = 32 cards, two sides; bids from 80 to 160 or capot; you may double out of turn; belote helps to make the contract.
rules-contree-aim =
    ### The aim
    Four players, two sides: your partner is across from you. The first side with { $target } points wins. If both get there in the same deal, the higher score wins; if they are equal, one more deal is played.
rules-contree-cards =
    ### The cards
    32 cards, eight each. From the strongest to the weakest:
    - in trumps: J (20 points), 9 (14), A (11), 10 (10), K (4), Q (3), 8 and 7 (0);
    - elsewhere: A (11), 10 (10), K (4), Q (3), J (2), 9, 8 and 7 (0).
    The last trick is worth 10 points more: a deal counts 162.
rules-contree-auction =
    ### The auction
    The player on the dealer’s left speaks first. You pass, or bid points and a trump suit: from 80 to 160 by tens, or capot (every trick). Each bid must be higher than the one before; you may bid again after a pass. Three passes in a row after a bid fix the contract. If everybody passes, the cards are dealt again.
    Until a higher bid is made, an opponent may double (×2), even out of turn. That ends the bidding; the doubled side may still redouble (×4).
rules-contree-play =
    ### The play
    The player on the dealer’s left leads, then whoever wins a trick leads to the next.
    - Follow suit.
    - When trumps are led, play a higher one if you can, even over your partner.
    - If you cannot follow and an opponent is winning, ruff, and overruff if they have ruffed.
    - If your partner is winning, or if you cannot overruff, play what you like.
    The highest trump wins the trick, or failing that the highest card of the suit led.
rules-contree-belote =
    ### Belote and rebelote
    The king and queen of trumps in one hand are announced as they are played. They are not scored: they give the attack a margin of 20 points to make its contract, except a capot.
rules-contree-score =
    ### The score
    - Contract made: the defence scores its points, rounded to the nearest ten (5 goes up); the attack scores the rest of 160, plus its bid.
    - Contract failed: the attack scores nothing, the defence scores 160 plus the bid.
    - A double multiplies the bid by 2, a redouble by 4. A capot is worth 250.

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
