import Kit

/// What is said of a trip: what was paid, where and when.
struct TripForm {
  let state: FormState
  let shops: [Shop]
  let currency: Currency

  /// What was bought when the form was shown. What others tick until it arrives is theirs.
  static let bought = Action.Input("bought", .words, "Ids of what was bought")

  /// At its end, over the trip's page.
  func ending(_ list: ShoppingList, of items: [Item]) -> FormSheet {
    let bought = items.filter(\.isBought)
    let left = items.count - bought.count
    let estimated = Totals.told(of: bought, currency: currency)?.inBasket
    let content: HTML = """
      \(state.hidden("id"))<input type="hidden" name="\(Self.bought.name)" value="\(bought.map(\.id.description).joined(separator: " "))">\
      <div class="trip-summary">\(summary(bought.count, estimated))</div>\(missing(in: bought, of: list.id))\(fields)\
      \(left == 0 ? nil : "<p class=\"group-note trip-summary\">\(TripPhrases.stays(left))</p>" as HTML)
      """
    return FormSheet(
      TripPhrases.endTitle, topics: [Item.topic], cancels: ShoppingPaths.trip(list.id), submits: TripPhrases.end,
      state.form(posts: ShoppingPaths.tripEnd(list.id), as: .endTrip, content))
  }

  /// Afterwards, with what was bought.
  func changing(_ trip: PastTrip, items: [Item], activity: [Activity]) -> FormSheet {
    let form = state.form(posts: ShoppingPaths.pastTrip(trip.id), as: .changeTrip, fields)
    let rows = items.map { item in
      Row(title: Phrase(verbatim: item.line.name), subtitle: item.line.facts(), value: item.line.shownCost)
    }
    let brought = rows.isEmpty ? nil : Group(TripPhrases.brought, rows: rows).html
    let lines = activity.map {
      (sentence: ShoppingApp.events.deed(of: $0) ?? $0.houseDeed, details: [Phrase](), at: $0.at)
    }
    let deletion = ShoppingPaths.pastTripDeletion(trip.id)
    return FormSheet(
      Phrase(verbatim: trip.subject.title), topics: [PastTrip.topic], cancels: ShoppingPaths.trips(),
      menu: Menu([.action(KitPhrases.delete, "trash", to: deletion, as: .deleteTrip, isDestructive: true)]),
      "\(form)\(summary(trip.items, trip.estimated))\(brought)\(lines.isEmpty ? nil : ActivityList(lines).html)")
  }

  /// What the sum leaves out, and the way to say it.
  private func missing(in bought: [Item], of list: ID<ShoppingList>) -> HTML? {
    let unpriced = bought.count { $0.line.shownCost == nil }
    guard unpriced > 0 else { return nil }
    return """
      <p class="group-note trip-summary"><a href="\(ShoppingPaths.tripPrices(list))">\(PricePhrases.unpriced(unpriced))</a></p>
      """
  }

  private func summary(_ items: Int, _ estimated: Money?) -> HTML {
    Facts(
      [(ShoppingPhrases.bought, TripPhrases.items(items))]
        + (estimated.map { [(TripPhrases.estimated, Phrase($0))] } ?? [])
    ).html
  }

  private var fields: HTML {
    let paid = state.show(TripDraft.paid, label: TripPhrases.paid(in: currency))
    let shop = state.show(TripDraft.shop, list: "shops")
    let known: HTML = "<datalist id=\"shops\">\(shops.html { "<option value=\"\($0.name)\"></option>" })</datalist>"
    return FieldGroup("\(paid)\(shop)\(state.show(TripDraft.day))\(known)").html
  }
}
