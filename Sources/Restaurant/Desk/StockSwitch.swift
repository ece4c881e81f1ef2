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
    <input type="hidden" name="\(Self.field)" value="\(isSoldOut ? "no" : "yes")">\(button)</form></set-field>
    """
  }

  /// For a form that is around it already, and for the hundreds of a menu.
  func writeBare(to html: inout HTML) {
    html.append(literal: "<button class=\"stock-button\" aria-pressed=\"")
    html.append(literal: isSoldOut ? "true" : "false")
    html.append(literal: "\" aria-label=\"")
    html.append(RestaurantPhrases.soldOut)
    html.append(literal: ": ")
    html.append(escaping: name)
    html.append(literal: "\" formaction=\"")
    html.append(posts)
    html.append(literal: "\" name=\"soldOut\" value=\"")
    html.append(literal: isSoldOut ? "no" : "yes")
    html.append(literal: "\">")
    html.append(literal: "<span class=\"stock-none\">")
    html.append(RestaurantPhrases.soldOut)
    html.append(literal: "</span><span class=\"stock-some\">")
    html.append(DishPhrases.available)
    html.append(literal: "</span></button>")
  }

  private var button: HTML {
    """
    <button class="stock-button" aria-pressed="\(isSoldOut ? "true" : "false")" \
    aria-label="\(DishPhrases.soldOut(name))"><span class="stock-none">\(RestaurantPhrases.soldOut)</span>\
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
