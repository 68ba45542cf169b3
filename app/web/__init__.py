"""The web server: pages, JSON API, websocket endpoint, sessions."""
