import HTTPTypes
import Hummingbird
import NIOCore

/// What a handler answers.
package struct Reply: Sendable {
  enum Body: Sendable {
    case page(Page)
    /// With the same as gzip, where that is kept.
    case bytes([UInt8], type: String, gzip: [UInt8]? = nil)
    case stream(ResponseBody)
    case empty
  }

  package var status: Int
  var headers: [(name: HTTPField.Name, value: String)]
  var body: Body
  /// What came of a change, where no page asked for it.
  var outcome: Outcome?
  /// Whose page it is, once that is known.
  private(set) var reader: Reader?

  init(status: Int = 200, headers: [(name: HTTPField.Name, value: String)] = [], body: Body) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }

  package static func page(_ page: Page, status: Int = 200) -> Reply {
    guard status == 422 else { return Reply(status: status, body: .page(page)) }
    var refused = page
    refused.noteRefusal()
    return Reply(status: status, body: .page(refused))
  }

  /// To another page after a form was taken (303), so that a reload sends nothing twice.
  static func redirect(to address: String) -> Reply {
    Reply(status: 303, headers: [(.location, address)], body: .empty)
  }

  /// A change that is stored, to whoever asked for no page.
  /// - Parameters:
  ///   - sequence: a number of the space by which it is.
  ///   - done: the line of activity by which it can be undone.
  static func taken(at sequence: Int64, done: ID<Activity>?) -> Reply {
    let undoable = done.map { [(name: HTTPField.Name.sobremesaDone, value: $0.description)] } ?? []
    return Reply(status: 204, headers: [(.sobremesaSequence, String(sequence))] + undoable, body: .empty)
  }

  /// A file for the person to keep.
  package static func file(_ name: String, type: String, bytes: [UInt8]) -> Reply {
    let disposition = "attachment; filename*=UTF-8''\(PercentEncoding.encode(name))"
    return Reply(headers: [(.contentDisposition, disposition)], body: .bytes(bytes, type: type))
  }

  static func file(_ name: String, type: String, body: ResponseBody) -> Reply {
    let disposition = "attachment; filename*=UTF-8''\(PercentEncoding.encode(name))"
    return Reply(headers: [(.contentDisposition, disposition), (.contentType, type)], body: .stream(body))
  }

  static func json(_ text: String) -> Reply {
    Reply(body: .bytes(Array(text.utf8), type: "application/json"))
  }

  /// Says whose page it is, to the browser and to the page's own scripts.
  mutating func note(_ reader: Reader) {
    self.reader = reader
    headers.append((.sobremesaReader, reader.description))
    guard case .page(var page) = body else { return }
    // Held once alone, so that its bytes are not copied.
    body = .empty
    page.note(reader)
    body = .page(page)
  }

  /// The same page, which may be spoken to, as no other page may.
  package var hearing: Reply {
    var reply = self
    reply.headers.append((.permissionsPolicy, SecurityHeaders.permissionsPolicy(hearing: true)))
    return reply
  }

  /// The same page, which may show one other site inside it, and no other page may.
  package func framing(_ site: WebAddress) -> Reply {
    var reply = self
    let origin = "\(site.isSecure ? "https" : "http")://\(site.authority)"
    reply.headers.append((.contentSecurityPolicy, SecurityHeaders.contentSecurityPolicy(framing: origin)))
    return reply
  }
}
