import Kit

/// What one of the goods cost, by shop and day: a chart for each unit in which it was bought, the newest first.
struct PriceChart {
  /// Of each unit; more is a list and no shape.
  static let most = 12

  let observations: [PriceObservation]
  let shops: [ID<Shop>: String]
  let zone: Zone

  var html: HTML {
    let compared = observations.compactMap { observation in
      observation.seen.compared.map { (observation: observation, price: $0) }
    }
    let units = compared.map(\.price.basis).reduce(into: [Price.Basis]()) { if !$0.contains($1) { $0.append($1) } }
    return units.html { basis in
      chart(basis, compared.filter { $0.price.basis == basis }.prefix(Self.most).map { bar($0.observation, $0.price) })
    }
  }

  private func chart(_ basis: Price.Basis, _ bars: [BarRows.Bar]) -> HTML {
    BarRows(
      PricePhrases.title(basis), columns: (ShoppingPhrases.shopName, KitPhrases.date, KitPhrases.price), bars: bars
    ).html
  }

  private func bar(_ observation: PriceObservation, _ price: Price) -> BarRows.Bar {
    let shop = observation.shop.flatMap { shops[$0] }.map(Phrase.init(verbatim:)) ?? PricePhrases.noShop
    let brand = observation.brand.isEmpty ? nil : Phrase(verbatim: observation.brand)
    return BarRows.Bar(
      [shop, brand].compactMap(\.self).joined(by: " · ") ?? shop,
      beside: Phrase(observation.at.day(in: zone).written(.short)), amount: price.amount.minorUnits,
      value: Phrase(price.amount))
  }
}
