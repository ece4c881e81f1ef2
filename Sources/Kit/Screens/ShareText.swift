/// A text for somebody else, with buttons that send or copy it where the browser can; without scripts it is there to be marked.
package struct ShareText: Sendable {
  package let html: HTML

  /// - Parameters:
  ///   - id: of the field, for its label.
  ///   - rows: how many lines are seen at once.
  ///   - isSent: whether it is meant for somebody else, and not to be copied alone.
  ///   - isForChat: whether WhatsApp is offered, which asks whom it is for.
  package init(
    _ text: String, label: Phrase, id: String, rows: Int, isSent: Bool = true, isForChat: Bool = false
  ) {
    self.init(Phrase(verbatim: text), label: label, id: id, rows: rows, isSent: isSent, isForChat: isForChat)
  }

  package init(
    _ text: Phrase, label: Phrase, id: String, rows: Int, isSent: Bool = true, isForChat: Bool = false
  ) {
    let chat: HTML? =
      isForChat
      ? """
      <a class="button quiet" href="https://wa.me/?text=\(PercentEncoded(text))" target="_blank" rel="noopener noreferrer">\
      \(Icon("chat"))\(KitPhrases.whatsApp)</a>
      """ : nil
    let send: HTML? =
      isSent
      ? """
      <button class="button" type="button" data-action="share" hidden>\(Icon("share"))\(KitPhrases.send)</button>
      """ : nil
    let field: HTML = """
      <share-text><label class="hidden" for="\(id)">\(label)</label>\
      <textarea id="\(id)" class="share-text" rows="\(rows)" readonly>\n\(text)</textarea><div class="button-row">\
      \(send)\(chat)<button class="button quiet" type="button" data-action="copy" data-done="\(KitPhrases.copied)" hidden>\
      \(Icon("duplicate"))\(KitPhrases.copy)</button></div></share-text>
      """
    html = field.secret
  }
}
