## ほかのサイトに出るもの：局面図、再生、問題、ゲーム

embed-players = { $count }人
embed-round = ラウンド{ $round }/{ $rounds }
embed-seat = 席{ $seat }
embed-ribbon = { $name }の場札
embed-nothing = 場は空です
embed-to-turn = { $name }が向きを選んでいます
embed-to-play = { $name }の手番
embed-over = ラウンドは終わりました。

embed-card = { $up }、逆さで{ $down }
embed-card-hidden = 伏せたカード
embed-table = { $name }の場札、左から、{ $cards }。
embed-hand = { $name }の手札、左から、{ $cards }。
embed-hand-empty = { $name }の手札、なし。
embed-counts = { $name }：手札{ $cards }枚、獲得{ $captured }枚、スカウトチップ{ $chips }枚{ $token ->
    [left] 、スカウト&ショー未使用
    [used] 、スカウト&ショー使用済み
   *[none] {""}
}。
embed-marked = しるし：{ $places }。

embed-start = 最初
embed-dealt = ラウンド{ $round }を配りました。{ $name }から始めます。
embed-kept = { $name }は手札をこのままにします。
embed-turned = { $name }は手札を逆さにします。
embed-showed = { $name }がショー：{ $cards }
embed-scouted = { $name }がスカウト：{ $cards }
embed-both = { $name }がスカウトしてショー：{ $cards }
embed-scored = ラウンド終了：{ $scores }。

embed-replay = 再生
embed-at = { $ply }/{ $count }
embed-first = 最初へ
embed-back = 一手戻る
embed-next = 一手進む
embed-last = 最後へ

embed-ask-beat = 場札に勝つのはどれですか？
embed-ask-scout = { $name }の手番です。いちばん良いスカウトはどれですか？
embed-ask-count = { $table ->
    [set] この手札で場札に勝つ組はいくつありますか？
   *[empty] この手札に組はいくつありますか？
}
embed-ask-score = このラウンドで{ $name }は何点ですか？
embed-choose = 答えを1つ選んでください。
embed-choose-all = 正しい答えをすべて選んでください。
embed-choice-show = { $cards }（{ $count ->
   *[other] { $places }枚目
}）
embed-choice-scout = { $end ->
    [left] 左端のカード
    [right] 右端のカード
   *[only] カード
}を{ $cards }として{ $turned ->
    [yes] （逆さにして）
   *[no] {""}
}{ $place }枚目に入れる
embed-your-answer = あなたの答え
embed-check = 答え合わせ
embed-right = 正解です。
embed-wrong = 惜しい！
embed-is-right = 正解です。
embed-is-wrong = 不正解です。
embed-answer = 答えは{ $answer }です。
embed-sum = 獲得{ $points } + チップ{ $chips } − 手札{ $hand }
embed-score = { $count }問中{ $right }問正解です。
embed-value = 見込み：{ $value }点
embed-again = もう一度
embed-why-not-a-set = 組ではない
embed-why-too-few-cards = 枚数が足りない
embed-why-weaker-kind = 連番は同じ数字に勝てない
embed-why-lower-value = 数字が小さすぎる

embed-open = SCOUTで開く
embed-play = 始める
embed-loading = 読み込み中：{ $percent }%
embed-play-players = SCOUT：コンピューター{ $count }人と対戦
embed-play-note = ゲームを読み込みます（約5 MB）。非公式のファン作品です。どこにも何も送信しません。
embed-game = SCOUTのゲーム

embed-error = 表示できません。
embed-error-missing = 表示するものがありません。
embed-error-place = 読み取れません：{ $field }の{ $column }文字目。
embed-error-line = 読み取れません：{ $line }行目の{ $column }文字目。
embed-error-link = このアドレスは壊れているか、途中で切れています。
embed-error-sandbox = ゲームを表示するには、埋め込む側のページで「allow-same-origin」も許可してください。
embed-error-engine = ゲームを起動できませんでした。
