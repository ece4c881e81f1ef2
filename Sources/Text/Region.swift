/// A country or territory of ISO 3166, as a browser's language names it.
package struct Region: Hashable, Sendable {
  /// Two capital letters.
  package let code: String

  /// The region of the first language that an `Accept-Language` header asks for: `PT` of `pt-PT,pt;q=0.9`; `nil` when it
  /// names none.
  package init?(acceptLanguage header: String?) {
    let tag = (header ?? "").prefix { $0 != "," && $0 != ";" }
    let subtags = tag.split(separator: "-").dropFirst()
    guard let region = subtags.first(where: { $0.count == 2 && $0.allSatisfy { $0.isASCII && $0.isLetter } }) else {
      return nil
    }
    code = region.uppercased()
  }

  /// What people there pay with; the euro where we don't know better.
  package var currency: Currency {
    switch code {
    case "AE": .aed
    case "AO": .aoa
    case "AR": .ars
    case "AU": .aud
    case "BO": .bob
    case "BR": .brl
    case "CA": .cad
    case "CH": .chf
    case "CL": .clp
    case "CO": .cop
    case "CR": .crc
    case "CU": .cup
    case "CV": .cve
    case "DO": .dop
    case "EC", "PR", "SV", "US": .usd
    case "GB": .gbp
    case "GT": .gtq
    case "HN": .hnl
    case "IN": .inr
    case "MX": .mxn
    case "MZ": .mzn
    case "NI": .nio
    case "NZ": .nzd
    case "PA": .pab
    case "PE": .pen
    case "PY": .pyg
    case "UY": .uyu
    case "VE": .ves
    case "ZA": .zar
    default: .eur
    }
  }
}
