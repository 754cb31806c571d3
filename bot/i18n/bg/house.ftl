# Страницата с правилата на масата или сървъра и как ги наричат другите страници.

house-rules = правила на масата
house-title = Правила на масата · { $game }
house-of-table = Всеки избор важи веднага за тази маса.
house-of-server = Всеки избор важи за следващите маси на този сървър.
house-only-host = { $user }, домакинът, може да ги променя преди партията.
house-none = Без свои правила: важат правилата на играта.
house-number = { $number }
house-usual = правилото на играта
house-usually = правилото на играта: { $choice }
house-capot-pays = Изплаща се: само 250 са по-малко от 100 с всички взятки, 262
house-difference = { $option }: { $choice }
house-differences = Разлики · { $list }
house-others =
    { $count ->
        [one] … и още една
       *[other] … и още { $count }
    }
house-bounds = От { $least } до { $most }
house-button-type =
    { $option ->
        [target] Друг резултат…
       *[deals] Друг брой…
    }
house-button-reset = Обратно към правилата на играта

# Готови набори: името им, после ред, който ги обяснява.

house-preset-server = Правилата на този сървър
house-preset = Готов набор…
house-rules-of = Правила: { $rules }
house-rules-source = на самата игра, без промени
house-rules-own = свои за тази маса
house-usual-preset = Правилата на играта
house-usual-preset-note =
    { $variant ->
        [coinche] Правилата на играта: всичко коз от 258
       *[other] Стандартните правила, без промени
    }
house-preset-all-trumps-162 = Всичко коз до 162
house-preset-all-trumps-162-note = Без коз и всичко коз от 162 точки, както в боя
house-preset-federation-coinche-2015 = Френска федерация, coinche 2015
house-preset-federation-coinche-2015-note = С анонси; трябва повече и от защитата; при контра победителят взема всичко; капо 250 + 250
house-preset-board-game-arena = Board Game Arena
house-preset-board-game-arena-note = По часовника; изкарана контра – защитата пише 0; без коз и всичко коз на 162
house-preset-board-game-arena-bid = Board Game Arena, само обявата
house-preset-board-game-arena-bid-note = Като Board Game Arena, но се пишат само обявата и белотите
house-preset-online = Онлайн стил, с анонси
house-preset-online-note = До 1000 точки, реконтра ×3, белот и анонси само в резултата
house-preset-federation-contree-2016 = Френска федерация, contrée 2016
house-preset-federation-contree-2016-note = Направените точки и обявата; контра по ред, капо 500
house-preset-federation-contree-2016-made = Френска федерация, contrée 2016, направени точки
house-preset-federation-contree-2016-made-note = Пишат се само направените точки; контра 320, реконтра 640; капо 500
house-preset-federation-contree-ludique = Френска федерация, contrée, най-нов текст
house-preset-federation-contree-ludique-note = Реконтра ×3 само за обявата; капо 250 + 250; 5 надолу, последното раздаване до точка
house-preset-cannes-2016 = Турнир в Кан, 2016
house-preset-cannes-2016-note = До 2001; обяви до 260, капо 270 + 250; реконтра ×3; 5 се закръгля надолу
house-preset-coinchons = coinchons.fr
house-preset-coinchons-note = При контра се умножават 160 и обявата; белотът винаги е на този, който го има; капо 500
house-preset-federation-belote-2016 = Френска федерация, belote 2016
house-preset-federation-belote-2016-note = Без анонси; вкараният пази белота; без коз и всичко коз на 162
house-preset-saudi = Саудитски балут
house-preset-saudi-note = До 152; проектите помагат; при контра победителят взема всичко; кабут 25 или 44, без умножаване
house-preset-palaristi = Кипърска пилота (паларисти)
house-preset-palaristi-note = До 301; обявата се пише; затворено ×2, пак ×4; капо 250; десетици от 6
house-preset-page = Както казва страницата на играта
house-preset-page-note =
    { $variant ->
        [baloot] Без боята се цака само след цакане на противник
        [tarabish] Двадесет бие петдесет
        [clabber] Анонсите се сравняват на глас
        [belote] Картите се събират и секат, без бъркане; анонси на глас
       *[other] Картите се събират и секат, никога не се бъркат
    }
house-preset-on-paper = Като на хартия
house-preset-on-paper-note = Раздаващият може да е пас, контра, без качване извън коза и без цакане на партньора

# The page on the text behind a preset: each kind of rules, and the source.

house-text-button = Според текста
house-text-table = Маса
house-text-auction = Обявяване
house-text-legal = Карти
house-text-melds = Анонси
house-text-scoring = Писане
house-text-game_end = Край
house-text-silent = Текстът мълчи за това: важат правилата на играта.
house-source-federation-coinche-2015 = Френска федерация по белот, „Règles de la Belote Coinchée“, 2015
house-source-board-game-arena = Board Game Arena, кодът, който работи там (drasill/bga-coinche), октомври 2025
house-source-board-game-arena-bid = Board Game Arena, вторият начин на писане в кода (drasill/bga-coinche), октомври 2025
house-source-federation-contree-2016 = Френска федерация по белот, „Règles officielles de la Belote Contrée“, 27 януари 2016: направените точки и обявата
house-source-federation-contree-2016-made = Френска федерация по белот, „Règles officielles de la Belote Contrée“, 27 януари 2016: направените точки
house-source-federation-contree-ludique = Френска федерация по белот, „Règles officielles de la Belote Contrée“, без дата, издание на Équipe Ludique
house-source-cannes-2016 = Festival International des Jeux, Кан, „Règlement de la belote aux enchères ou contrée“, 2016
house-source-coinchons = coinchons.fr, страницата за точките
house-source-federation-belote-2016 = Френска федерация по белот, „Règles officielles de la Belote“, 27 януари 2016
house-source-saudi = tazjel/baloot-ai, по записани игри от най-голямата саудитска платформа, 2026
house-source-palaristi = Pantelisavg/pilottamobileapp и Tsinwntas/pilotta-app, две кипърски програми, 2026
