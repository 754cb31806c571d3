# الدورة: ثمانية دروس، في كل منها بضع حركات، في صورة الطاولة.

lesson-title = الكونتريه · الدرس { $number }: { $name } ({ $move } من { $moves })
lesson-private = أنت وحدك ترى هذه الصفحة، ولا شيء يُحسب. أنت الجنوب؛ وخويّك المقابل هو الشمال. والغرب والشرق خصماك.
lesson-lost = لا أجد أين كنت: تغيّرت الدورة منذ ذلك الحين. هذه هي من البداية.
lesson-button-hint = ماذا أفعل؟
lesson-button-continue = متابعة
lesson-button-again = أعد هذا الدرس
lesson-button-next = الدرس التالي: { $name }
lesson-button-table = افتح طاولة تدريب
lesson-button-join = انضم إليها
lesson-table-open = في هذه القناة طاولة مفتوحة. انضم إليها، أو العب وحدك:
lesson-finished = ✅ **انتهى الدرس { $number }.** تذكّر: { $learnt }
lesson-course-finished = كان هذا آخر الدروس الثمانية. حان وقت اللعب!
lesson-afterwards = جاهز للعب حقيقي؟ جولة التدريب لك وحدك: يلعب معك ثلاثة خبراء، ولا يُحسب شيء. وعلى طاولة التدريب ينصحك المدرب في دورك.
lesson-no-table = لا يمكنني فتح طاولة هنا: لا بد من قناة في سيرفر أنا مثبّت فيه. اكتب هناك { $command }، واختر «{ command-start-training-name }»، ثم اضغط «{ lobby-button-fill }».
lesson-good = ✅ { $told }
lesson-hint = تلميح: { $move }.
lesson-points =
    { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
lesson-opening = **{ $number }**: { $told }

# أسماؤها، وما يُتذكَّر من كل منها.

lesson-name-follow = اتباع النوع والدق
lesson-name-overruff = التكبير
lesson-name-partner = الأكلة لخويّك
lesson-name-belote = البيلوت والأرض
lesson-name-bids = ماذا تقول 80 و90 و100
lesson-name-contre = الدبل واللعب ضد المشتري
lesson-name-count = عدّ الحكم
lesson-name-end = نهاية الجولة

lesson-learnt-follow = تتبع النوع. فإن كنت قاطعًا والأكلة للخصم دققت بالحكم. وإن لم يكن معك حكم رميت.
lesson-learnt-overruff = إذا فُتح بالحكم كبّرت إن استطعت؛ وبعد دق الخصم تكبّر إن استطعت. وإلا فاحفظ أوراقك الكبيرة.
lesson-learnt-partner = إذا كانت الأكلة لخويّك وأنت آخر من يلعب فلا تدق: زد نقاط الأكلة. في الحكم وحده تكبّر حتى عليه. وأول ما ترميه على أكلته يخبره أين إكتك.
lesson-learnt-belote = شايب الحكم وبنته هما البيلوت والريبيلوت. واحفظ ورقة تأكل الأكلة الأخيرة: الأرض نقاط زيادة.
lesson-learnt-bids = تفتح بالولد والتسعة من الحكم؛ وخويّك يجيب بإضافة ما عنده. وبس لها معنى أيضًا.
lesson-learnt-contre = تقول دبل ومعك أكلة مؤكدة في الحكم وإكات. وضد المشتري تأكل بإكاتك، ولا تفتح له بالحكم.
lesson-learnt-count = حكمك وما نزل من الحكم: والباقي في الخارج. المشتري يسحبه، ويتوقف حين لا يبقى شيء.
lesson-learnt-end = راقب ما ينزل من الأوراق: فتصبح عشرة أو شايب هي السيّدة. واختر ورقتك للأكلة الأخيرة مبكرًا.

# الدرس 1: ترتيب الأوراق أولًا.

lesson-at-follow-win = **اتباع النوع.** النوع المطلوب { $led }: معك منه، فيلزمك لعب ورقة منه، وأوراقك الأخرى باهتة. الأكلة الآن لـ{ THE($best) } ({ $winner }). أنت آخر من يلعب: خذ هذه الأكلة.
lesson-done-follow-win = أكلت بـ{ THE($card) }: { $points } لفريقك. في غير الحكم الإكه أكبر ورقة، ثم العشرة.
lesson-at-follow-low = **اتباع النوع دون أكل.** الأكلة هنا لـ{ THE($best) } ({ $winner }). أنت آخر من يلعب، ولا شيء مما يحق لك لعبه يغلب هذه الورقة: بأي ورقة تضحي؟
lesson-done-follow-low = { $winner } أخذ الأكلة، وفيها { $points } فقط. على أكلة خاسرة العب الأقل قيمة.
lesson-at-follow-ruff = **الدق.** النوع المطلوب { $led }، وأنت قاطع، والأكلة للخصم: يلزمك الدق، أي لعب حكم (وهو هنا { $trump }). أي ورقة؟
lesson-done-follow-ruff = دققت بـ{ THE($card) } وأكلت: { $points }. أي حكم يغلب أي ورقة من نوع آخر.
lesson-at-follow-discard = **الرمي.** لا { $led } معك ولا حكم: لك أن تلعب أي ورقة، لكنك لن تأكل. { $winner } دق بالحكم، والأكلة خاسرة. ماذا ترمي؟
lesson-done-follow-discard = أحسنت: أكل خصماك، وفي الأكلة { $points } فقط.

# الدرس 2.

lesson-at-overruff-rise = **التكبير في الحكم.** فُتح بالحكم: من يستطيع أن يغلب { THE($best) } لزمه ذلك. الورقتان اللتان يحق لك لعبهما تغلبانها، ولا أحد يلعب بعدك. أيهما تزيد نقاط الأكلة؟
lesson-done-overruff-rise = أكلت بـ{ THE($card) }: { $points }. فيما بعد كان يمكن أن يأخذها منك ولد الحكم أو تسعته أو إكته؛ وهي الآن في أمان.
lesson-at-overruff-must = **التكبير بعد الدق.** النوع المطلوب { $led }، وأنت قاطع، و{ $winner } دق بـ{ THE($best) }. إن كان أحد أحكامك أكبر لزمك لعبه: وهنا واحد فقط كذلك.
lesson-done-overruff-must = كبّرت بـ{ THE($card) } واستعدت الأكلة: { $points }.
lesson-at-overruff-over = **التكبير بقدر الحاجة.** { $winner } دق بـ{ THE($best) }، ولا { $led } معك. عدة أحكام عندك أكبر: أيها تحفظ لما بعد؟
lesson-done-overruff-over = استعدت الأكلة بـ{ THE($card) }: { $points }. وما زال معك ولد الحكم الذي لا يغلبه شيء.
lesson-at-overruff-cannot = **وإن لم تستطع؟** { $winner } دق بـ{ THE($best) }، وليس عندك حكم أكبر. في { variant-contree } لا يلزمك الدق بأصغر: العب أي ورقة.
lesson-done-overruff-cannot = { $winner } أخذ الأكلة: { $points }. لكنك حفظت حكمك. وفي ألعاب أخرى يلزم الدق بأصغر: تدلّك الأوراق الباهتة.
lesson-at-overruff-under = **الحكم ولا أكبر عندك.** فُتح بالحكم ولعب { $winner } { THE($best) }، ولا شيء يغلبها. يلزمك حكم مع ذلك: أي ورقة؟
lesson-done-overruff-under = ما أعطيته { $own } فقط. وبعد نزول ولد الحكم صارت تسعتك هي السيّدة.

# الدرس 3.

lesson-at-partner-charge = **زيادة النقاط.** الأكلة لخويّك بـ{ THE($best) } وأنت آخر من يلعب: هذه الأكلة لفريقك. ماذا تضع عليها؟
lesson-done-partner-charge = في أكلة خويّك الآن { $points }.
lesson-at-partner-void = **لا تدق على خويّك.** لا { $led } معك، لكن الأكلة لخويّك وأنت آخر من يلعب: لا يلزمك الدق. ماذا تلعب؟
lesson-done-partner-void = زدت { THE($card) }: في الأكلة { $points }، وحفظت حكمك.
lesson-at-partner-ruffed = **خويّك دق.** لا { $led } معك أنت أيضًا، والأكلة لخويّك بـ{ THE($best) }. أنت آخر من يلعب: ماذا تلعب؟
lesson-done-partner-ruffed = في أكلة خويّك { $points }.
lesson-at-partner-rise = **في الحكم تكبّر حتى على خويّك.** فُتح بالحكم والأكلة لخويّك بـ{ THE($best) }. في { variant-contree } يلزمك أن تغلب حتى خويّك إن استطعت. بماذا؟
lesson-done-partner-rise = أكلت بـ{ THE($card) }: { $points }. والتسعة أكبر وستنفعك لاحقًا.
lesson-at-partner-call = **الطلب.** لم يبق معك { $led }، والأكلة لخويّك. أول ما ترميه يخبره بشيء: سبعة أو ثمانية أو تسعة تطلب نوعها، ومعك فيه الإكه أو عشرة محمية؛ والشايب أو البنت أو الولد يرفضه. ماذا ترمي؟
lesson-done-partner-call = { THE($card) } تخبر خويّك أين إكتك. والحواسيب تطلب كذلك وتعنيه: لك أن تصدقها.
lesson-at-partner-answer = **جواب الطلب.** على حكمك رمى خويّك أولًا { THE($thrown) }: معه إكه ذلك النوع، أو عشرته مع ورقة أخرى. وقد سحبت كل الحكم. ماذا تلعب؟
lesson-done-partner-answer = إكة خويّك تأكل: { $points }. يُجاب الطلب ما دامت تلك الإكه لم تسقط.

# الدرس 4.

lesson-at-belote-belote = **«بيلوت!»** معك شايب الحكم وبنته، وهما يعطيان فريقك { $pair } لنجاح شرائه. يُعلن ذلك مع أولى الورقتين؛ وهنا يقوله البوت عنك. يلزمك الدق: أعلنه.
lesson-done-belote-belote = «بيلوت!» وأكلت بـ{ THE($card) }: { $points }.
lesson-at-belote-last = **الأكلة الأخيرة.** بقيت أكلتان، والأخيرة، أي الأرض، تزيد { $last }. لفريقك { $ours } وعرضه { SHORT($bid) }: فهو يحتاجها. ماذا تلعب أولًا؟
lesson-done-belote-last = حكمك أكل الأخيرة وأخذ الأرض: { $last }. صار لكم { $ours } مقابل عرض { SHORT($bid) }، بالضبط. هذا هو الحساب.
lesson-at-belote-rebelote = **«ريبيلوت!»** سبق أن لعبت بنت الحكم. وعندما يتبعها الشايب يقال «ريبيلوت». يلزمك الدق، وحكماك يأكلان الأكلتين الأخيرتين.
lesson-done-belote-rebelote = «ريبيلوت!» الأوراق والأرض والبيلوت: هكذا تبلغ بها الشراء ثم النتيجة.

# الدرس 5: معاني العروض من لعب الكمبيوتر.

lesson-at-bids-open80 = **الفتح.** عرض رقم ونوع وصفٌ ليدك تخبر به خويّك. يُنظر في ذلك النوع أولًا إلى الولد والتسعة؛ و«في ثلاث» تعني: مع حكمين آخرين.
    { $openings }
    لم يتكلم أحد بعد. ماذا تقول؟
lesson-done-bids-open80 = { SHORT($card) } قال لخويّك: { $says }.
lesson-at-bids-open90 = **الولد والتسعة.** يد أخرى؛ وأنت أول من يتكلم أيضًا.
    { $openings }
    ماذا تقول؟
lesson-done-bids-open90 = { SHORT($card) } قال لخويّك: { $says }.
lesson-at-bids-open100 = **وأكثر.** يد أخرى.
    { $openings }
    ماذا تقول؟
lesson-done-bids-open100 = { SHORT($card) } قال لخويّك: { $says }.
lesson-at-bids-jack = **الجواب.** فتح خويّك { SHORT($bid) }: { $called }. قل له ما عندك لحكمه، بزيادة مثله.
    { $answers }
lesson-done-bids-jack = كان لخويّك التسعة وجئت بالولد: { SHORT($card) } يقول { $says }.
lesson-at-bids-nine = **جواب بأقل.** فتح خويّك { SHORT($bid) }: { $called }. ماذا عندك له؟
    { $answers }
lesson-done-bids-nine = التسعة مع حكم آخر: { SHORT($card) } يقول { $says }.
lesson-at-bids-aces = **الجواب بالإكات.** فتح خويّك { SHORT($bid) }: { $called }. ماذا عندك له؟
    { $answers }
lesson-done-bids-aces = إكتاك تُحسبان أيضًا: { SHORT($card) } يقول { $says }.
lesson-at-bids-nothing = **لا شيء يقال.** فتح خويّك { SHORT($bid) }: { $called }. ماذا عندك له؟
    { $answers }
lesson-done-bids-nothing = بس لها معنى أيضًا: { $says }. خويّك سيلعب { SHORT($bid) }.

# الدرس 6.

lesson-at-contre-double = **الدبل.** { $declarer } عرض { SHORT($bid) }. إن ظننت أن هذا الشراء سيخسر فقل دبل: ما يُكسب أو يُخسر يُضرب في { $times }. لا بد من أكلة مؤكدة في الحكم وإكات. ماذا تقول؟
lesson-done-contre-double = دبل! تعهدت بـ: { $says }، وفي يدك فعلًا ولد الحكم وإكتان.
lesson-at-contre-leave = **بلا دبل.** { $declarer } عرض { SHORT($bid) }. معك ثلاث إكات، لكن المشتري قد يدقها. ماذا تقول؟
lesson-done-contre-leave = دون أكلة في الحكم لا تكفي ثلاث إكات للدبل إلا من { $threshold }. احفظها للّعب.
lesson-at-contre-lead = **الفتح ضد المشتري.** { $declarer } يلعب { SHORT($bid) }، وأنت تلعب أول ورقة. لك أي ورقة؛ ونوعها هو الذي يلزم الآخرين.
lesson-done-contre-lead = أكلت بـ{ THE($card) }: { $points }. خصم المشتري يأكل بإكاته مبكرًا، قبل أن يدقها المشتري.
lesson-at-contre-last = **الأكلة الأخيرة، ضد المشتري.** بقيت أكلتان، والأخيرة تزيد { $last }. ماذا تلعب أولًا؟
lesson-done-contre-last = الأخيرة لكم: لكم { $ours }، وللمشتري { $theirs } وقد عرض { SHORT($bid) }. خسر الشراء؛ وهذا هو الحساب.

# الدرس 7.

lesson-at-count-first = **سحب الحكم.** في كل نوع { $total } أوراق. معك من الحكم { $mine }، فعند الثلاثة الآخرين { $out }. أنت المشتري، وما دام عند الخصم حكم فله أن يدق. ماذا تلعب؟
lesson-done-count-first = أكلت بـ{ THE($card) }: { $points }. لزم الجميع أن يلعبوا حكمًا، و{ $left ->
        [0] لم يبق منه شيء في الخارج
        [1] بقي منه في الخارج واحد
       *[other] بقي منه عند الآخرين { $left }
    }.
lesson-at-count-second = **كم بقي؟** نزل في الأكلة الأولى { $fallen }. عدّ حكمك وما نزل: المجموع { $total }. ماذا تلعب؟
lesson-done-count-second = { $out ->
        [1] كان في الخارج واحد
       *[other] كان عند الآخرين { $out }
    }؛ { $left ->
        [0] وقد نزل، فلا حكم إلا معك
        [1] وبقي واحد
       *[other] وبقي عندهم { $left }
    }. في الأكلة { $points }.
lesson-at-count-gone = **متى تتوقف؟** الجولة نفسها، بعد أكلة: عدّ ثانية. ماذا تلعب الآن؟
lesson-done-count-gone = لا حكم عند غيرك: { THE($card) } تأكل بلا خطر، { $points }.
lesson-at-count-last = **ثلاث أوراق.** أنت المشتري؛ { $out ->
        [1] وما زال عند الآخرين حكم واحد
        [2] وما زال عند الآخرين حكمان
       *[other] وما زال من الحكم عند الآخرين { $out }
    }. ماذا تلعب؟
lesson-done-count-last = أكلت بـ{ THE($card) }: { $points }. { $left ->
        [0] لا حكم عند غيرك
        [1] بقي في الخارج حكم واحد
        [2] بقي في الخارج حكمان
       *[other] بقي من الحكم عند الآخرين { $left }
    }.

# الدرس 8.

lesson-at-end-master = **ما السيّدة الآن؟** بقيت أربع أوراق. نزل في الأكلة الأولى { $fallen }. إحدى أوراقك صارت أكبر نوعها: العبها.
lesson-done-end-master = أكلت بـ{ THE($card) }: { $points }. تذكّر ما ينزل من الإكات والعشرات: كثيرًا ما يكفي ذلك.
lesson-at-end-keep = **ماذا تحفظ؟** بقيت أكلتان، والأخيرة تزيد { $last }. لفريقك { $ours } وعرضه { SHORT($bid) }. ماذا تلعب أولًا؟
lesson-done-end-keep = حكمك أكل الأخيرة: { $ours } مقابل عرض { SHORT($bid) }. هذا هو الحساب.
lesson-at-end-out = **ثلاث أوراق، وحكم واحد في الخارج.** الناقصة الوحيدة هي { $missing }. ماذا تلعب أولًا؟
lesson-done-end-out = الولد أخذ الإكه؛ وصار شايب الحكم وعشرتك سيّدين فأكلا الأكلتين الأخيرتين. هذا هو الحساب.

# ما يفوت الحركة (Fault).

lesson-fault-loses = { THE($card) } أصغر من { THE($best) }: تبقى الأكلة مع { $winner }. يمكنك أخذها بـ{ THE($right) }.
lesson-fault-wastes = { THE($card) } تأكل أيضًا، لكن { THE($right) } تكفي: احفظ الحكم الأكبر لما بعد.
lesson-fault-gives = { THE($card) } فيها { $own }، وهذه الأكلة خاسرة. أعط بدلها { THE($right) }: { $gain }.
lesson-fault-keeps = { THE($card) } فيها { $own }، وهذه الأكلة لفريقك: ضع عليها بدلها { THE($right) }، { $gain }.
lesson-fault-ruffs-partner = هذه الأكلة لفريقك أصلًا: بـ{ THE($card) } تخسر حكمًا ولا تكسب شيئًا. زد بدلها { THE($right) }.
lesson-fault-spends-trump = { THE($card) } لا تغلب { THE($best) }: تخسر حكمًا بلا فائدة. ارمِ بدلها { THE($right) }.
lesson-fault-spends-master = { THE($card) } هي السيّدة في نوعها: ستأكل لاحقًا. هنا تكفي { THE($right) }.
lesson-fault-no-belote = { THE($card) } لا تعلن شيئًا: «بيلوت» ثم «ريبيلوت» مع شايب الحكم وبنته.
lesson-fault-last-trick = بعد { THE($card) } لا يبقى لك إلا { THE($right) } للأكلة الأخيرة، فتخسرها. اعكس الترتيب.
lesson-fault-leads-trump = بـ{ THE($card) } تفتح بالحكم: ينفع ذلك المشتري الذي يريد سحب حكمكم. العب بدلها { THE($right) }.
lesson-fault-beatable = { THE($card) } ليست السيّدة في نوعها: قد يغلبها خصم. العب بدلها { THE($right) }.
lesson-fault-trumps-out =
    { THE($card) } قد تُدق: { $out ->
        [1] ما زال عند الآخرين حكم واحد
        [2] ما زال عند الآخرين حكمان
       *[other] ما زال من الحكم عند الآخرين { $out }
    }. اسحب الحكم أولًا بـ{ THE($right) }.
lesson-fault-trumps-gone = لا حكم عند غيرك: { THE($card) } لا تسحب شيئًا. احفظ حكمك لتستعيد الفتح، والعب { THE($right) }.
lesson-fault-miscalls = { THE($card) } تطلب نوعها كأن معك إكته. اطلب بـ{ THE($right) }، فإكتها معك.
lesson-fault-says-nothing = { THE($card) } ترفض نوعها: صحيح، لكن خويّك لا يعرف شيئًا عن إكتك. اطلب بـ{ THE($right) }.
lesson-fault-throws-ace = { THE($card) } تعني وجود العشرة أيضًا، وليست معك، ولن تأكل بعدها. اطلبها بـ{ THE($right) }.
lesson-fault-ignores-call = خويّك طلب نوعًا وينتظره. { THE($card) } لها وقت لاحق؛ العب { THE($right) } أولًا.
lesson-fault-says-other =
    { $told ->
        [yes] { $call } يقول: { $says }. ليست هذه يدك.
       *[no] { $call } لا يقول شيئًا عن يدك.
    }
lesson-fault-says-less =
    { $told ->
        [yes] { $call } يقول: { $says }. يدك تقول أكثر.
       *[no] { $call } لا يضلل أحدًا، لكنه لا يقول شيئًا: عند يدك ما هو أفضل لتقوله.
    }
