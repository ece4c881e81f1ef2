/// Takes a WebP (RFC 9649) apart and puts together what its picture needs.
///
/// Its orientation goes with its Exif: Chromium shows a WebP as it lies, whatever its Exif says, so that it looks the same
/// without.
struct WebP {
  static let beginning = Array("RIFF".utf8)
  static let name = Array("WEBP".utf8)

  private enum Flag {
    static let animation: UInt8 = 0x02
    static let alpha: UInt8 = 0x10
    static let profile: UInt8 = 0x20
  }

  private typealias Chunk = (name: String, content: ArraySlice<UInt8>)
  private typealias Size = (width: Int, height: Int)

  static func cleaned(_ file: [UInt8]) throws -> Picture {
    var reader = PictureReader(file.dropFirst(4))
    var content = PictureReader(try reader.take(try reader.little(4)))
    _ = try content.take(4)
    let chunks = try chunks(&content)
    guard let first = chunks.first else { throw PictureProblem.damaged }
    let (size, body) = first.name == "VP8X" ? try extended(chunks) : (try size(of: first), bytes(first))
    return Picture(
      kind: .webp, width: size.width, height: size.height,
      bytes: beginning + (name.count + body.count).little(4) + name + body)
  }

  private static func chunks(_ reader: inout PictureReader) throws -> [Chunk] {
    var chunks: [Chunk] = []
    while !reader.isAtEnd {
      let name = try reader.take(4)
      // Anything else is no chunk but the middle of another, whose length is wrong.
      guard name.allSatisfy({ (0x20...0x7E).contains($0) }) else { throw PictureProblem.damaged }
      let content = try reader.take(try reader.little(4))
      if content.count % 2 == 1, !reader.isAtEnd { _ = try reader.byte() }
      chunks.append((String(decoding: name, as: UTF8.self), content))
    }
    return chunks
  }

  private static func bytes(_ chunk: Chunk) -> [UInt8] {
    let padding: [UInt8] = chunk.content.count % 2 == 1 ? [0] : []
    return Array(chunk.name.utf8) + chunk.content.count.little(4) + chunk.content + padding
  }

  /// A picture with a header that says what else there is.
  private static func extended(_ chunks: [Chunk]) throws -> (Size, [UInt8]) {
    guard chunks[0].content.count == 10 else { throw PictureProblem.damaged }
    var header = PictureReader(chunks[0].content)
    let flags = try header.byte()
    _ = try header.take(3)
    let canvas = (width: try header.little(3) + 1, height: try header.little(3) + 1)
    let profile = chunks.first { $0.name == "ICCP" }
    let isAnimated = flags & Flag.animation != 0
    let frames = try isAnimated ? animation(chunks.dropFirst()) : still(chunks.dropFirst(), canvas: canvas)
    let kept = flags & (Flag.animation | Flag.alpha) | (profile == nil ? 0 : Flag.profile)
    let newHeader = [kept, 0, 0, 0] + (canvas.width - 1).little(3) + (canvas.height - 1).little(3)
    return (canvas, bytes(("VP8X", newHeader[...])) + (profile.map(bytes) ?? []) + frames)
  }

  private static func still(_ chunks: ArraySlice<Chunk>, canvas: Size) throws -> [UInt8] {
    let (pixels, size) = try image(chunks)
    guard size == canvas else { throw PictureProblem.damaged }
    return pixels
  }

  private static func animation(_ chunks: ArraySlice<Chunk>) throws -> [UInt8] {
    guard let animation = chunks.first(where: { $0.name == "ANIM" }), animation.content.count == 6 else {
      throw PictureProblem.damaged
    }
    let frames = try chunks.filter { $0.name == "ANMF" }.map(frame)
    guard !frames.isEmpty else { throw PictureProblem.damaged }
    return bytes(animation) + frames.flatMap(bytes)
  }

  /// One picture of an animation: where and how long it stands, and what it shows.
  private static func frame(_ chunk: Chunk) throws -> Chunk {
    var reader = PictureReader(chunk.content)
    let header = try reader.take(16)
    var numbers = PictureReader(header.dropFirst(6))
    let area = (width: try numbers.little(3) + 1, height: try numbers.little(3) + 1)
    let (pixels, size) = try image(try chunks(&reader)[...])
    guard size == area else { throw PictureProblem.damaged }
    return (chunk.name, (header + pixels)[...])
  }

  /// The pixels, and their transparency where that lies apart.
  private static func image(_ chunks: ArraySlice<Chunk>) throws -> ([UInt8], Size) {
    guard let pixels = chunks.first(where: { $0.name == "VP8 " || $0.name == "VP8L" }) else {
      throw PictureProblem.damaged
    }
    let alpha = pixels.name == "VP8 " ? chunks.first { $0.name == "ALPH" } : nil
    return ((alpha.map(bytes) ?? []) + bytes(pixels), try size(of: pixels))
  }

  private static func size(of chunk: Chunk) throws -> Size {
    var reader = PictureReader(chunk.content)
    switch chunk.name {
    case "VP8 ":
      let tag = try reader.little(3)
      guard tag & 1 == 0, try reader.take(3).elementsEqual([0x9D, 0x01, 0x2A]) else { throw PictureProblem.damaged }
      let size = (width: try reader.little(2) & 0x3FFF, height: try reader.little(2) & 0x3FFF)
      guard tag >> 5 <= reader.rest.count else { throw PictureProblem.damaged }
      return size
    case "VP8L":
      guard try reader.byte() == 0x2F else { throw PictureProblem.damaged }
      let bits = try reader.little(4)
      guard bits >> 29 == 0 else { throw PictureProblem.damaged }
      return (width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    default: throw PictureProblem.damaged
    }
  }
}
