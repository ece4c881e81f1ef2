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
      trailing: .add(SectionPhrases.newSection, to: DeskPaths.newSection()))
  }

  var content: HTML {
    guard !sections.isEmpty else {
      return EmptyState(
        .plate, title: SectionPhrases.noSections, text: SectionPhrases.noSectionsText,
        action: (SectionPhrases.newSection, DeskPaths.newSection())
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

/// A section: its name, and its dishes in their order.
struct SectionDetail: Screen {
  let section: MenuSection
  let dishes: [Dish]
  let reader: MenuLanguage
  let state: FormState
  /// Those that the house has.
  let stations: [Station]
  let zone: Zone

  var title: Phrase { Phrase(verbatim: reader(section.name)) }
  var hasLargeTitle: Bool { false }
  var topics: [Topic] { [Dish.topic] }

  var bar: NavigationBar {
    let menu = Menu([.deletion(DeskPaths.sectionDeletion(section.id))])
    return NavigationBar(leading: [.cancel(to: DeskPaths.sections())], trailing: [.menu(menu), .submit()])
  }

  var content: HTML {
    let form = state.form(
      posts: DeskPaths.section(section.id), as: .changeSection,
      SectionFields(state: state, main: reader.main, stations: stations, zone: zone).html)
    guard !dishes.isEmpty else { return form }
    let entries = dishes.map {
      OrderedRows<Dish>.Entry(
        $0.id, name: reader($0.name), opens: RestaurantPaths.dish($0.id), posts: DeskPaths.dishPlace($0.id))
    }
    return """
      \(form)<section class="group"><h2 class="group-title">\(SectionPhrases.dishOrder)</h2>\
      \(OrderedRows(entries).html)</section>
      """
  }
}

struct SectionFields {
  let state: FormState
  let main: Language
  let stations: [Station]
  let zone: Zone

  /// In the empty form of a section.
  var new: FormSheet {
    FormSheet(
      SectionPhrases.newSection, cancels: DeskPaths.sections(),
      state.form(posts: DeskPaths.newSection(), as: .addSection, "\(state.hidden("id"))\(html)"))
  }

  var html: HTML {
    let names = LanguageFields(
      state: state, main: main,
      texts: [.init(name: "name", label: KitPhrases.name, isRequired: true)])
    let known = stations.filter { $0 != .kitchen }.html { "<option value=\"\($0.name)\"></option>" }
    let station = FieldGroup(
      note: SectionPhrases.stationNote,
      """
      \(state.text("station", SectionPhrases.station, hint: KitchenPhrases.kitchen, list: "stations"))\
      <datalist id="stations">\(known)</datalist>
      """)
    let rates = VATRate.usual(in: zone)
    let usual = rates.html { "<option value=\"\($0.text)\"></option>" }
    let tax = FieldGroup(
      note: BillPhrases.vatNote,
      """
      \(state.text("vat", BillPhrases.vat, hint: rates.count > 1 ? rates[1].title : nil, list: "rates"))\
      <datalist id="rates">\(usual)</datalist>
      """)
    return "\(FieldGroup(names.first).html)\(names.others)\(station.html)\(tax.html)"
  }
}
