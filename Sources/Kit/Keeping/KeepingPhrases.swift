/// What is said of pages that are kept for when there is no signal.
enum KeepingPhrases {
  static let title = Phrase(es: "Sin conexión", en: "No connection", pt: "Sem rede")
  static let text = Phrase(
    es: "Esta página no está guardada en este dispositivo. Se abrirá en cuanto vuelva la conexión.",
    en: "This page is not kept on this device. It will open once there is a connection again.",
    pt: "Esta página não está guardada neste dispositivo. Abre assim que a rede voltar.")
  static let kept = Phrase(
    es: "Guardado en este dispositivo", en: "Kept on this device", pt: "Guardado neste dispositivo")
  static let nothing = Phrase(
    es: "Aquí aún no hay nada guardado. Lo que abras con conexión quedará a mano para cuando falte.",
    en: "Nothing is kept here yet. What you open with a connection will be at hand when there is none.",
    pt: "Ainda não há nada guardado aqui. O que abrir com rede fica à mão para quando ela faltar.")
  static let cannotSearch = Phrase(
    es: "Sin conexión no se puede buscar.", en: "There is no searching without a connection.",
    pt: "Sem rede não é possível pesquisar.")
  static func takeAlong(_ space: String) -> Phrase {
    Phrase(es: "Llevar conmigo «\(space)»", en: "Take “\(space)” along", pt: "Levar “\(space)” comigo")
  }
  /// The scripts put the figures in their places.
  static let taken = Phrase(
    es: "{count} páginas guardadas · {time}", en: "{count} pages kept · {time}",
    pt: "{count} páginas guardadas · {time}")
  /// Above a page that is shown as it was; the scripts put the time in its place.
  static let asOf = Phrase(
    es: "Sin conexión · última copia: {time}", en: "No connection · last copy: {time}",
    pt: "Sem rede · última cópia: {time}")
}
