// SPDX-License-Identifier: MIT

internal import CICU
internal import LabelCore

/// Unicode's normal forms (UAX #15).
package enum Normalization {
  /// The text in normal form D, so that canonically equivalent texts have the same bytes. If ICU fails, for example for lack of memory, the
  /// text is returned unchanged.
  package static func decomposed(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    do throws(MachineError) {
      let source = Array(text.utf16)
      // NFD makes UTF-16 at most four times as long (UAX #15, table 4).
      var result = [UInt16](repeating: 0, count: source.count * 4 + 16)
      let count = try ICU.check("unorm2_normalize") {
        icu_decompose(&result, Int32(clamping: result.count), source, Int32(clamping: source.count), &$0)
      }
      return String(decoding: result[..<Int(count)], as: UTF16.self)
    } catch {
      return text
    }
  }
}
