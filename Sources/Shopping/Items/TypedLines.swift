import Kit

extension LineReading {
  /// More is brought as a file.
  static let lineLimit = 200
  /// Of one line, in bytes: a name, a brand and a note at their longest.
  private static let bytesOfLine = 4 * (ItemDraft.nameLimit + ItemDraft.brandLimit + ItemDraft.noteLimit)
  /// In all, in bytes: words are read one by one, and these are some twelve thousand.
  private static let byteLimit = 64 * 1024

  /// What somebody typed or pasted says, when it is short enough to be read while they wait.
  /// - Throws: `Invalid` on the field `text` when it is not, when there is nothing in it, or a name longer than any.
  /// - Returns: of each line that isn't blank, the things that it names.
  static func lines(_ text: String, by parser: LineParser) throws -> [[ListText.Entry]] {
    let lines = text.utf8.count <= byteLimit ? text.split(whereSeparator: \.isNewline) : []
    guard text.utf8.count <= byteLimit, lines.count <= lineLimit else {
      throw Invalid(["text": ShoppingPhrases.tooMuchAtOnce(lineLimit)])
    }
    let tooLong = Invalid(["text": ShoppingPhrases.lineTooLong])
    guard lines.allSatisfy({ $0.utf8.count <= bytesOfLine }) else { throw tooLong }
    let read = ListText.lines(of: text, parser).lines
    let entries = read.flatMap(\.self)
    guard !entries.isEmpty else { throw Invalid(["text": ShoppingPhrases.lineMissing]) }
    let fits = entries.allSatisfy { entry in
      TextRule.fits(entry.line.name, ItemDraft.nameLimit)
        && TextRule.fits(entry.line.brand ?? "", ItemDraft.brandLimit)
        && TextRule.fits(entry.note, ItemDraft.noteLimit)
    }
    guard fits else { throw tooLong }
    return read
  }

  /// The ids of things one by one. A page gives each line one: it is that of the first thing there.
  static func ids(_ given: [ID<Item>], of lines: [[ListText.Entry]]) -> [ID<Item>?] {
    lines.enumerated().flatMap { index, things in
      things.indices.map { $0 == 0 && index < given.count ? given[index] : nil }
    }
  }

  /// What a text of our own puts on a list.
  static func arrivals(_ text: String, in transaction: SpaceTransaction, _ language: Language) throws -> [IncomingItem]
  {
    let parser = try GoodStore(transaction, language).parser()
    return try arrivals(try lines(text, by: parser).flatMap(\.self), in: transaction, language)
  }

  /// What entries put on a list, with what is remembered of them.
  static func arrivals(_ entries: [ListText.Entry], in transaction: SpaceTransaction, _ language: Language) throws
    -> [IncomingItem]
  {
    let goods = GoodStore(transaction, language)
    let categories = try CategoryStore(transaction, language).categories()
    return try entries.map { entry in
      var arrival = try goods.completed(entry.line, among: categories)
      (arrival.note, arrival.isBought) = (entry.note, entry.isBought)
      arrival.mayCostThatInAll = entry.mayCostThatInAll
      return arrival
    }
  }
}
