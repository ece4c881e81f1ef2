/// A text for somebody else, with buttons that send or copy it where the browser can; without scripts it is there to be marked.
package struct ShareText: Sendable {
  package let html: HTML

  /// - Parameters:
  ///   - id: of the field, for its label.
  ///   - rows: how many lines are seen at once.
  ///   - isSent: whether it is meant for somebody else, and not to be copied alone.
  package init(_ text: String, label: Phrase, id: String, rows: Int, isSent: Bool = true) {
    let send: HTML? =
      isSent
      ? """
      <button class="button" type="button" data-action="share" hidden>\(Icon("share"))\(KitPhrases.send)</button>
      """ : nil
    let field: HTML = """
      <share-text><label class="hidden" for="\(id)">\(label)</label>\
      <textarea id="\(id)" class="share-text" rows="\(rows)" readonly>\n\(text)</textarea><div class="button-row">\
      \(send)<button class="button quiet" type="button" data-action="copy" data-done="\(KitPhrases.copied)" hidden>\
      \(Icon("duplicate"))\(KitPhrases.copy)</button></div></share-text>
      """
    html = field.secret
  }
}
