# The words of a game: those that its rules need are in bot/rulebook/glossary.py.

words-title = Words · { $game }
words-range = Words { $first } to { $last } of { $count }
words-deal = **Deal**: the cards are dealt once and played to the last. A game has several.
words-hand = **Hand**: the cards that you hold.
words-pile = **Pile**: an open card on a covered one. You play open cards only, and each uncovers the next.
words-kitty =
    { $variant ->
        [croatian_bela] **Talon**: the last two cards of each hand
       *[other] **Kitty**: the last cards of each hand
    }, which stay face down until trumps are named.
words-turned = **Turned-up card**: the card that the deal turns up. It proposes its suit as trumps.
words-trick = **Trick**: a card from each player. The highest wins it, and its player leads to the next.
words-lead = **To lead**: to play the first card of a trick. Its suit is the one that the others must follow.
words-opening-lead = **Opening lead**: the first card of a deal.
words-follow = **To follow suit**: to play a card of the suit led.
words-void = **Void**: no card of a suit.
words-trump = **Trumps**: the suit chosen in the auction. It beats the other three, and its cards have an order of their own: the jack, then the 9.
words-hokum = **Hokum**: a contract with a trump suit.
words-sun = **Sun**: a contract without trumps. It beats a hokum, and its tricks count double.
words-ashkal = **Ashkal**: a sun in which the turned-up card goes to the buyer’s partner.
words-pass = **Pass** (bas): you leave the word to the next player.
words-no-trumps =
    { $variant ->
        [bulgarian_belot] **Bez koz** (without trumps)
       *[other] **No trumps**
    }: no suit ruffs, and in each the ace is highest, then the 10.
words-all-trumps =
    { $variant ->
        [bulgarian_belot] **Vsichko koz** (everything trumps)
       *[other] **All trumps**
    }: in each suit the jack is highest, then the 9, and none ruffs another.
words-bid = **Bid, contract**: the points that a side promises to make, and the trumps; the last bid becomes the contract.
words-ladder = **Bid, contract**: what a player wants to play, higher than the last bid{ $variant ->
        [bulgarian_belot] : clubs (spatiya), diamonds (karo), hearts (kupa), spades (pika), bez koz, vsichko koz
       *[other] { "" }
    }. The last becomes the contract.
words-take =
    { $variant ->
        [clabber] **To play it**: to make the suit of the turned-up card trumps. If everyone **passes**, you may name another suit.
       *[other] **To take** (“je prends”): to make the suit of the turned-up card trumps. If everyone **passes**, you may name another suit.
    }
words-call =
    { $variant ->
        [croatian_bela] **Zovem** (I call): you name trumps, **tref** (clubs), **karo** (diamonds), **herc** (hearts) or **pik** (spades). **Dalje** (on): you pass.
        [tarabish] **To go**: to name trumps. To **pass** leaves it to the next player.
       *[other] **To name trumps**: to choose their suit. To **pass** leaves it to the next player.
    }
words-forced =
    { $variant ->
        [croatian_bela] **Na musu**
       *[other] **Forced**
    }: the dealer, once everyone else has passed: they must choose trumps.
words-declarer =
    { $variant ->
        [baloot] **Buyer**: the player whose hokum or sun is played.
        [tarabish] **Trump maker**: the player who named trumps.
        [clabber] **Trump maker**: the player who chose trumps.
       *[other] **Declarer**: the player who chose the trumps.
    }
words-sides =
    { $variant ->
        [baloot] **Buyers, others**: the buyer and their partner, the **attack** on the score page; the other two, the **defence**.
        [tarabish] **Trump makers, others**: the trump maker and their partner, the **attack** on the score page; the other two, the **defence**.
        [clabber] **Trump makers, others**: the trump maker and their partner, the **attack** on the score page; the other two, the **defence**.
       *[other] **Attack, defence**: the declarer and their partner; the other two.
    }
words-double =
    { $variant ->
        [coinche] **Coinche** (double): a bet
        [bulgarian_belot] **Kontra** (double): a bet
       *[other] **To double**: to bet
    } that the opponents’ contract will fail; more is at stake.
words-redouble =
    { $variant ->
        [coinche] **Surcoinche** (redouble)
        [bulgarian_belot] **Rekontra**
       *[other] **To redouble**
    }: the declarer’s side raises the stakes again.
words-triple = **Triple, four**: after a double, the sides raise the stakes in turn.
words-match = **Match**: the last raise. Whoever wins the deal wins the game.
words-gahwa = **Gahwa** (coffee): the last raise. Whoever wins the deal wins the game.
words-closed = **Closed** (maqful): said of a doubled hokum in which nobody may lead trumps; otherwise it is **open**.
words-ruff = **To ruff**: to play a trump when you have none of the suit led.
words-overruff = **To overruff, to go higher**: to play a higher trump than the one on the table.
words-discard = **To discard**: to play a card of another suit that is no trump.
words-master = **Winning, winner**: the player who would take the trick now; a card is a winner if nothing left in its suit beats it.
words-guarded = **Guarded**: with another card of its suit, as a 9 that does not fall to the jack.
words-third = **Third, fourth**: with two, with three others of its suit.
words-piece = **Piece**: the jack or the 9 of trumps.
words-side-ace = **Side ace**: an ace outside trumps.
words-renege =
    { $variant ->
        [tarabish] **Renege, misplay**
        [baloot] **Renege** (qayd)
       *[other] **Renege**
    }: a card against the rules. { $claimed ->
        [yes] The other side may challenge it.
       *[no] Here it cannot be played.
    }
words-meld =
    { $variant ->
        [baloot] **Meld** (project)
        [tarabish] **Meld** (run)
        [croatian_bela] **Meld** (zvanje)
       *[other] **Meld**
    }: { $fours ->
        [yes] cards in sequence, or four of one rank.
       *[no] cards in sequence.
    } It scores by itself.
words-sequence = **Sequence, run**: cards of a suit in a row. Three are { play-meld-three }, four { play-meld-four-in-sequence }{ $five ->
        [yes] , five { play-meld-five }.
       *[no] .
    }{ $variant ->
        [clabber] { " " }A dad with the bell in it is a **40-dollar dad**.
       *[other] { "" }
    }
words-four =
    { $variant ->
        [baloot] **Four alike**: four aces, kings, queens, jacks or tens are { play-meld-five }; four aces in sun are { play-meld-four-hundred }.
        [clabber] **Four of a kind**: four cards of one rank; four jacks are { play-meld-mule }.
        [bulgarian_belot] **Kare**: four cards of one rank.
        [belote] **Carré**: four cards of one rank.
        [belote_501] **Carré**: four cards of one rank.
        [bidding_belote] **Carré**: four cards of one rank.
       *[other] **Four of a kind**: four cards of one rank.
    }
words-winning-run =
    { $variant ->
        [croatian_bela] **Belot**: a whole suit
       *[other] **Winning run**: a long sequence
    } in one hand. It wins the game at once.
words-belote =
    { $variant ->
        [baloot] **Baloot**
        [pilotta] **Pilotta**
        [tarabish] **Bella** (bells)
        [clabber] **Bell**
        [bulgarian_belot] **Belot**
        [croatian_bela] **Bela**
       *[other] **Belote, rebelote**
    }: the king and queen of trumps in one hand.
words-last-trick =
    { $variant ->
        [bulgarian_belot] **Last ten**
        [croatian_bela] **Zadnji štih** (last trick)
        [baloot] **The ground** (al-ard)
        [pilotta] **Piso** (behind)
        [tarabish] **Last trick**
        [clabber] **Last trick**
       *[other] **Dix de der**
    }: 10 points more for whoever takes { $variant ->
        [tarabish] it.
        [clabber] it.
       *[other] the last trick.
    }
words-capot =
    { $variant ->
        [bulgarian_belot] **Kapo** (valat)
        [croatian_bela] **Štiglja**
        [baloot] **Kaboot**
       *[other] **Capot**
    }: every trick to one side.
words-generale = **Générale**: every trick to the declarer alone.
words-made =
    { $variant ->
        [bulgarian_belot] **Izkarana, vkarana**: the contract is made (out); it fails (in)
        [croatian_bela] **Prolaz, pad**: the contract is made (through); it fails (a fall)
        [baloot] **The buyers win, lose** (khasran): they have more points than the others, or not
        [pilotta] **Mesa** (in): the contract fails
        [tarabish] **Bait** (bate): the trump makers have fewer points, and the others take them all
        [clabber] **Set**: the trump makers fail, and score nothing: XX on the sheet, “turkey tracks”
        [belote] **Dedans** (in): the contract fails
        [belote_501] **Dedans** (in): the contract fails
        [bidding_belote] **Dedans** (in): the contract fails
       *[other] **Made, failed**: the declarer’s side has what it needs, or not
    }.
words-hanging =
    { $variant ->
        [bulgarian_belot] **Visi** (hanging)
       *[other] **Litige**
    }: both sides are level. Points wait for whoever wins a later deal.
words-half =
    { $variant ->
        [tarabish] **Half-bait**
       *[other] **Half**
    }: both sides are level. The others score their points, the trump makers nothing.
