# ruff: noqa: E501
"""What measures the layout of tables finds what is wrong, and only that: on small pages of one thing each."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.chromium import browser
from tests.tables.contrast import faint, texts_in_sight
from tests.tables.layout import measured_page

__all__ = ["browser"]

Measured = Callable[..., list[str]]
SVG = '<svg width="300" height="100">{}</svg>'


@pytest.fixture(scope="module")
def kinds(browser: Browser) -> Iterator[Measured]:
    page = browser.new_page(viewport={"width": 800, "height": 600})

    def kinds(html: str, *, options: tuple[str, ...] = (), phone: bool = False) -> list[str]:
        page.set_content(f'<body style="margin: 50px; font: 16px/1.3 sans-serif">{html}</body>')
        return [said["kind"] for said in measured_page(page, list(options), phone=phone)]

    yield kinds
    page.close()


@pytest.mark.parametrize(
    "html",
    [
        "<p>One line</p><p>Another line</p>",
        '<p style="line-height: 1">tight<br>lines</p>',
        SVG.format('<text x="10" y="30">London</text><text x="120" y="30">Paris</text>'),
        '<p style="position: relative; opacity: 0">Hidden</p><p style="margin-top: -30px">Seen</p>',
        '<div style="position: relative">Under<div style="position: absolute; inset: 0; background: #fff">Over</div></div>',
        '<div style="height: 40px; overflow: auto"><p>Scrolls</p><p>out of sight</p><p>as it may</p></div>',
        '<p title="A long name" style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A long name</p>',
        '<p>Read <a href="/rules">the rules</a> first.</p>',
        '<dialog><p style="font-size: 4px">Closed</p></dialog>',
        '<div style="width: 1px; height: 1px; overflow: hidden">For the ear</div>',
    ],
)
def test_nothing_is_wrong(kinds: Measured, html: str) -> None:
    assert kinds(html) == []


@pytest.mark.parametrize(
    ("kind", "html"),
    [
        ("overlap", '<p>London</p><p style="margin-top: -30px">Paris</p>'),
        ("overlap", SVG.format('<text x="10" y="30">London</text><text x="40" y="34">Paris</text>')),
        ("cut", '<p style="width: 60px; overflow: hidden; white-space: nowrap">A long name</p>'),
        ("cut", '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A long name</p>'),
        ("cut", '<div style="height: 30px; overflow: hidden"><p style="margin: 0">First<br>Second</p></div>'),
        ("cut", SVG.format('<text x="260" y="30">Constantinople</text>')),
        ("covered", '<div style="position: relative">Half of it<b style="position: absolute; left: 0; width: 30px; height: 20px; background: #000"></b></div>'),
        ("outside", '<p style="position: absolute; left: 780px; white-space: nowrap">Out there</p>'),
        ("leaves", '<p style="width: 60px; background: #ccc; white-space: nowrap">A long name</p>'),
        ("leaves", SVG.format('<rect x="5" y="10" width="50" height="30"></rect><text x="10" y="30">Constantinople</text>')),
        ("small", '<p style="font-size: 11px">Small print</p>'),
        ("small", '<svg width="150" height="50" viewBox="0 0 300 100"><text x="10" y="60" font-size="20">Small</text></svg>'),
        ("target", '<b data-can style="display: block; width: 20px; height: 20px; overflow: hidden"></b>'),
        ("target", '<button style="width: 20px; height: 20px; padding: 0; font-size: 12px; line-height: 1">x</button>'),
        ("target", '<span role="button" style="display: block; width: 60px; height: 20px">Open</span>'),
        ("target", '<div id="prompt" style="height: 30px; overflow: auto"><button style="height: 28px">One</button><br><button style="height: 28px; margin-top: -4px">Two</button></div>'),
    ],
)  # fmt: skip
def test_it_is_found(kinds: Measured, kind: str, html: str) -> None:
    assert set(kinds(html)) == {kind}


def test_a_phone_asks_for_more(kinds: Measured) -> None:
    html = '<p style="font-size: 13px">Text</p><button data-can style="width: 90px; height: 40px; font-size: 14px">Go</button>'
    assert kinds(html) == []
    assert sorted(kinds(html, phone=True)) == ["small", "target"]


def test_what_reaches_further_than_it_looks_is_large_enough(kinds: Measured) -> None:
    far = '<style>i { position: absolute; inset: -16px }</style><b data-can style="position: relative; display: block; width: 14px; height: 14px"><i></i></b>'
    assert kinds(far, phone=True) == []


def test_every_option_is_in_sight_or_in_the_prompt(kinds: Measured) -> None:
    board = '<div id="board" style="height: 60px; overflow: auto"><p data-id="a">A</p><p style="margin-top: 90px" data-id="b">B</p></div>'
    prompt = '<div id="prompt"><button data-option="c" style="height: 30px">C</button></div>'
    assert kinds(board + prompt, options=("a", "c")) == []
    assert kinds(board + prompt, options=("a", "b", "c")) == ["unreachable"]
    assert kinds(board + prompt, options=("elsewhere",)) == ["unreachable"]


def test_what_is_meant_to_overlap_is_no_finding(kinds: Measured) -> None:
    card = '<b {} style="position: absolute; left: {}px; width: 120px; background: #fff">Roadblock</b>'
    assert kinds(card.format("", 50) + card.format("", 90)) == ["covered"]
    assert kinds(card.format("data-overlaps", 50) + card.format("data-overlaps", 90)) == []


def test_what_is_read_badly_is_found(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 800, "height": 600})
    gradient = "position: absolute; inset: 0; background: linear-gradient(90deg, #fff, #fff 60%, #777)"
    ground = '<rect width="300" height="100" fill="#222"></rect>'

    def read(html: str) -> list[str]:
        page.set_content(f'<body style="margin: 50px; font: 16px/1.3 sans-serif; background: #fff">{html}</body>')
        return [f"{found['kind']}: {found['sentence'].split('”')[0]}" for found in faint(page, texts_in_sight(page))]

    for well in (
        "<p>Black</p>",
        '<p style="color: #767676">Grey</p>',
        '<p style="color: #949494; font-size: 24px">Large</p>',
        f'<div style="position: relative"><div style="{gradient}"></div><b style="position: relative">Black on all of it, and long</b></div>',
        '<p style="background: #000; color: #aaa; opacity: 0.9">Dimmed</p>',
        SVG.format(ground + '<text x="10" y="40" style="fill: #222; paint-order: stroke; stroke: #fff; stroke-width: 5px">Halo</text>'),
        '<div style="clip-path: inset(50%); position: absolute; color: #eee">For the ear</div>',
    ):  # fmt: skip
        assert read(well) == [], well
    for badly in (
        '<p style="color: #7c7c7c">Faint</p>',
        '<p style="opacity: 0.5">Faint</p>',
        '<p style="background: #000; color: #aaa; opacity: 0.6">Faint</p>',
        '<p style="color: #999; font-size: 24px">Faint</p>',
        '<button disabled style="background: #888; color: #333">Faint</button>',
        f'<div style="position: relative; width: max-content; color: #767676"><div style="{gradient}"></div><b style="position: relative">Faint where the ground is dark, at its end</b></div>',
        SVG.format(ground + '<text x="10" y="40" fill="#555">Faint</text>'),
        SVG.format(ground + '<g opacity="0.3"><text x="10" y="40" fill="#fff">Faint</text></g>'),
        SVG.format(ground + '<text x="10" y="40" style="fill: #222; paint-order: stroke; stroke: #555; stroke-width: 5px">Faint</text>'),
    ):  # fmt: skip
        assert [one[:13] for one in read(badly)] == ["faint: “Faint"], badly
    page.close()
