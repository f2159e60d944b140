// SPDX-License-Identifier: MIT

/// Finds what Flutter would not find or not compile, by "Adding assets and images" and the documentation of `AssetImage`: variants are in
/// `Nx` folders next to the main file, and a folder in pubspec.yaml includes only the files directly in it, with their variants.
enum FlutterValidator {
  static func errors(in tree: AssetTree, dart: String) -> [String] {
    var errors: [String] = []
    let entries = tree.text("pubspec-assets.yaml").split(separator: "\n").compactMap { line -> String? in
      line.wholeMatch(of: /\ \ \ \ - "(.*)"/).map { String($0.1) }
    }
    if !tree.text("pubspec-assets.yaml").contains("flutter:\n  assets:\n") { errors.append("no assets below flutter") }
    errors += entries.filter { entry in
      entry.hasSuffix("/") ? tree.files(in: String(entry.dropLast())).isEmpty : images(tree, of: entry).isEmpty
    }.map { "\($0): no such file" }
    var names: Set<String> = []
    var keys: Set<String> = []
    for line in tree.text(dart).split(separator: "\n") where line.contains("static const") {
      guard let match = line.wholeMatch(of: /\ \ static const (\w+) = '(.+)';/) else {
        errors.append("not a constant: \(line)")
        continue
      }
      let (name, key) = (String(match.1), String(match.2).replacing("\\'", with: "'").replacing("\\$", with: "$"))
      if name.wholeMatch(of: /[a-z]\w*/) == nil || dartKeywords.contains(name) { errors.append("\(name): not a public name in Dart") }
      if !names.insert(name).inserted { errors.append("\(name): two constants") }
      keys.insert(key)
      if images(tree, of: key).isEmpty { errors.append("\(key): no image") }
      let folder = key[...(key.lastIndex(of: "/") ?? key.startIndex)]
      let isCovered = entries.contains(key) || entries.contains(String(folder)) && tree[key] != nil
      if !isCovered { errors.append("\(key): pubspec.yaml does not name it") }
    }
    let named = Set(keys.flatMap { images(tree, of: $0) })
    let unnamed = tree.keys.filter { $0.hasSuffix(".png") && !named.contains($0) }
    return errors + unnamed.sorted().map { "\($0): no constant names it" }
  }

  /// The main file and its variants.
  private static func images(_ tree: AssetTree, of key: String) -> [String] {
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

  private static let dartKeywords: Set<String> = [
    "assert", "break", "case", "catch", "class", "const", "continue", "default", "do", "else", "enum", "extends", "false", "final", "for",
    "if", "in", "is", "new", "null", "return", "super", "switch", "this", "throw", "true", "try", "var", "void", "while", "with",
  ]
}
