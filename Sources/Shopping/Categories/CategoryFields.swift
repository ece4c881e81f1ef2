import Kit

/// A name and one of the colours.
struct CategoryFields {
  let state: FormState

  var html: HTML { "\(FieldGroup(state.show(CategoryDraft.name)).html)\(colours)" }

  private var colours: HTML {
    let chosen = state.values["colour"]
    let swatches = CategoryColour.allCases.html { colour in
      """
      <label class="swatch"><input type="radio" name="colour" value="\(colour.rawValue)"\
      \(colour.rawValue == chosen, attribute: "checked")>\(colour.dot)<span class="hidden">\(colour.name)</span></label>
      """
    }
    return """
      <fieldset class="group swatches"><legend class="group-title">\(CategoryDraft.colour.label)</legend>\
      <div class="fields">\(swatches)</div>\(state.shown("colour"))\(state.error("colour"))</fieldset>
      """
  }
}
