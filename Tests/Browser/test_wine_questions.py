"""Asking for wines in whole sentences, typed and spoken. Speech is understood by the browser alone, which none does without a
line: the test stands in for its recognition and its voice."""

from playwright.sync_api import expect

from looking import look
from ordering import SCRIPTS

# What a browser understands of speech, and what it reads aloud.
HEARING = """
  globalThis.spoken = [];
  class Recognition extends EventTarget {
    start() { globalThis.recognition = this; }
    stop() { this.dispatchEvent(new Event('end')); }
  }
  globalThis.SpeechRecognition = Recognition;
  globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  Object.defineProperty(globalThis, 'speechSynthesis', { value: {
    speaking: false, cancel() {}, speak(said) { globalThis.spoken.push([said.lang, said.text]); } } });
"""
SAY = """words => {
  const event = Object.assign(new Event('result'), { results: [[{ transcript: words }]] });
  globalThis.recognition.dispatchEvent(event);
  globalThis.recognition.dispatchEvent(new Event('end'));
}"""
FAIL = """error => {
  globalThis.recognition.dispatchEvent(Object.assign(new Event('error'), { error }));
  globalThis.recognition.dispatchEvent(new Event('end'));
}"""


def answer(person):
    return person.page.locator(".wine-answer p")


def test_a_question_is_spoken_answered_and_read_aloud(move_in):
    marta = move_in()
    marta.page.add_init_script(HEARING)
    marta.go("/wines/lists/all")
    ask = marta.button("Preguntar hablando")
    marta.tap(ask)
    expect(ask).to_have_attribute("aria-pressed", "true")
    expect(marta.page.locator("spoken-words [role=status]")).to_contain_text("esta casa solo recibe el texto")
    marta.page.evaluate(SAY, "¿Quién hace el Grange?")
    expect(ask).to_have_attribute("aria-pressed", "false")
    expect(answer(marta)).to_have_text("Grange (Penfolds): Penfolds")
    marta.tap(marta.button("Leer en voz alta"))
    assert marta.page.evaluate("spoken") == [["es", "Grange (Penfolds): Penfolds"]]
    assert look(marta, "wine-question") == []
    marta.tap(answer(marta).locator("a"))
    expect(marta.page.locator("h1").last).to_contain_text("Grange")


def test_a_browser_that_may_not_listen_says_so(move_in):
    marta = move_in()
    marta.page.add_init_script(HEARING)
    marta.go("/wines/lists/all")
    marta.tap(marta.button("Preguntar hablando"))
    marta.page.evaluate(FAIL, "not-allowed")
    expect(marta.page.locator("spoken-words [role=status]")).to_contain_text("no deja usar el micrófono")
    marta.tap(marta.button("Preguntar hablando"))
    marta.page.evaluate(FAIL, "no-speech")
    expect(marta.page.locator("spoken-words [role=status]")).to_have_text("No se ha entendido nada.")


@SCRIPTS
def test_a_typed_question_is_answered_above_the_list(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/wines/lists/all")
    marta.page.locator("#q").fill("¿de qué país es el Grange de Penfolds?")
    if not scripts:
        marta.page.locator("#q").press("Enter")
    expect(answer(marta)).to_have_text("Grange (Penfolds): Australia")
    expect(marta.page.locator("main .wine").first).to_contain_text("Grange")
    # Where no browser hears anything, no button offers it.
    if not scripts:
        expect(marta.button("Preguntar hablando")).to_have_count(0)
    marta.page.locator("#q").fill("penfolds")
    if not scripts:
        marta.page.locator("#q").press("Enter")
    expect(answer(marta)).to_have_count(0)
