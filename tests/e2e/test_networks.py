"""A network that is slow or broken: whatever it does to a file of the engine, the page says so, and can try again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .releases import BELOW, Host
from .tables import started

PLAY = re.compile("^Play")
SCRIPTS = ("js/engine-worker.js", "pyodide/pyodide.js", "pyodide/pyodide.asm.js")
# What Python starts from where its memory (test_snapshot.py) is of no use.
START = ("pyodide/python_start.bin", "engine/scout_core.bin")
FETCHED = ("pyodide/pyodide.asm.wasm", *START)
SNAPSHOT = "pyodide/python_snapshot.bin"
TROUBLES = ("failing", "missing", "cut", "halved", "replaced")
ARRIVED = "A file of the game didn.t arrive"
# Half a script may be one that can't be read.
STARTED = f"{ARRIVED}|The game.s engine couldn.t be started"


@pytest.fixture(autouse=True)
def _own_host(net: Host, own_origins: set[str]) -> None:
    own_origins.add(net.site.removesuffix(BELOW))


def alert(page: Page) -> Locator:
    """What is said of the trouble, if it wasn't there when this was asked last."""
    return page.locator("[role=alert]:not([data-read])")


def try_again(page: Page) -> None:
    alert(page).evaluate("one => { one.dataset.read = 'yes' }")
    page.get_by_role("button", name="Try again").click()


@pytest.mark.parametrize("name", [*SCRIPTS, *FETCHED], ids=lambda name: name.rpartition("/")[2])
def test_a_file_that_does_not_come_as_it_should(page: Page, net: Host, complaints: list[str], name: str) -> None:
    """One trouble after the other, each met by trying again; then all is well."""
    # These are known by their digests.
    for trouble in (*TROUBLES, "altered") if name in START else TROUBLES:
        getattr(net, trouble).add(name)
        if name in START:
            net.missing.add(SNAPSHOT)
        if trouble == TROUBLES[0]:
            page.goto(net.site)
            page.get_by_role("button", name=PLAY).click()
        else:
            try_again(page)
        expect(alert(page)).to_have_text(re.compile(STARTED if name in SCRIPTS else ARRIVED))
        expect(alert(page)).to_contain_text(name if name in FETCHED else name.rpartition("/")[2])
        getattr(net, trouble).clear()
    try_again(page)
    expect(page.locator(".app[data-screen=turning]")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    # The browser's own words about it.
    complaints.clear()


@pytest.mark.parametrize(
    ("name", "button", "heading"),
    [
        ("locales/en/help.ftl", "How to play", "The rules in short"),
        ("locales/en/tutorial.ftl", "Learn it in three minutes", r"^1 of \d+: "),
    ],
)
def test_words_that_do_not_come_when_they_are_asked_for(
    page: Page, net: Host, complaints: list[str], name: str, button: str, heading: str
) -> None:
    page.goto(net.site)
    troubles = [trouble for trouble in TROUBLES if trouble != "halved"]
    for trouble in troubles:
        getattr(net, trouble).add(name)
        page.get_by_role("button", name=button).click() if trouble == troubles[0] else try_again(page)
        expect(alert(page)).to_have_text(re.compile(f"{ARRIVED}.*{name}"))
        getattr(net, trouble).clear()
    try_again(page)
    expect(page.get_by_role("heading", name=re.compile(heading))).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    complaints.clear()


@pytest.mark.parametrize(
    ("button", "heading"), [("Settings", "^Settings$"), ("Learn it in three minutes", r"^1 of \d+: ")]
)
def test_modules_that_do_not_come_when_they_are_asked_for(
    page: Page, net: Host, complaints: list[str], button: str, heading: str
) -> None:
    page.goto(net.site)
    started(page)
    late = {path.relative_to(net.folder).as_posix() for path in (net.folder / "js").rglob("*.js")} - set(net.asked)
    # (Half a module is another matter: a browser reads it once, and then only a reload helps.)
    for trouble in ("failing", "missing", "cut", "replaced"):
        getattr(net, trouble).update(late)
        page.get_by_role("button", name=button).click()
        expect(alert(page)).to_have_text(re.compile(rf"{ARRIVED} .*/js/.*\.js"))
        getattr(net, trouble).clear()
        alert(page).get_by_role("button", name="Close").click()
        expect(alert(page)).to_have_count(0)
    page.get_by_role("button", name=button).click()
    expect(page.get_by_role("heading", name=re.compile(heading))).to_be_visible()
    complaints.clear()


def test_a_language_that_does_not_come_is_chosen_again(page: Page, net: Host, complaints: list[str]) -> None:
    page.goto(net.site)
    languages = page.get_by_role("combobox", name="Language")
    for trouble in ("failing", "cut"):
        getattr(net, trouble).add("locales/de/page.ftl")
        languages.select_option("de")
        expect(alert(page)).to_have_text(re.compile(f"{ARRIVED}.*locales/de/page.ftl"))
        expect(languages).to_have_value("en")
        getattr(net, trouble).clear()
    languages.select_option("de")
    expect(page.locator("html[lang=de]")).to_be_attached()
    expect(page.get_by_role("alert")).to_have_count(0)
    complaints.clear()


def test_a_file_that_never_comes(page: Page, net: Host) -> None:
    page.clock.install()
    # Python first: once it has come, a worker that is started anew needn't ask for it.
    for name in (*FETCHED, *SCRIPTS):
        net.holding.add(name)
        with page.expect_event("request", lambda request, name=name: name in request.url):
            page.goto(net.site) if name == FETCHED[0] else try_again(page)
        page.clock.fast_forward("00:50")
        expect(alert(page)).to_have_text(re.compile("taking too long"))
        net.release()
    try_again(page)
    expect(page.locator("scout-boot .boot")).to_have_count(0)
    page.get_by_role("button", name=PLAY).click()
    expect(page.locator(".app[data-screen=turning]")).to_be_visible()


def test_files_that_come_in_drops(page: Page, net: Host) -> None:
    net.slow.update({*FETCHED, SNAPSHOT})
    page.goto(net.site)
    page.get_by_role("button", name=PLAY).click()
    expect(page.get_by_text(re.compile(r"^Getting the engine ready: [1-9]\d %"))).to_be_visible()
    net.release()
    expect(page.locator(".app[data-screen=turning]")).to_be_visible()
