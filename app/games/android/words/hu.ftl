title = Android
tagline = Nyomozók New Angelesben: egy gyilkosság, egy összeesküvés, és tizenkét nap, hogy az életed egyben maradjon.

setting-murder = A gyilkosság
setting-murder-help = Melyik ügyben nyomoztok: ettől függ a tetthely, a gyanúsítottak köre és a tanúk helye.
setting-murder-random = Bármelyik
setting-murder-estates = Gonosz a villákban
setting-murder-roxies = Utolsó kör Roxie-nál
setting-murder-midway = Hideg hely a Félúton
setting-murder-dome = Csend a Négyes Kupolában
setting-murder-clinic = A klinika korán bezár
setting-murder-foundry = Hamu az öntödében
setting-detectives = Nyomozók
setting-detectives-help = A nyomozókat véletlenszerűen osztjuk ki, vagy sorban választjátok.
setting-detectives-random = Véletlenszerűen
setting-detectives-pick = Sorban választva
setting-plots = Történetek
setting-plots-help = Raymond történetei két hétig tartanak-e, ahogy a kártyákon áll, vagy hetente zárulnak, mint a többieké, ahogy az olasz szabálykönyv mondja.
setting-plots-printed = Raymondéi két hétig tartanak
setting-plots-weekly = Mind heti

### Kérdések

ask-action = { $time } Időd maradt: mozogj, kövess nyomot, húzz, játssz ki lapot, használd a helyet.
    .card-confirm = Kijátszod: { $a }? Ha megmutattad, nem vonhatod vissza.
    .cheaper-confirm = Kijátszod: { $a }? Ha megmutattad, nem vonhatod vissza.
    .discard-confirm = Eldobod { $time } Időért: { $a }?
ask-adjust-cost = { $card } ára { $cost }. Változtatsz rajta?
ask-against-plot = Véget ér { $of_seat } köre. Cselekszel a története ellen: { $plot }?
    .take-action = Igen: { $pays } → { $does }
ask-answer-dark = { $by_seat } ezt játssza ki rád: { $card }. Válaszolsz fénylappal?
    .pass = Hadd történjen
ask-answer-light =
    { $event ->
        [start_turn] { $by_seat }, kezdődik a köröd. Válaszolsz fénylappal?
        [enter] { $by_seat }, belépsz: { $place }. Válaszolsz fénylappal?
        [follow_lead] { $by_seat }, nyomot követsz ({ $kind }): { $place }. Válaszolsz fénylappal?
        [place_evidence] { $by_seat }, bizonyítékot raktál le: { $suspect } ({ $kind }). Válaszolsz fénylappal?
        [uncover] { $by_seat }, az összeesküvés után kutatsz. Válaszolsz fénylappal?
        [draw] { $by_seat }, lapot húztál. Válaszolsz fénylappal?
        [play_light] { $by_seat }, kijátszod: { $target }. Válaszolsz még egy fénylappal?
        [advance_case] { $by_seat }, lecsapsz az ügyre. Válaszolsz fénylappal?
        [use_location] { $by_seat }, használod: { $place }. Válaszolsz fénylappal?
        [talk] { $by_seat }, Jimmyvel beszélsz. Válaszolsz fénylappal?
        [fight] { $by_seat }, harcoltál. Válaszolsz fénylappal?
        [end_turn] { $by_seat }, véget ér a köröd. Válaszolsz fénylappal?
       *[other] { $by_seat }, cselekedtél: { $place }. Válaszolsz fénylappal?
    }
ask-baggage-kind = Milyen poggyászt kap { $to_seat }?
ask-choose-crossroad = { $plot }: merre tovább?
ask-choose-effect = { $source }: mi történjen?
ask-discard-evidence = Melyik bizonyíték kerül vissza a készletbe?
ask-discard-which = { $source }: melyik lapot dobjuk el ({ $from_seat })?
ask-discount = { $card } ára { $cost }. Eldobsz lapokat, hogy olcsóbb legyen?
    .discount-by = Dobd el: { $card }. Az ár { $cost } lesz
    .pay-in-shifts = Kifizetem: { $cost } lépés
ask-draw-from = Melyik pakliból húzol?
ask-draw-one-more = Húzol még egy lapot?
    .no = Elég ennyi
ask-event-suspect = { $event }: melyik gyanúsítottról szól?
ask-fetch-which = { $source }: vegyél el egy lapot a paklidból.
ask-follow-which = { $source }: melyik nyomot követed?
ask-free-draw = Ez a hely egy ingyen lapot ad. Húzol?
    .no = Nem húzok
ask-gain-favor = { $source }: milyen szívességet kapsz?
ask-give-favor = { $source }: mit kap { $to_seat } tőle: { $from_seat }?
ask-jimmy = Jimmy súg: nézd meg valaki kézben tartott lapjait, vagy egy gyanúsított rejtett bizonyítékait.
    .hand-to-see = { $n ->
        [0] Nézd meg a lapjait: { $seat } (nincs lapja)
       *[other] Nézd meg a lapjait: { $seat } ({ $n } lap)
    }
    .sheet-to-see = Nézd meg a rejtett bizonyítékait: { $suspect } ({ $n })
ask-lily-turns-up = Lily kikérdez. Felfedsz egy bizonyítékot?
    .no = Nem mondok semmit
ask-lose-favor = { $source }: melyik szívességet veszíti el { $from_seat }?
ask-make-room = Nincs hely ennek: { $card }. Melyik lap kerül ki a játékból?
ask-may = { $source }: használod?
ask-move-detective = { $source }: hová megy { $of_seat }?
ask-move-evidence = Melyik bizonyítékot mozgatod?
ask-move-evidence-to = Hová kerül ez a bizonyíték?
ask-move-informant = Hová megy most { $name }?
ask-move-lead = A nyom ({ $kind }: { $of }) elhagyja ezt a helyet: { $place }. Hová kerül?
ask-move-which-lead = { $source }: melyik nyom kerül máshová?
    .lying-at = Vidd máshová a nyomot: { $kind }, { $of } ({ $place })
ask-paid-as = Melyik fajtaként fizeted: { $token }?
ask-pay-with = { $source }: mivel fizeted: { $need }?
ask-peek-evidence = Mit nézel meg titokban?
ask-peek-hunch = { $source }: kinek a sejtését nézed meg?
ask-pick-detective = Ki leszel?
ask-pick-player = { $source }: kire vonatkozik?
ask-place-face = { $value } ide: { $suspect }. Lefordítva vagy felfedve?
    .down = Lefordítva: { $value }, { $suspect }
    .up = Felfedve: { $value }, { $suspect }
ask-place-in = { $value } ide: { $suspect }. Melyik aktába?
ask-place-npc = Hol jelenik meg { $npc }?
ask-place-on = Ezt húztad: { $value }. Melyik gyanúsítotthoz kerül ({ $file })?
ask-place-piece = Az összeesküvés egy darabja: hová illik?
    .discard = Dobd el
ask-place-warrant = { $source }: hová kerül a házkutatási parancsod?
ask-place-which = Ezeket húztad: { $values }. Melyiket rakod le?
ask-react =
    { $event ->
        [start_turn] Kezdődik { $by_seat } köre ({ $detective }). Reagálsz?
        [enter] { $by_seat } ({ $detective }) belép: { $place }. Reagálsz?
        [follow_lead] { $by_seat } ({ $detective }) nyomot követ ({ $kind }): { $place }. Reagálsz?
        [place_evidence] { $by_seat } ({ $detective }) bizonyítékot rakott le: { $suspect } ({ $kind }). Reagálsz?
        [uncover] { $by_seat } ({ $detective }) az összeesküvés után kutat. Reagálsz?
        [draw] { $by_seat } ({ $detective }) lapot húzott. Reagálsz?
        [play_light] { $by_seat } ({ $detective }) kijátssza: { $target }. Reagálsz?
        [advance_case] { $by_seat } ({ $detective }) lecsap az ügyre. Reagálsz?
        [use_location] { $by_seat } ({ $detective }) használja: { $place }. Reagálsz?
        [talk] { $by_seat } ({ $detective }) Jimmyvel beszél. Reagálsz?
        [fight] { $by_seat } ({ $detective }) harcolt. Reagálsz?
        [end_turn] Véget ér { $by_seat } köre ({ $detective }). Reagálsz?
       *[other] { $by_seat } ({ $detective }) cselekedett: { $place }. Reagálsz?
    }
ask-shift-which-way = Merre lép { $to_seat } { $n } mezőt?
ask-suspect-token = { $source }: { $token }, kire?
ask-swap-hunch = { $source }: melyikre cseréled a sejtésedet?
ask-tactics = { $card }: hogyan harcolsz?
ask-turn-evidence = { $source }: melyik bizonyítékot fordítod meg?
ask-turn-piece = Hogyan áll a darab?
ask-use-lead = Mit hoz ez a nyom ({ $kind })?
    .use-for-evidence = Bizonyíték egy gyanúsítotthoz (a készletben: { $left })
    .use-to-reveal = Az összeesküvés egy darabja: { $pile } (maradt: { $left })
    .use-to-dig = Áss mélyebbre: { $pile }
    .use-to-take = Inkább ez: { $n } { $token }
ask-which-bonus = Melyik jutalom legyen az első?
ask-which-informant = { $source }: Lily vagy Jimmy?
    .jimmy = Jimmy
ask-which-warrant = Parancs ide: { $place }. Új legyen, vagy áthelyezel egyet?

### Amit közben a többiek olvasnak

doing-action = { $seats } cselekszik
doing-adjust-cost = { $seats } egy lap áráról dönt
doing-against-plot = { $seats } tehet egy történet ellen
doing-answer-dark = { $seats } válaszolhat egy árnylapra
doing-answer-light = { $seats } válaszolhat fénylappal
doing-baggage-kind = { $seats } poggyászt választ
doing-choose-crossroad = { $seats } válaszúton áll
doing-choose-effect = { $seats } hatást választ
doing-discard-evidence = { $seats } bizonyítékot vesz el
doing-discard-which = { $seats } eldobandó lapot választ
doing-discount = { $seats } kifizet egy lapot
doing-draw-from = { $seats } lapot húz
doing-draw-one-more = { $seats } húzhat még egyet
doing-event-suspect = { $seats } gyanúsítottat nevez meg
doing-fetch-which = { $seats } egy pakliban keres
doing-follow-which = { $seats } nyomot választ
doing-free-draw = { $seats } ingyen húzhat
doing-gain-favor = { $seats } szívességet választ
doing-give-favor = { $seats } átadandó szívességet választ
doing-jimmy = { $seats } Jimmyre figyel
doing-lily-turns-up = { $seats } Lilynek nyilatkozik
doing-lose-favor = { $seats } szívességet választ
doing-make-room = { $seats } helyet csinál egy lapnak
doing-may = { $seats } eldönti, megteszi-e
doing-move-detective = { $seats } helyszínt választ
doing-move-evidence = { $seats } bizonyítékot mozgat
doing-move-evidence-to = { $seats } bizonyítékot mozgat
doing-move-informant = { $seats } továbbküldi az informátort
doing-move-lead = { $seats } nyomot helyez át
doing-move-which-lead = { $seats } nyomot választ
doing-paid-as = { $seats } fizet
doing-pay-with = { $seats } fizet
doing-peek-evidence = { $seats } titokban bizonyítékot néz
doing-peek-hunch = { $seats } egy sejtést néz meg
doing-pick-detective = { $seats } nyomozót választ
doing-pick-player = { $seats } játékost választ
doing-place-face = { $seats } bizonyítékot rak le
doing-place-in = { $seats } bizonyítékot rak le
doing-place-npc = { $seats } helyszínt választ
doing-place-on = { $seats } bizonyítékot rak le
doing-place-piece = { $seats } az összeesküvést rakja ki
doing-place-warrant = { $seats } házkutatási parancsot helyez el
doing-place-which = { $seats } bizonyítékot rak le
doing-react = { $seats } reagálhat
doing-shift-which-way = { $seats } fény és árny közt választ
doing-suspect-token = { $seats } gyanúsítottat választ
doing-swap-hunch = { $seats } sejtést cserél
doing-tactics = { $seats } taktikát választ
doing-turn-evidence = { $seats } bizonyítékot fordít meg
doing-turn-piece = { $seats } az összeesküvést rakja ki
doing-use-lead = { $seats } felhasznál egy nyomot
doing-which-bonus = { $seats } jutalmat kap
doing-which-informant = { $seats } informátort választ
doing-which-warrant = { $seats } házkutatási parancsot helyez el

### Lehetőségek

option-place = { $a }
option-deck = { $b }, { $a }pakli
option-card = { $a }
option-lily = Lily
option-no = Nem
option-yes = Igen
option-done = Kész
option-pass = Passz
option-new = Újat teszek le
option-warrant = Áthelyezem innen: { $a }
option-detective = { $a }
option-suspect = { $a }
option-file = { $a }: { $b }
option-favor = { $a }
option-npc = { $a }
option-value = { $a }
option-down = Lefordítva
option-up = Felfedve
    .confirm = Mindenki látni fogja.
option-hunch = { $a }: { $b }
option-light = A fény felé
option-dark = Az árny felé
option-good = Jó poggyász
option-bad = Rossz poggyász
option-pile = { $a }

### Miért nem

why-cannot-pay = Nem tudod kifizetni az árát.
why-forbidden-by-card = Egy játékban lévő lap tiltja.
why-hand-full = Tele van a kezed.
why-lead-there = Ott már van nyom.
why-no-time = Nincs elég Időd.
why-no-time-for-restricted = Kevés az Időd: zárt helyre parancs nélkül 3 Idő bejutni.
why-own-district = Abba a kerületbe nem, ahol állsz, amíg van másik.
why-suspect-held = Egy esemény visszatartja a tanút: a nyom nem követhető.
why-used-today = Ma már használtad.

### A napló

note-against-plot = { $seat } cselekszik e játékos története ellen: { $of_seat }.
note-baggage = { $seat }: { $n } { $kind } poggyász ({ $source }).
note-baggage-gone = { $seat }: { $n } { $kind } poggyász lekerül.
note-cancelled = { $source }: érvénytelenítve.
note-case-closed = Az ügy lezárult.
note-case-opens = Megnyílik az ügy ({ $murder }). { $first_seat } kezd.
note-claimed-case = Az ügy most övé: { $seat }.
note-day-begins = { $week }. hét, { $day }. nap.
note-directive-gone = { $seat } megszabadul ettől: { $card }.
note-discarded = { $seat } eldobja: { $card }.
note-drew = { $seat } lapot húz ({ $deck }, { $detective }).
note-drew-card = Ezt húztad: { $card }.
note-drew-evidence =
    { $n ->
        [one] { $seat } bizonyítékot húz.
       *[other] { $seat } { $n } bizonyítékot húz.
    }
note-dug-deeper = { $seat } mélyebbre ás: { $pile }.
note-event = Esemény: { $event }.
note-event-off = Lekerül a sávról: { $event }.
note-event-over = Véget ért: { $event }.
note-evidence-back = { $n } bizonyíték vissza a készletbe.
note-evidence-gone = { $seat } bizonyítékot vesz el: { $suspect } ({ $file }).
note-evidence-moved = { $seat } bizonyítékot helyez át: { $from_suspect } → { $suspect } ({ $file }).
note-fetched = { $seat } lapot vesz el a pakliból ({ $source }).
note-first-player = Mostantól { $seat } kezd.
note-follows-lead = { $seat } nyomot követ: { $place } ({ $kind }: { $of }).
note-found-nothing = { $seat } nem talál semmit ({ $source }).
note-gained = { $seat }: +{ $n } { $token }.
note-got-hunch = A sejtésed ({ $kind }) mostantól: { $suspect }.
note-handed-over = { $seat } → { $to_seat }: { $token }.
note-informant-moved = { $name } ide megy: { $place }.
note-informant-stays = { $name } marad.
note-interviewed = Lily kikérdezi: { $seat }.
note-killed = Meghalt: { $suspect }.
note-lead-gone = A nyom ({ $kind }: { $of }) kikerül a játékból.
note-lead-moved = A nyom ({ $kind }: { $of }) új helye: { $place }.
note-lead-stays = A nyom ({ $kind }: { $of }) marad.
note-leads-swap = Helyébe ez a nyom kerül: { $kind }: { $of } ({ $place }).
note-left-play = { $seat }: kikerül a játékból: { $card }.
note-lines-completed =
    { $n ->
        [one] { $seat } kirakja az összeesküvés egy sorát.
       *[other] { $seat } kirakja az összeesküvés { $n } sorát.
    }
note-looked-at-evidence = { $seat } titokban bizonyítékot néz meg: { $suspect } ({ $file }).
note-looked-at-hand = { $seat } megnézi a kézben lévő lapokat: { $of_seat }.
note-looked-at-hunch = { $seat } sejtést néz meg ({ $kind }): { $of_seat }.
note-looked-at-unused-hunch = { $seat } megnézi a kimaradt sejtést ({ $kind }).
note-lost = { $seat }: −{ $n } { $token } ({ $source }).
note-mood = { $seat } kedélye most { $side }.
note-moved = { $seat } ide megy: { $place }.
note-no-baggage = { $seat }: ez most nem számít: { $word }.
note-npc-eliminated = Kiesett: { $npc }.
note-npc-found = Megkerült: { $npc }.
note-npc-placed = { $npc } megjelenik: { $place }.
note-npc-returned = { $npc } hazamegy.
note-picked-detective = { $seat }: { $detective }.
note-piece-discarded = { $seat } eldobja a darabot.
note-piece-placed = { $seat } kirak egy darabot az összeesküvésből.
note-placed-down = { $seat } lefordított bizonyítékot rak le: { $suspect } ({ $file }).
note-placed-up = { $seat } mindenki szeme láttára lerakja: { $value }, { $suspect } ({ $file }).
note-plays-card = { $seat } kijátssza: { $card } ({ $deck }).
note-plot-begins = { $seat } új története: { $plot }.
note-plot-resolved =
    { $good ->
        [true] { $seat }: { $plot }, jóra fordul: { $face }.
       *[other] { $seat }: { $plot }, rosszra fordul: { $face }.
    }
note-reshuffled = Egy paklit újrakevertek.
note-revealed-piece = { $seat } felfed egy darabot ({ $pile }).
note-rule-begins = { $source }: érvényes { $until }.
note-sanity = { $seat }: Józan ész, { $step }. fok.
note-saw-evidence = Ezt húztad: { $values }.
note-saw-hand = { $of_seat } lapjai: { $cards }.
note-saw-hunch = A sejtés ({ $kind }): { $suspect }.
note-saw-token = Ezt láttad: { $value }, { $suspect } ({ $file }).
note-shifted = { $seat } { $n } mezőt lép: { $dir }.
note-specific-event = Ami a gyilkosságból következik: { $event }.
note-spent = { $seat } elkölt: { $n } { $token }.
note-stays-in-play = { $seat }: játékban marad: { $card }.
note-suspect-relieved = { $seat } jelzőt vesz le: { $suspect }, { $token }.
note-suspect-token = { $seat } jelzőt rak le: { $suspect }, { $token }.
note-swapped-hunch = { $seat } sejtést cserél ({ $kind }).
note-tactics = { $seat } így harcol: { $side } ({ $card }).
note-takes-action = { $seat } cselekszik: { $source }.
note-talks-to-jimmy = { $seat } Jimmyvel beszél.
note-time-gained = { $seat }: +{ $n } Idő ({ $source }).
note-time-lost = { $seat }: −{ $n } Idő ({ $source }).
note-time-next = { $seat }: { $n } Idő a következő körben ({ $source }).
note-turn-begins = { $seat }: { $time } Idő.
note-turned-down = Lefordítva egy bizonyíték: { $suspect } ({ $file }).
note-shows-evidence = { $seat } felfedi: { $value }, { $suspect } ({ $file }).
note-turned-up = Felfedve egy bizonyíték: { $suspect } ({ $file }): { $value }.
note-uses-ability = { $seat } használja: { $place }.
note-uses-memory = { $seat } használja az emléket: { $memory }.
note-warrant = { $seat } házkutatási parancsot kap ide: { $place }.
note-was-moved = { $seat } ide kerül: { $place } ({ $source }).

### A vége

ending-case-closed = Tizenkét nap után az ügy lezárult.
score-guilty = Bűnösnek sejtett
score-innocent = Ártatlannak sejtett
score-obsession = Megszállottság
score-endings = Történetek
score-conspiracy = Összeesküvés-jelzők
score-haas = Haas-jelzők
score-jinteki = Jinteki-jelzők
score-trauma = Trauma
score-favors = Szívességek
score-special = Saját lapok

### A lapok szavai: minden igének, feltételnek és kiváltónak egy üzenete van; az asztal rakja össze őket

fx-for = { $who }: { $what }
fx-shift-light = { $n } lépés a fény felé
fx-shift-dark = { $n } lépés az árny felé
fx-shift-either = { $n } lépés bármerre
fx-gain_time-now = +{ $n } Idő
fx-gain_time-next = +{ $n } Idő a következő körben
fx-lose_time-now = −{ $n } Idő
fx-lose_time-next = −{ $n } Idő a következő körben
fx-draw-light = { $n } lap a saját fénypakliból
fx-draw-dark = { $n } lap más árnypaklijából
fx-draw-either = { $n } lap bármely pakliból
fx-discard-any = { $n } lap eldobása kézből
fx-discard-light = { $n } fénylap eldobása kézből
fx-discard-dark = { $n } árnylap eldobása kézből
fx-discard-dark_of_owner = { $owner } egy árnylapjának eldobása kézből
fx-discard-in_play = { $n } játékban lévő lap eldobása ({ $trait })
fx-by-random = véletlenszerűen
fx-by-me = a lap kijátszója választ
fx-look_hand = { $of } lapjainak titkos megnézése
fx-fetch_card = egy lap elvétele a saját fénypakliból ({ $trait })
fx-gain = +{ $n } { $token }
fx-gain-not_paid = +{ $n } { $token }, más fajta, mint a kifizetett
fx-lose = −{ $n } { $token }
fx-lose-all = minden ilyen elvész: { $token }
fx-cost = { $n } { $token }
fx-gain-money = +{ $n }000 $
fx-lose-money = −{ $n }000 $
fx-cost-money = { $n }000 $
fx-transfer = { $of } → { $to }: { $n } { $token }
fx-baggage-good = { $n } jó poggyász
fx-baggage-bad = { $n } rossz poggyász
fx-baggage-choose = { $n } poggyász, jó vagy rossz
fx-next-card = a következő történetlapra
fx-conditional = { $n } { $word }
fx-remove_baggage-good = { $n } jó poggyász lekerül
fx-remove_baggage-bad = { $n } rossz poggyász lekerül
fx-remove_baggage-choose = { $n } poggyász lekerül, jó vagy rossz
fx-place_evidence = { $n } bizonyíték lerakása{ $details }
fx-draw-two = húzz 2-t, rakj le 1-et
fx-different = mindegyik más gyanúsítotthoz
fx-move_evidence-same_file = { $n } bizonyíték más gyanúsított azonos aktájába{ $details }
fx-move_evidence-same_suspect = { $n } bizonyíték a gyanúsított másik aktájába{ $details }
fx-discard_evidence = { $n } bizonyíték vissza a készletbe{ $details }
fx-flip_evidence-up = { $n } bizonyíték felfedése{ $details }
fx-flip_evidence-down = { $n } bizonyíték lefordítása{ $details }
fx-peek_evidence-tokens = { $n } bizonyíték titkos megnézése
fx-peek_evidence-file = egy teljes akta titkos megnézése
fx-peek_evidence-sheet = egy gyanúsított minden rejtett bizonyítékának megnézése
fx-suspect_token-add = { $n } { $token } egy gyanúsítottra{ $details }
fx-suspect_token-remove = { $n } { $token } le egy gyanúsítottról{ $details }
fx-peek_hunch-unused = { $n } kimaradt sejtés megnézése
fx-peek_hunch-other = { $n } sejtés megnézése másnál
fx-peek_hunch-any = { $n } sejtés megnézése bárkinél
fx-swap_hunch-unused = egy sejtés cseréje a kimaradtra
fx-swap_hunch-other = egy sejtés cseréje más játékossal
fx-move_lead-normal = { $n } nyom áthelyezése{ $details }
fx-move_lead-free = { $n } nyom áthelyezése bárhová{ $details }
fx-follow_lead = { $n } nyom követése 0 Időért{ $details }
fx-move_detective = menj ide: { $where }
fx-place_warrant = házkutatási parancs lerakása vagy áthelyezése
fx-place_warrant-where = házkutatási parancs ide: { $where }
fx-informant-move = { $name } máshová megy
fx-informant-move-where = { $name } ide megy: { $where }
fx-informant-talk = beszélgetés a távolból: { $name }
fx-informant-choose = Lily vagy Jimmy
fx-claim_case = az ügy a tiéd
fx-reveal_puzzle-marker = { $n } összeesküvés-darab felfedése
fx-reveal_puzzle-pile = { $n } összeesküvés-darab felfedése: { $pile }
fx-dig_deeper = mélyebbre ásás
fx-npc-eliminate = { $npc } kiesik
fx-npc-place = { $npc } megjelenik: { $where }
fx-npc-return = { $npc } hazamegy
fx-npc-find = { $npc } megkerül
fx-track-sanity-add = a Józan ész { $n } fokot romlik
fx-track-sanity-sub = a Józan ész { $n } fokot javul
fx-track-sanity-set = Józan ész: { $n }. fok
fx-track-mood-good = a kedély jóra fordul
fx-track-mood-bad = a kedély rosszra fordul
fx-track-directive = eldobandó: { $card }
fx-choose = válassz: { $options }
fx-or = vagy
fx-may = lehet: { $what }
fx-may-pay = fizetve lehet ({ $pay }): { $what }
fx-if = ha { $cond }: { $then }
fx-else = különben: { $else }
fx-cancel-trigger = ez érvényét veszti
fx-cancel-dark_card = az árnylap érvényét veszti
fx-cancel-fight = a harc elmarad
fx-end_event = ez az esemény véget ér
fx-all = minden
fx-until = { $what } ({ $until })
fx-detail-up = felfedett
fx-detail-down = lefordított
fx-detail-trigger = az imént lerakott
fx-detail-choose-file = bármely akta
fx-detail-event = az esemény gyanúsítottja
fx-detail-no_physical = akinek a legkevesebb tárgyi bizonyítéka van
fx-detail-same_suspect = egyetlen gyanúsítotté
fx-detail-anywhere = bárhol
fx-detail-here = itt
fx-detail-to = ide: { $where }
fx-detail-from = innen: { $where }

who-me = a játékos
who-first = a kezdőjátékos
who-any = egy játékos
who-other = egy másik játékos
who-anyone = bárki
who-each = mindenki
who-each_other = mindenki más
who-each_not_owner = mindenki más
who-trigger = az a játékos
who-it = mindegyikük

mod-card_cost = lapok ára { $delta }
mod-time_per_turn = Idő körönként { $delta }
mod-range = a jármű hatótávja kb. { $delta } %
mod-hand_limit = kézlimit { $delta }
mod-lead_cost = nyomkövetés: Idő { $delta }
mod-move_cost = mozgás: Idő { $delta }
mod-ability_cost = fizetendő szívesség ({ $place }): { $delta }
mod-ability_yield = hozam ({ $place }) { $delta }
mod-informant_yield = Lilynél felfedhető bizonyíték { $delta }
mod-draw_action = Időért húzva { $delta } lap
mod-vp_guilty = helyes „bűnös” sejtés: { $delta } GYP
mod-vp_innocent = helyes „ártatlan” sejtés: { $delta } GYP
mod-vp_ending = ez a befejezés: { $delta } GYP
mod-vp_final = végső pontszám { $delta }
mod-vp_token = minden { $token }: { $delta } GYP
mod-vp_happy_ending = minden boldog befejezés: { $delta } GYP
mod-vp_sad_ending = minden szomorú befejezés: { $delta } GYP
mod-none = semmi
mod-set = mostantól { $n }
mod-either1 = −1, 0 vagy +1, tetszés szerint
mod-step = a 0–5. fokon: { $steps }
mod-when-guilty = ha a „bűnös” sejtés helyes
forbid-follow_lead = ez a tanú nem követhető: { $witness }
forbid-play_light = nem játszható ki fénylap
forbid-play_light-after = körönként csak { $n } fénylap
forbid-location_ability = nem használható: { $where }
forbid-move-body = nincs járműforgalom: { $body }
forbid-move-district = aki belép, abban a körben nem mehet el ({ $district }; siklóval igen)
forbid-gain = nem kapható: { $token }
forbid-light_tactics = a fény taktikája tilos
forbid-dark_tactics = az árny taktikája tilos
forbid-shift_effect = a hatások léptetése nem számít
allow-free_lead = egy nyom követése 0 Időért
allow-lead_option = egy nyom ezt is hozhatja: { $token }
allow-ignore_restricted = zárt helyért nem jár külön Idő
allow-choose_crossroad = a válaszút szabadon választható
allow-pay_favor_with_money = 1000 $ állhat egy szívesség helyett
allow-flag = nem kell a Haas-Bioroidhoz menni

limit-turn = körönként egyszer
limit-round = naponta egyszer
limit-week = hetente egyszer
limit-once = játszmánként egyszer

cond-at = { $who } itt áll: { $where }
cond-at-kind = { $who } ilyen helyen áll: { $where }
cond-at-district = { $who } ebben a kerületben van: { $where }
cond-at-body = { $who } itt van: { $where }
cond-not-at = { $who } nem itt áll: { $where }
cond-not-at-district = { $who } nem ebben a kerületben van: { $where }
cond-has = { $n ->
        [one] van { $token } nála ({ $who })
       *[other] van legalább { $n } { $token } nála ({ $who })
    }
cond-has-money = van legalább { $n }000 $ nála ({ $who })
cond-lacks = { $n ->
        [one] nincs { $token } nála ({ $who })
       *[other] nincs { $n } { $token } nála ({ $who })
    }
cond-lacks-money = nincs { $n }000 $ nála ({ $who })
cond-sanity-min = Józan ész: { $n }. fok vagy rosszabb
cond-sanity-max = Józan ész: { $n }. fok vagy jobb
cond-mood-good = a kedély jó
cond-mood-bad = a kedély rossz
cond-directive = játékban van: { $card }
cond-not-directive = nincs játékban: { $card }
cond-hand-min = { $who } kezében legalább { $n } lap van
cond-hand-max = { $who } kezében legfeljebb { $n } lap van
cond-day-min = a hét { $n }. napjától
cond-day-max = a hét { $n }. napjáig
cond-same_location = { $who } mellett másik nyomozó is áll
cond-npc-alive = { $npc } él
cond-npc-missing = { $npc } eltűnt
cond-npc-eliminated = { $npc } kiesett
cond-did-follow_lead = { $who } { $span } { $n } nyomot követett
cond-did-play_light = { $who } { $span } { $n } fénylapot játszott ki
cond-not-did-follow_lead = { $who } { $span } nem követett nyomot
cond-not-did-place_evidence = { $who } { $span } nem rakott le bizonyítékot
cond-not-did-enter = { $who } { $span } nem járt itt ({ $where })
cond-span-turn = ebben a körben
cond-span-round = ma
cond-span-week = ezen a héten
cond-not = nem igaz ({ $cond })
cond-flag = a szerviz elengedve
cond-not-flag = a szerviz nincs elengedve
cond-baggage_lead-good = több a jó poggyász, mint a rossz
cond-baggage_lead-bad = több a rossz poggyász, mint a jó
cond-is_detective = { $detective } az
cond-exists_player = { $who } ilyen helyen áll: { $where }
cond-suspect_has = { $n ->
        [one] egy gyanúsítotton van ilyen: { $token }
       *[other] egy gyanúsítotton legalább { $n } ilyen van: { $token }
    }
cond-and = és

trig-action = cselekvésként
trig-start_turn = { $who } köre kezdődik
trig-end_turn = { $who } köre véget ér
trig-enter = { $who } belép egy helyre
trig-move = { $who } járművel érkezik
trig-follow_lead = { $who } nyomot követ
trig-place_evidence = { $who } bizonyítékot rak le
trig-uncover = { $who } az összeesküvés után kutat
trig-draw = { $who } Időért lapot húz
trig-play_light = { $who } fénylapot játszik ki
trig-play_dark = { $who } árnylapot játszik ki
trig-dark_played = { $who } árnylapot kap
trig-fight = { $who } harcolt
trig-tactics = { $who } taktikát választ
trig-use_location = { $who } használ egy helyet
trig-gain = { $who } jelzőt kap
trig-lose = { $who } jelzőt veszít
trig-spend = { $who } jelzőt költ
trig-talk = { $who } Lilyvel vagy Jimmyvel beszél
trig-advance_case = { $who } lecsap az ügyre
trig-track = { $who } Józan esze változik
trig-hit_placed = { $who } merényletet rak le
trig-alibi_placed = { $who } alibit rak le
trig-resolve_plot = { $who } története eldől
trig-plot_starts = { $who } új története kezdődik
trig-memory_used = { $who } ellen emléket használnak
trig-hand_reaches = { $who } kezében { $n } lap lesz
trig-end_day = véget ér egy nap
trig-part-day = { $n }. nap
trig-part-add = romlik
trig-part-sub = javul
trig-part-not = nem { $trait }
trig-narrowed = { $trigger } ({ $parts })

where-any = bárhol
where-parts = egy hely ({ $parts })
where-restricted = zárt
where-lead = van ott nyom
where-lily = ahol Lily van
where-jimmy = ahol Jimmy van
where-crime_scene = a tetthely
where-detective = van ott másik nyomozó
where-in_range = { $who } hatótávján belül
where-same_body = ugyanazon az égitesten: { $who }
body-earth = Föld
body-moon = Hold
body-beanstalk = Égig Érő

type-religious = vallási
type-civic = közintézmény
type-residential = lakóhely
type-business = üzleti
type-nightlife = éjszakai élet
quality-ritzy = előkelő
quality-normal = egyszerű
quality-seedy = rossz hírű

trait-bounty = Fejpénz
trait-captain = Kapitány
trait-corporate = Vállalat
trait-daniel = Daniel
trait-directive = Irányelv
trait-fight = Harc
trait-forensics = Nyomszakértő
trait-human_first = Human First
trait-implant = Implantátum
trait-legal = Jog
trait-lena = Lena
trait-order = Rend
trait-parsons = Parsons
trait-psychic = Gondolatolvasás
trait-rest = Pihenés
trait-sara = Sara
trait-syndicate = Szindikátus
trait-tech = Technika
trait-veteran = Veterán

card-when = Amikor { $what }
card-if = Csak ha { $what }
card-pay = Ára: { $what }
card-light-tactics = A fény taktikája: { $what }
card-dark-tactics = Az árny taktikája: { $what }
card-stays = Játékban marad: { $what }
card-cost = Ár: { $n }
card-time = { $n } Idő
card-of-light = Fénylap: { $detective }
card-of-dark = Árnylap ellene: { $detective }
card-plot = illik ehhez: { $plot }
rule-when = Amikor { $trigger }: { $what }
rule-limit = { $what }, { $limit }
action-line = Itt: { $where }; ára { $pay }: { $what }
action-others = Mások a kör végén ({ $pay }): { $what }

### Az asztal

tab-map = Térkép
tab-suspects = Gyanúsítottak
tab-conspiracy = Összeesküvés
tab-plots = Történetek
short-old_war_memorial = Régi háborús emlékmű
short-thurguns_free_clinic = Thurgun klinikája
short-challenger_memorial_ferry = Challenger-komp
short-dust_rail_cantina = Porvasút kantin
ui-week = { $week }. hét
ui-next-time = { $n } Idő a következő körben
ui-first = kezdő
ui-on-case = övé az ügy
ui-hand = Kéz: { $n }, legfeljebb { $limit }
ui-hand-empty = Nincs lap a kezedben
ui-vp = { $n } GYP
ui-no-plot = Nincs futó történet
ui-guilty-hunch = Szerintem bűnös
ui-innocent-hunch = Szerintem ártatlan
ui-memory = Emlékem Raymondról
ui-memory-hidden = Raymond egy emléke, lefordítva
ui-no-tokens = nincs jelző
ui-events = Események
ui-no-events = Nincs hír
ui-unused = Ami kimaradt:
ui-dead = halott
ui-known-total = ismert { $known } / { $count }: { $total }
ui-known-of = { $count }-ből { $known } ismert
ui-hoped = amit én tudok
ui-read-plot = A történet elolvasása
ui-close-plot = A történet elrakása
ui-final-total = Összesen { $total }
ui-murderer = a gyilkos
ui-strong = erős
ui-weak = gyenge
ui-pool = Bizonyítékkészlet: { $n }
ui-piles = Halmok
ui-links = Kapcsolatok
ui-piece-now = Ezt a darabot rakják ki
ui-pieces-out = Eldobott darabok
ui-seen-hand = Ezt láttad
ui-day = { $day }. nap
ui-pick = Válassz nyomozót

tip-text = { $text }
    .title = { $title }
tip-time = Körönként nagyjából 6 Időd van. Mozgás, nyomkövetés, húzás, fénylap: mindegyik Időbe kerül.
    .title = Idő
tip-day = A napjelző. Két hét, tizenkét nap; az utolsó után az ügy lezárul.
    .title = Naptár
tip-day-event = E nap végén általános eseményt húzunk.
    .title = Esemény
tip-day-plot = E nap végén dőlnek el a történetek.
    .title = Történetek
tip-day-specific = Ez a nap a gyilkosság saját eseményével kezdődik.
    .title = A gyilkosság
tip-day-climax = Ezekben az utolsó napokban a követett nyomok kikerülnek a játékból.
    .title = Végjáték
tip-lead = Aki itt áll, követheti: bizonyítékot rak le, felfedi az összeesküvés egy darabját, vagy mélyebbre ás. Utána a jobb oldali szomszéd áthelyezi.
    .title = Nyom: { $kind }, { $of }
tip-place = { $type }, { $quality }. { $text }
    .title = { $name }
tip-ritzy = Előkelő: aki belép, húzhat a saját fénypaklijából.
    .title = Előkelő
tip-seedy = Rossz hírű: aki belép, húzhat más árnypaklijából.
    .title = Rossz hírű
tip-restricted = Belépni 3 Idő 1 helyett, hacsak nincs itt házkutatási parancsod.
    .title = Zárt
tip-scene = A tetthely. Aki itt lecsap az ügyre, az lesz a kezdőjátékos.
    .title = Tetthely
tip-lily = Lily, a riporter: aki belép, azt kikérdezi (1 Idő), és felfedhet egy bizonyítékot.
    .title = Lily
tip-jimmy = Jimmy, a besúgó: 1 Időért megnézheted valaki kézben tartott lapjait vagy egy gyanúsított rejtett bizonyítékait.
    .title = Jimmy
tip-detective = { $at }.
    .title = { $name }
tip-warrant = { $seat } házkutatási parancsa.
    .title = Házkutatási parancs
tip-twilight = A fénylap az árny felé tol, a másra kijátszott árnylap a fény felé. Ha nincs hely, nem tudsz fizetni.
    .title = Alkony
tip-strong = Ebben az aktában a legkisebb szám nem számít.
    .title = Erős akta
tip-weak = Ebben az aktában a legnagyobb szám nem számít.
    .title = Gyenge akta
tip-normal = Ebben az aktában minden szám számít.
    .title = Sima akta
tip-evidence-up = { $value }. Lerakta: { $seat }, { $day }. nap.
    .title = Bizonyíték
tip-evidence-known = Lefordítva; te tudod, hogy { $value }. Lerakta: { $seat }, { $day }. nap.
    .title = Bizonyíték
tip-evidence-down = Lefordítva. Lerakta: { $seat }, { $day }. nap.
    .title = Bizonyíték
tip-hits = Három merénylet megöl egy gyanúsítottat.
    .title = Merényletek: { $n }
tip-alibis = Minden alibi csökkenti a bűnösségét az ügy lezárásakor.
    .title = Alibik: { $n }
tip-guilty = Ha a végén ő a bűnös, 15 pontot ér neked.
    .title = Sejtésed: bűnös
tip-my-hunch-guilty = Szerintem ő a bűnös: ha a végén igazam van, 15 pont.
tip-my-hunch-innocent = Szerintem ő ártatlan: ha a végén igazam van, 5 pont.
tip-hoped = Ha most zárulna az ügy, és a számomra ismeretlen bizonyítékok semmit sem érnének: { $guilty } a bűnös, { $innocent } az ártatlan sejtésemért.
    .title = { $sum } pont
tip-innocent = Ha a végén nem ő a bűnös, 5 pontot ér neked.
    .title = Sejtésed: ártatlan
tip-hunch-seen = Ezt láttad.
    .title = { $kind }: { $holder }
tip-pile = { $n } darab. Haszna: { $text }
    .title = { $name }
tip-group = Összekötött oldalak: { $n } / 4. Mindegyik: { $text }
    .title = { $name }
tip-center = A közép minden oldaláról vonalak vezetnek a csoportokhoz: minden összekötött oldal számít.
    .title = A közép
tip-baggage-good = Jó poggyász ezen a történeten. Ha több a jó, mint a rossz, jóra fordul.
    .title = Jó poggyász
tip-baggage-bad = Rossz poggyász ezen a történeten. Döntetlennél a rossz győz.
    .title = Rossz poggyász
tip-deck = { $down } lefordítva, alatta { $up } felfedve{ $up ->
        [0] .
       *[other] : { $cards }.
    }
    .title = { $name }
tip-token = A bankban maradt: { $bank }.
    .title = { $name }
tip-discard = Dobd el ezt a lapot 1 Időért.
    .title = Eldobás
tip-npc = { $state }
    .title = { $name }
npc-alive = Él
npc-missing = Eltűnt
npc-eliminated = Kiesett

full-caprice = Caprice Nisei, gondolatolvasó klón
full-floyd = Floyd 2X3A7C, kételkedő bioroid
full-louis = Louis Blaine, korrupt zsaru
full-rachel = Rachel Beckmann, fejvadász
full-raymond = Raymond Flint, magánnyomozó
about-caprice = Tartályban nevelt telepata. Mindenki titka eljut hozzá, és mindegyik elvesz egy darabot az elméjéből.
good-at-caprice = Belenéz mások kezébe és a lefordított bizonyítékokba. Közepes hatótávú autó.
about-floyd = Bioroid, aki hitre talált, és nem szűnik meg kérdezni, mire teremtették.
good-at-floyd = Ingyen követ egy nyomot, és van ideje, amíg a direktívái kötik. Közepes hatótávú autó.
about-louis = Megvesztegethető rendőr, aki szeretne becsületes emberként hazamenni a feleségéhez.
good-at-louis = Olyanokkal kezd, akik tartoznak neki, és kedve szerint fizet a lapokért. A leglassabb autó.
about-rachel = Fejvadász, aki egyik megbízástól a másikig él, és egyik veszekedéstől a másikig az apjával.
good-at-rachel = A pénze ajtókat nyit, és a végén pontot ér; verekedésben otthon van. Gyors motor.
about-raymond = Magánnyomozó, fejében háborúval, fiókjában üveggel.
good-at-raymond = Mindenkinél több lapot tart, és kettesével húz. A leggyorsabb autó és egy siklójegy.
ui-plots-of = Történetek: { $plots }
suspect-vinnie = a Szindikátus verőembere
suspect-thomas_haas = egy robotikai vagyon örököse
suspect-eve = társalkodó bioroid
suspect-mark_henry = bányászklón sok ikerrel
suspect-noise = adattolvaj és mutatványos
suspect-perrin_vale = kampányintéző

### Nevek

name-city_hall = Városháza
name-old_war_memorial = Régi háborús emlékmű
name-weyland_real_estate = Weyland Ingatlan
name-rokvil_estates = Rokvil-villák
name-breakwater_chapel = Hullámtörő-kápolna
name-pier_nine_arcade = Kilences móló játékterem
name-starlight_crusade = Csillagfény Kereszteshad
name-haas_bioroid = Haas-Bioroid
name-levy_university = Levy Egyetem
name-blue_hour = Kék Óra
name-foundry_row = Öntöde sor
name-skylane_terrace = Skylane terasz
name-thurguns_free_clinic = Thurgun ingyenklinikája
name-a_plus_athletic_club = A+ sportklub
name-jacks_diner = Jack falatozója
name-humanity_labor = Humanity Labor
name-monroe_associates = Monroe és Társai
name-st_brendans_mission = Szent Brendan misszió
name-magistrate_towers = Bírói tornyok
name-napd = NAPD
name-cinder_street_market = Hamu utcai piac
name-jinteki = Jinteki
name-roxies = Roxie bárja
name-temple_of_small_lights = Apró fények temploma
name-eastside_tenements = Eastside-i bérházak
name-root = A Gyökér
name-midway = A Félút
name-castle_club = Castle Club
name-challenger_memorial_ferry = Challenger-emlékkomp
name-starport_kaguya = Kaguya csillagkikötő
name-earthrise_residences = Földkelte lakópark
name-chapel_of_the_silent_sea = Csendes tenger kápolnája
name-dome_authority = Kupolahatóság
name-sixth_gravity = Hatod gravitáció
name-farside_annex = Túloldali részleg
name-order_of_sol = Sol rendje
name-dust_rail_cantina = Porvasút kantin
name-melange_mining = Melange Bányák
name-shift_barracks_twelve = Tizenkettes munkásbarakk

name-shoreline = Tengerpart
name-campus_hill = Campus-domb
name-rootside = Gyökéralja
name-precinct_row = Rendőrség sor
name-eastside = Eastside
name-beanstalk = Az Égig Érő
name-heinlein_domes = Heinlein-kupolák
name-mare_works = Mare-művek

name-caprice = Caprice
name-floyd = Floyd
name-louis = Louis
name-rachel = Rachel
name-raymond = Raymond

name-lily = Lily
name-jimmy = Jimmy
name-daniel = Daniel
name-hiro = Hiro elnök
name-director_haas = Haas igazgató
name-brother_anselm = Anselm testvér
name-mr_li = Li úr
name-sara = Sara
name-captain_beckmann = Beckmann kapitány
name-wrench = Wrench
name-parsons = Parsons
name-lena = Lena

name-vinnie = Fojtogató Vinnie
name-thomas_haas = Thomas Haas
name-eve = Eve 5VA3TC
name-mark_henry = Mark Henry
name-noise = Noise
name-perrin_vale = Perrin Vale

name-cap_sanity = Józan ész
name-flo_directive_1 = Első Irányelv
name-flo_directive_2 = Második Irányelv
name-flo_directive_3 = Harmadik Irányelv
name-lou_mood = Kedély
name-rac_money = Pénz
name-ray_wrapped = Magába zárva
name-ray_memory_1 = Adósság a csatornánál
name-ray_memory_2 = Hosszú út felfelé
name-ray_memory_3 = Vörös por, szürke por
name-ray_memory_4 = Az utca, amelyet ismert

name-mayor_wells = Wells polgármester
name-liberty_society = Szabadság Társaság
name-cardinal_reese = Reese bíboros
name-human_first = Human First
name-commissioner = Dawn főkapitány
name-levy_trustees = Levy-kuratórium
name-canal_veterans = A csatorna veteránjai
name-weyland = Weyland
name-syndicate = A Szindikátus

name-shift = Alkonyhalom
name-favor = Szívességhalom
name-baggage = Poggyászhalom
name-favor-corporate = Vállalati szívesség
name-favor-political = Politikai szívesség
name-favor-society = Társasági szívesség
name-favor-street = Utcai szívesség
name-favor-daniel = Daniel szívessége
name-favor-director_haas = Haas igazgató szívessége
name-favor-brother_anselm = Anselm testvér szívessége
name-favor-mr_li = Li úr szívessége
name-favor-sara = Sara szívessége
name-favor-captain_beckmann = Beckmann kapitány szívessége
name-favor-wrench = Wrench szívessége
name-favor-parsons = Parsons szívessége
name-favor-lena = Lena szívessége
name-favor-hiro = Hiro elnök szívessége
name-favor-any = bármilyen szívesség
name-favor-choice = tetszőleges szívesség
name-favor-choice_same = egyfajta szívesség
name-corporate = Vállalati
name-political = Politikai
name-society = Társasági
name-street = Utcai
name-alibi = Alibi
name-hit = Merénylet
name-trauma = Trauma
name-dropship = Siklójegy
name-haas = Haas-jelző
name-conspiracy = Összeesküvés-jelző
name-money = 1000 $

name-testimony = Tanúvallomás
name-physical = Tárgyi bizonyíték
name-document = Irat
name-any = bármely
name-surprise_witness = Meglepetéstanú
name-perjury = Hamis tanúzás
name-guilty = bűnös
name-innocent = ártatlan
name-unused = senki (kimaradt)
name-light = fény
name-dark = árny
name-good = jó
name-bad = rossz
name-up = felfedve
name-down = lefordítva
name-add = lerakás
name-remove = levétel
name-turn = e kör végéig
name-round = a nap végéig
name-week = a hét végéig
name-game = a játék végéig
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

name-estates = Gonosz a villákban
name-dome = Csend a Négyes Kupolában
name-clinic = A klinika korán bezár
name-foundry = Hamu az öntödében

name-control = önuralom
name-courage = bátorság
name-curiosity = kíváncsiság
name-defiance = dac
name-despair = kétségbeesés
name-duty = kötelesség
name-faith = hit
name-family = család
name-fear = félelem
name-greed = kapzsiság
name-guilt = bűntudat
name-hope = remény
name-love = szerelem
name-loyalty = hűség
name-mercy = irgalom
name-obedience = engedelmesség
name-pride = büszkeség
name-trust = bizalom

name-lou_sara = Az ágy üres fele
name-lou_sara_start = Kiürített fiók
name-lou_sara_a = Asztal két főre
name-lou_sara_b = Dobozok az ajtónál
name-lou_sara_1a = Sárgára festett szoba
name-lou_sara_1b = Papírok az asztalon
name-lou_sara_2a = A kulcs még nyit
name-lou_sara_2b = Sara neve a jelentésben
name-lou_take = Boríték minden pénteken
name-lou_take_start = Ugyanaz a boksz, ugyanaz a boríték
name-lou_take_a = Szépen kérni az Öreget
name-lou_take_b = Nincs más út, csak át rajta
name-lou_take_1a = Kifizetve
name-lou_take_1b = A válasz: nem
name-lou_take_2a = Egy lövés a lépcsőn
name-lou_take_2b = Látta, hogy jövök
name-lou_case = A sosem zárult akta
name-lou_case_start = Megint az első oldal
name-lou_case_a = Egy név ennyi év után
name-lou_case_b = Minden ajtó zárva
name-lou_case_1a = Most már nyugodhat
name-lou_case_1b = Egy téllel elkésve
name-lou_case_2a = Doboz az alagsorba
name-lou_case_2b = Beszéd egy fényképhez
name-cap_love = Kávé az előadás után
name-cap_love_start = Második sor, bal oldal
name-cap_love_a = Keze a kezemben
name-cap_love_b = Összerezzent
name-cap_love_1a = Hétköznapi reggelek
name-cap_love_1b = Sötét az előadóterem
name-cap_love_2a = Újra, lassan
name-cap_love_2b = Amit gondolni hallott
name-cap_owned = Adásvételi szerződés
name-cap_owned_start = Tétel: egy klón
name-cap_owned_a = Neve a tárgyalási jegyzéken
name-cap_owned_b = Kiadva a labornak
name-cap_owned_1a = Személy, nem tulajdon
name-cap_owned_1b = Indítvány elutasítva
name-cap_owned_2a = Hosszabb póráz
name-cap_owned_2b = Visszahívva
name-cap_mind = Túl sok hang
name-cap_mind_start = Zúgás minden mögött
name-cap_mind_a = Egy csendes szoba
name-cap_mind_b = A falak hallgatóznak
name-cap_mind_1a = Végre csend
name-cap_mind_1b = Gyógyszerezve
name-cap_mind_2a = A vihar hátán
name-cap_mind_2b = Senki sem maradt odabent
name-flo_harm = Egy kéz súlya
name-flo_harm_start = Zúzódások, nem az övéi
name-flo_harm_a = Engedély a visszavágásra
name-flo_harm_b = A szelíd gép
name-flo_harm_1a = A saját ökle
name-flo_harm_1b = Valakinek a fia
name-flo_harm_2a = Makulátlan előélet
name-flo_harm_2b = Ócskavasérték
name-flo_case = Elsőbbségi sor
name-flo_case_start = Feladat: egy az egyből
name-flo_case_a = Szolgálaton kívül
name-flo_case_b = A jó nyomozó
name-flo_case_1a = Vers, amelyet senki sem kért
name-flo_case_1b = Megrovás az aktában
name-flo_case_2a = Az év tisztje, egység kategória
name-flo_case_2b = Érdektelenség miatt lezárva
name-flo_home = Szervizidő
name-flo_home_start = Vissza a feladónak
name-flo_home_a = Az elmulasztott időpont
name-flo_home_b = Szervizelve, hitelesítve
name-flo_home_1a = Maga választotta név
name-flo_home_1b = Leállítási parancs
name-flo_home_2a = Mint az új
name-flo_home_2b = Firmware-visszaállítás
name-rac_father = Apja száma még tiltva
name-rac_father_start = Hét nem fogadott hívás
name-rac_father_a = Közös műszak
name-rac_father_b = Nincs mit mondani
name-rac_father_1a = A kapitány és lánya
name-rac_father_1b = A hangposta
name-rac_father_2a = A saját lábán
name-rac_father_2b = Zászló félárbocon
name-rac_debt = Harminc százalékban gép
name-rac_debt_start = Sorozatszámok a bőr alatt
name-rac_debt_a = Kifizetve, bekapcsolva
name-rac_debt_b = Visszavételi felszólítás
name-rac_debt_1a = Életre szóló garancia
name-rac_debt_1b = Minimális törlesztés
name-rac_debt_2a = Peren kívüli egyezség
name-rac_debt_2b = Kihúzva
name-rac_bounty = Körözött, melegen vagy hidegen
name-rac_bounty_start = A fele előre
name-rac_bounty_a = Élve elfogva
name-rac_bounty_b = Tiszta lövés
name-rac_bounty_1a = Lélegezve leszállítva
name-rac_bounty_1b = Kibújt a bilincsből
name-rac_bounty_2a = Fizetve átvételkor
name-rac_bounty_2b = Kétszer hibázott
name-ray_war = A száraz csatorna
name-ray_war_start = Tizenegy név kívülről
name-ray_war_a = Hangosan kimondani
name-ray_war_b = Üvegek az ablakpárkányon
name-ray_war_1a = Végre hazamenetelt
name-ray_war_1b = Csend a tizenegyedik után
name-ray_war_2a = Egy éve szárazon
name-ray_war_2b = Vissza a csatornához
name-ray_love = Fénykép az esőben
name-ray_love_start = Az ő utcája, az ő ablaka
name-ray_love_a = Válaszolt
name-ray_love_b = Más nyitott ajtót
name-ray_love_1a = Két szék a tetőn
name-ray_love_1b = Megtartotta a fényképet
name-ray_love_2a = Esküvői vendég
name-ray_love_2b = Elégett az utolsó kép
name-ray_friend = Parsons nyomában
name-ray_friend_start = Utoljára cipőfűzőt árult
name-ray_friend_a = Parsons él
name-ray_friend_b = Név a falon
name-ray_friend_1a = Két öreg katona egy padon
name-ray_friend_1b = Parsons elindul az esőben
name-ray_friend_2a = Az eladó neve
name-ray_friend_2b = Nincs kit kérdezni

name-gen_01 = Sarát a kompnál látták
name-gen_02 = Az Öreg udvart tart
name-gen_03 = Daniel keresni indul
name-gen_04 = Részvényesek a csarnokban
name-gen_05 = A kapitány nevet akar
name-gen_06 = Ember bádogbögrével
name-gen_07 = Egy testvér kérdez
name-gen_08 = Az elnök a kolóniára látogat
name-gen_09 = Wrench későn nyit
name-gen_10 = Alak az ablakban
name-gen_11 = Tömegbaleset a légifolyosón
name-gen_12 = Tiszta ég az öböl felett
name-gen_13 = Sztrájk az Égig Érőn
name-gen_14 = Választási gyűlés
name-gen_15 = Áramszünet Eastside-ban
name-gen_16 = Névtelen adomány
name-gen_17 = Tűz a bizonyítékraktárban
name-gen_18 = Amnesztiahét
name-gen_19 = Lakbérnap
name-gen_20 = Lilyt szorítja a lapzárta
name-gen_21 = Jimmy mindenkinek tartozik
name-gen_22 = Kalapácsok a téren
name-gen_23 = Porvihar az innenső oldalon
name-gen_24 = Elnémul az adás
name-gen_25 = Kiszivárogtató a részlegben
name-gen_26 = Túlóra engedélyezve
name-gen_27 = Sara lakást néz
name-gen_28 = Li úr fizet
name-gen_29 = A kapitány esküt tesz
name-gen_30 = Az igazgató elrepül
name-estates_ev1 = Kétszer eladott kapukód
name-estates_ev2 = A kertész jelentkezik
name-estates_ev3 = Szomszédok ügyvéddel
name-roxies_ev1 = Egy Haas a kalapácsok közt
name-roxies_ev2 = A csapos emlékszik
name-roxies_ev3 = Házirend: nincs kamera
name-midway_ev1 = Jegyszelvény, rossz kocsi
name-midway_ev2 = A hordár klón
name-midway_ev3 = Kocsik ellenőrzésre visszatartva
name-dome_ev1 = Hamisított levegőnapló
name-dome_ev2 = A komp, amely sosem kötött ki
name-dome_ev3 = A bányászok összezárnak
name-clinic_ev1 = Hiányzó adagolási lap
name-clinic_ev2 = Perrin Vale virágot fizet
name-clinic_ev3 = Ingyen ágy a rettegőknek
name-foundry_ev1 = Sorozatszámok a salakban
name-foundry_ev2 = Noise képeslapot küld
name-foundry_ev3 = Kárszakértők mindenütt

name-cap_l_01 = Teremolvasás
name-cap_l_02 = Kölcsönzött emlék
name-cap_l_03 = Második műszak
name-cap_l_04 = Ő mozdult előbb
name-cap_l_05 = Jelvény az ő képével
name-cap_l_06 = Álomtalan alvás
name-cap_l_07 = Helyet foglalt neki
name-cap_l_08 = Jegyzet a lap szélén
name-cap_l_09 = Ismer valakit az irattárban
name-cap_l_10 = Kísérj haza
name-cap_l_11 = Eszközkiváltságok
name-cap_l_12 = Zárolt személyi akta
name-cap_l_13 = Menet a készítettekért
name-cap_l_14 = Kölcsönügyvéd
name-cap_l_15 = A falon át
name-cap_l_16 = Minden hazugságnak íze van
name-cap_l_17 = Engedd be
name-cap_l_18 = Számolj vissza tíztől
name-cap_d_01 = Tömegzaj
name-cap_d_02 = Kalapácsos fogadtatás
name-cap_d_03 = Rossz arc, jó tetoválás
name-cap_d_04 = Negyedéves értékelés
name-cap_d_05 = Migrén
name-cap_d_06 = Elfogadhatatlan
name-cap_d_07 = Elfordította a fejét
name-cap_d_08 = Nem neki szánták
name-cap_d_09 = Felültetve
name-cap_d_10 = Elveszve egy idegenben
name-cap_d_11 = Kijárási tilalom egységeknek
name-cap_d_12 = Céges kíséret
name-cap_d_13 = Fáklyák a kapunál
name-cap_d_14 = Sajtóközlemény
name-cap_d_15 = Hangok a zajban
name-cap_d_16 = Egy idegen gyásza
name-cap_d_17 = A tartályterem szaga
name-cap_d_18 = Más ül a volánnál
name-flo_l_01 = Optikai csomag
name-flo_l_02 = Erősített aktuátorok
name-flo_l_03 = Párhuzamos szálak
name-flo_l_04 = Teljes emlékezet puffer
name-flo_l_05 = Panasz elutasítva
name-flo_l_06 = Hivatali udvariasság
name-flo_l_07 = Visszafogási protokoll
name-flo_l_08 = Megerősített váz
name-flo_l_09 = Járókelő védelme
name-flo_l_10 = Kiszámított erő
name-flo_l_11 = Éjszakai összevetés
name-flo_l_12 = Őrzési lánc
name-flo_l_13 = Törvényszéki mikroszenzorok
name-flo_l_14 = A fel nem tett kérdés
name-flo_l_15 = Dolgozói kedvezmény
name-flo_l_16 = Az igazgató megbízása
name-flo_l_17 = Vecsernye
name-flo_l_18 = Önkiszolgáló panel
name-flo_d_01 = Gólem, menj haza
name-flo_d_02 = Kalapácsok éjszakája
name-flo_d_03 = Firmware-ütközés
name-flo_d_04 = Egységeket nem szolgálunk ki
name-flo_d_05 = Vele nem beszélnek
name-flo_d_06 = Szívességek átvilágítása
name-flo_d_07 = Kamera előtt provokálva
name-flo_d_08 = Valaki elesett
name-flo_d_09 = Odacsempészett fegyver
name-flo_d_10 = Kártérítési igény
name-flo_d_11 = Áthelyezve
name-flo_d_12 = Nyitva hagyott szekrény
name-flo_d_13 = Elsőbbség felülírva
name-flo_d_14 = Jelentés három példányban
name-flo_d_15 = Kihagyott diagnosztika
name-flo_d_16 = Prédikáció az üresek ellen
name-flo_d_17 = Az igazgató nemtetszése
name-flo_d_18 = Törlésre kijelölve
name-lou_l_01 = Ébreszd a besúgót
name-lou_l_02 = A régi körzet
name-lou_l_03 = Megszorongatni valakit
name-lou_l_04 = A hadnagy félrenéz
name-lou_l_05 = Jó kávé, rossz fánk
name-lou_l_06 = Névtelen füles
name-lou_l_07 = Virág a bódéból
name-lou_l_08 = Sara bátyja a városházán
name-lou_l_09 = Szabad este
name-lou_l_10 = Betartott ígéret
name-lou_l_11 = Egy szó az Öreggel
name-lou_l_12 = Elveszett a raktárban
name-lou_l_13 = Védelmipénz-kör
name-lou_l_14 = Leszámolás a dokkoknál
name-lou_l_15 = Régi jegyzetfüzet
name-lou_l_16 = A doboz újranyitása
name-lou_l_17 = Ugyanaz a csomó, ugyanaz a kéz
name-lou_l_18 = Ígéret egy anyának
name-lou_d_01 = Rövid gyújtózsinór
name-lou_d_02 = Üveg a kesztyűtartóban
name-lou_d_03 = Hív a belső vizsgálat
name-lou_d_04 = Sikátorszámtan
name-lou_d_05 = Jelvény a pulton
name-lou_d_06 = A társ üres asztala
name-lou_d_07 = Elfelejtett évforduló
name-lou_d_08 = Nem az ő parfümje
name-lou_d_09 = Meglátta a borítékot
name-lou_d_10 = Az őrsön aludt
name-lou_d_11 = Kifutófiú
name-lou_d_12 = Tüntesd el
name-lou_d_13 = Üdvözlet fentről
name-lou_d_14 = Lehallgatás
name-lou_d_15 = A tanú visszavonja
name-lou_d_16 = Megint az ablak
name-lou_d_17 = Kihűlt nyom
name-lou_d_18 = Az anya megint telefonál
name-rac_l_01 = Előleg
name-rac_l_02 = Kenőpénz
name-rac_l_03 = Célzórendszer
name-rac_l_04 = Padlógáz
name-rac_l_05 = Átvágás a tetőkön
name-rac_l_06 = A futárt nem motozzák
name-rac_l_07 = Hívás haza
name-rac_l_08 = Kölcsönjelvényszám
name-rac_l_09 = Apa régi járőrkocsija
name-rac_l_10 = Makacs, mint az apja
name-rac_l_11 = Rugóacél térdek
name-rac_l_12 = Alkatrészek eladása
name-rac_l_13 = Hitelkiváltás
name-rac_l_14 = Bőr alatti páncél
name-rac_l_15 = Nyomkövetés
name-rac_l_16 = A fejpénz beszedése
name-rac_l_17 = Hozd be élve
name-rac_l_18 = Gumilövedék
name-rac_d_01 = Útonállók
name-rac_d_02 = Mínuszban a számla
name-rac_d_03 = Motorhiba
name-rac_d_04 = Az ügyfél kihátrál
name-rac_d_05 = Engedély nélküli lövés
name-rac_d_06 = A nem látott árny
name-rac_d_07 = Vita az őrsön
name-rac_d_08 = Az anyjáról kérdezte
name-rac_d_09 = Bontatlanul visszaküldve
name-rac_d_10 = Tiszt esett el, szól a rádió
name-rac_d_11 = Kilökődési láz
name-rac_d_12 = Az uzsorás unokaöccse
name-rac_d_13 = Kamatos kamat
name-rac_d_14 = Sikátorsebész
name-rac_d_15 = Rivális fejvadász
name-rac_d_16 = A rossz iker
name-rac_d_17 = Vérdíj a fején
name-rac_d_18 = Dupla díj
name-ray_l_01 = Gallér fel, kalap le
name-ray_l_02 = Kövesd a pénzembert
name-ray_l_03 = Szívesség a halottkémtől
name-ray_l_04 = Kezdettől rossz
name-ray_l_05 = Lerázni az árnyat
name-ray_l_06 = Költségszámla
name-ray_l_07 = Kitüntetés a fiókban
name-ray_l_08 = Csütörtöki csoport
name-ray_l_09 = Tábori szokások
name-ray_l_10 = Sosem hibáz
name-ray_l_11 = El nem küldött levél
name-ray_l_12 = A régi címe
name-ray_l_13 = A család barátja
name-ray_l_14 = Ugyanaz a dal a zenegépen
name-ray_l_15 = Cipőfűző és aprópénz
name-ray_l_16 = Két férfi egy bárpultnál
name-ray_l_17 = Üzenet a szálló falán
name-ray_l_18 = Eskü alatti nyilatkozat
name-ray_d_01 = Túlöltözve
name-ray_d_02 = Portás jó memóriával
name-ray_d_03 = Remegő kezek
name-ray_d_04 = Engedély felülvizsgálat alatt
name-ray_d_05 = Rossz kabát nyomában
name-ray_d_06 = Nem tudja elengedni
name-ray_d_07 = Homok a lepedőben
name-ray_d_08 = A tizenegyedik név
name-ray_d_09 = Durranás a forgalomban
name-ray_d_10 = Régi egység, új harag
name-ray_d_11 = Nevetése három asztallal odébb
name-ray_d_12 = Gyűrű egy másik kirakatban
name-ray_d_13 = Utolsó járat felfelé
name-ray_d_14 = A szám nem kapcsolható
name-ray_d_15 = Nincs ilyen nevű
name-ray_d_16 = Megvett és eltemetett nyom
name-ray_d_17 = Egy pletyka ára
name-ray_d_18 = Nem az a Parsons

name-shift_01 = Alkonydarab
name-shift_02 = Alkonydarab
name-shift_03 = Alkonydarab
name-shift_04 = Alkonydarab
name-shift_05 = Alkonydarab
name-shift_06 = Alkonydarab
name-shift_07 = Alkonydarab
name-shift_08 = Alkonydarab
name-shift_09 = Alkonydarab
name-shift_10 = Alkonydarab
name-favor_01 = Szívességdarab
name-favor_02 = Szívességdarab
name-favor_03 = Szívességdarab
name-favor_04 = Szívességdarab
name-favor_05 = Szívességdarab
name-favor_06 = Szívességdarab
name-favor_07 = Szívességdarab
name-favor_08 = Szívességdarab
name-favor_09 = Szívességdarab
name-baggage_01 = Poggyászdarab
name-baggage_02 = Poggyászdarab
name-baggage_03 = Poggyászdarab
name-baggage_04 = Poggyászdarab
name-baggage_05 = Poggyászdarab
name-baggage_06 = Poggyászdarab
name-baggage_07 = Poggyászdarab
name-baggage_08 = Poggyászdarab

### Lehetőségek: mibe kerülnek, és mit hoznak

option-travel = { $things ->
    [0] Menj ide: { $place } ({ $time } Idő)
   *[other] Menj ide: { $place } ({ $time } Idő; ott van: { $there })
}
option-take-beanstalk = { $things ->
    [0] Az Égig Érőn ide: { $place } ({ $time } Idő)
   *[other] Az Égig Érőn ide: { $place } ({ $time } Idő; ott van: { $there })
}
option-fly-dropship = { $things ->
    [0] Siklójeggyel ide: { $place } ({ $time } Idő)
   *[other] Siklójeggyel ide: { $place } ({ $time } Idő; ott van: { $there })
}
option-follow-up = Kövesd a nyomot ({ $kind }: { $of }): { $time } Idő
option-follow-for = { $use ->
    [evidence] Kövesd a nyomot ({ $kind }: { $of }) bizonyítékért: { $time } Idő
    [reveal] Kövesd a nyomot ({ $kind }: { $of }) egy darabért: { $time } Idő
   *[other] Kövesd a nyomot ({ $kind }: { $of }) mélyebbre ásva: { $time } Idő
}
option-draw-from = { $time ->
    [0] Húzz: { $detective }, { $kind }pakli ({ $left } lap lefordítva)
   *[other] Húzz: { $detective }, { $kind }pakli, { $time } Idő ({ $left } lap lefordítva)
}
option-play-light = Játszd ki: { $card } ({ $time } Idő, { $shift } lépés az árny felé{ $choices ->
    [0] {""}
   *[other] {" "}±{ $choices }
}{ $others ->
    [0] )
   *[other] , { $pays })
}
option-play-dark = Játszd ki: { $card } ({ $shift } lépés a fény felé{ $choices ->
    [0] {""}
   *[other] {" "}±{ $choices }
}{ $others ->
    [0] )
   *[other] , { $pays })
}
option-play-cheaper = Játszd ki olcsóbban: { $card } (lapokat eldobva { $shift } helyett { $least })
option-remember = Használd az emléket: { $memory }
option-discard-one = Dobd el: { $card }{ $more ->
    [0] {""}
   *[other] , majd még { $more }
}
option-discard-unseen = Véletlen lap eldobása: { $detective }, { $kind }pakli (kézben: { $cards }){ $more ->
    [0] {""}
   *[other] , majd még { $more }
}
option-peek-at = { $kind }: { $holder }{ $known ->
    [0] {""}
   *[other] {" "}(már ismered)
}
option-leave-play = { $card } kikerül a játékból, helyére jön: { $other }
option-play-and-remember = { $cheaper ->
    [0] Játszd ki: { $card }, és használd: { $memory }
   *[other] Játszd ki olcsóbban, lapokat eldobva: { $card }, és használd: { $memory }
}
option-cost-becomes = Az ára legyen { $cost }
option-drop-card = Dobd el: { $card } ({ $time } Idő)
option-jump-case = Csapj le az ügyre { $of_seat } helyett: { $time } Idő
option-talk-to-jimmy = Beszélj Jimmyvel: { $time } Idő
option-use-place = { $place }: { $pays } → { $does }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}
option-take-action = { $source }: { $pays } → { $does }
option-lose-rest = Kör vége ({ $time } Idő elvész)
option-whom = { $seat } ({ $detective })
option-one-of = { $does }
option-accept = Igen: { $does }
option-accept-for = Igen: { $pays } → { $does }
option-take-bonus = { $does }
option-fight-with = { $light ->
    [1] A fény taktikája
   *[other] Az árny taktikája
}{ $shift ->
    [0] {""}
   *[other] {" "}({ $shift } lépés)
}: { $does }
option-shift-by = { $light ->
    [1] { $n } lépés a fény felé
   *[other] { $n } lépés az árny felé
}
option-pay-with = { $n ->
    [1] { $token } (van: { $have })
   *[other] { $n } × { $token } (van: { $have })
}
option-token-held = { $token } (nála: { $have }, a bankban: { $left })
option-baggage-now = { $good ->
    [1] Jó poggyász (most: { $n })
   *[other] Rossz poggyász (most: { $n })
}
option-on-sheet = { $suspect }, { $file }: { $value }
option-hidden-on-sheet = { $suspect }, { $file }: lefordítva
option-show-evidence = Felfeded, hogy ez { $value }: { $suspect } ({ $file }); mindenki tudni fogja
option-lay-on = { $suspect }, { $file }{ $strength ->
    [strong] {" "}(erős)
    [weak] {" "}(gyenge)
   *[other] {""}
}: { $before } → { $after }
    .tip = Az összeg, amennyire te tudod.
option-into-file = { $suspect }, { $file }{ $strength ->
    [strong] {" "}(erős)
    [weak] {" "}(gyenge)
   *[other] {""}
}
option-marked = { $suspect } ({ $token }: eddig { $n })
option-sheet-to-see = { $suspect } (lefordítva: { $n })
option-file-to-see = { $suspect }, { $file } (lefordítva: { $n })
option-branch = { $face } (jó vég: { $good } GYP, rossz vég: { $bad } GYP)
option-fit-piece = { $lines ->
    [0] { $row }. sor, { $column }. oszlop
   *[other] { $row }. sor, { $column }. oszlop: { $lines } vonal lesz teljes
}
option-turn-piece = { $turn ->
    [0] Ahogy van
   *[other] { $turn } negyedfordulat
}{ $links ->
    [0] {""}
   *[other] : { $links } új kapcsolat ({ $groups })
}
option-spot = { $place } ({ $district })
option-lying-at = { $kind }, { $of } ({ $place })
shortcut-down = Ide kerül lefordítva: { $value }

name-cost-time-1 = 1 Idő
name-cost-time-2 = 2 Idő
name-cost-discard-any-1 = 1 lap eldobása kézből
name-cost-discard-any-2 = 2 lap eldobása kézből
name-cost-discard-dark_of_owner-1 = a nyomozó egy árnylapjának eldobása
name-cost-gain-trauma-1 = +1 Trauma
name-cost-sanity-1 = a Józan ész 1 fokot romlik
name-cost-sanity-2 = a Józan ész 2 fokot romlik
name-cost-flip_evidence = 1 bizonyíték felfedése

### What options do: parts of cards, as the board's prose says them (tests compare them)

name-does-cap_d_02-light = +1 Trauma; −1 Idő
name-does-cap_d_02-dark = a Józan ész 2 fokot romlik; 1 rossz poggyász
name-does-cap_d_03-or-0 = −1 Idő
name-does-cap_d_03-or-1 = −1 bármilyen szívesség
name-does-flo_l_01-peek_evidence = 1 bizonyíték titkos megnézése
name-does-flo_l_03-draw = 1 lap bármely pakliból
name-does-flo_l_18-draw = 1 lap a saját fénypakliból
name-does-flo_d_02-light = −2 Idő; 1 lap eldobása kézből
name-does-flo_d_02-dark = +1 Trauma; 1 dac
name-does-flo_d_07-or-0 = 1 rossz poggyász
name-does-flo_d_07-or-1 = −2 Idő
name-does-flo_d_09-light = −1 bármilyen szívesség (a lap kijátszója választ); −1 Idő
name-does-flo_d_09-dark = 2 dac; +1 Trauma
name-does-lou_l_14-light = 2 lap a saját fénypakliból; 1 kötelesség
name-does-lou_l_14-dark = 2 lap más árnypaklijából; 1 bűntudat; +1 Trauma
name-does-lou_d_04-light = +1 Trauma; 1 lap más árnypaklijából
name-does-lou_d_04-dark = 1 bűntudat; −1 Idő; 1 lap más árnypaklijából
name-does-lou_d_13-light = +2 Trauma
name-does-lou_d_13-dark = +1 Trauma; −1 Li úr szívessége; 2 lap más árnypaklijából
name-does-lou_d_18-or-0 = 1 bűntudat
name-does-lou_d_18-or-1 = −1 Idő
name-does-rac_l_11-draw = 1 lap más árnypaklijából
name-does-rac_l_18-light = +1000 $; 1 bátorság; egy teljes akta titkos megnézése
name-does-rac_l_18-dark = +2000 $; +1 Trauma; 1 kapzsiság
name-does-rac_d_01-light = ha van legalább 1000 $ nála (Rachel): −1000 $; különben: −2 Idő
name-does-rac_d_01-dark = +1 Trauma; 1 lap más árnypaklijából
name-does-rac_d_12-light = −2000 $; 1 bátorság
name-does-rac_d_12-dark = +1 Trauma; 1 rossz poggyász
name-does-rac_d_18-or-0 = +2000 $; 2 rossz poggyász
name-does-rac_d_18-or-1 = 2 lap eldobása kézből
name-does-ray_l_10-light = 1 bizonyíték lerakása (Tanúvallomás); 1 bátorság
name-does-ray_l_10-dark = 1 Merénylet egy gyanúsítottra; 1 bűntudat; +1 Trauma
name-does-ray_d_02-light = −2 Idő
name-does-ray_d_02-dark = +2 Trauma
name-does-ray_d_10-light = +1 Trauma; 1 lap eldobása kézből
name-does-ray_d_10-dark = 2 rossz poggyász; 1 bűntudat
name-does-ray_d_17-or-0 = −1 bármilyen szívesség
name-does-ray_d_17-or-1 = 1 rossz poggyász
name-does-city_hall = +1 Politikai szívesség, naponta egyszer
name-does-old_war_memorial = 1 lépés bármerre, naponta egyszer
name-does-weyland_real_estate = 1 nyom áthelyezése (Irat), naponta egyszer
name-does-starlight_crusade = −1 Trauma; 1 lépés a fény felé, naponta egyszer
name-does-haas_bioroid = +1 Haas-jelző, naponta egyszer
name-does-levy_university = +1 Társasági szívesség, naponta egyszer
name-does-thurguns_free_clinic = −2 Trauma, naponta egyszer
name-does-a_plus_athletic_club = 2 lépés bármerre, naponta egyszer
name-does-jacks_diner = 2 lap bármely pakliból; 1 lap eldobása kézből, naponta egyszer
name-does-humanity_labor = 1 Merénylet egy gyanúsítottra, naponta egyszer
name-does-monroe_associates = házkutatási parancs ide: egy hely (zárt), naponta egyszer
name-does-napd = +1 Siklójegy, naponta egyszer
name-does-jinteki = +1 Jinteki, naponta egyszer
name-does-roxies = egy másik játékos lapjainak titkos megnézése, naponta egyszer
name-does-eastside_tenements = +1 Utcai szívesség, naponta egyszer
name-does-midway = +2 egyfajta szívesség, más fajta, mint a kifizetett, naponta egyszer
name-does-castle_club = egy játékos: 1 poggyász, jó vagy rossz, naponta egyszer
name-does-starport_kaguya = ha nincs Siklójegy nála (a játékos): +1 Siklójegy, naponta egyszer
name-does-dome_authority = 2 bizonyíték felfedése (egyetlen gyanúsítotté), naponta egyszer
name-does-farside_annex = 1 összeesküvés-darab felfedése: Szívességhalom, naponta egyszer
name-does-order_of_sol = 1 Alibi egy gyanúsítottra, naponta egyszer
name-does-melange_mining = +2 Vállalati szívesség, naponta egyszer
name-does-lou_sara-track = a kedély jóra fordul
name-does-lou_sara-start-0 = 1 jó poggyász
name-does-lou_sara-start-1 = 1 rossz poggyász
name-does-lou_sara-a-0 = +1 Sara szívessége
name-does-lou_take-start-0 = 2 jó poggyász
name-does-lou_take-start-1 = 1 rossz poggyász
name-does-lou_take-a-0 = 1 jó poggyász
name-does-lou_take-b-0 = 1 jó poggyász
name-does-lou_case-start-0 = 1 rossz poggyász
name-does-lou_case-a-0 = 1 jó poggyász
name-does-lou_case-b-0 = 1 jó poggyász
name-does-cap_love-track = a Józan ész 1 fokot javul
name-does-cap_love-start-0 = 1 jó poggyász
name-does-cap_love-start-1 = 1 rossz poggyász
name-does-cap_love-a-0 = +1 Daniel szívessége
name-does-cap_owned-move_detective = menj ide: Jinteki
name-does-cap_owned-start-0 = 1 jó poggyász
name-does-cap_owned-start-1 = 1 rossz poggyász
name-does-cap_owned-a-0 = 1 jó poggyász
name-does-cap_owned-b-0 = 1 jó poggyász
name-does-cap_mind-start-0 = 1 rossz poggyász
name-does-cap_mind-a-0 = a Józan ész 1 fokot javul
name-does-flo_harm-start-0 = 1 jó poggyász
name-does-flo_harm-start-1 = 1 rossz poggyász
name-does-flo_harm-a-0 = 1 jó poggyász
name-does-flo_harm-b-0 = 1 jó poggyász
name-does-flo_case-start-0 = 1 rossz poggyász
name-does-flo_case-a-0 = 1 jó poggyász
name-does-flo_home-start-0 = 1 rossz poggyász
name-does-flo_home-a-0 = 2 jó poggyász
name-does-flo_home-b-0 = 1 jó poggyász; 1 lap a saját fénypakliból
name-does-rac_father-start-0 = 1 jó poggyász
name-does-rac_father-start-1 = 1 rossz poggyász
name-does-rac_father-a-0 = +1 Beckmann kapitány szívessége
name-does-rac_debt-start-0 = 2 jó poggyász
name-does-rac_debt-start-1 = 1 rossz poggyász
name-does-rac_debt-a-0 = 1 jó poggyász
name-does-rac_bounty-start-0 = 1 rossz poggyász
name-does-rac_bounty-b-0 = 1 jó poggyász
name-does-ray_war-draw = 1 lap más árnypaklijából; 1 lépés az árny felé
name-does-ray_war-start-0 = 1 jó poggyász
name-does-ray_war-start-1 = 1 rossz poggyász
name-does-ray_war-a-0 = 1 jó poggyász
name-does-ray_love-start-0 = 1 jó poggyász
name-does-ray_love-start-1 = 1 rossz poggyász
name-does-ray_love-a-0 = 1 jó poggyász
name-does-ray_friend-start-0 = 1 jó poggyász
name-does-ray_friend-start-1 = 1 rossz poggyász
name-does-ray_friend-a-0 = +1 Parsons szívessége
name-does-ray_friend-b-0 = 1 jó poggyász
name-does-gen_01-0 = ha Louis az: 2 szerelem; különben: +1 Társasági szívesség, Louis: 1 rossz poggyász; ez az esemény véget ér
name-does-gen_02-suspect_token = 1 Merénylet egy gyanúsítottra
name-does-gen_02-0 = ha Louis az: +1 Li úr szívessége; különben: +1 Utcai szívesség; lehet: 1 Merénylet egy gyanúsítottra; ez az esemény véget ér
name-does-gen_03-0 = ha Caprice az: +1 Daniel szívessége; különben: +1 Társasági szívesség, Caprice: 1 rossz poggyász; ez az esemény véget ér
name-does-gen_05-0 = +1 Politikai szívesség; ha Rachel az: +1 Beckmann kapitány szívessége; ez az esemény véget ér
name-does-gen_06-0 = ha Raymond az: 2 hűség, Parsons megkerül; különben: +1 Utcai szívesség; ez az esemény véget ér
name-does-gen_07-0 = −1 Trauma; ha Floyd az: 1 hit
name-does-gen_08-0 = +1 Jinteki; ha Caprice az: 1 önuralom; ez az esemény véget ér
name-does-gen_09-0 = ha Rachel az: egy lap elvétele a saját fénypakliból (Implantátum); különben: 2 lap bármely pakliból; ez az esemény véget ér
name-does-gen_10-0 = ha Raymond az: 2 remény; különben: +1 Társasági szívesség, Raymond: 1 rossz poggyász; ez az esemény véget ér
name-does-gen_15-draw = 1 lap más árnypaklijából
name-does-gen_18-or-0 = −1 Trauma
name-does-gen_18-or-1 = 1 jó poggyász
name-does-gen_27-0 = ha Louis az: +1 Sara szívessége; különben: egy teljes akta titkos megnézése; ez az esemény véget ér
name-does-gen_29-0 = 1 bizonyíték lerakása (Tanúvallomás); ha Rachel az: 1 család; ez az esemény véget ér
name-does-gen_30-0 = +1 Siklójegy; ha Floyd az: +1 Haas igazgató szívessége; különben: +1 Vállalati szívesség; ez az esemény véget ér
name-does-estates_ev1-0 = 1 bizonyíték lerakása (Irat, az esemény gyanúsítottja)
name-does-estates_ev2-0 = 1 Alibi egy gyanúsítottra; ez az esemény véget ér
name-does-roxies_ev1-0 = 2 bizonyíték lerakása (Tanúvallomás, Thomas Haas); 1 nyom áthelyezése bárhová (Thomas Haas, ide: NAPD); ez az esemény véget ér
name-does-roxies_ev2-0 = egy gyanúsított minden rejtett bizonyítékának megnézése
name-does-roxies_ev3-move_evidence = 1 bizonyíték a gyanúsított másik aktájába (lefordított)
name-does-midway_ev1-0 = 1 bizonyíték lerakása (Tárgyi bizonyíték, akinek a legkevesebb tárgyi bizonyítéka van)
name-does-midway_ev2-0 = 2 bizonyíték más gyanúsított azonos aktájába (Mark Henry); ez az esemény véget ér
name-does-dome_ev1-0 = 1 bizonyíték lerakása (Irat, lefordított)
name-does-dome_ev2-0 = 2 kimaradt sejtés megnézése; ez az esemény véget ér
name-does-clinic_ev1-0 = 2 bizonyíték lerakása (Tárgyi bizonyíték, lefordított, mindegyik más gyanúsítotthoz); ez az esemény véget ér
name-does-clinic_ev2-or-0 = 1 Alibi egy gyanúsítottra (Perrin Vale)
name-does-clinic_ev2-or-1 = 1 Merénylet egy gyanúsítottra (Perrin Vale)
name-does-clinic_ev2-0 = válassz: 1 Alibi egy gyanúsítottra (Perrin Vale) vagy 1 Merénylet egy gyanúsítottra (Perrin Vale); ez az esemény véget ér
name-does-foundry_ev1-0 = 1 bizonyíték lerakása (Tárgyi bizonyíték, húzz 2-t, rakj le 1-et)
name-does-foundry_ev2-move_evidence = 1 bizonyíték más gyanúsított azonos aktájába (felfedett)
name-does-ray_memory_4-or-0 = 1 lap eldobása kézből
name-does-ray_memory_4-or-1 = 1 lépés az árny felé
name-does-shift-shift = egy játékos: 1 lépés bármerre
name-does-baggage-baggage = egy játékos: 1 poggyász, jó vagy rossz
name-does-shift_02-move_lead-document = 1 nyom áthelyezése (Irat)
name-does-shift_04-move_lead-physical = 1 nyom áthelyezése (Tárgyi bizonyíték)
name-does-shift_08-gain = +1 Siklójegy
name-does-shift_09-move_lead-testimony = 1 nyom áthelyezése (Tanúvallomás)
name-does-shift_10-suspect_token = 1 Merénylet egy gyanúsítottra
name-does-favor_01-suspect_token = 1 Merénylet egy gyanúsítottra
name-does-favor_02-gain = +1 Siklójegy
name-does-favor_03-move_lead-testimony = 1 nyom áthelyezése (Tanúvallomás)
name-does-favor_05-reveal_puzzle = 1 összeesküvés-darab felfedése: Alkonyhalom
name-does-favor_06-reveal_puzzle = 1 összeesküvés-darab felfedése: Alkonyhalom
name-does-favor_07-move_lead-document = 1 nyom áthelyezése (Irat)
name-does-baggage_01-suspect_token = 1 Merénylet egy gyanúsítottra
name-does-baggage_02-gain = +1 Siklójegy
name-does-baggage_03-reveal_puzzle = 1 összeesküvés-darab felfedése: Szívességhalom
name-does-baggage_04-reveal_puzzle = 1 összeesküvés-darab felfedése: Szívességhalom
name-does-baggage_05-suspect_token = 1 Merénylet egy gyanúsítottra
name-does-baggage_05-move_lead-physical = 1 nyom áthelyezése (Tárgyi bizonyíték)
name-does-baggage_06-gain = +1 Siklójegy
name-does-baggage_06-move_lead-testimony = 1 nyom áthelyezése (Tanúvallomás)
name-does-baggage_07-reveal_puzzle = 1 összeesküvés-darab felfedése: Alkonyhalom
name-does-baggage_08-move_lead-document = 1 nyom áthelyezése (Irat)
name-does-baggage_08-move_lead-physical = 1 nyom áthelyezése (Tárgyi bizonyíték)

### A vége

end-heading = Kinyílik az akta
end-case = A bizonyítékok
end-murderer = { $count ->
    [one] A gyilkos: { $suspects }
   *[other] Együtt a gyilkosok: { $suspects }
}
end-hunch-right = { $kind }: jó megérzés
end-hunch-wrong = { $kind }: téves
end-obsessed = Megszállott volt, és igaza lett: még { $points }.
end-conspiracy = Az összeesküvés
end-no-links = A szálai senkihez sem értek el.
end-no-plots = Egy történet sem zárult le.
end-why-right = A legtöbb pontot, { $points } pontot { $seat } szerezte, és azt is tudta, ki a gyilkos: { $suspects }.
end-why-wrong = A legtöbb pontot, { $points } pontot { $seat } szerezte, bár a gyilkost nem találta el: { $suspects }.
end-why-tie = Ugyanannyi, { $points } pontja van neki is: { $level_seats }, de a gyilkost csak { $seat } találta el.
end-why-shared = A legtöbb pontot, fejenként { $points } pontot { $seats } szerezte, és a gyilkosról szóló megérzés sem dönt köztük: osztoznak a győzelmen.
end-paid-nobody = senkinek sem ért semmit

### The table in words

spoken-now = { $seat } lép, hátralévő Idő: { $time }.
spoken-scene = A tett helyszíne: { $place }.
spoken-with = { $name }: { $place }.
spoken-event = Esemény: { $event }
spoken-hunches = Sejtéseim: bűnös { $guilty }, ártatlan { $innocent }.
spoken-hoped = Amit én tudok, azzal a most lezárt ügy { $sum } pontot hozna: { $guilty } a bűnös, { $innocent } az ártatlan sejtésemért.
spoken-card = Lap: { $card }
spoken-drawn = Kihúzva, még nincs lerakva: { $values }.
spoken-memory = Emlékem Raymondról: { $memory }.
spoken-file = { $kind }: { $tokens }
spoken-face-down = lefordítva
spoken-by = { $value } ({ $seat })
spoken-file-empty = { $kind }: üres
spoken-hits = merénylet { $count }
spoken-alibis = alibi { $count }
spoken-pile = { $pile }: maradt { $count }
spoken-marker = jelölője itt: { $seats }
spoken-pieces = Kirakott darabok: { $count }.
spoken-link = { $group }: 4 oldalból { $count } kapcsolódik.
spoken-places = A város: { $district }
spoken-place = { $place }, { $type }
spoken-lead = nyom, { $kind }: { $of }
spoken-here = itt: { $names }
spoken-restricted = korlátozott
spoken-warrant = házkutatási parancs: { $seat }
spoken-player = { $seat }: { $detective }
spoken-points = pont eddig { $points }
spoken-at = helye: { $place }
spoken-twilight = { $way } { $count }
spoken-twilight-even = fény és árny között
spoken-none = nincs
spoken-known-total = ismert összesen { $total }
spoken-scene-here = a tett helyszíne
spoken-in-play = játékban: { $cards }
spoken-seen = Ezt láttad { $who } kezében: { $cards }.
spoken-plot = története { $plot }: jó poggyász { $good }, rossz { $bad }
spoken-cards = lapok: { $cards }
spoken-deck = { $count } { $side } ({ $detective })
spoken-tokens = jelzők: { $tokens }
spoken-endings = lezárt történetek: { $endings }
spoken-sanity = Józan ész { $step }
spoken-mood = Kedély: { $mood }
