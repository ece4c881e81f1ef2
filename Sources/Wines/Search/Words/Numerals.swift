/// Numbers that are written in another way.
enum Numerals {
  private static let roman = [
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv", "xvi", "xvii",
    "xviii",
    "xix", "xx",
  ]
  private static let spelled: [String: Int] = [
    "two": 2, "dois": 2, "tres": 3, "three": 3, "cuatro": 4, "four": 4, "quatro": 4, "cinco": 5, "five": 5, "seis": 6,
    "six": 6, "siete": 7, "seven": 7, "sete": 7, "ocho": 8, "eight": 8, "oito": 8, "nueve": 9, "nine": 9, "nove": 9,
    "diez": 10, "ten": 10, "dez": 10, "veinte": 20, "twenty": 20, "vinte": 20,
  ]

  /// - Parameter isAlone: a single letter is then the beginning of a word.
  static func others(of word: String, isAlone: Bool) -> [[String]] {
    if let number = Int(word), (1...roman.count).contains(number) {
      return [[roman[number - 1]]] + spelled.filter { $0.value == number }.keys.sorted().map { [$0] }
    }
    if let index = roman.firstIndex(of: word), !isAlone { return [[String(index + 1)]] }
    return spelled[word].map { [[String($0)]] } ?? []
  }
}
