import Kit

enum NotesPhrases {
  static let notes = Phrase(es: "Notas", en: "Notes", pt: "Notas")
  static let newNote = Phrase(es: "Nueva nota", en: "New note", pt: "Nova nota")
  static let text = Phrase(es: "Texto", en: "Text", pt: "Texto")
  static let missing = Phrase(es: "Escribe algo.", en: "Write something.", pt: "Escreva algo.")
  static let line = Phrase(es: "Otra línea", en: "Another line", pt: "Outra linha")
  static let share = Phrase(es: "Compartir", en: "Share", pt: "Partilhar")
  static let addToNote = Phrase(
    es: "leer esta nota y añadirle líneas", en: "read this note and add lines", pt: "ler esta nota e adicionar linhas")
  static let gone = Phrase(
    es: "Esta nota se ha eliminado.", en: "This note has been deleted.", pt: "Esta nota foi apagada.")
}
