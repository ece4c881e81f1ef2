import Kit

/// Says in one tap that something is sold out, or that there is some again.
struct StockSwitch {
  let isSoldOut: Bool
  let name: String
  let posts: Link
  let action: Action

  static let fieldName = "soldOut"

  var html: HTML {
    TickForm(
      Self.fieldName, isSoldOut, posts: posts, as: action, kind: "stock", button: "stock-button",
      label: DishPhrases.soldOut(name), isAbsence: true, states
    ).html
  }

  private var states: HTML {
    """
    <span class="stock-none">\(RestaurantPhrases.soldOut)</span>\
    <span class="stock-some">\(DishPhrases.available)</span><span class="hidden">: \(name)</span>
    """
  }
}

/// The same as a button that names its dish, on the page on which guests see it.
struct StockField {
  let dish: Dish
  let name: String
  let posts: Link

  var html: HTML {
    """
    <div class="fields dish-stock"><div class="field"><span class="field-label">\(DishPhrases.available)</span>\
    <form method="post" action="\(posts)" data-enhance><button class="stock-button" role="switch" \
    aria-checked="\(dish.isSoldOut ? "false" : "true")" name="\(dish.isSoldOut ? "available" : "soldOut")" value="\(dish.id)">\
    <span class="stock-none">\(RestaurantPhrases.soldOut)</span><span class="stock-some">\(DishPhrases.available)</span>\
    <span class="hidden">: \(name)</span></button></form></div></div>
    """
  }
}
