/// The commands of receipt printers that the house speaks: those that printers of all makers know.
enum ESCPOS {
  private static let (esc, gs, dle, eot): (UInt8, UInt8, UInt8, UInt8) = (0x1B, 0x1D, 0x10, 0x04)

  /// A slip from its first letter to the cut.
  static func bytes(of slip: Slip, on width: SlipWidth) -> [UInt8] {
    let begin: [UInt8] = [esc, UInt8(ascii: "@"), esc, UInt8(ascii: "t"), CodePage.number]
    // Feeds as far as the knife, and leaves the slip hanging by a corner.
    let cut: [UInt8] = [gs, UInt8(ascii: "V"), 66, 0]
    return begin + slip.rows(on: width).flatMap(bytes) + cut
  }

  private static func bytes(of row: SlipRow) -> [UInt8] {
    [esc, UInt8(ascii: "a"), row.isCentred ? 1 : 0, esc, UInt8(ascii: "E"), row.isStrong ? 1 : 0]
      + [gs, UInt8(ascii: "!"), row.isLarge ? 0x11 : 0] + CodePage.bytes(row.text) + [0x0A]
  }

  /// A question that is answered at once, also by a printer that has no paper or is not done with what came before.
  enum Question: UInt8, Sendable {
    case printer = 1
    case paper = 4

    var bytes: [UInt8] { [dle, eot, rawValue] }

    /// - Returns: the answer among what came; `nil` when there is none.
    static func answer(in bytes: [UInt8]) -> UInt8? { bytes.last { $0 & 0b1001_0011 == 0b0001_0010 } }
  }

  /// Whether an answer to ``Question/printer`` says that it prints.
  static func isOnline(_ answer: UInt8) -> Bool { answer & 0b1000 == 0 }
  /// Whether an answer to ``Question/paper`` says that there is some.
  static func hasPaper(_ answer: UInt8) -> Bool { answer & 0b0110_0000 == 0 }

  /// A question that is answered once all that came before it is done.
  static let whenDone: [UInt8] = [gs, UInt8(ascii: "r"), 1]
}
