extension FormState {
  private static let accepted: HTML = HTML(trusted: Picture.Kind.allCases.map(\.rawValue).joined(separator: ","))

  /// A picture to choose or to take, in a form that `hasFiles`; ``PictureChange`` reads it.
  /// - Parameter current: the address of the one that is there, which can be removed.
  package func picture(_ name: String, _ label: Phrase, current: Link? = nil) -> HTML {
    let removal = PictureChange.removal(of: name)
    let present: HTML? = current.map { link in
      """
      <div class="picture-now"><img src="\(link)" alt=""><label><input type="checkbox" name="\(removal)" value="yes"\
      \(values[removal] == "yes", attribute: "checked")><span>\(PicturePhrases.remove)</span></label></div>
      """
    }
    let wasChosen = problems[name] == nil && values.file(name)?.bytes.isEmpty == false
    // Browsers put no file back into a form.
    let again: HTML? = wasChosen ? "<p class=\"field-note\">\(PicturePhrases.chooseAgain)</p>" : nil
    return field(name, label) { described in
      """
      <input type="file" id="\(name)" name="\(name)" accept="\(Self.accepted)"\(described)>\(present)\(again)
      """
    }
  }
}
