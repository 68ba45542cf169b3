# Le parole delle pagine. Quelle del tavolo stanno in shell/, quelle di ogni gioco nella sua cartella.

site-name = Parlour
site-about = Giochi da tavolo pieni di segreti, nel browser, sul tuo server.
skip-to-content = Vai al contenuto
needs-script = I tavoli hanno bisogno di JavaScript. Per favore, consentilo per questo sito.
footer-line = Libero e ospitato in casa. Nessuno conta i tuoi clic.

nav-label = Pagine
nav-language = Lingua
nav-lobby = Tavoli
nav-new = Nuovo tavolo
nav-me = Il tuo nome
nav-credits = Ringraziamenti

yes = sì
no = no
save = Salva
play = Gioca
how-to-play = Come si gioca
bot = bot
connection-lost = Connessione persa, nuovo tentativo …

## Home

home-line = Un tavolo, una lampada e persone con qualcosa da nascondere.
home-games = I giochi
home-lobby = Guarda chi sta giocando
players-and-minutes = { $range } giocatori · circa { $minutes } minuti

## Lobby

lobby-open = In attesa di giocatori
lobby-running = Si gioca
lobby-none-open = In questo momento nessun tavolo aspetta giocatori.
lobby-be-first = Preparane uno
lobby-none-running = In questo momento nessuno gioca in pubblico.
lobby-join = Partecipa
lobby-watch = Guarda
lobby-closed = Chiuso
lobby-code = Ti hanno detto il nome di un tavolo?
lobby-go = Vai
seats-free = { $n ->
    [one] un posto libero
   *[other] { $n } posti liberi
  }

## Un nuovo tavolo

your-name = Il tuo nome
your-name-hint = come ti vedono gli altri
new-seats = Posti
new-public = Mostralo nell’elenco dei tavoli
new-public-help = Altrimenti lo trova solo chi ha il link.
new-spectators = Lascia guardare gli altri
new-spectators-help = Vedono solo ciò che è pubblico e non possono scrivere ai giocatori.
new-even-pace = Ritmo uniforme
new-even-pace-help = Chi potrebbe reagire a qualcosa ha sempre lo stesso tempo, che possa farlo o no: la durata non rivela nulla.
new-sit = Gioco anch’io
new-sit-help = Prendi subito il primo posto.
new-create = Prepara il tavolo

## La sala d’attesa

waiting-room-name = Tavolo { $room }
waiting-seats = Posti
waiting-game = Questa partita
seat-you = tu
seat-away = assente
seat-empty = libero
seat-number = posto { $n }
seat-invite = Manda il link a qualcuno
face-choose = Scegli un volto
face-yours = Il tuo volto
face-number = Volto { $n }
face-none = Nessun volto
close = Chiudi
sit-here = Siediti qui
sit-anywhere = Siediti
leave-seat = Alzati
free-seat = Libera il posto
fill-with-bots = Completa con i bot
start = Inizia
waiting-for-seats = { $n ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $n } posti liberi.
  }
waiting-start-now = Ci siamo tutti: puoi iniziare.
waiting-for-host = Ci siamo tutti: chi ospita può iniziare.
spectators-here = { $n ->
    [one] Una persona guarda.
   *[other] { $n } persone guardano.
  }
invite = Invita
invite-link = Link a questo tavolo
invite-qr = Codice QR con il link a questo tavolo
copy = Copia
copied = Copiato
room-public = Nell’elenco dei tavoli
room-unlisted = Lo trova solo chi ha il link
room-spectators = Gli altri possono guardare
room-no-spectators = Nessuno può guardare
room-even-pace = Ritmo uniforme: ogni occasione di reagire dura lo stesso tempo
room-no-even-pace = Senza ritmo uniforme: un’occasione di reagire finisce con l’ultima risposta
chat = Chat
chat-write = Scrivi una riga
chat-send = Invia

## Tu

me-name = Nome
me-name-help = Non serve un account: questo browser si ricorda di te.
me-look = Aspetto delle pagine
me-look-help = Lo ricorda questo browser; vale anche a ogni tavolo.
me-password = Password
me-password-help = Con una password puoi essere la stessa persona su un altro dispositivo.
me-password-set = Sugli altri dispositivi, accedi come “{ $login }”.
me-password-old = Password attuale
me-password-new = Nuova password
me-password-least = Almeno { $n } caratteri.
me-password-ends = Una nuova password scollega tutti gli altri dispositivi.
me-password-done = La password è impostata.
me-sessions = Dispositivi
me-device = { $browser } su { $system }
me-device-before = Browser di prima che ci fosse questo elenco
me-device-unknown = Un browser
me-device-this = questo
me-device-ended = Il dispositivo è stato scollegato.
me-seen-now = in uso nell’ultima ora
me-seen-hours = { $n ->
    [one] ultimo uso un’ora fa
   *[other] ultimo uso { $n } ore fa
  }
me-seen-days = { $n ->
    [one] ultimo uso un giorno fa
   *[other] ultimo uso { $n } giorni fa
  }
me-end-sessions = Esci da tutti gli altri
me-end-sessions-help = Fallo se qualcuno può aver messo le mani su un dispositivo o sui suoi cookie.
me-sessions-done = Tutti gli altri dispositivi sono stati scollegati.
me-logout = Esci da qui
me-logout-device = Scollega
me-logout-warning = Senza password nessuno potrà tornare con la tua identità, nemmeno tu. Uscire lo stesso?
me-rooms = I tuoi tavoli
me-no-rooms = Non hai ancora preso posto a nessun tavolo.
me-import = Apri una partita salvata
me-import-help = Un file esportato da una partita finita.
me-login = Accedi
me-login-help = Se hai impostato una password su un altro dispositivo.
state-open = in attesa
state-running = in corso
state-over = finita
state-stuck = solo da leggere

## Chi ha perso il proprio nome

lost-title = Questo browser non ha più il tuo nome.
lost-go = Accedi o ricomincia
lost-ended = Questo browser è stato scollegato da un altro dispositivo. Accedi con la tua password per continuare come prima, oppure ricomincia con un nuovo nome.
lost-clock = Il cookie di questo browser ha una data futura: l’orologio del server era sbagliato allora, o lo è adesso. Avvisa chi gestisce il server, aspetta un po’ e ricarica la pagina; oppure accedi con la tua password, o ricomincia con un nuovo nome.
lost-expired = Il cookie di questo browser ha più di un anno. Accedi con la tua password per continuare come prima, oppure ricomincia con un nuovo nome.
lost-unreadable = Il server non riesce a leggere il cookie di questo browser: forse il server ha una nuova chiave segreta. Avvisa chi gestisce il server; oppure accedi con la tua password, o ricomincia con un nuovo nome.
lost-unknown = Il server non sa di chi sia il cookie di questo browser: forse il server lavora con dati più vecchi. Avvisa chi gestisce il server; oppure accedi con la tua password, o ricomincia con un nuovo nome.
lost-login-help = Se avevi impostato una password: con quella riprendi il tuo nome e i tuoi posti.
lost-anew = Ricomincia
lost-anew-help = Diventi una persona nuova, qualunque nome tu prenda. I posti di quella di prima restano suoi, e senza password nessuno può più tornarci.
lost-anew-confirm = Ricominciare come una persona nuova e rinunciare a quella di prima in questo browser?

## Regole

rules-none = Nessuno ha ancora scritto questa pagina.
rules-digest = Tutte le regole, con il loro numero (in inglese)
rules-digest-title = Regole di { $game }

## Ringraziamenti

credits-intro = Parlour poggia sul lavoro di molte persone.
credits-games = I giochi
credits-games-text = I giochi sono invenzioni altrui; nomi e numeri sono loro, parole e disegni qui sono nostri. Parlour non ha legami con gli editori. Se un gioco ti piace, compralo.
credits-icons = Icone
credits-icons-text = Disegnate dagli autori di
credits-drawings = Volti e mappe
credits-faces-text = I volti sono composti a partire da
credits-map-text = Le coste sono quelle di
credits-fonts = Caratteri
credits-software = Software
credits-software-text = Software libero che lavora qui, tra gli altri:

## Quando qualcosa va storto

error-title-403 = Non da questa porta
error-title-404 = Qui non siede nessuno
error-title-429 = Un momento, per favore
error-title-500 = Si è spenta una lampada
error-title-503 = La cantina è allagata
error-title-other = Non ha funzionato
error-home = Torna nel salotto
error-not-found = Questa pagina non esiste.
error-method = Questo indirizzo non si usa così.
error-server = Qualcosa si è rotto da parte nostra. È stato annotato; riprova, per favore.

refused = Ora non è possibile.
refused-bad-export = Questo file non è una partita che possiamo aprire.
refused-bad-setup = Il gioco non si può giocare con questi posti e queste opzioni.
refused-busy = Il tavolo è molto occupato. Riprova tra un momento.
refused-cannot-replay = Questa partita è stata giocata con regole più vecchie e non si può più mostrare.
refused-chat-letters = Questa riga ha caratteri che nessuno potrebbe leggere.
refused-empty-chat = Non c’è niente da inviare.
refused-fields = Manca qualcosa o non è come previsto: { $fields }.
refused-game-bug = Il gioco ha commesso un errore. Nulla è cambiato; chi ospita trova i dettagli nel registro.
refused-import-name = Un nome in questo file è vuoto, troppo lungo o ha caratteri che non si possono mostrare in sicurezza.
refused-login = Nome e password non corrispondono.
refused-malformed = Il server non ha capito questa richiesta.
refused-match-long = Questa partita è troppo lunga: non riusciamo a rigiocarla.
refused-match-queue = Si stanno aprendo altre partite. Riprova tra un minuto, per favore.
refused-name-empty = Per favore, dicci il tuo nome.
refused-name-letters = Questo nome ha caratteri che non si possono mostrare in sicurezza.
refused-name-long = Questo nome è troppo lungo: al massimo { $most } caratteri.
refused-name-taken = Qualcun altro accede con questo nome. Scegline un altro.
refused-no-connection = Il server non è raggiungibile.
refused-no-name = Per favore, dicci prima il tuo nome.
refused-no-spectators = Nessuno può guardare questo tavolo, oppure la galleria è piena.
refused-no-such-device = Questo dispositivo è già scollegato.
refused-no-such-game = Qui questo gioco non c’è.
refused-no-such-room = Non c’è un tavolo con questo nome. Forse una lettera è sbagliata, o il tavolo è stato sparecchiato.
refused-no-such-face = Questo volto non esiste.
refused-no-such-seat = Questo posto non esiste.
refused-not-absent = Questa persona è ancora qui, o se n’è appena andata.
refused-not-allowed = Non spetta a te.
refused-not-asked = Non tocca a te.
refused-not-host = Può farlo solo chi ospita questo tavolo.
refused-not-json = Il server si aspetta JSON.
refused-not-offered = Ora non è possibile.
refused-not-open = La partita è già cominciata.
refused-not-over = La partita non è ancora finita.
refused-not-running = La partita non è in corso.
refused-not-seated = Non hai un posto a questo tavolo.
refused-nothing-to-undo = Non c’è più niente da annullare.
refused-old-password = La password attuale non è giusta.
refused-origin = Questa richiesta veniva da un altro sito, perciò non è stata eseguita.
refused-password-length = Una password ha da { $least } a { $most } caratteri.
refused-seat-taken = Qualcuno è arrivato prima: il posto è occupato.
refused-seated = Sei già a questo tavolo. Prima alzati.
refused-seats-empty = Alcuni posti sono ancora vuoti.
refused-seats-changed = I posti sono appena cambiati. Guarda di nuovo.
refused-stale = Il tavolo è andato avanti. Dai un’occhiata e scegli di nuovo.
refused-store-damaged = Questa parte della base di dati è danneggiata e non si può leggere. Chi gestisce il server è stato avvisato.
refused-taken-back = Hai ritirato questa risposta, o ne hai data un’altra.
refused-store-down = In questo momento non si può salvare nulla. Ciò che è stato confermato è al sicuro; riprova, per favore.
refused-stuck = Questa partita si può solo leggere.
refused-too-fast = Un po’ troppo in fretta. Aspetta un momento, per favore.
refused-too-large = È troppo grande.
refused-too-long = È troppo lungo.
refused-too-many-passwords = Sono state provate troppe password. Riprova più tardi, o da un browser con cui hai già fatto l’accesso.
refused-too-many-rooms = Ospiti già troppi tavoli non finiti.
refused-too-many-tabs = Hai aperto questo tavolo troppe volte.
refused-too-slow = Ci è voluto troppo tempo.

bye-flood = Questa connessione ha inviato troppo ed è stata chiusa.
bye-logged-out = Questo browser è stato scollegato.
bye-restart = Il server si riavvia. La partita è al sicuro; la pagina torna da sola.
notice-store-down = In questo momento il server non può salvare le mosse. Ciò che è stato confermato è al sicuro; si riprende da sé.
notice-bus-down = In questo momento le notizie tra i server viaggiano lente. Nulla va perduto.
notice-game-bug = Questo tavolo è fermo per un errore del gioco. Nulla è andato perduto; chi ospita trova i dettagli nel registro.
