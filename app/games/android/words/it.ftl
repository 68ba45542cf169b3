title = Android
tagline = Detective a New Angeles: un omicidio, una cospirazione e dodici giorni per tenere insieme la propria vita.

setting-murder = L'omicidio
setting-murder-help = Su quale caso si indaga: decide la scena del crimine, i sospetti e dove si trovano i testimoni.
setting-murder-random = Uno qualsiasi
setting-murder-estates = Il male alle Residenze
setting-murder-roxies = Ultimo giro da Roxie
setting-murder-midway = Un posto freddo alla Mezzavia
setting-murder-dome = Silenzio nella Cupola Quattro
setting-murder-clinic = La clinica chiude presto
setting-murder-foundry = Ceneri alla fonderia
setting-detectives = Detective
setting-detectives-help = Se i detective sono distribuiti a caso o scelti uno dopo l'altro.
setting-detectives-random = A caso
setting-detectives-pick = Scelti a turno
setting-plots = Trame
setting-plots-help = Se le trame di Raymond durano due settimane, come sono stampate, oppure una, come quelle di tutti gli altri e come vuole il regolamento italiano.
setting-plots-printed = Quelle di Raymond durano due settimane
setting-plots-weekly = Tutte settimanali

### Che cosa si chiede

ask-action = Tempo: { $time }. Muoviti, esamina un indizio, pesca, gioca una carta, usa la Zona.
    .card-confirm = Giocare { $a }? Una volta mostrata non si torna indietro.
    .cheaper-confirm = Giocare { $a }? Una volta mostrata non si torna indietro.
    .discard-confirm = Scartare { $a } per { $time } Tempo?
ask-adjust-cost = { $card } costa { $cost }. Vuoi cambiarlo?
ask-against-plot = Finisce il turno di { $of_seat }. Agisci contro la sua trama, { $plot }?
    .take-action = Sì: { $pays } → { $does }
ask-answer-dark = { $by_seat } gioca { $card } su di te. Rispondi con una carta luce?
    .pass = Lascia che accada
ask-answer-light =
    { $event ->
        [start_turn] { $by_seat }, comincia il tuo turno. Giochi una carta luce in risposta?
        [enter] { $by_seat }, entri: { $place }. Giochi una carta luce in risposta?
        [follow_lead] { $by_seat }, esamini un indizio ({ $kind }): { $place }. Giochi una carta luce in risposta?
        [place_evidence] { $by_seat }, hai piazzato una prova su { $suspect } ({ $kind }). Giochi una carta luce in risposta?
        [uncover] { $by_seat }, scopri la cospirazione. Giochi una carta luce in risposta?
        [draw] { $by_seat }, hai pescato una carta. Giochi una carta luce in risposta?
        [play_light] { $by_seat }, giochi { $target }. Giochi un'altra carta luce in risposta?
        [advance_case] { $by_seat }, avanzi nel caso. Giochi una carta luce in risposta?
        [use_location] { $by_seat }, usi { $place }. Giochi una carta luce in risposta?
        [talk] { $by_seat }, parli con Jimmy. Giochi una carta luce in risposta?
        [fight] { $by_seat }, hai combattuto. Giochi una carta luce in risposta?
        [end_turn] { $by_seat }, finisce il tuo turno. Giochi una carta luce in risposta?
       *[other] { $by_seat }, hai agito: { $place }. Giochi una carta luce in risposta?
    }
ask-baggage-kind = Quale bagaglio per { $to_seat }?
ask-choose-crossroad = { $plot }: che strada prende?
ask-choose-effect = { $source }: che cosa succede?
ask-discard-evidence = Quale prova torna nella riserva?
ask-discard-which = { $source }: quale carta di { $from_seat } si scarta?
ask-discount = { $card } costa { $cost }. Scarti carte per pagare meno?
    .discount-by = Scarta { $card }: il costo scende a { $cost }
    .pay-in-shifts = Paga: devia di { $cost }
ask-draw-from = Da quale mazzo peschi?
ask-draw-one-more = Peschi un'altra carta?
    .no = Basta così
ask-event-suspect = { $event }: quale sospetto riguarda?
ask-fetch-which = { $source }: prendi una carta dal tuo mazzo.
ask-follow-which = { $source }: quale pista segui?
ask-free-draw = Questo luogo offre una carta gratis. La peschi?
    .no = Non pescare
ask-gain-favor = { $source }: quale favore ottieni?
ask-give-favor = { $source }: che cosa dà { $from_seat } a { $to_seat }?
ask-jimmy = Jimmy sussurra: guarda una mano, o le prove coperte di un sospetto.
    .hand-to-see = { $n ->
        [one] Guarda la mano di { $seat } ({ $n } carta)
       *[other] Guarda la mano di { $seat } ({ $n } carte)
    }
    .sheet-to-see = Guarda le prove nascoste su { $suspect } ({ $n })
ask-lily-turns-up = Lily ti intervista. Scopri una prova?
    .no = Non dire nulla
ask-lose-favor = { $source }: quale favore perde { $from_seat }?
ask-make-room = Non c'è posto per { $card }: quale carta esce dal gioco?
ask-may = { $source }: vuoi farlo?
ask-move-detective = { $source }: dove va { $of_seat }?
ask-move-evidence = Quale prova si sposta?
ask-move-evidence-to = Dove va questa prova?
ask-move-informant = Dove va { $name } adesso?
ask-move-lead = La pista ({ $kind }: { $of }) lascia { $place }. Per dove?
ask-move-which-lead = { $source }: quale indizio si sposta?
    .lying-at = Sposta l'indizio: { $kind }, { $of } ({ $place })
ask-paid-as = Per quale tipo vale { $token }?
ask-pay-with = { $source }: con che cosa paghi { $need }?
ask-peek-evidence = Dove guardi di nascosto?
ask-peek-hunch = { $source }: di chi guardi l'intuizione?
ask-pick-detective = Chi sei?
ask-pick-player = { $source }: chi riguarda?
ask-place-face = { $value } su { $suspect }: coperta o scoperta?
    .down = Coperta: { $value }, { $suspect }
    .up = Scoperta: { $value }, { $suspect }
ask-place-in = { $value } su { $suspect }: in quale fascicolo?
ask-place-npc = Dove compare { $npc }?
ask-place-on = Hai pescato { $value }. Su quale sospetto ({ $file })?
ask-place-piece = Un pezzo della cospirazione: dove si incastra?
    .discard = Scartalo
ask-place-warrant = { $source }: dove va il tuo mandato?
ask-place-which = Hai pescato { $values }. Quale piazzi?
ask-react =
    { $event ->
        [start_turn] Comincia il turno di { $by_seat } ({ $detective }). Reagisci?
        [enter] { $by_seat } ({ $detective }) entra: { $place }. Reagisci?
        [follow_lead] { $by_seat } ({ $detective }) esamina un indizio ({ $kind }): { $place }. Reagisci?
        [place_evidence] { $by_seat } ({ $detective }) ha piazzato una prova su { $suspect } ({ $kind }). Reagisci?
        [uncover] { $by_seat } ({ $detective }) scopre la cospirazione. Reagisci?
        [draw] { $by_seat } ({ $detective }) ha pescato una carta. Reagisci?
        [play_light] { $by_seat } ({ $detective }) gioca { $target }. Reagisci?
        [advance_case] { $by_seat } ({ $detective }) avanza nel caso. Reagisci?
        [use_location] { $by_seat } ({ $detective }) usa { $place }. Reagisci?
        [talk] { $by_seat } ({ $detective }) parla con Jimmy. Reagisci?
        [fight] { $by_seat } ({ $detective }) ha combattuto. Reagisci?
        [end_turn] Finisce il turno di { $by_seat } ({ $detective }). Reagisci?
       *[other] { $by_seat } ({ $detective }) ha agito: { $place }. Reagisci?
    }
ask-shift-which-way = Da che parte si sposta { $to_seat }, di { $n }?
ask-suspect-token = { $source }: { $token }, su chi?
ask-swap-hunch = { $source }: con quale scambi la tua intuizione?
ask-tactics = { $card }: come combatti?
ask-turn-evidence = { $source }: quale prova si gira?
ask-turn-piece = Come si gira il pezzo?
ask-use-lead = Che cosa porta questo indizio ({ $kind })?
    .use-for-evidence = Piazza una prova su un sospetto (nella riserva: { $left })
    .use-to-reveal = Rivela informazioni, un pezzo della cospirazione: { $pile } (restano { $left })
    .use-to-dig = Scava più a fondo: { $pile }
    .use-to-take = Prendi invece { $n } { $token }
ask-which-bonus = Quale bonus per primo?
ask-which-informant = { $source }: Lily o Jimmy?
    .jimmy = Jimmy
ask-which-warrant = Un mandato per { $place }: nuovo o spostato?

### Che cosa leggono gli altri intanto

doing-action = { $seats } è in azione
doing-adjust-cost = { $seats } stabilisce il costo di una carta
doing-against-plot = { $seats } può agire contro una trama
doing-answer-dark = { $seats } può rispondere a una carta ombra
doing-answer-light = { $seats } può rispondere con una carta luce
doing-baggage-kind = { $seats } sceglie il bagaglio
doing-choose-crossroad = { $seats } è a un bivio
doing-choose-effect = { $seats } sceglie un effetto
doing-discard-evidence = { $seats } toglie una prova
doing-discard-which = { $seats } sceglie una carta da scartare
doing-discount = { $seats } paga una carta
doing-draw-from = { $seats } pesca una carta
doing-draw-one-more = { $seats } può pescare ancora
doing-event-suspect = { $seats } indica un sospetto
doing-fetch-which = { $seats } cerca in un mazzo
doing-follow-which = { $seats } sceglie una pista
doing-free-draw = { $seats } può pescare una carta gratis
doing-gain-favor = { $seats } sceglie un favore
doing-give-favor = { $seats } sceglie un favore da dare
doing-jimmy = { $seats } ascolta Jimmy
doing-lily-turns-up = { $seats } parla con Lily
doing-lose-favor = { $seats } sceglie un favore
doing-make-room = { $seats } fa posto a una carta
doing-may = { $seats } decide se farlo
doing-move-detective = { $seats } sceglie un luogo
doing-move-evidence = { $seats } sposta una prova
doing-move-evidence-to = { $seats } sposta una prova
doing-move-informant = { $seats } manda altrove un informatore
doing-move-lead = { $seats } sposta una pista
doing-move-which-lead = { $seats } sceglie una pista
doing-paid-as = { $seats } paga
doing-pay-with = { $seats } paga
doing-peek-evidence = { $seats } guarda prove di nascosto
doing-peek-hunch = { $seats } guarda un'intuizione
doing-pick-detective = { $seats } sceglie un detective
doing-pick-player = { $seats } sceglie un giocatore
doing-place-face = { $seats } piazza una prova
doing-place-in = { $seats } piazza una prova
doing-place-npc = { $seats } sceglie un luogo
doing-place-on = { $seats } piazza una prova
doing-place-piece = { $seats } piazza un pezzo della cospirazione
doing-place-warrant = { $seats } piazza un mandato
doing-place-which = { $seats } piazza una prova
doing-react = { $seats } può reagire
doing-shift-which-way = { $seats } sceglie luce o ombra
doing-suspect-token = { $seats } sceglie un sospetto
doing-swap-hunch = { $seats } scambia un'intuizione
doing-tactics = { $seats } sceglie la tattica
doing-turn-evidence = { $seats } gira una prova
doing-turn-piece = { $seats } piazza un pezzo della cospirazione
doing-use-lead = { $seats } usa una pista
doing-which-bonus = { $seats } prende un bonus
doing-which-informant = { $seats } sceglie un informatore
doing-which-warrant = { $seats } piazza un mandato

### Opzioni

option-place = { $a }
option-deck = { $b }, mazzo { $a }
option-card = { $a }
option-lily = Lily
option-no = No
option-yes = Sì
option-done = Fatto
option-pass = Passo
option-new = Uno nuovo
option-warrant = Sposta da: { $a }
option-detective = { $a }
option-suspect = { $a }
option-file = { $a }: { $b }
option-favor = { $a }
option-npc = { $a }
option-value = { $a }
option-down = Coperta
option-up = Scoperta
    .confirm = La vedranno tutti.
option-hunch = { $a }: { $b }
option-light = Verso la luce
option-dark = Verso l'ombra
option-good = Bagaglio buono
option-bad = Bagaglio cattivo
option-pile = { $a }

### Perché no

why-cannot-pay = Non puoi pagarne il costo.
why-forbidden-by-card = Una carta in gioco lo vieta.
why-hand-full = Hai la mano piena.
why-lead-there = C'è già una pista.
why-no-time = Non hai abbastanza Tempo.
why-no-time-for-restricted = Tempo insufficiente: un luogo riservato costa 3 senza mandato.
why-own-district = Non nel distretto in cui ti trovi, finché ce n'è un altro.
why-suspect-held = Un evento trattiene questo testimone: la pista non si può seguire.
why-used-today = Lo hai già usato oggi.

### Il diario

note-against-plot = { $seat } agisce contro la trama di { $of_seat }.
note-baggage = { $seat }: +{ $n } bagaglio { $kind } ({ $source }).
note-baggage-gone = { $seat }: −{ $n } bagaglio { $kind }.
note-cancelled = { $source } annulla tutto.
note-case-closed = Il caso è chiuso.
note-case-opens = Si apre il caso ({ $murder }). Comincia { $first_seat }.
note-claimed-case = Il caso è in mano a { $seat }.
note-day-begins = Settimana { $week }, giorno { $day }.
note-directive-gone = { $seat } si libera: { $card }.
note-discarded = { $seat } scarta { $card }.
note-drew = { $seat } pesca una carta ({ $deck }, { $detective }).
note-drew-card = Hai pescato { $card }.
note-drew-evidence =
    { $n ->
        [one] { $seat } pesca una prova.
       *[other] { $seat } pesca { $n } prove.
    }
note-dug-deeper = { $seat } scava più a fondo: { $pile }.
note-event = Evento: { $event }.
note-event-off = { $event } esce dal tracciato.
note-event-over = { $event } è finito.
note-evidence-back = Prove rimesse nella riserva: { $n }.
note-evidence-gone = { $seat } toglie una prova a { $suspect } ({ $file }).
note-evidence-moved = { $seat } sposta una prova da { $from_suspect } a { $suspect } ({ $file }).
note-fetched = { $seat } prende una carta dal mazzo ({ $source }).
note-first-player = Ora comincia { $seat }.
note-follows-lead = { $seat } segue una pista: { $place } ({ $kind }: { $of }).
note-found-nothing = { $seat } non trova nulla ({ $source }).
note-gained = { $seat }: +{ $n } { $token }.
note-got-hunch = La tua intuizione ({ $kind }) ora è { $suspect }.
note-handed-over = { $seat } dà a { $to_seat }: { $token }.
note-informant-moved = { $name } va a: { $place }.
note-informant-stays = { $name } resta.
note-interviewed = Lily intervista { $seat }.
note-killed = Muore { $suspect }.
note-lead-gone = La pista ({ $kind }: { $of }) esce dal gioco.
note-lead-moved = La pista ({ $kind }: { $of }) ora è qui: { $place }.
note-lead-stays = La pista ({ $kind }: { $of }) resta.
note-leads-swap = Al suo posto viene la pista { $kind }: { $of } ({ $place }).
note-left-play = { $card } di { $seat } esce dal gioco.
note-lines-completed =
    { $n ->
        [one] { $seat } completa una linea della cospirazione.
       *[other] { $seat } completa { $n } linee della cospirazione.
    }
note-looked-at-evidence = { $seat } guarda di nascosto una prova su { $suspect } ({ $file }).
note-looked-at-hand = { $seat } guarda la mano di { $of_seat }.
note-looked-at-hunch = { $seat } guarda l'intuizione ({ $kind }) di { $of_seat }.
note-looked-at-unused-hunch = { $seat } guarda l'intuizione non assegnata ({ $kind }).
note-lost = { $seat }: −{ $n } { $token } ({ $source }).
note-mood = L'umore di { $seat } ora è { $side }.
note-moved = { $seat } va a: { $place }.
note-no-baggage = Adesso questo non dice nulla a { $seat }: { $word }.
note-npc-eliminated = Fuori dal gioco: { $npc }.
note-npc-found = { $npc } ricompare.
note-npc-placed = { $npc } compare: { $place }.
note-npc-returned = { $npc } torna a casa.
note-picked-detective = { $seat } è { $detective }.
note-piece-discarded = { $seat } scarta il pezzo.
note-piece-placed = { $seat } aggiunge un pezzo alla cospirazione.
note-placed-down = { $seat } piazza una prova coperta su { $suspect } ({ $file }).
note-placed-up = { $seat } piazza { $value } su { $suspect }, sotto gli occhi di tutti ({ $file }).
note-plays-card = { $seat } gioca { $card } ({ $deck }).
note-plot-begins = Nuova trama per { $seat }: { $plot }.
note-plot-resolved =
    { $good ->
        [true] { $seat }: { $plot } finisce bene: { $face }.
       *[other] { $seat }: { $plot } finisce male: { $face }.
    }
note-reshuffled = Un mazzo viene rimescolato.
note-revealed-piece = { $seat } rivela un pezzo ({ $pile }).
note-rule-begins = { $source } vale { $until }.
note-sanity = { $seat }: Lucidità al passo { $step }.
note-saw-evidence = Hai pescato: { $values }.
note-saw-hand = { $of_seat } ha in mano: { $cards }.
note-saw-hunch = L'intuizione ({ $kind }): { $suspect }.
note-saw-token = Hai visto { $value } su { $suspect } ({ $file }).
note-shifted = { $seat } si sposta di { $n }: { $dir }.
note-specific-event = Ciò che segue all'omicidio: { $event }.
note-spent = { $seat } spende { $n } { $token }.
note-stays-in-play = { $card } resta in gioco davanti a { $seat }.
note-suspect-relieved = { $seat } toglie un gettone a { $suspect }: { $token }.
note-suspect-token = { $seat } mette un gettone su { $suspect }: { $token }.
note-swapped-hunch = { $seat } scambia l'intuizione ({ $kind }).
note-tactics = { $seat } combatte: tattica { $side } ({ $card }).
note-takes-action = { $seat } agisce: { $source }.
note-talks-to-jimmy = { $seat } parla con Jimmy.
note-time-gained = { $seat }: +{ $n } Tempo ({ $source }).
note-time-lost = { $seat }: −{ $n } Tempo ({ $source }).
note-time-next = { $seat }: { $n } Tempo al prossimo turno ({ $source }).
note-turn-begins = Tocca a { $seat }. Tempo: { $time }.
note-turned-down = Una prova su { $suspect } viene coperta ({ $file }).
note-shows-evidence = { $seat } rivela { $value } su { $suspect } ({ $file }).
note-turned-up = La prova su { $suspect } ({ $file }) mostra { $value }.
note-uses-ability = { $seat } usa { $place }.
note-uses-memory = { $seat } usa il ricordo { $memory }.
note-warrant = { $seat } ha un mandato per { $place }.
note-was-moved = { $seat } finisce qui: { $place } ({ $source }).

### La fine

ending-case-closed = Dopo dodici giorni il caso è chiuso.
score-guilty = Intuizione: colpevole
score-innocent = Intuizione: innocente
score-obsession = Ossessione
score-endings = Trame
score-conspiracy = Gettoni cospirazione
score-haas = Gettoni Haas
score-jinteki = Gettoni Jinteki
score-trauma = Trauma
score-favors = Favori
score-special = Carte proprie

### Le carte a parole: un messaggio per ogni verbo, condizione e innesco; il tavolo li compone

fx-for = { $who }: { $what }
fx-shift-light = { $n } verso la luce
fx-shift-dark = { $n } verso l'ombra
fx-shift-either = { $n } verso luce o ombra
fx-gain_time-now = +{ $n } Tempo
fx-gain_time-next = +{ $n } Tempo al prossimo turno
fx-lose_time-now = −{ $n } Tempo
fx-lose_time-next = −{ $n } Tempo al prossimo turno
fx-draw-light = { $n ->
        [one] pesca una carta dal proprio mazzo luce
       *[other] pesca { $n } carte dal proprio mazzo luce
    }
fx-draw-dark = { $n ->
        [one] pesca una carta dal mazzo ombra di un altro
       *[other] pesca { $n } carte dai mazzi ombra altrui
    }
fx-draw-either = { $n ->
        [one] pesca una carta da un mazzo qualsiasi
       *[other] pesca { $n } carte da mazzi qualsiasi
    }
fx-discard-any = { $n ->
        [one] scarta { $n } carta dalla mano
       *[other] scarta { $n } carte dalla mano
    }
fx-discard-light = { $n ->
        [one] scarta { $n } carta luce dalla mano
       *[other] scarta { $n } carte luce dalla mano
    }
fx-discard-dark = { $n ->
        [one] scarta { $n } carta ombra dalla mano
       *[other] scarta { $n } carte ombra dalla mano
    }
fx-discard-dark_of_owner = scarta una carta ombra di { $owner } dalla mano
fx-discard-in_play = { $n ->
        [one] scarta una carta in gioco ({ $trait })
       *[other] scarta { $n } carte in gioco ({ $trait })
    }
fx-by-random = a caso
fx-by-me = a scelta di chi gioca la carta
fx-look_hand = guarda di nascosto la mano di { $of }
fx-fetch_card = prendi una carta dal proprio mazzo luce ({ $trait })
fx-gain = +{ $n } { $token }
fx-gain-not_paid = +{ $n } { $token }, di tipo diverso da quello pagato
fx-lose = −{ $n } { $token }
fx-lose-all = perdi tutto: { $token }
fx-cost = { $n } { $token }
fx-gain-money = +{ $n }.000 $
fx-lose-money = −{ $n }.000 $
fx-cost-money = { $n }.000 $
fx-transfer = { $of } dà a { $to }: { $n } { $token }
fx-baggage-good = +{ $n } bagaglio buono
fx-baggage-bad = +{ $n } bagaglio cattivo
fx-baggage-choose = +{ $n } bagaglio, buono o cattivo
fx-next-card = sulla prossima carta trama
fx-conditional = { $n } { $word }
fx-remove_baggage-good = −{ $n } bagaglio buono
fx-remove_baggage-bad = −{ $n } bagaglio cattivo
fx-remove_baggage-choose = −{ $n } bagaglio, buono o cattivo
fx-place_evidence = { $n ->
        [one] piazza { $n } prova{ $details }
       *[other] piazza { $n } prove{ $details }
    }
fx-draw-two = pescane 2, piazzane 1
fx-different = ciascuna su un altro sospetto
fx-move_evidence-same_file = { $n ->
        [one] sposta { $n } prova su un altro sospetto, stesso fascicolo{ $details }
       *[other] sposta { $n } prove su un altro sospetto, stesso fascicolo{ $details }
    }
fx-move_evidence-same_suspect = { $n ->
        [one] sposta { $n } prova in un altro fascicolo del sospetto{ $details }
       *[other] sposta { $n } prove in un altro fascicolo del sospetto{ $details }
    }
fx-discard_evidence = { $n ->
        [one] { $n } prova torna nella riserva{ $details }
       *[other] { $n } prove tornano nella riserva{ $details }
    }
fx-flip_evidence-up = { $n ->
        [one] scopri { $n } prova{ $details }
       *[other] scopri { $n } prove{ $details }
    }
fx-flip_evidence-down = { $n ->
        [one] copri { $n } prova{ $details }
       *[other] copri { $n } prove{ $details }
    }
fx-peek_evidence-tokens = { $n ->
        [one] guarda di nascosto { $n } prova
       *[other] guarda di nascosto { $n } prove
    }
fx-peek_evidence-file = guarda di nascosto un fascicolo intero
fx-peek_evidence-sheet = guarda di nascosto tutte le prove su un sospetto
fx-suspect_token-add = metti { $n } { $token } su un sospetto{ $details }
fx-suspect_token-remove = togli { $n } { $token } a un sospetto{ $details }
fx-peek_hunch-unused = { $n ->
        [one] guarda { $n } intuizione non assegnata
       *[other] guarda { $n } intuizioni non assegnate
    }
fx-peek_hunch-other = { $n ->
        [one] guarda { $n } intuizione altrui
       *[other] guarda { $n } intuizioni altrui
    }
fx-peek_hunch-any = { $n ->
        [one] guarda { $n } intuizione di chiunque
       *[other] guarda { $n } intuizioni di chiunque
    }
fx-swap_hunch-unused = scambia un'intuizione con quella non assegnata
fx-swap_hunch-other = scambia un'intuizione con un altro giocatore
fx-move_lead-normal = { $n ->
        [one] sposta { $n } pista{ $details }
       *[other] sposta { $n } piste{ $details }
    }
fx-move_lead-free = { $n ->
        [one] sposta { $n } pista ovunque{ $details }
       *[other] sposta { $n } piste ovunque{ $details }
    }
fx-follow_lead = segui { $n } pista per 0 Tempo{ $details }
fx-move_detective = vai a: { $where }
fx-place_warrant = piazza o sposta un mandato
fx-place_warrant-where = piazza o sposta un mandato: { $where }
fx-informant-move = sposta { $name }
fx-informant-move-where = sposta { $name } a: { $where }
fx-informant-talk = parla da lontano con { $name }
fx-informant-choose = Lily o Jimmy
fx-claim_case = il caso è tuo
fx-reveal_puzzle-marker = rivela { $n } pezzo della cospirazione
fx-reveal_puzzle-pile = rivela { $n } pezzo della cospirazione: { $pile }
fx-dig_deeper = scava più a fondo
fx-npc-eliminate = fuori dal gioco: { $npc }
fx-npc-place = { $npc } compare: { $where }
fx-npc-return = { $npc } torna a casa
fx-npc-find = { $npc } ricompare
fx-track-sanity-add = la Lucidità cala di { $n }
fx-track-sanity-sub = la Lucidità risale di { $n }
fx-track-sanity-set = Lucidità al passo { $n }
fx-track-mood-good = l'umore diventa buono
fx-track-mood-bad = l'umore diventa cattivo
fx-track-directive = si scarta: { $card }
fx-choose = scegli: { $options }
fx-or = oppure
fx-may = puoi: { $what }
fx-may-pay = puoi pagare { $pay }: { $what }
fx-if = se { $cond }: { $then }
fx-else = altrimenti: { $else }
fx-cancel-trigger = viene annullato
fx-cancel-dark_card = la carta ombra è annullata
fx-cancel-fight = il combattimento è annullato
fx-end_event = questo evento finisce
fx-all = tutte le
fx-until = { $what } ({ $until })
fx-detail-up = scoperta
fx-detail-down = coperta
fx-detail-trigger = quella appena piazzata
fx-detail-choose-file = un fascicolo qualsiasi
fx-detail-event = il sospetto dell'evento
fx-detail-no_physical = chi ha meno prove materiali
fx-detail-same_suspect = di un solo sospetto
fx-detail-anywhere = ovunque
fx-detail-here = qui
fx-detail-to = verso: { $where }
fx-detail-from = da: { $where }

who-me = chi gioca
who-first = primo giocatore
who-any = un giocatore
who-other = un altro giocatore
who-anyone = chiunque
who-each = ognuno
who-each_other = ogni altro giocatore
who-each_not_owner = ogni altro giocatore
who-trigger = quel giocatore
who-it = ciascuno

mod-card_cost = carte: costo { $delta }
mod-time_per_turn = Tempo per turno { $delta }
mod-range = portata del veicolo circa { $delta } %
mod-hand_limit = limite della mano { $delta }
mod-lead_cost = seguire una pista: Tempo { $delta }
mod-move_cost = muoversi: Tempo { $delta }
mod-ability_cost = favori da pagare ({ $place }): { $delta }
mod-ability_yield = resa ({ $place }): { $delta }
mod-informant_yield = prove che Lily può scoprire { $delta }
mod-draw_action = una pesca pagata dà { $delta } carta
mod-vp_guilty = intuizione «colpevole» giusta: { $delta } PV
mod-vp_innocent = intuizione «innocente» giusta: { $delta } PV
mod-vp_ending = questo finale: { $delta } PV
mod-vp_final = punteggio finale { $delta }
mod-vp_token = ogni { $token }: { $delta } PV
mod-vp_happy_ending = ogni finale lieto: { $delta } PV
mod-vp_sad_ending = ogni finale triste: { $delta } PV
mod-none = nessuno
mod-set = ora { $n }
mod-either1 = −1, 0 o +1, a scelta
mod-step = ai passi 0–5: { $steps }
mod-when-guilty = se l'intuizione «colpevole» è giusta
forbid-follow_lead = non si può seguire il testimone { $witness }
forbid-play_light = non si possono giocare carte luce
forbid-play_light-after = solo { $n } carta luce per turno
forbid-location_ability = non si può usare: { $where }
forbid-move-body = niente veicoli qui: { $body }
forbid-move-district = chi entra non esce nello stesso turno ({ $district }; navetta esclusa)
forbid-gain = non si può ottenere: { $token }
forbid-light_tactics = niente tattica della luce
forbid-dark_tactics = niente tattica dell'ombra
forbid-shift_effect = gli spostamenti degli effetti non valgono
allow-free_lead = segui una pista per 0 Tempo
allow-lead_option = una pista può dare invece { $token }
allow-ignore_restricted = nessun Tempo extra per i luoghi riservati
allow-choose_crossroad = scelta libera del bivio
allow-pay_favor_with_money = 1.000 $ possono valere un favore
allow-flag = non serve passare da Haas-Bioroid

limit-turn = una volta per turno
limit-round = una volta al giorno
limit-week = una volta a settimana
limit-once = una volta per partita

cond-at = { $who } si trova qui: { $where }
cond-at-kind = { $who } si trova in un luogo ({ $where })
cond-at-district = { $who } si trova in questo distretto: { $where }
cond-at-body = { $who } si trova su questo mondo: { $where }
cond-not-at = { $who } non si trova qui: { $where }
cond-not-at-district = { $who } non si trova in questo distretto: { $where }
cond-has = { $who } ha almeno { $n } { $token }
cond-has-money = { $who } ha almeno { $n }.000 $
cond-lacks = { $n ->
        [one] { $who } non ha: { $token }
       *[other] { $who } ha meno di { $n }: { $token }
    }
cond-lacks-money = { $who } ha meno di { $n }.000 $
cond-sanity-min = Lucidità al passo { $n } o peggio
cond-sanity-max = Lucidità al passo { $n } o meglio
cond-mood-good = l'umore è buono
cond-mood-bad = l'umore è cattivo
cond-directive = è in gioco: { $card }
cond-not-directive = non è in gioco: { $card }
cond-hand-min = { $who } ha in mano almeno { $n } carte
cond-hand-max = { $who } ha in mano al massimo { $n } carte
cond-day-min = dal giorno { $n } della settimana
cond-day-max = fino al giorno { $n } della settimana
cond-same_location = un altro detective è con { $who }
cond-npc-alive = { $npc } è in vita
cond-npc-missing = { $npc } manca all'appello
cond-npc-eliminated = { $npc } è fuori dal gioco
cond-did-follow_lead = { $who } ha seguito { $n ->
        [one] una pista
       *[other] { $n } piste
    } { $span }
cond-did-play_light = { $who } ha giocato { $n ->
        [one] una carta luce
       *[other] { $n } carte luce
    } { $span }
cond-not-did-follow_lead = { $who } non ha seguito piste { $span }
cond-not-did-place_evidence = { $who } non ha piazzato prove { $span }
cond-not-did-enter = { $who } non è passato da { $where } { $span }
cond-span-turn = in questo turno
cond-span-round = oggi
cond-span-week = questa settimana
cond-not = non ({ $cond })
cond-flag = la manutenzione è condonata
cond-not-flag = la manutenzione non è condonata
cond-baggage_lead-good = più bagaglio buono che cattivo
cond-baggage_lead-bad = più bagaglio cattivo che buono
cond-is_detective = è { $detective }
cond-exists_player = { $who } si trova in un luogo ({ $where })
cond-suspect_has = un sospetto ha almeno { $n } { $token }
cond-and = e

trig-action = come azione
trig-start_turn = comincia il turno di { $who }
trig-end_turn = finisce il turno di { $who }
trig-enter = { $who } entra in un luogo
trig-move = { $who } arriva con il veicolo
trig-follow_lead = { $who } segue una pista
trig-place_evidence = { $who } piazza una prova
trig-uncover = { $who } scava nella cospirazione
trig-draw = { $who } pesca pagando Tempo
trig-play_light = { $who } gioca una carta luce
trig-play_dark = { $who } gioca una carta ombra
trig-dark_played = una carta ombra colpisce { $who }
trig-fight = { $who } ha combattuto
trig-tactics = { $who } sceglie la tattica
trig-use_location = { $who } usa un luogo
trig-gain = { $who } ottiene un gettone
trig-lose = { $who } perde un gettone
trig-spend = { $who } spende un gettone
trig-talk = { $who } parla con Lily o Jimmy
trig-advance_case = { $who } prende in mano il caso
trig-track = cambia la Lucidità di { $who }
trig-hit_placed = { $who } mette un gettone Attentato
trig-alibi_placed = { $who } mette un gettone Alibi
trig-resolve_plot = si risolve la trama di { $who }
trig-plot_starts = comincia una nuova trama di { $who }
trig-memory_used = si usa un ricordo su { $who }
trig-hand_reaches = { $who } arriva a { $n } carte
trig-end_day = finisce un giorno
trig-part-day = giorno { $n }
trig-part-add = cala
trig-part-sub = risale
trig-part-not = non { $trait }
trig-narrowed = { $trigger } ({ $parts })

where-any = ovunque
where-parts = un luogo ({ $parts })
where-restricted = riservato
where-lead = con una pista
where-lily = dove c'è Lily
where-jimmy = dove c'è Jimmy
where-crime_scene = la scena del crimine
where-detective = con un altro detective
where-in_range = alla portata di { $who }
where-same_body = sullo stesso mondo di { $who }
body-earth = Terra
body-moon = Luna
body-beanstalk = Beanstalk

type-religious = religioso
type-civic = civico
type-residential = residenziale
type-business = affari
type-nightlife = vita notturna
quality-ritzy = di lusso
quality-normal = semplice
quality-seedy = malfamato

trait-bounty = Taglia
trait-captain = Capitano
trait-corporate = Azienda
trait-daniel = Daniel
trait-directive = Direttiva
trait-fight = Combattimento
trait-forensics = Scientifica
trait-human_first = Human First
trait-implant = Impianto
trait-legal = Legale
trait-lena = Lena
trait-order = Ordine
trait-parsons = Parsons
trait-psychic = Telepatia
trait-rest = Riposo
trait-sara = Sara
trait-syndicate = Malavita
trait-tech = Tecnologia
trait-veteran = Veterano

card-when = Quando { $what }
card-if = Solo se { $what }
card-pay = Paga: { $what }
card-light-tactics = Tattica della luce: { $what }
card-dark-tactics = Tattica dell'ombra: { $what }
card-stays = Resta in gioco: { $what }
card-cost = Costo { $n }
card-time = { $n } Tempo
card-of-light = Carta luce di { $detective }
card-of-dark = Carta ombra contro { $detective }
card-plot = si lega a { $plot }
rule-when = Quando { $trigger }: { $what }
rule-limit = { $what }, { $limit }
action-line = Qui: { $where }; per { $pay }: { $what }
action-others = Gli altri, alla fine del turno ({ $pay }): { $what }

### Il tavolo

tab-map = Mappa
tab-suspects = Sospetti
tab-conspiracy = Cospirazione
tab-plots = Trame
short-old_war_memorial = Vecchio memoriale
short-thurguns_free_clinic = Clinica Thurgun
short-challenger_memorial_ferry = Traghetto Challenger
short-dust_rail_cantina = Taverna di polvere
ui-week = Settimana { $week }
ui-next-time = { $n } Tempo al prossimo turno
ui-first = comincia
ui-on-case = ha il caso
ui-hand = Mano { $n } di { $limit }
ui-hand-empty = Nessuna carta in mano
ui-vp = { $n } PV
ui-no-plot = Nessuna trama in gioco
ui-guilty-hunch = Per me colpevole
ui-innocent-hunch = Per me innocente
ui-memory = Il mio ricordo di Raymond
ui-memory-hidden = un ricordo di Raymond, coperto
ui-no-tokens = nessun gettone
ui-events = Eventi
ui-no-events = Nessuna notizia
ui-unused = Non pescati:
ui-dead = senza vita
ui-known-total = { $known } su { $count } note: { $total }
ui-known-of = note { $known } su { $count }
ui-hoped = per quanto so
ui-read-plot = Leggi la trama
ui-close-plot = Metti via la trama
ui-final-total = Totale { $total }
ui-murderer = chi ha ucciso
ui-strong = forte
ui-weak = debole
ui-pool = Riserva di prove: { $n }
ui-piles = Pile
ui-links = Connessioni
ui-piece-now = Si piazza questo pezzo
ui-pieces-out = Pezzi scartati
ui-seen-hand = Hai visto
ui-day = Giorno { $day }
ui-pick = Scegli il tuo detective

tip-text = { $text }
    .title = { $title }
tip-time = A ogni turno hai circa 6 unità di Tempo. Muoversi, seguire una pista, pescare, giocare una carta luce: tutto ne costa.
    .title = Tempo
tip-day = Il segna-giorno. Dodici giorni in due settimane; dopo l'ultimo il caso è chiuso.
    .title = Calendario
tip-day-event = Alla fine di questo giorno si pesca un evento generale.
    .title = Evento
tip-day-plot = Alla fine di questo giorno si risolvono le trame.
    .title = Trame
tip-day-specific = Questo giorno comincia con un evento legato all'omicidio.
    .title = L'omicidio
tip-day-climax = In questi ultimi giorni le piste seguite escono dal gioco.
    .title = Gran finale
tip-lead = Chi è qui può seguirla: piazza una prova, rivela un pezzo della cospirazione o scava più a fondo. Poi il vicino di destra la sposta.
    .title = Pista: { $kind }, { $of }
tip-place = { $type }, { $quality }. { $text }
    .title = { $name }
tip-ritzy = Di lusso: chi entra può pescare dal proprio mazzo luce.
    .title = Di lusso
tip-seedy = Malfamato: chi entra può pescare dal mazzo ombra di un altro.
    .title = Malfamato
tip-restricted = Entrare costa 3 Tempo invece di 1, a meno di avere qui un mandato.
    .title = Riservato
tip-scene = La scena del crimine. Chi prende qui in mano il caso sarà primo giocatore.
    .title = Scena del crimine
tip-lily = Lily, la giornalista: chi entra viene intervistato (1 Tempo) e può scoprire una prova.
    .title = Lily
tip-jimmy = Jimmy, lo spione: per 1 Tempo guarda una mano o le prove coperte di un sospetto.
    .title = Jimmy
tip-detective = { $at }.
    .title = { $name }
tip-warrant = { $seat } ha qui un mandato.
    .title = Mandato
tip-twilight = Le carte luce ti spingono verso l'ombra, le carte ombra giocate sugli altri verso la luce. Senza spazio non puoi pagare.
    .title = Crepuscolo
tip-strong = Il numero più basso di questo fascicolo non conta.
    .title = Fascicolo forte
tip-weak = Il numero più alto di questo fascicolo non conta.
    .title = Fascicolo debole
tip-normal = Tutti i numeri di questo fascicolo contano.
    .title = Fascicolo semplice
tip-evidence-up = { $value }. Piazzata da { $seat } il giorno { $day }.
    .title = Prova
tip-evidence-known = Coperta; tu sai che è { $value }. Piazzata da { $seat } il giorno { $day }.
    .title = Prova
tip-evidence-down = Coperta. Piazzata da { $seat } il giorno { $day }.
    .title = Prova
tip-hits = Tre attentati uccidono un sospetto.
    .title = Attentati: { $n }
tip-alibis = Ogni alibi rende un sospetto meno colpevole alla chiusura del caso.
    .title = Alibi: { $n }
tip-guilty = Se alla fine è colpevole, per te vale 15 punti.
    .title = La tua intuizione: colpevole
tip-my-hunch-guilty = Per me è colpevole: se alla fine è vero, vale 15 punti.
tip-my-hunch-innocent = Per me è innocente: se alla fine è vero, vale 5 punti.
tip-hoped = Se il caso si chiudesse ora e le prove che non conosco non contassero nulla: { $guilty } per la mia intuizione di colpevolezza, { $innocent } per quella di innocenza.
    .title = { $sum } punti
tip-innocent = Se alla fine non è colpevole, per te vale 5 punti.
    .title = La tua intuizione: innocente
tip-hunch-seen = L'hai vista.
    .title = { $kind }: { $holder }
tip-pile = Pezzi: { $n }. Beneficio: { $text }
    .title = { $name }
tip-group = Lati collegati: { $n } su 4. Ciascuno: { $text }
    .title = { $name }
tip-center = Da ogni lato del centro le linee portano ai gruppi: ogni lato collegato conta.
    .title = Il centro
tip-baggage-good = Bagaglio buono su questa trama. Più buono che cattivo porta al lato buono.
    .title = Bagaglio buono
tip-baggage-bad = Bagaglio cattivo su questa trama. In parità vince il cattivo.
    .title = Bagaglio cattivo
tip-deck = { $down } coperte, sotto { $up } scoperte{ $up ->
        [0] .
       *[other] : { $cards }.
    }
    .title = { $name }
tip-token = In banca ne restano { $bank }.
    .title = { $name }
tip-discard = Scarta questa carta per 1 Tempo.
    .title = Scarta
tip-npc = { $state }
    .title = { $name }
npc-alive = In vita
npc-missing = Introvabile
npc-eliminated = Fuori dal gioco

full-caprice = Caprice Nisei, clone telepate
full-floyd = Floyd 2X3A7C, bioroide che dubita
full-louis = Louis Blaine, poliziotto corrotto
full-rachel = Rachel Beckmann, cacciatrice di taglie
full-raymond = Raymond Flint, investigatore privato
about-caprice = Una telepate cresciuta in vasca. I segreti di tutti le arrivano, e ognuno le costa un pezzo di mente.
good-at-caprice = Guarda nelle mani altrui e nelle prove coperte. Un'auto di media portata.
about-floyd = Un bioroide che ha trovato una fede e non smette di chiedersi per che cosa è stato fatto.
good-at-floyd = Segue una pista gratis e ha Tempo da spendere, finché le direttive lo vincolano. Un'auto di media portata.
about-louis = Un poliziotto che prende mazzette e vorrebbe tornare a casa dalla moglie da uomo onesto.
good-at-louis = Comincia con gente che gli deve qualcosa e paga le carte secondo l'umore. L'auto più lenta.
about-rachel = Una cacciatrice di taglie che vive di compenso in compenso, e di lite in lite con suo padre.
good-at-rachel = Il suo denaro apre le porte e alla fine conta; negli scontri è a casa sua. Una moto veloce.
about-raymond = Un investigatore privato con una guerra in testa e una bottiglia nel cassetto.
good-at-raymond = Tiene più carte di tutti e ne pesca due per volta. L'auto più veloce e un pass per la navetta.
ui-plots-of = Trame: { $plots }
suspect-vinnie = picchiatore della Malavita
suspect-thomas_haas = erede di una fortuna robotica
suspect-eve = bioroide da compagnia
suspect-mark_henry = clone minatore dai molti gemelli
suspect-noise = ladro di dati e istrione
suspect-perrin_vale = faccendiere elettorale

### Nomi

name-city_hall = Municipio
name-old_war_memorial = Vecchio memoriale di guerra
name-weyland_real_estate = Weyland Immobiliare
name-rokvil_estates = Residenze Rokvil
name-breakwater_chapel = Cappella del frangiflutti
name-pier_nine_arcade = Sala giochi Molo Nove
name-starlight_crusade = Crociata della luce stellare
name-haas_bioroid = Haas-Bioroid
name-levy_university = Università Levy
name-blue_hour = L'Ora Blu
name-foundry_row = Via delle fonderie
name-skylane_terrace = Terrazza Skylane
name-thurguns_free_clinic = Clinica gratuita Thurgun
name-a_plus_athletic_club = Circolo atletico A+
name-jacks_diner = Tavola calda da Jack
name-humanity_labor = Humanity Labor
name-monroe_associates = Monroe e Associati
name-st_brendans_mission = Missione di San Brendano
name-magistrate_towers = Torri dei Magistrati
name-napd = NAPD
name-cinder_street_market = Mercato di via della Cenere
name-jinteki = Jinteki
name-roxies = Da Roxie
name-temple_of_small_lights = Tempio delle piccole luci
name-eastside_tenements = Casermoni dell'Eastside
name-root = La Radice
name-midway = La Mezzavia
name-castle_club = Castle Club
name-challenger_memorial_ferry = Traghetto Challenger Memorial
name-starport_kaguya = Astroporto Kaguya
name-earthrise_residences = Residenze Alba terrestre
name-chapel_of_the_silent_sea = Cappella del mare silente
name-dome_authority = Autorità della cupola
name-sixth_gravity = Un sesto di gravità
name-farside_annex = Annesso della faccia nascosta
name-order_of_sol = Ordine del Sole
name-dust_rail_cantina = Taverna della ferrovia di polvere
name-melange_mining = Miniere Melange
name-shift_barracks_twelve = Dormitorio operai Dodici

name-shoreline = Lungomare
name-campus_hill = Colle del campus
name-rootside = Sotto la Radice
name-precinct_row = Viale dei commissariati
name-eastside = Eastside
name-beanstalk = Il Beanstalk
name-heinlein_domes = Cupole di Heinlein
name-mare_works = Officine del Mare

name-caprice = Caprice
name-floyd = Floyd
name-louis = Louis
name-rachel = Rachel
name-raymond = Raymond

name-lily = Lily
name-jimmy = Jimmy
name-daniel = Daniel
name-hiro = Presidente Hiro
name-director_haas = Direttrice Haas
name-brother_anselm = Fratello Anselm
name-mr_li = Signor Li
name-sara = Sara
name-captain_beckmann = Capitano Beckmann
name-wrench = Wrench
name-parsons = Parsons
name-lena = Lena

name-vinnie = Vinnie lo Strangolatore
name-thomas_haas = Thomas Haas
name-eve = Eve 5VA3TC
name-mark_henry = Mark Henry
name-noise = Noise
name-perrin_vale = Perrin Vale

name-cap_sanity = Lucidità
name-flo_directive_1 = Prima Direttiva
name-flo_directive_2 = Seconda Direttiva
name-flo_directive_3 = Terza Direttiva
name-lou_mood = Umore
name-rac_money = Denaro
name-ray_wrapped = Chiuso in se stesso
name-ray_memory_1 = Il debito al canale
name-ray_memory_2 = Lunga via in su
name-ray_memory_3 = Polvere rossa, polvere grigia
name-ray_memory_4 = Una strada che conosceva

name-mayor_wells = Sindaco Wells
name-liberty_society = La Società della Libertà
name-cardinal_reese = Cardinale Reese
name-human_first = Human First
name-commissioner = Commissaria Dawn
name-levy_trustees = I fiduciari Levy
name-canal_veterans = I veterani del canale
name-weyland = Weyland
name-syndicate = La Malavita

name-shift = Pila del crepuscolo
name-favor = Pila dei favori
name-baggage = Pila del bagaglio
name-favor-corporate = Favore aziendale
name-favor-political = Favore politico
name-favor-society = Favore dell'alta società
name-favor-street = Favore di strada
name-favor-daniel = Favore di Daniel
name-favor-director_haas = Favore della direttrice Haas
name-favor-brother_anselm = Favore di fratello Anselm
name-favor-mr_li = Favore del signor Li
name-favor-sara = Favore di Sara
name-favor-captain_beckmann = Favore del capitano Beckmann
name-favor-wrench = Favore di Wrench
name-favor-parsons = Favore di Parsons
name-favor-lena = Favore di Lena
name-favor-hiro = Favore del presidente Hiro
name-favor-any = favore qualsiasi
name-favor-choice = favore a scelta
name-favor-choice_same = favori di un solo tipo
name-corporate = Aziendale
name-political = Politico
name-society = Alta società
name-street = Strada
name-alibi = Alibi
name-hit = Attentato
name-trauma = Trauma
name-dropship = Pass per la navetta
name-haas = Gettone Haas
name-conspiracy = Gettone cospirazione
name-money = 1.000 $

name-testimony = Testimonianza
name-physical = Prova materiale
name-document = Documento
name-any = qualsiasi
name-surprise_witness = Testimone a sorpresa
name-perjury = Spergiuro
name-guilty = colpevole
name-innocent = innocente
name-unused = nessuno (non assegnata)
name-light = luce
name-dark = ombra
name-good = buono
name-bad = cattivo
name-up = scoperto
name-down = coperto
name-add = metti
name-remove = togli
name-turn = fino alla fine di questo turno
name-round = fino alla fine del giorno
name-week = fino alla fine della settimana
name-game = fino alla fine della partita
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

name-estates = Il male alle Residenze
name-dome = Silenzio nella Cupola Quattro
name-clinic = La clinica chiude presto
name-foundry = Ceneri alla fonderia

name-control = controllo
name-courage = coraggio
name-curiosity = curiosità
name-defiance = ribellione
name-despair = disperazione
name-duty = dovere
name-faith = fede
name-family = famiglia
name-fear = paura
name-greed = avidità
name-guilt = colpa
name-hope = speranza
name-love = amore
name-loyalty = lealtà
name-mercy = misericordia
name-obedience = obbedienza
name-pride = orgoglio
name-trust = fiducia

name-lou_sara = Il lato vuoto del letto
name-lou_sara_start = Un cassetto svuotato
name-lou_sara_a = Un tavolo per due
name-lou_sara_b = Scatole alla porta
name-lou_sara_1a = Una stanza dipinta di giallo
name-lou_sara_1b = Carte sul tavolo
name-lou_sara_2a = La chiave gira ancora
name-lou_sara_2b = Il suo nome nel rapporto
name-lou_take = Una busta ogni venerdì
name-lou_take_start = Stesso tavolo, stessa busta
name-lou_take_a = Chiederlo con garbo al Vecchio
name-lou_take_b = Non resta che andare fino in fondo
name-lou_take_1a = Saldato
name-lou_take_1b = La risposta è no
name-lou_take_2a = Uno sparo sulle scale
name-lou_take_2b = Mi ha visto arrivare
name-lou_case = Il fascicolo mai chiuso
name-lou_case_start = Di nuovo pagina uno
name-lou_case_a = Un nome, dopo tutti questi anni
name-lou_case_b = Ogni porta chiusa
name-lou_case_1a = Ora può riposare
name-lou_case_1b = In ritardo di un inverno
name-lou_case_2a = Una scatola mandata giù
name-lou_case_2b = Parlare a una fotografia
name-cap_love = Caffè dopo la lezione
name-cap_love_start = Seconda fila, a sinistra
name-cap_love_a = La sua mano nella mia
name-cap_love_b = Si è ritratto
name-cap_love_1a = Mattine qualunque
name-cap_love_1b = L'aula è al buio
name-cap_love_2a = Riprovare, piano
name-cap_love_2b = Quello che gli ha sentito pensare
name-cap_owned = Atto di vendita
name-cap_owned_start = Voce di bilancio: un clone
name-cap_owned_a = Il suo nome a ruolo
name-cap_owned_b = Consegnata al laboratorio
name-cap_owned_1a = Persona, non proprietà
name-cap_owned_1b = Istanza respinta
name-cap_owned_2a = Un guinzaglio più lungo
name-cap_owned_2b = Ritirata
name-cap_mind = Troppe voci
name-cap_mind_start = Il ronzio dietro a tutto
name-cap_mind_a = Una stanza silenziosa
name-cap_mind_b = I muri ascoltano
name-cap_mind_1a = Silenzio, finalmente
name-cap_mind_1b = Sedata
name-cap_mind_2a = Cavalcare la tempesta
name-cap_mind_2b = Dentro non c'è più nessuno
name-flo_harm = Il peso di una mano
name-flo_harm_start = Lividi non suoi
name-flo_harm_a = Il permesso di reagire
name-flo_harm_b = La macchina gentile
name-flo_harm_1a = Un pugno tutto suo
name-flo_harm_1b = Il figlio di qualcuno
name-flo_harm_2a = Stato di servizio intatto
name-flo_harm_2b = Valore di rottame
name-flo_case = Coda di priorità
name-flo_case_start = Compito uno di uno
name-flo_case_a = Fuori servizio
name-flo_case_b = Il bravo detective
name-flo_case_1a = Una poesia non richiesta
name-flo_case_1b = Richiamo agli atti
name-flo_case_2a = Agente dell'anno, classe unità
name-flo_case_2b = Chiuso per disinteresse
name-flo_home = Intervallo di manutenzione
name-flo_home_start = Al mittente
name-flo_home_a = L'appuntamento mancato
name-flo_home_b = Revisionato e certificato
name-flo_home_1a = Un nome scelto da lui
name-flo_home_1b = Ordine di spegnimento
name-flo_home_2a = Come nuovo
name-flo_home_2b = Ripristino del firmware
name-rac_father = Il suo numero ancora bloccato
name-rac_father_start = Sette chiamate perse
name-rac_father_a = Turno insieme
name-rac_father_b = Niente da dire
name-rac_father_1a = Capitano e figlia
name-rac_father_1b = Il messaggio in segreteria
name-rac_father_2a = Sulle sue gambe
name-rac_father_2b = Bandiera a mezz'asta
name-rac_debt = Macchina al trenta per cento
name-rac_debt_start = Numeri di serie sotto la pelle
name-rac_debt_a = Pagata e accesa
name-rac_debt_b = Avviso di sequestro
name-rac_debt_1a = Garanzia a vita
name-rac_debt_1b = Rata minima
name-rac_debt_2a = Accordo extragiudiziale
name-rac_debt_2b = Scollegata
name-rac_bounty = Ricercato, vivo o morto
name-rac_bounty_start = Metà subito
name-rac_bounty_a = Preso vivo
name-rac_bounty_b = Un tiro pulito
name-rac_bounty_1a = Consegnato, e respira
name-rac_bounty_1b = Sfilate le manette
name-rac_bounty_2a = Pagata alla consegna
name-rac_bounty_2b = Ha mancato due volte
name-ray_war = Il canale asciutto
name-ray_war_start = Undici nomi a memoria
name-ray_war_a = Dirlo ad alta voce
name-ray_war_b = Bottiglie sul davanzale
name-ray_war_1a = Finalmente a casa
name-ray_war_1b = Il silenzio dopo l'undicesimo
name-ray_war_2a = Sobrio da un anno
name-ray_war_2b = Di nuovo al canale
name-ray_love = Una fotografia sotto la pioggia
name-ray_love_start = La sua via, la sua finestra
name-ray_love_a = Ha risposto
name-ray_love_b = Ha aperto qualcun altro
name-ray_love_1a = Due sedie sul tetto
name-ray_love_1b = Ha tenuto la fotografia
name-ray_love_2a = Ospite al matrimonio
name-ray_love_2b = Bruciata l'ultima foto
name-ray_friend = Chiedere di Parsons
name-ray_friend_start = Visto l'ultima volta vendere lacci
name-ray_friend_a = Parsons, vivo
name-ray_friend_b = Un nome su un muro
name-ray_friend_1a = Due vecchi soldati, una panchina
name-ray_friend_1b = Parsons se ne va nella pioggia
name-ray_friend_2a = Il nome del venditore
name-ray_friend_2b = Nessuno a cui chiedere

name-gen_01 = Sara è stata vista al traghetto
name-gen_02 = Il Vecchio tiene corte
name-gen_03 = Daniel si mette a cercare
name-gen_04 = Gli azionisti in visita
name-gen_05 = Il capitano vuole un nome
name-gen_06 = L'uomo con la tazza di latta
name-gen_07 = Un fratello fa domande
name-gen_08 = Il presidente visita la colonia
name-gen_09 = Wrench apre tardi
name-gen_10 = Una figura alla finestra
name-gen_11 = Tamponamento sulle aerovie
name-gen_12 = Cielo sereno sulla baia
name-gen_13 = Sciopero al Beanstalk
name-gen_14 = Comizio elettorale
name-gen_15 = Blackout nell'Eastside
name-gen_16 = Donazione anonima
name-gen_17 = Incendio al deposito prove
name-gen_18 = Settimana d'amnistia
name-gen_19 = Giorno d'affitto
name-gen_20 = Lily ha una scadenza
name-gen_21 = Jimmy deve a tutti
name-gen_22 = Martelli in piazza
name-gen_23 = Tempesta di polvere sulla faccia vicina
name-gen_24 = La rete tace
name-gen_25 = Una talpa all'Annesso
name-gen_26 = Straordinari approvati
name-gen_27 = Sara cerca casa
name-gen_28 = Offre il signor Li
name-gen_29 = Il capitano giura il vero
name-gen_30 = La direttrice vola via
name-estates_ev1 = Un codice venduto due volte
name-estates_ev2 = Il giardiniere si fa avanti
name-estates_ev3 = Vicini con avvocati
name-roxies_ev1 = Un Haas tra i martelli
name-roxies_ev2 = Il barista ricorda
name-roxies_ev3 = Regole della casa: niente telecamere
name-midway_ev1 = Biglietto, carrozza sbagliata
name-midway_ev2 = Il facchino è un clone
name-midway_ev3 = Carrozze ferme per ispezione
name-dome_ev1 = Registro dell'aria falsificato
name-dome_ev2 = La navetta mai attraccata
name-dome_ev3 = I minatori serrano i ranghi
name-clinic_ev1 = Scheda dei dosaggi scomparsa
name-clinic_ev2 = Perrin Vale paga i fiori
name-clinic_ev3 = Letti gratis per chi ha paura
name-foundry_ev1 = Numeri di serie nelle scorie
name-foundry_ev2 = Noise manda una cartolina
name-foundry_ev3 = Periti ovunque

name-cap_l_01 = Sentire che aria tira
name-cap_l_02 = Ricordo in prestito
name-cap_l_03 = Secondo turno
name-cap_l_04 = Si è mossa per prima
name-cap_l_05 = Un distintivo con la sua foto
name-cap_l_06 = Sonno senza sogni
name-cap_l_07 = Le ha tenuto il posto
name-cap_l_08 = Nota a margine
name-cap_l_09 = Conosce uno in archivio
name-cap_l_10 = Accompagnami a casa
name-cap_l_11 = Privilegi da risorsa
name-cap_l_12 = Fascicolo personale sigillato
name-cap_l_13 = Marcia per i fabbricati
name-cap_l_14 = Avvocato in prestito
name-cap_l_15 = Attraverso il muro
name-cap_l_16 = Ogni bugia ha un sapore
name-cap_l_17 = Lasciar entrare
name-cap_l_18 = Conta da dieci a zero
name-cap_d_01 = Rumore di folla
name-cap_d_02 = Benvenuto a mazzate
name-cap_d_03 = Faccia sbagliata, tatuaggio giusto
name-cap_d_04 = Revisione trimestrale
name-cap_d_05 = Emicrania
name-cap_d_06 = Inammissibile
name-cap_d_07 = Ha distolto lo sguardo
name-cap_d_08 = Non doveva sentirlo
name-cap_d_09 = Appuntamento mancato
name-cap_d_10 = Persa in uno sconosciuto
name-cap_d_11 = Coprifuoco per le unità
name-cap_d_12 = Scorta aziendale
name-cap_d_13 = Torce al cancello
name-cap_d_14 = Comunicato stampa
name-cap_d_15 = Voci nel fruscio
name-cap_d_16 = Il dolore di un altro
name-cap_d_17 = Odore di vasca
name-cap_d_18 = Guida qualcun altro
name-flo_l_01 = Pacchetto ottico
name-flo_l_02 = Attuatori potenziati
name-flo_l_03 = Processi paralleli
name-flo_l_04 = Memoria totale
name-flo_l_05 = Reclamo archiviato
name-flo_l_06 = Cortesia d'ufficio
name-flo_l_07 = Protocollo di contenimento
name-flo_l_08 = Scocca rinforzata
name-flo_l_09 = Proteggi il passante
name-flo_l_10 = Forza calcolata
name-flo_l_11 = Confronto notturno
name-flo_l_12 = Catena di custodia
name-flo_l_13 = Microsensori forensi
name-flo_l_14 = La domanda non posta
name-flo_l_15 = Sconto dipendenti
name-flo_l_16 = L'incarico della direttrice
name-flo_l_17 = Vespri
name-flo_l_18 = Pannello self-service
name-flo_d_01 = Golem, va' a casa
name-flo_d_02 = Notte dei martelli
name-flo_d_03 = Conflitto di firmware
name-flo_d_04 = Non si servono unità
name-flo_d_05 = Con quello non parlano
name-flo_d_06 = Verifica dei favori
name-flo_d_07 = Provocato davanti alla telecamera
name-flo_d_08 = Qualcuno è caduto
name-flo_d_09 = Arma messa ad arte
name-flo_d_10 = Richiesta di danni
name-flo_d_11 = Riassegnato
name-flo_d_12 = Armadietto aperto
name-flo_d_13 = Priorità scavalcata
name-flo_d_14 = Rapporto in triplice copia
name-flo_d_15 = Diagnostica saltata
name-flo_d_16 = Sermone contro i vuoti
name-flo_d_17 = Lo scontento della direttrice
name-flo_d_18 = In lista per l'azzeramento
name-lou_l_01 = Sveglia la spia a calci
name-lou_l_02 = Il vecchio giro
name-lou_l_03 = Fare pressione
name-lou_l_04 = Il tenente guarda altrove
name-lou_l_05 = Buon caffè, cattiva ciambella
name-lou_l_06 = Soffiata anonima
name-lou_l_07 = Fiori dal chiosco
name-lou_l_08 = Suo fratello al Municipio
name-lou_l_09 = Una sera libera
name-lou_l_10 = Promessa mantenuta
name-lou_l_11 = Una parola col Vecchio
name-lou_l_12 = Perso tra le prove
name-lou_l_13 = Giro di protezione
name-lou_l_14 = Regolare i conti al molo
name-lou_l_15 = Vecchio taccuino
name-lou_l_16 = Riaprire la scatola
name-lou_l_17 = Stesso nodo, stessa mano
name-lou_l_18 = Promessa a una madre
name-lou_d_01 = Miccia corta
name-lou_d_02 = Bottiglia nel cruscotto
name-lou_d_03 = Chiamano gli Affari interni
name-lou_d_04 = Aritmetica da vicolo
name-lou_d_05 = Il distintivo sul bancone
name-lou_d_06 = La scrivania vuota del collega
name-lou_d_07 = Anniversario dimenticato
name-lou_d_08 = Un profumo non suo
name-lou_d_09 = Ha visto la busta
name-lou_d_10 = Ha dormito in centrale
name-lou_d_11 = Fattorino
name-lou_d_12 = Fallo sparire
name-lou_d_13 = Saluti dai piani alti
name-lou_d_14 = Intercettazione
name-lou_d_15 = Il testimone ritratta
name-lou_d_16 = Ancora la finestra
name-lou_d_17 = Pista fredda
name-lou_d_18 = La madre richiama
name-rac_l_01 = Anticipo
name-rac_l_02 = Ungere le ruote
name-rac_l_03 = Mirino integrato
name-rac_l_04 = Bruciare carburante
name-rac_l_05 = Scorciatoia sui tetti
name-rac_l_06 = Nessuno perquisisce il corriere
name-rac_l_07 = Telefonata a casa
name-rac_l_08 = Matricola in prestito
name-rac_l_09 = La vecchia volante di papà
name-rac_l_10 = Testarda come lui
name-rac_l_11 = Ginocchia d'acciaio
name-rac_l_12 = Vendere i ricambi
name-rac_l_13 = Rifinanziamento
name-rac_l_14 = Corazza sottopelle
name-rac_l_15 = Rintraccio
name-rac_l_16 = Riscuotere la taglia
name-rac_l_17 = Portarli dentro vivi
name-rac_l_18 = Proiettili di gomma
name-rac_d_01 = Esattori di strada
name-rac_d_02 = Scoperto in banca
name-rac_d_03 = Guasto al motore
name-rac_d_04 = Il cliente si ritira
name-rac_d_05 = Sparo non autorizzato
name-rac_d_06 = Un'ombra mai vista
name-rac_d_07 = Lite in centrale
name-rac_d_08 = Le ha chiesto di sua madre
name-rac_d_09 = Tornata ancora chiusa
name-rac_d_10 = Agente a terra, dice la radio
name-rac_d_11 = Febbre da rigetto
name-rac_d_12 = Il nipote dell'usuraio
name-rac_d_13 = Interesse composto
name-rac_d_14 = Chirurgo del retrobottega
name-rac_d_15 = Cacciatore rivale
name-rac_d_16 = Il gemello sbagliato
name-rac_d_17 = Una taglia su di lei
name-rac_d_18 = Tariffa doppia
name-ray_l_01 = Bavero su, cappello giù
name-ray_l_02 = Segui l'uomo dei soldi
name-ray_l_03 = Un favore dal coroner
name-ray_l_04 = Sbagliato dall'inizio
name-ray_l_05 = Seminare l'ombra
name-ray_l_06 = Nota spese
name-ray_l_07 = Medaglia nel cassetto
name-ray_l_08 = Il gruppo del giovedì
name-ray_l_09 = Abitudini da manuale
name-ray_l_10 = Non sbaglia un colpo
name-ray_l_11 = Lettera mai spedita
name-ray_l_12 = Il suo vecchio indirizzo
name-ray_l_13 = Amico di famiglia
name-ray_l_14 = La stessa canzone al juke-box
name-ray_l_15 = Lacci e spiccioli
name-ray_l_16 = Due uomini a un bancone
name-ray_l_17 = Scritta sul muro del dormitorio
name-ray_l_18 = Dichiarazione giurata
name-ray_d_01 = Troppo elegante per il posto
name-ray_d_02 = Portiere dalla memoria lunga
name-ray_d_03 = Mani che tremano
name-ray_d_04 = Licenza sotto esame
name-ray_d_05 = Seguito il cappotto sbagliato
name-ray_d_06 = Non riesce a lasciar perdere
name-ray_d_07 = Sabbia tra le lenzuola
name-ray_d_08 = L'undicesimo nome
name-ray_d_09 = Ritorno di fiamma nel traffico
name-ray_d_10 = Vecchia unità, nuovo rancore
name-ray_d_11 = La sua risata, tre tavoli più in là
name-ray_d_12 = Un anello in un'altra vetrina
name-ray_d_13 = Ultimo treno per l'alto
name-ray_d_14 = Numero inesistente
name-ray_d_15 = Nessuno con quel nome
name-ray_d_16 = Pista comprata e sepolta
name-ray_d_17 = Il prezzo di una voce
name-ray_d_18 = Il Parsons sbagliato

name-shift_01 = Pezzo del crepuscolo
name-shift_02 = Pezzo del crepuscolo
name-shift_03 = Pezzo del crepuscolo
name-shift_04 = Pezzo del crepuscolo
name-shift_05 = Pezzo del crepuscolo
name-shift_06 = Pezzo del crepuscolo
name-shift_07 = Pezzo del crepuscolo
name-shift_08 = Pezzo del crepuscolo
name-shift_09 = Pezzo del crepuscolo
name-shift_10 = Pezzo del crepuscolo
name-favor_01 = Pezzo dei favori
name-favor_02 = Pezzo dei favori
name-favor_03 = Pezzo dei favori
name-favor_04 = Pezzo dei favori
name-favor_05 = Pezzo dei favori
name-favor_06 = Pezzo dei favori
name-favor_07 = Pezzo dei favori
name-favor_08 = Pezzo dei favori
name-favor_09 = Pezzo dei favori
name-baggage_01 = Pezzo del bagaglio
name-baggage_02 = Pezzo del bagaglio
name-baggage_03 = Pezzo del bagaglio
name-baggage_04 = Pezzo del bagaglio
name-baggage_05 = Pezzo del bagaglio
name-baggage_06 = Pezzo del bagaglio
name-baggage_07 = Pezzo del bagaglio
name-baggage_08 = Pezzo del bagaglio

### Opzioni, con ciò che costano e portano

option-travel = { $things ->
    [0] Vai: { $place } ({ $time } Tempo)
   *[other] Vai: { $place } ({ $time } Tempo; là: { $there })
}
option-take-beanstalk = { $things ->
    [0] Vai con il Beanstalk: { $place } ({ $time } Tempo)
   *[other] Vai con il Beanstalk: { $place } ({ $time } Tempo; là: { $there })
}
option-fly-dropship = { $things ->
    [0] Vola con un passaggio in navicella: { $place } ({ $time } Tempo)
   *[other] Vola con un passaggio in navicella: { $place } ({ $time } Tempo; là: { $there })
}
option-follow-up = Esamina l'indizio ({ $kind }: { $of }): { $time } Tempo
option-follow-for = { $use ->
    [evidence] Esamina l'indizio ({ $kind }: { $of }) per una prova: { $time } Tempo
    [reveal] Esamina l'indizio ({ $kind }: { $of }) per rivelare un pezzo: { $time } Tempo
   *[other] Esamina l'indizio ({ $kind }: { $of }) per scavare: { $time } Tempo
}
option-draw-from = { $time ->
    [0] Pesca dal mazzo { $kind } di { $detective } ({ $left } coperte)
   *[other] Pesca dal mazzo { $kind } di { $detective }: { $time } Tempo ({ $left } coperte)
}
option-play-light = Gioca { $card }: { $time } Tempo, devia di { $shift } verso l'ombra{ $choices ->
    [0] {""}
   *[other] {" "}(±{ $choices })
}{ $others ->
    [0] {""}
   *[other] , { $pays }
}
option-play-dark = Gioca { $card }: devia di { $shift } verso la luce{ $choices ->
    [0] {""}
   *[other] {" "}(±{ $choices })
}{ $others ->
    [0] {""}
   *[other] , { $pays }
}
option-play-cheaper = Gioca { $card } pagando meno, con scarti: { $least } invece di { $shift }
option-remember = Usa il ricordo { $memory }
option-discard-one = Scarta { $card }{ $more ->
    [0] {""}
   *[other] , poi altre { $more }
}
option-discard-unseen = Scarta una carta a caso: mazzo { $kind } di { $detective } (in mano: { $cards }){ $more ->
    [0] {""}
   *[other] , poi altre { $more }
}
option-peek-at = { $kind }: { $holder }{ $known ->
    [0] {""}
   *[other] {" "}(la conosci)
}
option-leave-play = { $card } esce dal gioco per { $other }
option-play-and-remember = { $cheaper ->
    [0] Gioca { $card } e usa { $memory }
   *[other] Gioca { $card } scartando carte per pagare meno, e usa { $memory }
}
option-cost-becomes = Il costo è { $cost }
option-drop-card = Scarta { $card }: { $time } Tempo
option-jump-case = Avanza nel caso, al posto di { $of_seat }: { $time } Tempo
option-talk-to-jimmy = Parla con Jimmy: { $time } Tempo
option-use-place = { $place }: { $pays } → { $does }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more })
}
option-take-action = { $source }: { $pays } → { $does }
option-lose-rest = Fine del turno (Tempo perso: { $time })
option-whom = { $seat } ({ $detective })
option-one-of = { $does }
option-accept = Sì: { $does }
option-accept-for = Sì: { $pays } → { $does }
option-take-bonus = { $does }
option-fight-with = { $light ->
    [1] Tattica della luce
   *[other] Tattica dell'ombra
}{ $shift ->
    [0] {""}
   *[other] {" "}(devia di { $shift })
}: { $does }
option-shift-by = { $light ->
    [1] Devia di { $n } verso la luce
   *[other] Devia di { $n } verso l'ombra
}
option-pay-with = { $n ->
    [1] { $token } (di { $have })
   *[other] { $n } × { $token } (di { $have })
}
option-token-held = { $token } (posseduti: { $have }, in banca: { $left })
option-baggage-now = { $good ->
    [1] Bagaglio buono (ora: { $n })
   *[other] Bagaglio cattivo (ora: { $n })
}
option-on-sheet = { $suspect }, { $file }: { $value }
option-hidden-on-sheet = { $suspect }, { $file }: coperta
option-show-evidence = Rivela { $value } su { $suspect } ({ $file }): lo sapranno tutti
option-lay-on = { $suspect }, { $file }{ $strength ->
    [strong] {" "}(forte)
    [weak] {" "}(debole)
   *[other] {""}
}: { $before } → { $after }
    .tip = Il totale, per quanto ne sai.
option-into-file = { $suspect }, { $file }{ $strength ->
    [strong] {" "}(forte)
    [weak] {" "}(debole)
   *[other] {""}
}
option-marked = { $suspect } ({ $token }: finora { $n })
option-sheet-to-see = { $suspect } (coperte: { $n })
option-file-to-see = { $suspect }, { $file } (coperte: { $n })
option-branch = { $face } (finale buono: { $good } PV, finale cattivo: { $bad } PV)
option-fit-piece = { $lines ->
    [0] Riga { $row }, colonna { $column }
    [one] Riga { $row }, colonna { $column }: completa { $lines } linea
   *[other] Riga { $row }, colonna { $column }: completa { $lines } linee
}
option-turn-piece = { $turn ->
    [0] Così com'è
    [one] { $turn } quarto di giro
   *[other] { $turn } quarti di giro
}{ $links ->
    [0] {""}
    [one] : { $links } connessione in più ({ $groups })
   *[other] : { $links } connessioni in più ({ $groups })
}
option-spot = { $place } ({ $district })
option-lying-at = { $kind }, { $of } ({ $place })
shortcut-down = Piazza { $value } qui, coperta

name-cost-time-1 = 1 Tempo
name-cost-time-2 = 2 Tempo
name-cost-discard-any-1 = scarta 1 carta dalla mano
name-cost-discard-any-2 = scarta 2 carte dalla mano
name-cost-discard-dark_of_owner-1 = scarta una carta ombra di quel detective
name-cost-gain-trauma-1 = +1 Trauma
name-cost-sanity-1 = la Sanità cala di 1
name-cost-sanity-2 = la Sanità cala di 2
name-cost-flip_evidence = scopri 1 prova

### What options do: parts of cards, as the board's prose says them (tests compare them)

name-does-cap_d_02-light = +1 Trauma; −1 Tempo
name-does-cap_d_02-dark = la Lucidità cala di 2; +1 bagaglio cattivo
name-does-cap_d_03-or-0 = −1 Tempo
name-does-cap_d_03-or-1 = −1 favore qualsiasi
name-does-flo_l_01-peek_evidence = guarda di nascosto 1 prova
name-does-flo_l_03-draw = pesca una carta da un mazzo qualsiasi
name-does-flo_l_18-draw = pesca una carta dal proprio mazzo luce
name-does-flo_d_02-light = −2 Tempo; scarta 1 carta dalla mano
name-does-flo_d_02-dark = +1 Trauma; 1 ribellione
name-does-flo_d_07-or-0 = +1 bagaglio cattivo
name-does-flo_d_07-or-1 = −2 Tempo
name-does-flo_d_09-light = −1 favore qualsiasi (a scelta di chi gioca la carta); −1 Tempo
name-does-flo_d_09-dark = 2 ribellione; +1 Trauma
name-does-lou_l_14-light = pesca 2 carte dal proprio mazzo luce; 1 dovere
name-does-lou_l_14-dark = pesca 2 carte dai mazzi ombra altrui; 1 colpa; +1 Trauma
name-does-lou_d_04-light = +1 Trauma; pesca una carta dal mazzo ombra di un altro
name-does-lou_d_04-dark = 1 colpa; −1 Tempo; pesca una carta dal mazzo ombra di un altro
name-does-lou_d_13-light = +2 Trauma
name-does-lou_d_13-dark = +1 Trauma; −1 Favore del signor Li; pesca 2 carte dai mazzi ombra altrui
name-does-lou_d_18-or-0 = 1 colpa
name-does-lou_d_18-or-1 = −1 Tempo
name-does-rac_l_11-draw = pesca una carta dal mazzo ombra di un altro
name-does-rac_l_18-light = +1.000 $; 1 coraggio; guarda di nascosto un fascicolo intero
name-does-rac_l_18-dark = +2.000 $; +1 Trauma; 1 avidità
name-does-rac_d_01-light = se Rachel ha almeno 1.000 $: −1.000 $; altrimenti: −2 Tempo
name-does-rac_d_01-dark = +1 Trauma; pesca una carta dal mazzo ombra di un altro
name-does-rac_d_12-light = −2.000 $; 1 coraggio
name-does-rac_d_12-dark = +1 Trauma; +1 bagaglio cattivo
name-does-rac_d_18-or-0 = +2.000 $; +2 bagaglio cattivo
name-does-rac_d_18-or-1 = scarta 2 carte dalla mano
name-does-ray_l_10-light = piazza 1 prova (Testimonianza); 1 coraggio
name-does-ray_l_10-dark = metti 1 Attentato su un sospetto; 1 colpa; +1 Trauma
name-does-ray_d_02-light = −2 Tempo
name-does-ray_d_02-dark = +2 Trauma
name-does-ray_d_10-light = +1 Trauma; scarta 1 carta dalla mano
name-does-ray_d_10-dark = +2 bagaglio cattivo; 1 colpa
name-does-ray_d_17-or-0 = −1 favore qualsiasi
name-does-ray_d_17-or-1 = +1 bagaglio cattivo
name-does-city_hall = +1 Favore politico, una volta al giorno
name-does-old_war_memorial = 1 verso luce o ombra, una volta al giorno
name-does-weyland_real_estate = sposta 1 pista (Documento), una volta al giorno
name-does-starlight_crusade = −1 Trauma; 1 verso la luce, una volta al giorno
name-does-haas_bioroid = +1 Gettone Haas, una volta al giorno
name-does-levy_university = +1 Favore dell'alta società, una volta al giorno
name-does-thurguns_free_clinic = −2 Trauma, una volta al giorno
name-does-a_plus_athletic_club = 2 verso luce o ombra, una volta al giorno
name-does-jacks_diner = pesca 2 carte da mazzi qualsiasi; scarta 1 carta dalla mano, una volta al giorno
name-does-humanity_labor = metti 1 Attentato su un sospetto, una volta al giorno
name-does-monroe_associates = piazza o sposta un mandato: un luogo (riservato), una volta al giorno
name-does-napd = +1 Pass per la navetta, una volta al giorno
name-does-jinteki = +1 Jinteki, una volta al giorno
name-does-roxies = guarda di nascosto la mano di un altro giocatore, una volta al giorno
name-does-eastside_tenements = +1 Favore di strada, una volta al giorno
name-does-midway = +2 favori di un solo tipo, di tipo diverso da quello pagato, una volta al giorno
name-does-castle_club = un giocatore: +1 bagaglio, buono o cattivo, una volta al giorno
name-does-starport_kaguya = se chi gioca non ha: Pass per la navetta: +1 Pass per la navetta, una volta al giorno
name-does-dome_authority = scopri 2 prove (di un solo sospetto), una volta al giorno
name-does-farside_annex = rivela 1 pezzo della cospirazione: Pila dei favori, una volta al giorno
name-does-order_of_sol = metti 1 Alibi su un sospetto, una volta al giorno
name-does-melange_mining = +2 Favore aziendale, una volta al giorno
name-does-lou_sara-track = l'umore diventa buono
name-does-lou_sara-start-0 = +1 bagaglio buono
name-does-lou_sara-start-1 = +1 bagaglio cattivo
name-does-lou_sara-a-0 = +1 Favore di Sara
name-does-lou_take-start-0 = +2 bagaglio buono
name-does-lou_take-start-1 = +1 bagaglio cattivo
name-does-lou_take-a-0 = +1 bagaglio buono
name-does-lou_take-b-0 = +1 bagaglio buono
name-does-lou_case-start-0 = +1 bagaglio cattivo
name-does-lou_case-a-0 = +1 bagaglio buono
name-does-lou_case-b-0 = +1 bagaglio buono
name-does-cap_love-track = la Lucidità risale di 1
name-does-cap_love-start-0 = +1 bagaglio buono
name-does-cap_love-start-1 = +1 bagaglio cattivo
name-does-cap_love-a-0 = +1 Favore di Daniel
name-does-cap_owned-move_detective = vai a: Jinteki
name-does-cap_owned-start-0 = +1 bagaglio buono
name-does-cap_owned-start-1 = +1 bagaglio cattivo
name-does-cap_owned-a-0 = +1 bagaglio buono
name-does-cap_owned-b-0 = +1 bagaglio buono
name-does-cap_mind-start-0 = +1 bagaglio cattivo
name-does-cap_mind-a-0 = la Lucidità risale di 1
name-does-flo_harm-start-0 = +1 bagaglio buono
name-does-flo_harm-start-1 = +1 bagaglio cattivo
name-does-flo_harm-a-0 = +1 bagaglio buono
name-does-flo_harm-b-0 = +1 bagaglio buono
name-does-flo_case-start-0 = +1 bagaglio cattivo
name-does-flo_case-a-0 = +1 bagaglio buono
name-does-flo_home-start-0 = +1 bagaglio cattivo
name-does-flo_home-a-0 = +2 bagaglio buono
name-does-flo_home-b-0 = +1 bagaglio buono; pesca una carta dal proprio mazzo luce
name-does-rac_father-start-0 = +1 bagaglio buono
name-does-rac_father-start-1 = +1 bagaglio cattivo
name-does-rac_father-a-0 = +1 Favore del capitano Beckmann
name-does-rac_debt-start-0 = +2 bagaglio buono
name-does-rac_debt-start-1 = +1 bagaglio cattivo
name-does-rac_debt-a-0 = +1 bagaglio buono
name-does-rac_bounty-start-0 = +1 bagaglio cattivo
name-does-rac_bounty-b-0 = +1 bagaglio buono
name-does-ray_war-draw = pesca una carta dal mazzo ombra di un altro; 1 verso l'ombra
name-does-ray_war-start-0 = +1 bagaglio buono
name-does-ray_war-start-1 = +1 bagaglio cattivo
name-does-ray_war-a-0 = +1 bagaglio buono
name-does-ray_love-start-0 = +1 bagaglio buono
name-does-ray_love-start-1 = +1 bagaglio cattivo
name-does-ray_love-a-0 = +1 bagaglio buono
name-does-ray_friend-start-0 = +1 bagaglio buono
name-does-ray_friend-start-1 = +1 bagaglio cattivo
name-does-ray_friend-a-0 = +1 Favore di Parsons
name-does-ray_friend-b-0 = +1 bagaglio buono
name-does-gen_01-0 = se è Louis: 2 amore; altrimenti: +1 Favore dell'alta società, Louis: +1 bagaglio cattivo; questo evento finisce
name-does-gen_02-suspect_token = metti 1 Attentato su un sospetto
name-does-gen_02-0 = se è Louis: +1 Favore del signor Li; altrimenti: +1 Favore di strada; puoi: metti 1 Attentato su un sospetto; questo evento finisce
name-does-gen_03-0 = se è Caprice: +1 Favore di Daniel; altrimenti: +1 Favore dell'alta società, Caprice: +1 bagaglio cattivo; questo evento finisce
name-does-gen_05-0 = +1 Favore politico; se è Rachel: +1 Favore del capitano Beckmann; questo evento finisce
name-does-gen_06-0 = se è Raymond: 2 lealtà, Parsons ricompare; altrimenti: +1 Favore di strada; questo evento finisce
name-does-gen_07-0 = −1 Trauma; se è Floyd: 1 fede
name-does-gen_08-0 = +1 Jinteki; se è Caprice: 1 controllo; questo evento finisce
name-does-gen_09-0 = se è Rachel: prendi una carta dal proprio mazzo luce (Impianto); altrimenti: pesca 2 carte da mazzi qualsiasi; questo evento finisce
name-does-gen_10-0 = se è Raymond: 2 speranza; altrimenti: +1 Favore dell'alta società, Raymond: +1 bagaglio cattivo; questo evento finisce
name-does-gen_15-draw = pesca una carta dal mazzo ombra di un altro
name-does-gen_18-or-0 = −1 Trauma
name-does-gen_18-or-1 = +1 bagaglio buono
name-does-gen_27-0 = se è Louis: +1 Favore di Sara; altrimenti: guarda di nascosto un fascicolo intero; questo evento finisce
name-does-gen_29-0 = piazza 1 prova (Testimonianza); se è Rachel: 1 famiglia; questo evento finisce
name-does-gen_30-0 = +1 Pass per la navetta; se è Floyd: +1 Favore della direttrice Haas; altrimenti: +1 Favore aziendale; questo evento finisce
name-does-estates_ev1-0 = piazza 1 prova (Documento, il sospetto dell'evento)
name-does-estates_ev2-0 = metti 1 Alibi su un sospetto; questo evento finisce
name-does-roxies_ev1-0 = piazza 2 prove (Testimonianza, Thomas Haas); sposta 1 pista ovunque (Thomas Haas, verso: NAPD); questo evento finisce
name-does-roxies_ev2-0 = guarda di nascosto tutte le prove su un sospetto
name-does-roxies_ev3-move_evidence = sposta 1 prova in un altro fascicolo del sospetto (coperta)
name-does-midway_ev1-0 = piazza 1 prova (Prova materiale, chi ha meno prove materiali)
name-does-midway_ev2-0 = sposta 2 prove su un altro sospetto, stesso fascicolo (Mark Henry); questo evento finisce
name-does-dome_ev1-0 = piazza 1 prova (Documento, coperta)
name-does-dome_ev2-0 = guarda 2 intuizioni non assegnate; questo evento finisce
name-does-clinic_ev1-0 = piazza 2 prove (Prova materiale, coperta, ciascuna su un altro sospetto); questo evento finisce
name-does-clinic_ev2-or-0 = metti 1 Alibi su un sospetto (Perrin Vale)
name-does-clinic_ev2-or-1 = metti 1 Attentato su un sospetto (Perrin Vale)
name-does-clinic_ev2-0 = scegli: metti 1 Alibi su un sospetto (Perrin Vale) oppure metti 1 Attentato su un sospetto (Perrin Vale); questo evento finisce
name-does-foundry_ev1-0 = piazza 1 prova (Prova materiale, pescane 2, piazzane 1)
name-does-foundry_ev2-move_evidence = sposta 1 prova su un altro sospetto, stesso fascicolo (scoperta)
name-does-ray_memory_4-or-0 = scarta 1 carta dalla mano
name-does-ray_memory_4-or-1 = 1 verso l'ombra
name-does-shift-shift = un giocatore: 1 verso luce o ombra
name-does-baggage-baggage = un giocatore: +1 bagaglio, buono o cattivo
name-does-shift_02-move_lead-document = sposta 1 pista (Documento)
name-does-shift_04-move_lead-physical = sposta 1 pista (Prova materiale)
name-does-shift_08-gain = +1 Pass per la navetta
name-does-shift_09-move_lead-testimony = sposta 1 pista (Testimonianza)
name-does-shift_10-suspect_token = metti 1 Attentato su un sospetto
name-does-favor_01-suspect_token = metti 1 Attentato su un sospetto
name-does-favor_02-gain = +1 Pass per la navetta
name-does-favor_03-move_lead-testimony = sposta 1 pista (Testimonianza)
name-does-favor_05-reveal_puzzle = rivela 1 pezzo della cospirazione: Pila del crepuscolo
name-does-favor_06-reveal_puzzle = rivela 1 pezzo della cospirazione: Pila del crepuscolo
name-does-favor_07-move_lead-document = sposta 1 pista (Documento)
name-does-baggage_01-suspect_token = metti 1 Attentato su un sospetto
name-does-baggage_02-gain = +1 Pass per la navetta
name-does-baggage_03-reveal_puzzle = rivela 1 pezzo della cospirazione: Pila dei favori
name-does-baggage_04-reveal_puzzle = rivela 1 pezzo della cospirazione: Pila dei favori
name-does-baggage_05-suspect_token = metti 1 Attentato su un sospetto
name-does-baggage_05-move_lead-physical = sposta 1 pista (Prova materiale)
name-does-baggage_06-gain = +1 Pass per la navetta
name-does-baggage_06-move_lead-testimony = sposta 1 pista (Testimonianza)
name-does-baggage_07-reveal_puzzle = rivela 1 pezzo della cospirazione: Pila del crepuscolo
name-does-baggage_08-move_lead-document = sposta 1 pista (Documento)
name-does-baggage_08-move_lead-physical = sposta 1 pista (Prova materiale)

### La fine

end-heading = Si apre il fascicolo
end-case = Le prove
end-murderer = { $count ->
    [one] Chi ha ucciso: { $suspects }
   *[other] Hanno ucciso insieme: { $suspects }
}
end-hunch-right = { $kind }: giusto
end-hunch-wrong = { $kind }: sbagliato
end-obsessed = Ossessione, e a ragione: altri { $points }.
end-conspiracy = La cospirazione
end-no-links = Le sue linee non hanno raggiunto nessuno.
end-no-plots = Nessuna trama si è conclusa.
end-why-right = { $seat } ha più punti di tutti, { $points }, e aveva capito chi ha ucciso: { $suspects }.
end-why-wrong = { $seat } ha più punti di tutti, { $points }, anche con un’intuizione sbagliata su chi ha ucciso: { $suspects }.
end-why-tie = Anche { $level_seats } è a { $points } punti, ma solo { $seat } aveva capito chi ha ucciso.
end-why-shared = { $seats } hanno più punti di tutti, { $points } a testa, e le intuizioni su chi ha ucciso non decidono: condividono la vittoria.
end-paid-nobody = non vale niente per nessuno

### The table in words

spoken-now = Muove { $seat }, Tempo rimasto { $time }.
spoken-scene = Scena del delitto: { $place }.
spoken-with = { $name }: { $place }.
spoken-event = Evento: { $event }
spoken-hunches = Le mie intuizioni: colpevole { $guilty }, innocente { $innocent }.
spoken-hoped = Per quanto so, chiudendo il caso adesso avrei { $sum } punti: { $guilty } per la mia intuizione di colpevolezza, { $innocent } per quella di innocenza.
spoken-card = Carta: { $card }
spoken-drawn = Pescate e non ancora piazzate: { $values }.
spoken-memory = Il mio ricordo di Raymond: { $memory }.
spoken-file = { $kind }: { $tokens }
spoken-face-down = coperta
spoken-by = { $value } di { $seat }
spoken-file-empty = { $kind }: nessuna prova
spoken-hits = attentati { $count }
spoken-alibis = alibi { $count }
spoken-pile = { $pile }: restano { $count }
spoken-marker = presa da { $seats }
spoken-pieces = Pezzi piazzati: { $count }.
spoken-link = { $group }: { $count } lati collegati su 4.
spoken-places = La città: { $district }
spoken-place = { $place }, { $type }
spoken-lead = pista { $kind }: { $of }
spoken-here = qui: { $names }
spoken-restricted = accesso limitato
spoken-warrant = mandato di { $seat }
spoken-player = { $seat }: { $detective }
spoken-points = punti finora { $points }
spoken-at = si trova: { $place }
spoken-twilight = { $way } { $count }
spoken-twilight-even = fra luce e ombra
spoken-none = nessuno
spoken-known-total = note in tutto { $total }
spoken-scene-here = scena del delitto
spoken-in-play = in gioco: { $cards }
spoken-seen = Hai visto in mano a { $who }: { $cards }.
spoken-plot = trama { $plot }: bagagli buoni { $good }, cattivi { $bad }
spoken-cards = carte: { $cards }
spoken-deck = { $count } { $side } ({ $detective })
spoken-tokens = gettoni: { $tokens }
spoken-endings = trame concluse: { $endings }
spoken-sanity = Lucidità { $step }
spoken-mood = Umore: { $mood }
