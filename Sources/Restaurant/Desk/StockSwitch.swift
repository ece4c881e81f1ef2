import Kit

/// Says in one tap that something is sold out, or that there is some again.
struct StockSwitch {
  let isSoldOut: Bool
  let name: String
  let posts: Link

  static let field = "soldOut"

  var html: HTML {
    """
    <set-field><form class="stock" method="post" action="\(posts)">\
    <input type="hidden" name="\(Self.field)" value="\(isSoldOut ? "no" : "yes")">\(button())</form></set-field>
    """
  }

  /// For a form that is around it already.
  var bare: HTML {
    button(
      " formaction=\"\(posts)\" name=\"\(Self.field)\" value=\"\(isSoldOut ? "no" : "yes")\"" as HTML)
  }

  private func button(_ attributes: HTML = "") -> HTML {
    """
    <button class="stock-button" aria-pressed="\(isSoldOut ? "true" : "false")" \
    aria-label="\(DishPhrases.soldOut(name))"\(attributes)><span class="stock-none">\(RestaurantPhrases.soldOut)</span>\
    <span class="stock-some">\(DishPhrases.available)</span></button>
    """
  }
}

extension Form {
  /// - Throws: `Refusal.malformed` when the form says neither.
  var saysSoldOut: Bool {
    get throws {
      switch self[StockSwitch.field] {
      case "yes": true
      case "no": false
      default: throw Refusal.malformed(DishPhrases.stateMissing)
      }
    }
  }
}
