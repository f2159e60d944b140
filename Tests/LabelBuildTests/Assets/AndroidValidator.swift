// SPDX-License-Identifier: MIT

/// Finds what Android's resource compiler would reject or ignore: qualifiers have the order of table 2 of "App resources overview", and names
/// are valid fields of `R`.
enum AndroidValidator {
  static func errors(in tree: AssetTree) -> [String] {
    var errors: [String] = []
    var defaults: Set<String> = []
    var all: Set<String> = []
    for path in tree.keys.sorted() {
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count == 3, parts[0] == "res", parts[2].hasSuffix(".png") else {
        errors.append("\(path): not res/FOLDER/NAME.png")
        continue
      }
      let name = String(parts[2].dropLast(4))
      if name.wholeMatch(of: /[a-z][a-z0-9_]*/) == nil || javaKeywords.contains(name) { errors.append("\(path): invalid resource name") }
      let qualifiers = parts[1].split(separator: "-", omittingEmptySubsequences: false).map(String.init)
      guard qualifiers.first == "drawable", let ranks = ranks(qualifiers.dropFirst()) else {
        errors.append("\(path): unknown qualifiers")
        continue
      }
      if !zip(ranks, ranks.dropFirst()).allSatisfy(<) { errors.append("\(path): qualifiers out of order") }
      all.insert(name)
      if ranks.allSatisfy({ $0 == density }) { defaults.insert(name) }
    }
    return errors + all.subtracting(defaults).sorted().map { "\($0): no default for other devices" }
  }

  private static let density = 18

  /// The row of each qualifier in the table; nil if one is unknown. A region belongs to the language before it.
  private static func ranks(_ qualifiers: ArraySlice<String>) -> [Int]? {
    var ranks: [Int] = []
    for qualifier in qualifiers {
      if qualifier.wholeMatch(of: /r[A-Z]{2}|r\d{3}/) != nil, ranks.last == 1 { continue }
      guard let rank = rank(qualifier) else { return nil }
      ranks.append(rank)
    }
    return ranks
  }

  private static func rank(_ qualifier: String) -> Int? {
    switch qualifier {
    case "ldrtl", "ldltr": 3
    case "port", "land": 12
    case "night", "notnight": 14
    case "ldpi", "mdpi", "tvdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi", "nodpi", "anydpi": density
    default:
      qualifier.wholeMatch(of: /[a-z]{2,3}|b(\+[A-Za-z0-9]+)+/) != nil && qualifier != "car"
        ? 1 : qualifier.wholeMatch(of: /sw\d+dp/) != nil ? 4 : nil
    }
  }

  private static let javaKeywords: Set<String> = [
    "abstract", "class", "default", "do", "else", "enum", "final", "for", "if", "import", "int", "long", "native", "new", "package",
    "private", "public", "return", "static", "super", "switch", "this", "throw", "true", "try", "void", "while", "false", "null",
  ]
}
