"""Fixtures for every test."""

from tests.services import bus, bus_url, database_url, own_postgres, own_redis, postgres, redis_server, store

__all__ = ["bus", "bus_url", "database_url", "own_postgres", "own_redis", "postgres", "redis_server", "store"]
