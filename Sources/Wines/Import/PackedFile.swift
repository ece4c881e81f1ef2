import Kit

/// A table or a document as it was packed for its way.
enum PackedFile {
  private static let endings = [".csv", ".json", ".txt", ".tsv"]

  /// What is in it, with the name that it has there; of several files the largest that may hold wines. What is not packed is
  /// given back as it is.
  /// - Parameter limit: in bytes.
  static func opened(
    _ bytes: [UInt8], name: String, limit: Int
  ) throws(WineFile.Misreading) -> (bytes: [UInt8], name: String) {
    do throws(UnpackProblem) {
      if Zip.isLikely(bytes) {
        guard let zip = Zip(bytes) else { throw .damaged }
        guard let largest = zip.entries.filter(mayHoldWines).max(by: { $0.size < $1.size }) else { throw .locked }
        return (try zip.content(of: largest, limit: limit), largest.name)
      }
      guard Gzip.isLikely(bytes) else { return (bytes, name) }
      let plain = name.lowercased().hasSuffix(".gz") ? String(name.dropLast(3)) : name
      return (try Gzip.expand(bytes, limit: limit), plain)
    } catch {
      switch error {
      case .damaged: throw .damaged
      case .locked: throw .packed
      case .tooLarge: throw .beyond(.tooLarge(limit: limit))
      }
    }
  }

  /// Programs put notes of their own beside what was packed.
  private static func mayHoldWines(_ entry: Zip.Entry) -> Bool {
    let name = entry.name.lowercased()
    return endings.contains(where: name.hasSuffix) && !name.hasPrefix("__macosx/")
      && name.split(separator: "/").last?.hasPrefix(".") == false
  }
}
