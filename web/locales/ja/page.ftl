## 言語とアプリ

language-name = 日本語
language-direction = ltr
language = 言語
language-unknown = 「{ $tag }」という言語はここにはありません。
app-description = カードゲームSCOUTの非公式版。サーバーなしで、遊ぶ、置く、埋め込む。
app-picture-narrow = スマートフォンで、あなたの手番
app-picture-wide = 5人で遊ぶテーブル

## 共通の言葉

row = { $one }、{ $next }
space = {""}
title = SCOUT
tagline = 団員を集め、最高のショーを。
unofficial = 非公式のファン作品です（オインクゲームズの製品ではありません）。どこにも何も送信しません。
close = 閉じる
cancel = キャンセル
cards-none = なし
seat-name = { $who ->
    [you] あなた
   *[other] { $name }
}

## 準備

setup-form = 新しいゲーム
setup-players = プレイ人数
setup-strength = 相手の強さ
setup-mixed = ミックス
setup-seats = 席と名前
setup-seat-name = 席{ $seat }の名前
setup-seat-kind = 席{ $seat }のプレイヤー
setup-person = 人
separator = ・
setup-computer = コンピューター：{ $level }
setup-play = { $persons ->
    [0] { $bots ->
       *[other] コンピューター{ $bots }人の対戦を見る
    }
    [1] { $bots ->
        [1] 始める：1人と対戦
       *[other] 始める：{ $bots-word }と対戦
    }
   *[other] { $bots ->
        [0] 始める：1台で{ $persons }人
       *[other] 始める：{ $persons }人とコンピューター{ $bots }人
    }
}
first-play = 始める：3人と対戦
first-stuck = 何も起こりませんか？
first-reset = 最初からやり直す（ゲームは残ります）
first-failed = ページの一部を読み込めませんでした。
setup-resume = 続きから
setup-resume-what = { $names }：ラウンド{ $round }/{ $rounds }
setup-kept = 途中のゲーム
setup-discard = 削除
setup-discard-what = ゲームを削除（{ $what }）
setup-discarded = 削除しました（{ $what }）
setup-help = 遊び方
newcomer-question = SCOUTは初めてですか？
newcomer-learn = 3分で覚える
newcomer-known = 知っています
newcomer-go-on = 続きを覚える
setup-dealing = 準備ができしだい、カードを配ります…
count-word = { $count ->
    [1] 1人
    [2] 2人
    [3] 3人
    [4] 4人
   *[other] { $count }人
}
bot-clown = ピエロ
bot-juggler = ジャグラー
bot-acrobat = 軽業師
bot-aerialist = 綱渡り師
bot-ringmaster = 団長
level-about = { $style }単純な方針の3人を相手に4人で遊ぶと、100回中{ $wins }回勝ちます。
level-clown = 気まぐれに遊び、すぐに忘れます。
level-juggler = ときどき良い手を取り落とします。
level-acrobat = 手堅く、たまに大胆です。
level-aerialist = めったに好機を逃しません。
level-ringmaster = いつも見つけた中で最善の手を選びます。
level-mixed = 最初の席から順に、違う強さが1人ずつ並びます。
record-won = { $level }、{ $players }人戦：{ $games }回中{ $won }勝。最高{ $best }点。
record-streak = { $count }連勝！
bot-name-1 = ローラ
bot-name-2 = ミラ
bot-name-3 = オットー
bot-name-4 = ザザ
bot-name-5 = ベンノ
person-name = プレイヤー{ $seat }

## 起動

boot-progress = ゲームを準備しています：{ $percent }%
boot-almost = ゲームを起動しています…
boot-ready = 準備完了
boot-retry = もう一度試す
boot-reset = 最初からやり直す（ゲームは残ります）
boot-no-wasm = このブラウザーではゲームを動かせません。WebAssemblyがないか、オフになっています。最新のFirefox、Chrome、Edge、Safariで遊べます。
boot-file-missing = ゲームのファイルを1つ読み込めませんでした（{ $detail }）。接続を確かめて、もう一度試してください。
boot-time-over = ゲームの読み込みに時間がかかりすぎています。接続を確かめて、もう一度試してください。
boot-version = ページとゲームのバージョンが違います（{ $detail }）。ページを読み込み直してください。
boot-broken = ゲームを起動できませんでした（{ $detail }）。
trouble-broken-save = 保存されたゲームを1つ読み込めませんでした。そのゲームは別に取ってあります。ほかは問題なく使えます。
trouble-engine = ゲームで問題が起きました（{ $detail }）。ゲームは失われていません。
trouble-loading = 少しお待ちください。まだ読み込み中です。
trouble-fleeting = このブラウザーには何も保存できません。ゲームが残るのは、このタブを閉じるまでです。
elsewhere = このゲームは別のタブで続いています。
elsewhere-take = ここで遊ぶ
elsewhere-leave = 別のタブに任せる

## アプリとしてのページ

offline-filling = オフライン用に保存中：{ $percent }%
offline-ready = オフラインで遊べます。もう接続は要りません。
offline-unkept = ここでは開くたびに接続が必要です。ページを保存するには、httpsと最新のブラウザーが要ります。
update-offer = SCOUTの新しいバージョンがあります。
update-take = 今すぐ使う
update-later = あとで
update-elsewhere = 新しいバージョンが使われています。このページもラウンドの後に切り替わります。
install-offer = SCOUTをこの端末にアプリとして置きますか？
install-do = インストール
install-no = 今はしない

## ひとこと

say-your-turn = あなたの手番です。
say-turn = { $who ->
    [you] あなたの手番です。
   *[other] { $name }が考えています…
}
say-next = 次は{ $name }です。
say-next-button = 次へ
    .face = 次へ
say-which-way = どちらの向きにしますか？　手札全体で、一度だけ選べます。
say-choosing = { $who ->
    [you] 向きを選んでください。
   *[other] { $name }が向きを選んでいます…
}
say-game-over = ゲーム終了です。
say-show-anything = 場は空です。好きな組をショーしてください。
say-beat-or-scout = { $owner ->
    [you] 自分の{ $active }に勝つか、スカウトしてください。
   *[other] { $active }に勝つか、スカウトしてください。
}
say-beat = { $active }に勝ってください。
say-scout-only = { $active }には勝てません。カードをスカウトしてください。
say-scout-or-both = { $active }には勝てません。スカウトか、スカウト&ショーです。
say-beats = { $cards }は{ $active }に勝てます
say-opens = { $cards }をショー
say-scouting = { $owner ->
    [you] 自分の場札からスカウト：端のカードと、入れるすき間を選んでください。
   *[other] { $ownerName }からスカウト：端のカードと、入れるすき間を選んでください。
}
say-pick-end = 次に、カードを選んでください。場札の端です。
say-pick-gap = 次に、入れるすき間を選んでください。カードは逆さにもできます。
say-makes = { $owner ->
    [you] できる組：{ $cards }
   *[other] { $ownerName }からスカウト。できる組：{ $cards }
}
say-makes-nothing = { $owner ->
    [you] そこでは組になりません。
   *[other] { $ownerName }からスカウト。そこでは組になりません。
}
say-second = 次は、{ $active }に勝ってください。
say-second-free = 次は、好きな組をショーしてください。場は空です。
say-looking-back = これまでの場面です。
say-look-at = { $at }/{ $of }：
say-look-now = 現在に戻る
    .face = 現在
say-look-earlier = 一手前
    .face = ‹
say-look-later = 一手後
    .face = ›

## できない理由

why = なぜ？
refused-not-your-turn = { $name }の手番です。
refused-wrong-phase = まず全員が向きを選びます。
refused-out-of-range = ここではできません。
refused-not-a-set = { $cards }は、連番でも同じ数字でもありません。
refused-too-few-cards = { $cards }では足りません。{ $active }に勝つには{ $turns }枚以上必要です。
refused-weaker-kind = { $cards }は連番、{ $active }は同じ数字です。同じ数字のほうが強い組です。
refused-lower-value = { $cards }の数字は{ $active }より大きくありません。
refused-nothing-beats = { $active }には勝てません。
refused-nothing-to-scout = 場にスカウトできるカードがありません。
refused-no-token = このラウンドのスカウト&ショーは使用済みです。
refused-no-tickets = 2人で遊ぶときは、スカウト&ショーはありません。
refused-no-chip = スカウトチップが残っていません。
refused-must-show = 場は空です。必ずショーします。
refused-round-over = ラウンドは終わりました。
refused-looking-back = 前の場面を見ています。先に現在に戻ってください。
refused-pick-cards = 先にカードを選んでください。組の最初と最後のカードをタップします。
refused-pick-end = 先にカードを選んでください。場札の端です。
refused-pick-gap = 先に、カードを入れるすき間を選んでください。
refused-pick-way = 先に手札の向きを選んでください。
refused-no-show-after = その後にショーできる組がありません。
refused-gaps-open = カードを入れるすき間を選ぶか、戻ってください。
refused-second-half = ここでショーするか、戻ってください。
refused-nothing-to-undo = 取り消せるものがありません。
refused-no-undo-in-company = 何人かで遊ぶときは取り消せません。

## これまでの流れと、読み上げ

log-title = このラウンド
log-round = ラウンド{ $round }
log-look-back = 振り返る
log-empty = 全員が向きを選ぶまで、誰もカードを出せません。ほかの人が何を選んだかは見えません。
log-start = { $who ->
    [you] あなたから始まります。
   *[other] { $name }から始まります。
}
log-see = このときのテーブルを見る
log-dealt = { $who ->
    [you] ラウンド{ $round }：手札{ $size }枚ずつ、あなたから
   *[other] ラウンド{ $round }：手札{ $size }枚ずつ、{ $name }から
}
log-turned = { $who ->
    [you] { $way ->
        [turned] あなたは手札を逆さにしました
       *[other] あなたは手札をそのままにしました
    }
   *[other] { $name }は準備完了です
}
log-scouted = { $who ->
    [you] あなたは{ $cards }をスカウトしました
   *[other] { $name }は{ $cards }をスカウトしました
}
log-showed = { $who ->
    [you] あなたは{ $cards }をショーしました
   *[other] { $name }は{ $cards }をショーしました
}
log-both = { $who ->
    [you] あなたは{ $scouted }をスカウトし、{ $shown }をショーしました
   *[other] { $name }は{ $scouted }をスカウトし、{ $shown }をショーしました
}
log-chip = { $chip ->
    [centre] チップ1枚を使用
    [you] あなたにチップ1枚
   *[other] { $name }にチップ1枚
}
log-captured = { $captured }枚獲得
log-emptied = { $who ->
    [you] ラウンド終了：あなたの手札がなくなりました
   *[other] ラウンド終了：{ $name }の手札がなくなりました
}
log-unbeaten = { $who ->
    [you] ラウンド終了：誰もあなたに勝てませんでした
   *[other] ラウンド終了：誰も{ $name }に勝てませんでした
}
log-game-ended = ゲーム終了です
told-action = { $text }。
told-undone = 取り消しました。

## ラウンドの終わり、ゲームの終わり

end-title = ラウンド終了
end-sentence-emptied = { $who ->
    [you] ラウンド終了です。あなたの手札がなくなりました。
   *[other] ラウンド終了です。{ $name }の手札がなくなりました。
}
end-sentence-unbeaten = { $who ->
    [you] ラウンド終了です。誰もあなたに勝てませんでした。
   *[other] ラウンド終了です。誰も{ $name }に勝てませんでした。
}
end-emptied = { $who ->
    [you] あなたが最後のカードをショーしました。
   *[other] { $name }が手札の最後のカードをショーしました。
}
end-emptied-so = ラウンドはすぐに終わります。ほかの人は全員、手札に残った枚数だけ減点です。
end-unbeaten = { $who ->
    [you] あなたの最後のショーの後、ほかの全員がスカウトだけをしました。
   *[other] { $name }の最後のショーの後、ほかの全員がスカウトだけをしました。
}
end-unbeaten-two = { $who ->
    [you] あなたの場札に勝てる組はなく、スカウトするチップも残っていませんでした。
   *[other] { $name }の場札に勝てる組はなく、スカウトするチップも残っていませんでした。
}
end-unbeaten-so = { $who ->
    [you] これでラウンドは終わり、あなたの手札{ $size }枚は減点されません。
   *[other] これでラウンドは終わり、{ $name }の手札{ $size }枚は減点されません。
}
end-round-of = { $round }/{ $rounds }
end-table = ラウンド{ $round }の得点
end-player = プレイヤー
end-captured = 獲得
end-chips = チップ
end-hand = 手札
end-round = 得点
end-total = 合計
end-free = 手札{ $size }枚、減点なし
end-won = { $who ->
    [you] あなたの優勝です！
   *[other] { $name }の優勝です！
}
end-shared = { $names }の同点優勝です！
end-rounds-table = 全ラウンドの得点

## 1台を何人かで

hand-over-to = { $name }に渡してください
hand-over-hidden = 今は誰の手札も見えません。
hand-over-ready = { $name }です。手札を見ます

## 手札の向き

way-as-dealt = 配られたまま
way-turned = 逆さ
way-note = { $sets ->
    [0] 2枚以上の組なし
   *[other] { $sets }組、最長{ $longest }枚
}
way-legend = どちらの向きにしますか？
way-hand = あなたの手札、配られたまま
way-hand-turned = あなたの手札、逆さ

## メニュー

menu-title = メニュー
menu-round = ラウンド{ $round }/{ $rounds }
menu-totals = これまでの得点
menu-pace = コンピューターの速さ
pace-step = 一手
pace-slow = 遅い
pace-normal = 普通
pace-fast = 速い
pace-off = 即時
menu-theme = 色
theme-system = 端末に合わせる
theme-light = ライト
theme-dark = ダーク
theme-contrast = 高コントラスト
menu-log = これまでの流れ
menu-share = コピーと共有
menu-help = 遊び方
menu-rules = ルール
menu-hint = 団長ならどうする？
menu-settings = 設定
menu-move = 手を入力
menu-print = 得点を印刷
menu-keys = キー
menu-leave = ゲームをやめる
leave-title = このゲームをやめますか？
leave-text = ゲームは保存されます。最初のページから続けられます。
leave-text-over = ゲームは終わっています。結果も一緒に消えます。
leave-do = やめる
seat-cards = 手札
seat-points = 獲得したカード
seat-chips = スカウトチップ
seat-token = スカウト&ショー
seat-token-left = 未使用
seat-token-used = 使用済み
seat-total = 前のラウンドまでの得点
seat-start = このラウンドのスタートプレイヤー
seat-kind-person = 人
