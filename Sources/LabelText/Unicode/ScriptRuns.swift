// SPDX-License-Identifier: MIT

internal import CICU

/// Splits text by script (UAX #24): characters that many scripts share take the script of their neighbours.
package enum ScriptRuns {
  /// Characters of many scripts, such as digits and most punctuation.
  package static let common = OpenTypeTag("Zyyy")
  private static let latin = OpenTypeTag("Latn")

  /// A script for each UTF-16 unit. Marks follow their base; common characters follow what stands before them, or at the start what
  /// stands after; a closing bracket gets the script of its opening one.
  package static func scripts(of text: [UInt16]) -> [OpenTypeTag] {
    guard text.contains(where: { $0 >= 0x80 }) else { return Array(repeating: Self.latin, count: text.count) }
    var result: [OpenTypeTag] = []
    result.reserveCapacity(text.count)
    var current: UScriptCode?
    var leading = 0
    var brackets: [(closing: Int32, script: UScriptCode)] = []
    var tags: [UScriptCode: OpenTypeTag] = [:]

    for (scalar, length) in UTF16Scalars(text) {
      let own = script(of: scalar)
      var resolved = own
      if isShared(own) {
        resolved = current ?? own
        if let current {
          switch Int(icu_property(Int32(scalar), UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
          case 1 where brackets.count < 64: brackets.append((pairedBracket(scalar), current))
          case 2:
            if let match = brackets.lastIndex(where: { $0.closing == Int32(scalar) }) {
              resolved = brackets[match].script
              brackets.removeSubrange(match...)
            }
          default: break
          }
        }
      } else {
        if current == nil { leading = result.count }
        current = own
      }
      let tag = tags[resolved] ?? tag(of: resolved)
      tags[resolved] = tag
      result.append(contentsOf: repeatElement(tag, count: length))
    }
    if leading > 0, leading < result.count {
      let first = result[leading]
      for index in 0..<leading { result[index] = first }
    }
    return result
  }

  private static func isShared(_ script: UScriptCode) -> Bool {
    script == USCRIPT_COMMON || script == USCRIPT_INHERITED
  }

  private static func script(of scalar: UInt32) -> UScriptCode {
    var status = U_ZERO_ERROR
    let script = icu_script(Int32(scalar), &status)
    return status.rawValue > U_ZERO_ERROR.rawValue ? USCRIPT_COMMON : script
  }

  private static func pairedBracket(_ scalar: UInt32) -> Int32 { icu_paired_bracket(Int32(scalar)) }

  private static func tag(of script: UScriptCode) -> OpenTypeTag {
    icu_script_short_name(script).flatMap { OpenTypeTag(String(cString: $0)) } ?? common
  }
}
