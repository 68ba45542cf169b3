### The words of the table itself, the same for every game.

## What happens now

table-your-turn = Your turn
table-loading = One moment …
table-waiting = Waiting for { $names }
table-acting = To act
table-stuck = This match can no longer be continued; it can still be read.
table-skip = Skip
table-yes = Yes
table-no = No
table-holding = Where to with { $thing }?
table-put-back = Put it back
table-undo = Take back: { $what }
table-undo-all = Back to the start ({ $steps } steps)
table-held = Your answer is “{ $what }”. It counts when everybody’s time to react is over.
table-pass-for-now = Pass for now
table-passing = You pass whenever you may react, until you are asked something else.
table-ask-again = Ask me again
table-options = Everything you can do now
table-bot-for-me = A bot plays for you.
table-lost = Connection lost, trying again …
table-lost-asked = Connection lost, trying again. What you choose now is sent as soon as it is back.
table-lost-sent = Connection lost, trying again. What you have just chosen is on its way or will be sent again.
table-lost-kept = Will be sent as soon as the connection is back: { $what }
table-withdraw = Don’t send it
table-show-choices = Show what I can choose ({ $count })
table-why = Why can’t I …?
table-refused = That is not possible now.
table-board-broken = This board could not be drawn. You can still play with the buttons above.

## Seats

table-seat = Seat { $number }
table-you = you
table-bot = Played by a bot
table-bot-for = A bot plays for this person
table-winner = Winner
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-away = Away
table-away-for = { $minutes ->
    [0] Away for less than a minute
    [one] Away for { $minutes } minute
   *[other] Away for { $minutes } minutes
}
table-votes = { $votes ->
    [one] { $votes } vote for a bot
   *[other] { $votes } votes for a bot
}
table-hand-over = Let a bot play
table-vote-hand-over = Vote for a bot
table-give-back = Give the seat back
table-take-back = Take my seat back
table-watching = You are watching
table-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}

## Tabs

table-tab-mine = Mine
table-tab-players = Players
table-tab-log = Log
table-tab-chat = Chat
table-tab-rules = Rules
table-since = Since you were here ({ $count })
table-since-next = Next
table-since-last = since you last looked
table-earlier = { $count ->
    [one] Show { $count } earlier line
   *[other] Show { $count } earlier lines
}
table-chat = Chat
table-chat-empty = Nobody has said anything yet. Spectators can't read along.
table-chat-empty-gallery = Spectators chat among themselves; the players can't read it.
table-chat-write = Write something
table-chat-send = Send
table-typing = { $count ->
    [one] { $names } is writing …
   *[other] { $names } are writing …
}

## Top bar, settings, help

table-home = To the parlour
table-reconnecting = Connection lost, trying again …
table-settings = Settings
table-language = Language
table-sound = Sounds
table-sound-on = Switch sounds on
table-sound-off = Switch sounds off
table-as-system = As the system says
table-theme = Light or dark
table-theme-light = light
table-theme-dark = dark
table-text = Size of text
table-text-1 = usual
table-text-2 = larger
table-text-3 = largest
table-motion = Motion
table-motion-on = everything moves
table-motion-off = calm: nothing drifts, pulses or travels
table-preview = Preview what an option would change
table-confirm-last = Confirm when there is only one thing left to do
table-windows = When I may react
table-windows-always = ask me always
table-windows-able = ask me when I can do something
table-windows-later = don’t ask me before my next turn
table-notify = Desktop notice when it is my turn
table-notify-refused = The browser does not allow notices.
table-close = Close
table-zoom-in = Closer
table-zoom-out = Farther
table-zoom-reset = Whole board
table-help = Help
table-help-glow = What glows can be chosen. What you might expect but can't do now tells you why, with the number of the rule.
table-help-tips = Rest the pointer on a thing, or press it for a moment, to learn what it is.
table-rules-link = How to play
table-key-walk = go from one possibility to the next
table-key-choose = choose
table-key-undo = take back
table-key-undo-all = take back everything you can
table-key-options = list of everything you can do
table-key-chat = write in the chat
table-key-words = the table in words
table-key-escape = put back, skip, close
table-key-help = this overview
table-in-words = The table in words
table-in-words-now = Now

## The end

table-winners = { $count ->
    [0] Nobody wins
    [one] { $seats } wins
   *[other] { $seats } win together
}
table-show-result = Result
table-player = Player
table-chart = Points
table-total = Total
table-replay = Watch again
table-rematch = Play again
table-to-rematch = To the next game
table-share = Share
table-export = Save the match
table-link-copied = The link has been copied.
table-even-pace = Even pace: every chance to react lasts equally long, whoever can use it.
table-sealed = The shuffles were sealed before the start ({ $seal }…). Save the match when it is over and check it with “parlour verify”.

## Replay

replay-title = Replay
replay-eyes = Seen by
replay-eyes-all = all cards open
replay-eyes-public = a spectator
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step on
replay-position = Position
replay-step = { $at } of { $last }
replay-start = The beginning
replay-chose = { $seat }: { $what }
replay-undid = { $seat } took something back
replay-link = Copy a link to this position

## What the connection may say

refused-no-connection = The server can't be reached.
bye-logged-out = This browser is logged out.
bye-restart = The server is restarting; the table comes back by itself.
bye-flood = Too many messages at once; the table comes back by itself.

## The end, piece by piece

end-heading = What was hidden
end-hidden = Not turned over yet
end-step = { $at } of { $last }
end-next = Next
end-who-won = Who has won?
end-again = Turn it over again
end-see-table = See the table
end-sheet = Where the points came from
end-rank = { $rank }.
end-why-points = { $count ->
    [one] { $seats } has the most points: { $points }.
   *[other] { $seats } have the most points, { $points } each, and share the victory.
}
end-fair = How do I know the shuffles were fair?
