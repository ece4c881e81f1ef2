package enum Month: Int, CaseIterable, Localized {
  case january = 1
  case february, march, april, may, june, july, august, september, october, november, december

  package func text(in locale: ReaderLocale) -> String {
    Self.names[rawValue - 1].text(in: locale)
  }

  /// As CLDR abbreviates within a date.
  package var abbreviation: Phrase { Self.abbreviations[rawValue - 1] }

  private static let names = [
    Phrase(es: "enero", en: "January", pt: "janeiro"),
    Phrase(es: "febrero", en: "February", pt: "fevereiro"),
    Phrase(es: "marzo", en: "March", pt: "março"),
    Phrase(es: "abril", en: "April", pt: "abril"),
    Phrase(es: "mayo", en: "May", pt: "maio"),
    Phrase(es: "junio", en: "June", pt: "junho"),
    Phrase(es: "julio", en: "July", pt: "julho"),
    Phrase(es: "agosto", en: "August", pt: "agosto"),
    Phrase(es: "septiembre", en: "September", pt: "setembro"),
    Phrase(es: "octubre", en: "October", pt: "outubro"),
    Phrase(es: "noviembre", en: "November", pt: "novembro"),
    Phrase(es: "diciembre", en: "December", pt: "dezembro"),
  ]

  private static let abbreviations = [
    Phrase(es: "ene", en: "Jan", pt: "jan."),
    Phrase(es: "feb", en: "Feb", pt: "fev."),
    Phrase(es: "mar", en: "Mar", pt: "mar."),
    Phrase(es: "abr", en: "Apr", pt: "abr."),
    Phrase(es: "may", en: "May", pt: "mai."),
    Phrase(es: "jun", en: "Jun", pt: "jun."),
    Phrase(es: "jul", en: "Jul", pt: "jul."),
    Phrase(es: "ago", en: "Aug", pt: "ago."),
    Phrase(es: "sept", en: "Sep", pt: "set."),
    Phrase(es: "oct", en: "Oct", pt: "out."),
    Phrase(es: "nov", en: "Nov", pt: "nov."),
    Phrase(es: "dic", en: "Dec", pt: "dez."),
  ]
}
