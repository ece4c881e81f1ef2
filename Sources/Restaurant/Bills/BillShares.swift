import Kit

/// How what a table has to pay is shared.
struct BillShares: Sendable {
  /// What each has ordered, in the order in which they first did; under `nil` what the staff wrote down for the table.
  private(set) var byDiner: [(diner: Diner?, total: Money)] = []
  let total: Money

  /// `nil` when it is more than an amount can hold, which the total says.
  init?(_ orders: [Order], in currency: Currency) {
    var (places, total): ([Diner?: Int], Money) = ([:], .zero(currency))
    do throws(Money.Failure) {
      for order in orders where !order.state.isVoid {
        let place = places[order.diner] ?? byDiner.count
        if place == byDiner.count { byDiner.append((order.diner, .zero(currency))) }
        places[order.diner] = place
        byDiner[place].total = try byDiner[place].total + order.total
        total = try total + order.total
      }
    } catch {
      return nil
    }
    self.total = total
  }

  static let parts = 1...50

  /// In parts that are as equal as the smallest coin allows; together they are the total.
  /// - Returns: how many pay how much, those that pay more first.
  static func equal(_ parts: Int, of total: Money) -> [(count: Int, each: Money)] {
    let units = total.minorUnits
    let (each, more) = (units / Int64(parts), Int(units % Int64(parts)))
    func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: total.currency) }
    return [(more, money(each + 1)), (parts - more, money(each))].filter { $0.0 > 0 }
  }
}

/// The bill in equal parts: as many as one says.
struct EqualParts {
  let shares: BillShares
  let parts: Int
  /// The page that it stands on.
  let page: Link

  /// - Parameter guests: how many sit there.
  init(_ shares: BillShares, asked: String, guests: Int, on page: Link) {
    self.shares = shares
    let wanted = Int(asked) ?? max(2, guests)
    parts = min(max(wanted, BillShares.parts.lowerBound), BillShares.parts.upperBound)
    self.page = page
  }

  var html: HTML? {
    guard shares.total.minorUnits > 0 else { return nil }
    let amounts = BillShares.equal(parts, of: shares.total).map { TablePhrases.each($0.count, $0.each) }
    return """
      <section class="group" id="parts"><h2 class="group-title">\(TablePhrases.equalParts)</h2><div class="fields">\
      <div class="parts"><a class="step" href="\(link(-1))" aria-label="\(KitPhrases.less(TablePhrases.equalParts))">−</a>\
      <span class="parts-count">\(TablePhrases.among(parts))</span>\
      <a class="step" href="\(link(1))" aria-label="\(KitPhrases.more(TablePhrases.equalParts))">+</a>\
      \(amounts.html { "<strong class=\"parts-each\">\($0)</strong>" })</div></div></section>
      """
  }

  private func link(_ step: Int) -> Link {
    let next = min(max(parts + step, BillShares.parts.lowerBound), BillShares.parts.upperBound)
    return page.with("parts", "\(next)").at("parts")
  }
}
