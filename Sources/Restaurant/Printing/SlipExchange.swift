import Kit

/// Why a printer does not print. Raw values are stored: they never change.
enum PrinterProblem: String, Codable, SQLBindable, SQLReadable, Sendable {
  /// Nobody is there, or not in time.
  case away
  /// It is there and says nothing, so that nobody would know what comes out.
  case silent
  /// It says that it has no paper, or is open.
  case halted
  /// It took a slip, or a part of one, and said nothing more: it may have come out.
  case unsure
  /// It is not in a private network.
  case foreign
}

/// One slip on its way to a printer. No slip goes to a printer that does not say how it is, so that what was taken and not
/// answered for is the one doubt that there is.
struct SlipExchange: Sendable {
  struct Patience: Sendable {
    /// For an answer to a question that is answered at once.
    var answer = Duration.seconds(2)
    /// For a slip, from its first byte until it is printed.
    var printing = Duration.seconds(10)
  }

  let fetch: Fetch
  let patience: Patience

  /// - Parameter begin: noted before the first byte of the slip goes.
  /// - Returns: `nil` when it is printed.
  func print(
    _ bytes: [UInt8], on machine: LocalMachine, begin: @escaping @Sendable () async throws -> Void
  ) async throws -> PrinterProblem? {
    do {
      return try await fetch.connect(to: machine) { line in
        if let problem = try await state(of: line) { return problem }
        try await begin()
        return await isPrinted(bytes, on: line) ? nil : .unsure
      }
    } catch let problem as FetchProblem {
      return problem == .privateAddress ? .foreign : .away
    }
  }

  private func state(of line: LocalLine) async throws -> PrinterProblem? {
    guard let printer = try await ask(.printer, on: line), let paper = try await ask(.paper, on: line) else {
      return .silent
    }
    return ESCPOS.isOnline(printer) && ESCPOS.hasPaper(paper) ? nil : .halted
  }

  private func ask(_ question: ESCPOS.Question, on line: LocalLine) async throws -> UInt8? {
    try await line.send(question.bytes, within: patience.answer)
    return ESCPOS.Question.answer(in: try await line.receive(within: patience.answer))
  }

  private func isPrinted(_ bytes: [UInt8], on line: LocalLine) async -> Bool {
    do {
      try await line.send(bytes + ESCPOS.whenDone, within: patience.printing)
      if try await !line.receive(within: patience.printing).isEmpty { return true }
      // Some printers do not know the last question; those that answer the first now have all of it, and print.
      return try await state(of: line) == nil
    } catch {
      return false
    }
  }
}
