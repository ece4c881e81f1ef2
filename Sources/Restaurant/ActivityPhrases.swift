import Kit

/// How activity reads.
extension RestaurantPhrases {
  static func sentence(for activity: Activity) -> Phrase {
    if let sentence = TablePhrases.sentence(for: activity) { return sentence }
    let title = activity.subject.title
    switch activity.verb {
    case "order.placed":
      return Phrase(
        es: "Pedido \(title) enviado a la cocina", en: "Order \(title) sent to the kitchen",
        pt: "Pedido \(title) enviado para a cozinha")
    case "order.discarded":
      return Phrase(es: "Pedido cancelado", en: "Order cancelled", pt: "Pedido cancelado")
    case "order.repeated": return repeated(activity)
    case "line.removed": return Phrase(es: "Quitado: \(title)", en: "Removed: \(title)", pt: "Removido: \(title)")
    default:
      return KitchenPhrases.sentence(for: activity) ?? DeskActivity.sentence(for: activity) ?? usual(activity)
    }
  }

  private static func usual(_ activity: Activity) -> Phrase {
    let title = activity.subject.title
    return activity.verb.name.hasSuffix(".undone")
      ? Phrase(es: "Recuperado: \(title)", en: "Brought back: \(title)", pt: "Recuperado: \(title)")
      : activity.verb.name.hasSuffix(".deleted")
        ? Phrase(es: "Eliminado: \(title)", en: "Deleted: \(title)", pt: "Apagado: \(title)")
        : Phrase(es: "Cambiado: \(title)", en: "Changed: \(title)", pt: "Alterado: \(title)")
  }

  private static func repeated(_ activity: Activity) -> Phrase {
    let added = Phrase(es: "Añadido a tu pedido", en: "Added to your order", pt: "Adicionado ao seu pedido")
    let missing = activity.fields.filter { $0.field == "missing" }.map(\.from).joined(separator: ", ")
    guard !missing.isEmpty else { return added }
    if activity.fields.contains(where: { $0.field == "nothing" }) {
      return Phrase(
        es: "No se ha añadido nada. Ya no se puede pedir: \(missing)",
        en: "Nothing was added. No longer available: \(missing)",
        pt: "Não foi adicionado nada. Já não está disponível: \(missing)")
    }
    return Phrase(
      es: "\(added). Ya no se puede pedir: \(missing)", en: "\(added). No longer available: \(missing)",
      pt: "\(added). Já não está disponível: \(missing)")
  }
}
