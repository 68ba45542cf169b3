"""What the server counts about itself, served at /metrics for Prometheus. No label holds a room, name or choice."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

ROOMS = Gauge("parlour_rooms_live", "Rooms in memory", registry=REGISTRY)
SOCKETS = Gauge("parlour_sockets", "Open websockets", registry=REGISTRY)
MOVES = Counter("parlour_moves", "Moves made durable", ["game"], registry=REGISTRY)
BOT_MOVES = Counter("parlour_bot_moves", "Moves made by bots", ["game"], registry=REGISTRY)
PREVIEWS = Counter("parlour_previews", "Choices that somebody looked ahead to", registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "parlour_commit_seconds",
    "Time from a move's submission until it is durable",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0),
    registry=REGISTRY,
)
GAME_TIMEOUTS = Counter("parlour_game_timeouts", "Calls into a game that took too long", ["game"], registry=REGISTRY)
LOOP_LAG = Histogram(
    "parlour_loop_lag_seconds",
    "How late the event loop wakes what waits for a moment: nothing answers meanwhile",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0),
    registry=REGISTRY,
)
REFUSALS = Counter("parlour_refusals", "Refused messages and requests", ["reason"], registry=REGISTRY)
STEPS = Counter("parlour_steps_sent", "Steps of matches sent to browsers", registry=REGISTRY)
SLOW_READERS = Counter("parlour_slow_readers", "Full queues replaced by one full view", registry=REGISTRY)
STORE_DAMAGED = Gauge("parlour_store_damaged", "1 once the database was found damaged", registry=REGISTRY)
REQUESTS = Counter("parlour_requests", "HTTP requests", ["method", "status"], registry=REGISTRY)


def exposition() -> bytes:
    """All metrics in Prometheus' text format."""
    return generate_latest(REGISTRY)
