## Що показують інші сайти: діаграми, партії, запитання, гра

embed-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
embed-round = раунд { $round } з { $rounds }
embed-seat = Місце { $seat }
embed-ribbon = { $name }
embed-nothing = На столі нічого немає
embed-to-turn = { $name } вибирає бік
embed-to-play = Ходить { $name }
embed-over = Раунд закінчено.

embed-card = { $up } над { $down }
embed-card-hidden = прихована карта
embed-table = Набір на столі має { $name }, зліва направо: { $cards }.
embed-hand = { $name } має в руці, зліва направо: { $cards }.
embed-hand-empty = { $name } не має карт у руці.
embed-counts = { $name }: { $cards ->
    [one] { $cards } карта в руці
    [few] { $cards } карти в руці
    [many] { $cards } карт у руці
   *[other] { $cards } карти в руці
}, захоплено { $captured }, { $chips ->
    [one] { $chips } жетон
    [few] { $chips } жетони
    [many] { $chips } жетонів
   *[other] { $chips } жетона
}{ $token ->
    [left] , «Розвідка й розіграш» ще є
    [used] , «Розвідка й розіграш» використано
   *[none] {""}
}.
embed-marked = Позначено: { $places }.

embed-start = Початок
embed-dealt = Роздано раунд { $round }, починає { $name }.
embed-kept = { $name } лишає руку як є.
embed-turned = { $name } перевертає руку.
embed-showed = { $name } розігрує { $cards }
embed-scouted = { $name } розвідує { $cards }
embed-both = { $name } розвідує й розігрує { $cards }
embed-scored = Раунд закінчено: { $scores }.

embed-replay = Повтор
embed-at = { $ply } з { $count }
embed-first = На початок
embed-back = На хід назад
embed-next = На хід уперед
embed-last = У кінець

embed-ask-beat = Що з цього б’є набір на столі?
embed-ask-scout = Ходить { $name }. Яка розвідка найкраща?
embed-ask-count = { $table ->
    [set] Скільки наборів із цієї руки б’ють набір на столі?
   *[empty] Скільки наборів у цій руці?
}
embed-ask-score = Скільки очок отримує { $name } у цьому раунді?
embed-choose = Вибери одну відповідь.
embed-choose-all = Вибери всі правильні відповіді.
embed-choice-show = { $cards } ({ $count ->
    [one] місце { $places }
    [few] місця { $places }
    [many] місця { $places }
   *[other] місця { $places }
})
embed-choice-scout = { $end ->
    [left] ліва карта
    [right] права карта
   *[only] карта
} як { $cards }{ $turned ->
    [yes] {" "}(перевернута)
   *[no] {""}
} на місце { $place }
embed-your-answer = Твоя відповідь
embed-check = Перевірити
embed-right = Правильно.
embed-wrong = Не зовсім.
embed-is-right = Правильно.
embed-is-wrong = Неправильно.
embed-answer = Відповідь: { $answer }.
embed-sum = захоплено { $points } + { $chips ->
    [one] { $chips } жетон
    [few] { $chips } жетони
    [many] { $chips } жетонів
   *[other] { $chips } жетона
} − у руці { $hand }
embed-score = Правильно: { $right } з { $count }.
embed-value = очікувано очок: { $value }
embed-again = Ще раз
embed-why-not-a-set = не набір
embed-why-too-few-cards = замало карт
embed-why-weaker-kind = послідовний порядок слабший
embed-why-lower-value = вартість замала

embed-open = Відкрити в SCOUT
embed-play = Грати
embed-loading = Завантаження: { $percent } %
embed-play-players = SCOUT: ти проти { $count ->
    [one] { $count } комп’ютера
    [few] { $count } комп’ютерів
    [many] { $count } комп’ютерів
   *[other] { $count } комп’ютера
}
embed-play-note = Завантажує гру (близько 5 МБ). Неофіційна робота шанувальників. Нікуди нічого не надсилає.
embed-game = Партія SCOUT

embed-error = Цього не можна показати.
embed-error-missing = Тут нема чого показувати.
embed-error-place = Не читається: { $field }, стовпчик { $column }.
embed-error-line = Не читається: рядок { $line }, стовпчик { $column }.
embed-error-link = Ця адреса пошкоджена або неповна.
embed-error-sandbox = Сторінка довкола має дозволяти для гри ще й «allow-same-origin».
embed-error-engine = Гру не вдалося запустити.
