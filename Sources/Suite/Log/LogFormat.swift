import Logging

/// How the log writes its lines, for whatever collects them.
package enum LogFormat: String, Sendable, CaseIterable {
  /// `time=… level=error msg=fault route=/s/{space}`: for people, and for what reads fields all the same.
  case logfmt
  /// An object a line.
  case json

  /// - Parameter name: the usual one where nobody names any.
  /// - Throws: ``CannotOpen`` for a name that it doesn't know.
  package init(named name: String?) throws {
    guard let name else {
      self = .logfmt
      return
    }
    guard let format = LogFormat(rawValue: name) else {
      throw CannotOpen(
        "--log-format is \(name). It can be \(LogFormat.allCases.map(\.rawValue).joined(separator: " or ")).")
    }
    self = format
  }

  /// Writes the log so from now on; once a process.
  package func begin() {
    let output = LogOutput()
    LoggingSystem.bootstrap { _ in LineLogHandler(format: self, output: output) }
  }

  /// One line.
  /// - Parameter fields: in their order. No field is there twice.
  func line(_ fields: [(name: String, value: String)]) -> String {
    switch self {
    case .logfmt: fields.map { "\($0.name)=\(Self.word($0.value))" }.joined(separator: " ")
    case .json: "{\(fields.map { "\(Self.quoted($0.name)):\(Self.quoted($0.value))" }.joined(separator: ","))}"
    }
  }

  /// A value as it is, or between quotes where something in it would not be told from what follows.
  private static func word(_ value: String) -> String {
    let isPlain = value.unicodeScalars.allSatisfy { !breaksLine($0) && ![" ", "\"", "=", "\\"].contains($0) }
    return isPlain && !value.isEmpty ? value : quoted(value)
  }

  /// Control signs, and those that some readers take for an end of line.
  private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || [0x2028, 0x2029].contains(scalar.value)
  }

  /// As JSON writes it, so that a line stays one whatever is in it.
  private static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where breaksLine(scalar):
        let digits = String(scalar.value, radix: 16)
        text += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
