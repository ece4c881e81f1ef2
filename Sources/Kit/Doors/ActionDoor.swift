import HTTPTypes

/// An action as programs do it: what they say in JSON becomes the form that its page sends, and the same handler takes it.
struct ActionDoor: Sendable {
  let action: Action
  /// Of the page's route, for whoever comes with a token.
  let handler: @Sendable (Visit) async throws -> Reply
  /// The form as its page would be opened, of which a program says only what is to be another.
  let opening: Opening?
  /// What the empty form says by itself of what is required.
  let offered: Set<String>
  /// All that it may say by itself: a program that says as much does without it. `nil` where that is not known.
  let offeredInAll: Set<String>?
  /// The addresses of what can be read, as patterns within a space.
  let documents: [String]

  /// Whether what is asked for has to be said.
  func isNeeded(_ input: Action.Input) -> Bool {
    input.isRequired && input != .newID && !isPartial && !offered.contains(input.name)
  }

  typealias Opening = @Sendable (SpaceVisit, SpaceView) throws -> FormState

  /// Whether what is left out stays as it is.
  var isPartial: Bool { opening != nil && !action.makes }

  func answer(_ visit: Visit) async throws -> Reply {
    let member = try SpaceVisit(visit)
    let locale = visit.toldLocale(or: member.locale)
    var said = SaidForm(
      action, offered: offered, language: member.locale.language, zone: member.locale.zone,
      currency: member.space.currency,
      mint: { visit.house.mint.uuid().text })
    do {
      var call = visit
      call.expectation = try Expectation(visit.headers)
      let key = try operationKey(visit)
      if let key { call.form.set("operation", key) }
      let document = try document(visit)
      let opening = needsNoForm(document) ? nil : opening
      let before = try await before(call, opening)
      if let earlier = before.earlier { return try await answer(to: call, earlier, of: member) }
      do {
        call.form = try said.form(document, over: before.opened)
        if let key { call.form.set("operation", key) }
        return try await answer(to: call, try await handler(call), of: member)
      } catch {
        // Refused, it may be what was done before: the handler finds what its first arrival took away no more.
        guard opening == nil, key != nil, let earlier = try await SpaceVisit(call).earlierReply() else { throw error }
        return try await answer(to: call, earlier, of: member)
      }
    } catch let problems as Invalid {
      return Problem(Problem.Unfit(places: said.places(of: problems))).reply(in: locale)
    } catch let contradicted as Problem.Contradicted {
      return Problem(.conflict, status: 409, at: said.places(of: contradicted.refused)).reply(in: locale)
    } catch let unfit as Problem.Unfit {
      return Problem(unfit).reply(in: locale)
    } catch let refusal as Refusal {
      throw Problem.Told(refusal: refusal, locale: locale)
    }
  }

  /// What the form shows that a program speaks over; or the answer of then, where the same was done before, whatever has become of the
  /// thing since. What needs no form looks for that as it is done.
  private func before(_ call: Visit, _ opening: Opening?) async throws -> (earlier: Reply?, opened: FormState?) {
    guard let opening else { return (nil, nil) }
    let visit = try SpaceVisit(call)
    let (taken, opened) = try await visit.read { view -> (TakenChange?, FormState?) in
      if let answer = try visit.operation?.earlierAnswer(in: view.space.id, view.connection) {
        return (TakenChange(answer: answer), nil)
      }
      return (nil, try opening(visit, view))
    }
    guard let taken else { return (nil, opened) }
    return (try await visit.reply(to: taken), nil)
  }

  private func needsNoForm(_ document: [String: JSONNode]) -> Bool {
    guard action.makes, let offeredInAll else { return false }
    return offeredInAll.allSatisfy { document[$0] != nil }
  }

  // MARK: What is asked

  /// The members of what was sent; plain text is what an action takes that adds lines.
  private func document(_ visit: Visit) throws -> [String: JSONNode] {
    let type = Self.plainType(visit.headers[.contentType] ?? "")
    if type == "text/plain", let input = action.plainText {
      guard let text = String(validating: visit.body, as: UTF8.self) else {
        throw Refusal.malformed(KitPhrases.malformedForm)
      }
      return [input.name: JSONNode(.text(text), line: 1)]
    }
    guard !visit.body.isEmpty else { return [:] }
    guard type == "application/json" || type.hasSuffix("+json") else { throw Refusal.otherType }
    do {
      guard let members = try JSONReader.read(visit.body[...]).object else {
        throw Problem.Unfit(places: [Problem.Place("", DoorPhrases.noObject)])
      }
      return members
    } catch let misreading as JSONReader.Misreading {
      throw Refusal.malformed(misreading.message)
    }
  }

  /// Without what is said besides, such as how its letters are written.
  private static func plainType(_ type: String) -> String {
    type == "application/json" ? type : type.lowercased().prefix { $0 != ";" }.filter { !$0.isWhitespace }
  }

  /// The operation's key: what one token brings twice is done once, whatever other tokens bring.
  private func operationKey(_ visit: Visit) throws -> String? {
    guard var key = visit.headers[.idempotencyKey] else { return nil }
    guard (1...255).contains(key.utf8.count), key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw Refusal.malformed(DoorPhrases.wrongKey)
    }
    if key.hasPrefix("\""), key.hasSuffix("\""), key.count > 2 { key = String(key.dropFirst().dropLast()) }
    let own = visit.token?.id.description ?? ""
    return Digest.sha256("\(own) \(key)")
  }

  // MARK: What is answered

  private func answer(to visit: Visit, _ reply: Reply, of member: SpaceVisit) async throws -> Reply {
    let outcome: Outcome
    if let told = reply.outcome {
      outcome = told
    } else {
      // It led somewhere without a change of the space.
      let sequence = try await member.read { $0.sequence }
      outcome = Outcome(link: nil, done: nil, sequence: sequence, made: visit.madeID, isRepeated: false)
    }
    let page = outcome.link?.address(at: member.place) ?? reply.headers.first { $0.name == .location }?.value
    var answer = visit.wantsNoPage ? minimal(outcome) : told(outcome, page: page, visit)
    if action.makes, let made = outcome.made, let address = location(of: outcome.link, made, in: member.space.id) {
      answer.headers.append((.location, address))
    }
    if outcome.isRepeated { answer.headers.append((.idempotencyReplayed, "true")) }
    return answer
  }

  private func minimal(_ outcome: Outcome) -> Reply {
    var headers: [(name: HTTPField.Name, value: String)] = [(.preferenceApplied, "return=minimal")]
    if let sequence = outcome.sequence { headers.append((.sobremesaSequence, String(sequence))) }
    if let done = outcome.done { headers.append((.sobremesaDone, done.description)) }
    return Reply(status: 204, headers: headers, body: .empty)
  }

  private func told(_ outcome: Outcome, page: String?, _ visit: Visit) -> Reply {
    var told: [String: JSONNode.Value] = [:]
    if let id = outcome.made ?? visit.ids.last { told["id"] = .text(id) }
    if let sequence = outcome.sequence { told["sequence"] = .number(String(sequence)) }
    if let done = outcome.done { told["done"] = .text(done.description) }
    if let page { told["page"] = .text(page) }
    return Reply(
      status: action.makes ? 201 : 200, headers: [(.cacheControl, "no-store")],
      body: .bytes(JSONNode.Value.members(told).bytes, type: "application/json"))
  }

  /// Of what an action made, or changed.
  static let shape = Shape.object([
    ("id", Shape.id.saying("Of what was made or changed, where it is one thing"), false),
    ("sequence", Shape.whole().saying("The space's number with this change"), false),
    ("done", Shape.id.saying("The line of activity by which it is undone"), false),
    ("page", Shape.address.saying("Where people see it"), false),
  ])

  /// Where what was made is read, if it is read by itself.
  private func location(of link: Link?, _ made: String, in space: ID<Space>) -> String? {
    guard let parts = link?.path.prefix(while: { $0 != "?" && $0 != "#" }).split(separator: "/"),
      parts.last.map(String.init) == made
    else { return nil }
    let isRead = documents.contains { pattern in
      let pieces = pattern.split(separator: "/")
      return pieces.count == parts.count && zip(pieces, parts).allSatisfy { $0.hasPrefix(":") || $0 == $1 }
    }
    return isRead ? "/api/spaces/\(space)/\(parts.joined(separator: "/"))" : nil
  }
}

extension Problem {
  /// A refusal of what a known person's program asked for.
  struct Told: Error {
    let refusal: Refusal
    let locale: ReaderLocale
  }
}

extension Visit {
  /// In which language a program is told: in that which it asks for, or else in that of its person.
  func toldLocale(or own: ReaderLocale) -> ReaderLocale {
    headers[.acceptLanguage] == nil ? own : ReaderLocale(language: browserLanguage, zone: own.zone)
  }
}

extension HTTPField.Name {
  static let idempotencyKey = HTTPField.Name("Idempotency-Key")!
  static let idempotencyReplayed = HTTPField.Name("Idempotency-Replayed")!
  static let preferenceApplied = HTTPField.Name("Preference-Applied")!
}
