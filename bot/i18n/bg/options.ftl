# Правилата на масата: името на всяко (до 45 знака), възможностите му и групите им.
# На възможност, която е число, не ѝ трябват думи.

option-category-game = Игра
option-category-deal = Раздаване
option-category-auction = Наддаване
option-category-play = Разиграване
option-category-announcements = Анонси
option-category-scoring = Записване

option-target = Точки за победа
option-deals = Брой раздавания
option-deals-none = Докато се стигне целта
option-target-met =
    { $variant ->
        [croatian_bela] Край на партията
       *[other] За да се стигне целта
    }
option-target-met-reached =
    { $variant ->
        [croatian_bela] В края на раздаване: повече точки
       *[other] Стигат точно толкова точки
    }
option-target-met-exceeded = Трябват повече
option-target-met-prolaz =
    { $variant ->
        [croatian_bela] Prolaz: със свой изкаран договор и повече точки
       *[other] Със свой изкаран договор и повече точки (prolaz)
    }
option-target-met-at-once =
    { $variant ->
        [croatian_bela] Dosta: веднага, насред раздаването
       *[other] Веднага, насред раздаването
    }
option-target-met-without-belote = Не стига само { play-belote-word }
option-both-reach = Когато и двете страни стигнат целта
option-both-reach-play-on = По-големият сбор; при равен се играе още едно
option-both-reach-last-deal = По-големият сбор; при равен – спечелилият последното
option-both-reach-draw-if-equal = По-големият сбор; при равен – равна партия
option-both-reach-draw = В едно раздаване – равна партия
option-direction = Посока на играта
option-direction-clockwise = По часовника
option-direction-counter-clockwise = Обратно на часовника
option-enforcement = Нарушаване на правилата
option-enforcement-engine = Невъзможно
option-enforcement-claims = Оспорва се, с анонсите на двете страни
option-enforcement-claims-own = Оспорва се, със собствените анонси

option-packets = По колко се раздава
option-packets-3-2-3 = 3-2-3
option-packets-3-3-2 = 3-3-2
option-packets-2-3-3 = 2-3-3
option-packets-4-4 = 4-4
option-packets-6-2 = 6-2
option-packets-3-2 = 3-2
option-packets-2-3 = 2-3
option-packets-alternate = Ред закрити, ред открити и така нататък
option-packets-rows = Първо всички закрити, после откритите
option-shuffle = Разбъркване
option-shuffle-every-deal = Бъркане и сечене преди раздаване
option-shuffle-gathered = Събиране и сечене (извън класирането)
option-dealer-names = Ако всички други са пас, раздаващият
option-dealer-names-must = Трябва да назове коз
option-dealer-names-may-pass = Може също да е пас
option-all-pass = Когато всички са пас
option-all-pass-next = Раздава следващият
option-all-pass-same = Раздава отново същият

option-no-trumps = Без коз
option-no-trumps-no = Не се играе
option-no-trumps-yes = Може да се обяви
option-all-trumps = Всичко коз
option-all-trumps-no = Не се играе
option-all-trumps-yes = Може да се обяви
option-all-trumps-with-belotes = Може, с белоти във всяка боя
option-ceiling = Най-висока обява на боя
option-eighty = Точки, нужни за обява 80
option-generale = Генерал
option-generale-none = Не може да се обяви
option-capot-worth = Стойност на обявено капо
option-capot-worth-none = Не може да се обяви
option-capot-worth-250-flat = 250 и нищо друго
option-capot-worth-500-flat = 500 и нищо друго
option-capot-worth-250-tricks = 250, плюс 250 за взятките
option-capot-worth-270-tricks = 270, плюс 250 за взятките
option-capot-worth-250-failed-500 = 250 или 500, ако е вкарано
option-passing = Играч, който е казал пас
option-passing-open = Може пак да обявява
option-passing-final = Излиза от наддаването
option-final-raise = Последно вдигане от обявилия
option-final-raise-none = Няма
option-final-raise-same-trump = Веднъж, със същия коз
option-final-raise-any-trump = Веднъж, с който и да е коз
option-self-raise = Вдигане над собствената обява
option-self-raise-no = Не: три паса слагат край
option-self-raise-other-suit = След три паса, с друг коз
option-contre = Контра
option-contre-none = Не се играе
option-contre-x2 = ×2, без { auction-word-redouble }
option-contre-x3 = ×2, после ×3
option-contre-x4 = ×2, после ×4
option-contre-match = ×2, ×4, после мач
option-contre-gahwa = ×2, ×3, ×4, после гахва
option-contre-four = ×2, ×3, ×4, без гахва
option-contre-sun-double-only = Както обикновено, но сан спира на ×2
option-contre-sun-double-at-100 = Същото; от 100 точки нататък – не
option-contre-timing = Кога се казва контра
option-contre-timing-out-of-turn = По всяко време, дори извън ред
option-contre-timing-in-turn = По ред
option-contre-timing-after-auction = След наддаването
option-contre-overbid = Обява над контра
option-contre-overbid-closed = Не: тя слага край на обявите
option-contre-overbid-overbid = Да: по-висока обява я отменя
option-contre-bids = На кои обяви може контра
option-contre-bids-any = На всички
option-contre-bids-over-80 = На всички без 80
option-contre-bids-no-capot = На всички без капо и генерал
option-contre-bids-over-80-no-capot = На всички без 80, капо и генерал
option-second-round-suit = Бои във втория кръг
option-second-round-suit-other = Всяка освен обърнатата
option-second-round-suit-any = Всяка
option-trump-named = Кога се назовава козът
option-trump-named-with-bid = С всяка обява
option-trump-named-after-auction = След наддаването, от спечелилия го
option-ashkal = Кой може да каже ашкал
option-ashkal-last-two = Последните двама по ред
option-ashkal-last-two-always = Последните двама по ред, в двата кръга
option-ashkal-anyone = Всеки
option-ashkal-none = Никой
option-sun-overcall = Сан над сан
option-sun-overcall-once = Може всеки, веднъж
option-sun-overcall-none = Не: първият сан остава
option-kasho = Ръка само от 7, 8 и 9 (кашо)
option-kasho-no = Играе се
option-kasho-yes = Може да се откаже

option-first-lead = Първо излизане
option-first-lead-eldest = Първият по ред
option-first-lead-declarer = Обявилият
option-first-lead-generale = Първият по ред; при генерал – обявилият
option-trump-lead = Качване при искан коз
option-trump-lead-overtake = Винаги, ако може
option-trump-lead-unless-partner = Освен ако държи партньорът
option-trump-lead-any = Не е задължително
option-plain-lead = Качване при искана друга боя
option-plain-lead-overtake = Винаги, ако може
option-plain-lead-any = Не е задължително
option-partner-exempt = Държи партньорът: без цакане
option-partner-exempt-yes = Да
option-partner-exempt-no = Не: винаги се цака
option-partner-exempt-until-ruffed = Да, и докато противник не цака
option-partner-exempt-never = Цакането никога не е задължително
option-undertrump = Когато противник е цакал
option-undertrump-required = Надцаква се или се цака по-ниско
option-undertrump-free = Надцаква се или каквото и да е
option-undertrump-plain-card = Надцаква се, иначе карта, която не е коз
option-undertrump-any-trump = Който и да е коз, висок или нисък
option-trump-over-partner = Цакане над цакане на партньора
option-trump-over-partner-free = С който и да е коз
option-trump-over-partner-higher = Само по-високо, ако може
option-trump-over-partner-higher-only-trumps = По-високо, ако имате само козове
option-trump-over-partner-higher-beside-others = По-високо, ако имате и други карти
option-all-trumps-lead = Качване на всичко коз
option-all-trumps-lead-as-trump = Както при искан коз
option-all-trumps-lead-follow = Не: стига да се отговаря
option-trump-lock = Затворен хокум: без излизане с коз
option-trump-lock-every-lead = При ×2 и ×4, във всяка взятка
option-trump-lock-first-lead = При ×2 и ×4, само в първата взятка
option-trump-lock-at-four = Само при ×4
option-trump-lock-chosen = Както каже контриращият (мафтух, макфул)
option-trump-lock-none = Никога

option-declarations = Анонси (поредици, карета…)
option-declarations-off = Не се играят
option-declarations-on = Играят се
option-declarations-count = Анонсите се броят
option-declarations-count-contract = За договора и в резултата
option-declarations-count-score = Само в резултата
option-declarations-count-rounds = За договора, в закръглени точки
option-announcing = Кой обявява анонсите
option-announcing-automatic = Ботът, за всички
option-announcing-manual = Всеки играч; забравеният е загубен
option-king-first = Поп преди дама ({ play-belote-word })
option-king-first-no = В какъвто и да е ред
option-king-first-yes = Да, иначе е загубен
option-belote-counts = За какво се брои { play-belote-word }
option-belote-counts-both = За договора и в резултата
option-belote-counts-contract = За договора, не в резултата
option-belote-counts-score = Само в резултата
option-belote-counts-none = Без { play-belote-word }
option-fours-of-eight-and-seven = Карета от осмици и от седмици
option-fours-of-eight-and-seven-no = Не струват нищо
option-fours-of-eight-and-seven-yes = Струват 100
option-meld-tie = Равни анонси
option-meld-tie-first = По-висок, после коз, после първият
option-meld-tie-dealer = По-висок, после коз, после раздаващият
option-meld-tie-cancel = По-висок, после коз, иначе никой
option-meld-tie-turn = При равни точки: първият по ред
option-meld-overlap = Една карта в два анонса
option-meld-overlap-once = Не
option-meld-overlap-shared = Да, в четири еднакви и в поредица
option-long-runs = Поредици от пет и повече карти
option-long-runs-split = Делят се на поредици от четири и три
option-long-runs-fifty = Едно петдесет
option-long-runs-hundred = Едно сто
option-run-order = Три поредни, четири поредни
option-run-order-longer = По-силни са четирите
option-run-order-twenty = По-силни са трите
option-melds-spoken = Анонсите се сравняват на глас
option-melds-spoken-no = Не
option-melds-spoken-yes = Да: „докъде?“
option-melds-shown = Картите на анонсите
option-melds-shown-second-trick = Показват се във втората взятка
option-melds-shown-last-trick = Показват се след последната взятка
option-melds-shown-never = Не се показват
option-melds-shown-at-once = Показват се при обявяването

option-contract-needs = Договорът е изкаран
option-contract-needs-bid = С обявените точки
option-contract-needs-bid-and-more = С тях и с повече точки от защитата
option-points-counted = Какво се пише
option-points-counted-both = Направените точки и обявата
option-points-counted-made = Само направените точки
option-points-counted-announced = Само обявата
option-points-counted-announced-belote = Обявата и { play-belote-word }
option-defence-points = Изкаран договор: точките на защитата
option-defence-points-own = Тя пише своите
option-defence-points-none = Тя не пише нищо
option-defence-points-to-attack = Отиват при нападението
option-failure = Вкаран договор: защитата пише
option-failure-160-and-bid = 160 и обявата
option-failure-162-and-bid = 162 и обявата
option-failure-bid = Само обявата
option-multiplied = Какво умножава контрата
option-multiplied-bid = Само обявата
option-multiplied-whole = Всичко, което пише победителят
option-multiplied-whole-alone = Всичко; изкарана – защитата нищо
option-multiplied-forfeit = 160 и обявата, само за победителя
option-multiplied-forfeit-whole = 160, анонси, { play-belote-word } и обявата, за един
option-multiplied-forfeit-bid = Само обявата; изкарана – 160, защитата нищо
option-multiplied-pot = Точките на двете страни, за победителя
option-multiplied-own = Собствените точки на всяка страна
option-rounding = Закръгляне
option-rounding-complement = Защитата до десет, остатъкът на нападението
option-rounding-nearest = До десет: от 5 нагоре
option-rounding-six-up = До десет: от 6 нагоре
option-rounding-none = Няма, до точка
option-rounding-fives-exact = { trump-none-at-first } 5 е половин десет
option-rounding-fives-up = { trump-none-at-first } 5 се закръгля нагоре
option-rounding-fives-down = { trump-none-at-first } 5 се закръгля надолу
option-rounding-paired = Двете страни винаги със същия сбор
option-rounding-lost-unit = Изгубената десетица на по-големия остатък
option-rounding-cut = Изгубената десетица е загубена
option-rounding-six-attack = От 6 нагоре; от две шестици само на нападението
option-last-deal = Последното раздаване
option-last-deal-rounded = Закръглено като другите
option-last-deal-exact = До точка
option-all-tricks =
    { $variant ->
        [belote] Всички взятки
        [belote_501] Всички взятки
        [bidding_belote] Всички взятки
        [bulgarian_belot] Всички взятки
        [croatian_bela] Всички взятки
        [baloot] Всички взятки
        [tarabish] Всички взятки
        [clabber] Всички взятки
       *[other] Всички взятки без обявено капо
    }
option-all-tricks-count = Премията за всички взятки се брои
option-all-tricks-count-contract = За договора и в резултата
option-all-tricks-count-score = Само в резултата
option-all-tricks-88-pointless = 88, дори срещу взятки без точки
option-all-tricks-90-either = 90, и за защитата
option-all-tricks-90-always = 90, дори при обявено капо
option-all-tricks-90-forfeit-100 = 90; под контра още 100
option-all-tricks-150-in-all = 150 вместо точките от взятки
option-all-tricks-250-in-all = 250 вместо точките от взятки
option-all-tricks-44-added = 44 над точките от взятки
option-all-tricks-25-hokum = 25 { trump-suit-at }, 44 { trump-none-at }
option-all-tricks-25-flat = 25 и 44, без умножаване, с всички анонси
option-reverse-kaboot = Всички взятки на сън за защитата
option-reverse-kaboot-alike = Като всички взятки
option-reverse-kaboot-turned-ace = Двойно, ако е обърнато асо
option-reverse-kaboot-eldest-ace = Двойно, ако първият е взел с асо
option-reverse-kaboot-none = Нищо: играта просто е вкарана
option-belote-on-failure = Вкаран договор: { play-belote-word } на нападението
option-belote-on-failure-lost = Губи се
option-belote-on-failure-to-defence = За защитата
option-belote-on-failure-kept = Остава
option-declarations-on-failure = Вкаран договор: анонси на нападението
option-declarations-on-failure-lost = Губят се
option-declarations-on-failure-to-defence = За защитата
option-declarations-on-failure-kept = Остават
option-declarations-on-capot = Всички взятки: анонсите на другата страна
option-declarations-on-capot-own = Остават нейни
option-declarations-on-capot-all = Отиват при страната с всички взятки
option-tie = Равни точки
option-tie-success = Договорът е изкаран
option-tie-failure = Договорът е вкаран
option-tie-litige = Точките на нападението висят
option-tie-half = Защитата пише своите, нападението нищо
option-tie-hang-85 = Висят 85 точки
option-tie-sun-split = Вкаран; { trump-none-at } всеки своите
option-no-trump-factor = { trump-none-at-first } точките се умножават по
option-trumpless-points = Сбор { trump-none-at } и { trump-all-at }
option-trumpless-points-full = 130 и 258
option-trumpless-points-162-from-14 = 162: асо 19; на всичко коз 14-9-6-5-3-1
option-trumpless-points-162-down-to-2 = 162: асо 19; на всичко коз 13-9-6-5-3-2
option-trumpless-points-162-scaled = 162: асо 19; на всичко коз × 162 / 258
option-trumpless-points-152-scaled = 152 с тройно правило + последна взятка
option-hand-score = Какво се пише за раздаване
option-hand-score-points = Всяка страна своите точки
option-hand-score-winner = Всички точки за победителя
