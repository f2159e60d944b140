// SPDX-License-Identifier: MIT

/// The names that Swift files declare. A port reports none of them, whatever they are: the compiler prefers the names of one's own module.
package struct Declarations {
  /// Types, generic parameters and functions outside of types.
  private(set) var types: Set<String> = []
  /// Members, and initialisers by their type.
  private(set) var members: Set<String> = []

  /// No declarations.
  package init() {}

  private static let typeWords: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "macro"]
  private static let valueWords: Set<String> = ["func", "var", "let", "case"]
  /// Words after `class` that make it a modifier of a member.
  private static let memberWords: Set<String> = [
    "func", "var", "let", "subscript", "override", "private", "public", "internal", "final", "open", "package", "fileprivate", "static",
    "class",
  ]

  /// Adds the declarations of a file.
  package mutating func add(_ source: SwiftSource) {
    // The extended type of each open brace; nil for other braces.
    var braces: [String?] = []
    var extended: String?
    for index in source.tokens.indices {
      if source.isPunctuation(index, "{") {
        braces.append(extended)
        extended = nil
      } else if source.isPunctuation(index, "}") {
        _ = braces.popLast()
      }
      guard source.tokens[index].kind == .name, !source.isPunctuation(index - 1, ".") else { continue }
      let word = source.text(source.tokens[index])
      if Self.typeWords.contains(word), let name = source.name(index + 1), !Self.memberWords.contains(name) {
        types.insert(name)
        members.insert(name)
        addGenerics(after: index + 2, source)
      } else if Self.valueWords.contains(word), !source.isOverride(index) {
        addValues(after: index, isCase: word == "case", source)
      } else if word == "extension" {
        extended = source.name(index + 1)
      } else if word == "init", let type = braces.last, let type {
        // Its calls cannot be told from those of the type's own initialisers, so that none is reported.
        members.insert(type + "(")
      }
    }
  }

  /// The names after `func`, `var`, `let` or `case`: one, a tuple of them, or several cases with commas.
  private mutating func addValues(after keyword: Int, isCase: Bool, _ source: SwiftSource) {
    var index = keyword + 1
    if source.isPunctuation(index, "(") {
      // A tuple pattern; nested ones are rare.
      index += 1
      while let name = source.name(index) {
        members.insert(name)
        guard source.isPunctuation(index + 1, ",") else { return }
        index += 2
      }
      return
    }
    guard let name = source.name(index) else { return }
    members.insert(name)
    if source.isName(keyword, "func") {
      types.insert(name)
      addGenerics(after: index + 1, source)
    }
    // `case a, b(Int), c`: a payload is skipped, up to a bound.
    guard isCase else { return }
    index += 1
    let end = min(source.tokens.count, index + 64)
    var depth = 0
    while index < end {
      if source.isPunctuation(index, "(") {
        depth += 1
      } else if source.isPunctuation(index, ")") {
        depth -= 1
      } else if depth == 0 {
        guard source.isPunctuation(index, ","), let next = source.name(index + 1) else { return }
        members.insert(next)
        index += 1
      }
      index += 1
    }
  }

  /// The generic parameters in `<T: View, each U>`, if the token is the angle bracket.
  private mutating func addGenerics(after start: Int, _ source: SwiftSource) {
    guard source.isPunctuation(start, "<") else { return }
    var index = start
    var depth = 0
    let end = min(source.tokens.count, start + 100)
    while index < end {
      if source.isPunctuation(index, "<") { depth += 1 }
      if source.isPunctuation(index, ">") { depth -= 1 }
      if depth == 0 { return }
      if depth == 1, source.isPunctuation(index, "<") || source.isPunctuation(index, ",") {
        let isPack = source.isName(index + 1, "each")
        if let name = source.name(index + (isPack ? 2 : 1)) { types.insert(name) }
      }
      index += 1
    }
  }
}
