# Подиумът на един сезон.

podium-title = Подиум на сезона: { $ladder }
podium-season = от { DATETIME($began, dateStyle: "long") } до { DATETIME($ended, dateStyle: "long") }
podium-place =
    { $rank ->
        [1] 1-во място
        [2] 2-ро място
       *[other] 3-то място
    }
podium-line =
    { $rank ->
        [1] 🥇
        [2] 🥈
       *[other] 🥉
    } { podium-place }: { $player }, рейтинг **{ NUMBER($points, useGrouping: 0) }** за { $games ->
        [one] { $games } партия
       *[other] { $games } партии
    }
podium-words = { podium-title }.
podium-step-words = { podium-place }: { $players }, рейтинг { NUMBER($points, useGrouping: 0) }.
podium-others =
    { $count ->
        [one] и още { $count }
       *[other] и още { $count }
    }
podium-next = Започва нов сезон: разбъркайте картите!

# Под първия подиум на сървъра: дали масите му обявяват постиженията.

podium-feats = Да обявяват ли масите на този сървър новите постижения на играчите в края на партията? Сега всеки чете само своите, лично. Който управлява сървъра, може да отговори тук или по-късно с { help-command-setup }.
podium-button-announce = Да се обявяват
podium-button-private = Да остават лични
podium-feats-answered =
    { $announced ->
        [yes] Новите постижения ще се обявяват на масите: така реши { $player }. За промяна: { help-command-setup }.
       *[other] Новите постижения остават лични: така реши { $player }. За промяна: { help-command-setup }.
    }
