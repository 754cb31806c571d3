# انتظار مقعد فارغ.

notify-title = مقعد فارغ؟
notify-on = ستصلك رسالة واحدة، حالما يفرغ مقعد في قناة تراها من هذا السيرفر. ينتهي الطلب غدًا في { $time }.
notify-off = لن تصلك رسالة.
notify-free-now = هناك مقعد فارغ الآن: { $channel }
notify-button-on = أخبرني
notify-button-off = لا تخبرني
notify-call = { $people }: فرغ مقعد في هذه الطاولة ({ $game }). من سبق جلس.
