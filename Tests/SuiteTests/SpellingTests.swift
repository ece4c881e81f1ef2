import Testing

/// What the sources say nowhere, because there is a better way to say it.
@Suite struct SpellingTests {
  /// A spelling that is refused, with the reason that its author is told.
  private struct Refused: Sendable {
    enum Place {
      case everywhere, apps
      case target(String)
    }

    let pattern: String
    let example: String
    let place: Place
    /// The files that may say it.
    let except: Set<String>
    let reason: String

    init(
      _ pattern: String, as example: String, in place: Place = .everywhere, except: Set<String> = [],
      because reason: String
    ) {
      (self.pattern, self.example, self.place, self.except, self.reason) = (pattern, example, place, except, reason)
    }

    func isAbout(_ file: SourceFile, apps: Set<String>) -> Bool {
      switch place {
      case _ where except.contains(file.path): false
      case .everywhere: true
      case .apps: apps.contains(file.target)
      case .target(let name): file.target == name
      }
    }
  }

  private static let refused = [
    // Errors and types
    Refused(
      #"\btry\?"#, as: "(try? Regex(pattern))",
      because: "an error is never silenced: throw it on, or catch the one that is expected"),
    Refused(#"\btry!|\bas! "#, as: "let file = try! open()", because: "the program goes on: throw"),
    Refused(
      #"\bpublic (?:func|var|let|init|struct|enum|class|protocol)\b"#, as: "public struct Order {",
      because: "one package: `package`"),
    Refused(#"\b(?:TODO|FIXME)\b"#, as: "Phrase(es: \"TODO\")", because: "an issue says it"),
    Refused(
      #"\b(?:TimeZone|DateFormatter|NumberFormatter|NSRegularExpression|Locale)\b(?:\(|\.)"#, as: "TimeZone.current",
      because: "the program has nothing of ICU's data: see docs/decisions/0126"),
    // The database
    Refused(
      #"\bany Database\b"#, as: "let database: any Database", in: .apps,
      because: "an app is given a space's storage, or the installation's"),
    Refused(
      #"\.database\b"#, as: "visit.house.database.write {", in: .apps,
      because: "an app is given a space's storage, or the installation's"),
    Refused(
      #"\b(?:Space|Installation)Storage\("#, as: "InstallationStorage(author: .program", in: .apps,
      because: "it comes from the visit or the errand"),
    Refused(
      #"\bhouse\.accounts\b"#, as: "visit.house.accounts.change {", in: .apps, because: "accounts are the house's"),
    Refused(
      #"\bpackage (?:let|var) database\b"#, as: "package let database: any Database", in: .target("Kit"),
      because: "apps would write past their spaces"),
    Refused(
      #"\bSQLiteDatabase\b|\bimport StorageSQLite\b"#, as: "SQLiteDatabase.version",
      except: ["StorageSQLite/SQLiteDatabase.swift", "Suite/StorageEngine.swift"],
      because: "StorageEngine alone says which engine it is"),
    // Conventions that became types
    Refused(
      #"LIKE '%\."#, as: "verb LIKE '%.deleted'", except: ["Kit/Storage/KitMigrations.swift"],
      because: "an event says what it is"),
    Refused(
      #"contains\("(?:\.own-|_own_)"\)"#, as: #"table.contains("_own_")"#,
      because: "tables and topics say their visibility"),
    Refused(
      #"hasSuffix\("\.(?:undone|deleted|returned)"\)"#, as: #"verb.name.hasSuffix(".undone")"#,
      because: "ask the event, or `isUndoing`"),
    Refused(
      #"switch \w+\.(?:verb|event)\b"#, as: "switch activity.verb {",
      because: "an event says its own sentence and how it is taken back"),
    Refused(
      #"\.event [!=]= ""#, as: #"line.event == "item.bought""#, because: "ask whether it tells of the event"),
    Refused(
      #"(?:edit|scope|change)\.record\(\s*""#, as: #"edit.record("item.bought", of: item)"#,
      because: "an event is declared beside its thing"),
    Refused(
      #"\bis (?:Guest|Visitor|Space)Visit\b"#, as: "isGuest: visit is GuestVisit",
      because: "the handler's audience and the visit's place say who it is"),
    Refused(
      #"hasSuffix\("\{token\}"\)"#, as: #"path.hasSuffix("{token}")"#, because: "a route says that it `holdsSecret`"),
  ]

  @Test func whatIsRefusedIsSaidNowhere() throws {
    let files = try SourceFile.all()
    let apps = SourceFile.apps(in: files)
    for refused in Self.refused {
      // As elsewhere, a dot ends a word.
      let pattern = try Regex(refused.pattern).wordBoundaryKind(.simple)
      #expect(refused.example.contains(pattern), "\(refused.pattern) finds nothing")
      let found = files.filter { refused.isAbout($0, apps: apps) && $0.code.contains(pattern) }.map(\.path)
      #expect(found.isEmpty, "\(refused.pattern): \(refused.reason)")
    }
  }
}
