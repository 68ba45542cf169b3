title = Revolution!
tagline = Tizenketten irányítják ezt a kikötővárost. Állítsd őket magad mellé erővel, zsarolással és arannyal, titkos licitben.

# Room settings

setting-refund = Vesztes licitek visszatérítése
setting-refund-help = A nem nyertes licit jelzői visszakerülnek ahhoz, aki letette őket.
setting-domination = Uralmi bónusz
setting-domination-help = Aki egy városrész minden helyét elfoglalja, megvédi azt a Kémtől és a Patikustól, és a végén 10 pontot kap.
setting-deals = Alkuk
setting-deals-help = A licitekről tett ígéretek a játék részei. Senkit sem köteleznek.

# What a player is asked

ask-place = Tedd le minden jelződet legfeljebb hat alakra, majd jelezd, hogy kész vagy.
    .done-confirm = { $void ->
        [0] { "" }
        [one] 1 jelző hatástalan lesz. Így is kész vagy?
       *[other] { $void } jelző hatástalan lesz. Így is kész vagy?
    }
ask-spy = Tiéd a Kém: válaszd ki egy ellenfél hívét, akit a sajátodra cserélsz.
    .follower-confirm = A csere végleges. Őt választod?
    .decline-confirm = Minden hív maradjon a helyén?
ask-exchange = Tiéd a Patikus: válaszd ki az elsőt a két hív közül, akik helyet cserélnek.
    .decline-confirm = Minden hív maradjon a helyén?
ask-exchange-with = Ki cserél helyet a kiválasztott hívvel ({ $area })?
    .follower-confirm = A csere végleges. Őket választod?

doing-bidding = { $seats } { $count ->
    [one] jelzőket rak
   *[other] jelzőket raknak
  } a paraván mögött
doing-spying = { $seats }: hívet választ a Kémnek
doing-exchanging = { $seats }: híveket választ a Patikusnak

option-place-token =
    1 { $kind } ide: { $figure } ({ $vp ->
        [0] { "" }
       *[other] { $vp } GYP,{" "}
    }{ $force ->
        [0] { "" }
       *[other] { $force } Erő,{" "}
    }{ $blackmail ->
        [0] { "" }
       *[other] { $blackmail } Zsarolás,{" "}
    }{ $gold ->
        [0] { "" }
       *[other] { $gold } Arany,{" "}
    }{ $power ->
        [replace_follower] egy hívet lecserél,{" "}
        [swap_followers] két hívet megcserél,{" "}
       *[none] { "" }
    }{ $area ->
        [none] { "" }
       *[other] egy hív ide: { $area },{" "}
    }{ $lies ->
        [0] { "" }
       *[other] már { $lies } jelződ van ott,{" "}
    }{ $more ->
        [0] ez az utolsó számító alak
       *[other] utána még { $more } alak lehet
    })
option-place-in-vain = 1 { $kind } ide: { $figure }. Hatástalan: az alak védett ellene
option-place-one-too-many = 1 { $kind } ide: { $figure }. Hetedik alak: hatástalanok a jelzőid itt: { $void_figure }
option-take-back-token =
    { $lies ->
        [one] 1 { $kind } vissza a kézbe innen: { $figure }
       *[other] { $lies } közül 1 { $kind } vissza a kézbe innen: { $figure }
    }
    .undo = 1 { $kind } visszahelyezése ide: { $figure }
option-done = Kész vagyok
option-replace-follower = Lecseréled { $seat } egyik hívét ({ $area }): { $mine } a tiéd, másé legfeljebb { $most }
option-first-follower = { $seat } egyik híve ({ $area }; ott { $mine } a tiéd, másé legfeljebb { $most })
option-exchange-with = Csere { $seat } egyik hívével ({ $area }): ott { $mine } a tiéd, másé legfeljebb { $most }; a másik helyen ({ $first_area }) { $first_mine } a tiéd, másé legfeljebb { $first_most }
option-safe-follower = { $seat } egyik híve ({ $area })
option-decline = Maradjon minden, ahogy van

why-tokens-left = Előbb minden jelzőt le kell tenni.
why-dominated = Az egész városrészt egy játékos tartja: az itteni hívek védettek.
why-same-area = Mindketten ebben a városrészben állnak: nem változna semmi.
why-same-owner = Mindketten ugyanazé a játékosé: nem változna semmi.

# The log

note-espionage = { $round }. forduló: mindenki megmutatja a jelzőit.
note-revealed = Minden licit látható.
note-void = { $seat }: { $count } { $kind } hatástalan itt: { $figure } ({ $rule }).
note-evaluated = { $outcome ->
    [won] { $figure }: { $seat } nyer{ $vp ->
        [0] { "" }
       *[other] , { $vp } GYP
    }{ $force ->
        [0] { "" }
       *[other] , { $force } Erő
    }{ $blackmail ->
        [0] { "" }
       *[other] , { $blackmail } Zsarolás
    }{ $gold ->
        [0] { "" }
       *[other] , { $gold } Arany
    }{ $follower ->
        [placed] , egy hív ide: { $area }
        [full] ; itt már nincs szabad hely: { $area }
        [no-stock] ; nem maradt hív ide: { $area }
       *[none] { "" }
    }.
    [tied] { $figure }: a legerősebb licitek egyformák, senki sem nyer.
   *[unbid] { $figure }: nem érkezett licit.
}
note-no-effect = { $figure }: { $seat } nem tud mit választani.
note-declined = { $figure }: { $seat } nem változtat semmin.
note-replaced = Kém: { $seat } lecseréli { $victim_seat } egyik hívét ({ $area }).
note-exchanged = Patikus: { $seat } megcseréli őket: { $first_seat } ({ $first_area }) és { $second_seat } ({ $second_area }).
note-refunded = { $seat } visszakapja a vesztes licitek jelzőit.
note-donated = { $seat } { $count } Aranyat kap adományként.
note-board-full = Minden hely foglalt. Eldőlt a forradalom.

# The end

ending-board-full = A város minden helye foglalt.
score-figures = Alakok
score-tokens = Jelzők
score-areas = Városrészek
score-domination = Uralom

# Names

name-force = Erő
name-blackmail = Zsarolás
name-gold = Arany
name-general = Tábornok
name-captain = Kapitány
name-innkeeper = Fogadósné
name-magistrate = Bíró
name-priest = Pap
name-aristocrat = Arisztokrata
name-merchant = Kereskedő
name-printer = Nyomdász
name-rogue = Csirkefogó
name-spy = Kém
name-apothecary = Patikus
name-mercenary = Zsoldos
name-plantation = Ültetvény
name-tavern = Fogadó
name-cathedral = Székesegyház
name-town_hall = Városháza
name-fortress = Erőd
name-market = Piac
name-harbor = Kikötő
name-red = Piros
name-yellow = Sárga
name-green = Zöld
name-blue = Kék

# On the board

board-town = A város
board-figures = A tizenkét alak
board-points = { $points } pont
board-vp = { $vp } GYP
board-power-replace_follower = egy hívet lecserél
board-power-swap_followers = két hívet megcserél
board-round = { $round }. forduló
board-supply = Közös készlet
board-leader = Vezet: { $seat }
board-tied = döntetlen
board-empty = még senki
board-my-tokens = Jelzőim
board-all-placed = Minden jelző a helyén van.
board-my-gains = A következő fordulóra
board-hand = kézben
board-gained = ebben a fordulóban szerzett
board-stock = hívek tartalékban
board-done = kész
board-void-immune = { $count ->
    [one] 1 jelző olyan alakon fekszik, akire nem hat
   *[other] { $count } jelző olyan alakon fekszik, akire nem hat
}
board-void-limit = { $count ->
    [one] 1 jelző a hatodikon túli alakon fekszik
   *[other] { $count } jelző a hatodikon túli alakon fekszik
}
board-void-warning = Hatástalan, a készletbe kerül:
board-figures-left = { $count ->
    [0] Több alakon már nem számít a licit.
   *[other] Még { $count } alakra licitálhatsz.
}
board-void-short = { $count } hatástalan
board-my-bids = Licitjeim
board-filled = { $spaces } helyből { $taken } foglalt
board-leads = vezet itt: { $area }, { $points } pont
board-show-town = A város megtekintése
board-gains = ezt kapja
board-last-round = Előző licitek
board-wins = nyer
board-no-deals = A licitekről alkudozni ebben a játszmában nem szokás.
board-deals = Szabad alkut kötni. Senkit sem kötelez.

tip-figure = { $figure }. A nyertes ezt kapja:{ $vp ->
        [0] { "" }
       *[other] {" "}{ $vp } GYP.
    }{ $force ->
        [0] { "" }
       *[other] {" "}{ $force } Erő.
    }{ $blackmail ->
        [0] { "" }
       *[other] {" "}{ $blackmail } Zsarolás.
    }{ $gold ->
        [0] { "" }
       *[other] {" "}{ $gold } Arany.
    }{ $power ->
        [replace_follower] {" "}jogot egy ellenfél hívének lecserélésére.
        [swap_followers] {" "}jogot két hív megcserélésére.
       *[none] { "" }
    }{ $area ->
        [none] { "" }
       *[other] {" "}Egy hív ide: { $area }.
    } { $immune ->
        [none] Minden hat rá.
        [both] Sem az Erő, sem a Zsarolás nem hat rá.
       *[other] Nem hat rá: { $immune }.
    }
tip-area = { $area }: a végén { $points } pont annak, akinek itt a legtöbb híve van. { $free ->
        [0] Nincs szabad hely.
        [one] 1 szabad hely.
       *[other] { $free } szabad hely.
    }
tip-force = Az Erő minden Zsarolásnál és Aranynál erősebb. A végén 5 pontot ér.
tip-blackmail = A Zsarolás minden Aranynál erősebb. A végén 3 pontot ér.
tip-gold = Az Aranyat nézzük utoljára, de mindenkire hat. A végén 1 pontot ér.
tip-immune-force = Itt az Erő hatástalan.
tip-immune-blackmail = Itt a Zsarolás hatástalan.
tip-stock = Hívek, akik még nincsenek a városban.
tip-supply = Jelzők, amelyek senkinél sincsenek.

### A vége

end-heading = Összeszámoljuk a várost
end-area-won = { $seat } van többségben: { $points } pont{ $extra ->
    [0] {""}
   *[other] {" "}és még { $extra } az Uralomért
}.
end-area-tied = Döntetlen: a pontokat senki sem kapja meg.
end-area-empty = Itt senki sem áll.
end-tokens = Minden Erő 5, minden Zsarolás 3, minden Arany 1 pont.
end-why = A legnagyobb támogatást { $seat } szerezte: { $points } pont ({ $parts }).
end-why-part = { $source }: { $points }
end-why-shared = A legnagyobb támogatást fejenként { $points } ponttal { $seats } szerezte; nincs holtversenyt eldöntő szabály, ezért osztoznak a győzelmen.

### The table in words

spoken-nothing = semmi
spoken-supply = A közös készletben: { $tokens }.
spoken-left = Lerakásra vár: { $tokens }.
spoken-on = { $figure }: { $tokens }
spoken-void = hatástalan
spoken-area = { $area }, { $points } pont
spoken-followers = { $seat } { $count }
spoken-free = { $count ->
    [0] nincs szabad hely
   *[other] { $count } szabad hely
}
spoken-tied = döntetlen: { $seats }
spoken-bid = { $seat } { $tokens }
spoken-won = nyert: { $seat }
spoken-player = { $seat }: { $points } GYP
spoken-hand = kézben { $tokens }
spoken-gained = ebben a fordulóban szerzett { $tokens }
spoken-stock = { $count } híve tartalékban
