import Kit

/// Finds common goods by the names that people write, in singular and plural, with or without accents.
struct GoodsDictionary: Sendable {
  /// Built in; read once, when it is first needed.
  static let standard = GoodsDictionary(
    GoodsWords.all.flatMap { category, lines in
      lines.split(separator: "\n").map { line in
        guard let good = Good(line: line, of: category) else {
          preconditionFailure("a line of the dictionary has three languages and perhaps a unit: \(line)")
        }
        return good
      }
    })

  let goods: [Good]
  /// By the folded name as it is listed.
  private var listed: [String: [Entry]] = [:]
  /// By what each listed name may be the plural of.
  private var singular: [String: [Entry]] = [:]
  /// The words of all keys of `singular`.
  private var words: Set<String> = []

  private struct Entry {
    let good: Int
    let language: Language
    let isEveryday: Bool
  }

  init(_ goods: [Good]) {
    self.goods = goods
    for (index, good) in goods.enumerated() {
      for language in Language.allCases {
        for (place, name) in (good.names[language] ?? []).enumerated() {
          add(GoodsName(name), Entry(good: index, language: language, isEveryday: place == 0))
        }
      }
    }
  }

  private mutating func add(_ name: GoodsName, _ entry: Entry) {
    listed[name.key, default: []].append(entry)
    for form in Self.forms(of: name.words.map(GoodsName.singulars)) {
      singular[form, default: []].append(entry)
      words.formUnion(form.split(separator: " ").map(String.init))
    }
  }

  /// Whether the whole name is one of the listed, or its singular or plural.
  func knows(_ name: String) -> Bool {
    !entries(for: GoodsName(name).words[...]).isEmpty
  }

  /// What the whole name means everyday, and nothing more particular: "tomatoes" is the same as "tomates", "patatas
  /// baby" is nothing.
  func everydayGood(_ name: GoodsName, in language: Language) -> Good? {
    let everyday = entries(for: name.words[...]).filter(\.isEveryday)
    return (everyday.first { $0.language == language } ?? everyday.first).map { goods[$0.good] }
  }

  /// The good that the name contains the most words of; "tomates cherry de rama" are cherry tomatoes, "sopa de tomate"
  /// is soup.
  ///
  /// - Parameter language: the reader's. Of names with as many words its own come first, then the one that the
  ///   language puts its noun in: the first in Spanish and Portuguese, the last in English.
  func good(in name: String, language: Language = .es) -> Good? {
    let words = Array(GoodsName(name).words.prefix(Self.longestName))
    for length in stride(from: words.count, to: 0, by: -1) {
      let found = (0...words.count - length).map { entries(for: words[$0..<$0 + length]) }
      if let entry = Self.best(found, language) { return goods[entry.good] }
    }
    return nil
  }

  /// Words of a name beyond that are not looked at.
  private static let longestName = 12

  private static func best(_ found: [[Entry]], _ preferred: Language) -> Entry? {
    for language in [preferred] + Language.allCases.filter({ $0 != preferred }) {
      let places = found.compactMap { entries in entries.first { $0.language == language } }
      if let entry = language == .en ? places.last : places.first { return entry }
    }
    return nil
  }

  private func entries(for words: ArraySlice<String>) -> [Entry] {
    if let exact = listed[words.joined(separator: " ")] { return exact }
    let candidates = words.map { GoodsName.singulars(of: $0).intersection(self.words) }
    guard candidates.allSatisfy({ !$0.isEmpty }) else { return [] }
    for form in Self.forms(of: candidates) {
      if let entries = singular[form] { return entries }
    }
    return []
  }

  /// Every way to choose one of each, in a fixed order.
  private static func forms(of candidates: [Set<String>]) -> [String] {
    var forms = [""]
    for words in candidates {
      let sorted = words.sorted()
      forms = forms.flatMap { form in sorted.map { form.isEmpty ? $0 : "\(form) \($0)" } }
      if forms.count > mostForms { forms.removeLast(forms.count - mostForms) }
    }
    return forms
  }

  /// A long name of plurals has thousands of forms; the first are enough to find it by.
  private static let mostForms = 256
}
