"""One visit is enough: after it the site opens and plays without a network, also when the browser was closed."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tools.build.precache import listed
from tools.build.wire import first_visit as downloads

from .embeds import SPN, position_link
from .player import Player
from .releases import Device, Host, check_for_update, expect_build, first_visit, ready
from .tables import expect_seen, fix_dice, reload, seen, set_up, started, to_own_turn


def test_the_first_visit_fetches_everything_once_and_says_that_it_is_saved_once(phone: Device, net: Host) -> None:
    page = phone.open(net.site)
    page.goto("")
    expect(page.get_by_role("status").get_by_text("Ready for offline")).to_be_attached()
    ready(page)
    assert set(listed(net.folder)) - set(net.sent) == set()
    assert {name: count for name, count in net.sent.items() if count > 1} == {}

    net.forget()
    page.reload()
    ready(page)
    expect(page.get_by_text("Ready for offline")).to_have_count(0)
    assert set(net.sent) <= {"sw.js"}


def test_before_the_deal_only_what_the_first_game_needs_and_nothing_twice(phone: Device, net: Host) -> None:
    # The rest begins with this file, once the engine has started.
    net.holding.add("sw.js")
    page = phone.open(net.site)
    page.goto("")
    page.get_by_role("button", name=re.compile("^Play")).click()
    expect(page.locator(".app[data-screen=turning] .ways")).to_be_visible()
    needed = set(downloads(net.folder))
    assert set(net.asked) - {"sw.js"} <= needed | {"icons/touch.png"}
    # All but what a browser looks at when the page is installed, or shows its name.
    assert needed - set(net.asked) <= {"manifest.webmanifest", "icons/scout.svg"}
    assert {name: count for name, count in net.asked.items() if count > 1} == {}
    net.release()
    ready(page)


def test_it_says_how_far_it_is_and_is_in_nobody_s_way(phone: Device, net: Host) -> None:
    net.holding.add("licences.html")
    page = phone.open(net.site)
    page.goto("")
    words = page.get_by_text(re.compile(r"^Saving for offline: \d+ %$"))
    expect(words).to_be_visible()
    page.get_by_role("button", name=re.compile("^Play")).click()
    expect(page.locator(".app[data-screen=turning]")).to_be_visible()
    expect(words).to_have_count(0)
    expect(page.locator(".offline-line")).to_be_visible()
    net.release()
    ready(page)
    expect(page.locator(".offline-line")).to_have_count(0)
    # Heard at once; seen when there is no table any more that it would cover, of a lesson as little as of a game.
    said = page.locator(".offline-note")
    expect(page.get_by_role("status").get_by_text("Ready for offline")).to_be_attached()
    expect(said).to_have_count(0)
    page.keyboard.press("h")
    page.get_by_role("dialog").get_by_role("button", name="Learn it in three minutes").click()
    expect(page.locator("scout-tutorial .app[data-screen=turning]")).to_be_visible()
    expect(said).to_have_count(0)
    page.get_by_role("button", name="Leave").click()
    expect(page.locator("scout-tutorial")).to_have_count(0)
    page.keyboard.press("m")
    page.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(said).to_have_text(re.compile("^Ready for offline"))
    expect(said).to_have_count(0)


def test_nothing_is_saved_before_the_engine_has_started(phone: Device, net: Host) -> None:
    page = phone.open(net.site)
    page.goto("")
    ready(page)
    order = list(net.asked)
    started = [name for name in downloads(net.folder) if name.startswith("pyodide/")]
    assert order.index("sw.js") > max(order.index(name) for name in started)


def test_a_whole_game_from_a_cold_start_without_a_network(phone: Device, net: Host) -> None:
    first_visit(phone, net)
    net.stop()
    page = phone.open(net.site)
    phone.drop_http_cache()
    player = Player(page)
    set_up(player, players=2)
    player.game()
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()


def test_every_page_a_reload_and_a_new_tab_without_a_network(phone: Device, net: Host) -> None:
    first_visit(phone, net)
    net.stop()
    page = phone.open(net.site)
    phone.drop_http_cache()
    fix_dice(phone.context)
    player = Player(page)
    set_up(player, players=3)
    to_own_turn(player)
    before = seen(page)
    reload(page)
    expect_seen(page, before)
    page.keyboard.press("h")
    expect(page.get_by_role("heading", name="The rules in short")).to_be_visible()

    tab = phone.context.new_page()
    for name in (path.name for path in net.folder.glob("*.html")):
        for address in (name, name.removesuffix(".html")):
            tab.goto(address)
            expect(tab.get_by_role("heading", level=1)).to_be_visible()
    tab.goto(f"embed.html{position_link(SPN)}")
    expect(tab.locator("scout-position .set")).to_be_visible()
    tab.goto("embed/")
    expect(tab.locator("#builder scout-position")).to_be_attached()
    tab.goto("index.html?new=1#there")
    expect(tab.get_by_role("button", name=re.compile("^Play"))).to_be_visible()


def test_a_file_that_is_no_part_of_the_site_is_the_host_s(phone: Device, net: Host, complaints: list[str]) -> None:
    (net.folder / "more.html").write_text("<title>more</title>")
    first_visit(phone, net)
    page = phone.open(net.site)
    page.goto("more.html")
    expect(page).to_have_title("more")
    answer = page.goto("nothing.html")
    assert answer
    assert answer.status == 404
    complaints.clear()


def test_what_was_cut_short_is_gone_on_with(phone: Device, net: Host) -> None:
    first_visit(phone, net)
    page = phone.open(net.site)
    page.goto("")
    ready(page)
    build = page.locator(".offline").get_attribute("data-build")
    changes = {f"js/{name}.js": "// more\n" for name in ("app", "engine", "embed-game", "rules-page", "engine-worker")}
    newer = net.publish({**changes, "locales/en/help.ftl": "\n# more\n"})
    net.forget()

    net.cut.add("js/engine.js")
    check_for_update(page)
    expect(page.locator(".offline[data-failed]")).to_be_attached()
    expect_build(page, str(build))
    came = set(net.sent)
    assert "js/app.js" in came
    assert newer != build

    net.cut.clear()
    net.forget()
    # The browser is closed in the middle of it.
    net.holding.add("js/engine.js")
    check_for_update(page)
    expect(page.locator(".offline[data-offline=filling]")).to_be_attached()
    phone.close()
    net.stop()

    page = phone.open(net.site)
    page.goto("")
    expect_build(page, str(build))
    net.holding.clear()
    net.start()
    phone.drop_http_cache()
    check_for_update(page)
    expect(page.locator(f'.offline[data-available="{newer}"]')).to_be_attached()
    assert not set(net.sent) & came - {"sw.js", "js/engine.js"}


def test_what_was_thrown_away_is_fetched_again(phone: Device, net: Host) -> None:
    first_visit(phone, net)
    page = phone.open(net.site)
    page.goto("licences.html")
    page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
    page.goto("")
    ready(page)
    # This page came from the network, and so does its engine.
    started(page)
    net.stop()
    page.reload()
    expect(page.get_by_role("button", name=re.compile("^Play"))).to_be_visible()
    expect(page.locator("scout-boot")).to_have_count(0)


def test_where_no_service_worker_is_to_be_had_that_is_told_and_one_plays_all_the_same(page: Page) -> None:
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.goto("")
    expect(page.get_by_role("status").get_by_text("Each visit here needs the network")).to_be_attached()
    player = Player(page)
    set_up(player, players=3)
    to_own_turn(player)
