/// Why nothing came back.
package enum FetchProblem: Error, Equatable {
  /// It is no http or https address, or holds a name and password.
  case noAddress
  case unknownName
  /// It leads into a network of the house's own.
  case privateAddress
  case unreachable
  /// The site's certificate does not hold.
  case insecure
  case tooSlow
  case tooLarge
  case tooManyRedirects
  /// What came does not follow the rules of the web.
  case malformed

  package var message: Phrase {
    switch self {
    case .noAddress:
      Phrase(es: "No es una dirección web.", en: "This is not a web address.", pt: "Não é um endereço web.")
    case .unknownName:
      Phrase(
        es: "No se encuentra ese sitio. Revisa la dirección.", en: "That site cannot be found. Check the address.",
        pt: "Esse site não foi encontrado. Verifique o endereço.")
    case .privateAddress:
      Phrase(
        es: "Esa dirección es de una red privada. Quien lleva el servidor puede permitirla.",
        en: "That address belongs to a private network. Whoever runs the server can allow it.",
        pt: "Esse endereço é de uma rede privada. Quem cuida do servidor pode permiti-lo.")
    case .unreachable:
      Phrase(
        es: "El sitio no responde. Inténtalo más tarde.", en: "The site does not answer. Try again later.",
        pt: "O site não responde. Tente mais tarde.")
    case .insecure:
      Phrase(
        es: "El certificado del sitio no es válido.", en: "The certificate of the site is not valid.",
        pt: "O certificado do site não é válido.")
    case .tooSlow:
      Phrase(
        es: "El sitio tarda demasiado. Inténtalo más tarde.", en: "The site takes too long. Try again later.",
        pt: "O site demora demais. Tente mais tarde.")
    case .tooLarge:
      Phrase(
        es: "La respuesta del sitio es demasiado grande.", en: "The answer of the site is too large.",
        pt: "A resposta do site é grande demais.")
    case .tooManyRedirects:
      Phrase(
        es: "El sitio remite a otra dirección demasiadas veces.", en: "The site leads on to other addresses too often.",
        pt: "O site remete a outro endereço vezes demais.")
    case .malformed:
      Phrase(
        es: "No se entiende la respuesta del sitio.", en: "The answer of the site cannot be understood.",
        pt: "Não se entende a resposta do site.")
    }
  }
}
