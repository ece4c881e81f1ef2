import Kit

/// What can be chosen with dishes: the groups with their options, and whether there is any of each.
struct GroupList: Screen {
  let groups: [ModifierGroup]
  /// How many dishes ask each.
  let uses: [ID<ModifierGroup>: Int]
  let reader: MenuLanguage

  var title: Phrase { DeskPhrases.choices }
  var topics: [Topic] { [Dish.topic] }
  var bar: NavigationBar {
    NavigationBar(
      leading: .back(DeskPhrases.desk, to: RestaurantPaths.desk()),
      trailing: .add(ModifierGroup.noun.new, to: DeskPaths.newGroup()))
  }

  var content: HTML {
    guard !groups.isEmpty else {
      return EmptyState(
        .plate, title: ChoicePhrases.noGroups, text: DishPhrases.noChoices,
        action: (ModifierGroup.noun.new, DeskPaths.newGroup())
      ).html
    }
    return groups.html(section)
  }

  private func section(_ group: ModifierGroup) -> HTML {
    let own = Row(
      id: group.id.description, title: Phrase(verbatim: reader(group.name)), subtitle: facts(of: group),
      opens: DeskPaths.group(group.id))
    return Group(
      key: group.id.description,
      rows: [own]
        + group.options.map { option in
          Row(option, of: group, posts: DeskPaths.optionStock(group.id, option.id), reader)
        }
    ).html
  }

  private func facts(of group: ModifierGroup) -> Phrase {
    let (hint, uses) = (group.hint, ChoicePhrases.dishes(uses[group.id] ?? 0))
    return Phrase(joining: "\(hint) · \(uses)")
  }

}

extension Row {
  /// An option, with whether there is any of it.
  init(_ option: ModifierOption, of group: ModifierGroup, posts link: Link, _ reader: MenuLanguage) {
    let name = reader(option.name)
    let price = option.price.minorUnits == 0 ? nil : RestaurantPhrases.more(option.price)
    let stock = StockSwitch(isSoldOut: option.isSoldOut, name: name, posts: link, action: .setOptionStock)
    let words = RowWords.said(Phrase(verbatim: name), price)
    self.init(
      RowFrame(
        id: option.id.description, kind: "desk-dish desk-option", state: option.isSoldOut ? " data-on" : nil),
      "<div class=\"dish-line\"><span class=\"row-text\">\(words.html)</span>\(stock.html)</div>")
  }
}

/// The form of a group: a question and its options, with lines for more.
struct GroupForm {
  /// `nil` for a new one.
  let group: ModifierGroup?
  let state: FormState
  let reader: MenuLanguage
  let currency: Currency
  /// With the ids of lines that are still empty.
  let options: [ID<ModifierOption>]

  var screen: FormSheet {
    guard let group else {
      return FormSheet(
        ChoicePhrases.newTitle, cancels: DeskPaths.groups(),
        state.form(posts: DeskPaths.newGroup(), as: .addGroup, "\(state.hidden("id"))\(fields)"))
    }
    return FormSheet(
      Phrase(verbatim: reader(group.name)), topics: [Dish.topic], cancels: DeskPaths.groups(),
      menu: Menu([.deletion(DeskPaths.groupDeletion(group.id))]), isSheet: false,
      state.form(posts: DeskPaths.group(group.id), as: .changeGroup, fields))
  }

  private var fields: HTML {
    let question = LanguageFields.Text(name: "name", label: ChoicePhrases.question, isRequired: true)
    let names = options.enumerated().map { index, option in
      LanguageFields.Text(name: GroupDraft.name(option), label: ChoicePhrases.option(index + 1))
    }
    let first = LanguageFields(state: state, main: reader.main, texts: [question]).first
    let numbers: HTML = "\(state.show(GroupDraft.minimum))\(state.show(GroupDraft.maximum))"
    let lines = options.enumerated().html { index, option in line(option, number: index + 1) }
    return """
      \(FieldGroup("\(first)\(numbers)").html)<h2 class="group-title">\(DeskPhrases.choices)</h2>\
      \(state.error("options"))\(lines)<p class="group-note">\(ChoicePhrases.optionsNote)</p>\
      <div class="button-row"><button class="button quiet" name="more" value="yes">\(ChoicePhrases.moreOptions)</button>\
      </div>\(LanguageFields(state: state, main: reader.main, texts: [question] + names).others)
      """
  }

  private func line(_ option: ID<ModifierOption>, number: Int) -> HTML {
    let name = state.text("\(GroupDraft.name(option)).\(reader.main.rawValue)", ChoicePhrases.option(number))
    let price = state.text(
      GroupDraft.price(option), ChoicePhrases.surcharge(in: currency), hint: KitPhrases.amountHint(currency))
    let isStored = state.original.map { !$0["\(GroupDraft.name(option)).\(reader.main.rawValue)"].isEmpty } ?? false
    let removal: HTML? = isStored ? state.check(GroupDraft.removal(option), "\(ChoicePhrases.removeOption)") : nil
    return """
      <input type="hidden" name="option" value="\(option)">\(FieldGroup("\(name)\(price)\(removal)").html)
      """
  }
}
