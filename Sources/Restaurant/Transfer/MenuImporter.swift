import Kit

/// Takes the dishes of a file onto the menu: as options are shared among dishes, what becomes of one follows from all.
struct MenuImporter: Importer {
  private let file: MenuFile
  private let language: Language
  private let mint: Mint
  private var change: MenuChange
  private var decisions: [ImportDecision] = []

  /// - Parameter language: the restaurant's main one.
  init(_ file: MenuFile, mainly language: Language, mint: Mint) {
    (self.file, self.language, self.mint) = (file, language, mint)
    change = MenuChange(file, present: [], mainly: language, mint: mint)
  }

  var count: Int { decisions.count }
  var notices: [Phrase] { file.unread.isEmpty ? [] : [TransferPhrases.unread(file.unread)] }

  func place(of index: Int) -> String { decisions[index].refused.first?.place ?? "" }

  func facts(_ tally: ImportTally) -> [(name: Phrase, value: Int)] {
    [
      (TransferPhrases.added, tally.added), (TransferPhrases.changed, tally.changed),
      (ImportPhrases.unchanged, tally.unchanged), (TransferPhrases.staying, change.missing.count),
    ]
  }

  mutating func begin(in scope: some SpaceScope) throws {
    change = MenuChange(file, present: try MenuStore(scope).entries(), mainly: language, mint: mint)
    decisions =
      change.added.map(added) + change.changed.map(changed)
      + change.unchanged.map { ImportDecision(.unchanged, title: name($0)) }
      + change.refused.map { ImportDecision(refused: [$0], title: $0.name) }
  }

  func decide(_ index: Int, in scope: some SpaceScope) throws -> ImportDecision {
    guard index < decisions.count else { throw ImportRefusal(ImportPhrases.changedMeanwhile) }
    return decisions[index]
  }

  func conclude(_ taken: ImportTaken, in transaction: SpaceTransaction) throws -> ImportConclusion {
    ImportConclusion(
      done: try MenuImport(into: transaction, mainly: language).run(change), link: RestaurantPaths.dishes())
  }

  private func name(_ entry: MenuEntry) -> String { entry.name.text(for: language, mainly: language) }

  private func added(_ placed: MenuFile.Placed) -> ImportDecision {
    var decision = ImportDecision(.added, title: name(placed.entry))
    decision.subtitle = placed.entry.section.text(for: language, mainly: language)
    decision.value = Phrase(placed.entry.price)
    return decision
  }

  private func changed(_ changed: MenuChange.Changed) -> ImportDecision {
    var decision = ImportDecision(.changed(changed.differences), title: name(changed.present))
    decision.basis = changed.present.hashValue
    return decision
  }
}
