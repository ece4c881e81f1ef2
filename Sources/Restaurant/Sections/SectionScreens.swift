import Kit

/// The parts of the menu, in the order in which it shows them.
struct SectionList: Screen {
  let sections: [MenuSection]
  let reader: MenuLanguage

  var title: Phrase { DeskPhrases.sections }
  var topics: [Topic] { [Dish.topic] }
  var bar: NavigationBar {
    NavigationBar(
      leading: .back(DeskPhrases.dishes, to: RestaurantPaths.dishes()),
      trailing: .add(MenuSection.noun.new, to: DeskPaths.newSection()))
  }

  var content: HTML {
    guard !sections.isEmpty else {
      return EmptyState(
        .plate, title: SectionPhrases.noSections, text: SectionPhrases.noSectionsText,
        action: (MenuSection.noun.new, DeskPaths.newSection())
      ).html
    }
    let entries = sections.map {
      OrderedRows<MenuSection>.Entry(
        $0.id, name: reader($0.name), opens: DeskPaths.section($0.id), posts: DeskPaths.sectionPlace($0.id))
    }
    return """
      <section class="group">\(OrderedRows(entries).html)<p class="group-note">\(SectionPhrases.orderNote)</p>\
      </section>
      """
  }
}

/// The form of a section: a new one, or one that is there, with its dishes in their order.
struct SectionForm {
  /// `nil` for a new one.
  let section: MenuSection?
  let dishes: [Dish]
  let reader: MenuLanguage
  let state: FormState
  /// Those that the house has.
  let stations: [Station]
  let zone: Zone

  var screen: FormSheet {
    guard let section else {
      return FormSheet(
        MenuSection.noun.new, cancels: DeskPaths.sections(),
        state.form(posts: DeskPaths.newSection(), as: .addSection, "\(state.hidden("id"))\(fields)"))
    }
    let form = state.form(posts: DeskPaths.section(section.id), as: .changeSection, fields)
    return FormSheet(
      Phrase(verbatim: reader(section.name)), topics: [Dish.topic], cancels: DeskPaths.sections(),
      menu: Menu([.deletion(DeskPaths.sectionDeletion(section.id))]), isSheet: false, "\(form)\(order)")
  }

  private var order: HTML? {
    guard !dishes.isEmpty else { return nil }
    let entries = dishes.map {
      OrderedRows<Dish>.Entry(
        $0.id, name: reader($0.name), opens: RestaurantPaths.dish($0.id), posts: DeskPaths.dishPlace($0.id))
    }
    return """
      <section class="group"><h2 class="group-title">\(SectionPhrases.dishOrder)</h2>\(OrderedRows(entries).html)</section>
      """
  }

  private var fields: HTML {
    let names = LanguageFields(
      state: state, main: reader.main, texts: [.init(name: "name", label: KitPhrases.name, isRequired: true)])
    let known = stations.filter { $0 != .kitchen }.html { "<option value=\"\($0.name)\"></option>" }
    let station = FieldGroup(
      note: SectionPhrases.stationNote,
      """
      \(state.show(SectionDraft.station, hint: KitchenPhrases.kitchen, list: "stations"))\
      <datalist id="stations">\(known)</datalist>
      """)
    let rates = VATRate.usual(in: zone)
    let usual = rates.html { "<option value=\"\($0.text)\"></option>" }
    let tax = FieldGroup(
      note: BillPhrases.vatNote,
      """
      \(state.show(SectionDraft.vat, hint: rates.count > 1 ? rates[1].title : nil, list: "rates"))\
      <datalist id="rates">\(usual)</datalist>
      """)
    return "\(FieldGroup(names.first).html)\(names.others)\(station.html)\(tax.html)"
  }
}
