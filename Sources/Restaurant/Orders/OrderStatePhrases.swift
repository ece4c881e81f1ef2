import Kit

extension OrderState {
  /// For the kitchen, in a word.
  var name: Phrase {
    switch self {
    case .received: Phrase(es: "Recibido", en: "Received", pt: "Recebido")
    case .preparing: Phrase(es: "En preparación", en: "In preparation", pt: "Em preparação")
    case .ready: Phrase(es: "Listo", en: "Ready", pt: "Pronto")
    case .onItsWay: Phrase(es: "De camino", en: "On its way", pt: "A caminho")
    case .done: Phrase(es: "Terminado", en: "Done", pt: "Concluído")
    case .refused: Phrase(es: "Rechazado", en: "Refused", pt: "Recusado")
    case .cancelled: Phrase(es: "Cancelado", en: "Cancelled", pt: "Cancelado")
    }
  }

  /// For the guest who waits.
  func guestPhrase(for way: ServiceType) -> Phrase {
    switch (self, way) {
    case (.received, _):
      Phrase(
        es: "Hemos recibido tu pedido", en: "We have received your order", pt: "Recebemos o seu pedido")
    case (.preparing, _):
      Phrase(es: "Lo estamos preparando", en: "We are preparing it", pt: "O seu pedido está em preparação")
    case (.ready, .dineIn):
      Phrase(
        es: "Listo: te lo llevamos a la mesa", en: "Ready: we are bringing it to your table",
        pt: "Pronto: vamos levar à sua mesa")
    case (.ready, .pickUp): Phrase(es: "Listo para recoger", en: "Ready to pick up", pt: "Pronto: já pode vir buscar")
    case (.ready, .delivery):
      Phrase(es: "Listo: sale enseguida", en: "Ready: it leaves any moment", pt: "Pronto: sai em instantes")
    case (.onItsWay, _): Phrase(es: "Va de camino", en: "On its way to you", pt: "Está a caminho")
    case (.done, .dineIn):
      Phrase(es: "Servido. ¡Que aproveche!", en: "Served. Enjoy your meal!", pt: "Servido. Bom apetite!")
    case (.done, .pickUp):
      Phrase(es: "Recogido. ¡Que aproveche!", en: "Picked up. Enjoy your meal!", pt: "Entregue. Bom apetite!")
    case (.done, .delivery):
      Phrase(es: "Entregado. ¡Que aproveche!", en: "Delivered. Enjoy your meal!", pt: "Entregue. Bom apetite!")
    case (.refused, _):
      Phrase(
        es: "No hemos podido aceptar tu pedido", en: "We could not take your order",
        pt: "Não pudemos aceitar o seu pedido")
    case (.cancelled, _): Phrase(es: "Pedido cancelado", en: "Order cancelled", pt: "Pedido cancelado")
    }
  }

  /// On the button that makes an order so.
  func action(for way: ServiceType) -> Phrase {
    switch (self, way) {
    case (.received, _): Phrase(es: "Volver a recibido", en: "Back to received", pt: "Voltar a recebido")
    case (.preparing, _): Phrase(es: "Empezar", en: "Start", pt: "Começar")
    case (.ready, _): Phrase(es: "Listo", en: "Ready", pt: "Pronto")
    case (.onItsWay, _): Phrase(es: "Sale a reparto", en: "Send out", pt: "Sai para entrega")
    case (.done, .dineIn): Phrase(es: "Servido", en: "Served", pt: "Servido")
    case (.done, .pickUp): Phrase(es: "Recogido", en: "Picked up", pt: "Entregue")
    case (.done, .delivery): Phrase(es: "Entregado", en: "Delivered", pt: "Entregue")
    case (.refused, _): Phrase(es: "Rechazar", en: "Refuse", pt: "Recusar")
    case (.cancelled, _): Phrase(es: "Cancelar pedido", en: "Cancel order", pt: "Cancelar pedido")
    }
  }
}
