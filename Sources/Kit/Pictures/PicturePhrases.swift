enum PicturePhrases {
  static let chooseAgain = Phrase(
    es: "Vuelve a elegir la imagen: no se ha guardado.", en: "Choose the picture again: it was not saved.",
    pt: "Escolha a imagem outra vez: não foi guardada.")
  static let remove = Phrase(es: "Quitar la imagen", en: "Remove the picture", pt: "Remover a imagem")
}
