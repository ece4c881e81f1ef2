import Kit

enum DeclaringHandlers {
  static func add(to routes: inout Routes) {
    routes.form(DeskPaths.declaring, for: .manager, as: .declareSection, section, declare)
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

  /// Leads back to where one sees what it says now, and goes on.
  private static func declare(_ visit: SpaceVisit, _ id: ID<MenuSection>) async throws -> Reply {
    let declaration = SectionDeclaration(visit.form)
    return try await visit.change { transaction in
      Destination(
        DeskPaths.declaring(id), done: try DishStore(transaction).declare(declaration, of: transaction.find(id)))
    }
  }
}
