/// What makes an open page fetch itself again when something that it shows has changed.
struct LiveConnection {
  let place: Place
  let sequence: Int64
  let topics: [Topic]
  /// Needs a stream of its own, that is opened with the topic's name.
  var secret: Topic?
  /// Whose page it is: the person, or the guest.
  var author: String?

  /// Before anything of the page: nothing waits on a device for who has no name there.
  var cover: HTML? {
    author.map { _ in EarlyScript.coverHTML(sequence) }
  }

  var html: HTML {
    let heard = Set(topics + [Space.topic] + [secret].compactMap(\.self))
    let owner: HTML? = author.map { " author=\"\($0)\"" }
    return """
      <live-screen hidden\(owner) place="\(place.prefix)\(secret.map { "!\($0.name)" } ?? "")" sequence="\(sequence)" \
      stream="\(LiveStream.path().with("hears", secret?.name))" \
      topics="\(heard.map(\.name).sorted().joined(separator: " "))"></live-screen>
      """
  }
}
