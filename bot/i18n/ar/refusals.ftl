# الرفض، لمن ضغط وحده: السبب، وما يمكن فعله.
# أولًا رموز المحرك (Refusal) بما يعطيه المحرك من وقائع.

refusal-no-deal = لم توزَّع الأوراق بعد. تبدأ الجولة بعد لحظات.
refusal-game-over = انتهت هذه الصكة. «{ game-button-rematch }» على الطاولة يبدأ غيرها.
refusal-deal-over = انتهت هذه الجولة. تبدأ التالية من الطاولة.
refusal-deal-running = هناك جولة جارية: أكملها أولًا.
refusal-auction-open = لم ينته الشراء بعد. تخبرك يدك متى يأتي دورك.
refusal-auction-over = انتهى الشراء: الآن وقت اللعب.
refusal-not-your-turn =
    ليس دورك: الطاولة تنتظر { $count ->
        [1] { $seat }
       *[other] { $seat } أو خويّه
    }. تضيء أزرار يدك وحدها عندما يأتي دورك؛ وحتى ذلك الحين يعرض «{ table-button-tricks }» ما حدث.
refusal-bid-too-low = يجب أن يكون عرضك أعلى من { $standing }: زد أو قل بس.
refusal-bid-not-offered = هذا العرض غير ممكن هنا. اختر عرضًا من يدك.
refusal-bidding-closed = لم يعد العرض ممكنًا لأحد. ما زال بإمكانك قول بس أو رفع الرهان.
refusal-nothing-to-double = لا شيء لتقول عليه دبل: انتظر عرضًا من الخصم.
refusal-double-not-yours = رفع الرهان الآن للفريق الآخر. في دورك قدّم عرضًا أو قل بس.
refusal-already-doubled = هذا العرض عليه دبل. يمكنك قول بس، أو رفع الرهان مرة أخرى إن كان عرض فريقك.
refusal-bid-not-doubled = لا دبل هنا على { $bid }. قدّم عرضًا أو قل بس في دورك.
refusal-not-in-hand = ليس معك { THE($card) }. يدك محدّثة: اختر ورقة منها.
refusal-must-follow = يلزمك اتباع النوع: العب { $cards }.
refusal-must-overtake-trump = يلزمك حكم أكبر: العب { $cards }.
refusal-must-overtake = يلزمك التكبير في النوع المطلوب: العب { $cards }.
refusal-must-ruff = أنت قاطع، فيلزمك الدق بالحكم: العب { $cards }.
refusal-must-overruff = دُقّت الأكلة، فيلزمك التكبير: العب { $cards }.
refusal-ruff-too-low = خويّك دق بالحكم: إن دققت أنت أيضًا فكبّر. العب { $cards }.
refusal-no-trump-lead = الحكم مقفول: لا تفتح بالحكم ما دام معك غيره. العب { $cards }.
refusal-no-underruff = لا تستطيع التكبير: لا تدق بأصغر ما دامت معك ورقة أخرى. العب { $cards }.
refusal-must-name-trump = قال الآخرون كلهم بس: يلزمك تسمية الحكم. اختره من يدك.
refusal-suit-was-turned = لم يشترِ أحد نوع { OF($turned) }: سمِّ نوعًا آخر أو قل بس.
refusal-trump-not-held = لا تسمِّ إلا نوعًا معك منه.
refusal-ashkal-barred = أشكل غير مسموح هنا. اختر عرضًا آخر أو قل بس.
refusal-double-barred-by-score = بهذه النتيجة لا دبل على الصن: قل بس.
refusal-nothing-to-announce = ليس لك ما تعلنه مع هذه الورقة. العبها دون إعلان.
refusal-no-renege-to-claim = لا شيء تقيّد عليه بعد: انتظر حتى يلعب الخصم.

# ثم قوانين الطاولة (OptionRefusal).

refusal-unknown-option = لا يوجد هنا قانون كهذا. لم يتغير شيء: اختر واحدًا من الصفحة.
refusal-option-out-of-bounds = «{ $value }» غير ممكن هنا. اختر قيمة أخرى.
refusal-number-out-of-bounds = «{ $value }» غير ممكن هنا: اختر رقمًا من { $least } إلى { $most }.
refusal-option-does-not-apply = «{ $option }» لا ينطبق على هذه اللعبة بإعداداتها الحالية. لم يتغير شيء: اختر قانونًا آخر.
refusal-option-contradiction = «{ $option }: { $value }» لا يتفق مع «{ $other }». لم يتغير شيء: غيّر ذاك أولًا.

# ثم ما يخص الطاولة (TableRefusal) بما تعطيه من وقائع.

refusal-channel-busy = في هذه القناة طاولة مفتوحة؛ { help-command-table } يأتي بها إلى الأسفل. العب عليها، أو افتح طاولتك في قناة أخرى أو سلسلة.
refusal-tables-elsewhere =
    { $channels ->
        [none] لم تبق قناة تُفتح فيها الطاولات. لمدير السيرفر أن يختار بالأمر { help-command-setup }.
       *[other] في هذا السيرفر تُفتح الطاولات والتحديات في { $channels }.
    }
refusal-channels-full = اختيرت { $count } قنوات من قبل: أزل واحدة بالأمر { help-command-setup }.
refusal-undone-before = تغيّر شيء آخر منذ ذلك، أو تم التراجع عن هذا من قبل. افتح الإعدادات ثانية: { help-command-setup }.
refusal-seat-taken = المقعد { $seat } أخذه { $user }. اختر غيره.
refusal-not-seated = لست لاعبًا في هذه الطاولة. إن كان هناك مقعد فارغ فاجلس، وإلا فانضم إلى الصكة التالية!
refusal-no-seat-free = المقاعد كلها مأخوذة: يمكن بدء الصكة.
refusal-no-computer = لا كمبيوتر في { $seat }: تغيّر صاحب المقعد. لم يحدث شيء.
refusal-too-many-people = عدد اللاعبين في هذه اللعبة { $count }، وعلى الطاولة أكثر من ذلك. لا بد أن يقوم أحد أولًا.
refusal-not-host = هذا من حق { $user } وحده، مضيف الطاولة. إن كان غائبًا فللاعبين الآخرين التصويت لمضيف آخر من «{ players-button }» (وقبل الصكة بزر مقعده).
refusal-not-manager = لإيقاف الصكة اطلب ذلك من { $user }، مضيف الطاولة، أو ممن يدير السيرفر.
refusal-deal-given = هذه الطاولة تلعب الجولة { $deal }: قوانينها قوانين تلك الجولة.
refusal-limit-kept = اللعب دون حد للوقت يحتاج موافقة الجميع، وقد جلس آخرون. اختره وأنت وحدك على الطاولة: من ينضم بعد ذلك يقبل به.
refusal-seats-empty =
    { $count ->
        [one] ينقص لاعب واحد. انتظره، أو اضغط «{ lobby-button-fill }».
        [two] ينقص لاعبان. انتظرهما، أو اضغط «{ lobby-button-fill }».
        [few] ينقص { $count } لاعبين. انتظرهم، أو اضغط «{ lobby-button-fill }».
        [many] ينقص { $count } لاعبًا. انتظرهم، أو اضغط «{ lobby-button-fill }».
       *[other] ينقص { $count } لاعب. انتظرهم، أو اضغط «{ lobby-button-fill }».
    }
refusal-game-running = بدأت الصكة: لا يتغير هذا قبل نهايتها.
refusal-game-finished = انتهت هذه الصكة. «{ game-button-rematch }» على الطاولة يبدأ غيرها.
refusal-deal-finished = { refusal-deal-over }
refusal-no-game = لم تبدأ الصكة بعد. يبدؤها المضيف بزر «{ lobby-button-start }» عند اكتمال المقاعد، أو حالًا بزر «{ lobby-button-fill }» الذي يعطي المقاعد الفارغة للكمبيوتر.
refusal-already-ready = تم: الطاولة تنتظر بقية اللاعبين.
refusal-already-away = سبق أن تركت الصكة. «{ table-button-hand }» يعيد إليك مقعدك.
refusal-paused = الصكة متوقفة مؤقتًا. «{ pause-button-resume }» على الطاولة يكملها.
refusal-already-paused = الصكة متوقفة مؤقتًا من قبل. «{ pause-button-resume }» على الطاولة يكملها.
refusal-not-paused = الصكة ليست متوقفة.
refusal-pause-barred = الطاولات الأخرى في السهرة تنتظر هذه الطاولة: لا توقف هنا. إن اضطررت إلى الذهاب فاترك الطاولة: يلعب خبير بدلًا منك، ويمكنك العودة.
refusal-already-seated = لك مقعد في هذه الطاولة: لا تتغير المقاعد إلا بين الصكات.
refusal-saw-other-cards = رأيت يدًا أخرى في هذه الجولة: خذ هذا المقعد من الجولة التالية، أو خذ المقعد الذي رأيت يده إن كان مع كمبيوتر.
refusal-kick-self = لتغادر أنت، اضغط «{ table-button-leave }».
refusal-not-absent =
    لا يُزال لاعب إلا بعد أن تنتظره الطاولة { $count ->
        [one] دقيقة واحدة
        [two] دقيقتين
        [few] { $count } دقائق
        [many] { $count } دقيقة
       *[other] { $count } دقيقة
    } على الأقل: لم يحن ذلك بعد مع { $user }.
refusal-already-voted = صوتك محسوب: بقيت أصوات اللاعبين الآخرين.
refusal-table-elsewhere = لك طاولة مفتوحة هنا: { $channel }. أكملها، أو أغلقها بالأمر { help-command-stop }؛ وإن لم تجدها هناك فالأمر { help-command-table } يعيدها.
refusal-server-full =
    { $count ->
        [one] في هذا السيرفر طاولة مفتوحة، وهذا حده. انضم إليها، أو عد بعد قليل.
        [two] في هذا السيرفر طاولتان مفتوحتان، وهذا حده. انضم إلى إحداهما، أو عد بعد قليل.
        [few] في هذا السيرفر { $count } طاولات مفتوحة، وهذا حده. انضم إلى إحداها، أو عد بعد قليل.
        [many] في هذا السيرفر { $count } طاولة مفتوحة، وهذا حده. انضم إلى إحداها، أو عد بعد قليل.
       *[other] في هذا السيرفر { $count } طاولة مفتوحة، وهذا حده. انضم إلى إحداها، أو عد بعد قليل.
    }
refusal-take-backs-barred = في هذه الطاولة، الورقة إذا لُعبت لا ترجع. يستطيع المضيف السماح بالتراجع قبل الصكة.
refusal-take-back-late = لا شيء تتراجع عنه: لا تتراجع إلا عن آخر حركة لك، قبل أن يتصرف غيرك أو تنكشف ورقة مخفية.
refusal-take-back-cards-known = لم يعد التراجع عن هذه الحركة ممكنًا: كشفت أوراقًا لغيرك.
refusal-take-back-deal-counted = لم يعد التراجع عن هذه الحركة ممكنًا: حُسبت نقاط الجولة.
refusal-take-back-refused = رفض الخصم من قبل: الحركة باقية.
refusal-take-backs-used-up =
    { $count ->
        [one] طلبت التراجع مرة في هذه الجولة، وهذا هو الحد.
        [two] طلبت التراجع مرتين في هذه الجولة، وهذا هو الحد.
        [few] طلبت التراجع { $count } مرات في هذه الجولة، وهذا هو الحد.
        [many] طلبت التراجع { $count } مرة في هذه الجولة، وهذا هو الحد.
       *[other] طلبت التراجع { $count } مرة في هذه الجولة، وهذا هو الحد.
    }
refusal-already-asked = طُلب هذا من قبل: انتظر جواب اللاعبين الآخرين.
refusal-not-yours-to-answer = ليس القرار في هذا لك.
refusal-training-kept = فات الأوان: يُختار التدريب قبل الجولة الأولى، ولا يُختار لجولة مُعادة.
refusal-no-coach = المدرب في طاولات التدريب فقط.
refusal-coach-asked = طلب أحدهم المدرب من قبل: انتظر جواب اللاعبين الآخرين.
refusal-coach-refused = رُفض المدرب: يمكنك طلبه ثانية في الجولة التالية.
refusal-claim-barred = في هذه الطاولة تُلعب الأكلات كلها، فقد يأتي قيد.
refusal-claim-too-late = لم تبق إلا أكلة واحدة: العبها.
refusal-claim-denied = سبق أن قلت سوا في هذه الأكلة. العبها أولًا.
refusal-stop-asked = سُئل الخصم من قبل عن إيقاف الصكة.
refusal-deal-counts = هذه الجولة تُحسب: تُلعب حتى نهايتها. يمكنك المغادرة، ويكملها خبير بدلًا منك.
refusal-deal-begun = بدأ { $user } هذه الجولة في مكان آخر: يلعب كل واحد كل جولة من التحدي مرة واحدة.
refusal-swap-asked = اقتُرح تغيير المقاعد من قبل: انتظر جواب اللاعبين الآخرين.
refusal-swap-not-yours = لا حاجة إلى جوابك: وافقت من قبل، أو أنت من طلب.
refusal-watch-seated = أنت تلعب في هذه الطاولة، فلا تشاهد فيها يدًا أخرى.
refusal-watch-computer = يد الكمبيوتر تبقى مخفية: تظهر في نهاية الجولة.
refusal-watch-absent = هذا اللاعب غائب: اطلب منه عندما يعود.
refusal-watch-asked = طلبت من قبل: اختر لاعبًا آخر، أو انتظر الجواب.
refusal-watch-refused = يفضّل هذا اللاعب ألا يُظهر يده في هذه الصكة. اطلب من غيره، أو اطلب ثانية في الصكة التالية.
refusal-watch-saw-another = رأيت يدًا أخرى في هذه الجولة: اطلب في الجولة التالية.
refusal-watch-full =
    { $count ->
        [one] هناك من يشاهد يدًا في هذه الطاولة أو طلب ذلك، وهذا هو الحد. حاول لاحقًا.
        [two] هناك شخصان يشاهدان يدًا في هذه الطاولة أو طلبا ذلك، وهذا هو الحد. حاول لاحقًا.
        [few] هناك { $count } أشخاص يشاهدون يدًا في هذه الطاولة أو طلبوا ذلك، وهذا هو الحد. حاول لاحقًا.
        [many] هناك { $count } شخصًا يشاهدون يدًا في هذه الطاولة أو طلبوا ذلك، وهذا هو الحد. حاول لاحقًا.
       *[other] هناك { $count } شخص يشاهدون يدًا في هذه الطاولة أو طلبوا ذلك، وهذا هو الحد. حاول لاحقًا.
    }
refusal-watch-not-yours = الجواب عند { $seat }: كل لاعب يقرر في يده.
refusal-cards-in-shared-play = ما زال آخرون سيلعبون هذه الأوراق: تُفتح للجميع عندما ينتهي ذلك.
refusal-cards-in-play = تُلعب هذه الأوراق على طاولة تلعب فيها أو تشاهدها: تظهر لك بعد انتهاء تلك الجولة.
refusal-cards-seen = رأيت أوراق هذه الجولة: خذ مقعدًا بعد انتهائها.
refusal-import-in-rated-game = أنت في صكة مصنّفة: حتى تنتهي، لا تُحلَّل لك إلا جولات وُزّعت على طاولة هنا.
refusal-import-in-shared-play = أنت في وسط جولة يلعبها غيرك أيضًا: حتى تنهيها، لا تُحلَّل لك إلا جولات وُزّعت على طاولة هنا.
refusal-stale-press = هذا الزر قديم: لم يتغير شيء. استعمل الأزرار الحالية.
refusal-table-closed = هذه الطاولة مغلقة. افتح غيرها بالأمر { help-command-start }.
refusal-unknown-table = لم أعد أعرف هذه الطاولة. افتح غيرها بالأمر { help-command-start }.
refusal-table-lost = لم تعد قراءة ما لُعب على هذه الطاولة ممكنة، فأُغلقت. افتح غيرها بالأمر { help-command-start }.
refusal-table-waiting = لُعبت هذه الطاولة بنسخة أحدث من البوت، وهي تنتظر التحديث. لم يضع شيء. ويمكن لمن يدير السيرفر إغلاقها بالأمر { help-command-stop }.
refusal-closing = يُعاد تشغيل البوت. لم يضع شيء: حاول بعد لحظات.
refusal-no-table-here = لا طاولة في هذه القناة. افتح واحدة بالأمر { help-command-start }.
refusal-nothing-to-play =
    { $channels ->
        [none] لا صكة لك جارية. افتح طاولة بالأمر { help-command-start }.
       *[other] طاولة تلعب عليها مفتوحة في { $channels } ولا يمكن الوصول إليها من هنا: اكتب الأمر هناك.
    }
refusal-not-your-move = ليس دورك. اسأل دون حركة لتسمع حال طاولتك.
refusal-unknown-move = لم يُلعب شيء. يمكنك أن تقول: { $moves }.
refusal-seated-elsewhere = لا طاولة في هذه القناة. مقعدك في { $channels }.

# وأخيرًا ما يخص الأزرار والأوامر.

refusal-too-long = عدد الحروف { $count }: لا يُقرأ أكثر من { $most }.
refusal-too-fast =
    { $seconds ->
        [one] تمهّل قليلًا من فضلك. حاول بعد ثانية.
        [two] تمهّل قليلًا من فضلك. حاول بعد ثانيتين.
        [few] تمهّل قليلًا من فضلك. حاول بعد { $seconds } ثوانٍ.
        [many] تمهّل قليلًا من فضلك. حاول بعد { $seconds } ثانية.
       *[other] تمهّل قليلًا من فضلك. حاول بعد { $seconds } ثانية.
    }
refusal-server-too-fast =
    { $seconds ->
        [one] يرسل هذا السيرفر إلى البوت طلبات كثيرة. حاول بعد ثانية.
        [two] يرسل هذا السيرفر إلى البوت طلبات كثيرة. حاول بعد ثانيتين.
        [few] يرسل هذا السيرفر إلى البوت طلبات كثيرة. حاول بعد { $seconds } ثوانٍ.
        [many] يرسل هذا السيرفر إلى البوت طلبات كثيرة. حاول بعد { $seconds } ثانية.
       *[other] يرسل هذا السيرفر إلى البوت طلبات كثيرة. حاول بعد { $seconds } ثانية.
    }
refusal-not-server-manager = هذه الإعدادات للسيرفر كله: تغييرها يحتاج صلاحية «Manage Server» (إدارة السيرفر).
refusal-day-first = العب جولة اليوم أولًا: يُفتح ترتيبها بعد ورقتك الأخيرة.
refusal-day-too-old = هذه الجولة قديمة فلا تُلعب. اختر يومًا أحدث.
refusal-day-outdated = تغيّرت قوانين هذه اللعبة منذ ذلك الحين: لم يعد لعب هذه الجولة أو عرضها ممكنًا.
refusal-day-watchers =
    { $count ->
        [one] يُخبَر هنا شخص واحد
        [two] يُخبَر هنا شخصان
        [few] يُخبَر هنا { $count } أشخاص
        [many] يُخبَر هنا { $count } شخصًا
       *[other] يُخبَر هنا { $count } شخص
    }. لا تتسع الرسالة لإشارات أكثر.
refusal-no-daily-deal = ليس في هذا البوت جولة اليوم: أوقفها مشغّله.
refusal-no-experts = الخبراء لا يجيبون الآن. لم يضع شيء: اضغط «{ alone-button-on }» بعد قليل.
refusal-practice-outdated = تغيّرت قوانين هذه اللعبة منذ ذلك الحين: ابدأ جولة تدريب أخرى.
refusal-unknown-zone =
    لا توجد منطقة زمنية باسم «{ $zone }». { $like ->
        [none] اكتب مدينة كبيرة مثل Riyadh.
       *[other] لعلها: { $like }.
    }
refusal-hidden-player = يُبقي { $user } هذه الإحصاءات خاصة. لترى إحصاءاتك لا تختر لاعبًا.
refusal-not-yours = هذا الزر لغيرك. احصل على زرك بالأمر { help-command-privacy }.
refusal-old-button = هذا الزر من نسخة سابقة من البوت. استعمل أزرار أحدث رسالة للطاولة.
refusal-own-permissions = لا يحق لك أنت الكتابة في هذه القناة (تنقصك { $permissions })، فلا أنشر لك شيئًا فيها.
refusal-bot-not-here = لست عضوًا في هذا السيرفر: أنت وحدك أحضرتني. يجب أن يضيفني أحد مديري السيرفر قبل فتح طاولة هنا.
refusal-shared-lately =
    { $count ->
        [one] نُشر هذا في القناة قبل قليل. حاول بعد دقيقة.
        [two] نُشر هذا في القناة قبل قليل. حاول بعد دقيقتين.
        [few] نُشر هذا في القناة قبل قليل. حاول بعد { $count } دقائق.
        [many] نُشر هذا في القناة قبل قليل. حاول بعد { $count } دقيقة.
       *[other] نُشر هذا في القناة قبل قليل. حاول بعد { $count } دقيقة.
    }
refusal-missing-permissions = تنقصني صلاحيات في هذه القناة: { $permissions }. اطلبها من أحد المشرفين، أو اختر قناة أخرى.
refusal-post-channel = لا يمكنني النشر في { $channel }: تنقصني هناك { $permissions }. أعطني هذه الصلاحيات، أو اختر قناة أخرى.
refusal-post-not-writer = لا يحق لك أنت الكتابة في { $channel }: اختر قناة يحق لك الكتابة فيها.
refusal-post-channel-gone = القناة المختارة لم تعد موجودة أو ليست قناة نصية. اختر غيرها.
refusal-not-role-giver = لاختيار هذا الدور يجب أن يحق لك منحه بنفسك: صلاحية «Manage Roles» (إدارة الأدوار)، ودور أعلى منه.
refusal-no-rank-role = اختر أولًا دورًا لإحدى الدرجات.
refusal-discord-busy = Discord لا يقبل رسالة الطاولة الآن. لم يضع شيء: حاول بعد لحظات.
refusal-not-played = لا أستطيع حفظ الصكة، فلم يُلعب شيء. حاول بعد لحظات.
refusal-storage-unavailable = لا أستطيع القراءة ولا الحفظ الآن. لم يتغير شيء؛ حاول بعد لحظات.
refusal-damaged-row = ما تطلبه تالف في بياناتي، ولا أستطيع قراءته. لم يتغير شيء.
refusal-discord-down = Discord لا يجيبني كما يجب الآن. ربما تم ما طلبت رغم ذلك: تحقق بعد لحظات، مثلًا بالأمر { help-command-table }.
refusal-discord-forbidden = لا يسمح لي Discord بذلك هنا: تنقصني صلاحية يستطيع أحد مديري السيرفر منحها لي.
refusal-discord-gone = ما يتعلق به هذا لم يعد موجودًا على Discord. افتحه من جديد، مثلًا بالأمر { help-command-table }.
refusal-unknown-error = حدث خطأ من جهتي. لم يضع شيء: حاول ثانية، أو انشر الطاولة من جديد بالأمر { help-command-table }.
refusal-reference = -# لمشغّل البوت: هذا في السجل برقم { $reference }.

# الصلاحيات، كما يسميها Discord.

permission-view-channel = View Channel (عرض القناة)
permission-send-messages = Send Messages (إرسال الرسائل)
permission-send-messages-in-threads = Send Messages in Threads (إرسال الرسائل في السلاسل)
permission-create-public-threads = Create Public Threads (إنشاء سلاسل عامة)
refusal-no-such-game = لا صكة في هذا السيرفر بهذا الرقم. اختر واحدة من القائمة التي تظهر أثناء الكتابة.
refusal-already-voided = هذه الصكة ملغاة من قبل. لإعادة احتسابها: { help-command-restore }.
refusal-own-game = لعبت أنت في هذه الصكة: على مدير آخر للسيرفر أن يقرر هل تُحسب.
refusal-not-voided = هذه الصكة ليست ملغاة: هي محسوبة. لإلغائها: { help-command-void }.
refusal-no-server = لا لعب في الرسائل الخاصة: استعمل هذا الأمر في قناة من سيرفر أنا فيه.
refusal-two-people = اختر لاعبين مختلفين.
refusal-partner-or-opponent = اختر خويًّا أو خصمًا، لا كليهما.
refusal-challenge-unknown = لا تحدي بهذا الرمز. شكل الرمز: C-7K3Q2M.
refusal-challenge-first = العب أنت هذه الجولة أولًا: بعدها تقرأ ما فعله الآخرون بها.
refusal-challenge-over = انتهى هذا التحدي: ما يُلعب الآن لا يُحسب.
refusal-challenge-evening = هذه جولات سهرة: تُلعب على طاولاتها.
refusal-challenge-too-old = انتهى هذا التحدي قبل أكثر من شهر: لم تعد جولاته تُلعب.
refusal-challenge-outdated = تغيّرت قوانين هذه اللعبة منذ ذلك الحين: لا يمكن متابعة هذا التحدي.
refusal-experts-play = في هذا التحدي كل كمبيوتر خبير، ومن يلعب ضد الخويّين يبقى في مقعده.
refusal-pair-plays = هذا التحدي لخويّين: يجلس صديق في المقعد الفارغ أمامك، ثم تبدأ.
refusal-challenge-game = هذه الصكة لم تنته، أو لم تُلعب منها جولة: لا شيء يُلعب من جديد.
refusal-challenge-taken = تحدٍّ واحد في كل مرة لصكة واحدة: { $code } مفتوح.
refusal-challenges-open =
    { $count ->
        [one] لك تحدٍّ مفتوح. انتظر نهايته.
        [two] لك تحديان مفتوحان. انتظر نهاية أحدهما.
        [few] لك { $count } تحديات مفتوحة. انتظر نهاية أحدها.
        [many] لك { $count } تحديًا مفتوحًا. انتظر نهاية أحدها.
       *[other] لك { $count } تحدٍّ مفتوح. انتظر نهاية أحدها.
    }
