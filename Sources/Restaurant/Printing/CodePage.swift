import Foundation

/// The letters of the page 858 of receipt printers: Latin of western Europe, with the euro. What it has not is written with what
/// it has.
enum CodePage {
  /// By which ESC t chooses it.
  static let number: UInt8 = 19

  /// From 0x80 on, in their order.
  private static let upper = Array(
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{AD}±‗¾¶§÷¸°¨·¹³²■\u{A0}"
  )
  private static let places = Dictionary(
    uniqueKeysWithValues: upper.enumerated().map { ($1, UInt8(0x80 + $0)) })

  private static let likenesses: [Character: String] = [
    "‘": "'", "’": "'", "‚": "'", "“": "\"", "”": "\"", "„": "\"", "–": "-", "—": "-", "−": "-", "‑": "-", "…": "...",
    "•": "·", "œ": "oe", "Œ": "OE", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ı": "i", "™": "TM", "→": "->", "✓": "x",
    "\u{A0}": " ", "\u{202F}": " ", "\u{2009}": " ", "\u{AD}": "",
  ]

  /// The same in letters of the page, one for each place on the paper. Nothing of it commands a printer.
  static func plain(_ text: String) -> String {
    var plain = ""
    for letter in text.precomposedStringWithCanonicalMapping {
      if isPlain(letter) {
        plain.append(letter)
      } else if let other = likenesses[letter] {
        plain += other
      } else if letter.isWhitespace || letter.unicodeScalars.allSatisfy({ $0.properties.generalCategory == .control }) {
        plain += " "
      } else {
        // Without its marks; what is still none of the page's letters leaves a mark that it was there.
        let bare = String(letter).folding(options: .diacriticInsensitive, locale: nil).filter(isPlain)
        plain += bare.isEmpty ? "?" : bare
      }
    }
    return plain
  }

  private static func isPlain(_ letter: Character) -> Bool {
    if let byte = letter.asciiValue { return (0x20...0x7E).contains(byte) && letter != "\r\n" }
    return letter != "\u{A0}" && letter != "\u{AD}" && places[letter] != nil
  }

  static func bytes(_ text: String) -> [UInt8] {
    plain(text).map { $0.asciiValue ?? places[$0] ?? UInt8(ascii: "?") }
  }
}
