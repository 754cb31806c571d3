# Ανάγνωση φύλλων: τι είναι βέβαιο για τους άλλους ύστερα από λίγες μπάζες.

reading-head = Ανάγνωση φύλλων · είστε { $seat }
reading-contract-own = Το συμβόλαιό σας: { $contract }
reading-who = Ποιος έχει { THE($card) };
reading-trumps = Πόσα ατού έχουν ακόμη οι άλλοι;
reading-held = { $seat }: έχει { THE($card) }.
reading-left = Ατού που έπεσαν: { $played } · δικά σας: { $own } · των άλλων: { $left }
reading-reason =
    { $sign ->
        [void] { $seat }: δεν ακολούθησε { $suit } στη μπάζα { $number }.
        [unruffed] { $seat }: δεν έκοψε στη μπάζα { $number }, άρα δεν έχει ατού.
        [silent] { $seat }: έπαιξε { THE($played) } στη μπάζα { $number } χωρίς να πει μπελότ.
       *[ceiling] { $seat }: δεν ανέβηκε στα ατού στη μπάζα { $number }.
    }
