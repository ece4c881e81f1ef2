/// One intention of one person, however often its request arrives: stored with the change it made, so that the second
/// arrival finds the first one's answer.
package struct Operation: Hashable, Sendable {
  /// Minted by the form when it is shown, and anew by the script for each submission.
  let key: String
  /// Tells whether a second arrival says the same as the first.
  let digest: [UInt8]

  package init(key: String, digest: [UInt8]) {
    (self.key, self.digest) = (key, digest)
  }

  /// The answer of an earlier arrival, or `nil` when this is the first.
  /// - Throws: ``Refusal/operationReused`` when the key came with another body.
  func earlierAnswer(in space: ID<Space>, _ connection: any Connection) throws -> String? {
    let earlier = try connection.row(
      "SELECT digest, answer FROM kit_operation WHERE space_id = \(space) AND operation_key = \(key)")
    guard let earlier else { return nil }
    guard try earlier["digest"] == digest else { throw Refusal.operationReused }
    return try earlier["answer"]
  }

  func keep(_ answer: String, in transaction: SpaceTransaction) throws {
    try transaction.run(
      """
      INSERT INTO kit_operation (space_id, operation_key, digest, answer, at)
      VALUES (\(transaction.space.id), \(key), \(digest), \(answer), \(transaction.now))
      """)
  }
}
