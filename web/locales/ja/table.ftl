## テーブル：カード、席、場、手札、操作

you = あなた

card-name = { $up }、逆さで{ $down }
card-unknown = 伏せたカード

seats-label = ほかのプレイヤー
seat-label = { $name }：{ $counts }。{ $turn ->
    [yes] {""}手番です。
   *[no] {""}
}{ $owner ->
    [yes] {""}場札の持ち主です。
   *[no] {""}
}
seat-counts = 手札{ $cards }枚、獲得{ $captured }枚、チップ{ $chips }枚{ $token ->
    [left] 、スカウト&ショーのチケット未使用
    [used] 、スカウト&ショーのチケット使用済み
   *[none] {""}
}
seat-turn = 手番
seat-started = このラウンドのスタートプレイヤーです。
own-round = ラウンド{ $round }/{ $rounds }
seat-ready = 準備完了
seat-choosing = 選択中…
seat-thinking = 考え中…
seat-did-word = { $kind ->
    [scouted] スカウト
    [both] スカウト&ショー
   *[showed] ショー
}
seat-did = { $kind ->
    [scouted] { $values }をスカウトしました。
    [both] スカウトして{ $values }をショーしました。
   *[showed] { $values }をショーしました。
}

active-label = { $owner ->
    [you] あなたの場札：{ $values }
   *[other] { $name }の場札：{ $values }
}
ribbon = { $owner ->
    [you] あなたの場札
   *[other] { $name }の場札
}
scout-end = { $end ->
    [left] 左端からスカウト：{ $up }、逆さで{ $down }
    [right] 右端からスカウト：{ $up }、逆さで{ $down }
   *[only] スカウト：{ $up }、逆さで{ $down }
}
tag-new = 新
tray-label = スカウトするカード：{ $up }、逆さで{ $down }
tray-counts-as = 数字は
turn-over = 逆さにする
turn-over-to = { $value }に
stage-empty = 場は空です。
centre-chips = 中央に、使ったチップ{ $count }枚

hand-label = あなたの手札、{ $count }枚
hand-label-scouting = あなたの手札、すき間を選んでください
hand-card = { $up }、逆さで{ $down }、{ $count }枚中{ $place }枚目
hand-card-in-set = { $card }、{ $kind ->
    [match] 同じ数字{ $size }枚
   *[run] { $size }枚の連番
}の{ $part ->
    [first] 先頭
    [last] 末尾
   *[middle] 途中
}
ghost-here = ここ
ghost-place = ここ、{ $place }枚目
gap = { $where ->
    [first] { $place }枚目、{ $right }の前
    [last] { $place }枚目、{ $left }の後ろ
   *[between] { $place }枚目、{ $left }と{ $right }の間
}
gap-makes = { $gap }、{ $kind ->
    [match] 同じ数字{ $size }枚
   *[run] { $size }枚の連番
}ができます

actions-label = 操作
key-enter = Enter
key-escape = Esc
action-show = ショー
action-show-count = { $count }枚
action-scout = スカウト
action-confirm = 決定
action-scout-show = スカウト&ショー
action-scout-then-show = スカウトしてショー
action-undo = 取り消す
action-back = 戻る
action-menu = メニュー
action-keep = このまま
action-turn-hand = 逆さにする
action-see-table = テーブルを見る
action-see-points = 得点を見る
action-next = { $last ->
    [yes] もう一度遊ぶ
   *[no] 次のラウンド
}

why-choose-cards = 先にショーするカードを選んでください。
why-choose-end = 先に場札の端のカードを選んでください。
why-choose-gap = 先に手札のすき間を選んでください。
why-scouting = 先に戻るか、スカウトを決定してください。
why-show-now = 組をショーするか、戻ってください。
why-must-show = このスカウトの後にショーできる組がありません。
why-no-undo = 取り消せるものがありません。
reason-not-your-turn = あなたの手番ではありません。
reason-wrong-phase = 今はできません。
reason-out-of-range = そのカードはありません。
reason-not-a-set = このカードは組になりません。
reason-too-few-cards = 場札に勝つには枚数が足りません。
reason-weaker-kind = 枚数が同じなら、連番は同じ数字に勝てません。
reason-lower-value = 場札に勝つには数字が小さすぎます。
reason-nothing-to-scout = スカウトできるカードがありません。
reason-no-token = スカウト&ショーのチケットは使用済みです。
reason-no-chip = スカウトチップが残っていません。
reason-must-show = 場は空です。必ずショーします。
reason-round-over = ラウンドは終わりました。
