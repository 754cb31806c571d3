# The words of the game, each defined once.

words-title = ### Words of the game
words-deal = **Deal**: the cards are dealt once and played to the last. A game has several.
words-hand = **Hand**: the cards that you hold.
words-lead = **To lead**: to play the first card. Its suit is the one that the others must follow.
words-trick = **Trick**: a card from each player. The highest wins it, and its player leads to the next.
words-follow = **To follow suit**: to play a card of the suit led.
words-trump = **Trumps**: the suit chosen in the auction. It beats the other three, and its cards have an order of their own: the jack, then the 9.
words-ruff = **To ruff**: to play a trump when you have none of the suit led.
words-overruff = **To overruff, to go higher**: to play a higher trump than the one on the table.
words-discard = **To discard**: to play a card of another suit that is no trump.
words-master = **Winning, winner**: the player who would take the trick now; a card is a winner if nothing left in its suit beats it.
words-bid = **Bid, contract**: the points that a side promises to make, and the trump suit; the last bid becomes the contract.
words-declarer = **Declarer**: the player who chose the trump suit.
words-sides = **Attack, defence**: the declarer and their partner; the other two.
words-double = **To double**: to bet that the opponents’ contract will fail; more is at stake.
words-meld = **Meld**: cards in sequence, or four of a kind. It scores by itself, in games that have melds.
words-belote = **Belote**: the king and queen of trumps in one hand.
words-last-trick = **Last trick**: it brings 10 points more. Each game has its word for them: “dix de der” in French games, the “ground” in baloot, the “piso” in pilotta.
words-capot = **Capot**: every trick for one side.
