/// Numbered as in ISO 8601.
package enum Weekday: Int, CaseIterable, Localized {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  package func text(in locale: ReaderLocale) -> String {
    Self.names[rawValue - 1].text(in: locale)
  }

  private static let names = [
    Phrase(es: "lunes", en: "Monday", pt: "segunda-feira"),
    Phrase(es: "martes", en: "Tuesday", pt: "terça-feira"),
    Phrase(es: "miércoles", en: "Wednesday", pt: "quarta-feira"),
    Phrase(es: "jueves", en: "Thursday", pt: "quinta-feira"),
    Phrase(es: "viernes", en: "Friday", pt: "sexta-feira"),
    Phrase(es: "sábado", en: "Saturday", pt: "sábado"),
    Phrase(es: "domingo", en: "Sunday", pt: "domingo"),
  ]
}
