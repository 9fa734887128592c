"""The engine starts in a module worker of the site, from the frozen lock file, and tells when it can't."""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import forgive

# A worker of its own: the page's may be anywhere in its life.
START = """
(request) => new Promise((resolve) => {
  const worker = new Worker(new URL("js/engine-worker.js", document.baseURI), { type: "module" });
  const said = [];
  worker.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    said.push(message);
    if (message.id !== undefined || message.event === "failed") {
      worker.terminate();
      resolve(said);
    }
  };
  worker.postMessage(request);
})
"""
# Has a computer player think, thinks better of it, and asks for the table.
CANCEL = """
() => new Promise((resolve) => {
  const worker = new Worker(new URL("js/engine-worker.js", document.baseURI), { type: "module" });
  const say = (message) => worker.postMessage(JSON.stringify({ v: 1, ...message }));
  const names = ["Ann", "Bo"];
  say({ id: 1, method: "game.new", params: { game: "g", names, viewer: 0, seed: "late" } });
  const replies = [];
  worker.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.id !== undefined) replies.push(message);
    if (message.id === 1) {
      say({ id: 2, method: "game.bot", params: { game: "g", ply: 0, bot: "clown", viewer: 0 } });
      say({ cancel: 2 });
      say({ id: 3, method: "game.view", params: { game: "g", viewer: 0 } });
    }
    if (message.id === 3) {
      worker.terminate();
      resolve(replies);
    }
  };
})
"""
HELLO = json.dumps({"v": 1, "id": 1, "method": "engine.hello", "params": {}})


@pytest.fixture
def quiet_page(page: Page) -> Page:
    """A page of the site that starts nothing by itself."""
    page.goto("licences.html")
    return page


def without_snapshot(page: Page) -> None:
    """Have Python start as it does where it can't go on from the memory that the build made."""
    page.context.route("**/python_snapshot.bin", lambda route: route.fulfill(status=404, body="no"))


def test_the_page_opens(page: Page) -> None:
    page.goto("")
    expect(page).to_have_title("SCOUT")


def test_it_boots_and_says_hello(quiet_page: Page) -> None:
    *boot, reply = quiet_page.evaluate(START, HELLO)
    assert reply["result"]["players"] == [2, 3, 4, 5]
    offered = {"clown", "juggler", "acrobat", "aerialist", "ringmaster"}
    assert offered | {"random", "greedy", "planner"} <= {bot["id"] for bot in reply["result"]["bots"]}
    assert boot[-1]["stage"] == "ready"
    assert boot[-1]["resumed"] is True
    done = [event["done"] for event in boot]
    assert done == sorted(done)
    assert done[-1] == boot[-1]["total"]


@pytest.mark.parametrize("name", ["pyodide.asm.wasm", "python_start.bin", "scout_core.bin"])
def test_a_file_that_is_missing_is_told_by_its_name(quiet_page: Page, complaints: list[str], name: str) -> None:
    without_snapshot(quiet_page)
    quiet_page.context.route(f"**/{name}", lambda route: route.fulfill(status=404, body="no"))
    *_, failure = quiet_page.evaluate(START, HELLO)
    assert failure["event"] == "failed"
    assert failure["problem"] == "file-missing"
    assert name in failure["detail"]
    complaints.clear()


def test_an_engine_that_is_not_whole_is_not_run(quiet_page: Page, complaints: list[str]) -> None:
    def spoil(route: Route) -> None:
        body = route.fetch().body()
        route.fulfill(body=body + b"\0", content_type="application/octet-stream")

    without_snapshot(quiet_page)
    quiet_page.context.route("**/scout_core.bin", spoil)
    *_, failure = quiet_page.evaluate(START, HELLO)
    assert failure["event"] == "failed"
    complaints.clear()


def test_a_wrong_type_for_wasm_is_mended(quiet_page: Page) -> None:
    def retype(route: Route) -> None:
        route.fulfill(response=route.fetch(), headers={"Content-Type": "text/plain"})

    quiet_page.context.route("**/*.wasm", retype)
    *_, reply = quiet_page.evaluate(START, HELLO)
    assert "result" in reply


def test_nobody_waits_for_what_a_cancelled_request_needs(quiet_page: Page, complaints: list[str]) -> None:
    without_snapshot(quiet_page)
    # The weights are on their way, and never come.
    quiet_page.context.route("**/engine/weights.bin", lambda _: None)
    dealt, cancelled, seen = quiet_page.evaluate(CANCEL)
    assert cancelled["error"]["code"] == "cancelled"
    assert seen["result"]["view"] == dealt["result"]["view"]
    complaints.clear()


def test_the_watch_sees_a_request_to_another_origin(page: Page, complaints: list[str]) -> None:
    page.goto("licences.html")
    page.evaluate("fetch('http://localhost:9/').catch(() => {})")
    forgive(complaints, "foreign request: http://localhost:9/")
    complaints.clear()
