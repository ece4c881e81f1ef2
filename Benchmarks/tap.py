"""How long a finger waits in Chromium without a window, from the tap on an item's circle to the frame that shows it bought."""

import statistics

from playwright.sync_api import sync_playwright

PHONE = {"width": 390, "height": 844}
TAPS = 40

# From the finger's event to the end of the frame that follows it, if that frame shows the circle pressed.
WATCH = """() => {
  window.taps = [];
  document.addEventListener('click', event => {
    const button = event.target.closest('.tick-button');
    if (!button) return;
    const wanted = button.getAttribute('aria-pressed') !== 'true';
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        const isShown = (button.getAttribute('aria-pressed') === 'true') === wanted;
        window.taps.push(isShown ? performance.now() - event.timeStamp : Infinity);
      };
      channel.port2.postMessage(0);
    });
  }, { capture: true });
}"""


def tap_to_paint(address, cookie, page):
    """The milliseconds of each tap on a list of many items; the 95th percentile."""
    name, value = cookie.split("=", 1)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
        context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
        context.add_cookies([{"name": name, "value": value, "url": address}])
        tab = context.new_page()
        tab.goto(address + page)
        tab.locator(".tick-button").first.wait_for()
        tab.wait_for_load_state("networkidle")
        tab.evaluate(WATCH)
        session = context.new_cdp_session(tab)
        buttons = tab.locator(".tick-button")
        for number in range(TAPS):
            button = buttons.nth(number % 8)
            button.scroll_into_view_if_needed()
            box = button.bounding_box()
            point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
            session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
            session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            tab.wait_for_timeout(400)
        times = tab.evaluate("window.taps")
        browser.close()
    assert len(times) >= TAPS * 0.9, f"{len(times)} of {TAPS} taps were seen"
    return statistics.quantiles(times, n=20)[-1]
