import Kit

/// What has happened to an order, in words.
struct OrderActivity {
  let html: HTML

  init(_ activity: [Activity]) {
    html =
      activity.isEmpty
      ? ""
      : ActivityList(activity.map { ($0.sentence, $0.details, $0.at) }).html
  }
}

extension Activity {
  fileprivate var sentence: Phrase {
    if let houseSentence {
      return Phrase(
        es: "\(authorName): \(houseSentence)", en: "\(authorName): \(houseSentence)",
        pt: "\(authorName): \(houseSentence)")
    }
    guard verb == "order.moved", let state = fields.first.flatMap({ OrderState(rawValue: $0.to) }) else {
      return OrdersPhrases.deed(verb, by: author.name)
    }
    return OrdersPhrases.moved(to: state, by: author.name)
  }

  fileprivate var details: [Phrase] {
    guard verb == "order.changed" else { return [] }
    return fields.map(OrdersPhrases.detail)
  }
}
