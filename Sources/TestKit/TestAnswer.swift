package import HTTPTypes
import Testing

/// What came back.
package struct TestAnswer: Sendable {
  package let status: Int
  package let headers: HTTPFields
  package let bytes: [UInt8]

  package var text: String { String(decoding: bytes, as: UTF8.self) }
  package var location: String? { headers[.location] }

  var isPage: Bool { !bytes.isEmpty && headers[.contentType]?.hasPrefix("text/html") == true }

  /// The answer read as a page.
  /// - Throws: ``PageFault`` when it is none or its markup is broken.
  package var page: TestPage {
    get throws {
      guard isPage else { throw PageFault("\(status) is no page") }
      return try TestPage(bytes)
    }
  }

  func checkPage(at location: SourceLocation, asked: String) {
    guard isPage else { return }
    do {
      for fault in try page.faults { Issue.record("\(asked): \(fault)", sourceLocation: location) }
    } catch {
      Issue.record("\(asked): \(error)", sourceLocation: location)
    }
  }
}
