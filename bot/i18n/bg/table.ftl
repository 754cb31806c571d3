# Масата по време на партията: какво виждат всички, във всяка фаза.

table-title = { $game } · { $target } точки
table-title-deals =
    { $game } · { $deals ->
        [one] { $deals } раздаване
       *[other] { $deals } раздавания
    }
table-contract = { BY($contract) }
table-deal = Раздаване { $number } · картите са от { $dealer }
table-terms =
    { $rated ->
        [yes] Партия за класирането.
       *[no] Партия извън класирането.
    }
table-carry =
    { $points ->
        [one] { $points } висяща точка
       *[other] { $points } висящи точки
    }
table-drawn-lowest-draw = Теглене: { $draws }. Най-ниската карта раздава: { $dealer }.
table-drawn-suit-cut = Сечене: { $draws }. Раздава { $dealer }.
table-drawn-first-jack = Първо вале: { $draws }. Раздава { $dealer }.
table-team-score = { $team } { $points }
table-seat = { $seat }: { $player }
table-computer = { table-computer-name }, компютър ({ $level })
table-computer-name =
    { $seat ->
        [north] Стефан
        [east] Ивана
        [south] Юлия
       *[west] Захари
    }
table-deserted = Няма никого: партията чака да се върне някой от играчите ѝ.
table-experts-come = Експертите идват. Дотогава ги заместват напреднали играчи.
table-replaced = { $player } (играе компютър)
table-left = { $player } (напусна масата)
table-turn-bid = Обявява { $seat }: { $player }.
table-turn-play = На ход е { $seat }: { $player }.
table-closed = Тази маса е затворена. Отворете друга с { help-command-start }.
table-restarting = Ботът се рестартира: след миг партията продължава оттам, докъдето беше.
table-closed-lost = Изиграното тук вече не може да се прочете: масата е затворена. Нищо не е изтрито; операторът на бота може да провери.
table-waiting = На тази маса е играно с по-нова версия на бота и тя чака обновяването. Нищо не е загубено: после партията продължава. Който управлява сървъра, може да я затвори с { help-command-stop }.
table-closed-other-rules = Ботът беше обновен и вече чете правилата на тази партия другояче: вместо да се сменят правила по средата, партията приключва тук.
table-moved = Масата продължава по-надолу: { $link }
table-unshown = Отбелязано, но не мога да го покажа на масата: в този канал ми липсва { $permissions }. Щом администратор го оправи, всяко натискане обновява масата. Дотогава играйте картите си с { help-command-hand }.
table-unshown-refused = Отбелязано, но Discord не ми дава да го покажа на масата: може би този канал или нишка е заключен. Щом администратор го оправи, всяко натискане обновява масата. Дотогава играйте картите си с { help-command-hand }.
table-closed-idle = Тук от един ден никой не е играл: масата е затворена, а резултатът ѝ е запазен.

table-button-go = Към масата
table-button-hand = Моята ръка
table-button-rules = Правила
table-button-tricks = Обяви и взятки
table-button-more = Още…
table-button-leave = Напускам
side-button-close =
    { $seated ->
        [yes] Към моята ръка
       *[no] Затваряне
    }
table-more-title = Тази маса

# Потвърждения, които вижда само играчът.

leave-confirm =
    { $playing ->
        [yes] Напускате масата? { $last ->
            [yes] Никой друг не играе на нея: тя ви чака и се затваря след един ден.
           *[no] Вместо вас ще играе компютър; можете да се върнете по всяко време.
        }{ $counts ->
            [yes] { " " }Ако накрая ви няма или компютърът направи повечето ви ходове, партията ви се брои за загубена в класирането.
            [free] { " " }Не струва нищо.
           *[no] { "" }
        }
       *[other] Напускате масата? Следващата партия ще се играе без вас.
    }
leave-confirm-challenge = Това раздаване се брои. Ако накрая ви няма или експертът е изиграл повечето ви ходове, то ви струва колкото направят експерти, най-много 0, минус 40.
leave-confirm-free =
    Напускате мястото си? Никой още не е обявявал: не струва нищо, а { $last ->
        [yes] масата се затваря
       *[no] мястото отново е свободно
    }.
leave-done =
    { $playing ->
        [yes] Напуснахте масата. „{ table-button-hand }“ ви връща мястото.
       *[other] Напуснахте масата: следващата партия ще се играе без вас. Ако размислите, „{ game-button-rematch }“ на масата ви връща мястото.
    }
leave-stood = Освободихте мястото си.
leave-button-confirm = Напускам масата
leave-button-keep = Оставам
stop-confirm =
    { $playing ->
        [yes] Да се прекрати ли партията за всички? Тя не се брои и никой не я губи.
       *[other] Да се затвори ли тази маса? Който иска да играе, ще трябва да отвори друга.
    }
stop-confirm-challenge = Да се затвори ли масата? Това раздаване се брои: в края на предизвикателството { $code } го доиграват експерти и то струва на тези, които го играят, колкото направят те, най-много 0, минус 40.
stop-confirm-free =
    Да се прекрати ли партията? Не струва нищо.{ $others ->
        [yes] { " " }За другите решава резултатът.
       *[no] { "" }
    }
stop-confirm-ask = Да се прекрати ли партията за всички? Ако другата страна е съгласна, тя не се брои. Ако прекратите, без да питате, се брои за ваша загуба в класирането „{ $ladder }“ и в статистиката ви; за другите решава резултатът.
stop-confirm-lost = Да се прекрати ли партията? Ще се брои за ваша загуба в класирането „{ $ladder }“ и в статистиката ви.
stop-confirm-stands = Да се прекрати ли партията за всички? В класирането „{ $ladder }“ и статистиката решава резултатът.
stop-sent = Другата страна е попитана. Партията продължава, докато всички там се съгласят.
stop-asked = { $player } предлага партията да се прекрати без резултат. Чака се отговор от { $awaited }.
stop-refused = { $player } иска да се играе докрай: партията продължава.
stop-button-ask = Питам другата страна
stop-button-lose = Прекратявам и губя
stop-button-agree = Прекратяване без резултат
stop-button-refuse = Играем докрай
stop-done =
    { $playing ->
        [yes] Партията е прекратена.
       *[other] Масата е затворена.
    }
stop-waiting-confirm = Тази маса чака ботът да бъде обновен; тогава партията ще продължи. Ако я затворите, няма да продължи никога; изиграното се пази, без резултат.
stop-waiting-close = Затварям масата
stop-waiting-keep = Чакам обновяването
stop-waiting-done = Масата е затворена: каналът е свободен.
stop-button-confirm =
    { $playing ->
        [yes] Прекратявам партията
       *[other] { stop-waiting-close }
    }
stop-button-keep =
    { $playing ->
        [yes] Играем нататък
       *[other] Оставам я отворена
    }
keep-done = Нищо не е променено.

# Игрите, по ключа на правилата им.

variant-contree = La Contrée
variant-contree_generale = Contrée с генерал
variant-contree_701 = Contrée до 701
variant-contree_coinche = Contrée или coinche
variant-coinche = La Coinche, с без коз и всичко коз
variant-belote = Белот (френски)
variant-belote_501 = Белот до 501 (френски)
variant-bidding_belote = Белот с наддаване
variant-bulgarian_belot = Белот (български)
variant-croatian_bela = Бела (хърватска)
variant-decouverte = Открит белот, за двама
variant-baloot = Балут
variant-pilotta = Пилота
variant-tarabish = Тарабиш
variant-clabber = Клабер
