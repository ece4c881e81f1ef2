import Kit

/// What stands on a bottle: who made it, where, of what; beside the bottle itself. What nobody knows is left out.
struct WineLabel {
  let facts: WineFacts
  /// As somebody took it; a bottle of its kind is drawn where nobody did.
  var photo: Link?

  var html: HTML {
    let bottle: HTML =
      photo.map { "<img class=\"wine-photo\" src=\"\($0)\" alt=\"\(HousePhrases.photo)\">" }
      ?? DrawnBottle(type: facts.type).html
    return """
      <div class="wine-head" data-type="\(facts.type.rawValue)">\(bottle)\
      <dl class="wine-label">\(winery)\(origin)\(grapes)\(type)</dl></div>
      """
  }

  private func line(_ name: Phrase, _ value: HTML, kind: HTML? = nil) -> HTML {
    "<div\(kind)><dt class=\"hidden\">\(name)</dt><dd>\(value)</dd></div>"
  }

  private var winery: HTML? {
    facts.winery.isEmpty ? nil : line(WinesPhrases.winery, "\(facts.winery)", kind: " class=\"wine-maker\"")
  }

  private var origin: HTML? {
    let origin = facts.origin
    return origin.country.isEmpty && origin.place.isEmpty
      ? nil : line(WinesPhrases.name(of: .region), "\(origin.phrase)")
  }

  private var grapes: HTML? {
    facts.grapes.isEmpty ? nil : line(WinesPhrases.name(of: .grape), "\(facts.grapes.joined(separator: ", "))")
  }

  private var type: HTML {
    let basis: HTML? = WinesPhrases.basis(facts.typeBasis, facts.type).map {
      " <span class=\"wine-aside\">\($0)</span>"
    }
    return line(
      WinesPhrases.name(of: .type),
      "\(facts.type.dot(isNamed: false))\(WinesPhrases.name(of: facts.type))\(basis)")
  }
}
