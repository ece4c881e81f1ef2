package import HTTPTypes
import Testing

/// What came back.
package struct TestAnswer: Sendable {
  package let status: Int
  package let headers: HTTPFields
  package let bytes: [UInt8]

  /// Read once for all who ask; `nil` when it is no page.
  private let reading: Result<TestPage, any Error>?

  init(status: Int, headers: HTTPFields, bytes: [UInt8]) {
    (self.status, self.headers, self.bytes) = (status, headers, bytes)
    let isPage = !bytes.isEmpty && headers[.contentType]?.hasPrefix("text/html") == true
    reading = isPage ? Result { try TestPage(bytes) } : nil
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
  package var location: String? { headers[.location] }

  /// The answer read as a page.
  /// - Throws: ``PageFault`` when it is none or its markup is broken.
  package var page: TestPage {
    get throws {
      guard let reading else { throw PageFault("\(status) is no page") }
      return try reading.get()
    }
  }

  func checkPage(at location: SourceLocation, asked: String) {
    guard let reading else { return }
    do {
      for fault in try reading.get().faults { Issue.record("\(asked): \(fault)", sourceLocation: location) }
    } catch {
      Issue.record("\(asked): \(error)", sourceLocation: location)
    }
  }
}
