title = Gazze
tagline = Offri le tue carte in segreto, vinci la moneta, nascondi la carta.
setting-secret-nests = Nidi segreti
setting-secret-nests-help = Si vede solo quante carte ci sono in un nido.
ask-bid = Quale carta offri?
ask-bid-sure = Offri { $card }.
ask-snatch = { $card } sta per vincere. Rubi la moneta?
ask-how-deep = Quanto a fondo nascondi la carta?
ask-hide-sure = Starà { $place }.
doing-bidding = { $seats }: scelta dell'offerta
doing-thinking = { $seats }: rubare o no?
doing-hiding = { $seats } nasconde una carta
option-card = Offri { $a }
option-done = Fatto
option-snatch = Ruba la moneta
option-pass = Lascia stare
option-dig = Scava { $inches } { $inches ->
    [one] pollice
   *[other] pollici
  }
why-no-coin = Per offrire così tanto serve una moneta.
note-bid = { $seat } offre { $card }.
note-drew = Peschi { $card }.
note-won = { $seat } vince la moneta.
note-snatched = { $seat } mostra { $card } e ruba la moneta.
ending-deck-empty = Il mazzo è finito.
ending-rich = Qualcuno è ricco.
score-coins = Monete
name-shallow = in superficie
name-deep = in profondità
