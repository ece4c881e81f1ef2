/// What a program may be refused for: each has an address, where it is explained to people. The raw value never changes.
enum ProblemKind: String, CaseIterable, Sendable {
  case notFound = "not-found"
  case forbidden, conflict, gone, malformed, invalid
  case operationReused = "operation-reused"
  case changedMeanwhile = "changed-meanwhile"
  case otherMethod = "other-method"
  case otherType = "other-type"
  case tooLarge = "too-large"
  case tooOften = "too-often"
  case signedOut = "signed-out"
  case crossSite = "cross-site"
  case unknownHost = "unknown-host"
  case notOpenYet = "not-open-yet"
  case full
  case away
  case fault

  static let path = Path<String>(inHouse: "/problems/:name")

  var page: Link { Self.path(rawValue) }

  init(_ refusal: Refusal) {
    self =
      switch refusal {
      case .notFound: .notFound
      case .forbidden: .forbidden
      case .conflict: .conflict
      case .gone: .gone
      case .malformed: .malformed
      case .operationReused: .operationReused
      case .changedMeanwhile: .changedMeanwhile
      case .otherMethod: .otherMethod
      case .otherType: .otherType
      case .tooLarge: .tooLarge
      case .busy, .tooManyTries, .tooOften: .tooOften
      case .signedOut: .signedOut
      case .crossSite: .crossSite
      case .unknownHost: .unknownHost
      case .notOpenYet: .notOpenYet
      }
  }

  /// Of what no refusal says.
  init(status: Int) {
    self =
      switch status {
      case 404, 405: .notFound
      case 413: .tooLarge
      case 422: .invalid
      case 503: .away
      case 507: .full
      case 400..<500: .malformed
      default: .fault
      }
  }

  /// The statuses with which it comes.
  var statuses: [Int] {
    switch self {
    case .notFound: [404]
    case .forbidden, .crossSite, .notOpenYet: [403]
    case .conflict: [409]
    case .gone: [410]
    case .malformed: [400]
    case .invalid, .operationReused: [422]
    case .changedMeanwhile: [412]
    case .otherMethod: [405]
    case .otherType: [415]
    case .tooLarge: [413]
    case .tooOften: [429]
    case .signedOut: [401]
    case .unknownHost: [421]
    case .full: [507]
    case .away: [503]
    case .fault: [500]
    }
  }

  var title: Phrase {
    switch self {
    case .notFound: KitPhrases.notFoundTitle
    case .forbidden, .signedOut, .crossSite, .notOpenYet: KitPhrases.forbiddenTitle
    case .gone: KitPhrases.goneTitle
    case .malformed, .otherMethod, .otherType: KitPhrases.notUnderstood
    case .unknownHost: KitPhrases.notFoundTitle
    case .tooOften, .away: KitPhrases.busyTitle
    case .fault: KitPhrases.faultTitle
    default: KitPhrases.notSaved
    }
  }

  /// What it means, and what to do about it, for who writes the program.
  var meaning: Phrase {
    switch self {
    case .notFound:
      Phrase(
        es: "No hay nada en esa dirección, o la clave no llega hasta ahí: otro espacio, otra aplicación.",
        en: "There is nothing at that address, or the token does not reach it: another space, another app.",
        pt: "Não há nada nesse endereço, ou a chave não chega até lá: outro espaço, outra aplicação.")
    case .forbidden:
      Phrase(
        es: "La clave solo lee, o la persona que la creó no puede hacer esto. Repetirlo no ayuda.",
        en: "The token only reads, or the person who made it may not do this. Trying again does not help.",
        pt: "A chave só lê, ou a pessoa que a criou não pode fazer isto. Repetir não ajuda.")
    case .conflict:
      Phrase(
        es: "Contradice lo que hay guardado. Lee otra vez y decide.",
        en: "It contradicts what is stored. Read again and decide.",
        pt: "Contradiz o que está guardado. Leia outra vez e decida.")
    case .gone:
      Phrase(
        es: "Existía y se ha eliminado, o ya no se puede deshacer.",
        en: "It was there and has been deleted, or can no longer be undone.",
        pt: "Existia e foi apagado, ou já não se pode desfazer.")
    case .malformed:
      Phrase(
        es: "No es JSON, o un parámetro de la dirección no se entiende.",
        en: "It is no JSON, or a parameter of the address makes no sense.",
        pt: "Não é JSON, ou um parâmetro do endereço não se entende.")
    case .invalid:
      Phrase(
        es: "Algún campo falta, sobra o no puede ser así. En «errors» se dice cuál, con su lugar en el documento.",
        en: "A field is missing, unknown, or cannot be so. “errors” says which, with its place in the document.",
        pt: "Algum campo falta, está a mais ou não pode ser assim. “errors” diz qual, com o seu lugar no documento.")
    case .operationReused:
      Phrase(
        es: "El mismo Idempotency-Key (o el mismo id) llegó antes con otro contenido. Usa uno nuevo para otra cosa.",
        en:
          "The same Idempotency-Key (or the same id) came before with something else. Use a new one for another thing.",
        pt: "O mesmo Idempotency-Key (ou o mesmo id) chegou antes com outro conteúdo. Use um novo para outra coisa.")
    case .changedMeanwhile:
      Phrase(
        es: "Desde el ETag que dice If-Match, alguien lo ha cambiado. No se ha hecho nada: lee otra vez.",
        en: "Since the ETag that If-Match names, somebody has changed it. Nothing was done: read again.",
        pt: "Desde o ETag que If-Match indica, alguém o alterou. Não se fez nada: leia outra vez.")
    case .otherMethod:
      Phrase(
        es: "En esa dirección no se hace nada de esa forma. La cabecera Allow dice de cuál: GET lee, POST cambia.",
        en: "Nothing is done at that address in this way. The header Allow says in which: GET reads, POST changes.",
        pt: "Nesse endereço não se faz nada dessa forma. O cabeçalho Allow diz de qual: GET lê, POST altera.")
    case .otherType:
      Phrase(
        es: "El contenido tiene que ser application/json; al apuntar en una lista vale también text/plain.",
        en: "The body has to be application/json; text/plain will do too for adding lines to a list.",
        pt: "O conteúdo tem de ser application/json; para anotar numa lista também serve text/plain.")
    case .tooLarge:
      Phrase(
        es: "El contenido es demasiado grande. Repártelo.", en: "The body is too large. Split it.",
        pt: "O conteúdo é grande demais. Divida-o.")
    case .tooOften:
      Phrase(
        es: "Demasiado a la vez o demasiado seguido. Espera los segundos que dice Retry-After.",
        en: "Too much at once, or too often. Wait for the seconds that Retry-After says.",
        pt: "Demasiado de uma vez ou demasiado seguido. Espere os segundos que Retry-After indica.")
    case .signedOut:
      Phrase(
        es: "Falta la clave, o ya no vale. Se manda como Authorization: Bearer.",
        en: "The token is missing, or no longer holds. It is sent as Authorization: Bearer.",
        pt: "Falta a chave, ou já não vale. Envia-se como Authorization: Bearer.")
    case .crossSite:
      Phrase(
        es: "Lo ha pedido la página de otro sitio. Los programas no mandan Origin.",
        en: "The page of another site asked for it. Programs send no Origin.",
        pt: "Foi a página de outro site que o pediu. Os programas não enviam Origin.")
    case .unknownHost:
      Phrase(
        es: "La casa no se conoce por ese nombre: --url dice con cuál se llega.",
        en: "The house does not know itself by that name: --url says by which it is reached.",
        pt: "A casa não se conhece por esse nome: --url diz por qual se chega.")
    case .notOpenYet:
      Phrase(
        es: "Mientras quien es responsable no tenga contraseña, solo se entra desde la propia máquina.",
        en: "Until an owner has a password, only the machine itself may come in.",
        pt: "Enquanto a pessoa responsável não tiver senha, só se entra a partir da própria máquina.")
    case .full: KitPhrases.diskFull
    case .away: KitPhrases.databaseAway
    case .fault: KitPhrases.fault
    }
  }
}

/// One kind of problem, explained.
struct ProblemScreen: DoorScreen {
  let kind: ProblemKind

  var title: Phrase { kind.title }

  var content: HTML {
    let statuses = kind.statuses.map(String.init).joined(separator: ", ")
    return """
      <p class="large-subtitle">\(kind.meaning)</p><p class="group-note"><code>\(kind.page.path)</code> · HTTP \(statuses)</p>
      """
  }
}
