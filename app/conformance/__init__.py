"""Conformance: plays any game in many ways and checks that it keeps the contract."""
