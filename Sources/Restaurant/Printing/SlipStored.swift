import Foundation
import Kit

/// As columns hold them.
extension Slip {
  var stored: String { json(self) }

  /// - Throws: where it is not what ``stored`` writes.
  init(stored: String) throws { self = try JSONDecoder().decode(Slip.self, from: Data(stored.utf8)) }
}

extension KitchenSlip {
  var stored: String { json(self) }

  /// `nil` for none.
  init?(stored: String) {
    guard !stored.isEmpty else { return nil }
    do {
      self = try JSONDecoder().decode(KitchenSlip.self, from: Data(stored.utf8))
    } catch {
      // Said by another version of the program: what follows it is said as if it were the first.
      return nil
    }
  }
}

private func json(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  do {
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  } catch {
    preconditionFailure("texts and numbers are JSON: \(error)")
  }
}
