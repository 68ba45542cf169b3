"""Whatever a program sends to the API, the server answers as its description says, and never breaks."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import status_code_conformance

from app.settings import Settings
from app.web.server import create_app
from tests.people import Server, running_server

DESCRIPTION = schemathesis.openapi.from_dict(create_app(Settings(_env_file=None)).openapi())
OPERATIONS = [found.ok() for found in DESCRIPTION.get_all_operations() if isinstance(found, Ok)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    generous = {"logins_per_minute": 1_000_000, "imports_per_minute": 1_000_000, "rooms_per_player": 1_000_000}
    with running_server(tmp_path_factory.mktemp("fuzz"), **generous) as server:
        yield server


@pytest.fixture(scope="module")
def cookie(server: Server) -> str:
    """Somebody whom the server knows, so that the fuzzer gets past the door."""
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Fuzz"}, headers={"origin": server.url})
    return answer.cookies["parlour"]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_nothing_breaks_the_api(operation: Any, server: Server, cookie: str) -> None:
    @given(case=operation.as_strategy())
    @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def send(case: schemathesis.Case[Any]) -> None:
        answer = case.call(base_url=server.url, headers={"origin": server.url}, cookies={"parlour": cookie})
        case.validate_response(answer, checks=[not_a_server_error, status_code_conformance])

    send()
