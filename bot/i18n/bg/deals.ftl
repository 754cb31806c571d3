## Едно отделно раздаване: разглеждане, споделяне, преиграване

shared-deal-title = Раздаване { $code }
shared-deal-played =
    { $count ->
        [0] Още не е преигравано.
        [one] Преиграно на { $count } маса.
       *[other] Преиграно на { $count } маси.
    }
shared-deal-seen =
    { $seen ->
        [yes] Вече знаете картите му.
       *[no] Не знаете картите му. Ако искате да го играете, не ги гледайте преди това.
    }
shared-deal-results =
    { $count ->
        [one] { $count } маса: { $best } за Север‑Юг
       *[other] { $count } маси: от { $best } до { $worst } за Север‑Юг
    }
shared-deal-result =
    { BY($contract) }, { $result ->
        [made] изкарана
        [failed] вкарана
        [tie] виси
        [penalty] оспорена
       *[void] не се брои
    }: { $scores }
shared-deal-result-passed = Всички са пас: { $scores }
shared-deal-busy = В този канал има отворена маса. Ако се затвори, никой не губи нищо: да се затвори ли и да се играе тук раздаване { $code }?
shared-deal-button-close = Затваряне и игра на това раздаване
shared-deal-button-look = Картите
shared-deal-button-play = Игра на това раздаване
shared-deal-button-share = Публикуване в този канал
shared-deal-button-export = Картите като текст
shared-deal-button-back = Към раздаването
shared-deal-button-id = Споделяне или преиграване
shared-deal-export = Този текст съдържа всички карти на раздаването, така че отсега ги знаете; имена в него няма. За да го отворите пак, поставете го след /belote раздаване.
shared-deal-import-title = Отваряне на раздаване
shared-deal-import-label = Номерът му (D-7K3Q2M) или текстът му
shared-deal-unknown = Няма раздаване с номер { $code } или то вече не се пази: раздавания, които дълго никой не отваря, се забравят.
shared-deal-unreadable =
    Не мога да прочета това раздаване. { $part ->
        [head] В началото, дума { $place }
        [hands] В ръцете, № { $place }
        [calls] В обявите, № { $place }
       *[cards] В изиграните карти, № { $place }
    }: `{ $found }`. { $why }
shared-deal-other-rules = Не мога да прочета това раздаване. { $why }
shared-deal-not-yours = Само който е играл това раздаване, може да го сподели.
deal-fault-too-many-parts = Раздаването има най-много четири части, с черти между тях.
deal-fault-not-a-head = Първо е играта, после раздаващият: contree N.
deal-fault-unknown-rules = Не познавам тази игра.
deal-fault-not-a-seat = Играчът се пише N, E, S или W (Север, Изток, Юг, Запад).
deal-fault-wrong-hands = Грешен брой ръце за тази игра.
deal-fault-wrong-size = Грешен брой карти за тази игра.
deal-fault-not-a-card = Картата се пише със стойност и боя: JS е вале пика.
deal-fault-card-twice = Тази карта се среща два пъти.
deal-fault-not-a-call = Това не е обява.
deal-fault-illegal = Правилата не позволяват това в този момент.
clip-button = Като клип
clip-spoiler = Клипът показва всяка карта така, както е изиграна: отворете го, след като сте играли раздаването, или ако няма да го играете.
clip-no-cards = Всички са пас: няма карти за показване.
clip-busy = В момента има твърде много работа, за да се направи клип. Опитайте пак след минута.
clip-no-files = Не мога да прикачвам файлове в този канал: администратор може да ми даде правото „Прикачване на файлове“.
