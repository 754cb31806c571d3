# منصة الموسم.

podium-title = منصة الموسم: { $ladder }
podium-season = من { DATETIME($began, dateStyle: "long") } إلى { DATETIME($ended, dateStyle: "long") }
podium-place =
    { $rank ->
        [1] المركز الأول
        [2] المركز الثاني
       *[other] المركز الثالث
    }
podium-line =
    { $rank ->
        [1] 🥇
        [2] 🥈
       *[other] 🥉
    } { podium-place }: { $player }، التصنيف **{ NUMBER($points, useGrouping: 0) }** في { $games ->
        [one] صكة واحدة
        [two] صكتين
        [few] { $games } صكات
        [many] { $games } صكة
       *[other] { $games } صكة
    }
podium-words = { podium-title }.
podium-step-words = { podium-place }: { $players }، التصنيف { NUMBER($points, useGrouping: 0) }.
podium-others =
    { $count ->
        [1] وشخص آخر
        [2] وشخصان آخران
       *[other] و{ $count } غيرهم
    }
podium-next = يبدأ موسم جديد: اخلطوا الأوراق!

# تحت أول منصة لسيرفر: هل تعلن طاولاته الإنجازات.

podium-feats = هل تعلن طاولات هذا السيرفر إنجازات اللاعبين الجديدة في نهاية الصكة؟ الآن يقرأ كل لاعب إنجازاته وحده. لمن يدير السيرفر أن يجيب هنا، أو لاحقًا بالأمر { help-command-setup }.
podium-button-announce = أعلنها
podium-button-private = أبقها خاصة
podium-feats-answered =
    { $announced ->
        [yes] ستُعلن الإنجازات الجديدة على الطاولات: قرر ذلك { $player }. لتغييره: { help-command-setup }.
       *[other] تبقى الإنجازات الجديدة خاصة: قرر ذلك { $player }. لتغييره: { help-command-setup }.
    }
