import Foundation

/// A time zone of the IANA database, such as `Europe/Madrid`. One reference, cheap to copy.
///
/// The rules come with Foundation, not from files of the machine.
package struct Zone: Hashable, Sendable {
  private let rules: ZoneRules

  /// `nil` when there is no such zone. Fixed offsets such as `GMT+3` are not zones.
  package init?(_ identifier: String) {
    guard let rules = ZoneRules.named(identifier) else { return nil }
    self.rules = rules
  }

  package static let utc: Zone = {
    guard let zone = Zone("UTC") else { fatalError("Foundation knows no UTC: nothing could be dated") }
    return zone
  }()

  /// For a picker, in alphabetical order. A few zones go by an older name there: one that a browser reported and that
  /// is not among them is still valid.
  package static let identifiers: [String] =
    (TimeZone.knownTimeZoneIdentifiers.filter { $0.contains("/") } + ["UTC"]).sorted()

  package var identifier: String { rules.identifier }

  /// Seconds east of UTC at that instant.
  package func offset(at instant: Instant) -> Int {
    rules.offset(atSecond: instant.milliseconds.flooredQuotient(by: 1000))
  }

  package static func == (one: Zone, other: Zone) -> Bool {
    one.rules === other.rules
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(rules))
  }
}

extension Zone: CodedAsText {
  package var description: String { identifier }
}
