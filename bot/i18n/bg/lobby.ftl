# Масата преди партията.

lobby-partners = Партньори: Север с Юг, Изток със Запад.
lobby-begun = Партията започна: [към масата]({ $link }).
lobby-unrated = Събиране и сечене: тези партии са извън класирането, защото който си е записвал взятките, ще знае следващите ръце.
lobby-terms =
    { $why ->
        [alone] Извън класирането, защото един човек играе с компютри: домакинът може да натисне „{ lobby-button-rated-name }“.
        [beginner] Извън класирането: един от компютрите е начинаещ.
       *[none] Партия за класирането.
    }
lobby-change-seats = За смяна на мястото: махнете един компютър и седнете на мястото му.
lobby-seat = { $seat }: { $player }
lobby-seat-free = свободно
lobby-host = домакин
lobby-waiting =
    { $free ->
        [one] Нужен е още един играч.
       *[other] Нужни са още { $free } играчи.
    }
lobby-ready = Масата е пълна: { $user } може да започне.

lobby-choice =
    { $of ->
        [level] Компютри
        [convention] Обявяване
        [tempo] Скорост
        [clock] За ход
        [next] Следващо
       *[length] Дължина
    }
lobby-length-short =
    { $count ->
        [one] { $count } раздаване
       *[other] { $count } раздавания
    }
lobby-length-half = Половин · { $count }
lobby-length-full = Цяла · { $count }

lobby-button-sit-at = Сядам на { $seat }
lobby-button-stand-from = Ставам ({ $seat })
lobby-button-remove-computer-from = Махам ({ $seat })
lobby-button-add-computer = Добавям компютър
lobby-button-fill = Играем веднага
lobby-button-start = Започваме
lobby-button-house-rules = Игра и правила
lobby-button-cancel = Затварям
lobby-button-setup = Настройки
lobby-button-computers = Всеки компютър
lobby-button-rated-name = За класирането
lobby-button-rated =
    { lobby-button-rated-name }: { $rated ->
        [yes] да
       *[no] не
    }
lobby-given = Раздаване { $code }: само това раздаване, извън класирането.
lobby-given-seen =
    { $count ->
        [one] { $players } вече знае картите на това раздаване.
       *[other] { $players } вече знаят картите на това раздаване.
    } Започвате ли въпреки това?
lobby-given-button-start = Започваме
lobby-challenge = Предизвикателство { $code }, раздаване { $number }: брои се за предизвикателството и за нищо друго.
lobby-training = Тренировъчна маса: всеки може да пита треньора и нищо не се брои (нито рейтинг, нито статистика, нито постижения).
