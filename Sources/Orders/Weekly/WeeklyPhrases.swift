import Kit

enum WeeklyPhrases {
  static let everyWeek = Phrase(es: "Cada semana", en: "Every week", pt: "Todas as semanas")
  static let noLongerWeekly = Phrase(
    es: "Ya no se repite", en: "No longer repeated", pt: "Já não se repete")
  static let cameAgain = Phrase(
    es: "Repetido, como cada semana", en: "Repeated, as every week", pt: "Repetida, como todas as semanas")
  static let repeatWeekly = Phrase(
    es: "Repetir cada semana", en: "Repeat every week", pt: "Repetir todas as semanas")
  static let beginWeekly = Phrase(es: "Repetir", en: "Repeat", pt: "Repetir")
  static let endWeekly = Phrase(es: "Dejar de repetir", en: "Stop repeating", pt: "Deixar de repetir")
  static func nextOne(_ day: Day, from today: Day) -> Phrase {
    let day = day.written(.heading(from: today))
    return Phrase(es: "El siguiente: \(day)", en: "Next: \(day)", pt: "A seguinte: \(day)")
  }
  static func sameEvery(_ weekday: Weekday) -> Phrase {
    let isWeekend = weekday == .saturday || weekday == .sunday
    let on = Phrase(joining: "\(Phrase(verbatim: isWeekend ? "ao" : "à")) \(weekday)")
    return Phrase(
      es: "Lo mismo cada \(weekday), a los precios de ese día",
      en: "The same every \(weekday), at the prices of that day",
      pt: "O mesmo, sempre \(on), aos preços desse dia")
  }
  static let weeklyNote = Phrase(
    es: """
      Al día siguiente de este se apunta el de la semana próxima, tal como haya quedado, a los precios de ese día. Si \
      cancelas uno, solo falta esa semana; si lo eliminas, deja de repetirse.
      """,
    en: """
      The day after this order, the one of the next week is added, just as this one then stands, at the prices of that day. \
      Cancelling one skips that week; deleting it ends the repetition.
      """,
    pt: """
      No dia a seguir a esta é anotada a da semana seguinte, tal como esta estiver, aos preços desse dia. Cancelar uma \
      salta essa semana; apagá-la termina a repetição.
      """)
  static let weeklyNeedsDay = Phrase(
    es: "Se repite en cuanto tenga un día.", en: "It is repeated once it has a day.",
    pt: "Repete-se assim que tiver um dia.")
  static let weeklyNeedsSignal = Phrase(
    es: "Sin conexión no se puede cambiar si se repite.", en: "Repeating cannot be changed without a connection.",
    pt: "Sem rede não é possível alterar a repetição.")
}
