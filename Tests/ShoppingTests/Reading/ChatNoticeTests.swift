import Kit
import Testing

@testable import Shopping

@Suite struct ChatNoticeTests {
  private func read(_ text: String, _ language: Language = .es) -> [String] {
    ListText(text, parser: LineParser(currency: .eur, language: language)).entries.map { entry in
      [entry.line.quantity?.text(in: language).replacing("\u{A0}", with: " "), entry.line.name].compactMap(\.self)
        .joined(separator: " ")
    }
  }

  @Test(arguments: [
    "<Multimedia omitido>", "<Media omitted>", "<Mídia oculta>", "<Arquivo de mídia oculto>", "imagen omitida",
    "image omitted", "imagem omitida", "imagem ocultada", "audio omitido", "áudio ocultado", "vídeo omitido",
    "video omitted", "sticker omitido", "figurinha omitida", "GIF omitted", "Contact card omitted",
    "lista.pdf • 2 páginas documento omitido", "IMG-20261122-WA0001.jpg (archivo adjunto)",
    "IMG-20261122-WA0001.jpg (file attached)", "<adjunto: 0001-PHOTO.jpg>", "<attached: 0001-PHOTO.jpg>",
    "Se eliminó este mensaje", "Se eliminó este mensaje.", "Eliminaste este mensaje.", "This message was deleted",
    "You deleted this message.", "Esta mensagem foi apagada", "Mensagem apagada", "Apagaste esta mensagem",
    "Llamada perdida", "Llamada de voz perdida a las 12:30", "Videollamada perdida", "Missed voice call",
    "Missed video call. Tap to call back", "Chamada de voz perdida", "Chamada de vídeo não atendida",
    "Los mensajes y las llamadas están cifrados de extremo a extremo. Nadie fuera de este chat puede leerlos.",
    "Messages and calls are end-to-end encrypted. Only people in this chat can read or listen to them.",
    "As mensagens e as chamadas são encriptadas ponto a ponto.",
    "As mensagens e as ligações são protegidas com a criptografia de ponta a ponta.",
  ])
  func whatTheChatItselfWritesPutsNothingOnTheList(notice: String) {
    #expect(read(notice) == [])
    #expect(read("12/11/25, 18:03 - Ana: \u{200E}\(notice)\n12/11/25, 18:04 - Ana: pan") == ["pan"])
  }

  @Test(arguments: ["?", "¿?", "??", "!", "…"]) func signsAloneAreNothingToBuy(line: String) {
    #expect(read("pan\n\(line)\nleche") == ["pan", "leche"])
  }

  @Test(arguments: ["vídeo", "una imagen de la Virgen", "pan eliminado", "cartuchos para la foto", "sticker"])
  func whatOnlyLooksLikeItStays(line: String) {
    #expect(!ChatNotice.isOne(line))
    #expect(read(line).count == 1)
  }

  @Test(arguments: [
    "pan <Se editó este mensaje.>", "pan <This message was edited>", "pan \u{200E}<Esta mensagem foi editada>",
  ])
  func thatAMessageWasEditedIsNoPartOfIt(line: String) {
    #expect(read(line) == ["pan"])
    #expect(read("pan <integral>") == ["pan <integral>"])
  }

  @Test func howMuchMayBeSaidInAMessageOfItsOwn() {
    let chat = { (text: String) in "12/11/25, 18:03 - Ana: patatas\n12/11/25, 18:04 - Ana: \(text)" }
    #expect(read(chat("1 kg o así")) == ["1 kg patatas"])
    #expect(read(chat("2 kilos, más o menos")) == ["2 kg patatas"])
    #expect(read(chat("pan")) == ["patatas", "pan"])
    #expect(read("patatas\n1 kg") == ["patatas", "1 kg"])
    #expect(read("patatas 1 kg o así") == ["1 kg patatas"])
    #expect(read("2 kg of potatoes or so", .en) == ["2 kg potatoes"])
  }

  @Test(
    arguments: [
      ("vale, compro yo el pan", []), ("vale, compro yo el pan, trae leche", ["leche"]), ("yo traigo el vino", []),
      ("ok I'll get the bread", []), ("eu compro o pão", []), ("compra el pan", ["pan"]),
    ] as [(String, [String])])
  func whatSomebodyGetsThemselvesIsNotOnTheList(line: String, items: [String]) {
    #expect(read(line) == items)
  }

  @Test(arguments: [
    ("mais 2 pacotes de massa", Language.pt, "2 pacotes massa"), ("más 2 paquetes de pasta", .es, "2 paquetes pasta"),
    ("and 2 packs of pasta", .en, "2 packs pasta"), ("mais leite", .pt, "leite"), ("mais dulce", .es, "mais dulce"),
    ("mais 2 pacotes de massa", .es, "2 paquetes massa"),
  ])
  func whatIsAskedForBesidesIsReadWithoutSayingSo(line: String, language: Language, item: String) {
    #expect(read(line, language) == [item])
  }
}
