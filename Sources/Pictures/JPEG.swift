/// Takes a JPEG (ITU-T T.81) apart and puts together what its picture needs. Every segment that is kept is checked to be
/// what it says, so that no broken one carries something else along.
struct JPEG {
  static let beginning: [UInt8] = [0xFF, 0xD8, 0xFF]

  private enum Marker {
    static let frames: Set<UInt8> = [0xC0, 0xC1, 0xC2]
    static let huffman: UInt8 = 0xC4
    static let restarts: ClosedRange<UInt8> = 0xD0...0xD7
    static let start: UInt8 = 0xD8
    static let end: UInt8 = 0xD9
    static let scan: UInt8 = 0xDA
    static let quantisation: UInt8 = 0xDB
    static let restartInterval: UInt8 = 0xDD
    static let jfif: UInt8 = 0xE0
    static let exif: UInt8 = 0xE1
    static let profile: UInt8 = 0xE2
    static let adobe: UInt8 = 0xEE
    static let applications: ClosedRange<UInt8> = 0xE0...0xEF
    static let comment: UInt8 = 0xFE
  }

  private var reader: PictureReader
  private var jfif: [UInt8] = []
  private var orientation: Orientation?
  private var frame: (width: Int, height: Int, components: Int)?
  private var hasScan = false
  private var kept: [UInt8] = []

  private init(_ file: [UInt8]) {
    reader = PictureReader(file[...])
    kept.reserveCapacity(file.count)
  }

  static func cleaned(_ file: [UInt8]) throws -> Picture {
    var jpeg = JPEG(file)
    return try jpeg.picture()
  }

  private mutating func picture() throws -> Picture {
    _ = try reader.take(2)
    while true {
      let marker = try marker()
      if marker == Marker.end { break }
      let content = try reader.take(try reader.big(2) - 2)
      if let segment = try cleaned(content, of: marker) { kept += segment }
      if marker == Marker.scan { try keepScan() }
    }
    guard let frame, hasScan else { throw PictureProblem.damaged }
    let orientation = orientation ?? .upright
    let exif =
      orientation.isUpright ? [] : segment(Marker.exif, Array("Exif\0\0".utf8) + orientation.tiff)
    let size = orientation.size(width: frame.width, height: frame.height)
    return Picture(
      kind: .jpeg, width: size.width, height: size.height,
      bytes: [0xFF, Marker.start] + jfif + exif + kept + [0xFF, Marker.end])
  }

  private mutating func marker() throws -> UInt8 {
    guard try reader.byte() == 0xFF else { throw PictureProblem.damaged }
    var marker = try reader.byte()
    // Any number of these may stand before a marker.
    while marker == 0xFF { marker = try reader.byte() }
    return marker
  }

  /// The compressed picture lies behind its scan's header, up to the next marker; a 255 in it is followed by 0.
  private mutating func keepScan() throws {
    let rest = reader.rest
    var end = rest.startIndex
    while true {
      guard let next = rest[end...].firstIndex(of: 0xFF), next + 1 < rest.endIndex else { throw PictureProblem.damaged }
      let following = rest[next + 1]
      if following != 0, !Marker.restarts.contains(following) {
        end = next
        break
      }
      end = next + 2
    }
    kept += try reader.take(end - rest.startIndex)
    hasScan = true
  }

  /// What stays of a segment.
  private mutating func cleaned(_ content: ArraySlice<UInt8>, of marker: UInt8) throws -> [UInt8]? {
    switch marker {
    case _ where Marker.frames.contains(marker): try readFrame(content)
    case Marker.huffman: try checkHuffmanTables(content)
    case Marker.quantisation: try checkQuantisationTables(content)
    case Marker.restartInterval: guard content.count == 2 else { throw PictureProblem.damaged }
    case Marker.scan: try checkScan(content)
    case Marker.profile where Self.isProfile(content): break
    case Marker.adobe where content.count >= 12 && content.starts(with: "Adobe".utf8):
      return segment(marker, content.prefix(12))
    case Marker.applications, Marker.comment:
      note(content, of: marker)
      return nil
    default: throw PictureProblem.damaged
    }
    return segment(marker, content)
  }

  private mutating func note(_ content: ArraySlice<UInt8>, of marker: UInt8) {
    if marker == Marker.jfif, content.count >= 14, content.starts(with: "JFIF\0".utf8), jfif.isEmpty {
      // The two zeros stand for the size of its thumbnail, which shows what may have been cut off.
      jfif = segment(marker, content.prefix(12) + [0, 0])
    }
    if marker == Marker.exif, content.starts(with: "Exif\0".utf8), orientation == nil {
      orientation = Orientation(tiff: content.dropFirst(6))
    }
  }

  private func segment(_ marker: UInt8, _ content: some Collection<UInt8>) -> [UInt8] {
    [0xFF, marker] + (content.count + 2).big(2) + content
  }

  private mutating func readFrame(_ content: ArraySlice<UInt8>) throws {
    var reader = PictureReader(content)
    guard frame == nil, try reader.byte() == 8 else { throw PictureProblem.damaged }
    let (height, width, components) = (try reader.big(2), try reader.big(2), Int(try reader.byte()))
    guard [1, 3, 4].contains(components), reader.rest.count == components * 3 else { throw PictureProblem.damaged }
    frame = (width, height, components)
  }

  private func checkScan(_ content: ArraySlice<UInt8>) throws {
    guard let frame, let count = content.first.map(Int.init), (1...frame.components).contains(count),
      content.count == count * 2 + 4
    else { throw PictureProblem.damaged }
  }

  private func checkHuffmanTables(_ content: ArraySlice<UInt8>) throws {
    var reader = PictureReader(content)
    while !reader.isAtEnd {
      let kind = try reader.byte()
      guard kind >> 4 <= 1, kind & 15 <= 3 else { throw PictureProblem.damaged }
      let symbols = try reader.take(16).reduce(0) { $0 + Int($1) }
      guard symbols <= 256 else { throw PictureProblem.damaged }
      _ = try reader.take(symbols)
    }
  }

  private func checkQuantisationTables(_ content: ArraySlice<UInt8>) throws {
    var reader = PictureReader(content)
    while !reader.isAtEnd {
      let kind = try reader.byte()
      guard kind >> 4 <= 1, kind & 15 <= 3 else { throw PictureProblem.damaged }
      _ = try reader.take(kind >> 4 == 0 ? 64 : 128)
    }
  }

  /// A piece of a colour profile: its number, and of how many.
  private static func isProfile(_ content: ArraySlice<UInt8>) -> Bool {
    let name = Array("ICC_PROFILE\0".utf8)
    let numbers = Array(content.dropFirst(name.count).prefix(2))
    return content.starts(with: name) && numbers.count == 2 && numbers[0] >= 1 && numbers[0] <= numbers[1]
  }
}
