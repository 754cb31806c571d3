# Собствените грешки на човека, зададени отново.

exercise-title = Вашите грешки
exercise-about = Позиции от ваши раздавания, в които карта или обява ви е струвала нещо. Намерете по-добра: което пропуснете, се връща утре, което намерите – след няколко дни, после след седмици. Никой друг не вижда това и нищо не се брои.
exercise-done = Намерени от първия път: { $found } от { $count }.
exercise-due = **{ $count }** за повторение сега
exercise-new = **{ $count }** нови
exercise-learnt = **{ $count }** научени
exercise-none = Още не е известна ваша грешка. Те се намират при анализа на раздаванията ви: под завършено раздаване го прави *Анализ*.
exercise-next-due = Следващата се връща { $when }.
exercise-waiting =
    { $count ->
        [0] Няма ваше раздаване, което да чака анализ: играйте и ще има.
        [one] { $count } ваше раздаване още не е анализирано.
       *[other] { $count } ваши раздавания още не са анализирани: по { $most } наведнъж, за минута-две.
    }
exercise-head = Вашите грешки · { $number } от { $count }
exercise-head-again = Вашите грешки · още веднъж
exercise-right = ✅ { $answer } е вярно.
exercise-as-good = { $best } струва също толкова.
exercise-wrong = ❌ Не: { $answer }.
exercise-loss = Струва { $loss }% от изгледите за победа.
exercise-before = На масата: { $done } (−{ $loss }%).
exercise-same = Както на масата (−{ $loss }%).
exercise-comes-back = Връща се { $when }.
exercise-again = Връща се в края на тази поредица и { $when }.
exercise-retired = Тази вече няма да ви се задава.
exercise-button-open = Моите грешки отново
exercise-button-begin = Започвам
exercise-button-next = Следваща
exercise-button-drop = Не ми я задавай повече
exercise-button-deal = Цялото раздаване
