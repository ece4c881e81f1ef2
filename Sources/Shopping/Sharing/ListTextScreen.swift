import Kit

/// A list as text, to be copied, shared or kept as a file.
struct ListTextScreen: Screen {
  let list: ShoppingList
  let text: String

  var title: Phrase { ShoppingPhrases.shareText }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }
  var topics: [Topic] { [ShoppingList.topic, Item.topic] }

  var bar: NavigationBar {
    NavigationBar(leading: .back(Phrase(verbatim: list.name), to: ShoppingPaths.list(list.id)))
  }

  var content: HTML {
    let files = ListFile.allCases.map { file in
      Row(title: file.title, icon: "download", opens: ShoppingPaths.listFile(list.id, file.name))
    }
    return """
      <share-text><label class="hidden" for="share">\(title)</label>\
      <textarea id="share" class="share-text" rows="8" readonly>\n\(text)</textarea><div class="button-row">\
      <button class="button" type="button" data-action="share" hidden>\(Icon("share"))\(SharingPhrases.share)</button>\
      <button class="button quiet" type="button" data-action="copy" data-done="\(SharingPhrases.copied)" hidden>\
      \(Icon("duplicate"))\(SharingPhrases.copyText)</button></div></share-text>\
      \(Group(SharingPhrases.asFile, rows: files).html)
      """
  }
}

/// The files that a list or all lists can be taken out as.
enum ListFile: String, CaseIterable {
  case txt, csv, json

  init?(name: String) {
    guard name.hasPrefix("list."), let file = Self(rawValue: String(name.dropFirst(5))) else { return nil }
    self = file
  }

  var name: String { "list.\(rawValue)" }

  var title: Phrase {
    switch self {
    case .txt: SharingPhrases.plainText
    case .csv: Phrase(verbatim: "CSV")
    case .json: Phrase(verbatim: "JSON")
    }
  }

  var type: String {
    switch self {
    case .txt: "text/plain; charset=utf-8"
    case .csv: "text/csv; charset=utf-8"
    case .json: "application/json"
    }
  }
}
