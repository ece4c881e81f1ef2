/// What programs are told, and who writes them.
enum DoorPhrases {
  static let unknownField = Phrase(
    es: "Aquí no se pide ningún campo con este nombre.", en: "No field of this name is asked for here.",
    pt: "Aqui não se pede nenhum campo com este nome.")
  static let missingField = Phrase(es: "Falta este campo.", en: "This field is missing.", pt: "Falta este campo.")
  static let severalProblems = Phrase(
    es: "Hay campos que no pueden ser así.", en: "Some fields cannot be so.", pt: "Há campos que não podem ser assim.")
  static let tooMany = Phrase(
    es: "Son demasiados de una vez.", en: "These are too many at once.", pt: "São demais de uma vez.")
  static let noObject = Phrase(
    es: "Aquí va un objeto de JSON.", en: "An object of JSON belongs here.", pt: "Aqui vai um objeto de JSON.")

  static func wrongKind(_ kind: Action.Input.Kind) -> Phrase {
    switch kind {
    case .text, .file: Phrase(es: "Aquí va un texto.", en: "A text belongs here.", pt: "Aqui vai um texto.")
    case .id, .idOr: Phrase(es: "Aquí va un id.", en: "An id belongs here.", pt: "Aqui vai um id.")
    case .yesNo: Phrase(es: "Aquí va true o false.", en: "True or false belongs here.", pt: "Aqui vai true ou false.")
    case .choice(let values):
      Phrase(
        es: "Aquí va uno de estos: \(values.joined(separator: ", ")).",
        en: "One of these belongs here: \(values.joined(separator: ", ")).",
        pt: "Aqui vai um destes: \(values.joined(separator: ", ")).")
    case .money, .decimal:
      Phrase(
        es: "Aquí va un número como texto, con punto decimal: \"2.80\".",
        en: "A number as text belongs here, with a decimal point: \"2.80\".",
        pt: "Aqui vai um número como texto, com ponto decimal: \"2.80\".")
    case .whole(let range):
      Phrase(
        es: "Aquí va un número entero de \(range.lowerBound) a \(range.upperBound).",
        en: "A whole number from \(range.lowerBound) to \(range.upperBound) belongs here.",
        pt: "Aqui vai um número inteiro de \(range.lowerBound) a \(range.upperBound).")
    case .day:
      Phrase(
        es: "Aquí va un día como \"2026-11-28\".", en: "A day such as \"2026-11-28\" belongs here.",
        pt: "Aqui vai um dia como \"2026-11-28\".")
    case .moment:
      Phrase(
        es: "Aquí va un instante como \"2026-11-28T09:30:00Z\".",
        en: "An instant such as \"2026-11-28T09:30:00Z\" belongs here.",
        pt: "Aqui vai um instante como \"2026-11-28T09:30:00Z\".")
    case .clock:
      Phrase(
        es: "Aquí va una hora como \"10:30\".", en: "A time such as \"10:30\" belongs here.",
        pt: "Aqui vai uma hora como \"10:30\".")
    case .several, .words, .ticks, .rows:
      Phrase(es: "Aquí va una lista.", en: "A list belongs here.", pt: "Aqui vai uma lista.")
    }
  }

  static let changedMeanwhile = Phrase(
    es: "Alguien lo ha cambiado mientras tanto.", en: "Somebody has changed it meanwhile.",
    pt: "Alguém o alterou entretanto.")
  static let otherMethod = Phrase(
    es: "En esta dirección no se hace nada de esa forma.", en: "Nothing is done at this address in this way.",
    pt: "Neste endereço não se faz nada dessa forma.")
  static let otherType = Phrase(
    es: "El contenido tiene que ser application/json.", en: "The body has to be application/json.",
    pt: "O conteúdo tem de ser application/json.")
  static let wrongQuery = Phrase(
    es: "Un parámetro de la dirección no puede ser así.", en: "A parameter of the address cannot be so.",
    pt: "Um parâmetro do endereço não pode ser assim.")
  static let wrongKey = Phrase(
    es: "Idempotency-Key ha de tener de 1 a 255 letras y signos.",
    en: "Idempotency-Key has to be 1 to 255 letters and signs.",
    pt: "Idempotency-Key tem de ter de 1 a 255 letras e sinais.")
}
