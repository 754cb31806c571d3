# الكمبيوتر: جودة لعبه وسرعته.

level-expert = خبير
level-expert-note = يتخيل الأوراق المخفية ويبحث عن أفضل حركة
level-club = متمرّس
level-club-note = عادات جيدة وشراء معتاد
level-beginner = مبتدئ
level-beginner-note = يلعب ببساطة ويخطئ كثيرًا

computers-title = مستوى الكمبيوتر
computers-all = للجميع، ولمن ينضم أو ينوب لاحقًا:
computers-usual = من ينضم أو ينوب لاحقًا: { $level }
computers-hint = لأي لاعب جالس أن يختار مستوى الكمبيوتر قبل الصكة.
computers-level = المستوى { $level }: { $note }.
convention-one = اتفاق واحد للجميع
convention-title = كيف يشتري الكمبيوتر
convention-dialogue = الحوار الفرنسي
convention-dialogue-note = 90 يعني الولد والتسعة؛ والخويّ يضيف ما عنده
convention-aces = الإكات أولًا
convention-aces-note = 80 يعني إكتين
convention-natural = بالنقاط
convention-natural-note = كل واحد يعرض ما تساويه يده
signals-button =
    { $signals ->
        [yes] إشارات الكمبيوتر: نعم
       *[other] إشارات الكمبيوتر: لا
    }
tempo-hint = كم ينتظر قبل كل حركة، وكم تبقى الأكلة الكاملة
tempo-slow = بطيئة
tempo-normal = عادية
tempo-fast = سريعة
signals-title = ماذا تقول الأوراق المرمية
signals-told =
    { $told ->
        [calls] معه إكه هذا النوع، أو عشرته مع ورقة أخرى
        [refuses] ليست معه إكه هذا النوع
        [has-ten] معه العشرة أيضًا
        [no-ace] ليست معه الإكه
       *[was-bare] كانت وحيدة
    }
signals-discard = **الرمي على أكلة الخويّ**: أول ورقة صغيرة تطلب نوعها (الإكه، أو عشرة محمية)؛ والشايب أو البنت أو الولد يرفضه. والحواسيب لا تقول إلا الصدق إن لم يكلّف شيئًا يُذكر. الإكه تعني وجود العشرة، والعشرة تنفي الإكه؛ وعلى أكلة الخصم كانت وحيدة.
signals-belote = **البيلوت، على حكم الخويّ**: البنت أولًا، فهناك حكم آخر غير الشايب؛ الشايب أولًا، فلم يبق إلا البنت.
signals-lead = **الفتح**: أولًا ما طلبه الخويّ؛ وأول نوع فتحه خصم المشتري يُعاد إليه. وإذا كانت الأكلة للخويّ مؤكدة فأعطه أكثر النقاط.
