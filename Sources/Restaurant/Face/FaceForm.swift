import Kit

/// What the restaurant shows of itself, as the owner decides it.
struct FaceForm {
  let state: FormState
  let pictures: FacePictures
  let main: Language
  /// What it is called while it has no name of its own.
  let space: String

  var sheet: FormSheet {
    let words = LanguageFields(
      state: state, main: main, texts: [.init(name: "words", label: FacePhrases.words, rows: 3)])
    let fields: HTML = """
      \(state.show(FaceDraft.name, hint: Phrase(verbatim: space)))\(state.show(FaceDraft.address))\
      \(state.show(FaceDraft.phone))\(words.first)
      """
    let images: HTML = """
      \(picture("logo", FacePhrases.logo, pictures.logo))\(picture("photo", DishPhrases.photo, pictures.photo))
      """
    return FormSheet(
      FacePhrases.face, cancels: RestaurantPaths.desk(),
      state.form(
        posts: DeskPaths.face(), as: .changeFace, hasFiles: true,
        "\(FieldGroup(note: FacePhrases.note, fields).html)\(FieldGroup(images).html)\(words.others)"))
  }

  private func picture(_ name: String, _ label: Phrase, _ current: ID<Picture>?) -> HTML {
    state.picture(name, label, current: current.map { RestaurantPaths.facePicture($0) })
  }
}
