title = Newgame
tagline = Offri una carta in segreto: la più alta prende le monete.

setting-long = Partita lunga
setting-long-help = Otto round invece di cinque.

ask-bid = Quale carta offri?
doing-bidding = { $count ->
    [one] { $seats } sceglie una carta
   *[other] { $seats } scelgono una carta
}
option-bid = Offri il { $card } per { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}
why-crown = Le corone si possono offrire dal terzo round in poi.

note-round = Round { $round }
note-bid = { $seat } offre il { $card }.
note-won = { $seat } vince { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}.
note-drew = Peschi il { $card }.

ending-last-round = L'ultimo round è finito.
score-coins = Monete

board-bids = Le offerte dell'ultimo round
board-hand = Le tue carte
board-no-bid = ancora nessuna offerta
board-prize = { $coins ->
    [one] È in palio una moneta.
   *[other] Sono in palio { $coins } monete.
}
board-round = Round { $round } di { $rounds }
tip-card = La carta più alta vince le monete del round. Poi è scartata.
    .title = Il { $card }
tip-crown = Una corona. Si può offrire dal terzo round in poi.
    .title = Il { $card }
