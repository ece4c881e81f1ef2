"""Orders on paper: the tax by rate, payments, and the letterhead, on a phone with a finger."""

import re

from playwright.sync_api import expect

from full_house import LONG, picture
from looking import look

ORDER = re.compile("/orders/orders/[0-9a-f-]{36}")


def settle(marta):
    """A letterhead, prices that hold the tax, and a product with a rate."""
    marta.go("/settings/letterhead")
    for name, value in {"name": "Obrador La Espiga S.L.", "address": "Calle Mayor 1\n40001 Segovia", "tax_number": "B40123456"}.items():
        marta.page.locator(f"#{name}").fill(value)
    marta.page.locator("#logo").set_input_files(files=[{"name": "a.png", "mimeType": "image/png", "buffer": picture()}])
    marta.tap(marta.button("Guardar"))
    marta.page.wait_for_url(re.compile(r"/settings(\?|$)"))
    marta.go("/orders/vat")
    expect(marta.page.locator("#rates")).to_have_value("21  10  4")
    marta.page.locator("#pricing").select_option(label="Con el IVA incluido")
    marta.press_done()
    marta.page.wait_for_url(re.compile("/orders/orders"))


def test_the_delivery_note_has_its_sender_and_the_tax_by_rate_on_an_a4(marta):
    settle(marta)
    marta.add_customer("Ana García")
    marta.add_product("Pan")
    marta.tap(marta.row("Pan").locator("a"))
    marta.page.locator("#vat").select_option(label="4 %")
    marta.page.locator("#unit").fill("hogaza")
    marta.press_done()
    marta.page.wait_for_url(re.compile("/orders/products$"))
    marta.add_order("Ana García", "Pan")
    order = note_of(marta)
    paper = marta.page.locator(".paper")
    for text in ["Obrador La Espiga S.L.", "B40123456", "1 hogaza", "2,69 €", "0,11 €", "2,80 €"]:
        expect(paper).to_contain_text(text)
    assert marta.page.evaluate("document.querySelector('.letterhead img').naturalWidth") > 0
    assert sizes(marta.page.pdf(prefer_css_page_size=True)) == [(210, 297)]
    assert look(marta, "paper-delivery-note") == []
    marta.page.goto(order)


def note_of(marta):
    """Opens the delivery note of the newest order."""
    marta.go("/orders/orders")
    link = marta.page.locator("main .row a.row-link").first.get_attribute("href").split("?")[0]
    marta.page.goto(marta.house.address + link + "/delivery-note")
    return marta.house.address + link


def test_a_deposit_and_the_rest_make_an_order_paid_and_undo_takes_it_back(marta):
    marta.add_customer("Ana García")
    marta.add_product("Pan")
    marta.add_order("Ana García", "Pan")
    marta.tap(marta.row("2026-0001").locator("a"))
    expect(marta.page.locator("main")).not_to_contain_text("Pagos")
    for amount, method in [("1", "Efectivo"), (None, "Bizum")]:
        if amount is None:
            marta.tap(marta.button("Entregado"))
            expect(marta.button("Entregado")).to_have_attribute("aria-pressed", "true")
        order = marta.page.url.split("?")[0]
        marta.page.goto(order + "/payments/new")
        if amount:
            marta.page.locator("#amount").fill(amount)
        else:
            expect(marta.page.locator("#amount")).to_have_value("1,80")
        marta.page.locator("#method").select_option(label=method)
        marta.press_done()
        marta.page.wait_for_url(ORDER)
        expect(marta.page.locator("main")).to_contain_text("Pendiente: 1,80 €" if amount else "Todo pagado")
    expect(marta.page.locator(".activity")).to_contain_text("1,80 € · Bizum")
    marta.tap(marta.button("Deshacer"))
    expect(marta.page.locator("main")).to_contain_text("Pendiente: 1,80 €")


def sizes(pdf):
    """Of each page, in millimetres."""
    boxes = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]", pdf)
    return [(round(float(width) / 72 * 25.4), round(float(height) / 72 * 25.4)) for width, height in boxes]
