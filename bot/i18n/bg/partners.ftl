# Теглене на карти за партньори преди партията.

partners-button = Теглене за партньори
partners-drawn = Теглене за партньори: { $draws }.
partners-deals = Пръв раздава { $dealer }.
