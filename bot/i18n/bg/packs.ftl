# Тестетата, които могат да се изберат, и думата на всяко в имената на емоджитата му.

packs-french = Френски, два цвята
packs-four-colours = Френски, четири цвята
packs-large = Едри знаци, четири цвята
packs-german = Немски бои
packs-traditional = Традиционни, от Давид Бело

# Кратко и без интервали; емоджитата са общи с английските и носят техните имена.
packs-sign-french = 2цвята
packs-sign-four-colours = 4цвята
packs-sign-large = едри
packs-sign-german = немски
