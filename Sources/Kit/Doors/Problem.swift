import HTTPTypes

/// Why a program was refused, as RFC 9457 has it told: for the program a type and where in its document, for people the sentence that
/// they would have seen.
struct Problem: Sendable {
  /// Something in the document that cannot be taken.
  struct Place: Sendable {
    /// RFC 6901; empty for the whole document.
    let pointer: String
    let detail: Phrase

    init(_ pointer: String, _ detail: Phrase) {
      (self.pointer, self.detail) = (pointer, detail)
    }
  }

  /// What a program says is not what the action asks for, or cannot be taken as it is.
  struct Unfit: Error, Sendable {
    let places: [Place]
  }

  /// What a program asks for contradicts what is stored, so that nothing of it is done.
  struct Contradicted: Error, Sendable {
    /// By the names of the form's fields.
    let refused: Invalid
  }

  static let type = "application/problem+json"
  /// As many places are told of as help anybody.
  static let mostPlaces = 100

  let kind: ProblemKind
  let title: Phrase
  let status: Int
  let detail: Phrase
  var places: [Place] = []

  init(_ kind: ProblemKind, title: Phrase, status: Int, detail: Phrase, places: [Place] = []) {
    (self.kind, self.title, self.status, self.detail, self.places) = (kind, title, status, detail, places)
  }

  init(_ refused: Unfit) {
    self.init(.invalid, status: 422, at: refused.places)
  }

  /// - Parameter places: of which one tells for itself what is wrong.
  init(_ kind: ProblemKind, status: Int, at places: [Place]) {
    let only = places.count == 1 ? places[0].detail : nil
    self.init(
      kind, title: KitPhrases.notSaved, status: status, detail: only ?? DoorPhrases.severalProblems,
      places: Array(places.prefix(Self.mostPlaces)))
  }

  func json(in locale: ReaderLocale) -> JSONNode.Value {
    let errors = places.map { place in
      JSONNode.Value.members([
        "pointer": .text("#\(place.pointer)"), "detail": .text(place.detail.text(in: locale)),
      ])
    }
    return .members([
      "type": .text(kind.page.path), "title": .text(title.text(in: locale)), "status": .number(String(status)),
      "detail": .text(detail.text(in: locale)), "errors": errors.isEmpty ? .null : .elements(errors),
    ])
  }

  func reply(in locale: ReaderLocale) -> Reply {
    Reply(
      status: status, headers: [(.cacheControl, "no-store"), (.contentLanguage, locale.language.rawValue)],
      body: .bytes(json(in: locale).bytes, type: Self.type))
  }

  static let shape = Shape.object(
    [
      ("type", .address, true), ("title", .text(), true), ("status", .whole(400...599), true),
      ("detail", .text(), true),
      (
        "errors",
        .list(of: .object([("pointer", .text(), true), ("detail", .text(), true)])), false
      ),
    ], isClosed: false)
}
