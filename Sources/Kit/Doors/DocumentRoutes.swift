import HTTPTypes

extension Routes {
  /// What a program reads at the address of a page, below `/api/spaces/:space`. It follows from the space's state alone.
  /// - Parameters:
  ///   - name: of the operation, `app.thing.read`; never changes once released.
  ///   - followsClock: whether time alone changes it, so that no earlier copy is known to hold.
  ///   - isTool: whether it is among the few that assistants are offered by name.
  package mutating func document<Document: DataDocument, each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>, _ name: String, _ about: String, followsClock: Bool = false,
    isTool: Bool = false,
    _ read: @escaping @Sendable (SpaceVisit, SpaceView, repeat each Parameter) throws -> Document
  ) {
    mountDocument(path, DocumentDoor(name: name, about: about, shape: Document.shape, isTool: isTool)) {
      (visit: SpaceVisit, parameters: repeat each Parameter) in
      try await visit.document(followsClock: followsClock) { try read(visit, $0, repeat each parameters) }
    }
  }

  /// The same of a long list, in stretches of as many as are asked for.
  /// - Parameter read: the stretch after a cursor.
  package mutating func documents<Item: ListedDocument, each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>, _ name: String, _ about: String, queries: [DocumentQuery] = [],
    followsClock: Bool = false, isTool: Bool = false,
    _ read:
      @escaping @Sendable (SpaceVisit, SpaceView, Cursor?, repeat each Parameter) throws -> Window<Item>
  ) {
    let door = DocumentDoor(
      name: name, about: about, shape: DocumentList<Item>.shape, queries: queries + DocumentStretch.queries,
      isTool: isTool)
    mountDocument(path, door) { (visit: SpaceVisit, parameters: repeat each Parameter) in
      let stretch = try DocumentStretch(visit.query)
      return try await visit.document(
        followsClock: followsClock, linksOn: { (list: DocumentList<Item>) in list.next }
      ) { view in
        try stretch.gather { try read(visit, view, $0, repeat each parameters) }
      }
    }
  }

  private mutating func mountDocument<each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>, _ door: DocumentDoor,
    _ handler: @escaping @Sendable (SpaceVisit, repeat each Parameter) async throws -> Reply
  ) {
    get(path, for: .token) { (visit: SpaceVisit, parameters: repeat each Parameter) in
      try door.check(visit.query)
      return try await handler(visit, repeat each parameters)
    }
    markLast(as: .document(door))
  }
}

/// What is read at an address, as its description says it.
package struct DocumentDoor: Sendable {
  let name: String
  let about: String
  let shape: Shape
  var queries: [DocumentQuery] = []
  var isTool = false

  /// - Throws: ``Refusal/malformed(_:)`` for a parameter that cannot be so.
  func check(_ query: Form) throws {
    for asked in queries where query.has(asked.name) && !asked.takes(query[asked.name]) {
      throw Refusal.malformed(DoorPhrases.wrongQuery)
    }
  }
}

/// Something that narrows what is read.
package struct DocumentQuery: Sendable {
  let name: String
  let about: String
  let kind: Kind

  package enum Kind: Sendable {
    case text(atMost: Int)
    case whole(ClosedRange<Int>)
    case choice([String])
    case id
  }

  package init(_ name: String, _ kind: Kind, _ about: String) {
    (self.name, self.kind, self.about) = (name, kind, about)
  }

  package static let search = DocumentQuery("q", .text(atMost: Form.searchLimit), "Words that it holds")

  var shape: Shape {
    switch kind {
    case .text(let limit): .text(atMost: limit)
    case .whole(let range): .whole(range)
    case .choice(let values): .choice(values)
    case .id: .id
    }
  }

  func takes(_ text: String) -> Bool {
    switch kind {
    case .text(let limit): text.unicodeScalars.count <= limit
    case .whole(let range):
      // As a number is written, and not as it may be read: no sign before it, no zero.
      Int(text).map { range.contains($0) && String($0) == text } ?? false
    case .choice(let values): values.contains(text)
    case .id: ID<Action>(text) != nil
    }
  }
}

/// Which stretch of a list is asked for.
struct DocumentStretch: Sendable {
  static let most = 200
  static let usual = 50
  static let queries = [
    DocumentQuery("limit", .whole(1...most), "How many, \(usual) unless said"),
    DocumentQuery("cursor", .text(atMost: 2_000), "What came as next"),
  ]

  private let limit: Int
  private let cursor: Cursor?
  /// The last that was told of the window after the cursor, where that was not the end of it, and its place there.
  private let last: (place: Int, key: String)?

  /// - Throws: ``Refusal/malformed(_:)`` for what no stretch gave as its next.
  init(_ query: Form) throws {
    limit = query.has("limit") ? Int(query["limit"]) ?? Self.usual : Self.usual
    let text = query["cursor"]
    let parts = text.split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard !text.isEmpty else {
      (cursor, last) = (nil, nil)
      return
    }
    cursor = parts.count == 2 ? Cursor(parts[1]) : nil
    let told = parts[0].split(separator: ".", maxSplits: 1).map(String.init)
    last = told.count == 2 ? Int(told[0]).map { (place: max(0, $0), key: told[1]) } : nil
    guard parts.count == 2, parts[1].isEmpty || cursor != nil, cursor != nil || last != nil,
      parts[0].isEmpty || last != nil
    else {
      throw Refusal.malformed(DoorPhrases.wrongQuery)
    }
  }

  /// Reads window after window until there are enough. Where one ends within a window, the next begins after the last that was told, or
  /// in its place where it is no longer there.
  func gather<Item: ListedDocument>(_ read: (Cursor?) throws -> Window<Item>) throws -> DocumentList<Item> {
    var (items, begin, last): ([Item], Cursor?, (place: Int, key: String)?) = ([], self.cursor, self.last)
    while true {
      let window = try read(begin)
      let told =
        last.map { last in
          window.elements.firstIndex { $0.key == last.key }.map { $0 + 1 } ?? last.place
        } ?? 0
      let rest = window.elements.dropFirst(told)
      let room = limit - items.count
      items += rest.prefix(room)
      if rest.count > room, let end = items.last {
        return DocumentList(items: items, next: "\(told + room - 1).\(end.key)~\(begin?.text ?? "")")
      }
      guard let next = window.next else { return DocumentList(items: items, next: nil) }
      (begin, last) = (next, nil)
      if items.count == limit { return DocumentList(items: items, next: "~\(next.text)") }
    }
  }
}

extension SpaceVisit {
  /// Answers a document as the space is now; who has it already is told so.
  /// - Parameter linksOn: by what the next stretch is asked for.
  func document<Document: DataDocument>(
    followsClock: Bool,
    linksOn link: @escaping @Sendable (Document) -> String? = { _ in nil },
    _ read: @escaping @Sendable (SpaceView) throws -> Document
  ) async throws -> Reply {
    let basis = documentBasis
    let had = followsClock ? nil : visit.headers[.ifNoneMatch]
    let sequence = try await followsClock ? nil : house.sequence(of: space.id)
    if let sequence, let had, EntityTag(sequence: sequence, basis).matches(had) {
      return notModified(EntityTag(sequence: sequence, basis))
    }
    let (kept, question) = (house.shared { DocumentsKept() }, DocumentsKept.Question(self))
    let told = sequence.flatMap { kept.answer(to: question, at: $0) }
    let answer: DocumentsKept.Answer
    if let told {
      answer = told
    } else {
      answer = try await self.read { view in
        let document = try read(view)
        return DocumentsKept.Answer(sequence: view.sequence, bytes: document.json.bytes, next: link(document))
      }
      if !followsClock { kept.keep(answer, to: question) }
    }
    house.live.note(answer.sequence, of: space.id)
    let tag = EntityTag(sequence: answer.sequence, basis)
    if let had, tag.matches(had) { return notModified(tag) }
    var headers: [(name: HTTPField.Name, value: String)] = [
      (.eTag, tag.text), (.cacheControl, "private, no-cache"), (.sobremesaSequence, String(answer.sequence)),
    ]
    if let next = answer.next { headers.append((.link, "<\(address(after: next))>; rel=\"next\"")) }
    return Reply(headers: headers, body: .bytes(answer.bytes, type: "application/json"))
  }

  private func notModified(_ tag: EntityTag) -> Reply {
    Reply(status: 304, headers: [(.eTag, tag.text), (.cacheControl, "private, no-cache")], body: .empty)
  }

  private func address(after next: String) -> String {
    let kept = query.fields.filter { $0.name != "cursor" }.map { ($0.name, $0.value) } + [("cursor", next)]
    return visit.path + "?" + Form(kept.map { (name: $0.0, value: $0.1) }).urlEncoded
  }

  /// All besides the space's state that a document follows from.
  private var documentBasis: EntityTag.Basis { EntityTag.Basis(ofDocument: self, at: house.mint.now()) }
}

extension HTTPField.Name {
  static let link = HTTPField.Name("Link")!
}
