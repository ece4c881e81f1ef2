import Kit

/// What an operator takes into the catalogue of a wine that was written down by hand: for all spaces what its people know of it, but
/// for the photo and the price, which stay theirs.
struct HouseWineTaking: Sendable {
  /// As which the catalogue names who brought it.
  static let source = "By hand"

  let id: ID<HouseWine>
  let space: Space
  let installation: InstallationStorage

  /// Which wine of the catalogue it is.
  struct Taken: Sendable {
    let number: WineNumber
    /// Whether it stands there for its sake alone.
    let isNew: Bool
  }

  /// Puts it there, unless the catalogue knows it.
  /// - Parameter seen: what the operator has said yes to; see ``WineFacts/told(known:)``.
  /// - Returns: `nil` where it is a wine of its own no more.
  /// - Throws: `Invalid` when it says something else meanwhile.
  func run(_ seen: String) async throws -> Taken? {
    let taken = try await installation.writePart { try put(seen, in: $0) }
    // One that is cut off before this is made whole by ``Starter/job``.
    if taken?.isNew == true { try await installation.renewCatalogue() }
    return taken
  }

  private func put(_ seen: String, in connection: any WritableConnection) throws -> Taken? {
    let row = try connection.row(
      """
      SELECT \(HouseWine.columns) FROM wines_house_wine
      WHERE space_id = \(space.id) AND id = \(id) AND trash_id IS NULL
      """)
    guard let row else { return nil }
    let entry = try HouseWine(row, in: space).entry
    let known = try CatalogueWriter.wine(meantBy: entry, in: connection)
    guard entry.facts.told(known: known) == seen else { throw Invalid(["seen": ImportPhrases.changedMeanwhile]) }
    if let known {
      let wasLeaving = try connection.rowsChanged(by: "DELETE FROM wines_leaving WHERE wine = \(known)") > 0
      return Taken(number: known, isNew: wasLeaving)
    }
    var writer = try CatalogueWriter(connection, importID: installation.mint.uuid().text, isAdditive: true)
    return Taken(number: try writer.store(entry).number, isNew: true)
  }

  /// As a source of rows: what may go now. What is another's label or an import speaks of waits.
  private static let free: SQL = """
    wines_leaving WHERE NOT EXISTS (SELECT 1 FROM wines_house_wine WHERE label_of = wines_leaving.wine)
      AND NOT EXISTS (SELECT 1 FROM wines_named WHERE wines_named.wine = wines_leaving.wine)
    """

  /// What an operator has taken back goes from the catalogue, unless somebody else keeps it by now or an import speaks of it.
  static let leaving = Job(
    "wines.leave", every: .seconds(10), when: { connection, _ in try connection.holds(free) },
    errand: { errand in
      let removed = try await errand.installation.writePart { connection in
        let wines: [WineNumber] = try connection.rows("SELECT wine FROM \(free) ORDER BY wine LIMIT 500").map {
          try $0["wine"]
        }
        try CatalogueWriter.noteNumbers(connection)
        try connection.run("DELETE FROM wines_leaving WHERE wine IN \(wines)")
        return try ImportJournal.remove("number IN \(wines)", connection)
      }
      if removed > 0 { try await errand.installation.renewCatalogue() }
    })
}

extension HouseWine {
  /// As it stands in the catalogue.
  var entry: WineEntry { WineEntry(source: HouseWineTaking.source, facts: details.facts, vintages: []).tidied }
}

extension WineFacts {
  /// All that is known of one that was written down by hand, by which one knows whether it still says so.
  /// - Parameter known: as which the catalogue has it already.
  func told(known: WineNumber?) -> String {
    [name, winery, type.rawValue, appellation, country, years.map { String($0) }.joined(separator: ",")]
      .joined(separator: "|")
      + "|\(grapes.joined(separator: ","))|\(food.joined(separator: ","))|\(known?.pathText ?? "")"
  }
}
