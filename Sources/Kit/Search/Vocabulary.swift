/// The words by which the things of a list are called, to find the one that was meant where nothing is called as somebody typed.
package struct Vocabulary: Sendable {
  /// Of words with fewer letters too many are alike.
  private static let shortest = 4
  /// More than a space's names hold; the rest is not proposed.
  private static let most = 5_000

  private struct Word: Sendable {
    let key: [UInt8]
    /// Which letters it has, a bit each: two words of which too many differ need no closer look.
    let letters: UInt64
    /// As it stands in the first name that has it.
    let text: String
    var count = 1

    init(_ key: [UInt8], _ text: String) {
      (self.key, self.text) = (key, text)
      letters = Vocabulary.letters(of: key)
    }
  }

  private let words: [Word]

  package init(_ names: some Sequence<String>) {
    var places: [[UInt8]: Int] = [:]
    var words: [Word] = []
    for name in names {
      for text in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        let key = Array(String(text).searchKey.utf8)
        guard key.count >= Self.shortest else { continue }
        if let place = places[key] {
          words[place].count += 1
        } else if words.count < Self.most {
          places[key] = words.count
          words.append(Word(key, String(text)))
        }
      }
    }
    self.words = words
  }

  /// Whether some word of it holds this one.
  func holds(_ word: [UInt8]) -> Bool {
    words.contains { Sought.holds($0.key, word) }
  }

  /// The likest word that may have been meant by another, the more frequent of two, with the number of its slips.
  func nearest(to word: [UInt8]) -> (text: String, slips: Int, count: Int)? {
    let most = Self.slips(in: word)
    guard most > 0 else { return nil }
    let letters = Self.letters(of: word)
    var nearest: (text: String, slips: Int, count: Int)?
    for known in words where abs(known.key.count - word.count) <= most {
      guard (known.letters ^ letters).nonzeroBitCount <= 2 * most else { continue }
      let slips = Slips.between(word, known.key, atMost: most)
      guard let slips else { continue }
      if let nearest, (nearest.slips, -nearest.count) <= (slips, -known.count) { continue }
      nearest = (known.text, slips, known.count)
    }
    return nearest
  }

  /// One in a word of four letters, two in one of eight.
  private static func slips(in word: [UInt8]) -> Int { word.count >= 8 ? 2 : word.count >= shortest ? 1 : 0 }

  private static func letters(of word: [UInt8]) -> UInt64 {
    word.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// What was meant by some words of which nothing is called so: each that nobody knows in the place of which stands the one that is
  /// nearest. `nil` where one is like nothing, or all are known.
  static func meant(by text: String, among vocabularies: [Vocabulary]) -> String? {
    let typed = Search.words(in: text)
    var isOther = false
    var meant: [String] = []
    for word in typed {
      let key = Array(word.utf8)
      if vocabularies.contains(where: { $0.holds(key) }) {
        meant.append(word)
        continue
      }
      let nearest = vocabularies.compactMap { $0.nearest(to: key) }.min {
        ($0.slips, -$0.count) < ($1.slips, -$1.count)
      }
      guard let nearest else { return nil }
      isOther = true
      meant.append(nearest.text)
    }
    return isOther ? meant.joined(separator: " ") : nil
  }
}

/// How many letters one has to change, add, leave out or swap with the next to make one word of another.
package enum Slips {
  /// - Returns: `nil` when it is more than at most.
  package static func between(_ one: [UInt8], _ other: [UInt8], atMost most: Int) -> Int? {
    guard abs(one.count - other.count) <= most else { return nil }
    var (beforeLast, last) = ([Int](), Array(0...other.count))
    for row in 1...max(1, one.count) where row <= one.count {
      var line = [row]
      for column in 1...max(1, other.count) where column <= other.count {
        let isSame = one[row - 1] == other[column - 1]
        var least = min(last[column] + 1, line[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, one[row - 1] == other[column - 2], one[row - 2] == other[column - 1] {
          least = min(least, beforeLast[column - 2] + 1)
        }
        line.append(least)
      }
      guard line.contains(where: { $0 <= most }) else { return nil }
      (beforeLast, last) = (last, line)
    }
    return last[other.count] <= most ? last[other.count] : nil
  }
}

/// By which names things of an app are found, as far as slips are forgiven.
package struct KnownNames: Sendable {
  let id: String
  let topics: [Topic]
  let read: @Sendable (SpaceView) throws -> [String]

  /// - Parameters:
  ///   - id: tells them from others of the house: `app.things`.
  ///   - topics: of the changes after which they are others.
  ///   - read: the names of what everybody in the space may see who may use the app, no more than ``most``.
  package init(_ id: String, of topics: [Topic], _ read: @escaping @Sendable (SpaceView) throws -> [String]) {
    (self.id, self.topics, self.read) = (id, topics, read)
  }

  /// So many of a list; names beyond them are found by who types them well.
  package static let most = 5_000
}

/// What is kept of the words of spaces whose searches found nothing.
private final class Vocabularies: Sendable {
  /// Of the spaces in which somebody has searched last: more are seldom searched at once.
  private static let spaces = 4

  private let caches = Locked<[String: SpaceCache<Vocabulary>]>([:])
  /// Held while names are read: who asks meanwhile for the same waits for it.
  private let reading = Locked<Void>(())

  func vocabulary(of names: KnownNames, in view: SpaceView) throws -> Vocabulary {
    let cache = caches.withLock { caches in
      if let cache = caches[names.id] { return cache }
      let made = SpaceCache<Vocabulary>(of: names.topics, most: Self.spaces)
      caches[names.id] = made
      return made
    }
    return try reading.withLock { _ in try cache.content(in: view) { Vocabulary(try names.read($0)) } }
  }
}

extension SpaceVisit {
  /// What was meant by words by which nothing was found; `nil` where nothing is like them.
  package func meant(by text: String, among names: [KnownNames], in view: SpaceView) throws -> String? {
    let all = house.shared { Vocabularies() }
    return Vocabulary.meant(by: text, among: try names.map { try all.vocabulary(of: $0, in: view) })
  }
}
