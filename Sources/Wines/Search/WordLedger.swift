/// Where a word of a wine stands.
enum WordField: UInt32, CaseIterable {
  case name, winery, place, grape, country

  /// Of those that stand in a set of fields.
  var bit: UInt8 { 1 << UInt8(rawValue) }
}

/// The words of each wine one after the other, as they stand in its texts.
struct WineTexts: Sendable, Equatable {
  /// Where each wine's words begin, and where the last wine's end.
  let starts: [UInt32]
  /// A word's number and the field in which it stands; those of countries are left out.
  let words: [UInt32]

  static let fieldBits: UInt32 = 3

  static func word(_ entry: UInt32) -> UInt32 { entry >> fieldBits }
  static func field(_ entry: UInt32) -> Int { Int(entry & (1 << fieldBits - 1)) }
}

/// Collects the words of each wine.
struct WordLedger {
  private var ids: [String: UInt32] = [:]
  private var ofWines: [UInt32] = []
  private var fields: [UInt8] = []
  private var ends: [UInt32] = []
  private var texts: [UInt32] = []
  private var textStarts: [UInt32] = [0]
  private var ofThisWine: [UInt32] = []

  @discardableResult
  mutating func add(_ words: [String], _ field: WordField) -> [UInt32] {
    let numbers = words.map { word in
      if let id = ids[word] { return id }
      let id = UInt32(ids.count)
      ids[word] = id
      return id
    }
    add(numbers, field)
    return numbers
  }

  mutating func add(_ numbers: [UInt32], _ field: WordField) {
    for number in numbers {
      let entry = number << WineTexts.fieldBits | field.rawValue
      ofThisWine.append(entry)
      if field != .country { texts.append(entry) }
    }
  }

  /// Words that nothing else of the wine has.
  mutating func addMissing(_ words: [String], _ field: WordField) {
    guard !words.isEmpty else { return }
    let known = Set(ofThisWine.map(WineTexts.word))
    add(words.uniqued.filter { word in ids[word].map { !known.contains($0) } ?? true }, field)
  }

  mutating func endWine() {
    ofThisWine.sort()
    for entry in ofThisWine {
      let (id, bit) = (WineTexts.word(entry), UInt8(1) << UInt8(WineTexts.field(entry)))
      if ofWines.count > Int(ends.last ?? 0), ofWines[ofWines.count - 1] == id {
        fields[fields.count - 1] |= bit
      } else {
        ofWines.append(id)
        fields.append(bit)
      }
    }
    ends.append(UInt32(ofWines.count))
    textStarts.append(UInt32(texts.count))
    ofThisWine.removeAll(keepingCapacity: true)
  }

  struct Finished {
    let vocabulary: Vocabulary
    let starts: [UInt32]
    let postings: [UInt32]
    let fields: [UInt8]
    let texts: WineTexts
  }

  func finished() -> Finished {
    // Words that are the same once they are cut are one word.
    let cut = ids.map { (letters: Array($0.key.utf8.prefix(Vocabulary.longest)), id: $0.value) }
      .sorted { $0.letters.lexicographicallyPrecedes($1.letters) }
    var (words, rank): ([ArraySlice<UInt8>], [UInt32]) = ([], [UInt32](repeating: 0, count: ids.count))
    for entry in cut {
      if words.last.map(Array.init) != entry.letters { words.append(entry.letters[...]) }
      rank[Int(entry.id)] = UInt32(words.count - 1)
    }
    var starts = [UInt32](repeating: 0, count: words.count + 1)
    for id in ofWines { starts[Int(rank[Int(id)]) + 1] += 1 }
    for word in words.indices { starts[word + 1] += starts[word] }
    var next = starts
    var postings = [UInt32](repeating: 0, count: ofWines.count)
    var places = [UInt8](repeating: 0, count: ofWines.count)
    var start = 0
    for (place, end) in ends.enumerated() {
      for index in start..<Int(end) {
        let word = Int(rank[Int(ofWines[index])])
        postings[Int(next[word])] = UInt32(place)
        places[Int(next[word])] = fields[index]
        next[word] += 1
      }
      start = Int(end)
    }
    let ranked = texts.map { entry in
      rank[Int(WineTexts.word(entry))] << WineTexts.fieldBits | UInt32(WineTexts.field(entry))
    }
    return Finished(
      vocabulary: Vocabulary(words), starts: starts, postings: postings, fields: places,
      texts: WineTexts(starts: textStarts, words: ranked))
  }
}
