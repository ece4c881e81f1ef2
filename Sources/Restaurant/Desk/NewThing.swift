import Kit

/// The empty form of something new at the desk.
struct NewThing: Sheet {
  let title: Phrase
  let state: FormState
  let posts: Link
  let cancels: Link
  var hasFiles = false
  let fields: HTML

  var bar: NavigationBar { NavigationBar(leading: .cancel(to: cancels), trailing: .submit()) }

  var content: HTML {
    let id: HTML? = state.values.has("id") ? state.hidden("id") : nil
    return state.form(posts: posts, hasFiles: hasFiles, "\(id)\(fields)")
  }
}
