import Foundation

/// Reads `multipart/form-data` (RFC 7578), which browsers use for forms that send files.
enum MultipartForm {
  /// - Throws: ``Refusal/malformed(_:)`` when the body doesn't follow its boundary.
  static func parse(_ body: [UInt8], contentType: String) throws -> Form {
    guard let boundary = parameter("boundary", of: contentType), !boundary.isEmpty, boundary.utf8.count <= 200 else {
      throw malformed
    }
    var parser = Parser(body: body, delimiter: Array("--\(boundary)".utf8))
    return try parser.form()
  }

  private static var malformed: Refusal { .malformed(KitPhrases.malformedForm) }

  private struct Parser {
    let body: [UInt8]
    let delimiter: [UInt8]
    var position = 0

    mutating func form() throws -> Form {
      var fields: [(name: String, value: String)] = []
      var files: [Form.File] = []
      guard skip(delimiter) else { throw malformed }
      while !skip(Array("--".utf8)) {
        guard skip(newline), fields.count + files.count < Form.fieldLimit else { throw malformed }
        let disposition = try disposition()
        guard let name = parameter("name", of: disposition) else { throw malformed }
        guard let end = find(newline + delimiter) else { throw malformed }
        let content = body[position..<end]
        position = end + newline.count + delimiter.count
        if let fileName = parameter("filename", of: disposition) {
          files.append(Form.File(field: name, name: fileName, bytes: Array(content)))
        } else {
          guard !content.contains(0), let value = String(validating: content, as: UTF8.self) else { throw malformed }
          fields.append(Form.field(name, value))
        }
      }
      return Form(fields, files: files)
    }

    private var newline: [UInt8] { [13, 10] }

    /// The `Content-Disposition` among a part's header lines; leaves the position at the part's content.
    private mutating func disposition() throws -> String {
      var disposition = ""
      while true {
        guard let end = find(newline), !body[position..<end].contains(0),
          let line = String(validating: body[position..<end], as: UTF8.self)
        else { throw malformed }
        position = end + newline.count
        if line.isEmpty { return disposition }
        if line.lowercased().hasPrefix("content-disposition:") { disposition = line }
      }
    }

    private mutating func skip(_ bytes: [UInt8]) -> Bool {
      guard body[position...].starts(with: bytes) else { return false }
      position += bytes.count
      return true
    }

    private func find(_ bytes: [UInt8]) -> Int? {
      body.withUnsafeBytes { body in
        guard let base = body.baseAddress else { return nil }
        var index = position
        while index + bytes.count <= body.count {
          guard let first = memchr(base + index, Int32(bytes[0]), body.count - index - bytes.count + 1) else {
            return nil
          }
          index = UnsafeRawPointer(first) - base
          if memcmp(first, bytes, bytes.count) == 0 { return index }
          index += 1
        }
        return nil
      }
    }
  }

  /// A parameter of a header, quoted or not; browsers write a quote inside a name as `%22`.
  private static func parameter(_ name: String, of header: String) -> String? {
    var rest = header.drop { $0 != ";" }
    while !rest.isEmpty {
      let key = rest.dropFirst().prefix { $0 != "=" && $0 != ";" }
      rest = rest[key.endIndex...]
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst()
      // A semicolon may stand inside quotes.
      let isQuoted = rest.first == "\""
      let value = isQuoted ? rest.dropFirst().prefix { $0 != "\"" } : rest.prefix { $0 != ";" }
      if key.drop(while: { $0 == " " }).lowercased() == name {
        return String(value).replacing("%22", with: "\"")
      }
      rest = rest[value.endIndex...].drop { $0 != ";" }
    }
    return nil
  }
}
