# سهرات السيرفر: التسجيل، التذكير، الحضور، الطاولات.

rendezvous-title = سهرات اللعب
rendezvous-none = ليس في هذا السيرفر سهرة لعب بعد. السهرة تدعو الناس إلى اللعب، كل أسبوع أو مرة واحدة: يسجّلون بزر، والطاولات تترتب وحدها.
rendezvous-hint = سجّل على البطاقة، في قناة السهرة. وفي الموعد تترتب الطاولات وحدها، ويتغيّر الأخوياء من سهرة إلى سهرة.
rendezvous-weekly = كل أسبوع، يوم { $weekday }
rendezvous-once = مرة واحدة
rendezvous-card-link = [البطاقة]({ $link })
rendezvous-paused =
    { $why ->
        [channel] متوقفة: لم يعد بإمكاني النشر في قناتها.
        [empty] متوقفة: لم يأت أحد منذ عدة سهرات.
       *[manager] متوقفة.
    }
rendezvous-no-threads = دون { $permissions } في هذه القناة لا أستطيع فتح سلسلة لكل طاولة: الأولى تكون في القناة، وأما غيرها فتُفتح في مكان آخر.
rendezvous-signup =
    { $count ->
        [one] التسجيل قبلها بيوم
        [two] التسجيل قبلها بيومين
        [few] التسجيل قبلها بـ{ $count } أيام
        [many] التسجيل قبلها بـ{ $count } يومًا
       *[other] التسجيل قبلها بـ{ $count } يوم
    }
rendezvous-confirm = تحذف «{ $title }»، بمن سجّل فيها وما يُعرف عن طاولاتها؟
rendezvous-others =
    { $count ->
        [one] شخص آخر
        [two] شخصان آخران
        [few] { $count } آخرون
        [many] { $count } آخرون
       *[other] { $count } آخرون
    }

# النافذة.

rendezvous-window = سهرة لعب
rendezvous-usual-title = سهرة بلوت
rendezvous-field-title = العنوان
rendezvous-field-day = يوم من الأسبوع أو تاريخ
rendezvous-field-hour = الساعة
rendezvous-field-channel = القناة
rendezvous-field-game = اللعبة
rendezvous-example-day = الخميس، أو 24/12/2026
rendezvous-example-hour = 21:00
rendezvous-game-usual = لعبة السيرفر المعتادة

# البطاقة.

rendezvous-coming-yes = سيحضر ({ $count }):
rendezvous-coming-maybe = ربما ({ $count }):
rendezvous-coming-no = ليس هذه المرة ({ $count }):
rendezvous-together = معًا: { $pairs }.
rendezvous-plan =
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
rendezvous-missing =
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
rendezvous-goes-on = [السهرة مستمرة في الأسفل]({ $link })
rendezvous-card-over = **{ $title }**: انتهت هذه السهرة.
rendezvous-card-missed = **{ $title }**: لم تُقم هذه السهرة، كنت غائبًا.
rendezvous-card-postponed = **{ $title }**: أُجّلت هذه السهرة.
rendezvous-card-moved = **{ $title }**: تغيّرت هذه السهرة.
rendezvous-card-paused = **{ $title }**: متوقفة.
rendezvous-card-deleted = **{ $title }**: حُذفت.

# مع من.

rendezvous-with-none = مع من تريد اللعب؟
rendezvous-with-one = تريد اللعب مع { $user }.
rendezvous-with-hint = تكونان خويّين إن طلب كل منكما الآخر. وإلا فالأخوياء يتغيّرون من سهرة إلى سهرة.
rendezvous-with-placeholder = مع أي أحد

# التذكير.

rendezvous-soon = تبدأ **{ $title }** { $when }.
rendezvous-soon-coming = { $people }: نراكم بعد قليل!
rendezvous-soon-maybe = ربما: { $people }.
rendezvous-few =
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
rendezvous-few-on =
    { $count ->
        [one] نلعب مع ذلك، مع الكمبيوتر.
        [two] نلعب مع ذلك: شخصان، مع الكمبيوتر.
        [few] نلعب مع ذلك: { $count } أشخاص، مع الكمبيوتر.
        [many] نلعب مع ذلك: { $count } شخصًا، مع الكمبيوتر.
       *[other] نلعب مع ذلك: { $count } شخص، مع الكمبيوتر.
    }
rendezvous-postponed = أجّل { $user } «{ $title }»: ستكون { $when }.
rendezvous-reminded =
    { $reminded ->
        [yes] سيُشار إليك من جديد قبل السهرات التي تحضرها.
       *[no] لن يُشار إليك قبل السهرات بعد الآن. ويمكنك تغيير ذلك أيضًا بالأمر { help-command-me }.
    }

# في الموعد.

rendezvous-now = { $title }: هيا نلعب!
rendezvous-here =
    { $of ->
        [0] لم يحضر أحد بعد.
       *[other] **الحاضرون: { $here } من { $of }**
    }
rendezvous-awaited = ننتظر { $people }.
rendezvous-until = تترتب الطاولات { $when }، أو حالما يحضر كل من سجّل.
rendezvous-tables = { $title }: الطاولات
rendezvous-table = **الطاولة { $number }**: { $players }
rendezvous-against = { $first } ضد { $second }
rendezvous-thread = الطاولة { $number } · { $title }
rendezvous-elsewhere = لم أستطع فتح الطاولات التي بلا رابط: افتحوها في قناة أخرى بالأمر { help-command-start }.
rendezvous-waiting = بانتظار مقعد: { $people }.
rendezvous-nobody = لم يأت أحد هذه المرة.
rendezvous-alone = أنت وحدك: { help-command-start } يفتح طاولة مع ثلاثة كمبيوترات، حتى يأتي أحد.

# بعدها.

rendezvous-after = { $title }: كيف كانت
rendezvous-game = { $first } **{ $ours }** · { $second } **{ $theirs }**
rendezvous-best =
    { $points ->
        [one] أفضل جولة: نقطة واحدة، في شراء { $player }.
        [two] أفضل جولة: نقطتان، في شراء { $player }.
        [few] أفضل جولة: { $points } نقاط، في شراء { $player }.
        [many] أفضل جولة: { $points } نقطة، في شراء { $player }.
       *[other] أفضل جولة: { $points } نقطة، في شراء { $player }.
    }
rendezvous-next = السهرة القادمة: { $when }.
rendezvous-missed = المعذرة، كنت غائبًا في موعد «{ $title }».
rendezvous-empty = «{ $title }»: لم يأت أحد إلى آخر سهراتها ({ $count }). أُوقفت، ويستأنفها من يدير السيرفر بالأمر { help-command-evening }.

# الأزرار.

rendezvous-button-yes = سأحضر
rendezvous-button-maybe = ربما
rendezvous-button-no = ليس هذه المرة
rendezvous-button-with = مع…
rendezvous-button-play = نلعب
rendezvous-button-postpone = نؤجلها
rendezvous-button-quiet = لا تذكّرني
rendezvous-button-again = ذكّرني من جديد
rendezvous-button-here = أنا حاضر
rendezvous-button-late = وأنا حاضر أيضًا
rendezvous-button-mix = اخلط الطاولات
rendezvous-button-new = سهرة جديدة
rendezvous-button-edit = تعديل
rendezvous-button-pause = إيقاف مؤقت
rendezvous-button-resume = استئناف
rendezvous-button-card = انقل البطاقة إلى الأسفل
rendezvous-button-delete = حذف
rendezvous-button-back = رجوع

# الرفض.

rendezvous-refused-gone = لم تعد هذه السهرة موجودة.
rendezvous-refused-over = انتهت هذه السهرة أو أُجّلت أو أوقفت مؤقتًا.
rendezvous-refused-begun = أُغلق التسجيل: حان الموعد. اضغط «{ rendezvous-button-here }» في الأسفل.
rendezvous-refused-self = اختر أحدًا غيرك.
rendezvous-refused-not-coming = لا يقرر هل تقام السهرة إلا من سيحضر.
rendezvous-refused-seated = أنت جالس على الطاولة { $number }: { $channel }
rendezvous-refused-playing = ما زلت تلعب على طاولة: { $channel }. أكملها أو غادرها، ثم اضغط من جديد.
rendezvous-refused-not-here = لا يخلط هذه الطاولات إلا من يجلس على إحداها.
rendezvous-refused-playing-on = إحدى الطاولات ما زالت تلعب: انتظر نهاية صكتها.
rendezvous-refused-going-on = هناك سهرة جارية: غيّرها بعد انتهائها.
rendezvous-refused-many = أقصى عدد لسهرات السيرفر { $count }: احذف واحدة أولًا.
rendezvous-refused-channel = لهذه القناة سهرة أسبوعية من قبل: «{ $title }».
rendezvous-refused-day = لم أفهم اليوم «{ $typed }». اكتب يومًا من الأسبوع مثل الخميس، أو تاريخًا مثل 24/12/2026.
rendezvous-refused-hour = لم أفهم الساعة «{ $typed }». اكتبها هكذا: 21:00.
rendezvous-refused-past = فات هذا الموعد: { $when }. اختر تاريخًا قادمًا.
