// SPDX-License-Identifier: MIT

/// What Flutter would not find or not compile, by "Adding assets and images" and the documentation of `AssetImage`: variants stand in
/// `Nx` folders beside the main file, a folder of pubspec.yaml brings along only the files right in it, and their variants.
enum FlutterValidator {
  static func problems(_ tree: AssetTree, dart: String) -> [String] {
    var problems: [String] = []
    let entries = tree.text("pubspec-assets.yaml").split(separator: "\n").compactMap { line -> String? in
      line.wholeMatch(of: /\ \ \ \ - "(.*)"/).map { String($0.1) }
    }
    if !tree.text("pubspec-assets.yaml").contains("flutter:\n  assets:\n") { problems.append("no assets below flutter") }
    problems += entries.filter { entry in
      entry.hasSuffix("/") ? tree.files(in: String(entry.dropLast())).isEmpty : pictures(tree, of: entry).isEmpty
    }.map { "\($0): nothing is there" }
    var names: Set<String> = []
    var keys: Set<String> = []
    for line in tree.text(dart).split(separator: "\n") where line.contains("static const") {
      guard let match = line.wholeMatch(of: /\ \ static const (\w+) = '(.+)';/) else {
        problems.append("no constant: \(line)")
        continue
      }
      let (name, key) = (String(match.1), String(match.2).replacing("\\'", with: "'").replacing("\\$", with: "$"))
      if name.wholeMatch(of: /[a-z]\w*/) == nil || dartWords.contains(name) { problems.append("\(name): no public name in Dart") }
      if !names.insert(name).inserted { problems.append("\(name): two constants") }
      keys.insert(key)
      if pictures(tree, of: key).isEmpty { problems.append("\(key): no picture") }
      let folder = key[...(key.lastIndex(of: "/") ?? key.startIndex)]
      let isCovered = entries.contains(key) || entries.contains(String(folder)) && tree[key] != nil
      if !isCovered { problems.append("\(key): pubspec.yaml does not name it") }
    }
    let known = Set(keys.flatMap { pictures(tree, of: $0) })
    let loose = tree.keys.filter { $0.hasSuffix(".png") && !known.contains($0) }
    return problems + loose.sorted().map { "\($0): no constant leads to it" }
  }

  /// The main file and its variants.
  private static func pictures(_ tree: AssetTree, of key: String) -> [String] {
    let parts = key.split(separator: "/").map(String.init)
    guard let name = parts.last else { return [] }
    let folder = parts.dropLast().joined(separator: "/")
    return tree.keys.filter { path in
      if path == key { return true }
      guard path.hasPrefix(folder + "/") else { return false }
      let rest = path.dropFirst(folder.count + 1).split(separator: "/")
      return rest.count == 2 && String(rest[1]) == name && rest[0].wholeMatch(of: /\d+(\.\d+)?x/) != nil
    }
  }

  private static let dartWords: Set<String> = [
    "assert", "break", "case", "catch", "class", "const", "continue", "default", "do", "else", "enum", "extends", "false", "final", "for",
    "if", "in", "is", "new", "null", "return", "super", "switch", "this", "throw", "true", "try", "var", "void", "while", "with",
  ]
}
