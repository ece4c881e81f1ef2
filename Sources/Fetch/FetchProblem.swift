package import Text

/// Why nothing came back.
/// Its raw value is what an app may keep of it.
package enum FetchProblem: String, Error {
  /// It is no http or https address, or holds a name and password.
  case noAddress
  case unknownName
  /// It leads into a network of the house's own.
  case privateAddress
  /// Sites are not there: mail, databases and printers are.
  case unusualPort
  case unreachable
  /// The site's certificate does not hold.
  case insecure
  case tooSlow
  case tooLarge
  case tooManyRedirects
  /// The site answers that there is nothing.
  case missing
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
        pt: "Esse endereço é de uma rede privada. Quem cuida do servidor pode autorizar o acesso.")
    case .unusualPort:
      Phrase(
        es: "Ese puerto no es de un sitio web: valen 80, 443, 8080 y 8443.",
        en: "That port is not a website’s: 80, 443, 8080 and 8443 are.",
        pt: "Essa porta não é de um site: servem 80, 443, 8080 e 8443.")
    case .unreachable:
      Phrase(
        es: "El sitio no responde. Inténtalo más tarde.", en: "The site does not answer. Try again later.",
        pt: "O site não responde. Tente mais tarde.")
    case .insecure:
      Phrase(
        es: "El certificado del sitio no es válido.", en: "The site’s certificate is not valid.",
        pt: "O certificado do site não é válido.")
    case .tooSlow:
      Phrase(
        es: "El sitio tarda demasiado. Inténtalo más tarde.", en: "The site takes too long. Try again later.",
        pt: "O site demora demais. Tente mais tarde.")
    case .tooLarge:
      Phrase(
        es: "La respuesta del sitio es demasiado grande.", en: "The site’s answer is too large.",
        pt: "A resposta do site é grande demais.")
    case .missing:
      Phrase(
        es: "El sitio no tiene nada en esa dirección.", en: "The site has nothing at that address.",
        pt: "O site não tem nada nesse endereço.")
    case .tooManyRedirects:
      Phrase(
        es: "El sitio redirige demasiadas veces a otra dirección.", en: "The site redirects too many times.",
        pt: "O site redireciona vezes demais para outro endereço.")
    case .malformed:
      Phrase(
        es: "No se entiende la respuesta del sitio.", en: "The site’s answer cannot be understood.",
        pt: "Não se entende a resposta do site.")
    }
  }
}
