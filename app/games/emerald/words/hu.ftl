title = Tanulmány smaragdzöldben
tagline = Titokban lojalista vagy lázadó vagy: paklit építesz, városokat nyersz meg, és megölöd vagy elrejted 1882 embertelen uralkodóit.

# Room settings

setting-rulebook = Szabálykönyv
setting-rulebook-help = A szabálykönyv két fordítása kilenc helyen tér el: Bismarck, zombik, blokkoló korongok, Golovinszkij, Az álcázás mestere, Cthulhu, a Shoggoth, Moriarty és A Harmadik Ügyosztály.
setting-rulebook-it = az olasz
setting-rulebook-hu = a magyar

# What a player is asked

ask-act = { $left ->
        [0] Az akcióid elfogytak. Használj ingyenes akciót, vagy fejezd be a kört.
        [one] Egy akciód maradt. Mit teszel?
       *[other] { $left } akciód maradt. Mit teszel?
    }
ask-start = Melyik városban kezd a Főügynököd?
ask-claim = Mit veszel el? Minden ottani kockád a Tárolóba kerül.
ask-place = { $total ->
        [0] Válassz kockás lapokat ({ $most } kockád van készleten), majd a helyet.
       *[other] { $most } kockából { $total } kiválasztva: adj hozzá lapot, vagy válassz helyet.
    }
ask-take-back = { $total ->
        [0] Válassz kockás lapokat ({ $most } kockádat veheted vissza), majd hogy honnan.
       *[other] { $most } kockából { $total } jön vissza: adj hozzá lapot, vagy mondd meg, honnan jön az első.
    }
ask-take-back-cube = Honnan jön a következő kocka? (még { $left }, összesen { $total })
ask-buy = { $total ->
        [0] Válassz aranyas lapokat: 2 arany egy kocka ({ $most } van a közös készletben).
       *[other] Eddig { $total } arany; 2 arany egy kocka ({ $most } van a közös készletben).
    }
ask-move-who = { $total ->
        [0] Ki utazik?
       *[other] Eddig { $total } arany. Utazik más is?
    }
ask-move-where = Hová megy { $agent }? Eddig { $total } arany.
ask-fare = Fizess pontosan { $need } aranyat; eddig { $total } kiválasztva.
ask-tracks = Válassz nyilakat sorban. A Háború állása { $war }, a Forradalomé { $revolution } lenne.
ask-discard = Mely lapokat dobod el? Csak az utolsó lesz látható.
ask-freemasons = Dobj el bármennyi lapot, csak az utolsó látszik; majd húzz ugyanannyit és még egyet.
ask-target = Kit veszel célba ezzel: { $card }?
ask-hide = Kit rejtesz el ezzel: { $card }?
ask-bombs = { $target ->
        [royal] { $city } uralkodójának védelme { $defence }.
       *[other] { $target } védelme { $defence } ({ $city }).
    } Még { $need } bomba kell; eddig { $total } kiválasztva.
ask-which-ability = Mire használod ezt: { $card }?
ask-bismarck = Melyik városodat zárja le Bismarck örökre?
ask-duchess = Hová tegye a Hercegnő egy kockádat?
ask-brotherhood-from = Honnan mozgatsz kockákat?
ask-brotherhood-number = Hány kockát?
ask-brotherhood-to = { $count ->
        [one] Hová kerül a kocka?
       *[other] Hová kerül a { $count } kocka?
    }
ask-okhrana = Kinek a kockáját foglalja le az Ohrana, és hol?
ask-okhrana-second = Még egy kockát tőle: { $victim_seat }?
ask-block = Hová teszel blokkoló korongot, vagy honnan veszel le egyet?
ask-third-section = Melyik lap kerül ki a játékból? A saját kezedből senki sem látja, melyik.
ask-nadar = Ki repül Nadarral?
ask-nadar-where = Hová repül { $agent }?
ask-shoggoth = Kit pusztít el a Shoggoth?
ask-terrors = Kit látogatnak meg az éjszaka rémei?
ask-burtsev = Kinek a kilétét mutatja meg neked Burcev?
ask-adler = Kitől vesz el kettős ügynök jelzőt Irene Adler?
ask-pinkerton = Mely jelzőket tartod meg? (kettőt)
ask-golovinsky = Mennyivel halad előre a Háború?
ask-bite = Ki válik vámpírrá?
ask-zombie-kill = Kit ölnek meg a zombik? Városonként egyet.
ask-zombie-place = Hol támadjon fel egy zombi? (még { $left })
ask-hudson = Melyik lapot cseréli ki Mrs Hudson?
ask-devils-island = Melyik városkártyát játszod ki az Ördögszigethez?
ask-devils-island-whom = Kinek a kockái kerülnek a Tárolóba innen: { $city }?
ask-mi-go = Ki megy a mi-gókkal, vagy ki tér vissza?
ask-mi-go-where = Hová tér vissza { $agent }?
ask-sacrifice = Kit áldozol fel Yog-Sothothnak?
ask-destroy = Melyik várost pusztítja el Cthulhu?
ask-flee-cthulhu = { $city } elpusztul. Hová menekül { $agent }?
ask-flee-bismarck = { $city } lezárult. Hová megy { $agent }?
ask-expose = { $by_seat } lépése itt: { $city }, lapja: { $card }{ $target ->
        [royal] { "" }
       *[other] , célpontja: { $target }
    }. Felfedsz egy kettős ügynököt, hogy megállítsd?
ask-keep-holmes = { $by_seat } leleplezi: { $agent } kettős ügynök. Egy Restaurátor felfedheti magát, és megtarthatja.
ask-keep-moriarty = { $by_seat } leleplezi: { $agent } kettős ügynök. Egy Lojalista felfedheti magát, és megtarthatja.
ask-escape = { $by_seat } lecsap, lapja: { $card }. Veszélyben: { $agents }. Elmenekül álruhában?

# What the others read meanwhile

doing-acting = { $seats } mesterkedik
doing-placing = { $seats } kezdővárost választ
doing-exposing = { $seats } egy kettős ügynök leleplezésével megállíthatja
doing-keeping = { $seats } felfedheti magát, hogy megtartsa az ügynököt
doing-escaping = { $seats } álruhában elmenekülhet
doing-zombies = { $seats } a zombikat vezeti
doing-destroying = { $seats } várost választ Cthulhunak
doing-fleeing = { $seats } elhagyja a várost

# Options

option-do = { $a }
name-claim = Elvétel
name-place = Lerakás
name-take-back = Visszavétel
name-buy = Vásárlás
name-move = Mozgatás
name-tracks = Sávok
name-discard = Dobás
name-reveal = Felfedés, a játék vége
name-sacrifice = Ügynök feláldozása
name-hudson = Mrs Hudson
name-devils-island = Ördögsziget
name-mi-go = Mi-go
name-pass = Passz
option-use = Használat: { $a }
option-stack = { $a } lapja
option-city = { $a }
option-offer = { $a }
option-agent = { $a }
option-royal = { $a } uralkodója
option-zombie = Egy zombi itt: { $a }
option-count = { $a }
option-arrow = { $a }: { $b }
name-assassinate = Merénylet
name-zombie = egy zombi
option-limbo = Tároló
option-stock = Készletem
option-done = Kész
option-pass = Hagyom
option-double = Kettős ügynök: { $a }
option-end = Kör vége
option-reveal = Felfedem magam
option-begin-in =
    Kezdés itt: { $city } ({ $points } pont{ $agents ->
        [0] { "" }
       *[other] ; { $agents } ügynök van ott
    })
option-reveal-identity = Felfeded magad ({ $side }), vége a játéknak: { $points } pont, a határ { $limit }
option-end-turn =
    Kör vége{ $draws ->
        [0] { "" }
       *[other] , { $draws } lap húzása
    }
option-claim-card =
    Elveszed: { $card } ({ $city }); { $mine } a { $most } ellen, { $cubes } kocka a Tárolóba{ $sanity ->
        [0] { "" }
       *[other] , és épelméjűségi jelzőt húzol
    }
option-claim-city = Elveszed: { $city }, { $points } pont; { $mine } a { $most } ellen, { $cubes } kocka a Tárolóba
option-take-city = Elveszed tőle: { $seat } ({ $city }), { $points } pont; { $mine } a { $most } ellen, { $cubes } kocka a Tárolóba
option-claim-permanent =
    Elveszed: { $permanent }; { $mine } a { $most } ellen, { $cubes } kocka a Tárolóba{ $sanity ->
        [0] { "" }
       *[other] , és épelméjűségi jelzőt húzol
    }
option-place =
    { $cubes } kocka ide: { $where ->
        [stack] { $at } lapja
       *[other] { $at }
    }; { $mine } a { $most } ellen{ $need ->
        [0] , senki sem előz meg
       *[other] , még { $need } kell
    }
option-place-up-to =
    { $cubes ->
        [0] Kockák lehelyezése
        [one] 1 kocka lehelyezése
       *[other] Legfeljebb { $cubes } kocka lehelyezése
    }
option-take-back-up-to =
    { $cubes ->
        [0] Kockák felvétele
        [one] 1 kocka felvétele
       *[other] Legfeljebb { $cubes } kocka felvétele
    }
option-buy-up-to =
    { $cubes ->
        [0] Kockák vásárlása
        [one] 1 kocka vásárlása
       *[other] Legfeljebb { $cubes } kocka vásárlása
    }
option-move-agents =
    { $agents ->
        [0] Ügynökök mozgatása
        [one] Egy ügynök mozgatása (kézben { $gold } arany)
       *[other] Ügynökök mozgatása: { $agents } utazhat (kézben { $gold } arany)
    }
option-move-markers =
    { $arrows ->
        [0] Sávjelölők mozgatása
        [one] Sávjelölő mozgatása: 1 nyíl van kézben
       *[other] Sávjelölők mozgatása: { $arrows } nyíl van kézben
    }
option-discard-up-to =
    { $cards ->
        [0] Eldobás
       *[other] Legfeljebb { $cards } lap eldobása
    }
option-reveal-too-soon = Felfeded magad
option-too-few-bombs = Használat: { $card }
option-shift-cubes = { $cubes } kocka, ott { $here } van
option-add-card = Hozzáadod: { $card }; összesen { $total }
option-take-cube =
    Egy kocka vissza innen: { $where ->
        [limbo] Tároló
        [stock] készlet
        [stack] { $at } lapja
       *[other] { $at }
    } (ott { $here }){ $left ->
        [0] { "" }
       *[other] , majd még { $left }
    }
option-take-back-with =
    { $cubes } kocka vissza innen: { $where ->
        [limbo] Tároló
        [stock] készlet
        [stack] { $at } lapja
       *[other] { $at }
    } ({ $cards })
    .undo = A kockák vissza a helyükre
option-buy-with = { $cubes } kocka vásárlása { $gold } aranyért: { $cards }
option-send-agent = { $agent } útra kel innen: { $city }
option-travel = { $agent } ide utazik: { $city }, { $gold } aranyért ({ $path })
option-travel-and-pay = { $agent } ide utazik: { $city }, { $gold } aranyért ({ $path }); fizetsz: { $cards }
option-end-trips = Más nem utazik: { $gold } arany fizetése
option-pay-fare = { $gold } arany fizetése: { $cards }
option-push-marker =
    { $card }: { $track }, { $start } helyett { $space }{ $ends ->
        [true] , és vége a játéknak
       *[false] { "" }
    }
option-markers-done = Kijátszod: { $cards }; Háború { $war }, Forradalom { $revolution }
option-discard-card =
    Eldobod: { $card }{ $count ->
        [one] { "" }
       *[other] , { $count } lap tetején
    }
option-discard-cards = Eldobod: { $cards }
option-exchange-cards =
    { $count ->
        [0] Semmit sem dobsz el
       *[other] Eldobod: { $cards }
    }; { $draws } lap húzása
option-use-card = Használat: { $card }
option-use-to-kill = Merénylet ezzel: { $card } ({ $targets })
option-use-to-hide = Uralkodó elrejtése ezzel: { $card } ({ $targets })
option-use-to-draw = Használat: { $card }; { $draws } lap húzása
option-use-to-exchange = Használat: { $card }; lapok eldobása, ugyanannyi és még egy húzása
option-use-to-recruit = Használat: { $card }; { $cubes } kocka a közös készletből
option-use-to-draw-counters = Használat: { $card }; { $draws } kettős ügynök jelző húzása, { $keeps } marad
option-use-zombies = Használat: { $card }; { $victims } városban ölnek, legfeljebb { $rising } feltámad
option-end-of-days = Használat: { $card }; itt a világvége, és a játék vége
option-aim-at-royal =
    { $city } uralkodójának megölése ({ $card }), { $points } pont: { $need ->
        [0] kézből nem kell bomba
       *[other] { $need } bomba kézből
    }{ $paid ->
        [0] { "" }
       *[other] { " " }({ $cards })
    }{ $sanity ->
        [0] { "" }
       *[other] , és épelméjűségi jelzőt húzol
    }
option-hide-royal =
    { $city } uralkodójának elrejtése ({ $card }), { $points } pont: { $need ->
        [0] kézből nem kell bomba
       *[other] { $need } bomba kézből
    }{ $paid ->
        [0] { "" }
       *[other] { " " }({ $cards })
    }{ $sanity ->
        [0] { "" }
       *[other] , és épelméjűségi jelzőt húzol
    }
option-aim-at-agent =
    Megölöd: { $agent } ({ $owner_seat }, { $city }), ezzel: { $card }; { $need ->
        [0] kézből nem kell bomba
       *[other] { $need } bomba kézből
    }{ $paid ->
        [0] { "" }
       *[other] { " " }({ $cards })
    }
option-aim-at-main-agent =
    Megölöd: { $agent } ({ $owner_seat }, { $city }), ezzel: { $card }; { $need ->
        [0] kézből nem kell bomba
       *[other] { $need } bomba kézből
    }{ $paid ->
        [0] { "" }
       *[other] { " " }({ $cards })
    }; Főügynök: vége lehet a játéknak
option-aim-at-zombie = Zombi megölése itt: { $city } ({ $card })
option-throw = Felhasználod: { $cards }; { $need } bombából { $bombs }
option-lock-city =
    Örökre lezárod: { $city }{ $agents ->
        [0] { "" }
       *[other] ; { $agents } ügynöknek távoznia kell
    }
option-shift-from =
    Kockák innen: { $where ->
        [limbo] Tároló
        [stock] készlet
        [stack] { $at } lapja
       *[other] { $at }
    } (ott { $here })
option-confiscate =
    { $seat } egy kockájának lefoglalása itt: { $where ->
        [stack] { $at } lapja
       *[other] { $at }
    } (ott { $here })
option-block-place =
    Blokkoló korong ide: { $where ->
        [stack] { $at } lapja
       *[other] { $at }
    }
option-unblock-place =
    Lekerül a blokkoló korong innen: { $where ->
        [stack] { $at } lapja
       *[other] { $at }
    }
option-remove-card =
    Kikerül a játékból: { $card }{ $where ->
        [hand] , kézből, titokban
        [stack] { " " }({ $at })
       *[offer] { "" }
    }
option-fly-agent = { $agent } felszáll innen: { $city }
option-fly-to = { $agent } ide repül: { $city }
option-destroy-agent = Elpusztítod: { $agent } ({ $owner_seat })
option-destroy-main-agent = Elpusztítod: { $agent } ({ $owner_seat }); Főügynök: vége lehet a játéknak
option-frighten = { $seat } épelméjűségi jelzőt húz (Őrült: { $mad }, a határ { $limit })
option-look-at = Megnézed { $seat } kilétét
option-take-counter = Egy jelző véletlenszerűen tőle: { $seat } ({ $counters } közül)
option-keep-counter = Megtartod: { $agent }
option-turn-vampire = Vámpírrá teszed: { $agent }
option-bite-agent = Megharapod: { $agent } ({ $owner_seat }); a te vámpírod lesz
option-zombies-kill = A zombik megölik: { $agent } ({ $owner_seat }, { $city })
option-zombies-kill-main-agent = A zombik megölik: { $agent } ({ $owner_seat }, { $city }); Főügynök: vége lehet a játéknak
option-raise-zombie = Zombi támad fel itt: { $city } (utána ott { $zombies })
option-exchange-by-hudson = Mrs Hudson elveszi: { $card }, és húzol egy lapot
option-play-city-card = Kijátszod az Ördögszigetre: { $card }
option-imprison = Kijátszod: { $card }; { $seat } { $cubes } kockája a Tárolóba innen: { $city }
option-go-with-mi-go = A mi-gók elviszik: { $agent } ({ $city })
option-return-from-mi-go = A mi-gók visszahozzák: { $agent }
option-land-at = { $agent } ide tér vissza: { $city }
option-sacrifice = Feláldozod Yog-Sothothnak: { $agent }; { $points } pont egy Lojalistának
option-destroy-city = Elpusztítod: { $city } (ott { $cubes } kocka, { $agents } ügynök)
option-flee-to = { $agent } ide távozik: { $city }
option-expose = Leleplezed: { $agent } ({ $owner_seat } ügynöke) kettős ügynök
option-keep-agent = Felfeded magad, és megtartod: { $agent }
option-reveal-in-vain = Felfeded magad, de így is elveszted: { $agent }
option-escape = { $agent } álruhában ide menekül: { $city } ({ $card })
shortcut-agent = Útnak indítod: { $a }

# Why not

why-claim-comes-first = Elvenni csak első akcióként lehet, ingyenes akció előtt.
why-nothing-to-claim = Nincs olyan hely, ahol van kockád, és senki sem előz meg.
why-no-cube = Saját kocka kell oda.
why-blocking-disc = Blokkoló korong van rajta.
why-outweighed = Valakinek nagyobb ott a befolyása: { $most } a te { $mine } befolyásod ellen.
why-fewer-agents = Döntetlen, de valakinek több ügynöke van ott.
why-locked = Bismarck lezárta ezt a várost.
why-yours-already = Már a tiéd.
why-cannot-place = Kell kocka az Elérhető Készletben (most { $stock }) és hozzáillő kockás lap.
why-cannot-take-back = Kell kint lévő kocka (most { $out }) és hozzáillő kockás lap.
why-cannot-buy = Páros összegű arany kell, kockánként { $price }: kezedben { $gold } arany, a közös készletben { $pool } kockád van.
why-cannot-move =
    { $least ->
        [0] Egyik ügynököd sem utazhat.
       *[other] A legolcsóbb út ára { $least } arany, pontosan kifizetve: kezedben { $gold } van.
    }
why-cannot-pay = Ára { $gold } arany, ezt nem tudod pontosan kifizetni.
why-no-arrow = Nincs olyan nyíl a kezedben, amely jelzőt mozdítana.
why-no-cards = Üres a kezed.
why-reveal-does-not-end = Csak ha pontjaid az oldaladéival együtt elérik a határt: { $points }, a határ { $limit }.
why-revealed-already = A kiléted már kiderült.
why-nobody-to-sacrifice = Egy táblán álló emberi ügynököd lapja kell a kezedbe.
why-once-a-turn = Körönként egyszer, és kell hozzá kézben lévő lap.
why-no-prisoners = Olyan város kártyája kell, ahol valakinek vannak kockái.
why-nobody-for-mi-go = Most senki sem mehet és nem is térhet vissza.
why-no-effect = Most semmi hatása nem lenne.
why-no-actions-left = Mindkét akciódat elhasználtad.
why-not-known = A hatóságok előtt nem ismert.
why-is-vampire = A vámpírokat nem lehet megölni.
why-revealed-loyalist = Felfedett Lojalista Főügynöke úgyis maradna.
why-guarded = A Főügynök biztonságban van, amíg gazdájának van más ügynöke.
why-royal-dealt-with = Ez az uralkodó már halott vagy elrejtették.
why-no-safe-counter = Nincs több Biztonságban jelző.
why-too-few-bombs = Kevés a bombád.
why-bombs-lacking = { $need } bomba kell a kezedből, és { $has } van.
why-agent-not-on-board = Ezt az ügynököt nem te irányítod a táblán.

# The log

note-arrived = { $agent } ({ $seat }) itt kezd: { $city }.
note-turn = { $seat } következik.
note-passed = { $seat } passzol.
note-drew = { $seat } { $count } lapot húz.
note-drew-cards = Húzott lapjaid: { $cards }.
note-reshuffled = { $seat } új paklit kever a dobott lapokból.
note-placed = { $seat } kijátssza: { $cards }; { $count } kocka ide: { $where ->
        [stack] { $at } lapja
       *[other] { $at }
    }.
note-took-back = { $seat } kijátssza: { $cards }, és visszavesz { $count } kockát.
note-bought = { $seat } kijátssza: { $cards }, és vesz { $count } kockát.
note-claimed = { $seat } elveszi: { $card }{ $where ->
        [stack] { " " }({ $at })
       *[offer] { "" }
    }.
note-claimed-city = { $seat } irányítása alá vonja: { $city }.
note-turned-up = { $city } új lapja: { $card }.
note-stack-empty = { $city } paklija elfogyott.
note-offered = Elvehető: { $permanent }.
note-marker = { $track }: { $space }. mező.
note-moved-markers = { $seat } kijátssza a sávokra: { $cards }.
note-travelled = { $seat } { $cost } aranyat fizet: { $cards }.
note-moved = { $agent } ({ $seat }) útja: { $from_city } – { $city }.
note-discarded = { $count ->
        [one] { $seat } eldobja: { $card }.
       *[other] { $seat } { $count } lapot dob, legfelül: { $card }.
    }
note-known = { $seat } mostantól ismert a hatóságok előtt.
note-revealed = { $seat } kiléte kiderült: { $side }!
note-sanity = { $drawn ->
        [sane] { $seat } épelméjű marad.
        [mad] { $seat } Őrült jelzőt húz.
       *[none] { $seat } épelméjűségi jelzőt húzna, de nincs több.
    }
note-went-mad = { $seat } megőrül.
note-exposed = { $seat } leleplezi: { $agent } ({ $owner_seat } ügynöke) kettős ügynök.
note-took-over = { $agent } átáll: { $from_seat } – { $seat }.
note-kept = { $seat } megtartja: { $agent }.
note-interrupted = { $seat } megállítja: { $by_seat }.
note-handed-over = { $seat } átadja: { $card } – { $to_seat } ({ $place ->
        [hand] kézből
        [deck] húzópakliból
       *[discards] dobott lapok közül
    }).
note-card-gone = { $card } ({ $seat }) nincs sehol: titokban kikerült a játékból.
note-card-removed = { $card } ({ $seat }) kikerül a játékból{ $place ->
        [hand] , kézből
        [deck] , a húzópakliból
        [discards] , a dobott lapok közül
       *[gone] : titokban már korábban kikerült
    }.
note-drew-counters = { $seat } { $count } kettős ügynök jelzőt húz.
note-drew-counters-which = Új kettős ügynökeid: { $agents }.
note-put-back-counters = { $seat } { $count } jelzőt visszatesz.
note-attempt = { $seat } kijátssza: { $card }, itt: { $city }. { $deed ->
        [hide] Az uralkodót elrejtené
       *[kill] { $kind ->
            [royal] Merénylet az uralkodó ellen
           *[agent] Merénylet, célpontja: { $target }
        }
    }.{ $count ->
        [0] { "" }
       *[other] { " " }Bombák: { $cards }.
    }
note-attempt-failed = { $seat } kísérlete meghiúsul.
note-royal-killed = { $seat } megölte { $city } uralkodóját!
note-royal-hidden = { $seat } elrejtette { $city } uralkodóját.
note-agent-lost = { $agent } ({ $seat }) odaveszett.
note-killed = { $seat } megöli: { $agent } ({ $owner_seat } ügynöke).
note-main-agent-stays = { $seat } Főügynöke Lojalista, és tovább él.
note-zombie-killed = { $seat } kijátssza: { $card }, és megöl egy zombit itt: { $city }.
note-escaped = { $agent } ({ $seat }) álruhában elmenekül: { $from_city } – { $city } ({ $card }).
note-bites = { $seat } vámpírt küld rá: { $agent }.
note-turned = { $agent } vámpír lett, gazdája: { $seat }.
note-zombies-walk = { $seat } zombijai megindulnak.
note-zombie-rose = { $seat } egyik zombija feltámad itt: { $city }.
note-end-of-days = { $seat } elszabadítja mind a nyolc zombit: itt a világvége.
note-changed-heart = { $seat } pálfordulást tesz.
note-vampire-destroyed = Elpusztul a vámpír: { $agent }.
note-undead-gone = { $seat } hívására jön a Lipót Társaság: nincs több vámpír és zombi.
note-destroyed = { $seat } Cthulhut hívja: { $city } elpusztul!
note-hudson = Mrs Hudson elveszi: { $card } ({ $seat }).
note-devils-island = { $seat } kijátssza: { $card }; { $victim_seat } { $count } kockája a Tárolóba kerül innen: { $city }.
note-mi-go-takes = A mi-gók elviszik: { $agent } ({ $seat }), { $city }.
note-mi-go-returns = A mi-gók visszahozzák: { $agent } ({ $seat }), { $city }.
note-sacrificed = { $seat } feláldozza Yog-Sothothnak: { $agent }.
note-locked = { $seat } kijátssza Bismarckot: { $city } lezárult.
note-used = { $seat } használja: { $card }.
note-shifted = { $seat } használja: { $card }; { $count } kocka { $source ->
        [stock] a készletből
        [limbo] a Tárolóból
       *[other] a tábláról
    } ide: { $where ->
        [stack] { $at } lapja
       *[other] { $at }
    }.
note-confiscated = { $seat } használja: { $card }; { $victim_seat } { $count } kockája a Tárolóba kerül.
note-recruited = { $seat } használja: { $card }; { $count } kocka a közös készletből.
note-blocked = { $seat } használja: { $card }; blokkoló korong ide: { $where ->
        [stack] { $at } lapja
       *[other] { $at }
    }.
note-unblocked = { $seat } használja: { $card }; lekerül a blokkoló korong innen: { $where ->
        [stack] { $at } lapja
       *[other] { $at }
    }.
note-removed-unseen = { $seat } egy lapot látatlanul kivesz a saját kezéből.
note-removed-unseen-which = Ezt távolítottad el: { $card }.
note-removed-openly = { $seat } kiveszi a játékból: { $card }.
note-flew = { $seat } használja: { $card }; { $agent } repül: { $from_city } – { $city }.
note-shoggoth = { $seat } Shoggothot küld rá: { $agent }.
note-terrors = { $seat } ráküldi az éjszaka rémeit: { $victim_seat }.
note-looked-at = { $seat } megnézi { $victim_seat } kilétét.
note-saw-side = { $victim_seat } kiléte: { $side }.
note-stole-counter = { $seat } kettős ügynök jelzőt vesz el tőle: { $victim_seat }.
note-stole-counter-which = Az elvett jelző ({ $victim_seat }): { $agent }.
note-over = Vége a játéknak: { $reason ->
        [ending-war] kitört a háború
        [ending-revolution] kitört a forradalom
        [ending-main-agent] egy Főügynök halott
        [ending-madness] őrület
        [ending-zombies] a zombik
       *[ending-points] elég a pont
    }.
note-final-side = { $seat } kiléte: { $side }.

# What is held up while it is told; who did it stands above

told-attempt = { $deed ->
        [hide] { $city } királyi személyét elrejtené
       *[kill] { $kind ->
            [royal] Merénylet { $city } királyi személye ellen
           *[agent] Merénylet, célpontja: { $target } ({ $city })
        }
    }
told-attempt-failed = A merénylet meghiúsul
told-royal-killed = { $city } királyi személyét meggyilkolták!
told-royal-hidden = { $city } királyi személye elrejtve
told-killed = Meggyilkolva: { $agent }, { $owner_seat } ügynöke!
told-agent-lost = { $agent } odaveszett
told-main-agent-stays = A Lojalista Fő Ügynöke tovább él
told-escaped = { $agent } álruhában elmenekül: { $city }
told-exposed = { $agent }, { $owner_seat } ügynöke: kettős ügynök!
told-took-over = { $agent } átáll; eddig { $from_seat } ügynöke volt
told-kept = { $agent } marad
told-shoggoth = Shoggoth támad rá: { $agent }
told-bites = Vámpír támad rá: { $agent }
told-turned = { $agent } vámpír lett
told-revealed = Felfedve: { $side }!
told-known = Mostantól ismert a hatóságok előtt
told-looked-at = Megnézi { $victim_seat } személyazonosságát
told-saw-side = { $victim_seat } oldala: { $side }
told-claimed = { $where ->
        [stack] Elveszi: { $card } ({ $at })
       *[offer] Folyamatos Hatást vesz el: { $card }
    }
told-claimed-city = Irányítása alá vonja: { $city }
told-sanity = { $drawn ->
        [sane] Épelméjű marad
        [mad] Őrült jelölőt húz
       *[none] Nincs több Elmeállapot jelölő
    }
told-went-mad = Megőrül!
told-locked = Bismarck lezárja: { $city }
told-destroyed = Cthulhu elpusztítja: { $city }!

# How it ends, and the count

ending-points = Valaki elérte a ponthatárt.
ending-war = Kitört a háború.
ending-revolution = Kitört a forradalom.
ending-main-agent = Egy Restaurátor Főügynöke meghalt.
ending-madness = Egy Restaurátor megőrült.
ending-zombies = A zombik elözönlötték a világot.
score-cities = Városok
score-necronomicon = Necronomicon
score-royals-killed = Megölt uralkodók
score-revolution = Forradalom
score-agents = Ügynökök
score-black-hand = A Fekete Kéz
score-royals-hidden = Elrejtett uralkodók
score-war = Háború
score-vampires = Vámpírok
score-zombies = Zombik
score-sacrifices = Áldozatok
score-kills = Megölt ügynökök

# Names: sides, tracks, players' colours

name-loyalist = Lojalista
name-restorationist = Restaurátor
name-war = Háború
name-revolution = Forradalom
name-monday = Hétfő ügynök
name-tuesday = Kedd ügynök
name-wednesday = Szerda ügynök
name-thursday = Csütörtök ügynök
name-friday = Péntek ügynök

# Names: cities and their Royals

name-berlin = Berlin
name-cairo = Kairó
name-constantinople = Konstantinápoly
name-the_hague = Hága
name-london = London
name-madrid = Madrid
name-paris = Párizs
name-rome = Róma
name-st_petersburg = Szentpétervár
name-washington = Washington
name-vienna = Bécs
name-zurich = Zürich
name-atlantic = az Atlanti-óceán
name-baltic = a Balti-tenger
name-eastern_railway = a Keleti Vasút
name-mediterranean = a Földközi-tenger
name-city_berlin = Berlin (városkártya)
name-city_cairo = Kairó (városkártya)
name-city_constantinople = Konstantinápoly (városkártya)
name-city_the_hague = Hága (városkártya)
name-city_london = London (városkártya)
name-city_madrid = Madrid (városkártya)
name-city_paris = Párizs (városkártya)
name-city_rome = Róma (városkártya)
name-city_st_petersburg = Szentpétervár (városkártya)
name-city_washington = Washington (városkártya)
name-city_vienna = Bécs (városkártya)
name-city_zurich = Zürich (városkártya)
name-royal-berlin = A Mélyben Ásó
name-royal-cairo = Nyarlathotep
name-royal-constantinople = Shub-Niggurath
name-royal-the_hague = Dagon
name-royal-london = Gloriana
name-royal-madrid = Baoht Z'uqqa-Mogg
name-royal-paris = A Sötétség Szövője
name-royal-rome = Rhogog
name-royal-st_petersburg = Azathoth
name-royal-washington = Aki az Újvilágban elnököl
name-royal-vienna = Nug és Yeb
name-royal-zurich = Rhan-Tegoth

# Names: the initial cards

name-initial_cube = Egy kocka
name-initial_gold = Egy arany
name-initial_two_cubes = Két kocka
name-initial_two_gold = Két arany
name-initial_cube_gold = Kocka vagy arany
name-initial_cube_bomb = Kocka vagy bomba
name-initial_gold_bomb = Arany vagy bomba
name-initial_blocking = Útzár
name-initial_assassin = Saját kezűleg

# Names: agents

name-ungern_sternberg = Ungern-Sternberg báró
name-reclus = Elisée Reclus
name-goldman = Emma Goldman
name-malatesta = Errico Malatesta
name-asef = Jevno Azef
name-irene_adler = Irene Adler
name-most = Johann Most
name-czolgosz = Leon Czolgosz
name-michel = Louise Michel
name-rochefort = Rochefort márki
name-kibalchich = Nyikolaj Kibalcsics
name-rachkovsky = Pjotr Racskovszkij
name-kropotkin = Kropotkin herceg
name-moriarty = Moriarty professzor
name-ravachol = Ravachol
name-kravchinsky = Szergej Kravcsinszkij
name-nechaev = Szergej Nyecsajev
name-holmes = Sherlock Holmes
name-figner = Vera Figner
name-burtsev = Vlagyimir Burcev
name-stieber = Wilhelm Stieber
name-morris = William Morris

# Names: the other strategy cards

name-bismarck = Bismarck
name-black_hand = A Fekete Kéz
name-diogenes_club = A Diogenész Klub
name-duchess_d_uzes = Uzès hercegnője
name-fenians = Feniánok
name-freemasons = Szabadkőművesek
name-hide_royalty = Uralkodók elrejtése
name-hired_assassin = Bérgyilkos
name-holy_brotherhood = A Szent Testvériség
name-infernal_machine = Pokolgép
name-lestrade = Lestrade felügyelő
name-golovinsky = Matvej Golovinszkij
name-nadar = Nadar
name-necronomicon = Necronomicon
name-shoggoth = Shoggoth
name-okhrana = Ohrana
name-peoples_will = A Nép Akarata
name-pinkerton = Pinkerton-ügynökök
name-terrors_of_the_night = Az éjszaka rémei
name-third_section = A Harmadik Ügyosztály
name-vampire = Vámpír
name-zombies = Zombik

# Names: permanents

name-change_of_heart = Pálfordulás
name-cthulhu = Cthulhu
name-cultists = Kultisták
name-devils_island = Ördögsziget
name-doctor_watson = Watson doktor
name-master_of_disguise = Az álcázás mestere
name-mi_go = Mi-gók
name-mrs_hudson = Mrs Hudson
name-sebastian_moran = Sebastian Moran
name-sigmund_freud = Sigmund Freud
name-society_of_leopold = Lipót Társaság
name-yog_sothoth = Yog-Sothoth

# What cards and permanents do

name-does-assassinate_royal = Megöli az uralkodót ott, ahol ez az ügynök áll.
name-does-assassinate_agent = Megöli egy ismert játékos ügynökét ott, ahol ez az ügynök áll.
name-does-assassinate_either = Megöl egy uralkodót vagy egy ismert játékos ügynökét.
name-does-hide_royalty = Elrejti egy olyan város uralkodóját, ahol van ügynököd; Lojalistának ér pontot.
name-does-blocking_disc = Tegyél blokkoló korongot lapra vagy városra, vagy vegyél le egyet. Ami alatta van, nem vehető el.
name-does-bismarck = Lezár egy városodat: kiürül, mások ügynökei távoznak, és senki sem veheti el.
name-does-diogenes_club = Húzz 2 lapot.
name-does-duchess_d_uzes = Rakj le 1 kockát.
name-does-freemasons = Dobj el bármennyi lapot, húzz ugyanannyit és még egyet.
name-does-holy_brotherhood = Mozgasd 1 vagy 2 kockádat egy helyről, a Tárolóból vagy a készletedből máshová.
name-does-irene_adler = Vegyél el véletlenszerűen egy rejtett kettős ügynök jelzőt attól, akinek legalább kettő van.
name-does-golovinsky = A Háború legfeljebb 2-t halad (magyar szabálykönyv: pontosan 2-t).
name-does-nadar = Egy ügynököd bármelyik városba repül.
name-does-okhrana = Egy ellenfél 1 vagy 2 kockája a tábláról a Tárolóba kerül.
name-does-peoples_will = 1 kocka a közös készletből a tiédbe.
name-does-pinkerton = Húzz 4 kettős ügynök jelzőt, tarts meg 2-t.
name-does-shoggoth = Bárhol, bomba nélkül elpusztít egy megölhető ügynököt.
name-does-terrors_of_the_night = Egy ellenfél épelméjűségi jelzőt húz.
name-does-third_section = Távolíts el egy képpel felfelé lévő lapot, egy elvehető folyamatos hatást, vagy látatlanul egy lapot a kezedből.
name-does-burtsev = Megnézed egy ellenfél kilétét; csak te látod.
name-does-vampire = Vámpírrá változtatja egy ügynöködet, vagy egy vámpírod mellett vámpírrá változtatja és átveszi egy ismert ellenfél ügynökét. Lojalistának, akinél a lap van, vámpíronként 1 pont.
name-does-zombies = A zombik minden városukban megölnek egy ügynököt, majd legfeljebb 3 új támad fel. Ha mind a 8 kint van, és ez az első akciód, vége a játéknak. Mind a 8 kint: 8 pont a Lojalistának, akinél a lap van.
name-does-rachkovsky = Elvételekor húzz 2 kettős ügynök jelzőt.
name-does-black_hand = Restaurátornak megölt uralkodónként 2 ponttal több.
name-does-necronomicon = Azonnal 3 pont.
name-does-infernal_machine = Bombái használata után kikerül a játékból.
name-does-change_of_heart = Azonnal: mostantól a másik oldalhoz tartozol.
name-does-cthulhu = Azonnal: elpusztítasz egy várost mindenestül. A többiek épelméjűségi jelzőt húznak.
name-does-cultists = Irányításjelződ a városban 2 befolyást ér.
name-does-devils_island = Ingyen: játssz ki egy városkártyát; egy ellenfél minden ottani kockája a Tárolóba kerül.
name-does-doctor_watson = Kézlimited 6 lap.
name-does-master_of_disguise = Megtámadott ügynököd szomszéd városba menekülhet a kezedben lévő lapjával (a Főügynök a város kártyájával).
name-does-mi_go = Ingyen: legfeljebb 2 ügynököt lapjával együtt elérhetetlenné teszel; későbbi körben visszahozhatod.
name-does-mrs_hudson = Ingyen, körönként egyszer: dobj egy lapot, húzz egyet.
name-does-sebastian_moran = Minden kísérletnél 1 bombával több; minden ügynököd ölhet ügynököt.
name-does-sigmund_freud = Öt Őrült jelző kell a leleplezésedhez, nem három.
name-does-society_of_leopold = Azonnal: minden vámpír és zombi kikerül a játékból; lapjaik erejüket vesztik.
name-does-yog_sothoth = Akció: feláldozod egy emberi ügynöködet a lapjával; Lojalistának 2 pont.
name-does-nothing = Nincs saját képessége.

# The board

board-city-worth = { $points } pont az irányítójának; { $defence } bomba kell egy itteni ügynök megöléséhez
board-for-city = A város
board-cities = A városok
board-main-agent = Főügynök
board-would = { $mine } { $most } ellen{ $need ->
        [0] : elég a megszerzéshez
       *[other] : { $need } hiányzik
    }
board-last = a legkevesebb pont
board-offers = Elvehető hatások
board-free = Ingyenes akció.
board-once = Használat után kikerül a játékból.
board-sanity = Elvételéért épelméjűségi jelzőt kell húzni.
board-cube = { $count } kocka
board-gold = { $count } arany
board-bomb = { $count } bomba
board-counter = ügynökként: { $bombs } bomba, Restaurátornak { $points } pont
board-standing = { $who } { $points } (ügynök: { $agents })
board-nobody = még senki
board-destroyed = { $city } elpusztult. Értéke { $points } volt, védelme { $defence }.
board-end-points = Az élen { $who }: { $count } / { $limit }
board-end-war = Háború: { $count } / { $limit }
board-end-revolution = Forradalom: { $count } / { $limit }
board-end-madness = Egyetlen Őrült jelzőre a lelepleződéstől: { $who }
board-end-main-agent = Védtelen Főügynök: { $who }
board-end-zombies = Zombik: { $count } / { $limit }
board-exposed = Leleplezve: { $count }
board-gone = Játékon kívül: { $count }
board-eliminated = Kiesett: { $side }. Legkevesebb pont: { $who }, { $points }
board-one-side = Mindenki egy oldalon állt: senki sem esik ki
board-identities-left = Kimaradt kilétek: { $sides }
board-was-removed = Titokban eltávolítva: { $card }
board-rulebook-it = Olasz szabálykönyv
board-rulebook-hu = Magyar szabálykönyv
board-hand = A kezem
board-hold = { $card }: vedd kézbe, aztán válassz helyet
put-stack = { $held } kockái ide: { $a } lapja
put-city = { $held } kockái ide: { $a }
put-offer = { $held } kockái ide: { $a }
put-limbo = Kockák vissza a Tárolóból: { $held }
put-royal = { $held }: { $a } uralkodója
put-agent = { $held }: { $a }
put-zombie = { $held }: egy zombi itt: { $a }
put-track = { $held } nyila: { $a }
board-true-score = valódi pont:
board-stock = készlet
board-limbo = Tároló
board-pool = közös
board-deck = Pakli
board-discards = Dobott
board-seen = { $who } { $side } volt, amikor megnézted.
board-taken = Elvett jelződ: { $agent }, most az övé: { $who }.
board-put-back = A készletben: { $agents }.
board-removed = Titokban eltávolítottad: { $cards }.
board-removed-unseen = { $count } lap titokban eltávolítva
board-turn = { $actions ->
        [0] még nem volt akciója
       *[other] { $actions } akció megvolt
    }{ $free ->
        [yes] , volt ingyenes akció
       *[no] { "" }
    }
board-known = A hatóságok előtt ismert

# Explanations

tip-card =
    { $figures }
    { $does }
    .title = { $card }
tip-top =
    A dobott lapok tetején.
    { $figures }
    { $does }
    .title = { $card }
tip-permanent = { $does }
    .title = { $card }
tip-stack =
    { $figures }
    .title = { $card }
tip-city =
    Irányítása { $points } pont; itt egy ügynök megöléséhez { $defence } bomba kell.
    .title = { $city }
tip-royal = { $done ->
        [killed] Megölte: { $who }.
        [hidden] Elrejtette: { $who }.
       *[none] Megöléséhez vagy elrejtéséhez { $defence } bomba kell.
    } Értéke { $points }.
    .title = { $royal }
tip-agent = Gazdája { $who }: { $bombs } bomba, Restaurátornak { $points } pont{ $ability ->
        [AR] , uralkodót öl
        [AA] , ügynököt öl
        [AA-R] , uralkodót és ügynököt öl
       *[other] { "" }
    }{ $vampire ->
        [yes] . Vámpír: nem ölhető meg, bárkit megölhet, Restaurátornak nem ér pontot
       *[no] { "" }
    }.
    .title = { $agent }
tip-track = { $track }: { $space }. mező (összesen { $last }), oldalának { $points } pont. Az utolsó mezőn vége a játéknak.
tip-supply = Maradt: { $sanity } épelméjűségi jelző (már kihúzott Épelméjű: { $sane }), { $doubles } kettős ügynök jelző, { $safe } Biztonságban jelző, { $discs } blokkoló korong, { $zombies } zombi, { $permanents } folyamatos hatás.
tip-exposed = Felhasznált kettős ügynök jelzők: { $agents }.
tip-removed = A játékból mindenki szeme láttára kikerült lapok: { $cards }.
tip-locked = Bismarck lezárta: csak gazdája léphet be, senki sem veheti el.
tip-zombies = Zombik. Ölni tudó ügynök vagy bérgyilkos megölhet egyet.
tip-disc = Blokkoló korong: innen semmi sem vehető el.
tip-side-loyalist = A koronákat szolgálod: elrejtett uralkodók, Háború, vámpírok, zombik és áldozatok érnek pontot.
tip-side-restorationist = A koronák ellen harcolsz: megölt uralkodók, Forradalom és ügynökök érnek pontot. Kerüld az őrületet, és védd a Főügynököt.
tip-true-score = Pontjaid a saját oldalad szerint; csak te látod.
tip-stock = Készletben lévő, lerakható kockák.
tip-limbo = Kockák a Tárolóban: elvételre elköltve, visszavehetők.
tip-pool = Kockák a közös készletben: darabja 2 arany.
tip-double = Rejtett jelződ: { $agent } a tiéd, amint felfeded, ha az ügynök másé.
tip-last = A legkevesebb pont a táblán. A végén annak az oldala esik ki, akinek a legkevesebb pontja van.
tip-hidden-side = Az oldala titkos.
tip-known = Ismert a hatóságok előtt: ügynökei megölhetők.
tip-hand = Kéz { $hand }, pakli { $deck }, dobott { $discards }.
tip-doubles = Rejtett kettős ügynök jelzők.
tip-mad = Őrült jelzők: { $mad } / { $limit }. A határon kiderül a kiléte, a Restaurátor pedig megőrül.
tip-killed = Megölve; zárójelben az, akinek az ügynöke volt. A végén 1 pont egy Lojalistának, ha az Restaurátor volt.
tip-sacrificed = Feláldozva Yog-Sothothnak: 2 pont egy Lojalistának.
tip-shown = Mindenki tudja, hogy ez a lap a kézben van.
tip-do-place = Játssz ki kockás lapokat; ugyanannyi kockád kerül a készletből egy helyre.
tip-do-take-back = Játssz ki kockás lapokat; ugyanannyi kockád jön vissza a Tárolóból vagy a tábláról.
tip-do-buy = Két arany egy kocka a közös készletből.
tip-do-move = Mozgass bármennyi ügynököt; pontosan a legolcsóbb utak összegét fizeted.
tip-do-tracks = Játssz ki nyilas lapokat, laponként egy nyíllal, a választott sorrendben.
tip-do-discard = Dobj el bármennyi lapot; csak az utolsó látszik.
tip-do-sacrifice = Add oda egy emberi ügynöködet Yog-Sothothnak: Lojalistának 2 pont.
tip-do-hudson = Ingyen, körönként egyszer: dobj egy lapot, és húzz egyet.
tip-do-devils-island = Ingyen: városkártyával egy ellenfél ottani kockáit a Tárolóba küldöd.
tip-do-mi-go = Ingyen: elküldesz egy ügynököt a lapjával, vagy visszahozol egyet.
tip-do-reveal = Felfeded a kilétedet: pontjaid elérik a határt, és vége a játéknak.
tip-do-pass = Ezzel az akcióval nem teszel semmit.

### A vége

end-heading = Ki melyik oldalon állt
end-doubles = Rejtve maradt kettős ügynökök: { $agents }
end-removed = Titokban eltávolítva: { $cards }
end-lowest = A legkevesebb pont
end-both-lowest = Mindkét oldalé.
end-out-loyalist = Ezért a Lojalisták mind kiesnek.
end-out-restorationist = Ezért a Restaurátorok mind kiesnek.
end-rest = Akik maradtak
end-rest-most = Közülük a legtöbb pont győz.
end-rest-discs = A legtöbb pont győz; egyenlőségnél a több Fennhatóság korong.
end-group-loyalist = a Lojalisták
end-group-restorationist = a Restaurátorok
end-mark = { $side }
end-mark-out = { $side }, kiesett
end-how-points = { $count ->
    [one] { $seats } elérte a { $limit } pontot a pontozósávon.
   *[other] { $seats } elérték a { $limit } pontot a pontozósávon.
}
end-how-main-agent = { $seats }: egy Restaurátor Főügynöke meghalt.
end-how-madness = { $seats }: egy Restaurátor megőrült.
end-why = A legkevesebb pontot { $low } { $lows ->
    [one] gyűjtötte
   *[other] gyűjtötték
}, ezért { $group } mind kiesnek{ $more ->
    [0] {""}
   *[other] , még { $richer } is
}; { $rest } közül a legtöbb ponttal, { $points } ponttal { $seats } { $count ->
    [one] győzött
   *[other] győztek
}{ $level ->
    [0] {""}
   *[other] , több Fennhatóság koronggal, mint { $level_seats }
}.
end-why-one-side = Mindenki egy oldalon állt, így senki sem esett ki, és a legtöbb ponttal, { $points } ponttal { $seats } { $count ->
    [one] győzött
   *[other] győztek
}{ $level ->
    [0] {""}
   *[other] , több Fennhatóság koronggal, mint { $level_seats }
}.

### The table in words

spoken-turn = { $seat } van soron: { $actions }.
spoken-track = { $track }: { $count } / { $last }.
spoken-limit = A játék { $limit } pontnál ér véget.
spoken-supply = A tábla mellett maradt: folyamatos hatás { $permanents }, kettős ügynök jelző { $doubles }, épelméjűségi jelző { $sanity }, blokkoló korong { $discs }, zombi { $zombies }; városkártyák: { $city_cards }.
spoken-exposed = Felhasznált kettős ügynök jelzők: { $agents }.
spoken-gone = A játékból kikerült lapok: { $cards }.
spoken-side = Kilétem: { $side }; valódi pont { $points }.
spoken-cubes = Kockáim: készlet { $stock }, Tároló { $limbo }, közös { $pool }.
spoken-in-hand = Kézben: { $card }
spoken-deck = A paklim: { $cards }.
spoken-discards = Dobott lapjaim: { $cards }.
spoken-doubles = Rejtett kettős ügynökeim: { $agents }.
spoken-none = nincs
spoken-cities = A városok
spoken-city = { $city }, { $points } pont, védelem { $defence }
spoken-control = irányítja: { $seat }
spoken-uncontrolled = senki sem irányítja
spoken-in-city = befolyás a városban: { $standing }
spoken-on-card = befolyás a lapon: { $standing }
spoken-card = lapja: { $card }, alatta { $below }
spoken-no-card = nincs lapja
spoken-agents = ügynökök: { $agents }
spoken-agent = { $agent } ({ $seat })
spoken-vampire = { $agent } ({ $seat }), vámpír
spoken-zombies = zombi { $count }
spoken-royal = uralkodó: { $royal }, { $points } pont, védelem { $defence }
spoken-royal-killed = az uralkodót megölte: { $seat }
spoken-royal-hidden = az uralkodót elrejtette: { $seat }
spoken-blocked = blokkolva
spoken-card-blocked = a lap blokkolva
spoken-locked = lezárta: { $seat }
spoken-destroyed = elpusztult
spoken-ways = utak: { $ways }
spoken-offer = { $card }: { $does }
spoken-offer-cubes = kockák { $standing }
spoken-player = { $seat }: { $agent }, { $points } pont
spoken-hidden-side = kiléte rejtve
spoken-counts = készlet { $stock }, Tároló { $limbo }, közös { $pool }
spoken-piles = lapok: kézben { $hand } / { $limit }, pakli { $deck }, dobott { $discards }
spoken-top = a dobott lapok tetején { $card }
spoken-their-doubles = kettős ügynök { $count }
spoken-mad = Őrült jelző { $mad } / { $limit }
spoken-their-discs = irányításjelző { $count }
spoken-shown = biztosan a kezében: { $cards }
spoken-has = előtte: { $cards }
spoken-away = a Mi-Gónál: { $agents }
spoken-killed = megölte: { $agents }
spoken-sacrificed = feláldozta: { $agents }
