// SPDX-License-Identifier: MIT

/// The use of a name, as it is written in the tables: `List`, `UIView.animate`, `.badge`, `.listStyle(.plain)`, `TextField(_:text:onCommit:)` or
/// `.draw(in:)`.
package struct NamePattern: Hashable, Sendable {
  /// The type before a member, as in `UIView.animate`; empty for a member of any value, and nil for a name that stands alone.
  var owner: String?
  /// The name without its owner, labels and argument.
  var name: String
  /// The argument labels, `_` for none; nil if they do not matter.
  var labels: [String]?
  /// The member that is the first argument, such as `plain` in `.listStyle(.plain)`.
  package var argument: String?

  /// Reads a pattern as the tables write it.
  package init(_ text: String) {
    let parenthesis = text.firstIndex(of: "(")
    let path = text[..<(parenthesis ?? text.endIndex)]
    if let dot = path.lastIndex(of: ".") {
      owner = String(path[..<dot])
      name = String(path[path.index(after: dot)...])
    } else {
      name = String(path)
    }
    guard let parenthesis, text.hasSuffix(")") else { return }
    let inner = text[text.index(after: parenthesis)...].dropLast()
    if inner.hasPrefix(".") {
      argument = String(inner.dropFirst().prefix { $0 != "(" })
    } else if inner.hasSuffix(":") || inner.isEmpty {
      labels = inner.split(separator: ":").map(String.init)
    }
  }

  /// What is called: the type, or the member of any value.
  var called: CalledName { CalledName(name: name, isMember: owner != nil) }

  /// Whether a call with these labels, which may leave out others that have defaults, is one that the pattern means.
  ///
  /// Named labels have to be there in their order; a pattern of unnamed arguments alone has to match as a whole.
  static func labels(_ wanted: [String], areIn labels: [String]) -> Bool {
    if wanted.allSatisfy({ $0 == "_" }) { return wanted == labels }
    var rest = wanted[...]
    for label in labels where label == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}

/// The name in front of the parentheses of a call.
struct CalledName: Hashable {
  var name: String
  /// Whether it is written after a dot.
  var isMember: Bool
}
