# ترتيب السيرفر.

leaderboard-title = الترتيب: { $ladder }
leaderboard-ladder =
    { $company ->
        [people] { $family }
       *[computers] { $family }، مع الكمبيوتر
    }
family-contree = كونتريه وكوانش
family-coinche = كوانش، الكل حكم من 258
family-belote = بيلوت
family-baloot = بلوت
family-clabber = كلابر
family-pilotta = بيلوتا
family-tarabish = طرابيش
leaderboard-empty = لا أحد في الترتيب هنا بعد. افتح طاولة بالأمر { help-command-start }: المركز الأول فارغ!
leaderboard-least =
    لدخول الترتيب يلزم { $games ->
        [one] صكة منتهية واحدة
        [two] صكتان منتهيتان
        [few] { $games } صكات منتهية
        [many] { $games } صكة منتهية
       *[other] { $games } صكة منتهية
    }.
leaderboard-one-server = لدخول ترتيب كل السيرفرات العب في اثنين منها على الأقل.
leaderboard-button-about = كيف تُحسب
leaderboard-button-back = العودة إلى الترتيب
leaderboard-rules = تُحسب لك الصكة إن لعبت معظم حركاتك بنفسك وكنت حاضرًا في نهايتها؛ وإلا خسرتها. وإن غادر أحد، حكمت للآخرين النتيجة بعد آخر جولة لعبها الجميع: كلما كانت أوضح زاد وزنها. ومن يوقف صكة دون موافقة الخصم يخسرها.
leaderboard-rules-here = تُحسب الصكة بالوزن نفسه مع أي أحد لعبت.
leaderboard-rules-all = في ترتيب كل السيرفرات يتحرك تصنيفك مع أي شخص واحد بـ{ $person } على الأكثر كل { $days } يومًا، وبـ{ $unknown } في المجموع مع من قلّ لعبهم مع غيرهم؛ ولا بد للمركز من صكات في سيرفرات عددها { $servers }.
leaderboard-latest =
    { $change ->
        [up] آخر صكة لك هنا: +{ $points }.
        [down] آخر صكة لك هنا: −{ $points }.
       *[none] آخر صكة لك هنا لم تحرك تصنيفك: انتهت بالتعادل، أو كما توقع الجميع.
    }
leaderboard-latest-weight =
    { $why ->
        [unknown] حُسبت بأقل من صكة كاملة، لأن فيها من قلّ لعبه مع غيركم.
       *[often] حُسبت بأقل من صكة كاملة، لأنك لقيت الأشخاص أنفسهم كثيرًا خلال { $days } يومًا. الصكات مع غيرهم تحركك أكثر.
    }
leaderboard-past-end = لا أحد في الترتيب بعد هذا الحد.
leaderboard-beside =
    { $measure ->
        [contracts] الخسرانة
       *[other] الصكات
    }
leaderboard-line = ‏{ $rank }\. { $player } · **{ $value }** · { $beside }
leaderboard-own = مركزك: { $rank } من { $of }.
leaderboard-unranked = لم تُنهِ بعد صكة تُحسب هنا.
leaderboard-provisional =
    لست في الترتيب بعد: { $games ->
        [one] صكة واحدة
        [two] صكتان
        [few] { $games } صكات
        [many] { $games } صكة
       *[other] { $games } صكة
    } من { $least }.
leaderboard-away = لم تلعب منذ شهرين: العب صكة واحدة لتستعيد مركزك.
leaderboard-hidden = أنت مخفي عن كل الترتيبات.
leaderboard-page = الصفحة { $page } من { $pages }
leaderboard-scope-here = هذا السيرفر
leaderboard-scope-all = كل السيرفرات
leaderboard-span-week = هذا الأسبوع
leaderboard-span-month = هذا الشهر
leaderboard-span-season = هذا الموسم (ثلاثة أشهر)
leaderboard-span-ever = كل الأوقات
leaderboard-measure-rating = التصنيف
leaderboard-measure-wins = مرات الفوز
leaderboard-measure-contracts = المشتريات الناجحة
leaderboard-measure-average = النقاط لكل جولة
leaderboard-button-previous = الصفحة السابقة
leaderboard-button-next = الصفحة التالية
leaderboard-button-own = مركزي
