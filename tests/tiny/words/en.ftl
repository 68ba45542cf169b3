title = Magpies
tagline = Bid your cards in secret, win the coin, hide the card.
setting-secret-nests = Secret nests
setting-secret-nests-help = Only the number of cards in a nest is shown.
ask-bid = Which card do you bid?
ask-bid-sure = You bid { $card }.
ask-snatch = { $card } is about to win. Do you snatch the coin?
ask-how-deep = How deep do you hide the card?
ask-hide-sure = It will lie { $place }.
doing-bidding = { $seats } choose a bid
doing-thinking = { $seats } think about snatching
doing-hiding = { $seats } hides a card
option-card = Bid { $a }
option-done = Done
option-snatch = Snatch the coin
option-pass = Let it go
option-dig = Dig { $inches } { $inches ->
    [one] inch
   *[other] inches
  } deep
why-no-coin = You need a coin to bid so high.
note-bid = { $seat } bids { $card }.
note-drew = You draw { $card }.
note-won = { $seat } wins the coin.
note-snatched = { $seat } shows { $card } and snatches the coin.
ending-deck-empty = The deck is empty.
ending-rich = Somebody is rich.
score-coins = Coins
name-shallow = close to the top
name-deep = deep down
