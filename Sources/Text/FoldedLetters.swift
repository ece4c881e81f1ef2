/// What letters with marks, ligatures and other forms fold to: each entry lists the small letters that become its form.
///
/// Made from Unicode's compatibility decompositions of the Latin, Greek and Cyrillic blocks, plus the letters that
/// Unicode does not decompose but that people type without (ß, ø, æ, œ, ł, đ, þ, ı). Greek and Cyrillic are there so
/// that composed and decomposed text agree. Changing an entry needs a migration that writes the stored keys anew.
enum FoldedLetters {
  /// The folded form in UTF-8; `nil` for what folds to itself.
  static func form(of scalar: Unicode.Scalar) -> [UInt8]? {
    table[scalar.value]
  }

  private static let table: [UInt32: [UInt8]] = {
    var table: [UInt32: [UInt8]] = [:]
    for (form, letters) in forms {
      for letter in letters.unicodeScalars { table[letter.value] = Array(form.utf8) }
    }
    return table
  }()

  private static let forms: [(form: String, letters: String)] = [
    ("0", "⁰₀"),
    ("1", "¹₁"),
    ("2", "²₂"),
    ("3", "³₃"),
    ("4", "⁴₄"),
    ("5", "⁵₅"),
    ("6", "⁶₆"),
    ("7", "⁷₇"),
    ("8", "⁸₈"),
    ("9", "⁹₉"),
    ("a", "ªàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặₐⱥẚ"),
    ("b", "ƀḃḅḇɓ"),
    ("c", "çćĉċčȼḉ"),
    ("d", "ðďđḋḍḏḑḓɗ"),
    ("e", "èéêëēĕėęěǝȅȇȩɇḕḗḙḛḝẹẻẽếềểễệₑₔə"),
    ("f", "ƒḟ"),
    ("g", "ĝğġģǥǧǵḡ"),
    ("h", "ĥħȟḣḥḧḩḫẖₕ"),
    ("i", "ìíîïĩīĭįıİǐȉȋḭḯỉịⁱɨ"),
    ("j", "ĵǰȷɉ"),
    ("k", "ķĸƙǩḱḳḵₖ"),
    ("l", "ĺļľŀłƚḷḹḻḽₗ"),
    ("m", "ḿṁṃₘ"),
    ("n", "ñńņňŉŋǹṅṇṉṋⁿₙ"),
    ("o", "ºòóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợₒ"),
    ("p", "ṕṗₚ"),
    ("r", "ŕŗřȑȓɍṙṛṝṟ"),
    ("s", "śŝşšſșṡṣṥṧṩẛₛ"),
    ("t", "ţťŧțṫṭṯṱẗₜⱦ"),
    ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"),
    ("v", "ṽṿ"),
    ("w", "ŵẁẃẅẇẉẘ"),
    ("x", "ẋẍₓ"),
    ("y", "ýÿŷȳɏẏẙỳỵỷỹ"),
    ("z", "źżžƶẑẓẕ"),
    ("ae", "æǣǽ"),
    ("dz", "ǆǳ"),
    ("ff", "ﬀ"),
    ("ffi", "ﬃ"),
    ("ffl", "ﬄ"),
    ("fi", "ﬁ"),
    ("fl", "ﬂ"),
    ("ij", "ĳ"),
    ("lj", "ǉ"),
    ("nj", "ǌ"),
    ("oe", "œ"),
    ("ss", "ßẞ"),
    ("st", "ﬅﬆ"),
    ("th", "þ"),
    ("ʒ", "ǯ"),
    ("α", "άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ"),
    ("β", "ϐ"),
    ("ε", "έϵἐἑἒἓἔἕὲέ"),
    ("η", "ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ"),
    ("θ", "ϑ"),
    ("ι", "ΐίϊἰἱἲἳἴἵἶἷὶίιῐῑῒΐῖῗ"),
    ("κ", "ϰ"),
    ("ο", "όὀὁὂὃὄὅὸό"),
    ("π", "ϖ"),
    ("ρ", "ϱῤῥ"),
    ("σ", "ςϲ"),
    ("υ", "ΰϋύϒϓϔὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ"),
    ("φ", "ϕ"),
    ("ω", "ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ"),
    ("а", "ӑӓ"),
    ("г", "ѓ"),
    ("е", "ѐёӗ"),
    ("ж", "ӂӝ"),
    ("з", "ӟ"),
    ("и", "йѝӣӥ"),
    ("к", "ќ"),
    ("о", "ӧ"),
    ("у", "ўӯӱӳ"),
    ("ч", "ӵ"),
    ("ы", "ӹ"),
    ("э", "ӭ"),
    ("і", "ї"),
    ("ѵ", "ѷ"),
    ("ә", "ӛ"),
    ("ө", "ӫ"),
  ]
}
