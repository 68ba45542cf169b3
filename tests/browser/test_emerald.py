"""Three people play emerald to its end by clicking."""

from tests.browser.whole_games import Make, play_a_whole_game


def test_a_whole_game(people: Make) -> None:
    play_a_whole_game(people, "emerald", 3, ["Ann", "Bob", "Cleo"])
