# الطاولة أثناء الصكة: ما يراه الجميع، في كل مرحلة.

table-title = { $game } · إلى { $target }
table-title-deals =
    { $game } · { $deals ->
        [one] جولة واحدة
        [two] جولتان
        [few] { $deals } جولات
        [many] { $deals } جولة
       *[other] { $deals } جولة
    }
table-contract = { BY($contract) }
table-deal = الجولة { $number } · الموزّع: { $dealer }
table-terms =
    { $rated ->
        [yes] صكة محسوبة في التصنيف.
       *[no] صكة خارج التصنيف.
    }
table-carry =
    { $points ->
        [one] نقطة واحدة معلّقة
        [two] نقطتان معلّقتان
        [few] { $points } نقاط معلّقة
        [many] { $points } نقطة معلّقة
       *[other] { $points } نقطة معلّقة
    }
table-drawn-lowest-draw = السحب: { $draws }. أصغر ورقة توزّع: { $dealer }.
table-drawn-suit-cut = القص: { $draws }. التوزيع على { $dealer }.
table-drawn-first-jack = أول ولد: { $draws }. { $dealer } يوزّع.
table-team-score = { $team } { $points }
table-seat = { $seat }: { $player }
table-computer = { table-computer-name }، كمبيوتر ({ $level })
table-computer-name =
    { $seat ->
        [north] نادر
        [east] شروق
        [south] جواهر
       *[west] غالية
    }
table-deserted = لا أحد هنا: الصكة تنتظر عودة أحد لاعبيها.
table-experts-come = الخبراء في الطريق. وحتى يصلوا ينوب عنهم المتمرّسون.
table-replaced = { $player } (الكمبيوتر يلعب مكانه)
table-left = { $player } (ترك الطاولة)
table-turn-bid = الدور في الشراء على { $seat }: { $player }.
table-turn-play = الدور في اللعب على { $seat }: { $player }.
table-closed = هذه الطاولة مغلقة. افتح غيرها بالأمر { help-command-start }.
table-restarting = يُعاد تشغيل البوت: تُستأنف الصكة بعد لحظات من حيث وقفت.
table-closed-lost = لم تعد قراءة ما لُعب هنا ممكنة: أُغلقت الطاولة. لم يُمسح شيء، ويستطيع مشغّل البوت النظر في الأمر.
table-waiting = لُعبت هذه الطاولة بنسخة أحدث من البوت، وهي تنتظر التحديث. لم يضع شيء، وستُستأنف الصكة بعده. ويمكن لمن يدير السيرفر إغلاقها بالأمر { help-command-stop }.
table-closed-other-rules = حُدِّث البوت وصار يقرأ قوانين هذه اللعبة بشكل مختلف: تنتهي الصكة هنا حتى لا تتغير قوانينها في منتصفها.
table-moved = الطاولة مستمرة في الأسفل: { $link }
table-unshown = سُجِّل، لكن لا يمكنني عرضه على الطاولة: تنقصني في هذه القناة { $permissions }. بعد أن يصلح ذلك أحد المشرفين، أي ضغطة تحدّث الطاولة. وحتى ذلك الحين العب أوراقك بالأمر { help-command-hand }.
table-unshown-refused = سُجِّل، لكن Discord لا يسمح لي بعرضه على الطاولة: ربما القناة أو السلسلة مقفلة. بعد أن يصلح ذلك أحد المشرفين، أي ضغطة تحدّث الطاولة. وحتى ذلك الحين العب أوراقك بالأمر { help-command-hand }.
table-closed-idle = لم يلعب أحد هنا منذ يوم: أُغلقت الطاولة وحُفظت نتيجتها.

table-button-go = إلى الطاولة
table-button-hand = أوراقي
table-button-rules = القوانين
table-button-tricks = الشراء والأكلات
table-button-more = المزيد…
table-button-leave = مغادرة
side-button-close =
    { $seated ->
        [yes] رجوع إلى أوراقي
       *[no] إغلاق
    }
table-more-title = هذه الطاولة

# أسئلة التأكيد التي يراها اللاعب وحده.

leave-confirm =
    { $playing ->
        [yes] تترك الطاولة؟ { $last ->
            [yes] لا يلعب عليها أحد غيرك: تنتظرك، وتُغلق بعد يوم.
           *[no] سيلعب الكمبيوتر مكانك، ويمكنك العودة في أي وقت.
        }{ $counts ->
            [yes] { " " }إن لم تكن موجودًا في النهاية، أو لعب الكمبيوتر معظم حركاتك، تُحسب الصكة خسارة عليك في التصنيف.
            [free] { " " }لا يكلّف شيئًا.
           *[no] { "" }
        }
       *[other] تترك الطاولة؟ ستُلعب الصكة التالية من دونك.
    }
leave-confirm-challenge = هذه الجولة تُحسب. إن لم تكن موجودًا في النهاية، أو لعب الخبير معظم نقلاتك، فقيمتها لك ما يحققه الخبراء، 0 على الأكثر، ناقص 40.
leave-confirm-free =
    تترك مقعدك؟ لم يتكلم أحد بعد: لا يكلّف شيئًا، و{ $last ->
        [yes] تُغلق الطاولة
       *[no] يعود المقعد شاغرًا
    }.
leave-done =
    { $playing ->
        [yes] تركت الطاولة. «{ table-button-hand }» يعيد إليك مقعدك.
       *[other] تركت الطاولة: ستُلعب الصكة التالية من دونك. وإن غيّرت رأيك، فزر «{ game-button-rematch }» على الطاولة يعيد إليك مقعدك.
    }
leave-stood = قمت من مقعدك.
leave-button-confirm = اترك الطاولة
leave-button-keep = ابقَ
stop-confirm =
    { $playing ->
        [yes] توقف الصكة للجميع؟ لن تُحسب، فلا يخسرها أحد.
       *[other] تغلق هذه الطاولة؟ من يريد اللعب سيفتح غيرها.
    }
stop-confirm-challenge = تغلق الطاولة؟ هذه الجولة تُحسب: في نهاية التحدي { $code } يكملها خبراء، وقيمتها لمن يلعبونها ما يحققه الخبراء، 0 على الأكثر، ناقص 40.
stop-confirm-free =
    توقف الصكة؟ لا يكلّف شيئًا.{ $others ->
        [yes] { " " }للآخرين تحسم النتيجة.
       *[no] { "" }
    }
stop-confirm-ask = توقف الصكة للجميع؟ إن وافق الخصم فلن تُحسب. وإن أوقفتها دون سؤال، حُسبت خسارة عليك في تصنيف «{ $ladder }» وفي إحصاءاتك؛ وأما الآخرون فتحكم لهم النتيجة.
stop-confirm-lost = توقف الصكة؟ ستُحسب خسارة عليك في تصنيف «{ $ladder }» وفي إحصاءاتك.
stop-confirm-stands = توقف الصكة للجميع؟ في تصنيف «{ $ladder }» والإحصاءات تحكم النتيجة الحالية.
stop-sent = سُئل الخصم. تستمر الصكة حتى يوافق كل من فيه.
stop-asked = { $player } يريد إيقاف الصكة بلا نتيجة. ننتظر جواب { $awaited }.
stop-refused = { $player } يريد المتابعة: تستمر الصكة.
stop-button-ask = اسأل الخصم
stop-button-lose = أوقف واخسر
stop-button-agree = أوقف بلا نتيجة
stop-button-refuse = تابع اللعب
stop-done =
    { $playing ->
        [yes] أُوقفت الصكة.
       *[other] أُغلقت الطاولة.
    }
stop-waiting-confirm = هذه الطاولة تنتظر تحديث البوت، ثم تُستأنف صكتها. إن أغلقتها فلن تُستأنف أبدًا، ويُحفظ ما لُعب بلا نتيجة.
stop-waiting-close = أغلق الطاولة
stop-waiting-keep = انتظر التحديث
stop-waiting-done = أُغلقت الطاولة: القناة متاحة.
stop-button-confirm =
    { $playing ->
        [yes] أوقف الصكة
       *[other] { stop-waiting-close }
    }
stop-button-keep =
    { $playing ->
        [yes] تابع اللعب
       *[other] أبقها مفتوحة
    }
keep-done = لم يتغير شيء.

# الألعاب، بمفتاح قوانينها.

variant-contree = كونتريه
variant-contree_generale = كونتريه مع الجنرال
variant-contree_701 = كونتريه إلى 701
variant-contree_coinche = كونتريه أو كوانش
variant-coinche = كوانش، مع بلا حكم والكل حكم
variant-belote = بيلوت
variant-belote_501 = بيلوت إلى 501
variant-bidding_belote = بيلوت المزايدة
variant-bulgarian_belot = بيلوت بلغاري
variant-croatian_bela = بيلا كرواتية
variant-decouverte = بيلوت مكشوفة، لاثنين
variant-baloot = بلوت
variant-pilotta = بيلوتا
variant-tarabish = طرابيش
variant-clabber = كلابر
