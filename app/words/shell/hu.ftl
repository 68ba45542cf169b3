### Az asztal szavai, minden játéknál ugyanazok.

## Mi történik most

table-your-turn = Te jössz
table-loading = Egy pillanat …
table-waiting = Akire várunk: { $names }
table-acting = Soron van
table-stuck = Ez a játszma már nem folytatható, de még olvasható.
table-skip = Kihagyás
table-yes = Igen
table-no = Nem
table-holding = Hová kerüljön: { $thing }?
table-put-back = Visszateszem
table-undo = Visszavonás: { $what }
table-undo-all = Vissza az elejére ({ $steps } lépés)
table-held = A válaszod: „{ $what }”. Akkor lép életbe, amikor mindenkinek lejárt a reagálási ideje.
table-pass-for-now = Most passzolok
table-passing = Minden reagálási lehetőségnél passzolsz, amíg mást nem kérdeznek tőled.
table-ask-again = Kérdezz újra
table-options = Minden, amit most tehetsz
table-bot-for-me = Egy bot játszik helyetted.
table-lost = Megszakadt a kapcsolat, újrapróbáljuk …
table-lost-asked = Megszakadt a kapcsolat, újrapróbáljuk. Amit most választasz, elküldjük, amint helyreáll.
table-lost-sent = Megszakadt a kapcsolat, újrapróbáljuk. Amit az előbb választottál, úton van, vagy újra elküldjük.
table-lost-kept = Elküldjük, amint helyreáll a kapcsolat: { $what }
table-withdraw = Mégse küldd el
table-show-choices = Mutasd, mit választhatok ({ $count })
table-why = Miért nem tehetem meg …?
table-refused = Ez most nem lehetséges.
table-board-broken = A táblát nem sikerült kirajzolni. A fenti gombokkal tovább játszhatsz.

## Helyek

table-seat = { $number }. hely
table-you = te
table-bot = Bot játszik
table-bot-for = Bot játszik ennek a személynek a helyén
table-winner = Győztes
table-points = { $points } pont
table-away = Nincs itt
table-away-for = { $minutes ->
    [0] Kevesebb mint egy perce nincs itt
   *[other] { $minutes } perce nincs itt
}
table-votes = { $votes } szavazat a botra
table-hand-over = Játsszon helyette bot
table-vote-hand-over = Szavazok a botra
table-give-back = Visszaadjuk a helyét
table-take-back = Visszaveszem a helyemet
table-watching = Nézőként vagy itt
table-spectators = { $count } néző

## Fülek

table-tab-mine = Enyém
table-tab-players = Játékosok
table-tab-log = Napló
table-tab-chat = Csevegés
table-tab-rules = Szabályok
table-since = Amíg nem voltál itt ({ $count })
table-since-next = Tovább
table-since-last = mióta nem nézted
table-earlier = { $count } korábbi sor megjelenítése
table-chat = Csevegés
table-chat-empty = Még senki sem írt semmit. A nézők ezt nem olvashatják.
table-chat-empty-gallery = A nézők egymás között beszélgetnek; a játékosok ezt nem olvashatják.
table-chat-write = Írj valamit
table-chat-send = Küldés
table-typing = { $count ->
    [one] { $names } éppen ír …
   *[other] { $names } éppen írnak …
}

## Felső sáv, beállítások, súgó

table-home = Vissza a szalonba
table-reconnecting = Megszakadt a kapcsolat, újra próbáljuk …
table-settings = Beállítások
table-language = Nyelv
table-sound = Hangok
table-sound-on = Hangok bekapcsolása
table-sound-off = Hangok kikapcsolása
table-as-system = A rendszer szerint
table-theme = Világos vagy sötét
table-theme-light = világos
table-theme-dark = sötét
table-text = Betűméret
table-text-1 = szokásos
table-text-2 = nagyobb
table-text-3 = legnagyobb
table-motion = Mozgás
table-motion-on = minden mozog
table-motion-off = nyugodt: semmi sem lebeg, lüktet vagy utazik
table-preview = Előnézet: mit változtatna egy lehetőség
table-confirm-last = Megerősítés, ha csak egy dolog maradt hátra
table-windows = Amikor reagálhatok
table-windows-always = mindig kérdezz
table-windows-able = kérdezz, ha tehetek valamit
table-windows-later = ne kérdezz a következő köröm előtt
table-notify = Asztali értesítés, ha én jövök
table-notify-refused = A böngésző nem engedi az értesítéseket.
table-close = Bezárás
table-zoom-in = Közelebb
table-zoom-out = Távolabb
table-zoom-reset = Az egész tábla
table-help = Súgó
table-help-glow = Ami fénylik, azt választhatod. Amit várnál, de most nem lehet, az megmondja, miért nem, a szabály számával.
table-help-tips = Vidd a mutatót egy tárgy fölé, vagy tartsd egy pillanatig nyomva, és megtudod, mi az.
table-rules-link = Így játsszuk
table-key-walk = egyik lehetőségtől a másikig
table-key-choose = választás
table-key-undo = visszavonás
table-key-undo-all = minden visszavonása, ami lehetséges
table-key-options = minden lehetőség listája
table-key-chat = írás a csevegésbe
table-key-words = az asztal szavakban
table-key-escape = visszatevés, kihagyás, bezárás
table-key-help = ez az áttekintés
table-in-words = Az asztal szavakban
table-in-words-now = Most

## A játszma vége

table-winners = { $count ->
    [0] Senki sem győzött
    [one] Győzött: { $seats }
   *[other] Közösen győztek: { $seats }
}
table-show-result = Eredmény
table-player = Játékos
table-chart = Pontok
table-total = Összesen
table-replay = Visszanézés
table-rematch = Visszavágó
table-to-rematch = A következő játszmához
table-share = Megosztás
table-export = Játszma mentése
table-link-copied = A hivatkozás a vágólapra került.
table-even-pace = Egyenletes tempó: minden reagálási lehetőség ugyanannyi ideig tart, bárki is élhet vele.
table-sealed = A keveréseket a kezdés előtt lepecsételtük ({ $seal }…). A végén mentsd el a játszmát, és ellenőrizd a „parlour verify” paranccsal.

## Visszanézés

replay-title = Visszanézés
replay-eyes = Kinek a szemével
replay-eyes-all = minden nyitva
replay-eyes-public = egy néző
replay-play = Lejátszás
replay-pause = Szünet
replay-back = Egy lépés vissza
replay-forward = Egy lépés előre
replay-position = Állás
replay-step = { $at } / { $last }
replay-start = A kezdet
replay-chose = { $seat }: { $what }
replay-undid = { $seat } visszavont valamit
replay-link = Hivatkozás másolása erre az állásra

## Amit a kapcsolat mondhat

refused-no-connection = A kiszolgáló nem érhető el.
bye-logged-out = Ez a böngésző ki van jelentkeztetve.
bye-restart = A kiszolgáló újraindul; az asztal magától visszatér.
bye-flood = Túl sok üzenet egyszerre; az asztal magától visszatér.

## A vége, darabonként

end-heading = Ami rejtve volt
end-hidden = Még nincs felfordítva
end-step = { $at } / { $last }
end-next = Tovább
end-who-won = Ki győzött?
end-again = Felfordítás újra
end-see-table = Az asztalhoz
end-sheet = Miből lettek a pontok
end-rank = { $rank }.
end-why-points = { $count ->
    [one] { $seats } szerezte a legtöbb pontot: { $points }.
   *[other] A legtöbb pontja, fejenként { $points }, közösen nekik van: { $seats }; osztoznak a győzelmen.
}
end-fair = Honnan tudom, hogy a keverés tisztességes volt?
