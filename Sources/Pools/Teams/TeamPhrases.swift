import Kit

enum TeamPhrases {
  static let teams = Phrase(es: "Equipos propios", en: "Your own teams", pt: "Clubes próprios")
  static let newTeam = Phrase(es: "Nuevo equipo", en: "New team", pt: "Novo clube")
  static let aliases = Phrase(es: "También se llama", en: "Also known as", pt: "Também se chama")
  static let aliasesNote = Phrase(
    es: "Separa los nombres con comas. Al importar partidos, se reconoce al equipo por ellos.",
    en: "Separate the names with commas. In imported fixtures they stand for this team.",
    pt: "Separe os nomes com vírgulas. Servem para reconhecer o clube ao importar jogos.")
  static let first = Phrase(es: "Primer color", en: "First colour", pt: "Primeira cor")
  static let second = Phrase(es: "Segundo color", en: "Second colour", pt: "Segunda cor")
  static let pattern = Phrase(es: "Dibujo", en: "Pattern", pt: "Desenho")
  static let none = Phrase(es: "No hay equipos propios", en: "No teams of your own", pt: "Não há clubes próprios")
  static let noneText = Phrase(
    es: "Añade el equipo del barrio o de la empresa con sus colores.",
    en: "Add the team of the neighbourhood or the office, in its colours.",
    pt: "Adicione o clube do bairro ou da empresa com as suas cores.")
  static let nameMissing = Phrase(es: "Escribe el nombre.", en: "Enter a name.", pt: "Escreva o nome.")
  static let nameTaken = Phrase(
    es: "Ya hay un equipo con ese nombre.", en: "There is a team with that name already.",
    pt: "Já há um clube com esse nome.")
  static let gone = Phrase(
    es: "Alguien ha eliminado este equipo.", en: "Somebody has deleted this team.",
    pt: "Este clube foi apagado por alguém.")
  static let poolsKeepTheirs = Phrase(
    es: "Las porras que ya están hechas conservan el nombre y el escudo con que se hicieron.",
    en: "Pools that are already made keep the name and the colours they were made with.",
    pt: "Os bolões já criados conservam o nome e o escudo com que foram feitos.")
  static func title(_ pattern: Shield.Pattern) -> Phrase {
    switch pattern {
    case .plain: Phrase(es: "Liso", en: "Plain", pt: "Liso")
    case .halves: Phrase(es: "Mitades", en: "Halves", pt: "Metades")
    case .stripes: Phrase(es: "Rayas verticales", en: "Stripes", pt: "Faixas verticais")
    case .hoops: Phrase(es: "Franjas horizontales", en: "Hoops", pt: "Faixas horizontais")
    case .sash: Phrase(es: "Banda cruzada", en: "Sash", pt: "Faixa diagonal")
    case .quarters: Phrase(es: "Cuadrantes", en: "Quarters", pt: "Quadrantes")
    case .cross: Phrase(es: "Cruz", en: "Cross", pt: "Cruz")
    case .band: Phrase(es: "Franja central", en: "Centre stripe", pt: "Faixa central")
    case .sides: Phrase(es: "Laterales", en: "Sides", pt: "Laterais")
    case .bandAcross: Phrase(es: "Franja en el pecho", en: "Chest band", pt: "Faixa no peito")
    }
  }
}
