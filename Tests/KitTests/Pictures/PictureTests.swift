import TestKit
import Testing

@testable import Pictures

@Suite struct PictureTests {
  private typealias Files = PictureFiles

  private func problem(_ file: [UInt8]) -> PictureProblem? {
    #expect(throws: PictureProblem.self) { try Picture(cleaning: file) }
  }

  private func holds(_ bytes: [UInt8], _ text: String) -> Bool {
    bytes.split(separator: Array(text.utf8), maxSplits: 1, omittingEmptySubsequences: false).count > 1
  }

  // JPEG

  @Test func aJPEGKeepsItsPictureAndNothingThatIsSaidOfIt() throws {
    let picture = try Picture(cleaning: Files.jpeg(notes: Files.jfif + Files.notes(orientation: 1)))
    #expect(picture.kind == .jpeg)
    #expect((picture.width, picture.height) == (40, 30))
    #expect(picture.bytes == Files.jpeg(notes: Files.jfif, trailer: []))
  }

  @Test(arguments: [(1, 40, 30), (2, 40, 30), (6, 30, 40), (8, 30, 40), (9, 40, 30)])
  func aJPEGStaysTheRightWayUp(_ orientation: Int, _ width: Int, _ height: Int) throws {
    let picture = try Picture(cleaning: Files.jpeg(notes: Files.jfif + Files.notes(orientation: orientation)))
    #expect((picture.width, picture.height) == (width, height))
    let again = try Picture(cleaning: picture.bytes)
    #expect((again.width, again.height) == (width, height))
    #expect(again.bytes == picture.bytes)
    #expect(holds(picture.bytes, "Exif") == (2...8).contains(orientation))
  }

  @Test func aJPEGKeepsWhatItsColoursNeed() throws {
    let kept = Files.profile + Files.adobe
    let picture = try Picture(cleaning: Files.jpeg(notes: kept))
    #expect(picture.bytes == Files.jpeg(notes: kept, trailer: []))
  }

  @Test func theThumbnailOfAJPEGGoes() throws {
    let pixels: [UInt8] = [1, 2, 3]
    let notes = Files.segment(0xE0, Array("JFIF\0".utf8) + [1, 2, 0, 0, 1, 0, 1, 1, 1] + pixels)
    #expect(try Picture(cleaning: Files.jpeg(notes: notes)).bytes == Files.jpeg(notes: Files.jfif, trailer: []))
  }

  @Test func aMarkerMayBePadded() throws {
    let picture = try Picture(cleaning: Files.jpeg(notes: Files.jfif + [0xFF, 0xFF]))
    #expect(picture.bytes == Files.jpeg(notes: Files.jfif, trailer: []))
  }

  @Test(arguments: [
    PictureFiles.segment(0xDB, [0] + [UInt8](repeating: 1, count: 65)), PictureFiles.segment(0xC4, [0, 1]),
    PictureFiles.segment(0xC4, [0x45] + [UInt8](repeating: 0, count: 16)), PictureFiles.segment(0xDD, [1]),
    PictureFiles.segment(0xC9, []), PictureFiles.frame(width: 1, height: 1), [0xFF, 0xD8], [0xFF, 0xE1, 0, 1],
    PictureFiles.jfif + [7],
    PictureFiles.segment(0xDA, [2, 1, 0, 2, 0, 0, 63, 0]),
  ])
  func aSegmentThatIsNotWhatItSaysIsRefused(_ segment: [UInt8]) {
    #expect(problem(Files.jpeg(notes: segment)) == .damaged)
  }

  // PNG

  @Test func aPNGKeepsItsPictureAndNothingThatIsSaidOfIt() throws {
    let picture = try Picture(cleaning: Files.png(orientation: 1))
    #expect(picture.kind == .png)
    #expect((picture.width, picture.height) == (40, 30))
    let clean = Files.header(width: 40, height: 30) + Files.colours + Files.pixels + Files.chunk("IEND", [])
    #expect(picture.bytes == PNG.beginning + clean)
  }

  @Test func aPNGStaysTheRightWayUp() throws {
    let picture = try Picture(cleaning: Files.png(orientation: 6))
    #expect((picture.width, picture.height) == (30, 40))
    #expect(try Picture(cleaning: picture.bytes).bytes == picture.bytes)
  }

  @Test func aPNGStaysAnimated() throws {
    let animation =
      Files.chunk("acTL", 1.big(4) + 0.big(4)) + Files.chunk("fcTL", [UInt8](repeating: 0, count: 26))
      + Files.chunk("fdAT", [0, 0, 0, 1, 9])
    #expect(holds(try Picture(cleaning: Files.png(extra: animation)).bytes, "fdAT"))
  }

  @Test(arguments: [
    PictureFiles.chunk("IHDR", [UInt8](repeating: 1, count: 13)), PictureFiles.chunk("ABCD", []),
    PictureFiles.chunk("pHYs", [1]), Array(PictureFiles.chunk("tEXt", [1]).dropLast() + [0]), [0x7F, 0xFF, 0xFF, 0xFF],
    [0xFF, 0xFF, 0xFF, 0xFF, 0x49, 0x44, 0x41, 0x54],
  ])
  func aChunkThatIsNotWhatItSaysIsRefused(_ chunk: [UInt8]) {
    #expect(problem(Files.png(extra: chunk)) == .damaged)
  }

  // WebP

  @Test func aWebPKeepsItsPictureAndNothingThatIsSaidOfIt() throws {
    let picture = try Picture(cleaning: Files.webp())
    #expect(picture.kind == .webp)
    #expect((picture.width, picture.height) == (40, 30))
    let clean = Files.extended(0x30) + Files.webpProfile + Files.alpha + Files.lossy()
    #expect(picture.bytes == Files.file(clean, trailer: []))
  }

  @Test(arguments: [PictureFiles.lossy(), PictureFiles.lossless()])
  func aWebPWithoutAHeaderStaysAsItIs(_ pixels: [UInt8]) throws {
    let picture = try Picture(cleaning: Files.file(pixels + Files.webpNotes))
    #expect((picture.width, picture.height) == (40, 30))
    #expect(picture.bytes == Files.file(pixels, trailer: []))
  }

  @Test func aWebPStaysAnimated() throws {
    let picture = try Picture(cleaning: Files.animation())
    let clean =
      Files.extended(0x02) + Files.riff("ANIM", [0, 0, 0, 0, 0, 0]) + Files.frame(Files.lossy())
      + Files.frame(Files.lossless())
    #expect(picture.bytes == Files.file(clean, trailer: []))
  }

  @Test(arguments: [
    PictureFiles.extended(0x02) + PictureFiles.lossy(), PictureFiles.extended(0, width: 41) + PictureFiles.lossy(),
    PictureFiles.extended(0), PictureFiles.alpha + PictureFiles.lossy(), [],
    PictureFiles.lossy() + [0, 0, 0, 0, 0, 0, 0, 0], PictureFiles.riff("VP8L", [0x2F, 0, 0, 0, 0xFF]),
    PictureFiles.riff("VP8 ", [0x10, 0xFF, 0xFF, 0x9D, 0x01, 0x2A, 1, 0, 1, 0]),
  ])
  func aWebPWhosePartsDoNotFitIsRefused(_ chunks: [UInt8]) {
    #expect(problem(Files.file(chunks)) == .damaged)
  }

  // All

  @Test(arguments: [[], Array("GIF89a".utf8), Array("%PDF".utf8), Array("RIFF....WAVE".utf8), [0xFF, 0xD8]])
  func whatIsNoPictureIsRefusedInWords(_ file: [UInt8]) {
    #expect(problem(file) == .unknown)
  }

  @Test func aPictureOfFortyMegapixelsIsTaken() throws {
    let picture = try Picture(cleaning: Files.png(width: 8_000, height: 5_000))
    #expect(picture.width * picture.height == Picture.areaLimit)
  }

  @Test func whatIsTooLargeOrHasTooManyPixelsIsRefused() {
    #expect(problem(Files.jpeg(trailer: [UInt8](repeating: 0, count: Picture.sizeLimit))) == .tooLarge)
    #expect(problem(Files.jpeg(width: 12_001)) == .tooWide)
    #expect(problem(Files.png(height: 12_001)) == .tooWide)
    #expect(problem(Files.file(Files.lossless(width: 12_001))) == .tooWide)
    #expect(problem(Files.jpeg(width: 8_001, height: 5_000)) == .tooWide)
    #expect(problem(Files.jpeg(width: 0)) == .damaged)
  }

  @Test(arguments: [
    PictureFiles.jpeg(trailer: []), PictureFiles.png(trailer: []), Array(PictureFiles.webp().dropLast(22)),
  ])
  func aFileThatWasCutOffIsRefused(_ file: [UInt8]) throws {
    #expect(throws: Never.self) { try Picture(cleaning: file) }
    for length in 12..<file.count { #expect(problem(Array(file.prefix(length))) == .damaged, "\(length)") }
  }

  @Test(arguments: 0..<6)
  func aMangledFileDoesNoHarmAndTellsNothing(_ seed: UInt64) throws {
    let files = [
      Files.jpeg(), Files.jpeg(notes: Files.notes() + Files.profile), Files.png(), Files.webp(), Files.animation(),
    ]
    var chance = SeededGenerator(seed: seed)
    var taken = 0
    for round in 0..<2_000 {
      let file = mangled(files[round % files.count], by: &chance)
      do {
        let picture = try Picture(cleaning: file)
        taken += 1
        #expect(!holds(picture.bytes, "2.1686E"), "round \(round)")
        #expect(try Picture(cleaning: picture.bytes).bytes == picture.bytes, "round \(round)")
      } catch is PictureProblem {
        continue
      }
    }
    #expect(taken > 20)
  }

  private func mangled(_ file: [UInt8], by chance: inout SeededGenerator) -> [UInt8] {
    var file = file
    for _ in 0..<Int.random(in: 1...4, using: &chance) {
      let place = Int.random(in: 8..<max(9, file.count), using: &chance)
      guard place < file.count else { break }
      switch Int.random(in: 0..<6, using: &chance) {
      case 0: file.removeSubrange(place...)
      case 1: file.remove(at: place)
      case 2: file.insert(UInt8.random(in: 0...255, using: &chance), at: place)
      case 3: file[place] = [0, 0xFF, 0x7F, 0x80].randomElement(using: &chance) ?? 0
      case 4: file[place] ^= 1 << UInt8.random(in: 0..<8, using: &chance)
      default: file[place] = UInt8.random(in: 0...255, using: &chance)
      }
    }
    return file
  }
}
