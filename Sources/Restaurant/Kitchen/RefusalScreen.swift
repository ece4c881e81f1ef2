import Kit

/// Why an order is refused: the guest reads it at once.
struct RefusalScreen: Screen {
  let order: Order
  let state: FormState

  var title: Phrase { KitchenPhrases.refuse(order.number) }
  var topics: [Topic] { [Order.topic] }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }

  var bar: NavigationBar {
    NavigationBar(leading: .cancel(to: KitchenPaths.ticket(order.id)), trailing: .submit(KitchenPhrases.refuse))
  }

  var content: HTML {
    let chosen = state.values["reason"]
    let boxes = RefusalReason.allCases.html { reason in
      """
      <label class="check"><input type="radio" name="reason" value="\(reason.rawValue)"\
      \(chosen == reason.rawValue, attribute: "checked")><span>\(reason.name)</span></label>
      """
    }
    let error: HTML? = state.problems["reason"].map { "<p class=\"field-error\" id=\"reason-error\">\($0)</p>" }
    return state.form(
      posts: KitchenPaths.refusal(order.id),
      """
      <fieldset class="group checks"\(error == nil ? "" : " aria-describedby=\"reason-error\"" as HTML)>\
      <legend class="group-title">\(KitchenPhrases.reason)</legend><div class="fields">\(boxes)\(error)</div></fieldset>\
      \(FieldGroup(note: KitchenPhrases.reasonNote, state.area("note", KitchenPhrases.noteForGuest, rows: 2)).html)
      """)
  }
}
