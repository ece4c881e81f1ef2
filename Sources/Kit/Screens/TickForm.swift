/// Says which of two states is wanted, never the opposite of what is there.
package struct TickForm: Sendable {
  package let html: HTML

  /// - Parameters:
  ///   - name: of the state that is.
  ///   - action: one that may wait: a tick is seen at once, and what was seen is kept.
  ///   - kind: the form's classes.
  ///   - button: the button's.
  ///   - label: where the content doesn't say it itself; of an absence, what is said of it while it waits on the device.
  ///   - isAbsence: whether the state that is on says that something is off: a switch shows the opposite of it.
  ///   - colour: of the styles.
  ///   - stays: whether the row stays where it is for a moment.
  package init(
    _ name: String, _ isOn: Bool, posts link: Link, as action: Action, kind: String? = "tick",
    button: String = "tick-button", label: Phrase? = nil, isAbsence: Bool = false, colour: String? = nil,
    stays: Bool = false, _ content: HTML
  ) {
    assert(action.offline.kind == "set", "\(action.name) is seen before it is kept")
    let classes: HTML? = kind.map { " class=\"\($0)\"" }
    let said: HTML? = label.map { isAbsence ? " data-says=\"\($0)\"" : " aria-label=\"\($0)\"" }
    let tone: HTML? = colour.map { " data-colour=\"\($0)\"" }
    let value: HTML = isOn != isAbsence ? "true" : "false"
    let state: HTML = isAbsence ? "role=\"switch\" aria-checked=\"\(value)\"" : "aria-pressed=\"\(value)\""
    html = """
      <set-field\(stays, attribute: "stays")><form\(classes) method="post" action="\(link)"\(action.attributes)>\
      <input type="hidden" name="\(name)" value="\(isOn ? "no" : "yes")">\
      <button class="\(button)" \(state)\(said)\(tone)>\
      \(content)</button></form></set-field>
      """
  }
}
