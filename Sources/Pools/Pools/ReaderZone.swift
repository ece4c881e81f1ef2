import Kit

/// Names the clock that a time is read on: “Madrid time”. Friends may sit in another zone than the match, and a link goes anywhere.
struct ReaderZone: Localized, Hashable {
  func text(in locale: ReaderLocale) -> String {
    let identifier = locale.zone.identifier
    guard let city = identifier.split(separator: "/").last, identifier.contains("/") else { return identifier }
    let name = Self.names[identifier] ?? Phrase(verbatim: String(city).replacing("_", with: " "))
    return Phrase(es: "hora de \(name)", en: "\(name) time", pt: "hora de \(name)").text(in: locale)
  }

  /// Cities that one of the languages calls otherwise than the zone does.
  private static let names: [String: Phrase] = [
    "Atlantic/Canary": Phrase(es: "Canarias", en: "Canary Islands", pt: "Canárias"),
    "Europe/Lisbon": Phrase(es: "Lisboa", en: "Lisbon", pt: "Lisboa"),
    "Europe/London": Phrase(es: "Londres", en: "London", pt: "Londres"),
    "Europe/Brussels": Phrase(es: "Bruselas", en: "Brussels", pt: "Bruxelas"),
    "Europe/Amsterdam": Phrase(es: "Ámsterdam", en: "Amsterdam", pt: "Amesterdão"),
    "Europe/Zurich": Phrase(es: "Zúrich", en: "Zurich", pt: "Zurique"),
    "Europe/Vienna": Phrase(es: "Viena", en: "Vienna", pt: "Viena"),
    "Europe/Berlin": Phrase(es: "Berlín", en: "Berlin", pt: "Berlim"),
    "Europe/Rome": Phrase(es: "Roma", en: "Rome", pt: "Roma"),
    "Europe/Istanbul": Phrase(es: "Estambul", en: "Istanbul", pt: "Istambul"),
    "America/Sao_Paulo": Phrase(verbatim: "São Paulo"),
    "America/Mexico_City": Phrase(es: "Ciudad de México", en: "Mexico City", pt: "Cidade do México"),
    "America/Bogota": Phrase(verbatim: "Bogotá"),
    "America/New_York": Phrase(es: "Nueva York", en: "New York", pt: "Nova York"),
    "Asia/Tokyo": Phrase(es: "Tokio", en: "Tokyo", pt: "Tóquio"),
  ]
}
