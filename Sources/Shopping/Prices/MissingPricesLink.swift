import Kit

/// How many prices are missing, and the way to say them.
struct MissingPricesLink {
  let list: ID<ShoppingList>
  let count: Int

  var html: HTML? {
    guard count > 0 else { return nil }
    return """
      <a class="group-note trip-note" href="\(ShoppingPaths.tripPrices(list))">\(ShoppingPhrases.uncounted(count))</a>
      """
  }
}
