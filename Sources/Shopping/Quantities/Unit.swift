/// What a quantity is counted or measured in. The raw value is stored and never changes.
enum Unit: String, CaseIterable, Sendable, Codable {
  case piece, dozen
  case gram = "g"
  case kilogram = "kg"
  case millilitre = "ml"
  case centilitre = "cl"
  case decilitre = "dl"
  case litre = "l"
  case ounce = "oz"
  case pound = "lb"
  case pint
  case pack, bottle, can, jar, bag, box, carton, tub, tray, bunch, head, slice, roll, bar, tube, sachet
}

extension Unit {
  /// What most things on a list come in.
  static let usual: [Unit] = [.piece, .kilogram, .gram, .litre, .pack, .bottle, .can]

  /// What units have in common when one can be told in the other exactly.
  enum Measure: Hashable, Sendable {
    case count, mass, volume, avoirdupois
    /// Bags, boxes and the like: nobody knows how much is in them, so they convert to nothing.
    case container(Unit)
  }

  var measure: Measure {
    switch self {
    case .piece, .dozen: .count
    case .gram, .kilogram: .mass
    case .millilitre, .centilitre, .decilitre, .litre: .volume
    case .ounce, .pound: .avoirdupois
    default: .container(self)
    }
  }

  /// How many of the smallest unit of its measure one of these is.
  var size: Int64 {
    switch self {
    case .dozen: 12
    case .centilitre: 10
    case .decilitre: 100
    case .kilogram, .litre: 1000
    case .pound: 16
    default: 1
    }
  }

  /// Whether it is weighed or poured, so that no single thing is one of it.
  var isMeasured: Bool {
    switch measure {
    case .mass, .volume, .avoirdupois: true
    case .count, .container: false
    }
  }

  /// Whether it says how big a package is, when it stands behind a name: a litre, a pint, so many rolls.
  var isOfAPackage: Bool {
    switch self {
    case .pint, .roll, .slice, .sachet: true
    default: isMeasured
    }
  }

  /// Units too small for anybody to say what one of them costs: a price beside them is that of the whole.
  var isTooSmallForAPrice: Bool {
    isMeasured && self != .kilogram && self != .litre && self != .pound
  }
}
