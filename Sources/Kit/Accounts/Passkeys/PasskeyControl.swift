/// What needs scripts and an authenticator, inside the element that brings it to life: hidden until the browser turns out to be
/// able to do it.
struct PasskeyControl {
  /// What can go wrong before anything is sent. The script shows the sentence of that name.
  private static let problems: [(name: String, phrase: Phrase)] = [
    ("cancelled", PasskeyPhrases.cancelled), ("known", PasskeyPhrases.isHereAlready),
    ("unsuited", PasskeyPhrases.unsuited), ("offline", KitPhrases.offline),
  ]

  let html: HTML

  /// - Parameters:
  ///   - element: the custom element's name.
  ///   - options: where the script asks what to ask the authenticator for.
  ///   - content: holds the form that takes the authenticator's answer.
  init(_ element: Element, party: RelyingParty, options: Link, content: HTML) {
    let sentences = Self.problems.html { problem in
      """
      <p class="notice" data-tone="error" data-problem="\(problem.name)" role="alert" hidden>\(problem.phrase)</p>
      """
    }
    let attributes: HTML = "class=\"passkey\" origin=\"\(party.origin)\" options=\"\(options)\""
    html =
      switch element {
      case .maker: "<passkey-maker \(attributes) hidden>\(sentences)\(content)</passkey-maker>"
      case .entry: "<passkey-entry \(attributes) hidden>\(sentences)\(content)</passkey-entry>"
      }
  }

  enum Element {
    case maker, entry
  }

  /// Empty fields for the bytes that the script fills in.
  static func fields(_ names: [String]) -> HTML {
    names.html { "<input type=\"hidden\" name=\"\($0)\" value=\"\">" }
  }
}
