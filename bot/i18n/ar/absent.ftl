# ما يمنع الطاولة من التوقف: حدود الوقت والتوقف المؤقت وتغيّر أصحاب المقاعد.

clock-hint = عند انتهاء الوقت يلعب الكمبيوتر، وبعد حركتين متتاليتين حتى يعود
clock-only-host = يستطيع المضيف { $user } تغييره قبل الصكة.
clock-off-hint = بلا حد يلزم موافقة الجميع، ولأي لاعب جالس أن يضع حدًا من جديد
clock-next-hint = تبدأ عندما يجهز الجميع، أو وحدها دون الغائبين
clock-next-all = الجميع جاهز
clock-next-after = { $clock } على الأكثر
clock-off = بلا حد
clock-seconds = { $seconds } ث
clock-minutes = { $minutes } د
clock-turn = إن لم يتحرك { $player }، يلعب الكمبيوتر مكانه { $time }.
clock-next-deal = تبدأ الجولة التالية { $time }، أو حالما يجهز الجميع.
clock-call = { $player }، دورك: سيلعب الكمبيوتر هذه الحركة مكانك { $time }.
clock-call-now = { $player }، دورك الآن.
clock-call-unheard = لا يمكن إرسال اليد من جديد حتى الضغط على «{ $button }»: لم يُضغط شيء منذ ربع ساعة.

pause-title = الصكة متوقفة مؤقتًا
pause-by =
    أوقفها { $player } ({ $seat }). لأي لاعب أن يستأنفها{ $counts ->
        [yes] ؛ وإن لم يفعل أحد أبدًا خسر { $player } الصكة.
       *[no] .
    }
pause-button = إيقاف مؤقت
pause-done = توقفت الصكة مؤقتًا. «{ pause-button-resume }» على الطاولة يكملها.
pause-button-resume = استئناف الصكة
pause-over = استُؤنفت الصكة.

players-button = اللاعبون
players-title = اللاعبون
players-hint = للمضيف، أو لأغلبية اللاعبين الآخرين، إزالة من توقف عن اللعب. يلعب الكمبيوتر أوراقه بعدها، ولأي شخص أن يأخذ المقعد.
players-button-kick = إزالة ({ $seat })
players-button-vote = صوّت على الإزالة ({ $seat })
players-button-take = خذ المقعد ({ $seat })

kick-confirm =
    إزالة { $user } الغائب؟ سيلعب الكمبيوتر أوراقه، ولأي شخص أن يأخذ المقعد.{ $counts ->
        [yes] { " " }إن لم يستعده { $user } خسر الصكة؛ وفي تصنيفكم تحكم النتيجة بعد آخر جولة لعبها الجميع.
       *[no] { "" }
    }
kick-confirm-lobby = إزالة { $user } من الطاولة؟ سيفرغ مقعده.
kick-confirm-vote =
    التصويت على إزالة { $user } الغائب؟ لا بد من أغلبية اللاعبين الآخرين؛ ثم يلعب الكمبيوتر أوراقه.{ $counts ->
        [yes] { " " }إن لم يستعد { $user } المقعد خسر الصكة؛ وفي تصنيفكم تحكم النتيجة بعد آخر جولة لعبها الجميع.
       *[no] { "" }
    }
kick-confirm-vote-lobby = التصويت على استبدال المضيف { $user }؟ لا بد من أغلبية اللاعبين الآخرين؛ يفرغ مقعده ويكون للطاولة مضيف آخر.
kick-button-confirm = إزالة
kick-button-vote = تصويت
kick-button-keep = إلغاء
kick-done = لم يعد { $user } على الطاولة.
kick-voted =
    { $missing ->
        [one] حُسب صوتك. ينقص صوت واحد.
        [two] حُسب صوتك. ينقص صوتان.
        [few] حُسب صوتك. ينقص { $missing } أصوات.
        [many] حُسب صوتك. ينقص { $missing } صوتًا.
       *[other] حُسب صوتك. ينقص { $missing } صوت.
    }
kick-told = لم تعد على هذه الطاولة: يلعب الكمبيوتر أوراقك. إن كان مقعدك ما زال فارغًا، فزر «{ players-button }» على الطاولة يعيده إليك.
