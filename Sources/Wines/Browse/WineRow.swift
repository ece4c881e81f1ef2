import Kit

/// A wine in a list: what it is, where it comes from, how it is judged, what it costs; and a look at it without leaving.
struct WineRow {
  let wine: ListedWine
  let marks: Marks
  let opens: Link
  let previews: Link
  var isCurrent = false
  /// What the list is narrowed to, where that is something of vintages: the row shows one that has it all.
  var narrowed: VintageChoice?
  /// Why it stands here.
  var reason: Phrase?
  /// Not where all are of one type.
  var showsType = true
  /// Tells two rows of one wine on a page apart.
  var key = ""

  var row: Row {
    let (score, price) = wine.shown(narrowed)
    let line = RowLine(
      .drawn("<span class=\"row-title\">\(marks.html(wine.name))\(year)</span>\(subtitle)"),
      lead: showsType ? wine.type.dot() : nil, value: price.map { Phrase($0) }, aside: score?.badge,
      touch: .opens(opens),
      look: isCurrent ? .current : .plain)
    return Row(
      RowFrame(id: Self.identity(wine.number), prefix: key, kind: showsType ? "wine" : "wine wine-plain"),
      Look(at: wine, previews).around(line.html))
  }

  /// What addresses name it by.
  static func identity(_ wine: WineNumber) -> String { "row-\(wine.pathText)" }

  private var subtitle: HTML {
    let parts = [wine.winery.isEmpty ? nil : marks.html(wine.winery), marks.html(wine.origin), grapes].compactMap(
      \.self)
    let why: HTML? = reason.map { "<span class=\"row-subtitle wine-reason\">\($0)</span>" }
    return "<span class=\"row-subtitle\">\(parts.html(between: " · "))</span>\(why)"
  }

  /// Only what was found of the grapes, so that a line stays a line.
  private var grapes: HTML? {
    let found = wine.grapes.filter { marks.pieces(of: $0).contains(where: \.isFound) }
    return found.isEmpty ? nil : found.map { marks.html($0) }.html(between: ", ")
  }

  private var year: HTML? { wine.year(narrowed).map { " \(String($0))" } }
}

/// A look at a wine without leaving its list: by a long press, or by a button that is its twin.
struct Look {
  let wine: ListedWine
  let link: Link

  init(at wine: ListedWine, _ link: Link) { (self.wine, self.link) = (wine, link) }

  func around(_ line: HTML) -> HTML {
    """
    <peek-row preview="\(link)">\(line)\
    <a class="row-peek" href="\(link)" aria-label="\(WinesPhrases.look(wine.name))">\(Icon("eye"))</a></peek-row>
    """
  }
}

extension ListedWine {
  /// The year of the vintage that a list shows, where not simply the newest is shown.
  func year(_ narrowed: VintageChoice?) -> Int? {
    guard let year = narrowed.flatMap({ vintages.newest(by: $0).first?.year }), year > 0 else { return nil }
    return year
  }

  /// How it is judged and what it costs.
  func shown(_ narrowed: VintageChoice?) -> (score: Score?, price: Money?) {
    narrowed.map { vintages.shown(by: $0) } ?? (vintages.newestScored?.score, vintages.newestPriced?.price)
  }
}

extension Marks {
  /// The place and the country; `nil` where neither is known.
  func html(_ origin: Origin) -> HTML? {
    let place: HTML? = origin.place.isEmpty ? nil : html(origin.place)
    if origin.country.isEmpty { return place }
    let country = html(country: origin.country)
    return place.map { "\($0), \(country)" } ?? country
  }
}

extension WineType {
  /// A dot of its colour; its name stands there for those who don't see it, unless it stands beside it anyway.
  func dot(isNamed: Bool = true) -> HTML {
    let name: HTML? = isNamed ? "<span class=\"hidden\">\(WinesPhrases.name(of: self))</span>" : nil
    return "<span class=\"wine-dot\" data-type=\"\(rawValue)\">\(name)</span>"
  }
}

extension Score {
  /// "92/100", "4,2/5".
  var phrase: Phrase {
    let (number, scale) = (Score.numeral(value), String(scale.rawValue))
    return Phrase(joining: "\(number)/\(scale)")
  }

  /// As rows show it.
  var badge: HTML { "<span class=\"wine-score\">\(phrase)</span>" }

  /// - Parameter value: in hundredths; as many decimals as it needs.
  static func numeral(_ value: Int) -> Numeral {
    if value % 100 == 0 { return Numeral(value / 100) }
    return value % 10 == 0 ? Numeral(value / 10, decimals: 1) : Numeral(value, decimals: 2)
  }
}

extension [HTML] {
  func html(between sign: HTML) -> HTML { enumerated().html { $0 == 0 ? $1 : "\(sign)\($1)" } }
}
