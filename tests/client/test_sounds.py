"""Whatever a board wants to be heard can be heard."""

import re
from pathlib import Path

APP = Path(__file__).parents[2] / "app"


def test_the_sounds_that_boards_name_exist() -> None:
    recipes = (APP / "static" / "table" / "sound.js").read_text("utf-8")
    known = set(re.findall(r"^  (\w+): \{", recipes, re.MULTILINE))
    boards = [*APP.glob("games/*/board*.js"), *APP.glob("games/*/board/*.js"), *APP.glob("scaffold/*/board.js")]
    named: dict[str, str] = {}
    for board in boards:
        text = board.read_text("utf-8")
        for table in re.findall(r"SOUNDS = \{(.*?)\}", text, re.DOTALL):
            named |= dict.fromkeys(re.findall(r':\s*"(\w+)"', table), board.parent.name)
        for spoken in re.findall(r"sound = \(note\) =>(.*?);", text, re.DOTALL):
            named |= dict.fromkeys(re.findall(r'\? "(\w+)"', spoken), board.parent.name)
    assert {"bell", "coin"} <= named.keys(), "they are found"
    assert {sound: game for sound, game in named.items() if sound not in known} == {}
