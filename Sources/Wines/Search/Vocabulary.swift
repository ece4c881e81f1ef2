/// All words of the catalogue in alphabetical order, so that a prefix is a stretch of them.
struct Vocabulary: Sendable {
  /// All words in one piece.
  let letters: [UInt8]
  /// Where each word begins in them, and where the last ends.
  let starts: [UInt32]
  /// How many letters each has in common with the word before it.
  let shared: [UInt8]

  var count: Int { max(0, starts.count - 1) }

  /// Longer words are cut: nobody types so much, and the length has to fit a byte.
  static let longest = 48

  /// The words that begin so.
  func range(of prefix: [UInt8]) -> Range<Int> {
    let first = partition { compare($0, prefix) < 0 }
    let end = partition { compare($0, prefix) <= 0 }
    return first..<max(first, end)
  }

  /// The word itself.
  func number(of word: [UInt8]) -> Int? {
    let first = partition { compare($0, word) < 0 }
    guard first < count, Int(starts[first + 1] - starts[first]) == word.count, compare(first, word) == 0 else {
      return nil
    }
    return first
  }

  /// The first so many letters of the words, and which words begin with them.
  func beginnings(of length: Int) -> [(letters: [UInt8], words: Range<Int>)] {
    var found: [(letters: [UInt8], words: Range<Int>)] = []
    for word in 0..<count where starts[word + 1] - starts[word] >= length {
      if let last = found.last, last.words.upperBound == word, shared[word] >= length {
        found[found.count - 1].words = last.words.lowerBound..<word + 1
      } else {
        found.append((Array(letters[Int(starts[word])..<Int(starts[word]) + length]), word..<word + 1))
      }
    }
    return found
  }

  private func partition(_ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Negative when the word stands before all that begin so, 0 when it begins so, positive when it stands after them.
  private func compare(_ word: Int, _ prefix: [UInt8]) -> Int {
    let (start, end) = (Int(starts[word]), Int(starts[word + 1]))
    for (index, letter) in prefix.enumerated() {
      guard start + index < end else { return -1 }
      let own = letters[start + index]
      if own != letter { return own < letter ? -1 : 1 }
    }
    return 0
  }

  /// The stretches of words that begin with something within so many slips of what was typed: a letter more, a letter less,
  /// another letter, two letters the wrong way round.
  ///
  /// Goes through the words as through a tree: what two neighbours share is weighed once, and a beginning that is too far away
  /// is passed over with all that begins like it.
  func ranges(near typed: [UInt8], slips: Int) -> [Range<Int>] {
    let width = typed.count + 1
    var rows = [UInt8](repeating: 0, count: width * (Self.longest + 1))
    for column in 0..<width { rows[column] = UInt8(column) }
    var found: [Range<Int>] = []
    var word = 0
    // The rows up to this depth belong to the word before.
    var valid = 0
    while word < count {
      let (start, length) = (Int(starts[word]), Int(starts[word + 1] - starts[word]))
      var depth = min(valid, Int(shared[word]))
      var passed = 0
      while depth < length {
        let (isMatch, isHopeless) = weigh(
          depth: depth, word: start, typed: typed, slips: UInt8(slips), width: width, rows: &rows)
        depth += 1
        if isMatch || isHopeless {
          if isMatch { found.append(word..<word) }
          passed = depth
          break
        }
      }
      valid = depth
      let first = word
      word += 1
      guard passed > 0 else { continue }
      while word < count, Int(shared[word]) >= passed { word += 1 }
      if let last = found.last, last.lowerBound == first, last.isEmpty { found[found.count - 1] = first..<word }
    }
    return found
  }

  /// Fills the row for one letter more of a word, as far as its distances can be within the slips.
  private func weigh(
    depth: Int, word start: Int, typed: [UInt8], slips: UInt8, width: Int, rows: inout [UInt8]
  ) -> (isMatch: Bool, isHopeless: Bool) {
    let (row, reach, far) = (depth + 1, Int(slips), slips + 1)
    let (first, last) = (max(1, row - reach), min(width - 1, row + reach))
    guard first <= last else { return (false, true) }
    return rows.withUnsafeMutableBufferPointer { rows in
      typed.withUnsafeBufferPointer { typed in
        let (letter, before) = (letters[start + depth], depth > 0 ? letters[start + depth - 1] : 0)
        let (above, own) = (depth * width, row * width)
        // What lies beside is too far away, as the row below has to find it.
        rows[own + first - 1] = first == 1 ? UInt8(row) : far
        if last < width - 1 { rows[own + last + 1] = far }
        var least = rows[own + first - 1]
        for column in first...last {
          let isSame = typed[column - 1] == letter
          var distance = min(
            rows[above + column] + 1, rows[own + column - 1] + 1, rows[above + column - 1] + (isSame ? 0 : 1))
          if depth > 0, column > 1, typed[column - 2] == letter, typed[column - 1] == before {
            distance = min(distance, rows[(depth - 1) * width + column - 2] + 1)
          }
          rows[own + column] = distance
          least = min(least, distance)
        }
        return (last == width - 1 && rows[own + last] <= slips, least > slips)
      }
    }
  }
}

extension Vocabulary {
  /// - Parameter words: sorted by their bytes, without doubles.
  init(_ words: [ArraySlice<UInt8>]) {
    var (letters, starts, shared): ([UInt8], [UInt32], [UInt8]) = ([], [], [])
    starts.reserveCapacity(words.count + 1)
    var previous: ArraySlice<UInt8> = []
    for word in words {
      starts.append(UInt32(letters.count))
      letters += word
      shared.append(UInt8(zip(previous, word).prefix { $0 == $1 }.count))
      previous = word
    }
    starts.append(UInt32(letters.count))
    self.init(letters: letters, starts: starts, shared: shared)
  }
}
