title = Uno studio in smeraldo
tagline = In segreto lealisti o ribelli, costruite un mazzo, conquistate città e uccidete o nascondete i sovrani inumani del 1882.

# Room settings

setting-rulebook = Regolamento
setting-rulebook-help = Le due traduzioni del regolamento differiscono in nove punti: Bismarck, zombi, dischi di blocco, Golovinskij, Maestro del travestimento, Cthulhu, Shoggoth, Moriarty e La Terza Sezione.
setting-rulebook-it = quello italiano
setting-rulebook-hu = quello ungherese

# What a player is asked

ask-act = { $left ->
        [0] Hai fatto le tue azioni. Usa un'azione gratuita o termina il turno.
        [one] Ti resta un'azione. Che cosa fai?
       *[other] Ti restano { $left } azioni. Che cosa fai?
    }
ask-start = In quale città comincia il tuo Agente principale?
ask-claim = Che cosa riscatti? Tutti i tuoi cubi in quel posto vanno nel Limbo.
ask-place = { $total ->
        [0] Scegli carte con cubi (ne hai { $most } in riserva), poi il luogo.
       *[other] Cubi: { $total } su { $most }. Aggiungi una carta o scegli il luogo.
    }
ask-take-back = { $total ->
        [0] Scegli carte con cubi (puoi riprenderne { $most }), poi da dove.
       *[other] Cubi da riprendere: { $total } su { $most }. Aggiungi una carta o indica da dove viene il primo.
    }
ask-take-back-cube = Da dove viene il prossimo cubo? (ne restano { $left } su { $total })
ask-buy = { $total ->
        [0] Scegli carte con oro: 2 ori comprano un cubo ({ $most } nella riserva comune).
       *[other] Oro finora: { $total }; 2 ori comprano un cubo ({ $most } nella riserva comune).
    }
ask-move-who = { $total ->
        [0] Chi viaggia?
       *[other] Oro finora: { $total }. Viaggia anche un altro?
    }
ask-move-where = Dove va { $agent }? Finora { $total } oro.
ask-fare = Oro da pagare, né più né meno: { $need }. Scelto finora: { $total }.
ask-tracks = Scegli le frecce, in ordine. La Guerra sarebbe a { $war }, la Rivoluzione a { $revolution }.
ask-discard = Quali carte scarti? Si vedrà solo l'ultima.
ask-freemasons = Scarta quante carte vuoi, si vede solo l'ultima; poi pescane altrettante più una.
ask-target = Chi prendi di mira con «{ $card }»?
ask-hide = Chi nascondi con «{ $card }»?
ask-bombs = { $target ->
        [royal] Il sovrano ({ $city }) ha difesa { $defence }.
       *[other] { $target } ({ $city }) ha difesa { $defence }.
    } { $need ->
        [one] Ti serve un'altra bomba;
       *[other] Ti servono altre { $need } bombe;
    } scelte finora: { $total }.
ask-which-ability = Per che cosa usi «{ $card }»?
ask-bismarck = Quale tua città chiude Bismarck per sempre?
ask-duchess = Dove mette la Duchessa un tuo cubo?
ask-brotherhood-from = Da dove sposti i cubi?
ask-brotherhood-number = Quanti cubi?
ask-brotherhood-to = { $count ->
        [one] Dove va il cubo?
       *[other] Dove vanno i { $count } cubi?
    }
ask-okhrana = Quale cubo sequestra l'Okhrana?
ask-okhrana-second = Un secondo cubo di { $victim_seat }?
ask-block = Dove metti un disco di blocco, o da dove ne togli uno?
ask-third-section = Quale carta esce dal gioco? Dalla tua mano, nessuno vede quale.
ask-nadar = Chi vola con Nadar?
ask-nadar-where = Dove vola { $agent }?
ask-shoggoth = Chi distrugge lo Shoggoth?
ask-terrors = A chi fanno visita i terrori della notte?
ask-burtsev = Di chi ti mostra l'identità Burcev?
ask-adler = A chi prende un segnalino doppiogiochista Irene Adler?
ask-pinkerton = Quali segnalini tieni? (due)
ask-golovinsky = Di quanto avanza la Guerra?
ask-bite = Chi diventa vampiro?
ask-zombie-kill = Chi uccidono gli zombi? Uno in ogni loro città.
ask-zombie-place = Dove sorge uno zombi? (ne restano { $left })
ask-hudson = Quale carta scambia la signora Hudson?
ask-devils-island = Quale carta città giochi per l'Isola del Diavolo?
ask-devils-island-whom = I cubi di chi vanno nel Limbo ({ $city })?
ask-mi-go = Chi va con i Mi-Go, o ritorna?
ask-mi-go-where = Dove ritorna { $agent }?
ask-sacrifice = Chi sacrifichi a Yog-Sothoth?
ask-destroy = Quale città distrugge Cthulhu?
ask-flee-cthulhu = Cade una città: { $city }. Dove fugge { $agent }?
ask-flee-bismarck = Bismarck chiude una città: { $city }. Dove va { $agent }?
ask-expose = { $by_seat } gioca { $card } ({ $city }){ $target ->
        [royal] { "" }
       *[other] { " " }contro { $target }
    }. Riveli un doppiogiochista per fermarlo?
ask-keep-holmes = { $by_seat } smaschera { $agent } come doppiogiochista. Un Restaurazionista può rivelarsi e tenerlo.
ask-keep-moriarty = { $by_seat } smaschera { $agent } come doppiogiochista. Un Lealista può rivelarsi e tenerlo.
ask-escape = { $by_seat } colpisce con { $card }. In pericolo: { $agents }. Fuggire travestiti?

# What the others read meanwhile

doing-acting = { $seats } sta tramando
doing-placing = { $seats } sceglie dove cominciare
doing-exposing = { $seats }: un doppiogiochista rivelato può fermare il colpo
doing-keeping = { $seats } può rivelarsi e tenere l'agente
doing-escaping = { $seats } può fuggire travestito
doing-zombies = { $seats } guida gli zombi
doing-destroying = { $seats } sceglie una città per Cthulhu
doing-fleeing = { $seats } lascia la città

# Options

option-do = { $a }
name-claim = Riscatta
name-place = Piazza cubi
name-take-back = Riprendi cubi
name-buy = Compra cubi
name-move = Muovi agenti
name-tracks = Tracciati
name-discard = Scarta
name-reveal = Rivelati e termina la partita
name-sacrifice = Sacrifica un agente
name-hudson = Signora Hudson
name-devils-island = Isola del Diavolo
name-mi-go = Mi-Go
name-pass = Passa
option-use = Usa { $a }
option-stack = La carta in palio: { $a }
option-city = { $a }
option-offer = { $a }
option-agent = { $a }
option-royal = Il sovrano: { $a }
option-zombie = Uno zombi: { $a }
option-count = { $a }
option-arrow = { $a }: { $b }
name-assassinate = Assassinare
name-zombie = uno zombi
option-limbo = Limbo
option-stock = La mia riserva
option-done = Fatto
option-pass = Lascia fare
option-double = Doppiogiochista: { $a }
option-end = Termina il turno
option-reveal = Rivela la mia identità
option-begin-in =
    Comincia: { $city } ({ $points ->
        [one] 1 punto
       *[other] { $points } punti
    }{ $agents ->
        [0] { "" }
        [one] ; 1 agente sul posto
       *[other] ; { $agents } agenti sul posto
    })
option-reveal-identity = Rivelati ({ $side }) e termina la partita: { $points } punti, il limite è { $limit }
option-end-turn =
    Termina il turno{ $draws ->
        [0] { "" }
        [one] { " " }e pesca 1 carta
       *[other] { " " }e pesca { $draws } carte
    }
option-claim-card =
    Riscatta { $card } ({ $city }): { $mine } contro { $most }, { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    } nel Limbo{ $sanity ->
        [0] { "" }
       *[other] , e peschi un segnalino Sanità
    }
option-claim-city =
    Riscatta { $city } per { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }: { $mine } contro { $most }, { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    } nel Limbo
option-take-city =
    Prendi { $city } a { $seat } per { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }: { $mine } contro { $most }, { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    } nel Limbo
option-claim-permanent =
    Riscatta { $permanent }: { $mine } contro { $most }, { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    } nel Limbo{ $sanity ->
        [0] { "" }
       *[other] , e peschi un segnalino Sanità
    }
option-place =
    Piazza { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    }: { $where ->
        [stack] la carta in palio ({ $at })
       *[other] { $at }
    }; { $mine } contro { $most }{ $need ->
        [0] , nessuno ti supera
       *[other] , ne servono altri { $need }
    }
option-place-up-to =
    { $cubes ->
        [0] Piazza cubi
        [one] Piazza 1 cubo
       *[other] Piazza fino a { $cubes } cubi
    }
option-take-back-up-to =
    { $cubes ->
        [0] Ritira cubi
        [one] Ritira 1 cubo
       *[other] Ritira fino a { $cubes } cubi
    }
option-buy-up-to =
    { $cubes ->
        [0] Acquista cubi
        [one] Acquista 1 cubo
       *[other] Acquista fino a { $cubes } cubi
    }
option-move-agents =
    { $agents ->
        [0] Muovi agenti
        [one] Muovi un agente (in mano: { $gold } oro)
       *[other] Muovi agenti: possono viaggiare in { $agents } (in mano: { $gold } oro)
    }
option-move-markers =
    { $arrows ->
        [0] Muovi indicatori
        [one] Muovi un indicatore: 1 freccia in mano
       *[other] Muovi indicatori: { $arrows } frecce in mano
    }
option-discard-up-to =
    { $cards ->
        [0] Scarta
        [one] Scarta 1 carta
       *[other] Scarta fino a { $cards } carte
    }
option-reveal-too-soon = Rivelati
option-too-few-bombs = Usa { $card }
option-shift-cubes =
    { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    } su { $here }
option-add-card = Aggiungi { $card }: { $total } in tutto
option-take-cube =
    Riprendi un cubo: { $where ->
        [limbo] Limbo
        [stock] riserva
        [stack] la carta in palio ({ $at })
       *[other] { $at }
    } (lì: { $here }){ $left ->
        [0] { "" }
       *[other] , poi altri { $left }
    }
option-take-back-with =
    Riprendi { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    } con { $cards }: { $where ->
        [limbo] Limbo
        [stock] riserva
        [stack] la carta in palio ({ $at })
       *[other] { $at }
    }
    .undo = Rimetti i cubi dov’erano
option-buy-with =
    Compra { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    } per { $gold } oro con { $cards }
option-send-agent = { $agent } parte da: { $city }
option-travel = { $agent } viaggia verso { $city } per { $gold } oro ({ $path })
option-travel-and-pay = { $agent } viaggia verso { $city } per { $gold } oro ({ $path }); paga con { $cards }
option-end-trips = Nessun altro viaggia: paga { $gold } oro
option-pay-fare = Paga { $gold } oro con { $cards }
option-push-marker =
    { $card }: { $track } da { $start } a { $space }{ $ends ->
        [true] , e la partita finisce
       *[false] { "" }
    }
option-markers-done = Gioca { $cards }: Guerra a { $war }, Rivoluzione a { $revolution }
option-discard-card =
    Scarta { $card }{ $count ->
        [one] { "" }
       *[other] , in cima a { $count } carte
    }
option-discard-cards = Scarta { $cards }
option-exchange-cards =
    { $count ->
        [0] Non scartare nulla
       *[other] Scarta { $cards }
    } e pesca { $draws ->
        [one] 1 carta
       *[other] { $draws } carte
    }
option-use-card = Usa { $card }
option-use-to-kill = Usa { $card } per uccidere ({ $targets })
option-use-to-hide = Usa { $card } per nascondere un sovrano ({ $targets })
option-use-to-draw =
    Usa { $card }: pesca { $draws ->
        [one] 1 carta
       *[other] { $draws } carte
    }
option-use-to-exchange = Usa { $card }: scarta carte, pescane altrettante e una in più
option-use-to-recruit =
    Usa { $card }: { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    } dalla riserva comune
option-use-to-draw-counters = Usa { $card }: pesca segnalini doppiogiochista ({ $draws }) e tienine { $keeps }
option-use-zombies =
    Usa { $card }: uccidono in { $victims ->
        [one] 1 città
       *[other] { $victims } città
    }, ne sorgono fino a { $rising }
option-end-of-days = Usa { $card }: la fine dei tempi e della partita
option-aim-at-royal =
    Uccidi il sovrano ({ $city }) con { $card } per { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }: { $need ->
        [0] nessuna bomba dalla mano
        [one] 1 bomba dalla mano
       *[other] { $need } bombe dalla mano
    }{ $paid ->
        [0] { "" }
       *[other] { " " }({ $cards })
    }{ $sanity ->
        [0] { "" }
       *[other] , e peschi un segnalino Sanità
    }
option-hide-royal =
    Nascondi il sovrano ({ $city }) con { $card } per { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }: { $need ->
        [0] nessuna bomba dalla mano
        [one] 1 bomba dalla mano
       *[other] { $need } bombe dalla mano
    }{ $paid ->
        [0] { "" }
       *[other] { " " }({ $cards })
    }{ $sanity ->
        [0] { "" }
       *[other] , e peschi un segnalino Sanità
    }
option-aim-at-agent =
    Uccidi { $agent } ({ $owner_seat }, { $city }) con { $card }: { $need ->
        [0] nessuna bomba dalla mano
        [one] 1 bomba dalla mano
       *[other] { $need } bombe dalla mano
    }{ $paid ->
        [0] { "" }
       *[other] { " " }({ $cards })
    }
option-aim-at-main-agent =
    Uccidi { $agent } ({ $owner_seat }, { $city }) con { $card }: { $need ->
        [0] nessuna bomba dalla mano
        [one] 1 bomba dalla mano
       *[other] { $need } bombe dalla mano
    }{ $paid ->
        [0] { "" }
       *[other] { " " }({ $cards })
    }; è un Agente principale: la partita può finire
option-aim-at-zombie = Uccidi uno zombi ({ $city }) con { $card }
option-throw = Usa { $cards }: bombe { $bombs } su { $need }
option-lock-city =
    Chiudi per sempre: { $city }{ $agents ->
        [0] { "" }
        [one] ; 1 agente deve andarsene
       *[other] ; { $agents } agenti devono andarsene
    }
option-shift-from =
    Sposta cubi da: { $where ->
        [limbo] Limbo
        [stock] riserva
        [stack] la carta in palio ({ $at })
       *[other] { $at }
    } (lì: { $here })
option-confiscate =
    Sequestra un cubo di { $seat }: { $where ->
        [stack] la carta in palio ({ $at })
       *[other] { $at }
    } (lì: { $here })
option-block-place =
    Metti un disco di blocco: { $where ->
        [stack] la carta in palio ({ $at })
       *[other] { $at }
    }
option-unblock-place =
    Togli il disco di blocco: { $where ->
        [stack] la carta in palio ({ $at })
       *[other] { $at }
    }
option-remove-card =
    Elimina { $card } dal gioco{ $where ->
        [hand] , non vista, dalla mano
        [stack] { " " }({ $at })
       *[offer] { "" }
    }
option-fly-agent = { $agent } vola da: { $city }
option-fly-to = { $agent } vola verso { $city }
option-destroy-agent = Distruggi { $agent } ({ $owner_seat })
option-destroy-main-agent = Distruggi { $agent } ({ $owner_seat }); è un Agente principale: la partita può finire
option-frighten = { $seat } pesca un segnalino Sanità (Folle: { $mad } su { $limit })
option-look-at = Guarda l'identità di { $seat }
option-take-counter = Prendi a caso un segnalino a { $seat } (ne ha { $counters })
option-keep-counter = Tieni { $agent }
option-turn-vampire = Trasforma { $agent } in vampiro
option-bite-agent = Mordi { $agent } ({ $owner_seat }): diventa un tuo vampiro
option-zombies-kill = Gli zombi uccidono { $agent } ({ $owner_seat }, { $city })
option-zombies-kill-main-agent = Gli zombi uccidono { $agent } ({ $owner_seat }, { $city }); è un Agente principale: la partita può finire
option-raise-zombie = Sorge uno zombi: { $city } (poi lì: { $zombies })
option-exchange-by-hudson = La signora Hudson prende { $card }, e peschi una carta
option-play-city-card = Gioca { $card } per l'Isola del Diavolo
option-imprison =
    Gioca { $card }: { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    } di { $seat } nel Limbo ({ $city })
option-go-with-mi-go = I Mi-Go portano via { $agent } ({ $city })
option-return-from-mi-go = I Mi-Go riportano { $agent }
option-land-at = { $agent } torna; arrivo: { $city }
option-sacrifice =
    Sacrifica { $agent } a Yog-Sothoth: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } a un Lealista
option-destroy-city =
    Distruggi { $city } (lì: { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    }, { $agents ->
        [one] 1 agente
       *[other] { $agents } agenti
    })
option-flee-to = { $agent } se ne va; destinazione: { $city }
option-expose = Smaschera { $agent }, agente di { $owner_seat }, come doppiogiochista
option-keep-agent = Rivela la tua identità e tieni { $agent }
option-reveal-in-vain = Rivela la tua identità, e perdi { $agent } comunque
option-escape = { $agent } fugge sotto mentite spoglie verso { $city }, con { $card }
shortcut-agent = Manda in viaggio { $a }

# Why not

why-claim-comes-first = Si riscatta solo come prima azione, prima di ogni azione gratuita.
why-nothing-to-claim = Non c'è nulla dove hai un cubo e nessuno ti supera.
why-no-cube = Ti serve un tuo cubo lì.
why-blocking-disc = C'è un disco di blocco.
why-outweighed = Qualcuno ha più influenza lì: { $most } contro i tuoi { $mine }.
why-fewer-agents = Parità, e qualcuno ha più agenti lì.
why-locked = Bismarck ha chiuso questa città.
why-yours-already = La controlli già.
why-cannot-place = Ti servono un cubo nella Riserva Attiva (ne hai { $stock }) e una carta adatta con cubi.
why-cannot-take-back = Ti servono un cubo fuori (ne hai { $out }) e una carta adatta con cubi.
why-cannot-buy = Serve una somma pari d’oro, { $price } per cubo: in mano hai { $gold }, e nella riserva comune i tuoi cubi sono { $pool }.
why-cannot-move =
    { $least ->
        [0] Nessuno dei tuoi agenti può viaggiare.
       *[other] Il viaggio meno caro costa { $least } oro, da pagare esattamente: in mano hai { $gold }.
    }
why-cannot-pay = Costa { $gold } oro, che non puoi pagare esattamente.
why-no-arrow = Nessuna freccia in mano muoverebbe un segnalino.
why-no-cards = La tua mano è vuota.
why-reveal-does-not-end = Solo se i tuoi punti, fazione compresa, raggiungono il limite: { $points } su { $limit }.
why-revealed-already = La tua identità è già rivelata.
why-nobody-to-sacrifice = Serve in mano la carta di un tuo agente umano sul tabellone.
why-once-a-turn = Una volta per turno, e con una carta in mano.
why-no-prisoners = Serve la carta di una città dove qualcuno ha cubi.
why-nobody-for-mi-go = Nessuno può andare o tornare ora.
why-no-effect = Ora non avrebbe alcun effetto.
why-no-actions-left = Hai già fatto le due azioni.
why-not-known = Non è noto alle autorità.
why-is-vampire = I vampiri non si possono uccidere.
why-revealed-loyalist = L'Agente principale di un Lealista rivelato resterebbe comunque in gioco.
why-guarded = Un Agente principale è al sicuro finché il suo giocatore controlla un altro agente.
why-royal-dealt-with = Questo sovrano è già morto o nascosto.
why-no-safe-counter = Non restano segnalini Salvo.
why-too-few-bombs = Non hai abbastanza bombe.
why-bombs-lacking = Servono { $need } bombe dalla mano, e ne hai { $has }.
why-agent-not-on-board = Non controlli questo agente sul tabellone.

# The log

note-arrived = { $agent } ({ $seat }) comincia qui: { $city }.
note-turn = Tocca a { $seat }.
note-passed = { $seat } passa.
note-drew = { $count ->
        [one] { $seat } pesca una carta.
       *[other] { $seat } pesca { $count } carte.
    }
note-drew-cards = Peschi: { $cards }.
note-reshuffled = { $seat } rimescola gli scarti in un nuovo mazzo.
note-placed = { $count ->
        [one] { $seat } gioca { $cards } e piazza 1 cubo{ $where ->
            [stack] { " " }sulla carta in palio ({ $at })
           *[other] : { $at }
        }.
       *[other] { $seat } gioca { $cards } e piazza { $count } cubi{ $where ->
            [stack] { " " }sulla carta in palio ({ $at })
           *[other] : { $at }
        }.
    }
note-took-back = { $count ->
        [one] { $seat } gioca { $cards } e riprende 1 cubo.
       *[other] { $seat } gioca { $cards } e riprende { $count } cubi.
    }
note-bought = { $count ->
        [one] { $seat } gioca { $cards } e compra 1 cubo.
       *[other] { $seat } gioca { $cards } e compra { $count } cubi.
    }
note-claimed = { $seat } riscatta { $card }{ $where ->
        [stack] { " " }({ $at })
       *[offer] { "" }
    }.
note-claimed-city = { $seat } prende il controllo di una città: { $city }.
note-turned-up = { $city }: ora c'è { $card }.
note-stack-empty = { $city }: la pila è vuota.
note-offered = { $permanent } è disponibile.
note-marker = { $track }: casella { $space }.
note-moved-markers = { $seat } gioca { $cards } per i tracciati.
note-travelled = { $seat } paga il viaggio con { $cards } (oro: { $cost }).
note-moved = { $agent } ({ $seat }) si sposta: { $from_city } – { $city }.
note-discarded = { $count ->
        [one] { $seat } scarta { $card }.
       *[other] { $seat } scarta { $count } carte, in cima { $card }.
    }
note-known = { $seat } ora è noto alle autorità.
note-revealed = { $seat } è rivelato: { $side }!
note-sanity = { $drawn ->
        [sane] { $seat } resta sano di mente.
        [mad] { $seat } pesca un segnalino Folle.
       *[none] { $seat } deve pescare un segnalino Sanità, e non ne restano.
    }
note-went-mad = { $seat } impazzisce.
note-exposed = { $seat } smaschera { $agent }, agente di { $owner_seat }, come doppiogiochista.
note-took-over = { $agent } passa da { $from_seat } a { $seat }.
note-kept = { $seat } tiene { $agent }.
note-interrupted = { $seat } ferma { $by_seat }.
note-handed-over = { $seat } cede { $card } a { $to_seat }, { $place ->
        [hand] dalla mano
        [deck] dal mazzo
       *[discards] dagli scarti
    }.
note-card-gone = { $card } di { $seat } non si trova: era uscita dal gioco in segreto.
note-card-removed = { $card } di { $seat } esce dal gioco{ $place ->
        [hand] , dalla mano
        [deck] , dal mazzo
        [discards] , dagli scarti
       *[gone] : era già uscita in segreto
    }.
note-drew-counters = { $count ->
        [one] { $seat } pesca un segnalino doppiogiochista.
       *[other] { $seat } pesca { $count } segnalini doppiogiochista.
    }
note-drew-counters-which = I tuoi nuovi doppiogiochisti: { $agents }.
note-put-back-counters = { $count ->
        [one] { $seat } rimette un segnalino.
       *[other] { $seat } rimette { $count } segnalini.
    }
note-attempt = { $seat } gioca { $card } ({ $city }): { $deed ->
        [hide] si nasconde il sovrano
       *[kill] { $kind ->
            [royal] attentato al sovrano
           *[agent] attentato a { $target }
        }
    }.{ $count ->
        [0] { "" }
       *[other] { " " }Bombe: { $cards }.
    }
note-attempt-failed = Il tentativo di { $seat } fallisce.
note-royal-killed = { $seat } ha ucciso il sovrano ({ $city })!
note-royal-hidden = { $seat } ha nascosto il sovrano ({ $city }).
note-agent-lost = Agente fuori gioco: { $agent } ({ $seat }).
note-killed = { $seat } uccide { $agent }, agente di { $owner_seat }.
note-main-agent-stays = L'Agente principale di { $seat } è un Lealista e sopravvive.
note-zombie-killed = { $seat } gioca { $card } e uccide uno zombi ({ $city }).
note-escaped = { $agent } ({ $seat }) fugge sotto mentite spoglie: { $from_city } – { $city } ({ $card }).
note-bites = { $seat } manda un vampiro da { $agent }.
note-turned = { $agent } ora è un vampiro, nelle mani di { $seat }.
note-zombies-walk = Gli zombi di { $seat } camminano.
note-zombie-rose = Sorge uno zombi di { $seat } ({ $city }).
note-end-of-days = { $seat } scatena tutti e otto gli zombi: è la fine dei tempi.
note-changed-heart = { $seat } cambia fazione.
note-vampire-destroyed = Il vampiro { $agent } è distrutto.
note-undead-gone = { $seat } chiama la Società di Leopoldo: niente più vampiri né zombi.
note-destroyed = { $seat } invoca Cthulhu e distrugge una città: { $city }!
note-hudson = La signora Hudson prende { $card } da { $seat }.
note-devils-island = { $seat } gioca { $card }: { $count ->
        [one] 1 cubo
       *[other] { $count } cubi
    } di { $victim_seat } nel Limbo ({ $city }).
note-mi-go-takes = I Mi-Go portano via { $agent } ({ $seat }); lascia: { $city }.
note-mi-go-returns = I Mi-Go riportano { $agent } ({ $seat }); arriva: { $city }.
note-sacrificed = { $seat } sacrifica { $agent } a Yog-Sothoth.
note-locked = { $seat } gioca Bismarck e chiude una città: { $city }.
note-used = { $seat } usa { $card }.
note-shifted = { $seat } usa { $card }: { $count ->
        [one] 1 cubo
       *[other] { $count } cubi
    } { $source ->
        [stock] dalla riserva
        [limbo] dal Limbo
       *[other] dal tabellone
    }{ $where ->
        [stack] { " " }alla carta in palio ({ $at })
       *[other] , destinazione: { $at }
    }.
note-confiscated = { $seat } usa { $card }: { $count ->
        [one] 1 cubo
       *[other] { $count } cubi
    } di { $victim_seat } nel Limbo.
note-recruited = { $seat } usa { $card }: { $count ->
        [one] 1 cubo
       *[other] { $count } cubi
    } dalla riserva comune.
note-blocked = { $seat } usa { $card } e mette un disco di blocco{ $where ->
        [stack] { " " }sulla carta in palio ({ $at })
       *[other] : { $at }
    }.
note-unblocked = { $seat } usa { $card } e toglie il disco di blocco: { $where ->
        [stack] la carta in palio ({ $at })
       *[other] { $at }
    }.
note-removed-unseen = { $seat } rimuove una carta della propria mano senza mostrarla.
note-removed-unseen-which = Hai rimosso { $card }.
note-removed-openly = { $seat } rimuove { $card } dal gioco.
note-flew = { $seat } usa { $card }: { $agent } vola ({ $from_city } – { $city }).
note-shoggoth = { $seat } manda uno Shoggoth da { $agent }.
note-terrors = { $seat } manda i terrori della notte a { $victim_seat }.
note-looked-at = { $seat } guarda l'identità di { $victim_seat }.
note-saw-side = { $victim_seat } è: { $side }.
note-stole-counter = { $seat } prende un segnalino doppiogiochista a { $victim_seat }.
note-stole-counter-which = Il segnalino preso a { $victim_seat }: { $agent }.
note-over = La partita è finita: { $reason ->
        [ending-war] è scoppiata la guerra
        [ending-revolution] è scoppiata la rivoluzione
        [ending-main-agent] un Agente principale è morto
        [ending-madness] la follia
        [ending-zombies] gli zombi
       *[ending-points] punti a sufficienza
    }.
note-final-side = { $seat } era: { $side }.

# What is held up while it is told; who did it stands above

told-attempt = { $deed ->
        [hide] Si nasconde la Figura Reale: { $city }
       *[kill] { $kind ->
            [royal] Tentativo di assassinio della Figura Reale: { $city }
           *[agent] Tentativo di assassinio di { $target }: { $city }
        }
    }
told-attempt-failed = Il tentativo fallisce
told-royal-killed = La Figura Reale è stata assassinata: { $city }!
told-royal-hidden = La Figura Reale è nascosta: { $city }
told-killed = { $agent }, agente di { $owner_seat }, è stato assassinato!
told-agent-lost = Agente fuori gioco: { $agent }
told-main-agent-stays = L’Agente Principale di un Lealista sopravvive
told-escaped = { $agent } fugge sotto mentite spoglie: { $city }
told-exposed = { $agent }, agente di { $owner_seat }: un doppiogiochista!
told-took-over = { $agent } cambia padrone: era di { $from_seat }
told-kept = { $agent } resta
told-shoggoth = Uno Shoggoth va da { $agent }
told-bites = Un vampiro va da { $agent }
told-turned = { $agent } ora è un vampiro
told-revealed = Rivelato: { $side }!
told-known = D’ora in poi noto alle autorità
told-looked-at = Guarda l’identità di { $victim_seat }
told-saw-side = { $victim_seat } è: { $side }
told-claimed = { $where ->
        [stack] Riscatta { $card } ({ $at })
       *[offer] Riscatta un Effetto Permanente: { $card }
    }
told-claimed-city = Prende il controllo: { $city }
told-sanity = { $drawn ->
        [sane] Resta sano di mente
        [mad] Pesca un segnalino Folle
       *[none] Non restano segnalini Sanità Mentale
    }
told-went-mad = Impazzisce!
told-locked = Bismarck isola una città: { $city }
told-destroyed = Cthulhu distrugge una città: { $city }!

# How it ends, and the count

ending-points = Un punteggio ha raggiunto il limite.
ending-war = È scoppiata la guerra.
ending-revolution = È scoppiata la rivoluzione.
ending-main-agent = L'Agente principale di un Restaurazionista è morto.
ending-madness = Un Restaurazionista è impazzito.
ending-zombies = Gli zombi hanno invaso il mondo.
score-cities = Città
score-necronomicon = Necronomicon
score-royals-killed = Sovrani uccisi
score-revolution = Rivoluzione
score-agents = Agenti
score-black-hand = La Mano Nera
score-royals-hidden = Sovrani nascosti
score-war = Guerra
score-vampires = Vampiri
score-zombies = Zombi
score-sacrifices = Sacrifici
score-kills = Agenti uccisi

# Names: sides, tracks, players' colours

name-loyalist = Lealista
name-restorationist = Restaurazionista
name-war = Guerra
name-revolution = Rivoluzione
name-monday = Agente Lunedì
name-tuesday = Agente Martedì
name-wednesday = Agente Mercoledì
name-thursday = Agente Giovedì
name-friday = Agente Venerdì

# Names: cities and their Royals

name-berlin = Berlino
name-cairo = Il Cairo
name-constantinople = Costantinopoli
name-the_hague = L'Aia
name-london = Londra
name-madrid = Madrid
name-paris = Parigi
name-rome = Roma
name-st_petersburg = San Pietroburgo
name-washington = Washington
name-vienna = Vienna
name-zurich = Zurigo
name-atlantic = l'Atlantico
name-baltic = il Baltico
name-eastern_railway = la Ferrovia Orientale
name-mediterranean = il Mediterraneo
name-city_berlin = Berlino (carta città)
name-city_cairo = Il Cairo (carta città)
name-city_constantinople = Costantinopoli (carta città)
name-city_the_hague = L'Aia (carta città)
name-city_london = Londra (carta città)
name-city_madrid = Madrid (carta città)
name-city_paris = Parigi (carta città)
name-city_rome = Roma (carta città)
name-city_st_petersburg = San Pietroburgo (carta città)
name-city_washington = Washington (carta città)
name-city_vienna = Vienna (carta città)
name-city_zurich = Zurigo (carta città)
name-royal-berlin = Colui che scava nel profondo
name-royal-cairo = Nyarlathotep
name-royal-constantinople = Shub-Niggurath
name-royal-the_hague = Dagon
name-royal-london = Gloriana
name-royal-madrid = Baoht Z'uqqa-Mogg
name-royal-paris = Il Filatore nelle tenebre
name-royal-rome = Rhogog
name-royal-st_petersburg = Azathoth
name-royal-washington = Colui che presiede il Nuovo Mondo
name-royal-vienna = Nug e Yeb
name-royal-zurich = Rhan-Tegoth

# Names: the initial cards

name-initial_cube = Un cubo
name-initial_gold = Un oro
name-initial_two_cubes = Due cubi
name-initial_two_gold = Due ori
name-initial_cube_gold = Cubo od oro
name-initial_cube_bomb = Cubo o bomba
name-initial_gold_bomb = Oro o bomba
name-initial_blocking = Posto di blocco
name-initial_assassin = Di propria mano

# Names: agents

name-ungern_sternberg = Barone Ungern-Sternberg
name-reclus = Elisée Reclus
name-goldman = Emma Goldman
name-malatesta = Errico Malatesta
name-asef = Evno Azef
name-irene_adler = Irene Adler
name-most = Johann Most
name-czolgosz = Leon Czolgosz
name-michel = Louise Michel
name-rochefort = Marchese di Rochefort
name-kibalchich = Nikolaj Kibal'čič
name-rachkovsky = Pëtr Račkovskij
name-kropotkin = Principe Kropotkin
name-moriarty = Professor Moriarty
name-ravachol = Ravachol
name-kravchinsky = Sergej Kravčinskij
name-nechaev = Sergej Nečaev
name-holmes = Sherlock Holmes
name-figner = Vera Figner
name-burtsev = Vladimir Burcev
name-stieber = Wilhelm Stieber
name-morris = William Morris

# Names: the other strategy cards

name-bismarck = Bismarck
name-black_hand = La Mano Nera
name-diogenes_club = Il Diogenes Club
name-duchess_d_uzes = Duchessa d'Uzès
name-fenians = Feniani
name-freemasons = Massoni
name-hide_royalty = Nascondere i sovrani
name-hired_assassin = Sicario
name-holy_brotherhood = La Santa Fratellanza
name-infernal_machine = Macchina infernale
name-lestrade = Ispettore Lestrade
name-golovinsky = Matvej Golovinskij
name-nadar = Nadar
name-necronomicon = Necronomicon
name-shoggoth = Shoggoth
name-okhrana = Okhrana
name-peoples_will = La Volontà del Popolo
name-pinkerton = Agenti Pinkerton
name-terrors_of_the_night = Terrori della notte
name-third_section = La Terza Sezione
name-vampire = Vampiro
name-zombies = Zombi

# Names: permanents

name-change_of_heart = Ripensamento
name-cthulhu = Cthulhu
name-cultists = Cultisti
name-devils_island = Isola del Diavolo
name-doctor_watson = Dottor Watson
name-master_of_disguise = Maestro del travestimento
name-mi_go = Mi-Go
name-mrs_hudson = Signora Hudson
name-sebastian_moran = Sebastian Moran
name-sigmund_freud = Sigmund Freud
name-society_of_leopold = Società di Leopoldo
name-yog_sothoth = Yog-Sothoth

# What cards and permanents do

name-does-assassinate_royal = Assassina il sovrano dove si trova questo agente.
name-does-assassinate_agent = Assassina un agente di un giocatore noto dove si trova questo agente.
name-does-assassinate_either = Assassina un sovrano, o un agente di un giocatore noto.
name-does-hide_royalty = Nasconde il sovrano di una città dove hai un agente; vale per un Lealista.
name-does-blocking_disc = Metti un disco di blocco su una carta o una città, oppure togline uno. Ciò che copre non si può riscattare.
name-does-bismarck = Chiude una tua città: viene sgombrata, gli agenti altrui se ne vanno e nessuno può prendertela.
name-does-diogenes_club = Pesca 2 carte.
name-does-duchess_d_uzes = Piazza 1 cubo.
name-does-freemasons = Scarta quante carte vuoi, pescane altrettante più una.
name-does-holy_brotherhood = Sposta 1 o 2 tuoi cubi da un luogo, dal Limbo o dalla riserva a un altro luogo.
name-does-irene_adler = Prendi a caso un segnalino doppiogiochista nascosto a chi ne ha almeno due.
name-does-golovinsky = La Guerra avanza fino a 2 (regolamento ungherese: esattamente 2).
name-does-nadar = Un tuo agente vola in qualsiasi città.
name-does-okhrana = 1 o 2 cubi di un rivale vanno dal tabellone al Limbo.
name-does-peoples_will = 1 cubo dalla riserva comune alla tua.
name-does-pinkerton = Pesca 4 segnalini doppiogiochista, tienine 2.
name-does-shoggoth = Distrugge, ovunque e senza bombe, un agente che si potrebbe assassinare.
name-does-terrors_of_the_night = Un rivale pesca un segnalino Sanità.
name-does-third_section = Rimuovi una carta scoperta, un effetto disponibile o, senza mostrarla, una carta della tua mano.
name-does-burtsev = Solo tu vedi l'identità di un rivale.
name-does-vampire = Trasforma un tuo agente in vampiro, o trasforma e prendi l'agente di un rivale noto accanto a un tuo vampiro. Un Lealista che ha la carta fa 1 punto per vampiro.
name-does-zombies = Gli zombi uccidono un agente in ogni loro città, poi ne sorgono fino a 3. Giocata come prima azione con tutti e 8 fuori, la partita finisce. Con tutti e 8: 8 punti al Lealista che ha la carta.
name-does-rachkovsky = Quando lo riscatti pesca 2 segnalini doppiogiochista.
name-does-black_hand = Un Restaurazionista fa 2 punti in più per ogni sovrano ucciso.
name-does-necronomicon = 3 punti subito.
name-does-infernal_machine = Esce dal gioco dopo l'uso delle sue bombe.
name-does-change_of_heart = Subito: da ora sei dell'altra fazione.
name-does-cthulhu = Subito: distruggi una città con tutto ciò che contiene. Tutti gli altri pescano un segnalino Sanità.
name-does-cultists = Il tuo disco di controllo in una città vale lì 2 punti influenza.
name-does-devils_island = Gratis: gioca una carta città; tutti i cubi di un rivale lì vanno nel Limbo.
name-does-doctor_watson = Il tuo limite di mano è 6.
name-does-master_of_disguise = Un tuo agente attaccato può fuggire in una città collegata con la sua carta in mano (l'Agente principale: con la carta della città).
name-does-mi_go = Gratis: tieni al sicuro fino a 2 agenti con le loro carte; riportali in un turno successivo.
name-does-mrs_hudson = Gratis, una volta per turno: scarta una carta, pescane una.
name-does-sebastian_moran = 1 bomba in più in ogni attentato; tutti i tuoi agenti possono uccidere agenti.
name-does-sigmund_freud = A rivelarti sono cinque segnalini Folle, non tre.
name-does-society_of_leopold = Subito: tutti i vampiri e gli zombi escono dal gioco; le loro carte perdono potere.
name-does-yog_sothoth = Azione: sacrifica un tuo agente umano con la sua carta; 2 punti a un Lealista.
name-does-nothing = Nessuna abilità propria.

# The board

board-city-worth = { $points } punti a chi la controlla; { $defence } bombe per uccidervi un agente
board-for-city = La città
board-cities = Le città
board-main-agent = Agente principale
board-would = { $mine } contro { $most }{ $need ->
        [0] : basta per reclamare
       *[other] : ne mancano { $need }
    }
board-last = punteggio più basso
board-offers = Effetti disponibili
board-free = Azione gratuita.
board-once = Esce dal gioco dopo l'uso.
board-sanity = Chi la riscatta pesca un segnalino Sanità.
board-cube = { $count ->
        [one] 1 cubo
       *[other] { $count } cubi
    }
board-gold = { $count ->
        [one] 1 oro
       *[other] { $count } ori
    }
board-bomb = { $count ->
        [one] 1 bomba
       *[other] { $count } bombe
    }
board-counter = come agente: bombe { $bombs }, punti per un Restaurazionista { $points }
board-standing = { $who } { $points } (agenti { $agents })
board-nobody = ancora nessuno
board-destroyed = { $city }: città distrutta. Valeva { $points }, difesa { $defence }.
board-end-points = In testa { $who }: { $count } su { $limit }
board-end-war = Guerra: { $count } su { $limit }
board-end-revolution = Rivoluzione: { $count } su { $limit }
board-end-madness = A un segnalino Folle dalla rivelazione: { $who }
board-end-main-agent = Agente principale senza protezione: { $who }
board-end-zombies = Zombi: { $count } su { $limit }
board-exposed = Smascherati: { $count }
board-gone = Fuori gioco: { $count }
board-eliminated = Eliminati: { $side }. Punteggio più basso: { $who }, { $points }
board-one-side = Tutti della stessa fazione: nessuno è eliminato
board-identities-left = Identità avanzate: { $sides }
board-was-removed = Rimossa in segreto: { $card }
board-rulebook-it = Regolamento italiano
board-rulebook-hu = Regolamento ungherese
board-hand = La mia mano
board-hold = { $card }: prendila in mano, poi scegli dove
put-stack = Piazza i cubi di { $held }: la carta in palio ({ $a })
put-city = Piazza i cubi di { $held }: { $a }
put-offer = Piazza i cubi di { $held }: { $a }
put-limbo = Riprendi cubi dal Limbo con { $held }
put-royal = { $held }: il sovrano ({ $a })
put-agent = { $held }: { $a }
put-zombie = { $held }: uno zombi ({ $a })
put-track = Gioca la freccia di { $held }: { $a }
board-true-score = punti veri:
board-stock = riserva
board-limbo = Limbo
board-pool = comune
board-deck = Mazzo
board-discards = Scarti
board-seen = { $who } era { $side } quando hai guardato.
board-taken = { $who } ha il tuo segnalino { $agent }.
board-put-back = Nella riserva: { $agents }.
board-removed = Hai rimosso in segreto: { $cards }.
board-removed-unseen = { $count ->
        [one] 1 carta rimossa in segreto
       *[other] { $count } carte rimosse in segreto
    }
board-turn = { $actions ->
        [0] nessuna azione ancora
        [one] 1 azione fatta
       *[other] { $actions } azioni fatte
    }{ $free ->
        [yes] , azione gratuita usata
       *[no] { "" }
    }
board-known = Noto alle autorità

# Explanations

tip-card =
    { $figures }
    { $does }
    .title = { $card }
tip-top =
    In cima agli scarti.
    { $figures }
    { $does }
    .title = { $card }
tip-permanent = { $does }
    .title = { $card }
tip-stack =
    { $figures }
    .title = { $card }
tip-city =
    { $points } punti per il controllo; { $defence } bombe per uccidere un agente qui.
    .title = { $city }
tip-royal = { $done ->
        [killed] Ucciso da { $who }.
        [hidden] Nascosto da { $who }.
       *[none] { $defence } bombe per ucciderlo o nasconderlo.
    } Vale { $points }.
    .title = { $royal }
tip-agent = Agente di { $who }: bombe { $bombs }, punti per un Restaurazionista { $points }{ $ability ->
        [AR] , uccide sovrani
        [AA] , uccide agenti
        [AA-R] , uccide sovrani e agenti
       *[other] { "" }
    }{ $vampire ->
        [yes] . Un vampiro: non si può uccidere, uccide chiunque, non dà nulla a un Restaurazionista
       *[no] { "" }
    }.
    .title = { $agent }
tip-track = { $track }: casella { $space } di { $last }, vale { $points } per la sua fazione. All'ultima la partita finisce.
tip-supply = Restano: { $sanity } segnalini Sanità ({ $sane } Sani già pescati), { $doubles } segnalini doppiogiochista, { $safe } segnalini Salvo, { $discs } dischi di blocco, { $zombies } zombi, { $permanents } effetti permanenti.
tip-exposed = Segnalini doppiogiochista già usati: { $agents }.
tip-removed = Carte fuori gioco, viste da tutti: { $cards }.
tip-locked = Chiusa da Bismarck: solo il proprietario può entrare, nessuno può prenderla.
tip-zombies = Zombi. Un agente che sa uccidere, o un sicario, può ucciderne uno.
tip-disc = Disco di blocco: qui non si riscatta nulla.
tip-side-loyalist = Servi le corone: per te valgono sovrani nascosti, Guerra, vampiri, zombi e sacrifici.
tip-side-restorationist = Combatti le corone: per te valgono sovrani uccisi, Rivoluzione e agenti. Attento alla follia e proteggi l'Agente principale.
tip-true-score = I tuoi punti secondo la tua fazione; li vedi solo tu.
tip-stock = Cubi in riserva, pronti da piazzare.
tip-limbo = Cubi nel Limbo: spesi nei riscatti, da riprendere.
tip-pool = Cubi nella riserva comune: 2 ori ciascuno.
tip-double = Il tuo segnalino nascosto: { $agent } è tuo appena lo riveli, se un altro controlla quell'agente.
tip-last = Il punteggio più basso sul tabellone. Alla fine la fazione di chi ha il punteggio più basso è eliminata.
tip-hidden-side = La fazione è segreta.
tip-known = Noto alle autorità: i suoi agenti si possono uccidere.
tip-hand = Mano { $hand }, mazzo { $deck }, scarti { $discards }.
tip-doubles = Segnalini doppiogiochista nascosti.
tip-mad = Segnalini Folle: { $mad } su { $limit }. Al limite l'identità si rivela, e un Restaurazionista impazzisce.
tip-killed = Ucciso; tra parentesi di chi era l'agente. Alla fine vale 1 per un Lealista se quello era un Restaurazionista.
tip-sacrificed = Sacrificato a Yog-Sothoth: 2 punti per un Lealista.
tip-shown = Tutti sanno che questa carta è in mano.
tip-do-place = Gioca carte con cubi; altrettanti tuoi cubi vanno dalla riserva in un luogo.
tip-do-take-back = Gioca carte con cubi; altrettanti tuoi cubi tornano dal Limbo o dal tabellone.
tip-do-buy = Due ori per ogni cubo della riserva comune.
tip-do-move = Muovi quanti agenti vuoi; paga esattamente la somma delle vie più economiche.
tip-do-tracks = Gioca carte con frecce, una per carta, nell'ordine scelto.
tip-do-discard = Scarta quante carte vuoi; si vede solo l'ultima.
tip-do-sacrifice = Dai un tuo agente umano a Yog-Sothoth: 2 punti a un Lealista.
tip-do-hudson = Gratis, una volta per turno: scarta una carta e pescane una.
tip-do-devils-island = Gratis: gioca una carta città e manda nel Limbo i cubi di un rivale lì.
tip-do-mi-go = Gratis: manda via un agente con la sua carta, o riportane uno.
tip-do-reveal = Mostra la tua identità: i tuoi punti raggiungono il limite e la partita finisce.
tip-do-pass = Non fare nulla con questa azione.

### La fine

end-heading = Chi stava da quale parte
end-doubles = Doppiogiochisti rimasti coperti: { $agents }
end-removed = Rimosse di nascosto: { $cards }
end-lowest = Il punteggio più basso
end-both-lowest = È di entrambe le fazioni.
end-out-loyalist = Perciò tutti i Lealisti sono eliminati.
end-out-restorationist = Perciò tutti i Restaurazionisti sono eliminati.
end-rest = Chi resta
end-rest-most = Tra loro vince chi ha più punti.
end-rest-discs = Vince chi ha più punti; a parità, chi ha più dischi Controllo.
end-group-loyalist = i Lealisti
end-group-restorationist = i Restaurazionisti
end-mark = { $side }
end-mark-out = { $side }, fuori
end-how-points = { $count ->
    [one] { $seats } ha raggiunto { $limit } punti sul tracciato.
   *[other] { $seats } hanno raggiunto { $limit } punti sul tracciato.
}
end-how-main-agent = { $seats }: l’Agente principale di un Restaurazionista è morto.
end-how-madness = { $seats }: un Restaurazionista è impazzito.
end-why = { $low } { $lows ->
    [one] ha
   *[other] hanno
} meno punti di tutti, perciò tutti { $group } sono eliminati{ $more ->
    [0] {""}
   *[other] , anche { $richer }
}; tra { $rest } { $count ->
    [one] vince { $seats }
   *[other] vincono { $seats }
}, con { $points } punti{ $level ->
    [0] {""}
   *[other] {" "}e più dischi Controllo di { $level_seats }
}.
end-why-one-side = Tutti erano della stessa fazione, quindi nessuno è eliminato e { $count ->
    [one] vince { $seats }
   *[other] vincono { $seats }
}, con { $points } punti{ $level ->
    [0] {""}
   *[other] {" "}e più dischi Controllo di { $level_seats }
}.

### The table in words

spoken-turn = È il turno di { $seat }: { $actions }.
spoken-track = { $track }: { $count } su { $last }.
spoken-limit = La partita finisce a { $limit } punti.
spoken-supply = Restano accanto al tabellone: effetti permanenti { $permanents }, segnalini doppiogiochista { $doubles }, segnalini Sanità { $sanity }, dischi di blocco { $discs }, zombi { $zombies }; carte città: { $city_cards }.
spoken-exposed = Segnalini doppiogiochista già usati: { $agents }.
spoken-gone = Carte fuori gioco: { $cards }.
spoken-side = Sono: { $side }; punti veri { $points }.
spoken-cubes = I miei cubi: riserva { $stock }, Limbo { $limbo }, comune { $pool }.
spoken-in-hand = In mano: { $card }
spoken-deck = Il mio mazzo: { $cards }.
spoken-discards = I miei scarti: { $cards }.
spoken-doubles = I miei doppiogiochisti nascosti: { $agents }.
spoken-none = nessuno
spoken-cities = Le città
spoken-city = { $city }, { $points } punti, difesa { $defence }
spoken-control = controllata da { $seat }
spoken-uncontrolled = non controllata
spoken-in-city = influenza sulla città: { $standing }
spoken-on-card = influenza sulla carta: { $standing }
spoken-card = carta in palio: { $card }, { $below } sotto
spoken-no-card = nessuna carta in palio
spoken-agents = agenti: { $agents }
spoken-agent = { $agent } di { $seat }
spoken-vampire = { $agent } di { $seat }, vampiro
spoken-zombies = zombi { $count }
spoken-royal = sovrano: { $royal }, { $points } punti, difesa { $defence }
spoken-royal-killed = sovrano ucciso da { $seat }
spoken-royal-hidden = sovrano nascosto da { $seat }
spoken-blocked = bloccata
spoken-card-blocked = carta bloccata
spoken-locked = chiusa da { $seat }
spoken-destroyed = distrutta
spoken-ways = vie: { $ways }
spoken-offer = { $card }: { $does }
spoken-offer-cubes = cubi { $standing }
spoken-player = { $seat }: { $agent }, { $points } punti
spoken-hidden-side = fazione nascosta
spoken-counts = riserva { $stock }, Limbo { $limbo }, comune { $pool }
spoken-piles = carte: in mano { $hand } su { $limit }, mazzo { $deck }, scarti { $discards }
spoken-top = in cima agli scarti { $card }
spoken-their-doubles = doppiogiochisti { $count }
spoken-mad = segnalini Folle { $mad } su { $limit }
spoken-their-discs = dischi di controllo { $count }
spoken-shown = in mano di certo: { $cards }
spoken-has = davanti a sé: { $cards }
spoken-away = dai Mi-Go: { $agents }
spoken-killed = uccisi: { $agents }
spoken-sacrificed = sacrificati: { $agents }
