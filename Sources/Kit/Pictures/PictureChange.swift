/// What a form says of a thing's picture; see ``FormState/picture(_:_:current:)``.
package enum PictureChange: Sendable {
  case keep
  case remove
  case replace(Picture)

  /// Reads and cleans what was chosen. It is some work: do it before the change begins, which holds the writer.
  /// - Throws: ``Invalid`` for the field.
  package init(_ form: Form, _ field: String) throws {
    guard let file = form.file(field), !file.bytes.isEmpty else {
      self = form[Self.removal(of: field)] == "yes" ? .remove : .keep
      return
    }
    do {
      self = .replace(try Picture(cleaning: file.bytes))
    } catch let problem as PictureProblem {
      throw Invalid([field: problem.message])
    }
  }

  static func removal(of field: String) -> String { "\(field).remove" }
}
