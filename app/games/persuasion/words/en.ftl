title = Revolution!
tagline = Twelve people rule this port town. Win them over with force, blackmail and gold, bidding in secret.

# Room settings

setting-refund = Refund of losing bids
setting-refund-help = Tokens of a bid that did not win come back to whoever bid them.
setting-domination = Domination bonus
setting-domination-help = Standing on every space of an area protects it from Spy and Apothecary and brings 10 points at the end.
setting-deals = Deals
setting-deals-help = Promises about bids are part of the game. They bind nobody.

# What a player is asked

ask-place = Place all your tokens on at most six figures, then say that you are done.
    .done-confirm = { $void ->
        [0] { "" }
        [one] 1 token will have no effect. Done all the same?
       *[other] { $void } tokens will have no effect. Done all the same?
    }
ask-spy = The Spy is yours: choose another player's follower to replace with your own.
    .follower-confirm = Once replaced, the follower is gone. Choose this one?
    .decline-confirm = Leave every follower in place?
ask-exchange = The Apothecary is yours: choose the first of two followers who change places.
    .decline-confirm = Leave every follower in place?
ask-exchange-with = Who changes places with the follower in the { $area }?
    .follower-confirm = Once exchanged, the two stay there. Choose these?

doing-bidding = { $seats } { $count ->
    [one] is
   *[other] are
  } placing tokens behind the screen
doing-spying = { $seats } is choosing a follower for the Spy
doing-exchanging = { $seats } is choosing followers for the Apothecary

option-place-token =
    1 { $kind } on the { $figure } ({ $vp ->
        [0] { "" }
       *[other] { $vp } VP,{" "}
    }{ $force ->
        [0] { "" }
       *[other] { $force } Force,{" "}
    }{ $blackmail ->
        [0] { "" }
       *[other] { $blackmail } Blackmail,{" "}
    }{ $gold ->
        [0] { "" }
       *[other] { $gold } Gold,{" "}
    }{ $power ->
        [replace_follower] replace a follower,{" "}
        [swap_followers] exchange two followers,{" "}
       *[none] { "" }
    }{ $area ->
        [none] { "" }
       *[other] a follower in the { $area },{" "}
    }{ $lies ->
        [0] { "" }
        [one] { $lies } token of yours there,{" "}
       *[other] { $lies } tokens of yours there,{" "}
    }{ $more ->
        [0] the last figure that counts
        [one] { $more } more figure possible
       *[other] { $more } more figures possible
    })
option-place-in-vain = 1 { $kind } on the { $figure }: no effect, the { $figure } is immune to it
option-place-one-too-many = 1 { $kind } on the { $figure }: a seventh figure, no effect of your tokens on the { $void_figure }
option-take-back-token =
    { $lies ->
        [one] 1 { $kind } from the { $figure } to my hand
       *[other] 1 of { $lies } { $kind } from the { $figure } to my hand
    }
    .undo = Put 1 { $kind } back on: { $figure }
option-done = Done
option-replace-follower = Replace a follower of { $seat } in the { $area }: { $mine } yours against { $most }
option-first-follower = A follower of { $seat } in the { $area } ({ $mine } yours against { $most } there)
option-exchange-with = Exchange with a follower of { $seat } in the { $area }: { $mine } yours against { $most } there, { $first_mine } against { $first_most } in the { $first_area }
option-safe-follower = A follower of { $seat } in the { $area }
option-decline = Change nothing

why-tokens-left = Every token must be placed first.
why-dominated = One player holds this whole area: its followers are safe.
why-same-area = Both stand in this area: nothing would change.
why-same-owner = Both belong to the same player: nothing would change.

# The log

note-espionage = Round { $round }: all hands are shown.
note-revealed = All bids are shown.
note-void = { $seat }: { $count } { $kind } on the { $figure } has no effect ({ $rule }).
note-evaluated = { $outcome ->
    [won] { $figure }: { $seat } wins{ $vp ->
        [0] { "" }
       *[other] , { $vp } VP
    }{ $force ->
        [0] { "" }
       *[other] , { $force } Force
    }{ $blackmail ->
        [0] { "" }
       *[other] , { $blackmail } Blackmail
    }{ $gold ->
        [0] { "" }
       *[other] , { $gold } Gold
    }{ $follower ->
        [placed] , a follower in the { $area }
        [full] ; the { $area } is full
        [no-stock] ; no follower is left for the { $area }
       *[none] { "" }
    }.
    [tied] { $figure }: the strongest bids are equal, nobody wins.
   *[unbid] { $figure }: no bids.
}
note-no-effect = { $figure }: there is nothing { $seat } could choose.
note-declined = { $figure }: { $seat } changes nothing.
note-replaced = Spy: { $seat } replaces a follower of { $victim_seat } in the { $area }.
note-exchanged = Apothecary: { $seat } exchanges { $first_seat } in the { $first_area } with { $second_seat } in the { $second_area }.
note-refunded = { $seat } gets the tokens of losing bids back.
note-donated = { $seat } receives { $count } Gold as a donation.
note-board-full = Every space is taken. The revolution is decided.

# The end

ending-board-full = Every space of the town is taken.
score-figures = Figures
score-tokens = Tokens
score-areas = Areas
score-domination = Domination

# Names

name-force = Force
name-blackmail = Blackmail
name-gold = Gold
name-general = General
name-captain = Captain
name-innkeeper = Innkeeper
name-magistrate = Magistrate
name-priest = Priest
name-aristocrat = Aristocrat
name-merchant = Merchant
name-printer = Printer
name-rogue = Rogue
name-spy = Spy
name-apothecary = Apothecary
name-mercenary = Mercenary
name-plantation = Plantation
name-tavern = Tavern
name-cathedral = Cathedral
name-town_hall = Town Hall
name-fortress = Fortress
name-market = Market
name-harbor = Harbor
name-red = Red
name-yellow = Yellow
name-green = Green
name-blue = Blue

# On the board

board-town = The town
board-figures = The twelve figures
board-points = { $points } points
board-vp = { $vp } VP
board-power-replace_follower = replace a follower
board-power-swap_followers = exchange two followers
board-round = Round { $round }
board-supply = Supply
board-leader = { $seat } leads
board-tied = tied
board-empty = nobody yet
board-my-tokens = My tokens
board-all-placed = All tokens are placed.
board-my-gains = For the next round
board-hand = in hand
board-gained = gained this round
board-stock = followers in stock
board-done = done
board-void-immune = { $count ->
    [one] 1 token lies on a figure that is immune to it
   *[other] { $count } tokens lie on figures that are immune to them
}
board-void-limit = { $count ->
    [one] 1 token lies on a figure beyond the sixth
   *[other] { $count } tokens lie on figures beyond the sixth
}
board-void-warning = Without effect, and lost to the supply:
board-figures-left = { $count ->
    [0] No further figure will count.
    [one] 1 more figure will count.
   *[other] { $count } more figures will count.
}
board-void-short = { $count } without effect
board-my-bids = My bids
board-filled = { $taken } of { $spaces } spaces are taken
board-leads = leads in the { $area }, { $points } points
board-show-town = Look at the town
board-gains = receives
board-last-round = Last round's bids
board-wins = wins
board-no-deals = Negotiating about bids is not part of this game.
board-deals = Deals are allowed. They bind nobody.

tip-figure = { $figure }. The winner gets:{ $vp ->
        [0] { "" }
       *[other] {" "}{ $vp } VP.
    }{ $force ->
        [0] { "" }
       *[other] {" "}{ $force } Force.
    }{ $blackmail ->
        [0] { "" }
       *[other] {" "}{ $blackmail } Blackmail.
    }{ $gold ->
        [0] { "" }
       *[other] {" "}{ $gold } Gold.
    }{ $power ->
        [replace_follower] {" "}the right to replace another player's follower.
        [swap_followers] {" "}the right to exchange two followers.
       *[none] { "" }
    }{ $area ->
        [none] { "" }
       *[other] {" "}A follower in the { $area }.
    } { $immune ->
        [none] Open to everything.
        [both] Immune to Force and Blackmail.
       *[other] Immune to { $immune }.
    }
tip-area = { $area }: { $points } points at the end for whoever has the most followers here. { $free ->
        [0] No space is free.
        [one] 1 space is free.
       *[other] { $free } spaces are free.
    }
tip-force = Force beats any amount of Blackmail and Gold. Worth 5 points at the end.
tip-blackmail = Blackmail beats any amount of Gold. Worth 3 points at the end.
tip-gold = Gold is compared last, but works on everyone. Worth 1 point at the end.
tip-immune-force = Force has no effect here.
tip-immune-blackmail = Blackmail has no effect here.
tip-stock = Followers not yet in the town.
tip-supply = Tokens that nobody holds.

### The end

end-heading = The town is counted
end-area-won = { $seat } has the majority: { $points } points{ $extra ->
    [0] {""}
   *[other] , and { $extra } more for Domination
}.
end-area-tied = A tie: nobody gets the points.
end-area-empty = Nobody stands here.
end-tokens = Each Force 5, each Blackmail 3, each Gold 1.
end-why = { $seat } has the most support: { $points } points, { $parts }.
end-why-part = { $points } from { $source }
end-why-shared = { $seats } have the most support, { $points } points each: there is no tie-break, so they share the victory.

### The table in words

spoken-nothing = nothing
spoken-supply = In the supply: { $tokens }.
spoken-left = Still to place: { $tokens }.
spoken-on = On { $figure }: { $tokens }
spoken-void = without effect
spoken-area = { $area }, { $points } points
spoken-followers = { $seat } { $count }
spoken-free = { $count ->
    [0] no free space
    [one] 1 free space
   *[other] { $count } free spaces
}
spoken-tied = tied: { $seats }
spoken-bid = { $seat } { $tokens }
spoken-won = won by { $seat }
spoken-player = { $seat }: { $points } VP
spoken-hand = in hand { $tokens }
spoken-gained = gained this round { $tokens }
spoken-stock = { $count } followers in stock
