import Kit

/// What is said about opening hours.
enum HoursPhrases {
  static let open = Phrase(es: "Abierto", en: "Open", pt: "Aberto")
  static let closed = Phrase(es: "Cerrado", en: "Closed", pt: "Fechado")
  static let allDay = Phrase(es: "Las 24 horas", en: "24 hours", pt: "24 horas por dia")
  static let takesOrders = Phrase(es: "Se aceptan pedidos", en: "Taking orders", pt: "Aceitam-se pedidos")

  static func closed(_ opening: Opening?) -> Phrase {
    guard let opens = opening?.opens else {
      return Phrase(
        es: "Cerrado hasta nuevo aviso", en: "Closed until further notice", pt: "Fechado até novo aviso")
    }
    return Phrase(es: "Cerrado. \(opens)", en: "Closed. \(opens)", pt: "Fechado. \(opens)")
  }

  static func noOrders(_ opening: Opening?) -> Phrase {
    guard let moment = opening?.moment else {
      return Phrase(
        es: "De momento no se aceptan pedidos.", en: "No orders are taken for the time being.",
        pt: "Por enquanto não se aceitam pedidos.")
    }
    return Phrase(
      es: "Ahora no se aceptan pedidos. Se podrá pedir \(moment).",
      en: "No orders are taken right now. You can order \(moment).",
      pt: "Agora não se aceitam pedidos. Pode pedir \(moment).")
  }

  static func runsIntoNight(_ interval: HoursInterval, of day: Weekday) -> Phrase {
    Phrase(
      es: "\(interval.text) empieza antes de que acabe la noche anterior (\(day)).",
      en: "\(interval.text) begins before the previous night (\(day)) is over.",
      pt: "\(interval.text) começa antes de acabar a noite anterior (\(day)).")
  }
}
