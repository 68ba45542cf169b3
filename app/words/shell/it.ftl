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
table-motion = Animazioni
table-motion-system = Come il sistema
table-motion-on = Attive
table-motion-off = Disattivate
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
table-key-escape = rimetti a posto, salta, chiudi
table-key-help = questo riepilogo

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
