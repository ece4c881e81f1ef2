import Kit

/// What the owner of a restaurant decided about it.
struct Establishment: Sendable {
  /// In which dishes are written mainly.
  var language: Language
  /// How guests may order.
  var ways: Set<ServiceType>
  var hours: OpeningHours
  /// Whether the menu has been filled for the first time.
  var hasMenu: Bool

  /// Before anybody has decided anything: always open, in every way.
  static func fresh(in language: Language, zone: Zone) -> Establishment {
    Establishment(
      language: language, ways: Set(ServiceType.allCases), hours: OpeningHours(zone: zone, weekly: .always),
      hasMenu: false)
  }

  var storedWays: String { ServiceType.allCases.filter(ways.contains).map(\.rawValue).joined(separator: " ") }
}
