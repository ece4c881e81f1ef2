import Kit

/// The filters above a list of orders, each with how many it shows. One that would show none is not offered.
struct FilterBar {
  let posts: Link
  let counts: OrderCounts
  let chosen: OrderFilter
  let today: Day

  /// As far ahead as people speak of a day by its name.
  private static let daysAhead = 6

  var html: HTML {
    """
    <form class="filter-bar" method="post" action="\(posts)" aria-label="\(OrdersPhrases.filters)" \
    data-enhance\(Action.filterOrders.attributes)>\(offered.html(button))</form>
    """
  }

  private var offered: [OrderFilter] {
    let days = counts.days(from: today.adding(days: 2), to: today.adding(days: Self.daysAhead))
    var filters: [OrderFilter] = [.all, .late, .today, .tomorrow] + days.map(OrderFilter.day)
    if case .day = chosen, !filters.contains(chosen) { filters.append(chosen) }
    filters += [.state(.draft), .state(.confirmed), .state(.prepared), .state(.delivered), .unpaid]
    filters += [.state(.paid), .state(.cancelled)]
    return filters.filter { $0 == chosen || counts.count(of: $0, on: today) != 0 }
  }

  private func button(_ filter: OrderFilter) -> HTML {
    let count: HTML? = counts.count(of: filter, on: today).map { " <span>\($0)</span>" }
    return """
      <button name="show" value="\(filter.text)" aria-pressed="\(filter == chosen ? "true" : "false")">\
      \(filter.title(on: today))\(count)</button>
      """
  }
}
