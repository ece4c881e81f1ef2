import Kit

/// What has happened to an order, in words.
struct OrderActivity {
  let html: HTML

  init(_ activity: [Activity]) {
    html =
      activity.isEmpty
      ? ""
      : ActivityList(activity.map { (OrdersApp.events.deed(of: $0) ?? $0.houseDeed, $0.details, $0.at) }).html
  }
}

extension Activity {
  fileprivate var details: [Phrase] {
    guard tells(of: Order.changed) else { return [] }
    return fields.map(OrdersPhrases.detail)
  }
}
