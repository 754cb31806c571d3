# Οι τράπουλες που επιλέγονται, και η λέξη της καθεμιάς στα ονόματα των emoji της.

packs-french = Γαλλική, δύο χρώματα
packs-four-colours = Γαλλική, τέσσερα χρώματα
packs-large = Μεγάλα σύμβολα, 4 χρώματα
packs-german = Γερμανικά σύμβολα
packs-traditional = Παραδοσιακή (D. Bellot)

# Σύντομα και χωρίς κενά. Τα emoji είναι κοινά με τα αγγλικά και έχουν τα δικά τους ονόματα.
packs-sign-french = 2χρώματα
packs-sign-four-colours = 4χρώματα
packs-sign-large = μεγάλα
packs-sign-german = γερμανικά
