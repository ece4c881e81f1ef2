import Kit

/// What was changed, for people to read.
extension TicketChange {
  /// `nil` for what the rest says already.
  var phrase: Phrase? {
    switch (kind, line?.phrase) {
    case (.lineQuantity, let name?):
      Phrase(joining: "\(name): \(from) → \(to)")
    case (.added, let name?):
      Phrase(es: "Añadido: \(to) × \(name)", en: "Added: \(to) × \(name)", pt: "Adicionado: \(to) × \(name)")
    case (.removed, let name?):
      Phrase(es: "Quitado: \(from) × \(name)", en: "Removed: \(from) × \(name)", pt: "Removido: \(from) × \(name)")
    case (.lineNote, let name?): noted(Phrase(es: "\(name), nota", en: "\(name), note", pt: "\(name), nota"))
    case (.lineModifiers, let name?):
      replaced(
        Phrase(es: "\(name), opciones", en: "\(name), options", pt: "\(name), opções"),
        options(from, mainly: line?.main ?? .es), options(to, mainly: line?.main ?? .es))
    case (.linePrice, let name?):
      replaced(
        Phrase(es: "\(name), precio", en: "\(name), price", pt: "\(name), preço"), Self.money(from).map { Phrase($0) },
        Self.money(to).map { Phrase($0) })
    case (.note, nil): noted(RestaurantPhrases.orderNote)
    case (.way, nil): replaced(ReportPhrases.way, ServiceType(rawValue: from)?.name, ServiceType(rawValue: to)?.name)
    case (.time, nil):
      replaced(PickUpPhrases.time, PickUpPhrases.written(from), PickUpPhrases.written(to) ?? PickUpPhrases.soonest)
    case (.table, nil): replaced(TablePhrases.table)
    case (.name, nil): replaced(KitPhrases.name)
    case (.phone, nil): replaced(KitPhrases.phone)
    case (.address, nil): replaced(KitPhrases.address)
    case (.lineState, let name?):
      LineState(rawValue: to).map {
        Phrase(joining: "\(name): \($0.name)")
      }
    default: nil
    }
  }

  private func options(_ stored: String, mainly main: Language) -> Phrase {
    // What they are called needs no currency.
    [ChosenModifier](stored: stored, currency: .eur)?.summary(mainly: main) ?? EntryPhrases.noOptions
  }

  /// "Address: Calle Mayor 1 → Calle Nueva 2"; nothing of what another way has no use for.
  private func replaced(_ what: Phrase) -> Phrase? {
    func written(_ text: String) -> Phrase? { text.isEmpty ? nil : Phrase(verbatim: text) }
    return to.isEmpty ? nil : replaced(what, written(from), written(to))
  }

  private func replaced(_ what: Phrase, _ before: Phrase?, _ after: Phrase?) -> Phrase? {
    guard let after else { return nil }
    guard let before else { return Phrase(joining: "\(what): \(after)") }
    return Phrase(joining: "\(what): \(before) → \(after)")
  }

  private func noted(_ what: Phrase) -> Phrase {
    switch (from.isEmpty, to.isEmpty) {
    case (true, _): Phrase(es: "\(what): «\(to)»", en: "\(what): “\(to)”", pt: "\(what): “\(to)”")
    case (_, true):
      Phrase(es: "\(what): quitada «\(from)»", en: "\(what): “\(from)” removed", pt: "\(what): “\(from)” removida")
    case (false, false):
      Phrase(es: "\(what): «\(from)» → «\(to)»", en: "\(what): “\(from)” → “\(to)”", pt: "\(what): “\(from)” → “\(to)”")
    }
  }

  /// The words of a correction; how far a line has come is the kitchen's own business there.
  static func corrections(in activity: Activity) -> [Phrase] {
    activity.ticketChanges.filter { ![.lineState, .state].contains($0.kind) }.compactMap(\.phrase)
  }

  /// Those for whoever has the order's link, who sees what was ordered and neither where it goes nor to whom.
  static func openCorrections(in activity: Activity) -> [Phrase] {
    let open: Set<Kind> = [.lineQuantity, .lineNote, .lineModifiers, .linePrice, .added, .removed, .way, .time]
    return activity.ticketChanges.filter { open.contains($0.kind) }.compactMap(\.phrase)
  }
}
