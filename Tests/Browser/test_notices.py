"""What the house tells when nobody looks. A browser without a screen has no push service and nowhere to show what it is told: the
test plays both, and the browser's side of a subscription, which reads what comes by the browser's own cryptography. What is between
them is the worker's own: it is pushed through DevTools, and what it would show and does at a tap is looked at."""

import http.server
import json
import re
import threading

import pytest
from playwright.sync_api import expect

from house import House
from looking import each_size_and_language, look
from person import DESKTOP, Person

# A subscription as browsers make one, whose private half the page keeps.
SUBSCRIPTION = """
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  const text = bytes => btoa(String.fromCharCode(...bytes)).replace(/\\+/g, '-').replace(/\\//g, '_').replace(/=/g, '');
  PushManager.prototype.getSubscription = async () => localStorage.getItem('test-push') ? {} : null;
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 65) throw new TypeError('a push service takes no such key');
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    const auth = crypto.getRandomValues(new Uint8Array(16));
    const key = await crypto.subtle.exportKey('jwk', pair.privateKey);
    localStorage.setItem('test-push', JSON.stringify({ key, point: [...point], auth: [...auth] }));
    return { toJSON: () => ({ endpoint: '%s', keys: { p256dh: text(point), auth: text(auth) } }) };
  };
"""
# What a browser reads of what is pushed to it (RFC 8291).
READ = """async message => {
  const bytes = Uint8Array.from(message), encoder = new TextEncoder();
  const { key, point, auth } = JSON.parse(localStorage.getItem('test-push'));
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const own = await crypto.subtle.importKey('jwk', key, curve, false, ['deriveBits']);
  const [salt, theirs] = [bytes.slice(0, 16), bytes.slice(21, 21 + bytes[20])];
  const other = await crypto.subtle.importKey('raw', theirs, curve, false, []);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, own, 256);
  const derive = async (input, salt, info, length) => crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt, info }, await crypto.subtle.importKey('raw', input, 'HKDF', false, ['deriveBits']), length);
  const whose = new Uint8Array([...encoder.encode('WebPush: info\\0'), ...point, ...theirs]);
  const common = await derive(shared, Uint8Array.from(auth), whose, 256);
  const bits = await derive(common, salt, encoder.encode('Content-Encoding: aes128gcm\\0'), 128);
  const iv = await derive(common, salt, encoder.encode('Content-Encoding: nonce\\0'), 96);
  const aes = await crypto.subtle.importKey('raw', bits, 'AES-GCM', false, ['decrypt']);
  const filled = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, bytes.slice(21 + bytes[20])));
  return new TextDecoder().decode(filled.slice(0, filled.lastIndexOf(2)));
}"""
# What lies on the lock screen, one for each tag.
SCREEN = """() => {
  self.shown = [];
  self.rung = [];
  registration.getNotifications = async ({ tag } = {}) => self.shown.filter(each => !tag || each.tag === tag);
  registration.showNotification = async (title, options) => {
    if (options.renotify && !options.tag) throw new TypeError('what rings again needs a tag');
    self.shown = self.shown.filter(each => each.tag !== options.tag);
    self.shown.push({ title, ...options, close() { self.shown = self.shown.filter(each => each !== this); } });
    self.rung.push(options.renotify);
  };
}"""
SHOWN = "() => self.shown.map(({ title, body, tag, lang, icon, data, actions }) => ({ title, body, tag, lang, icon, actions, ...data }))"
# A tap on what is shown. Browsers open and show windows for people's own taps alone.
PRESS = """async action => {
  const [opened, work] = [[], []];
  clients.openWindow = async url => { opened.push(['opens', new URL(url).pathname]); };
  WindowClient.prototype.focus = async function () { opened.push(['shows', new URL(this.url).pathname]); };
  const event = Object.assign(new Event('notificationclick'), { notification: self.shown[0], action });
  event.waitUntil = promise => work.push(promise);
  dispatchEvent(event);
  await Promise.all(work);
  return opened;
}"""


# The browser is given another address by its push service. What it answers is where the house leads to, which nobody follows.
MOVE = """async endpoint => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const text = bytes => btoa(String.fromCharCode(...bytes)).replace(/\\+/g, '-').replace(/\\//g, '_').replace(/=/g, '');
  const p256dh = text(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
  const auth = text(crypto.getRandomValues(new Uint8Array(16)));
  const newSubscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  const work = [];
  const event = Object.assign(new Event('pushsubscriptionchange'), { newSubscription });
  event.waitUntil = promise => work.push(promise);
  dispatchEvent(event);
  return (await work[0]).status;
}"""


class PushService:
    """Takes what is pushed."""

    def __init__(self):
        self.pushed, self.paths = [], []
        self.came = threading.Condition()
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                with service.came:
                    service.pushed.append((dict(self.headers), body))
                    service.paths.append(self.path)
                    service.came.notify_all()
                self.send_response(201)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.endpoint = f"http://127.0.0.1:{self.server.server_port}/push/1"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def wait(self, count):
        with self.came:
            assert self.came.wait_for(lambda: len(self.pushed) >= count, 60)
        return self.pushed[count - 1]

    def close(self):
        self.server.shutdown()


@pytest.fixture
def push_service():
    service = PushService()
    yield service
    service.close()


@pytest.fixture
def house():
    house = House(url="http://casa.example", flags=["--push-host", "127.0.0.1"])
    yield house
    house.close()


class Worker:
    """The worker of somebody's browser, and what lies on their lock screen."""

    def __init__(self, person):
        page = person.page
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        self.worker = person.context.service_workers[0]
        self.worker.evaluate(SCREEN)
        self.devtools, self.origin, found = person.context.new_cdp_session(page), page.evaluate("location.origin"), []
        self.devtools.on("ServiceWorker.workerRegistrationUpdated", lambda news: found.extend(news["registrations"]))
        self.devtools.send("ServiceWorker.enable")
        while not found:
            page.wait_for_timeout(50)
        self.registration = found[0]["registrationId"]
        self.page = page

    def push(self, text):
        """What is shown once the worker has been pushed it."""
        before = self.worker.evaluate("() => self.rung.length")
        self.devtools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": self.origin, "registrationId": self.registration, "data": text})
        while self.worker.evaluate("() => self.rung.length") == before:
            self.page.wait_for_timeout(50)
        return self.worker.evaluate(SHOWN)

    def press(self, action=""):
        """What a tap opens, or shows that is open already."""
        return [tuple(each) for each in self.worker.evaluate(PRESS, action)]


def turn_on(person, push_service):
    person.page.add_init_script(SUBSCRIPTION % push_service.endpoint)
    person.page.goto(person.address + "/me/notices")
    person.tap(person.button("Activar en este dispositivo"))
    expect(person.page.locator("main .row").first).to_contain_text("Aún sin avisos")


def test_what_the_house_tells_is_shown_once_and_one_tap_silences_it(phone, push_service):
    marta = phone()
    marta.move_in()
    turn_on(marta, push_service)
    marta.tap(marta.page.get_by_role("button", name="Enviar un aviso de prueba"))
    expect(marta.page.locator("main")).to_contain_text("Va de camino.")
    headers, body = push_service.wait(1)
    assert headers["Content-Encoding"] == "aes128gcm" and headers["Authorization"].startswith("vapid t=")
    text = marta.page.evaluate(READ, list(body))
    told = json.loads(text)
    worker = Worker(marta)
    shown, = worker.push(text)
    assert (shown["title"], shown["body"], shown["lang"]) == ("Sobremesa", "Así te avisamos.", "es")
    assert (shown["tag"], shown["link"]) == (told["tag"], told["link"]) and shown["icon"].endswith("/home/house-192.png")
    assert shown["actions"] == [{"action": "silence", "title": "Silenciar hasta mañana"}]
    # One that comes twice rings once.
    assert len(worker.push(text)) == 1
    assert worker.worker.evaluate("() => self.rung") == [True, False]
    # One that comes anew takes its place and rings.
    assert len(worker.push(json.dumps(told | {"id": "another"}))) == 1
    assert worker.worker.evaluate("() => self.rung.at(-1)") is True
    assert told["link"] == "/me/notices"
    assert worker.press() == [("shows", "/me/notices")]
    marta.go("/")
    worker.push(text)
    assert worker.press() == [("opens", "/me/notices")]
    worker.push(text)
    assert worker.press("silence") == []
    assert worker.worker.evaluate(SHOWN) == []
    marta.page.goto(marta.address + "/me/notices")
    expect(marta.page.locator(".notice").first).to_contain_text(re.compile("En silencio: (hoy|mañana) a las 08:00"))
    marta.tap(marta.button("Volver a avisar"))
    expect(marta.button("Silenciar hasta mañana")).to_be_visible()


def test_whoever_signs_out_leaves_nothing_that_they_were_told(phone, push_service):
    marta = phone()
    marta.move_in()
    turn_on(marta, push_service)
    worker = Worker(marta)
    worker.worker.evaluate("""() => {
      PushManager.prototype.getSubscription = async () => ({ unsubscribe: async () => { self.isUnsubscribed = true; } });
    }""")
    worker.push(json.dumps({"title": "Marta", "link": "/", "tag": "one", "id": "1"}))
    worker.push(json.dumps({"title": "Marta", "link": "/", "tag": "two", "id": "2"}))
    marta.page.goto(marta.address + "/me")
    marta.tap(marta.button("Cerrar sesión"))
    # Without a password one is asked once more, and may stay.
    anyway = marta.button("Cerrar sesión de todas formas")
    expect(anyway).to_be_visible()
    assert worker.worker.evaluate("() => [self.shown.length, !!self.isUnsubscribed]") == [2, False]
    # Where something waits to be sent, the browser is not told to forget everything, and the worker stays.
    anyway.evaluate("button => button.form.append(Object.assign(document.createElement('input'), { name: 'unsent', value: 'keep' }))")
    marta.tap(anyway)
    marta.page.wait_for_url("**/sign-in*")
    while not worker.worker.evaluate("() => self.isUnsubscribed"):
        marta.page.wait_for_timeout(50)
    assert worker.worker.evaluate(SHOWN) == []


def test_a_browser_that_is_reached_elsewhere_says_so_by_itself(phone, push_service):
    marta = phone()
    marta.move_in()
    turn_on(marta, push_service)
    worker = Worker(marta)
    other = push_service.endpoint.replace("/push/1", "/push/2")
    assert worker.worker.evaluate(MOVE, other) == 0
    marta.page.reload()
    marta.tap(marta.page.get_by_role("button", name="Enviar un aviso de prueba"))
    push_service.wait(1)
    assert push_service.paths == ["/push/2"]


def test_what_says_nothing_or_leads_elsewhere_is_shown_all_the_same_and_leads_nowhere_else(phone):
    marta = phone()
    marta.move_in()
    worker = Worker(marta)
    shown, = worker.push("")
    assert (shown["title"], shown["link"]) == ("Sobremesa", "/")
    worker.press()
    assert worker.push("{")[0]["title"] == "Sobremesa"
    worker.press()
    worker.push(json.dumps({"title": "A", "link": "https://elsewhere.example/", "tag": "a", "id": "1"}))
    assert worker.press() == []


def test_a_browser_that_may_not_tell_says_what_to_do(phone, push_service):
    marta = phone()
    marta.move_in()
    marta.page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' });")
    marta.page.goto(marta.address + "/me/notices")
    expect(marta.page.get_by_text("El navegador no deja que esta página avise")).to_be_visible()
    expect(marta.button("Activar en este dispositivo")).to_be_hidden()
    # As on an iPhone, in a tab.
    marta.page.add_init_script("delete window.PushManager; Object.defineProperty(navigator, 'standalone', { get: () => false });")
    marta.page.reload()
    expect(marta.page.get_by_text("añade antes Sobremesa a la pantalla de inicio")).to_be_visible()


def test_without_scripts_it_says_that_they_are_needed_and_all_else_can_be_chosen(move_in):
    marta = move_in(scripts=False)
    marta.page.goto(marta.address + "/me/notices")
    expect(marta.page.get_by_text("el navegador tiene que permitir JavaScript")).to_be_visible()
    marta.page.get_by_label("Pedidos para mañana").uncheck()
    marta.page.locator("#begins").fill("22:00")
    marta.page.locator("#ends").fill("08:00")
    marta.press_done()
    expect(marta.page.get_by_label("Pedidos para mañana")).not_to_be_checked()
    expect(marta.page.locator("#begins")).to_have_value("22:00")


@each_size_and_language
def test_pictures(browser, house, people, push_service, language, size):
    marta = Person(browser, house, language=language, size=size)
    people.append(marta)
    marta.move_in()
    kind = "desktop" if size is DESKTOP else f"{size['width']}"
    marta.page.add_init_script(SUBSCRIPTION % push_service.endpoint)
    marta.page.goto(marta.address + "/me/notices")
    faults = look(marta, f"notices-fresh-{language}-{kind}")
    # Its browser keeps no worker: what its script would send.
    marta.page.evaluate("""async () => {
      const subscription = await PushManager.prototype.subscribe({ userVisibleOnly: true, applicationServerKey: new Uint8Array(65) });
      const { endpoint, keys } = subscription.toJSON();
      await fetch('/me/notices/devices', { method: 'POST', body: new URLSearchParams({ endpoint, ...keys }), redirect: 'manual' });
    }""")
    marta.post("/me/notices/silence")
    marta.page.goto(marta.address + "/me/notices")
    faults += look(marta, f"notices-on-{language}-{kind}")
    assert faults == []
