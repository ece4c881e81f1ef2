/// What makes an open page fetch itself again when something that it shows has changed.
struct LiveConnection {
  let place: Place
  let sequence: Int64
  let topics: [Topic]

  var html: HTML {
    """
    <live-screen hidden place="\(place.prefix)" sequence="\(sequence)" stream="\(LiveStream.path())" \
    topics="\(Set(topics + [Space.topic]).map(\.name).sorted().joined(separator: " "))"></live-screen>
    """
  }
}
