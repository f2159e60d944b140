// SPDX-License-Identifier: MIT

/// What Android's resource compiler would refuse or pass over: the order of qualifiers is that of table 2 of "App resources overview",
/// names are those that `R` can hold.
enum AndroidValidator {
  static func problems(_ tree: AssetTree) -> [String] {
    var problems: [String] = []
    var defaults: Set<String> = []
    var all: Set<String> = []
    for path in tree.keys.sorted() {
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count == 3, parts[0] == "res", parts[2].hasSuffix(".png") else {
        problems.append("\(path): not res/FOLDER/NAME.png")
        continue
      }
      let name = String(parts[2].dropLast(4))
      if name.wholeMatch(of: /[a-z][a-z0-9_]*/) == nil || javaWords.contains(name) { problems.append("\(path): no name of a resource") }
      let words = parts[1].split(separator: "-", omittingEmptySubsequences: false).map(String.init)
      guard words.first == "drawable", let ranks = ranks(words.dropFirst()) else {
        problems.append("\(path): unknown qualifiers")
        continue
      }
      if !zip(ranks, ranks.dropFirst()).allSatisfy(<) { problems.append("\(path): qualifiers out of order") }
      all.insert(name)
      if ranks.allSatisfy({ $0 == density }) { defaults.insert(name) }
    }
    return problems + all.subtracting(defaults).sorted().map { "\($0): no default for other devices" }
  }

  private static let density = 18

  /// The place of each qualifier in the table; nil when one is unknown. A region belongs to the language before it.
  private static func ranks(_ words: ArraySlice<String>) -> [Int]? {
    var ranks: [Int] = []
    for word in words {
      if word.wholeMatch(of: /r[A-Z]{2}|r\d{3}/) != nil, ranks.last == 1 { continue }
      guard let rank = rank(word) else { return nil }
      ranks.append(rank)
    }
    return ranks
  }

  private static func rank(_ word: String) -> Int? {
    switch word {
    case "ldrtl", "ldltr": 3
    case "port", "land": 12
    case "night", "notnight": 14
    case "ldpi", "mdpi", "tvdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi", "nodpi", "anydpi": density
    default:
      word.wholeMatch(of: /[a-z]{2,3}|b(\+[A-Za-z0-9]+)+/) != nil && word != "car" ? 1 : word.wholeMatch(of: /sw\d+dp/) != nil ? 4 : nil
    }
  }

  private static let javaWords: Set<String> = [
    "abstract", "class", "default", "do", "else", "enum", "final", "for", "if", "import", "int", "long", "native", "new", "package",
    "private", "public", "return", "static", "super", "switch", "this", "throw", "true", "try", "void", "while", "false", "null",
  ]
}
