/// The modules of a code under one of the eight masks.
struct QRDrawing {
  let side: Int
  private(set) var dark: [Bool]
  private var isPattern: [Bool]

  init(_ size: QRSize, codewords: [UInt8], mask: Int) {
    side = size.side
    dark = [Bool](repeating: false, count: side * side)
    isPattern = dark
    drawPatterns(size)
    drawFormat(mask)
    if size.version >= 7 { drawVersion(size.version) }
    draw(codewords)
    apply(mask)
  }

  private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
    dark[row * side + column] = isDark
    isPattern[row * side + column] = true
  }

  // MARK: Patterns

  private mutating func drawPatterns(_ size: QRSize) {
    for index in 0..<side {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, side - 4), (side - 4, 3)] { drawFinder(row, column) }
    let places = size.alignment
    for row in places {
      for column in places where !isCorner(row, column, last: places.last) { drawAlignment(row, column) }
    }
  }

  /// Finders stand in three of the corners.
  private func isCorner(_ row: Int, _ column: Int, last: Int?) -> Bool {
    (row == 6 && column == 6) || (row == 6 && column == last) || (row == last && column == 6)
  }

  private mutating func drawFinder(_ row: Int, _ column: Int) {
    for down in -4...4 {
      for across in -4...4 where (0..<side).contains(row + down) && (0..<side).contains(column + across) {
        let ring = max(abs(down), abs(across))
        set(row + down, column + across, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func drawAlignment(_ row: Int, _ column: Int) {
    for down in -2...2 {
      for across in -2...2 { set(row + down, column + across, max(abs(down), abs(across)) != 1) }
    }
  }

  /// Level M and the mask, with their check bits, twice.
  private mutating func drawFormat(_ mask: Int) {
    var remainder = mask
    for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
    let bits = (mask << 10 | remainder) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0..<6 { set(index, 8, bit(index)) }
    set(7, 8, bit(6))
    set(8, 8, bit(7))
    set(8, 7, bit(8))
    for index in 9..<15 { set(8, 14 - index, bit(index)) }
    for index in 0..<8 { set(8, side - 1 - index, bit(index)) }
    for index in 8..<15 { set(side - 15 + index, 8, bit(index)) }
    set(side - 8, 8, true)
  }

  private mutating func drawVersion(_ version: Int) {
    var remainder = version
    for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
    let bits = version << 12 | remainder
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      let (far, near) = (side - 11 + index % 3, index / 3)
      set(near, far, isDark)
      set(far, near, isDark)
    }
  }

  // MARK: Data

  /// In columns of two from the right, up and down by turns, around the patterns.
  private mutating func draw(_ codewords: [UInt8]) {
    var index = 0
    for right in stride(from: side - 1, to: 0, by: -2) {
      let right = right <= 6 ? right - 1 : right
      let goesUp = (right + 1) & 2 == 0
      for step in 0..<side {
        let row = goesUp ? side - 1 - step : step
        for column in [right, right - 1] where !isPattern[row * side + column] && index < codewords.count * 8 {
          dark[row * side + column] = codewords[index / 8] >> UInt8(7 - index % 8) & 1 == 1
          index += 1
        }
      }
    }
  }

  private mutating func apply(_ mask: Int) {
    for row in 0..<side {
      for column in 0..<side where !isPattern[row * side + column] && Self.inverts(mask, row, column) {
        dark[row * side + column].toggle()
      }
    }
  }

  static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: row * column % 6 == 0
    case 6: row * column % 6 < 3
    default: (row + column + row * column % 3) % 2 == 0
    }
  }

  // MARK: Penalty

  /// How hard the drawing is to read, by the standard's four rules.
  var penalty: Int {
    var penalty = squares + balance
    for line in 0..<side {
      let row = (0..<side).map { dark[line * side + $0] }
      let column = (0..<side).map { dark[$0 * side + line] }
      for line in [row, column] { penalty += Self.runs(in: line) + Self.falseFinders(in: line) }
    }
    return penalty
  }

  private static func runs(in line: [Bool]) -> Int {
    var (penalty, length) = (0, 0)
    for (index, module) in line.enumerated() {
      length = index > 0 && line[index - 1] == module ? length + 1 : 1
      if length == 5 { penalty += 3 } else if length > 5 { penalty += 1 }
    }
    return penalty
  }

  private static let finder = [true, false, true, true, true, false, true]

  private static func falseFinders(in line: [Bool]) -> Int {
    let light = [Bool](repeating: false, count: 4)
    return [finder + light, light + finder].reduce(0) { sum, pattern in
      sum + 40 * (0...line.count - pattern.count).count { line[$0..<$0 + pattern.count].elementsEqual(pattern) }
    }
  }

  private var squares: Int {
    var penalty = 0
    for row in 0..<side - 1 {
      for column in 0..<side - 1 {
        let corner = dark[row * side + column]
        if corner == dark[row * side + column + 1] && corner == dark[(row + 1) * side + column]
          && corner == dark[(row + 1) * side + column + 1]
        {
          penalty += 3
        }
      }
    }
    return penalty
  }

  private var balance: Int {
    let percent = dark.count(where: \.self) * 100 / dark.count
    return abs(percent - 50) / 5 * 10
  }
}
