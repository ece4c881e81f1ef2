/// A photo that somebody brings, as the house keeps and shows it: what it shows is untouched, what it says of its taking
/// (place, time, device, remarks, thumbnails) is gone.
package struct Picture: Sendable {
  /// What it is by its content; the raw value is its media type.
  package enum Kind: String, CaseIterable, Sendable {
    case jpeg = "image/jpeg"
    case png = "image/png"
    case webp = "image/webp"
  }

  /// In bytes.
  package static let sizeLimit = 5 * 1024 * 1024
  /// In pixels: above what phones take, and below what a browser cannot draw.
  static let sideLimit = 12_000
  /// In pixels, of all of it: a browser keeps four bytes of each, and a diner's phone has no more room for one picture.
  static let areaLimit = 40_000_000

  package let kind: Kind
  /// As it is shown, turned the right way up.
  package let width: Int
  package let height: Int
  package let bytes: [UInt8]

  package init(kind: Kind, width: Int, height: Int, bytes: [UInt8]) {
    (self.kind, self.width, self.height, self.bytes) = (kind, width, height, bytes)
  }

  /// Cleans a file. Neither its name nor what the browser says of it counts.
  /// - Throws: ``PictureProblem``.
  package init(cleaning file: [UInt8]) throws {
    guard file.count <= Self.sizeLimit else { throw PictureProblem.tooLarge }
    self = try Self.cleaned(file)
    guard width > 0, height > 0 else { throw PictureProblem.damaged }
    guard max(width, height) <= Self.sideLimit, width * height <= Self.areaLimit else { throw PictureProblem.tooWide }
  }

  private static func cleaned(_ file: [UInt8]) throws -> Picture {
    if file.starts(with: JPEG.beginning) { return try JPEG.cleaned(file) }
    if file.starts(with: PNG.beginning) { return try PNG.cleaned(file) }
    if file.starts(with: WebP.beginning), file.dropFirst(8).starts(with: WebP.name) { return try WebP.cleaned(file) }
    throw PictureProblem.unknown
  }
}
