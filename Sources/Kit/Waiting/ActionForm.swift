extension Action.Offline {
  /// By which scripts know what may wait; `nil` for what may not.
  package var kind: String? {
    switch self {
    case .never: nil
    case .set: "set"
    case .choose: "choose"
    case .remove: "remove"
    case .line: "line"
    case .make: "make"
    case .form: "form"
    }
  }

  var attribute: HTML? {
    if case .never(let reason) = self { return reason.map { " data-needs-signal=\"\($0)\"" } }
    return kind.map { " data-offline=\"\($0)\"" }
  }
}
