/// How long people wait for their turn at what the house does one after the other, before they are told to try again. `nil` stands
/// for as long as it takes.
package struct Patience: Sendable {
  package static let usual = Patience(
    ofImports: .seconds(15), ofExports: .seconds(10), ofLargeBodies: .seconds(4), ofPieces: .seconds(30))
  /// For houses whose machine may be busy with anything.
  package static let endless = Patience(ofImports: nil, ofExports: nil, ofLargeBodies: nil, ofPieces: nil)

  /// Longer than most files take, and shorter than people wait.
  let ofImports: Duration?
  let ofExports: Duration?
  let ofLargeBodies: Duration?
  /// For the taking of one piece of an export; nobody's keeps others waiting for longer.
  let ofPieces: Duration?
}
