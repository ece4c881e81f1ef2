/// Says who cannot open a link, beside the link or in its place; nothing where everybody can.
package struct ReachNote {
  package let html: HTML?

  package init(_ reach: Reach) {
    switch reach {
    case .everywhere: html = nil
    case .network(let addresses):
      let others = addresses.dropFirst().joined(separator: ", ")
      let more: HTML? = others.isEmpty ? nil : " \(ReachPhrases.others(others))"
      html = "<p class=\"group-note\" data-reach=\"network\">\(ReachPhrases.network(addresses[0]))\(more)</p>"
    case .here:
      html = """
        <div data-reach="here">\(Notice(ReachPhrases.onlyHere, tone: .warning).html)\
        <p class="group-note">\(ReachPhrases.remedy)</p></div>
        """
    }
  }
}

enum ReachPhrases {
  static let onlyHere = Phrase(
    es: "Ningún teléfono llega aquí: esto solo se abre en el ordenador donde está instalado Sobremesa.",
    en: "No phone can reach this: it opens only on the computer Sobremesa is installed on.",
    pt: "Nenhum telefone chega aqui: isto só se abre no computador onde o Sobremesa está instalado.")
  static let remedy = Phrase(
    es:
      "Quien cuida ese ordenador lo cambia al arrancar Sobremesa: con --url y la dirección por la que se llega, como --url https://casa.example.org, o en la red de casa con --host 0.0.0.0 --insecure-lan. Todo está en docs/operating.md.",
    en:
      "Whoever looks after that computer changes it when starting Sobremesa: with --url and the address that leads there, such as --url https://casa.example.org, or on a home network with --host 0.0.0.0 --insecure-lan. docs/operating.md has it all.",
    pt:
      "Quem cuida desse computador muda isto ao iniciar o Sobremesa: com --url e o endereço que leva até lá, como --url https://casa.example.org, ou na rede de casa com --host 0.0.0.0 --insecure-lan. Está tudo em docs/operating.md."
  )
  static func network(_ address: String) -> Phrase {
    Phrase(
      es: "Se abre en la red de este ordenador, mientras conserve la dirección \(address).",
      en: "It opens on this computer’s network, for as long as its address is \(address).",
      pt: "Abre-se na rede deste computador, enquanto o endereço for \(address).")
  }
  static func others(_ addresses: String) -> Phrase {
    Phrase(
      es: "Si no se abre, prueba con \(addresses).", en: "If it does not open, try \(addresses).",
      pt: "Se não abrir, experimente \(addresses).")
  }
}
