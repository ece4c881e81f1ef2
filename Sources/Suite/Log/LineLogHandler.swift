import Foundation
import Kit
import Logging

/// Writes a line an event on the standard error.
struct LineLogHandler: LogHandler {
  let format: LogFormat
  let output: LogOutput
  var metadata: Logger.Metadata = [:]
  var metadataProvider: Logger.MetadataProvider?
  var logLevel = Logger.Level.info

  init(format: LogFormat, output: LogOutput) {
    (self.format, self.output) = (format, output)
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    var said = metadata.merging(event.metadata ?? [:]) { $1 }
    if let error = event.error, said["error"] == nil { said["error"] = "\(error)" }
    output.put(Self.fields(at: .now(), event.level, "\(event.message)", said), as: format)
  }

  /// When, how bad and what first; then the rest by name. What is called like one of the first is told apart.
  static func fields(
    at now: Instant, _ level: Logger.Level, _ message: String, _ metadata: Logger.Metadata
  ) -> [(name: String, value: String)] {
    let first = [("time", now.iso8601), ("level", level.rawValue), ("msg", message)]
    let rest = metadata.sorted { $0.key < $1.key }.map { key, value in
      (first.contains { $0.0 == key } ? "\(key)_" : key, "\(value)")
    }
    return first + rest
  }
}

/// The standard error, a whole line at a time.
final class LogOutput: Sendable {
  private let turn = Locked(())

  func put(_ fields: [(name: String, value: String)], as format: LogFormat) {
    let bytes = Array("\(format.line(fields))\n".utf8)
    turn.withLock { _ in
      var written = 0
      while written < bytes.count {
        let count = bytes[written...].withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
        // Nobody reads it any more, which is no reason to end.
        if count < 0, errno != EINTR { return }
        written += max(0, count)
      }
    }
  }
}
