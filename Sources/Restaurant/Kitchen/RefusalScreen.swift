import Kit

/// Why an order is refused: the guest reads it at once.
struct RefusalScreen: Sheet {
  let order: Order
  let state: FormState

  var title: Phrase { KitchenPhrases.refuse(order.number) }
  var topics: [Topic] { [Order.topic] }

  var bar: NavigationBar {
    NavigationBar(leading: .cancel(to: KitchenPaths.ticket(order.id)), trailing: .submit(KitchenPhrases.refuse))
  }

  var content: HTML {
    let reasons = RefusalReason.allCases.map { (value: $0.rawValue, title: $0.name) }
    return state.form(
      posts: KitchenPaths.refusal(order.id),
      """
      \(state.radios("reason", RefusalDraft.reason.label, options: reasons))\
      \(FieldGroup(note: KitchenPhrases.reasonNote, state.show(RefusalDraft.note)).html)
      """)
  }
}
