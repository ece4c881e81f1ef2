package import Text

/// Why a file cannot be taken as a picture.
package enum PictureProblem: Error {
  case unknown, tooLarge, tooWide, damaged

  package var message: Phrase {
    switch self {
    case .unknown:
      Phrase(
        es: "No es una imagen JPEG, PNG ni WebP. Elige otra.",
        en: "This is not a JPEG, PNG or WebP picture. Choose another.",
        pt: "Não é uma imagem JPEG, PNG nem WebP. Escolha outra.")
    case .tooLarge:
      Phrase(
        es: "La imagen pesa demasiado: como mucho, 5 MB.", en: "The picture is too large: the limit is 5 MB.",
        pt: "A imagem é grande demais: no máximo, 5 MB.")
    case .tooWide:
      Phrase(
        es: "La imagen tiene demasiados píxeles: como mucho, 12.000 por lado y 40 millones en total.",
        en: "The picture has too many pixels: the limit is 12,000 per side and 40 million in all.",
        pt: "A imagem tem pixels demais: no máximo, 12.000 por lado e 40 milhões ao todo.")
    case .damaged:
      Phrase(
        es: "La imagen está dañada o incompleta. Elige otra.",
        en: "The picture is damaged or incomplete. Choose another.",
        pt: "A imagem está danificada ou incompleta. Escolha outra.")
    }
  }
}
