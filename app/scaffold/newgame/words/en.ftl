title = Newgame
tagline = Bid a card in secret; the highest takes the coins.

setting-long = A long game
setting-long-help = Eight rounds instead of five.

ask-bid = Which card do you bid?
doing-bidding = { $count ->
    [one] { $seats } chooses a card
   *[other] { $seats } choose a card
}
option-bid = Bid the { $card } for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
why-crown = Crowns can be bid from the third round on.

note-round = Round { $round }
note-bid = { $seat } bids the { $card }.
note-won = { $seat } wins { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
note-drew = You draw the { $card }.

ending-last-round = The last round has been played.
score-coins = Coins

board-bids = The bids of the last round
board-hand = Your cards
board-no-bid = no bid yet
board-prize = { $coins ->
    [one] One coin is to be won.
   *[other] { $coins } coins are to be won.
}
board-round = Round { $round } of { $rounds }
tip-card = The highest card wins the round's coins. It is gone after that.
    .title = The { $card }
tip-crown = A crown. It can be bid from the third round on.
    .title = The { $card }
