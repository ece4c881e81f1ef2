/// A line of shopping, read: what it says, and which of its words say it.
struct LineReading: Hashable, Sendable {
  enum Role: Hashable, Sendable {
    case name
    /// How big one of them is: part of the name, at its end.
    case size
    case quantity, brand, price
    /// "de", a comma: between things and part of none.
    case filler
  }

  /// Words that stand together and play one part.
  struct Piece: Hashable, Sendable {
    let role: Role
    let text: String
  }

  let line: ItemLine
  /// All that was typed, from left to right.
  let pieces: [Piece]
  /// Whether the price may be that of all of them: “leche 6 bricks 5,70”.
  var mayCostThatInAll = false

  /// What was typed for it: "2 kg de". Empty when the line doesn't say it.
  func typed(_ role: Role) -> String {
    pieces.filter { $0.role == role }.map(\.text).joined(separator: " ")
  }
}
