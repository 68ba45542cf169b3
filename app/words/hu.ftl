# Az oldalak szavai. Az asztaléi a shell/ mappában, az egyes játékokéi a saját mappájukban vannak.

site-name = Parlour
site-about = Titkokkal teli társasjátékok a böngésződben, a saját kiszolgálódon.
skip-to-content = Ugrás a tartalomra
needs-script = Az asztalokhoz JavaScript kell. Kérjük, engedélyezd ezen az oldalon.
footer-line = Szabad és házilag üzemeltetett. Senki sem számolja a kattintásaidat.

nav-label = Oldalak
nav-language = Nyelv
nav-lobby = Asztalok
nav-new = Új asztal
nav-me = A neved
nav-credits = Köszönet

yes = igen
no = nem
save = Mentés
play = Játék
how-to-play = Így játsszuk
bot = bot
connection-lost = Megszakadt a kapcsolat, újra próbáljuk …

## Home

home-line = Egy asztal, egy lámpa, és emberek, akiknek van mit titkolniuk.
home-games = A játékok
home-lobby = Nézd meg, kik játszanak
players-and-minutes = { $range } játékos · körülbelül { $minutes } perc

## Lobby

lobby-open = Játékosokra várnak
lobby-running = Éppen játszanak
lobby-none-open = Most egyetlen asztal sem vár játékosra.
lobby-be-first = Nyiss egyet
lobby-none-running = Most senki sem játszik nyilvánosan.
lobby-join = Csatlakozás
lobby-watch = Megnézem
lobby-closed = Zárt
lobby-code = Megmondták neked egy asztal nevét?
lobby-go = Odamegyek
seats-free = { $n ->
    [one] egy szabad hely
   *[other] { $n } szabad hely
  }

## Új asztal

your-name = A neved
your-name-hint = így látnak a többiek
new-seats = Helyek
new-public = Szerepeljen az asztalok listáján
new-public-help = Különben csak az találja meg, akinek megvan a hivatkozás.
new-spectators = Mások is nézhetik
new-spectators-help = Csak azt látják, ami nyilvános, és nem írhatnak a játékosoknak.
new-even-pace = Egyenletes tempó
new-even-pace-help = Aki reagálhatna valamire, mindig ugyanannyi időt kap, akár tud reagálni, akár nem: az idő hossza nem árul el semmit.
new-sit = Én is játszom
new-sit-help = Rögtön elfoglalod az első helyet.
new-create = Asztal megnyitása

## A váróterem

waiting-room-name = Asztal: { $room }
waiting-seats = Helyek
waiting-game = Ez a játszma
seat-you = te
seat-away = nincs itt
seat-empty = szabad
seat-number = { $n }. hely
seat-invite = Küldd el valakinek a linket
face-choose = Válassz arcot
face-yours = Az arcod
face-number = { $n }. arc
face-none = Arc nélkül
close = Bezárás
sit-here = Ideülök
sit-anywhere = Leülök
leave-seat = Felállok
free-seat = Hely felszabadítása
fill-with-bots = Feltöltés botokkal
start = Kezdés
waiting-for-seats = { $n ->
    [one] Még egy hely szabad.
   *[other] Még { $n } hely szabad.
  }
waiting-start-now = Mindenki itt van: kezdhetsz.
waiting-for-host = Mindenki itt van: a házigazda kezdhet.
spectators-here = { $n ->
    [one] Egy néző van itt.
   *[other] { $n } néző van itt.
  }
invite = Meghívás
invite-link = Hivatkozás ehhez az asztalhoz
invite-qr = QR-kód az asztal hivatkozásával
copy = Másolás
copied = Kimásolva
room-public = Szerepel az asztalok listáján
room-unlisted = Csak az találja meg, akinek megvan a hivatkozás
room-spectators = Mások is nézhetik
room-no-spectators = Senki sem nézheti
room-even-pace = Egyenletes tempó: minden reagálási lehetőség ugyanannyi ideig tart
room-no-even-pace = Nincs egyenletes tempó: a reagálási lehetőség az utolsó válasszal véget ér
chat = Csevegés
chat-write = Írj egy sort
chat-send = Küldés

## Te

me-name = Név
me-name-help = Nem kell fiók: ez a böngésző emlékszik rád.
me-look = Az oldalak megjelenése
me-look-help = Ez a böngésző jegyzi meg; minden asztalnál is érvényes.
me-password = Jelszó
me-password-help = Jelszóval egy másik eszközön is ugyanaz a személy lehetsz.
me-password-set = Más eszközökön „{ $login }” néven jelentkezz be.
me-password-old = Jelenlegi jelszó
me-password-new = Új jelszó
me-password-least = Legalább { $n } karakter.
me-password-ends = Az új jelszó minden más eszközön kijelentkeztet.
me-password-done = A jelszó be van állítva.
me-sessions = Eszközök
me-device = { $browser } ({ $system })
me-device-before = Böngészők a lista bevezetése előttről
me-device-unknown = Egy böngésző
me-device-this = ez az
me-device-ended = Azon az eszközön kijelentkeztél.
me-seen-now = az utolsó órában használtad
me-seen-hours = { $n ->
    [one] egy órája használtad utoljára
   *[other] { $n } órája használtad utoljára
  }
me-seen-days = { $n ->
    [one] egy napja használtad utoljára
   *[other] { $n } napja használtad utoljára
  }
me-end-sessions = Kijelentkezés mindenhol máshol
me-end-sessions-help = Akkor használd, ha valaki hozzáférhetett egy eszközödhöz vagy annak sütijeihez.
me-sessions-done = Minden más eszközön kijelentkeztél.
me-logout = Kijelentkezés itt
me-logout-device = Kijelentkezés
me-logout-warning = Jelszó nélkül senki sem térhet vissza a te nevedben, még te sem. Mégis kijelentkezel?
me-rooms = Az asztalaid
me-no-rooms = Még egyetlen asztalhoz sem ültél le.
me-import = Mentett játszma megnyitása
me-import-help = Befejezett játszmából kimentett fájl.
me-login = Bejelentkezés
me-login-help = Ha egy másik eszközön már állítottál be jelszót.
state-open = várakozik
state-running = folyamatban
state-over = befejezett
state-stuck = csak olvasható

## Aki elvesztette a nevét

lost-title = Ez a böngésző már nem ismeri a nevedet.
lost-go = Bejelentkezés vagy újrakezdés
lost-ended = Ezt a böngészőt egy másik eszközről kijelentkeztették. Jelentkezz be a jelszavaddal, és minden a régi; vagy kezdd újra új néven.
lost-clock = Ennek a böngészőnek a sütije jövőbeli keltezésű: a kiszolgáló órája akkor járt rosszul, vagy most jár rosszul. Szólj annak, aki a kiszolgálót üzemelteti, várj egy kicsit, és töltsd be újra az oldalt; vagy jelentkezz be a jelszavaddal, vagy kezdd újra új néven.
lost-expired = Ennek a böngészőnek a sütije több mint egyéves. Jelentkezz be a jelszavaddal, és minden a régi; vagy kezdd újra új néven.
lost-unreadable = A kiszolgáló nem tudja elolvasni ennek a böngészőnek a sütijét: talán új titkos kulcsa van. Szólj annak, aki a kiszolgálót üzemelteti; vagy jelentkezz be a jelszavaddal, vagy kezdd újra új néven.
lost-unknown = A kiszolgáló nem tudja, kié ennek a böngészőnek a sütije: talán régebbi adatokkal fut. Szólj annak, aki a kiszolgálót üzemelteti; vagy jelentkezz be a jelszavaddal, vagy kezdd újra új néven.
lost-login-help = Ha volt jelszavad: azzal visszakapod a nevedet és a helyeidet.
lost-anew = Újrakezdem
lost-anew-help = Új személy leszel, bármilyen nevet is választasz. A régi helyei a régié maradnak, és jelszó nélkül senki sem térhet vissza hozzájuk.
lost-anew-confirm = Új személyként kezded újra, és ebben a böngészőben lemondasz a régiről?

## Szabályok

rules-none = Ezt az oldalt még senki sem írta meg.
rules-digest = Minden szabály, számozva (angolul)
rules-digest-title = { $game }: szabályok

## Köszönet

credits-intro = A Parlour sok ember munkájára épül.
credits-games = A játékok
credits-games-text = A játékokat mások találták ki; a nevek és a számok az övék, az itteni szavak és rajzok a mieink. A Parlournak nincs köze a kiadókhoz. Ha tetszik egy játék, vedd meg.
credits-icons = Ikonok
credits-icons-text = Rajzolták a következő oldal szerzői:
credits-drawings = Arcok és térképek
credits-faces-text = Az arcok alapja:
credits-map-text = A partvonalak forrása:
credits-fonts = Betűtípusok
credits-software = Szoftver
credits-software-text = Szabad szoftverek, amelyek itt dolgoznak, többek között:

## Ha valami nem sikerül

error-title-403 = Ezen az ajtón nem lehet
error-title-404 = Itt nem ül senki
error-title-429 = Egy pillanat türelmet
error-title-500 = Kialudt egy lámpa
error-title-503 = Víz alatt a pince
error-title-other = Ez nem sikerült
error-home = Vissza a szalonba
error-not-found = Nincs ilyen oldal.
error-method = Ezt a címet nem így kell használni.
error-server = Valami elromlott nálunk. Feljegyeztük; kérjük, próbáld újra.

refused = Ez most nem lehetséges.
refused-bad-export = Ez a fájl nem olyan játszma, amelyet meg tudunk nyitni.
refused-bad-setup = A játék ezekkel a helyekkel és beállításokkal nem játszható.
refused-busy = Az asztalnál most nagy a forgalom. Próbáld újra egy pillanat múlva.
refused-cannot-replay = Ezt a játszmát régebbi szabályokkal játszották, már nem mutatható meg.
refused-chat-letters = Ebben a sorban olyan karakterek vannak, amelyeket senki sem tudna elolvasni.
refused-empty-chat = Nincs mit elküldeni.
refused-fields = Valami hiányzik, vagy nem olyan, mint vártuk: { $fields }.
refused-game-bug = A játék hibázott. Semmi sem változott; a házigazda a naplóban látja a részleteket.
refused-import-name = Ebben a fájlban egy név üres, túl hosszú, vagy olyan karakterek vannak benne, amelyeket nem lehet biztonságosan megjeleníteni.
refused-login = A név és a jelszó nem illik össze.
refused-malformed = A kiszolgáló nem értette ezt a kérést.
refused-match-long = Ez a játszma túl hosszú: nem tudjuk végigjátszani.
refused-match-queue = Most más játszmákat nyitunk meg. Kérjük, próbáld újra egy perc múlva.
refused-name-empty = Kérjük, mondd meg a neved.
refused-name-letters = Ebben a névben olyan karakterek vannak, amelyeket nem lehet biztonságosan megjeleníteni.
refused-name-long = Ez a név túl hosszú: legfeljebb { $most } karakter lehet.
refused-name-taken = Ezzel a névvel már más szokott bejelentkezni. Válassz másikat.
refused-no-connection = A kiszolgáló nem érhető el.
refused-no-name = Kérjük, előbb mondd meg a neved.
refused-no-spectators = Ezt az asztalt senki sem nézheti, vagy megtelt a karzat.
refused-no-such-device = Ezen az eszközön már kijelentkeztél.
refused-no-such-game = Nincs itt ilyen játék.
refused-no-such-room = Nincs ilyen nevű asztal. Talán elírtál egy betűt, vagy már leszedték.
refused-no-such-face = Nincs ilyen arc.
refused-no-such-seat = Nincs ilyen hely.
refused-not-absent = Ez a játékos még itt van, vagy csak most ment el.
refused-not-allowed = Ehhez nincs jogod.
refused-not-asked = Nem te következel.
refused-not-host = Ezt csak az asztal házigazdája teheti meg.
refused-not-json = A kiszolgáló JSON-t vár.
refused-not-offered = Ez most nem lehetséges.
refused-not-open = A játszma már elkezdődött.
refused-not-over = A játszma még nem ért véget.
refused-not-running = A játszma nincs folyamatban.
refused-not-seated = Nincs helyed ennél az asztalnál.
refused-nothing-to-undo = Nincs több visszavonható lépés.
refused-old-password = A jelenlegi jelszó nem jó.
refused-origin = Ez a kérés egy másik weboldalról jött, ezért nem hajtottuk végre.
refused-password-length = A jelszó { $least }–{ $most } karakterből áll.
refused-seat-taken = Valaki gyorsabb volt: a hely foglalt.
refused-seated = Már itt ülsz. Előbb állj fel.
refused-seats-empty = Néhány hely még üres.
refused-seats-changed = A helyek épp megváltoztak. Nézd meg újra.
refused-stale = Az asztal már továbblépett. Nézd meg, és válassz újra.
refused-store-damaged = Az adatbázisnak ez a része megsérült, ezért nem olvasható. A kiszolgáló üzemeltetője értesült róla.
refused-taken-back = Ezt a választ visszavontad, vagy mást válaszoltál helyette.
refused-store-down = Most semmit sem lehet elmenteni. Amit visszaigazoltunk, az biztonságban van; kérjük, próbáld újra.
refused-stuck = Ez a játszma csak olvasható.
refused-too-fast = Ez egy kicsit gyors volt. Várj egy pillanatot.
refused-too-large = Ez túl nagy.
refused-too-long = Ez túl hosszú.
refused-too-many-passwords = Túl sok jelszót próbáltak ki. Próbáld újra később, vagy olyan böngészőben, amelyben már jelentkeztél be.
refused-too-many-rooms = Már túl sok befejezetlen asztalnak vagy a házigazdája.
refused-too-many-tabs = Túl sokszor nyitottad meg ezt az asztalt.
refused-too-slow = Ez túl sokáig tartott.

bye-flood = Ez a kapcsolat túl sokat küldött, ezért lezártuk.
bye-logged-out = Ez a böngésző ki van jelentkeztetve.
bye-restart = A kiszolgáló újraindul. A játszma biztonságban van; az oldal magától visszatér.
notice-store-down = A kiszolgáló most nem tud lépéseket menteni. Amit visszaigazolt, az biztonságban van; a mentés magától folytatódik.
notice-bus-down = A kiszolgálók között most lassan érnek célba a hírek. Semmi sem vész el.
notice-game-bug = Ez az asztal a játék hibája miatt áll. Semmi sem veszett el; a házigazda a naplóban látja a részleteket.
