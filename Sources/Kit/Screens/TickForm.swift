/// Says which of two states is wanted, never the opposite of what is there.
package struct TickForm: Sendable {
  package let html: HTML

  /// - Parameters:
  ///   - name: of the state that is.
  ///   - kind: the form's classes.
  ///   - button: the button's.
  ///   - label: where the content doesn't say it itself.
  ///   - colour: of the styles.
  ///   - stays: whether the row stays where it is for a moment.
  package init(
    _ name: String, _ isOn: Bool, posts link: Link, as action: Action, kind: String? = "tick",
    button: String = "tick-button", label: Phrase? = nil, colour: String? = nil, stays: Bool = false, _ content: HTML
  ) {
    let classes: HTML? = kind.map { " class=\"\($0)\"" }
    let said: HTML? = label.map { " aria-label=\"\($0)\"" }
    let tone: HTML? = colour.map { " data-colour=\"\($0)\"" }
    html = """
      <set-field\(stays, attribute: "stays")><form\(classes) method="post" action="\(link)"\(action.attributes)>\
      <input type="hidden" name="\(name)" value="\(isOn ? "no" : "yes")">\
      <button class="\(button)" aria-pressed="\(isOn ? "true" : "false")"\(said)\(tone)>\
      \(content)</button></form></set-field>
      """
  }
}
