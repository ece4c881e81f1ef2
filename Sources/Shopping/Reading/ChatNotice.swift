import Kit

/// What a chat writes itself where somebody sent a picture, called or took back what they had said: nothing that anybody needs.
enum ChatNotice {
  /// A message without the notice that it was edited.
  static func withoutEditing(_ text: String) -> String {
    guard text.hasSuffix(">"), let start = text.lastIndex(of: "<") else { return text }
    guard edited.contains(words(of: String(text[start...])).joined(separator: " ")) else { return text }
    var message = text[..<start].unicodeScalars
    while let last = message.last, last == "\u{200E}" || last.properties.isWhitespace { message.removeLast() }
    return String(message)
  }

  /// Whether nobody wrote it.
  static func isOne(_ text: String) -> Bool {
    let words = words(of: text)
    let key = words.joined(separator: " ")
    return whole.contains(key) || beginnings.contains { key == $0 || key.hasPrefix("\($0) ") }
      || isAttachment(text, words) || isLeftOut(words) || isOfSecrecy(key)
  }

  /// “<Media omitted>”, “imagen omitida”, “lista.pdf • documento omitido”.
  private static func isLeftOut(_ words: [String]) -> Bool {
    guard let last = words.last, omissions.contains(last) else { return false }
    return words.dropLast().last.map { media.contains($0) } ?? false
  }

  /// “IMG-2026.jpg (archivo adjunto)”, “<attached: 0001-PHOTO.jpg>”.
  private static func isAttachment(_ text: String, _ words: [String]) -> Bool {
    text.hasSuffix(")") && attachments.contains(words.suffix(2).joined(separator: " "))
      || text.hasSuffix(">") && words.first.map { ["attached", "adjunto", "anexado"].contains($0) } ?? false
  }

  private static let attachments = phrases("archivo adjunto, file attached, ficheiro anexado, arquivo anexado")

  /// “Los mensajes y las llamadas están cifrados de extremo a extremo…”
  private static func isOfSecrecy(_ key: String) -> Bool {
    ["extremo a extremo", "endtoend", "ponta a ponta", "ponto a ponto"].contains { key.contains($0) }
      && ["cifrad", "encrypt", "encriptad", "criptograf"].contains { key.contains($0) }
  }

  private static func words(of text: String) -> [String] {
    SpokenWord.words(of: text).map(\.key).filter { !$0.isEmpty }
  }

  private static func phrases(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: { $0 == "," || $0 == "\n" }).map { String($0.drop { $0 == " " }) })
  }

  private static let omissions: Set<String> = [
    "omitido", "omitida", "omitidos", "omitidas", "omitted", "oculto", "oculta", "ocultado", "ocultada",
  ]

  private static let media: Set<String> = [
    "multimedia", "archivo", "imagen", "foto", "video", "audio", "gif", "sticker", "documento", "contacto", "ubicacion",
    "animado", "media", "image", "photo", "document", "card", "note", "location", "midia", "imagem", "ficheiro",
    "arquivo", "figurinha", "autocolante", "contato", "cartao", "localizacao", "multimidia",
  ]

  private static let edited = phrases(
    """
    se edito este mensaje, editaste este mensaje, este mensaje fue editado, this message was edited, you edited this message, \
    esta mensagem foi editada, mensagem editada, editou esta mensagem, editaste esta mensagem
    """)

  private static let whole = phrases(
    """
    se elimino este mensaje, eliminaste este mensaje, este mensaje fue eliminado, este mensaje se elimino, mensaje eliminado, \
    this message was deleted, you deleted this message, message deleted, \
    esta mensagem foi apagada, esta mensagem foi eliminada, mensagem apagada, mensagem eliminada, voce apagou esta mensagem, apagou esta mensagem, \
    apagaste esta mensagem, eliminaste esta mensagem, eliminou esta mensagem, \
    ficheiro nao revelado, arquivo de midia oculto, \
    llamada de voz, videollamada, voice call, video call, chamada de voz, chamada de video, ligacao de voz, ligacao de video
    """)

  /// When somebody called may follow, or how one calls back.
  private static let beginnings = phrases(
    """
    llamada perdida, llamada de voz perdida, llamada de video perdida, videollamada perdida, llamada grupal perdida, videollamada grupal perdida, \
    llamada de voz grupal perdida, llamada de voz sin respuesta, videollamada sin respuesta, \
    missed call, missed voice call, missed video call, missed group call, missed group voice call, missed group video call, voice call no answer, video call no answer, \
    chamada perdida, chamada nao atendida, chamada de voz perdida, chamada de video perdida, chamada de voz nao atendida, chamada de video nao atendida, \
    videochamada perdida, videochamada nao atendida, ligacao perdida, ligacao de voz perdida, ligacao de video perdida, \
    esperando este mensaje, esperando el mensaje, waiting for this message, a aguardar esta mensagem, aguardando mensagem, aguardando esta mensagem
    """)
}
