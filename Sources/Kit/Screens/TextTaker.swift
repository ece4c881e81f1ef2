/// Where an app takes text that comes from elsewhere: shared on the phone, or what is wanted for things of another app.
package struct TextTaker: Sendable {
  /// What somebody asks for who gives it from another app.
  package let title: Phrase
  package let icon: Icon
  private let link: Link
  private let choosing: Link

  /// - Parameters:
  ///   - link: is handed what was shared as `text` in its query.
  ///   - choosing: is handed what is wanted, and shows it before anything is done with it; see ``Wanted/all(in:)``.
  package init(_ title: Phrase, icon: Icon, at link: Link, choosing: Link) {
    (self.title, self.icon, self.link, self.choosing) = (title, icon, link, choosing)
  }

  /// What was shared: whoever did so sees it once more before anything is done with it.
  /// - Parameter text: a thing a line.
  package func taking(_ text: String) -> Link { link.with("text", text) }

  /// What is wanted for things of another app: whoever wants it sees each line, to leave out, correct or add some, and says where it goes.
  package func given(_ things: [Wanted]) -> Link {
    let left = things.count - Wanted.most
    return things.prefix(Wanted.most).reduce(choosing.with(Wanted.leftField, left > 0 ? String(left) : nil)) {
      $0.with(Wanted.field, $1.text)
    }
  }

  /// In the query with a text that was looked at.
  package static let isGiven = "given"
}

/// A thing of an app, and what is wanted for it.
package struct Wanted: Hashable, Sendable {
  /// More things than anybody looks at.
  static let most = 60
  private static let mostProposals = 40
  /// In Unicode scalars, of each of its texts.
  private static let limit = 200
  package static let field = "thing"
  package static let leftField = "left"

  package let title: String
  /// By which what was wanted for it is known again; empty where it is itself what is wanted.
  package let source: String
  /// What is proposed the first time.
  package let proposals: [String]

  package init(_ title: String, source: String = "", _ proposals: [String]) {
    (self.title, self.source, self.proposals) = (title, source, proposals)
  }

  /// What a query holds of them.
  package static func all(in query: Form) -> [Wanted] {
    query.values(of: field).prefix(most).map { text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(mostProposals + 2)
        .map { String($0).trimmed.cut(to: limit) }
      return Wanted(
        lines[0], source: lines.count > 1 ? lines[1] : "", lines.dropFirst(2).filter { !$0.isEmpty })
    }
  }

  /// How many more there are than a query holds; `nil` where it holds all.
  package static func left(in query: Form) -> Int? { Int(query[leftField]).flatMap { $0 > 0 ? $0 : nil } }

  var text: String {
    ([title, source] + proposals.prefix(Self.mostProposals)).map { $0.replacing("\n", with: " ") }
      .joined(separator: "\n")
  }
}

extension SpaceVisit {
  /// Where the person may put what a thing is called; `nil` where none of the apps that they may use takes text.
  package var textTaker: TextTaker? {
    house.apps.lazy.filter { membership.mayUse($0.id) }.compactMap(\.takesText).first
  }
}
