/// A page put together from copies of another one, as browsers do it.
func pasted(_ copies: [UInt8], on base: [UInt8]) -> [UInt8] {
  guard let line = copies.firstIndex(of: 10) else { return [] }
  var text = line + 1
  var page: [UInt8] = []
  for part in String(decoding: copies[..<line], as: UTF8.self).split(separator: " ") {
    let numbers = part.split(separator: ",").compactMap { Int($0) }
    if numbers.count == 2 {
      page += base[numbers[0]..<(numbers[0] + numbers[1])]
    } else {
      page += copies[text..<(text + numbers[0])]
      text += numbers[0]
    }
  }
  return page
}
