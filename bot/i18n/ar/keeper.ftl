# مسجّل النتائج: أوراق نتائج لصكات تُلعب بأوراق حقيقية.

keeper-title = ورقة النتائج
keeper-what = للّعب بأوراق حقيقية على طاولة حقيقية: تكتب ما كانت الجولة، فيحسبها البوت بقوانين لعبتك ويقول كيف.
keeper-not-kept =
    تُحفظ الورقة وحدها، باسم حسابك: لا { $place ->
        [server] السيرفر ولا القناة
       *[conversation] المحادثة
    } ولا من يكتب فيها غيرك. الأسماء نصٌّ فقط، ولا شيء منها يُحسب في الترتيب أو الإحصاءات.
keeper-begin = ورقة نتائج جديدة
keeper-button-begin = ابدأ…
keeper-own = أوراق نتائجك
keeper-open = افتح واحدة…
keeper-field-names = الأسماء
keeper-hint-names =
    { $players ->
        [2] اسمان؛ الأول يوزّع أولًا
       *[other] فريقان، أو الأربعة بترتيب اللعب: الأول يوزّع أولًا، والثالث خويّه
    }
keeper-example-names =
    { $players ->
        [2] سعد، فهد
       *[other] لنا، لهم أو سعد، فهد، ماجد، خالد
    }
keeper-field-target = نقاط الفوز بالصكة

keeper-totals = { $ours } { $first } · { $theirs } { $second }
keeper-after = { $ours } { $first }، { $theirs } { $second }.
keeper-next = الجولة { $number }
keeper-next-dealer = الجولة { $number }، الموزّع { $dealer }
keeper-won = الصكة لـ{ $side }!
keeper-drawn = تعادل: { $ours } { $first }، { $theirs } { $second }
keeper-bid-capot = كبوت
keeper-bid-generale = جنرال
keeper-doubled = ×{ $multiplier }
keeper-deal =
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
keeper-button-taker = المشتري: { $side }
keeper-button-passed = قال الجميع بس
keeper-button-undo = تراجع عن آخر جولة
keeper-button-text = كنص
keeper-button-export = CSV
keeper-button-sheets = كل الأوراق
keeper-button-delete = حذف
keeper-button-sure = نعم، احذفها
keeper-button-back = رجوع إلى الورقة
keeper-button-correct = صحّحها
keeper-deleting = تحذف ورقة النتائج هذه؟
keeper-correct = صحّح جولة…
keeper-correcting = من اشترى؟ تُفتح الجولة كما كُتبت.
keeper-typed = كما كتبتها
keeper-typed-field = { $field }: { $value }
keeper-outdated = تغيّرت قوانين هذه اللعبة منذ ذلك الحين، أو لم تعد تُلعب هنا: تُقرأ الورقة ولا يُضاف إليها شيء.

keeper-window = الجولة { $number }: { $side }
keeper-field-bid = الشراء
keeper-example-bid = من { $least } إلى { $most }
keeper-field-trump = الحكم
keeper-field-points = نقاط { $side }
keeper-field-typed-points = النقاط
keeper-hint-points = من { $total } في الأكلات، ومنها الأرض؛ و102 / 60 للفريقين
keeper-example-points = 102
keeper-field-melds = مشاريع { $side }
keeper-field-typed-melds = المشاريع
keeper-hint-melds = ما يُحسب منها؛ ولـ{ $side } اكتب / 50
keeper-example-melds = 20 + 50
keeper-field-ticks = وماذا أيضًا؟
keeper-tick-doubled = { $word } (×{ $multiplier })
keeper-tick-belote =
    { $count ->
        [1] { play-belote-word }
       *[other] { play-belote-word } × { $count }
    }: { $side }
keeper-tick-swept =
    { $alone ->
        [yes] كل الأكلات للمشتري وحده: { $side }
       *[no] كل الأكلات (كبوت): { $side }
    }
keeper-tick-ace = المكشوفة إكه
keeper-tick-last = الأرض: { $side }
keeper-tick-guilty = قيد على { $side }

keeper-fault-unknown-bid = «{ $typed }» لا يُعرض هنا.
keeper-fault-no-trump = اذكر الحكم: النقاط تتوقف عليه.
keeper-fault-not-bid = { $bid } لا يُعرض هنا في { $trump }.
keeper-fault-not-doubled = لا يبلغ الدبل هنا هذا الحد على هذا الشراء.
keeper-fault-ticked-twice = علّمت شيئين لا يجتمعان.
keeper-fault-no-number = «{ $typed }» ليس عددًا من النقاط: اكتب 102، أو 82 + 20، أو 102 / 60 للفريقين.
keeper-fault-no-points = تنقص النقاط: كم أخذ المشتري من { $total }؟
keeper-fault-other-total = المجموع { $total }: أما { $ours } و{ $theirs } فمجموعهما { $sum }.
keeper-fault-too-many = { $points } أكثر من { $total }، وهي كل ما في الجولة. كل الأكلات تُعلَّم في الأسفل، ومكافأتها تُحسب وحدها.
keeper-fault-every-point = { $side }: كل النقاط، { $total }. إن أخذ كل الأكلات فعلّم ذلك في الأسفل؛ وإلا فاكتب { $total } / 0 أو 0 / { $total }.
keeper-fault-swept-points = مع كل الأكلات تكون النقاط { $total }، لا { $points }.
keeper-fault-belotes =
    { $most ->
        [0] لا { play-belote-word } بلا نوع حكم.
        [1] في الجولة { play-belote-word } مرة واحدة، لا { $count }.
       *[other] أقصى { play-belote-word } في الجولة { $most }، لا { $count }.
    }
keeper-fault-no-such-meld = لا مشاريع مجموعها { $points }: الواحد منها بـ{ $melds }.
keeper-fault-melds-of-both = لا تُحسب هنا إلا مشاريع فريق واحد، لا { $ours } و{ $theirs } معًا.
keeper-fault-meanwhile = غيّر أحدهم الورقة في هذه الأثناء. انظر إليها؛ ثم «{ keeper-button-correct }» يكتب ما كتبته أنت.
keeper-refused-gone = حُذفت ورقة النتائج هذه.
keeper-refused-outdated = تغيّرت قوانين ورقة النتائج هذه منذ ذلك الحين: لم يعد يُضاف إليها شيء.

keeper-column-deal = الجولة
keeper-column-taker = المشتري
keeper-column-contract = الشراء
keeper-column-attack = نقاط المشتري
keeper-column-defence = نقاط الآخرين
keeper-column-score = المسجّل: { $side }
keeper-column-total = المجموع: { $side }
