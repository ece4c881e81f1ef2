import Kit

/// A file with wines on its way from an address on the web. What has come stays until it is whole, so that the next try goes on
/// where one was cut off, also after a stop of the program.
struct CatalogueDownload: Sendable {
  /// How much of it came before a problem that a later try may get past.
  struct CutOff: Error {
    let problem: FetchProblem
    let taken: Int
  }

  /// A file is as large as one that somebody brings.
  static let limit = BroughtFile.sizeLimit
  /// Written at once.
  private static let pieceSize = 1_048_576
  /// In a row that bring nothing new.
  private static let vainTries = 2
  /// What nobody came back for is not kept longer.
  private static let keptFor = Duration.seconds(24 * 3600)

  static let sweep = Job("wines.sweep-downloads", every: .seconds(3600)) { connection, now in
    try connection.run("DELETE FROM wines_download WHERE began_at < \(now - keptFor)")
  }

  let address: String
  let fetch: Fetch
  let installation: InstallationStorage
  var patience = Fetch.downloadPatience
  var piecePatience = Fetch.piecePatience

  /// Whole, and kept no longer.
  /// - Parameter progress: told how much has come, of 1.
  /// - Throws: ``CutOff`` where the way was the problem, `FetchProblem` for what no later try can get past.
  func run(_ progress: @escaping @Sendable (Double) throws -> Void) async throws -> [UInt8] {
    var vain = 0
    while true {
      let before = try await kept()?.bytes ?? 0
      do {
        try await attempt(progress)
        return try await takeOut()
      } catch let problem as FetchProblem {
        let after = try await kept()?.bytes ?? 0
        vain = after > before ? 0 : vain + 1
        guard Self.mayPass(problem) else {
          try await forget()
          throw problem
        }
        guard vain < Self.vainTries, problem != .tooSlow else { throw CutOff(problem: problem, taken: after) }
      }
    }
  }

  private static func mayPass(_ problem: FetchProblem) -> Bool {
    [.unreachable, .malformed, .tooSlow, .unknownName, .insecure].contains(problem)
  }

  private func attempt(_ progress: @escaping @Sendable (Double) throws -> Void) async throws {
    let before = try await kept()
    var (piece, taken, size): ([UInt8], Int, Int?) = ([], 0, nil)
    func write() async throws {
      guard !piece.isEmpty else { return }
      try await append(piece)
      piece = []
    }
    do {
      try await fetch.download(
        address, from: before?.bytes ?? 0, mark: before?.mark ?? "", limit: Self.limit, patience: patience,
        piecePatience: piecePatience
      ) { start in
        if start.offset == 0 { try await begin(start) }
        (taken, size) = (start.offset, start.size)
      } take: { bytes in
        piece += bytes
        taken += bytes.count
        if piece.count >= Self.pieceSize { try await write() }
        try progress(min(1, Double(taken) / Double(max(1, size ?? Self.limit))))
      }
      try await write()
    } catch {
      try await write()
      throw error
    }
  }

  // MARK: What has come

  private struct Kept: Sendable {
    let bytes: Int
    let mark: String
  }

  private func kept() async throws -> Kept? {
    try await installation.read { [address] connection in
      try connection.row("SELECT bytes, mark FROM wines_download WHERE address = \(address)").map {
        Kept(bytes: try $0["bytes"], mark: try $0["mark"])
      }
    }
  }

  private func begin(_ start: DownloadStart) async throws {
    let now = installation.mint.now()
    try await installation.writePart { [address] connection in
      try connection.run("DELETE FROM wines_download WHERE address = \(address)")
      try connection.run(
        """
        INSERT INTO wines_download (address, mark, bytes, began_at) VALUES (\(address), \(start.mark), 0, \(now))
        """)
    }
  }

  private func append(_ piece: [UInt8]) async throws {
    try await installation.writePart { [address] connection in
      try connection.run(
        """
        INSERT INTO wines_download_piece (address, position, bytes)
        SELECT address, bytes, \(piece) FROM wines_download WHERE address = \(address)
        """)
      try connection.run(
        "UPDATE wines_download SET bytes = bytes + \(piece.count) WHERE address = \(address)")
    }
  }

  private func takeOut() async throws -> [UInt8] {
    let bytes = try await installation.read { [address] connection in
      var (bytes, isEnd): ([UInt8], Bool) = ([], false)
      while !isEnd {
        let piece: [UInt8]? = try connection.value(
          "SELECT bytes FROM wines_download_piece WHERE address = \(address) AND position = \(bytes.count)")
        if let piece { bytes += piece }
        isEnd = piece == nil
      }
      return bytes
    }
    try await forget()
    return bytes
  }

  private func forget() async throws {
    try await installation.writePart { [address] in
      try $0.run("DELETE FROM wines_download WHERE address = \(address)")
    }
  }
}
