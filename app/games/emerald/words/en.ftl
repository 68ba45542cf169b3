title = A Study in Emerald
tagline = Secretly loyal or rebel, you build a deck, win cities, and kill or hide the inhuman royalty of 1882.

# Room settings

setting-rulebook = Rulebook
setting-rulebook-help = Two translations of the rules differ in nine places: Bismarck, zombies, Blocking discs, Golovinsky, Master of Disguise, Cthulhu, Shoggoth, Moriarty and The Third Section.
setting-rulebook-it = the Italian one
setting-rulebook-hu = the Hungarian one

# What a player is asked

ask-act = { $left ->
        [0] Your actions are done. Use a free action, or end your turn.
        [one] One action left. What will you do?
       *[other] { $left } actions left. What will you do?
    }
ask-start = In which city does your Main Agent begin?
ask-claim = What do you claim? All your cubes there go to Limbo.
ask-place = { $total ->
        [0] Choose cards with cubes (you have { $most } in stock), then the place.
       *[other] { $total } of { $most } cubes: add a card, or choose the place.
    }
ask-take-back = { $total ->
        [0] Choose cards with cubes ({ $most } of yours can come back), then where from.
       *[other] { $total } of { $most } cubes come back: add a card, or say where the first comes from.
    }
ask-take-back-cube = Where does the next cube come from? ({ $left } of { $total } left)
ask-buy = { $total ->
        [0] Choose cards with gold: 2 gold buy a cube ({ $most } in the pool).
       *[other] { $total } gold so far; 2 buy a cube ({ $most } in the pool).
    }
ask-move-who = { $total ->
        [0] Who travels?
       *[other] { $total } gold so far. Does another travel?
    }
ask-move-where = Where does { $agent } go? { $total } gold so far.
ask-fare = Pay exactly { $need } gold; { $total } chosen so far.
ask-tracks = Choose arrows, in order. War would stand at { $war }, Revolution at { $revolution }.
ask-discard = Which cards do you discard? Only the last one will be seen.
ask-freemasons = Discard any cards, only the last one seen; then draw as many and one more.
ask-target = At whom do you aim with “{ $card }”?
ask-hide = Whom do you hide with “{ $card }”?
ask-bombs = { $target ->
        [royal] The Royal of { $city } has defence { $defence }.
       *[other] { $target } in { $city } has defence { $defence }.
    } { $need ->
        [one] You need one more bomb;
       *[other] You need { $need } more bombs;
    } { $total } chosen so far.
ask-which-ability = What do you use “{ $card }” for?
ask-bismarck = Which city of yours does Bismarck lock for ever?
ask-duchess = Where does the Duchess put one cube of yours?
ask-brotherhood-from = From where do you move cubes?
ask-brotherhood-number = How many cubes?
ask-brotherhood-to = { $count ->
        [one] Where does the cube go?
       *[other] Where do the { $count } cubes go?
    }
ask-okhrana = Whose cube does the Okhrana seize, and where?
ask-okhrana-second = A second cube of { $victim_seat }?
ask-block = Where do you put a Blocking disc, or from where do you take one off?
ask-third-section = Which card leaves the game? From your own hand nobody sees which.
ask-nadar = Who flies with Nadar?
ask-nadar-where = Where does { $agent } fly?
ask-shoggoth = Whom does the Shoggoth destroy?
ask-terrors = Whom do the terrors of the night visit?
ask-burtsev = Whose identity does Burtsev show you?
ask-adler = From whom does Irene Adler take a double-agent counter?
ask-pinkerton = Which counters do you keep? (two of them)
ask-golovinsky = How far does the war advance?
ask-bite = Who becomes a vampire?
ask-zombie-kill = Whom do the zombies kill? One in each of their cities.
ask-zombie-place = Where does a zombie rise? ({ $left } left)
ask-hudson = Which card does Mrs Hudson exchange?
ask-devils-island = Which city card do you play for Devil's Island?
ask-devils-island-whom = Whose cubes in { $city } go to Limbo?
ask-mi-go = Who goes with the Mi-Go, or comes back?
ask-mi-go-where = Where does { $agent } come back to?
ask-sacrifice = Whom do you sacrifice to Yog-Sothoth?
ask-destroy = Which city does Cthulhu destroy?
ask-flee-cthulhu = { $city } falls. Where does { $agent } flee?
ask-flee-bismarck = { $city } is locked. Where does { $agent } go?
ask-expose = { $by_seat } plays { $card } in { $city }{ $target ->
        [royal] { "" }
       *[other] { " " }against { $target }
    }. Reveal a double agent and stop it?
ask-keep-holmes = { $by_seat } exposes { $agent } as a double agent. A Restorationist may reveal and keep him.
ask-keep-moriarty = { $by_seat } exposes { $agent } as a double agent. A Loyalist may reveal and keep him.
ask-escape = { $by_seat } strikes with { $card }. In danger: { $agents }. Escape in disguise?

# What the others read meanwhile

doing-acting = { $seats } is plotting
doing-placing = { $seats } is choosing where to begin
doing-exposing = { $seats } may stop this by revealing a double agent
doing-keeping = { $seats } may reveal to keep the agent
doing-escaping = { $seats } may escape in disguise
doing-zombies = { $seats } is leading the zombies
doing-destroying = { $seats } is choosing a city for Cthulhu
doing-fleeing = { $seats } is leaving the city

# Options

option-do = { $a }
name-claim = Claim
name-place = Place cubes
name-take-back = Take back
name-buy = Buy cubes
name-move = Move agents
name-tracks = Tracks
name-discard = Discard
name-reveal = Reveal and end the game
name-sacrifice = Sacrifice an agent
name-hudson = Mrs Hudson
name-devils-island = Devil's Island
name-mi-go = Mi-Go
name-pass = Pass
option-use = Use { $a }
option-stack = The card of { $a }
option-city = { $a }
option-offer = { $a }
option-agent = { $a }
option-royal = The Royal of { $a }
option-zombie = A zombie in { $a }
option-count = { $a }
option-arrow = { $a }: { $b }
name-assassinate = Assassinate
name-zombie = a zombie
option-limbo = Limbo
option-stock = My stock
option-done = Done
option-pass = Let it happen
option-double = Double agent: { $a }
option-end = End my turn
option-reveal = Reveal my identity
option-begin-in =
    Begin in { $city } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $agents ->
        [0] { "" }
        [one] ; 1 agent there
       *[other] ; { $agents } agents there
    })
option-reveal-identity = Reveal yourself ({ $side }) and end the game: { $points } points, the limit is { $limit }
option-end-turn =
    End the turn{ $draws ->
        [0] { "" }
        [one] { " " }and draw 1 card
       *[other] { " " }and draw { $draws } cards
    }
option-claim-card =
    Claim { $card } in { $city }: { $mine } against { $most }, { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } to Limbo{ $sanity ->
        [0] { "" }
       *[other] , and draw a Sanity counter
    }
option-claim-city =
    Claim { $city } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $mine } against { $most }, { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } to Limbo
option-take-city =
    Take { $city } from { $seat } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $mine } against { $most }, { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } to Limbo
option-claim-permanent =
    Claim { $permanent }: { $mine } against { $most }, { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } to Limbo{ $sanity ->
        [0] { "" }
       *[other] , and draw a Sanity counter
    }
option-place =
    Place { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } { $where ->
        [stack] on the card of { $at }
        [offer] on { $at }
       *[other] in { $at }
    }: { $mine } against { $most }{ $need ->
        [0] , nobody is ahead of you
       *[other] , { $need } more to catch up
    }
option-place-up-to =
    { $cubes ->
        [0] Place cubes
        [one] Place 1 cube
       *[other] Place up to { $cubes } cubes
    }
option-take-back-up-to =
    { $cubes ->
        [0] Take cubes back
        [one] Take 1 cube back
       *[other] Take up to { $cubes } cubes back
    }
option-buy-up-to =
    { $cubes ->
        [0] Buy cubes
        [one] Buy 1 cube
       *[other] Buy up to { $cubes } cubes
    }
option-move-agents =
    { $agents ->
        [0] Move agents
        [one] Move an agent ({ $gold } gold in hand)
       *[other] Move agents: { $agents } can travel ({ $gold } gold in hand)
    }
option-move-markers =
    { $arrows ->
        [0] Move markers
        [one] Move a marker: 1 arrow in hand
       *[other] Move markers: { $arrows } arrows in hand
    }
option-discard-up-to =
    { $cards ->
        [0] Discard
       *[other] Discard up to { $cards } cards
    }
option-reveal-too-soon = Reveal yourself
option-too-few-bombs = Use { $card }
option-shift-cubes = { $cubes } of { $here } cubes
option-add-card = Add { $card }: { $total } in all
option-take-cube =
    Take a cube back from { $where ->
        [limbo] Limbo
        [stock] stock
        [stack] the card of { $at }
       *[other] { $at }
    } ({ $here } there){ $left ->
        [0] { "" }
       *[other] , then { $left } more
    }
option-take-back-with =
    Take back { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } from { $where ->
        [limbo] Limbo
        [stock] stock
        [stack] the card of { $at }
       *[other] { $at }
    } with { $cards }
    .undo = Put the cubes back where they were
option-buy-with =
    Buy { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } for { $gold } gold with { $cards }
option-send-agent = { $agent } travels from { $city }
option-travel = { $agent } travels to { $city } for { $gold } gold ({ $path })
option-travel-and-pay = { $agent } travels to { $city } for { $gold } gold ({ $path }); pay with { $cards }
option-end-trips = Nobody else travels: pay { $gold } gold
option-pay-fare = Pay { $gold } gold with { $cards }
option-push-marker =
    { $card }: { $track } from { $start } to { $space }{ $ends ->
        [true] , and the game ends
       *[false] { "" }
    }
option-markers-done = Play { $cards }: War at { $war }, Revolution at { $revolution }
option-discard-card =
    Discard { $card }{ $count ->
        [one] { "" }
       *[other] , on top of { $count } cards
    }
option-discard-cards = Discard { $cards }
option-exchange-cards =
    { $count ->
        [0] Discard nothing
       *[other] Discard { $cards }
    } and draw { $draws ->
        [one] 1 card
       *[other] { $draws } cards
    }
option-use-card = Use { $card }
option-use-to-kill = Use { $card } to kill ({ $targets })
option-use-to-hide = Use { $card } to hide a Royal ({ $targets })
option-use-to-draw =
    Use { $card }: draw { $draws ->
        [one] 1 card
       *[other] { $draws } cards
    }
option-use-to-exchange = Use { $card }: discard cards, draw as many and one more
option-use-to-recruit =
    Use { $card }: { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } from the pool
option-use-to-draw-counters = Use { $card }: draw { $draws } double-agent counters and keep { $keeps }
option-use-zombies =
    Use { $card }: they kill in { $victims ->
        [one] 1 city
       *[other] { $victims } cities
    }, up to { $rising } rise
option-end-of-days = Use { $card }: the end of days, and of the game
option-aim-at-royal =
    Kill the Royal of { $city } with { $card } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $need ->
        [0] no bomb from your hand
        [one] 1 bomb from your hand
       *[other] { $need } bombs from your hand
    }{ $paid ->
        [0] { "" }
       *[other] { " " }({ $cards })
    }{ $sanity ->
        [0] { "" }
       *[other] , and draw a Sanity counter
    }
option-hide-royal =
    Hide the Royal of { $city } with { $card } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $need ->
        [0] no bomb from your hand
        [one] 1 bomb from your hand
       *[other] { $need } bombs from your hand
    }{ $paid ->
        [0] { "" }
       *[other] { " " }({ $cards })
    }{ $sanity ->
        [0] { "" }
       *[other] , and draw a Sanity counter
    }
option-aim-at-agent =
    Kill { $agent } ({ $owner_seat }) in { $city } with { $card }: { $need ->
        [0] no bomb from your hand
        [one] 1 bomb from your hand
       *[other] { $need } bombs from your hand
    }{ $paid ->
        [0] { "" }
       *[other] { " " }({ $cards })
    }
option-aim-at-main-agent =
    Kill { $agent } ({ $owner_seat }) in { $city } with { $card }: { $need ->
        [0] no bomb from your hand
        [one] 1 bomb from your hand
       *[other] { $need } bombs from your hand
    }{ $paid ->
        [0] { "" }
       *[other] { " " }({ $cards })
    }; a Main Agent: the game may end
option-aim-at-zombie = Kill a zombie in { $city } with { $card }
option-throw = Use { $cards }: { $bombs } of { $need } bombs
option-lock-city =
    Lock { $city } for ever{ $agents ->
        [0] { "" }
        [one] ; 1 agent must leave
       *[other] ; { $agents } agents must leave
    }
option-shift-from =
    Move cubes from { $where ->
        [limbo] Limbo
        [stock] stock
        [stack] the card of { $at }
       *[other] { $at }
    } ({ $here } there)
option-confiscate =
    Seize a cube of { $seat } from { $where ->
        [stack] the card of { $at }
       *[other] { $at }
    } ({ $here } there)
option-block-place =
    Put a Blocking disc on { $where ->
        [stack] the card of { $at }
       *[other] { $at }
    }
option-unblock-place =
    Take the Blocking disc off { $where ->
        [stack] the card of { $at }
       *[other] { $at }
    }
option-remove-card =
    Remove { $card } from the game{ $where ->
        [hand] , unseen from your hand
        [stack] , in { $at }
       *[offer] { "" }
    }
option-fly-agent = { $agent } flies from { $city }
option-fly-to = { $agent } flies to { $city }
option-destroy-agent = Destroy { $agent } ({ $owner_seat })
option-destroy-main-agent = Destroy { $agent } ({ $owner_seat }); a Main Agent: the game may end
option-frighten = { $seat } draws a Sanity counter (Mad: { $mad } of { $limit })
option-look-at = Look at the identity of { $seat }
option-take-counter = Take one of { $counters } counters from { $seat }, at random
option-keep-counter = Keep { $agent }
option-turn-vampire = Make { $agent } a vampire
option-bite-agent = Bite { $agent } ({ $owner_seat }), who becomes a vampire of yours
option-zombies-kill = The zombies kill { $agent } ({ $owner_seat }) in { $city }
option-zombies-kill-main-agent = The zombies kill { $agent } ({ $owner_seat }) in { $city }; a Main Agent: the game may end
option-raise-zombie = A zombie rises in { $city } ({ $zombies } there then)
option-exchange-by-hudson = Mrs Hudson takes { $card }, and you draw a card
option-play-city-card = Play { $card } for Devil's Island
option-imprison =
    Play { $card }: { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } of { $seat } in { $city } to Limbo
option-go-with-mi-go = The Mi-Go take { $agent } from { $city }
option-return-from-mi-go = The Mi-Go bring { $agent } back
option-land-at = { $agent } comes back to { $city }
option-sacrifice =
    Sacrifice { $agent } to Yog-Sothoth: { $points ->
        [one] 1 point
       *[other] { $points } points
    } to a Loyalist
option-destroy-city =
    Destroy { $city } ({ $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }, { $agents ->
        [one] 1 named agent
       *[other] { $agents } named agents
    } there)
option-flee-to = { $agent } leaves for { $city }
option-expose = Expose { $agent }, agent of { $owner_seat }, as a double agent
option-keep-agent = Reveal your identity and keep { $agent }
option-reveal-in-vain = Reveal your identity, and lose { $agent } all the same
option-escape = { $agent } escapes to { $city } in disguise, with { $card }
shortcut-agent = Send { $a } on a journey

# Why not

why-claim-comes-first = A claim is the first action of a turn, before any free action.
why-nothing-to-claim = There is nothing where you have a cube and nobody outweighs you.
why-no-cube = You need a cube of your own there.
why-blocking-disc = A Blocking disc lies there.
why-outweighed = Somebody has more influence there: { $most } against your { $mine }.
why-fewer-agents = A tie, and somebody has more agents there.
why-locked = Bismarck has locked this city.
why-yours-already = You control it already.
why-cannot-place = You need a cube in stock (you have { $stock }) and a card with cubes that fits.
why-cannot-take-back = You need a cube out (you have { $out }) and a card with cubes that fits.
why-cannot-buy = It takes an even sum of gold, { $price } a cube: you have { $gold } in hand, and { $pool } cubes in the pool.
why-cannot-move =
    { $least ->
        [0] None of your agents can travel.
       *[other] The cheapest trip costs { $least } gold, to be paid exactly: you have { $gold } in hand.
    }
why-cannot-pay = It costs { $gold } gold, which you can't pay exactly.
why-no-arrow = No arrow in your hand would move a marker.
why-no-cards = Your hand is empty.
why-reveal-does-not-end = Only if your points, side included, reach the limit: { $points } of { $limit }.
why-revealed-already = You are revealed already.
why-nobody-to-sacrifice = You need the card in hand of a human agent of yours on the board.
why-once-a-turn = Once a turn, and with a card in hand.
why-no-prisoners = You need the card of a city where somebody has cubes.
why-nobody-for-mi-go = Nobody can go or come back now.
why-no-effect = It would have no effect now.
why-no-actions-left = Your two actions are done.
why-not-known = Not known to the authorities.
why-is-vampire = Vampires can't be killed.
why-revealed-loyalist = The Main Agent of a revealed Loyalist would only stay.
why-guarded = A Main Agent is safe while its player controls another agent.
why-royal-dealt-with = This Royal is dead or hidden already.
why-no-safe-counter = No Safe counter is left.
why-too-few-bombs = You have too few bombs.
why-bombs-lacking = It takes { $need } bombs from your hand, and you have { $has }.
why-agent-not-on-board = You do not control this agent on the board.

# The log

note-arrived = { $agent } ({ $seat }) begins in { $city }.
note-turn = { $seat } to move.
note-passed = { $seat } passes.
note-drew = { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
note-drew-cards = You draw: { $cards }.
note-reshuffled = { $seat } shuffles the discard pile into a new deck.
note-placed = { $count ->
        [one] { $seat } plays { $cards }: 1 cube on { $where ->
            [stack] the card of { $at }
           *[other] { $at }
        }.
       *[other] { $seat } plays { $cards }: { $count } cubes on { $where ->
            [stack] the card of { $at }
           *[other] { $at }
        }.
    }
note-took-back = { $count ->
        [one] { $seat } plays { $cards } and takes back 1 cube.
       *[other] { $seat } plays { $cards } and takes back { $count } cubes.
    }
note-bought = { $count ->
        [one] { $seat } plays { $cards } and buys 1 cube.
       *[other] { $seat } plays { $cards } and buys { $count } cubes.
    }
note-claimed = { $seat } claims { $card }{ $where ->
        [stack] { " " }in { $at }
       *[offer] { "" }
    }.
note-claimed-city = { $seat } takes control of { $city }.
note-turned-up = In { $city } there is now { $card }.
note-stack-empty = The stack of { $city } is empty.
note-offered = { $permanent } is on offer.
note-marker = { $track } stands at { $space }.
note-moved-markers = { $seat } plays { $cards } for the tracks.
note-travelled = { $seat } pays { $cost } gold with { $cards }.
note-moved = { $agent } ({ $seat }) goes from { $from_city } to { $city }.
note-discarded = { $count ->
        [one] { $seat } discards { $card }.
       *[other] { $seat } discards { $count } cards, { $card } on top.
    }
note-known = { $seat } is now known to the authorities.
note-revealed = { $seat } is revealed: { $side }!
note-sanity = { $drawn ->
        [sane] { $seat } stays sane.
        [mad] { $seat } draws a Mad counter.
       *[none] { $seat } must draw a Sanity counter, and none is left.
    }
note-went-mad = { $seat } goes mad.
note-exposed = { $seat } exposes { $agent }, agent of { $owner_seat }, as a double agent.
note-took-over = { $agent } goes over from { $from_seat } to { $seat }.
note-kept = { $seat } keeps { $agent }.
note-interrupted = { $seat } stops { $by_seat }.
note-handed-over = { $seat } hands { $card } to { $to_seat }, from the { $place ->
        [hand] hand
        [deck] draw deck
       *[discards] discard pile
    }.
note-card-gone = { $card } of { $seat } is nowhere: it had left the game in secret.
note-card-removed = { $card } of { $seat } leaves the game{ $place ->
        [hand] , from the hand
        [deck] , from the draw deck
        [discards] , from the discard pile
       *[gone] : it had left in secret before
    }.
note-drew-counters = { $count ->
        [one] { $seat } draws a double-agent counter.
       *[other] { $seat } draws { $count } double-agent counters.
    }
note-drew-counters-which = Your new double agents: { $agents }.
note-put-back-counters = { $count ->
        [one] { $seat } puts one counter back.
       *[other] { $seat } puts { $count } counters back.
    }
note-attempt = { $seat } plays { $card } in { $city }: { $deed ->
        [hide] the Royal is to be hidden
       *[kill] { $kind ->
            [royal] an attempt on the Royal
           *[agent] an attempt on { $target }
        }
    }.{ $count ->
        [0] { "" }
       *[other] { " " }Bombs: { $cards }.
    }
note-attempt-failed = The attempt of { $seat } fails.
note-royal-killed = { $seat } has killed the Royal of { $city }!
note-royal-hidden = { $seat } has hidden the Royal of { $city }.
note-agent-lost = { $agent } ({ $seat }) is lost.
note-killed = { $seat } kills { $agent }, agent of { $owner_seat }.
note-main-agent-stays = The Main Agent of { $seat } is a Loyalist and lives on.
note-zombie-killed = { $seat } plays { $card } and kills a zombie in { $city }.
note-escaped = { $agent } ({ $seat }) escapes from { $from_city } to { $city } in disguise: { $card }.
note-bites = { $seat } sends a vampire to { $agent }.
note-turned = { $agent } is a vampire now, in the hands of { $seat }.
note-zombies-walk = The zombies of { $seat } walk.
note-zombie-rose = A zombie of { $seat } rises in { $city }.
note-end-of-days = { $seat } lets all eight zombies loose: the end of days.
note-changed-heart = { $seat } has a change of heart.
note-vampire-destroyed = The vampire { $agent } is destroyed.
note-undead-gone = { $seat } calls the Society of Leopold: vampires and zombies are no more.
note-destroyed = { $seat } calls Cthulhu: { $city } is destroyed!
note-hudson = Mrs Hudson takes { $card } from { $seat }.
note-devils-island = { $seat } plays { $card }: { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } of { $victim_seat } in { $city } to Limbo.
note-mi-go-takes = The Mi-Go take { $agent } ({ $seat }) from { $city }.
note-mi-go-returns = The Mi-Go bring { $agent } ({ $seat }) to { $city }.
note-sacrificed = { $seat } sacrifices { $agent } to Yog-Sothoth.
note-locked = { $seat } plays Bismarck: { $city } is locked.
note-used = { $seat } uses { $card }.
note-shifted = { $seat } uses { $card }: { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } from { $source ->
        [stock] stock
        [limbo] Limbo
       *[other] the board
    } to { $where ->
        [stack] the card of { $at }
       *[other] { $at }
    }.
note-confiscated = { $seat } uses { $card }: { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } of { $victim_seat } to Limbo.
note-recruited = { $seat } uses { $card }: { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } from the pool.
note-blocked = { $seat } uses { $card }: a Blocking disc on { $where ->
        [stack] the card of { $at }
       *[other] { $at }
    }.
note-unblocked = { $seat } uses { $card }: the Blocking disc comes off { $where ->
        [stack] the card of { $at }
       *[other] { $at }
    }.
note-removed-unseen = { $seat } removes a card from their own hand, unseen.
note-removed-unseen-which = You removed { $card }.
note-removed-openly = { $seat } removes { $card } from the game.
note-flew = { $seat } uses { $card }: { $agent } flies from { $from_city } to { $city }.
note-shoggoth = { $seat } sends a Shoggoth to { $agent }.
note-terrors = { $seat } sends the terrors of the night to { $victim_seat }.
note-looked-at = { $seat } looks at the identity of { $victim_seat }.
note-saw-side = { $victim_seat } is: { $side }.
note-stole-counter = { $seat } takes a double-agent counter from { $victim_seat }.
note-stole-counter-which = The counter taken from { $victim_seat }: { $agent }.
note-over = The game is over: { $reason ->
        [ending-war] the war has come
        [ending-revolution] the revolution has come
        [ending-main-agent] a Main Agent is dead
        [ending-madness] madness
        [ending-zombies] the zombies
       *[ending-points] enough points
    }.
note-final-side = { $seat } was: { $side }.

# What is held up while it is told; who did it stands above

told-attempt = { $deed ->
        [hide] The Royal of { $city } is to be hidden
       *[kill] { $kind ->
            [royal] An attempt on the Royal of { $city }
           *[agent] An attempt on { $target } in { $city }
        }
    }
told-attempt-failed = The attempt fails
told-royal-killed = The Royal of { $city } is dead!
told-royal-hidden = The Royal of { $city } is hidden
told-killed = { $agent }, agent of { $owner_seat }, is dead!
told-agent-lost = { $agent } is lost
told-main-agent-stays = A Loyalist’s Main Agent lives on
told-escaped = { $agent } escapes in disguise: { $city }
told-exposed = { $agent }, agent of { $owner_seat }: a double agent!
told-took-over = { $agent } goes over, from { $from_seat }
told-kept = { $agent } stays
told-shoggoth = A Shoggoth is sent to { $agent }
told-bites = A vampire is sent to { $agent }
told-turned = { $agent } is a vampire now
told-revealed = Revealed: { $side }!
told-known = Known to the authorities from now on
told-looked-at = Looks at the identity of { $victim_seat }
told-saw-side = { $victim_seat } is: { $side }
told-claimed = { $where ->
        [stack] Claims { $card } in { $at }
       *[offer] Claims a permanent: { $card }
    }
told-claimed-city = Takes control of { $city }
told-sanity = { $drawn ->
        [sane] Stays sane
        [mad] Draws a Mad counter
       *[none] No Sanity counter is left
    }
told-went-mad = Goes mad!
told-locked = Bismarck locks { $city }
told-destroyed = Cthulhu destroys { $city }!

# How it ends, and the count

ending-points = A score has reached the limit.
ending-war = War has broken out.
ending-revolution = Revolution has broken out.
ending-main-agent = A Restorationist's Main Agent is dead.
ending-madness = A Restorationist has gone mad.
ending-zombies = The zombies have overrun the world.
score-cities = Cities
score-necronomicon = Necronomicon
score-royals-killed = Royals killed
score-revolution = Revolution
score-agents = Agents
score-black-hand = The Black Hand
score-royals-hidden = Royals hidden
score-war = War
score-vampires = Vampires
score-zombies = Zombies
score-sacrifices = Sacrifices
score-kills = Agents killed

# Names: sides, tracks, players' colours

name-loyalist = Loyalist
name-restorationist = Restorationist
name-war = War
name-revolution = Revolution
name-monday = Agent Monday
name-tuesday = Agent Tuesday
name-wednesday = Agent Wednesday
name-thursday = Agent Thursday
name-friday = Agent Friday

# Names: cities and their Royals

name-berlin = Berlin
name-cairo = Cairo
name-constantinople = Constantinople
name-the_hague = The Hague
name-london = London
name-madrid = Madrid
name-paris = Paris
name-rome = Rome
name-st_petersburg = St. Petersburg
name-washington = Washington
name-vienna = Vienna
name-zurich = Zurich
name-atlantic = the Atlantic
name-baltic = the Baltic
name-eastern_railway = the Eastern Railway
name-mediterranean = the Mediterranean
name-city_berlin = Berlin (city card)
name-city_cairo = Cairo (city card)
name-city_constantinople = Constantinople (city card)
name-city_the_hague = The Hague (city card)
name-city_london = London (city card)
name-city_madrid = Madrid (city card)
name-city_paris = Paris (city card)
name-city_rome = Rome (city card)
name-city_st_petersburg = St. Petersburg (city card)
name-city_washington = Washington (city card)
name-city_vienna = Vienna (city card)
name-city_zurich = Zurich (city card)
name-royal-berlin = The Burrower Beneath
name-royal-cairo = Nyarlathotep
name-royal-constantinople = Shub-Niggurath
name-royal-the_hague = Dagon
name-royal-london = Gloriana
name-royal-madrid = Baoht Z'uqqa-Mogg
name-royal-paris = The Spinner in Darkness
name-royal-rome = Rhogog
name-royal-st_petersburg = Azathoth
name-royal-washington = He Who Presides in the New World
name-royal-vienna = Nug and Yeb
name-royal-zurich = Rhan-Tegoth

# Names: the initial cards

name-initial_cube = One cube
name-initial_gold = One gold
name-initial_two_cubes = Two cubes
name-initial_two_gold = Two gold
name-initial_cube_gold = Cube or gold
name-initial_cube_bomb = Cube or bomb
name-initial_gold_bomb = Gold or bomb
name-initial_blocking = Roadblock
name-initial_assassin = Own hand

# Names: agents

name-ungern_sternberg = Baron Ungern-Sternberg
name-reclus = Elisée Reclus
name-goldman = Emma Goldman
name-malatesta = Errico Malatesta
name-asef = Evno Asef
name-irene_adler = Irene Adler
name-most = Johann Most
name-czolgosz = Leon Czolgosz
name-michel = Louise Michel
name-rochefort = Marquis de Rochefort
name-kibalchich = Nicholas Kibalchich
name-rachkovsky = Peter Rachkovsky
name-kropotkin = Prince Kropotkin
name-moriarty = Professor Moriarty
name-ravachol = Ravachol
name-kravchinsky = Sergei Kravchinsky
name-nechaev = Sergei Nechaev
name-holmes = Sherlock Holmes
name-figner = Vera Figner
name-burtsev = Vladimir Burtsev
name-stieber = Wilhelm Stieber
name-morris = William Morris

# Names: the other strategy cards

name-bismarck = Bismarck
name-black_hand = The Black Hand
name-diogenes_club = The Diogenes Club
name-duchess_d_uzes = Duchess d'Uzès
name-fenians = Fenians
name-freemasons = Freemasons
name-hide_royalty = Hide Royalty
name-hired_assassin = Hired Assassin
name-holy_brotherhood = The Holy Brotherhood
name-infernal_machine = Infernal Machine
name-lestrade = Inspector Lestrade
name-golovinsky = Matvei Golovinsky
name-nadar = Nadar
name-necronomicon = Necronomicon
name-shoggoth = Shoggoth
name-okhrana = Okhrana
name-peoples_will = The People's Will
name-pinkerton = Pinkerton Agents
name-terrors_of_the_night = Terrors of the Night
name-third_section = The Third Section
name-vampire = Vampire
name-zombies = Zombies

# Names: permanents

name-change_of_heart = Change of Heart
name-cthulhu = Cthulhu
name-cultists = Cultists
name-devils_island = Devil's Island
name-doctor_watson = Doctor Watson
name-master_of_disguise = Master of Disguise
name-mi_go = Mi-Go
name-mrs_hudson = Mrs Hudson
name-sebastian_moran = Sebastian Moran
name-sigmund_freud = Sigmund Freud
name-society_of_leopold = Society of Leopold
name-yog_sothoth = Yog-Sothoth

# What cards and permanents do

name-does-assassinate_royal = Assassinate the Royal where this agent stands.
name-does-assassinate_agent = Assassinate an agent of a known player where this agent stands.
name-does-assassinate_either = Assassinate a Royal, or an agent of a known player.
name-does-hide_royalty = Hide the Royal of a city where you have an agent; scores for a Loyalist.
name-does-blocking_disc = Put a Blocking disc on a card or city, or take one off. Nothing under it can be claimed.
name-does-bismarck = Lock a city you control: it is cleared, others' agents leave, and nobody can take it from you.
name-does-diogenes_club = Draw 2 cards.
name-does-duchess_d_uzes = Place 1 cube.
name-does-freemasons = Discard any cards, draw as many and one more.
name-does-holy_brotherhood = Move 1 or 2 of your cubes from one place, Limbo or stock to another place.
name-does-irene_adler = Take a hidden double-agent counter at random from somebody with two or more.
name-does-golovinsky = War advances by up to 2 (Hungarian rulebook: by exactly 2).
name-does-nadar = One of your agents flies to any city.
name-does-okhrana = 1 or 2 cubes of one rival go from the board to Limbo.
name-does-peoples_will = 1 cube from the pool to your stock.
name-does-pinkerton = Draw 4 double-agent counters, keep 2.
name-does-shoggoth = Destroy any agent that could be assassinated, anywhere, without bombs.
name-does-terrors_of_the_night = A rival draws a Sanity counter.
name-does-third_section = Remove a face-up card, a permanent on offer, or unseen a card of your hand.
name-does-burtsev = You alone see one rival's identity.
name-does-vampire = Turn an agent of yours into a vampire, or turn and take over a known rival's agent beside a vampire of yours. A Loyalist who has the card scores 1 for each vampire.
name-does-zombies = Zombies kill one agent in each of their cities, then up to 3 more rise. Played as the first action with all 8 out, it ends the game. All 8 out: 8 points to a Loyalist who has the card.
name-does-rachkovsky = On claiming him draw 2 double-agent counters.
name-does-black_hand = A Restorationist scores 2 more for each Royal killed.
name-does-necronomicon = 3 points at once.
name-does-infernal_machine = Leaves the game once its bombs are used.
name-does-change_of_heart = At once: you are of the other side from now on.
name-does-cthulhu = At once: destroy a city with all that is in it. All others draw a Sanity counter.
name-does-cultists = Your control disc in a city counts as 2 influence there.
name-does-devils_island = Free: play a city card; all cubes of one rival in that city go to Limbo.
name-does-doctor_watson = Your hand limit is 6.
name-does-master_of_disguise = An attacked agent of yours may flee to a linked city, by its card in your hand (a Main Agent: by the city's card).
name-does-mi_go = Free: keep up to 2 agents with their cards out of reach; bring them back in a later turn.
name-does-mrs_hudson = Free, once a turn: discard a card, draw a card.
name-does-sebastian_moran = 1 bomb more in every attempt; all your agents may kill agents.
name-does-sigmund_freud = It takes five Mad counters, not three, to expose you.
name-does-society_of_leopold = At once: all vampires and zombies leave the game; their cards lose their power.
name-does-yog_sothoth = Action: sacrifice a human agent of yours by its card; 2 points to a Loyalist.
name-does-nothing = No ability of its own.

# The board

board-city-worth = { $points } points for control; { $defence } bombs to kill an agent here
board-for-city = The city
board-cities = The cities
board-main-agent = Main Agent
board-would = { $mine } against { $most }{ $need ->
        [0] : enough to claim
       *[other] : { $need } short
    }
board-last = lowest score
board-offers = Permanents on offer
board-free = Free action.
board-once = Leaves the game after use.
board-sanity = Whoever claims it draws a Sanity counter.
board-cube = { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
board-gold = { $count } gold
board-bomb = { $count ->
        [one] 1 bomb
       *[other] { $count } bombs
    }
board-counter = as an agent: bombs { $bombs }, points for a Restorationist { $points }
board-standing = { $who } { $points } (agents { $agents })
board-nobody = nobody yet
board-destroyed = { $city } is destroyed. It was worth { $points }, defence { $defence }.
board-end-points = Ahead: { $who }, { $count } of { $limit }
board-end-war = War: { $count } of { $limit }
board-end-revolution = Revolution: { $count } of { $limit }
board-end-madness = One Mad counter from exposure: { $who }
board-end-main-agent = Main Agent unguarded: { $who }
board-end-zombies = Zombies: { $count } of { $limit }
board-exposed = Exposed: { $count }
board-gone = Out of the game: { $count }
board-eliminated = Out: { $side }. Lowest score: { $who }, { $points }
board-one-side = All were of one side: nobody is out
board-identities-left = Identities left over: { $sides }
board-was-removed = Removed in secret: { $card }
board-rulebook-it = Italian rulebook
board-rulebook-hu = Hungarian rulebook
board-hand = My hand
board-hold = { $card }: take it in hand, then choose where to
put-stack = Place the cubes of { $held }: the card of { $a }
put-city = Place the cubes of { $held }: { $a }
put-offer = Place the cubes of { $held }: { $a }
put-limbo = Take cubes back from Limbo with { $held }
put-royal = { $held }: the Royal of { $a }
put-agent = { $held }: { $a }
put-zombie = { $held }: a zombie in { $a }
put-track = Play the arrow of { $held }: { $a }
board-true-score = true points:
board-stock = stock
board-limbo = Limbo
board-pool = pool
board-deck = Deck
board-discards = Discards
board-seen = { $who } was { $side } when you looked.
board-taken = { $who } has your counter { $agent }.
board-put-back = In the supply: { $agents }.
board-removed = You removed in secret: { $cards }.
board-removed-unseen = { $count ->
        [one] 1 card removed unseen
       *[other] { $count } cards removed unseen
    }
board-turn = { $actions ->
        [0] no action yet
        [one] 1 action done
       *[other] { $actions } actions done
    }{ $free ->
        [yes] , free action used
       *[no] { "" }
    }
board-known = Known to the authorities

# Explanations

tip-card =
    { $figures }
    { $does }
    .title = { $card }
tip-top =
    On top of the discards.
    { $figures }
    { $does }
    .title = { $card }
tip-permanent = { $does }
    .title = { $card }
tip-stack =
    { $figures }
    .title = { $card }
tip-city =
    { $points } points for control; { $defence } bombs to kill an agent here.
    .title = { $city }
tip-royal = { $done ->
        [killed] Killed by { $who }.
        [hidden] Hidden by { $who }.
       *[none] { $defence } bombs to kill or hide.
    } Worth { $points }.
    .title = { $royal }
tip-agent = Agent of { $who }: bombs { $bombs }, points for a Restorationist { $points }{ $ability ->
        [AR] , kills Royals
        [AA] , kills agents
        [AA-R] , kills Royals and agents
       *[other] { "" }
    }{ $vampire ->
        [yes] . A vampire: can't be killed, kills anyone, gives a Restorationist nothing
       *[no] { "" }
    }.
    .title = { $agent }
tip-track = { $track }: space { $space } of { $last }, worth { $points } to its side. On the last space the game ends.
tip-supply = Left over: { $sanity } Sanity counters ({ $sane } Sane ones have been drawn), { $doubles } double-agent counters, { $safe } Safe counters, { $discs } Blocking discs, { $zombies } zombies, { $permanents } permanents.
tip-exposed = Double-agent counters used up: { $agents }.
tip-removed = Cards out of the game, as all have seen: { $cards }.
tip-locked = Locked by Bismarck: only its owner may enter, nobody can take it.
tip-zombies = Zombies. An agent who can kill, or a hired hand, may kill one.
tip-disc = Blocking disc: nothing here can be claimed.
tip-side-loyalist = You serve the crowns: hidden Royals, the War, vampires, zombies and sacrifices score for you.
tip-side-restorationist = You fight the crowns: killed Royals, the Revolution and agents score for you. Beware of madness, and guard your Main Agent.
tip-true-score = Your points by your own side; only you see this.
tip-stock = Cubes in stock, ready to be placed.
tip-limbo = Cubes in Limbo: spent on claims, to be taken back.
tip-pool = Cubes in the pool: 2 gold each.
tip-double = Your hidden counter: { $agent } is yours as soon as you reveal it, when another controls that agent.
tip-last = The lowest score on the board. At the end, the side of whoever has the lowest is out.
tip-hidden-side = The side is secret.
tip-known = Known to the authorities: agents can be killed.
tip-hand = Hand { $hand }, deck { $deck }, discards { $discards }.
tip-doubles = Hidden double-agent counters.
tip-mad = Mad counters: { $mad } of { $limit }. At the limit the identity is revealed, and a Restorationist goes mad.
tip-killed = Killed; in brackets whose agent it was. At the end worth 1 to a Loyalist if that was a Restorationist.
tip-sacrificed = Sacrificed to Yog-Sothoth: 2 points for a Loyalist.
tip-shown = All know this card to be in the hand.
tip-do-place = Play cards with cubes; as many of your cubes go from stock to one place.
tip-do-take-back = Play cards with cubes; as many of your cubes come back from Limbo or the board.
tip-do-buy = Two gold for each cube from the pool.
tip-do-move = Move any number of your agents; pay exactly the sum of the cheapest ways.
tip-do-tracks = Play cards with arrows, one arrow each, in the order you choose them.
tip-do-discard = Discard any number of cards; only the last one is seen.
tip-do-sacrifice = Give a human agent of yours to Yog-Sothoth: 2 points to a Loyalist.
tip-do-hudson = Free, once a turn: discard a card and draw one.
tip-do-devils-island = Free: play a city card and send a rival's cubes there to Limbo.
tip-do-mi-go = Free: send an agent with its card away, or bring one back.
tip-do-reveal = Show your identity: your points reach the limit and the game ends.
tip-do-pass = Do nothing with this action.

### The end

end-heading = Who stood on which side
end-doubles = Kept double agents: { $agents }
end-removed = Removed unseen: { $cards }
end-lowest = The lowest score
end-both-lowest = Both sides share it.
end-out-loyalist = So all Loyalists are out.
end-out-restorationist = So all Restorationists are out.
end-rest = Who is left
end-rest-most = Of these, the most points win.
end-rest-discs = The most points win; of equals, who has more control discs.
end-group-loyalist = Loyalists
end-group-restorationist = Restorationists
end-mark = { $side }
end-mark-out = { $side }, out
end-how-points = { $count ->
    [one] { $seats } has reached { $limit } points on the track.
   *[other] { $seats } have reached { $limit } points on the track.
}
end-how-main-agent = { $seats }: the Main Agent of a Restorationist is dead.
end-how-madness = { $seats }, a Restorationist, has gone mad.
end-why = { $low } { $lows ->
    [one] has
   *[other] have
} the fewest points, so all { $group } are out{ $more ->
    [0] {""}
   *[other] , even { $richer }
}; of the { $rest }, { $seats } { $count ->
    [one] has
   *[other] have
} the most points: { $points }{ $level ->
    [0] {""}
   *[other] , and more control discs than { $level_seats }
}.
end-why-one-side = All were on one side, so nobody is out, and { $seats } { $count ->
    [one] has
   *[other] have
} the most points: { $points }{ $level ->
    [0] {""}
   *[other] , and more control discs than { $level_seats }
}.

### The table in words

spoken-turn = { $seat } is in turn: { $actions }.
spoken-track = { $track }: { $count } of { $last }.
spoken-limit = The game ends at { $limit } points.
spoken-supply = Left beside the board: permanents { $permanents }, double-agent counters { $doubles }, Sanity counters { $sanity }, Blocking discs { $discs }, zombies { $zombies }; city cards: { $city_cards }.
spoken-exposed = Double-agent counters used up: { $agents }.
spoken-gone = Cards out of the game: { $cards }.
spoken-side = I am: { $side }; true points { $points }.
spoken-cubes = My cubes: stock { $stock }, Limbo { $limbo }, pool { $pool }.
spoken-in-hand = In hand: { $card }
spoken-deck = My deck: { $cards }.
spoken-discards = My discards: { $cards }.
spoken-doubles = My hidden double agents: { $agents }.
spoken-none = none
spoken-cities = The cities
spoken-city = { $city }, { $points } points, defence { $defence }
spoken-control = controlled by { $seat }
spoken-uncontrolled = controlled by nobody
spoken-in-city = influence on the city: { $standing }
spoken-on-card = influence on the card: { $standing }
spoken-card = card: { $card }, { $below } below
spoken-no-card = no card
spoken-agents = agents: { $agents }
spoken-agent = { $agent } of { $seat }
spoken-vampire = { $agent } of { $seat }, a vampire
spoken-zombies = zombies { $count }
spoken-royal = Royal: { $royal }, { $points } points, defence { $defence }
spoken-royal-killed = the Royal was killed by { $seat }
spoken-royal-hidden = the Royal was hidden by { $seat }
spoken-blocked = blocked
spoken-card-blocked = the card is blocked
spoken-locked = locked by { $seat }
spoken-destroyed = destroyed
spoken-ways = ways: { $ways }
spoken-offer = { $card }: { $does }
spoken-offer-cubes = cubes { $standing }
spoken-player = { $seat }: { $agent }, { $points } points
spoken-hidden-side = side hidden
spoken-counts = stock { $stock }, Limbo { $limbo }, pool { $pool }
spoken-piles = cards: in hand { $hand } of { $limit }, deck { $deck }, discards { $discards }
spoken-top = on top of the discards { $card }
spoken-their-doubles = double agents { $count }
spoken-mad = Mad counters { $mad } of { $limit }
spoken-their-discs = control discs { $count }
spoken-shown = known to be in hand: { $cards }
spoken-has = before them: { $cards }
spoken-away = with the Mi-Go: { $agents }
spoken-killed = killed: { $agents }
spoken-sacrificed = sacrificed: { $agents }
