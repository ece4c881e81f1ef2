import Kit

/// What a restaurant shows of itself to everybody: its own name and words, where it is, how it is reached, what it looks like.
struct Face: Hashable, Sendable {
  var details = FaceDraft()
  var pictures = FacePictures()

  var isEmpty: Bool { self == Face() }

  static let migration = Migration(
    "restaurant.0013-face",
    [
      """
      CREATE TABLE restaurant_face (
        space_id TEXT PRIMARY KEY REFERENCES kit_space (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        address TEXT NOT NULL,
        phone TEXT NOT NULL,
        words TEXT NOT NULL,
        logo_id TEXT,
        photo_id TEXT
      )
      """,
      "CREATE INDEX restaurant_face_by_logo ON restaurant_face (logo_id) WHERE logo_id IS NOT NULL",
      "CREATE INDEX restaurant_face_by_photo ON restaurant_face (photo_id) WHERE photo_id IS NOT NULL",
    ])

  static let table = SpaceTable("restaurant_face", key: ["space_id"])
  static let pictureColumns = [
    PictureColumn("restaurant_face", "logo_id"), PictureColumn("restaurant_face", "photo_id"),
  ]

  static let changed = Event<FaceChange>(
    "face.changed", undo: .by { try FaceStore($1).takeBack($0.fields, $0.kept()) },
    says: { _ in
      Phrase(es: "Presentación cambiada", en: "What guests see of the house changed", pt: "Apresentação alterada")
    },
    undone: { _ in
      Phrase(
        es: "Presentación como estaba", en: "What guests see of the house as it was", pt: "Apresentação como antes")
    })
}

struct FacePictures: Hashable, Codable, Sendable {
  var logo: ID<Picture>?
  var photo: ID<Picture>?
}

/// What a change did to the pictures.
struct FaceChange: Codable, Sendable {
  let before: FacePictures
  let after: FacePictures
}

/// What the form says of it, but for the pictures.
struct FaceDraft: Fielded {
  var name = ""
  var address = ""
  var phone = ""
  var words = LocalizedText()

  static let name = Field("name", \FaceDraft.name, FacePhrases.name, .text(.name), .optional(80))
  static let address = Field("address", \FaceDraft.address, KitPhrases.address, .area(rows: 2), .optional(300))
  static let phone = Field("phone", \FaceDraft.phone, KitPhrases.phone, .text(.telephone), .optional(40))
  static let words = Language.allCases.map {
    Field("words.\($0)", \FaceDraft.words[$0], FacePhrases.words, .area(rows: 3), .optional(400))
  }
  static let fields = [name, address, phone] + words
}

extension Action {
  static let changeFace = Action("restaurant.face.change", FaceDraft.inputs + [Input("logo"), Input("photo")])
}
