/// Weighs wines one by one by the words of their texts.
struct CloseLook {
  private let relevance: Relevance
  /// How well each word of the vocabulary fits, by term.
  private let fits: [[UInt8]]
  private let weights: [[Float]]
  private let isOfOriginsAlone: Bool
  /// Of the wine that is looked at: how many words each field has and how many of them were found, and the best of each term.
  private var all: [Float]
  private var found: [Float]
  private var best: [UInt8]

  private static let fields = WordField.allCases.count

  init(_ relevance: Relevance) {
    self.relevance = relevance
    fits = relevance.terms.map { $0.fits(of: relevance.index.vocabulary.count) }
    weights = relevance.terms.map(Relevance.weights)
    isOfOriginsAlone = relevance.terms.allSatisfy(\.isOrigin)
    all = [Float](repeating: 0, count: Self.fields)
    found = all
    best = [UInt8](repeating: 0, count: fits.count * Self.fields)
  }

  mutating func score(_ place: Int) -> Float {
    let index = relevance.index
    let extras = read(place, index)
    var (sum, areAllInName): (Float, Bool) = (0, true)
    for term in fits.indices {
      // What stands in none of the texts is the country's.
      var most = weights[term][Self.fields - 1] * 0.75
      for field in 0..<Self.fields where best[term * Self.fields + field] > 0 {
        most = max(most, weights[term][field] * share(of: field) * Float(best[term * Self.fields + field]) / 16)
      }
      sum += most
      if best[term * Self.fields] == 0 { areAllInName = false }
    }
    var score = sum / Float(fits.count) + Relevance.renownWeight * Float(index.renown[place]) / 255
    score += min(3, extras) * Relevance.optionalWeight
    if areAllInName, !isOfOriginsAlone, found[0] == all[0] { score += Relevance.wholeName }
    if relevance.ofYears?.contains(place) == true { score += Relevance.ofYear }
    if relevance.judgedOfYears?.contains(place) == true { score += Relevance.judgedOfYear }
    if relevance.leanedTo?.contains(place) == true { score += Relevance.ofType }
    return score
  }

  /// - Returns: how many words it has besides that were typed and needn't be there.
  private mutating func read(_ place: Int, _ index: WineIndex) -> Float {
    for field in 0..<Self.fields { (all[field], found[field]) = (0, 0) }
    for slot in best.indices { best[slot] = 0 }
    var extras: Float = 0
    for number in Int(index.texts.starts[place])..<Int(index.texts.starts[place + 1]) {
      let entry = index.texts.words[number]
      let (word, field) = (Int(WineTexts.word(entry)), WineTexts.field(entry))
      var isFound = false
      for term in fits.indices where fits[term][word] > 0 {
        isFound = true
        best[term * Self.fields + field] = max(best[term * Self.fields + field], fits[term][word])
      }
      if !isFound, relevance.optional.contains(word) {
        isFound = true
        extras += 1
      }
      if !isFound, index.common[word] { continue }
      all[field] += 1
      if isFound { found[field] += 1 }
    }
    return extras
  }

  /// How much of a field was found: of a name it says more than of the places and grapes, of which a wine has several.
  private func share(of field: Int) -> Float {
    let share = all[field] == 0 ? 0 : found[field] / all[field]
    return field < 2 ? 0.5 + 0.5 * share : 0.8 + 0.2 * share
  }
}
