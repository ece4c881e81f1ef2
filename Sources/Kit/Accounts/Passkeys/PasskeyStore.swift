extension AccountStore {
  /// The newest last.
  func passkeys(of person: ID<Person>) throws -> [Passkey] {
    try connection.rows(
      "SELECT \(Passkey.columns) FROM kit_passkey WHERE person_id = \(person) ORDER BY created_at, id"
    ).map(Passkey.init)
  }

  /// - Throws: ``Refusal/notFound`` also when it is somebody else's.
  func passkey(_ id: ID<Passkey>, of person: ID<Person>) throws -> Passkey {
    let row = try connection.row(
      "SELECT \(Passkey.columns) FROM kit_passkey WHERE id = \(id) AND person_id = \(person)")
    guard let row else { throw Refusal.notFound }
    return try Passkey(row)
  }

  func passkey(credential: [UInt8]) throws -> Passkey? {
    try connection.row("SELECT \(Passkey.columns) FROM kit_passkey WHERE credential = \(credential)").map(Passkey.init)
  }

  /// Whether the person could still sign in without this passkey, by a password or by another one that works here.
  func canSignIn(_ person: Person, at party: RelyingParty?, without passkey: ID<Passkey>? = nil) throws -> Bool {
    try person.hasPassword || passkeys(of: person.id).contains { $0.house == party?.id && $0.id != passkey }
  }
}

extension AccountTransaction {
  /// - Throws: ``PasskeyProblem/known`` or ``PasskeyProblem/tooMany``.
  func addPasskey(
    _ registration: PasskeyRegistration, named name: String, to person: Person, at party: RelyingParty
  ) throws {
    guard try store.passkeys(of: person.id).count < Passkey.limit else { throw PasskeyProblem.tooMany }
    let (id, credential): (ID<Passkey>, _) = (mint.id(), registration.credential)
    let transports = registration.transports.map(\.rawValue).joined(separator: ",")
    let added = try connection.rowsChanged(
      by: """
        INSERT INTO kit_passkey (id, person_id, credential, public_key, counter, transports, house, name, created_at)
        VALUES (\(id), \(person.id), \(credential.id), \(credential.key), \(registration.counter), \(transports), \
        \(party.id), \(name), \(now))
        ON CONFLICT (credential) DO NOTHING
        """)
    guard added == 1 else { throw PasskeyProblem.known }
    try record(HouseEvents.passkeyAdded, of: id, named: name, by: person)
  }

  func renamePasskey(_ id: ID<Passkey>, of person: Person, to name: String) throws {
    guard try store.passkey(id, of: person.id).name != name else { return }
    try connection.run("UPDATE kit_passkey SET name = \(name) WHERE id = \(id)")
    try record(HouseEvents.passkeyRenamed, of: id, named: name, by: person)
  }

  /// - Throws: ``Refusal/conflict(_:)`` when the person would be left without a way in.
  func removePasskey(_ id: ID<Passkey>, of person: Person, at party: RelyingParty?) throws {
    let passkey = try store.passkey(id, of: person.id)
    guard try passkey.house != party?.id || store.canSignIn(person, at: party, without: id) else {
      throw Refusal.conflict(PasskeyPhrases.isOnlyWayIn)
    }
    try connection.run("DELETE FROM kit_passkey WHERE id = \(id)")
    try record(HouseEvents.passkeyRemoved, of: id, named: passkey.name, by: person)
  }

  /// Notes a signature that has been verified.
  /// - Returns: false when its counter went back. That is noted instead, and nobody may be let in.
  func usePasskey(_ id: ID<Passkey>, counter: Int64) throws -> Bool {
    guard let row = try connection.row("SELECT \(Passkey.columns) FROM kit_passkey WHERE id = \(id)") else {
      throw PasskeyProblem.unknown
    }
    let passkey = try Passkey(row)
    if passkey.mayCount(counter) {
      try connection.run("UPDATE kit_passkey SET counter = \(counter), used_at = \(now) WHERE id = \(id)")
      return true
    }
    try connection.run("UPDATE kit_passkey SET doubted_at = \(now) WHERE id = \(id)")
    if let person = try store.person(passkey.person) {
      try record(HouseEvents.passkeyDoubted, of: id, named: passkey.name, by: person)
    }
    return false
  }

  /// In all spaces of its person: whoever came in by it is in all of them.
  private func record(_ event: Event<NoDetail>, of passkey: ID<Passkey>, named name: String, by person: Person) throws {
    let author = Author(person: person.id, name: person.name)
    for space in try changes(inSpacesOf: person.id, by: author) {
      try space.record(event, of: Subject(Space.topic, passkey, title: name))
    }
  }
}
