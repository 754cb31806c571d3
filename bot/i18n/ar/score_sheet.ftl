# مسجّل النتائج: أوراق نتائج لصكات تُلعب بأوراق حقيقية.

score-sheet-title = ورقة النتائج
score-sheet-what = للّعب بأوراق حقيقية على طاولة حقيقية: تكتب ما كانت الجولة، فيحسبها البوت بقوانين لعبتك ويقول كيف.
score-sheet-not-kept =
    تُحفظ الورقة وحدها، باسم حسابك: لا { $place ->
        [server] السيرفر ولا القناة
       *[conversation] المحادثة
    } ولا من يكتب فيها غيرك. الأسماء نصٌّ فقط، ولا شيء منها يُحسب في الترتيب أو الإحصاءات.
score-sheet-begin = ورقة نتائج جديدة
score-sheet-button-begin = ابدأ…
score-sheet-own = أوراق نتائجك
score-sheet-open = افتح واحدة…
score-sheet-field-names = الأسماء
score-sheet-hint-names =
    { $players ->
        [2] اسمان؛ الأول يوزّع أولًا
       *[other] فريقان، أو الأربعة بترتيب اللعب: الأول يوزّع أولًا، والثالث خويّه
    }
score-sheet-example-names =
    { $players ->
        [2] سعد، فهد
       *[other] لنا، لهم أو سعد، فهد، ماجد، خالد
    }
score-sheet-field-since = منذ متى؟
score-sheet-since =
    { $since ->
        [beginning] من البداية: كان اسم خطأ
       *[now] من الجولة { $number }: يلعب غيره
    }
score-sheet-field-target = نقاط الفوز بالصكة

score-sheet-totals = { $ours } { $first } · { $theirs } { $second }
score-sheet-after = { $ours } { $first }، { $theirs } { $second }.
score-sheet-next = الجولة { $number }
score-sheet-next-dealer = الجولة { $number }، الموزّع { $dealer }
score-sheet-won = الصكة كسبها { $side }!
score-sheet-drawn = تعادل: { $ours } { $first }، { $theirs } { $second }
score-sheet-unrounded = تُسجل النقاط كما أُخذت: لا يُقرّب شيء.
score-sheet-rounded = كما في الجولة { $number }: { $steps }
score-sheet-former = حتى الجولة { $number }: { $names }
score-sheet-bid-capot = كبوت
score-sheet-bid-generale = جنرال
score-sheet-doubled = ×{ $multiplier }
score-sheet-deal =
    الجولة { $number }: { $what }، { $result ->
        [made] ناجح
        [tie] تعادل
        [penalty] قيد
        [void] ملغى
       *[failed] خسران
    }{ $capot ->
        [attack] ، كبوت
        [defence] ، كبوت على المشتري
       *[none] { "" }
    }: { $ours } / { $theirs }
score-sheet-deal-run = الجولة { $number }: { $what }، بيلوت: الصكة لفريق { $side }
score-sheet-button-taker = المشتري: { $side }
score-sheet-button-passed = قال الجميع بس
score-sheet-button-undo = تراجع عن آخر جولة
score-sheet-button-people = الأسماء…
score-sheet-button-text = كنص
score-sheet-button-export = CSV
score-sheet-button-sheets = كل الأوراق
score-sheet-button-delete = حذف
score-sheet-button-sure = نعم، احذفها
score-sheet-button-back = رجوع إلى الورقة
score-sheet-button-correct = صحّحها
score-sheet-deleting = تحذف ورقة النتائج هذه؟
score-sheet-correct = صحّح جولة…
score-sheet-correcting = من اشترى؟ تُفتح الجولة كما كُتبت.
score-sheet-typed = كما كتبتها
score-sheet-typed-field = { $field }: { $value }
score-sheet-outdated = تغيّرت قوانين هذه اللعبة منذ ذلك الحين، أو لم تعد تُلعب هنا: تُقرأ الورقة ولا يُضاف إليها شيء.

score-sheet-window = الجولة { $number }: { $side }
score-sheet-field-bid = الشراء
score-sheet-example-bid = من { $least } إلى { $most }
score-sheet-field-trump = الحكم
score-sheet-field-points = نقاط { $side }
score-sheet-field-typed-points = النقاط
score-sheet-hint-points = من { $total } في الأكلات، ومنها الأرض؛ و102 / 60 للفريقين
score-sheet-example-points = 102
score-sheet-field-melds = مشاريع { $side }
score-sheet-field-typed-melds = المشاريع
score-sheet-hint-melds = ما يُحسب منها؛ وعن { $side } اكتب / 50
score-sheet-example-melds = 20 + 50
score-sheet-field-ticks = وماذا أيضًا؟
score-sheet-tick-doubled = { $word } (×{ $multiplier })
score-sheet-tick-belote =
    { $count ->
        [1] { play-belote-word }
       *[other] { play-belote-word } × { $count }
    }: { $side }
score-sheet-tick-swept =
    { $alone ->
        [yes] كل الأكلات للمشتري وحده: { $side }
       *[no] كل الأكلات: { $side }
    }
score-sheet-tick-ace = المكشوفة إكه
score-sheet-tick-eldest = اشترى أول المتكلمين ومعه إكه
score-sheet-tick-last = الأرض: { $side }
score-sheet-tick-guilty = قيد على { $side }
score-sheet-tick-run = بيلوت، ثمان متتالية: { $side }

score-sheet-fault-no-bid = اذكر ما عُرض.
score-sheet-fault-unknown-bid = «{ $typed }» لا يُعرض هنا.
score-sheet-fault-no-trump = اذكر الحكم: النقاط تتوقف عليه.
score-sheet-fault-not-bid = { $bid } لا يُعرض هنا في { $trump }.
score-sheet-fault-not-doubled = لا يبلغ الدبل هنا هذا الحد على هذا الشراء.
score-sheet-fault-ticked-twice = علّمت شيئين لا يجتمعان.
score-sheet-fault-no-number = «{ $typed }» ليس عددًا من النقاط: اكتب 102، أو 82 + 20، أو 102 / 60 للفريقين.
score-sheet-fault-no-points = تنقص النقاط: كم أخذ المشتري من { $total }؟
score-sheet-fault-other-total = المجموع { $total }: أما { $ours } و{ $theirs } فمجموعهما { $sum }.
score-sheet-fault-too-many = { $points } أكثر من { $total }، وهي كل ما في الجولة. كل الأكلات تُعلَّم في الأسفل، ومكافأتها تُحسب وحدها.
score-sheet-fault-every-point = { $side }: كل النقاط، { $total }. إن أخذ كل الأكلات فعلّم ذلك في الأسفل؛ وإلا فاكتب { $total } / 0 أو 0 / { $total }.
score-sheet-fault-swept-points = مع كل الأكلات تكون النقاط { $total }، لا { $points }.
score-sheet-fault-belotes =
    { $most ->
        [0] لا { play-belote-word } بلا نوع حكم.
        [1] في الجولة { play-belote-word } مرة واحدة، لا { $count }.
       *[other] أقصى { play-belote-word } في الجولة { $most }، لا { $count }.
    }
score-sheet-fault-no-melds = لا مشاريع هنا بلا نوع حكم.
score-sheet-fault-no-such-meld = لا مشاريع مجموعها { $points }: الواحد منها بـ{ $melds }.
score-sheet-fault-melds-of-both = لا تُحسب هنا إلا مشاريع فريق واحد، لا { $ours } و{ $theirs } معًا.
score-sheet-fault-beside-run = البيلوت ينهي الجولة في أول أكلة: دع النقاط والمشاريع والعلامات الأخرى.
score-sheet-fault-meanwhile = غيّر أحدهم الورقة في هذه الأثناء. انظر إليها؛ ثم «{ score-sheet-button-correct }» يكتب ما كتبته أنت.
score-sheet-refused-gone = حُذفت ورقة النتائج هذه.
score-sheet-refused-outdated = تغيّرت قوانين ورقة النتائج هذه منذ ذلك الحين: لم يعد يُضاف إليها شيء.

score-sheet-column-deal = الجولة
score-sheet-column-taker = المشتري
score-sheet-column-contract = الشراء
score-sheet-column-attack = نقاط المشتري
score-sheet-column-defence = نقاط الآخرين
score-sheet-column-score = المسجّل: { $side }
score-sheet-column-total = المجموع: { $side }
