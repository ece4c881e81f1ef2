/// Small words that a line of shopping is made of besides names, in the three languages, folded.
enum Words {
  /// Whole numbers that people write as words.
  static let numbers: [String: Int64] = [
    "un": 1, "una": 1, "uno": 1, "um": 1, "uma": 1, "one": 1,
    "dos": 2, "dois": 2, "duas": 2, "two": 2,
    "tres": 3, "three": 3,
    "cuatro": 4, "quatro": 4, "four": 4,
    "cinco": 5, "five": 5,
    "seis": 6, "six": 6,
    "siete": 7, "sete": 7, "seven": 7,
    "ocho": 8, "oito": 8, "eight": 8,
    "nueve": 9, "nove": 9, "nine": 9,
    "diez": 10, "dez": 10, "ten": 10,
    "once": 11, "onze": 11, "eleven": 11,
    "doce": 12, "doze": 12, "twelve": 12,
    "quince": 15, "quinze": 15, "fifteen": 15,
    "veinte": 20, "vinte": 20, "twenty": 20,
    "treinta": 30, "trinta": 30, "thirty": 30,
    "cincuenta": 50, "cinquenta": 50, "fifty": 50,
    "cien": 100, "cem": 100, "hundred": 100,
    "doscientos": 200, "doscientas": 200, "duzentos": 200, "duzentas": 200,
    "trescientos": 300, "trescientas": 300, "trezentos": 300, "trezentas": 300,
    "cuatrocientos": 400, "quatrocentos": 400,
    "quinientos": 500, "quinientas": 500, "quinhentos": 500, "quinhentas": 500,
  ]

  static let halves: Set<String> = ["medio", "media", "meio", "meia", "half"]
  static let quarters: Set<String> = ["cuarto", "cuartos", "quarto", "quartos", "quarter", "quarters"]
  static let pairs: Set<String> = ["par", "parcito", "couple", "pair"]
  static let articles: Set<String> = ["a", "an"]
  static let and: Set<String> = ["y", "e", "and"]
  static let times: Set<String> = ["x", "×", "*", "✕"]
  /// Between a quantity and what it is of: "2 kg de tomates".
  static let connectors: Set<String> = ["de", "del", "d", "of", "do", "da", "dos", "das"]

  /// Before a price.
  static let priceLeads: Set<String> = [
    "a", "à", "@", "at", "por", "for", "=", "-", "–", "—", "precio", "preço", "price",
  ]
  /// Leads after which even a bare whole number is a price: "tomates a 3".
  static let sureLeads: Set<String> = ["a", "à", "@", "at", "precio", "preço", "price"]
  /// Leads that name the price of everything: "2 kg por 5,00".
  static let wholeLeads: Set<String> = ["por", "for"]
  /// Between a price and its unit: "3,50 el kilo".
  static let perArticles: Set<String> = [
    "el", "la", "al", "o", "a", "à", "ao", "per", "por", "the", "un", "una", "um", "uma", "cada", "each", "an",
  ]
  static let each: Set<String> = ["each", "ea", "cada", "apiece"]
  static let wholes: Set<String> = ["total", "todo", "tudo", "altogether"]
  /// What one says an amount of money of, and no number of things.
  static let fuels: Set<String> = [
    "gasolina", "gasofa", "gasoil", "gasoleo", "diesel", "petrol", "etanol", "alcool", "combustivel", "fuel",
    "unleaded", "nafta",
  ]
  static let inFrontOfWholes: Set<String> = ["en", "in", "no", "em"]

  /// After these a number belongs to the name: "omega 3", "talla 4", "factor 50".
  static let numbered: Set<String> = [
    "omega", "no", "n", "num", "numero", "number", "talla", "size", "tamanho", "fase", "etapa", "stage", "step",
    "factor", "fator", "spf", "fps", "tipo", "type", "b", "vitamina", "vitamin", "formula", "continuacion",
    "crecimiento", "inicio", "nivel", "level", "grado", "grau", "wd", "q", "en", "in", "em",
    "del", "for", "para", "por", "with", "con", "com",
  ]

  /// Names that begin with a number, folded and without spaces.
  static let namesWithNumbers = [
    "4quesos", "cuatroquesos", "4queijos", "quatroqueijos", "4formaggi", "4estaciones", "3chocolates", "5bean", "3bean",
    "7cereales",
    "7up", "sevenup", "3en1", "3enuno", "tresenuno", "3em1", "3in1", "2en1", "2em1", "2in1", "5jotas", "cincojotas",
    "4cheese", "fourcheese", "7days", "dosequis", "meiacalca", "medianoche", "meiadeleite", "halfandhalf", "oneaday",
    "unpoco", "unapizca", "umpouco", "umapitada",
  ]
}
