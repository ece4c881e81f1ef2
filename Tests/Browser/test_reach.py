"""How people reach the house from beyond the machine: certificates, an unencrypted network, what supervisors ask."""

import http.client
import pathlib
import socket
import ssl
import subprocess

import pytest
from playwright.sync_api import expect

from house import BINARY, House
from looking import look
from person import Person


def make_certificate(folder, name):
    """A self-signed certificate, as two PEM files in their places."""
    fresh = [pathlib.Path(folder, f"{kind}.new") for kind in ("certificate", "key")]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-subj", f"/CN={name}", "-out", fresh[0], "-keyout", fresh[1]], check=True, capture_output=True)
    for file in fresh:
        file.rename(file.with_suffix(".pem"))


def shown_name(port):
    """The name in the certificate that the house shows."""
    pem = ssl.get_server_certificate(("127.0.0.1", port))
    return subprocess.run(
        ["openssl", "x509", "-noout", "-subject"], input=pem, text=True, check=True, capture_output=True).stdout


@pytest.fixture
def secure(tmp_path):
    make_certificate(tmp_path, "first.example")
    house = House(
        flags=["--tls-certificate", str(tmp_path / "certificate.pem"), "--tls-key", str(tmp_path / "key.pem")])
    house.certificates = tmp_path
    house.port = int(house.address.rsplit(":", 1)[1])
    yield house
    house.close()


def trusting():
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def test_a_certificate_makes_the_house_speak_https_alone(secure):
    assert secure.address.startswith("https://")
    connection = http.client.HTTPSConnection("127.0.0.1", secure.port, context=trusting(), timeout=5)
    connection.request("GET", "/healthz")
    answer = connection.getresponse()
    assert (answer.status, answer.read()) == (200, b"ok\n")
    plain = http.client.HTTPConnection("127.0.0.1", secure.port, timeout=5)
    with pytest.raises((http.client.HTTPException, ConnectionError)):
        plain.request("GET", "/healthz")
        plain.getresponse()


def test_old_versions_of_tls_are_refused(secure):
    old = trusting()
    old.set_ciphers("ALL:@SECLEVEL=0")
    old.minimum_version = ssl.TLSVersion.TLSv1
    old.maximum_version = ssl.TLSVersion.TLSv1_1
    with socket.create_connection(("127.0.0.1", secure.port), timeout=5) as connection:
        with pytest.raises(ssl.SSLError):
            old.wrap_socket(connection)


def test_the_session_of_a_secure_house_is_sent_over_https_alone(secure):
    connection = http.client.HTTPSConnection("127.0.0.1", secure.port, context=trusting(), timeout=5)
    path = "/welcome/" + secure.welcome.rsplit("/", 1)[1]
    connection.request(
        "POST", path, "name=Marta&space=Casa&language=es",
        {"Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin"})
    cookie = connection.getresponse().getheader("Set-Cookie")
    assert cookie.startswith("__Host-sobremesa=")
    assert "; Secure" in cookie and "; HttpOnly" in cookie and "SameSite=Lax" in cookie


def test_a_new_certificate_is_shown_without_a_restart(secure):
    assert "first.example" in shown_name(secure.port)
    # Half a pair is no pair: the one that is in use stays.
    pathlib.Path(secure.certificates, "certificate.pem").write_text("half")
    assert "first.example" in shown_name(secure.port)
    make_certificate(secure.certificates, "second.example")
    assert "second.example" in shown_name(secure.port)


@pytest.mark.parametrize("flags, words", [
    (["--host", "0.0.0.0"], "--insecure-lan"),
    (["--tls-certificate", "nowhere.pem"], "--tls-key"),
    (["--tls-certificate", "nowhere.pem", "--tls-key", "nowhere.pem"], "nowhere.pem"),
])
def test_what_would_be_unsafe_is_refused_in_a_sentence(tmp_path, flags, words):
    answer = subprocess.run(
        [BINARY, "serve", "--port", "0", "--data", str(tmp_path), *flags], capture_output=True, text=True, timeout=20)
    assert answer.returncode == 1
    assert words in answer.stderr
    assert len(answer.stderr.strip().splitlines()) == 1


def test_on_an_open_network_the_pages_say_so(browser):
    house = House(flags=["--insecure-lan"])
    marta = Person(browser, house)
    marta.move_in()
    expect(marta.page.locator(".notice").first).to_contain_text("Sin cifrar")
    assert look(marta, "insecure-lan-390-light") == []
    marta.close()
    house.close()


def test_a_house_that_no_phone_reaches_says_so_instead_of_printing_a_code(browser):
    house = House()
    marta = Person(browser, house)
    marta.move_in()
    marta.invite()
    expect(marta.page.locator(".notice")).to_contain_text("Ningún teléfono llega aquí")
    expect(marta.page.locator(".qr")).to_have_count(0)
    found = look(marta, "reach-invitation-390")
    marta.open_restaurant()
    expect(marta.page.locator("[data-reach=here]")).to_be_visible()
    marta.go("/restaurant/desk/tables/new")
    marta.press_done()
    marta.page.wait_for_url("**/desk/tables?*")
    marta.go("/restaurant/desk/tables/sheet")
    expect(marta.page.locator(".notice")).to_contain_text("Ningún teléfono llega aquí")
    expect(marta.page.locator(".code-card")).to_have_count(0)
    found += look(marta, "reach-sheet-390")
    marta.close()
    house.close()
    assert found == []


def test_supervisors_are_told_that_it_runs_and_is_ready(house):
    connection = http.client.HTTPConnection(house.address.removeprefix("http://"), timeout=5)
    for path, text in [("/healthz", b"ok\n"), ("/readyz", b"ready\n")]:
        connection.request("GET", path)
        answer = connection.getresponse()
        assert (answer.status, answer.read()) == (200, text)
