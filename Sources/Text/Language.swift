/// A language that the pages are written in. The raw value is what the `lang` attribute says.
package enum Language: String, CaseIterable, Sendable, Codable {
  case es, en, pt

  /// The language's name in itself, as a picker shows it.
  package var ownName: String {
    switch self {
    case .es: "Español"
    case .en: "English"
    case .pt: "Português"
    }
  }

  /// Reads an `Accept-Language` header: the offered language with the highest weight, the first of equals.
  ///
  /// Regions are ignored (`pt-BR` and `pt-PT` are both Portuguese), as are `*` and entries that cannot be read.
  /// English when nothing matches or there is no header.
  package init(acceptLanguage header: String?) {
    var best: (language: Language, weight: Double)?
    for entry in (header ?? "").split(separator: ",") {
      guard let (language, weight) = Self.offer(entry), weight > (best?.weight ?? 0) else { continue }
      best = (language, weight)
    }
    self = best?.language ?? .en
  }

  private static func offer(_ entry: Substring) -> (Language, Double)? {
    let parts = entry.lowercased().filter { !$0.isWhitespace }.split(separator: ";", omittingEmptySubsequences: false)
    guard let tag = parts.first, let primary = tag.split(separator: "-").first,
      let language = Language(rawValue: String(primary))
    else { return nil }
    guard let parameter = parts.dropFirst().first(where: { $0.hasPrefix("q=") }) else { return (language, 1) }
    guard let weight = Double(parameter.dropFirst(2)), (0...1).contains(weight) else { return nil }
    return (language, weight)
  }
}
