## آنچه صفحه‌های دیگر نشان می‌دهند: نمودار، بازپخش، پرسش، بازی

embed-players = { $count } بازیکن
embed-round = دور { $round } از { $rounds }
embed-seat = صندلی { $seat }
embed-ribbon = مجموعهٔ { $name }
embed-nothing = چیزی روی میز نیست
embed-to-turn = { $name } یک رو انتخاب می‌کند
embed-to-play = نوبت { $name } است
embed-over = دور تمام شده است.

embed-card = { $up } بالای { $down }
embed-card-hidden = کارت پنهان
embed-table = مجموعهٔ { $name } روی میز، از چپ به راست: { $cards }.
embed-hand = دست { $name }، از چپ به راست: { $cards }.
embed-hand-empty = دست { $name }: خالی.
embed-counts = { $name }: { $cards } کارت در دست، { $captured } کارت گرفته‌شده، { $chips } نشانگر{ $token ->
    [left] ، استخدام و نمایش باقی است
    [used] ، استخدام و نمایش مصرف شده است
   *[none] {""}
}.
embed-marked = نشان‌دار: { $places }.

embed-start = آغاز
embed-dealt = دور { $round } پخش می‌شود، { $name } شروع می‌کند.
embed-kept = { $name } دست را همین‌طور نگه می‌دارد.
embed-turned = { $name } دست را برمی‌گرداند.
embed-showed = { $name } نمایش می‌دهد: { $cards }
embed-scouted = { $name } استخدام می‌کند: { $cards }
embed-both = { $name } استخدام می‌کند و نمایش می‌دهد: { $cards }
embed-scored = دور تمام شد: { $scores }.

embed-replay = بازپخش
embed-at = { $ply } از { $count }
embed-first = به آغاز
embed-back = یک حرکت عقب
embed-next = یک حرکت جلو
embed-last = به پایان

embed-ask-beat = کدام‌ها مجموعهٔ روی میز را شکست می‌دهند؟
embed-ask-scout = نوبت { $name } است. کدام استخدام بهتر از همه است؟
embed-ask-count = { $table ->
    [set] چند مجموعهٔ این دست از مجموعهٔ روی میز قوی‌تر است؟
   *[empty] در این دست چند مجموعه هست؟
}
embed-ask-score = { $name } در این دور چند امتیاز می‌گیرد؟
embed-choose = یک پاسخ را انتخاب کنید.
embed-choose-all = همهٔ پاسخ‌های درست را انتخاب کنید.
embed-choice-show = { $cards } ({ $count ->
    [one] جای { $places }
   *[other] جاهای { $places }
})
embed-choice-scout = { $end ->
    [left] کارت چپ
    [right] کارت راست
   *[only] کارت
}، به‌صورت { $cards }{ $turned ->
    [yes] {" "}(برگردانده)
   *[no] {""}
}، در جای { $place }
embed-your-answer = پاسخ شما
embed-check = بررسی
embed-right = درست است.
embed-wrong = کاملاً درست نیست.
embed-is-right = درست.
embed-is-wrong = نادرست.
embed-answer = پاسخ { $answer } است.
embed-sum = { $points } گرفته‌شده + { $chips } نشانگر − { $hand } در دست
embed-score = { $right } از { $count } درست.
embed-value = امتیاز مورد انتظار: { $value }
embed-again = دوباره
embed-why-not-a-set = مجموعه نیست
embed-why-too-few-cards = کارت کم است
embed-why-weaker-kind = با تعداد برابر، ترتیب متوالی ضعیف‌تر است
embed-why-lower-value = ارزش پایین است

embed-open = باز کردن در SCOUT
embed-play = شروع
embed-loading = در حال بارگیری: { $percent }٪
embed-play-players = SCOUT: شما در برابر { $count ->
    [one] یک رایانه
   *[other] { $count } رایانه
}
embed-play-note = بازی را بارگیری می‌کند (حدود ۵ مگابایت). غیررسمی، کار دوستداران بازی. چیزی به جایی نمی‌فرستد.
embed-game = یک بازی SCOUT

embed-error = این را نمی‌توان نشان داد.
embed-error-missing = این‌جا چیزی برای نشان دادن نیست.
embed-error-place = خوانا نیست: { $field }، ستون { $column }.
embed-error-line = خوانا نیست: سطر { $line }، ستون { $column }.
embed-error-link = این نشانی خراب یا ناقص است.
embed-error-sandbox = صفحهٔ دربرگیرنده باید «allow-same-origin» را هم اجازه دهد.
embed-error-engine = بازی راه نیفتاد.
