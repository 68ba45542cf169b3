"""People choose a face: everybody at the table sees it, in the page and when it is fetched alone."""

import re
from urllib.parse import unquote

import httpx

from tests.people import ROOT
from tests.web.conftest import new_room, reason


async def test_a_face_is_chosen_and_shown(ann: httpx.AsyncClient) -> None:
    room = await new_room(ann)
    assert (await ann.post(f"/api/rooms/{room}/sit", json={"seat": 0})).status_code == 200
    assert (await ann.post("/api/me/face", json={"face": "guest-07"})).status_code == 200
    assert (await ann.get("/api/me")).json()["face"] == "guest-07"
    assert "#face-guest-07" in (await ann.get(f"/r/{room}?part=seats")).text
    assert (await ann.post("/api/me/face", json={"face": ""})).status_code == 200
    assert "#face-guest" not in (await ann.get(f"/r/{room}?part=seats")).text


async def test_nobody_looks_like_a_bot_or_like_nothing_drawn(ann: httpx.AsyncClient) -> None:
    for face in ("bot-01", "raymond", "guest-99", "../x", "guest-01 "):
        answer = await ann.post("/api/me/face", json={"face": face})
        assert answer.status_code == 422
        assert reason(answer) == "refused-no-such-face"


async def test_a_table_has_the_icon_of_the_site(ann: httpx.AsyncClient) -> None:
    room = await new_room(ann)
    for act, body in (("sit", {"seat": 0}), ("bots", {}), ("start", {})):
        await ann.post(f"/api/rooms/{room}/{act}", json=body)
    found = re.search(r'rel="icon" href="data:image/svg\+xml,([^"]+)"', (await ann.get(f"/r/{room}")).text)
    assert found
    assert unquote(found.group(1)) == (ROOT / "app" / "static" / "site" / "icon.svg").read_text("utf-8").strip()


async def test_strangers_have_no_face(browser: httpx.AsyncClient) -> None:
    assert (await browser.post("/api/me/face", json={"face": "guest-01"})).status_code in (401, 403)


async def test_the_page_of_a_table_has_the_faces_of_its_people_and_no_others(ann: httpx.AsyncClient) -> None:
    await ann.post("/api/me/face", json={"face": "guest-07"})
    room = await new_room(ann)
    for act, body in (("sit", {"seat": 0}), ("bots", {}), ("start", {})):
        assert (await ann.post(f"/api/rooms/{room}/{act}", json=body)).status_code == 200
    page = (await ann.get(f"/r/{room}")).text
    drawn = re.findall(r'<symbol id="face-([\w-]+)"', page)
    assert "guest-07" in drawn
    assert all(name.startswith("bot-") for name in drawn if name != "guest-07")
    assert len(drawn) == len({*drawn}) == len(re.findall(r'"face": ?"', page))


async def test_a_face_can_be_fetched_alone(ann: httpx.AsyncClient) -> None:
    answer = await ann.get("/faces/guest-07.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg")
    assert answer.text.count("<symbol") == 1
    assert (await ann.get("/faces/nobody.svg")).status_code == 404
