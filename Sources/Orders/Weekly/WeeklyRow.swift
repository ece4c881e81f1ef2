import Kit

/// On an order's page: that it comes again every week and when, or how to have it so.
struct WeeklyRow {
  let html: HTML

  /// `nil` of an order that cannot come again, as nobody has said for which day it is.
  /// - Parameter today: where the space is.
  init?(_ order: Order, isWeekly: Bool, on today: Day) {
    guard isWeekly || order.promisedOn != nil && order.state != .cancelled else { return nil }
    let next = order.promisedOn.map { Weekly.upcoming(after: $0, on: today) }
    let form = RowForm(
      posts: OrdersPaths.orderWeekly(order.id), as: .repeatOrder, fields: [("weekly", isWeekly ? "no" : "yes")])
    let row = Row(
      title: isWeekly ? WeeklyPhrases.everyWeek : WeeklyPhrases.repeatWeekly,
      subtitle: next.map { isWeekly ? WeeklyPhrases.nextOne($0, from: today) : WeeklyPhrases.sameEvery($0.weekday) }
        ?? WeeklyPhrases.weeklyNeedsDay,
      icon: "refresh", tile: isWeekly ? nil : .quiet,
      button: RowButton(
        isWeekly ? WeeklyPhrases.endWeekly : WeeklyPhrases.beginWeekly,
        label: EventPhrases.line(isWeekly ? WeeklyPhrases.endWeekly : WeeklyPhrases.repeatWeekly, order.code), form))
    html = Group(note: isWeekly ? WeeklyPhrases.weeklyNote : nil, key: "weekly", rows: [row]).html
  }
}
