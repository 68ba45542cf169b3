# Words of the pages. Those of the table lie in shell/, those of each game in its own folder.

site-name = Parlour
site-about = Board games full of secrets, in your browser, on your own server.
skip-to-content = Skip to the content
needs-script = The tables need JavaScript. Please allow it for this site.
footer-line = Free and self-hosted. Nobody counts your clicks.

nav-label = Pages
nav-language = Language
nav-lobby = Tables
nav-new = New table
nav-me = Your name
nav-credits = Credits

yes = yes
no = no
save = Save
play = Play
how-to-play = How to play
bot = bot
connection-lost = Connection lost, trying again …

## Home

home-line = A table, a lamp, and people with something to hide.
home-games = The games
home-lobby = See who is playing
players-and-minutes = { $range } players · about { $minutes } minutes

## Lobby

lobby-open = Waiting for players
lobby-running = Being played
lobby-none-open = No table is waiting at the moment.
lobby-be-first = Set one up
lobby-none-running = Nobody is playing in public right now.
lobby-join = Join
lobby-watch = Watch
lobby-closed = Closed
lobby-code = Have you been told the name of a table?
lobby-go = Go there
seats-free = { $n ->
    [one] one seat free
   *[other] { $n } seats free
  }

## A new table

your-name = Your name
your-name-hint = how the others see you
new-seats = Seats
new-public = Show it in the list of tables
new-public-help = Otherwise only people with the link find it.
new-spectators = Let others watch
new-spectators-help = They see only what is public, and can’t write to the players.
new-even-pace = Even pace
new-even-pace-help = Whoever might react to something is given the same time, whether they can or not: how long it takes tells nothing.
new-sit = I play too
new-sit-help = Take the first seat at once.
new-create = Set up the table

## The waiting room

waiting-room-name = Table { $room }
waiting-seats = Seats
waiting-game = This game
seat-you = you
seat-away = away
seat-empty = free
seat-number = seat { $n }
seat-invite = Send somebody the link
face-choose = Choose a face
face-yours = Your face
face-number = Face { $n }
face-none = No face
close = Close
sit-here = Sit here
sit-anywhere = Take a seat
leave-seat = Stand up
free-seat = Free the seat
fill-with-bots = Fill with bots
start = Start
waiting-for-seats = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
  }
waiting-start-now = Everybody is here: you can start.
waiting-for-host = Everybody is here: the host can start.
spectators-here = { $n ->
    [one] One person is watching.
   *[other] { $n } people are watching.
  }
invite = Invite
invite-link = Link to this table
invite-qr = QR code with the link to this table
copy = Copy
copied = Copied
room-public = Listed among the tables
room-unlisted = Only people with the link find it
room-spectators = Others may watch
room-no-spectators = Nobody may watch
room-even-pace = Even pace: every chance to react lasts equally long
room-no-even-pace = No even pace: a chance to react ends with the last answer
chat = Chat
chat-write = Write a line
chat-send = Send

## You

me-name = Name
me-name-help = No account is needed: this browser remembers you.
me-look = How pages look
me-look-help = Kept in this browser; it holds at every table too.
me-password = Password
me-password-help = With a password you can be the same person on another device.
me-password-set = On other devices, log in as “{ $login }”.
me-password-old = Present password
me-password-new = New password
me-password-least = At least { $n } characters.
me-password-ends = A new password logs out all other devices.
me-password-done = The password is set.
me-sessions = Devices
me-device = { $browser } on { $system }
me-device-before = Browsers from before this list was kept
me-device-unknown = Some browser
me-device-this = this one
me-device-ended = That device is logged out.
me-seen-now = used within the last hour
me-seen-hours = { $n ->
    [one] last used an hour ago
   *[other] last used { $n } hours ago
  }
me-seen-days = { $n ->
    [one] last used a day ago
   *[other] last used { $n } days ago
  }
me-end-sessions = Log out everywhere else
me-end-sessions-help = Do this if somebody may have got hold of a device or of its cookies.
me-sessions-done = All other devices are logged out.
me-logout = Log out here
me-logout-device = Log out
me-logout-warning = Without a password nobody can come back as you, not even you. Log out all the same?
me-rooms = Your tables
me-no-rooms = You have not sat at any table yet.
me-import = Open a saved match
me-import-help = A file that was exported from a finished match.
me-login = Log in
me-login-help = If you have set a password on another device.
state-open = waiting
state-running = being played
state-over = finished
state-stuck = to be read only

## Who has lost their name

lost-title = This browser no longer has your name.
lost-go = Log in or begin anew
lost-ended = This browser was logged out from another device. Log in with your password to go on as before, or begin anew with a new name.
lost-clock = This browser’s cookie is dated in the future: the server’s clock was wrong then, or is wrong now. Tell the host, wait a little and load the page again; or log in with your password, or begin anew with a new name.
lost-expired = This browser’s cookie is more than a year old. Log in with your password to go on as before, or begin anew with a new name.
lost-unreadable = The server can’t read this browser’s cookie: perhaps the server has a new secret key. Tell the host; or log in with your password, or begin anew with a new name.
lost-unknown = The server does not know whose cookie this browser has: perhaps the server runs on older data. Tell the host; or log in with your password, or begin anew with a new name.
lost-login-help = If you had set a password: with it you get back your name and your seats.
lost-anew = Begin anew
lost-anew-help = You become a new person, whatever name you take. The seats of the old one stay with the old one, and without a password nobody can come back to them.
lost-anew-confirm = Begin anew as a new person and give up the old one in this browser?

## Rules

rules-none = Nobody has written this page yet.
rules-digest = All rules, with their numbers
rules-digest-title = Rules of { $game }

## Credits

credits-intro = Parlour stands on the work of many people.
credits-games = The games
credits-games-text = The games were invented by others; names and numbers are theirs, the words and pictures here are ours. Parlour is not connected with their publishers. If you like a game, buy it.
credits-icons = Icons
credits-icons-text = Drawn by the authors of
credits-drawings = Faces and maps
credits-faces-text = The faces are made from
credits-map-text = The coastlines are those of
credits-fonts = Typefaces
credits-software = Software
credits-software-text = Free software that runs here, among others:

## When something goes wrong

error-title-403 = Not through this door
error-title-404 = Nobody sits here
error-title-429 = One moment, please
error-title-500 = A lamp went out
error-title-503 = The cellar is flooded
error-title-other = That did not work
error-home = Back to the parlour
error-not-found = There is no such page.
error-method = This address does not work that way.
error-server = Something broke on our side. It has been noted down; please try again.

refused = That is not possible now.
refused-bad-export = This file is not a match that we can open.
refused-bad-setup = The game can’t be played with these seats and options.
refused-busy = The table is very busy. Please try again in a moment.
refused-cannot-replay = This match was played under older rules and can’t be shown any more.
refused-chat-letters = This line has characters that nobody could read.
refused-empty-chat = There is nothing to send.
refused-fields = Something is missing or not as expected: { $fields }.
refused-game-bug = The game made a mistake. Nothing has changed; the host can see the details in the log.
refused-import-name = A name in this file is empty, too long, or has characters that can’t be shown safely.
refused-login = Name and password do not go together.
refused-malformed = The server did not understand this request.
refused-match-long = This match is too long: we can’t play it through.
refused-match-queue = Other matches are being opened. Please try again in a minute.
refused-name-empty = Please tell us your name.
refused-name-letters = This name has characters that can’t be shown safely.
refused-name-long = This name is too long: { $most } characters at most.
refused-name-taken = Somebody else logs in with this name. Please choose another.
refused-no-connection = The server can’t be reached.
refused-no-name = Please tell us your name first.
refused-no-spectators = Nobody may watch this table, or the gallery is full.
refused-no-such-device = This device is logged out already.
refused-no-such-game = There is no such game here.
refused-no-such-room = There is no table with this name. Perhaps a letter is wrong, or it has been cleared away.
refused-no-such-face = There is no such face.
refused-no-such-seat = There is no such seat.
refused-not-absent = This person is still here, or has only just left.
refused-not-allowed = That is not yours to do.
refused-not-asked = It is not your turn.
refused-not-host = Only the host of this table can do that.
refused-not-json = The server expects JSON.
refused-not-offered = That is not possible now.
refused-not-open = The match has begun already.
refused-not-over = The match is not over yet.
refused-not-running = The match is not running.
refused-not-seated = You have no seat at this table.
refused-nothing-to-undo = There is nothing left to take back.
refused-old-password = The present password is not right.
refused-origin = This request came from another website, so it was not carried out.
refused-password-length = A password has { $least } to { $most } characters.
refused-seat-taken = Somebody was quicker: the seat is taken.
refused-seated = You sit here already. Stand up first.
refused-seats-empty = Some seats are still empty.
refused-seats-changed = The seats have just changed. Please look again.
refused-stale = The table has moved on. Have a look and choose again.
refused-store-damaged = This part of the database is damaged and can’t be read. Whoever runs the server has been told.
refused-taken-back = You have taken this answer back, or given another one.
refused-store-down = Nothing can be stored at the moment. What was confirmed is safe; please try again.
refused-stuck = This match can only be read.
refused-too-fast = That was a bit quick. Please wait a moment.
refused-too-large = That is too large.
refused-too-long = That is too long.
refused-too-many-passwords = Too many passwords have been tried. Please try again later, or in a browser in which you have logged in before.
refused-too-many-rooms = You host too many unfinished tables already.
refused-too-many-tabs = You have this table open too many times.
refused-too-slow = That took too long.

bye-flood = This connection sent too much and was closed.
bye-logged-out = This browser is logged out.
bye-restart = The server is restarting. Your match is safe; the page comes back by itself.
notice-store-down = The server can’t store moves at the moment. What was confirmed is safe; it goes on by itself.
notice-bus-down = News between the servers is slow at the moment. Nothing is lost.
notice-game-bug = This table stands still because of a fault in the game. Nothing is lost; the host can see the details in the log.
