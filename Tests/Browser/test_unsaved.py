"""Without signal a form that needs the house stays as typed, says so, survives a reload and is sent once the signal is back."""

from playwright.sync_api import expect


def test_a_form_without_signal_is_kept_and_sent_once(marta):
    marta.go("/shopping/aisles/shops/new")
    keys = []

    def refuse(route):
        if route.request.method == "POST":
            keys.append(dict(pair.split("=", 1) for pair in route.request.post_data.split("&"))["operation"])
            route.abort()
        else:
            route.continue_()

    marta.page.route("**/shops/new", refuse)
    marta.page.locator("#name").fill("Mercado")
    marta.press_done()
    expect(marta.page.locator("[data-unsaved-note]")).to_contain_text("no sabemos si se ha guardado")
    marta.page.reload()
    expect(marta.page.locator("#name")).to_have_value("Mercado")
    expect(marta.page.locator("[data-unsaved-note]")).to_be_visible()
    marta.page.unroute("**/shops/new")
    marta.page.evaluate("dispatchEvent(new Event('online'))")
    marta.page.wait_for_url("**/shops/*-*")
    marta.go("/shopping/aisles")
    expect(marta.page.get_by_text("Mercado", exact=True)).to_have_count(1)
    assert len(set(keys)) == 1
