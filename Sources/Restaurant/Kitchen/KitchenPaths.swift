import Kit

enum KitchenPaths {
  static let board = FixedPath(inSpace: "/restaurant/kitchen")
  static let report = FixedPath(inSpace: "/restaurant/kitchen/report")
  static let reportPaper = FixedPath(inSpace: "/restaurant/kitchen/report/paper")
  static let reportFile = Path<String>(inSpace: "/restaurant/kitchen/report/files/:file")

  static let ticket = Path<ID<Order>>(inSpace: "/restaurant/kitchen/tickets/:ticket")
  static let state = Path<ID<Order>>(inSpace: "/restaurant/kitchen/tickets/:ticket/state")
  static let lineState = Path<ID<Order>, ID<OrderLine>>(inSpace: "/restaurant/kitchen/tickets/:ticket/lines/:entryline")
  static let payment = Path<ID<Order>>(inSpace: "/restaurant/kitchen/tickets/:ticket/payment")
  static let refusal = Path<ID<Order>>(inSpace: "/restaurant/kitchen/tickets/:ticket/refusal")
  static let cancellation = Path<ID<Order>>(inSpace: "/restaurant/kitchen/tickets/:ticket/cancellation")
  static let returning = Path<ID<Order>>(inSpace: "/restaurant/kitchen/tickets/:ticket/return")

  /// What a member of the staff is writing down: a new order, or the correction of one.
  static let entry = Path<EntryKey>(inSpace: "/restaurant/kitchen/entries/:entry")
  static let entryMenu = Path<EntryKey>(inSpace: "/restaurant/kitchen/entries/:entry/menu")
  /// One of a dish that the form names into it.
  static let entryLines = Path<EntryKey>(inSpace: "/restaurant/kitchen/entries/:entry/lines")
  static let entryDish = Path<EntryKey, ID<Dish>>(inSpace: "/restaurant/kitchen/entries/:entry/menu/:dish")
  /// What can be chosen with a line that is written down already.
  static let entryOptions = Path<EntryKey, ID<OrderLine>>(
    inSpace: "/restaurant/kitchen/entries/:entry/lines/:entryline")
  /// Sends what was written down as it is.
  static let entrySending = Path<EntryKey>(inSpace: "/restaurant/kitchen/entries/:entry/sending")
  static let entryDiscarding = Path<EntryKey>(inSpace: "/restaurant/kitchen/entries/:entry/discarding")
}
