package import Kit

extension RestaurantApp {
  package func kept(in view: SpaceView, for person: ID<Person>) throws -> [Link] {
    [KitchenPaths.board(), RestaurantPaths.menu(), RestaurantPaths.desk(), TablePaths.tables()]
      + (try view.mayManage(id, person) ? [RestaurantPaths.dishes()] : [])
  }
}
