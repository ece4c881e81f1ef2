/// A term of a search as the vocabulary of the catalogue has it.
struct SoughtTerm: Sendable {
  /// A stretch of words that is taken for the term, and how well it fits, of 16.
  struct Stretch: Sendable {
    let words: Range<Int>
    let fit: UInt8
  }

  private static let (whole, kin, beginning, near): (UInt8, UInt8, UInt8, UInt8) = (16, 15, 12, 11)

  let stretches: [Stretch]
  /// The wines that have it.
  let wines: WineSet
  /// Whether it is the name of a place or a grape: where else it stands, as in "Barolo" of Barolo, says no more than that.
  let isOrigin: Bool

  /// With words that begin as typed.
  init(_ term: Understood.Term, in index: WineIndex) {
    var (stretches, wines): ([Stretch], WineSet?) = ([], nil)
    for word in term.words.map({ Array($0.utf8.prefix(Vocabulary.longest)) }) {
      let range = index.vocabulary.range(of: word)
      stretches.append(Stretch(words: range, fit: Self.beginning))
      stretches += Self.exactly(word, fit: Self.whole, index)
      let found = index.beginnings[word] ?? index.wines(of: [range])
      if wines?.formIntersection(found) == nil { wines = found }
    }
    for name in term.kin {
      let words = name.map { Self.exactly(Array($0.utf8), fit: Self.kin, index) }
      guard words.allSatisfy({ !$0.isEmpty }) else { continue }
      stretches += words.flatMap(\.self)
      var found = index.wines(of: words[0].map(\.words))
      for word in words.dropFirst() { found.formIntersection(index.wines(of: word.map(\.words))) }
      wines?.formUnion(found)
    }
    (self.stretches, self.wines) = (stretches, wines ?? WineSet(none: index.count))
    isOrigin = Self.isOrigin(stretches, index)
  }

  /// With words that come near to one that is typed; the term as it is where it forgives no slips.
  init(near term: Understood.Term, _ exact: SoughtTerm, in index: WineIndex) {
    guard term.words.count == 1, let word = term.words.first.map({ Array($0.utf8.prefix(Vocabulary.longest)) }),
      SearchWords.slips(in: word) > 0
    else {
      self = exact
      return
    }
    let ranges = index.vocabulary.ranges(forgiving: word)
    let meant = exact.isEmpty ? index.vocabulary.nearest(to: word, among: ranges, index.postingStarts) : nil
    var wines = index.wines(of: ranges)
    wines.formUnion(exact.wines)
    stretches =
      exact.stretches + ranges.map { Stretch(words: $0, fit: Self.near) }
      + (meant.map { [Stretch(words: $0..<$0 + 1, fit: Self.whole)] } ?? [])
    self.wines = wines
    isOrigin = Self.isOrigin(stretches, index)
  }

  /// One wine in so many that has the word has it as a place or a grape.
  private static let originShare = 4
  /// More tell no better.
  private static let asked = 4_000

  private static func isOrigin(_ stretches: [Stretch], _ index: WineIndex) -> Bool {
    let bits = WordField.place.bit | WordField.grape.bit
    var (all, ofOrigins) = (0, 0)
    for stretch in stretches where stretch.fit >= kin && all < asked {
      let (start, end) = (index.postingStarts[stretch.words.lowerBound], index.postingStarts[stretch.words.upperBound])
      for posting in Int(start)..<min(Int(end), Int(start) + asked) {
        all += 1
        if index.fields[posting] & bits != 0 { ofOrigins += 1 }
      }
    }
    return ofOrigins * originShare > all
  }

  /// Nothing begins as it was typed.
  var isEmpty: Bool { wines.isEmpty }

  private static func exactly(_ word: [UInt8], fit: UInt8, _ index: WineIndex) -> [Stretch] {
    index.vocabulary.number(of: word).map { [Stretch(words: $0..<$0 + 1, fit: fit)] } ?? []
  }

  /// How well each word of the vocabulary fits.
  func fits(of count: Int) -> [UInt8] {
    var fits = [UInt8](repeating: 0, count: count)
    for stretch in stretches {
      for word in stretch.words where fits[word] < stretch.fit { fits[word] = stretch.fit }
    }
    return fits
  }
}

extension WineIndex {
  /// Those that have one of the words.
  func wines(of ranges: [Range<Int>]) -> WineSet {
    var set = WineSet(none: count)
    for range in ranges where !range.isEmpty {
      set.insert(postings[Int(postingStarts[range.lowerBound])..<Int(postingStarts[range.upperBound])])
    }
    return set
  }
}

extension Vocabulary {
  /// The stretches near to what was typed, as many slips as its length forgives; and where one letter is doubled in the place of
  /// another, as in "prosseco", a slip more.
  func ranges(forgiving typed: [UInt8]) -> [Range<Int>] {
    let slips = SearchWords.slips(in: typed)
    let found = ranges(near: typed, slips: slips)
    guard slips == 1, typed.count >= 6 else { return found }
    let single = Self.undoubled(typed)
    guard single.count < typed.count else { return found }
    let words = ranges(near: typed, slips: 2).joined().filter { word in
      Self.undoubled(Array(letters[Int(starts[word])..<Int(starts[word + 1])])).starts(with: single)
    }
    return found + words.map { $0..<$0 + 1 }
  }

  private static func undoubled(_ letters: [UInt8]) -> [UInt8] {
    letters.indices.filter { $0 == 0 || letters[$0] != letters[$0 - 1] }.map { letters[$0] }
  }

  /// More than anybody means.
  private static let mostWeighed = 600

  /// The word that is probably meant: the one that differs least, and of those the one that most wines have.
  func nearest(to typed: [UInt8], among ranges: [Range<Int>], _ postingStarts: [UInt32]) -> Int? {
    ranges.joined().prefix(Self.mostWeighed).min { one, other in
      let (first, second) = (distance(one, typed), distance(other, typed))
      if first != second { return first < second }
      func wines(_ word: Int) -> UInt32 { postingStarts[word + 1] - postingStarts[word] }
      return (wines(other), one) < (wines(one), other)
    }
  }

  /// Letters that are more, less, others or the wrong way round.
  private func distance(_ word: Int, _ typed: [UInt8]) -> Int {
    let own = letters[Int(starts[word])..<Int(starts[word + 1])]
    var (before, last, row): ([Int], [Int], [Int]) = ([], Array(0...typed.count), [])
    for (line, letter) in own.enumerated() {
      row = [line + 1]
      for column in typed.indices {
        var least = min(row[column], last[column + 1]) + 1
        least = min(least, last[column] + (typed[column] == letter ? 0 : 1))
        if line > 0, column > 0, typed[column - 1] == letter, typed[column] == own[own.startIndex + line - 1] {
          least = min(least, before[column - 1] + 1)
        }
        row.append(least)
      }
      (before, last) = (last, row)
    }
    return last[typed.count]
  }
}
