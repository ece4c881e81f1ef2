/// In which order wines that fit stand: what is meant first.
///
/// A word counts by where it stands (name and winery before place, grape and country), by how much of that it is, and by whether it
/// is the word itself, another name of it, its beginning or near to it. Wines that fit alike stand by their renown.
struct Relevance: Sendable {
  let index: WineIndex
  /// What a wine has to have.
  var terms: [SoughtTerm]
  /// Words that it may have, by their numbers in the vocabulary.
  var optional: [Int] = []
  /// Wines of which the vintage that was typed is known.
  var ofYears: WineSet?
  /// Those of which it has a score or a price.
  var judgedOfYears: WineSet?
  /// Wines of the types that the words lean to.
  var leanedTo: WineSet?

  /// By field.
  static let weights: [Float] = [12, 12, 9, 8, 5]
  static let originWeights: [Float] = [9, 9, 9, 9, 5]
  static let (renownWeight, wholeName, ofType): (Float, Float, Float) = (6, 2, 4)
  static let (ofYear, judgedOfYear): (Float, Float) = (1, 4)
  static let optionalWeight: Float = 0.3
  /// Of those that come first by a rough look, how many are looked at closely.
  private static let close = 200

  /// - Parameter count: how many are needed.
  func first(_ count: Int, of wines: WineSet) -> [UInt32] {
    guard !terms.isEmpty else { return byRenown(count, of: wines) }
    let size = wines.count
    guard size > Self.close else { return closely(wines.places(from: 0, limit: size).map { UInt32($0) }) }
    let telling = terms.filter(tells)
    // As while the first letter is typed.
    if telling.isEmpty { return byRenown(count, of: wines) }
    let (first, rest) = roughly(wines, by: telling, size: size, needed: count)
    return closely(first) + rest
  }

  private func closely(_ places: [UInt32]) -> [UInt32] {
    guard places.count > 1 else { return places }
    var look = CloseLook(self)
    return places.map { (place: $0, score: look.score(Int($0))) }
      .sorted { ($1.score, $0.place) < ($0.score, $1.place) }.map(\.place)
  }

  private func byRenown(_ count: Int, of wines: WineSet) -> [UInt32] {
    let all = index.orders[.relevance] ?? []
    func take(_ isTaken: (Int) -> Bool) -> [UInt32] {
      var found: [UInt32] = []
      for place in all where wines.contains(Int(place)) && isTaken(Int(place)) {
        found.append(place)
        if found.count == count { break }
      }
      return found
    }
    guard let preferred = judgedOfYears ?? ofYears ?? leanedTo else { return take { _ in true } }
    let first = take(preferred.contains)
    return first.count == count ? first : first + take { !preferred.contains($0) }.prefix(count - first.count)
  }

  // MARK: Roughly

  /// Those that may be first, and the others in order as far as they are needed.
  private func roughly(_ wines: WineSet, by terms: [SoughtTerm], size: Int, needed: Int) -> (
    first: [UInt32], rest: [UInt32]
  ) {
    var keys = [UInt16](repeating: 0, count: index.count)
    for term in terms { add(term, to: &keys) }
    var (counts, places): ([Int], [UInt32]) = ([Int](repeating: 0, count: 1 << 12), [])
    places.reserveCapacity(size)
    let terms = UInt32(terms.count)
    wines.visit { place in
      var key = UInt32(keys[place]) * 8 / terms + UInt32(index.renown[place]) * 3
      if ofYears?.contains(place) == true { key += UInt32(Self.ofYear * 128) }
      if judgedOfYears?.contains(place) == true { key += UInt32(Self.judgedOfYear * 128) }
      if leanedTo?.contains(place) == true { key += UInt32(Self.ofType * 128) }
      keys[place] = UInt16(min(key, 4_095))
      counts[Int(keys[place])] += 1
      places.append(UInt32(place))
      return true
    }
    func least(for count: Int) -> UInt16 {
      var (key, seen) = (counts.count, 0)
      while key > 0, seen < count {
        key -= 1
        seen += counts[key]
      }
      return UInt16(key)
    }
    func sorted(_ places: [UInt32]) -> [UInt32] {
      places.sorted { (keys[Int($1)], $0) < (keys[Int($0)], $1) }
    }
    let bound = least(for: Self.close)
    let first = Array(sorted(places.filter { keys[Int($0)] >= bound }).prefix(Self.close))
    guard needed > first.count else { return (first, []) }
    let (chosen, lower) = (Set(first), least(for: needed))
    return (first, sorted(places.filter { keys[Int($0)] >= lower && !chosen.contains($0) }))
  }

  static func weights(of term: SoughtTerm) -> [Float] { term.isOrigin ? originWeights : weights }

  /// What very many wines have tells none from another.
  private func tells(_ term: SoughtTerm) -> Bool {
    let steps = term.stretches.reduce(0) {
      $0 + Int(index.postingStarts[$1.words.upperBound] - index.postingStarts[$1.words.lowerBound])
    }
    return steps < max(5_000, index.count / 4)
  }

  /// The best that each wine has of a term, in sixteenths.
  private func add(_ term: SoughtTerm, to keys: inout [UInt16]) {
    let table = (0..<256).map { fields in
      WordField.allCases.reduce(Float(0)) { best, field in
        fields & Int(field.bit) == 0 ? best : max(best, Self.weights(of: term)[Int(field.rawValue)])
      }
    }
    var best = [UInt8](repeating: 0, count: index.count)
    for stretch in term.stretches where !stretch.words.isEmpty {
      let values = table.map { UInt8($0 * 0.75 * Float(stretch.fit)) }
      let (start, end) = (index.postingStarts[stretch.words.lowerBound], index.postingStarts[stretch.words.upperBound])
      best.withUnsafeMutableBufferPointer { best in
        for posting in Int(start)..<Int(end) {
          let (place, value) = (Int(index.postings[posting]), values[Int(index.fields[posting])])
          if best[place] < value { best[place] = value }
        }
      }
    }
    for place in keys.indices { keys[place] += UInt16(best[place]) }
  }
}
