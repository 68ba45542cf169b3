title = Al servizio di Sua Maestà
tagline = Gentiluomini, fiale e ottone: un mercato di dischi che girano e una sola uscita segreta.

### What is asked

ask-gentleman = Scegli il tuo gentiluomo: per le regole sono tutti uguali.
ask-hourglass = Metti una clessidra: su quella faccia nessuno commercia finché non viene tolta. Ostacola gli altri, non te.
ask-agents = Il Signore delle Ombre ti ascolta: muovi un agente, oppure lasciali stare.
ask-agent-where =
    { $cleared ->
        [0] Dove va { $agent }? Per andare più lontano, togli prima le clessidre dal disco.
        [one] Una clessidra tolta: { $agent } deve fare tutta la strada.
       *[other] { $cleared } clessidre tolte: { $agent } deve fare tutta la strada.
    }
ask-begin-turn = Prima del tuo turno incontri { $agents }.
ask-turn =
    { $actions ->
        [0] Nessuna azione rimasta. Carte e tangenti sono ancora libere.
        [one] Tocca a te: ti resta { $actions } azione.
       *[other] Tocca a te: ti restano { $actions } azioni.
    }
    .card-confirm = Giocare { $a }? Una volta mostrata, non si ritira.
ask-fog = C'è nebbia verso { $disc }. Come paghi?
ask-draw = Peschi una carta speciale?
ask-turn-which = Quale disco giri?
ask-turn-other = Giri { $disc } { $way }. Quale altro disco giri?
ask-turn-way = In che senso gira { $disc }?
ask-opponent = { $card }: contro chi?
ask-blow-where = Dove il vento porta { $gentleman }?
ask-ritual-out = Quale agente lascia il tabellone?
ask-ritual-in = Esce { $agent }: chi ne prende il posto?
ask-wheel-way = In che senso gira l'intero tabellone?
ask-which-element = Che cosa prendi a { $other_seat }?
ask-which-artefact = Che cosa prendi a { $other_seat }?

### What others read meanwhile

doing-gentleman = { $seats } sceglie un gentiluomo
doing-hourglass = { $seats } piazza una clessidra
doing-agents = { $seats } comanda gli agenti
doing-turn = { $seats } sta giocando

### Options

option-gentleman = { $a }
option-lot = Tira a sorte
option-block-face =
    { $own ->
        [0]
            { $facing ->
                [0] { $disc }: blocca { $thing } (prezzo { $price }), per ora rivolta a nessuno
               *[other] { $disc }: blocca { $thing } (prezzo { $price }), rivolta a { $seats }
            }
       *[other]
            { $needed ->
                [0] { $disc }: blocca { $thing } (prezzo { $price }), rivolta a te
               *[other] { $disc }: blocca { $thing } (prezzo { $price }), rivolta a te, e ti serve
            }
    }
option-move-agent = Muovi { $agent } (ora: { $disc })
option-stay-agent = Lascia { $agent } dov'è: { $disc }
option-send-agent =
    { $met ->
        [0] Manda { $agent }: { $disc }
        [one] Manda { $agent }: { $disc }, dove si trova { $gentlemen }
       *[other] Manda { $agent }: { $disc }, dove si trovano { $gentlemen }
    }
option-lengthen-way = Rimuovi la clessidra da { $thing } { $price } ({ $disc }): poi { $agent } deve percorrere esattamente { $steps } dischi
option-done = Lasciali stare
option-begin-turn =
    { $actions ->
        [0]
            { $coins ->
                [0] Comincia il turno
                [one] Comincia il turno: perdi { $coins } moneta
               *[other] Comincia il turno: perdi { $coins } monete
            }
       *[other]
            { $coins ->
                [0] Comincia il turno con { $actions } azione in meno
                [one] Comincia il turno con { $actions } azione in meno, e perdi { $coins } moneta
               *[other] Comincia il turno con { $actions } azione in meno, e perdi { $coins } monete
            }
    }
option-walk = Vai: { $place }
option-walk-through-fog = Vai attraverso la nebbia: { $place }, per { $coins } moneta o { $elements } elemento
option-pass-gate = Vai: { $place } (il Controllore dei Varchi ti lascia passare)
option-pay-coins = Paga { $coins } moneta (ne hai { $has })
option-pay-element = Paga { $elements } { $element } (ne hai { $has })
option-buy =
    { $coins ->
        [one] Compra { $thing } per { $coins } moneta (ne hai { $has })
       *[other] Compra { $thing } per { $coins } monete (ne hai { $has })
    }
option-sell =
    { $coins ->
        [one] Vendi { $thing } per { $coins } moneta (hai { $has } { $thing })
       *[other] Vendi { $thing } per { $coins } monete (hai { $has } { $thing })
    }
option-turn-disc =
    { $hourglasses ->
        [0] Ruota { $disc } { $way }: avrai davanti { $thing } { $price }
       *[other] Ruota { $disc } { $way }: avrai davanti { $thing } { $price }, con una clessidra
    }
option-choose-disc = Ruota { $disc }: hai davanti { $now } { $now_price }; in senso orario { $cw } { $cw_price }, antiorario { $ccw } { $ccw_price }
option-clear-hourglass = Rimuovi la clessidra da { $thing } { $price } ({ $disc })
option-beg =
    { $coins ->
        [0] Mendica
        [one] Mendica { $coins } moneta
       *[other] Mendica { $coins } monete
    }
option-turn-any =
    { $cards ->
        [0] Ruota un disco qualsiasi (non restano carte da pescare)
       *[other] Ruota un disco qualsiasi e pesca
    }
option-bribe = Corrompi con 1 moneta: { $coins } nella tua cassetta, al massimo { $most } in un'altra
option-bribe-in-vain = Corrompi con 1 moneta: tutte le { $coins } della tua cassetta vanno alla banca
option-end-turn =
    { $actions ->
        [0] Fine turno
        [one] Fine turno ({ $actions } azione va persa)
       *[other] Fine turno ({ $actions } azioni vanno perse)
    }
option-leave = Esci con tutto
option-draw = Pesca una carta
option-no-draw = Nessuna carta

### Special cards

option-play-card = Gioca { $card }
option-play-for-actions =
    { $actions ->
        [one] Gioca { $card }: { $actions } azione in più
       *[other] Gioca { $card }: { $actions } azioni in più
    }
option-play-for-bank-coins =
    { $coins ->
        [one] Gioca { $card }: prendi { $coins } moneta dalla banca
       *[other] Gioca { $card }: prendi { $coins } monete dalla banca
    }
option-play-for-opponents-coins =
    { $coins ->
        [one] Gioca { $card }: prendi { $coins } moneta agli avversari
       *[other] Gioca { $card }: prendi { $coins } monete agli avversari
    }
option-play-for-sale =
    { $coins ->
        [one] Gioca { $card }: la tua prossima vendita rende { $coins } moneta in più
       *[other] Gioca { $card }: la tua prossima vendita rende { $coins } monete in più
    }
option-play-for-rust =
    { $coins ->
        [one] Gioca { $card }: un avversario perde { $coins } moneta di tangente
       *[other] Gioca { $card }: un avversario perde fino a { $coins } monete di tangente
    }
option-play-for-theft = Gioca { $card }: prendi uno di questi a un avversario ({ $things })
option-play-for-gift = Gioca { $card }: ottieni { $thing } senza pagare
option-play-for-agent = Gioca { $card }: un agente lascia il tabellone (ora in gioco: { $agents })
option-rust-bribe =
    { $coins ->
        [one] { $seat } perde { $coins } moneta di tangente
       *[other] { $seat } perde { $coins } monete di tangente
    }
option-steal-from = A { $seat }: { $things }
option-steal-thing = Prendi { $thing } a { $seat }
option-blow-away = Soffia via { $seat } (ora: { $place })
option-blow-to = Soffia via { $seat }: { $place }
option-agent-out = Manda via { $agent }: { $disc }
option-agent-in = Metti { $agent } al posto dell'altro agente ({ $other }): { $disc }
option-turn-board = Ruota il tabellone { $way }: la tua competenza sarà { $competence }, il tuo varco { $exit }

### Why not

why-lost-boy = Il Ragazzo Perduto tiene fermo questo disco: non si gira.
why-same-disc = Questo disco è già scelto: il secondo dev'essere un altro.
why-doctor = Il Dottore vieta ogni commercio qui.
why-blocked-face = Sulla tua faccia del disco c'è una clessidra.
why-has-artefact = Hai già questo artefatto.
why-sold-here = In questo turno hai venduto su questo disco: qui non puoi comprare.
why-bought-here = In questo turno hai comprato su questo disco: qui non puoi vendere.
why-track-full = Di questo elemento non puoi averne di più.
why-too-dear = Costa { $coins }, e in mano hai { $has }.
why-lacks-element = Non hai { $thing }.
why-fog = Nebbia: non hai né una moneta né un elemento per pagare.
why-begged = In questo turno hai già mendicato.
why-too-rich = Qualcuno ha meno monete di te.
why-bank-empty = La banca è vuota.
why-drew = Una volta per turno basta.
why-no-action = In questo turno non hai più azioni.
why-no-coin = Non hai monete in mano.
why-lost-boy-exit = Il Ragazzo Perduto sta nell'uscita.
why-artefacts-missing = Ti mancano ancora: { $lacking }.
why-elements-missing = Alla tua combinazione mancano ancora: { $lacking }.
why-card-needs = Alla carta serve ciò che non hai: { $lacking }.
why-card-idle = Adesso non farebbe nulla.

### What happened

note-gentleman = { $seat } è { $gentleman }.
note-placed = { $seat } piazza una clessidra: { $disc }, { $face }.
note-round = Round { $round }.
note-turn = È il turno di { $seat }.
note-income =
    { $coins ->
        [0] { $seat } non riceve rendita: la banca è vuota.
        [one] { $seat } riceve { $coins } moneta di rendita.
       *[other] { $seat } riceve { $coins } monete di rendita.
    }
note-forced-bribe = La rendita di { $seat } va al Signore delle Ombre (ora là: { $coins }).
note-five-coins = Il Signore delle Ombre intasca le { $coins } monete di { $seat }.
note-favour-won = { $seat } ottiene il favore del Signore delle Ombre; tutte le tangenti spariscono.
note-favour-stays = { $seat } conserva il favore.
note-favour-lost = Nessuno prevale: { $seat } perde il favore ma resta primo giocatore; tutte le tangenti spariscono.
note-favour-nobody = Il Signore delle Ombre non favorisce nessuno. { $seat } resta primo giocatore.
note-agent-entered = Arriva { $agent }: { $disc }.
note-agent-replaced = Entra { $other }, esce { $agent }: { $disc }.
note-agent-moved = { $seat } manda { $agent }: { $disc }.
note-cleared = { $seat } toglie una clessidra: { $disc }, { $face }.
note-witch = La Strega toglie un'azione a { $seat }.
note-dandy = Il Dandy toglie una moneta a { $seat }.
note-turned = { $seat } gira { $disc } { $way }.
note-bought =
    { $coins ->
        [0] { $seat } ottiene { $thing } senza pagare ({ $disc }).
       *[other] { $seat } compra { $thing } per { $coins } ({ $disc }).
    }
note-sold = { $seat } vende { $thing } per { $coins } ({ $disc }).
note-no-hourglass = Non ci sono più clessidre per { $disc }.
note-moved = { $seat } raggiunge { $disc }.
note-gated = Il Controllore dei Varchi lascia passare { $seat }: { $disc }.
note-fog-coin = { $seat } paga una moneta alla nebbia.
note-fog-element = { $seat } lascia nella nebbia 1 { $element }.
note-begged =
    { $coins ->
        [one] { $seat } mendica e riceve { $coins } moneta.
       *[other] { $seat } mendica e riceve { $coins } monete.
    }
note-no-card = Non ci sono più carte da pescare.
note-reshuffled = Gli scarti formano un nuovo mazzo.
note-drew = { $seat } pesca una carta.
note-drew-card = Hai pescato { $card }.
note-played = { $seat } gioca { $card }.
note-got-coins =
    { $coins ->
        [one] { $seat } prende { $coins } moneta dalla banca.
       *[other] { $seat } prende { $coins } monete dalla banca.
    }
note-blown = Il vento porta via il gentiluomo di { $other_seat }: { $disc }.
note-rusted =
    { $coins ->
        [one] { $coins } moneta di tangente di { $other_seat } si dissolve in ruggine.
       *[other] { $coins } monete di tangente di { $other_seat } si dissolvono in ruggine.
    }
note-wheel = L'intero tabellone gira { $way }: ognuno ha davanti un altro lato.
note-stolen = { $seat } prende { $thing } a { $other_seat }.
note-drained = { $seat } prende una moneta a { $other_seat }.
note-bribed =
    { $coins ->
        [one] { $seat } corrompe il Signore delle Ombre (là c'è { $coins } moneta).
       *[other] { $seat } corrompe il Signore delle Ombre (là ci sono { $coins } monete).
    }
note-left = { $seat } esce dal varco con tutto: { $disc }!

### The end

ending-left = Un gentiluomo è uscito con tutto.
score-artefacts = Artefatti
score-elements = Combinazione
score-left = Varco

### Names

name-P = la Promenade
name-1 = il disco 1
name-2 = il disco 2
name-3 = il disco 3
name-4 = il disco 4
name-5 = il disco 5
name-6 = il disco 6
name-7 = il disco 7
name-8 = il disco 8
name-A = il disco A
name-B = il disco B
name-C = il disco C
name-D = il disco D
name-p2 = prezzo 2
name-p3 = prezzo 3
name-p4 = prezzo 4
name-p5 = prezzo 5
name-cw = in senso orario
name-ccw = in senso antiorario
name-blood = Sangue
name-mana = Mana
name-ectoplasm = Ectoplasma
name-titanium = Titanio
name-atlantean_key = Chiave Atlantidea
name-spectral_chain = Catena Spettrale
name-adamantine_key = Chiave Adamantina
name-mithril_padlock = Lucchetto di Mithril
name-john_brown = John Brown
name-master_fox = Master Fox
name-dr_jekyll = Dr Jekyll
name-great_detective = Il Grande Detective
name-witch = la Strega
name-merchant = il Mercante
name-dandy = il Dandy
name-gatekeeper = il Controllore dei Varchi
name-doctor = il Dottore
name-lost_boy = il Ragazzo Perduto
name-spectral_speed = Velocità Spettrale
name-queens_favour = Favore della Regina
name-titans_breath = Soffio del Titano
name-ritual_summoning = Evocazione Rituale
name-mechanism_shift = Spostamento del Meccanismo
name-dissolved_to_rust = Dissolte in Ruggine
name-dragons_gift = Dono del Drago
name-wheel_of_chaos = Ruota del Caos
name-ethereal_channel = Canale Etereo
name-alchemical_drain = Prosciugamento Alchemico
name-lords_decree = Decreto del Lord
name-fairys_gift = Dono della Fata
name-far = lontano
name-far_right = lontano a destra
name-right = a destra
name-near_right = vicino a destra
name-near = vicino
name-near_left = vicino a sinistra
name-left = a sinistra
name-far_left = lontano a sinistra

### What explains itself

tip-witch = La Strega: chi comincia il turno con lei ha un'azione in meno.
tip-merchant = Il Mercante: comprare da lui costa 1 moneta in meno, ma almeno 1.
tip-dandy = Il Dandy: chi comincia il turno con lui perde 1 moneta di mano.
tip-gatekeeper = Il Controllore dei Varchi: dal suo disco un'azione porta ovunque, senza nebbia.
tip-doctor = Il Dottore: sul suo disco nessuno compra o vende.
tip-lost_boy = Il Ragazzo Perduto: il suo disco non si gira e nessuno esce da lì.
tip-oldest = { $what } È in gioco da più tempo: sarà il prossimo a essere sostituito.
tip-spectral_speed = 2 azioni in più in questo turno.
tip-queens_favour = Prendi 2 monete dalla banca.
tip-titans_breath = Metti il gentiluomo di un avversario in un altro luogo qualsiasi.
tip-ritual_summoning = Un agente in gioco e uno in attesa si scambiano; anche prima che gli agenti agiscano all'inizio del tuo turno.
tip-mechanism_shift = Gira due dischi diversi, ciascuno nel senso che vuoi.
tip-dissolved_to_rust = Un avversario perde tutte le monete di tangente.
tip-dragons_gift = La tua prossima vendita rende 3 monete in più.
tip-wheel_of_chaos = L'intero tabellone gira: ognuno ha davanti un altro lato.
tip-ethereal_channel = Prendi 1 elemento a un avversario.
tip-alchemical_drain = Prendi 1 moneta di mano a ciascun avversario.
tip-lords_decree = Prendi a un avversario un artefatto che ti manca.
tip-fairys_gift = Ottieni ciò che mostra la tua faccia del disco: senza azione, né monete, né clessidra, né giro.
tip-disc = Ora: { $now }. Un quarto di giro in senso orario: { $next }. In senso antiorario: { $back }.
tip-hourglass = Una clessidra: questa faccia non si usa finché non viene tolta.
tip-fog = Nebbia: passare da questo bordo costa 1 moneta o 1 elemento.
tip-promenade = La Promenade: mendica, oppure gira un disco qualsiasi e pesca una carta.
tip-exit = Il tuo varco segreto: esci da qui con quattro artefatti e la tua combinazione.
tip-coins = Monete in mano.
tip-bribe = La cassetta delle tangenti: chi ne ha di più a fine round ottiene il favore. Queste monete non si riprendono.
tip-first = Primo giocatore. Con il lato del Signore delle Ombre in vista, anche il favore.
tip-favour = Il favore del Signore delle Ombre: primo giocatore, 4 azioni, comando sugli agenti; la rendita va in tangente.
tip-cards = Carte speciali in mano.
tip-actions =
    { $actions ->
        [one] Resta { $actions } azione.
       *[other] Restano { $actions } azioni.
    }
tip-begged = In questo turno ha già mendicato.
tip-drew = In questo turno ha già girato un disco dalla Promenade.
tip-bought-on = In questo turno ha comprato qui e non può vendere: { $discs }.
tip-sold-on = In questo turno ha venduto qui e non può comprare: { $discs }.
tip-buy = Su un disco: paga il prezzo della tua faccia e prendi ciò che mostra. Sulla faccia va una clessidra e il disco gira.
tip-sell = Su un disco interno: cedi l'elemento della tua faccia al suo prezzo. Sulla faccia va una clessidra e il disco gira.
tip-turn = Su un disco: giralo di un quarto in senso orario.
tip-beg = Sulla Promenade, una volta per turno: 2 monete se solo tu ne hai meno di tutti in mano, 1 se a pari merito.
tip-turn-any = Sulla Promenade, una volta per turno: gira un disco qualsiasi in un senso o nell'altro, poi pesca una carta speciale se vuoi.
tip-leave = Sul disco del tuo varco, con quattro artefatti e la tua combinazione: esci e vinci.
tip-end-turn = Il turno finisce quando lo dici tu. Le azioni rimaste si perdono.
tip-sold-here = Ti serve, e la tua faccia qui lo vende: { $thing }, prezzo { $coins }.
tip-bonus = Il Dono del Drago attende: la prossima vendita rende { $coins } monete in più.
tip-competence = { $element } è la competenza di questo lato: decide i pareggi per il favore.
tip-side = Clicca per guardare da questo lato. La sua competenza: { $element }.
tip-deck = Carte speciali: { $deck } nel mazzo, { $discard } negli scarti{ $discard ->
        [0] .
       *[other] : { $cards }.
    }
tip-bank = Monete in banca: { $coins }. Clessidre di riserva: { $hourglasses }.

### On the board

board-need = Ti serve ancora
board-ready = Hai tutto: al varco!
board-gate = Varco: { $gate } ({ $place })
board-look-at = Ingrandisci { $place }
board-hand = Carte speciali
board-no-cards = Ancora nessuna carta speciale: pescane una sulla Promenade.
board-needs = serve
board-actions = Azioni
board-bribes = Tangenti
board-view-from = Guarda da
board-side-N = nord
board-side-E = est
board-side-S = sud
board-side-W = ovest
board-round = Round { $round }
board-setup = Prima dell'inizio
board-shadow-master = Signore delle Ombre
board-first-player = Primo giocatore
board-favourite = Ora otterrebbe il favore
board-gentlemen = Chi sarai?
board-gentlemen-alike = Per le regole i gentiluomini sono tutti uguali: scegli il volto che ti piace. Ciò con cui cominci viene dal tuo lato del tabellone: { $element }, la tua competenza, che decide anche i pareggi per il favore.
board-hourglasses = A che serve una clessidra
board-hourglasses-why = Chiude una faccia: lì nessuno compra o vende finché non viene tolta. Gira con il suo disco. Chiudi ciò che gli altri vorranno.
board-hourglasses-free = Ciò che serve a te:

### Keys of the machine

act-buy = Compra
act-sell = Vendi
act-turn = Gira il disco
act-beg = Mendica
act-turn-any = Gira e pesca
act-bribe = Tangente
act-leave = Esci
act-end-turn = Fine turno

### La fine

end-heading = Combinazioni e varchi
end-why = { $seat } ha avuto per primo tutti e quattro gli artefatti e l’intera combinazione, ed è uscito dal suo varco: { $gate }.
end-left = Aveva tutto ed è uscito.
end-lacking = Mancavano ancora: { $lacking }.
end-gate-only = Aveva tutto, ma non aveva ancora passato il suo varco: { $place }.
end-of = { $have } su { $need }
end-none = non serve
end-progress = Quanto mancava a ciascuno
end-through = uscito
end-at-gate = sul suo varco
end-away = altrove

### Gentlemen and agents in few words

about-john_brown = Regola gli orologi dell'Impero e non arriva mai tardi a un affare.
about-master_fox = Conosce ogni porta di servizio del Mercato delle Ombre.
about-dr_jekyll = Un uomo amabile, finché la fiala resta chiusa.
about-great_detective = Ha dedotto che cosa ti serve prima di te.
about-lot = Chi resta, resta: decida il caso.
effect-witch = 1 azione in meno
effect-merchant = 1 moneta in meno
effect-dandy = prende 1 moneta
effect-gatekeeper = porta ovunque
effect-doctor = vieta il commercio
effect-lost_boy = ferma il disco

### The table in words

spoken-nothing = niente
spoken-turn = È il turno di { $seat }; azioni rimaste: { $actions }.
spoken-favour = Favore del Signore delle Ombre: { $seat }.
spoken-leader = Primo giocatore: { $seat }.
spoken-bank = Monete nella banca: { $coins }; clessidre nella riserva: { $hourglasses }; carte speciali nel mazzo: { $deck }.
spoken-discarded = Carte speciali scartate: { $cards }.
spoken-piles = Artefatti ancora in vendita: { $things }.
spoken-combination = La mia combinazione: { $things }.
spoken-lacking = Mi serve ancora: { $things }.
spoken-gate = Il mio varco: { $gate } ({ $place }).
spoken-card = Carta speciale { $card }: serve { $things }.
spoken-no-cards = Non ho carte speciali.
spoken-discs = I dischi
spoken-towards-me = verso di me { $thing } { $price }
spoken-towards = verso { $who } { $thing } { $price }
spoken-hourglass = clessidra
spoken-here = qui: { $seats }
spoken-fog = nebbia lungo un bordo
spoken-is-gate = il mio varco
spoken-promenade = La Promenade
spoken-nobody = nessuno
spoken-agents = Gli agenti
spoken-agent-on = { $agent }: { $disc }
spoken-agent-waits = { $agent }: aspetta all'angolo
spoken-agent-out = { $agent }: non è in questa partita
spoken-oldest = il prossimo a essere sostituito
spoken-player = { $seat }: { $gentleman }, lato { $side }
spoken-place = si trova: { $place }
spoken-coins = monete { $coins }
spoken-bribe = tangenti { $coins }
spoken-elements = elementi: { $things }
spoken-artefacts = artefatti: { $things }
spoken-cards = carte speciali { $count }
spoken-bonus = la prossima vendita frutta { $coins } in più
