# Κλήρωση συμπαικτών με φύλλα πριν από την παρτίδα.

partners-button = Κλήρωση συμπαικτών
partners-drawn = Κλήρωση συμπαικτών: { $draws }.
partners-deals = Πρώτα μοιράζει: { $dealer }.
