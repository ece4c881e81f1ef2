import HTTPTypes
import Hummingbird
import Logging

/// Where errors become answers: what the domain throws, a sentence for the person, a status for the browser.
enum ErrorReply {
  static func response(
    to error: any Error, request: Request, context: HouseContext, house: House
  ) async -> Response {
    let told = error as? Problem.Told
    let error: any Error = told?.refusal ?? error
    let explanation = explanation(of: error, house: house)
    if case .unknownHost = error as? Refusal { house.tellOfUnknownHost(context.logger) }
    if explanation.isFault {
      house.faults.note(
        FaultLog.Fault(
          id: context.id, at: house.mint.now(), route: context.endpointPath ?? RequestFigures.Kind.none.route))
      context.logger.error("fault", metadata: ["error": "\(error)", "route": "\(context.endpointPath ?? "none")"])
    }
    if Door(path: request.uri.path) == .data {
      return Dispatcher(house: house).response(data(explanation, error, request, told?.locale))
    }
    if case .signedOut = error as? Refusal { return signIn(request, house: house) }
    let viewer = await viewer(of: request, house: house)
    let locale = ReaderLocale(
      language: viewer?.person.language ?? Language(acceptLanguage: request.headers[.acceptLanguage]), zone: .utc)
    let screen = ErrorScreen(explanation: explanation, requestID: context.id)
    let page = DoorFrame(screen: screen, locale: locale, theme: viewer?.person.theme ?? .auto, styles: house.styles)
      .page
    var reply = Reply.page(page, status: explanation.status)
    // Guests and visitors are others there than who is signed in here.
    if let viewer, !["/g/", "/r/"].contains(where: request.uri.path.hasPrefix) {
      reply.note(viewer.reader)
    }
    var response = Dispatcher(house: house).response(reply)
    // What is left of a body that was refused is not read: the connection ends instead.
    if explanation.status == 413 { response.headers[.connection] = "close" }
    if explanation.status == 503 { response.headers[.retryAfter] = "5" }
    return response
  }

  /// To a program: what kind of problem it is, the sentence in the language that it asks for or its person reads, and what it should do.
  private static func data(
    _ explanation: Explanation, _ error: any Error, _ request: Request, _ locale: ReaderLocale?
  ) -> Reply {
    let asked = ReaderLocale(language: Language(acceptLanguage: request.headers[.acceptLanguage]), zone: .utc)
    let refusal = error as? Refusal
    var reply = problem(explanation, error).reply(in: locale ?? asked)
    if let refusal, let challenge = Bearer.challenge(to: request.headers, for: refusal) {
      reply.headers.append((.wwwAuthenticate, challenge))
    }
    if case .otherMethod(let allowed) = refusal { reply.headers.append((.allow, allowed)) }
    if let wait = wait(after: error, explanation) { reply.headers.append((.retryAfter, "\(wait)")) }
    if explanation.status == 413 { reply.headers.append((.connection, "close")) }
    return reply
  }

  /// What a program is told of an error; `nil` for a fault of ours.
  static func problem(_ error: any Error, house: House) -> Problem? {
    let error: any Error = (error as? Problem.Told)?.refusal ?? error
    let explanation = explanation(of: error, house: house)
    return explanation.isFault ? nil : problem(explanation, error)
  }

  /// What people are told who have to sign in leads a program nowhere.
  private static func problem(_ explanation: Explanation, _ error: any Error) -> Problem {
    Problem(
      (error as? Refusal).map { ProblemKind($0) } ?? ProblemKind(status: explanation.status), title: explanation.title,
      status: explanation.status, detail: explanation.status == 401 ? TokenPhrases.noKey : explanation.sentence)
  }

  /// In seconds, where it helps to come again.
  private static func wait(after error: any Error, _ explanation: Explanation) -> Int? {
    if case .tooOften(let seconds) = error as? Refusal { return seconds }
    return [429, 503].contains(explanation.status) ? 5 : nil
  }

  struct Explanation {
    let status: Int
    let title: Phrase
    let sentence: Phrase
    var isFault: Bool { status == 500 }
  }

  private static func explanation(of error: any Error, house: House) -> Explanation {
    switch error {
    case let refusal as Refusal: explanation(of: refusal, house: house)
    case is Invalid: Explanation(status: 422, title: KitPhrases.notUnderstood, sentence: KitPhrases.malformedForm)
    case is StorageAway: Explanation(status: 503, title: KitPhrases.busyTitle, sentence: KitPhrases.databaseAway)
    case is StorageFull: Explanation(status: 507, title: KitPhrases.notSaved, sentence: KitPhrases.diskFull)
    case let error as any HTTPResponseError where error.status == .notFound || error.status == .methodNotAllowed:
      explanation(of: .notFound, house: house)
    case let error as any HTTPResponseError where error.status.code < 500:
      Explanation(status: error.status.code, title: KitPhrases.notUnderstood, sentence: KitPhrases.malformedForm)
    default: Explanation(status: 500, title: KitPhrases.faultTitle, sentence: KitPhrases.fault)
    }
  }

  private static func explanation(of refusal: Refusal, house: House) -> Explanation {
    switch refusal {
    case .notFound: Explanation(status: 404, title: KitPhrases.notFoundTitle, sentence: KitPhrases.notFound)
    case .forbidden(let phrase): Explanation(status: 403, title: KitPhrases.forbiddenTitle, sentence: phrase)
    case .conflict(let phrase): Explanation(status: 409, title: KitPhrases.notSaved, sentence: phrase)
    case .gone(let phrase): Explanation(status: 410, title: KitPhrases.goneTitle, sentence: phrase)
    case .malformed(let phrase): Explanation(status: 400, title: KitPhrases.notUnderstood, sentence: phrase)
    case .operationReused:
      Explanation(status: 422, title: KitPhrases.notSaved, sentence: KitPhrases.operationReused)
    case .changedMeanwhile:
      Explanation(status: 412, title: KitPhrases.notSaved, sentence: DoorPhrases.changedMeanwhile)
    case .otherMethod: Explanation(status: 405, title: KitPhrases.notUnderstood, sentence: DoorPhrases.otherMethod)
    case .otherType: Explanation(status: 415, title: KitPhrases.notUnderstood, sentence: DoorPhrases.otherType)
    case .tooLarge(let limit):
      Explanation(status: 413, title: KitPhrases.notSaved, sentence: KitPhrases.tooLarge(megabytes: limit / 1_048_576))
    case .busy: Explanation(status: 429, title: KitPhrases.busyTitle, sentence: KitPhrases.busy)
    case .tooOften: Explanation(status: 429, title: KitPhrases.busyTitle, sentence: TokenPhrases.tooOften)
    case .tooManyTries(let minutes):
      Explanation(status: 429, title: KitPhrases.busyTitle, sentence: KitPhrases.tooManyTries(minutes: minutes))
    case .signedOut: Explanation(status: 401, title: KitPhrases.forbiddenTitle, sentence: KitPhrases.signedOut)
    case .crossSite: Explanation(status: 403, title: KitPhrases.forbiddenTitle, sentence: KitPhrases.crossSite)
    case .unknownHost:
      Explanation(
        status: 421, title: KitPhrases.notFoundTitle, sentence: KitPhrases.unknownHost(url: house.settings.url))
    case .notOpenYet: Explanation(status: 403, title: KitPhrases.forbiddenTitle, sentence: KitPhrases.notOpenYet)
    }
  }

  /// A page leads to the sign-in page and back. A script that sends a form is told 401 instead: it keeps what was typed, and
  /// shows the sign-in page that comes along.
  private static func signIn(_ request: Request, house: House) -> Response {
    let page = request.method == .get ? "\(request.uri)" : refererPath(request)
    let way = ReturnPath(page)
    guard request.method != .get, request.headers[.sobremesaScript] != nil else {
      return Response(status: .seeOther, headers: [.location: way.signIn.path])
    }
    let language = Language(acceptLanguage: request.headers[.acceptLanguage])
    let screen = SignInScreen(state: FormState(way.form, mint: house.mint), party: house.relyingParty)
    let door = DoorFrame(
      screen: screen, locale: ReaderLocale(language: language, zone: .utc), theme: .auto, styles: house.styles)
    var reply = Reply.page(door.page, status: 401)
    reply.note(.nobody)
    return Dispatcher(house: house).response(reply)
  }

  /// The page that a form was sent from; our referrer policy lets browsers say it within the house.
  private static func refererPath(_ request: Request) -> String {
    guard let referer = request.headers[.referer], let start = referer.range(of: "://")?.upperBound,
      let slash = referer[start...].firstIndex(of: "/"),
      referer[start..<slash].lowercased() == request.head.authority?.lowercased()
    else { return "" }
    return String(referer[slash...])
  }

  /// Who is looking, so that the page is in their language; an error on the way to that leaves it in the browser's.
  private static func viewer(of request: Request, house: House) async -> Viewer? {
    // As the request was read: what comes along with a program's key is not looked at.
    guard Bearer(request.headers) == nil, let token = Cookie.session(house.settings).value(in: request.headers) else {
      return nil
    }
    do {
      return try await house.accounts.viewer(with: token)
    } catch {
      return nil
    }
  }
}

extension HTTPField.Name {
  fileprivate static let sobremesaScript = HTTPField.Name("Sobremesa-Script")!
}
