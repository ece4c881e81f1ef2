/// Which way up a camera was held, by the numbers of Exif's tag 274: all that is kept of Exif.
struct Orientation: Hashable {
  private static let tag = 0x0112
  private static let short = 3

  let number: Int

  static let upright = Orientation(number: 1)

  private init(number: Int) {
    self.number = number
  }

  var isUpright: Bool { self == .upright }
  /// Whether what is stored as a row is shown as a column.
  private var isTurned: Bool { (5...8).contains(number) }

  /// As it is shown.
  func size(width: Int, height: Int) -> (width: Int, height: Int) {
    isTurned ? (height, width) : (width, height)
  }

  /// - Parameter tiff: what Exif holds; without a readable orientation it is upright.
  init(tiff: ArraySlice<UInt8>) {
    do {
      self = try Self.find(in: tiff) ?? .upright
    } catch {
      self = .upright
    }
  }

  private static func find(in tiff: ArraySlice<UInt8>) throws -> Orientation? {
    var header = PictureReader(tiff)
    let order = try header.take(2)
    let isBig = order.elementsEqual("MM".utf8)
    guard isBig || order.elementsEqual("II".utf8) else { return nil }
    func number(_ reader: inout PictureReader, _ count: Int) throws -> Int {
      isBig ? try reader.big(count) : try reader.little(count)
    }
    guard try number(&header, 2) == 42 else { return nil }
    var directory = PictureReader(tiff.dropFirst(try number(&header, 4)))
    for _ in 0..<(try number(&directory, 2)) {
      let (tag, type) = (try number(&directory, 2), try number(&directory, 2))
      let (count, value) = (try number(&directory, 4), try number(&directory, 2))
      _ = try directory.take(2)
      guard tag == Self.tag else { continue }
      return type == short && count == 1 && (1...8).contains(value) ? Orientation(number: value) : nil
    }
    return nil
  }

  /// Exif that says nothing else.
  var tiff: [UInt8] {
    let entry = Self.tag.big(2) + Self.short.big(2) + 1.big(4) + number.big(2) + [0, 0]
    return Array("MM".utf8) + 42.big(2) + 8.big(4) + 1.big(2) + entry + 0.big(4)
  }
}
