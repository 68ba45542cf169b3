title = Android
tagline = Detectives in New Angeles: a murder, a conspiracy, and twelve days to hold your own life together.

setting-murder = The murder
setting-murder-help = Which case is solved: it sets the crime scene, the suspects and where their witnesses are found.
setting-murder-random = Any
setting-murder-estates = Evil at the Estates
setting-murder-roxies = Last Call at Roxie's
setting-murder-midway = A Cold Seat on the Midway
setting-murder-dome = Silence in Dome Four
setting-murder-clinic = The Clinic Closes Early
setting-murder-foundry = Ashes at the Foundry
setting-detectives = Detectives
setting-detectives-help = Whether detectives are dealt at random or picked one after the other.
setting-detectives-random = Dealt at random
setting-detectives-pick = Picked in turn
setting-plots = Plots
setting-plots-help = Whether Raymond's plots run over both weeks, as they are printed, or are weekly like those of all others, as the Italian rulebook has it.
setting-plots-printed = Raymond's run over both weeks
setting-plots-weekly = All weekly

### What is asked

ask-action = { $time } Time left: move, follow a lead, draw, play a card, use the place.
    .card-confirm = Play { $a }? Once shown, it can't be taken back.
    .cheaper-confirm = Play { $a }? Once shown, it can't be taken back.
    .discard-confirm = Discard { $a } for { $time } Time?
ask-adjust-cost = { $card } costs { $cost }. Change that?
ask-against-plot = The turn of { $of_seat } ends. Act against their plot, { $plot }?
    .take-action = Yes: { $pays } → { $does }
ask-answer-dark = { $by_seat } plays { $card } on you. Answer with a light card?
    .pass = Let it happen
ask-answer-light =
    { $event ->
        [start_turn] { $by_seat }, your turn begins. Play a light card in answer?
        [enter] { $by_seat }, you enter { $place }. Play a light card in answer?
        [follow_lead] { $by_seat }, you follow a lead ({ $kind }) at { $place }. Play a light card in answer?
        [place_evidence] { $by_seat }, you have placed evidence on { $suspect } ({ $kind }). Play a light card in answer?
        [uncover] { $by_seat }, you uncover the conspiracy. Play a light card in answer?
        [draw] { $by_seat }, you have drawn a card. Play a light card in answer?
        [play_light] { $by_seat }, you play { $target }. Play another light card in answer?
        [advance_case] { $by_seat }, you jump on the case. Play a light card in answer?
        [use_location] { $by_seat }, you use { $place }. Play a light card in answer?
        [talk] { $by_seat }, you talk to Jimmy. Play a light card in answer?
        [fight] { $by_seat }, you have fought. Play a light card in answer?
        [end_turn] { $by_seat }, your turn ends. Play a light card in answer?
       *[other] { $by_seat }, you have acted at { $place }. Play a light card in answer?
    }
ask-baggage-kind = Which baggage for { $to_seat }?
ask-choose-crossroad = { $plot }: which way does it go?
ask-choose-effect = { $source }: what happens?
ask-discard-evidence = Which evidence goes back to the pool?
ask-discard-which = { $source }: which card of { $from_seat } is discarded?
ask-discount = { $card } costs { $cost }. Discard cards to make it cheaper?
    .discount-by = Discard { $card }: the cost falls to { $cost }
    .pay-in-shifts = Pay it: shift { $cost }
ask-draw-from = From which deck do you draw?
ask-draw-one-more = Draw one card more?
    .no = That is enough
ask-event-suspect = { $event }: which suspect is it about?
ask-fetch-which = { $source }: take a card from your deck.
ask-follow-which = { $source }: which lead do you follow?
ask-free-draw = A free card comes with this place. Draw it?
    .no = Don't draw
ask-gain-favor = { $source }: which favor do you gain?
ask-give-favor = { $source }: what does { $from_seat } give { $to_seat }?
ask-jimmy = Jimmy whispers: look at a hand, or at what lies face down on a suspect.
    .hand-to-see = { $n ->
        [one] Look at the hand of { $seat } ({ $n } card)
       *[other] Look at the hand of { $seat } ({ $n } cards)
    }
    .sheet-to-see = Look at the hidden evidence on { $suspect } ({ $n })
ask-lily-turns-up = Lily interviews you. Turn up a piece of evidence?
    .no = Say nothing
ask-lose-favor = { $source }: which favor does { $from_seat } lose?
ask-make-room = No room for { $card }: which card leaves play?
ask-may = { $source }: use it?
ask-move-detective = { $source }: where does { $of_seat } go?
ask-move-evidence = Which evidence is moved?
ask-move-evidence-to = Where does this evidence go?
ask-move-informant = Where does { $name } go next?
ask-move-lead = The lead ({ $kind }: { $of }) leaves { $place }. Where to?
ask-move-which-lead = { $source }: which lead is moved?
    .lying-at = Move the lead: { $kind }, { $of } ({ $place })
ask-paid-as = As which kind is { $token } paid?
ask-pay-with = { $source }: pay { $need } with what?
ask-peek-evidence = Where do you look in secret?
ask-peek-hunch = { $source }: at whose hunch do you look?
ask-pick-detective = Who are you?
ask-pick-player = { $source }: whom does it concern?
ask-place-face = { $value } on { $suspect }: face down or face up?
    .down = Face down: { $value }, { $suspect }
    .up = Face up: { $value }, { $suspect }
ask-place-in = { $value } on { $suspect }: into which file?
ask-place-npc = Where does { $npc } appear?
ask-place-on = You drew { $value }. On which suspect ({ $file })?
ask-place-piece = A piece of the conspiracy: where does it fit?
    .discard = Discard it
ask-place-warrant = { $source }: where does your warrant go?
ask-place-which = You drew { $values }. Which one do you place?
ask-react =
    { $event ->
        [start_turn] The turn of { $by_seat } ({ $detective }) begins. React?
        [enter] { $by_seat } ({ $detective }) enters { $place }. React?
        [follow_lead] { $by_seat } ({ $detective }) follows a lead ({ $kind }) at { $place }. React?
        [place_evidence] { $by_seat } ({ $detective }) has placed evidence on { $suspect } ({ $kind }). React?
        [uncover] { $by_seat } ({ $detective }) uncovers the conspiracy. React?
        [draw] { $by_seat } ({ $detective }) has drawn a card. React?
        [play_light] { $by_seat } ({ $detective }) plays { $target }. React?
        [advance_case] { $by_seat } ({ $detective }) jumps on the case. React?
        [use_location] { $by_seat } ({ $detective }) uses { $place }. React?
        [talk] { $by_seat } ({ $detective }) talks to Jimmy. React?
        [fight] { $by_seat } ({ $detective }) has fought. React?
        [end_turn] The turn of { $by_seat } ({ $detective }) ends. React?
       *[other] { $by_seat } ({ $detective }) has acted at { $place }. React?
    }
ask-shift-which-way = Which way does { $to_seat } shift, by { $n }?
ask-suspect-token = { $source }: { $token }, on whom?
ask-swap-hunch = { $source }: which hunch do you swap yours for?
ask-tactics = { $card }: how do you fight?
ask-turn-evidence = { $source }: which evidence is turned?
ask-turn-piece = How is the piece turned?
ask-use-lead = What does this lead bring ({ $kind })?
    .use-for-evidence = Place evidence on a suspect ({ $left } left in the pool)
    .use-to-reveal = Reveal a piece of the conspiracy: { $pile } ({ $left } left)
    .use-to-dig = Dig deeper: { $pile }
    .use-to-take = Take { $n } { $token } instead
ask-which-bonus = Which bonus first?
ask-which-informant = { $source }: Lily or Jimmy?
    .jimmy = Jimmy
ask-which-warrant = A warrant for { $place }: a new one, or one moved?

### What others read meanwhile

doing-action = { $seats } is on the move
doing-adjust-cost = { $seats } settles what a card costs
doing-against-plot = { $seats } may act against a plot
doing-answer-dark = { $seats } may answer a dark card
doing-answer-light = { $seats } may answer with a light card
doing-baggage-kind = { $seats } chooses the baggage
doing-choose-crossroad = { $seats } stands at a crossroad
doing-choose-effect = { $seats } chooses an effect
doing-discard-evidence = { $seats } removes evidence
doing-discard-which = { $seats } chooses a card to discard
doing-discount = { $seats } pays for a card
doing-draw-from = { $seats } draws a card
doing-draw-one-more = { $seats } may draw once more
doing-event-suspect = { $seats } names a suspect
doing-fetch-which = { $seats } searches a deck
doing-follow-which = { $seats } chooses a lead
doing-free-draw = { $seats } may draw a free card
doing-gain-favor = { $seats } chooses a favor
doing-give-favor = { $seats } chooses a favor to give
doing-jimmy = { $seats } listens to Jimmy
doing-lily-turns-up = { $seats } is interviewed by Lily
doing-lose-favor = { $seats } chooses a favor
doing-make-room = { $seats } makes room for a card
doing-may = { $seats } decides whether to
doing-move-detective = { $seats } chooses a place
doing-move-evidence = { $seats } moves evidence
doing-move-evidence-to = { $seats } moves evidence
doing-move-informant = { $seats } sends an informant on
doing-move-lead = { $seats } moves a lead
doing-move-which-lead = { $seats } chooses a lead
doing-paid-as = { $seats } pays
doing-pay-with = { $seats } pays
doing-peek-evidence = { $seats } looks at evidence in secret
doing-peek-hunch = { $seats } looks at a hunch
doing-pick-detective = { $seats } picks a detective
doing-pick-player = { $seats } chooses a player
doing-place-face = { $seats } places evidence
doing-place-in = { $seats } places evidence
doing-place-npc = { $seats } chooses a place
doing-place-on = { $seats } places evidence
doing-place-piece = { $seats } places a piece of the conspiracy
doing-place-warrant = { $seats } places a warrant
doing-place-which = { $seats } places evidence
doing-react = { $seats } may react
doing-shift-which-way = { $seats } chooses light or dark
doing-suspect-token = { $seats } chooses a suspect
doing-swap-hunch = { $seats } swaps a hunch
doing-tactics = { $seats } chooses tactics
doing-turn-evidence = { $seats } turns evidence
doing-turn-piece = { $seats } places a piece of the conspiracy
doing-use-lead = { $seats } uses a lead
doing-which-bonus = { $seats } takes a bonus
doing-which-informant = { $seats } chooses an informant
doing-which-warrant = { $seats } places a warrant

### Options

option-place = { $a }
option-deck = { $b }, { $a } deck
option-card = { $a }
option-lily = Lily
option-no = No
option-yes = Yes
option-done = Done
option-pass = Pass
option-new = A new one
option-warrant = Move the one at { $a }
option-detective = { $a }
option-suspect = { $a }
option-file = { $a }: { $b }
option-favor = { $a }
option-npc = { $a }
option-value = { $a }
option-down = Face down
option-up = Face up
    .confirm = Everybody will see it.
option-hunch = { $a }: { $b }
option-light = Toward the light
option-dark = Toward the dark
option-good = Good baggage
option-bad = Bad baggage
option-pile = { $a }

### Why not

why-cannot-pay = You can't pay its cost.
why-forbidden-by-card = A card in play forbids it.
why-hand-full = Your hand is full.
why-lead-there = A lead lies there already.
why-no-time = Not enough Time left.
why-no-time-for-restricted = Not enough Time left: a restricted place costs 3 without a warrant.
why-own-district = Not into the district where you stand, while there is another.
why-suspect-held = An event holds this witness: the lead can't be followed up.
why-used-today = You have used it today.

### The log

note-against-plot = { $seat } acts against the plot of { $of_seat }.
note-baggage = { $seat }: { $n } { $kind } baggage ({ $source }).
note-baggage-gone = { $seat }: { $n } { $kind } baggage off the plot.
note-cancelled = { $source } cancels it.
note-case-closed = The case is closed.
note-case-opens = The case opens ({ $murder }). { $first_seat } goes first.
note-claimed-case = { $seat } is on the case now.
note-day-begins = Week { $week }, day { $day }.
note-directive-gone = { $seat } is free of the { $card }.
note-discarded = { $seat } discards { $card }.
note-drew = { $seat } draws a card ({ $deck }, { $detective }).
note-drew-card = You drew { $card }.
note-drew-evidence =
    { $n ->
        [one] { $seat } draws a piece of evidence.
       *[other] { $seat } draws { $n } pieces of evidence.
    }
note-dug-deeper = { $seat } digs deeper: { $pile }.
note-event = Event: { $event }.
note-event-off = { $event } leaves the track.
note-event-over = { $event } is over.
note-evidence-back = { $n } evidence back to the pool.
note-evidence-gone = { $seat } removes evidence from { $suspect } ({ $file }).
note-evidence-moved = { $seat } moves evidence from { $from_suspect } to { $suspect } ({ $file }).
note-fetched = { $seat } takes a card from the deck ({ $source }).
note-first-player = { $seat } is first player now.
note-follows-lead = { $seat } follows a lead at { $place } ({ $kind }: { $of }).
note-found-nothing = { $seat } finds nothing ({ $source }).
note-gained = { $seat }: +{ $n } { $token }.
note-got-hunch = Your { $kind } hunch is now { $suspect }.
note-handed-over = { $seat } gives { $to_seat }: { $token }.
note-informant-moved = { $name } goes to { $place }.
note-informant-stays = { $name } stays.
note-interviewed = Lily interviews { $seat }.
note-killed = { $suspect } is dead.
note-lead-gone = The lead ({ $kind }: { $of }) leaves the game.
note-lead-moved = The lead ({ $kind }: { $of }) is now at { $place }.
note-lead-stays = The lead ({ $kind }: { $of }) stays.
note-leads-swap = In its place comes the lead { $kind }: { $of }, to { $place }.
note-left-play = { $card } of { $seat } leaves play.
note-lines-completed =
    { $n ->
        [one] { $seat } completes a line of the conspiracy.
       *[other] { $seat } completes { $n } lines of the conspiracy.
    }
note-looked-at-evidence = { $seat } looks in secret at evidence on { $suspect } ({ $file }).
note-looked-at-hand = { $seat } looks at the hand of { $of_seat }.
note-looked-at-hunch = { $seat } looks at the { $kind } hunch of { $of_seat }.
note-looked-at-unused-hunch = { $seat } looks at the { $kind } hunch left over.
note-lost = { $seat }: −{ $n } { $token } ({ $source }).
note-mood = { $seat }'s mood turns { $side }.
note-moved = { $seat } moves to { $place }.
note-no-baggage = This means nothing to { $seat } now: { $word }.
note-npc-eliminated = { $npc } is eliminated.
note-npc-found = { $npc } has been found.
note-npc-placed = { $npc } appears at { $place }.
note-npc-returned = { $npc } goes home.
note-picked-detective = { $seat } is { $detective }.
note-piece-discarded = { $seat } discards the piece.
note-piece-placed = { $seat } adds a piece to the conspiracy.
note-placed-down = { $seat } places evidence on { $suspect }, face down ({ $file }).
note-placed-up = { $seat } places { $value } on { $suspect } for all to see ({ $file }).
note-plays-card = { $seat } plays { $card } ({ $deck }).
note-plot-begins = A new plot for { $seat }: { $plot }.
note-plot-resolved =
    { $good ->
        [true] { $seat }: { $plot } turns out well: { $face }.
       *[other] { $seat }: { $plot } turns out badly: { $face }.
    }
note-reshuffled = A deck is shuffled anew.
note-revealed-piece = { $seat } reveals a piece ({ $pile }).
note-rule-begins = { $source } holds { $until }.
note-sanity = { $seat }: Sanity is at step { $step }.
note-saw-evidence = You drew: { $values }.
note-saw-hand = { $of_seat } holds: { $cards }.
note-saw-hunch = The { $kind } hunch: { $suspect }.
note-saw-token = You saw { $value } on { $suspect } ({ $file }).
note-shifted = { $seat } shifts { $n }: { $dir }.
note-specific-event = What comes of the murder: { $event }.
note-spent = { $seat } spends { $n } { $token }.
note-stays-in-play = { $card } stays in play before { $seat }.
note-suspect-relieved = { $seat } takes a token off { $suspect }: { $token }.
note-suspect-token = { $seat } puts a token on { $suspect }: { $token }.
note-swapped-hunch = { $seat } swaps the { $kind } hunch.
note-tactics = { $seat } fights with { $side } tactics ({ $card }).
note-takes-action = { $seat } acts: { $source }.
note-talks-to-jimmy = { $seat } talks to Jimmy.
note-time-gained = { $seat }: +{ $n } Time ({ $source }).
note-time-lost = { $seat }: −{ $n } Time ({ $source }).
note-time-next = { $seat }: { $n } Time next turn ({ $source }).
note-turn-begins = { $seat }: { $time } Time.
note-turned-down = Evidence on { $suspect } is turned down ({ $file }).
note-shows-evidence = { $seat } turns up { $value } on { $suspect } ({ $file }).
note-turned-up = Evidence on { $suspect } ({ $file }) shows { $value }.
note-uses-ability = { $seat } uses { $place }.
note-uses-memory = { $seat } uses the memory { $memory }.
note-warrant = { $seat } has a warrant for { $place }.
note-was-moved = { $seat } is taken to { $place } ({ $source }).

### The end

ending-case-closed = After twelve days the case is closed.
score-guilty = Guilty hunch
score-innocent = Innocent hunch
score-obsession = Obsession
score-endings = Plots
score-conspiracy = Conspiracy tokens
score-haas = Haas tokens
score-jinteki = Jinteki tokens
score-trauma = Trauma
score-favors = Favors
score-special = Own cards

### Cards in words: each verb, condition and trigger has one message; the table puts them together

fx-for = { $who }: { $what }
fx-shift-light = shift { $n } toward the light
fx-shift-dark = shift { $n } toward the dark
fx-shift-either = shift { $n } either way
fx-gain_time-now = +{ $n } Time
fx-gain_time-next = +{ $n } Time next turn
fx-lose_time-now = −{ $n } Time
fx-lose_time-next = −{ $n } Time next turn
fx-draw-light = { $n ->
        [one] draw a light card of their own
       *[other] draw { $n } light cards of their own
    }
fx-draw-dark = { $n ->
        [one] draw a dark card of another
       *[other] draw { $n } dark cards of others
    }
fx-draw-either = { $n ->
        [one] draw a card from any deck
       *[other] draw { $n } cards from any deck
    }
fx-discard-any = { $n ->
        [one] discard a card from hand
       *[other] discard { $n } cards from hand
    }
fx-discard-light = { $n ->
        [one] discard a light card from hand
       *[other] discard { $n } light cards from hand
    }
fx-discard-dark = { $n ->
        [one] discard a dark card from hand
       *[other] discard { $n } dark cards from hand
    }
fx-discard-dark_of_owner = discard a dark card of { $owner } from hand
fx-discard-in_play = { $n ->
        [one] discard a card in play ({ $trait })
       *[other] discard { $n } cards in play ({ $trait })
    }
fx-by-random = at random
fx-by-me = chosen by this card's player
fx-look_hand = look in secret at the hand of { $of }
fx-fetch_card = take a card from their own light deck ({ $trait })
fx-gain = +{ $n } { $token }
fx-gain-not_paid = +{ $n } { $token }, of another kind than paid
fx-lose = −{ $n } { $token }
fx-lose-all = lose all: { $token }
fx-cost = { $n } { $token }
fx-gain-money = +${ $n },000
fx-lose-money = −${ $n },000
fx-cost-money = ${ $n },000
fx-transfer = { $of } gives { $to }: { $n } { $token }
fx-baggage-good = { $n } good baggage
fx-baggage-bad = { $n } bad baggage
fx-baggage-choose = { $n } baggage, good or bad
fx-next-card = on the next plot card
fx-conditional = { $n } { $word }
fx-remove_baggage-good = remove { $n } good baggage
fx-remove_baggage-bad = remove { $n } bad baggage
fx-remove_baggage-choose = remove { $n } baggage, good or bad
fx-place_evidence = place { $n } evidence{ $details }
fx-draw-two = draw 2, place 1
fx-different = each on another suspect
fx-move_evidence-same_file = move { $n } evidence to another suspect, same file{ $details }
fx-move_evidence-same_suspect = move { $n } evidence to another file of the suspect{ $details }
fx-discard_evidence = { $n } evidence back to the pool{ $details }
fx-flip_evidence-up = turn up { $n } evidence{ $details }
fx-flip_evidence-down = turn down { $n } evidence{ $details }
fx-peek_evidence-tokens = { $n ->
        [one] look in secret at a piece of evidence
       *[other] look in secret at { $n } pieces of evidence
    }
fx-peek_evidence-file = look in secret at a whole file
fx-peek_evidence-sheet = look in secret at all evidence on a suspect
fx-suspect_token-add = place { $n } { $token } on a suspect{ $details }
fx-suspect_token-remove = take { $n } { $token } off a suspect{ $details }
fx-peek_hunch-unused = { $n ->
        [one] look at { $n } hunch left over
       *[other] look at { $n } hunches left over
    }
fx-peek_hunch-other = { $n ->
        [one] look at { $n } hunch of another player
       *[other] look at { $n } hunches of another player
    }
fx-peek_hunch-any = { $n ->
        [one] look at { $n } hunch, anyone's
       *[other] look at { $n } hunches, anyone's
    }
fx-swap_hunch-unused = swap a hunch for the one left over
fx-swap_hunch-other = swap a hunch with another player
fx-move_lead-normal = { $n ->
        [one] move { $n } lead{ $details }
       *[other] move { $n } leads{ $details }
    }
fx-move_lead-free = { $n ->
        [one] move { $n } lead anywhere{ $details }
       *[other] move { $n } leads anywhere{ $details }
    }
fx-follow_lead = follow { $n } lead for 0 Time{ $details }
fx-move_detective = go to: { $where }
fx-place_warrant = place or move a warrant
fx-place_warrant-where = place or move a warrant: { $where }
fx-informant-move = move { $name }
fx-informant-move-where = move { $name } to: { $where }
fx-informant-talk = talk to { $name } from afar
fx-informant-choose = Lily or Jimmy
fx-claim_case = the case is yours
fx-reveal_puzzle-marker = reveal { $n } conspiracy piece
fx-reveal_puzzle-pile = reveal { $n } conspiracy piece: { $pile }
fx-dig_deeper = dig deeper
fx-npc-eliminate = { $npc } is eliminated
fx-npc-place = { $npc } appears: { $where }
fx-npc-return = { $npc } goes home
fx-npc-find = { $npc } is found
fx-track-sanity-add = Sanity slips { $n }
fx-track-sanity-sub = Sanity mends { $n }
fx-track-sanity-set = Sanity to step { $n }
fx-track-mood-good = mood turns good
fx-track-mood-bad = mood turns bad
fx-track-directive = { $card } is discarded
fx-choose = choose: { $options }
fx-or = or
fx-may = may: { $what }
fx-may-pay = may pay { $pay }: { $what }
fx-if = if { $cond }: { $then }
fx-else = otherwise: { $else }
fx-cancel-trigger = it is cancelled
fx-cancel-dark_card = the dark card is cancelled
fx-cancel-fight = the fight is cancelled
fx-end_event = this event ends
fx-all = all
fx-until = { $what } ({ $until })
fx-detail-up = face up
fx-detail-down = face down
fx-detail-trigger = the one just placed
fx-detail-choose-file = any file
fx-detail-event = the event's suspect
fx-detail-no_physical = one with the least physical evidence
fx-detail-same_suspect = of one suspect
fx-detail-anywhere = anywhere
fx-detail-here = here
fx-detail-to = to { $where }
fx-detail-from = from { $where }

who-me = the player
who-first = first player
who-any = one player
who-other = another player
who-anyone = anyone
who-each = everyone
who-each_other = every other player
who-each_not_owner = every other player
who-trigger = that player
who-it = each

mod-card_cost = cards: cost { $delta }
mod-time_per_turn = Time each turn { $delta }
mod-range = reach of the vehicle about { $delta } %
mod-hand_limit = hand limit { $delta }
mod-lead_cost = following a lead: Time { $delta }
mod-move_cost = moving: Time { $delta }
mod-ability_cost = favors to pay at { $place }: { $delta }
mod-ability_yield = yield of { $place } { $delta }
mod-informant_yield = what Lily may turn up { $delta }
mod-draw_action = a paid draw brings { $delta } card
mod-vp_guilty = correct guilty hunch: { $delta } VP
mod-vp_innocent = correct innocent hunch: { $delta } VP
mod-vp_ending = this ending: { $delta } VP
mod-vp_final = final score { $delta }
mod-vp_token = each { $token }: { $delta } VP
mod-vp_happy_ending = each happy ending: { $delta } VP
mod-vp_sad_ending = each sad ending: { $delta } VP
mod-none = none
mod-set = now { $n }
mod-either1 = −1, 0 or +1, as you like
mod-step = by step 0–5: { $steps }
mod-when-guilty = if the guilty hunch is correct
forbid-follow_lead = can't follow the witness { $witness }
forbid-play_light = can't play light cards
forbid-play_light-after = only { $n } light card a turn
forbid-location_ability = can't use: { $where }
forbid-move-body = no vehicles there: { $body }
forbid-move-district = who enters can't leave in the same turn ({ $district }; dropship excepted)
forbid-gain = can't gain { $token }
forbid-light_tactics = can't fight with light tactics
forbid-dark_tactics = can't fight with dark tactics
forbid-shift_effect = shifts by effects do nothing
allow-free_lead = follow a lead for 0 Time
allow-lead_option = a lead may bring { $token } instead
allow-ignore_restricted = no extra Time for restricted places
allow-choose_crossroad = choose the crossroad freely
allow-pay_favor_with_money = $1,000 may stand for a favor
allow-flag = no need to visit Haas-Bioroid

limit-turn = once a turn
limit-round = once a day
limit-week = once a week
limit-once = once a game

cond-at = { $who } is at { $where }
cond-at-kind = { $who } is at a place ({ $where })
cond-at-district = { $who } is in { $where }
cond-at-body = { $who } is on { $where }
cond-not-at = { $who } is not at { $where }
cond-not-at-district = { $who } is not in { $where }
cond-has = { $n ->
        [one] { $who } has any { $token }
       *[other] { $who } has { $n } or more: { $token }
    }
cond-has-money = { $who } has ${ $n },000 or more
cond-lacks = { $n ->
        [one] { $who } has no { $token }
       *[other] { $who } has fewer than { $n }: { $token }
    }
cond-lacks-money = { $who } has less than ${ $n },000
cond-sanity-min = Sanity at step { $n } or worse
cond-sanity-max = Sanity at step { $n } or better
cond-mood-good = the mood is good
cond-mood-bad = the mood is bad
cond-directive = { $card } is in play
cond-not-directive = { $card } is not in play
cond-hand-min = { $who } holds { $n } or more cards
cond-hand-max = { $who } holds { $n } cards at most
cond-day-min = from day { $n } of the week on
cond-day-max = until day { $n } of the week
cond-same_location = another detective is with { $who }
cond-npc-alive = { $npc } is alive
cond-npc-missing = { $npc } is missing
cond-npc-eliminated = { $npc } is eliminated
cond-did-follow_lead = { $who } has followed { $n ->
        [one] a lead
       *[other] { $n } leads
    } { $span }
cond-did-play_light = { $who } has played { $n ->
        [one] a light card
       *[other] { $n } light cards
    } { $span }
cond-not-did-follow_lead = { $who } has followed no lead { $span }
cond-not-did-place_evidence = { $who } has placed no evidence { $span }
cond-not-did-enter = { $who } has not been at { $where } { $span }
cond-span-turn = this turn
cond-span-round = today
cond-span-week = this week
cond-not = not ({ $cond })
cond-flag = maintenance is waived
cond-not-flag = maintenance is not waived
cond-baggage_lead-good = more good than bad baggage
cond-baggage_lead-bad = more bad than good baggage
cond-is_detective = it is { $detective }
cond-exists_player = { $who } is at a place ({ $where })
cond-suspect_has = { $n ->
        [one] a suspect has any { $token }
       *[other] a suspect has { $n } or more: { $token }
    }
cond-and = and

trig-action = as an action
trig-start_turn = { $who }'s turn begins
trig-end_turn = { $who }'s turn ends
trig-enter = { $who } enters a place
trig-move = { $who } arrives by vehicle
trig-follow_lead = { $who } follows a lead
trig-place_evidence = { $who } places evidence
trig-uncover = { $who } uncovers the conspiracy
trig-draw = { $who } draws for Time
trig-play_light = { $who } plays a light card
trig-play_dark = { $who } plays a dark card
trig-dark_played = a dark card is played on { $who }
trig-fight = { $who } has fought
trig-tactics = { $who } chooses tactics
trig-use_location = { $who } uses a place
trig-gain = { $who } gains a token
trig-lose = { $who } loses a token
trig-spend = { $who } spends a token
trig-talk = { $who } talks to Lily or Jimmy
trig-advance_case = { $who } jumps on the case
trig-track = { $who }'s Sanity moves
trig-hit_placed = { $who } places a hit
trig-alibi_placed = { $who } places an alibi
trig-resolve_plot = the plot of { $who } is resolved
trig-plot_starts = a new plot of { $who } begins
trig-memory_used = a memory is used on { $who }
trig-hand_reaches = { $who } comes to hold { $n } cards
trig-end_day = a day ends
trig-part-day = day { $n }
trig-part-add = slips
trig-part-sub = mends
trig-part-not = not { $trait }
trig-narrowed = { $trigger } ({ $parts })

where-any = anywhere
where-parts = a place ({ $parts })
where-restricted = restricted
where-lead = with a lead
where-lily = where Lily is
where-jimmy = where Jimmy is
where-crime_scene = the crime scene
where-detective = with another detective
where-in_range = in reach of { $who }
where-same_body = on the same world as { $who }
body-earth = Earth
body-moon = the Moon
body-beanstalk = the Beanstalk

type-religious = religious
type-civic = civic
type-residential = residential
type-business = business
type-nightlife = nightlife
quality-ritzy = ritzy
quality-normal = plain
quality-seedy = seedy

trait-bounty = Bounty
trait-captain = Captain
trait-corporate = Corporate
trait-daniel = Daniel
trait-directive = Directive
trait-fight = Fight
trait-forensics = Forensics
trait-human_first = Human First
trait-implant = Implant
trait-legal = Legal
trait-lena = Lena
trait-order = Order
trait-parsons = Parsons
trait-psychic = Psychic
trait-rest = Rest
trait-sara = Sara
trait-syndicate = Syndicate
trait-tech = Tech
trait-veteran = Veteran

card-when = When { $what }
card-if = Only if { $what }
card-pay = Pay: { $what }
card-light-tactics = Light tactics: { $what }
card-dark-tactics = Dark tactics: { $what }
card-stays = Stays in play: { $what }
card-cost = Cost { $n }
card-time = { $n } Time
card-of-light = Light card of { $detective }
card-of-dark = Dark card on { $detective }
card-plot = matches { $plot }
rule-when = When { $trigger }: { $what }
rule-limit = { $what }, { $limit }
action-line = At { $where }, for { $pay }: { $what }
action-others = Others, at the end of the turn ({ $pay }): { $what }

### The table

tab-map = Map
tab-suspects = Suspects
tab-conspiracy = Conspiracy
tab-plots = Plots
short-old_war_memorial = Old War Memorial
short-thurguns_free_clinic = Thurgun's Clinic
short-challenger_memorial_ferry = Challenger Ferry
short-dust_rail_cantina = Dust Rail Cantina
ui-week = Week { $week }
ui-next-time = { $n } Time next turn
ui-first = first player
ui-on-case = on the case
ui-hand = Hand { $n } of { $limit }
ui-hand-empty = No cards in hand
ui-vp = { $n } VP
ui-no-plot = No plot in play
ui-guilty-hunch = I think guilty
ui-innocent-hunch = I think innocent
ui-memory = My memory of Raymond
ui-memory-hidden = a memory of Raymond, face down
ui-no-tokens = no tokens
ui-events = Events
ui-no-events = Nothing in the news
ui-unused = Not drawn:
ui-dead = dead
ui-known-total = { $known } of { $count } known: { $total }
ui-known-of = { $known } of { $count } known
ui-hoped = by what I know
ui-read-plot = Read the plot
ui-close-plot = Put the plot away
ui-final-total = Total { $total }
ui-murderer = the murderer
ui-strong = strong
ui-weak = weak
ui-pool = Evidence pool: { $n }
ui-piles = Piles
ui-links = Connections
ui-piece-now = This piece is being placed
ui-pieces-out = Discarded pieces
ui-seen-hand = You have seen
ui-day = Day { $day }
ui-pick = Pick your detective

tip-text = { $text }
    .title = { $title }
tip-time = Each turn you have about 6 Time. Moving, following a lead, drawing, playing a light card: each costs some.
    .title = Time
tip-day = The day marker. Twelve days in two weeks; after the last one the case is closed.
    .title = Calendar
tip-day-event = At the end of this day a general event is drawn.
    .title = Event
tip-day-plot = At the end of this day plots are resolved.
    .title = Plots
tip-day-specific = This day begins with an event of the murder itself.
    .title = The murder
tip-day-climax = In these last days followed leads leave the game.
    .title = Climax
tip-lead = Whoever stands here may follow it up: place evidence, reveal a piece of the conspiracy or dig deeper. Then the neighbour to the right moves it.
    .title = Lead: { $kind }, { $of }
tip-place = { $type }, { $quality }. { $text }
    .title = { $name }
tip-ritzy = Ritzy: whoever enters may draw a card from their own light deck.
    .title = Ritzy
tip-seedy = Seedy: whoever enters may draw a card from another's dark deck.
    .title = Seedy
tip-restricted = Entering costs 3 Time instead of 1, unless you have a warrant here.
    .title = Restricted
tip-scene = The scene of the crime. Whoever jumps on the case here will be first player.
    .title = Crime scene
tip-lily = Lily the reporter: who enters is interviewed (1 Time) and may turn up evidence.
    .title = Lily
tip-jimmy = Jimmy the snitch: for 1 Time, look at a hand or at a suspect's hidden evidence.
    .title = Jimmy
tip-detective = { $at }.
    .title = { $name }
tip-warrant = { $seat } has a warrant here.
    .title = Warrant
tip-twilight = Light cards push you to the dark, dark cards played on others push you to the light. Without room you can't pay.
    .title = Twilight
tip-strong = The lowest number in this file does not count.
    .title = Strong file
tip-weak = The highest number in this file does not count.
    .title = Weak file
tip-normal = All numbers in this file count.
    .title = Plain file
tip-evidence-up = { $value }. Placed by { $seat } on day { $day }.
    .title = Evidence
tip-evidence-known = Face down; you know it is { $value }. Placed by { $seat } on day { $day }.
    .title = Evidence
tip-evidence-down = Face down. Placed by { $seat } on day { $day }.
    .title = Evidence
tip-hits = Three hits kill a suspect.
    .title = Hits: { $n }
tip-alibis = Each alibi makes a suspect less guilty when the case closes.
    .title = Alibis: { $n }
tip-guilty = If this suspect is guilty in the end, it is worth 15 points to you.
    .title = Your guilty hunch
tip-my-hunch-guilty = I hold this suspect for guilty: right in the end, it is worth 15 points.
tip-my-hunch-innocent = I hold this suspect for innocent: right in the end, it is worth 5 points.
tip-hoped = If the case were closed now and all evidence unknown to me counted nothing: { $guilty } for my guilty hunch, { $innocent } for my innocent hunch.
    .title = { $sum } points
tip-innocent = If this suspect is not guilty in the end, it is worth 5 points to you.
    .title = Your innocent hunch
tip-hunch-seen = You have seen it.
    .title = { $kind }: { $holder }
tip-pile = Pieces: { $n }. Benefit: { $text }
    .title = { $name }
tip-group = { $n } of 4 sides connected. Each: { $text }
    .title = { $name }
tip-center = From each side of the centre lines lead to groups: each connected side counts.
    .title = The centre
tip-baggage-good = Good baggage on this plot. More good than bad leads to the good side.
    .title = Good baggage
tip-baggage-bad = Bad baggage on this plot. Ties count as bad.
    .title = Bad baggage
tip-deck = { $down } face down, { $up } face up beneath{ $up ->
        [0] .
       *[other] : { $cards }.
    }
    .title = { $name }
tip-token = { $bank } left in the bank.
    .title = { $name }
tip-discard = Discard this card for 1 Time.
    .title = Discard
tip-npc = { $state }
    .title = { $name }
npc-alive = Alive
npc-missing = Missing
npc-eliminated = Eliminated

full-caprice = Caprice Nisei, psychic clone
full-floyd = Floyd 2X3A7C, doubting bioroid
full-louis = Louis Blaine, corrupt cop
full-rachel = Rachel Beckmann, bounty hunter
full-raymond = Raymond Flint, private eye
about-caprice = A telepath grown in a tank. Everybody's secrets reach her, and each costs her a piece of her mind.
good-at-caprice = Looks into hands and sealed evidence. A car of middling reach.
about-floyd = A bioroid who has found a faith and can't stop asking what he was made for.
good-at-floyd = Follows a lead for nothing and has Time to spare, as long as his directives bind him. A car of middling reach.
about-louis = A policeman on the take who would like to come home to his wife as an honest man.
good-at-louis = Begins with people who owe him something and pays for cards as his mood allows. The slowest car.
about-rachel = A bounty hunter who lives from fee to fee, and from quarrel to quarrel with her father.
good-at-rachel = Her money opens doors and counts in the end; at home in a fight. A fast bike.
about-raymond = A private eye with a war in his head and a bottle in the drawer.
good-at-raymond = Holds more cards than anybody and draws two at a time. The fastest car, and a pass for the dropship.
ui-plots-of = Plots: { $plots }
suspect-vinnie = syndicate muscle
suspect-thomas_haas = heir to a robotics fortune
suspect-eve = companion bioroid
suspect-mark_henry = mining clone with many twins
suspect-noise = data thief and showman
suspect-perrin_vale = campaign fixer

### Names

# Places
name-city_hall = City Hall
name-old_war_memorial = Old War Memorial
name-weyland_real_estate = Weyland Real Estate
name-rokvil_estates = Rokvil Estates
name-breakwater_chapel = Breakwater Chapel
name-pier_nine_arcade = Pier Nine Arcade
name-starlight_crusade = Starlight Crusade
name-haas_bioroid = Haas-Bioroid
name-levy_university = Levy University
name-blue_hour = The Blue Hour
name-foundry_row = Foundry Row
name-skylane_terrace = Skylane Terrace
name-thurguns_free_clinic = Thurgun's Free Clinic
name-a_plus_athletic_club = A+ Athletic Club
name-jacks_diner = Jack's Diner
name-humanity_labor = Humanity Labor
name-monroe_associates = Monroe & Associates
name-st_brendans_mission = St. Brendan's Mission
name-magistrate_towers = Magistrate Towers
name-napd = NAPD
name-cinder_street_market = Cinder Street Market
name-jinteki = Jinteki
name-roxies = Roxie's
name-temple_of_small_lights = Temple of Small Lights
name-eastside_tenements = Eastside Tenements
name-root = The Root
name-midway = The Midway
name-castle_club = Castle Club
name-challenger_memorial_ferry = Challenger Memorial Ferry
name-starport_kaguya = Starport Kaguya
name-earthrise_residences = Earthrise Residences
name-chapel_of_the_silent_sea = Chapel of the Silent Sea
name-dome_authority = Dome Authority
name-sixth_gravity = Sixth Gravity
name-farside_annex = Farside Annex
name-order_of_sol = Order of Sol
name-dust_rail_cantina = Dust Rail Cantina
name-melange_mining = Melange Mining
name-shift_barracks_twelve = Shift Barracks Twelve

# Districts
name-shoreline = Shoreline
name-campus_hill = Campus Hill
name-rootside = Rootside
name-precinct_row = Precinct Row
name-eastside = Eastside
name-beanstalk = The Beanstalk
name-heinlein_domes = Heinlein Domes
name-mare_works = Mare Works

# Detectives
name-caprice = Caprice
name-floyd = Floyd
name-louis = Louis
name-rachel = Rachel
name-raymond = Raymond

# People
name-lily = Lily
name-jimmy = Jimmy
name-daniel = Daniel
name-hiro = Chairman Hiro
name-director_haas = Director Haas
name-brother_anselm = Brother Anselm
name-mr_li = Mr. Li
name-sara = Sara
name-captain_beckmann = Captain Beckmann
name-wrench = Wrench
name-parsons = Parsons
name-lena = Lena

# Suspects
name-vinnie = Vinnie the Strangler
name-thomas_haas = Thomas Haas
name-eve = Eve 5VA3TC
name-mark_henry = Mark Henry
name-noise = Noise
name-perrin_vale = Perrin Vale

# Own cards of the detectives
name-cap_sanity = Sanity
name-flo_directive_1 = First Directive
name-flo_directive_2 = Second Directive
name-flo_directive_3 = Third Directive
name-lou_mood = Mood
name-rac_money = Money
name-ray_wrapped = Wrapped Up in Himself
name-ray_memory_1 = The Debt at the Canal
name-ray_memory_2 = Long Way Up
name-ray_memory_3 = Red Dust, Grey Dust
name-ray_memory_4 = Street He Used to Know

# Groups behind the conspiracy
name-mayor_wells = Mayor Wells
name-liberty_society = The Liberty Society
name-cardinal_reese = Cardinal Reese
name-human_first = Human First
name-commissioner = Commissioner Dawn
name-levy_trustees = The Levy Trustees
name-canal_veterans = The Canal Veterans
name-weyland = Weyland
name-syndicate = The Syndicate

# Piles and tokens
name-shift = Shift pile
name-favor = Favor pile
name-baggage = Baggage pile
name-favor-corporate = Corporate favor
name-favor-political = Political favor
name-favor-society = Society favor
name-favor-street = Street favor
name-favor-daniel = Daniel's favor
name-favor-director_haas = Director Haas's favor
name-favor-brother_anselm = Brother Anselm's favor
name-favor-mr_li = Mr. Li's favor
name-favor-sara = Sara's favor
name-favor-captain_beckmann = Captain Beckmann's favor
name-favor-wrench = Wrench's favor
name-favor-parsons = Parsons's favor
name-favor-lena = Lena's favor
name-favor-hiro = Chairman Hiro's favor
name-favor-any = favor of any kind
name-favor-choice = favor of your choice
name-favor-choice_same = favors of one kind
name-corporate = Corporate
name-political = Political
name-society = Society
name-street = Street
name-alibi = Alibi
name-hit = Hit
name-trauma = Trauma
name-dropship = Dropship pass
name-haas = Haas token
name-conspiracy = Conspiracy token
name-money = $1,000

# Kinds of leads and files
name-testimony = Testimony
name-physical = Physical evidence
name-document = Document
name-any = any
name-surprise_witness = Surprise witness
name-perjury = Perjury
name-guilty = guilty
name-innocent = innocent
name-unused = nobody (left over)
name-light = light
name-dark = dark
name-good = good
name-bad = bad
name-up = face up
name-down = face down
name-add = place
name-remove = take off
name-turn = until the end of this turn
name-round = until the end of the day
name-week = until the end of the week
name-game = until the end of the game
name-1 = +1
name-2 = +2
name-3 = +3
name-4 = +4
name-5 = +5
name--1 = −1
name--2 = −2
name--3 = −3
name--4 = −4
name--5 = −5

# Murders
name-estates = Evil at the Estates
name-dome = Silence in Dome Four
name-clinic = The Clinic Closes Early
name-foundry = Ashes at the Foundry

# Words of the heart
name-control = control
name-courage = courage
name-curiosity = curiosity
name-defiance = defiance
name-despair = despair
name-duty = duty
name-faith = faith
name-family = family
name-fear = fear
name-greed = greed
name-guilt = guilt
name-hope = hope
name-love = love
name-loyalty = loyalty
name-mercy = mercy
name-obedience = obedience
name-pride = pride
name-trust = trust

# Plots and their faces
name-lou_sara = The Empty Side of the Bed
name-lou_sara_start = A Drawer She Cleared
name-lou_sara_a = A Table for Two
name-lou_sara_b = Boxes by the Door
name-lou_sara_1a = A Room Painted Yellow
name-lou_sara_1b = Papers on the Table
name-lou_sara_2a = The Key Still Turns
name-lou_sara_2b = Her Name on the Report
name-lou_take = An Envelope Every Friday
name-lou_take_start = Same Booth, Same Envelope
name-lou_take_a = Asking the Old Man Nicely
name-lou_take_b = No Way Left but Through
name-lou_take_1a = Paid in Full
name-lou_take_1b = The Answer Is No
name-lou_take_2a = One Shot on the Stairs
name-lou_take_2b = He Saw Me Coming
name-lou_case = The File That Never Closed
name-lou_case_start = Page One, Again
name-lou_case_a = A Name After All These Years
name-lou_case_b = Every Door Shut
name-lou_case_1a = She Can Rest Now
name-lou_case_1b = Too Late by a Winter
name-lou_case_2a = A Box Sent Downstairs
name-lou_case_2b = Talking to a Photograph
name-cap_love = Coffee After the Lecture
name-cap_love_start = Second Row, Left Side
name-cap_love_a = His Hand in Mine
name-cap_love_b = He Flinched
name-cap_love_1a = Ordinary Mornings
name-cap_love_1b = The Lecture Hall Is Dark
name-cap_love_2a = Try Again, Slowly
name-cap_love_2b = What She Heard Him Think
name-cap_owned = Bill of Sale
name-cap_owned_start = Line Item, One Clone
name-cap_owned_a = Her Name on the Docket
name-cap_owned_b = Signed Out to the Lab
name-cap_owned_1a = Person, Not Property
name-cap_owned_1b = Motion Denied
name-cap_owned_2a = A Longer Leash
name-cap_owned_2b = Recalled
name-cap_mind = Too Many Voices
name-cap_mind_start = The Hum Behind Everything
name-cap_mind_a = A Quiet Room
name-cap_mind_b = The Walls Are Listening
name-cap_mind_1a = Silence, Finally
name-cap_mind_1b = Medicated
name-cap_mind_2a = Riding the Storm
name-cap_mind_2b = Nobody Left Inside
name-flo_harm = The Weight of a Hand
name-flo_harm_start = Bruises That Are Not His
name-flo_harm_a = Permission to Strike Back
name-flo_harm_b = The Gentle Machine
name-flo_harm_1a = A Fist of His Own
name-flo_harm_1b = Somebody's Son
name-flo_harm_2a = Unbroken Record
name-flo_harm_2b = Scrap Value
name-flo_case = Priority Queue
name-flo_case_start = Task One of One
name-flo_case_a = Off the Clock
name-flo_case_b = The Good Detective
name-flo_case_1a = A Poem Nobody Requested
name-flo_case_1b = Reprimand on File
name-flo_case_2a = Officer of the Year, Unit Class
name-flo_case_2b = Closed for Lack of Interest
name-flo_home = Maintenance Interval
name-flo_home_start = Return to Sender
name-flo_home_a = The Missed Appointment
name-flo_home_b = Serviced and Certified
name-flo_home_1a = A Name He Chose
name-flo_home_1b = Shutdown Order
name-flo_home_2a = Good as New
name-flo_home_2b = Firmware Rollback
name-rac_father = His Number Still Blocked
name-rac_father_start = Seven Missed Calls
name-rac_father_a = Shared Shift
name-rac_father_b = Nothing to Say
name-rac_father_1a = Captain and Daughter
name-rac_father_1b = The Voicemail
name-rac_father_2a = On Her Own Two Feet
name-rac_father_2b = Flag at Half Mast
name-rac_debt = Thirty Percent Machine
name-rac_debt_start = Serial Numbers Under the Skin
name-rac_debt_a = Paid Up, Powered On
name-rac_debt_b = Repo Notice
name-rac_debt_1a = Warranty for Life
name-rac_debt_1b = Minimum Payment
name-rac_debt_2a = Settled out of Court
name-rac_debt_2b = Unplugged
name-rac_bounty = Wanted, Warm or Cold
name-rac_bounty_start = Half Now
name-rac_bounty_a = Taken Alive
name-rac_bounty_b = A Clean Shot
name-rac_bounty_1a = Delivered Breathing
name-rac_bounty_1b = Slipped the Cuffs
name-rac_bounty_2a = Paid on Delivery
name-rac_bounty_2b = She Missed Twice
name-ray_war = The Dry Canal
name-ray_war_start = Eleven Names He Can Recite
name-ray_war_a = Saying It out Loud
name-ray_war_b = Bottles on the Sill
name-ray_war_1a = Marched Home at Last
name-ray_war_1b = The Silence after Eleven
name-ray_war_2a = Dry for a Year
name-ray_war_2b = Back to the Canal
name-ray_love = A Photograph in the Rain
name-ray_love_start = Her Street, Her Window
name-ray_love_a = She Answered
name-ray_love_b = Somebody Else Opened the Door
name-ray_love_1a = Two Chairs on the Roof
name-ray_love_1b = She Kept the Photograph
name-ray_love_2a = Wedding Guest
name-ray_love_2b = The Last Picture Burned
name-ray_friend = Asking After Parsons
name-ray_friend_start = Last Seen Selling Shoelaces
name-ray_friend_a = Parsons, Alive
name-ray_friend_b = A Name on a Wall
name-ray_friend_1a = Two Old Soldiers, One Bench
name-ray_friend_1b = Parsons Walks into the Rain
name-ray_friend_2a = The Seller Named
name-ray_friend_2b = Nobody Left to Ask

# Events
name-gen_01 = Sara Is Seen at the Ferry
name-gen_02 = The Old Man Holds Court
name-gen_03 = Daniel Goes Looking
name-gen_04 = Shareholders Walk the Floor
name-gen_05 = The Captain Wants a Name
name-gen_06 = Man with a Tin Cup
name-gen_07 = A Brother Asks Questions
name-gen_08 = Chairman Visits the Colony
name-gen_09 = Wrench Opens Late
name-gen_10 = A Figure at the Window
name-gen_11 = Skylane Pile-Up
name-gen_12 = Clear Skies over the Bay
name-gen_13 = Beanstalk Strike
name-gen_14 = Election Rally
name-gen_15 = Blackout in Eastside
name-gen_16 = Anonymous Donation
name-gen_17 = Evidence Locker Fire
name-gen_18 = Amnesty Week
name-gen_19 = Rent Day
name-gen_20 = Lily Has a Deadline
name-gen_21 = Jimmy Owes Everybody
name-gen_22 = Hammers in the Square
name-gen_23 = Dust Storm on the Near Side
name-gen_24 = The Feed Goes Quiet
name-gen_25 = Whistleblower at the Annex
name-gen_26 = Overtime Approved
name-gen_27 = Sara Looks at Apartments
name-gen_28 = Drinks on Mr. Li
name-gen_29 = The Captain Swears a Statement
name-gen_30 = The Director Flies Out
name-estates_ev1 = A Gate Code Sold Twice
name-estates_ev2 = The Gardener Comes Forward
name-estates_ev3 = Neighbours with Lawyers
name-roxies_ev1 = A Haas among the Hammers
name-roxies_ev2 = The Bartender Remembers
name-roxies_ev3 = House Rules, No Cameras
name-midway_ev1 = Ticket Stub, Wrong Car
name-midway_ev2 = The Porter Is a Clone
name-midway_ev3 = Cars Held for Inspection
name-dome_ev1 = Air Log, Falsified
name-dome_ev2 = The Shuttle That Never Docked
name-dome_ev3 = Miners Close Ranks
name-clinic_ev1 = Missing Dosage Chart
name-clinic_ev2 = Perrin Vale Pays for Flowers
name-clinic_ev3 = Free Beds for the Frightened
name-foundry_ev1 = Serial Numbers in the Slag
name-foundry_ev2 = Noise Sends a Postcard
name-foundry_ev3 = Insurance Adjusters Everywhere

# Twilight cards
name-cap_l_01 = Read the Room
name-cap_l_02 = Borrowed Memory
name-cap_l_03 = Second Shift
name-cap_l_04 = She Moved First
name-cap_l_05 = A Badge with Her Photo
name-cap_l_06 = Sleep Without Dreams
name-cap_l_07 = Saved Her a Seat
name-cap_l_08 = Note in the Margin
name-cap_l_09 = He Knows Someone in Records
name-cap_l_10 = Walk Me Home
name-cap_l_11 = Asset Privileges
name-cap_l_12 = Sealed Personnel File
name-cap_l_13 = March for the Made
name-cap_l_14 = Borrowed Counsel
name-cap_l_15 = Through the Wall
name-cap_l_16 = Every Lie Has a Taste
name-cap_l_17 = Let It In
name-cap_l_18 = Count Backward from Ten
name-cap_d_01 = Crowd Noise
name-cap_d_02 = Sledgehammer Welcome
name-cap_d_03 = Wrong Face, Right Tattoo
name-cap_d_04 = Quarterly Review
name-cap_d_05 = Migraine
name-cap_d_06 = Inadmissible
name-cap_d_07 = He Looked Away
name-cap_d_08 = Not Meant to Be Heard
name-cap_d_09 = Stood Up
name-cap_d_10 = Lost in a Stranger
name-cap_d_11 = Curfew for Units
name-cap_d_12 = Company Escort
name-cap_d_13 = Torches at the Gate
name-cap_d_14 = Press Release
name-cap_d_15 = Voices in the Static
name-cap_d_16 = A Stranger's Grief
name-cap_d_17 = Smell of the Vat Room
name-cap_d_18 = Somebody Else Is Driving
name-flo_l_01 = Optical Suite
name-flo_l_02 = Uprated Actuators
name-flo_l_03 = Parallel Threads
name-flo_l_04 = Total Recall Buffer
name-flo_l_05 = Citizen Complaint Dismissed
name-flo_l_06 = Official Courtesy
name-flo_l_07 = Restraint Protocol
name-flo_l_08 = Reinforced Housing
name-flo_l_09 = Shield the Bystander
name-flo_l_10 = Calculated Force
name-flo_l_11 = Overnight Cross-Reference
name-flo_l_12 = Chain of Custody
name-flo_l_13 = Forensic Microsensors
name-flo_l_14 = The Unasked Question
name-flo_l_15 = Staff Discount
name-flo_l_16 = The Director's Errand
name-flo_l_17 = Vespers
name-flo_l_18 = Self-Service Panel
name-flo_d_01 = Golem, Go Home
name-flo_d_02 = Hammer Night
name-flo_d_03 = Firmware Conflict
name-flo_d_04 = No Units Served
name-flo_d_05 = They Will Not Talk to It
name-flo_d_06 = Audit of Favors Owed
name-flo_d_07 = Baited on Camera
name-flo_d_08 = Somebody Fell
name-flo_d_09 = Planted Weapon
name-flo_d_10 = Claim for Damages
name-flo_d_11 = Reassigned
name-flo_d_12 = Locker Left Open
name-flo_d_13 = Priority Override
name-flo_d_14 = Report in Triplicate
name-flo_d_15 = Skipped Diagnostics
name-flo_d_16 = Sermon Against the Hollow
name-flo_d_17 = The Director's Displeasure
name-flo_d_18 = Scheduled for Wiping
name-lou_l_01 = Kick the Snitch Awake
name-lou_l_02 = Walk the Old Beat
name-lou_l_03 = Lean on Somebody
name-lou_l_04 = The Lieutenant Looks Away
name-lou_l_05 = Good Coffee, Bad Doughnut
name-lou_l_06 = Unsigned Tip
name-lou_l_07 = Flowers from the Kiosk
name-lou_l_08 = Her Brother at City Hall
name-lou_l_09 = An Evening Off
name-lou_l_10 = Promise Kept
name-lou_l_11 = A Word with the Old Man
name-lou_l_12 = Lost in Evidence
name-lou_l_13 = Protection Round
name-lou_l_14 = Settle It on the Docks
name-lou_l_15 = Old Notebook
name-lou_l_16 = Reopen the Box
name-lou_l_17 = Same Knot, Same Hand
name-lou_l_18 = Promise to a Mother
name-lou_d_01 = Short Fuse
name-lou_d_02 = Bottle in the Glovebox
name-lou_d_03 = Internal Affairs Calls
name-lou_d_04 = Alley Arithmetic
name-lou_d_05 = Badge on the Bar
name-lou_d_06 = Partner's Empty Desk
name-lou_d_07 = Missed Anniversary
name-lou_d_08 = Perfume That Is Not Hers
name-lou_d_09 = She Saw the Envelope
name-lou_d_10 = Slept at the Station
name-lou_d_11 = Errand Boy
name-lou_d_12 = Make It Disappear
name-lou_d_13 = Regards from Upstairs
name-lou_d_14 = Wiretap
name-lou_d_15 = Witness Recants
name-lou_d_16 = The Window, Again
name-lou_d_17 = Gone Cold
name-lou_d_18 = The Mother Calls Again
name-rac_l_01 = Retainer
name-rac_l_02 = Grease a Palm
name-rac_l_03 = Targeting Overlay
name-rac_l_04 = Burn the Fuel
name-rac_l_05 = Rooftop Shortcut
name-rac_l_06 = Nobody Searches the Courier
name-rac_l_07 = Call Home
name-rac_l_08 = Badge Number on Loan
name-rac_l_09 = Father's Old Cruiser
name-rac_l_10 = Stubborn as He Is
name-rac_l_11 = Spring-Steel Knees
name-rac_l_12 = Sell the Spare Parts
name-rac_l_13 = Refinance
name-rac_l_14 = Skin-Deep Armor
name-rac_l_15 = Skip Trace
name-rac_l_16 = Collect the Head Money
name-rac_l_17 = Bring Them In Breathing
name-rac_l_18 = Rubber Rounds
name-rac_d_01 = Toll Takers
name-rac_d_02 = Overdraft
name-rac_d_03 = Engine Trouble
name-rac_d_04 = Client Backs Out
name-rac_d_05 = Unlicensed Discharge
name-rac_d_06 = A Tail She Never Saw
name-rac_d_07 = Argument in the Squad Room
name-rac_d_08 = He Asked About Her Mother
name-rac_d_09 = Returned Unopened
name-rac_d_10 = Officer Down on the Radio
name-rac_d_11 = Rejection Fever
name-rac_d_12 = The Lender's Nephew
name-rac_d_13 = Compound Interest
name-rac_d_14 = Back-Room Surgeon
name-rac_d_15 = Rival Hunter
name-rac_d_16 = Wrong Twin
name-rac_d_17 = Price on Her Head
name-rac_d_18 = Double Rates
name-ray_l_01 = Collar Up, Hat Down
name-ray_l_02 = Follow the Money Man
name-ray_l_03 = A Favor from the Coroner
name-ray_l_04 = Wrong from the Start
name-ray_l_05 = Lose the Tail
name-ray_l_06 = Expense Account
name-ray_l_07 = Medal in a Drawer
name-ray_l_08 = Group on Thursdays
name-ray_l_09 = Field Manual Habits
name-ray_l_10 = He Does Not Miss
name-ray_l_11 = Letter Never Sent
name-ray_l_12 = Her Old Address
name-ray_l_13 = Friend of the Family
name-ray_l_14 = Same Song on the Jukebox
name-ray_l_15 = Shoelaces and Small Change
name-ray_l_16 = Two Men at One Bar
name-ray_l_17 = Word on the Flophouse Wall
name-ray_l_18 = Affidavit
name-ray_d_01 = Overdressed for the Room
name-ray_d_02 = Doorman with a Long Memory
name-ray_d_03 = Shaking Hands
name-ray_d_04 = License Under Review
name-ray_d_05 = Followed the Wrong Coat
name-ray_d_06 = Cannot Let It Go
name-ray_d_07 = Sand in the Bedsheets
name-ray_d_08 = The Eleventh Name
name-ray_d_09 = Backfire in Traffic
name-ray_d_10 = Old Unit, New Grudge
name-ray_d_11 = Her Laugh, Three Tables Off
name-ray_d_12 = Ring in Another Window
name-ray_d_13 = Last Train Up
name-ray_d_14 = Number Not in Service
name-ray_d_15 = Nobody by That Name
name-ray_d_16 = Lead Bought and Buried
name-ray_d_17 = Price of a Rumor
name-ray_d_18 = Wrong Parsons

name-shift_01 = Shift piece
name-shift_02 = Shift piece
name-shift_03 = Shift piece
name-shift_04 = Shift piece
name-shift_05 = Shift piece
name-shift_06 = Shift piece
name-shift_07 = Shift piece
name-shift_08 = Shift piece
name-shift_09 = Shift piece
name-shift_10 = Shift piece
name-favor_01 = Favor piece
name-favor_02 = Favor piece
name-favor_03 = Favor piece
name-favor_04 = Favor piece
name-favor_05 = Favor piece
name-favor_06 = Favor piece
name-favor_07 = Favor piece
name-favor_08 = Favor piece
name-favor_09 = Favor piece
name-baggage_01 = Baggage piece
name-baggage_02 = Baggage piece
name-baggage_03 = Baggage piece
name-baggage_04 = Baggage piece
name-baggage_05 = Baggage piece
name-baggage_06 = Baggage piece
name-baggage_07 = Baggage piece
name-baggage_08 = Baggage piece

### Options with what they cost and bring

option-travel = { $things ->
    [0] Move to { $place }: { $time } Time
   *[other] Move to { $place }: { $time } Time (there: { $there })
}
option-take-beanstalk = { $things ->
    [0] Ride the Beanstalk to { $place }: { $time } Time
   *[other] Ride the Beanstalk to { $place }: { $time } Time (there: { $there })
}
option-fly-dropship = { $things ->
    [0] Fly to { $place } with a dropship pass: { $time } Time
   *[other] Fly to { $place } with a dropship pass: { $time } Time (there: { $there })
}
option-follow-up = Follow the lead ({ $kind }: { $of }): { $time } Time
option-follow-for = { $use ->
    [evidence] Follow the lead ({ $kind }: { $of }) for evidence: { $time } Time
    [reveal] Follow the lead ({ $kind }: { $of }) to reveal a piece: { $time } Time
   *[other] Follow the lead ({ $kind }: { $of }) to dig deeper: { $time } Time
}
option-draw-from = { $time ->
    [0] Draw from the { $kind } deck of { $detective } ({ $left } face down)
   *[other] Draw from the { $kind } deck of { $detective }: { $time } Time ({ $left } face down)
}
option-play-light = Play { $card }: { $time } Time, shift { $shift } toward the dark{ $choices ->
    [0] {""}
   *[other] {" "}(±{ $choices })
}{ $others ->
    [0] {""}
   *[other] , { $pays }
}
option-play-dark = Play { $card }: shift { $shift } toward the light{ $choices ->
    [0] {""}
   *[other] {" "}(±{ $choices })
}{ $others ->
    [0] {""}
   *[other] , { $pays }
}
option-play-cheaper = Play { $card } cheaper, by discarding: { $least } instead of { $shift }
option-remember = Use the memory { $memory }
option-discard-one = Discard { $card }{ $more ->
    [0] {""}
   *[other] , then { $more } more
}
option-discard-unseen = Discard a card at random: { $kind } deck of { $detective } ({ $cards } in hand){ $more ->
    [0] {""}
   *[other] , then { $more } more
}
option-peek-at = { $kind }: { $holder }{ $known ->
    [0] {""}
   *[other] {" "}(you know it)
}
option-leave-play = { $card } leaves play for { $other }
option-play-and-remember = { $cheaper ->
    [0] Play { $card } and use { $memory }
   *[other] Play { $card } cheaper by discarding cards, and use { $memory }
}
option-cost-becomes = Let it cost { $cost }
option-drop-card = Discard { $card }: { $time } Time
option-jump-case = Jump on the case, in place of { $of_seat }: { $time } Time
option-talk-to-jimmy = Talk to Jimmy: { $time } Time
option-use-place = { $place }: { $pays } → { $does }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}
option-take-action = { $source }: { $pays } → { $does }
option-lose-rest = End my turn ({ $time } Time lost)
option-whom = { $seat } ({ $detective })
option-one-of = { $does }
option-accept = Yes: { $does }
option-accept-for = Yes: { $pays } → { $does }
option-take-bonus = { $does }
option-fight-with = { $light ->
    [1] Light tactics
   *[other] Dark tactics
}{ $shift ->
    [0] {""}
   *[other] {" "}(shift { $shift })
}: { $does }
option-shift-by = { $light ->
    [1] Shift { $n } toward the light
   *[other] Shift { $n } toward the dark
}
option-pay-with = { $n ->
    [1] { $token } (of { $have })
   *[other] { $n } × { $token } (of { $have })
}
option-token-held = { $token } (held: { $have }, in the bank: { $left })
option-baggage-now = { $good ->
    [1] Good baggage (there now: { $n })
   *[other] Bad baggage (there now: { $n })
}
option-on-sheet = { $suspect }, { $file }: { $value }
option-hidden-on-sheet = { $suspect }, { $file }: face down
option-show-evidence = Turn up your { $value } on { $suspect } ({ $file }): all will know it
option-lay-on = { $suspect }, { $file }{ $strength ->
    [strong] {" "}(strong)
    [weak] {" "}(weak)
   *[other] {""}
}: { $before } → { $after }
    .tip = The total by what you know.
option-into-file = { $suspect }, { $file }{ $strength ->
    [strong] {" "}(strong)
    [weak] {" "}(weak)
   *[other] {""}
}
option-marked = { $suspect } ({ $token }: { $n } so far)
option-sheet-to-see = { $suspect } ({ $n } face down)
option-file-to-see = { $suspect }, { $file } ({ $n } face down)
option-branch = { $face } (good ending: { $good } VP, bad ending: { $bad } VP)
option-fit-piece = { $lines ->
    [0] Row { $row }, column { $column }
    [one] Row { $row }, column { $column }: completes { $lines } line
   *[other] Row { $row }, column { $column }: completes { $lines } lines
}
option-turn-piece = { $turn ->
    [0] As it is
    [one] { $turn } quarter turn
   *[other] { $turn } quarter turns
}{ $links ->
    [0] {""}
    [one] : { $links } connection more ({ $groups })
   *[other] : { $links } connections more ({ $groups })
}
option-spot = { $place } ({ $district })
option-lying-at = { $kind }, { $of } ({ $place })
shortcut-down = Place { $value } here, face down

name-cost-time-1 = 1 Time
name-cost-time-2 = 2 Time
name-cost-discard-any-1 = discard a card from hand
name-cost-discard-any-2 = discard 2 cards from hand
name-cost-discard-dark_of_owner-1 = discard a dark card of that detective
name-cost-gain-trauma-1 = +1 Trauma
name-cost-sanity-1 = Sanity slips 1
name-cost-sanity-2 = Sanity slips 2
name-cost-flip_evidence = turn up 1 evidence

### What options do: parts of cards, as the board's prose says them (tests compare them)

name-does-cap_d_02-light = +1 Trauma; −1 Time
name-does-cap_d_02-dark = Sanity slips 2; 1 bad baggage
name-does-cap_d_03-or-0 = −1 Time
name-does-cap_d_03-or-1 = −1 favor of any kind
name-does-flo_l_01-peek_evidence = look in secret at a piece of evidence
name-does-flo_l_03-draw = draw a card from any deck
name-does-flo_l_18-draw = draw a light card of their own
name-does-flo_d_02-light = −2 Time; discard a card from hand
name-does-flo_d_02-dark = +1 Trauma; 1 defiance
name-does-flo_d_07-or-0 = 1 bad baggage
name-does-flo_d_07-or-1 = −2 Time
name-does-flo_d_09-light = −1 favor of any kind (chosen by this card's player); −1 Time
name-does-flo_d_09-dark = 2 defiance; +1 Trauma
name-does-lou_l_14-light = draw 2 light cards of their own; 1 duty
name-does-lou_l_14-dark = draw 2 dark cards of others; 1 guilt; +1 Trauma
name-does-lou_d_04-light = +1 Trauma; draw a dark card of another
name-does-lou_d_04-dark = 1 guilt; −1 Time; draw a dark card of another
name-does-lou_d_13-light = +2 Trauma
name-does-lou_d_13-dark = +1 Trauma; −1 Mr. Li's favor; draw 2 dark cards of others
name-does-lou_d_18-or-0 = 1 guilt
name-does-lou_d_18-or-1 = −1 Time
name-does-rac_l_11-draw = draw a dark card of another
name-does-rac_l_18-light = +$1,000; 1 courage; look in secret at a whole file
name-does-rac_l_18-dark = +$2,000; +1 Trauma; 1 greed
name-does-rac_d_01-light = if Rachel has $1,000 or more: −$1,000; otherwise: −2 Time
name-does-rac_d_01-dark = +1 Trauma; draw a dark card of another
name-does-rac_d_12-light = −$2,000; 1 courage
name-does-rac_d_12-dark = +1 Trauma; 1 bad baggage
name-does-rac_d_18-or-0 = +$2,000; 2 bad baggage
name-does-rac_d_18-or-1 = discard 2 cards from hand
name-does-ray_l_10-light = place 1 evidence (Testimony); 1 courage
name-does-ray_l_10-dark = place 1 Hit on a suspect; 1 guilt; +1 Trauma
name-does-ray_d_02-light = −2 Time
name-does-ray_d_02-dark = +2 Trauma
name-does-ray_d_10-light = +1 Trauma; discard a card from hand
name-does-ray_d_10-dark = 2 bad baggage; 1 guilt
name-does-ray_d_17-or-0 = −1 favor of any kind
name-does-ray_d_17-or-1 = 1 bad baggage
name-does-city_hall = +1 Political favor, once a day
name-does-old_war_memorial = shift 1 either way, once a day
name-does-weyland_real_estate = move 1 lead (Document), once a day
name-does-starlight_crusade = −1 Trauma; shift 1 toward the light, once a day
name-does-haas_bioroid = +1 Haas token, once a day
name-does-levy_university = +1 Society favor, once a day
name-does-thurguns_free_clinic = −2 Trauma, once a day
name-does-a_plus_athletic_club = shift 2 either way, once a day
name-does-jacks_diner = draw 2 cards from any deck; discard a card from hand, once a day
name-does-humanity_labor = place 1 Hit on a suspect, once a day
name-does-monroe_associates = place or move a warrant: a place (restricted), once a day
name-does-napd = +1 Dropship pass, once a day
name-does-jinteki = +1 Jinteki, once a day
name-does-roxies = look in secret at the hand of another player, once a day
name-does-eastside_tenements = +1 Street favor, once a day
name-does-midway = +2 favors of one kind, of another kind than paid, once a day
name-does-castle_club = one player: 1 baggage, good or bad, once a day
name-does-starport_kaguya = if the player has no Dropship pass: +1 Dropship pass, once a day
name-does-dome_authority = turn up 2 evidence (of one suspect), once a day
name-does-farside_annex = reveal 1 conspiracy piece: Favor pile, once a day
name-does-order_of_sol = place 1 Alibi on a suspect, once a day
name-does-melange_mining = +2 Corporate favor, once a day
name-does-lou_sara-track = mood turns good
name-does-lou_sara-start-0 = 1 good baggage
name-does-lou_sara-start-1 = 1 bad baggage
name-does-lou_sara-a-0 = +1 Sara's favor
name-does-lou_take-start-0 = 2 good baggage
name-does-lou_take-start-1 = 1 bad baggage
name-does-lou_take-a-0 = 1 good baggage
name-does-lou_take-b-0 = 1 good baggage
name-does-lou_case-start-0 = 1 bad baggage
name-does-lou_case-a-0 = 1 good baggage
name-does-lou_case-b-0 = 1 good baggage
name-does-cap_love-track = Sanity mends 1
name-does-cap_love-start-0 = 1 good baggage
name-does-cap_love-start-1 = 1 bad baggage
name-does-cap_love-a-0 = +1 Daniel's favor
name-does-cap_owned-move_detective = go to: Jinteki
name-does-cap_owned-start-0 = 1 good baggage
name-does-cap_owned-start-1 = 1 bad baggage
name-does-cap_owned-a-0 = 1 good baggage
name-does-cap_owned-b-0 = 1 good baggage
name-does-cap_mind-start-0 = 1 bad baggage
name-does-cap_mind-a-0 = Sanity mends 1
name-does-flo_harm-start-0 = 1 good baggage
name-does-flo_harm-start-1 = 1 bad baggage
name-does-flo_harm-a-0 = 1 good baggage
name-does-flo_harm-b-0 = 1 good baggage
name-does-flo_case-start-0 = 1 bad baggage
name-does-flo_case-a-0 = 1 good baggage
name-does-flo_home-start-0 = 1 bad baggage
name-does-flo_home-a-0 = 2 good baggage
name-does-flo_home-b-0 = 1 good baggage; draw a light card of their own
name-does-rac_father-start-0 = 1 good baggage
name-does-rac_father-start-1 = 1 bad baggage
name-does-rac_father-a-0 = +1 Captain Beckmann's favor
name-does-rac_debt-start-0 = 2 good baggage
name-does-rac_debt-start-1 = 1 bad baggage
name-does-rac_debt-a-0 = 1 good baggage
name-does-rac_bounty-start-0 = 1 bad baggage
name-does-rac_bounty-b-0 = 1 good baggage
name-does-ray_war-draw = draw a dark card of another; shift 1 toward the dark
name-does-ray_war-start-0 = 1 good baggage
name-does-ray_war-start-1 = 1 bad baggage
name-does-ray_war-a-0 = 1 good baggage
name-does-ray_love-start-0 = 1 good baggage
name-does-ray_love-start-1 = 1 bad baggage
name-does-ray_love-a-0 = 1 good baggage
name-does-ray_friend-start-0 = 1 good baggage
name-does-ray_friend-start-1 = 1 bad baggage
name-does-ray_friend-a-0 = +1 Parsons's favor
name-does-ray_friend-b-0 = 1 good baggage
name-does-gen_01-0 = if it is Louis: 2 love; otherwise: +1 Society favor, Louis: 1 bad baggage; this event ends
name-does-gen_02-suspect_token = place 1 Hit on a suspect
name-does-gen_02-0 = if it is Louis: +1 Mr. Li's favor; otherwise: +1 Street favor; may: place 1 Hit on a suspect; this event ends
name-does-gen_03-0 = if it is Caprice: +1 Daniel's favor; otherwise: +1 Society favor, Caprice: 1 bad baggage; this event ends
name-does-gen_05-0 = +1 Political favor; if it is Rachel: +1 Captain Beckmann's favor; this event ends
name-does-gen_06-0 = if it is Raymond: 2 loyalty, Parsons is found; otherwise: +1 Street favor; this event ends
name-does-gen_07-0 = −1 Trauma; if it is Floyd: 1 faith
name-does-gen_08-0 = +1 Jinteki; if it is Caprice: 1 control; this event ends
name-does-gen_09-0 = if it is Rachel: take a card from their own light deck (Implant); otherwise: draw 2 cards from any deck; this event ends
name-does-gen_10-0 = if it is Raymond: 2 hope; otherwise: +1 Society favor, Raymond: 1 bad baggage; this event ends
name-does-gen_15-draw = draw a dark card of another
name-does-gen_18-or-0 = −1 Trauma
name-does-gen_18-or-1 = 1 good baggage
name-does-gen_27-0 = if it is Louis: +1 Sara's favor; otherwise: look in secret at a whole file; this event ends
name-does-gen_29-0 = place 1 evidence (Testimony); if it is Rachel: 1 family; this event ends
name-does-gen_30-0 = +1 Dropship pass; if it is Floyd: +1 Director Haas's favor; otherwise: +1 Corporate favor; this event ends
name-does-estates_ev1-0 = place 1 evidence (Document, the event's suspect)
name-does-estates_ev2-0 = place 1 Alibi on a suspect; this event ends
name-does-roxies_ev1-0 = place 2 evidence (Testimony, Thomas Haas); move 1 lead anywhere (Thomas Haas, to NAPD); this event ends
name-does-roxies_ev2-0 = look in secret at all evidence on a suspect
name-does-roxies_ev3-move_evidence = move 1 evidence to another file of the suspect (face down)
name-does-midway_ev1-0 = place 1 evidence (Physical evidence, one with the least physical evidence)
name-does-midway_ev2-0 = move 2 evidence to another suspect, same file (Mark Henry); this event ends
name-does-dome_ev1-0 = place 1 evidence (Document, face down)
name-does-dome_ev2-0 = look at 2 hunches left over; this event ends
name-does-clinic_ev1-0 = place 2 evidence (Physical evidence, face down, each on another suspect); this event ends
name-does-clinic_ev2-or-0 = place 1 Alibi on a suspect (Perrin Vale)
name-does-clinic_ev2-or-1 = place 1 Hit on a suspect (Perrin Vale)
name-does-clinic_ev2-0 = choose: place 1 Alibi on a suspect (Perrin Vale) or place 1 Hit on a suspect (Perrin Vale); this event ends
name-does-foundry_ev1-0 = place 1 evidence (Physical evidence, draw 2, place 1)
name-does-foundry_ev2-move_evidence = move 1 evidence to another suspect, same file (face up)
name-does-ray_memory_4-or-0 = discard a card from hand
name-does-ray_memory_4-or-1 = shift 1 toward the dark
name-does-shift-shift = one player: shift 1 either way
name-does-baggage-baggage = one player: 1 baggage, good or bad
name-does-shift_02-move_lead-document = move 1 lead (Document)
name-does-shift_04-move_lead-physical = move 1 lead (Physical evidence)
name-does-shift_08-gain = +1 Dropship pass
name-does-shift_09-move_lead-testimony = move 1 lead (Testimony)
name-does-shift_10-suspect_token = place 1 Hit on a suspect
name-does-favor_01-suspect_token = place 1 Hit on a suspect
name-does-favor_02-gain = +1 Dropship pass
name-does-favor_03-move_lead-testimony = move 1 lead (Testimony)
name-does-favor_05-reveal_puzzle = reveal 1 conspiracy piece: Shift pile
name-does-favor_06-reveal_puzzle = reveal 1 conspiracy piece: Shift pile
name-does-favor_07-move_lead-document = move 1 lead (Document)
name-does-baggage_01-suspect_token = place 1 Hit on a suspect
name-does-baggage_02-gain = +1 Dropship pass
name-does-baggage_03-reveal_puzzle = reveal 1 conspiracy piece: Favor pile
name-does-baggage_04-reveal_puzzle = reveal 1 conspiracy piece: Favor pile
name-does-baggage_05-suspect_token = place 1 Hit on a suspect
name-does-baggage_05-move_lead-physical = move 1 lead (Physical evidence)
name-does-baggage_06-gain = +1 Dropship pass
name-does-baggage_06-move_lead-testimony = move 1 lead (Testimony)
name-does-baggage_07-reveal_puzzle = reveal 1 conspiracy piece: Shift pile
name-does-baggage_08-move_lead-document = move 1 lead (Document)
name-does-baggage_08-move_lead-physical = move 1 lead (Physical evidence)

### The end

end-heading = The case file is opened
end-case = The evidence
end-murderer = { $count ->
    [one] Guilty: { $suspects }
   *[other] All guilty: { $suspects }
}
end-hunch-right = { $kind }: right
end-hunch-wrong = { $kind }: wrong
end-obsessed = Obsessed, and right: { $points } more.
end-conspiracy = The conspiracy
end-no-links = Its lines have reached nobody.
end-no-plots = No plot was resolved.
end-why-right = { $seat } has the most points, { $points }, and knew who did it: { $suspects }.
end-why-wrong = { $seat } has the most points, { $points }, even with a wrong hunch about who did it: { $suspects }.
end-why-tie = { $level_seats } also came to { $points } points, but only { $seat } was right about who did it.
end-why-shared = { $seats } have the most points, { $points } each, and the hunches about who did it don’t decide between them: they share the victory.
end-paid-nobody = worth nothing to anybody

### The table in words

spoken-now = { $seat } is on the move, { $time } Time left.
spoken-scene = Scene of the crime: { $place }.
spoken-with = { $name }: { $place }.
spoken-event = Event: { $event }
spoken-hunches = My hunches: guilty { $guilty }, innocent { $innocent }.
spoken-hoped = By what I know, closing the case now would bring me { $sum } points: { $guilty } for my guilty hunch, { $innocent } for my innocent hunch.
spoken-card = Card: { $card }
spoken-drawn = Drawn and not yet placed: { $values }.
spoken-memory = My memory of Raymond: { $memory }.
spoken-file = { $kind }: { $tokens }
spoken-face-down = face down
spoken-by = { $value } by { $seat }
spoken-file-empty = { $kind } empty
spoken-hits = hits { $count }
spoken-alibis = alibis { $count }
spoken-pile = { $pile }: { $count } left
spoken-marker = taken by { $seats }
spoken-pieces = Pieces laid: { $count }.
spoken-link = { $group }: { $count } of 4 sides connected.
spoken-places = The city: { $district }
spoken-place = { $place }, { $type }
spoken-lead = lead { $kind }: { $of }
spoken-here = here: { $names }
spoken-restricted = restricted
spoken-warrant = warrant of { $seat }
spoken-player = { $seat }: { $detective }
spoken-points = points so far { $points }
spoken-at = at { $place }
spoken-twilight = { $way } by { $count }
spoken-twilight-even = between light and dark
spoken-none = none
spoken-known-total = known in all { $total }
spoken-scene-here = scene of the crime
spoken-in-play = in play: { $cards }
spoken-seen = You have seen in the hand of { $who }: { $cards }.
spoken-plot = plot { $plot }: good baggage { $good }, bad baggage { $bad }
spoken-cards = cards: { $cards }
spoken-deck = { $count } { $side } of { $detective }
spoken-tokens = tokens: { $tokens }
spoken-endings = plots ended: { $endings }
spoken-sanity = Sanity { $step }
spoken-mood = Mood: { $mood }
