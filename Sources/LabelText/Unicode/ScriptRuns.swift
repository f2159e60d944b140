// SPDX-License-Identifier: MIT

internal import CICU
package import LabelSettings

/// Splits text by script (UAX #24): characters that several scripts share get the script of their neighbours.
package enum ScriptRuns {
  /// The script of shared characters, such as digits and most punctuation.
  package static let common = OpenTypeTag("Zyyy")
  private static let latin = OpenTypeTag("Latn")

  /// The script of each UTF-16 unit. Marks have the script of their base; common characters that of the text before them, or after them at
  /// the start; a closing bracket that of its opening bracket.
  package static func scripts(of text: [UInt16]) -> [OpenTypeTag] {
    guard text.contains(where: { $0 >= 0x80 }) else { return Array(repeating: Self.latin, count: text.count) }
    var result: [OpenTypeTag] = []
    result.reserveCapacity(text.count)
    var current: ICUScript?
    var leading = 0
    var brackets: [(closing: UInt32, script: ICUScript)] = []
    var last: (script: ICUScript, tag: OpenTypeTag)?

    for (scalar, length) in UTF16Scalars(text) {
      let own = script(of: scalar)
      var resolved = own
      if isShared(own) {
        resolved = current ?? own
        if let current {
          switch bracketType(of: scalar) {
          case .open where brackets.count < 64: brackets.append((icu_paired_bracket(scalar), current))
          case .close:
            if let match = brackets.lastIndex(where: { $0.closing == scalar }) {
              resolved = brackets[match].script
              brackets.removeSubrange(match...)
            }
          case .open, .none: break
          }
        }
      } else {
        if current == nil { leading = result.count }
        current = own
      }
      let tag = last?.script == resolved ? last?.tag ?? common : tag(of: resolved)
      last = (resolved, tag)
      for _ in 0..<length { result.append(tag) }
    }
    if leading > 0, leading < result.count {
      let first = result[leading]
      for index in 0..<leading { result[index] = first }
    }
    return result
  }

  /// Whether characters belong to no script of their own.
  static func areShared(_ scalars: [Unicode.Scalar]) -> Bool { scalars.allSatisfy { isShared(script(of: $0.value)) } }

  private static func isShared(_ script: ICUScript) -> Bool {
    script == icu_script_common || script == icu_script_inherited
  }

  /// Only ASCII brackets are listed here, because most text has no others.
  private static func bracketType(of scalar: UInt32) -> ICUBracketType {
    switch scalar {
    case 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D, 0x80...: icu_bracket_type(scalar)
    default: .none
    }
  }

  private static let latinScript = icuScript(of: 0x41)

  private static func script(of scalar: UInt32) -> ICUScript {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: latinScript
    case 0...0x7F: icu_script_common
    default: icuScript(of: scalar)
    }
  }

  private static func icuScript(of scalar: UInt32) -> ICUScript {
    var status: ICUStatus = 0
    let script = icu_script(scalar, &status)
    return status > 0 ? icu_script_common : script
  }

  private static func tag(of script: ICUScript) -> OpenTypeTag {
    icu_script_short_name(script).flatMap { OpenTypeTag(String(cString: $0)) } ?? common
  }
}
