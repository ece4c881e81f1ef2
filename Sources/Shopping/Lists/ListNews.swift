package import Kit

extension ShoppingApp {
  package var newsKinds: [NewsKind] { [ListNews.kind] }
}

/// That somebody adds to a list, or shares it: how much, and not what.
enum ListNews {
  static let kind = NewsKind(
    "shopping.list",
    Phrase(
      es: "Apuntan o comparten algo", en: "Something added or shared", pt: "Anotam ou compartilham algo"),
    gathering: .seconds(60), lasting: .seconds(24 * 3600), of: read, words: words)

  private static func read(_ line: Activity, in view: SpaceView) throws -> News? {
    if line.tells(of: Item.added) || line.tells(of: Item.merged) {
      let list: String? = try view.connection.value(
        "SELECT list_id FROM shopping_item WHERE space_id = \(view.space.id) AND id = \(line.subject.id)")
      return list.map { News(of: $0) }
    }
    let isOfList =
      line.tells(of: ShoppingList.extended) || line.tellsOfShare && line.subject.topic == ShoppingList.topic
    return isOfList ? News(of: line.subject.id) : nil
  }

  private static func words(_ news: ToldNews) throws -> NewsWords? {
    let list = try news.view.find(news.id(ShoppingList.self))
    let added = news.lines.reduce(0) { $0 + count(of: $1) }
    let names = Set(news.lines.map(\.author.name))
    let who = names.count == 1 ? news.lines.first?.authorName : nil
    let sentence =
      if added > 0 {
        who.map { ShoppingPhrases.addedTo(list.name, added, by: $0) } ?? ShoppingPhrases.newOn(list.name, added)
      } else {
        ShoppingPhrases.isShared(list.name, by: who)
      }
    return NewsWords(sentence, opens: ShoppingPaths.list(list.id))
  }

  private static func count(of line: Activity) -> Int {
    if let outcome = line.occurrence(of: ShoppingList.extended)?.detail { return outcome.new + outcome.grown.count }
    return line.tells(of: Item.added) || line.tells(of: Item.merged) ? 1 : 0
  }
}

extension ShoppingPhrases {
  fileprivate static func addedTo(_ list: String, _ count: Int, by name: Phrase) -> Phrase {
    .counted(
      count,
      es: (one: "\(name) ha apuntado # artículo en \(list).", other: "\(name) ha apuntado # artículos en \(list)."),
      en: (one: "\(name) added # item to \(list).", other: "\(name) added # items to \(list)."),
      pt: (one: "\(name) anotou # produto em \(list).", other: "\(name) anotou # produtos em \(list)."))
  }
  fileprivate static func newOn(_ list: String, _ count: Int) -> Phrase {
    .counted(
      count, es: (one: "Han apuntado # artículo en \(list).", other: "Han apuntado # artículos en \(list)."),
      en: (one: "# item was added to \(list).", other: "# items were added to \(list)."),
      pt: (one: "Anotaram # produto em \(list).", other: "Anotaram # produtos em \(list)."))
  }
  fileprivate static func isShared(_ list: String, by name: Phrase?) -> Phrase {
    guard let name else {
      return Phrase(
        es: "\(list) se ha compartido con un enlace.", en: "\(list) was shared by a link.",
        pt: "\(list) foi compartilhada com um link.")
    }
    return Phrase(
      es: "\(name) ha compartido \(list) con un enlace.", en: "\(name) shared \(list) by a link.",
      pt: "\(name) compartilhou \(list) com um link.")
  }
}
