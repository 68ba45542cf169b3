### Le parole del tavolo, uguali per tutti i giochi.

## Che cosa succede ora

table-your-turn = Tocca a te
table-loading = Un momento …
table-waiting = Si aspetta { $names }
table-acting = Di turno
table-stuck = Questa partita non può più continuare; si può ancora leggere.
table-skip = Salta
table-yes = Sì
table-no = No
table-holding = Dove metti { $thing }?
table-put-back = Rimetti a posto
table-undo = Annulla: { $what }
table-undo-all = Torna all’inizio ({ $steps } passi)
table-held = La tua risposta è «{ $what }». Vale quando il tempo per reagire è finito per tutti.
table-pass-for-now = Per ora passo
table-passing = Passi a ogni occasione di reagire, finché non ti si chiede altro.
table-ask-again = Chiedimelo di nuovo
table-options = Tutto quello che puoi fare ora
table-bot-for-me = Un bot gioca per te.
table-lost = Connessione persa, nuovo tentativo …
table-lost-asked = Connessione persa, nuovo tentativo. Quello che scegli adesso parte appena torna.
table-lost-sent = Connessione persa, nuovo tentativo. Quello che hai appena scelto è in viaggio o verrà rispedito.
table-lost-kept = Parte appena torna la connessione: { $what }
table-withdraw = Non inviarlo
table-show-choices = Mostra che cosa posso scegliere ({ $count })
table-why = Perché non posso …?
table-refused = Ora non è possibile.
table-board-broken = Il tabellone non si è potuto disegnare. Puoi comunque giocare con i pulsanti qui sopra.

## Posti

table-seat = Posto { $number }
table-you = tu
table-bot = Gioca un bot
table-bot-for = Un bot gioca al posto di questa persona
table-winner = Vince
table-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-away = Assente
table-away-for = { $minutes ->
    [0] Assente da meno di un minuto
    [one] Assente da { $minutes } minuto
   *[other] Assente da { $minutes } minuti
}
table-votes = { $votes ->
    [one] { $votes } voto per un bot
   *[other] { $votes } voti per un bot
}
table-hand-over = Fai giocare un bot
table-vote-hand-over = Vota per un bot
table-give-back = Restituisci il posto
table-take-back = Riprendi il tuo posto
table-watching = Stai guardando
table-spectators = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}

## Schede

table-tab-mine = Mio
table-tab-players = Giocatori
table-tab-log = Cronaca
table-tab-chat = Chat
table-tab-rules = Regole
table-since = Da quando non c’eri ({ $count })
table-since-next = Avanti
table-since-last = dall’ultima volta che hai guardato
table-earlier = { $count ->
    [one] Mostra { $count } riga precedente
   *[other] Mostra { $count } righe precedenti
}
table-chat = Chat
table-chat-empty = Nessuno ha ancora scritto. Gli spettatori non possono leggere.
table-chat-empty-gallery = Gli spettatori parlano tra loro; i giocatori non possono leggere.
table-chat-write = Scrivi qualcosa
table-chat-send = Invia
table-typing = { $count ->
    [one] { $names } sta scrivendo …
   *[other] { $names } stanno scrivendo …
}

## Barra, impostazioni, aiuto

table-home = Torna al salotto
table-reconnecting = Connessione persa, nuovo tentativo …
table-settings = Impostazioni
table-language = Lingua
table-sound = Suoni
table-sound-on = Attiva i suoni
table-sound-off = Disattiva i suoni
table-as-system = Come dice il sistema
table-theme = Chiaro o scuro
table-theme-light = chiaro
table-theme-dark = scuro
table-text = Dimensione del testo
table-text-1 = normale
table-text-2 = più grande
table-text-3 = massima
table-motion = Movimento
table-motion-on = tutto si muove
table-motion-off = calma: niente vaga, pulsa o si sposta
table-preview = Anteprima di quello che una scelta cambierebbe
table-confirm-last = Conferma quando resta una sola cosa da fare
table-windows = Quando posso reagire
table-windows-always = chiedimi sempre
table-windows-able = chiedimi se posso fare qualcosa
table-windows-later = non chiedermi prima del mio turno
table-notify = Avviso sul desktop quando tocca a me
table-notify-refused = Il browser non permette gli avvisi.
table-close = Chiudi
table-zoom-in = Più vicino
table-zoom-out = Più lontano
table-zoom-reset = Tutto il tabellone
table-help = Aiuto
table-help-glow = Ciò che brilla si può scegliere. Ciò che ti aspetteresti ma ora non puoi fare ti dice perché, con il numero della regola.
table-help-tips = Ferma il puntatore su una cosa, o tienila premuta un momento, per sapere che cos’è.
table-rules-link = Come si gioca
table-key-walk = passa da una possibilità all’altra
table-key-choose = scegli
table-key-undo = annulla
table-key-undo-all = annulla tutto quello che puoi
table-key-options = elenco di tutto quello che puoi fare
table-key-chat = scrivi nella chat
table-key-words = il tavolo a parole
table-key-escape = rimetti a posto, salta, chiudi
table-key-help = questo riepilogo
table-in-words = Il tavolo a parole
table-in-words-now = Ora

## La fine

table-winners = { $count ->
    [0] Non vince nessuno
    [one] Vince { $seats }
   *[other] Vincono insieme { $seats }
}
table-show-result = Risultato
table-player = Giocatore
table-chart = Punti
table-total = Totale
table-replay = Rivedi
table-rematch = Gioca ancora
table-to-rematch = Alla prossima partita
table-share = Condividi
table-export = Salva la partita
table-link-copied = Il link è stato copiato.
table-even-pace = Ritmo uniforme: ogni occasione di reagire dura lo stesso tempo, chiunque possa usarla.
table-sealed = I mescolamenti sono stati sigillati prima dell’inizio ({ $seal }…). Alla fine salva la partita e controllala con «parlour verify».

## Rivedere

replay-title = Replay
replay-eyes = Con gli occhi di
replay-eyes-all = tutto scoperto
replay-eyes-public = uno spettatore
replay-play = Avvia
replay-pause = Pausa
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-position = Posizione
replay-step = { $at } di { $last }
replay-start = L’inizio
replay-chose = { $seat }: { $what }
replay-undid = { $seat } ha annullato una scelta
replay-link = Copia il link a questa posizione

## Che cosa può dire la connessione

refused-no-connection = Il server non è raggiungibile.
bye-logged-out = Questo browser è stato scollegato.
bye-restart = Il server si riavvia; il tavolo torna da solo.
bye-flood = Troppi messaggi insieme; il tavolo torna da solo.

## La fine, pezzo per pezzo

end-heading = Che cosa era nascosto
end-hidden = Non ancora scoperto
end-step = { $at } di { $last }
end-next = Avanti
end-who-won = Chi ha vinto?
end-again = Scopri tutto di nuovo
end-see-table = Guarda il tavolo
end-sheet = Da dove vengono i punti
end-rank = { $rank }º
end-why-points = { $count ->
    [one] { $seats } ha più punti di tutti: { $points }.
   *[other] { $seats } hanno più punti di tutti, { $points } a testa, e condividono la vittoria.
}
end-fair = Come faccio a sapere che il mescolamento era onesto?
