/// Takes a PNG (W3C, third edition) apart and puts together what its picture needs. A chunk whose checksum is wrong makes it
/// damaged, also one that would be left out: what it was meant to be is not known.
struct PNG {
  static let beginning: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Besides the critical ones: colours, transparency, resolution, animation. How many bytes each may hold.
  private static let kept: [String: ClosedRange<Int>] = [
    "PLTE": 3...768, "tRNS": 1...256, "gAMA": 4...4, "cHRM": 32...32, "sRGB": 1...1, "iCCP": 3...Picture.sizeLimit,
    "pHYs": 9...9, "acTL": 8...8, "fcTL": 26...26, "fdAT": 4...Picture.sizeLimit, "IDAT": 0...Picture.sizeLimit,
  ]
  /// The bit depths of each kind of colour.
  private static let depths: [UInt8: Set<UInt8>] = [
    0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
  ]

  private var reader: PictureReader
  private var output = beginning
  private var size: (width: Int, height: Int)?
  private var orientation: Orientation?
  private var hasPixels = false

  private init(_ file: [UInt8]) {
    reader = PictureReader(file.dropFirst(Self.beginning.count))
    output.reserveCapacity(file.count)
  }

  /// What follows the end is left out. Of Exif the orientation stays, which browsers follow.
  static func cleaned(_ file: [UInt8]) throws -> Picture {
    var png = PNG(file)
    return try png.picture()
  }

  private mutating func picture() throws -> Picture {
    while true {
      let (name, content) = try chunk()
      if size == nil {
        guard name == "IHDR" else { throw PictureProblem.damaged }
        try readHeader(content)
      } else if name == "IEND" {
        guard content.isEmpty else { throw PictureProblem.damaged }
        append(name, content)
        break
      } else {
        try take(name, content)
      }
    }
    guard let size, hasPixels else { throw PictureProblem.damaged }
    let shown = (orientation ?? .upright).size(width: size.width, height: size.height)
    return Picture(kind: .png, width: shown.width, height: shown.height, bytes: output)
  }

  private mutating func chunk() throws -> (name: String, content: ArraySlice<UInt8>) {
    let length = try reader.big(4)
    let start = reader.rest
    let name = try reader.take(4)
    let content = try reader.take(length)
    guard try reader.big(4) == Int(CRC32.sum(of: start.prefix(4 + length))) else { throw PictureProblem.damaged }
    return (String(decoding: name, as: UTF8.self), content)
  }

  private mutating func readHeader(_ content: ArraySlice<UInt8>) throws {
    guard content.count == 13 else { throw PictureProblem.damaged }
    var reader = PictureReader(content)
    size = (try reader.big(4), try reader.big(4))
    let (depth, colour) = (try reader.byte(), try reader.byte())
    guard Self.depths[colour]?.contains(depth) == true, try reader.byte() == 0, try reader.byte() == 0,
      try reader.byte() <= 1
    else { throw PictureProblem.damaged }
    append("IHDR", content)
  }

  private mutating func take(_ name: String, _ content: ArraySlice<UInt8>) throws {
    if let lengths = Self.kept[name] {
      guard lengths.contains(content.count) else { throw PictureProblem.damaged }
      if name == "IDAT" { hasPixels = true }
      append(name, content)
    } else if name == "eXIf", orientation == nil {
      let orientation = Orientation(tiff: content)
      self.orientation = orientation
      if !orientation.isUpright { append(name, orientation.tiff) }
    } else if name.utf8.first.map({ $0 & 0x20 == 0 }) ?? true {
      // Critical by its capital letter: without it the picture would be another.
      throw PictureProblem.damaged
    }
  }

  private mutating func append(_ name: String, _ content: some Collection<UInt8>) {
    let chunk = Array(name.utf8) + content
    output += content.count.big(4) + chunk + CRC32.sum(of: chunk).big(4)
  }
}

/// The checksum of PNG's chunks.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  static func sum(of bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }
}
