import Kit

/// A list as text, to be copied, shared or kept as a file.
struct ListTextScreen: Sheet {
  let list: ShoppingList
  let text: String

  var title: Phrase { ShoppingPhrases.shareText }
  var topics: [Topic] { [ShoppingList.topic, Item.topic] }

  var bar: NavigationBar {
    NavigationBar(leading: .back(Phrase(verbatim: list.name), to: ShoppingPaths.list(list.id)))
  }

  var content: HTML {
    let files = ListFile.allCases.map { file in
      Row(title: file.title, icon: "download", opens: ShoppingPaths.listFile(list.id, file.name))
    }
    return """
      \(ShareText(text, label: title, id: "share", rows: 8).html)\
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
