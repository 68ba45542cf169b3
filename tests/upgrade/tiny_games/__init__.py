"""Later versions of the tiny game `tests.tiny`, each changed in another way."""
