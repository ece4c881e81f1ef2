/// What was just done, with the way to take it back while there is one.
struct Toast: Sendable {
  /// Tells one toast from the next.
  let id: String
  let sentence: Phrase
  let undo: Link?

  static let saved = Toast(id: "saved", sentence: EventPhrases.saved, undo: nil)

  private init(id: String, sentence: Phrase, undo: Link?) {
    (self.id, self.sentence, self.undo) = (id, sentence, undo)
  }

  /// - Parameter mayUndo: whether the reader may take it back.
  init(_ activity: Activity, app: any App, mayUndo: Bool) {
    self.init(
      id: activity.id.description, sentence: app.words(for: activity),
      undo: mayUndo && activity.undo == .possible ? Undoing.path(activity.id) : nil)
  }

  /// Where toasts come up; it is there without one too, so that one that arrives later is read out.
  /// - Parameter back: the page within its space, where undoing leads.
  static func tray(_ toast: Toast?, back: Link) -> HTML {
    "<div class=\"toasts\" role=\"status\" aria-live=\"polite\">\(toast?.html(back: back))</div>"
  }

  private func html(back: Link) -> HTML {
    let form: HTML? = undo.map { link in
      """
      <form method="post" action="\(link)" data-enhance><input type="hidden" name="back" value="\(back.path)">\
      <button>\(KitPhrases.undo)</button></form>
      """
    }
    return "<undo-toast class=\"toast\" id=\"toast-\(id)\"><p>\(sentence)</p>\(form)</undo-toast>"
  }
}
