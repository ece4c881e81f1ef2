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
    let place: Place
    /// The files that may say it.
    let except: Set<String>
    let reason: String

    init(_ pattern: String, in place: Place = .everywhere, except: Set<String> = [], because reason: String) {
      (self.pattern, self.place, self.except, self.reason) = (pattern, place, except, reason)
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
    Refused(#"\btry\?"#, because: "an error is never silenced: throw it on, or catch the one that is expected"),
    Refused(#"\btry!|\bas! "#, because: "the program goes on: throw"),
    Refused(#"\bpublic (?:func|var|let|init|struct|enum|class|protocol)\b"#, because: "one package: `package`"),
    Refused(#"\b(?:TODO|FIXME)\b"#, because: "an issue says it"),
    // The database
    Refused(#"\bany Database\b"#, in: .apps, because: "an app is given a space's storage, or the installation's"),
    Refused(#"\.database\b"#, in: .apps, because: "an app is given a space's storage, or the installation's"),
    Refused(#"\b(?:Space|Installation)Storage\("#, in: .apps, because: "it comes from the visit or the errand"),
    Refused(#"\bhouse\.accounts\b"#, in: .apps, because: "accounts are the house's"),
    Refused(#"\bpackage (?:let|var) database\b"#, in: .target("Kit"), because: "apps would write past their spaces"),
    Refused(
      #"\bSQLiteDatabase\b|\bimport StorageSQLite\b"#,
      except: ["StorageSQLite/SQLiteDatabase.swift", "Suite/StorageEngine.swift"],
      because: "StorageEngine alone says which engine it is"),
    // Conventions that became types
    Refused(#"LIKE '%\."#, except: ["Kit/Storage/KitMigrations.swift"], because: "an event says what it is"),
    Refused(
      #"\.own-|_own_.*contains|contains\("_own_"\)"#, except: ["Kit/Storage/KitMigrations.swift"],
      because: "say its visibility"),
    Refused(#"hasSuffix\("\.(?:undone|deleted|returned)"\)"#, because: "ask the event, or `isUndoing`"),
    Refused(#"switch \w+\.(?:verb|event)\b"#, because: "an event says its own sentence and how it is taken back"),
    Refused(#"(?:edit|scope|change)\.record\(\s*""#, because: "an event is declared beside its thing"),
    Refused(
      #"\bis (?:Guest|Visitor|Space)Visit\b"#, because: "the handler's audience and the visit's place say who it is"),
    Refused(#"hasSuffix\("\{token\}"\)"#, because: "a route says that it `holdsSecret`"),
  ]

  @Test(arguments: refused.indices)
  func whatIsRefusedIsSaidNowhere(_ index: Int) throws {
    let refused = Self.refused[index]
    let (files, pattern) = (try SourceFile.all(), try Regex(refused.pattern))
    let apps = SourceFile.apps(in: files)
    let found = files.filter { refused.isAbout($0, apps: apps) && $0.code.contains(pattern) }.map(\.path)
    #expect(found.isEmpty, "\(refused.pattern): \(refused.reason)")
  }
}
