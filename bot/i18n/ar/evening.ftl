# سهرات السيرفر: التسجيل، التذكير، الحضور، الطاولات.

evening-title = سهرات اللعب
evening-none = ليس في هذا السيرفر سهرة لعب بعد. السهرة تدعو الناس إلى اللعب، كل أسبوع أو مرة واحدة: يسجّلون بزر، والطاولات تترتب وحدها.
evening-hint = سجّل على البطاقة، في قناة السهرة. وفي الموعد تترتب الطاولات وحدها، ويتغيّر الأخوياء من سهرة إلى سهرة.
evening-weekly = كل أسبوع، يوم { $weekday }
evening-once = مرة واحدة
evening-card-link = [البطاقة]({ $link })
evening-paused =
    { $why ->
        [channel] متوقفة: لم يعد بإمكاني النشر في قناتها.
        [empty] متوقفة: لم يأت أحد منذ عدة سهرات.
       *[manager] متوقفة.
    }
evening-no-threads =
    { $same ->
        [yes] دون { $permissions } في هذه القناة لا أستطيع فتح سلسلة لكل طاولة: تلعب طاولة واحدة في كل مرة في القناة؛ وفي الدور التالي من لعبوا أقل.
       *[no] دون { $permissions } في هذه القناة لا أستطيع فتح سلسلة لكل طاولة: الأولى تكون في القناة، وأما غيرها فتُفتح في مكان آخر.
    }
evening-signup =
    { $count ->
        [one] التسجيل قبلها بيوم
        [two] التسجيل قبلها بيومين
        [few] التسجيل قبلها بـ{ $count } أيام
        [many] التسجيل قبلها بـ{ $count } يومًا
       *[other] التسجيل قبلها بـ{ $count } يوم
    }
evening-confirm = تحذف «{ $title }»، بمن سجّل فيها وما يُعرف عن طاولاتها؟
evening-others =
    { $count ->
        [one] شخص آخر
        [two] شخصان آخران
        [few] { $count } آخرون
        [many] { $count } آخرون
       *[other] { $count } آخرون
    }

# النافذة.

evening-window = سهرة لعب
evening-usual-title = سهرة بلوت
evening-field-title = العنوان
evening-field-day = يوم من الأسبوع أو تاريخ
evening-field-hour = الساعة
evening-field-channel = القناة
evening-field-game = اللعبة
evening-example-day = الخميس، أو 24/12/2026
evening-example-hour = 21:00
evening-game-usual = لعبة السيرفر المعتادة
evening-game-same = الجولات نفسها على كل الطاولات

# البطاقة.

evening-coming-yes = سيحضر ({ $count }):
evening-coming-maybe = ربما ({ $count }):
evening-coming-no = ليس هذه المرة ({ $count }):
evening-same = الجولات نفسها على كل الطاولات: { $count ->
        [one] جولة واحدة
        [two] جولتان
        [few] { $count } جولات
        [many] { $count } جولة
       *[other] { $count } جولة
    }، نحو ساعة
evening-together = معًا: { $pairs }.
evening-plan =
    { $full ->
        [one] طاولة واحدة
        [two] طاولتان
        [few] { $full } طاولات
        [many] { $full } طاولة
       *[other] { $full } طاولة
    }{ $left ->
        [0] .
        [1] ، وشخص واحد ينتظر مقعدًا.
        [2] ، وأخرى مع كمبيوترين.
       *[other] ، وأخرى مع كمبيوتر واحد.
    }
evening-missing =
    { $count ->
        [one] لاعب واحد آخر يكفي
        [two] لاعبان آخران يكفيان
        [few] { $count } لاعبين آخرين يكفون
        [many] { $count } لاعبًا آخر يكفون
       *[other] { $count } لاعب آخر يكفون
    } { $first ->
        [1] لطاولة.
        [2] لطاولة ثانية.
        [3] لطاولة ثالثة.
       *[other] لطاولة أخرى.
    }
evening-goes-on = [السهرة مستمرة في الأسفل]({ $link })
evening-card-over = **{ $title }**: انتهت هذه السهرة.
evening-card-missed = **{ $title }**: لم تُقم هذه السهرة، كنت غائبًا.
evening-card-postponed = **{ $title }**: أُجّلت هذه السهرة.
evening-card-moved = **{ $title }**: تغيّرت هذه السهرة.
evening-card-paused = **{ $title }**: متوقفة.
evening-card-deleted = **{ $title }**: حُذفت.

# مع من.

evening-with-none = مع من تريد اللعب؟
evening-with-one = تريد اللعب مع { $user }.
evening-with-hint = تكونان خويّين إن طلب كل منكما الآخر. وإلا فالأخوياء يتغيّرون { $same ->
        [yes] من دور إلى دور
       *[no] من سهرة إلى سهرة
    }.
evening-with-placeholder = مع أي أحد

# التذكير.

evening-soon = تبدأ **{ $title }** { $when }.
evening-soon-coming = { $people }: نراكم بعد قليل!
evening-soon-maybe = ربما: { $people }.
evening-few =
    { $count ->
        [0] لم يسجّل أحد بعد.
        [one] سجّل شخص واحد.
        [two] سجّل شخصان: يكمل الكمبيوتر العدد.
        [few] سجّل { $count } أشخاص: يكمل الكمبيوتر العدد.
        [many] سجّل { $count } شخصًا: يكمل الكمبيوتر العدد.
       *[other] سجّل { $count } شخص: يكمل الكمبيوتر العدد.
    } { $weekly ->
        [yes] نلعب، أم نؤجلها إلى الأسبوع القادم؟
       *[no] نلعب، أم نؤجلها إلى الغد؟
    }
evening-few-on =
    { $count ->
        [one] نلعب مع ذلك، مع الكمبيوتر.
        [two] نلعب مع ذلك: شخصان، مع الكمبيوتر.
        [few] نلعب مع ذلك: { $count } أشخاص، مع الكمبيوتر.
        [many] نلعب مع ذلك: { $count } شخصًا، مع الكمبيوتر.
       *[other] نلعب مع ذلك: { $count } شخص، مع الكمبيوتر.
    }
evening-postponed = أجّل { $user } «{ $title }»: ستكون { $when }.
evening-reminded =
    { $reminded ->
        [yes] سيُشار إليك من جديد قبل السهرات التي تحضرها.
       *[no] لن يُشار إليك قبل السهرات بعد الآن. ويمكنك تغيير ذلك أيضًا بالأمر { help-command-me }.
    }

# في الموعد.

evening-now = { $title }: هيا نلعب!
evening-here =
    { $of ->
        [0] لم يحضر أحد بعد.
       *[other] **الحاضرون: { $here } من { $of }**
    }
evening-awaited = ننتظر { $people }.
evening-until = تترتب الطاولات { $when }، أو حالما يحضر كل من سجّل.
evening-tables = { $title }: الطاولات
evening-round = { $title }: الدور { $number } من { $count }
evening-table = **الطاولة { $number }**: { $players }
evening-against = { $first } ضد { $second }
evening-thread = الطاولة { $number } · { $title }
evening-elsewhere = لم أستطع فتح الطاولات التي بلا رابط: افتحوها في قناة أخرى بالأمر { help-command-start }.
evening-waiting = بانتظار مقعد: { $people }.
evening-in-turn = دون سلاسل في هذه القناة تلعب طاولة واحدة في كل مرة؛ وفي الدور التالي من لعبوا أقل.
evening-nobody = لم يأت أحد هذه المرة.
evening-alone = أنت وحدك: { help-command-start } يفتح طاولة مع ثلاثة كمبيوترات، حتى يأتي أحد.

# بعدها.

evening-after = { $title }: كيف كانت
evening-game = { $first } **{ $ours }** · { $second } **{ $theirs }**
evening-best =
    { $points ->
        [one] أفضل جولة: نقطة واحدة، في شراء { $player }.
        [two] أفضل جولة: نقطتان، في شراء { $player }.
        [few] أفضل جولة: { $points } نقاط، في شراء { $player }.
        [many] أفضل جولة: { $points } نقطة، في شراء { $player }.
       *[other] أفضل جولة: { $points } نقطة، في شراء { $player }.
    }
evening-next = السهرة القادمة: { $when }.
evening-missed = المعذرة، كنت غائبًا في موعد «{ $title }».
evening-empty = «{ $title }»: لم يأت أحد إلى آخر سهراتها ({ $count }). أُوقفت، ويستأنفها من يدير السيرفر بالأمر { help-command-evening }.

# الأزرار.

evening-button-yes = سأحضر
evening-button-maybe = ربما
evening-button-no = ليس هذه المرة
evening-button-with = مع…
evening-button-play = نلعب
evening-button-postpone = نؤجلها
evening-button-quiet = لا تذكّرني
evening-button-again = ذكّرني من جديد
evening-button-here = أنا حاضر
evening-button-late = وأنا حاضر أيضًا
evening-button-mix = اخلط الطاولات
evening-button-compare = وعند الآخرين؟
evening-button-season = الموسم
evening-button-new = سهرة جديدة
evening-button-edit = تعديل
evening-button-pause = إيقاف مؤقت
evening-button-resume = استئناف
evening-button-card = انقل البطاقة إلى الأسفل
evening-button-delete = حذف
evening-button-back = رجوع

# الرفض.

evening-refused-gone = لم تعد هذه السهرة موجودة.
evening-refused-over = انتهت هذه السهرة أو أُجّلت أو أوقفت مؤقتًا.
evening-refused-begun = أُغلق التسجيل: حان الموعد. اضغط «{ evening-button-here }» في الأسفل.
evening-refused-self = اختر أحدًا غيرك.
evening-refused-not-coming = لا يقرر هل تقام السهرة إلا من سيحضر.
evening-refused-host = لا يؤجل الأمسية إلا منظمها أو من يدير الخادم.
evening-refused-enough = صار عددكم { $count }: ستقام الأمسية.
evening-refused-seated = أنت جالس على الطاولة { $number }: { $channel }
evening-playing-elsewhere = ما زلت تلعب على طاولة: { $channel }.
evening-button-leave = غادرها وتعال
evening-came = سُجّل: أنت هنا.
evening-refused-not-here = لا يخلط هذه الطاولات إلا من يجلس على إحداها.
evening-refused-playing-on = إحدى الطاولات ما زالت تلعب: انتظر نهاية صكتها.
evening-refused-going-on = هناك سهرة جارية: غيّرها بعد انتهائها.
evening-refused-many = أقصى عدد لسهرات السيرفر { $count }: احذف واحدة أولًا.
evening-refused-channel = لهذه القناة سهرة أسبوعية من قبل: «{ $title }».
evening-refused-day = لم أفهم اليوم «{ $typed }». اكتب يومًا من الأسبوع مثل الخميس، أو تاريخًا مثل 24/12/2026.
evening-refused-hour = لم أفهم الساعة «{ $typed }». اكتبها هكذا: 21:00.
evening-refused-past = فات هذا الموعد: { $when }. اختر تاريخًا قادمًا.
evening-refused-far = «{ $typed }» بعيد جدًا: يمكن تحديد أمسية قبل موعدها بسنة على الأكثر.
evening-refused-games = اختر لعبة واحدة؛ ويمكن اختيار الجولات نفسها معها.
evening-refused-same = الجولات نفسها يلعبها أربعة، لكل منهم خويّ: اختر لعبة كهذه.
evening-refused-round =
    { $waits ->
        [yes] انتهى الدور: { $tables }.
       *[no] انتهى الدور.
    }
evening-plays-on = الطاولة { $table } تلعب الجولة { $number }
evening-season-title =
    { $title }: { $season ->
        [1] موسم الشتاء
        [2] موسم الربيع
        [3] موسم الصيف
       *[4] موسم الخريف
    } { $year }
evening-season-line = **{ $rank }** · { $player } · { $mark } · السهرات: { $came } من { $count }
evening-season-few = { $player } · { $mark } · السهرات: { $came } من { $count }، خارج الترتيب
evening-season-soon = يُرتَّب هذا الموسم متى كثرت السهرات بالجولات نفسها: حتى الآن { $count } من { $least }.
evening-season-how = متوسط سهرات كل شخص بالجولات نفسها؛ ومن حضر أقل من نصفها يُذكر بلا مركز. ولا يغيّر ذلك أي تصنيف.
