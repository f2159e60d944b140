// SPDX-License-Identifier: MIT

extension SVGWalk {
  /// A declaration's value with each `var(--name, fallback)` replaced by the variable's value or the fallback, as Figma writes colours.
  ///
  /// Nil if a variable has neither, or the value would be longer than `longestValue`.
  static func replacingVariables(in value: String, _ variables: [String: String]) -> String? {
    var value = value
    // The last reference is replaced first, so that those inside a fallback are done before the one around them.
    for _ in 0..<mostVariables {
      let bytes = Array(value.utf8)
      guard let start = bytes.indices.last(where: { bytes[$0...].starts(with: "var(".utf8) }) else { return value }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ")")).map({ closing(bytes, from: start) ?? $0 }) else { return nil }
      let inside = bytes[(start + 4)..<end]
      let comma = inside.firstIndex(of: UInt8(ascii: ","))
      let name = StyleSheetReader.trimmed(inside[..<(comma ?? inside.endIndex)])
      let fallback = comma.map { StyleSheetReader.trimmed(inside[($0 + 1)...]) }
      guard let replacement = variables[name] ?? fallback, replacement.utf8.count + bytes.count < longestValue else { return nil }
      value = String(decoding: bytes[..<start] + Array(replacement.utf8) + bytes[(end + 1)...], as: UTF8.self)
    }
    return nil
  }

  private static let mostVariables = 16
  private static let longestValue = 4096

  /// The parenthesis that closes the one after `var`.
  private static func closing(_ bytes: [UInt8], from start: Int) -> Int? {
    var depth = 0
    for index in start..<bytes.count {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0, bytes[index] == UInt8(ascii: ")") { return index }
    }
    return nil
  }
}
