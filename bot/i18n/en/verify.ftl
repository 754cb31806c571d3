# Sealed deals: anybody may check that the cards followed from a seed chosen beforehand.

verify-title = Checking deal { $number } of game { $game }
verify-title-none = Checking the deals
verify-none = No deal to check yet: the seed of a deal is shown when the deal is over.
verify-no-table = No game has been played in this channel yet. Open a table with { help-command-start }.
verify-running = Deal { $number } (in progress) is sealed by `{ $seal }`. Note it down: the seed is shown at the end.
verify-withheld = The seed of deal { $number } stays hidden until a later deal has been played: here the pack is only gathered and cut, and the seed would give the next hands away.
verify-unsealed = This deal was dealt before the bot sealed its deals: it cannot be checked.
verify-seal = Seal, shown during the deal: `{ $seal }`
verify-seed = Seed, drawn before the deal: `{ $seed }`
verify-equal = **Recomputed: identical.** The pack and all hands follow from the seed.
verify-equal-first = **Recomputed: identical.** The first dealer, the pack and all hands follow from the seed.
verify-different = **Recomputed: different.** The deal on record does not follow from its seed.
verify-yourself = To check it yourself, with the bot’s code:
verify-choose = Choose another deal
verify-choice = Game { $game }, deal { $number }
verify-other-rules = This table was played under another version of the rules: its deals can no longer be recomputed here.
verify-given = This deal was chosen: it does not come from a seed.
verify-button-here = Check the deals played here
verify-button = Check the deal
