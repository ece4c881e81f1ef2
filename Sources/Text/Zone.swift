/// A time zone of the IANA database, such as `Europe/Madrid`. One reference, cheap to copy.
///
/// The rules are the machine's ([0126](../../docs/decisions/0126-zones-are-the-machines.md)).
package struct Zone: Hashable, Sendable {
  private let rules: ZoneRules

  /// `nil` when there is no such zone. Fixed offsets such as `GMT+3` are not zones.
  package init?(_ identifier: String) {
    guard let rules = ZoneRules.named(identifier) else { return nil }
    self.rules = rules
  }

  package static let utc: Zone = {
    guard let zone = Zone("UTC") else { fatalError("UTC is always known") }
    return zone
  }()

  /// For a picker, in alphabetical order. One that a browser reported by an older name, and that is not among them, is still
  /// valid.
  package static let identifiers: [String] = (ZoneDatabase.identifiers + ["UTC"]).sorted()

  /// Where the machine says it is; `nil` where it says nothing, or that it is nowhere, as servers do.
  package static var ofMachine: Zone? {
    ZoneDatabase.ofMachine.flatMap { $0.hasPrefix("Etc/") || $0 == "UTC" ? nil : Zone($0) }
  }

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
