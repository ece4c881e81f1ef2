import Kit

enum WinesPhrases {
  static let wines = Phrase(es: "Vinos", en: "Wines", pt: "Vinhos")

  static func sentence(for activity: Activity) -> Phrase {
    let (author, title) = (activity.author.name, activity.subject.title)
    return Phrase(
      es: "\(author) importó vinos de «\(title)»", en: "\(author) imported wines from “\(title)”",
      pt: "\(author) importou vinhos de “\(title)”")
  }
}
