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
    var current: ICUScript?
    var leading = 0
    var brackets: [(closing: UInt32, script: ICUScript)] = []
    var tags: [ICUScript: OpenTypeTag] = [:]

    for (scalar, length) in UTF16Scalars(text) {
      let own = script(of: scalar)
      var resolved = own
      if isShared(own) {
        resolved = current ?? own
        if let current {
          switch icu_bracket_type(scalar) {
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

  private static func isShared(_ script: ICUScript) -> Bool {
    script == icu_script_common || script == icu_script_inherited
  }

  private static func script(of scalar: UInt32) -> ICUScript {
    var status: ICUStatus = 0
    let script = icu_script(scalar, &status)
    return status > 0 ? icu_script_common : script
  }

  private static func tag(of script: ICUScript) -> OpenTypeTag {
    icu_script_short_name(script).flatMap { OpenTypeTag(String(cString: $0)) } ?? common
  }
}
