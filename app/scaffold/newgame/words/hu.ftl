title = Newgame
tagline = Licitálj titokban egy lappal: a legmagasabb viszi az érméket.

setting-long = Hosszú játék
setting-long-help = Öt forduló helyett nyolc.

ask-bid = Melyik lappal licitálsz?
doing-bidding = { $count ->
    [one] { $seats } lapot választ
   *[other] { $seats } lapot választanak
}
option-bid = Licitálj ezzel: { $card }. A tét { $coins ->
    [one] egy érme
   *[other] { $coins } érme
}
why-crown = Koronával a harmadik fordulótól lehet licitálni.

note-round = { $round }. forduló
note-bid = { $seat } licitje: { $card }.
note-won = { $seat } nyert { $coins ->
    [one] egy érmét
   *[other] { $coins } érmét
}.
note-drew = Húztál egy lapot: { $card }.

ending-last-round = Véget ért az utolsó forduló.
score-coins = Érmék

board-bids = Az utolsó forduló licitjei
board-hand = A lapjaid
board-no-bid = még nincs licit
board-prize = { $coins ->
    [one] Egy érme a tét.
   *[other] { $coins } érme a tét.
}
board-round = { $round }. forduló, összesen { $rounds }
tip-card = A legmagasabb lap nyeri a forduló érméit. Utána eldobjuk.
    .title = Lap: { $card }
tip-crown = Korona. A harmadik fordulótól lehet vele licitálni.
    .title = Lap: { $card }
