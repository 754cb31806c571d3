# رسالة دعوة السيرفر للبوت.

welcome-title = الكونتريه وأربع عشرة لعبة من عائلتها، وحدك أو مع أصدقائك
welcome-players = { help-command-start } يفتح طاولة، والكمبيوتر يأخذ المقاعد الفارغة. و{ help-command-help } يعلّم اللعبة.
welcome-managers = لمن يدير السيرفر: { help-command-setup }.
welcome-button-table = افتح طاولة
welcome-button-setup = إعداد
