"""New versions: offered in words, taken on consent or at a start between rounds, and never half of one and another."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .player import Player
from .releases import Device, Host, check_for_update, expect_build, first_visit, ready
from .tables import expect_seen, kept, kept_game, reload, seen, set_up, started, to_own_turn, to_screen
from .test_screens import AXE, FAULTS, SETTLE

CHANGED = "js/app.js"
# Has the page tell how many files of a name are kept, whenever it is about to draw.
COUNT = """
(name) => {
  const count = async () => {
    const stores = await Promise.all((await caches.keys()).map((one) => caches.open(one)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    document.documentElement.dataset.kept = requests.filter(({ url }) => url.includes(`/${name}?`)).length;
    requestAnimationFrame(count);
  };
  count();
}
"""

# Makes a cache as an earlier release left it, one of another copy on that host, and one of another program.
LEAVE = """
async () => {
  const { pathname } = new URL("./", location.href);
  for (const name of [`scout ${pathname} snapshot`, `scout ${pathname}beside/ page`, "theirs"]) await caches.open(name);
}
"""
# Has the page tell the names of all caches, whenever it is about to draw.
NAMES = """
() => {
  const tell = async () => {
    document.documentElement.dataset.caches = (await caches.keys()).map((name) => name.split("/").pop()).join();
    requestAnimationFrame(tell);
  };
  tell();
}
"""


def opened(phone: Device, net: Host) -> Page:
    """The site in a browser that has it saved."""
    first_visit(phone, net)
    page = phone.open(net.site)
    page.goto("")
    ready(page)
    return page


def build_of(page: Page) -> str:
    """Which build the page is of."""
    return str(page.locator(".offline").get_attribute("data-build"))


def publish(net: Host, page: Page) -> str:
    """Release a version and let the browser of a page have it; the version."""
    version = net.publish({CHANGED: "// newer\n"})
    check_for_update(page)
    expect(page.locator(f'.offline[data-available="{version}"]')).to_be_attached()
    return version


def offer(page: Page) -> Locator:
    return page.get_by_role("region", name="A new version of SCOUT is here.")


def test_a_new_version_is_offered_and_taken_on_consent(phone: Device, net: Host) -> None:
    page = opened(phone, net)
    phone.context.add_init_script(path=AXE)
    page.reload()
    old = build_of(page)
    new = publish(net, page)
    expect(offer(page)).to_be_visible()
    started(page)
    page.evaluate(SETTLE)
    assert page.evaluate(FAULTS) == []
    expect(page.get_by_role("status")).to_have_text("A new version of SCOUT is here.")
    expect_build(page, old)
    offer(page).get_by_role("button", name="Use it now").click()
    expect_build(page, new)
    expect(offer(page)).to_have_count(0)
    # Nothing is left of the old one.
    page.reload()
    ready(page)
    net.stop()
    page.reload()
    expect_build(page, new)


def test_what_was_put_off_is_taken_at_the_next_start(phone: Device, net: Host) -> None:
    page = opened(phone, net)
    old = build_of(page)
    new = publish(net, page)
    offer(page).get_by_role("button", name="Later").click()
    expect(offer(page)).to_have_count(0)
    expect_build(page, old)
    phone.close()
    net.stop()
    page = phone.open(net.site)
    page.goto("")
    expect_build(page, new)


def test_what_an_earlier_release_kept_and_none_uses_is_cleared_away(phone: Device, net: Host) -> None:
    page = opened(phone, net)
    page.evaluate(LEAVE)
    new = publish(net, page)
    offer(page).get_by_role("button", name="Use it now").click()
    expect_build(page, new)
    page.evaluate(NAMES)
    names = re.compile("^(?!.* snapshot).*( page,.*){2}theirs")
    expect(page.locator("html")).to_have_attribute("data-caches", names)


def test_a_release_in_a_round_waits_for_its_end(phone: Device, net: Host) -> None:
    page = opened(phone, net)
    old = build_of(page)
    player = Player(page)
    set_up(player, players=2)
    to_own_turn(player)
    new = publish(net, page)
    expect(offer(page)).to_have_count(0)
    before = seen(page)
    reload(page)
    expect_seen(page, before)
    expect_build(page, old)
    phone.close()
    # Not even a browser that was closed takes it in the middle of a round.
    page = phone.open(net.site)
    page.goto("")
    expect_seen(page, before)
    expect_build(page, old)

    player = Player(page)
    to_screen(player, "result")
    expect(offer(page)).to_be_visible()
    result = seen(page)
    offer(page).get_by_role("button", name="Use it now").click()
    expect_build(page, new)
    expect_seen(page, result)
    assert player.step()


def test_three_versions_in_a_row_and_the_game_goes_on(phone: Device, net: Host) -> None:
    page = opened(phone, net)
    player = Player(page)
    set_up(player, players=3)
    versions = [build_of(page)]
    for _ in range(2):
        to_own_turn(player)
        key, record = kept_game(page)
        versions.append(publish(net, page))
        to_screen(player, "result")
        # Closed by somebody who has seen the result: it is written by then.
        kept(page)
        phone.close()
        page = phone.open(net.site)
        page.goto("")
        expect_build(page, versions[-1])
        player = Player(page)
        expect(page.locator(".app[data-screen=result]")).to_be_visible()
        assert kept_game(page)[0] == key
        assert kept_game(page)[1]["view"]["ply"] > record["view"]["ply"]
        assert player.step()
    assert len(set(versions)) == 3
    player.press(player.action("Menu"))
    expect(page.get_by_role("radio", name="At once")).to_be_checked()
    page.keyboard.press("Escape")
    to_own_turn(player)
    # Of the versions before, nothing is kept once their pages are gone and a page has been opened since.
    reload(page)
    page.evaluate(COUNT, CHANGED)
    expect(page.locator("html")).to_have_attribute("data-kept", "1")


def test_two_tabs_move_when_each_of_them_can(phone: Device, net: Host) -> None:
    playing = opened(phone, net)
    old = build_of(playing)
    player = Player(playing)
    set_up(player, players=2)
    to_own_turn(player)
    idle = phone.context.new_page()
    idle.goto("")
    ready(idle)
    new = publish(net, idle)
    offer(idle).get_by_role("button", name="Use it now").click()
    # Said for some seconds.
    expect(playing.get_by_role("status")).to_have_text(re.compile("after the round"))
    expect_build(idle, new)
    expect_build(playing, old)
    # An engine that has to start anew there is the old one too.
    playing.bring_to_front()
    playing.evaluate("import(new URL('js/engine.js', document.baseURI).href).then(({ engine }) => engine.start())")
    expect(playing.locator("scout-boot")).to_have_count(0)
    to_screen(player, "result")
    expect_build(playing, new)
    expect(playing.locator(".app[data-screen=result]")).to_be_visible()
    assert player.step()


def test_a_tab_that_plays_nothing_moves_at_once(phone: Device, net: Host) -> None:
    one = opened(phone, net)
    other = phone.context.new_page()
    other.goto("")
    ready(other)
    new = publish(net, other)
    expect(offer(one)).to_be_visible()
    offer(other).get_by_role("button", name="Use it now").click()
    expect_build(other, new)
    expect_build(one, new)


def test_a_version_that_cannot_start_is_left_for_the_next(phone: Device, net: Host, complaints: list[str]) -> None:
    page = opened(phone, net)
    player = Player(page)
    set_up(player, players=2)
    to_screen(player, "result")
    worker = net.folder / "js" / "engine-worker.js"
    good = worker.read_text(encoding="utf-8")
    worker.write_text(f"throw new Error('broken');\n{good}", encoding="utf-8")
    broken = publish(net, page)
    offer(page).get_by_role("button", name="Use it now").click()
    expect(page.get_by_role("alert")).to_contain_text("couldn\N{RIGHT SINGLE QUOTATION MARK}t be started")
    assert build_of(page) == broken

    worker.write_text(good, encoding="utf-8")
    mended = net.publish({CHANGED: "// mended\n"})
    check_for_update(page)
    expect_build(page, mended)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert player.step()
    complaints.clear()


def spoil(page: Page, name: str) -> None:
    """Let a file that is kept be something else."""
    page.evaluate(
        """async (name) => {
          for (const key of await caches.keys()) {
            const cache = await caches.open(key);
            for (const { url } of await cache.keys()) {
              const headers = { "Content-Type": "text/javascript" };
              if (url.includes(name)) await cache.put(url, new Response("broken(", { headers }));
            }
          }
        }""",
        name,
    )


def at_own_turn(phone: Device, net: Host) -> tuple[Page, str]:
    """A game at an own turn, and what is seen there."""
    page = opened(phone, net)
    player = Player(page)
    set_up(player, players=3)
    to_own_turn(player)
    return page, seen(page)


def test_beginning_afresh_from_the_message_keeps_the_game(phone: Device, net: Host, complaints: list[str]) -> None:
    page, before = at_own_turn(phone, net)
    held = page.get_by_role("listbox").aria_snapshot()
    spoil(page, "js/engine-worker.js")
    reload(page)
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    # The message stands where the table's own sentence was.
    expect(page.get_by_role("listbox")).to_match_aria_snapshot(held)
    alert.get_by_role("link", name="Start afresh").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect_seen(page, before)
    assert page.url == net.site
    ready(page)
    net.stop()
    page.reload()
    expect_seen(page, before)
    complaints.clear()


def test_a_page_that_does_nothing_any_more_shows_the_way_out(phone: Device, net: Host, complaints: list[str]) -> None:
    page, before = at_own_turn(phone, net)
    spoil(page, "js/app.js")
    reload(page)
    way_out = page.get_by_role("link", name="Start afresh")
    expect(way_out).to_have_count(0)
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    way_out.click()
    expect_seen(page, before)
    complaints.clear()


def test_without_a_network_nothing_is_thrown_away(phone: Device, net: Host) -> None:
    page = opened(phone, net)
    net.stop()
    page.goto("?reset")
    expect(page.get_by_role("button", name=re.compile("^Play"))).to_be_visible()
    page.goto("")
    ready(page)
