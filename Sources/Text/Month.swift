package enum Month: Int, CaseIterable, Localized {
  case january = 1
  case february, march, april, may, june, july, august, september, october, november, december

  package func text(in locale: ReaderLocale) -> String {
    name.text(in: locale)
  }

  private var name: Phrase {
    switch self {
    case .january: Phrase(es: "enero", en: "January", pt: "janeiro")
    case .february: Phrase(es: "febrero", en: "February", pt: "fevereiro")
    case .march: Phrase(es: "marzo", en: "March", pt: "março")
    case .april: Phrase(es: "abril", en: "April", pt: "abril")
    case .may: Phrase(es: "mayo", en: "May", pt: "maio")
    case .june: Phrase(es: "junio", en: "June", pt: "junho")
    case .july: Phrase(es: "julio", en: "July", pt: "julho")
    case .august: Phrase(es: "agosto", en: "August", pt: "agosto")
    case .september: Phrase(es: "septiembre", en: "September", pt: "setembro")
    case .october: Phrase(es: "octubre", en: "October", pt: "outubro")
    case .november: Phrase(es: "noviembre", en: "November", pt: "novembro")
    case .december: Phrase(es: "diciembre", en: "December", pt: "dezembro")
    }
  }

  /// As CLDR abbreviates within a date.
  package var abbreviation: Phrase {
    switch self {
    case .january: Phrase(es: "ene", en: "Jan", pt: "jan.")
    case .february: Phrase(es: "feb", en: "Feb", pt: "fev.")
    case .march: Phrase(es: "mar", en: "Mar", pt: "mar.")
    case .april: Phrase(es: "abr", en: "Apr", pt: "abr.")
    case .may: Phrase(es: "may", en: "May", pt: "mai.")
    case .june: Phrase(es: "jun", en: "Jun", pt: "jun.")
    case .july: Phrase(es: "jul", en: "Jul", pt: "jul.")
    case .august: Phrase(es: "ago", en: "Aug", pt: "ago.")
    case .september: Phrase(es: "sept", en: "Sep", pt: "set.")
    case .october: Phrase(es: "oct", en: "Oct", pt: "out.")
    case .november: Phrase(es: "nov", en: "Nov", pt: "nov.")
    case .december: Phrase(es: "dic", en: "Dec", pt: "dez.")
    }
  }
}
