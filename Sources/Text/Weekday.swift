/// Numbered as in ISO 8601.
package enum Weekday: Int, CaseIterable, Localized {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  package func text(in locale: ReaderLocale) -> String {
    name.text(in: locale)
  }

  private var name: Phrase {
    switch self {
    case .monday: Phrase(es: "lunes", en: "Monday", pt: "segunda-feira")
    case .tuesday: Phrase(es: "martes", en: "Tuesday", pt: "terça-feira")
    case .wednesday: Phrase(es: "miércoles", en: "Wednesday", pt: "quarta-feira")
    case .thursday: Phrase(es: "jueves", en: "Thursday", pt: "quinta-feira")
    case .friday: Phrase(es: "viernes", en: "Friday", pt: "sexta-feira")
    case .saturday: Phrase(es: "sábado", en: "Saturday", pt: "sábado")
    case .sunday: Phrase(es: "domingo", en: "Sunday", pt: "domingo")
    }
  }
}
