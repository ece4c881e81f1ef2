/// A person's initials on their colour.
package struct Avatar: Hashable, Sendable {
  let initials: String
  let colour: PersonColour

  package init(name: String, colour: PersonColour) {
    initials = Self.initials(of: name)
    self.colour = colour
  }

  /// Of the first and the last word: "Ana María López" is AL.
  static func initials(of name: String) -> String {
    let words = name.split(whereSeparator: \.isWhitespace).filter { $0.contains { $0.isLetter || $0.isNumber } }
    let ends = words.count > 1 ? [words[0], words[words.count - 1]] : words
    return ends.compactMap { $0.first { $0.isLetter || $0.isNumber } }.map { $0.uppercased() }.joined()
  }

  package var html: HTML {
    "<span class=\"row-icon avatar\" data-tone=\"\(colour.rawValue)\" aria-hidden=\"true\">\(initials)</span>"
  }
}

extension SpaceScope {
  /// By what the members of the space are told apart; of those who have left it there is none.
  package func avatars() throws -> [ID<Person>: Avatar] {
    let members = try AccountStore(connection).members(of: space.id)
    return Dictionary(uniqueKeysWithValues: members.map { ($0.person, $0.avatar) })
  }
}

/// What a person is told by at a glance. The raw values name the colours in the styles.
package enum PersonColour: String, CaseIterable, Sendable, SQLBindable, SQLReadable {
  case blue, green, orange, red, purple, pink, teal, grey

  /// For somebody who has chosen none: always the same for the same person.
  init(of person: ID<Person>) {
    let sum = person.description.utf8.reduce(0) { $0 &+ Int($1) }
    self = Self.allCases[sum % (Self.allCases.count - 1)]
  }
}
