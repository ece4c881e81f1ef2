package import HTTPTypes
import Hummingbird
import Kit
import Logging
import NIOCore
import Synchronization
package import Testing

/// A browser without a screen: sends requests through the front door, keeps its cookies, follows nothing by itself. Every
/// page it is shown is read strictly, and what is wrong with one fails the test that asked for it.
package final class TestBrowser: Sendable {
  private let house: House
  private let language: Language
  private let peer: String?
  private let cookies: Mutex<[String: String]>
  private let responder: any HTTPResponder<HouseContext>

  convenience init(house: House, token: String?, language: Language, peer: String? = nil) {
    self.init(house: house, cookies: token.map { [Self.session: $0] } ?? [:], language: language, peer: peer)
  }

  private init(house: House, cookies: [String: String], language: Language, peer: String?) {
    (self.house, self.language, self.peer) = (house, language, peer)
    self.cookies = Mutex(cookies)
    responder = house.shared { FrontDoorOfTests(house) }.responder
  }

  /// Another with the same cookies. What the one is answered, the other never hears.
  package func twin() -> TestBrowser {
    TestBrowser(house: house, cookies: cookies.withLock(\.self), language: language, peer: peer)
  }

  /// The same browser as another process of the house sees it.
  func twin(in house: House) -> TestBrowser {
    TestBrowser(house: house, cookies: cookies.withLock(\.self), language: language, peer: peer)
  }

  package func get(
    _ address: String, headers: [HTTPField.Name: String] = [:], at location: SourceLocation = #_sourceLocation
  ) async throws -> TestAnswer {
    try await send(.get, address, headers: headers, at: location)
  }

  /// Sends a form as a browser does.
  package func post(
    _ address: String, _ fields: [(String, String)] = [], headers: [HTTPField.Name: String] = [:],
    at location: SourceLocation = #_sourceLocation
  ) async throws -> TestAnswer {
    let form = Form(fields.map { (name: $0.0, value: $0.1) })
    var headers = headers
    headers[.contentType] = headers[.contentType] ?? "application/x-www-form-urlencoded"
    return try await send(.post, address, headers: headers, body: Array(form.urlEncoded.utf8), at: location)
  }

  /// Sends a form with a file as a browser does.
  package func upload(
    _ address: String, _ fields: [(String, String)], file: (field: String, name: String, bytes: [UInt8]),
    at location: SourceLocation = #_sourceLocation
  ) async throws -> TestAnswer {
    let boundary = "----boundary"
    let disposition = "\r\nContent-Disposition: form-data; name="
    let parts = fields.map { "--\(boundary)\(disposition)\"\($0.0)\"\r\n\r\n\($0.1)\r\n" }.joined()
    let head = "--\(boundary)\(disposition)\"\(file.field)\"; filename=\"\(file.name)\"\r\n\r\n"
    return try await send(
      .post, address, headers: [.contentType: "multipart/form-data; boundary=\(boundary)"],
      body: Array((parts + head).utf8) + file.bytes + Array("\r\n--\(boundary)--\r\n".utf8), at: location)
  }

  /// Sends a form that a page holds after typing into it.
  package func submit(
    _ form: TestForm, typing values: [String: String] = [:], at location: SourceLocation = #_sourceLocation
  ) async throws -> TestAnswer {
    try await post(form.action, form.filled(values), at: location)
  }

  /// Goes where an answer leads.
  package func follow(_ answer: TestAnswer, at location: SourceLocation = #_sourceLocation) async throws -> TestAnswer {
    guard let address = answer.location else { return answer }
    return try await get(address, at: location)
  }

  /// - Parameter headers: besides those that every browser sends; an empty value leaves one of these out.
  package func send(
    _ method: HTTPRequest.Method, _ address: String, headers: [HTTPField.Name: String] = [:], body: [UInt8] = [],
    at location: SourceLocation = #_sourceLocation
  ) async throws -> TestAnswer {
    let response = try await response(to: method, address, headers: headers, body: body)
    let writer = Collector()
    try await response.body.write(writer)
    keepCookie(of: response)
    let answer = try TestAnswer(
      status: Int(response.status.code), headers: response.headers, travelled: writer.bytes.withLock(\.self))
    answer.checkPage(at: location, asked: "\(method) \(address)")
    return answer
  }

  /// Opens a live stream; what it said is there once the house has closed it.
  package func listen(
    _ address: String, headers: [HTTPField.Name: String] = [:]
  ) async throws -> Task<String, any Error> {
    let response = try await response(to: .get, address, headers: headers, body: [])
    return Task {
      let writer = Collector()
      try await response.body.write(writer)
      return String(decoding: writer.bytes.withLock(\.self), as: UTF8.self)
    }
  }

  private func response(
    to method: HTTPRequest.Method, _ address: String, headers: [HTTPField.Name: String], body: [UInt8]
  ) async throws -> Response {
    var fields: HTTPFields = [.acceptLanguage: language.rawValue]
    if method != .get { fields[HTTPField.Name("Sec-Fetch-Site")!] = "same-origin" }
    let cookies = cookies.withLock(\.self).map { "\($0.key)=\($0.value)" }
    if !cookies.isEmpty { fields[.cookie] = cookies.sorted().joined(separator: "; ") }
    for (name, value) in headers { fields[name] = value.isEmpty ? nil : value }
    let authority = fields[HTTPField.Name("Host")!] ?? "localhost"
    fields[HTTPField.Name("Host")!] = nil
    let head = HTTPRequest(method: method, scheme: "http", authority: authority, path: address, headerFields: fields)
    let request = Request(head: head, body: RequestBody(buffer: ByteBuffer(bytes: body)))
    var logger = Logger(label: "test")
    logger.logLevel = .warning
    logger[metadataKey: "hb.request.id"] = .stringConvertible(RequestID())
    let context = HouseContext(logger: logger, peer: peer)
    return try await responder.respond(to: request, context: context)
  }

  /// Keeps a cookie that a script would write.
  package func keep(_ value: String, as name: String) {
    cookies.withLock { $0[name] = value }
  }

  /// The session that the browser holds, if any.
  package var session: String? { cookies.withLock { $0[Self.session] } }

  private static let session = "sobremesa"

  private func keepCookie(of response: Response) {
    guard let cookie = response.headers[.setCookie], let pair = cookie.split(separator: ";").first else { return }
    let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    // An empty value is how a cookie is taken back.
    cookies.withLock { $0[String(parts[0])] = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil }
  }

  /// One for all browsers: making a router of every route costs more than most requests.
  private final class FrontDoorOfTests: Sendable {
    let responder: any HTTPResponder<HouseContext>

    init(_ house: House) {
      responder = Dispatcher(house: house).router().buildResponder()
    }
  }

  private final class Collector: ResponseBodyWriter {
    let bytes = Mutex<[UInt8]>([])

    func write(_ buffer: ByteBuffer) async throws {
      bytes.withLock { $0 += Array(buffer: buffer) }
    }

    func finish(_ trailingHeaders: HTTPFields?) async throws {}
  }
}
