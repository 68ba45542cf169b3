title = Revolution!
tagline = Dodici persone governano questa città di mare. Portale dalla tua parte con coercizione, ricatto e corruzione, puntando in segreto.

# Room settings

setting-refund = Rimborso delle offerte perdenti
setting-refund-help = I segnalini di un'offerta che non ha vinto tornano a chi li ha puntati.
setting-domination = Bonus di dominio
setting-domination-help = Chi occupa tutti gli spazi di una zona la protegge da Spia e Farmacista e alla fine riceve 10 punti.
setting-deals = Accordi
setting-deals-help = Le promesse sulle offerte fanno parte del gioco. Non vincolano nessuno.

# What a player is asked

ask-place = Piazza tutti i tuoi segnalini su sei personaggi al massimo, poi conferma di aver finito.
    .done-confirm = { $void ->
        [0] { "" }
        [one] 1 segnalino non avrà effetto. Hai finito lo stesso?
       *[other] { $void } segnalini non avranno effetto. Hai finito lo stesso?
    }
ask-spy = La Spia è tua: scegli il seguace di un avversario da sostituire con uno dei tuoi.
    .follower-confirm = La sostituzione è definitiva. Scegli questo seguace?
    .decline-confirm = Lasciare ogni seguace al suo posto?
ask-exchange = Il Farmacista è tuo: scegli il primo dei due seguaci da scambiare di posto.
    .decline-confirm = Lasciare ogni seguace al suo posto?
ask-exchange-with = Con chi si scambia il seguace scelto (zona: { $area })?
    .follower-confirm = Lo scambio è definitivo. Scegli questi due?

doing-bidding = { $seats } { $count ->
    [one] sta piazzando
   *[other] stanno piazzando
  } segnalini dietro lo schermo
doing-spying = { $seats }: scelta di un seguace per la Spia
doing-exchanging = { $seats }: scelta dei seguaci per il Farmacista

option-place-token =
    1 { $kind } su: { $figure } ({ $vp ->
        [0] { "" }
       *[other] { $vp } PV,{" "}
    }{ $force ->
        [0] { "" }
       *[other] { $force } Coercizione,{" "}
    }{ $blackmail ->
        [0] { "" }
       *[other] { $blackmail } Ricatto,{" "}
    }{ $gold ->
        [0] { "" }
       *[other] { $gold } Corruzione,{" "}
    }{ $power ->
        [replace_follower] sostituisce un seguace,{" "}
        [swap_followers] scambia due seguaci,{" "}
       *[none] { "" }
    }{ $area ->
        [none] { "" }
       *[other] un seguace in zona { $area },{" "}
    }{ $lies ->
        [0] { "" }
        [one] { $lies } tuo segnalino già lì,{" "}
       *[other] { $lies } tuoi segnalini già lì,{" "}
    }{ $more ->
        [0] l’ultimo personaggio che conta
        [one] poi ancora { $more } personaggio
       *[other] poi ancora { $more } personaggi
    })
option-place-in-vain = 1 { $kind } su: { $figure }. Senza effetto: il personaggio è immune
option-place-one-too-many = 1 { $kind } su: { $figure }. Un settimo personaggio: i tuoi segnalini non hanno effetto su: { $void_figure }
option-take-back-token =
    { $lies ->
        [one] 1 { $kind } da: { $figure }, di nuovo in mano
       *[other] 1 di { $lies } { $kind } da: { $figure }, di nuovo in mano
    }
    .undo = Rimetti 1 { $kind } su: { $figure }
option-done = Ho finito
option-replace-follower = Sostituisci un seguace di { $seat } (zona: { $area }): { $mine } tuoi contro { $most }
option-first-follower = Un seguace di { $seat } (zona: { $area }; { $mine } tuoi contro { $most })
option-exchange-with = Scambia con un seguace di { $seat } (zona: { $area }): lì { $mine } tuoi contro { $most }, { $first_mine } contro { $first_most } nell'altra zona ({ $first_area })
option-safe-follower = Un seguace di { $seat } (zona: { $area })
option-decline = Non cambiare nulla

why-tokens-left = Prima bisogna piazzare tutti i segnalini.
why-dominated = Un solo giocatore tiene tutta la zona: i suoi seguaci sono al sicuro.
why-same-area = Sono tutti e due in questa zona: non cambierebbe nulla.
why-same-owner = Sono tutti e due dello stesso giocatore: non cambierebbe nulla.

# The log

note-espionage = Round { $round }: tutti mostrano i propri segnalini.
note-revealed = Tutte le offerte sono scoperte.
note-void = { $seat }: { $count } { $kind } su { $figure } senza effetto ({ $rule }).
note-evaluated = { $outcome ->
    [won] { $figure }: vince { $seat }{ $vp ->
        [0] { "" }
       *[other] , { $vp } PV
    }{ $force ->
        [0] { "" }
       *[other] , { $force } Coercizione
    }{ $blackmail ->
        [0] { "" }
       *[other] , { $blackmail } Ricatto
    }{ $gold ->
        [0] { "" }
       *[other] , { $gold } Corruzione
    }{ $follower ->
        [placed] , un seguace in zona { $area }
        [full] ; la zona { $area } è piena
        [no-stock] ; nessun seguace in riserva per la zona { $area }
       *[none] { "" }
    }.
    [tied] { $figure }: le offerte più forti sono uguali, non vince nessuno.
   *[unbid] { $figure }: nessuna offerta.
}
note-no-effect = { $figure }: { $seat } non ha nulla da scegliere.
note-declined = { $figure }: { $seat } non cambia nulla.
note-replaced = Spia: { $seat } sostituisce un seguace di { $victim_seat } (zona: { $area }).
note-exchanged = Farmacista: { $seat } scambia { $first_seat } ({ $first_area }) con { $second_seat } ({ $second_area }).
note-refunded = { $seat } riprende i segnalini delle offerte perdenti.
note-donated = { $seat } riceve { $count } Corruzione in donazione.
note-board-full = Ogni spazio è occupato. La rivoluzione è decisa.

# The end

ending-board-full = Ogni spazio della città è occupato.
score-figures = Personaggi
score-tokens = Segnalini
score-areas = Zone
score-domination = Dominio

# Names

name-force = Coercizione
name-blackmail = Ricatto
name-gold = Corruzione
name-general = Generale
name-captain = Capitano
name-innkeeper = Locandiera
name-magistrate = Magistrato
name-priest = Prete
name-aristocrat = Aristocratico
name-merchant = Mercante
name-printer = Tipografo
name-rogue = Furfante
name-spy = Spia
name-apothecary = Farmacista
name-mercenary = Mercenario
name-plantation = Piantagione
name-tavern = Taverna
name-cathedral = Cattedrale
name-town_hall = Municipio
name-fortress = Fortezza
name-market = Mercato
name-harbor = Porto
name-red = Rosso
name-yellow = Giallo
name-green = Verde
name-blue = Blu

# On the board

board-town = La città
board-figures = I dodici personaggi
board-points = { $points } punti
board-vp = { $vp } PV
board-power-replace_follower = sostituisce un seguace
board-power-swap_followers = scambia due seguaci
board-round = Round { $round }
board-supply = Riserva comune
board-leader = In testa: { $seat }
board-tied = parità
board-empty = ancora nessuno
board-my-tokens = I miei segnalini
board-all-placed = Tutti i segnalini sono piazzati.
board-my-gains = Per il prossimo round
board-hand = in mano
board-gained = ottenuti in questo round
board-stock = seguaci in riserva
board-done = pronto
board-void-immune = { $count ->
    [one] 1 segnalino è su un personaggio che ne è immune
   *[other] { $count } segnalini sono su personaggi che ne sono immuni
}
board-void-limit = { $count ->
    [one] 1 segnalino è su un personaggio oltre il sesto
   *[other] { $count } segnalini sono su personaggi oltre il sesto
}
board-void-warning = Senza effetto, da rendere alla riserva:
board-figures-left = { $count ->
    [0] Nessun altro personaggio conterà.
    [one] Può contare ancora 1 personaggio.
   *[other] Possono contare ancora { $count } personaggi.
}
board-void-short = { $count } senza effetto
board-my-bids = Le mie offerte
board-filled = { $taken } spazi occupati su { $spaces }
board-leads = in testa in zona { $area }, { $points } punti
board-show-town = Guarda la città
board-gains = riceve
board-last-round = Offerte precedenti
board-wins = vince
board-no-deals = Trattare sulle offerte non fa parte di questa partita.
board-deals = Gli accordi sono ammessi. Non vincolano nessuno.

tip-figure = { $figure }. Chi vince riceve:{ $vp ->
        [0] { "" }
       *[other] {" "}{ $vp } PV.
    }{ $force ->
        [0] { "" }
       *[other] {" "}{ $force } Coercizione.
    }{ $blackmail ->
        [0] { "" }
       *[other] {" "}{ $blackmail } Ricatto.
    }{ $gold ->
        [0] { "" }
       *[other] {" "}{ $gold } Corruzione.
    }{ $power ->
        [replace_follower] {" "}il diritto di sostituire il seguace di un avversario.
        [swap_followers] {" "}il diritto di scambiare di posto due seguaci.
       *[none] { "" }
    }{ $area ->
        [none] { "" }
       *[other] {" "}Un seguace in zona { $area }.
    } { $immune ->
        [none] Nessuna immunità.
        [both] Immune a Coercizione e Ricatto.
       *[other] Immune a: { $immune }.
    }
tip-area = { $area }: alla fine { $points } punti a chi ha qui più seguaci di ogni altro. { $free ->
        [0] Nessuno spazio libero.
        [one] 1 spazio libero.
       *[other] { $free } spazi liberi.
    }
tip-force = La Coercizione batte qualsiasi quantità di Ricatto e Corruzione. Alla fine vale 5 punti.
tip-blackmail = Il Ricatto batte qualsiasi quantità di Corruzione. Alla fine vale 3 punti.
tip-gold = La Corruzione si confronta per ultima, ma funziona con tutti. Alla fine vale 1 punto.
tip-immune-force = Qui la Coercizione non ha effetto.
tip-immune-blackmail = Qui il Ricatto non ha effetto.
tip-stock = Seguaci non ancora in città.
tip-supply = Segnalini che nessuno possiede.

### La fine

end-heading = Si conta la città
end-area-won = La maggioranza è di { $seat }: { $points } punti{ $extra ->
    [0] {""}
   *[other] {" "}e altri { $extra } per il Dominio
}.
end-area-tied = Parità: nessuno prende i punti.
end-area-empty = Qui non c’è nessuno.
end-tokens = Ogni Coercizione vale 5, ogni Ricatto 3, ogni Corruzione 1.
end-why = { $seat } ha il maggiore sostegno: { $points } punti ({ $parts }).
end-why-part = { $source } { $points }
end-why-shared = { $seats } hanno il maggiore sostegno, { $points } punti a testa: non c’è spareggio, quindi condividono la vittoria.

### The table in words

spoken-nothing = niente
spoken-supply = Nella riserva comune: { $tokens }.
spoken-left = Ancora da piazzare: { $tokens }.
spoken-on = { $figure }: { $tokens }
spoken-void = senza effetto
spoken-area = { $area }, { $points } punti
spoken-followers = { $seat } { $count }
spoken-free = { $count ->
    [0] nessuno spazio libero
    [one] 1 spazio libero
   *[other] { $count } spazi liberi
}
spoken-tied = parità: { $seats }
spoken-bid = { $seat } { $tokens }
spoken-won = ha vinto { $seat }
spoken-player = { $seat }: { $points } PV
spoken-hand = in mano { $tokens }
spoken-gained = ottenuti in questo round { $tokens }
spoken-stock = { $count } seguaci in riserva
