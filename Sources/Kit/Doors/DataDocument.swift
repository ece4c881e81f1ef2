/// What a program reads of something: each member says once what it is and where it comes from, so that what is sent and what the
/// description promises cannot differ.
package protocol DataDocument: Sendable {
  static var members: [DocumentMember<Self>] { get }
}

/// One of those that a list has.
package protocol ListedDocument: DataDocument {
  /// What tells it from the others.
  var key: String { get }
}

/// One member of a document. A value that is not there is left out.
package struct DocumentMember<Document>: Sendable {
  let name: String
  let shape: Shape
  let isRequired: Bool
  let value: @Sendable (Document) -> JSONNode.Value?

  private init(
    _ name: String, _ shape: Shape, _ about: String, isRequired: Bool,
    _ value: @escaping @Sendable (Document) -> JSONNode.Value?
  ) {
    (self.name, self.shape, self.isRequired, self.value) = (name, shape.saying(about), isRequired, value)
  }

  package static func text(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> String
  ) -> DocumentMember {
    DocumentMember(name, .text(), about, isRequired: true) { .text(value($0)) }
  }

  /// Left out where it is empty, which says the same.
  package static func textIfAny(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> String?
  ) -> DocumentMember {
    DocumentMember(name, .text(), about, isRequired: false) { document in
      value(document).flatMap { $0.isEmpty ? nil : .text($0) }
    }
  }

  package static func id<Of>(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> ID<Of>
  ) -> DocumentMember {
    DocumentMember(name, .id, about, isRequired: true) { .text(value($0).description) }
  }

  package static func idIfAny<Of>(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> ID<Of>?
  ) -> DocumentMember {
    DocumentMember(name, .id, about, isRequired: false) { value($0).map { .text($0.description) } }
  }

  package static func yesNo(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> Bool
  ) -> DocumentMember {
    DocumentMember(name, .yesNo, about, isRequired: true) { .bool(value($0)) }
  }

  package static func whole(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> Int
  ) -> DocumentMember {
    DocumentMember(name, .whole(), about, isRequired: true) { .number(String(value($0))) }
  }

  package static func wholeIfAny(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> Int?
  ) -> DocumentMember {
    DocumentMember(name, .whole(), about, isRequired: false) { value($0).map { .number(String($0)) } }
  }

  package static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> Choice
  ) -> DocumentMember {
    DocumentMember(name, .choice(Choice.allCases.map(\.rawValue)), about, isRequired: true) {
      .text(value($0).rawValue)
    }
  }

  package static func choiceIfAny<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> Choice?
  ) -> DocumentMember {
    DocumentMember(name, .choice(Choice.allCases.map(\.rawValue)), about, isRequired: false) {
      value($0).map { .text($0.rawValue) }
    }
  }

  /// As its digits: “2.80”.
  package static func money(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> Money
  ) -> DocumentMember {
    DocumentMember(name, .amount, about, isRequired: true) { .text(value($0).fieldText(in: .en)) }
  }

  package static func moneyIfAny(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> Money?
  ) -> DocumentMember {
    DocumentMember(name, .amount, about, isRequired: false) { value($0).map { .text($0.fieldText(in: .en)) } }
  }

  package static func currency(_ value: @escaping @Sendable (Document) -> Currency) -> DocumentMember {
    DocumentMember("currency", .text(pattern: "^[A-Z]{3}$"), "Of all amounts here", isRequired: true) {
      .text(value($0).code)
    }
  }

  /// In thousandths, told with no more decimals than it needs: “1.5”.
  package static func thousandthsIfAny(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> Int64?
  ) -> DocumentMember {
    DocumentMember(name, .number, about, isRequired: false) { document in
      value(document).map { thousandths -> JSONNode.Value in
        var (units, decimals) = (Int(thousandths), 3)
        while decimals > 0, units.isMultiple(of: 10) { (units, decimals) = (units / 10, decimals - 1) }
        return .text(Numeral(units, decimals: decimals).fieldText(in: .en))
      }
    }
  }

  package static func day(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> Day
  ) -> DocumentMember {
    DocumentMember(name, .day, about, isRequired: true) { .text(value($0).description) }
  }

  package static func dayIfAny(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> Day?
  ) -> DocumentMember {
    DocumentMember(name, .day, about, isRequired: false) { value($0).map { .text($0.description) } }
  }

  package static func moment(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> Instant
  ) -> DocumentMember {
    DocumentMember(name, .moment, about, isRequired: true) { .text(value($0).iso8601) }
  }

  package static func momentIfAny(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> Instant?
  ) -> DocumentMember {
    DocumentMember(name, .moment, about, isRequired: false) { value($0).map { .text($0.iso8601) } }
  }

  package static func texts(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> [String]
  ) -> DocumentMember {
    DocumentMember(name, .list(of: .text()), about, isRequired: true) {
      .elements(value($0).map(JSONNode.Value.text))
    }
  }

  /// Other documents within it.
  package static func list<Part: DataDocument>(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> [Part]
  ) -> DocumentMember {
    DocumentMember(name, .list(of: Part.shape), about, isRequired: true) { .elements(value($0).map(\.json)) }
  }

  package static func part<Part: DataDocument>(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> Part
  ) -> DocumentMember {
    DocumentMember(name, Part.shape, about, isRequired: true) { value($0).json }
  }

  package static func partIfAny<Part: DataDocument>(
    _ name: String, _ about: String = "", _ value: @escaping @Sendable (Document) -> Part?
  ) -> DocumentMember {
    DocumentMember(name, Part.shape, about, isRequired: false) { value($0)?.json }
  }
}

extension Shape {
  /// An amount as it is read, however large a sum is.
  fileprivate static let amount = text(pattern: "^-?[0-9]+(\\.[0-9]{1,3})?$")
  fileprivate static let number = text(pattern: "^-?[0-9]+(\\.[0-9]{1,3})?$")
}

extension DataDocument {
  package static var shape: Shape { .object(members.map { ($0.name, $0.shape, $0.isRequired) }) }

  package var json: JSONNode.Value {
    .members(
      Self.members.reduce(into: [:]) { members, member in
        if let value = member.value(self) { members[member.name] = value }
      })
  }
}

/// A stretch of a long list.
package struct DocumentList<Item: DataDocument>: DataDocument {
  let items: [Item]
  /// What the next stretch is asked for by.
  let next: String?

  package static var members: [DocumentMember<Self>] {
    [
      .list("items") { $0.items },
      .textIfAny("next", "Send it as cursor for what comes after; left out at the end") { $0.next },
    ]
  }
}
