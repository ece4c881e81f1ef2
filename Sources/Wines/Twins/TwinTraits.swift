import Kit

/// What of a wine says whether another one is the same: the rule that docs/wines.md writes down.
struct TwinTraits: Sendable {
  /// The words of winery and name that say which wine it is, in alphabetical order. Two wines that are one have the same.
  let core: [String]
  private let type: WineType
  private let country: String
  /// Whether the core says more than the winery and a level such as Reserva.
  private let hasOwnName: Bool
  /// A colour that the name says.
  private let colour: WineType?
  /// Grapes that the name says, and those that the source says.
  private let named: Set<String>
  private let grapes: Set<String>
  /// Places of the source, and those of them that the name says.
  private let places: Set<String>
  private let namedPlaces: Set<String>

  init(_ facts: WineFacts) {
    (type, country) = (facts.type, facts.country)
    grapes = NamedGrapes.taken(from: facts.grapes.flatMap(TwinWords.of)).grapes
    let places = Set(
      [facts.appellation, facts.region].flatMap { NamedGrapes.taken(from: TwinWords.of($0)).rest }
        .filter { Self.isTelling($0) && !TwinWords.levels.contains($0) }.map(TwinWords.place))
    let winery = TwinWords.of(facts.winery)
    let ofWinery = Set(winery.filter(Self.isTelling))
    let name = TwinWords.of(facts.name)
    let (named, rest) = NamedGrapes.taken(from: name)
    let words = rest.filter { Self.isTelling($0) && !Self.isYear($0) }
    let own = words.filter { !ofWinery.contains($0) && !places.contains(TwinWords.place($0)) }
    // A name that is a letter or two is a name, though the letter be an article elsewhere.
    let letters = own.isEmpty ? rest.filter { $0.utf8.count == 1 && !winery.contains($0) } : []
    var core = ofWinery.union(own).union(letters)
    if core.isEmpty { core = Set((name + winery).filter { !TwinWords.fillers.contains($0) }) }
    (self.named, self.places) = (named, places)
    self.core = core.isEmpty ? name.sorted() : core.sorted()
    hasOwnName = own.contains { !TwinWords.levels.contains($0) }
    colour = rest.lazy.compactMap(TwinWords.colour).first
    namedPlaces = Set(words.filter { !ofWinery.contains($0) }.map(TwinWords.place)).intersection(places)
  }

  private static func isTelling(_ word: String) -> Bool {
    !TwinWords.fillers.contains(word) && TwinWords.colour(of: word) == nil
  }

  private static func isYear(_ word: String) -> Bool {
    word.utf8.count == 4 && (word.hasPrefix("19") || word.hasPrefix("20")) && Int(word) != nil
  }

  func isTwin(of other: TwinTraits) -> Bool {
    core == other.core && (country == other.country || country.isEmpty || other.country.isEmpty)
      && agreesInType(with: other) && agreesInGrapes(with: other) && agreesInPlaces(with: other)
  }

  /// One source calls a Sauternes white and another sweet; a red is never a white, nor a sparkling rosé a sparkling white.
  private func agreesInType(with other: TwinTraits) -> Bool {
    if type == other.type { return WineType.stillColours.contains(type) || colour == other.colour }
    if type == .unknown { return other.allows(colour) }
    if other.type == .unknown { return allows(other.colour) }
    let types: Set = [type, other.type]
    return types == [.white, .sweet] || types == [.sweet, .fortified]
  }

  private func allows(_ colour: WineType?) -> Bool {
    colour == nil || colour == type || !WineType.stillColours.contains(type)
  }

  /// A name that says a grape is another wine's than one that says another. Where only one says it, the other's source must, or
  /// both must have a name of their own, which a winery gives to one wine.
  private func agreesInGrapes(with other: TwinTraits) -> Bool {
    if named.isEmpty, other.named.isEmpty {
      return grapes.count != 1 || other.grapes.count != 1 || grapes == other.grapes
    }
    if !named.isEmpty, !other.named.isEmpty { return named == other.named }
    let (saying, silent) = named.isEmpty ? (other, self) : (self, other)
    if silent.grapes == saying.named { return true }
    guard saying.hasOwnName, silent.colour == nil else { return false }
    return silent.grapes.isEmpty || saying.named.isSubset(of: silent.grapes)
  }

  private func agreesInPlaces(with other: TwinTraits) -> Bool {
    // One name says "Bolgheri Sassicaia" and the other "Sassicaia". A Gevrey-Chambertin is no Chambertin: their sources differ.
    if !namedPlaces.isEmpty, !other.namedPlaces.isEmpty, namedPlaces != other.namedPlaces {
      return places == other.places
        && (namedPlaces.isSubset(of: other.namedPlaces) || other.namedPlaces.isSubset(of: namedPlaces))
    }
    return places.isEmpty || other.places.isEmpty || places.isSubset(of: other.places)
      || other.places.isSubset(of: places)
  }
}
