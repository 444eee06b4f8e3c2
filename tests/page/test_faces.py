"""Bots have faces, names, levels and styles; what happens can be heard."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from page.site import LAPTOP, PHONE, Open, Site, Visit, wait_for

FACES = Path(__file__).parents[2] / "web" / "src" / "art" / "faces.svg"
SOUNDS = ("turn", "piece", "dice", "goods", "won", "lost", "end")

# In the page: what is played is kept, each sound in an audio context that can be rendered.
LISTEN = """
window.contexts = [];
window.AudioContext = function () {
  const made = new OfflineAudioContext(1, 44100 * 3, 44100);
  made.resume = async () => {};
  window.contexts.push(made);
  return made;
};
"""
RENDER = """async () => {
  const data = (await window.contexts.at(-1).startRendering()).getChannelData(0);
  let peak = 0, last = 0, sum = 0;
  data.forEach((value, n) => {
    peak = Math.max(peak, Math.abs(value));
    sum += value * value;
    if (Math.abs(value) > 0.003) last = n / 44100;
  });
  let crossed = 0;
  for (let n = 1; n < 44100 * last; n++) crossed += Math.sign(data[n]) !== Math.sign(data[n - 1]) ? 1 : 0;
  return { peak, last, crossed: crossed / last / 2 };
}"""


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_bot_that_is_chosen_has_a_face_a_name_and_a_style(open_window: Open, lang: str) -> None:
    visit = open_window(LAPTOP, lang=lang)
    page = visit.go("/")
    page.locator("[data-bot]").first.wait_for()
    names = page.locator("[data-bot] b").all_inner_texts()
    assert len(names) >= 2 and len(set(names)) == len(names) and all(names), "every bot has a name of its own"
    first = page.locator("[data-bot]").first
    before = first.locator("use").first.get_attribute("href")
    select = page.locator(".bot select").first
    select.select_option("master")
    wait_for(lambda: first.get_attribute("data-bot") == "master", "the other bot")
    assert first.locator("use").first.get_attribute("href") != before
    assert first.locator("b").inner_text() not in names
    assert any(char.isdigit() for char in str(first.locator("[data-face]").get_attribute("title"))), "with its rating"
    page.locator(".bot select").nth(1).select_option(index=1)
    wait_for(lambda: "/" in str(first.get_attribute("data-bot")), "the style")
    assert first.get_attribute("title") and first.locator(".sign").count(), "what the style likes, and its sign"


# In a page of its own: how many pixels of a small face differ between two kinds of paint, for each pair of them.
DIFFER = """async ([sprite, paints, size]) => {
  const draw = async (paint) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${sprite}
      <use href="#f-easy"/><use href="#p-${paint}"/><use href="#e-easy"/></svg>`;
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = new OffscreenCanvas(size, size).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, size, size).data;
  };
  const all = await Promise.all(Array.from({ length: paints }, (_, paint) => draw(paint)));
  const differ = (one, other) => {
    let count = 0;
    for (let at = 0; at < one.length; at += 4)
      if (Math.hypot(one[at] - other[at], one[at + 1] - other[at + 1], one[at + 2] - other[at + 2]) > 60) count++;
    return count;
  };
  return all.flatMap((one, n) => all.slice(n + 1).map((other, m) => [n, n + 1 + m, differ(one, other)]));
}"""


def test_faces_of_one_level_are_told_apart_where_they_are_small(visit: Visit) -> None:
    """22 pixels wide, as in the log: at least every fifteenth pixel of the picture is another one."""
    sprite = re.sub(r"</?svg[^>]*>", "", FACES.read_text(encoding="utf-8"))
    paints = len(re.findall(r'id="p-', sprite))
    visit.page.set_content("<p></p>")
    found = visit.page.evaluate(DIFFER, [sprite, paints, 22])
    print("pixels that differ:", min(found, key=lambda one: one[2]))
    assert len(found) == paints * (paints - 1) // 2 and min(count for *_, count in found) > 22 * 22 / 15, found


@pytest.mark.parametrize("game", ["tzolkin", "chichen_itza", "temple_of_chac", "bul"])
def test_bots_have_faces_and_names_at_the_table_and_in_the_log(site: Site, open_window: Open, game: str) -> None:
    seat = site.against_bots(game, players=2, bot="easy")
    visit = open_window()
    page = visit.sit(seat)
    visit.ready()
    face = page.locator("[data-home] [data-face=easy]").first
    face.wait_for()
    drawn = face.locator("svg").first.evaluate("one => one.getBBox().width * one.getBBox().height")
    assert drawn > 100, "the picture of the face is there"
    colour = next(one["seat"] for one in seat.state()["table"]["seats"] if one["kind"] == "bot")
    for _ in range(12):
        visit.ready()
        told = page.locator("[role=log] .line b").all_inner_texts()
        if any(name in ("Sek", "Imix", "Kan", "Sip", "Lamat") for name in told):
            break
        known = seat.state()["revision"]
        visit.answers.first.click()
        wait_for(lambda known=known: seat.state()["revision"] > known, "the move")
    else:
        raise AssertionError(f"the log does not name the bot of {colour}: {told}")


def test_every_sound_is_short_quiet_and_different(open_window: Open) -> None:
    heard = {}
    for sound in SOUNDS:
        visit = open_window(LAPTOP, sound=True, volume=1)
        page = visit.page
        page.add_init_script(LISTEN)
        visit.go("/")
        page.get_by_role("button", name="Settings").click()
        page.locator(f"[data-sound={sound}]").click()
        assert len(page.evaluate("window.contexts.map(() => 1)")) == 1
        heard[sound] = page.evaluate(RENDER)
        page.context.close()
    print("sounds:", json.dumps(heard))
    for sound, one in heard.items():
        assert 0.02 < one["peak"] < 0.5, f"{sound} is not quiet: {one}"
        assert one["last"] < (1.5 if sound == "end" else 1.1), f"{sound} is long: {one}"
    shapes = {(round(one["last"], 1), round(one["crossed"], -2)) for one in heard.values()}
    assert len(shapes) >= len(SOUNDS) - 1, f"sounds are alike: {heard}"


def test_a_turn_is_heard_where_sound_is_on_and_nowhere_else(site: Site, open_window: Open) -> None:
    seat = site.against_bots("tzolkin")
    for is_on in (True, False):
        visit = open_window(LAPTOP, sound=is_on, volume=0.5)
        page = visit.page
        page.add_init_script(LISTEN)
        visit.sit(seat)
        for _ in range(6):
            visit.ready()
            known = seat.state()["revision"]
            visit.answers.first.click()
            wait_for(lambda known=known: seat.state()["revision"] > known, "the move")
        visit.ready()
        assert (page.evaluate("window.contexts.length") > 0) == is_on


def test_phones_are_silent_until_somebody_wants_sound(open_window: Open) -> None:
    for size, is_on in ((PHONE, False), (LAPTOP, True)):
        visit = open_window(size)
        page = visit.page
        page.add_init_script("localStorage.setItem('sacbe.settings', JSON.stringify({ lang: 'en', theme: 'day' }))")
        visit.go("/")
        page.get_by_role("button", name="Settings").click()
        assert page.get_by_label("Sound").first.is_checked() == is_on
