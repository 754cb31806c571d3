# Гледане на ръката на играч, ако е съгласен: за който няма място на масата.

watch-button = Гледам
watch-title = Гледане на ръка
watch-hint = Изберете играч. Ако се съгласи, виждате ръката му до края на партията и цялата маса го знае.
watch-hint-after = След всяко раздаване всеки може да види всички ръце с резултата.
watch-hint-player = Който няма място, може да помоли да гледа ръка. За своята решавате вие, и само за тази партия.
watch-nobody = Никой не вижда ръката ви.
watch-button-ask = Моля ({ $seat })
watch-button-withdraw = Оттеглям молбата
watch-waiting = Помолихте да гледате ръката на { $player }. Отговорът ще се появи тук; без отговор молбата отпада със следващото раздаване.
watch-asked =
    { $watcher } иска да гледа ръката на { $player }.{ $others ->
        [0] { "" }
        [one] { " " }Чака още една молба.
       *[other] { " " }Чакат още { $others } молби.
    }
watch-asked-you = { $watcher } иска да гледа ръката ви.
watch-question = { $watcher } иска да гледа ръката ви до края на партията. Съгласни ли сте?
watch-button-answer = Отговор
watch-button-show = Съгласие
watch-button-keep = Отказ
watch-shown-to = Ръката ви се показва на { $watchers }.
watch-shown-you = Можете да виждате ръката на { $player }.
watch-button-hide = Спирам да я показвам
watch-following = Ръката на { $player } се показва на { $watchers }.
watch-hand = Ръката на { $seat }: { $player }
watch-hand-empty = Всички карти са изиграни.
watch-kept-fresh = Тази ръка се обновява четвърт час; „{ watch-button-again }“ добавя още толкова.
watch-button-again = Обновяване
watch-button-stop = Спирам да гледам
watch-deal-over = Раздаването свърши: всички ръце са на масата.
watch-not-granted = Няма да видите тази ръка: играчът отказа или напусна, или раздаването свърши без отговор.
watch-over = Вече не виждате тази ръка: играчът ѝ реши така или напусна, или партията свърши.
watch-stopped = Вече не гледате тази ръка.
watch-withdrawn = Молбата ви е оттеглена.
