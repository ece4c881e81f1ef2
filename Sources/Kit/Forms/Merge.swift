/// Brings together what a form says and what is stored: only the fields that the person changed are taken from the form,
/// so that two people who change different fields of one thing both win.
package enum Merge<Value: Sendable> {
  /// - Parameters:
  ///   - draft: what the form says.
  ///   - stored: what is stored now.
  ///   - shown: what was stored when the form was shown.
  /// - Returns: what is to be stored, and each field that changes. Where somebody else changed the same field in between,
  ///   the form, arriving later, wins, and the change says so.
  package static func merge(
    _ draft: Value, over stored: Value, shown: Value, fields: [Field<Value>]
  ) -> (merged: Value, changes: [FieldChange]) {
    var merged = stored
    var changes: [FieldChange] = []
    for field in fields where draft[keyPath: field.path] != shown[keyPath: field.path] {
      let (before, after) = (stored[keyPath: field.path], draft[keyPath: field.path])
      guard before != after else { continue }
      merged[keyPath: field.path] = after
      changes.append(
        FieldChange(
          field.name, from: field.written(before), to: field.written(after),
          overtook: before != shown[keyPath: field.path]))
    }
    return (merged, changes)
  }
}
