import Kit

/// − and + beside an item, whose row says how much of it is wanted. Each button says the amount that is wanted then, so that a tap that is sent twice
/// counts once.
struct AmountForm {
  let item: Item
  let list: ID<ShoppingList>

  var html: HTML {
    let quantity = item.line.quantity ?? .one
    let (now, steps) = (quantity.thousandths, AmountSteps(of: quantity.unit))
    let (less, more) = (steps.below(now), steps.above(now))
    let name = item.line.name
    return """
      <form class="amount" method="post" action="\(ShoppingPaths.itemAmount(list, item.id))" data-enhance\
      \(Action.setAmount.attributes) data-amount="\(now) \(steps.coarse) \(steps.fine)"\(words(of: quantity.unit))>\
      <input type="hidden" name="unit" value="\(quantity.unit.rawValue)">\
      <button class="amount-less" name="quantity" value="\(less ?? now)" aria-label="\(ShoppingPhrases.less(name))"\
      \(less == nil, attribute: "aria-disabled=\"true\"")>−</button>\
      <button class="amount-more" name="quantity" value="\(more ?? now)" aria-label="\(ShoppingPhrases.more(name))"\
      \(more == nil, attribute: "aria-disabled=\"true\"")>+</button></form>
      """
  }

  /// What scripts write behind one and behind any other number.
  private func words(of unit: Unit) -> HTML {
    unit.hasOneName
      ? " data-one=\"\(unit.one)\"" : " data-one=\"\(unit.one)\" data-more=\"\(unit.several)\""
  }
}
