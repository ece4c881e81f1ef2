@testable import Pictures

/// Picture files made by hand, with all that cameras and programs write into them. What must not get out says ``secret``.
enum PictureFiles {
  static let secret = "41.3874N 2.1686E Marta"

  private static let secretBytes = Array(secret.utf8)

  /// Exif with an orientation, a place and a remark.
  static func exif(orientation: Int) -> [UInt8] {
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
      tag.little(2) + type.little(2) + count.little(4) + value
    }
    let entries =
      entry(0x010F, 2, secret.utf8.count, 50.little(4)) + entry(0x0112, 3, 1, orientation.little(2) + [0, 0])
      + entry(0x8825, 4, 1, 80.little(4))
    return Array("II".utf8) + 42.little(2) + 8.little(4) + 3.little(2) + entries + 0.little(4) + secretBytes
      + secretBytes + [0, 0, 0, 0, 0, 0]
  }

  // JPEG

  static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + (content.count + 2).big(2) + content
  }

  static let jfif = segment(0xE0, Array("JFIF\0".utf8) + [1, 2, 0, 0, 1, 0, 1, 0, 0])
  static let quantisation = segment(0xDB, [0] + [UInt8](repeating: 16, count: 64))
  static let huffman = segment(0xC4, [0, 1] + [UInt8](repeating: 0, count: 15) + [0])
  static let scan = segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0x12, 0xFF, 0x00, 0x34, 0xFF, 0xD0, 0x56, 0x78]
  static let end: [UInt8] = [0xFF, 0xD9]

  static func frame(width: Int, height: Int) -> [UInt8] {
    segment(0xC0, [8] + height.big(2) + width.big(2) + [1, 1, 0x11, 0])
  }

  /// - Parameter notes: segments before the picture's own.
  static func jpeg(
    width: Int = 40, height: Int = 30, notes: [UInt8] = jfif + notes(), trailer: [UInt8] = secretBytes
  ) -> [UInt8] {
    [0xFF, 0xD8] + notes + quantisation + frame(width: width, height: height) + huffman + scan + scan + end + trailer
  }

  static func notes(orientation: Int = 6) -> [UInt8] {
    segment(0xE1, Array("Exif\0\0".utf8) + exif(orientation: orientation))
      + segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + secretBytes)
      + segment(0xE0, Array("JFXX\0".utf8) + secretBytes) + segment(0xE2, Array("MPF\0".utf8) + secretBytes)
      + segment(0xED, Array("Photoshop 3.0\0".utf8) + secretBytes) + segment(0xFE, secretBytes)
      + segment(0xE5, secretBytes)
  }

  static let profile = segment(0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1] + [UInt8](repeating: 7, count: 40))
  static let adobe = segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1])

  // PNG

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return content.count.big(4) + named + CRC32.sum(of: named).big(4)
  }

  static func header(width: Int, height: Int) -> [UInt8] {
    chunk("IHDR", width.big(4) + height.big(4) + [8, 2, 0, 0, 0])
  }

  static let pixels = chunk("IDAT", [0x78, 0xDA, 0x63, 0xFC, 0xCF, 0x00]) + chunk("IDAT", [0x05, 0x4C])
  static let colours = chunk("gAMA", [0, 0, 0xB1, 0x8F]) + chunk("pHYs", [0, 0, 1, 0, 0, 0, 1, 0, 1])

  static func png(
    width: Int = 40, height: Int = 30, orientation: Int = 6, extra: [UInt8] = [], trailer: [UInt8] = secretBytes
  ) -> [UInt8] {
    PNG.beginning + header(width: width, height: height) + chunk("tEXt", secretBytes) + colours
      + chunk("eXIf", exif(orientation: orientation)) + chunk("tIME", [7, 234, 1, 2, 3, 4, 5]) + extra
      + pixels + chunk("iTXt", secretBytes) + chunk("zTXt", secretBytes) + chunk("prVt", secretBytes)
      + chunk("IEND", []) + trailer
  }

  // WebP

  static func riff(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + content.count.little(4) + content + (content.count % 2 == 1 ? [0] : [])
  }

  static func file(_ chunks: [UInt8], trailer: [UInt8] = secretBytes) -> [UInt8] {
    Array("RIFF".utf8) + (chunks.count + 4).little(4) + Array("WEBP".utf8) + chunks + trailer
  }

  static func lossy(width: Int = 40, height: Int = 30) -> [UInt8] {
    riff(
      "VP8 ",
      [0x90, 0x01, 0x00, 0x9D, 0x01, 0x2A] + width.little(2) + height.little(2) + [UInt8](repeating: 5, count: 15))
  }

  static func lossless(width: Int = 40, height: Int = 30) -> [UInt8] {
    riff("VP8L", [0x2F] + ((width - 1) | (height - 1) << 14).little(4) + [1, 2, 3])
  }

  static func extended(_ flags: UInt8, width: Int = 40, height: Int = 30) -> [UInt8] {
    riff("VP8X", [flags, 0, 0, 0] + (width - 1).little(3) + (height - 1).little(3))
  }

  static let webpNotes = riff("EXIF", exif(orientation: 6)) + riff("XMP ", secretBytes) + riff("JUNK", secretBytes)
  static let webpProfile = riff("ICCP", [UInt8](repeating: 7, count: 41))
  static let alpha = riff("ALPH", [0, 1, 2])

  static func webp() -> [UInt8] {
    file(extended(0x3C) + webpProfile + alpha + lossy() + webpNotes)
  }

  static func frame(_ chunks: [UInt8]) -> [UInt8] {
    riff("ANMF", 0.little(6) + 39.little(3) + 29.little(3) + 100.little(3) + [0] + chunks)
  }

  static func animation() -> [UInt8] {
    file(
      extended(0x0E) + riff("ANIM", [0, 0, 0, 0, 0, 0]) + frame(lossy() + riff("XMP ", secretBytes)) + frame(lossless())
        + webpNotes)
  }
}
