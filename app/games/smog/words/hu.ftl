title = Őfelsége szolgálatában
tagline = Úriemberek, fiolák és sárgaréz: forgó korongok piaca és egyetlen titkos kijárat.

### What is asked

ask-gentleman = Válaszd ki az úriemberedet! Egyik sem tud többet a másiknál.
ask-hourglass = Tegyél le egy homokórát: azon a mezőn senki sem kereskedhet, amíg le nem veszik. Másokat akadályozz, ne magadat!
ask-agents = Az Árnyak Ura rád hallgat: mozgass egy ügynököt, vagy hagyd őket békén.
ask-agent-where =
    { $cleared ->
        [0] Hová menjen { $agent }? Hosszabb úthoz előbb vegyél le homokórát a korongjáról.
        [one] Egy homokóra lekerült: { $agent } csak a teljes utat teheti meg.
       *[other] { $cleared } homokóra lekerült: { $agent } csak a teljes utat teheti meg.
    }
ask-begin-turn = A köröd előtt: { $agents } vár rád.
ask-turn =
    { $actions ->
        [0] Nem maradt akciód. Kártya és kenőpénz még szabad.
        [one] Te jössz: még { $actions } akciód van.
       *[other] Te jössz: még { $actions } akciód van.
    }
    .card-confirm = Kijátszod ezt: { $a }? Ha már látták, nem vonható vissza.
ask-fog = Köd van az úton ({ $disc }). Mivel fizetsz?
ask-draw = Húzol különleges kártyát?
ask-turn-which = Melyik korongot forgatod el?
ask-turn-other = Az első: { $disc }, { $way }. Melyik másik korongot forgatod el?
ask-turn-way = Merre forduljon { $disc }?
ask-opponent = { $card }: ki ellen?
ask-blow-where = Hová fújja a szél ezt az urat: { $gentleman }?
ask-ritual-out = Melyik ügynök hagyja el a táblát?
ask-ritual-in = Ki lép a helyére ({ $agent })?
ask-wheel-way = Merre forduljon az egész tábla?
ask-which-element = Mit veszel el tőle: { $other_seat }?
ask-which-artefact = Mit veszel el tőle: { $other_seat }?

### What others read meanwhile

doing-gentleman = { $seats } úriembert választ
doing-hourglass = { $seats } homokórát helyez el
doing-agents = { $seats } az ügynököknek parancsol
doing-turn = { $seats } játszik

### Options

option-gentleman = { $a }
option-lot = Döntsön a sors
option-block-face =
    { $own ->
        [0]
            { $facing ->
                [0] { $disc }: elzárod ezt: { $thing } (ára { $price }); most senki felé sem néz
               *[other] { $disc }: elzárod ezt: { $thing } (ára { $price }); { $seats } felé néz
            }
       *[other]
            { $needed ->
                [0] { $disc }: elzárod ezt: { $thing } (ára { $price }); feléd néz
               *[other] { $disc }: elzárod ezt: { $thing } (ára { $price }); feléd néz, és kell neked
            }
    }
option-move-agent = Mozgasd: { $agent } (most: { $disc })
option-stay-agent = { $agent } marad: { $disc }
option-send-agent =
    { $met ->
        [0] Küldd ide: { $agent } → { $disc }
        [one] Küldd ide: { $agent } → { $disc } (ott áll: { $gentlemen })
       *[other] Küldd ide: { $agent } → { $disc } (ott állnak: { $gentlemen })
    }
option-lengthen-way = Vedd le a homokórát: { $thing } { $price } ({ $disc }); utána { $agent } pontosan { $steps } korongot megy
option-done = Maradjanak
option-begin-turn =
    { $actions ->
        [0]
            { $coins ->
                [0] Kezdődjön a kör
                [one] Kezdődjön a kör: { $coins } érmét veszítesz
               *[other] Kezdődjön a kör: { $coins } érmét veszítesz
            }
       *[other]
            { $coins ->
                [0] Kezdődjön a kör { $actions } akcióval kevesebbel
                [one] Kezdődjön a kör { $actions } akcióval kevesebbel, és { $coins } érmét veszítesz
               *[other] Kezdődjön a kör { $actions } akcióval kevesebbel, és { $coins } érmét veszítesz
            }
    }
option-walk = Menj ide: { $place }
option-walk-through-fog = Menj ide a ködön át: { $place }; ára { $coins } érme vagy { $elements } elem
option-pass-gate = Menj ide: { $place } (a Kapuőr átenged)
option-pay-coins = Fizess { $coins } érmét ({ $has } van nálad)
option-pay-element = Fizess ezzel: { $elements } { $element } ({ $has } van nálad)
option-buy =
    { $coins ->
        [one] Vétel: { $thing }, ára { $coins } érme ({ $has } van nálad)
       *[other] Vétel: { $thing }, ára { $coins } érme ({ $has } van nálad)
    }
option-sell =
    { $coins ->
        [one] Eladás: { $thing }, { $coins } érméért ({ $has } van belőle)
       *[other] Eladás: { $thing }, { $coins } érméért ({ $has } van belőle)
    }
option-turn-disc =
    { $hourglasses ->
        [0] Forgasd el: { $disc }, { $way }; ez néz majd feléd: { $thing } { $price }
       *[other] Forgasd el: { $disc }, { $way }; ez néz majd feléd: { $thing } { $price }, homokórával
    }
option-choose-disc = Forgasd el: { $disc }; most { $now } { $now_price } néz feléd, az óramutató szerint { $cw } { $cw_price } lesz, ellenkezőleg { $ccw } { $ccw_price }
option-clear-hourglass = Vedd le a homokórát: { $thing } { $price } ({ $disc })
option-beg =
    { $coins ->
        [0] Koldulás
        [one] Koldulás { $coins } érméért
       *[other] Koldulás { $coins } érméért
    }
option-turn-any =
    { $cards ->
        [0] Bármely korong forgatása (nincs több húzható kártya)
       *[other] Bármely korong forgatása és húzás
    }
option-bribe = 1 érme kenőpénz: a te dobozodban { $coins } lesz, másében legfeljebb { $most } van
option-bribe-in-vain = 1 érme kenőpénz: mind a { $coins } érméd a bankba kerül
option-end-turn =
    { $actions ->
        [0] Kör vége
        [one] Kör vége ({ $actions } akció elvész)
       *[other] Kör vége ({ $actions } akció elvész)
    }
option-leave = Távozás mindennel
option-draw = Húzok kártyát
option-no-draw = Nem húzok

### Special cards

option-play-card = Kijátszás: { $card }
option-play-for-actions =
    { $actions ->
        [one] Kijátszás: { $card }; még { $actions } akció
       *[other] Kijátszás: { $card }; még { $actions } akció
    }
option-play-for-bank-coins =
    { $coins ->
        [one] Kijátszás: { $card }; { $coins } érmét kapsz a bankból
       *[other] Kijátszás: { $card }; { $coins } érmét kapsz a bankból
    }
option-play-for-opponents-coins =
    { $coins ->
        [one] Kijátszás: { $card }; { $coins } érmét kapsz az ellenfelektől
       *[other] Kijátszás: { $card }; { $coins } érmét kapsz az ellenfelektől
    }
option-play-for-sale =
    { $coins ->
        [one] Kijátszás: { $card }; a következő eladásod { $coins } érmével többet hoz
       *[other] Kijátszás: { $card }; a következő eladásod { $coins } érmével többet hoz
    }
option-play-for-rust =
    { $coins ->
        [one] Kijátszás: { $card }; egy ellenfél { $coins } kenőérmét veszít
       *[other] Kijátszás: { $card }; egy ellenfél legfeljebb { $coins } kenőérmét veszít
    }
option-play-for-theft = Kijátszás: { $card }; egyet elveszel egy ellenféltől ({ $things })
option-play-for-gift = Kijátszás: { $card }; ingyen a tiéd: { $thing }
option-play-for-agent = Kijátszás: { $card }; egy ügynök elhagyja a táblát (most ott van: { $agents })
option-rust-bribe =
    { $coins ->
        [one] { $seat } { $coins } kenőérmét veszít
       *[other] { $seat } { $coins } kenőérmét veszít
    }
option-steal-from = { $seat }: { $things }
option-steal-thing = Elveszed tőle: { $seat } ({ $thing })
option-blow-away = Elfújod őt: { $seat } (most: { $place })
option-blow-to = Ide fújod őt: { $seat } → { $place }
option-agent-out = Távozik: { $agent } ({ $disc })
option-agent-in = { $agent } jön ({ $disc }), és távozik: { $other }
option-turn-board = Forgasd el a táblát { $way }: a szakértelmed { $competence } lesz, a kapud: { $exit }

### Why not

why-lost-boy = Az Elveszett Fiú fogja ezt a korongot: nem forgatható.
why-same-disc = Ezt a korongot már kiválasztottad: a második egy másik legyen.
why-doctor = A Doktor itt minden kereskedést megtilt.
why-blocked-face = A korong feléd néző mezőjén homokóra áll.
why-has-artefact = Ez az ereklye már megvan neked.
why-sold-here = Ebben a körben már eladtál ezen a korongon, ezért itt nem vehetsz.
why-bought-here = Ebben a körben már vettél ezen a korongon, ezért itt nem adhatsz el.
why-track-full = Ebből az elemből nem lehet többed.
why-too-dear = Az ára { $coins }, a kezedben { $has } van.
why-lacks-element = Nincs nálad ilyen: { $thing }.
why-fog = Köd: se érméd, se elemed nincs, amivel fizethetnél.
why-begged = Ebben a körben már koldultál.
why-too-rich = Valakinek kevesebb érméje van, mint neked.
why-bank-empty = A bank üres.
why-drew = Körönként egyszer elég.
why-no-action = Ebben a körben nem maradt akciód.
why-no-coin = Nincs érme a kezedben.
why-lost-boy-exit = Az Elveszett Fiú áll a kijáratban.
why-artefacts-missing = Ez még hiányzik: { $lacking }.
why-elements-missing = A kombinációdból ez még hiányzik: { $lacking }.
why-card-needs = A kártyához ez hiányzik: { $lacking }.
why-card-idle = Most semmit sem tenne.

### What happened

note-gentleman = { $seat } úriembere: { $gentleman }.
note-placed = { $seat } homokórát helyez el: { $disc }, { $face }.
note-round = { $round }. forduló.
note-turn = { $seat } köre következik.
note-income =
    { $coins ->
        [0] { $seat } nem kap jövedelmet: a bank üres.
        [one] { $seat } jövedelme { $coins } érme.
       *[other] { $seat } jövedelme { $coins } érme.
    }
note-forced-bribe = { $seat } jövedelme az Árnyak Urához vándorol (ott már { $coins } van).
note-five-coins = Az Árnyak Ura zsebre teszi { $seat } { $coins } érméjét.
note-favour-won = { $seat } elnyeri az Árnyak Ura kegyét; minden kenőpénz odavész.
note-favour-stays = { $seat } megtartja a kegyet.
note-favour-lost = Senki sem győz: { $seat } elveszti a kegyet, de kezdőjátékos marad; minden kenőpénz odavész.
note-favour-nobody = Az Árnyak Ura senkit sem tüntet ki. { $seat } marad a kezdőjátékos.
note-agent-entered = Megérkezik { $agent }: { $disc }.
note-agent-replaced = Jön { $other }, megy { $agent }: { $disc }.
note-agent-moved = { $seat } elküldi őt: { $agent } ({ $disc }).
note-cleared = { $seat } levesz egy homokórát: { $disc }, { $face }.
note-witch = A Boszorkány elvesz egy akciót tőle: { $seat }.
note-dandy = A Dandy elvesz egy érmét tőle: { $seat }.
note-turned = { $seat } forgat: { $disc }, { $way }.
note-bought =
    { $coins ->
        [0] { $seat } ingyen kapja: { $thing } ({ $disc }).
       *[other] { $seat } veszi: { $thing }, ára { $coins } ({ $disc }).
    }
note-sold = { $seat } eladja: { $thing }, ára { $coins } ({ $disc }).
note-no-hourglass = Nem maradt homokóra ide: { $disc }.
note-moved = { $seat } ide lép: { $disc }.
note-gated = A Kapuőr átengedi: { $seat } ({ $disc }).
note-fog-coin = { $seat } egy érmét fizet a ködért.
note-fog-element = { $seat } a ködben hagy egyet: { $element }.
note-begged =
    { $coins ->
        [one] { $seat } koldul, és { $coins } érmét kap.
       *[other] { $seat } koldul, és { $coins } érmét kap.
    }
note-no-card = Nincs több húzható kártya.
note-reshuffled = A dobott lapokból új pakli lesz.
note-drew = { $seat } kártyát húz.
note-drew-card = Ezt húztad: { $card }.
note-played = { $seat } kijátssza: { $card }.
note-got-coins =
    { $coins ->
        [one] { $seat } { $coins } érmét vesz el a bankból.
       *[other] { $seat } { $coins } érmét vesz el a bankból.
    }
note-blown = { $other_seat } úriemberét elfújja a szél: { $disc }.
note-rusted =
    { $coins ->
        [one] { $other_seat } { $coins } kenőérméje rozsdává omlik.
       *[other] { $other_seat } { $coins } kenőérméje rozsdává omlik.
    }
note-wheel = Az egész tábla elfordul { $way }: mindenki más oldalt lát.
note-stolen = { $seat } elvesz valamit tőle: { $other_seat } ({ $thing }).
note-drained = { $seat } egy érmét vesz el tőle: { $other_seat }.
note-bribed =
    { $coins ->
        [one] { $seat } megvesztegeti az Árnyak Urát (ott { $coins } érme van).
       *[other] { $seat } megvesztegeti az Árnyak Urát (ott { $coins } érme van).
    }
note-left = { $seat } mindennel együtt távozik a kapun: { $disc }!

### The end

ending-left = Egy úriember mindennel együtt távozott.
score-artefacts = Ereklyék
score-elements = Kombináció
score-left = Kapu

### Names

name-P = a Sétány
name-1 = az 1. korong
name-2 = a 2. korong
name-3 = a 3. korong
name-4 = a 4. korong
name-5 = az 5. korong
name-6 = a 6. korong
name-7 = a 7. korong
name-8 = a 8. korong
name-A = az A korong
name-B = a B korong
name-C = a C korong
name-D = a D korong
name-p2 = 2-es ár
name-p3 = 3-as ár
name-p4 = 4-es ár
name-p5 = 5-ös ár
name-cw = az óramutató járásával egyezően
name-ccw = az óramutató járásával szemben
name-blood = Vér
name-mana = Mana
name-ectoplasm = Ektoplazma
name-titanium = Titán
name-atlantean_key = Atlantiszi Kulcs
name-spectral_chain = Szellemlánc
name-adamantine_key = Adamantkulcs
name-mithril_padlock = Mithril Lakat
name-john_brown = John Brown
name-master_fox = Master Fox
name-dr_jekyll = Dr. Jekyll
name-great_detective = A Nagy Detektív
name-witch = a Boszorkány
name-merchant = a Kereskedő
name-dandy = a Dandy
name-gatekeeper = a Kapuőr
name-doctor = a Doktor
name-lost_boy = az Elveszett Fiú
name-spectral_speed = Szellemgyorsaság
name-queens_favour = A királynő kegye
name-titans_breath = A titán lehelete
name-ritual_summoning = Rituális idézés
name-mechanism_shift = A gépezet elmozdul
name-dissolved_to_rust = Rozsdává omolva
name-dragons_gift = A sárkány ajándéka
name-wheel_of_chaos = A káosz kereke
name-ethereal_channel = Éteri csatorna
name-alchemical_drain = Alkímiai elszívás
name-lords_decree = A lord rendelete
name-fairys_gift = A tündér ajándéka
name-far = távol
name-far_right = távol, jobbra
name-right = jobbra
name-near_right = közel, jobbra
name-near = közel
name-near_left = közel, balra
name-left = balra
name-far_left = távol, balra

### What explains itself

tip-witch = A Boszorkány: aki nála kezdi a körét, annak eggyel kevesebb akciója van.
tip-merchant = A Kereskedő: nála minden vétel 1 érmével olcsóbb, de legalább 1.
tip-dandy = A Dandy: aki nála kezdi a körét, elveszít 1 érmét a kezéből.
tip-gatekeeper = A Kapuőr: a korongjáról egy akcióval bárhová el lehet jutni, köd nélkül.
tip-doctor = A Doktor: a korongján senki sem vehet és adhat el.
tip-lost_boy = Az Elveszett Fiú: a korongja nem forgatható, és onnan nem lehet távozni.
tip-oldest = { $what } A legrégebben van a táblán: őt cserélik le legközelebb.
tip-spectral_speed = Még 2 akció ebben a körben.
tip-queens_favour = Vegyél el 2 érmét a bankból.
tip-titans_breath = Tedd át egy ellenfél úriemberét bármely más helyre.
tip-ritual_summoning = Egy táblán lévő és egy várakozó ügynök helyet cserél; a köröd elején, az ügynökök hatása előtt is.
tip-mechanism_shift = Forgass el két különböző korongot, mindkettőt tetszőleges irányba.
tip-dissolved_to_rust = Egy ellenfél minden kenőérméjét elveszíti.
tip-dragons_gift = A következő eladásod 3 érmével többet hoz.
tip-wheel_of_chaos = Az egész tábla elfordul: mindenki más oldalt lát.
tip-ethereal_channel = Végy el 1 elemet egy ellenféltől.
tip-alchemical_drain = Végy el 1 érmét minden ellenfél kezéből.
tip-lords_decree = Végy el egy ellenféltől egy ereklyét, amely neked nincs.
tip-fairys_gift = Tiéd, amit a korong feléd néző mezője mutat: akció, érme, homokóra és forgatás nélkül.
tip-disc = Most: { $now }. Egy fordítás az óramutató járásával egyezően: { $next }. Azzal szemben: { $back }.
tip-hourglass = Homokóra: ez a mező addig nem használható, amíg le nem veszik róla.
tip-fog = Köd: ezen az élen az átkelés 1 érmébe vagy 1 elembe kerül.
tip-promenade = A Sétány: koldulj, vagy forgass el bármely korongot, és húzz kártyát.
tip-exit = A titkos kapud: innen távozz négy ereklyével és a kombinációddal.
tip-coins = Érmék kézben.
tip-bribe = A kenőpénzes doboz: a forduló végén a legtöbb érme nyeri el a kegyet. Ezek az érmék nem vehetők vissza.
tip-first = Kezdőjátékos. Ha az Árnyak Ura oldala van felül, övé a kegy is.
tip-favour = Az Árnyak Ura kegye: kezdőjátékos, 4 akció, parancs az ügynökök felett; a jövedelem kenőpénz lesz.
tip-cards = Különleges kártyák kézben.
tip-actions = Hátralévő akciók: { $actions }.
tip-begged = Ebben a körben már koldult.
tip-drew = Ebben a körben már forgatott korongot a Sétányról.
tip-bought-on = Ebben a körben itt vett, ezért nem adhat el: { $discs }.
tip-sold-on = Ebben a körben itt adott el, ezért nem vehet: { $discs }.
tip-buy = Korongon: fizesd ki a feléd néző mező árát, és tiéd, amit mutat. A mezőre homokóra kerül, és a korong elfordul.
tip-sell = Belső korongon: add el a feléd néző mező elemét az áráért. A mezőre homokóra kerül, és a korong elfordul.
tip-turn = Korongon: fordítsd el egy negyeddel az óramutató járása szerint.
tip-beg = A Sétányon, körönként egyszer: 2 érme, ha egyedül neked van a legkevesebb a kezedben, 1, ha mással együtt.
tip-turn-any = A Sétányon, körönként egyszer: forgass el bármely korongot bármely irányba, majd húzhatsz egy különleges kártyát.
tip-leave = A kapud korongján, négy ereklyével és a kombinációddal: távozz, és nyertél.
tip-end-turn = A köröd akkor ér véget, amikor te mondod. A megmaradt akciók elvesznek.
tip-sold-here = Kell neked, és a feléd néző mező árulja: { $thing }, ára { $coins }.
tip-bonus = A sárkány ajándéka vár: a következő eladás { $coins } érmével többet hoz.
tip-competence = { $element }: ennek az oldalnak a szakértelme; ez dönt, ha a kegyért holtverseny alakul ki.
tip-side = Kattints, hogy erről az oldalról nézd! Az oldal szakértelme: { $element }.
tip-deck = Különleges kártyák: { $deck } a pakliban, { $discard } eldobva{ $discard ->
        [0] .
       *[other] : { $cards }.
    }
tip-bank = { $coins } érme a bankban, { $hourglasses } homokóra a készletben.

### On the board

board-need = Még kell neked
board-ready = Mindened megvan: irány a kapu!
board-gate = Kapu: { $gate } ({ $place })
board-look-at = Nagyítás: { $place }
board-hand = Különleges kártyák
board-no-cards = Még nincs különleges kártyád: a Sétányon húzhatsz.
board-needs = kell hozzá
board-actions = Akciók
board-bribes = Kenőpénz
board-view-from = Nézőpont
board-side-N = észak
board-side-E = kelet
board-side-S = dél
board-side-W = nyugat
board-round = { $round }. forduló
board-setup = A kezdet előtt
board-shadow-master = Árnyak Ura
board-first-player = Kezdőjátékos
board-favourite = Most ő nyerné el a kegyet
board-gentlemen = Ki leszel?
board-gentlemen-alike = Egyik úriember sem tud többet a másiknál: válaszd azt az arcot, amelyik tetszik! Amivel kezdesz, azt a tábla te oldalad adja: { $element } a szakértelmed, és ez dönt akkor is, ha a kegyért holtverseny alakul ki.
board-hourglasses = Mire jó a homokóra?
board-hourglasses-why = Elzár egy mezőt: ott senki sem vehet és adhat el, amíg le nem veszik. A koronggal együtt fordul. Azt zárd el, ami másoknak kell!
board-hourglasses-free = Ami neked kell:

### Keys of the machine

act-buy = Vétel
act-sell = Eladás
act-turn = Forgatás
act-beg = Koldulás
act-turn-any = Forgatás, húzás
act-bribe = Kenőpénz
act-leave = Távozás
act-end-turn = Kör vége

### A vége

end-heading = Kombinációk és kapuk
end-why = { $seat } gyűjtötte össze elsőként mind a négy ereklyét és a teljes kombinációját, és távozott a kapuján: { $gate }.
end-left = Mindene megvolt, és távozott.
end-lacking = Még hiányzott: { $lacking }.
end-gate-only = Mindene megvolt, de a kapuján még nem jutott ki: { $place }.
end-of = { $have } / { $need }
end-none = nem kell
end-progress = Ki meddig jutott
end-through = távozott
end-at-gate = a kapujánál
end-away = máshol

### Gentlemen and agents in few words

about-john_brown = A Birodalom óráit ő igazítja, és jó vételről sosem késik el.
about-master_fox = Ismeri az Árnyak Piacának minden hátsó ajtaját.
about-dr_jekyll = Roppant kellemes ember, amíg a fiola zárva marad.
about-great_detective = Előbb kikövetkeztette, mi kell neked, mint te magad.
about-lot = Aki marad: döntsön a véletlen.
effect-witch = 1 akcióval kevesebb
effect-merchant = 1 érmével olcsóbb
effect-dandy = elvesz 1 érmét
effect-gatekeeper = bárhová enged
effect-doctor = tilt minden üzletet
effect-lost_boy = lefogja a korongot

### The table in words

spoken-nothing = semmi
spoken-turn = { $seat } van soron; hátralévő akciók: { $actions }.
spoken-favour = Az Árnyak Ura kegye: { $seat }.
spoken-leader = Kezdőjátékos: { $seat }.
spoken-bank = Érmék a bankban: { $coins }; homokórák a készletben: { $hourglasses }; különleges kártyák a pakliban: { $deck }.
spoken-discarded = Eldobott különleges kártyák: { $cards }.
spoken-piles = Megvehető ereklyék: { $things }.
spoken-combination = A kombinációm: { $things }.
spoken-lacking = Még kell: { $things }.
spoken-gate = A kapum: { $gate } ({ $place }).
spoken-card = Különleges kártya: { $card }; kell hozzá { $things }.
spoken-no-cards = Nincs különleges kártyám.
spoken-discs = A korongok
spoken-towards-me = felém { $thing } { $price }
spoken-towards = { $who } felé { $thing } { $price }
spoken-hourglass = homokóra
spoken-here = itt áll: { $seats }
spoken-fog = egyik széle ködös
spoken-is-gate = a kapum
spoken-promenade = A Sétány
spoken-nobody = senki
spoken-agents = Az ügynökök
spoken-agent-on = { $agent }: { $disc }
spoken-agent-waits = { $agent }: a sarokban vár
spoken-agent-out = { $agent }: nincs játékban
spoken-oldest = ő lép le legközelebb
spoken-player = { $seat }: { $gentleman }, oldala: { $side }
spoken-place = hol áll: { $place }
spoken-coins = érme { $coins }
spoken-bribe = kenőpénz { $coins }
spoken-elements = elemek: { $things }
spoken-artefacts = ereklyék: { $things }
spoken-cards = különleges kártya { $count }
spoken-bonus = a következő eladás { $coins } érmével többet hoz
