import Kit

/// A picture before a name, which says the same: nobody hears it. Where there is none its place stays free, so that names stand
/// one below the other.
struct GoodPicture {
  let picture: String?

  init(_ picture: String?) {
    self.picture = picture
  }

  var html: HTML { "<span class=\"good-picture\" aria-hidden=\"true\" data-picture=\"\(picture ?? "")\"></span>" }
}
