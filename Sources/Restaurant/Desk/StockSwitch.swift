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

  /// On a page of its own thing, with a label.
  var field: HTML {
    """
    <div class="fields dish-stock"><div class="field"><span class="field-label">\(DishPhrases.available)</span>\
    \(html)</div></div>
    """
  }

  private var states: HTML {
    """
    <span class="stock-none">\(RestaurantPhrases.soldOut)</span>\
    <span class="stock-some">\(DishPhrases.available)</span><span class="hidden">: \(name)</span>
    """
  }
}

/// The same for the hundreds of dishes of a menu: buttons that name their dish to one form.
enum StockButton {
  private static let form = "stock"
  private static let soldOut = "soldOut"
  private static let available = "available"

  static func form(posts: Link) -> HTML {
    "<form id=\"\(form)\" method=\"post\" action=\"\(posts)\" data-enhance></form>"
  }

  static func write(_ dish: Dish, named name: String, to html: inout HTML) {
    html.append(literal: "<button class=\"stock-button\" form=\"stock\" role=\"switch\" aria-checked=\"")
    html.append(literal: dish.isSoldOut ? "false\" name=\"available\" value=\"" : "true\" name=\"soldOut\" value=\"")
    html.append(escaping: dish.id.description)
    html.append(literal: "\">")
    html.append(dish.isSoldOut ? RestaurantPhrases.soldOut : DishPhrases.available)
    html.append(literal: "<span class=\"hidden\">: ")
    html.append(escaping: name)
    html.append(literal: "</span></button>")
  }

  /// The dish whose button was pressed, and whether there is none left of it.
  /// - Throws: `Refusal.malformed` when the form names none.
  static func pressed(_ form: Form) throws -> (ID<Dish>, isSoldOut: Bool) {
    if let dish = ID<Dish>(form[soldOut]) { return (dish, true) }
    if let dish = ID<Dish>(form[available]) { return (dish, false) }
    throw Refusal.malformed(KitPhrases.malformedForm)
  }
}
