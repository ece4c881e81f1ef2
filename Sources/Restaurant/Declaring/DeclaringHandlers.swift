import Kit

enum DeclaringHandlers {
  static func add(to routes: inout Routes) {
    routes.form(DeskPaths.declaring, for: .manager, as: .declareSection, section) { visit, transaction, id in
      // Leads back to where one sees what it says now, and goes on.
      let done = try DishStore(transaction).declare(SectionDeclaration(visit.form), of: transaction.find(id))
      return Destination(DeskPaths.declaring(id), done: done)
    }
  }

  private static func section(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<MenuSection>
  ) throws -> FormSheet {
    let card = try MenuStore(view).card()
    return DeclaringForm(
      section: try view.find(id), sections: card.parts.map(\.section),
      dishes: card.parts.first { $0.section.id == id }?.dishes ?? [], reader: try visit.reader(in: view),
      state: state ?? FormState(Form(), mint: visit.house.mint)
    ).screen
  }
}
