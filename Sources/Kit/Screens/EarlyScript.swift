import Crypto
import Foundation

/// What a page decides before anything of it is painted: a file would come too late or keep every page waiting, so it stands in the
/// page, and the Content-Security-Policy names it by its sum. It stands before the style, for which it would wait. It reads what the
/// browser keeps and writes nothing but a mark.
package enum EarlyScript: String, CaseIterable {
  /// Where no page of the house leads here nothing glides: then the page need not wait for the script before this, which sees to it.
  case glide = """
    try{sessionStorage.getItem("left")||document.currentScript.previousElementSibling.removeAttribute("blocking")}catch{}
    """

  /// Keeps a page out of sight until what waits on the device lies over it, so that nobody sees their own last word taken back.
  /// It holds the page's number.
  case cover = """
    try{const[,kind,name]=location.pathname.split("/"),lying=JSON.parse(localStorage.getItem("lying"));\
    if(lying?.[kind+"/"+name]>document.currentScript.dataset.sequence)\
    document.documentElement.dataset.covering=""}catch{}
    """

  static let glideHTML = HTML(trusted: "<script>\(glide.rawValue)</script>")

  /// - Parameter sequence: the state of the space that the page shows.
  static func coverHTML(_ sequence: Int64) -> HTML {
    HTML(trusted: "<script data-sequence=\"\(sequence)\">\(cover.rawValue)</script>")
  }

  /// As sources of scripts in a Content-Security-Policy.
  static let sources = allCases.map { script in
    "'sha256-\(Data(SHA256.hash(data: Array(script.rawValue.utf8))).base64EncodedString())'"
  }.joined(separator: " ")
}
