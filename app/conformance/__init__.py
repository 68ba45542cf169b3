"""The judge of games: plays any registered game in many ways and checks that it keeps the contract."""
