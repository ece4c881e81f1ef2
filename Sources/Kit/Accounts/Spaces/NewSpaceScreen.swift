struct NewSpaceScreen: Sheet {
  let state: FormState

  var title: Phrase { SpacePhrases.newSpace }

  var bar: NavigationBar {
    NavigationBar(leading: .cancel(to: AccountPaths.spaces()), trailing: .submit())
  }

  var content: HTML {
    let key: HTML = "<input type=\"hidden\" name=\"operation\" value=\"\(state.operation)\">"
    let fields: HTML = "\(SpaceFields.name(state))\(SpaceFields.currency(state))\(SpaceFields.zone(state))"
    return state.plainForm(
      posts: AccountPaths.newSpace(), "\(key)\(FieldGroup(note: SpacePhrases.spacesNote, fields).html)")
  }
}
