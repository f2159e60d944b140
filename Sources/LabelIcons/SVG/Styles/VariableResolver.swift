// SPDX-License-Identifier: MIT

internal import LabelCSS
internal import LabelCore

/// Replaces `var(--name, fallback)` by the values of CSS variables (CSS Variables 1), as Figma writes colours.
struct VariableResolver {
  private let written: [String: String]
  private let inherited: [String: String]
  /// The values so far; an inner nil is an invalid one.
  private var values: [String: String?] = [:]
  /// The variables whose values are being resolved, and those of them that refer to themselves.
  private var open: [String] = []
  private var circular: Set<String> = []

  private static let mostReferences = 16
  private static let deepestReference = 16
  private static let longestValue = 4096

  /// The variables of an element: those that it inherits, and its own, the last value of each. What refers to itself has no value.
  static func variables(_ declarations: [SVGDeclaration], inheriting inherited: [String: String]) -> [String: String] {
    let written = Dictionary(declarations.map { ($0.property, $0.value) }) { _, last in last }
    var resolver = VariableResolver(written: written, inherited: inherited)
    var result = inherited
    for name in written.keys { result[name] = resolver.value(of: name) }
    return result
  }

  /// A value with all references replaced; nil if a variable has neither a value nor a fallback, or the value would be longer than
  /// `longestValue`.
  static func value(of text: String, _ variables: [String: String]) -> String? { replacing(text) { variables[$0] } }

  private init(written: [String: String], inherited: [String: String]) {
    self.written = written
    self.inherited = inherited
  }

  private mutating func value(of name: String) -> String? {
    if let known = values[name] { return known }
    guard let text = written[name] else { return inherited[name] }
    if let first = open.firstIndex(of: name) {
      circular.formUnion(open[first...])
      return nil
    }
    guard open.count < Self.deepestReference else { return nil }
    let value: String?
    switch text {
    case "initial": value = nil
    case "inherit", "unset", "revert", "revert-layer": value = inherited[name]
    default:
      open.append(name)
      let replaced = text.containsUTF8("var(") ? Self.replacing(text) { self.value(of: $0) } : text
      open.removeLast()
      value = circular.contains(name) ? nil : replaced
    }
    values[name] = .some(value)
    return value
  }

  private static func replacing(_ text: String, _ value: (String) -> String?) -> String? {
    var text = text
    // The last reference is replaced first, so that those inside a fallback are done before the one around them.
    for _ in 0..<mostReferences {
      let bytes = Array(text.utf8)
      guard let start = bytes.indices.last(where: { bytes[$0...].starts(with: "var(".utf8) }) else { return text }
      var tokens = CSSTokenizer(bytes)
      tokens.position = start + 4
      tokens.skipBlock(closedBy: UInt8(ascii: ")"))
      // At the end of the text, what is open is closed (CSS Syntax 3, 5).
      let isClosed = bytes[tokens.position - 1] == UInt8(ascii: ")")
      let inside = bytes[(start + 4)..<max(start + 4, isClosed ? tokens.position - 1 : tokens.position)]
      let comma = inside.firstIndex(of: UInt8(ascii: ","))
      let name = ASCII.trimmed(inside[..<(comma ?? inside.endIndex)])
      let fallback = comma.map { ASCII.trimmed(inside[($0 + 1)...]) }
      guard let replacement = value(name) ?? fallback, replacement.utf8.count + bytes.count < longestValue else { return nil }
      text = String(decoding: bytes[..<start] + Array(replacement.utf8) + bytes[tokens.position...], as: UTF8.self)
    }
    return nil
  }
}
