title = On Her Majesty's Service
tagline = Gentlemen, vials and brass: a market of turning discs, and one secret way out.

### What is asked

ask-gentleman = Choose your gentleman. None can do more than another.
ask-hourglass = Place an hourglass: nobody can trade on that face until it is taken off. Hinder others, not yourself.
ask-agents = The Shadow Master listens to you: move an agent, or let them be.
ask-agent-where =
    { $cleared ->
        [0] Where does { $agent } go? Take hourglasses off the disc first for a longer way.
        [one] One hourglass taken: { $agent } must go the whole way.
       *[other] { $cleared } hourglasses taken: { $agent } must go the whole way.
    }
ask-begin-turn = Before your turn you meet { $agents }.
ask-turn =
    { $actions ->
        [0] No action left. Cards and bribes are still free.
        [one] Your turn: { $actions } action left.
       *[other] Your turn: { $actions } actions left.
    }
    .card-confirm = Play { $a }? Once shown, it can't be taken back.
ask-fog = Fog lies on the way to { $disc }. How do you pay?
ask-draw = Draw a special card?
ask-turn-which = Which disc do you turn?
ask-turn-other = You turn { $disc } { $way }. Which other disc do you turn?
ask-turn-way = Which way does { $disc } turn?
ask-opponent = { $card }: against whom?
ask-blow-where = Where is { $gentleman } blown to?
ask-ritual-out = Which agent leaves the board?
ask-ritual-in = Who takes the place of { $agent }?
ask-wheel-way = Which way does the whole board turn?
ask-which-element = What do you take from { $other_seat }?
ask-which-artefact = What do you take from { $other_seat }?

### What others read meanwhile

doing-gentleman = { $seats } chooses a gentleman
doing-hourglass = { $seats } places an hourglass
doing-agents = { $seats } commands the agents
doing-turn = { $seats } is playing

### Options

option-gentleman = { $a }
option-lot = Draw lots
option-block-face =
    { $own ->
        [0]
            { $facing ->
                [0] { $disc }: block { $thing } (price { $price }), facing nobody now
               *[other] { $disc }: block { $thing } (price { $price }), facing { $seats }
            }
       *[other]
            { $needed ->
                [0] { $disc }: block { $thing } (price { $price }), facing you
               *[other] { $disc }: block { $thing } (price { $price }), facing you, who need it
            }
    }
option-move-agent = Move { $agent } from { $disc }
option-stay-agent = Leave { $agent } on { $disc }
option-send-agent =
    { $met ->
        [0] Send { $agent } to { $disc }
        [one] Send { $agent } to { $disc }, where { $gentlemen } stands
       *[other] Send { $agent } to { $disc }, where { $gentlemen } stand
    }
option-lengthen-way = Take the hourglass off { $thing } { $price } ({ $disc }): { $agent } must then go exactly { $steps } discs
option-done = Let them be
option-begin-turn =
    { $actions ->
        [0]
            { $coins ->
                [0] Begin the turn
                [one] Begin the turn: you lose { $coins } coin
               *[other] Begin the turn: you lose { $coins } coins
            }
       *[other]
            { $coins ->
                [0] Begin the turn with { $actions } action less
                [one] Begin the turn with { $actions } action less, and lose { $coins } coin
               *[other] Begin the turn with { $actions } action less, and lose { $coins } coins
            }
    }
option-walk = Go to { $place }
option-walk-through-fog = Go to { $place } through the fog, for { $coins } coin or { $elements } element
option-pass-gate = Go to { $place }: the Gatekeeper lets you through
option-pay-coins = Pay { $coins } coin (you have { $has })
option-pay-element = Pay { $elements } { $element } (you have { $has })
option-buy =
    { $coins ->
        [one] Buy { $thing } for { $coins } coin (you have { $has })
       *[other] Buy { $thing } for { $coins } coins (you have { $has })
    }
option-sell =
    { $coins ->
        [one] Sell { $thing } for { $coins } coin (you have { $has } of it)
       *[other] Sell { $thing } for { $coins } coins (you have { $has } of it)
    }
option-turn-disc =
    { $hourglasses ->
        [0] Turn { $disc } { $way }: { $thing } { $price } will face you
       *[other] Turn { $disc } { $way }: { $thing } { $price } will face you, with an hourglass on it
    }
option-choose-disc = Turn { $disc }: you face { $now } { $now_price }; clockwise { $cw } { $cw_price }, counter-clockwise { $ccw } { $ccw_price }
option-clear-hourglass = Take the hourglass off { $thing } { $price } ({ $disc })
option-beg =
    { $coins ->
        [0] Beg
        [one] Beg for { $coins } coin
       *[other] Beg for { $coins } coins
    }
option-turn-any =
    { $cards ->
        [0] Turn any disc (no card is left to draw)
       *[other] Turn any disc and draw
    }
option-bribe = Bribe 1 coin: { $coins } in your box, at most { $most } in another
option-bribe-in-vain = Bribe 1 coin: all { $coins } in your box go to the bank
option-end-turn =
    { $actions ->
        [0] End the turn
        [one] End the turn ({ $actions } action is lost)
       *[other] End the turn ({ $actions } actions are lost)
    }
option-leave = Leave with everything
option-draw = Draw a card
option-no-draw = No card

### Special cards

option-play-card = Play { $card }
option-play-for-actions =
    { $actions ->
        [one] Play { $card }: { $actions } more action
       *[other] Play { $card }: { $actions } more actions
    }
option-play-for-bank-coins =
    { $coins ->
        [one] Play { $card }: take { $coins } coin from the bank
       *[other] Play { $card }: take { $coins } coins from the bank
    }
option-play-for-opponents-coins =
    { $coins ->
        [one] Play { $card }: take { $coins } coin from your opponents
       *[other] Play { $card }: take { $coins } coins from your opponents
    }
option-play-for-sale =
    { $coins ->
        [one] Play { $card }: your next sale brings { $coins } coin more
       *[other] Play { $card }: your next sale brings { $coins } coins more
    }
option-play-for-rust =
    { $coins ->
        [one] Play { $card }: an opponent loses { $coins } bribe coin
       *[other] Play { $card }: an opponent loses up to { $coins } bribe coins
    }
option-play-for-theft = Play { $card }: take one from an opponent ({ $things })
option-play-for-gift = Play { $card }: get { $thing } for nothing
option-play-for-agent = Play { $card }: an agent leaves the board (there now: { $agents })
option-rust-bribe =
    { $coins ->
        [one] { $seat } loses { $coins } bribe coin
       *[other] { $seat } loses { $coins } bribe coins
    }
option-steal-from = From { $seat }: { $things }
option-steal-thing = Take { $thing } from { $seat }
option-blow-away = Blow away { $seat } (now: { $place })
option-blow-to = Blow { $seat } to { $place }
option-agent-out = Send { $agent } away from { $disc }
option-agent-in = Put { $agent } in the place of { $other }: { $disc }
option-turn-board = Turn the board { $way }: your competence will be { $competence }, your gate { $exit }

### Why not

why-lost-boy = The Lost Boy holds this disc: it can't be turned.
why-same-disc = This disc is chosen already: the second must be another one.
why-doctor = The Doctor forbids all trade here.
why-blocked-face = An hourglass lies on your face of this disc.
why-has-artefact = You have this artefact already.
why-sold-here = You sold on this disc in this turn, so you can't buy here.
why-bought-here = You bought on this disc in this turn, so you can't sell here.
why-track-full = You can't hold more of this element.
why-too-dear = It costs { $coins }, and you have { $has } in hand.
why-lacks-element = You have no { $thing }.
why-fog = Fog: you have neither a coin nor an element to pay.
why-begged = You begged already in this turn.
why-too-rich = Somebody has fewer coins than you.
why-bank-empty = The bank is empty.
why-drew = Once a turn is enough.
why-no-action = You have no action left in this turn.
why-no-coin = You have no coin in hand.
why-lost-boy-exit = The Lost Boy stands in the exit.
why-artefacts-missing = You still need { $lacking }.
why-elements-missing = Your combination still needs { $lacking }.
why-card-needs = The card needs { $lacking }, which you lack.
why-card-idle = It would do nothing now.

### What happened

note-gentleman = { $seat } is { $gentleman }.
note-placed = { $seat } places an hourglass: { $disc }, { $face }.
note-round = Round { $round }.
note-turn = { $seat } is in turn.
note-income =
    { $coins ->
        [0] { $seat } gets no income: the bank is empty.
        [one] { $seat } gets { $coins } coin of income.
       *[other] { $seat } gets { $coins } coins of income.
    }
note-forced-bribe = { $seat }'s income goes to the Shadow Master (lying there now: { $coins }).
note-five-coins = The Shadow Master pockets { $seat }'s { $coins } coins.
note-favour-won = { $seat } wins the favour of the Shadow Master; all bribes are gone.
note-favour-stays = { $seat } keeps the favour.
note-favour-lost = Nobody wins: { $seat } loses the favour but stays first player; all bribes are gone.
note-favour-nobody = The Shadow Master favours nobody. { $seat } stays first player.
note-agent-entered = In comes { $agent }: { $disc }.
note-agent-replaced = In comes { $other }, out goes { $agent }: { $disc }.
note-agent-moved = { $seat } sends { $agent } to { $disc }.
note-cleared = { $seat } takes an hourglass away: { $disc }, { $face }.
note-witch = The Witch takes an action from { $seat }.
note-dandy = The Dandy takes a coin from { $seat }.
note-turned = { $seat } turns { $disc } { $way }.
note-bought =
    { $coins ->
        [0] { $seat } gets { $thing } for nothing on { $disc }.
       *[other] { $seat } buys { $thing } for { $coins } on { $disc }.
    }
note-sold = { $seat } sells { $thing } for { $coins } on { $disc }.
note-no-hourglass = No hourglass is left for { $disc }.
note-moved = { $seat } goes to { $disc }.
note-gated = The Gatekeeper lets { $seat } through to { $disc }.
note-fog-coin = { $seat } pays a coin for the fog.
note-fog-element = { $seat } leaves 1 { $element } in the fog.
note-begged =
    { $coins ->
        [one] { $seat } begs and gets { $coins } coin.
       *[other] { $seat } begs and gets { $coins } coins.
    }
note-no-card = There is no card left to draw.
note-reshuffled = The discard pile becomes a new deck.
note-drew = { $seat } draws a card.
note-drew-card = You drew { $card }.
note-played = { $seat } plays { $card }.
note-got-coins =
    { $coins ->
        [one] { $seat } takes { $coins } coin from the bank.
       *[other] { $seat } takes { $coins } coins from the bank.
    }
note-blown = { $other_seat }'s gentleman is blown to { $disc }.
note-rusted =
    { $coins ->
        [one] { $coins } bribe coin of { $other_seat } turns to rust.
       *[other] { $coins } bribe coins of { $other_seat } turn to rust.
    }
note-wheel = The whole board turns { $way }: everybody faces another side.
note-stolen = { $seat } takes { $thing } from { $other_seat }.
note-drained = { $seat } takes a coin from { $other_seat }.
note-bribed =
    { $coins ->
        [one] { $seat } bribes the Shadow Master ({ $coins } coin lies there).
       *[other] { $seat } bribes the Shadow Master ({ $coins } coins lie there).
    }
note-left = { $seat } leaves through the gate on { $disc } with everything!

### The end

ending-left = One gentleman has left with everything.
score-artefacts = Artefacts
score-elements = Combination
score-left = Gate

### Names

name-P = the Promenade
name-1 = disc 1
name-2 = disc 2
name-3 = disc 3
name-4 = disc 4
name-5 = disc 5
name-6 = disc 6
name-7 = disc 7
name-8 = disc 8
name-A = disc A
name-B = disc B
name-C = disc C
name-D = disc D
name-p2 = price 2
name-p3 = price 3
name-p4 = price 4
name-p5 = price 5
name-cw = clockwise
name-ccw = counter-clockwise
name-blood = Blood
name-mana = Mana
name-ectoplasm = Ectoplasm
name-titanium = Titanium
name-atlantean_key = Atlantean Key
name-spectral_chain = Spectral Chain
name-adamantine_key = Adamantine Key
name-mithril_padlock = Mithril Padlock
name-john_brown = John Brown
name-master_fox = Master Fox
name-dr_jekyll = Dr Jekyll
name-great_detective = The Great Detective
name-witch = the Witch
name-merchant = the Merchant
name-dandy = the Dandy
name-gatekeeper = the Gatekeeper
name-doctor = the Doctor
name-lost_boy = the Lost Boy
name-spectral_speed = Spectral Speed
name-queens_favour = The Queen's Favour
name-titans_breath = Titan's Breath
name-ritual_summoning = Ritual Summoning
name-mechanism_shift = Mechanism Shift
name-dissolved_to_rust = Dissolved to Rust
name-dragons_gift = Dragon's Gift
name-wheel_of_chaos = Wheel of Chaos
name-ethereal_channel = Ethereal Channel
name-alchemical_drain = Alchemical Drain
name-lords_decree = The Lord's Decree
name-fairys_gift = Fairy's Gift
name-far = far
name-far_right = far right
name-right = right
name-near_right = near right
name-near = near
name-near_left = near left
name-left = left
name-far_left = far left

### What explains itself

tip-witch = The Witch: who begins a turn with her has one action less.
tip-merchant = The Merchant: buying with him costs 1 coin less, but at least 1.
tip-dandy = The Dandy: who begins a turn with him loses 1 hand coin.
tip-gatekeeper = The Gatekeeper: from his disc one action leads to any place, without fog.
tip-doctor = The Doctor: nobody buys or sells on his disc.
tip-lost_boy = The Lost Boy: his disc can't be turned, and nobody leaves through it.
tip-oldest = { $what } Longest on the board: the next to be replaced.
tip-spectral_speed = 2 more actions in this turn.
tip-queens_favour = Take 2 coins from the bank.
tip-titans_breath = Put an opponent's gentleman on any other place.
tip-ritual_summoning = An agent on the board and a waiting one change places; also before agents act at the start of your turn.
tip-mechanism_shift = Turn two different discs, each either way.
tip-dissolved_to_rust = An opponent loses all bribe coins.
tip-dragons_gift = Your next sale brings 3 coins more.
tip-wheel_of_chaos = The whole board turns: everybody faces another side.
tip-ethereal_channel = Take 1 element from an opponent.
tip-alchemical_drain = Take 1 hand coin from each opponent.
tip-lords_decree = Take an artefact that you lack from an opponent.
tip-fairys_gift = Get what your face of your disc shows: no action, no coins, no hourglass, no turn.
tip-disc = Now: { $now }. One turn clockwise: { $next }. Counter-clockwise: { $back }.
tip-hourglass = An hourglass: this face can't be used until it is taken away.
tip-fog = Fog: crossing this edge costs 1 coin or 1 element.
tip-promenade = The Promenade: beg, or turn any disc and draw a card.
tip-exit = Your secret gate: leave here with four artefacts and your combination.
tip-coins = Coins in hand.
tip-bribe = The bribe box: who has most at the end of the round wins the favour. These coins can't be taken back.
tip-first = First player. With the Shadow Master's side up, the favour too.
tip-favour = The favour of the Shadow Master: first player, 4 actions, command over the agents; the income must be bribed.
tip-cards = Special cards in hand.
tip-actions =
    { $actions ->
        [one] { $actions } action left.
       *[other] { $actions } actions left.
    }
tip-begged = Has begged in this turn.
tip-drew = Has turned any disc on the Promenade in this turn.
tip-bought-on = Bought in this turn, so can't sell here: { $discs }.
tip-sold-on = Sold in this turn, so can't buy here: { $discs }.
tip-buy = On a disc: pay the price of your face and get what it shows. An hourglass goes on the face and the disc turns.
tip-sell = On an inner disc: give the element of your face for its price. An hourglass goes on the face and the disc turns.
tip-turn = On a disc: turn it a quarter clockwise.
tip-beg = On the Promenade, once a turn: 2 coins if you alone have fewest in hand, 1 if you share that place.
tip-turn-any = On the Promenade, once a turn: turn any disc either way, then draw a special card if you like.
tip-leave = On the disc of your gate, with four artefacts and your combination: leave and win.
tip-end-turn = Your turn ends when you say so. Actions left are lost.
tip-sold-here = You need it, and your face here sells it: { $thing }, price { $coins }.
tip-bonus = Dragon's Gift waits: the next sale brings { $coins } coins more.
tip-competence = { $element } is the competence of this side: it decides ties for the favour.
tip-side = Click to look from this side. Its competence is { $element }.
tip-deck = Special cards: { $deck } in the deck, { $discard } discarded{ $discard ->
        [0] .
       *[other] : { $cards }.
    }
tip-bank = Coins in the bank: { $coins }. Hourglasses in the supply: { $hourglasses }.

### On the board

board-need = You still need
board-ready = You have it all: to the gate!
board-gate = Gate: { $gate } ({ $place })
board-look-at = See { $place } large
board-hand = Special cards
board-no-cards = No special card yet: draw one on the Promenade.
board-needs = needs
board-actions = Actions
board-bribes = Bribe box
board-view-from = Look from
board-side-N = north
board-side-E = east
board-side-S = south
board-side-W = west
board-round = Round { $round }
board-setup = Before the start
board-shadow-master = Shadow Master
board-first-player = First player
board-favourite = Would win the favour now
board-gentlemen = Who will you be?
board-gentlemen-alike = No gentleman can do more than another: choose the face you like. What you begin with comes from your side of the board: { $element }, your competence, which also decides ties for the favour.
board-hourglasses = What an hourglass does
board-hourglasses-why = It shuts one face: nobody buys or sells there until it is taken off. It turns with its disc. Shut what others will want.
board-hourglasses-free = What you need yourself:

### Keys of the machine

act-buy = Buy
act-sell = Sell
act-turn = Turn the disc
act-beg = Beg
act-turn-any = Turn any, draw
act-bribe = Bribe
act-leave = Leave
act-end-turn = End turn

### The end

end-heading = Combinations and gates
end-why = { $seat } was the first to have all four artefacts and his whole combination, and left through his gate: { $gate }.
end-left = He had everything, and left.
end-lacking = Still lacking: { $lacking }.
end-gate-only = He had everything, but was not yet through his gate: { $place }.
end-of = { $have } of { $need }
end-none = none needed
end-progress = How far everybody had come
end-through = left
end-at-gate = at his gate
end-away = elsewhere

### Gentlemen and agents in few words

about-john_brown = Keeps the Empire's time, and is never late for a bargain.
about-master_fox = Knows every back door of the Shadow Market.
about-dr_jekyll = Most agreeable, as long as the flask stays shut.
about-great_detective = Has deduced what you need before you know it.
about-lot = Whoever is left: let chance decide.
effect-witch = 1 action less
effect-merchant = 1 coin cheaper
effect-dandy = takes 1 coin
effect-gatekeeper = opens every way
effect-doctor = forbids all trade
effect-lost_boy = stops the disc

### The table in words

spoken-nothing = nothing
spoken-turn = { $seat } is in turn; actions left: { $actions }.
spoken-favour = The favour of the Shadow Master: { $seat }.
spoken-leader = First player: { $seat }.
spoken-bank = Coins in the bank: { $coins }; hourglasses in the supply: { $hourglasses }; special cards in the deck: { $deck }.
spoken-discarded = Special cards discarded: { $cards }.
spoken-piles = Artefacts left to buy: { $things }.
spoken-combination = My combination: { $things }.
spoken-lacking = I still lack: { $things }.
spoken-gate = My gate: { $gate } ({ $place }).
spoken-card = Special card { $card }: needs { $things }.
spoken-no-cards = I hold no special card.
spoken-discs = The discs
spoken-towards-me = towards me { $thing } { $price }
spoken-towards = towards { $who } { $thing } { $price }
spoken-hourglass = hourglass
spoken-here = here: { $seats }
spoken-fog = fog along one edge
spoken-is-gate = my gate
spoken-promenade = The Promenade
spoken-nobody = nobody
spoken-agents = The agents
spoken-agent-on = { $agent } on { $disc }
spoken-agent-waits = { $agent } waits at the corner
spoken-agent-out = { $agent } is not in this game
spoken-oldest = the next to be replaced
spoken-player = { $seat }: { $gentleman }, on the { $side } side
spoken-place = at { $place }
spoken-coins = coins { $coins }
spoken-bribe = in the bribe box { $coins }
spoken-elements = elements: { $things }
spoken-artefacts = artefacts: { $things }
spoken-cards = special cards { $count }
spoken-bonus = the next sale brings { $coins } more
