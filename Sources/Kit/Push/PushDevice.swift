/// A browser that is told when nobody looks. It belongs to a session, and ends with it.
struct PushDevice: Hashable, Sendable {
  /// More nobody carries about; the oldest goes.
  static let most = 10
  /// In bytes. Push services' addresses have some hundreds.
  static let endpointLimit = 2_000

  let id: ID<PushDevice>
  let session: ID<Session>
  let device: Device
  /// When something was last told on it.
  let toldAt: Instant?

  init(_ row: SQLRow) throws {
    (id, session, toldAt) = (try row["id"], try row["session_id"], try row["told_at"])
    device = Device(userAgent: try row["device"])
  }
}

/// What a browser says of where it is told.
struct PushSubscription: Sendable {
  let endpoint: String
  let keys: PushKeys

  /// - Throws: ``Refusal/malformed(_:)`` for what no browser says.
  init(_ form: Form, by fetch: Fetch) throws {
    let endpoint = form["endpoint"]
    guard endpoint.utf8.count <= PushDevice.endpointLimit, fetch.addressForDelivery(endpoint) != nil,
      let keys = PushKeys(agreement: form["p256dh"], secret: form["auth"])
    else { throw Refusal.malformed(NoticePhrases.notUnderstood) }
    (self.endpoint, self.keys) = (endpoint, keys)
  }
}

extension AccountStore {
  /// Where a person is told, the newest first.
  func pushDevices(of person: ID<Person>) throws -> [PushDevice] {
    try connection.rows(
      """
      SELECT kit_push_device.id, kit_push_device.session_id, kit_push_device.told_at, kit_session.device
      FROM kit_push_device JOIN kit_session ON kit_session.id = kit_push_device.session_id
      WHERE kit_push_device.person_id = \(person) ORDER BY kit_push_device.made_at DESC, kit_push_device.id DESC
      """
    ).map(PushDevice.init)
  }
}

extension AccountTransaction {
  /// From now on the person is told on the browser of this session, and whoever was told on it before no more.
  /// - Parameter isMoved: whether the browser says of itself that it is reached elsewhere: somebody who was not told on it is not
  ///   told by that.
  func keep(
    _ subscription: PushSubscription, of person: ID<Person>, on session: ID<Session>, isMoved: Bool = false
  ) throws {
    let (endpoint, keys) = (subscription.endpoint, subscription.keys)
    try connection.run("DELETE FROM kit_push_device WHERE endpoint = \(endpoint) AND session_id <> \(session)")
    let isKnown = try connection.rowsChanged(
      by: """
        UPDATE kit_push_device SET endpoint = \(endpoint), agreement = \(keys.agreement), secret = \(keys.secret)
        WHERE session_id = \(session)
        """)
    guard isKnown == 0, !isMoved else { return }
    try connection.run(
      """
      INSERT INTO kit_push_device (id, person_id, session_id, endpoint, agreement, secret, made_at)
      VALUES (\(mint.id(PushDevice.self)), \(person), \(session), \(endpoint), \(keys.agreement), \(keys.secret), \(now))
      """)
    try connection.run(
      """
      DELETE FROM kit_push_device WHERE person_id = \(person) AND id NOT IN (
        SELECT id FROM kit_push_device WHERE person_id = \(person) ORDER BY made_at DESC, id DESC LIMIT \(PushDevice.most))
      """)
  }

  /// Tells nothing any more on a device of the person; another's is left as it is.
  func endPushDevice(_ device: ID<PushDevice>, of person: ID<Person>) throws {
    try connection.run("DELETE FROM kit_push_device WHERE id = \(device) AND person_id = \(person)")
  }

  /// A device on which the same person signs in anew is told as before.
  func movePushDevice(from earlier: ID<Session>, to session: ID<Session>, of person: ID<Person>) throws {
    try connection.run(
      """
      UPDATE kit_push_device SET session_id = \(session) WHERE session_id = \(earlier) AND person_id = \(person)
      """)
  }
}
