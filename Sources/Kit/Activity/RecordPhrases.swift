enum RecordPhrases {
  static let nothing = Phrase(es: "Sin actividad", en: "No activity", pt: "Sem atividade")
  static let nothingYet = Phrase(
    es: "Aquí queda quién hizo qué y cuándo.", en: "Who did what, and when, is kept here.",
    pt: "Aqui fica quem fez o quê e quando.")
  static let nothingFits = Phrase(
    es: "Nada coincide con el filtro.", en: "Nothing fits the filter.", pt: "Nada corresponde ao filtro.")
  static let missed = Phrase(
    es: "Desde tu última visita", en: "Since you last looked", pt: "Desde a sua última visita")
  static let unknown = Phrase(es: "Cambio", en: "Change", pt: "Alteração")
  static let person = Phrase(es: "Persona", en: "Person", pt: "Pessoa")
  static let everybody = Phrase(es: "Todas las personas", en: "Everybody", pt: "Todas as pessoas")
  static let app = Phrase(es: "Aplicación", en: "App", pt: "Aplicação")
  static let allApps = Phrase(es: "Todas las aplicaciones", en: "Every app", pt: "Todas as aplicações")
  static let dayLabel = Phrase(es: "Día", en: "Day", pt: "Dia")
  static func day(_ day: Day, from today: Day) -> Phrase { Phrase(Capitalized(day.written(.heading(from: today)))) }
  /// What nobody did: the program by itself.
  static let automatic = Phrase(es: "Automático", en: "Automatic", pt: "Automático")
  static func author(_ line: Activity) -> Phrase { Phrase(joining: "\(line.authorName) · \(line.at.written(.time))") }

  static func undo(_ what: Phrase) -> Phrase { Phrase(joining: "\(KitPhrases.undo): \(what)") }

  static let trash = Phrase(es: "Papelera", en: "Trash", pt: "Apagados")
  static let trashIsEmpty = Phrase(es: "La papelera está vacía", en: "The trash is empty", pt: "Não há nada apagado")
  static let trashNote = Phrase(
    es: "Lo eliminado espera aquí treinta días; después desaparece para siempre.",
    en: "What is deleted waits here for thirty days; then it is gone for good.",
    pt: "O que foi apagado espera aqui trinta dias; depois desaparece para sempre.")
  static func restore(_ title: String) -> Phrase {
    Phrase(es: "Recuperar \(title)", en: "Bring back \(title)", pt: "Recuperar \(title)")
  }
  static func deleted(_ line: Activity) -> Phrase {
    let (name, at) = (line.authorName, line.at)
    return Phrase(es: "Lo eliminó \(name) · \(at)", en: "Deleted by \(name) · \(at)", pt: "Apagado por \(name) · \(at)")
  }
}
