import Kit

extension FormSheet {
  /// The form of a wine that is written down by hand: its name alone has to be there.
  /// - Parameter wine: one that is stored already.
  static func houseWine(
    _ title: Phrase, _ state: FormState, of wine: HouseWine? = nil, in space: Space, posts: Link, as action: Action,
    cancels: Link
  ) -> FormSheet {
    let types =
      [("", HousePhrases.typeUnsaid)]
      + WineType.allCases.filter { $0 != .unknown }.map {
        ($0.rawValue, WinesPhrases.name(of: $0))
      }
    let photo = state.picture(
      "photo", HousePhrases.photo, current: wine?.photoLink)
    let first = FieldGroup(
      note: wine == nil ? HousePhrases.newHint : nil,
      "\(state.show(HouseWineDraft.name, isFocused: wine == nil))\(photo)\(state.show(HouseWineDraft.winery))")
    let type = state.select("type", HouseWineDraft.type.label, options: types)
    let price = state.show(
      HouseWineDraft.price, label: KitPhrases.price(in: space.currency), hint: KitPhrases.amountHint(space.currency))
    let rest = FieldGroup(
      """
      \(type)\(state.show(HouseWineDraft.year))\(state.show(HouseWineDraft.place))\(state.show(HouseWineDraft.country))\
      \(state.show(HouseWineDraft.grapes))\(state.show(HouseWineDraft.food, hint: HousePhrases.foodHint))\(price)
      """)
    let menu = wine.map { wine in
      Menu([
        .link(HousePhrases.isAnother, "duplicate", to: WinesPaths.houseWineMerging(wine.id)),
        .action(
          KitPhrases.delete, "trash", to: WinesPaths.houseWineDeletion(wine.id), as: .deleteHouseWine,
          isDestructive: true),
      ])
    }
    let fields: HTML = "\(wine == nil ? state.hidden("id") : nil)\(first.html)\(rest.html)"
    return FormSheet(
      title, topics: [Wine.topic], cancels: cancels, menu: menu,
      state.form(posts: posts, as: action, hasFiles: true, fields))
  }
}

extension FormSheet {
  /// What would stand in the catalogue of a wine that was written down by hand.
  /// - Parameters:
  ///   - known: as which the catalogue has it already.
  ///   - told: see ``WineFacts/told(known:)``.
  static func takingHouseWine(
    _ wine: HouseWine, known: Wine?, told: String, in space: Space, _ state: FormState
  ) -> FormSheet {
    let entry = wine.entry
    let shown = known ?? Wine(number: wine.number, facts: entry.facts, vintages: [])
    let notice: HTML? = known.map { Notice(HousePhrases.known($0.facts.name)).html }
    let fields: HTML = """
      <input type="hidden" name="seen" value="\(told)">\(state.error("seen"))\(state.error("file"))\(notice)\
      <h2 class="wine-told">\(shown.facts.name)</h2>\(WineCard(wine: shown).html)<p class="group-note">\(known == nil ? entry.facts.rest : nil)\
      \(HousePhrases.takingNote(space.name))</p>
      """
    return FormSheet(
      HousePhrases.takeIn, topics: [Wine.topic], cancels: WinesPaths.wine(wine.number),
      submits: HousePhrases.take, state.form(posts: WinesPaths.houseWineTaking(wine.id), as: .takeHouseWine, fields))
  }
}

extension WineFacts {
  /// What its card leaves out.
  fileprivate var rest: HTML {
    let years = years.map { String($0) }.joined(separator: ", ")
    let known: HTML? = years.isEmpty ? nil : "\(WinesPhrases.name(of: .vintage)): \(years) · "
    return "\(known)\(WinesPhrases.sources(1)): \(HousePhrases.byHand). "
  }
}

/// Which wine one that was written down by hand turned out to be.
struct WineMergeScreen: Sheet {
  let wine: HouseWine
  let others: [ListedWine]
  let words: String
  let state: FormState

  var title: Phrase { HousePhrases.mergeTitle(wine.name) }
  var topics: [Topic] { [Wine.topic] }
  var bar: NavigationBar { NavigationBar(leading: [.cancel(to: WinesPaths.wine(wine.number))], trailing: []) }

  private var page: Link { WinesPaths.houseWineMerging(wine.id) }

  var content: HTML {
    let search = SearchField(WinesPhrases.searchHint, text: words, in: page)
    return "<p class=\"group-note\">\(HousePhrases.mergeNote)</p>\(search.html)\(results)"
  }

  private var results: Results {
    guard !others.isEmpty else { return .none }
    let rows = others.map { other in
      let winery = other.winery.isEmpty ? nil : Phrase(verbatim: other.winery)
      return Row.choice(
        name: "into", value: other.number.pathText, title: Phrase(verbatim: other.name),
        subtitle: [winery, other.origin.phrase].compactMap(\.self).joined(by: " · "),
        isChosen: false)
    }
    let form = state.form(
      posts: page, as: .mergeHouseWine, "\(state.error("into"))\(Group(key: "all", rows: rows).html)")
    return Results(announcing: KitPhrases.found(others.count, more: false), form)
  }
}
