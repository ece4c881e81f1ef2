package import HTTPTypes
import Testing

/// What came back.
package struct TestAnswer: Sendable {
  package let status: Int
  package let headers: HTTPFields
  package let bytes: [UInt8]
  /// How many bytes went over the line for these.
  package let travelled: Int

  /// Read once for all who ask; `nil` when it is no page.
  private let reading: Result<TestPage, any Error>?

  init(status: Int, headers: HTTPFields, travelled: [UInt8]) throws {
    let bytes = headers[.contentEncoding] == "gzip" ? try Gunzip.decompress(travelled) : travelled
    (self.status, self.headers, self.bytes, self.travelled) = (status, headers, bytes, travelled.count)
    // What is told as copies of another page is none by itself.
    let isPage = !bytes.isEmpty && status != 226 && headers[.contentType]?.hasPrefix("text/html") == true
    reading = isPage ? Result { try TestPage(bytes) } : nil
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
  package var location: String? { headers[.location] }
  /// The line of activity of what was done, by which it is taken back; what stands last in the address that it leads to.
  package var done: String? {
    guard let end = location?.split(separator: "=").last else { return nil }
    return String(end)
  }

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
