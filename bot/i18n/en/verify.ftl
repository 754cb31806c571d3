# Sealed deals: anybody may check that the cards followed from a seed chosen beforehand.

verify-title = Checking deal { $number } of game { $game }
verify-title-none = Checking the deals
verify-none = No deal to check yet: the seed of a deal is shown when it is over.
verify-no-table = No game has been played in this channel yet. Open a table with { help-command-start }.
verify-running = Deal { $number }, running, is sealed by `{ $seal }`. Note it down: its seed is shown at the end.
verify-withheld = The seed of deal { $number } waits until a later deal has been played: here the pack is gathered and cut, and the seed would give the next hands away.
verify-unsealed = This deal was dealt before the bot sealed its deals: it cannot be checked.
verify-seal = Seal, shown during the deal: `{ $seal }`
verify-seed = Seed, drawn before the deal: `{ $seed }`
verify-equal = **Recomputed: equal.** The pack and all hands follow from the seed.
verify-equal-first = **Recomputed: equal.** The first dealer, the pack and all hands follow from the seed.
verify-different = **Recomputed: different.** What is kept of this deal does not follow from its seed.
verify-yourself = To check it yourself, with the bot’s code:
verify-choose = Choose another deal
verify-choice = Game { $game }, deal { $number }
verify-other-rules = This table was played by another version of the rules: its deals cannot be recomputed here any more.
