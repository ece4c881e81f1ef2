"""Pools among friends: the seed's story with all its buttons, on a phone with a finger; three friends who bet by link."""

import datetime
import http.server
import json
import re
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.parse

import pytest
from playwright.sync_api import expect

from house import House
from looking import each_size, look
from person import Person

SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
SHARE = "Invitar con un enlace"


def pick_team(person, side, name, search=None):
    person.tap(person.page.locator(f"#team-{side}"))
    field = person.page.locator("#q")
    field.wait_for()
    if search:
        field.fill(search)
        if not person.scripts:
            field.press("Enter")
        expect(person.page.locator("button[name=team] .row-title").first).to_have_text(name)
    person.tap(person.page.locator("button[name=team]", has=person.page.get_by_text(name, exact=True)).first)
    person.page.locator("#holder").wait_for()


def new_pool(person, home="Sevilla FC", away="Real Betis", by_link=False, kick_off=None, rule=None, unique=False):
    """Through the sub-screens; its path."""
    person.go("/pools/pools/new")
    pick_team(person, "home", home, home.split()[0].lower())
    pick_team(person, "away", away, away)
    if by_link:
        person.page.locator("input[name=manner][value=link]").check()
    if kick_off:
        person.page.locator("#kickoff").fill(kick_off)
    if rule:
        person.page.locator("#nobody").select_option(rule)
    if unique:
        person.page.locator("#unique").check()
    person.tap(person.page.locator("#stake"))
    person.tap(person.page.locator("button[name=stake][value='2,00']"))
    person.page.locator("#holder").wait_for()
    person.press_done()
    person.page.wait_for_url(re.compile(r"/pools/pools(\?|$)"))
    person.tap(person.page.locator("main a.row-link", has_text=home).first)
    person.page.wait_for_url(re.compile("/pools/pools/[0-9a-f-]{36}"))
    return re.search(r"/pools/pools/[0-9a-f-]{36}", person.page.url).group(0)


def add_bet(person, pool, name, home, away):
    person.go(f"{pool}/bets/new")
    person.page.locator("#name").fill(name)
    person.page.locator("#home").fill(str(home))
    person.page.locator("#away").fill(str(away))
    person.press_done()
    person.page.wait_for_url(re.compile(r"/pools/pools/[0-9a-f-]{36}(\?|$)"))


def bet(person, name):
    return person.page.locator("main .bet", has=person.page.get_by_text(name, exact=True))


def enter_result(person, pool, home, away):
    person.go(f"{pool}/result")
    person.page.locator("#home").fill(str(home))
    person.page.locator("#away").fill(str(away))
    person.press_done()
    person.page.wait_for_url(re.compile(r"/pools/pools/[0-9a-f-]{36}(\?|$)"))


def tomorrow(hours=24):
    """As the field has it, in the house's own zone."""
    moment = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=hours)
    return moment.strftime("%Y-%m-%dT%H:%M")


def kick_off(house, pool):
    """The hour comes to the pool, as nobody can put the house's clock forward."""
    now = int(time.time() * 1000)
    with sqlite3.connect(f"{house.folder.name}/sobremesa.sqlite") as database:
        database.execute(
            "UPDATE pools_pool SET kick_off_at = ?, locks_at = ? WHERE id = ?", (now, now, pool.rpartition("/")[2]))


@SCRIPTS
def test_the_seeds_story_with_all_its_buttons(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/pools/pools")
    expect(marta.page.locator(".empty")).to_contain_text("¿Hacemos una porra?")
    marta.tap(marta.page.locator(".empty .button"))
    # Nothing chosen: each field says what is missing, and what was typed stays.
    marta.page.locator("#holder").fill("Marta López")
    marta.press_done()
    marta.page.locator(".problems").wait_for()
    expect(marta.page.locator("#team-home-error")).to_have_text("Elige un equipo.")
    expect(marta.page.locator("#holder")).to_have_value("Marta López")
    pick_team(marta, "home", "Sevilla FC", "sevilla")
    # A team of one's own on the way.
    marta.tap(marta.page.locator("#team-away"))
    marta.tap(marta.page.locator(".bar-trailing a"))
    marta.page.locator("#name").fill("Peña Los Lunes")
    marta.press_done()
    expect(marta.page.locator("#team-away")).to_have_text("Peña Los Lunes")
    marta.tap(marta.page.locator("#stake"))
    marta.page.locator("input#stake").fill("1,50")
    marta.press_done()
    expect(marta.page.locator("#stake")).to_contain_text("1,50")
    expect(marta.page.locator("#holder")).to_have_value("Marta López")
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/pools/pools(\?|$)"))
    row = marta.row("Sevilla FC – Peña Los Lunes")
    expect(row.locator("svg.shield")).to_have_count(2)
    expect(row).to_contain_text("1,50")
    marta.tap(row.locator("a"))
    marta.page.wait_for_url(re.compile("/pools/pools/[0-9a-f-]{36}"))
    pool = re.search(r"/pools/pools/[0-9a-f-]{36}", marta.page.url).group(0)
    for name, home, away in [("Ana", 2, 1), ("Luis", 1, 1), ("Eva", 0, 3), ("Noa", 1, 0)]:
        marta.tap(marta.page.locator("main .add-row a"))
        marta.page.locator("#name").fill(name)
        marta.page.locator("#home").fill(str(home))
        marta.page.locator("#away").fill(str(away))
        marta.press_done()
        expect(bet(marta, name)).to_contain_text(f"{home}–{away}")
    # A bet is changed, one is paid, one is taken out and comes back.
    marta.tap(bet(marta, "Luis").locator("a"))
    marta.page.locator("#away").fill("2")
    marta.press_done()
    expect(bet(marta, "Luis")).to_contain_text("1–2")
    marta.tap(bet(marta, "Ana").locator(".tick-button"))
    expect(bet(marta, "Ana").locator(".tick-button")).to_have_attribute("aria-pressed", "true")
    if scripts:
        marta.swipe(bet(marta, "Noa"), 120)
        marta.tap(bet(marta, "Noa").locator(".delete"))
    else:
        marta.tap(bet(marta, "Noa").locator("a"))
        marta.open_menu()
        marta.tap(marta.button("Quitar de la porra"))
    expect(bet(marta, "Noa")).to_have_count(0)
    marta.tap(marta.button("Deshacer"))
    expect(bet(marta, "Noa")).to_contain_text("1–0")
    # The result closes it, and winners and losers are marked by more than colour.
    marta.tap(marta.page.get_by_text("Poner el resultado", exact=True))
    marta.page.locator("#home").fill("2")
    marta.press_done()
    expect(marta.page.locator("#score-error")).to_be_visible()
    expect(marta.page.locator("#home")).to_have_value("2")
    marta.page.locator("#away").fill("1")
    marta.press_done()
    expect(bet(marta, "Ana")).to_contain_text("Gana")
    expect(bet(marta, "Ana")).to_contain_text("6,00")
    assert bet(marta, "Ana").get_attribute("data-outcome") == "won"
    assert bet(marta, "Luis").get_attribute("data-outcome") == "lost"
    expect(bet(marta, "Luis")).to_contain_text("No acierta")
    expect(marta.page.locator(".match-score")).to_have_text("2–1")
    # Nothing can be edited any more.
    expect(marta.page.locator("main .bet a")).to_have_count(0)
    expect(marta.page.locator("main .add-row")).to_have_count(0)
    expect(marta.page.locator("main .tick-button")).to_have_count(0)
    expect(marta.link("Editar").locator("visible=true")).to_have_count(0)
    # The one act that is left, with a reason.
    marta.open_menu()
    marta.tap(marta.link("Corregir el resultado"))
    marta.page.locator("#home").fill("1")
    marta.page.locator("#away").fill("2")
    marta.press_done()
    expect(marta.page.locator("#reason-error")).to_have_text("Di por qué.")
    marta.page.locator("#reason").fill("Lo leí al revés")
    marta.press_done()
    expect(bet(marta, "Luis")).to_contain_text("Gana")
    marta.go(f"{pool}/log")
    expect(marta.page.locator("main")).to_contain_text("Lo leí al revés")
    expect(marta.page.locator("main")).to_contain_text("El registro está completo")
    # Closed pools: none can be made there; one is deleted and comes back.
    marta.go("/pools/pools")
    marta.tap(marta.link("Cerradas"))
    expect(marta.page.locator(".bar-trailing button")).to_be_disabled()
    row = marta.row("Sevilla FC – Peña Los Lunes")
    expect(row).to_contain_text("1–2")
    if scripts:
        marta.swipe(row, 120)
        marta.tap(row.locator(".delete"))
    else:
        marta.tap(marta.page.locator("main [data-edit]"))
        marta.tap(marta.page.locator("main .row .delete").first)
    expect(marta.row("Sevilla FC – Peña Los Lunes")).to_have_count(0)
    marta.tap(marta.button("Deshacer"))
    expect(marta.row("Sevilla FC – Peña Los Lunes")).to_be_visible()
    # Taken off the list for good, it is still there with its accounts.
    marta.go(pool)
    marta.open_menu()
    marta.tap(marta.button("Quitar de la lista"))
    marta.page.wait_for_url(re.compile("/pools/pools/closed"))
    marta.tap(marta.link("Fuera de la lista"))
    marta.tap(marta.row("Sevilla FC – Peña Los Lunes").locator("a"))
    expect(marta.page.locator("main")).to_contain_text("Sus cuentas siguen valiendo")
    marta.open_menu()
    marta.tap(marta.button("Volver a la lista"))
    expect(marta.page.locator("main")).not_to_contain_text("Sus cuentas siguen valiendo")
    marta.go("/pools/balances")
    expect(marta.row("Luis")).to_be_visible()
    marta.go("/pools/pools")
    marta.tap(marta.link("Ayuda"))
    expect(marta.page.locator("main")).to_contain_text("Una porra, paso a paso")


@SCRIPTS
def test_the_money_is_explained_to_the_cent_and_the_bote_goes_on(move_in, scripts):
    marta = move_in(scripts=scripts)
    first = new_pool(marta)
    for name in ["Ana", "Luis", "Eva"]:
        add_bet(marta, first, name, 1, 0)
    enter_result(marta, first, 4, 4)
    expect(marta.page.locator("main")).to_contain_text("Nadie acertó: los 6,00")
    marta.go("/pools/pools")
    expect(marta.row("Bote en juego")).to_contain_text("6,00")
    second = new_pool(marta, "Valencia CF", "Levante UD")
    add_bet(marta, second, "Ana", 2, 2)
    add_bet(marta, second, "Luis", 0, 0)
    expect(marta.row("Bote")).to_contain_text("6,00")
    enter_result(marta, second, 2, 2)
    expect(bet(marta, "Ana")).to_contain_text("10,00")
    marta.go("/pools/balances")
    expect(marta.row("Ana")).to_contain_text("6,00")
    expect(marta.row("Eva")).to_contain_text("Debe")
    marta.tap(marta.row("Ana").locator("a"))
    marta.tap(marta.button("Marcar como pagada").first)
    expect(marta.button("Marcar como no pagada").first).to_be_visible()
    marta.tap(marta.button("Marcar como entregado"))
    expect(marta.button("Marcar como no entregado")).to_be_visible()
    marta.go("/pools/balances/season")
    expect(marta.page.locator("tbody tr").first).to_contain_text("Ana")
    # The three who owe pay whoever holds the money: one by a tap, the others by another, and those are taken back in one.
    marta.go("/pools/balances")
    marta.tap(marta.row("Quién paga a quién").locator("a"))
    due = marta.page.locator("#form .row")
    paid = marta.page.locator(".group", has_text="Pagos hechos").locator(".row")
    expect(due).to_have_count(3)
    marta.tap(marta.page.locator("label", has_text="Bizum"))
    marta.tap(due.filter(has_text="Eva").get_by_role("button"))
    expect(due).to_have_count(2)
    expect(paid).to_have_count(1)
    expect(paid).to_contain_text("Bizum")
    expect(marta.page.locator("input[value=Bizum]")).to_be_checked()
    marta.page.locator("#note").fill("en el bar")
    marta.tap(marta.button("Saldar los 2 pagos"))
    expect(marta.page.locator(".empty")).to_contain_text("Todo en paz")
    expect(paid).to_have_count(3)
    expect(paid.first).to_contain_text("en el bar")
    toast = marta.page.locator("undo-toast")
    marta.tap(toast.filter(has_text="2 pagos").get_by_role("button", name="Deshacer"))
    expect(due).to_have_count(2)
    expect(paid).to_have_count(1)
    marta.tap(paid.get_by_role("button"))
    expect(due).to_have_count(3)
    marta.tap(toast.filter(has_text="Eliminado").get_by_role("button", name="Deshacer"))
    expect(due).to_have_count(2)


def pay(person, name):
    with person.page.expect_response(re.compile("/payment$")):
        person.tap(bet(person, name).locator(".tick-button"))
    expect(bet(person, name).locator(".tick-button")).to_have_attribute("aria-pressed", "true")


@SCRIPTS
def test_a_summary_goes_to_the_chat(move_in, scripts):
    marta = move_in(scripts=scripts)
    pool = new_pool(marta, kick_off=tomorrow(30))
    add_bet(marta, pool, "Ana", 2, 1)
    add_bet(marta, pool, "Luis", 1, 1)
    marta.open_menu()
    marta.tap(marta.link("Resumen para enviar"))
    text = marta.page.locator("#summary")
    expect(text).to_have_value(re.compile("Sevilla FC – Real Betis\n.*hora de|UTC"))
    for line in ["Ana: 2–1", "Luis: 1–1", "Apuesta: 2,00"]:
        assert line in text.input_value()
    enter_result(marta, pool, 2, 1)
    marta.go(f"{pool}/summary")
    assert "✅ Ana: 2–1 → 4,00" in text.input_value()
    if scripts:
        marta.context.grant_permissions(["clipboard-read", "clipboard-write"])
        marta.tap(marta.button("Copiar"))
        expect(marta.page.get_by_text("Copiado")).to_be_visible()
        assert marta.page.evaluate("navigator.clipboard.readText()") == text.input_value()


@SCRIPTS
def test_a_link_goes_to_the_chat_with_what_it_is_about(move_in, guest, scripts):
    marta = move_in(scripts=scripts)
    pool = new_pool(marta, by_link=True, kick_off=tomorrow(48))
    link = marta.share(pool, SHARE)
    text = marta.page.locator("#link").input_value()
    for line in ["Sevilla FC – Real Betis", "Apuesta: 2,00", "Se puede apostar hasta el"]:
        assert line in text
    chat = marta.page.get_by_role("link", name="WhatsApp")
    # A house that only this machine reaches offers no chat a link that nobody there could open.
    expect(chat).to_have_count(0)
    found = look(marta, "pool-link") if scripts else []
    # The door says the same before anybody comes in, and so does what a chat shows of the link.
    lola = guest(scripts=scripts)
    lola.page.goto(link)
    expect(lola.page.locator("main")).to_contain_text("Apuesta: 2,00")
    expect(lola.page.locator("meta[property='og:title']")).to_have_attribute("content", "Sevilla FC – Real Betis")
    picture = lola.page.locator("meta[property='og:image']").get_attribute("content")
    assert lola.context.request.get(lola.address + re.sub(r"^https?://[^/]+", "", picture)).headers["content-type"] == "image/png"
    found += look(lola, "guest-pool-door") if scripts else []
    marta.go(f"{pool}/summary")
    sent = urllib.parse.parse_qs(urllib.parse.urlsplit(chat.get_attribute("href")).query)["text"][0]
    assert sent == marta.page.locator("#summary").input_value()
    assert "Última huella: " in sent
    found += look(marta, "pool-summary") if scripts else []
    assert found == []


@SCRIPTS
def test_each_rule_for_when_nobody_hits_and_the_table_of_the_season(move_in, scripts):
    marta = move_in(scripts=scripts)
    refunded = new_pool(marta, rule="refund")
    add_bet(marta, refunded, "Ana", 1, 0)
    enter_result(marta, refunded, 4, 4)
    expect(bet(marta, "Ana")).to_contain_text("Recupera 2,00")
    nearest = new_pool(marta, "Valencia CF", "Levante UD", rule="nearest")
    add_bet(marta, nearest, "Ana", 5, 0)
    add_bet(marta, nearest, "Luis", 1, 1)
    enter_result(marta, nearest, 2, 1)
    expect(bet(marta, "Luis")).to_contain_text("Gana 4,00")
    # Where no score may come twice, the form says whose it is, and why that is for paper alone.
    marta.go("/pools/pools/new")
    expect(marta.page.locator("main")).to_contain_text("descubriría que alguien ya lo ha hecho")
    unique = new_pool(marta, "Girona FC", "Elche CF", unique=True)
    add_bet(marta, unique, "Ana", 1, 0)
    marta.go(f"{unique}/bets/new")
    marta.page.locator("#name").fill("Luis")
    marta.page.locator("#home").fill("1")
    marta.page.locator("#away").fill("0")
    marta.press_done()
    expect(marta.page.locator("#score-error")).to_have_text("Ese pronóstico ya es de Ana.")
    marta.page.locator("#away").fill("3")
    marta.press_done()
    expect(bet(marta, "Luis")).to_contain_text("1–3")
    enter_result(marta, unique, 1, 0)
    # The table: exact hits first, then money.
    marta.go("/pools/balances")
    marta.tap(marta.link("Clasificación"))
    rows = marta.page.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("Ana")
    assert rows.nth(0).locator("th, td").all_inner_texts()[1:3] == ["3", "1"]
    assert rows.nth(1).locator("th, td").all_inner_texts()[1:3] == ["2", "0"]
    marta.tap(marta.link("Todas"))
    expect(rows).to_have_count(2)


@SCRIPTS
def test_a_match_that_is_not_played_is_refunded(move_in, scripts):
    marta = move_in(scripts=scripts)
    pool = new_pool(marta)
    for name in ["Ana", "Luis"]:
        add_bet(marta, pool, name, 1, 0)
    pay(marta, "Ana")
    marta.go(f"{pool}/result")
    marta.tap(marta.button("No se jugó: devolver el dinero"))
    for name in ["Ana", "Luis"]:
        expect(bet(marta, name)).to_contain_text("Recupera 2,00")
    expect(marta.page.locator("main")).to_contain_text("cada uno recupera su apuesta")
    marta.go("/pools/balances")
    expect(marta.row("Ana")).to_contain_text("Le deben")
    expect(marta.row("Luis")).to_contain_text("En paz")
    # It was played after all: corrected, with the reason, and settled anew.
    marta.go(f"{pool}/correction")
    marta.page.locator("#ending").select_option("result")
    marta.page.locator("#home").fill("1")
    marta.page.locator("#away").fill("0")
    marta.page.locator("#reason").fill("Se jugó el lunes")
    marta.press_done()
    expect(bet(marta, "Luis")).to_contain_text("Gana 2,00")
    marta.go(f"{pool}/log")
    expect(marta.page.locator("main")).to_contain_text("No se jugó → 1–0: Se jugó el lunes")


@SCRIPTS
def test_bets_lock_by_themselves_at_the_kick_off(move_in, guest, scripts):
    marta = move_in(scripts=scripts)
    pool = new_pool(marta, by_link=True, kick_off=tomorrow())
    lola = guest(scripts=scripts)
    come(lola, marta.share(pool, SHARE), "Lola")
    place(lola, 4, 3)
    if scripts:
        for person in [marta, lola]:
            person.page.clock.install()
        lola.page.reload()
    marta.go(pool)
    expect(bet(marta, "Lola")).to_contain_text("Ha apostado")
    kick_off(marta.house, pool)
    if scripts:
        # Nobody touches anything: the page learns of it.
        for person in [marta, lola]:
            person.page.clock.fast_forward("25:00:00")
        expect(bet(marta, "Lola")).to_contain_text("4–3")
        expect(lola.page.locator(".own-bet")).to_have_count(0)
    else:
        marta.page.reload()
        expect(bet(marta, "Lola")).to_contain_text("4–3")
    expect(marta.page.locator("main")).to_contain_text("Las apuestas están bloqueadas")
    # The match has begun and the scores have been seen: betting does not open again.
    marta.open_menu()
    expect(marta.link("Registro de apuestas")).to_be_visible()
    expect(marta.button("Reabrir las apuestas")).to_have_count(0)


def download(guest, name, folder):
    """A file of the log, as a guest takes it from the pool's page."""
    answer = guest.context.request.get(re.sub(r"(/g/[^/]+/pools/pools/[^/?]+).*", rf"\1/log/{name}", guest.page.url))
    assert answer.ok
    (folder / name).write_bytes(answer.body())


def check(folder, *more):
    return subprocess.run([sys.executable, "check.py", "log.json", *more], cwd=folder, capture_output=True, text=True)


@SCRIPTS
def test_bets_that_are_opened_again_stand_in_red_for_everybody(move_in, guest, scripts, tmp_path):
    marta = move_in(scripts=scripts)
    pool = new_pool(marta, by_link=True, kick_off=tomorrow(48))
    lola = guest(scripts=scripts)
    come(lola, marta.share(pool, SHARE), "Lola")
    place(lola, 0, 0)
    for button in ["Bloquear ya las apuestas", "Reabrir las apuestas", "Bloquear ya las apuestas"]:
        marta.go(pool)
        if button == "Bloquear ya las apuestas" and marta.page.locator(".notice[data-tone=error]").count():
            lola.page.reload()
            place(lola, 7, 0)
            marta.go(pool)
        marta.open_menu()
        marta.tap(marta.button(button))
        expect(marta.page.locator("main button", has_text=button)).to_have_count(0)
    lola.page.reload()
    for person in [marta, lola]:
        expect(person.page.locator(".notice[data-tone=error]")).to_contain_text("reabrió las apuestas cuando ya")
        expect(person.page.locator("main")).to_contain_text("0–0 → 7–0")
    # Somebody with the file alone is told the same.
    for name in ["check.py", "log.json"]:
        download(lola, name, tmp_path)
    said = check(tmp_path)
    assert said.returncode == 0, said
    assert said.stdout.startswith("ATTENTION: entry 4 reopened the bets after scores could be seen; bets changed since: [5]")
    marta.go(f"{pool}/log")
    expect(marta.page.locator("main .notice").first).to_have_attribute("data-tone", "error")
    marta.go(f"{pool}/summary")
    assert "⚠️ Lola: Cambiada, 0–0 → 7–0" in marta.page.locator("#summary").input_value()


@SCRIPTS
def test_whoever_is_taken_out_after_paying_gets_their_stake_back(move_in, scripts):
    marta = move_in(scripts=scripts)
    pool = new_pool(marta)
    add_bet(marta, pool, "Ana", 1, 0)
    pay(marta, "Ana")
    marta.tap(bet(marta, "Ana").locator("a"))
    marta.open_menu()
    marta.tap(marta.button("Quitar de la porra"))
    expect(bet(marta, "Ana")).to_have_count(0)
    expect(marta.page.locator("main")).to_contain_text("Por devolver")
    marta.tap(marta.row("Ana").locator("a"))
    expect(marta.page.locator("main")).to_contain_text("Devolver 2,00")
    marta.tap(marta.button("Marcar como devuelto"))
    expect(marta.button("Marcar como no devuelto")).to_be_visible()
    expect(marta.page.locator(".facts")).to_contain_text("En paz")


def test_the_bote_passes_from_one_keeper_to_the_other(marta):
    first = new_pool(marta)
    add_bet(marta, first, "Ana", 1, 0)
    pay(marta, "Ana")
    enter_result(marta, first, 3, 3)
    second = new_pool(marta, "Valencia CF", "Levante UD")
    marta.go(f"{second}/form")
    marta.page.locator("#holder").fill("Luis")
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/pools/pools/[0-9a-f-]{36}(\?|$)"))
    add_bet(marta, second, "Eva", 2, 2)
    enter_result(marta, second, 2, 2)
    expect(bet(marta, "Eva")).to_contain_text("Gana 4,00")
    marta.go("/pools/balances")
    keepers = marta.page.locator(".group", has_text="Quién guarda el dinero")
    # Nobody has passed anything on until somebody says so.
    expect(keepers.locator(".row")).to_have_count(2)
    expect(keepers).not_to_contain_text("Luis")
    marta.tap(keepers.locator("a", has_text="Bote por entregar"))
    expect(marta.page.locator("main")).to_contain_text("tiene que dar 2,00")
    marta.tap(marta.button("Marcar como entregado"))
    expect(marta.button("Marcar como no entregado")).to_be_visible()
    marta.go("/pools/balances")
    marta.tap(keepers.locator("a", has_text="Luis"))
    expect(marta.page.locator("main")).to_contain_text("Bote recibido de")
    expect(marta.page.locator(".facts")).to_contain_text("2,00")


@SCRIPTS
def test_the_log_is_verified_on_another_computer(move_in, guest, scripts, tmp_path):
    marta = move_in(scripts=scripts)
    pool = new_pool(marta, by_link=True, kick_off=tomorrow(48))
    lola = guest(scripts=scripts)
    come(lola, marta.share(pool, SHARE), "Lola \\ López")
    place(lola, 4, 3)
    marta.go(f"{pool}/log")
    kept = marta.page.locator(".hash-strong").first.inner_text()

    for name in ["check.py", "log.json"]:
        download(lola, name, tmp_path)
    before = check(tmp_path, kept)
    assert (before.returncode, before.stderr) == (0, ""), before
    assert "2 entries, 1 still sealed" in before.stdout
    marta.go(pool)
    marta.open_menu()
    marta.tap(marta.button("Bloquear ya las apuestas"))
    expect(bet(marta, "Lola \\ López")).to_contain_text("4–3")
    enter_result(marta, pool, 4, 3)
    download(lola, "log.json", tmp_path)
    after = check(tmp_path, kept)
    assert "4 entries, 0 still sealed" in after.stdout, after
    # What is changed in the file, is found.
    whole = (tmp_path / "log.json").read_text()
    for old, new, said in [
        ("|4-3", "|5-3", "not the one that was sealed"), ("\\nLola", "\\nEva", "does not match its hash"),
    ]:
        (tmp_path / "log.json").write_text(whole.replace(old, new, 1))
        assert said in check(tmp_path).stderr
    short = json.loads(whole)
    del short["entries"][1]
    (tmp_path / "log.json").write_text(json.dumps(short))
    assert "does not follow the one before" in check(tmp_path).stderr
    (tmp_path / "log.json").write_text(whole)
    assert "not in the log" in check(tmp_path, "0" * 64).stderr


def calendar(day, **more):
    match = {"round": "Matchday 14", "date": day, "time": "21:00", "team1": "Sevilla FC", "team2": "Real Betis Balompié"}
    other = {"round": "Matchday 14", "date": day, "team1": "Girona FC", "team2": "CA Osasuna"}
    return json.dumps({"name": "Spain Primera División 2026/27", "matches": [match | more, other]}).encode()


def bring(person, name, content, bad=None):
    person.go("/pools/fixtures/import")
    if bad:
        person.page.locator("#bad").select_option(bad)
    person.page.locator("#file").set_input_files({"name": name, "mimeType": "application/json", "buffer": content})
    person.tap(person.button("Importar"))
    person.page.locator(".facts, .field-error").first.wait_for()


def figures(person):
    person.page.wait_for_load_state("domcontentloaded")
    return [int(text) for text in person.page.locator(".facts dd").all_inner_texts()]


@SCRIPTS
def test_a_team_of_ones_own_is_made_corrected_and_deleted(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/pools/about")
    marta.tap(marta.link("Equipos propios"))
    marta.tap(marta.page.locator(".empty .button"))
    marta.page.locator("#name").fill("Peña Los Lnues")
    marta.page.locator("#aliases").fill("Girona FC del barrio")
    marta.press_done()
    marta.tap(marta.row("Peña Los Lnues").locator("a"))
    marta.page.locator("#name").fill("")
    marta.press_done()
    expect(marta.page.locator("#name-error")).to_have_text("Escribe el nombre.")
    expect(marta.page.locator("#aliases")).to_have_value("Girona FC del barrio")
    marta.page.locator("#name").fill("Peña Los Lunes")
    marta.page.locator("#first").fill("#00aa44")
    marta.press_done()
    row = marta.row("Peña Los Lunes")
    expect(row).to_contain_text("Girona FC del barrio")
    assert "#00aa44" in row.locator("svg").evaluate("(drawing) => drawing.outerHTML").lower()
    marta.tap(row.locator("a"))
    marta.open_menu()
    marta.tap(marta.button("Eliminar"))
    expect(marta.page.locator(".empty")).to_contain_text("No hay equipos propios")
    marta.tap(marta.button("Deshacer"))
    expect(marta.row("Peña Los Lunes")).to_be_visible()


def test_a_file_that_is_on_its_way_is_shown_and_sent_once(move_in):
    marta = move_in()
    marta.go("/pools/fixtures/import")
    # The answer is a long time coming.
    marta.page.evaluate(
        """() => {
          window.sent = 0;
          document.addEventListener('submit', (event) => { window.sent += 1; event.preventDefault(); });
        }""")
    file = {"name": "liga.json", "mimeType": "application/json", "buffer": calendar("2026-12-01")}
    marta.page.locator("#file").set_input_files(file)
    marta.tap(marta.button("Importar"))
    expect(marta.page.locator(".import-wait progress")).to_be_visible()
    expect(marta.page.locator(".import-wait")).to_contain_text("Importando…")
    expect(marta.button("Importar")).to_be_disabled()
    marta.page.locator("#form").evaluate("(form) => form.querySelector('button').click()")
    assert marta.page.evaluate("window.sent") == 1


@SCRIPTS
def test_fixtures_are_brought_in_twice_and_propose_the_result(move_in, scripts):
    marta = move_in(scripts=scripts)
    day = (datetime.date.today() + datetime.timedelta(days=5)).isoformat()
    later = (datetime.date.today() + datetime.timedelta(days=9)).isoformat()
    bring(marta, "grupos.json", b'{"name":"Euro","groups":[]}')
    expect(marta.page.locator("#file-error")).to_have_text("grupos.json no contiene partidos.")
    bring(marta, "liga.json", calendar(day))
    assert figures(marta)[:3] == [2, 0, 0]
    bring(marta, "liga.json", calendar(day))
    assert figures(marta)[:3] == [0, 0, 2]
    # The next match is offered, and moves its pool along.
    marta.go("/pools/pools/new")
    marta.tap(marta.page.locator("button[name=pick][value=match]"))
    marta.tap(marta.page.locator("button[name=fixture]", has_text="Sevilla FC"))
    expect(marta.page.locator("#team-home")).to_contain_text("Sevilla FC")
    expect(marta.page.locator("#kickoff")).to_have_value(f"{day}T21:00")
    marta.tap(marta.page.locator("#stake"))
    marta.tap(marta.page.locator("button[name=stake]").first)
    marta.page.locator("#holder").wait_for()
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/pools/pools(\?|$)"))
    bring(marta, "liga.json", calendar(later))
    assert figures(marta)[:3] == [0, 2, 0]
    expect(marta.page.locator("main")).to_contain_text("→")
    marta.go("/pools/pools")
    marta.tap(marta.page.locator("main a.row-link", has_text="Sevilla FC"))
    marta.page.wait_for_url(re.compile("/pools/pools/[0-9a-f-]{36}"))
    pool = re.search(r"/pools/pools/[0-9a-f-]{36}", marta.page.url).group(0)
    add_bet(marta, pool, "Ana", 2, 0)
    bring(marta, "liga.json", calendar(later, score={"ft": [2, 0]}))
    marta.go(pool)
    expect(marta.page.locator(".notice")).to_contain_text("El calendario dice 2–0")
    marta.tap(marta.button("Cerrar con 2–0 y repartir"))
    expect(bet(marta, "Ana")).to_contain_text("Gana")
    # The calendar corrects itself: the closed pool says so, and one tap corrects it.
    bring(marta, "liga.json", calendar(later, score={"ft": [2, 1]}))
    marta.go("/pools/pools")
    marta.tap(marta.page.locator("main a.row-link", has_text="El calendario dice ahora 2–1").first)
    expect(bet(marta, "Ana")).to_contain_text("Gana")
    marta.tap(marta.button("Corregir a 2–1"))
    expect(bet(marta, "Ana")).to_contain_text("No acierta")
    expect(marta.button("Corregir a 2–1")).to_have_count(0)


@SCRIPTS
def test_wrong_lines_an_import_taken_back_and_matches_deleted(move_in, scripts):
    marta = move_in(scripts=scripts)
    day = (datetime.date.today() + datetime.timedelta(days=5)).isoformat()
    wrong = calendar(day, time="27:00")
    # The person chooses: nothing, or the good ones.
    bring(marta, "liga.json", wrong)
    assert figures(marta) == [0, 0, 0, 1]
    expect(marta.page.locator(".notice")).to_contain_text("No se ha importado nada")
    expect(marta.page.locator("main")).to_contain_text("La hora «27:00» no se entiende")
    bring(marta, "liga.json", wrong, bad="skip")
    assert figures(marta) == [1, 0, 0, 1]
    # Taken back from its toast, and another from its report.
    marta.tap(marta.page.locator(".toast").get_by_role("button", name="Deshacer"))
    expect(marta.button("Deshacer la importación")).to_have_count(0)
    marta.go("/pools/fixtures")
    expect(marta.page.locator("main .empty")).to_be_visible()
    bring(marta, "liga.json", calendar(day))
    assert figures(marta) == [2, 0, 0, 0]
    marta.go("/pools/fixtures/import")
    marta.tap(marta.row("liga.json").locator("a"))
    marta.tap(marta.button("Deshacer la importación"))
    expect(marta.page.locator(".toast")).to_contain_text("Importación deshecha")
    # One match goes by a swipe or in edit mode, a whole competition likewise; both come back.
    bring(marta, "liga.json", calendar(day))
    marta.go("/pools/fixtures")
    row = marta.row("Girona FC – CA Osasuna")
    if scripts:
        marta.swipe(row, 120)
        marta.tap(row.locator(".delete"))
    else:
        marta.tap(marta.page.locator("main [data-edit]"))
        marta.tap(row.locator(".delete"))
    expect(marta.row("Girona FC – CA Osasuna")).to_have_count(0)
    marta.tap(marta.page.locator(".toast").get_by_role("button", name="Deshacer"))
    expect(marta.row("Girona FC – CA Osasuna")).to_be_visible()
    marta.go("/pools/fixtures/competitions?edit=1")
    expect(marta.row("Spain Primera División 2026/27")).to_contain_text("2 partidos")
    marta.tap(marta.page.locator(".row-delete .delete"))
    expect(marta.page.locator("main .empty")).to_be_visible()
    marta.tap(marta.page.locator(".toast").get_by_role("button", name="Deshacer"))
    expect(marta.row("Spain Primera División 2026/27")).to_be_visible()


class Site(http.server.BaseHTTPRequestHandler):
    """Somebody's calendar on the web; `None` while it is gone."""

    content = None

    def do_GET(self):
        self.send_response(200 if Site.content else 404)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(Site.content or b"")

    def log_message(self, *arguments):
        pass


@pytest.fixture
def site():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/liga.json"
    server.shutdown()
    Site.content = None


@pytest.fixture
def house():
    house = House(flags=("--fetch-host", "127.0.0.1"))
    yield house
    house.close()


@SCRIPTS
def test_a_calendar_on_the_web_is_followed(move_in, site, scripts):
    marta = move_in(scripts=scripts)
    day = (datetime.date.today() + datetime.timedelta(days=5)).isoformat()
    later = (datetime.date.today() + datetime.timedelta(days=6)).isoformat()
    marta.go("/pools/fixtures/sources/new")
    marta.press_done()
    expect(marta.page.locator("#address-error")).to_be_visible()
    marta.page.locator("#address").fill(site)
    marta.press_done()
    marta.page.wait_for_url(re.compile("/pools/fixtures/sources(\\?|$)"))
    Site.content = calendar(day)
    marta.tap(marta.button("Actualizar ahora"))
    marta.page.locator(".facts").wait_for()
    assert figures(marta)[:3] == [2, 0, 0]
    Site.content = calendar(later)
    # The list opens what became of the last reading.
    marta.go("/pools/fixtures/sources")
    marta.tap(marta.page.locator("main .row a"))
    marta.page.locator(".facts").wait_for()
    assert figures(marta)[:3] == [2, 0, 0]
    marta.go("/pools/fixtures/sources")
    marta.tap(marta.button("Actualizar ahora"))
    marta.page.locator(".facts").wait_for()
    assert figures(marta)[:3] == [0, 2, 0]
    # What has gone from the web stays here, and the list says why it is not renewed.
    Site.content = None
    marta.go("/pools/fixtures/sources")
    marta.tap(marta.button("Actualizar ahora"))
    expect(marta.page.locator("main .row")).to_contain_text("El sitio dice que ahí no hay nada")
    marta.go("/pools/fixtures")
    expect(marta.page.locator("main .row")).to_have_count(2)
    marta.go("/pools/fixtures/sources?edit=1")
    marta.tap(marta.page.locator(".row-delete .delete"))
    expect(marta.page.locator("main .empty")).to_be_visible()
    marta.tap(marta.button("Deshacer"))
    expect(marta.page.locator("main .row")).to_contain_text("127.0.0.1")


@SCRIPTS
def test_hours_without_a_zone_say_where_they_were_read_and_move_with_it(move_in, scripts):
    marta = move_in(scripts=scripts)
    day = datetime.date.today() + datetime.timedelta(days=5)
    text = f"= Liga de las Palabras {day.year}\n\nJornada 1\n{day.isoformat()}\n  20:00  Alfa FC v Beta CF\nUna línea suelta\n"
    bring(marta, "palabras.txt", text.encode())
    assert figures(marta) == [1, 0, 0, 0]
    expect(marta.page.locator("#zone")).to_have_value("Europe/Madrid")
    # What is no match is told with its text, and holds nothing up.
    expect(marta.page.locator("main")).to_contain_text("Una línea suelta")
    marta.page.locator("#zone").select_option("Asia/Tokyo")
    marta.tap(marta.button("Leer en otra zona"))
    expect(marta.page.locator("#zone")).to_have_value("Asia/Tokyo")
    assert figures(marta) == [0, 1, 0, 0]
    marta.go("/pools/fixtures")
    expect(marta.row("Alfa FC – Beta CF")).to_contain_text(re.compile("1[23]:00"))
    # It comes in again as it was said.
    bring(marta, "palabras.txt", text.encode())
    assert figures(marta) == [0, 0, 1, 0]
    marta.go("/pools/fixtures/sources/new")
    marta.page.locator("#competition").select_option("es.1")
    marta.press_done()
    expect(marta.page.locator("main .row")).to_contain_text("es.1.json")


def come(person, link, name):
    person.page.goto(link)
    person.page.locator("#name").fill(name)
    person.tap(person.page.locator("form .button"))
    person.page.wait_for_url(re.compile("/g/"))


def place(person, home, away):
    person.page.locator("#home").fill(str(home))
    person.page.locator("#away").fill(str(away))
    person.tap(person.page.locator(".own-bet .button"))
    # As the house has it now, and not only as it was typed.
    expect(person.page.locator("#home")).to_have_attribute("value", str(home))
    expect(person.page.locator("#link")).to_be_visible()


@SCRIPTS
def test_three_friends_bet_by_link_hidden_before_and_shown_after_the_lock(move_in, guest, scripts):
    marta = move_in(scripts=scripts)
    pool = new_pool(marta, by_link=True, kick_off=tomorrow(48))
    link = marta.share(pool, SHARE)
    marta.go(pool)
    people = {}
    for name, home, away in [("Lola", 4, 3), ("Pepe", 5, 5), ("Inés", 6, 2)]:
        people[name] = guest(scripts=scripts)
        come(people[name], link, name)
        place(people[name], home, away)
    # Everybody sees who has bet, live, and nobody sees what.
    if not scripts:
        marta.page.reload()
        people["Lola"].page.reload()
    for person in [marta, people["Lola"]]:
        for name in people:
            expect(bet(person, name)).to_be_visible()
        for score in ["4–3", "5–5", "6–2"]:
            if person is marta or score != "4–3":
                assert score not in person.page.content()
    # The secret link lets Lola in on another device, where she changes her bet.
    own = people["Lola"].link_shown()
    other = guest(scripts=scripts)
    other.page.goto(own)
    other.tap(other.page.locator("form .button"))
    expect(other.page.locator("#home")).to_have_value("4")
    place(other, 7, 1)
    expect(bet(other, "Lola")).to_contain_text("7–1")
    # A link that was lost is given anew: the one before ends.
    marta.go(pool)
    marta.tap(bet(marta, "Pepe").locator("a"))
    marta.tap(marta.button("Dar un enlace nuevo"))
    marta.page.locator("#link").wait_for()
    fresh = marta.link_shown()
    # With scripts the page that has ended loads itself anew.
    if not scripts:
        people["Pepe"].page.reload()
    expect(people["Pepe"].page.locator("#home")).to_have_count(0)
    back = guest(scripts=scripts)
    back.page.goto(fresh)
    back.tap(back.page.locator("form .button"))
    expect(back.page.locator("#home")).to_have_value("")
    # The lock shows everything to everybody, without reloading.
    marta.go(pool)
    marta.open_menu()
    marta.tap(marta.button("Bloquear ya las apuestas"))
    expect(bet(marta, "Lola")).to_contain_text("7–1")
    for person in [people["Inés"], other]:
        if not scripts:
            person.page.reload()
        for name, score in [("Lola", "7–1"), ("Pepe", "5–5"), ("Inés", "6–2")]:
            expect(bet(person, name)).to_contain_text(score)
        expect(person.page.locator(".own-bet")).to_have_count(0)
    # The log proves it, for guests too.
    other.tap(other.link("Registro de apuestas"))
    expect(other.page.locator("main")).to_contain_text("El registro está completo")
    expect(other.page.locator("main")).to_contain_text("dio un enlace nuevo a Pepe")
    enter_result(marta, pool, 7, 1)
    expect(bet(marta, "Lola")).to_contain_text("Gana")
    other.page.go_back()
    if not scripts:
        other.page.reload()
    expect(bet(other, "Lola")).to_contain_text("Gana")


@SCRIPTS
def test_guests_read_the_hour_in_their_own_zone_and_a_late_bet_is_explained(move_in, guest, scripts):
    marta = move_in(scripts=scripts)
    begins = tomorrow(48)
    pool = new_pool(marta, by_link=True, kick_off=begins)
    lola = guest(scripts=scripts, zone="Asia/Tokyo")
    come(lola, marta.share(pool, SHARE), "Lola")
    # Her clock, named; where nobody can ask for it, the space's.
    caption = lola.page.locator(".match-caption")
    expect(caption).to_contain_text("(hora de Tokio)" if scripts else f"{begins[-5:]} (")
    if scripts:
        expect(caption).not_to_contain_text(begins[-5:])
    place(lola, 4, 3)
    lola.page.locator("#home").fill("9")
    kick_off(marta.house, pool)
    lola.tap(lola.page.locator(".own-bet .button"))
    expect(lola.page.locator("main .notice")).to_contain_text("Tu 9–3 ha llegado tarde y no cuenta")
    expect(lola.page.locator("main .notice")).to_contain_text("Vale el que tenías, 4–3")
    expect(bet(lola, "Lola")).to_contain_text("4–3")
    found = look(lola, "guest-pool-late") if scripts else []
    enter_result(marta, pool, 4, 3)
    marta.go("/pools/pools/closed")
    expect(marta.row("Sevilla FC – Real Betis")).to_contain_text("Hoy · 2,00")
    expect(marta.row("Sevilla FC – Real Betis")).to_contain_text("Ganó Lola")
    marta.go("/pools/balances/season")
    expect(marta.page.locator("tbody th")).to_have_text("1. Lola")
    assert found == []


def test_an_open_page_learns_of_the_lock_at_its_moment(marta, guest):
    pool = new_pool(marta, by_link=True, kick_off=tomorrow(48))
    lola = guest()
    come(lola, marta.share(pool, SHARE), "Lola")
    place(lola, 4, 3)
    marta.go(pool)
    expect(bet(marta, "Lola")).to_contain_text("Ha apostado")
    expect(marta.page.locator("lock-clock")).to_be_attached()
    # As if the moment had come: the page asks, and shows what there is.
    with marta.page.expect_response(lambda answer: pool in answer.url):
        marta.page.evaluate("document.querySelector('lock-clock').setAttribute('left', '10')")
    expect(bet(marta, "Lola")).to_contain_text("Ha apostado")


def test_what_one_writes_down_the_other_sees(browser, marta):
    pool = new_pool(marta)
    luis = Person(browser, marta.house)
    luis.join(marta.invite(), "Luis")
    luis.go(pool)
    add_bet(marta, pool, "Ana", 2, 1)
    expect(bet(luis, "Ana")).to_contain_text("2–1")
    enter_result(marta, pool, 2, 1)
    expect(bet(luis, "Ana")).to_contain_text("Gana")
    luis.close()
    assert luis.faults == []


@each_size
def test_what_friends_see_has_a_picture_and_no_fault_for_axe(marta, guest, size):
    shown = size["width"]
    pool = new_pool(marta, by_link=True, kick_off=tomorrow(48))
    link = marta.share(pool, SHARE)
    lola = guest(size=size)
    come(lola, link, "Lola")
    found = look(lola, f"guest-pool-before-{shown}")
    place(lola, 4, 3)
    found += look(lola, f"guest-pool-bet-{shown}")
    lola.page.goto(lola.link_shown())
    found += look(lola, f"guest-pool-again-{shown}")
    lola.tap(lola.page.locator("form .button"))
    pepe = guest()
    come(pepe, link, "Pepe con un nombre larguísimo de verdad")
    place(pepe, 2, 2)
    marta.go(pool)
    marta.open_menu()
    marta.tap(marta.button("Bloquear ya las apuestas"))
    expect(bet(marta, "Lola")).to_contain_text("4–3")
    enter_result(marta, pool, 4, 3)
    lola.page.reload()
    found += look(lola, f"guest-pool-closed-{shown}")
    lola.tap(lola.link("Registro de apuestas"))
    lola.page.locator(".log").wait_for()
    found += look(lola, f"guest-pool-log-{shown}")
    member = guest(size=size)
    member.context.add_cookies(marta.context.cookies())
    member.space = marta.space
    member.go(pool)
    found += look(member, f"pool-closed-{shown}")
    member.go(f"{pool}/correction")
    found += look(member, f"pool-correction-{shown}")
    assert found == []


@each_size
def test_empty_and_rejected_pools_look_right(browser, house, size):
    shown = size["width"]
    marta = Person(browser, house, size=size)
    marta.move_in()
    found = []
    for name, page in [
        ("pools", "/pools/pools"), ("closed", "/pools/pools/closed"), ("fixtures", "/pools/fixtures"),
        ("balances", "/pools/balances"), ("season", "/pools/balances/season"), ("teams", "/pools/teams"),
        ("sources", "/pools/fixtures/sources"),
    ]:
        marta.go(page)
        found += look(marta, f"empty-pools-{name}-{shown}")
    for name, page in [
        ("pool", "/pools/pools/new"), ("team", "/pools/teams/new"), ("source", "/pools/fixtures/sources/new")]:
        marta.go(page)
        marta.press_done()
        marta.page.locator(".problems").wait_for()
        found += look(marta, f"error-pools-{name}-{shown}")
    pool = new_pool(marta)
    marta.go(f"{pool}/bets/new")
    marta.press_done()
    marta.page.locator(".problems").wait_for()
    found += look(marta, f"error-pools-bet-{shown}")
    bring(marta, "liga.json", calendar("2026-12-01"))
    bring(marta, "liga.json", calendar("2026-12-02", time="25:00"))
    found += look(marta, f"pools-import-{shown}")
    marta.go("/pools/teams/new")
    marta.page.locator("#name").fill("Peña de los lunes por la noche en la pista de Triana")
    marta.page.locator("#aliases").fill("Los Lunes, Peña Los Lunes, PLL Triana")
    marta.press_done()
    marta.row("Peña de los lunes por la noche en la pista de Triana").wait_for()
    found += look(marta, f"pools-teams-{shown}")
    marta.tap(marta.page.locator("main .row a").first)
    marta.page.locator("#aliases").wait_for()
    found += look(marta, f"pools-team-{shown}")
    marta.close()
    assert found == []


LIGA = [
    "Sevilla FC", "Real Betis Balompié", "Girona FC", "CA Osasuna", "Valencia CF", "Getafe CF", "RC Celta de Vigo", "Rayo Vallecano",
    "Real Madrid CF", "FC Barcelona", "Athletic Club", "Real Sociedad de Fútbol", "Villarreal CF", "RCD Mallorca", "RCD Espanyol de Barcelona",
    "Deportivo Alavés", "Elche CF", "Levante UD", "Club Atlético de Madrid", "Real Oviedo"]


def matchday(day):
    """Ten matches, each at an hour of its own."""
    pairs = zip(LIGA[::2], LIGA[1::2])
    matches = [
        {"round": "Matchday 14", "date": day, "time": f"{12 + index}:00", "team1": home, "team2": away}
        for index, (home, away) in enumerate(pairs)]
    return json.dumps({"name": "Spain Primera División 2026/27", "matches": matches}).encode()


def new_league(marta, name):
    """A league with a round of ten matches; its path."""
    bring(marta, "liga.json", matchday((datetime.date.today() + datetime.timedelta(days=5)).isoformat()))
    marta.go("/pools/pools")
    marta.tap(marta.link("Nueva liga"))
    marta.page.locator("#name").fill(name)
    marta.press_done()
    marta.page.wait_for_url(re.compile("/leagues/[0-9a-f-]{36}"))
    league = re.search(r"/pools/leagues/[0-9a-f-]{36}", marta.page.url).group(0)
    marta.tap(marta.page.locator(".empty .button"))
    marta.tap(marta.row("Jornada 14").locator("a"))
    expect(marta.page.locator("input[name=match]")).to_have_count(10)
    marta.press_done()
    expect(marta.page.locator(".round-match")).to_have_count(10)
    return league


@SCRIPTS
def test_a_round_of_ten_matches_by_the_groups_link(move_in, guest, scripts):
    marta = move_in(scripts=scripts)
    league = new_league(marta, "Los del bar")
    link = marta.share(league, SHARE)
    lola = guest(scripts=scripts)
    lola.visit(link)
    lola.page.locator("#name").fill("Lola")
    lola.tap(lola.button("Continuar"))
    taps = 1
    goals = lola.page.locator(".round-score input:not([type=hidden])")
    expect(goals).to_have_count(20)
    if scripts:
        lola.tap(goals.first)
        for digit in "21104310022111020312":
            lola.page.keyboard.press(digit)
        taps += 1 + 20
    else:
        for field, digit in zip(goals.all(), "21104310022111020312"):
            field.fill(digit)
    lola.tap(lola.button("Guardar mis pronósticos"))
    taps += 1
    assert taps <= 25
    expect(lola.page.locator(".round-status")).to_contain_text("completos")
    expect(goals.first).to_have_value("2")
    expect(goals.last).to_have_value("2")
    found = look(lola, "guest-league-open") if scripts else []
    # One side alone is asked for, and nothing is lost.
    goals.nth(1).fill("")
    goals.nth(3).fill("5")
    lola.tap(lola.button("Guardar mis pronósticos"))
    expect(lola.page.locator(".field-error")).to_contain_text("Pon los goles de los dos")
    expect(goals.nth(3)).to_have_value("5")
    goals.nth(1).fill("1")
    goals.nth(3).fill("0")
    lola.tap(lola.button("Guardar mis pronósticos"))
    expect(lola.page.locator(".field-error")).to_have_count(0)
    # Whoever organises sees that she has bet, not what; and writes down a friend without a phone.
    marta.go(league)
    expect(marta.row("Lola")).to_contain_text("Completo")
    marta.tap(marta.row("Jornada 14").locator("a"))
    marta.page.wait_for_url(re.compile("/rounds/"))
    round = marta.page.url.split("?")[0]
    marta.open_menu()
    marta.tap(marta.link("Apuntar a otro"))
    marta.page.locator("#name").fill("Pepe")
    for field, digit in zip(goals_of(marta).all(), "1100"):
        field.fill(digit)
    marta.tap(marta.button("Guardar y apuntar a otro"))
    marta.tap(marta.link("Pepe"))
    expect(marta.page.locator("#name")).to_have_value("Pepe")
    marta.page.goto(round)
    expect(marta.row("Pepe")).to_contain_text("le faltan 8")
    expect(marta.row("Pepe")).to_contain_text("lo apuntó")
    # Another phone of hers, once somebody who knows her says so.
    phone = guest(scripts=scripts)
    phone.visit(link)
    phone.page.locator("#name").fill("Lola móvil")
    phone.tap(phone.button("Continuar"))
    phone.tap(phone.page.get_by_text("¿Ya jugabas desde otro móvil?"))
    phone.page.locator("#player").select_option("lola")
    phone.tap(phone.button("Pedirlo"))
    expect(phone.page.locator("main")).to_contain_text("Falta que quien organiza")
    marta.go(league)
    expect(marta.page.locator(".claim")).to_contain_text("«Lola móvil» dice que es Lola")
    marta.tap(marta.page.locator(".claim button").first)
    expect(marta.page.locator(".claim")).to_have_count(0)
    phone.page.reload()
    expect(phone.page.locator("main")).to_contain_text("Juegas como Lola")
    # All have begun: everybody sees all scores, and the results of the round are entered at once.
    now = int(time.time() * 1000)
    with sqlite3.connect(f"{marta.house.folder.name}/sobremesa.sqlite") as database:
        database.execute("UPDATE pools_pool SET kick_off_at = kick_off_at - 864000000, locks_at = ? WHERE round_id IS NOT NULL", (now,))
    marta.page.goto(round)
    marta.tap(marta.page.locator(".round-match summary").first)
    expect(marta.page.locator(".round-bets").first).to_contain_text("Lola 2–1")
    marta.open_menu()
    marta.tap(marta.link("Resultados"))
    expect(goals_of(marta)).to_have_count(20)
    for field, digit in zip(goals_of(marta).all(), "2110"):
        field.fill(digit)
    marta.press_done()
    expect(marta.page.locator("tbody tr").first).to_contain_text("Lola")
    for person in [lola, phone]:
        person.page.goto(re.sub(r"\?.*", "", person.page.url))
        expect(person.page.locator("tbody tr").first.locator("th")).to_have_text("1. Lola")
        assert person.page.locator("tbody tr").first.locator("td").first.inner_text() == "6"
    found += look(lola, "guest-league-decided") if scripts else []
    assert found == []


def put_lock(house, pool, minutes):
    """Moves the hour of a pool's match to so many minutes from now."""
    then = int((time.time() + 60 * minutes) * 1000)
    with sqlite3.connect(f"{house.folder.name}/sobremesa.sqlite") as database:
        database.execute(
            "UPDATE pools_pool SET kick_off_at = ?, locks_at = ? WHERE id = ?", (then, then, pool.rpartition("/")[2]))


def pool_from_the_calendar(marta, day):
    """A pool by link on the first match of the calendar; its path."""
    bring(marta, "liga.json", calendar(day))
    marta.go("/pools/pools/new")
    marta.tap(marta.page.locator("button[name=pick][value=match]"))
    marta.tap(marta.page.locator("button[name=fixture]", has_text="Sevilla FC"))
    marta.page.locator("#team-home").wait_for()
    marta.page.locator("input[name=manner][value=link]").check()
    marta.tap(marta.page.locator("#stake"))
    marta.tap(marta.page.locator("button[name=stake]").first)
    marta.page.locator("#holder").wait_for()
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/pools/pools(\?|$)"))
    marta.tap(marta.page.locator("main a.row-link", has_text="Sevilla FC"))
    marta.page.wait_for_url(re.compile("/pools/pools/[0-9a-f-]{36}"))
    return re.search(r"/pools/pools/[0-9a-f-]{36}", marta.page.url).group(0)


@SCRIPTS
def test_friends_are_told_in_time_and_a_known_result_is_one_tap(move_in, guest, scripts):
    marta = move_in(scripts=scripts)
    day = (datetime.date.today() + datetime.timedelta(days=5)).isoformat()
    pool = pool_from_the_calendar(marta, day)
    link = marta.share(pool, SHARE)
    lola, pepe = guest(scripts=scripts), guest(scripts=scripts)
    come(lola, link, "Lola")
    come(pepe, link, "Pepe")
    place(lola, 2, 0)
    # Whoever organises sees who has not bet, and sends it to the chat; the others are not told of each other.
    put_lock(marta.house, pool, 40)
    marta.go(pool)
    expect(marta.page.locator(".absent")).to_have_text("Pepe")
    marta.page.locator(".absent").scroll_into_view_if_needed()
    found = look(marta, "pool-lacking") if scripts else []
    marta.go(f"{pool}/summary")
    assert "Aún no han apostado: Pepe" in marta.page.locator("#summary").input_value()
    marta.go("/")
    expect(marta.page.locator(".today").first).to_contain_text("Se cierra a las")
    expect(marta.page.locator(".today").first).to_contain_text("falta Pepe")
    found += look(marta, "springboard-last-hour") if scripts else []
    for person, told in [(lola, 0), (pepe, 1)]:
        person.page.reload()
        expect(person.page.locator(".notice", has_text="queda menos de una hora")).to_have_count(told)
        assert person.page.get_by_text("Aún no han apostado").count() == 0
    found += look(pepe, "guest-pool-last-hour") if scripts else []
    kick_off(marta.house, pool)
    # The result comes by the calendar: the list offers the one tap, and it can be taken back.
    bring(marta, "liga.json", calendar(day, score={"ft": [2, 0]}))
    marta.go("/")
    expect(marta.page.locator(".today").first).to_contain_text("El calendario dice 2–0")
    marta.go("/pools/pools")
    found += look(marta, "pools-known") if scripts else []
    marta.tap(marta.button("Cerrar con 2–0 y repartir"))
    expect(bet(marta, "Lola")).to_contain_text("Gana")
    if not scripts:
        lola.page.reload()
    expect(lola.page.locator(".notice", has_text="Has ganado 1,00")).to_be_visible()
    found += look(lola, "guest-pool-won") if scripts else []
    marta.tap(marta.button("Deshacer"))
    expect(marta.button("Cerrar con 2–0 y repartir")).to_be_visible()
    found += look(marta, "pool-known") if scripts else []
    expect(bet(marta, "Lola")).not_to_contain_text("Gana")
    marta.tap(marta.button("Cerrar con 2–0 y repartir"))
    expect(bet(marta, "Lola")).to_contain_text("Gana")
    assert found == []


@SCRIPTS
def test_a_rounds_known_results_are_closed_by_one_tap(move_in, guest, scripts):
    marta = move_in(scripts=scripts)
    league = new_league(marta, "Los del bar")
    day = (datetime.date.today() + datetime.timedelta(days=5)).isoformat()
    lola = guest(scripts=scripts)
    lola.visit(marta.share(league, SHARE))
    lola.page.locator("#name").fill("Lola")
    lola.tap(lola.button("Continuar"))
    expect(goals_of(lola)).to_have_count(20)
    marta.go(league)
    expect(marta.row("Lola")).to_contain_text("le faltan 10")
    found = look(marta, "league-lacking") if scripts else []
    for field, digit in zip(goals_of(lola).all(), "2110"):
        field.fill(digit)
    lola.tap(lola.button("Guardar mis pronósticos"))
    expect(lola.page.locator(".round-status")).to_contain_text("8")
    marta.go(league)
    marta.tap(marta.row("Jornada 14").locator("a"))
    marta.page.wait_for_url(re.compile("/rounds/"))
    round = marta.page.url.split("?")[0]
    marta.open_menu()
    marta.tap(marta.link("Resumen para enviar"))
    text = marta.page.locator("#summary")
    expect(text).to_have_value(re.compile("Los del bar · Jornada 14"))
    assert "Aún no han apostado: Lola (8)" in text.input_value()
    found += look(marta, "round-summary") if scripts else []
    now = int(time.time() * 1000)
    with sqlite3.connect(f"{marta.house.folder.name}/sobremesa.sqlite") as database:
        database.execute("UPDATE pools_pool SET kick_off_at = kick_off_at - 864000000, locks_at = ? WHERE round_id IS NOT NULL", (now,))
    matches = json.loads(matchday(day))
    for match in matches["matches"][:2]:
        match["score"] = {"ft": [2, 1]}
    bring(marta, "liga.json", json.dumps(matches).encode())
    marta.page.goto(round)
    found += look(marta, "round-known") if scripts else []
    marta.tap(marta.button("Cerrar 2 partidos"))
    expect(marta.page.locator("tbody tr").first).to_contain_text("Lola")
    if not scripts:
        lola.page.goto(re.sub(r"\?.*", "", lola.page.url))
    expect(lola.page.locator(".round-match").first).to_contain_text("Tu pronóstico: 2–1 · 3 puntos")
    marta.tap(marta.button("Deshacer"))
    expect(marta.button("Cerrar 2 partidos")).to_be_visible()
    assert found == []


def goals_of(person):
    return person.page.locator(".round-score input:not([type=hidden])")
