/// What makes an open page fetch itself again when something that it shows has changed.
struct LiveConnection {
  let place: Place
  let sequence: Int64
  let topics: [Topic]
  /// Needs a stream of its own, that is opened with the topic's name.
  var secret: Topic?

  var html: HTML {
    let heard = Set(topics + [Space.topic] + [secret].compactMap(\.self))
    return """
      <live-screen hidden place="\(place.prefix)\(secret.map { "!\($0.name)" } ?? "")" sequence="\(sequence)" \
      stream="\(LiveStream.path().with("hears", secret?.name))" \
      topics="\(heard.map(\.name).sorted().joined(separator: " "))"></live-screen>
      """
  }
}
