"""Structured logs: one event a line, for people or for machines. Nothing secret is ever handed to a logger."""

import logging
import logging.config
from typing import Any

import structlog
from structlog.tracebacks import ExceptionDictTransformer

from app.settings import Settings


def set_up_logs(settings: Settings) -> None:
    """Send our own log lines and those of the libraries through one format to stderr."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # Tracebacks without the values of variables: those could be cookies, hands or choices.
    if settings.log_format == "json":
        tracebacks = ExceptionDictTransformer(show_locals=False)
        last: list[Any] = [structlog.processors.ExceptionRenderer(tracebacks), structlog.processors.JSONRenderer()]
    else:
        last = [structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {
                "line": {
                    "()": structlog.stdlib.ProcessorFormatter,
                    "foreign_pre_chain": shared,
                    "processors": [structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
                }
            },
            "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
            "root": {"handlers": ["stderr"], "level": settings.log_level.upper()},
            "loggers": {
                "uvicorn": {"handlers": [], "propagate": True},
                "uvicorn.error": {"handlers": [], "propagate": True, "level": "WARNING"},  # it would log rooms
                "alembic": {"level": "WARNING"},
            },
        }
    )
